"""What happens to cards where something else may happen instead (10.10): going to a zone, being turned over."""

from __future__ import annotations

from engine.games.quintuplets import leaving
from engine.games.quintuplets.frames import Instead
from engine.kernel.characteristics.aspect import EXERT, FIELD
from engine.kernel.flow.program import RETURN, Flow, program
from engine.kernel.flow.replace import Replacing, happen, rows
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.game import Game
from engine.kernel.state.state import CARD_MASK, Ref, Run
from engine.kernel.verbs.drawing import draw_cards
from engine.kernel.verbs.moving import keep_slots, knows, looked_at_by_owner, move, tell_move

EVENTS = {"discard": "to_discard", "brides": "bride", "hand": "to_hand", "deck": "to_deck", "removed": "remove"}
"""What an effect may wait for, by the zone that a card is about to go to."""
FLIP, DRAW = "flip", "draw"


@rule("GOT 10.10.1", "GOT 10.10.1.1", "GOT 5.3.1", "GOT 5.4.1")
def send(g: Game, refs: list[Ref], zone: str, seat: int, run: Run | None = None, *, top: bool = False) -> Flow:
    """To a zone, unless something else happens instead."""
    deciding = happen(g, Instead, EVENTS.get(zone, zone), refs, seat=seat, word=zone, switch=top, run=run)
    if deciding is None:
        carry(g, refs, zone, run, top=top)
    return deciding


def carry(g: Game, refs: list[Ref], zone: str, run: Run | None, *, top: bool = False) -> None:
    """They go; the ability that sent them still knows them."""
    there = [ref for ref in refs if g.is_valid(ref)]
    new = go_into_deck(g, there, run or Run(), top=top) if zone == "deck" else go_to(g, there, zone, run or Run())
    if run is not None:
        keep_slots(run, there, [new[ref] for ref in there])
        run.slots["ordered"] = [new.get(ref, ref) for ref in run.slots.get("ordered", ())]


def go_to(g: Game, refs: list[Ref], zone: str, context: Run) -> dict[Ref, Ref]:
    """Into a zone that has no order; gives what each is from now on."""
    pieces = [ref for ref in refs if g.on_field(ref)]
    new = {ref: move(g, context, [ref], zone, top=zone == "discard")[0] for ref in refs if ref not in pieces}
    if pieces:
        move(g, context, pieces, zone, top=zone == "discard")
    return new | {ref: g.state.refs[ref & CARD_MASK] for ref in pieces}


@rule("GOT 4.1.5.1")
def go_into_deck(g: Game, refs: list[Ref], context: Run, *, top: bool) -> dict[Ref, Ref]:
    """Onto a deck or under it in this order, which is told to nobody: what was open is named by the alphabet."""
    told = sorted((g.key(ref), is_open(g, ref, context), knows_it(g, ref, context), ref) for ref in refs)
    pieces = [ref for ref in refs if g.on_field(ref)]
    seats = {ref: g.holder(ref & CARD_MASK) for ref in refs}
    moved = leaving.leave_lanes(g, pieces, "deck", top=top) if pieces else {}
    new = {ref: moved[ref][0] if ref in moved else leaving.go(g, ref & CARD_MASK, "deck", top=top) for ref in refs}
    for key, public, known, ref in told:
        zone = leaving.hero_zone("deck") if "hero" in g.faces[ref & CARD_MASK].kinds else "deck"
        tell_move(g, seats[ref], key, zone, public, known=known)
    return new


def is_open(g: Game, ref: Ref, context: Run) -> bool:
    """Whether everybody sees which card it is."""
    number = g.state.zone[ref & CARD_MASK]
    open_ = number < 0 or g.rules.zones[number] in leaving.OPEN
    return (open_ and (ref & CARD_MASK) not in g.state.covered) or ref in context.slots.get("revealed", ())


def knows_it(g: Game, ref: Ref, context: Run) -> bool:
    """Whether its owner knows which card it is."""
    return knows(g, ref, "deck") or looked_at_by_owner(g, context, ref)


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
        g.touch(FIELD | EXERT, ref)
    for ref in refs:
        g.fire("flip_down" if down else "flip_up", ref, seat=g.state.active)


def perform(g: Game, f: Replacing) -> Flow:
    """What nothing replaced happens after all, to all of them at once."""
    below = g.state.frames[-2]
    run = below if isinstance(below, Run) else None
    if f.event == DRAW:
        for ref in f.kept:
            draw_cards(g, g.holder(ref & CARD_MASK), 1)
    elif f.event == FLIP:
        turn_over(g, [ref for ref in f.kept if g.on_field(ref)], f.switch)
    else:
        carry(g, f.kept, f.word, run, top=f.switch)
    return RETURN


@rule("GOT 10.10.2", "GOT 10.10.2.1", "GOT 10.10.2.2", "GOT 10.10.2.3", "GOT 10.10.3")
def affected(g: Game, f: Replacing, ref: Ref) -> int:
    """Who decides: the card's master; of what has none, whoever does it."""
    seat = g.look(ref).seat
    return seat if seat >= 0 else f.seat


INSTEAD = program(Instead, *rows("10.10.2", perform, affected))
