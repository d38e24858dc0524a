"""What `bot.py bench` measures, and how it says it."""

from itertools import count
from pathlib import Path
from typing import Any

import pytest

import engine.table.kept
import engine.table.live
from data.figures import LEAST, LEGAL_MS, MOST, decks_of, lines, resume_ms
from data.shelf import open_shelf, own_sets
from engine.games.registry import GAMES, MANIFESTS
from engine.kernel.record.record import SNAPSHOT_EVERY, build_library
from engine.players.bench import CROWDED_DECISIONS, Bench
from engine.table.live import catch_up
from tests.warm import shelf_of

DOCUMENT: dict[str, Any] = {
    "build": "plain",
    "least": {"a": {"random": 40_000, "builder": 20_000, "crowded": 8_000}},
    "decisions_per_second": {"a": {"random": 40_000, "builder": 19_999, "crowded": 8_001}},
    "matches_per_second": {"a": {"random": 120}},
    "legal_ms": {"a": {"median": 0.4, "p95": 0.3}},
    "clone_us": 10.1,
    "snapshot_us": 12.0,
    "resume_ms": 3.0,
    "board_ms": {"a": 30.0},
    "board_kb": {"a": 200.5},
}


@pytest.mark.parametrize("game", GAMES)
def test_enough_crowded_decisions_are_taken_in_every_game(game: str) -> None:
    shelf = shelf_of(game)
    [(_, decks)] = decks_of(shelf)
    ticks = count()
    bench = Bench(GAMES[game], decks.cards, decks.deal, lambda: float(next(ticks)))
    assert bench._crowded(0) >= CROWDED_DECISIONS


async def test_a_resumed_game_has_its_cards_compiled_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    compiled = []

    def watched(*given: Any) -> Any:
        compiled.append(given)
        return build_library(*given)

    monkeypatch.setattr(engine.table.kept, "build_library", watched)
    [(_, decks)] = decks_of(shelf_of("lorcana"))
    assert await resume_ms(decks, 2) > 0
    assert len(compiled) == 2


async def test_a_resumed_game_goes_on_from_its_last_snapshot(monkeypatch: pytest.MonkeyPatch) -> None:
    """As at a table: what was answered before it is not taken again."""
    taken = []

    def watched(play: Any, game: Any, rows: Any, told: Any) -> None:
        taken.append(len(rows))
        catch_up(play, game, rows, told)

    monkeypatch.setattr(engine.table.live, "catch_up", watched)
    [(_, decks)] = decks_of(shelf_of("lorcana"))
    await resume_ms(decks, 1)
    assert len(taken) == 1
    assert 0 < taken[0] <= SNAPSHOT_EVERY


def test_each_figure_is_told_with_its_bar_and_whether_it_is_met() -> None:
    assert lines(DOCUMENT) == [
        "build: plain",
        "decisions a second, a, random: 40,000 (at least 40,000: met)",
        "decisions a second, a, builder: 19,999 (at least 20,000: missed)",
        "decisions a second, a, crowded: 8,001 (at least 8,000: met)",
        "legal_ms, a: 0.3 (at most 0.3: met)",
        "clone_us, slowest: 10.1 (at most 10: missed)",
        "snapshot_us, slowest: 12.0 (at most 12: met)",
        "resume_ms, slowest: 3.0 (at most 25: met)",
        "board_ms, a: 30.0 (at most 30: met)",
        "board_kb, a: 200.5 (at most 200: missed)",
        "matches a second, a, random: 120",
    ]


def test_every_figure_of_the_document_but_the_matches_has_a_bar() -> None:
    told = {"build", "least", "decisions_per_second", "matches_per_second"}
    assert {*MOST, "legal_ms", *told} == {*DOCUMENT}
    assert {*LEAST} == {*DOCUMENT["decisions_per_second"]["a"]}


@pytest.mark.parametrize("game", GAMES)
def test_a_game_says_how_fast_either_build_is_to_be_in_every_kind_of_play_or_in_none(game: str) -> None:
    speeds = MANIFESTS[game].trial.speeds
    assert speeds.keys() in (set(), LEGAL_MS.keys())
    assert all(wanted.keys() == LEAST.keys() for wanted in speeds.values())


def test_a_compiled_engine_is_wanted_to_list_what_is_legal_in_a_tenth_of_a_millisecond() -> None:
    compiled = {**DOCUMENT, "build": "compiled", "legal_ms": {"a": {"median": 0.05, "p95": 0.11}}}
    assert "legal_ms, a: 0.11 (at most 0.1: missed)" in lines(compiled)


def test_card_files_bring_two_decks_out_of_their_cards_alone_beside_our_own(tmp_path: Path) -> None:
    file = tmp_path / "printed.yaml"
    file.write_text(own_sets("lorcana")[0].read_text("utf-8").replace("HRT", "PRT"), "utf-8")
    keys = open_shelf("lorcana", tmp_path, [file]).cards.cards.keys() - shelf_of("lorcana").cards.cards.keys()
    assert keys
    found = dict(decks_of(open_shelf("lorcana", tmp_path, [file]), [file]))
    assert list(found) == ["lorcana", "lorcana printed"]
    assert keys.isdisjoint({key for deck in found["lorcana"].two for key in deck})
    assert keys.issuperset({key for deck in found["lorcana printed"].two for key in deck})
    assert list(found["lorcana printed"].deal(0)) == list(found["lorcana printed"].two)
