"""Whatever a game of ハーレムマスター asks, tells and refuses is said in both languages, and in private what is
private."""

from __future__ import annotations

import re

import pytest

from cogs.replies import fault_text
from engine.games.harem_master.deck import check
from engine.games.harem_master.nodes import Counter
from engine.kernel.cards import tree as t
from engine.kernel.record.record import Setup
from tests.cogs.game_words import GameWords, be_strict
from tests.rules.harem_master.pool import CARDS, deal
from tests.rules.harem_master.stock import event, table
from tests.rules.harem_master.test_1_setup import known

WORDS = GameWords("harem_master", re.compile(r"\d{3}(\.\d{1,2}[a-o]?)?"))
GAMES_PLAYED = 30
SELDOM = {
    "log-counter-fails",
    "log-counts-as-gentleman",
    "log-counts-as-lady",
    "log-score",
    "log-to-stack",
    "log-to-stack-hidden",
}
"""What the cards of these games bring about seldom or never, or what is no message of a question."""


@pytest.fixture(autouse=True)
def _strict(monkeypatch: pytest.MonkeyPatch) -> None:
    be_strict(monkeypatch)


def dealt(number: int) -> Setup:
    return WORDS.setup(deal(number), CARDS)


def test_everything_that_random_games_ask_and_tell_is_said_in_both_languages() -> None:
    keys = WORDS.heard(WORDS.plays(GAMES_PLAYED, dealt))
    assert WORDS.own("prompt-", "log-", "verb-", "facts-") - keys <= SELDOM


def test_every_refusal_names_its_reason_and_a_rule_of_this_game() -> None:
    WORDS.refusals(WORDS.plays(4, dealt), 0.1)


def test_phases_and_kinds_of_questions_have_words() -> None:
    phases = "setup main free answer intercept open combat approach castle over end".split()
    kinds = "action card may mulligan order number target trigger replace repeat intercept".split()
    WORDS.pictured(phases, kinds)


def test_of_a_window_the_others_see_only_who_is_awaited() -> None:
    """Whatever he holds; passing is one click, and so is passing for the rest of the turn."""
    no = event("no", Counter(), "ot", answers=(t.Trigger("use", by=t.Opponents()),))
    waits: list[str] = []
    for hand in (["no", "tea"], ["tea", "tea"]):
        here = table({"hand": ["tea"], "stack": ["tea"]}, {"hand": hand, "aside": ["no"]}, no)
        here.act("event", "tea")
        assert WORDS.buttons(here, 1)[-2:] == ["Pass", "Pass for the rest of this turn"]
        waits += WORDS.waits(here, 1)
    assert len(set(waits)) == 1
    assert "Ben" in waits[0]


# --- bad input: one clear private sentence with this game's rule ---


def test_what_cannot_be_done_is_told_with_its_rule() -> None:
    here = table(
        {"field": ["gil"], "hand": ["rosa", "stella", "udo", "hat"], "stack": ["tea"] * 3}, {"field": ["hank"]}
    )
    assert WORDS.sentence(here, 1, here.option("attack", "hank")) == "You cannot do that now. (rule 406.1)"
    here.do("character", "rosa")
    assert WORDS.sentence(here, 0, here.option("character", "stella")) == (
        "You have already used a character card this turn. (rule 306.1a)"
    )
    assert WORDS.sentence(here, 0, here.option("attack", "rosa")) == "It has already acted. (rule 306.5b)"
    assert WORDS.sentence(here, 0, here.option("item", "udo", "gil")) == "That cannot be used as an item. (rule 306.3)"


@pytest.mark.parametrize(
    ("deck", "said"),
    [
        (["first"] * 3 + [f"extra{at // 3}" for at in range(48)], ""),
        (["first"] * 3, "The deck has 3 cards; it needs exactly 51. (rule 100.2)"),
    ],
)
def test_decks_that_are_none(deck: list[str], said: str) -> None:
    cards = known()
    speaker = WORDS.speaker(cards)
    told = [fault_text(fault, speaker) for fault in check(deck, cards, {})]
    assert (told[:1] or [""]) == [said]
