"""Cards that move: out of lanes, into other zones, and what triggers by it (4.1, 4.14, 10.7.4)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.game import Game
from engine.kernel.state.state import CARD_MASK, Ref

OPEN = frozenset(("discard", "brides", "removed", "lane_resolution", "effect_resolution"))


@rule("GOT 4.14.2.3", "GOT 10.7.4.1.2", "GOT 1.3.4.1")
def leave_lanes(
    g: Game, refs: Sequence[Ref], zone: str, *, top: bool = False, covered: bool = False
) -> dict[Ref, list[Ref]]:
    """Pieces leave their lanes together: what triggers sees them as they were there. Of a stack only the top card goes
    on; the others go to their owners' waiting rooms."""
    since = len(g.state.fresh)
    for ref in refs:
        matched(g, ref, zone, "play")
    for ref in refs:
        piece = g.state.field[ref]
        if piece.slot >= 0:
            piece.notes["slot"] = piece.slot
    heroes = [ref for ref in refs if g.state.field[ref].seat < 0]
    others = [ref for ref in refs if ref not in heroes]
    moved = g.depart(others, zone, top=top, beneath="discard", held=True, covered=covered) if others else {}
    for ref in heroes:
        moved |= g.depart([ref], hero_zone(zone), top=top, covered=covered)
    g.follow(moved, since)
    return moved


@rule("GOT 4.7.3", "GOT 6.2.1.6.2")
def hero_zone(zone: str) -> str:
    """A hero that goes to a deck goes to the heroes' deck."""
    return "hero_deck" if zone == "deck" else zone


@rule("GOT 10.7.4.1")
def matched(g: Game, ref: Ref, zone: str, whence: str) -> None:
    """Everything that waits for a card to go there triggers."""
    look = g.look(ref)
    if whence == "play":
        g.fire("leave", ref, seat=look.seat)
    if zone == "discard":
        g.fire("to_discard", ref, seat=look.seat, role=whence)
    elif zone == "brides":
        g.fire("bride", ref, seat=look.seat)


@rule("GOT 10.7.4.1.1", "GOT 10.7.4.1.3", "GOT 4.1.6", "GOT 5.3.1")
def go(g: Game, card: int, zone: str, *, top: bool = False, covered: bool = False) -> Ref:
    """A card outside the lanes goes to its master's zone; who waits for it sees it where it is open."""
    number = g.state.zone[card]
    whence = g.rules.zones[number] if number >= 0 else ""
    hero = "hero" in g.faces[card].kinds
    seat = g.state.first if hero and zone == "deck" else g.holder(card)
    since, before = len(g.state.fresh), g.state.refs[card]
    if zone not in OPEN:
        matched(g, before, zone, whence)
    ref = g.put(card, hero_zone(zone) if hero else zone, top=top, seat=seat, covered=covered)
    if zone in OPEN:
        matched(g, ref, zone, whence)
    else:
        g.follow({before: [ref]}, since)
    return ref


@rule("GOT 11.4.1", "GOT 11.5.1", "GOT 4.14.2.3")
def to_owners_waiting_room(g: Game, refs: Sequence[Ref]) -> None:
    """All at once, each to its owner's."""
    pieces = [ref for ref in refs if g.on_field(ref)]
    since = len(g.state.fresh)
    for ref in pieces:
        matched(g, ref, "discard", "play")
        g.tell("to_discard", g.owner[ref & CARD_MASK], g.key(ref))
    if pieces:
        g.follow(g.depart(pieces, "discard", top=True), since)
    for ref in refs:
        if ref not in pieces:
            g.put(ref & CARD_MASK, "discard", top=True)
            g.tell("to_discard", g.owner[ref & CARD_MASK], g.keys[ref & CARD_MASK])
