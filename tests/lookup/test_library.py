"""Looking rules up: by numbers as people type them, by words of both languages, with what stands around a rule."""

import pytest

from data.rules import RuleLibrary, games


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


@pytest.mark.parametrize(
    ("typed", "rule"),
    [
        ("20 lore", "1.9.1.1"),
        ("ロアが20", "1.9.1.1"),
        ("can't beats can", "1.2.2"),
        ("空のデッキ", "1.9.1.2"),
        ("empty decks", "1.9.1.2"),
        ("エラッタ", "1.1.2"),
        ("バッグ", "1.7"),
        ("triggering", "7.4.1"),
    ],
)
def test_words_of_either_language_find_the_rule_whatever_their_endings(
    library: RuleLibrary,
    typed: str,
    rule: str,
) -> None:
    assert rule in library.search("lorcana", typed)[:5]


def test_all_words_come_before_some(library: RuleLibrary) -> None:
    found = library.search("lorcana", "moving a location by its willpower")
    assert found[0] == "ロケーション", "the only rule with all of them"
    assert "4.3.7.2" in found


@pytest.mark.parametrize("typed", ['"', "'; DROP TABLE rules", "NEAR(", "*", "a* OR (", "\0", "-", "🃏", "rule:1"])
def test_nothing_that_is_typed_breaks_the_search(library: RuleLibrary, typed: str) -> None:
    assert len(library.search("lorcana", typed)) <= 25


@pytest.mark.parametrize(
    ("game", "count", "last"),
    [
        ("harem_master", 5, "5"),
        ("lorcana", 86, "領域"),
        ("mlp", 6, "6"),
        ("precious_memories", 26, "R-PM"),
        ("quintuplets", 13, "13"),
    ],
)
def test_the_contents_are_the_chapters_and_what_has_none(
    library: RuleLibrary,
    game: str,
    count: int,
    last: str,
) -> None:
    found = library.contents(game)
    assert (len(found), found[-1]) == (count, last)


@pytest.mark.parametrize(
    ("game", "number", "chain"),
    [
        ("lorcana", "4.3.6.22", ["4.3.6", "4.3", "4"]),
        ("lorcana", "10.12.1", ["10.12", "10"]),
        ("lorcana", "領域", []),
        ("mlp", "2-7.2.2c", ["2-7.2.2", "2-7.2.0", "2-7.0.0", "2"]),
        ("mlp", "1-3.4.1a", ["1-3.4.1", "1-3.4.0", "1-3.0.0", "1"]),
        ("harem_master", "214.2", ["214", "2"]),
        ("quintuplets", "10.1.1.1.1", ["10.1.1.1", "10.1.1", "10.1", "10"]),
    ],
)
def test_a_rule_stands_under_those_whose_numbers_its_own_continues(
    library: RuleLibrary,
    game: str,
    number: str,
    chain: list[str],
) -> None:
    found = library.rule(game, number)
    steps = []
    while found is not None and found.above:
        above = library.rule(game, found.above)
        assert above is not None
        assert found.rule in above.below
        steps.append(above.rule)
        found = above
    assert steps == chain


@pytest.mark.parametrize("game", games())
def test_every_heading_has_something_below_it(library: RuleLibrary, game: str) -> None:
    headings = [rule for rule in library.search(game, "", 10_000) if library.digest(game, rule).kind == "H"]
    found = {rule: library.rule(game, rule) for rule in headings}
    assert [rule for rule, each in found.items() if each is None or not each.below] == (
        ["PM-0"] if game == "precious_memories" else []
    ), "a collection of questions has nothing under its title"
