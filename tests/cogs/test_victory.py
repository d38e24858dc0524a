"""The message at the end of a game shows how it went, and leads to a look back by that name."""

import dataclasses
from functools import cache

import pytest
from msgspec.structs import replace

from cogs.presentation import board_screens, hand_screens, lobby_screens
from cogs.presentation.prompt_ids import PromptPosition
from cogs.presentation.victory_screens import victory_picture
from data.replays import replay
from engine.games.registry import GAMES
from engine.kernel.record.record import ENGINE, Play, Setup
from engine.kernel.views.view import SPECTATOR
from engine.table import Live
from render import victory
from tests.cogs.positions import book, live_of
from tests.cogs.test_happened import speaker
from tests.kernel.games import moves
from tests.warm import shelf_of


@cache
def finished(game: str = "lorcana") -> Live:
    decks = [deck.cards for deck in shelf_of(game).decks]
    keys = sorted({key for deck in decks[:2] for key in deck})
    cards = {key: book(game).cards[key] for key in keys}
    setup = Setup(game=game, engine=ENGINE, id="t.1", decks=tuple(decks[:2]), cards=cards)
    record = Play(GAMES[game], setup, bytes(32))
    for _, answer in moves(record, 7, 5_000, "heuristic"):
        record.take(answer)
    assert record.outcome
    return live_of(record)


@pytest.mark.parametrize(("lang", "name"), [("en", "Look back"), ("ja", "振り返る")])
def test_the_result_shows_the_picture_and_a_way_to_look_back(lang: str, name: str) -> None:
    live, words = finished(), speaker(lang)
    screen = lobby_screens.over(live, words)
    (picture,) = screen.pictures
    assert live.outcome is not None
    assert words.players[live.outcome.winners[0]] in picture.alt
    assert name in [button.label for row in screen.rows if isinstance(row, tuple) for button in row]
    views = replay(live.kept, live.play.rows).views
    plain = words.plain()
    assert picture.draw() == victory(
        views, live.kept.setup.cards, lang, plain.players, plain.book.printed, plain.book.art
    )
    assert lobby_screens.over(live, words).art_mark == screen.art_mark


def test_the_result_of_a_game_without_a_score_says_what_decides_it() -> None:
    live = finished("harem_master")
    told = next(
        line for line in lobby_screens.over(live, speaker("en", "harem_master")).text.splitlines() if "turns" in line
    )
    seats = live.play.view(SPECTATOR).seats
    for seat, name in zip(seats, ("Aoi", "Ben"), strict=True):
        assert f"{name} Court {seat.counts.get('court', 0)} / Scaffold {seat.counts.get('scaffold', 0)}" in told
    assert any(seat.counts.get(pile, 0) for seat in seats for pile in ("court", "scaffold"))


def test_of_a_record_that_no_longer_plays_the_end_alone_is_drawn() -> None:
    live, plain = finished(), speaker().plain()
    whole = victory_picture(live, "", plain).draw()
    rows = live.play.rows
    kept = list(rows)
    try:
        del rows[-5:]
        short = victory_picture(live, "", plain)
        assert whole != short.draw() != b""
    finally:
        rows[:] = kept


@pytest.mark.parametrize(("lang", "last"), [("en", "The final position."), ("ja", "最終盤面です。")])
@pytest.mark.parametrize("guild", [1, 0])
def test_how_a_game_ended_is_said_once_where_its_result_stands(lang: str, last: str, guild: int) -> None:
    """On a server that is below the board, in direct messages below the hand, which has the board above it."""
    live, words = finished(), speaker(lang)
    live = dataclasses.replace(live, table=replace(live.table, guild=guild))
    ending = board_screens.result(live, words)
    said = board_screens.board(live, words) if guild else hand_screens.hand(live, 0, words, PromptPosition())
    assert ending
    assert said.text == last
    assert lobby_screens.over(live, words).text.count(ending) == 1


def test_who_reads_direct_messages_of_a_match_on_a_server_is_told_there_how_it_ended() -> None:
    live, words = finished(), speaker()
    said = hand_screens.hand(live, 0, words, PromptPosition()).text
    assert said == f"**Game over.** {board_screens.result(live, words)}"


def test_scores_stand_apart_where_one_of_them_is_a_dash() -> None:
    told = lobby_screens.over(finished("mlp"), speaker("en", "mlp")).text
    assert " – Ben" not in told
    assert ", Ben " in told
