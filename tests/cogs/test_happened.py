"""What is told of what happened since somebody last decided."""

import dataclasses
from itertools import chain

import pytest
from msgspec.structs import replace

from cogs.presentation import at_hand, board_screens, hand_screens, happened, phone
from cogs.presentation.printed import told_lines
from cogs.presentation.prompt_ids import PromptPosition
from cogs.presentation.words import Speaker
from data.catalogue import catalogue
from engine.games.registry import GAMES
from engine.kernel.record.record import ENGINE, Play, Setup
from engine.kernel.state.question import Answer, Undo
from engine.kernel.views.view import SPECTATOR
from engine.logbook import lines
from engine.table import Live
from render.games import names_of
from tests.cogs.positions import book, live_of, play
from tests.warm import shelf_of

OFFERED = ("lorcana", "mlp", "quintuplets")


def speaker(lang: str = "en", game: str = "lorcana") -> Speaker:
    return Speaker(catalogue(), lang, book(game), ("Aoi", "Ben"), game=game)


def told(live: Live, viewer: int, words: Speaker, most: int = 10_000) -> str:
    events = happened.happened(live, viewer, happened.last_decided(live, max(viewer, 0)))
    view = live.play.view(viewer)
    return happened.teller(view, live.kept.setup.cards, events, viewer, words)(most)


def by_hand(live: Live, seat: int) -> int:
    """The last input that answered a question of a seat which had more than one answer, each looked at."""
    for row in reversed(live.play.rows):
        if isinstance(row.input, Answer) and row.input.seat == seat:
            asked = live.play.state_at(row.no - 1).question
            assert asked is not None
            if not asked.is_forced:
                return row.no
    return 0


@pytest.mark.parametrize("game", OFFERED)
def test_the_last_decision_is_the_last_with_a_choice_or_one_of_a_row_of_ones_own(game: str) -> None:
    """A forced answer in the other's turn hides nothing of it. In a row of one's own answers nothing is hidden."""
    seen = 0
    for live in play(3, game=game):
        if live.no % 7 or live.no > 90:
            continue
        for seat in (0, 1):
            said, known = happened.last_decided(live, seat), by_hand(live, seat)
            assert said >= known
            between = [row.input for row in live.play.rows[known : said - 1]]
            assert all(isinstance(move, Answer) and move.seat == seat for move in between), (said, known)
            seen += said > 0
    assert seen > 10


def test_a_whole_turn_of_the_other_is_told_grouped_by_turns() -> None:
    words, longest, before = speaker(), 0, -1
    for live in play(5):
        if live.question is None or live.no > 80:
            continue
        seat, was, before = live.question.seat, before, live.question.seat
        if was == seat:
            continue
        text = told(live, seat, words)
        events = happened.happened(live, seat, happened.last_decided(live, seat))
        turns = [event for event in events if event.kind == "turn"]
        assert text.count("**Turn ") == len(turns)
        assert all(f"**Turn {event.args[0]}: " in text for event in turns)
        longest = max(longest, len(at_hand.log_lines(live, seat, happened.last_decided(live, seat) - 1)))
        for line in at_hand.log_lines(live, seat, happened.last_decided(live, seat) - 1):
            assert all(part in text for part in told_lines(line, words.sparing(live.kept.setup.cards)))
    assert longest > 8, "more than a board told before"


@pytest.mark.parametrize("game", OFFERED)
def test_a_score_is_told_as_it_was_and_as_it_is(game: str) -> None:
    """From each position to each later one the numbers are those of the views between, written as the board does."""
    words, points, seen = speaker(game=game), {}, 0
    names = names_of(game, {}, "en")
    what, numeral = names.text["points"], names.style.numeral
    for live in chain.from_iterable(play(seed, game=game, policy="heuristic") for seed in (11, 12)):
        if seen > 8:
            break
        view = live.play.view(SPECTATOR)
        points[live.no] = [side.points for side in view.seats]
        since = happened.last_decided(live, 0)
        if since < 1 or live.no % 2:
            continue
        events = happened.happened(live, SPECTATOR, since)
        text = happened.teller(view, live.kept.setup.cards, events, SPECTATOR, words)(10_000)
        for seat, side in enumerate(view.seats):
            was = points[since - 1][seat]
            before, after = map(numeral, (was, side.points))
            assert (f"**{words.seat(seat)}**: {what} {before} → {after}" in text) == (was != side.points)
            seen += was != side.points
    assert seen > 2


