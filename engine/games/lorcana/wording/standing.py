"""How the players stand: what one has in play, in the hand or in lore, compared with a number or with another."""

from __future__ import annotations

from collections.abc import Callable

from engine.kernel.cards.tree import (
    AllOf,
    AnyOpponent,
    Anything,
    At,
    Compare,
    Count,
    DamageOn,
    Has,
    In,
    Kind,
    Matches,
    Points,
    Side,
    Tally,
    You,
)
from engine.wording import REFUSED, Bindings, Parts, Phrase, Slot, leaves, made, node, phrase, word

from .filters import LEAVES, SOMEWHERE, has_kind, joined

_MY_HAND = Count(Anything(), "hand", You())
_A_HAND = Count(Anything(), "hand", AnyOpponent())
_THEIRS = node(Count, filter=Slot("filter"), whose=AnyOpponent())
_OWN = node(Count, filter=Slot("filter"))
_ALIVE = has_kind("filter", "character")


def _thing(bindings: Bindings) -> bool:
    return not _ALIVE(bindings)


def _anyones(bindings: Bindings) -> bool:
    """A guard: characters of whatever side, and wherever in play."""
    return _ALIVE(bindings) and not any(isinstance(leaf, Side | At) for leaf in leaves(bindings["filter"]))


def said_later(rank: str, *, when: Callable[[Bindings], bool] = lambda bindings: True) -> Parts:
    """A leaf that stands behind "in play"."""

    def build(bindings: Bindings) -> object:
        return LEAVES.combined([*leaves(bindings["rest"]), bindings[rank]]) if when(bindings) else REFUSED

    def match(value: object) -> Bindings | None:
        ranked = [leaf for leaf in leaves(value) if LEAVES.rank(leaf) == rank]
        rest = LEAVES.combined([leaf for leaf in leaves(value) if leaf not in ranked])
        slots: Bindings = {"rest": rest, rank: ranked[0]} if len(ranked) == 1 and rest is not REFUSED else {}
        return slots if slots and when(slots) else None

    return build, match


def _of_a_side(bindings: Bindings) -> bool:
    """A guard: some player's, so that the other languages can say whose."""
    return any(isinstance(leaf, Side) for leaf in leaves(bindings["rest"]))


