"""Whatever a game of ハーレムマスター asks, tells and refuses is said in both languages, and in private what is
private."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from random import Random

import pytest

from cogs.presentation import words as speaking
from cogs.presentation.controls import Select
from cogs.presentation.prompt_controls import PromptPosition, RenderedPrompt, face, public_rows
from cogs.presentation.words import CardBook, Speaker
from cogs.replies import fault_text
from data.catalogue import Catalogue
from data.games import FOLDER
from engine.games.harem_master.deck import check
from engine.games.harem_master.nodes import Counter
from engine.kernel.cards import tree as t
from engine.kernel.record.record import ENGINE, Play, Setup
from engine.kernel.state.question import ACTION, Answer, Option, Refusal
from engine.kernel.views.view import SPECTATOR
from engine.logbook import lines
from engine.players.policy import uniform
from engine.prompt import WAIT, Prompt, prompt
from engine.saying import Name, Say
from render.words import words as pictured
from tests.locales.test_catalogue import LANGUAGES, messages
from tests.rules.harem_master.pool import CARDS, deal
from tests.rules.harem_master.stock import RULES, Table, event, table
from tests.rules.harem_master.test_1_setup import known

RULE = re.compile(r"\d{3}(\.\d{1,2}[a-o]?)?")
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


@pytest.fixture(autouse=True)
def _strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speaking, "word", strict_word)


def games(count: int) -> Iterator[tuple[Play, Random]]:
    for number in range(count):
        decks = tuple(deal(number))
        setup = Setup(
            game="harem_master",
            engine=ENGINE,
            id="words",
            decks=decks,
            cards={key: CARDS[key] for key in sum(decks, ())},
        )
        yield Play(RULES, setup, bytes([number]) * 32), Random(number)


def asked_of(play: Play, viewer: int | None = None) -> Prompt:
    """The open question as its seat is asked, or another."""
    assert play.question is not None
    seat = play.question.seat if viewer is None else viewer
    keys = [key for deck in play.setup.decks for key in deck]
    return prompt(play.view(seat), play.question, seat, keys, play.setup.cards)


def speakers(play: Play) -> tuple[Speaker, ...]:
    book = CardBook(play.setup.cards)
    return tuple(Speaker(strict_words(), lang, book, ("Aoi", "Ben"), game="harem_master") for lang in LANGUAGES)


def of_this_game() -> set[str]:
    """What stands in the game's own file."""
    text = (FOLDER / "harem_master" / "locales" / "en.ftl").read_text("utf-8")
    return {line.partition(" ")[0] for line in text.splitlines()}


def shapes(message: Say) -> tuple[object, ...]:
    """A message without what differs from card to card."""
    parts = message.args.values()
    return (message.key, *(p.group if isinstance(p, Name) and p.group == "card" else repr(p) for p in parts))


def test_everything_that_random_games_ask_and_tell_is_said_in_both_languages() -> None:
    keys: set[str] = set()
    said: set[object] = set()
    for play, random in games(GAMES_PLAYED):
        heard = speakers(play)
        while play.question is not None:
            asked = asked_of(play)
            assert asked.rule == "" or RULE.fullmatch(asked.rule), f"{asked.rule} is no rule of this game"
            told = [line for viewer in (SPECTATOR, 0, 1) for line in lines(play.events, viewer, "harem_master")]
            parts = [part for choice in asked.choices for part in (choice.label, choice.about) if part]
            verbs = [Say(f"verb-{group.verb}") for group in asked.groups if group.verb]
            for message in (*told, asked.title, *parts, *verbs):
                keys.add(message.key)
                if (shape := shapes(message)) not in said:
                    said.add(shape)
                    for speaker in heard:
                        speaker.say(message)
            shown = [face(asked, "words.1", PromptPosition(), speaker) for speaker in heard]
            assert all(each.text and len(each.rows) <= 4 for each in shown)
            play.take(Answer(play.question.seat, uniform(play.game, play.question, random)))
    mine = {key for key in of_this_game() if key.startswith(("prompt-", "log-", "verb-", "facts-"))}
    assert mine - keys <= SELDOM


