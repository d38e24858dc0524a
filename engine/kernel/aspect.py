"""Aspects: what a continuous effect reads or writes, as bits, for invalidation and for dependency (layers)."""

from __future__ import annotations

from engine.kernel import tree as t

_BITS: dict[str, int] = {}


def bit(name: str) -> int:
    """The bit of an aspect such as "field", "hand", "strength" or "kw:rush"."""
    if name not in _BITS:
        _BITS[name] = 1 << len(_BITS)
    return _BITS[name]


FIELD = bit("field")
EXERT = bit("exert")
DAMAGE = bit("damage")
HAND = bit("hand")
TURN = bit("turn")
INK = bit("inkwell")
POINTS = bit("points")
DISCARD = bit("discard")
DECK = bit("deck")
TALLY = bit("tally")
PLACE = bit("place")
PLANS = bit("plans")
ZONES = {
    "play": FIELD, "hand": HAND, "deck": DECK, "discard": DISCARD, "inkwell": INK, "plans": PLANS, "scene_deck": DECK,
}
STATES = {
    "exerted": EXERT, "ready": EXERT, "face_up": EXERT, "face_down": EXERT, "damaged": DAMAGE, "undamaged": DAMAGE,
    "wearing": PLACE,
}


def reads(node: object) -> int:
    """Everything that a filter, amount, target or condition depends on."""
    own = _own_reads(node)
    if isinstance(node, t.Node):
        for name in node.__struct_fields__:
            own |= reads(getattr(node, name))
    elif isinstance(node, tuple):
        for part in node:
            own |= reads(part)
    return own


def _own_reads(node: object) -> int:
    match node:
        case t.With(keyword):
            return bit("kw:" + keyword)
        case t.Has(stat) | t.StatOf(stat):
            return bit(stat)
        case t.In(state):
            return STATES.get(state, TALLY)
        case t.DamageOn():
            return DAMAGE
        case t.Count(zone=zone) | t.Chosen(zone=zone) | t.Every(zone=zone):
            return ZONES[zone]
        case t.YourTurn():
            return TURN
        case t.Happened():
            return TALLY
        case t.At() | t.Faces() | t.Bound("host"):
            return PLACE
        case t.Opponents(ahead=True) | t.Lore():
            return POINTS
    return 0
