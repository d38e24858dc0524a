"""Lessons: a game whose decks lie stacked and whose moves are written down, told in the words of scenarios.

A lesson is rehearsed once, which gives each of its moves the number of the input that it answers; after that it follows
a game in progress by number alone, so that it goes on after any restart.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated

import msgspec
from msgspec import Meta, Struct, field

from engine.kernel.cards.card import Card
from engine.kernel.flow.rulebook import Rulebook
from engine.kernel.record.record import Play, Setup
from engine.kernel.state.game import Game
from engine.kernel.state.question import ACTION, ORDER, Answer, Option, Question, Refused, forced_picks
from engine.kernel.state.state import CARD_MASK
from engine.manifest.dialect.cast import Cast
from engine.manifest.dialect.dialect import Dialect
from engine.manifest.dialect.errors import ScenarioError, Unmet
from engine.manifest.dialect.placed import Placed
from engine.reader import ReaderError, read
from engine.scenario.dialects import DIALECTS
from engine.scenario.words import Meaning

Picks = tuple[int, ...]
Copies = Annotated[str, Meta(pattern=r"^(\d{1,2} )?\S+$")]
LEARNER, PARTNER = 0, 1
IN_ORDER = frozenset((ORDER, "open"))


class StepEntry(Struct, forbid_unknown_fields=True, kw_only=True):
    """One answer, the learner's (A) or the partner's (B); `say`: the text by which the learner is told what to do."""

    A: str | int = ""
    B: str | int = ""
    say: str = ""

    @property
    def seat(self) -> int:
        """Whose answer it is."""
        return LEARNER if self.A != "" else PARTNER

    @property
    def words(self) -> str:
        """What he answers."""
        return str(self.A if self.A != "" else self.B)


class DecksEntry(Struct, forbid_unknown_fields=True, kw_only=True):
    """The learner's deck (A) and the partner's (B): names, the top first; "4 oak" is four."""

    A: list[Copies]
    B: list[Copies]


class LessonFile(Struct, forbid_unknown_fields=True, kw_only=True):
    """`cards`: the names that the script uses, with the keys of cards.

    `goal`: how many points win. `end`: what the learner is told when he has won.
    """

    game: str
    goal: int
    cards: dict[str, str]
    decks: DecksEntry
    steps: list[StepEntry]
    end: str


class LessonStep(Struct, frozen=True):
    """An answer of the script: whose, in which words, and what is said before it. `nth`: among the learner's."""

    seat: int
    words: str
    say: str = ""
    nth: int = 0


class Lesson(Struct, frozen=True, kw_only=True):
    """A lesson that has been rehearsed. `steps` by the number of the input that they answer; `learner`: how many of
    them are the learner's."""

    file: LessonFile
    dialect: Dialect
    cast: Cast
    decks: tuple[tuple[str, ...], ...]
    cards: dict[str, Card]
    steps: dict[int, LessonStep] = field(default_factory=dict)
    learner: int = 0

    @property
    def flags(self) -> dict[str, bool | int | str]:
        """The settings of its table."""
        return {"stacked": True, "goal": self.file.goal, "chooser": LEARNER, "undo": False}

    def is_of(self, setup: Setup) -> bool:
        """Whether a game was begun as this lesson is written now."""
        return setup.decks == self.decks and setup.cards == self.cards

    def meaning(self, game: Game) -> Meaning:
        """What the words of the script mean in a position."""
        return Meaning(game, self.cast, self.dialect)

    def picks(self, game: Game, question: Question) -> Picks | None:
        """What the script answers to the open question; None where it does not answer it."""
        step = self.steps.get(question.no)
        return self.meant(game, question, step) if step is not None and step.seat == question.seat else None

    def accepts(self, game: Game, question: Question, picks: Sequence[int]) -> bool:
        """Whether an answer is what the script wants, whichever copy of a card it takes."""
        wanted = self.picks(game, question)
        if wanted is None or any(not 0 <= pick < len(question.options) for pick in picks):
            return wanted is None
        given, meant = ([_said(game, question.options[pick]) for pick in each] for each in (picks, wanted))
        return given == meant if question.kind in IN_ORDER else sorted(given) == sorted(meant)

    def meant(self, game: Game, question: Question, step: LessonStep) -> Picks | None:
        """What the words of a step mean here, None if nothing."""
        meaning = self.meaning(game)
        line = meaning.line(step.words)
        if question.kind != ACTION:
            return meaning.picks(question, line)
        if not meaning.is_action(line):
            return None
        option = meaning.offered_action(question, line)
        if option is None:
            return None
        said = [_said(game, each) for each in question.options]
        return (said.index(_said(game, option)),)


