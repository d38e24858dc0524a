"""Whatever a game of My Little Pony asks, tells and refuses is said in both languages, and nothing is left unsaid."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from random import Random

import pytest

from cogs.presentation import words as speaking
from cogs.presentation.prompt_controls import face, public_rows
from cogs.presentation.prompt_ids import PromptPosition
from cogs.presentation.words import CardBook, Speaker
from data.catalogue import Catalogue
from data.games import FOLDER
from engine.games.registry import GAMES
from engine.kernel.record.record import ENGINE, Play, Setup
from engine.kernel.state.question import ACTION, Answer, Refusal
from engine.kernel.views.view import SPECTATOR
from engine.logbook import lines
from engine.naming import verb_of
from engine.players.policy import uniform
from engine.prompt import MENU, Prompt, prompt
from engine.saying import Name, Say
from render.words import words as pictured
from tests.locales.test_catalogue import LANGUAGES, messages
from tests.rules.mlp.test_selfplay import CARDS, DECK
from tests.warm import shelf_of

SETUP = Setup(game="mlp", engine=ENGINE, id="words", decks=(DECK, DECK), cards=CARDS)
KEYS = (*DECK, *DECK)
RULE = re.compile(r"\d-\d{1,2}\.\d\.\d{1,2}[a-z]?")
GAMES_PLAYED = 200
SELDOM = {"log-flip-up", "log-swap", "prompt-order-resolve", "prompt-order-discard", "prompt-token"}
"""What the cards of these games bring about seldom or never; the rest of the game's own messages is met."""


class Strict(Catalogue):
    """Every argument that a message asks for must be there."""

    def text(self, lang: str, key: str, args: Mapping[str, str | int] | None = None, game: str = "") -> str:
        asked = messages(lang)[f"{game}-{key}" if self.has(f"{game}-{key}", lang) else key]
        assert asked <= set(args or {}), f"{key} is not told {asked - set(args or {})}"
        said = super().text(lang, key, args, game)
        assert "{" not in said, said
        return said


@cache
def strict_words() -> Strict:
    return Strict()


def strict_word(lang: str, group: str, name: str, game: str = "") -> str:
    known = pictured(lang, game)
    assert f"{group}.{name}" in known, f"{group}.{name} has no word in {lang}"
    return known[f"{group}.{name}"]


@cache
def ready_made() -> Setup:
    """The decks that come with the game."""
    shelf = shelf_of("mlp")
    decks = tuple(deck.cards for deck in shelf.decks)
    return Setup(
        game="mlp",
        engine=ENGINE,
        id="ready",
        decks=decks,
        cards={key: shelf.cards.cards[key] for deck in decks for key in deck},
    )


def speakers(setup: Setup) -> tuple[Speaker, ...]:
    return tuple(Speaker(strict_words(), lang, CardBook(setup.cards), ("Aoi", "Ben"), game="mlp") for lang in LANGUAGES)


@pytest.fixture(autouse=True)
def _strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speaking, "word", strict_word)


def asked_of(play: Play) -> Prompt:
    """The open question as its seat is asked."""
    assert play.question is not None
    keys = [key for deck in play.setup.decks for key in deck]
    return prompt(play.view(play.question.seat), play.question, play.question.seat, keys, play.setup.cards)


def shapes(message: Say) -> tuple[object, ...]:
    """A message without what differs from card to card and from number to number."""
    return (
        message.key,
        *(
            part.group if isinstance(part, Name) and part.group == "card" else repr(part)
            for part in message.args.values()
        ),
    )


def of_this_game() -> set[str]:
    """What stands in the game's own file."""
    return {line.partition(" ")[0] for line in (FOLDER / "mlp" / "locales" / "en.ftl").read_text("utf-8").splitlines()}


def games(count: int, setup: Setup = SETUP) -> Iterator[tuple[Play, Random]]:
    for number in range(count):
        yield Play(GAMES["mlp"], setup, bytes([number]) * 32), Random(number)


