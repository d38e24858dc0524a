"""Whatever a game of My Little Pony asks, tells and refuses is said in both languages, and nothing is left unsaid."""

from __future__ import annotations

import re

import pytest

from cogs.presentation.prompt_controls import face, public_rows
from cogs.presentation.prompt_ids import PromptPosition
from engine.kernel.record.record import ENGINE, Setup
from engine.kernel.state.question import ACTION, Answer
from engine.naming import verb_of
from engine.players.policy import uniform
from engine.prompt import MENU
from tests.cogs.game_words import ROWS, GameWords, asked_of, be_strict
from tests.rules.mlp.pool import CARDS, DECK
from tests.warm import shelf_of

WORDS = GameWords("mlp", re.compile(r"\d-\d{1,2}\.\d\.\d{1,2}[a-z]?"))
SETUP = Setup(game="mlp", engine=ENGINE, id="words", decks=(DECK, DECK), cards=CARDS)
KEYS = (*DECK, *DECK)
GAMES_PLAYED = 80
SELDOM = {"log-flip-up", "log-swap", "prompt-order-resolve", "prompt-order-discard", "prompt-token"}
"""What the cards of these games bring about seldom or never; the rest of the game's own messages is met."""


@pytest.fixture(autouse=True)
def _strict(monkeypatch: pytest.MonkeyPatch) -> None:
    be_strict(monkeypatch)


def ours(number: int) -> Setup:
    return SETUP


def ready_made(number: int) -> Setup:
    """The decks that come with the game."""
    shelf = shelf_of("mlp")
    return WORDS.setup([deck.cards for deck in shelf.decks], shelf.cards.cards)


def test_everything_that_random_games_ask_and_tell_is_said_in_both_languages() -> None:
    keys = WORDS.heard(WORDS.plays(GAMES_PLAYED, ours), faces=False)
    keys |= WORDS.heard(WORDS.plays(GAMES_PLAYED // 10, ready_made), faces=False)
    assert WORDS.own("prompt-", "log-", "verb-", "choice-", "facts-") - keys <= SELDOM


def test_every_prompt_is_shown_at_every_place_within_discords_limits() -> None:
    for play, random in WORDS.plays(10, ours):
        while play.question is not None:
            asked = asked_of(play)
            places = (
                [
                    PromptPosition(),
                    *[
                        PromptPosition(group, 0, picks)
                        for group, each in enumerate(asked.groups)
                        for picks in ((), (each.choices[0].index,))
                    ],
                ]
                if asked.style == MENU
                else [PromptPosition()]
            )
            for speaker in WORDS.speakers(CARDS):
                for place in places:
                    shown = face(asked, "words.1", place, speaker)
                    assert shown.text
                    assert shown.rows
                    assert len(shown.rows) <= ROWS
                public_rows(asked, "words.1", speaker)
            play.take(Answer(play.question.seat, uniform(play.game, play.question, random)))


def test_every_refusal_names_its_reason_and_a_rule_of_this_game() -> None:
    WORDS.refusals(WORDS.plays(6, ours), 0.1)


def test_phases_and_kinds_of_questions_have_words() -> None:
    phases = "setup start main exchange inspiration acting end".split()
    kinds = "action card may mulligan open order pay slot start target token".split()
    WORDS.pictured(phases, kinds)


def test_cards_are_played_under_the_verbs_of_the_rules() -> None:
    verbs: set[str] = set()
    for play, random in WORDS.plays(3, ours):
        while play.question is not None:
            if play.question.kind == ACTION:
                view = play.view(play.question.seat)
                verbs |= {verb_of(view, option) for option in play.question.options}
            play.take(Answer(play.question.seat, uniform(play.game, play.question, random)))
    assert verbs == {"play_slot", "play", "play_on", "use", "flip", "inspire", "advance", "disturb", "pass", "end"}
