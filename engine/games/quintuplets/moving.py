"""What happens to cards where something else may happen instead (10.10): going to a zone, being turned over."""

from __future__ import annotations

from engine.games.quintuplets.frames import Instead
from engine.kernel.characteristics.aspect import EXERT, FIELD
from engine.kernel.flow.program import RETURN, Flow, program
from engine.kernel.flow.replace import Replacing, happen, rows
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.game import Game
from engine.kernel.state.state import CARD_MASK, Ref, Run
from engine.kernel.verbs.moving import keep_slots, move

EVENTS = {"discard": "to_discard", "brides": "bride", "hand": "to_hand", "deck": "to_deck", "removed": "remove"}
"""What an effect may wait for, by the zone that a card is about to go to."""
FLIP = "flip"


@rule("GOT 10.10.1", "GOT 10.10.1.1", "GOT 5.3.1", "GOT 5.4.1")
def send(g: Game, refs: list[Ref], zone: str, seat: int, run: Run | None = None) -> Flow:
    """To a zone, unless something else happens instead."""
    deciding = happen(g, Instead, EVENTS.get(zone, zone), refs, seat=seat, word=zone, run=run)
    if deciding is None:
        carry(g, refs, zone, run)
    return deciding


def carry(g: Game, refs: list[Ref], zone: str, run: Run | None) -> None:
    """They go; the ability that sent them still knows them."""
    context = run or Run()
    there = [ref for ref in refs if g.is_valid(ref)]
    new = {ref: ref for ref in there}
    pieces = [ref for ref in there if g.on_field(ref)]
    for ref in there:
        if ref not in pieces:
            new[ref] = move(g, context, [ref], zone, top=zone == "discard")[0]
    if pieces:
        move(g, context, pieces, zone, top=zone == "discard")
        new |= {ref: g.state.refs[ref & CARD_MASK] for ref in pieces}
    if run is not None:
        keep_slots(run, there, [new[ref] for ref in there])


@rule("GOT 5.2.1", "GOT 1.3.2.1")
def flip(g: Game, refs: list[Ref], seat: int, *, down: bool, run: Run | None = None) -> Flow:
    """Turned over; who lies so already is not turned."""
    turned = [ref for ref in refs if g.on_field(ref) and g.state.field[ref].face_down != down]
    deciding = happen(g, Instead, FLIP, turned, seat=seat, switch=down, run=run) if down else None
    if deciding is None:
        turn_over(g, turned, down)
    return deciding


def turn_over(g: Game, refs: list[Ref], down: bool) -> None:
    for ref in refs:
        g.tell("flip_down" if down else "flip_up", max(g.state.field[ref].seat, 0), g.key(ref))
        g.state.field[ref].face_down = down
        g.touch(FIELD | EXERT)
    for ref in refs:
        g.fire("flip_down" if down else "flip_up", ref, seat=g.state.active)


def perform(g: Game, f: Replacing) -> Flow:
    """What nothing replaced happens after all, to all of them at once."""
    below = g.state.frames[-2]
    run = below if isinstance(below, Run) else None
    if f.event == FLIP:
        turn_over(g, [ref for ref in f.kept if g.on_field(ref)], f.switch)
    else:
        carry(g, f.kept, f.word, run)
    return RETURN


@rule("GOT 10.10.2", "GOT 10.10.2.1", "GOT 10.10.2.2", "GOT 10.10.2.3", "GOT 10.10.3")
def affected(g: Game, f: Replacing, ref: Ref) -> int:
    """Who decides: the card's master; of what has none, whoever does it."""
    seat = g.look(ref).seat
    return seat if seat >= 0 else f.seat


INSTEAD = program(Instead, *rows("10.10.2", perform, affected))
