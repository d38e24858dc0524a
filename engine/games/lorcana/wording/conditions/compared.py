"""Players against each other: who has more, or fewer, cards, lore, characters."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.games.lorcana.wording.nouns.filters import LEAVES
from engine.kernel.cards.tree import (
    AnyOpponent,
    Anything,
    ChosenPlayer,
    Compare,
    Count,
    Greatest,
    Has,
    Never,
    Node,
    Op,
    PlayerOf,
    Points,
    Side,
    Who,
    You,
)
from engine.wording import REFUSED, Bindings, Parts, Phrase, Slot, Words, leaves, made, node, phrase, word

Measure = Callable[[Bindings, Who], Node | None]
"""How much of something a player has."""
_RELATIONS: tuple[tuple[Op, bool, tuple[str, str], str, str], ...] = (
    (">", False, ("an opponent has more {theirs} than you", "you have fewer {mine} than an opponent"), "some", "more"),
    ("<", False, ("you have more {mine} than an opponent", "an opponent has fewer {theirs} than you"), "some", "fewer"),
    (
        ">=",
        True,
        ("you have more {mine} than each opponent", "each opponent has fewer {theirs} than you"),
        "you",
        "more",
    ),
    (
        "<=",
        True,
        ("you have fewer {mine} than each opponent", "each opponent has more {theirs} than you"),
        "you",
        "fewer",
    ),
)
"""Of some opponent's number against yours; or that this holds of no opponent; English; who in Japanese has how many."""


def _cards(zone: str) -> Measure:
    return lambda bindings, who: Count(Anything(), zone, who)


def _hand(who: Who) -> Count:
    return Count(Anything(), "hand", who)


def _in_play(bindings: Bindings, who: Who) -> Node | None:
    """Of some kind; yours are told by their side."""
    told = leaves(bindings["filter"])
    own = LEAVES.combined([Side(True), *told])
    if own is REFUSED or any(isinstance(leaf, Has) and isinstance(leaf.amount, Greatest) for leaf in told):
        return None
    return Count(own) if isinstance(who, You) else Count(bindings["filter"], whose=who)  # type: ignore[arg-type]  # of leaves


def _lore(bindings: Bindings, who: Who) -> Node:
    return Points(who)


def _against(measure: Measure, op: Op, *, never: bool) -> Parts:
    def build(bindings: Bindings) -> object:
        theirs, mine = measure(bindings, AnyOpponent()), measure(bindings, You())
        if theirs is None or mine is None:
            return REFUSED
        value = Compare(theirs, op, mine)  # type: ignore[arg-type]  # amounts
        return Never(value) if never else value

    def match(value: object) -> Bindings | None:
        inner = value.part if never and isinstance(value, Never) else value
        if not isinstance(inner, Compare):
            return None
        slots: Bindings = {"filter": inner.left.filter} if measure is _in_play and isinstance(inner.left, Count) else {}
        return slots if (slots or measure is not _in_play) and build(slots) == value else None

    return build, match


def _rows(measure: Measure, english: str, japanese: Mapping[tuple[str, str], Words]) -> tuple[Phrase, ...]:
    """All relations of one thing that players have; `{}` stands for "your" or "their"."""
    words = {"mine": english.replace("{}", "[your |]"), "theirs": english.replace("{}", "[their |]")}
    fewer = "[less|fewer]" if measure is _lore else "fewer"

    def told(template: str) -> str:
        template = template.replace("fewer", fewer)
        for slot, said in words.items():
            template = template.replace("{" + slot + "}", said)
        return template

    return tuple(
        made("cond", *_against(measure, op, never=never), ja=japanese[who, size], en=tuple(map(told, en)))
        for op, never, en, who, size in _RELATIONS
    )


def _in_play_of_chosen(op: Op) -> Parts:
    """Of some kind, of an opponent who is chosen, against yours."""

    def build(bindings: Bindings) -> object:
        mine = _in_play(bindings, You())
        theirs = Count(bindings["filter"], whose=ChosenPlayer())  # type: ignore[arg-type]  # a filter
        sided = any(isinstance(leaf, Side) for leaf in leaves(bindings["filter"]))
        return REFUSED if mine is None or sided else Compare(theirs, op, mine)  # type: ignore[arg-type]  # a count

    def match(value: object) -> Bindings | None:
        match value:
            case Compare(Count(filter_, "play", ChosenPlayer(True, False)), known, _) if known == op:
                slots: Bindings = {"filter": filter_}
                return slots if build(slots) == value else None
        return None

    return build, match


_MORE_OR_FEWER: tuple[tuple[Op, str, str], ...] = ((">", "more", "多い"), ("<", "fewer", "少ない"))
_MORE, _FEWER = "あなたより<多い>", "あなたより<少ない>"