def test_of_too_much_the_latest_sentences_are_told_and_a_sign_says_so() -> None:
    live = next(live for live in play(5) if live.no == 60)
    words, view = speaker(), live.play.view(SPECTATOR)
    events = happened.happened(live, SPECTATOR, 0)
    whole = happened.teller(view, live.kept.setup.cards, events, SPECTATOR, words)(100_000)
    kept = [
        line
        for line in lines(events, SPECTATOR, "lorcana")
        if line.key not in {happened.TURN, *happened.every_turn("lorcana")}
    ]
    last = " ".join(told_lines(kept[-1], words.sparing(live.kept.setup.cards)))
    for most in (300, 700, 1500):
        short = happened.teller(view, live.kept.setup.cards, events, SPECTATOR, words)(most)
        assert most / 2 < len(short) <= most < len(whole)
        assert happened.MORE in short
        assert happened.MORE not in whole
        assert short.endswith(last)


@pytest.mark.parametrize("game", ["lorcana", "mlp", "harem_master"])
def test_what_comes_with_every_turn_is_left_out_before_what_somebody_did(game: str) -> None:
    words, cut, routine = speaker(game=game), 0, happened.every_turn(game)
    for live in play(5, game=game):
        cards, view = live.kept.setup.cards, live.play.view(SPECTATOR)
        events = happened.happened(live, SPECTATOR, happened.last_decided(live, 0))
        said = [line for line in lines(events, SPECTATOR, game) if line.key != happened.TURN]
        short, brief = happened.teller(view, cards, events, SPECTATOR, words)(150), words.sparing(cards)
        told = [line for line in said if all(part in short for part in told_lines(line, brief))]
        if any(line.key not in routine for line in said if line not in told):
            cut += 1
            assert [line for line in told if line.key in routine] == []
    assert cut > 10


@pytest.mark.parametrize("game", ["lorcana", "mlp", "quintuplets", "harem_master", "precious_memories"])
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_on_a_phone_there_is_room_for_the_question_its_buttons_and_what_is_told(game: str, lang: str) -> None:
    """Under the lower half of the lowest picture of a hand that a question asks for."""
    words, seen = speaker(lang, game), 0
    for live in chain.from_iterable(play(seed, game=game) for seed in (3, 4)):
        if live.question is None or live.no % 5:
            continue
        shown = hand_screens.hand(live, live.question.seat, words, PromptPosition())
        asked, below = shown.rows[: shown.asked], shown.rows[shown.asked :]
        held = live.play.view(live.question.seat).seats[live.question.seat].hand
        is_shown = held or shown.pictures[-1].name == "cards.png"
        left = phone.room(shown.text, asked, below, hand_screens.TALL[-1] if is_shown else hand_screens.HEAD)
        assert phone.lines(shown.changed) <= max(left, phone.FIRST) + 0.01, (live.no, shown.text)
        assert left > -1, (live.no, left, shown.text)
        seen += 1
    assert seen > 5


@pytest.mark.parametrize("game", ["lorcana", "mlp", "quintuplets", "harem_master", "precious_memories"])
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_whoever_begins_his_turn_is_told_what_the_other_did_before_it(game: str, lang: str) -> None:
    """Three lines of a phone at least, where so much has happened; the picture of the hand is drawn lower for it."""
    words, seen, short = speaker(lang, game), 0, 0
    for live in chain.from_iterable(play(seed, game=game) for seed in (3, 4)):
        if live.question is None or happened.turn_began(live) < live.no - 1:
            continue
        seat = live.question.seat
        shown = hand_screens.hand(live, seat, words, PromptPosition())
        whole = told(live, seat, words, hand_screens.CHANGED_LIMIT)
        held = live.play.view(seat).seats[seat].hand or ()
        if len(held) <= 8:
            seen += 1
            short += phone.lines(shown.changed) < min(phone.lines(whole), hand_screens.TOLD - 2 * phone.FIRST)
    assert seen > 5
    assert short <= seen / 10, (short, seen)


