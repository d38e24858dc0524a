"""Whatever a game of the Quintuplets asks, tells and refuses is said in both languages, in few clicks, and in private
what is private."""

from __future__ import annotations

import re

import pytest

from cogs.replies import fault_text
from engine.games.quintuplets.deck import check
from engine.games.quintuplets.nodes import DeckLimit
from engine.kernel.record.record import Setup
from engine.prompt import ONE
from tests.cogs.game_words import GameWords, be_strict, seen_by
from tests.rules.quintuplets.pool import CARDS, deal
from tests.rules.quintuplets.stock import HEROES, always, character, hero, table
from tests.rules.quintuplets.test_6_decks_and_turn import FIFTY, TEN

WORDS = GameWords("quintuplets", re.compile(r"\d{1,2}(\.\d{1,2}){1,4}"))
GAMES_PLAYED = 30
SELDOM = {
    "log-to-hero-deck",
    "log-not-played",
    "quintuplets-log-no-longer",
    "prompt-slot-hero",
    "prompt-target-bride",
    "quintuplets-prompt-slot",
    "prompt-repeat-allow",
    "quintuplets-prompt-card-discard",
    "quintuplets-prompt-confirm-end",
    "quintuplets-log-outcome",
    "quintuplets-choice-really-end",
    "log-flip-down",
    "quintuplets-verb-end",
    "verb-approach",
    "verb-approach_two",
    "verb-approach_three",
    "verb-done",
    "verb-pass_on",
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
    phases = "setup start main approach events end".split()
    kinds = "action card may mulligan order pay slot target trigger replace repeat".split()
    WORDS.pictured(phases, kinds)


# --- clicks ---


def test_each_group_of_an_approach_is_one_click_and_one_more_ends_it() -> None:
    """Three groups, one of them of two: four clicks."""
    here = table(
        {"lanes": ["chika", "fuyu", "beni", "anzu", "fuyu"]}, heroes=["ledger", "awning", "tram", "abacus", "ledger"]
    )
    here.do("end")
    clicks = 0
    for wanted in ("Chika, Fuyu #1 → Ledger #1", "Beni, Anzu → Tram", "Fuyu #2 → Abacus"):
        asked = seen_by(here, 0)
        assert asked.style == ONE
        labels = [WORDS.at(here).plain().say(choice.label) for choice in asked.choices]
        assert wanted in labels
        here.say(here.question.options[asked.choices[labels.index(wanted)].index])
        clicks += 1
    assert here.game.state.phase != "approach" or here.question.rule != "9.2.2", "nobody is left for another group"
    assert clicks <= 3 + 1


def test_a_lane_is_told_by_the_hero_in_front_whoever_stands_opposite() -> None:
    """In front is the hero (4.3.3.1), and of those without one nobody."""
    here = table({"hand": ["anzu"]}, {"lanes": ["beni"]}, heroes=["ledger", None, "tram"])
    told = {
        here.question.options[choice.index][-1]: WORDS.at(here).plain().say(choice.about)
        for choice in seen_by(here, 0).choices
        if here.question.options[choice.index][0] == "character" and choice.about is not None
    }
    assert told[0] == "in front: Ledger"
    assert told[2] == "in front: Tram"
    assert told[4] == "no hero in front"


def test_in_the_event_step_the_others_see_only_who_is_awaited() -> None:
    """Whatever he holds; passing is one click, and so is passing until the judgement."""
    waits: list[str] = []
    for hand in (["hush", "tea"], ["tea", "tea"]):
        here = table({"lanes": ["beni"]}, {"hand": hand}, heroes=HEROES)
        here.declare(("beni", "ledger"))
        assert WORDS.buttons(here, 1)[-2:] == ["Pass", "Pass until the judgement"]
        waits += WORDS.waits(here, 1)
    assert len(set(waits)) == 1
    assert "Ben" in waits[0]


# --- bad input: one clear private sentence with this game's rule ---


def test_groups_that_share_a_hero_or_a_character() -> None:
    here = table({"lanes": ["chika", "fuyu", "beni"]}, heroes=HEROES)
    here.do("end")
    here.do("approach", "chika", "ledger")
    assert WORDS.sentence(here, 0, here.option("approach", "fuyu", "ledger")) == (
        "He has already been chosen: declare all who approach him together. (rule 9.2.2.1)"
    )
    assert WORDS.sentence(here, 0, here.option("approach", "chika", "tram")) == (
        "She is already approaching a hero. (rule 9.2.2.2.3)"
    )


def test_a_third_episode_and_an_event_of_the_wrong_step() -> None:
    here = table({"hand": ["apron", "shoes", "apron", "hush"], "lanes": ["anzu"]})
    here.do("episode", "apron", "anzu")
    here.do("episode", "shoes", "anzu")
    assert WORDS.sentence(here, 0, here.option("episode", "apron#2", "anzu")) == (
        "You have played as many episodes as you can this turn. (rule 8.3.2)"
    )
    assert WORDS.sentence(here, 0, here.option("event", "hush")) == "That event is not for the main phase. (rule 8.4.1)"


def test_an_answer_for_the_others_window() -> None:
    here = table({"lanes": ["beni"], "hand": ["hush"]}, {"hand": ["hush", "tea"]}, heroes=HEROES)
    here.declare(("beni", "ledger"))
    assert WORDS.sentence(here, 0, here.option("event", "hush")) == "You cannot do that now. (rule 10.5.4.2)"
    assert WORDS.sentence(here, 1, here.option("event", "tea")) == "That event is not for the event step. (rule 9.3.2)"


@pytest.mark.parametrize(
    ("deck", "said"),
    [
        ((*TEN[:9], *FIFTY), "The hero deck has 9 heroes; it needs exactly 10. (rule 6.1.2.2)"),
        ((*TEN, "h10", *FIFTY[:49]), "The hero deck has 11 heroes; it needs exactly 10. (rule 6.1.2.2)"),
        (
            (*TEN, *FIFTY[:45], *["extra"] * 5),
            "The deck has 5 copies of “Extra”; at most 4 are allowed. (rule 6.1.3.3)",
        ),
        ((*TEN, *FIFTY[:44], *["crowd"] * 6), ""),
        (
            (*TEN, *FIFTY[:39], *["crowd"] * 11),
            "The deck has 11 copies of “Crowd”; at most 10 are allowed. (rule 6.1.3.3)",
        ),
    ],
)
def test_decks_that_are_none(deck: tuple[str, ...], said: str) -> None:
    cards = {
        **{key: hero(key) for key in (*TEN, "h10")},
        **{key: character(key) for key in (*dict.fromkeys(FIFTY), "extra")},
        "crowd": character("crowd", always(DeckLimit(10))),
    }
    speaker = WORDS.speaker(cards)
    told = [fault_text(fault, speaker) for fault in check(deck, cards)]
    assert (told[:1] or [""]) == [said]
