"""What tests of every game's words have in common: a catalogue in which nothing may be missing, random games, and all
that these ask, tell and refuse, said in both languages."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

import pytest

from cogs.presentation import words as speaking
from cogs.presentation.controls import Select
from cogs.presentation.prompt_controls import face, public_rows
from cogs.presentation.prompt_ids import PromptPosition
from cogs.presentation.words import CardBook, Speaker
from data.catalogue import Catalogue
from data.games import FOLDER
from engine.games.registry import GAMES
from engine.kernel.cards.card import Card
from engine.kernel.record.record import ENGINE, Play, Setup
from engine.kernel.state.question import ACTION, Answer, Option, Refusal
from engine.kernel.views.view import SPECTATOR
from engine.logbook import lines
from engine.players.policy import Policy, uniform
from engine.prompt import WAIT, Prompt, prompt
from engine.saying import Name, Say
from render.words import words as pictured
from tests.locales.test_catalogue import LANGUAGES, messages

SEATS = ("Aoi", "Ben")
ROWS = 4
"""So many rows a prompt may have; one is left for the buttons of a hand."""


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


def be_strict(patch: pytest.MonkeyPatch, **printed: str) -> None:
    """From now on every word must be known. `printed`: coins that cards of a test name as they print them."""

    def word(lang: str, group: str, name: str, game: str = "") -> str:
        known = {**pictured(lang, game), **{f"stat.{coin}": said for coin, said in printed.items()}}
        assert f"{group}.{name}" in known, f"{group}.{name} has no word in {lang}"
        return known[f"{group}.{name}"]

    patch.setattr(speaking, "word", word)


def cards_of(here: Any) -> dict[str, Card]:
    """All cards of a table of the rules' tests."""
    return {key: here.game.library.faces[key].card for key in here.game.keys}


def seen_by(here: Any, viewer: int) -> Prompt:
    """The open question there as somebody sees it."""
    return prompt(here.there.play.view(viewer), here.question, viewer, here.game.keys, cards_of(here))


def asked_of(play: Play, viewer: int | None = None) -> Prompt:
    """The open question as its seat is asked, or another."""
    assert play.question is not None
    seat = play.question.seat if viewer is None else viewer
    keys = [key for deck in play.setup.decks for key in deck]
    return prompt(play.view(seat), play.question, seat, keys, play.setup.cards)


def shape(message: Say) -> tuple[object, ...]:
    """A message without what differs from card to card."""
    parts = message.args.values()
    return (message.key, *(p.group if isinstance(p, Name) and p.group == "card" else repr(p) for p in parts))