def load_lesson(text: bytes, rules: Mapping[str, Rulebook], known: Mapping[str, Mapping[str, Card]]) -> Lesson:
    """Read a lesson and rehearse it. `known`: the cards of each game by key. Raises ScenarioError, Unmet."""
    try:
        file = msgspec.convert(read(text), LessonFile)
    except (ReaderError, msgspec.ValidationError) as error:
        raise ScenarioError(str(error)) from None
    if file.game not in known:
        raise ScenarioError(f"game: there is no {file.game}")
    cards = known[file.game]
    for name, key in file.cards.items():
        if key not in cards:
            raise ScenarioError(f"{name}: there is no card {key}")
    decks = [_listed(file, deck) for deck in (file.decks.A, file.decks.B)]
    placed = [Placed(seat, "deck", name) for seat, deck in enumerate(decks) for name in deck]
    keys = tuple(tuple(file.cards[name] for name in deck) for deck in decks)
    lesson = Lesson(
        file=file,
        dialect=DIALECTS[file.game],
        decks=keys,
        cards={key: cards[key] for deck in keys for key in deck},
        cast=Cast({name: cards[key] for name, key in file.cards.items()}, placed),
    )
    return rehearsed(lesson, rules[file.game])


def _listed(file: LessonFile, deck: Sequence[str]) -> list[str]:
    keys: list[str] = []
    for entry in deck:
        count, _, name = entry.rpartition(" ")
        if name not in file.cards:
            raise ScenarioError(f"{entry}: there is no card {name} in cards")
        keys += [name] * int(count or 1)
    return keys


def rehearsed(lesson: Lesson, rules: Rulebook) -> Lesson:
    """The lesson with its steps by input number, played to its end. Raises Unmet where the script does not fit."""
    setup = Setup(
        game=rules.id, engine="lesson", id="lesson", decks=lesson.decks, cards=lesson.cards, flags=lesson.flags
    )
    play, nth = Play(rules, setup, b""), 0
    steps: dict[int, LessonStep] = {}
    for at, entry in enumerate(lesson.file.steps, 1):
        nth += entry.seat == LEARNER
        step = LessonStep(entry.seat, entry.words, entry.say, nth)
        try:
            steps[_taken(lesson, play, step)] = step
        except (Unmet, Refused) as wrong:
            raise Unmet(f"step {at} ({step.words}): {wrong}") from None
    left = _asked(play)
    if left is not None or play.outcome is None or play.outcome.winners != (LEARNER,):
        said = lesson.meaning(play.game).question(left) if left else f"{play.outcome}"
        raise Unmet(f"at the end the learner has not won: {said}")
    return msgspec.structs.replace(lesson, steps=steps, learner=nth)


def _taken(lesson: Lesson, play: Play, step: LessonStep) -> int:
    """Answer the next question with a step; the question's number. Raises Unmet, Refused."""
    question = _asked(play)
    if question is None:
        raise Unmet("the game is over")
    picks = lesson.meant(play.game, question, step) if question.seat == step.seat else None
    if picks is None:
        raise Unmet(f"this is no answer: {lesson.meaning(play.game).question(question)}")
    play.take(Answer(step.seat, picks))
    return question.no


def _asked(play: Play) -> Question | None:
    """The next question that is not answered by the table itself."""
    while play.question is not None and play.question.is_forced:
        play.take(Answer(play.question.seat, forced_picks(play.question)))
    return play.question


def _said(game: Game, option: Option) -> Option:
    """An option with the card in place of its copy, where it is not one in play."""

    def plain(arg: str | int) -> str | int:
        hidden = isinstance(arg, int) and arg > CARD_MASK and not game.on_field(arg)
        return game.keys[int(arg) & CARD_MASK] if hidden else arg

    return tuple(plain(arg) for arg in option)
