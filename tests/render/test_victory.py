"""The picture at the end of a game: true, legible on a phone, small and quick, in every game."""

from collections.abc import Sequence
from functools import cache
from statistics import median
from time import process_time

import pytest
from msgspec.structs import replace

from engine.games.registry import GAMES
from engine.kernel.record.record import ENGINE, Play, Setup
from engine.kernel.views.view import SPECTATOR, EventView, Outcome, View
from render import victory
from render.course import course
from render.games import names_of
from tests.cogs.positions import book
from tests.kernel.games import moves
from tests.render.pictures import listening, opened
from tests.render.positions import CARDS, crowd
from tests.warm import shelf_of

OWN = ("lorcana", "mlp", "quintuplets", "harem_master", "precious_memories")
PLAYERS = ("Aoi", "高橋 太郎", "Ana-Sofía", "Oskar")
PHONE, LEAST, NAME = 365, 11, 13
both = pytest.mark.parametrize("lang", ["en", "ja"])
games = pytest.mark.parametrize("game", OWN)


@cache
def played(game: str) -> tuple[View, ...]:
    """A whole game of the house's partner against itself."""
    decks = [deck.cards for deck in shelf_of(game).decks]
    dealt = (decks[0], decks[1])
    keys = sorted({key for deck in dealt for key in deck})
    setup = Setup(game=game, engine=ENGINE, id="t.1", decks=dealt, cards={key: book(game).cards[key] for key in keys})
    record = Play(GAMES[game], setup, bytes(32))
    views = [record.view(SPECTATOR)]
    for _, answer in moves(record, 7, 5_000, "heuristic"):
        record.take(answer)
        views.append(record.view(SPECTATOR))
    assert views[-1].outcome
    return tuple(views)


def scored(scores: Sequence[tuple[int, int]], winner: int = 0, game: str = "lorcana") -> list[View]:
    """A game of which the scores at the end of each turn are these."""
    plain = replace(crowd(2, 2), game=game)
    views = [
        replace(
            plain,
            turn=turn,
            seats=tuple(replace(seat, points=points) for seat, points in zip(plain.seats, each, strict=True)),
        )
        for turn, each in enumerate(scores)
    ]
    return [*views, replace(views[-1], outcome=Outcome((winner,), "", "lore"))]


def turning(*scores: tuple[int, int], winner: int = 0, game: str = "lorcana") -> int:
    return course(scored(scores, winner, game), names_of(game, CARDS, "en")).turning


@games
@both
def test_it_can_be_read_on_a_phone_and_is_small(game: str, lang: str) -> None:
    with listening() as heard:
        data = victory(played(game), book(game).cards, lang, PLAYERS)
    picture = opened(data)
    assert len(data) <= 200_000
    assert abs(picture.width / picture.height - 1.6) < 0.01
    assert all(one.size * PHONE / picture.width >= LEAST for one in heard), heard
    large = "".join(one.text for one in heard if one.size * PHONE / picture.width >= NAME)
    assert all(name in large for name in PLAYERS[:2])
    assert f"{played(game)[-1].turn}" in "".join(one.text for one in heard)


@games
def test_its_curve_is_that_of_the_game(game: str) -> None:
    views, names = played(game), names_of(game, book(game).cards, "en")
    went = course(views, names)
    assert len(went.scores) == views[-1].turn + 1
    assert went.scores[-1] == tuple(map(names.style.progress, views[-1].seats))
    assert went.star in {key for deck in shelf_of(game).decks for key in deck.cards}
    last = [view for view in views if view.turn == 3][-1]
    assert went.scores[3] == tuple(map(names.style.progress, last.seats))


def test_it_turned_where_the_winner_came_to_lead_for_good() -> None:
    assert turning((0, 0), (0, 2), (3, 2), (3, 5), (6, 5), (20, 5)) == 4


def test_of_a_game_in_which_the_winner_was_never_behind_it_turned_where_he_won_most() -> None:
    assert turning((0, 0), (1, 0), (2, 1), (9, 2), (20, 19)) == 3
    assert turning((0, 0), (0, 0), (0, 0)) == 0


def test_the_loser_may_have_led_to_the_end_and_low_scores_may_be_better() -> None:
    assert turning((0, 0), (0, 3), (2, 4), (2, 4)) == 2
    assert turning((0, 0), (2, 1), (2, 5), (3, 7), game="precious_memories") == 2


def test_the_card_that_won_most_is_shown() -> None:
    first, *others = scored(((0, 0), (9, 2), (20, 2)))
    quests = [("c1", 2), ("c2", 3), ("c1", 4), ("c3", 5)]
    told = [replace(first, last=(EventView("quest", (0, key, number)),)) for key, number in quests]
    told.append(replace(first, last=(EventView("quest", (1, "c4", 19)),)))
    views = [*told, *others]
    assert course(views, names_of("lorcana", CARDS, "en")).star == "c1"
    with listening() as heard:
        victory(views, CARDS, "en", PLAYERS)
    assert CARDS["c1"].title("en") in {one.text for one in heard}


def test_a_game_that_nobody_won_and_one_of_four_are_drawn() -> None:
    plain = replace(crowd(4, 1), outcome=Outcome((), "", "time"))
    with listening() as heard:
        assert victory([plain], CARDS, "en", PLAYERS)
    assert all(any(name in one.text for one in heard) for name in PLAYERS)
    assert course([plain], names_of("lorcana", CARDS, "en")).star == ""


def test_equal_games_give_equal_pictures() -> None:
    one, other = (victory(played("lorcana"), book("lorcana").cards, "en", PLAYERS) for _ in range(2))
    assert one == other


@games
def test_it_takes_little_time(game: str) -> None:
    """30 ms of processor time, the median of nine."""
    cards, taken = book(game).cards, []
    for _ in range(9):
        before = process_time()
        victory(played(game), cards, "en", PLAYERS)
        taken.append(process_time() - before)
    assert median(taken) <= 0.030


@both
@games
def test_the_heading_says_why_and_names_no_rule(game: str, lang: str) -> None:
    last = played(game)[-1]
    assert last.outcome is not None
    assert last.outcome.rule
    with listening() as said:
        victory(played(game), book(game).cards, lang, PLAYERS)
    assert not [each for each in said if last.outcome.rule in each.text]
