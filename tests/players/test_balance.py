"""How even the ready-made decks are, and that the measure of it counts right."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import combinations
from random import Random

import pytest

from data.shelf import Shelf
from engine.games.registry import GAMES
from engine.kernel.record.record import build_library
from engine.kernel.state.game import Game
from engine.kernel.state.question import Question
from engine.players.policy import POLICIES
from tests.balance import EVEN, GROUP, Bench, Pairing, games, interval, is_even, main
from tests.warm import shelf_of

GAME = "mlp"
PAIRING: Pairing = {
    "decks": ["one", "two"],
    "matches": 1000,
    "first_deck": [0.5, 0.47, 0.53],
    "start": [0.5, 0.47, 0.53],
    "draws": 0,
    "median_turns": 11,
    "longest": 30,
    "in_time": 1.0,
    "never": [],
    "never_share": 0.0,
}


@pytest.fixture(scope="module")
def shelf() -> Shelf:
    return shelf_of(GAME)


@pytest.mark.parametrize(
    ("wins", "of", "low", "high"),
    [
        (50, 100, 0.4038, 0.5962),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (500, 1000, 0.4691, 0.5309),
    ],
)
def test_a_share_lies_in_its_interval(wins: int, of: int, low: float, high: float) -> None:
    share, least, most = interval(wins, of)
    assert share == wins / of
    assert (least, most) == (pytest.approx(low, abs=1e-4), pytest.approx(high, abs=1e-4))


def test_each_deck_begins_as_often_from_each_seat(shelf: Shelf) -> None:
    first = shelf.decks[0].cards
    begun: Counter[tuple[int, bool]] = Counter()

    def watch(game: Game, question: Question, random: Random) -> tuple[int, ...]:
        if question.kind == "mulligan" and question.seat == game.state.first:
            mine = {game.keys[card] for card in game.zone(question.seat, "hand")}
            begun[question.seat, mine <= set(first)] += 1
        return POLICIES["random"](game, question, random)

    library = build_library(GAMES[GAME], shelf.cards.cards)
    *_, played = games(GAMES[GAME], library, [deck.cards for deck in shelf.decks], (watch, watch), len(GROUP), 1)
    assert set(begun) == {(seat, deck) for seat in (0, 1) for deck in (False, True)}
    assert len(played.turns) == len(GROUP)


def test_who_always_wins_is_counted_for_his_deck_wherever_it_sits(shelf: Shelf) -> None:
    library = build_library(GAMES[GAME], shelf.cards.cards)
    players = POLICIES["heuristic"], POLICIES["random"]
    *_, played = games(GAMES[GAME], library, [deck.cards for deck in shelf.decks], players, 8, 1)
    assert (played.wins, played.starts_won, played.draws) == (8, 4, 0)


def test_the_ready_made_decks_are_even_and_end_in_time() -> None:
    found = Bench(GAME, "heuristic", 3).measure((), 120)
    (pairing,) = found["pairings"]
    assert EVEN[0] < pairing["first_deck"][0] < EVEN[1]
    assert pairing["in_time"] == 1.0
    assert (found["never"], found["never_share"]) == ([], 0.0)


def test_every_two_of_four_decks_meet() -> None:
    bench = Bench("lorcana", "heuristic", 5)
    found = bench.measure((), 8)
    names = [deck.id for deck in bench.shelf.decks]
    assert [tuple(pairing["decks"]) for pairing in found["pairings"]] == list(combinations(names, 2))
    assert all(pairing["in_time"] == 1.0 for pairing in found["pairings"])
    assert found["draws"] == sum(pairing["draws"] for pairing in found["pairings"])
    assert set(found["never"]) <= {key for pairing in found["pairings"] for key in pairing["never"]}


def test_only_the_two_decks_that_are_named_meet() -> None:
    found = Bench("lorcana", "random", 1).measure(("parade", "forge"), 4)
    assert [pairing["decks"] for pairing in found["pairings"]] == [["forge", "parade"]]


@pytest.mark.parametrize(
    ("change", "even"),
    [
        ({}, True),
        ({"first_deck": [0.45, 0.39, 0.51]}, False),
        ({"first_deck": [0.55, 0.5, 0.61]}, False),
        ({"in_time": 0.979}, False),
        ({"in_time": 0.98}, True),
    ],
)
def test_even_is_the_whole_interval_and_nearly_every_game(change: Mapping[str, object], even: bool) -> None:
    assert is_even({**PAIRING, **change}) is even  # type: ignore[typeddict-item]


def test_the_command_says_what_it_found(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([GAME, "--matches", "4", "--players", "random"]) == 1
    told = capsys.readouterr().out
    assert told.startswith("bread against mail: 4 games, 0 drawn\n  first deck wins ")
    assert "end before turn 60" in told


def test_a_deck_that_is_not_there_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main([GAME, "--decks", "bread", "cheese"])
    assert ended.value.code == 2
    assert "no deck is called cheese" in capsys.readouterr().err
