"""The approach phase: declaration, event step, judgement (9)."""

from __future__ import annotations

from engine.games.quintuplets import menu
from engine.games.quintuplets.brides import (
    ask_bride,
    ask_partner,
    bind_partner,
    brides,
    judge_all,
    next_hero,
    turn_down,
)
from engine.games.quintuplets.frames import Approach, EventStep, Play
from engine.games.quintuplets.play import EVENT, side_for, spells
from engine.games.quintuplets.settle import settle
from engine.kernel.characteristics.aspect import FIELD
from engine.kernel.flow.program import RETURN, Ask, Flow, Jump, program
from engine.kernel.flow.rule_marks import rule
from engine.kernel.flow.window import Answers, Window, rows
from engine.kernel.state.game import Game
from engine.kernel.state.question import Option
from engine.kernel.state.state import CARD_MASK, Ref

PHASE = menu.APPROACH


@rule("GOT 9.2.1")
def begin(g: Game, f: Approach) -> Flow:
    g.fire("approach_phase", seat=f.seat)
    g.fire("approach_step", seat=f.seat)
    return settle(g, f)


@rule("GOT 9.2.2", "GOT 9.2.2.4")
def ask_declare(g: Game, f: Approach) -> Flow:
    """One character and one hero a question, until he has declared all; without any he may not approach."""
    g.state.phase = PHASE
    options = menu.approaches(g, f.seat)
    if not options:
        f.got = [menu.DONE]
        return None
    return Ask(f.seat, "action", [*options, menu.DONE], rule="9.2.2")


def declare(g: Game, f: Approach) -> Flow:
    option, f.got = f.got[0], []
    if option == menu.DONE:
        return None
    pair_up(g, f, int(option[1]), int(option[2]))
    return Jump("9.2.2")


@rule("GOT 9.2.2.3", "GOT 9.2.2.2.3")
def pair_up(g: Game, f: Approach, one: Ref, hero: Ref) -> None:
    """From now on she approaches, and he is approached."""
    f.pairs += [one, hero]
    g.state.field[one].notes["approaching"] = 1
    g.state.field[one].at = hero
    g.state.field[hero].notes["approached"] = 1
    g.touch(FIELD)
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
    phase = menu.EVENTS

    def offered(self, g: Game, seat: int, f: Window) -> list[Option]:
        return menu.events(g, seat)

    def possible(self, g: Game, seat: int, f: Window) -> bool:
        """Who has cards in his hand could have an event."""
        return bool(g.zone(seat, "hand"))

    def give(self, g: Game, seat: int, option: Option, f: Window) -> Flow:
        ref = int(option[1])
        side = side_for(g.faces[ref & CARD_MASK].card, EVENT)
        return Play(seat=seat, card=ref, side=side, ability=spells(g, ref, PHASE)[0])

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
            g.touch(FIELD)
        if piece.notes.pop("approached", 0):
            g.touch(FIELD)
    return RETURN


APPROACH = program(
    Approach,
    ("9.2.1", begin),
    ("9.2.2", ask_declare),
    ("9.2.2 chosen", declare),
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
