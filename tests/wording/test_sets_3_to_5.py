"""Every printed text of the three sets after the first two, where the facts are at hand."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

import pytest

from data.cards import CardSet, load
from engine.games.lorcana.wording.layout import lines
from engine.wording import CardTextError
from tests.warm import WARM

from .lorcana_trial import LORCANA

FILES = ("lorcana_set3.json", "lorcana_set4.json", "lorcana_set5_en.json")
DECLINED = {
    "S3-004": "its text names its version, which the file tells in English alone: two trees",
    "S3-132": "an ability of the same card by its name, for free",
    "S5-170": "decks that lie open",
}
AND_THEN = "その後、"
"""A word that joins sentences, and means nothing more than their order does."""
pytestmark = pytest.mark.facts


@cache
def later(folder: Path) -> tuple[CardSet, ...]:
    return tuple(load([folder / "cards/later" / name], cache=WARM) for name in FILES)


def printed(folder: Path) -> dict[tuple[str, str, str], str]:
    """Each line with its kind of card and its language, and a card that has it."""
    found = {}
    for name in FILES:
        for card in json.loads((folder / "cards/later" / name).read_text("utf-8"))["cards"]:
            kind = "song" if card.get("song") else card["type"]
            for lang, text in card.get("text", {}).items():
                for line in lines(LORCANA.grammar.normal(text, lang, kind=kind), lang):
                    found[line.text, kind, lang] = card["id"]
    return found


def test_all_but_a_few_are_read(facts: Path) -> None:
    """At most one in a hundred is declined; the others print back as they stand, in both languages one tree."""
    verdicts = [verdict for cards in later(facts) for verdict in cards.verdicts]
    assert len(verdicts) == 612
    assert {verdict.id for verdict in verdicts if verdict.result == "declined"} == DECLINED.keys()
    assert sum(verdict.result == "exact" for verdict in verdicts) >= 0.98 * len(verdicts)


def test_no_change_of_meaning_is_lost_in_them(facts: Path) -> None:
    lost = {}
    for (text, kind, lang), card in printed(facts).items():
        try:
            LORCANA.read(text, lang, kind)
        except CardTextError:
            continue  # declined, or in other words
        left = [mutant for mutant in LORCANA.surviving(text, lang, kind) if mutant != text.replace(AND_THEN, "", 1)]
        if left:
            lost[card, text] = left
    assert lost == {}
