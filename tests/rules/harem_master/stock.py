"""What the tests of these rules play with: cards made by hand from trees, and tables laid in a line or two."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

import pytest

from engine.games.harem_master.rulebook import HaremMaster
from engine.kernel.cards import tree as t
from engine.kernel.cards.card import Card
from engine.kernel.state.game import Game
from tests.positions import lay
from tests.rules.laid import LaidTable

F = TypeVar("F", bound=Callable[..., object])
RULES = HaremMaster()

SELF, YOU, FOE, ALL = t.Is(t.This()), t.You(), t.Opponents(), t.Players()
CHARACTER, EVENT, ITEM, LADY, GENTLEMAN = (t.Kind(kind) for kind in ("character", "event", "item", "lady", "gentleman"))
OWN = t.AllOf((CHARACTER, t.Side(True)))
THEIRS = t.AllOf((CHARACTER, t.Side(False)))
ONE_OWN, ONE_OF_THEIRS = t.Chosen(OWN), t.Chosen(THEIRS)
DRAW = t.Draw(YOU, 1)


def hm(*numbers: str) -> Callable[[F], F]:
    """The rules of the document that a test shows."""
    return pytest.mark.rules(*(f"HM {number}" for number in numbers))


# --- cards ---


def card(
    key: str,
    kind: str,
    *abilities: t.Ability,
    name: str = "",
    cost: int = 1,
    random: int = 0,
    factions: Sequence[str] = (),
    marks: Sequence[str] = (),
    **stats: int,
) -> Card:
    title = name or key.title()
    return Card(
        key=key,
        kind=kind,
        name={"en": title},
        id_name=(title,),
        stats={"cost": cost, "random": random, **stats},
        abilities=abilities,
        classes=tuple(factions),
        marks=tuple(marks),
    )


def lady(key: str, *abilities: t.Ability, p: int = 1, m: int = 2, f: Sequence[str] = (), **more: object) -> Card:
    return card(key, "character", *abilities, physical=p, mental=m, factions=f, marks=("lady",), **more)  # type: ignore[arg-type]


def man(key: str, *abilities: t.Ability, p: int = 2, m: int = 1, f: Sequence[str] = (), **more: object) -> Card:
    return card(key, "character", *abilities, physical=p, mental=m, factions=f, marks=("gentleman",), **more)  # type: ignore[arg-type]


def item(key: str, *abilities: t.Ability, cost: int = 0) -> Card:
    return card(key, "item", *abilities, cost=cost)


def event(
    key: str,
    body: t.Effect,
    *windows: str,
    cost: int = 0,
    answers: tuple[t.Trigger, ...] = (),
    also: bool = False,
    when: t.Condition | None = None,
    extra: tuple[t.Ability, ...] = (),
) -> Card:
    return card(key, "event", t.Spell(body, when, windows, "", answers, also), *extra, cost=cost)


def on(name: str, body: t.Effect, subject: t.Filter = SELF, **more: object) -> t.Triggered:
    """A triggered ability, about the card itself unless said otherwise."""
    return t.Triggered((t.Trigger(name, subject, **more),), body)  # type: ignore[arg-type]


def always(*effects: t.Effect, when: t.Condition | None = None) -> t.Static:
    return t.Static(effects, when)


def plus(number: int | t.Amount, target: t.Target = t.This(), until: str = "turn", stat: str = "physical") -> t.Modify:
    return t.Modify(target, stat, number, until)  # type: ignore[arg-type]


OT_DRAW = event("wink", DRAW, "ot")
PLAIN = {
    each.key: each
    for each in (
        lady("rosa"),
        lady("lotte", m=4),
        lady("stella", m=3, f=("stars",)),
        lady("luna", m=1, f=("stars", "tailors")),
        man("gil"),
        man("hank", p=4),
        man("udo", p=6, cost=3),
        man("comet", p=1, f=("stars",)),
        man("dummy", p=0, m=0, cost=0),
        item("hat"),
        event("tea", DRAW),
        OT_DRAW,
        man("minus", p=0, random=-4),
        man("three", p=0, random=3),
        man("nought", p=0),
    )
}


# --- tables ---


class Table(LaidTable):
    """A game at a question, driven in the names of cards."""

    @property
    def asked(self) -> tuple[int, str]:
        return self.question.seat, self.question.rule

    @property
    def won(self) -> tuple[tuple[int, ...], str]:
        outcome = self.game.state.outcome
        assert outcome is not None
        return outcome.winners, outcome.rule

    def cards(self, seat: int, zone: str) -> list[str]:
        return [self.game.keys[card] for card in self.game.zone(seat, zone)]

    def count(self, seat: int, zone: str) -> int:
        return self.game.count(seat, zone)

    def stat(self, name: str, stat: str = "physical") -> int:
        return self.game.look(self.ref(name)).stat(stat)

    def acted(self, name: str) -> bool:
        return self.game.state.field[self.ref(name)].exerted

    def controller(self, name: str) -> int:
        return self.game.state.field[self.ref(name)].seat

    def skip(self) -> None:
        """Passes in windows, until somebody is asked for something else."""
        while self.game.state.question is not None and ("pass_on",) in self.question.options:
            self.say(("pass",))

    def act(self, verb: str, *names: str | int) -> None:
        """The same after the windows before it."""
        self.skip()
        self.do(verb, *names)

    def end(self) -> None:
        """The turn ends."""
        seat = self.game.state.active
        self.act("end")
        while self.game.state.active == seat and self.game.state.outcome is None:
            self.say(("pass",))

    def fight(self, one: str, other: str) -> None:
        """One attacks, another intercepts, and nobody does anything about it."""
        self.act("attack", one)
        self.act("intercept", other)
        self.skip()

    def storm(self, one: str) -> None:
        """The castle is attacked."""
        self.act("attack", one)
        self.skip()
        if self.game.state.phase == "intercept" and self.game.state.question is not None:
            self.say(("pass",))
        self.skip()


def acted(name: str, *items: str) -> dict[str, object]:
    return {"card": name, "acted": True, "items": list(items)}


def wearing(name: str, *items: str) -> dict[str, object]:
    return {"card": name, "items": list(items)}


def table(
    mine: Mapping[str, object] | None = None,
    theirs: Mapping[str, object] | None = None,
    *cards: Card,
    seat: str = "A",
    phase: str = "main",
    number: int = 5,
    touch: Callable[[Game], None] | None = None,
    flags: Mapping[str, object] | None = None,
) -> Table:
    """A table in A's turn, at its first question; A was the first player. Castles are of cards without random
    numbers."""
    known = PLAIN | {each.key: each for each in cards}
    first, second = dict(mine or {}), dict(theirs or {})
    first.setdefault("castle", ["nought"] * 12)
    second.setdefault("castle", ["nought"] * 12)
    scene = lay(
        "harem_master",
        {"A": first, "B": second},
        known,
        turn={"seat": seat, "phase": phase, "number": number, "first": "A"},
        touch=touch,
        flags=flags,
    )
    found = Table(scene)
    found.go_on()
    return found
