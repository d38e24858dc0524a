"""Whatever a game of Precious Memories asks, tells and refuses is said in both languages, in few clicks, and in private
what is private."""

from __future__ import annotations

import re

import pytest

from cogs.replies import fault_text
from engine.games.precious_memories.deck import check
from engine.kernel.record.record import Setup
from engine.players.policy import POLICIES
from tests.cogs.game_words import GameWords, be_strict, seen_by
from tests.rules.precious_memories.pool import CARDS, deal
from tests.rules.precious_memories.stock import character, keyword, table

WORDS = GameWords("precious_memories", re.compile(r"(R-)?PM-[A-Za-z0-9-]+"))
GAMES_PLAYED = 30
SELDOM = {"verb-aid", "log-dearer", "log-outcome", "log-overwrite", "log-point-down", "log-tucked", "prompt-trigger"}
"""What the cards of these games bring about seldom or never, or what is no message of a question."""


@pytest.fixture(autouse=True)
def _strict(monkeypatch: pytest.MonkeyPatch) -> None:
    """`story` is a coin of these cards alone, called as they print it."""
    be_strict(monkeypatch, story="story")


def dealt(number: int) -> Setup:
    return WORDS.setup(deal(number), CARDS)


def test_everything_that_random_games_ask_and_tell_is_said_in_both_languages() -> None:
    keys = WORDS.heard(WORDS.plays(GAMES_PLAYED, dealt), list(POLICIES.values()))
    plain = {key.removeprefix(f"{WORDS.id}-") for key in WORDS.own("")}
    mine = {key for key in plain if key.startswith(("prompt-", "log-", "verb-", "facts-"))}
    assert mine - {key.removeprefix(f"{WORDS.id}-") for key in keys} <= SELDOM


def test_every_refusal_names_its_reason_and_a_rule_of_this_game() -> None:
    WORDS.refusals(WORDS.plays(3, dealt), 0.05)


def test_phases_and_kinds_of_questions_have_words() -> None:
    phases = "setup start main declare play_window block blocked_window last_window respond end".split()
    kinds = "action card may mulligan order pay slot target trigger replace number".split()
    WORDS.pictured(phases, kinds)


# --- clicks ---


def test_a_payment_as_proposed_is_one_click_that_names_what_it_takes() -> None:
    """Points come before cards of the hand, and of these as few as can be."""
    here = table({"hand": ["dot", "ann", "bea", "clo"], "points": ["ann", "eve"]})
    here.say(("character", here.ref("DOT-004", 0), 0))
    asked = seen_by(here, 0)
    first = asked.choices[0]
    for lang, words in {"en": ("As proposed",), "ja": ("おすすめ",)}.items():
        said = WORDS.at(here, lang).plain().say(first.label)
        assert all(word in said for word in words), said
        assert len(re.findall("Ann|Eve|Bea|Clo", said)) >= 3, said
    here.say(here.question.options[first.index])
    assert here.points(0) == 2
    assert len(here.hand(0)) == 2


def test_a_payment_says_to_who_pays_alone_how_much_is_left() -> None:
    here = table({"hand": ["dot", "ann", "bea", "clo"], "points": ["ann", "eve"]})
    here.say(("character", here.ref("DOT-004", 0), 0))
    cost = here.game.library.faces["DOT-004"].stats["cost"]
    yields = here.game.library.faces["BEA-002"].stats["generated"]
    for left in (cost, cost - yields):
        for lang in ("en", "ja"):
            assert f"{left}" in re.findall(r"\d+", WORDS.at(here, lang).plain().say(seen_by(here, 0).title))
        assert here.there.play.view(0).facts["left"] == left
        assert "left" not in here.there.play.view(1).facts
        if left == cost:
            here.say(here.option("card", "BEA-002"))


def test_what_has_been_named_of_a_payment_is_told_to_who_pays_alone() -> None:
    here = table({"hand": ["dot", "ann", "bea", "clo"]})
    here.say(("character", here.ref("DOT-004", 0), 0))
    named: list[str] = []
    while ("done",) not in here.question.options:
        for lang in ("en", "ja"):
            said = WORDS.at(here, lang).plain().say(seen_by(here, 0).title)
            assert re.findall("Ann|Bea|Clo", said) == named, said
        key = next(key for key in ("BEA-002", "CLO-003", "ANN-001") if key[:3].title() not in named)
        here.say(here.option("card", key))
        named.append(key[:3].title())
    assert named
    for lang in ("en", "ja"):
        assert re.findall("Ann|Bea|Clo", WORDS.at(here, lang).plain().say(seen_by(here, 0).title)) == named
    assert not any(fact.startswith("named") for fact in here.there.play.view(1).facts)


def test_in_a_window_the_others_see_only_who_is_awaited() -> None:
    """Whatever he holds; to pass is one click, and so is to pass until it is over, or for the turn."""
    waits: list[str] = []
    for hand in (["hex", "tea"], ["gus", "gus"]):
        here = table({"main": ["ann"]}, {"hand": hand})
        here.declare()
        here.say(here.option("approach", "ann"))
        assert here.asked == (1, "action")
        shown = WORDS.buttons(here, 1)
        assert {"Pass", "Pass for the rest of this step", "Pass for the rest of this turn"} <= set(shown)
        waits += WORDS.waits(here, 1)
    assert len(set(waits)) == 1
    assert "Ben" in waits[0]


# --- bad input: one clear private sentence with this game's rule ---


def test_whoever_came_this_turn_cannot_approach_and_who_rests_cannot_block() -> None:
    here = table({"main": [{"card": "ann", "fresh": True}, "bea"]}, {"main": [{"card": "clo", "rested": True}, "dot"]})
    here.declare()
    fresh = WORDS.sentence(here, 0, here.option("approach", "ann"))
    assert fresh == "It came onto the field this turn. (rule R-PM-23)"
    here.say(here.option("approach", "bea"))
    here.step()
    assert WORDS.sentence(here, 1, here.option("block", "clo")) == "It is resting. (rule R-PM-24)"


def test_a_card_that_cannot_be_paid_for() -> None:
    here = table({"hand": ["gus", "ann"]})
    assert "R-PM-20" in WORDS.sentence(here, 0, ("character", here.ref("GUS-009", 0), 0))


def test_the_same_card_twice_on_a_field() -> None:
    here = table({"hand": ["ann"], "main": ["ann"]})
    held = next(option for option in here.game.rules.sayable(here.game, 0) if option[0] == "character")
    assert WORDS.sentence(here, 0, held) == "The same card is already on your field. (rule PM-priority-4)"


def test_decks_that_are_none() -> None:
    cards = {f"AAA-{no:03}": character(f"AAA-{no:03}") for no in range(1, 20)}
    cards["EXX-001"] = character("EXX-001", keyword("ex_card"))
    whole = tuple(key for key in list(cards)[:15] for _ in range(4))
    speaker = WORDS.speaker(cards)
    for deck, said in (
        (whole, ""),
        (whole[:-1], "The main deck has 59 cards; it needs exactly 60. (rule PM-ex-B1)"),
        ((*whole, *["EXX-001"] * 4), ""),
        ((*whole[:-1], whole[0]), "at most 4 are allowed. (rule PM-priority-3)"),
    ):
        told = [fault_text(fault, speaker) for fault in check(deck, cards)]
        assert (told[:1] or [""])[0].endswith(said), told
        assert bool(told) == bool(said)
