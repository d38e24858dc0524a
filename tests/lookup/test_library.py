"""Looking rules up: by numbers as people type them, by words of both languages, with what stands around a rule."""

import time
from statistics import quantiles

import pytest

from data.rules import RuleLibrary, games
from data.rules.library import above

WORDS = (
    "win", "勝利", "draw a card", "手札", "discard", "デッキ", "引", "opponent chooses", "コスト", "1.2", "a b c d e",
)


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> RuleLibrary:
    return RuleLibrary(tmp_path_factory.mktemp("home"))


@pytest.mark.parametrize("typed", ["1.9.2", " 1.9.2. ", "１．９．２"])
def test_a_number_is_found_however_it_is_typed(library: RuleLibrary, typed: str) -> None:
    found = library.rule("lorcana", typed)
    assert found is not None
    assert (found.rule, found.above, found.before, found.after) == ("1.9.2", "1.9", "1.9.1.3", "1.9.2.1")
    assert found.below == ("1.9.2.1",)


def test_what_is_no_number_of_a_rule_is_none(library: RuleLibrary) -> None:
    assert library.rule("lorcana", "99.9") is None
    assert library.rule("no such game", "1.9") is None
    assert library.search("no such game", "win") == []


@pytest.mark.parametrize(("typed", "rule"), [
    ("20 lore", "1.9.1.1"), ("ロアが20", "1.9.1.1"), ("can't beats can", "1.2.2"), ("空のデッキ", "1.9.1.2"),
    ("empty decks", "1.9.1.2"), ("エラッタ", "1.1.2"), ("バッグ", "1.7"), ("triggering", "7.4.1"),
])
def test_words_of_either_language_find_the_rule_whatever_their_endings(
    library: RuleLibrary, typed: str, rule: str,
) -> None:
    assert rule in library.search("lorcana", typed)[:5]


def test_all_words_come_before_some(library: RuleLibrary) -> None:
    found = library.search("lorcana", "moving a location by its willpower")
    assert found[0] == "ロケーション", "the only rule with all of them"
    assert "4.3.7.2" in found


@pytest.mark.parametrize("typed", ['"', "'; DROP TABLE rules", "NEAR(", "*", "a* OR (", "\0", "-", "🃏", "rule:1"])
def test_nothing_that_is_typed_breaks_the_search(library: RuleLibrary, typed: str) -> None:
    assert len(library.search("lorcana", typed)) <= 25


@pytest.mark.parametrize("game", games())
def test_from_every_rule_one_comes_to_the_top_and_to_all_that_lie_below(library: RuleLibrary, game: str) -> None:
    rules = library.search(game, "", 10_000)
    for rule in rules:
        found = library.rule(game, rule)
        assert found is not None
        assert all(above(each, rules) == rule for each in found.below)
        steps = [rule]
        while (up := above(steps[-1], rules)) and len(steps) < 10:
            steps.append(up)
        assert steps[-1] in library.contents(game, 10_000)


def test_a_look_up_takes_no_time(library: RuleLibrary) -> None:
    """The bar is 150 ms for the 95th percentile, acknowledged click to answer; the search may take a tenth of it."""
    spent = []
    for _ in range(5):
        for game in library.games:
            for words in WORDS:
                start = time.perf_counter()
                for rule in library.search(game, words):
                    library.rule(game, rule)
                spent.append(time.perf_counter() - start)
    assert quantiles(spent, n=20)[-1] <= 0.050