def undone() -> tuple[Live, Live]:
    """A game before and after somebody took a turn action back."""
    shelf = shelf_of("lorcana")
    decks = (shelf.decks[0].cards, shelf.decks[1].cards)
    keys = sorted({key for deck in decks for key in deck})
    setup = Setup(
        game="lorcana", engine=ENGINE, id="t.1", decks=decks, cards={key: shelf.cards.cards[key] for key in keys}
    )
    game = Play(GAMES["lorcana"], setup, bytes(32))
    while game.question is not None and not any(option[0] == "ink" for option in game.question.options):
        game.take(Answer(game.question.seat, tuple(range(game.question.least))))
    asked = game.question
    assert asked is not None
    ink = next(at for at, option in enumerate(asked.options) if option[0] == "ink")
    before = game.no
    game.take(Answer(asked.seat, (ink,)))
    inked = live_of(game.fork())
    game.take(Undo(asked.seat, before, tuple({0, 1} - {asked.seat})))
    return inked, live_of(game)


def test_what_was_taken_back_is_told_no_more() -> None:
    inked, back = undone()
    words = speaker()
    assert "into the inkwell" in told(inked, SPECTATOR, words)
    assert "into the inkwell" not in told(back, SPECTATOR, words)
    assert "undoes a step" in told(back, SPECTATOR, words)
    assert "into the inkwell" not in board_screens.board(back, words).changed


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_who_waits_on_a_server_is_told_on_the_board_alone_so_that_his_hand_stays_as_it_is(lang: str) -> None:
    live = next(live for live in play(5) if live.no == 40)
    assert live.question is not None
    asked, waiting = live.question.seat, 1 - live.question.seat
    alone = dataclasses.replace(live, table=replace(live.table, guild=0))
    words = speaker(lang)
    assert hand_screens.hand(live, asked, words, PromptPosition()).changed
    assert not hand_screens.hand(live, waiting, words, PromptPosition()).changed
    assert hand_screens.hand(alone, waiting, words, PromptPosition()).changed
    assert board_screens.board(live, words).changed


def test_nothing_that_is_hidden_is_told_to_the_other_or_on_the_board() -> None:
    """What somebody drew stands in his own words alone."""
    seen = 0
    for live in play(7):
        if live.no > 60 or live.no % 4:
            continue
        drew = [event for event in happened.happened(live, 0, 0) if event.kind == "drew" and event.to == 0]
        names = {speaker().card(str(key)) for event in drew for key in event.args[1:]}
        public = {words for name in names for words in [name] if name in told(live, SPECTATOR, speaker())}
        known = told(live, 1, speaker())
        assert {name for name in names if f"Aoi draws {name}" in known} == set()
        assert not any(f"draws {name}" in told(live, SPECTATOR, speaker()) for name in public)
        seen += len(names)
    assert seen > 10


@pytest.mark.parametrize(
    ("game", "lang", "seed", "no", "gives_way"),
    [("lorcana", "ja", 26, 32, False), ("quintuplets", "en", 29, 5, True)],
)
def test_small_print_gives_way_where_a_question_is_higher_than_a_phone(
    game: str, lang: str, seed: int, no: int, *, gives_way: bool
) -> None:
    """The highest questions of forty seeds. At the one the whole text of a card was two lines too high, of which that
    ability alone stands there which asks; at the other one the one that asks is a line too high."""
    policy = "heuristic" if seed % 2 else "builder"
    live = next(live for live in play(seed, game=game, policy=policy) if live.no == no)
    assert live.question is not None
    shown = hand_screens.hand(live, live.question.seat, speaker(lang, game), PromptPosition())
    asked, below = shown.rows[: shown.asked], shown.rows[shown.asked :]
    left = phone.room(shown.text, asked, below, hand_screens.TALL[-1])
    assert phone.lines(shown.changed) <= left + 0.01, shown.text
    assert ("…" in shown.text) == gives_way
    assert shown.text.splitlines()[0].endswith("**"), "the question is there to its end"


def test_a_line_is_cut_to_so_many_lines_of_a_phone() -> None:
    for line in ("-# " + "kitsune " * 30, "-# " + "狐" * 90):
        for most in (1, 2, 3):
            assert phone.lines(phone.shortened(line, most)) == pytest.approx(most + phone.FIRST - 1)
    assert phone.shortened("-# fox", 2) == "-# fox"
