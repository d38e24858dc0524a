"""Whatever a game of Precious Memories asks, tells and refuses is said in both languages, in few clicks, and in private
what is private."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from random import Random

import pytest

from cogs.presentation import words as speaking
from cogs.presentation.controls import Select
from cogs.presentation.prompt_controls import RenderedPrompt, face, public_rows
from cogs.presentation.prompt_ids import PromptPosition
from cogs.presentation.words import CardBook, Speaker
from cogs.replies import fault_text
from data.catalogue import Catalogue
from data.games import FOLDER
from engine.games.precious_memories.deck import check
from engine.kernel.record.record import ENGINE, Play, Setup
from engine.kernel.state.question import ACTION, Answer, Option, Refusal
from engine.kernel.views.view import SPECTATOR
from engine.logbook import lines
from engine.players.policy import POLICIES, uniform
from engine.prompt import WAIT, Prompt, prompt
from engine.saying import Name, Say
from render.words import words as pictured
from tests.locales.test_catalogue import LANGUAGES, messages
from tests.rules.precious_memories.pool import CARDS, deal
from tests.rules.precious_memories.stock import RULES, Table, character, keyword, table

ID = "precious_memories"
RULE = re.compile(r"(R-)?PM-[A-Za-z0-9-]+")
GAMES_PLAYED = 30
SELDOM = {"verb-aid", "log-outcome", "log-overwrite", "log-point-down", "log-tucked", "prompt-trigger"}
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
    known = {**pictured(lang, game), "stat.story": "story"}  # a coin of these cards alone, called as they print it
    assert f"{group}.{name}" in known, f"{group}.{name} has no word in {lang}"
    return known[f"{group}.{name}"]


@pytest.fixture(autouse=True)
def _strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speaking, "word", strict_word)


def games(count: int) -> Iterator[tuple[Play, Random]]:
    for number in range(count):
        decks = tuple(deal(number))
        setup = Setup(
            game=ID, engine=ENGINE, id="words", decks=decks, cards={key: CARDS[key] for key in sum(decks, ())}
        )
        yield Play(RULES, setup, bytes([number]) * 32), Random(number)


def asked_of(play: Play) -> Prompt:
    """The open question as its seat is asked."""
    assert play.question is not None
    seat = play.question.seat
    keys = [key for deck in play.setup.decks for key in deck]
    return prompt(play.view(seat), play.question, seat, keys, play.setup.cards)


def speakers(play: Play) -> tuple[Speaker, ...]:
    book = CardBook(play.setup.cards)
    return tuple(Speaker(strict_words(), lang, book, ("Aoi", "Ben"), game=ID) for lang in LANGUAGES)


def of_this_game() -> set[str]:
    """What stands in the game's own file."""
    text = (FOLDER / ID / "locales" / "en.ftl").read_text("utf-8")
    return {line.partition(" ")[0] for line in text.splitlines()}


def shapes(message: Say) -> tuple[object, ...]:
    """A message without what differs from card to card."""
    parts = message.args.values()
    return (message.key, *(p.group if isinstance(p, Name) and p.group == "card" else repr(p) for p in parts))


def test_everything_that_random_games_ask_and_tell_is_said_in_both_languages() -> None:
    keys: set[str] = set()
    said: set[object] = set()
    for number, (play, random) in enumerate(games(GAMES_PLAYED)):
        heard, policy = speakers(play), list(POLICIES.values())[number % len(POLICIES)]
        while play.question is not None:
            asked = asked_of(play)
            assert asked.rule == "" or RULE.fullmatch(asked.rule), f"{asked.rule} is no rule of this game"
            told = [line for viewer in (SPECTATOR, 0, 1) for line in lines(play.events, viewer, ID)]
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
            play.take(Answer(play.question.seat, policy(play.game, play.question, random)))
    mine = {key.removeprefix(f"{ID}-") for key in of_this_game()}
    mine = {key for key in mine if key.startswith(("prompt-", "log-", "verb-", "facts-"))}
    assert mine - {key.removeprefix(f"{ID}-") for key in keys} <= SELDOM


def test_every_refusal_names_its_reason_and_a_rule_of_this_game() -> None:
    met: set[Refusal] = set()
    for play, random in games(3):
        while play.question is not None:
            if play.question.kind == ACTION and random.random() < 0.05:
                said = play.rules.sayable(play.game, play.question.seat)
                met |= {refusal for option in said if (refusal := play.why_not(play.question.seat, option)) is not None}
            play.take(Answer(play.question.seat, uniform(play.game, play.question, random)))
        heard = speakers(play)
    assert len({refusal.reason for refusal in met}) > 15
    for refusal in met:
        for speaker in heard:
            keys = (f"reason-{refusal.reason}", f"{ID}-reason-{refusal.reason}")
            assert any(speaker.words.has(key, speaker.lang) for key in keys), refusal
            assert refusal.rule in speaker.refusal(refusal)
            assert RULE.fullmatch(refusal.rule)


