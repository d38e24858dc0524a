"""Effects that cause each other for ever (ruling R-MLP-43)."""

from __future__ import annotations

from engine.kernel.cards import tree as t
from engine.kernel.flow.machine import take
from engine.kernel.record.record import decoder, encoded
from engine.kernel.state.question import Answer
from tests.rules.mlp.stock import RULES, Side, Table, character, deal, event, plus

READIED = t.Trigger("ready", t.AllOf((t.Kind("character"), t.Other())), by=t.Players())


def wake(body: t.Effect) -> t.Triggered:
    """Whenever another character is untapped, this one is tapped and untapped."""
    return t.Triggered((READIED,), t.Seq((t.Exert(t.This()), t.Ready(t.This()), body)))


def circle(body: t.Effect = t.Draw(t.Opponents(), 0)) -> Table:
    """Two characters, each of which untaps because the other was; an event sets them going."""
    return deal(
        Side(slots=["dusk", "dawn"], hand=["poke"], scenes=1),
        Side(deck=30),
        character("dusk", wake(body)),
        character("dawn", wake(body)),
        event("poke", t.Seq((t.Exert(t.Chosen(t.Named("Dusk"))), t.Ready(t.Bound("chosen"))))),
    )


def test_a_circle_that_nobody_can_leave_is_a_draw() -> None:
    table = circle()
    table.do("play", "poke").choose("dusk")
    outcome = table.game.state.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((), "loop")


def test_what_only_counts_does_not_make_another_position() -> None:
    table = circle(plus(1))
    table.do("play", "poke").choose("dusk")
    assert table.game.state.outcome is not None
    assert table.game.state.outcome.reason == "loop"


def test_a_circle_that_comes_to_an_end_by_itself_is_none() -> None:
    """Each round the opponent draws; his deck is empty before long."""
    table = circle(t.Draw(t.Opponents()))
    table.do("play", "poke").choose("dusk")
    assert table.game.state.outcome is not None
    assert (table.game.state.outcome.winners, table.game.state.outcome.reason) == ((0,), "decked")


def test_a_circle_with_a_choice_in_it_goes_on_until_somebody_leaves_it() -> None:
    table = circle(t.May(plus(1)))
    table.do("play", "poke").choose("dusk")
    for _ in range(300):
        table.yes()
    assert table.asked == (0, "may")


def test_questions_that_leave_no_choice_do_not_break_the_circle() -> None:
    """Through the codec at every question, as a table that is resumed."""
    table = circle(plus(1, t.Chosen(t.Named("Dusk"))))
    table.do("play", "poke").choose("dusk")
    decode = decoder(RULES)
    for _ in range(1000):
        if table.game.state.outcome is not None:
            break
        table.game.state = decode(encoded(table.game.state))
        table.game.stale = True
        take(table.game, Answer(0, (0,)))
    assert table.game.state.outcome is not None
    assert table.game.state.outcome.reason == "loop"


def test_a_circle_that_a_number_on_a_card_ends_is_none() -> None:
    """It goes on as long as dusk has fifty ideas at most."""
    few = t.Compare(t.StatOf("idea", t.This()), "<=", 50)
    once_more = t.Triggered((READIED,), t.If(few, t.Seq((plus(1), t.Exert(t.This()), t.Ready(t.This())))))
    table = deal(
        Side(slots=["dusk", "dawn"], hand=["poke"], scenes=1),
        Side(deck=30),
        character("dusk", once_more),
        character("dawn", wake(t.Draw(t.Opponents(), 0))),
        event("poke", t.Seq((t.Exert(t.Chosen(t.Named("Dusk"))), t.Ready(t.Bound("chosen"))))),
    )
    table.do("play", "poke").choose("dusk")
    assert table.game.state.outcome is None
    assert table.asked == (0, "action")