def _ja(one: str, mine: str) -> dict[tuple[str, str], str]:
    """One opponent against you, and you against each of them."""
    return {
        ("some", "more"): one + _MORE,
        ("some", "fewer"): one + _FEWER,
        ("you", "more"): mine + "各対戦相手より<多い>",
        ("you", "fewer"): mine + "各対戦相手より<少ない>",
    }


COMPARED: tuple[Phrase, ...] = (
    *_rows(
        _cards("hand"),
        "cards in {}hand",
        _ja("いずれかの対戦相手の手札[|にあるカード]が", "あなたの手札[|にあるカード]が"),
    ),
    *_rows(
        _cards("inkwell"),
        "cards in {}inkwell",
        _ja(
            "いずれかの対戦相手のインクウェル[の|にある]カードが",
            "あなたのインクウェル[の|にある]カードが",
        ),
    ),
    *_rows(
        _cards("discard"),
        "cards in {}discard",
        _ja("いずれかの対戦相手の捨て札[の|にある]カードが", "あなたの捨て札[の|にある]カードが"),
    ),
    *_rows(
        _in_play,
        "{filter:np.s} in play",
        _ja("いずれかの対戦相手の場の{filter:np}が", "あなたの場の{filter:np}が"),
    ),
    *_rows(
        _lore,
        "lore",
        {
            ("some", "more"): (
                "いずれかの対戦相手があなたより多くのロアを<持っている>",
                "あなたより多くのロアを持つ対戦相手が<いる>",
                "[いずれかの|]対戦相手のロアがあなたより<多い>",
            ),
            ("some", "fewer"): (
                "いずれかの対戦相手があなたより少ないロアを<持っている>",
                "あなたより少ないロアを持つ対戦相手が<いる>",
                "[いずれかの|]対戦相手のロアがあなたより<少ない>",
            ),
            ("you", "more"): ("あなたが各対戦相手より多くのロアを<持っている>", "あなたのロアが各対戦相手より<多い>"),
            ("you", "fewer"): (
                "各対戦相手があなたより多くのロアを<持っている>",
                "あなたのロアが各対戦相手より<少ない>",
            ),
        },
    ),
    word(
        "cond",
        Never(Compare(_hand(AnyOpponent()), ">", 0)),
        ja="各対戦相手の手札が0枚<である>",
        en=("each opponent has no cards in [their |]hand", "[your |]opponents have no cards in their hands"),
    ),
    # as much as an opponent, and what the player of some card has
    word(
        "cond",
        Compare(Points(AnyOpponent()), "==", Points(You())),
        ja="あなたといずれかの対戦相手のロアが<同じである>",
        en="you and an opponent have the same amount of lore",
    ),
    word(
        "cond",
        Compare(_hand(AnyOpponent()), "==", _hand(You())),
        ja="あなたといずれかの対戦相手の手札の枚数が<同じである>",
        en="you and an opponent have the same number of cards in [your|their] hand[s|]",
    ),
    *(
        row
        for op, lore, cards, ja in ((">=", "more", "more", "以上"), ("<=", "less", "fewer", "以下"))
        for row in (
            phrase(
                "cond",
                Compare,
                left=node(Points, who=node(PlayerOf, target=Slot("it"))),
                op=op,
                ja=f"{{it:whose}}プレイヤーのロアが{{right:number}}つ{ja}<である>",
                en=f"{{it:whose}} player has {{right:number}} or {lore} lore",
            ),
            phrase(
                "cond",
                Compare,
                left=node(Count, filter=Anything(), zone="hand", whose=node(PlayerOf, target=Slot("it"))),
                op=op,
                ja=f"{{it:whose}}プレイヤーの手札が{{right:number}}枚{ja}<である>",
                en=f"{{it:whose}} player has {{right:number}} or {cards} cards in their hand",
            ),
        )
    ),
    *(
        phrase(
            "cond",
            Compare,
            left=theirs,
            op=op,
            right=mine,
            ja=f"選んだ対戦相手1人の{ja}があなたより<{ja_size}>",
            en=f"chosen opponent has {size} {en} than you",
        )
        for theirs, mine, ja, en in (
            (
                Count(Anything(), "hand", ChosenPlayer()),
                Count(Anything(), "hand", You()),
                "手札",
                "cards in their hand",
            ),
            (
                Count(Anything(), "inkwell", ChosenPlayer()),
                Count(Anything(), "inkwell", You()),
                "インクウェルのカード",
                "cards in their inkwell",
            ),
            (Points(ChosenPlayer()), Points(You()), "ロア", "lore"),
        )
        for op, size, ja_size in ((">", "more", "多い"), ("<", "[fewer|less]", "少ない"))
    ),
    *(
        made(
            "cond",
            *_in_play_of_chosen(op),
            ja=f"選んだ対戦相手1人の場の{{filter:np}}があなたより<{ja}>",
            en=f"chosen opponent has {size} {{filter:np.s}} in play than you[| do]",
        )
        for op, size, ja in _MORE_OR_FEWER
    ),
)
