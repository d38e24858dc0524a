"""What the tests of these rules play with: cards made by hand from trees, and tables laid in a line or two."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

import pytest

from engine.games.quintuplets.rulebook import Quintuplets
from engine.kernel.cards import tree as t
from engine.kernel.cards.card import Card
from engine.kernel.state.game import Game
from engine.kernel.state.question import Answer, Option, Question, Refusal
from engine.kernel.state.state import CARD_MASK, Ref
from engine.scenario import ScenarioTable as Scene
from tests.positions import lay

F = TypeVar("F", bound=Callable[..., object])
RULES = Quintuplets()

SELF, YOU, FOE, ALL = t.Is(t.This()), t.You(), t.Opponents(), t.Players()
CHARACTER, HERO, EPISODE, EVENT = (t.Kind(kind) for kind in ("character", "hero", "episode", "event"))
OWN = t.AllOf((CHARACTER, t.Side(True)))
THEIRS = t.AllOf((CHARACTER, t.Side(False)))
ONE_OWN, ONE_OF_THEIRS, ONE_HERO = t.Chosen(OWN), t.Chosen(THEIRS), t.Chosen(HERO)
DRAW = t.Draw(YOU, 1)


def got(*numbers: str) -> Callable[[F], F]:
    """The rules of the document that a test shows."""
    return pytest.mark.rules(*(f"GOT {number}" for number in numbers))


# --- cards ---


def card(
    key: str,
    kind: str,
    *abilities: t.Ability,
    name: str = "",
    person: str | Sequence[str] = (),
    halves: tuple[tuple[str, int], ...] = (),
    **stats: int,
) -> Card:
    title = name or key.title()
    return Card(
        key=key,
        kind=kind,
        name={"en": title},
        id_name=(title,),
        stats=stats,
        abilities=abilities,
        classes=(person,) if isinstance(person, str) else tuple(person),
        halves=halves,
    )


def character(
    key: str, *abilities: t.Ability, power: int = 2, person: str | Sequence[str] = "", name: str = ""
) -> Card:
    return card(key, "character", *abilities, name=name, person=person or key, power=power)


def hero(key: str, *abilities: t.Ability, need: int = 3) -> Card:
    return card(key, "hero", *abilities, person="sorano", need=need)


def episode(key: str, *abilities: t.Ability, bonus: int = 1) -> Card:
    return card(key, "episode", *abilities, bonus=bonus)


def event(key: str, body: t.Effect, *windows: str, limit: t.Limit = "", when: t.Condition | None = None) -> Card:
    return card(key, "event", t.Spell(body, when, windows or ("main",), limit))


def on(name: str, body: t.Effect, subject: t.Filter = SELF, **more: object) -> t.Triggered:
    """An automatic ability, about the card itself unless said otherwise."""
    return t.Triggered((t.Trigger(name, subject, **more),), body)  # type: ignore[arg-type]


def always(*effects: t.Effect, when: t.Condition | None = None) -> t.Static:
    return t.Static(effects, when)


def plus(number: int | t.Amount, target: t.Target = t.This(), until: str = "turn") -> t.Modify:
    return t.Modify(target, "power", number, until)  # type: ignore[arg-type]


PLAIN = {
    each.key: each
    for each in (
        character("anzu"),
        character("beni", power=3),
        character("chika", power=4),
        character("ema", power=1),
        character("fuyu", power=6),
        episode("apron"),
        episode("shoes", bonus=3),
        event("tea", DRAW),
        event("hush", DRAW, "approach"),
        hero("ledger"),
        hero("abacus", need=5),
        hero("snow", need=7),
        hero("tram", need=1),
        hero("awning", need=2),
    )
}
HEROES = ("ledger", "abacus", "snow", "tram", "awning")


# --- tables ---


class Table:
    """A game at a question, driven in the names of cards."""

    def __init__(self, there: Scene) -> None:
        self.there = there

    @property
    def game(self) -> Game:
        return self.there.play.game

    @property
    def question(self) -> Question:
        question = self.game.state.question
        assert question is not None, "no question is open"
        return question

    @property
    def asked(self) -> tuple[int, str]:
        return self.question.seat, self.question.kind

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

    def hand(self, seat: int) -> list[str]:
        return [self.game.keys[card] for card in self.game.zone(seat, "hand")]

    def power(self, name: str) -> int:
        return self.game.look(self.ref(name)).stat("power")

    def lane(self, name: str) -> int:
        """From 1; 0 for what lies in none."""
        piece = self.game.state.field.get(self.ref(name))
        return 0 if piece is None else piece.slot + 1

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

    def pass_all(self) -> None:
        """Nobody plays an event."""
        while self.game.state.question is not None and self.question.rule == "9.3.2":
            self.say(("pass",))

    def end(self) -> None:
        """The end of the main phase, without an approach."""
        self.do("end")
        if self.game.state.phase == "approach":
            self.do("done")

    def fight(self, *pairs: tuple[str, str]) -> None:
        """The main phase ends, these approach, and nobody plays an event."""
        self.declare(*pairs)
        self.pass_all()

    def declare(self, *pairs: tuple[str, str]) -> None:
        """The main phase ends, and these approach."""
        self.do("end")
        for one, other in pairs:
            self.do("approach", one, other)
        if self.game.state.question is not None and self.question.rule == "9.2.2":
            self.do("done")


def lanes(*names: object) -> list[object]:
    return list(names)


def table(
    mine: Mapping[str, object] | None = None,
    theirs: Mapping[str, object] | None = None,
    *cards: Card,
    heroes: Sequence[str | None] = (),
    seat: str = "A",
    phase: str = "main",
    number: int = 5,
    touch: Callable[[Game], None] | None = None,
    flags: Mapping[str, object] | None = None,
) -> Table:
    """A table in A's main phase; A was the first player."""
    known = PLAIN | {each.key: each for each in cards}
    first = {"heroes": list(heroes), **(mine or {})}
    first.setdefault("deck", ["ema"] * 12)
    second = dict(theirs or {})
    second.setdefault("deck", ["ema"] * 12)
    scene = lay(
        "quintuplets",
        {"A": first, "B": second},
        known,
        turn={"seat": seat, "phase": phase, "number": number, "first": "A"},
        touch=touch,
        flags=flags,
    )
    found = Table(scene)
    found.go_on()
    return found
