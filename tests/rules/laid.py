"""A table that a test has laid: its cards by name, its questions answered in words."""

from __future__ import annotations

from engine.kernel.state.game import Game
from engine.kernel.state.question import Answer, Option, Question, Refusal
from engine.kernel.state.state import CARD_MASK, Ref
from engine.scenario import ScenarioTable as Scene


class LaidTable:
    """What every game's table can be asked and told; a game's own adds its words."""

    def __init__(self, there: Scene) -> None:
        self.there = there

    @property
    def game(self) -> Game:
        return self.there.play.game

    @property
    def question(self) -> Question:
        question = self.game.state.question
        assert question is not None, f"no question is open: {self.game.state.outcome}"
        return question

    def ref(self, name: str, seat: int | None = None) -> Ref:
        """The piece or card of a key; `name#2`: the second of them."""
        key, _, nth = name.partition("#")
        found = [
            number
            for number, each in enumerate(self.game.keys)
            if each == key and (seat is None or self.game.owner[number] == seat)
        ]
        return self.game.state.refs[found[int(nth or 1) - 1]]

    def refs(self, *names: str | int) -> tuple[int, ...]:
        return tuple(name if isinstance(name, int) else self.ref(name) for name in names)

    def zone(self, name: str) -> str:
        """Where a card lies."""
        number = self.game.state.zone[self.ref(name) & CARD_MASK]
        return self.game.rules.zones[number] if number >= 0 else "play"

    def option(self, verb: str, *names: str | int) -> Option:
        return (verb, *self.refs(*names))

    def say(self, *options: Option) -> None:
        """Answer the open question."""
        question = self.question
        self.there.inputs.take(Answer(question.seat, tuple(question.options.index(option) for option in options)))
        self.go_on()

    def go_on(self) -> None:
        """Through what has one answer alone."""
        while (question := self.game.state.question) is not None and question.is_forced:
            self.there.inputs.take(Answer(question.seat, tuple(range(question.least))))

    def do(self, verb: str, *names: str | int) -> None:
        self.say(self.option(verb, *names))

    def pick(self, *names: str) -> None:
        """Choose cards."""
        word = str(self.question.options[0][0])
        self.say(*((word, self.ref(name)) for name in names))

    def yes(self) -> None:
        self.say(("yes",))

    def no(self) -> None:
        self.say(("no",))

    def offers(self, verb: str, *names: str | int) -> bool:
        return self.option(verb, *names) in self.question.options

    def why_not(self, seat: int, verb: str, *names: str | int) -> str:
        """The rule by which it is refused."""
        refusal = self.game.rules.judge(self.game, seat, self.option(verb, *names))
        assert isinstance(refusal, Refusal)
        assert self.option(verb, *names) not in self.question.options
        return refusal.rule
