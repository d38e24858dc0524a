"""What one viewer may see: plain data, built from nothing by allow-list."""

from __future__ import annotations

from msgspec import Struct

SPECTATOR = -1


class CardView(Struct, frozen=True):
    """A card that the viewer may see outside the field; `ref` names it in options, `index` is its place in the zone."""

    ref: int
    key: str
    index: int


class PieceView(Struct, frozen=True):
    """A piece in play with its current values.

    `stats` are current, `base` printed; `keywords` are (id, value) with value 0 where it has none; `under` are the keys
    of the cards beneath, top first, and `tucked` how many more lie face down under them; `at` is the reference of the
    piece that it is at (0: none); `notes` are ids of further public facts (what it is forbidden, may_ and what it is
    allowed, what it takes part in). `side`: which of the card's sides it is taken for, 0 for what is printed;
    `beneath`: the keys of the tucked cards, for a viewer who may look at them; `classes`: of what it is
    taken for.
    """

    ref: int
    key: str
    seat: int
    kind: str
    stats: dict[str, int]
    base: dict[str, int]
    keywords: tuple[tuple[str, int], ...]
    damage: int = 0
    exerted: bool = False
    dry: bool = True
    under: tuple[str, ...] = ()
    at: int = 0
    notes: tuple[str, ...] = ()
    slot: int = -1
    face_down: bool = False
    tucked: int = 0
    side: int = 0
    beneath: tuple[str, ...] = ()
    classes: tuple[str, ...] = ()


class SeatView(Struct, frozen=True):
    """One player's side. `hand` and other private zones are None for viewers who may not look.

    `counts` gives every zone's size, `points` the score, `ready`/`spent` the resource cards by state. `discard` is
    listed top first; `zones` holds the other zones that the viewer may look at. `open`: cards of zones that he may not
    look at which everybody sees all the same; `counters`: what the player himself has, by name.
    """

    seat: int
    points: int
    counts: dict[str, int]
    ready: int
    spent: int
    pieces: tuple[PieceView, ...]
    discard: tuple[CardView, ...]
    hand: tuple[CardView, ...] | None = None
    out: bool = False
    zones: dict[str, tuple[CardView, ...]] = {}
    open: tuple[CardView, ...] = ()
    counters: dict[str, int] = {}


class WaitingView(Struct, frozen=True):
    """A trigger that waits: whose, from which card, and from which piece while that is in play (0: not any more).

    `ability` is its place among the card's abilities, -1 where it was granted; `keyword` the id of the keyword that
    stands for it, "" for none; options name it by its `stamp`.
    """

    seat: int
    key: str
    stamp: int = -1
    piece: int = 0
    ability: int = -1
    keyword: str = ""


class ResolvingView(Struct, frozen=True):
    """An ability that resolves now, by its card; `own`: that card's printed text says it, nothing it was given.
    `giver`: the card whose text gives it. `number`: which ability of the one or the other it is or stands in, -1 for
    none. `keyword`: what it stands for where no text says it."""

    key: str
    own: bool = True
    number: int = -1
    keyword: str = ""
    giver: str = ""


class Awaited(Struct, frozen=True):
    """Who must decide; the kind of a private question is not told to others."""

    seat: int
    kind: str
    rule: str = ""


class EventView(Struct, frozen=True):
    """A happening as this viewer may know it: message kind and arguments (keys of cards, seats, numbers)."""

    kind: str
    args: tuple[str | int, ...]


class Outcome(Struct, frozen=True, array_like=True):
    """How a game ended: winners (empty: nobody), the rule, the reason's message key."""

    winners: tuple[int, ...]
    rule: str
    reason: str


class View(Struct, frozen=True, kw_only=True):
    """A whole position as one viewer (a seat number, or SPECTATOR) sees it after input `no`.

    `facts`: what everybody knows of the procedure that goes on, by the game's own names: numbers, keys of cards.
    """

    game: str
    viewer: int
    no: int
    turn: int
    active: int
    phase: str
    first: int
    goal: int
    seats: tuple[SeatView, ...]
    waiting: tuple[WaitingView, ...] = ()
    shown: tuple[CardView, ...] = ()
    resolving: tuple[ResolvingView, ...] = ()
    challenge: tuple[int, int] | None = None
    awaited: Awaited | None = None
    outcome: Outcome | None = None
    last: tuple[EventView, ...] = ()
    facts: dict[str, int | str] = {}


def keys_in(view: View, *, hands: bool = False) -> list[str]:
    """The cards that a view names, each once; those of a hand where it shows one and `hands` says so."""
    keys = [key for side in view.seats for piece in side.pieces for key in (piece.key, *piece.under)]
    for side in view.seats:
        zones = ((side.hand or ()) if hands else (), side.discard, side.open, *side.zones.values())
        keys += [card.key for zone in zones for card in zone]
    keys += [each.key for each in view.resolving] + [each.key for each in view.waiting]
    keys += [card.key for card in view.shown]
    keys += [fact for fact in view.facts.values() if isinstance(fact, str)]
    return list(dict.fromkeys(keys))
