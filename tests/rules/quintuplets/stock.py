"""What the tests of these rules play with: cards made by hand from trees, and tables laid in a line or two."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

import pytest

from engine.games.quintuplets.rulebook import Quintuplets
from engine.kernel.cards import tree as t
from engine.kernel.cards.card import Card
from engine.kernel.state.game import Game
from tests.positions import lay
from tests.rules.laid import LaidTable

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


class Table(LaidTable):
    """A game at a question, driven in the names of cards."""

    @property
    def asked(self) -> tuple[int, str]:
        return self.question.seat, self.question.kind

    def hand(self, seat: int) -> list[str]:
        return [self.game.keys[card] for card in self.game.zone(seat, "hand")]

    def power(self, name: str) -> int:
        return self.game.look(self.ref(name)).stat("power")

    def lane(self, name: str) -> int:
        """From 1; 0 for what lies in none."""
        piece = self.game.state.field.get(self.ref(name))
        return 0 if piece is None else piece.slot + 1

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
        for hero in dict.fromkeys(other for _, other in pairs):
            first, *more = sorted((one for one, other in pairs if other == hero), key=self.lane)
            self.do("approach", first, hero, *more)
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
