"""The digests: every rule of the documents, in both languages, of the right kind, linked to rules that there are."""

import re
from itertools import pairwise
from pathlib import Path

import pytest

from data.rules.digests import digests, games
from tests.lookup.inventory import inventory

GAMES = games()
TITLE, LONGEST = 160, 900
RULINGS = (Path(__file__).resolve().parents[2] / "docs" / "rulings.md").read_text("utf-8")
JAPANESE = re.compile(r"[\u3041-\u30ff\u3400-\u9fff]")


def is_ruling(rule: str) -> bool:
    return rule.startswith("R-")


@pytest.mark.facts
@pytest.mark.parametrize("game", GAMES)
def test_every_rule_of_the_inventory_has_a_digest_of_its_kind(game: str, facts: Path) -> None:
    there = {rule: digest.kind for rule, digest in digests(game).items() if not is_ruling(rule)}
    assert there == inventory(facts)[game]


@pytest.mark.facts
@pytest.mark.parametrize("game", GAMES)
def test_rules_stand_in_the_order_of_the_document(game: str, facts: Path) -> None:
    assert [rule for rule in digests(game) if not is_ruling(rule)] == list(inventory(facts)[game])


@pytest.mark.parametrize("game", GAMES)
def test_rulings_stand_behind_the_rules_and_on_the_page_of_rulings(game: str) -> None:
    """A game whose base rules no document holds is told them by its rulings."""
    rulings = [is_ruling(rule) for rule in digests(game)]
    assert rulings == sorted(rulings)
    assert [
        rule for rule in digests(game) if rule[-1].isdigit() and is_ruling(rule) and f"| {rule} |" not in RULINGS
    ] == []


@pytest.mark.parametrize("game", GAMES)
def test_each_is_written_in_both_languages_and_short_enough_to_be_shown(game: str) -> None:
    for rule, digest in digests(game).items():
        title = digest.kind in "HNO"
        assert 1 < len(digest.en) <= (TITLE if title else LONGEST), rule
        assert 0 < len(digest.ja) <= (TITLE if title else LONGEST), rule
        assert JAPANESE.search(digest.ja), rule
        assert not JAPANESE.search(re.sub("[《〈「“(].*?[》〉」”)]", "", digest.en)), rule
        assert title or digest.en.rstrip("”)")[-1] in ".:", rule
        assert title or digest.ja.rstrip("」)")[-1] in "。：", rule


@pytest.mark.parametrize("game", GAMES)
def test_related_rules_are_there_and_are_others(game: str) -> None:
    rules = digests(game)
    wrong = {rule: [each for each in digest.see if each not in rules or each == rule] for rule, digest in rules.items()}
    assert {rule: each for rule, each in wrong.items() if each} == {}


@pytest.mark.parametrize("game", GAMES)
def test_no_two_rules_say_the_same_words_by_mistake(game: str) -> None:
    """Two rules of a document may agree; a digest that was copied to a neighbour is a slip."""
    rules = list(digests(game).items())
    for (rule, one), (other, next_) in pairwise(rules):
        assert one.en != next_.en or one.kind == "H", (rule, other)
        assert one.ja != next_.ja or one.kind == "H", (rule, other)
