"""What others decide: one thing or another of two, one of several modes; and a card picked out of their hand."""

from __future__ import annotations

from engine.kernel.cards.tree import (
    Anything,
    Chooser,
    Chosen,
    ChosenPlayer,
    Discard,
    Every,
    InTurn,
    OneOf,
    Players,
    RevealHand,
    Seq,
    ToDeck,
    ToHand,
    Who,
    You,
)
from engine.wording import REFUSED, Bindings, Many, Phrase, Slot, made, node, phrase, word

from . import players
from .places import Subject, swapped

_WHO = Subject()
_ONE = node(Chosen, filter=Slot("filter"), by=_WHO, whose=Chooser())


def _either(bindings: Bindings) -> object:
    """One of two things, as the player likes who does it."""
    who = bindings["who"]
    both = tuple(players.fill({"verb": bindings[slot], "who": You()}) for slot in ("a", "b"))
    return REFUSED if isinstance(who, You) or both[0] == both[1] else InTurn(who, OneOf(both))  # type: ignore[arg-type]


def _one_or_other(value: object) -> Bindings | None:
    match value:
        case InTurn(who, OneOf((a, b), 1)):
            said = [_verb_of(option) for option in (a, b)]
            return {"who": who, "a": said[0], "b": said[1]} if None not in said else None
    return None


def _verb_of(value: object) -> object | None:
    """What the one does who is "you"."""
    said = _said_mode(value)
    return said and said["verb"]


def _their_mode(bindings: Bindings) -> object:
    return players.fill({"verb": bindings["verb"], "who": You()})


def _said_mode(value: object) -> Bindings | None:
    """Also what is done to one that he chooses of his own."""
    target = getattr(value, "target", None)
    if isinstance(target, Chosen) and target.by == You() and target.whose == Chooser():
        return {"verb": swapped(value, You(), _WHO)}
    return players.lift_you(value)


def _their_choice(bindings: Bindings) -> object:
    who = bindings["who"]
    return REFUSED if isinstance(who, You) else InTurn(who, OneOf(bindings["options"]))  # type: ignore[arg-type]  # sorts


def _choice_of_them(value: object) -> Bindings | None:
    match value:
        case InTurn(who, OneOf(options, 1)):
            return {"who": who, "options": options}
    return None


def _picked_out(bindings: Bindings) -> object:
    who = bindings["who"]
    shown = RevealHand(who)  # type: ignore[arg-type]  # a player
    return Seq((shown, Discard(who, 1, bindings["filter"], "your_choice")), "and")  # type: ignore[arg-type]  # as above


def _out_of_hand(value: object) -> Bindings | None:
    match value:
        case Seq((RevealHand(who, False), Discard(whose, 1, filter_, "your_choice", False)), "and") if who == whose:
            return None if isinstance(who, You) else {"who": who, "filter": filter_}
    return None


_PILES: tuple[tuple[Who, str, str], ...] = (
    (ChosenPlayer(), "対戦相手1人を選び、そのプレイヤーは", "chosen opponent"),
    (ChosenPlayer(opponent=False), "プレイヤー1人を選び、そのプレイヤーは", "chosen player"),
    (Players(), "各プレイヤーは", "each player"),
)
DECIDED: tuple[Phrase | Many, ...] = (
    # one or the other
    made(
        "clause",
        _either,
        _one_or_other,
        ja="{who:player}{a:vp}か、{b:vp~}",
        en="{who:player} {a:vp.s} or {b:vp.s}",
    ),
    made(
        "plain",
        _their_choice,
        _choice_of_them,
        ja="{who:player}以下から1つ[を|]選ぶ。・{options:their_modes}",
        en="{who:player} chooses one[:| —] • ^{options:their_modes}",
    ),
    Many("their_modes", "their_mode", {"ja": ("。・", "。・"), "en": (". • ^", ". • ^")}, least=2),
    made("their_mode", _their_mode, _said_mode, ja="{verb:vp}", en=("{verb:vp}", "they {verb:vp}")),
    # out of the hand that is shown
    made(
        "plain",
        _picked_out,
        _out_of_hand,
        ja="{who:player}手札を公開する。その中から{filter:card}1枚を選び、そのプレイヤーはそれを捨てる",
        en=(
            "{who:player} reveals their hand. ^[you |]choose @{filter:card}[ from it|]. ^they discard [it|that card]",
            "{who:player} reveals their hand. ^[you |]choose @{filter:card}[ from it|] and they discard [it|that card]",
        ),
    ),
    # a whole pile
    *(
        word(
            "clause",
            ToDeck(Every(Anything(), "discard", whose), "shuffle"),
            ja=f"{ja}自分の捨て札を自分のデッキに加えて<シャッフルする>",
            en=(
                f"{en} shuffles their discard into their deck",
                f"{en} shuffles all cards from their discard into their deck",
            ),
        )
        for whose, ja, en in _PILES
    ),
    phrase(
        "vp",
        ToDeck,
        target=node(Every, filter=Anything(), zone="hand", whose=_WHO),
        place="shuffle",
        ja="自分の手札を自分のデッキに加えて<シャッフルする>",
        en=("<shuffle> their hand into their deck", "<shuffle> all cards from their hand into their deck"),
    ),
    word(
        "act",
        ToDeck(Every(Anything(), "hand", You()), "shuffle"),
        ja="あなたの手札を[あなたの|]デッキに加えて<シャッフルする>",
        en="shuffle your hand into your deck",
    ),
    phrase(
        "vp",
        ToHand,
        target=_ONE,
        en=("<choose> @{filter:np} of theirs and <return> [it|them|that card] to their hand",),
    ),
)