def test_phases_and_kinds_of_questions_have_words() -> None:
    for lang in LANGUAGES:
        known = pictured(lang, ID)
        phases = "setup start main declare play_window block blocked_window last_window respond end".split()
        assert [phase for phase in phases if f"phase.{phase}" not in known] == []
        kinds = ("action", "card", "may", "mulligan", "order", "pay", "slot", "target", "trigger", "replace", "number")
        assert [kind for kind in kinds if f"ask.{kind}" not in known] == []


# --- clicks ---


def speaker_of(here: Table, lang: str = "en") -> Speaker:
    cards = {key: here.game.library.faces[key].card for key in here.game.keys}
    return Speaker(strict_words(), lang, CardBook(cards), ("Aoi", "Ben"), game=ID)


def seen_by(here: Table, viewer: int) -> Prompt:
    cards = {key: here.game.library.faces[key].card for key in here.game.keys}
    return prompt(here.there.play.view(viewer), here.question, viewer, here.game.keys, cards)


def buttons(shown: RenderedPrompt) -> list[str]:
    return [button.label for row in shown.rows if not isinstance(row, Select) for button in row]


def test_a_payment_as_proposed_is_one_click_that_names_what_it_takes() -> None:
    """Points come before cards of the hand, and of these as few as can be."""
    here = table({"hand": ["dot", "ann", "bea", "clo"], "points": ["ann", "eve"]})
    here.say(("character", here.ref("DOT-004", 0), 0))
    asked = seen_by(here, 0)
    first = asked.choices[0]
    for lang, words in {"en": ("As proposed",), "ja": ("おすすめ",)}.items():
        said = speaker_of(here, lang).plain().say(first.label)
        assert all(word in said for word in words), said
        assert len(re.findall("Ann|Eve|Bea|Clo", said)) >= 3, said
    here.say(here.question.options[first.index])
    assert here.points(0) == 2
    assert len(here.hand(0)) == 2


def test_in_a_window_the_others_see_only_who_is_awaited() -> None:
    """Whatever he holds; to pass is one click, and so is to pass until it is over, or for the turn."""
    waits = []
    for hand in (["hex", "tea"], ["gus", "gus"]):
        here = table({"main": ["ann"]}, {"hand": hand})
        here.declare()
        here.say(here.option("approach", "ann"))
        assert here.asked == (1, "action")
        shown = buttons(face(seen_by(here, 1), "words.1", PromptPosition(), speaker_of(here)))
        assert {"Pass", "Pass for the rest of this step", "Pass for the rest of this turn"} <= set(shown)
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


def test_whoever_came_this_turn_cannot_approach_and_who_rests_cannot_block() -> None:
    here = table({"main": [{"card": "ann", "fresh": True}, "bea"]}, {"main": [{"card": "clo", "rested": True}, "dot"]})
    here.declare()
    fresh = sentence(here, 0, here.option("approach", "ann"))
    assert fresh == "It came onto the field this turn. (rule R-PM-23)"
    here.say(here.option("approach", "bea"))
    here.step()
    assert sentence(here, 1, here.option("block", "clo")) == "It is resting. (rule R-PM-24)"


def test_a_card_that_cannot_be_paid_for() -> None:
    here = table({"hand": ["gus", "ann"]})
    assert "R-PM-20" in sentence(here, 0, ("character", here.ref("GUS-009", 0), 0))


def test_the_same_card_twice_on_a_field() -> None:
    here = table({"hand": ["ann"], "main": ["ann"]})
    held = next(option for option in here.game.rules.sayable(here.game, 0) if option[0] == "character")
    assert sentence(here, 0, held) == "The same card is already on your field. (rule PM-priority-4)"


def test_decks_that_are_none() -> None:
    cards = {f"AAA-{no:03}": character(f"AAA-{no:03}") for no in range(1, 20)}
    cards["EXX-001"] = character("EXX-001", keyword("ex_card"))
    whole = tuple(key for key in list(cards)[:15] for _ in range(4))
    speaker = Speaker(strict_words(), "en", CardBook(cards), ("Aoi", "Ben"), game=ID)
    for deck, said in (
        (whole, ""),
        (whole[:-1], "The main deck has 59 cards; it needs exactly 60. (rule PM-ex-B1)"),
        ((*whole, *["EXX-001"] * 4), ""),
        ((*whole[:-1], whole[0]), "at most 4 are allowed. (rule PM-priority-3)"),
    ):
        told = [fault_text(fault, speaker) for fault in check(deck, cards)]
        assert (told[:1] or [""])[0].endswith(said), told
        assert bool(told) == bool(said)