@dataclass(frozen=True)
class GameWords:
    """A game, and how the numbers of its rules look."""

    id: str
    rule: re.Pattern[str]

    def setup(self, decks: Sequence[Sequence[str]], cards: Mapping[str, Card]) -> Setup:
        kept = {key: cards[key] for deck in decks for key in deck}
        return Setup(game=self.id, engine=ENGINE, id="words", decks=tuple(map(tuple, decks)), cards=kept)

    def plays(self, count: int, setup: Callable[[int], Setup]) -> Iterator[tuple[Play, Random]]:
        """So many games at their first question, each with what draws its answers."""
        for number in range(count):
            yield Play(GAMES[self.id], setup(number), bytes([number]) * 32), Random(number)

    def speaker(self, cards: Mapping[str, Card], lang: str = "en") -> Speaker:
        return Speaker(strict_words(), lang, CardBook(cards), SEATS, game=self.id)

    def speakers(self, cards: Mapping[str, Card]) -> tuple[Speaker, ...]:
        return tuple(self.speaker(cards, lang) for lang in LANGUAGES)

    def own(self, *prefixes: str) -> set[str]:
        """What stands in the game's own file and begins so."""
        text = (FOLDER / self.id / "locales" / "en.ftl").read_text("utf-8")
        return {key for line in text.splitlines() if (key := line.partition(" ")[0]).startswith(prefixes)}

    def heard(
        self, plays: Iterable[tuple[Play, Random]], policies: Sequence[Policy] = (uniform,), *, faces: bool = True
    ) -> set[str]:
        """The keys of whatever is asked and told in these games; each form of a message is said in each language, and
        each question shown (`faces`)."""
        listener = Listener(self)
        for number, (play, random) in enumerate(plays):
            speakers, policy = self.speakers(play.setup.cards), policies[number % len(policies)]
            while play.question is not None:
                asked = asked_of(play)
                listener.hear(speakers, [*listener.told(play, 0, 1), *listener.asked(asked)])
                shown = [face(asked, "words.1", PromptPosition(), speaker) for speaker in speakers if faces]
                assert all(each.text and len(each.rows) <= ROWS for each in shown)
                play.take(Answer(play.question.seat, policy(play.game, play.question, random)))
            listener.hear(speakers, listener.told(play))
        return listener.keys

    def refusals(self, plays: Iterable[tuple[Play, Random]], share: float) -> None:
        """Whatever is refused at a share of the decisions names its reason and a rule, in each language."""
        met: set[Refusal] = set()
        for play, random in plays:
            while play.question is not None:
                if play.question.kind == ACTION and random.random() < share:
                    said = play.rules.sayable(play.game, play.question.seat)
                    told = [play.why_not(play.question.seat, option) for option in said]
                    met |= {refusal for refusal in told if refusal is not None}
                play.take(Answer(play.question.seat, uniform(play.game, play.question, random)))
        assert len({refusal.reason for refusal in met}) > 15
        for refusal in met:
            for speaker in self.speakers(play.setup.cards):
                self.refused(speaker, refusal)

    def refused(self, speaker: Speaker, refusal: Refusal) -> None:
        keys = (f"reason-{refusal.reason}", f"{self.id}-reason-{refusal.reason}")
        assert any(speaker.words.has(key, speaker.lang) for key in keys), refusal
        assert refusal.rule in speaker.refusal(refusal)
        assert self.rule.fullmatch(refusal.rule)

    def at(self, here: Any, lang: str = "en") -> Speaker:
        """Who speaks at a table of the rules' tests."""
        return self.speaker(cards_of(here), lang)

    def sentence(self, here: Any, seat: int, option: Option) -> str:
        """How a move that cannot be is refused there; in each language the rule is named."""
        refusal = here.game.rules.judge(here.game, seat, option)
        assert refusal is not None
        for lang in LANGUAGES:
            assert refusal.rule in self.at(here, lang).refusal(refusal)
        return self.at(here).refusal(refusal)

    def waits(self, here: Any, awaited: int) -> list[str]:
        """What everybody else is told while somebody decides there: nothing but that."""
        told = [seen_by(here, viewer) for viewer in (1 - awaited, SPECTATOR)]
        assert [(each.style, each.choices) for each in told] == [(WAIT, ())] * 2
        assert [public_rows(each, "words.1", self.at(here)) for each in told] == [(), ()]
        return [self.at(here).say(each.title) for each in told]

    def buttons(self, here: Any, seat: int) -> list[str]:
        """What a seat may press there."""
        shown = face(seen_by(here, seat), "words.1", PromptPosition(), self.at(here))
        return [button.label for row in shown.rows if not isinstance(row, Select) for button in row]

    def pictured(self, phases: Iterable[str], kinds: Iterable[str]) -> None:
        """Phases and kinds of questions have words."""
        for lang in LANGUAGES:
            known = pictured(lang, self.id)
            assert [phase for phase in phases if f"phase.{phase}" not in known] == []
            assert [kind for kind in kinds if f"ask.{kind}" not in known] == []


class Listener:
    """Has everything said in each language, once for each form of a message; what has been said is kept in `keys`."""

    def __init__(self, words: GameWords) -> None:
        self.keys: set[str] = set()
        self._words = words
        self._said: set[object] = set()

    def hear(self, speakers: Iterable[Speaker], told: Iterable[Say]) -> None:
        for message in told:
            self.keys.add(message.key)
            if (form := shape(message)) not in self._said:
                self._said.add(form)
                for speaker in speakers:
                    speaker.say(message)

    def told(self, play: Play, *seats: int) -> list[Say]:
        """What has just happened, as a spectator and these seats read it."""
        return [line for viewer in (SPECTATOR, *seats) for line in lines(play.events, viewer, self._words.id)]

    def asked(self, asked: Prompt) -> list[Say]:
        assert asked.rule == "" or self._words.rule.fullmatch(asked.rule), f"{asked.rule} is no rule of this game"
        parts = [part for choice in asked.choices for part in (choice.label, choice.about) if part]
        return [asked.title, *parts, *[Say(f"verb-{group.verb}") for group in asked.groups if group.verb]]
