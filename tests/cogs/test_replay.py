"""Replays show what a spectator saw and no more: boards, log lines, alt texts, file names, films."""

import io
import re
from collections.abc import Collection, Sequence
from functools import cache
from itertools import pairwise
from pathlib import Path
from random import Random

import msgspec
import pytest
from msgspec.structs import replace
from PIL import Image

from cogs.presentation import replay_screens
from cogs.presentation.controls import CUSTOM_ID, Button
from cogs.presentation.screen import TEXT_LIMIT, Picture, Screen
from cogs.presentation.words import CardBook, Speaker
from data.catalogue import catalogue
from data.records import BrokenRecord, verify
from data.replays import NotOpened, Replay, replay
from engine.games.registry import GAMES
from engine.kernel.flow.machine import ask_again
from engine.kernel.record.record import ENGINE, Play, RecordRow, Setup
from engine.kernel.record.shuffle import commitment
from engine.kernel.state.question import Answer
from engine.kernel.state.state import CARD_MASK
from engine.kernel.views.view import SPECTATOR, View
from engine.logbook import lines
from engine.players.check import UNREPEATED
from engine.players.policy import builder
from engine.players.swaps import exchange, swaps
from engine.table import GameRow, Options, Seat, TableRow
from render import state_text
from render.film import MOST_FRAMES, film
from tests.warm import shelf_of

NAMES = ("Aoi", "Ben")
EVERY_GAME = pytest.mark.parametrize("game", GAMES)
SEED = {"harem_master": 1, "lorcana": 3, "mlp": 3, "precious_memories": 3, "quintuplets": 3}


def begun(game: str) -> Play:
    shelf = shelf_of(game)
    decks = (shelf.decks[0].cards, shelf.decks[1].cards)
    cards = {key: shelf.cards.cards[key] for key in sorted({*decks[0], *decks[1]})}
    setup = Setup(
        game=game, engine=ENGINE, id="abc.1", decks=decks, cards=cards, commitment=commitment(bytes(32), "abc.1")
    )
    return Play(GAMES[game], setup, bytes(32))


def kept_of(setup: Setup, *, opened: bool = True) -> GameRow:
    return GameRow(id=setup.id, table="abc", setup=setup, secret=bytes(32), opened=opened)


def table(game: str) -> TableRow:
    return TableRow(
        id="abc",
        guild=1,
        channel=2,
        host=10,
        games=("abc.1",),
        results=((0,),),
        options=Options(game=game, seats=2),
        seats=(Seat(user=10), Seat(user=11)),
    )


@cache
def played(game: str) -> tuple[Setup, list[RecordRow], list[View]]:
    """A whole game, and what a spectator saw of it while it was played."""
    play, chance = begun(game), Random(SEED[game])
    seen = [play.view(SPECTATOR)]
    while play.question is not None:
        play.take(Answer(play.question.seat, builder(play.game, play.question, chance)))
        seen.append(play.view(SPECTATOR))
    return play.setup, play.rows, seen


@cache
def looked(game: str) -> Replay:
    setup, rows, _ = played(game)
    return replay(kept_of(setup), rows)


def speaker(game: str, lang: str = "en") -> Speaker:
    cards = shelf_of(game).cards
    return Speaker(catalogue(), lang, CardBook(cards.cards, printed=cards.words), NAMES, game=game)


def said(screen: Screen) -> bytes:
    """All of a message but the strokes of its pictures, whose marks stand for them."""
    pictures = [(picture.name, picture.alt, picture.mark) for picture in screen.pictures]
    return msgspec.json.encode((screen.text, screen.rows, pictures))


@EVERY_GAME
def test_each_board_of_a_replay_is_what_spectators_saw(game: str) -> None:
    assert list(looked(game).views) == played(game)[2]
    assert all(side.hand is None for view in looked(game).views for side in view.seats)


def test_a_game_that_goes_on_and_one_that_plays_otherwise_are_no_replays() -> None:
    setup, rows, _ = played("lorcana")
    with pytest.raises(BrokenRecord, match="not over"):
        replay(kept_of(setup), rows[:-1])
    with pytest.raises(BrokenRecord, match="refused"):
        replay(kept_of(setup), [*rows, rows[-1]])
    at = next(place for place, row in enumerate(rows) if row.digest)
    other = [*rows[:at], replace(rows[at], digest="0" * 64), *rows[at + 1 :]]
    with pytest.raises(BrokenRecord, match="another state"):
        replay(kept_of(setup), other)


