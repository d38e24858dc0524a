"""Whatever a game of the Quintuplets asks, tells and refuses is said in both languages, in few clicks, and in private
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
from engine.games.quintuplets.deck import check
from engine.games.quintuplets.nodes import DeckLimit
from engine.kernel.record.record import ENGINE, Play, Setup
from engine.kernel.state.question import ACTION, Answer, Option, Refusal
from engine.kernel.views.view import SPECTATOR
from engine.logbook import lines
from engine.players.policy import uniform
from engine.prompt import ONE, WAIT, Prompt, prompt
from engine.saying import Name, Say
from render.words import words as pictured
from tests.locales.test_catalogue import LANGUAGES, messages
from tests.rules.quintuplets.pool import CARDS, deal
from tests.rules.quintuplets.stock import HEROES, RULES, Table, always, character, hero, table
from tests.rules.quintuplets.test_6_decks_and_turn import FIFTY, TEN

RULE = re.compile(r"\d{1,2}(\.\d{1,2}){1,4}")
GAMES_PLAYED = 30
SELDOM = {
    "log-to-hero-deck",
    "log-not-played",
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
            game="quintuplets",
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
    return tuple(Speaker(strict_words(), lang, book, ("Aoi", "Ben"), game="quintuplets") for lang in LANGUAGES)


def of_this_game() -> set[str]:
    """What stands in the game's own file."""
    text = (FOLDER / "quintuplets" / "locales" / "en.ftl").read_text("utf-8")
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
            told = [line for viewer in (SPECTATOR, 0, 1) for line in lines(play.events, viewer, "quintuplets")]
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
    assert mine - keys <= SELDOM | {
        "verb-approach",
        "verb-approach_two",
        "verb-approach_three",
        "verb-done",
        "verb-pass_on",
    }


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
                f"quintuplets-reason-{refusal.reason}", speaker.lang
            )
            assert refusal.rule in speaker.refusal(refusal)
            assert RULE.fullmatch(refusal.rule)


def test_phases_and_kinds_of_questions_have_words() -> None:
    for lang in LANGUAGES:
        known = pictured(lang, "quintuplets")
        assert all(f"phase.{phase}" in known for phase in ("setup", "start", "main", "approach", "events", "end"))
        kinds = ("action", "card", "may", "mulligan", "order", "pay", "slot", "target", "trigger", "replace", "repeat")
        assert [kind for kind in kinds if f"ask.{kind}" not in known] == []


# --- clicks ---


def speaker_of(here: Table, lang: str = "en") -> Speaker:
    cards = {key: here.game.library.faces[key].card for key in here.game.keys}
    return Speaker(strict_words(), lang, CardBook(cards), ("Aoi", "Ben"), game="quintuplets")


def seen_by(here: Table, viewer: int) -> Prompt:
    cards = {key: here.game.library.faces[key].card for key in here.game.keys}
    return prompt(here.there.play.view(viewer), here.question, viewer, here.game.keys, cards)


def buttons(shown: RenderedPrompt) -> list[str]:
    return [button.label for row in shown.rows if not isinstance(row, Select) for button in row]


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
        labels = [speaker_of(here).plain().say(choice.label) for choice in asked.choices]
        assert wanted in labels
        here.say(here.question.options[asked.choices[labels.index(wanted)].index])
        clicks += 1
    assert here.game.state.phase != "approach" or here.question.rule != "9.2.2", "nobody is left for another group"
    assert clicks <= 3 + 1


def test_in_the_event_step_the_others_see_only_who_is_awaited() -> None:
    """Whatever he holds; passing is one click, and so is passing until the judgement."""
    waits = []
    for hand in (["hush", "tea"], ["tea", "tea"]):
        here = table({"lanes": ["beni"]}, {"hand": hand}, heroes=HEROES)
        here.declare(("beni", "ledger"))
        asked = seen_by(here, 1)
        assert [buttons(face(asked, "words.1", PromptPosition(), speaker_of(here)))[-2:]] == [
            ["Pass", "Pass until the judgement"]
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


def test_groups_that_share_a_hero_or_a_character() -> None:
    here = table({"lanes": ["chika", "fuyu", "beni"]}, heroes=HEROES)
    here.do("end")
    here.do("approach", "chika", "ledger")
    assert sentence(here, 0, here.option("approach", "fuyu", "ledger")) == (
        "He has already been chosen: declare all who approach him together. (rule 9.2.2.1)"
    )
    assert sentence(here, 0, here.option("approach", "chika", "tram")) == (
        "She is already approaching a hero. (rule 9.2.2.2.3)"
    )


def test_a_third_episode_and_an_event_of_the_wrong_step() -> None:
    here = table({"hand": ["apron", "shoes", "apron", "hush"], "lanes": ["anzu"]})
    here.do("episode", "apron", "anzu")
    here.do("episode", "shoes", "anzu")
    assert sentence(here, 0, here.option("episode", "apron#2", "anzu")) == (
        "You have played as many episodes as you can this turn. (rule 8.3.2)"
    )
    assert sentence(here, 0, here.option("event", "hush")) == "That event is not for the main phase. (rule 8.4.1)"


def test_an_answer_for_the_others_window() -> None:
    here = table({"lanes": ["beni"], "hand": ["hush"]}, {"hand": ["hush", "tea"]}, heroes=HEROES)
    here.declare(("beni", "ledger"))
    assert sentence(here, 0, here.option("event", "hush")) == "You cannot do that now. (rule 10.5.4.2)"
    assert sentence(here, 1, here.option("event", "tea")) == "That event is not for the event step. (rule 9.3.2)"


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
    speaker = Speaker(strict_words(), "en", CardBook(cards), ("Aoi", "Ben"), game="quintuplets")
    told = [fault_text(fault, speaker) for fault in check(deck, cards)]
    assert (told[:1] or [""]) == [said]