def test_every_refusal_names_its_reason_and_a_rule_of_this_game() -> None:
    met: set[Refusal] = set()
    for play, random in games(4):
        while play.question is not None:
            if play.question.kind == ACTION and random.random() < 0.1:
                said = play.rules.sayable(play.game, play.question.seat)
                met |= {refusal for option in said if (refusal := play.why_not(play.question.seat, option)) is not None}
            play.take(Answer(play.question.seat, uniform(play.game, play.question, random)))
        heard = speakers(play)
    assert len({refusal.reason for refusal in met}) > 15
    for refusal in met:
        for speaker in heard:
            assert speaker.words.has(f"reason-{refusal.reason}", speaker.lang) or speaker.words.has(
                f"harem_master-reason-{refusal.reason}", speaker.lang
            )
            assert refusal.rule in speaker.refusal(refusal)
            assert RULE.fullmatch(refusal.rule)


def test_phases_and_kinds_of_questions_have_words() -> None:
    phases = ("setup", "main", "free", "answer", "intercept", "open", "combat", "approach", "castle", "over", "end")
    kinds = ("action", "card", "may", "mulligan", "order", "number", "target", "trigger", "replace", "repeat")
    for lang in LANGUAGES:
        known = pictured(lang, "harem_master")
        assert [phase for phase in phases if f"phase.{phase}" not in known] == []
        assert [kind for kind in (*kinds, "intercept") if f"ask.{kind}" not in known] == []


def speaker_of(here: Table, lang: str = "en") -> Speaker:
    cards = {key: here.game.library.faces[key].card for key in here.game.keys}
    return Speaker(strict_words(), lang, CardBook(cards), ("Aoi", "Ben"), game="harem_master")


def seen_by(here: Table, viewer: int) -> Prompt:
    cards = {key: here.game.library.faces[key].card for key in here.game.keys}
    return prompt(here.there.play.view(viewer), here.question, viewer, here.game.keys, cards)


def buttons(shown: RenderedPrompt) -> list[str]:
    return [button.label for row in shown.rows if not isinstance(row, Select) for button in row]


def test_of_a_window_the_others_see_only_who_is_awaited() -> None:
    """Whatever he holds; passing is one click, and so is passing for the rest of the turn."""
    no = event("no", Counter(), "ot", answers=(t.Trigger("use", by=t.Opponents()),))
    waits = []
    for hand in (["no", "tea"], ["tea", "tea"]):
        here = table({"hand": ["tea"], "stack": ["tea"]}, {"hand": hand, "aside": ["no"]}, no)
        here.act("event", "tea")
        asked = seen_by(here, 1)
        assert buttons(face(asked, "words.1", PromptPosition(), speaker_of(here)))[-2:] == [
            "Pass",
            "Pass for the rest of this turn",
        ]
        for viewer in (0, SPECTATOR):
            told = seen_by(here, viewer)
            assert (told.style, told.choices) == (WAIT, ())
            assert public_rows(told, "words.1", speaker_of(here)) == ()
            waits.append(speaker_of(here).say(told.title))
    assert len(set(waits)) == 1
    assert "Ben" in waits[0]


# --- bad input: one clear private sentence with this game's rule ---


def sentence(here: Table, seat: int, option: Option) -> str:
    refusal = here.game.rules.judge(here.game, seat, option)
    assert refusal is not None
    for lang in LANGUAGES:
        assert refusal.rule in speaker_of(here, lang).refusal(refusal)
    return speaker_of(here).refusal(refusal)


def test_what_cannot_be_done_is_told_with_its_rule() -> None:
    here = table(
        {"field": ["gil"], "hand": ["rosa", "stella", "udo", "hat"], "stack": ["tea"] * 3}, {"field": ["hank"]}
    )
    assert sentence(here, 1, here.option("attack", "hank")) == "You cannot do that now. (rule 406.1)"
    here.do("character", "rosa")
    assert sentence(here, 0, here.option("character", "stella")) == (
        "You have already used a character card this turn. (rule 306.1a)"
    )
    assert sentence(here, 0, here.option("attack", "rosa")) == "It has already acted. (rule 306.5b)"
    assert sentence(here, 0, here.option("item", "udo", "gil")) == "That cannot be used as an item. (rule 306.3)"


@pytest.mark.parametrize(
    ("deck", "said"),
    [
        (["first"] * 3 + [f"extra{at // 3}" for at in range(48)], ""),
        (["first"] * 3, "The deck has 3 cards; it needs exactly 51. (rule 100.2)"),
    ],
)
def test_decks_that_are_none(deck: list[str], said: str) -> None:
    cards = known()
    speaker = Speaker(strict_words(), "en", CardBook(cards), ("Aoi", "Ben"), game="harem_master")
    told = [fault_text(fault, speaker) for fault in check(deck, cards, {})]
    assert (told[:1] or [""]) == [said]
