"""Who may use something while another acts: the windows of 305, 307, of battles, and of answers (406)."""

from __future__ import annotations

from engine.games.harem_master.frames import Answering, Closing, Free, Turn
from engine.games.harem_master.settle import settle_since
from engine.games.harem_master.triggers import CHANGES_KIND, KIND
from engine.kernel.characteristics.look import Look
from engine.kernel.flow.program import Flow, program
from engine.kernel.flow.rule_marks import rule
from engine.kernel.flow.trigger import whose_deed
from engine.kernel.flow.window import PASS, PASS_ON, Answers, Window, rows
from engine.kernel.state.game import Game
from engine.kernel.state.question import Option

OT = "ot"
MAIN, FREE, ANSWER, INTERCEPT = "main", "free", "answer", "intercept"
"""What the game is in while somebody is asked for an action."""
PASSES_ON = "passes_on"


def wants_on(g: Game, seat: int) -> bool:
    """Whether he has said that he answers no more in this turn."""
    return PASSES_ON in g.state.players[seat].tallies


class InWindow(Answers):
    """What all windows have in common: who passes on passes for the rest of the turn."""

    def offered(self, g: Game, seat: int, f: Window) -> list[Option]:
        return [option for option in g.rules.actions.menu(g, seat, self.phase) if option not in (PASS, PASS_ON)]

    def pass_on(self, g: Game, seat: int, f: Window) -> None:
        g.state.players[seat].tallies[PASSES_ON] = 1

    def give(self, g: Game, seat: int, option: Option, f: Window) -> Flow:
        return g.rules.actions.begin(g, seat, option)

    def settle(self, g: Game, f: Window) -> Flow:
        return settle_since(g, 0)


@rule("HM 305", "HM 215.3c", "HM 402.2", "HM 505")
def could_act(g: Game, seat: int) -> bool:
    """As far as everybody can see: he has cards in his hand and some card of the two decks could be used now, or
    something of his in play can (ruling R-HM-20)."""
    free = [ability.number for ability in g.library.unasked.get(OT, ()) if CHANGES_KIND not in ability.tags]
    if not free or wants_on(g, seat):
        return False
    if g.zone(seat, "hand"):
        return True
    return any(
        look.seat == seat and look.abilities and any(number in free for number in look.abilities)
        for look in g.looks().values()
    )


class FreeAnswers(InWindow):
    """As many as he likes, one after the other (305)."""

    rule = "305"
    phase = "free"
    several = True
    passes = 1

    def possible(self, g: Game, seat: int, f: Window) -> bool:
        return could_act(g, seat)


FREE_WINDOW = program(Free, *rows(FreeAnswers(), "305 over"))


class ClosingAnswers(FreeAnswers):
    """If he acts, the turn does not end yet (307.1)."""

    rule = "307"

    def give(self, g: Game, seat: int, option: Option, f: Window) -> Flow:
        f.passed = self.passes
        take_back(g)
        return super().give(g, seat, option, f)


@rule("HM 307.1")
def take_back(g: Game) -> None:
    """The turn does not end yet."""
    next(frame for frame in g.state.frames if isinstance(frame, Turn)).acted = True


CLOSING_WINDOW = program(Closing, *rows(ClosingAnswers(), "307.2"))


class ToHappening(InWindow):
    """The non-active player as many as he likes, then the active one, and again, until both pass (406.2)."""

    rule = "406.2"
    phase = "answer"

    def goes_on(self, g: Game, seat: int) -> bool:
        return as_he_likes(g, seat)

    def possible(self, g: Game, seat: int, f: Window) -> bool:
        return could_answer(g, seat, f)

    def settle(self, g: Game, f: Window) -> Flow:
        assert isinstance(f, Answering)
        return settle_since(g, f.since)


@rule("HM 406.2")
def as_he_likes(g: Game, seat: int) -> bool:
    """The active player uses one, then the other is asked again."""
    return seat != g.state.active


@rule("HM 406.2", "HM 407.3")
def could_answer(g: Game, seat: int, f: Window) -> bool:
    """As far as everybody can see: he has cards in his hand, or something of his in play says that it answers (ruling
    R-HM-20)."""
    if wants_on(g, seat) or not _could_be_his(g, seat, f):
        return False
    return bool(g.zone(seat, "hand")) or any(
        look.seat == seat and look.abilities and _answers(g, look, f) for look in g.looks().values()
    )


def _could_be_his(g: Game, seat: int, f: Window) -> bool:
    """Whether some card of the two decks answers what this player, or the other one, has just done."""
    assert isinstance(f, Answering)
    events = (f.event, "leave") if f.event.startswith("to_") else (f.event,)
    listens = [listen for event in events for listen in g.library.answered.get(event, ())]
    return f.event == KIND or any(whose_deed(g, listen, seat, f.by) for listen in listens)


def _answers(g: Game, look: Look, f: Window) -> bool:
    assert isinstance(f, Answering)
    abilities = [g.library.abilities[number] for number in look.abilities]
    if f.event == KIND and any(CHANGES_KIND in ability.tags for ability in abilities):
        return True
    return any(listen.event == f.event for ability in abilities for listen in ability.answers)


ANSWERING = program(Answering, *rows(ToHappening(), "406.2 over"))
