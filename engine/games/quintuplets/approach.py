"""The approach phase: declaration, event step, judgement (9)."""

from __future__ import annotations

from engine.games.quintuplets.brides import (
    ask_bride,
    ask_partner,
    bind_partner,
    brides,
    judge_all,
    next_hero,
    turn_down,
)
from engine.games.quintuplets.frames import Approach, EventStep
from engine.games.quintuplets.phases import APPROACH as PHASE
from engine.games.quintuplets.phases import DONE, EVENTS
from engine.games.quintuplets.settle import settle
from engine.kernel.characteristics.aspect import OWN_STATE
from engine.kernel.flow.program import RETURN, Ask, Flow, Jump, program
from engine.kernel.flow.rule_marks import rule
from engine.kernel.flow.window import PASS, PASS_ON, Answers, Window, rows
from engine.kernel.state.game import Game
from engine.kernel.state.question import ACTION, Option
from engine.kernel.state.state import Ref


@rule("GOT 9.2.1")
def begin(g: Game, f: Approach) -> Flow:
    g.fire("approach_phase", seat=f.seat)
    g.fire("approach_step", seat=f.seat)
    return settle(g, f)


@rule("GOT 9.2.2", "GOT 9.2.2.1", "GOT 9.2.2.4")
def ask_declare(g: Game, f: Approach) -> Flow:
    """A hero and all who approach him a question, until all are declared; without anybody who can, none is."""
    g.state.phase = PHASE
    options = g.rules.menu(g, f.seat)
    if options == [DONE]:
        f.got = options
        return None
    return Ask(f.seat, ACTION, options, rule="9.2.2")


def take(g: Game, f: Approach) -> Flow:
    option, f.got = f.got[0], []
    return g.rules.actions.begin(g, f.seat, option)


@rule("GOT 9.2.2.2")
def declare(g: Game, seat: int, one: Ref, hero: Ref, *more: Ref) -> Flow:
    """They approach him; then the next group."""
    frame = g.state.frames[-1]
    assert isinstance(frame, Approach)
    for each in (one, *more):
        pair_up(g, frame, each, hero)
    return Jump("9.2.2")


def declare_no_more(g: Game, seat: int) -> Flow:
    return Jump("9.2.2.3")


@rule("GOT 9.2.2.3", "GOT 9.2.2.2.3")
def pair_up(g: Game, f: Approach, one: Ref, hero: Ref) -> None:
    """From now on she approaches, and he is approached."""
    f.pairs += [one, hero]
    g.state.field[one].notes["approaching"] = 1
    g.state.field[one].at = hero
    g.state.field[hero].notes["approached"] = 1
    for ref in (one, hero):
        g.touch(OWN_STATE, ref)
    g.tell("approach", f.seat, g.key(one), g.key(hero))


@rule("GOT 9.2.2.3")
def declared(g: Game, f: Approach) -> Flow:
    """All of it is declared at once, and only then does it trigger."""
    if not f.pairs:
        g.tell("no_approach", f.seat)
    for one, hero in zip(f.pairs[::2], f.pairs[1::2], strict=True):
        g.fire("approach", one, hero, seat=f.seat)
    for hero in dict.fromkeys(f.pairs[1::2]):
        g.fire("approached", hero, seat=f.seat)
    return None


@rule("GOT 9.2.3", "GOT 9.4.4")
def check_timing(g: Game, f: Approach) -> Flow:
    return settle(g, f)


@rule("GOT 9.2.4")
def go_on(g: Game, f: Approach) -> Flow:
    """Without an approach the phase is over."""
    return None if f.pairs else RETURN


# --- the event step (9.3) ---


@rule("GOT 9.3.1")
def begin_events(g: Game, f: Approach) -> Flow:
    g.fire("event_step", seat=f.seat)
    return settle(g, f)


@rule("GOT 9.3.2", "GOT 9.3.4")
def event_step(g: Game, f: Approach) -> Flow:
    """The other player first."""
    return EventStep(seats=[g.next_seat(f.seat), f.seat])


class EventAnswers(Answers):
    """One event, then it is the other's turn; two passes in a row end it (ruling R-GOT-10)."""

    rule = "9.3.2"
    phase = "events"

    def offered(self, g: Game, seat: int, f: Window) -> list[Option]:
        g.state.phase = EVENTS
        return [option for option in g.rules.menu(g, seat) if option not in (PASS, PASS_ON)]

    def possible(self, g: Game, seat: int, f: Window) -> bool:
        """Who has cards in his hand could have an event."""
        return bool(g.zone(seat, "hand"))

    def give(self, g: Game, seat: int, option: Option, f: Window) -> Flow:
        return g.rules.actions.begin(g, seat, option)

    def settle(self, g: Game, f: Window) -> Flow:
        """Check timing comes before each time to act (10.5.2)."""
        return settle(g, f)


EVENT_STEP = program(EventStep, *rows(EventAnswers(), "9.3.5"))


# --- the judgement (9.4) ---


@rule("GOT 9.4.1")
def begin_judgement(g: Game, f: Approach) -> Flow:
    g.state.phase = PHASE
    g.fire("judgement_step", seat=f.seat)
    return settle(g, f)


@rule("GOT 9.2.2.3", "GOT 9.4.4")
def end(g: Game, f: Approach) -> Flow:
    """Nobody approaches any more."""
    for piece in g.state.field.values():
        if piece.notes.pop("approaching", 0):
            piece.at = 0
            g.touch(OWN_STATE, piece.ref)
        if piece.notes.pop("approached", 0):
            g.touch(OWN_STATE, piece.ref)
    return RETURN


APPROACH = program(
    Approach,
    ("9.2.1", begin),
    ("9.2.2", ask_declare),
    ("9.2.2 chosen", take),
    ("9.2.2.3", declared),
    ("9.2.3", check_timing),
    ("9.2.4", go_on),
    ("9.3.1", begin_events),
    ("9.3.2", event_step),
    ("9.4.1", begin_judgement),
    ("9.4.2", judge_all),
    ("9.4.2.2", ask_partner),
    ("9.4.2.2 chosen", bind_partner),
    ("9.4.3", next_hero),
    ("9.4.3.1", turn_down),
    ("9.4.3.2", ask_bride),
    ("9.4.3.2 chosen", brides),
    ("9.4.4", check_timing),
    ("9.4.4 end", end),
)
