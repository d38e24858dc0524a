"""What stands between brackets: when something is used, how often, from where, and that it is not countered."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from engine.games.harem_master.nodes import Uncounterable
from engine.kernel.cards.tree import Activated, Condition, Node, Spell, Trigger, Triggered
from engine.wording import REFUSED, Many, Phrase, in_order, phrase, sentences_of, word


class Occasion(Node, frozen=True):
    """It is used in answer to one of these; `also`: besides its other times."""

    on: tuple[Trigger, ...]
    also: bool = False


class Only(Node, frozen=True):
    """It is used only if this holds."""

    condition: Condition


class OnceATurn(Node, frozen=True):
    """It is used once in a turn."""


class FromHand(Node, frozen=True):
    """It is used while its card is in the hand."""


class Safe(Node, frozen=True):
    """It is not countered."""


_ORDER: tuple[type[Node], ...] = (Occasion, Only, OnceATurn, FromHand, Safe)
_AT = "[時|とき]に[対応して使用できる|対応して使用する|のみ使用できる]］"


def noted(ability: Activated | Spell | Triggered, notes: object) -> object:
    """The ability with its notes, or REFUSED where they are not in their order or say what it cannot be."""
    assert isinstance(notes, tuple)
    places = [_ORDER.index(type(note)) for note in notes]
    if places != sorted(set(places)):
        return REFUSED
    for note in notes:
        done = _with(ability, note)
        if done is None:
            return REFUSED
        ability = done
    return ability


def _with(ability: Activated | Spell | Triggered, note: object) -> Activated | Spell | Triggered | None:
    match note:
        case Safe():
            return replace(ability, body=in_order((Uncounterable(), *sentences_of(ability.body))))
        case Occasion(on, also) if not isinstance(ability, Triggered):
            return replace(ability, answers=on, also=also)
        case Only(condition) if not isinstance(ability, Triggered):
            return replace(ability, condition=condition)
        case OnceATurn() if isinstance(ability, Activated):
            return replace(ability, once=True)
        case FromHand() if isinstance(ability, Activated):
            return replace(ability, zone="hand")
    return None


def apart(ability: Activated | Spell | Triggered) -> tuple[Activated | Spell | Triggered, tuple[Node, ...]]:
    """The inverse: the ability without its notes, and these in their order."""
    notes: list[Node] = []
    if not isinstance(ability, Triggered):
        notes += [Occasion(ability.answers, ability.also)] if ability.answers else []
        notes += [Only(ability.condition)] if ability.condition is not None else []
        ability = replace(ability, answers=(), also=False, condition=None)
    if isinstance(ability, Activated):
        notes += [OnceATurn()] if ability.once else []
        notes += [FromHand()] if ability.zone == "hand" else []
        ability = replace(ability, once=False, zone="play")
    parts = sentences_of(ability.body)
    if len(parts) > 1 and parts[0] == Uncounterable():
        notes.append(Safe())
        ability = replace(ability, body=in_order(parts[1:]))
    return ability, tuple(notes)


def _used(sort: str, what: str) -> Iterator[Phrase | Many]:
    """The notes of abilities, or of events; `what`: how they are called there."""
    yield phrase(sort, Occasion, ja=f"［{what}" + "{on:answers}" + _AT, en="［Use only when {on:answers}］")
    yield word(
        sort,
        Occasion((Trigger("battle"),)),
        ja=f"［{what}戦闘中に[のみ使用できる|対応して使用できる]］",
        en="［Use only during a battle］",
    )
    yield phrase(
        sort,
        Occasion,
        also=True,
        ja=f"［{what}" + "{on:answers}[時|とき]にも使用できる］",
        en="［May also be used when {on:answers}］",
    )
    yield phrase(
        sort,
        Only,
        ja=(
            f"［{what}" + "{condition:condition}[時|とき|場合]にのみ使用できる］",
            f"［{what}" + "{condition:turn}にのみ使用できる］",
        ),
        en="［Use only if {condition}］",
    )
    yield word(sort, Safe(), ja="［この能力は打ち消されない］", en="［This ability can't be countered］")


NOTES: tuple[Phrase | Many, ...] = (
    *_used("ability_note", "[この能力は|]"),
    *_used("event_note", "[|このカードは]"),
    word(
        "ability_note",
        OnceATurn(),
        ja="［この能力は1ターンに[1度|一度]だけ使用できる］",
        en="［Use only once per turn］",
    ),
    word(
        "ability_note",
        FromHand(),
        ja="［この能力はこのカードが手札にある[とき|時]にのみ使用できる］",
        en="［Use only from your hand］",
    ),
    word("safe_note", Safe(), ja="［この能力は打ち消されない］", en="［This ability can't be countered］"),
    *(
        Many(f"{sort}s", sort, {"ja": ("", ""), "en": (" ", " ")})
        for sort in ("ability_note", "event_note", "safe_note")
    ),
)