@EVERY_GAME
def test_turns_are_stepped_through_both_ways(game: str) -> None:
    """A game may end as a turn begins: that beginning is its end."""
    found = looked(game)
    there, back = [0], [found.last]
    starts = [start for start in found.starts if start < found.last]
    while there[-1] < found.last:
        there.append(found.turn_after(there[-1]))
    while back[-1] > 0:
        back.append(found.turn_before(back[-1]))
    assert there[:-1] == starts
    assert back[:0:-1] == starts
    assert found.turns(10_000) == [*(start - 1 for start in found.starts[1:]), found.last]
    few = found.turns(7)
    assert (len(few), few[-1]) == (7, found.last)
    assert all(one < other for one, other in pairwise(few))


@EVERY_GAME
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_every_step_is_a_message_that_discord_takes(game: str, lang: str) -> None:
    found, row = looked(game), table(game)
    for no in (0, 1, found.last // 2, found.last):
        screen = replay_screens.step(found, row, no, speaker(game, lang))
        buttons = [each for line in screen.rows for each in line if isinstance(each, Button)]
        assert len(screen.text) <= TEXT_LIMIT
        assert all(len(line) <= 5 for line in screen.rows)
        assert len({each.id for each in buttons}) == len(buttons) == 9
        assert all(len(each.id) <= CUSTOM_ID for each in buttons)
        assert sum(each.disabled for each in buttons) == (3 if no in (0, found.last) else 0)


def test_a_table_for_its_players_alone_shows_nothing_to_all() -> None:
    row = table("lorcana")
    closed = replace(row, options=Options(game="lorcana", seats=2, spectators=False))
    words = speaker("lorcana")
    verbs = [
        each.id.split(":")[2].split(".")[0]
        for line in replay_screens.step(looked("lorcana"), closed, 3, words).rows
        for each in line
        if isinstance(each, Button)
    ]
    assert replay_screens.SHOW not in verbs
    assert replay_screens.show(row, "abc.1", replay_screens.SHOW_FILM, words)
    assert not replay_screens.show(closed, "abc.1", replay_screens.SHOW_FILM, words)


def opening(game: str, turns: int) -> Replay:
    """The first turns of a game as if they were all."""
    found = looked(game)
    return Replay(found.kept, found.rows, found.views[: found.starts[turns]])


@EVERY_GAME
def test_a_film_has_the_boards_of_spectators_at_the_end_of_each_turn(game: str) -> None:
    found, row, words = opening(game, 4), table(game), speaker(game)
    [picture] = replay_screens.moving(found, row, words).pictures
    drawn = picture.draw()
    boards = [
        replay_screens.step(found, row, start - 1, words).pictures[0].draw() for start in looked(game).starts[1:5]
    ]
    assert drawn == film(boards)
    with Image.open(io.BytesIO(drawn)) as moving, Image.open(io.BytesIO(boards[-1])) as last:
        assert (moving.n_frames, moving.width) == (4, 780)
        moving.seek(3)
        assert moving.height >= round(last.height * 780 / last.width)
    assert len(picture.alt) <= 1024
    assert "4 boards" in picture.alt


def test_a_film_keeps_to_its_size_and_to_sixty_boards() -> None:
    boards = []
    for seed in range(4):
        noise = Image.frombytes("RGB", (600, 400), Random(seed).randbytes(600 * 400 * 3))
        file = io.BytesIO()
        noise.save(file, "PNG")
        boards.append(file.getvalue())
    assert len(film(boards)) > 200_000 >= len(film(boards, 200_000))
    with pytest.raises(ValueError, match="61"):
        film(boards[:1] * (MOST_FRAMES + 1))
    with pytest.raises(ValueError, match="0 pictures"):
        film([])


def test_a_record_is_given_once_it_is_opened_and_holds(tmp_path: Path) -> None:
    found = looked("lorcana")
    [file] = replay_screens.record(found, table("lorcana"), speaker("lorcana")).pictures
    path = tmp_path / file.name
    path.write_bytes(file.draw())
    assert verify(path).result == "exact"
    kept = replay(kept_of(found.kept.setup, opened=False), found.rows)
    verbs = [
        each.id
        for line in replay_screens.step(kept, table("lorcana"), 3, speaker("lorcana")).rows
        for each in line
        if isinstance(each, Button)
    ]
    assert not [each for each in verbs if each.endswith(f":{replay_screens.RECORD}")]
    with pytest.raises(NotOpened):
        kept.file()


# --- secrets ---


def files(game: str) -> list[Picture]:
    found, row, words = looked(game), table(game), speaker(game)
    screens = (
        replay_screens.step(found, row, found.last, words),
        replay_screens.moving(found, row, words),
        replay_screens.record(found, row, words),
    )
    return [picture for screen in screens for picture in screen.pictures]


@EVERY_GAME
def test_file_names_name_nobody_and_no_card(game: str) -> None:
    assert {picture.name for picture in files(game)} == {"board.png", "replay.gif", "record-abc.1.jsonl"}
    assert all(re.fullmatch(r"[a-z0-9.-]+", picture.name) for picture in files(game))


@EVERY_GAME
def test_exchanged_hidden_cards_show_at_no_step(game: str) -> None:
    """Text, buttons, alt text, file names at each question; now and then the picture too."""
    play, chance, row, words = begun(game), Random(11), table(game), speaker(game)
    tried = drawn = 0

    def shown() -> Screen:
        found = Replay(kept_of(play.setup), play.rows, (play.view(SPECTATOR),))
        return replay_screens.step(found, row, 0, words)

    def told_state() -> list[str]:
        return state_text(play.view(SPECTATOR), play.setup.cards, "en", NAMES, printed=words.book.printed)

    while (question := play.question) is not None and play.no < 120:
        repeats = question.kind in UNREPEATED or ("repeat",) in question.options
        before, plain, state = play.game.state.clone(), shown(), told_state()
        for seat in () if repeats else play.game.turn_order(0):
            for swap in swaps(play.game, seat, [*question.options]):
                exchange(play.game, swap.one, swap.other)
                ask_again(play.game)
                other = shown()
                assert said(other) == said(plain)
                assert told_state() == state
                if tried % 40 == 0:
                    assert other.pictures[0].draw() == plain.pictures[0].draw()
                    drawn += 1
                play.game.state, play.game.stale = before.clone(), True
                tried += 1
        play.take(Answer(question.seat, builder(play.game, question, chance)))
        logged = lines(play.events, SPECTATOR, play.setup.game)
        assert logged == lines(play.view(SPECTATOR).last, SPECTATOR, play.setup.game), "the log of /match show"
    assert tried > 100
    assert drawn > 2


def unseen(play: Play, named: Collection[str]) -> Sequence[tuple[int, int]]:
    """Pairs of different cards that lie in a deck at the end and were shown to nobody on the way. A card may be shown
    and go back between two views, which then tell it by its key alone: none that is `named` counts.

    It holds for the games that are played here. In others a card comes back out of a hand or out of what pays, which
    its player knew; and the choice of a starter is offered in the order of the deck list.
    """
    shown = {card.ref & CARD_MASK for view in looked(play.setup.game).views for card in view.shown}
    keys = play.game.keys
    decks = [
        [card for card in play.game.zone(seat, "deck") if card not in shown and keys[card] not in named]
        for seat in range(2)
    ]
    return [(one, other) for deck in decks for one, other in pairwise(deck) if keys[one] != keys[other]]


def turned_up(play: Play) -> set[str]:
    """The keys of cards that everybody was shown since the last input, or in the opening, and that went back."""
    shown = [event for event in play.events if event.kind == "reveal"]
    return {told for event in shown for told in event.args if isinstance(told, str) and told in play.setup.cards}


@EVERY_GAME
def test_cards_that_nobody_ever_saw_may_be_others_and_the_whole_replay_is_the_same(game: str) -> None:
    setup, rows, _ = played(game)
    play = Play(GAMES[game], setup, bytes(32))
    named = turned_up(play)
    for row in rows:
        play.take(row.input)
        named |= turned_up(play)
    pairs = unseen(play, named)
    if not pairs:
        pytest.fail("every card was drawn: choose another game")
    same = 0
    for one, other in pairs[:: max(len(pairs) // 4, 1)]:
        keys = list(play.game.keys)
        keys[one], keys[other] = keys[other], keys[one]
        cut = len(setup.decks[0])
        decks = (tuple(keys[:cut]), tuple(keys[cut:]))
        changed = replay(kept_of(replace(setup, decks=decks)), rows)
        words, table_ = speaker(game), table(game)
        assert changed.views == looked(game).views
        for no in (0, changed.last // 2, changed.last):
            assert said(replay_screens.step(changed, table_, no, words)) == said(
                replay_screens.step(looked(game), table_, no, words)
            )
        assert said(replay_screens.moving(changed, table_, words)) == said(
            replay_screens.moving(looked(game), table_, words)
        )
        same += 1
    assert same >= 2
