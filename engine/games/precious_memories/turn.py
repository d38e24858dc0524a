"""A turn: start, main phase, approaches, end (2.5 of the base rules)."""

from __future__ import annotations

from engine.games.precious_memories import at_times, timing
from engine.games.precious_memories.ends import look_for_end
from engine.games.precious_memories.flags import END_STEP_ORDER, agreed
from engine.games.precious_memories.frames import MainPhase, Turn
from engine.games.precious_memories.settle import settle
from engine.kernel.characteristics import lasting
from engine.kernel.flow import turns
from engine.kernel.flow.program import Ask, Flow, Jump, go_to, program
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.game import Game
from engine.kernel.state.question import Option
from engine.kernel.verbs.drawing import discard_cards, draw_cards

DRAWN, HAND_LIMIT = 2, 7
END: Option = ("end",)


def begin_turn(g: Game, f: Turn) -> Flow:
    """Whoever has come onto the field before is there now."""
    turns.begin_turn(g, f.seat)
    for piece in g.state.field.values():
        piece.dry = True
    return None


@rule("PM R-PM-21")
def draw(g: Game, f: Turn) -> Flow:
    """Two cards, in the first turn of the game one."""
    draw_cards(g, f.seat, 1 if is_first(g) else DRAWN)
    look_for_end(g)
    return None


@rule("PM R-PM-21")
def is_first(g: Game) -> bool:
    return g.state.turn == 1


@rule("PM R-PM-21")
def ready_all(g: Game, f: Turn) -> Flow:
    """All own cards become active, then what waits for the start of the turn; nothing may be played."""
    turns.ready_all(g, f.seat)
    g.fire("turn_start", seat=f.seat)
    return settle(g, f)


@rule("PM R-PM-21")
def main_phase(g: Game, f: Turn) -> Flow:
    at_times.begin(g, timing.MAIN)
    g.fire("main_phase", seat=f.seat)
    return settle(g, f)


@rule("PM R-PM-19")
def open_main(g: Game, f: Turn) -> Flow:
    """Both may act in turn, the turn player first, until both pass in a row."""
    return MainPhase(seats=[f.seat, g.next_seat(f.seat)])


@rule("PM R-PM-21")
def approach_phase(g: Game, f: Turn) -> Flow:
    """Not in the first turn of the game."""
    if is_first(g):
        return Jump("R-PM-21 end")
    at_times.begin(g, timing.DECLARE)
    g.fire("approach_phase", seat=f.seat)
    return settle(g, f)


@rule("PM R-PM-21", "PM R-PM-25")
def ask_approach(g: Game, f: Turn) -> Flow:
    """One approach after the other, as long as he likes."""
    g.state.phase = timing.DECLARE
    options = g.rules.menu(g, f.seat)
    if options == [END]:
        f.got = [END]
        return None
    return Ask(f.seat, "action", options, rule="R-PM-24")


def approach(g: Game, f: Turn) -> Flow:
    option, f.got = f.got[0], []
    if option == END:
        return Jump("R-PM-21 end")
    return g.rules.actions.begin(g, f.seat, option)


# --- the end ---


@rule("PM R-PM-29")
def end_phase(g: Game, f: Turn) -> Flow:
    """What waits for the end of the turn; by another reading the discard comes first."""
    at_times.begin(g, "end")
    if agreed(g.flags, END_STEP_ORDER) == "discard":
        return Jump("R-PM-29 limit")
    return end_effects(g, f)


def end_effects(g: Game, f: Turn) -> Flow:
    g.fire("turn_end", seat=f.seat)
    return settle(g, f)


@rule("PM R-PM-29")
def effects_end(g: Game, f: Turn) -> Flow:
    """What lasted until the end of the turn is over, or of the next one after it began."""
    end_of_turn(g)
    return None


THROUGH = frozenset(
    "through_your_next_turn your_next_turn through_opposing_turn through_next_opposing_turn next_opposing_turn".split()
)
"""What lasts to the end of a turn of one player."""
NEXT = frozenset(("their_next_ready", "through_next_turn", at_times.NEXT_ALONE))
"""What lasts to the end of the next turn, whoever's it is."""


@rule("PM R-PM-51", "PM R-PM-88")
def end_of_turn(g: Game) -> None:
    """The next turn is the one after that in which the effect began, whoever's; the next one of a player is the first
    of his that begins later."""
    lasting.end(g, at_times.ENDS)
    lasting.end(g, THROUGH, g.state.active)
    for seat in g.turn_order():
        lasting.end(g, NEXT, seat)


@rule("PM R-PM-29")
def ask_discard(g: Game, f: Turn) -> Flow:
    """Down to seven cards in the own hand."""
    f.got = []
    hand: list[Option] = [("card", g.state.refs[card]) for card in g.zone(f.seat, "hand")]
    more = len(hand) - HAND_LIMIT
    if more <= 0:
        return None
    return Ask(f.seat, "card", hand, more, more, "R-PM-29", private=True, verb="discard")


def discard(g: Game, f: Turn) -> Flow:
    discard_cards(g, f.seat, [int(option[1]) for option in f.got])
    f.got = []
    return settle(g, f)


@rule("PM R-PM-29")
def late_effects(g: Game, f: Turn) -> Flow:
    """By the other reading what waits for the end of the turn comes now."""
    return end_effects(g, f) if agreed(g.flags, END_STEP_ORDER) == "discard" else None


def over(g: Game, f: Turn) -> Flow:
    """The other player's turn; a trigger that the end of effects brought about has been dealt with."""
    end_of_turn(g)
    g.state.frames.pop()
    following = g.next_seat(f.seat)
    lasting.end(g, {"until_your_next_turn", "their_next_turn"}, following)
    g.state.frames.append(Turn(seat=following))
    return None


TURN = program(
    Turn,
    ("R-PM-21", begin_turn),
    ("R-PM-21 draw", draw),
    ("R-PM-21 active", ready_all),
    ("R-PM-21 main", main_phase),
    ("R-PM-19", open_main),
    ("R-PM-21 approach", approach_phase),
    ("R-PM-24", ask_approach),
    ("R-PM-24 declared", approach),
    ("R-PM-24 next", go_to("R-PM-24")),
    ("R-PM-21 end", end_phase),
    ("R-PM-29", effects_end),
    ("R-PM-29 limit", ask_discard),
    ("R-PM-29 discarded", discard),
    ("R-PM-29 late", late_effects),
    ("R-PM-21 over", over),
)
