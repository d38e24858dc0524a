"""Aspects: what a continuous effect reads or writes, as bits, for invalidation and for dependency (layers)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from engine.kernel.cards import tree as t

_BITS: dict[str, int] = {}


def bit(name: str) -> int:
    """The bit of an aspect such as "field", "hand", a stat, or "kw:" and a keyword."""
    if name not in _BITS:
        _BITS[name] = 1 << len(_BITS)
    return _BITS[name]


FIELD = bit("field")
LASTING = bit("lasting")
"""Which effects there are that texts have left behind: of what is in play nothing has changed but what they do."""
EXERT = bit("exert")
DAMAGE = bit("damage")
HAND = bit("hand")
TURN = bit("turn")
POINTS = bit("points")
DISCARD = bit("discard")
DECK = bit("deck")
CHALLENGE = bit("challenge")
TALLY = bit("tally")
PLACE = bit("place")
ZONES = {
    "play": FIELD,
    "hand": HAND,
    "deck": DECK,
    "discard": DISCARD,
}
"""The zones that the machine knows by a name of their own."""


def of_zone(zone: str) -> int:
    """The bit of what lies in a zone, one of a game's own too."""
    return ZONES.get(zone) or bit(f"zone:{zone}")


def of_zones(zones: Sequence[str], areas: Mapping[str, Sequence[str]]) -> list[int]:
    """The bits of what lies in each zone, with those of the areas that it is a part of."""
    bits = [of_zone(zone) for zone in zones]
    for area, parts in areas.items():
        for part in parts:
            bits[zones.index(part)] |= of_zone(area)
    return bits


STATES = {
    "exerted": EXERT,
    "ready": EXERT,
    "face_up": EXERT,
    "face_down": EXERT,
    "damaged": DAMAGE,
    "undamaged": DAMAGE,
    "dry": TALLY,
    "challenged_this_turn": TALLY,
    "has_challenged_this_turn": TALLY,
    "challenging": CHALLENGE,
    "being_challenged": CHALLENGE,
}


ALWAYS = FIELD | LASTING
"""What the projection hangs on whatever the effects ask for."""
PRINT = FIELD | PLACE
"""What a piece is before any effect: who is in play, as what, whose, and at whom."""
OWN_STATE = TALLY | PLACE
"""What a state hangs on that one game alone knows."""


class Shape:
    """All that the order of continuous effects hangs on: the layer, what is read, what is written; one object each."""

    __slots__ = ("layer", "number", "reads", "writes")

    def __init__(self, number: int, layer: int, reads: int, writes: int) -> None:
        self.number = number
        self.layer = layer
        self.reads = reads
        self.writes = writes


_SHAPES: dict[tuple[int, int, int], Shape] = {}


def shape(layer: int = 0, reads: int = 0, writes: int = 0) -> Shape:
    """The one shape of that layer, these aspects read and these written."""
    key = (layer, reads, writes)
    if key not in _SHAPES:
        _SHAPES[key] = Shape(len(_SHAPES), layer, reads, writes)
    return _SHAPES[key]


def reads(node: object) -> int:
    """Everything that a filter, amount, target or condition depends on."""
    return _own_reads(node) | _over_parts(reads, node)


NEAR = EXERT | DAMAGE | CHALLENGE
"""Aspects that a change names the one piece of."""


def near(node: object) -> int:
    """Of these aspects those that are asked of the card itself: "while this character is exerted", "its damage"."""
    match node:
        case t.Matches(t.This(), filter_) if _plain(filter_):
            return reads(filter_) & NEAR
        case t.DamageOn(t.This()):
            return DAMAGE
    return _over_parts(near, node)


def far(node: object) -> int:
    """What is asked of any card, player or zone."""
    match node:
        case t.Matches(t.This(), filter_) if _plain(filter_):
            return reads(filter_) & ~NEAR
        case t.DamageOn(t.This()):
            return 0
    return _own_reads(node) | _over_parts(far, node)


def _over_parts(of: Callable[[object], int], node: object) -> int:
    aspects = 0
    if isinstance(node, t.Node):
        for name in node.__struct_fields__:
            aspects |= of(getattr(node, name))
    elif isinstance(node, tuple):
        for part in node:
            aspects |= of(part)
    return aspects


def _plain(node: t.Filter) -> bool:
    """Whether a filter asks of nothing but the card that it is held against."""
    match node:
        case t.Is() | t.At() | t.Faces() | t.Did():
            return False
        case t.In(state):
            return state in STATES
        case t.Has(amount=amount):
            return isinstance(amount, int)
        case t.Not(part):
            return _plain(part)
        case t.AnyOf(parts) | t.AllOf(parts):
            return all(_plain(part) for part in parts)
    return True


def _bits_of(stats: str) -> int:
    """Of each number of a sum."""
    bits = 0
    for stat in stats.split("+"):
        bits |= bit(stat)
    return bits


def _own_reads(node: object) -> int:
    match node:
        case t.With(keyword):
            return bit("kw:" + keyword)
        case t.Has("under") | t.StatOf("under"):
            return FIELD
        case t.Has("guests"):
            return FIELD | PLACE
        case t.Greatest(stat):
            return bit(stat) | FIELD
        case t.Has(stat) | t.StatOf(stat):
            return bit(stat) if "+" not in stat else _bits_of(stat)
        case t.In(state):
            return STATES.get(state, OWN_STATE)
        case t.DamageOn():
            return DAMAGE
        case t.Count(zone=zone) | t.Differing(zone=zone) | t.Chosen(zone=zone) | t.Every(zone=zone):
            return of_zone(zone)
        case t.YourTurn():
            return TURN
        case t.Happened() | t.Times() | t.Did() | t.CountersOf():
            return TALLY
        case t.Faces():
            return FIELD  # who changes slots has moved in play
        case t.At() | t.PlaceOf() | t.Bound("host"):
            return PLACE
        case t.OpponentsWith(zone):
            return of_zone(zone)
        case t.OpponentsHaving(zone=zone):
            return FIELD if zone == "play" else of_zone(zone)
        case t.Opponents(ahead=True) | t.Points():
            return POINTS
    return 0