class Listener:
    """Has everything said in each language, once for each form of a message; what has been said is kept in `keys`."""

    def __init__(self, speaking_: tuple[Speaker, ...]) -> None:
        self.keys: set[str] = set()
        self._speakers = speaking_
        self._said: set[object] = set()

    def hear(self, message: Say) -> None:
        self.keys.add(message.key)
        if (shape := shapes(message)) not in self._said:
            self._said.add(shape)
            for speaker in self._speakers:
                speaker.say(message)

    def hear_prompt(self, asked: Prompt) -> None:
        assert asked.rule == "" or RULE.fullmatch(asked.rule), f"{asked.rule} is no rule of this game"
        parts = [part for choice in asked.choices for part in (choice.label, choice.about) if part]
        for each in (asked.title, *parts):
            self.hear(each)
        for verb in (group.verb for group in asked.groups if group.verb):
            self.hear(Say(f"verb-{verb}"))


def heard(setup: Setup, count: int) -> set[str]:
    """The messages of so many random games, each said in both languages."""
    listener = Listener(speakers(setup))
    for play, random in games(count, setup):
        while play.question is not None:
            for line in [line for viewer in (SPECTATOR, 0, 1) for line in lines(play.events, viewer, "mlp")]:
                listener.hear(line)
            listener.hear_prompt(asked_of(play))
            play.take(Answer(play.question.seat, uniform(play.game, play.question, random)))
        for line in lines(play.events, SPECTATOR, "mlp"):
            listener.hear(line)
    return listener.keys


def test_everything_that_random_games_ask_and_tell_is_said_in_both_languages() -> None:
    keys = heard(SETUP, GAMES_PLAYED) | heard(ready_made(), GAMES_PLAYED // 10)
    mine = {key for key in of_this_game() if key.startswith(("prompt-", "log-", "verb-", "choice-", "facts-"))}
    assert mine - keys <= SELDOM


def test_every_prompt_is_shown_at_every_place_within_discords_limits() -> None:
    for play, random in games(10):
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
            for speaker in speakers(SETUP):
                for place in places:
                    shown = face(asked, "words.1", place, speaker)
                    assert shown.text
                    assert shown.rows
                    assert len(shown.rows) <= 4, "a row is left for the buttons of a hand"
                public_rows(asked, "words.1", speaker)
            play.take(Answer(play.question.seat, uniform(play.game, play.question, random)))


def test_every_refusal_names_its_reason_and_a_rule_of_this_game() -> None:
    met: set[Refusal] = set()
    for play, random in games(6):
        while play.question is not None:
            if play.question.kind == ACTION and random.random() < 0.1:
                said = play.rules.sayable(play.game, play.question.seat)
                told = [play.why_not(play.question.seat, option) for option in said]
                met |= {refusal for refusal in told if refusal is not None}
            play.take(Answer(play.question.seat, uniform(play.game, play.question, random)))
    assert len({refusal.reason for refusal in met}) > 15
    for refusal in met:
        for speaker in speakers(SETUP):
            assert speaker.words.has(f"reason-{refusal.reason}", speaker.lang)
            assert refusal.rule in speaker.refusal(refusal)
            assert RULE.fullmatch(refusal.rule)


def test_phases_and_kinds_of_questions_have_words() -> None:
    for lang in LANGUAGES:
        known = pictured(lang, "mlp")
        for phase in ("setup", "start", "main", "exchange", "inspiration", "acting", "end"):
            assert f"phase.{phase}" in known
        for kind in ("action", "card", "may", "mulligan", "open", "order", "pay", "slot", "start", "target", "token"):
            assert f"ask.{kind}" in known


def test_cards_are_played_under_the_verbs_of_the_rules() -> None:
    verbs: set[str] = set()
    for play, random in games(3):
        while play.question is not None:
            if play.question.kind == ACTION:
                view = play.view(play.question.seat)
                verbs |= {verb_of(view, option) for option in play.question.options}
            play.take(Answer(play.question.seat, uniform(play.game, play.question, random)))
    assert verbs == {"play_slot", "play", "play_on", "use", "flip", "inspire", "advance", "disturb", "pass", "end"}
