"""Taking back: freely one's own last action, as long as nobody has seen or done anything since; else by consent."""

from __future__ import annotations

import pytest

from engine.kernel.flow.machine import take
from engine.kernel.record import record
from engine.kernel.record.record import Play, first_bad
from engine.kernel.state.game import Game
from engine.kernel.state.question import Answer, Concede, Input, Refused, Undo
from tests.kernel.games import RULES, SECRET, begun, moves, played
from tests.rules.lorcana.stock import action, asked, character, deal, lore, song


def state_of(play: Play) -> tuple[object, ...]:
    """The position without its place in the record."""
    state = play.game.state.clone()
    question = state.question
    return (state.players, state.field, state.zone, state.refs, question.options if question else None)


def test_the_own_last_action_may_be_taken_back_at_once() -> None:
    table = deal({"field": ["scout"]})
    before = state_of(table.play)
    table.do("A: quest scout")
    assert table.play.free_undo(0) == 0
    assert table.play.free_undo(1) is None
    table.play.take(Undo(0, 0))
    assert state_of(table.play) == before
    assert lore(table, "A") == 0


def test_only_the_last_action_is_free() -> None:
    table = deal({"field": ["scout", "raider"]})
    table.do("A: quest scout")
    table.do("A: quest raider")
    assert table.play.free_undo(0) == 1
    with pytest.raises(Refused, match="consent"):
        table.play.take(Undo(0, 0))


def test_nothing_is_free_once_something_hidden_was_seen() -> None:
    table = deal({"hand": ["study"], "inkwell": 1})
    table.do("A: play study")
    assert table.play.free_undo(0) is None
    with pytest.raises(Refused, match="consent"):
        table.play.take(Undo(0, 0))


def test_nothing_is_free_once_another_has_acted() -> None:
    table = deal(
        {"hand": ["rob"], "inkwell": 1},
        {"hand": ["gem", "scout"]},
        rob=action("Each opponent chooses and discards a card."),
    )
    table.do("A: play rob")
    assert table.play.free_undo(0) == 0
    table.do("B: choose gem")
    assert table.play.free_undo(0) is None
    assert table.play.free_undo(1) == 1


def test_with_everybodys_consent_anything_may_be_taken_back() -> None:
    table = deal({"hand": ["study"], "inkwell": 1}, {}, {})
    before = state_of(table.play)
    table.do("A: play study")
    with pytest.raises(Refused, match="consent"):
        table.play.take(Undo(0, 0, (1,)))
    table.play.take(Undo(0, 0, (1, 2)))
    assert state_of(table.play) == before


@pytest.mark.parametrize("to", [-1, 1, 7])
def test_there_is_no_way_back_to_what_was_not(to: int) -> None:
    table = deal({"field": ["scout"]})
    table.do("A: quest scout")
    with pytest.raises(Refused, match="nothing_to_undo"):
        table.play.take(Undo(0, to, (1,)))


def test_an_undo_is_an_input_and_the_record_keeps_what_was_undone() -> None:
    play = begun()
    for _, answer in moves(play, most=30):
        play.take(answer)
    play.take(Undo(0, 25, (0, 1)))
    assert [type(row.input).__name__ for row in play.rows[-2:]] == ["Answer", "Undo"]
    for _, answer in moves(play, seed=3):
        play.take(answer)
    assert first_bad(RULES, play.setup, SECRET, play.rows) is None
    assert Play.resume(RULES, play.setup, SECRET, play.rows).snapshot() == play.snapshot()


def test_an_undo_can_be_undone() -> None:
    table = deal({"field": ["scout", "raider"]})
    table.do("A: quest scout")
    quested = state_of(table.play)
    table.play.take(Undo(0, 0))
    table.play.take(Undo(0, 1, (1,)))
    assert state_of(table.play) == quested
    table.do("A: quest raider")
    assert lore(table, "A") == 2


def test_a_stale_answer_to_an_undone_question_is_refused_by_its_number() -> None:
    """The question that is asked again bears a new number."""
    table = deal({"field": ["scout"]})
    before = asked(table).no
    table.do("A: quest scout")
    table.play.take(Undo(0, 0))
    assert asked(table).no > before


def test_no_shuffle_is_ever_repeated() -> None:
    """The same action taken again after an undo shuffles in another way."""
    table = deal(
        {"field": ["scout"], "hand": ["mix"], "inkwell": 1, "deck": {"top": [f"gem#{n}" for n in range(1, 31)]}},
        mix=action("Shuffle chosen character into their player's deck."),
    )
    orders = []
    for _ in range(3):
        start = len(table.play.rows)
        table.do("A: play mix")
        table.do("A: choose scout")
        orders.append(tuple(table.play.game.zone(0, "deck")))
        table.play.take(Undo(0, start, (1,)))
    assert len(set(orders)) == 3


def test_every_input_of_a_game_can_be_taken_back_by_consent() -> None:
    play = begun()
    for _, answer in moves(play, most=120):
        before = state_of(play)
        twin = play.fork()
        twin.take(answer)
        if twin.outcome is None:
            twin.take(Undo(answer.seat, len(play.rows), (0, 1)))
            assert state_of(twin) == before
        play.take(answer)


def test_nothing_is_taken_back_after_the_end() -> None:
    play = played()
    assert play.free_undo(0) is None
    table = deal({"field": ["scout"]})
    table.do("A: quest scout")
    table.play.take(Concede(0))
    assert table.play.free_undo(0) is None


def test_a_payment_that_is_not_finished_can_be_cancelled_without_an_undo() -> None:
    table = deal(
        {"field": ["raider", "giant"], "hand": ["chorus"]},
        chorus=song("Sing Together 7\nDraw 2 cards.", cost=7),
        scout=character(),
    )
    before = state_of(table.play)
    table.do("A: sing together chorus")
    cancel = asked(table).options.index(("cancel",))
    table.play.take(Answer(0, (cancel,)))
    assert state_of(table.play) == before


def test_a_game_resumed_late_plays_what_was_before_once_and_not_at_each_look_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    whole = begun()
    for number, (_, answer) in enumerate(moves(whole), 1):
        whole.take(answer)
        if number % 7 == 0 and whole.free_undo(answer.seat) is not None:
            whole.take(Undo(answer.seat, whole.no - 1))
        if whole.no >= 100:
            break
    late = Play.resume(RULES, whole.setup, SECRET, whole.rows, (whole.no, whole.snapshot()))
    taken = 0

    def counted(game: Game, answer: Input) -> None:
        nonlocal taken
        taken += 1
        take(game, answer)

    monkeypatch.setattr(record, "take", counted)
    counts = []
    for number in (whole.no - 2, whole.no - 3, whole.no - 2):
        taken = 0
        state = late.state_at(number)
        counts.append(taken)
        assert state == whole.state_at(number)
    assert counts[0] > 60
    assert max(counts[1:]) <= 2 * record.SNAPSHOT_EVERY
    assert late.snapshot() == whole.snapshot()