STANDING: tuple[Phrase, ...] = (
    made("in_play", *joined(), en="{rest:own_one} in play"),
    *(
        made("in_play", *said_later(rank), en="{rest:own_one} in play" + f"{{{rank}:{sort}}}")
        for rank, sort in (("has", "has"), ("with", "with"), ("state", "was"), ("named", "named"))
    ),
    made("hurt", *joined(In("damaged")), en="@{rest:np}"),
    *(
        row
        for state in ("exerted", "damaged", "ready")
        for row in (
            phrase(
                "cond",
                Compare,
                left=node(Count, filter=Slot("filter")),
                op=">=",
                right=1,
                en=f"{{filter:{state}_one}} is {state}",
            ),
            made(f"{state}_one", *joined(In(state), when=_of_a_side), en="{rest:one}"),
            phrase(
                "cond", Compare, left=_OWN, op=">=", en=f"{{right:number}} or more {{filter:{state}_ones}} are {state}"
            ),
            phrase(
                "cond",
                Compare,
                left=_OWN,
                op=">=",
                right=1,
                en=f"one or more {{filter:{state}_ones}} are {state}",
            ),
            made(f"{state}_ones", *joined(In(state), when=_of_a_side), en="{rest:np.s}"),
            made(f"{state}_ones", *joined(In(state), Side(True)), en="of your {rest:np.s}"),
        )
    ),
    phrase(
        "cond",
        Compare,
        left=node(Count, filter=Slot("filter")),
        op=">=",
        right=1,
        ja="{filter:one_at_a_location}がロケーションに<いる>",
        en="{filter:one_at_a_location} is at a location",
    ),
    made("one_at_a_location", *joined(At(SOMEWHERE), when=_of_a_side), ja="{rest:np}"),
    made("one_at_a_location", *joined(At(SOMEWHERE)), en="{rest:one}"),
    # in play
    *(
        phrase(
            "cond",
            Compare,
            left=_OWN,
            op="==",
            right=0,
            when=when,
            ja="あなたの場に{filter:own}が<" + none + ">",
            en="you don't have {filter:own_one} in play",
        )
        for when, none in ((_ALIVE, "いない"), (_thing, "ない"))
    ),
    phrase(
        "cond",
        Compare,
        left=_OWN,
        op=">=",
        when=_anyones,
        ja="場に{filter:np}が{right:number}体以上<いる>",
        en="there are {right:number} or more {filter:np.s} in play",
    ),
    phrase(
        "cond",
        Compare,
        left=_THEIRS,
        op=">=",
        when=_ALIVE,
        ja="いずれかの対戦相手の場に{filter:np}が{right:number}体以上<いる>",
        en="an opponent has {right:number} or more {filter:np.s} in play",
    ),
    phrase(
        "cond",
        Compare,
        left=node(Count, filter=node(AllOf, parts=(Kind("character"), Side(True), Slot("has")))),
        op=">=",
        right=1,
        en="you have any in play{has}",
    ),
    # hands
    phrase(
        "cond",
        Compare,
        left=_A_HAND,
        op=">=",
        ja="いずれかの対戦相手の手札が{right:number}枚以上<である>",
        en="an opponent has {right:number} or more cards in their hand",
    ),
    phrase(
        "cond",
        Compare,
        left=_A_HAND,
        op="<=",
        ja="いずれかの対戦相手の手札が{right:number}枚以下<である>",
        en="an opponent has {right:number} or fewer cards in their hand",
    ),
    # other piles
    *(
        phrase(
            "cond",
            Compare,
            left=Count(Anything(), zone, AnyOpponent()),
            op=op,
            ja=f"いずれかの対戦相手の{ja_zone}にカードが{{right:number}}枚{ja}<ある>",
            en=f"an opponent has {{right:number}} or {en} cards in their {zone}",
        )
        for zone, ja_zone in (("inkwell", "インクウェル"), ("discard", "捨て札"))
        for op, ja, en in ((">=", "以上", "more"), ("<=", "以下", "fewer"))
    ),
    *(
        phrase(
            "cond",
            Compare,
            left=node(Count, filter=Slot("filter"), zone=zone, whose=You()),
            op="==",
            right=0,
            ja=f"あなたの{ja}に" + "{filter:card}が<ない>",
            en="you have no {filter:card.s} in your " + zone,
        )
        for zone, ja in (("inkwell", "インクウェル"), ("discard", "捨て札"))
    ),
    # lore
    phrase(
        "cond",
        Compare,
        left=Points(You()),
        op="<=",
        ja="あなたのロアが{right:number}つ以下<である>",
        en="you have {right:number} or less lore",
    ),
    # this card
    phrase(
        "cond",
        Matches,
        filter=In("being_challenged"),
        ja="{target:this}がチャレンジ<されている>",
        en="{target:this} is being challenged",
    ),
    phrase(
        "cond",
        Compare,
        left=node(DamageOn, target=Slot("this")),
        op=">=",
        ja="{this}が{right:number}ダメージ以上<受けている>",
        en="{this} has {right:number} or more damage",
    ),
    phrase(
        "cond",
        Matches,
        filter=node(Has, stat=Slot("stat"), op="<=", amount=Slot("n")),
        ja="{target:this}が{n:number}{stat}以下<である>",
        en="{target:this} has {n:number} {stat} or less",
    ),
    # this way
    word(
        "cond",
        Compare(Tally("removed"), ">=", 1),
        ja="この方法でダメージを<取り除いた>",
        en="you removed damage this way",
    ),
    *(
        word("cond", Compare(Tally("discarded"), op, number), ja=f"この方法でカードが<{ja}>", en=en)  # type: ignore[arg-type]
        for op, number, ja, en in (
            (">=", 1, "捨てられた", "a card was discarded this way"),
            ("==", 0, "捨てられなかった", "no cards were discarded this way"),
        )
    ),
    word("cond", Compare(Tally("declined"), "==", 0), ja="そのプレイヤーがそう<した>", en="they do"),
    word("cond", Compare(Tally("declined"), ">=", 1), ja="そのプレイヤーがそうし<なかった>", en="they don't"),
)
