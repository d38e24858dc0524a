"""What the tests of these rules play with: cards made by hand from trees, and tables laid in a line or two."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

import pytest

from engine.games.precious_memories.nodes import Priced
from engine.games.precious_memories.rulebook import PreciousMemories
from engine.kernel.cards import tree as t
from engine.kernel.cards.card import Card
from engine.kernel.state.game import Game
from engine.kernel.state.state import CARD_MASK, Ref
from tests.positions import lay
from tests.rules.laid import LaidTable

F = TypeVar("F", bound=Callable[..., object])
RULES = PreciousMemories()

SELF, YOU, FOE, ALL = t.Is(t.This()), t.You(), t.Opponents(), t.Players()
CHARACTER, EVENT, SUPPORT = (t.Kind(kind) for kind in ("character", "event", "support"))
OWN = t.AllOf((CHARACTER, t.Side(True)))
THEIRS = t.AllOf((CHARACTER, t.Side(False)))
ONE_OWN, ONE_OF_THEIRS = t.Chosen(OWN), t.Chosen(THEIRS)
DRAW = t.Draw(YOU, 1)
EX = t.Keyword("ex_card")
ACTIVE = t.Keyword("active_at_once")


def pm(*numbers: str) -> Callable[[F], F]:
    """The rules that a test shows."""
    return pytest.mark.rules(*(f"PM {number}" for number in numbers))


# --- cards ---


def card(
    key: str,
    kind: str,
    *abilities: t.Ability,
    name: str | Sequence[str] = "",
    work: str = "tale",
    traits: Sequence[str] = (),
    color: str = "red",
    back: Card | None = None,
    **stats: int,
) -> Card:
    names = (name,) if isinstance(name, str) else tuple(name)
    title = "/".join(names) or key.rstrip("abcdefghijklmnopqrstuvwxyz").title() or key
    return Card(
        key=key,
        kind=kind,
        name={"en": title},
        id_name=names if names != ("",) else (title,),
        stats=stats,
        abilities=abilities,
        classes=(*traits, f"work_{work}"),
        colors=(color,),
        back=back,
    )


def character(
    key: str,
    *abilities: t.Ability,
    cost: int | None = 0,
    gives: int | None = 1,
    power: tuple[int, int] | None = (30, 30),
    **more: object,
) -> Card:
    """A character; `power`: its AP and DP."""
    stats: dict[str, int] = {}
    if cost is not None:
        stats["cost"] = cost
    if gives is not None:
        stats["generated"] = gives
    if power is not None:
        stats |= {"ap": power[0], "dp": power[1]}
    return card(key, "character", *abilities, **stats, **more)  # type: ignore[arg-type]


def event(
    key: str, body: t.Effect, *windows: str, cost: int = 0, when: t.Condition | None = None, **more: object
) -> Card:
    spell = t.Spell(body, when, windows or ("main_own",))
    return card(key, "event", spell, cost=cost, generated=1, **more)  # type: ignore[arg-type]


def support(key: str, *abilities: t.Ability, cost: int | None = 0, **more: object) -> Card:
    stats = {"generated": 1} | ({} if cost is None else {"cost": cost})
    return card(key, "support", *abilities, **stats, **more)  # type: ignore[arg-type]


def on(name: str, body: t.Effect, subject: t.Filter = SELF, **more: object) -> t.Triggered:
    """A text that triggers, about the card itself unless said otherwise."""
    return t.Triggered((t.Trigger(name, subject, **more),), body)  # type: ignore[arg-type]


def always(*effects: t.Effect, when: t.Condition | None = None) -> t.Static:
    return t.Static(effects, when)


def text(body: t.Effect, window: str = "main_own", when: t.Condition | None = None, **cost: object) -> t.Activated:
    """A used text and what it costs."""
    return t.Activated((), Priced(body, **cost), window, when)  # type: ignore[arg-type]


def plus(ap: int, dp: int, target: t.Target = t.This(), until: str = "turn") -> t.Seq:
    """+ap/+dp; what is selected for the one is meant for the other."""
    again: t.Target = t.Bound("chosen") if isinstance(target, t.Chosen | t.Every) else target
    return t.Seq(
        (t.Modify(target, "ap", ap, until), t.Modify(again, "dp", dp, until))  # type: ignore[arg-type]
    )


def keyword(name: str, value: int = 0) -> t.Keyword:
    return t.Keyword(name, value)


PLAIN = {
    each.key: each
    for each in (
        character("ANN-001"),
        character("BEA-002", power=(40, 20)),
        character("CLO-003", power=(20, 50)),
        character("DOT-004", power=(60, 60), cost=3),
        character("EVE-005", power=(10, 10)),
        character("FAY-006", power=None),
        character("GUS-009", cost=9),
        event("TEA-007", DRAW),
        event("HEX-008", DRAW, "approach_both"),
    )
}
NAMES = {key.split("-")[0].lower(): key for key in PLAIN}


# --- tables ---


class Table(LaidTable):
    """A game at a question, driven in the names of cards: `ann` for ANN-001."""

    @property
    def asked(self) -> tuple[int, str]:
        return self.question.seat, self.question.kind

    def ref(self, name: str, seat: int | None = None) -> Ref:
        """The piece or card of a key; `name#2`: the second of them."""
        key, _, nth = name.partition("#")
        key = NAMES.get(key, key)
        found = [
            number
            for number, each in enumerate(self.game.keys)
            if each == key and (seat is None or self.game.owner[number] == seat)
        ]
        return self.game.state.refs[found[int(nth or 1) - 1]]

    def zone(self, name: str) -> str:
        """Where a card lies."""
        number = self.game.state.zone[self.ref(name) & CARD_MASK]
        if number >= 0:
            return self.game.rules.zones[number]
        piece = self.game.state.field[self.ref(name)]
        return "main" if piece.slot >= 0 else "set" if piece.at else "support"

    def hand(self, seat: int) -> list[str]:
        return [self.game.keys[card] for card in self.game.zone(seat, "hand")]

    def points(self, seat: int) -> int:
        return self.game.count(seat, "pile")

    def power(self, name: str) -> tuple[int, int]:
        look = self.game.look(self.ref(name))
        return look.stat("ap"), look.stat("dp")

    def stat(self, name: str, stat: str) -> int | None:
        return self.game.look(self.ref(name)).stats.get(stat)

    def is_rested(self, name: str) -> bool:
        return self.game.state.field[self.ref(name)].exerted

    def do(self, verb: str, *names: str | int) -> None:
        """An action; nobody responds to it."""
        self.say(self.option(verb, *names))
        self.unanswered()

    def play(self, name: str, area: int = 0, seat: int | None = None) -> None:
        """A card, paid for by the proposal, to which nobody responds."""
        ref = self.ref(name, seat)
        kind = self.game.faces[ref & CARD_MASK].card.kind
        self.say((kind, ref, area) if kind == "character" else (kind, ref))
        self.pay()
        self.unanswered()

    def pay(self, *names: str) -> None:
        """With these cards, or as is proposed."""
        if self.game.state.question is None or self.question.kind != "pay":
            return
        if not names:
            self.say(next(option for option in self.question.options if option[0] in ("auto", "done")))
            return
        for name in names:
            self.say(self.option("card", name))
        if self.game.state.question is not None and self.question.kind == "pay":
            self.say(("done",))

    def unanswered(self) -> None:
        """Nobody responds to a play."""
        while self.game.state.question is not None and self.question.rule == "R-PM-28" and self.asked[1] == "action":
            self.say(("pass",))

    def passes(self) -> None:
        """Everybody passes until something else is asked than to act in a window."""
        while self.game.state.question is not None and ("pass",) in self.question.options:
            self.say(("pass",))

    def declare(self) -> None:
        """The main phase ends."""
        while self.game.state.phase == "main":
            self.say(("pass",))

    def approach(self, name: str, blocker: str = "") -> None:
        """Somebody approaches, and is blocked or not; nobody plays anything."""
        if self.game.state.phase == "main":
            self.declare()
        self.say(self.option("approach", name))
        self.step()
        if self.game.state.question is not None and ("let_through",) in self.question.options:
            self.say(self.option("block", blocker) if blocker else ("let_through",))
            self.step()
            self.step()

    def step(self) -> None:
        """A window of an approach in which nobody plays anything."""
        window = self.window()
        while window and self.window() == window:
            self.say(("pass",))

    def window(self) -> str:
        """In which step the approach stands whose window is open."""
        question = self.game.state.question
        if question is None or not self.game.state.phase.endswith("_window") or question.kind != "action":
            return ""
        return next((frame.step for frame in reversed(self.game.state.frames) if "step" in frame.step), "-")


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
    """A table in A's main phase; A was the first player."""
    known = PLAIN | {each.key: each for each in cards}
    first, second = dict(mine or {}), dict(theirs or {})
    for side in (first, second):
        side.setdefault("deck", ["GUS-009"] * 12)
    scene = lay(
        "precious_memories",
        {"A": _keys(first), "B": _keys(second)},
        known,
        turn={"seat": seat, "phase": phase, "number": number, "first": "A"},
        touch=touch,
        flags=flags,
    )
    found = Table(scene)
    found.go_on()
    return found


def _keys(value: object) -> dict[str, object]:
    """Names of plain cards as their keys."""
    return _deep(value)  # type: ignore[return-value]  # a mapping stays one


def _deep(value: object) -> object:
    match value:
        case str():
            name, mark, nth = value.partition("#")
            return NAMES.get(name, name) + mark + nth
        case dict():
            return {key: _deep(each) for key, each in value.items()}
        case list():
            return [_deep(each) for each in value]
    return value
