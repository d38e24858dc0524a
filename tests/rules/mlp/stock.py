"""What the tests of these rules play with: cards made by hand from trees, and tables laid in a line or two."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

import pytest

from engine.games.mlp.plans import zone_of
from engine.games.mlp.printed import STAGES
from engine.games.mlp.rulebook import Mlp
from engine.games.mlp.scenario.cards import LEAD as BLANK_LEAD
from engine.kernel.cards import tree as t
from engine.kernel.cards.card import Card
from engine.kernel.state.event import Event
from engine.kernel.state.game import Game
from engine.kernel.state.question import Answer, Option, Question, Refusal
from engine.kernel.state.state import Pending, Ref
from engine.kernel.views.build import build_view
from engine.kernel.views.view import View
from engine.scenario import ScenarioTable as Scene
from tests.positions import lay

F = TypeVar("F", bound=Callable[..., object])
RULES = Mlp()

SELF = t.Is(t.This())
YOU, FOE = t.You(), t.Opponents()
CHARACTER, EVENT, ITEM, SCENE = (t.Kind(kind) for kind in ("character", "event", "item", "scene"))
OWN = t.AllOf((t.Side(True), CHARACTER))
THEIRS = t.AllOf((t.Side(False), CHARACTER))
ONE_OWN, ONE_OF_THEIRS = t.Chosen(OWN), t.Chosen(THEIRS)
TAP = t.Exert(t.This())


def mlp(*numbers: str) -> Callable[[F], F]:
    """The rules of the document that a test shows."""
    return pytest.mark.rules(*(f"MLP {number}" for number in numbers))


def keyword(name: str) -> t.Filter:
    return t.Class(name)


def on(event: str, body: t.Effect, **more: object) -> t.Triggered:
    """A triggered effect of a character about itself."""
    return t.Triggered((t.Trigger(event, SELF, **more),), body)  # type: ignore[arg-type]


def whenever(event: str, body: t.Effect, **more: object) -> t.Triggered:
    """A triggered effect about anything."""
    return t.Triggered((t.Trigger(event, **more),), body)  # type: ignore[arg-type]


def meet(body: t.Effect) -> t.Triggered:
    return on("enter", body)


def farewell(body: t.Effect) -> t.Triggered:
    return on("leave", body)


def precaution(body: t.Effect) -> t.Triggered:
    return on("removed", body)


def inspiration(body: t.Effect) -> t.Activated:
    return t.Activated((t.Flip(t.This()),), body, "inspiration")


def flip_effect(body: t.Effect) -> t.Activated:
    return t.Activated((t.Flip(t.This()),), body)


def plus(number: int, target: t.Target = t.This(), until: str = "turn") -> t.Modify:
    return t.Modify(target, "idea", number, until)  # type: ignore[arg-type]


def card(
    key: str,
    kind: str,
    *abilities: t.Ability,
    marks: tuple[str, ...] = (),
    classes: tuple[str, ...] = (),
    version: str = "",
    name: str = "",
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
        marks=marks,
        classes=classes,
        version={"en": version} if version else {},
    )


def character(
    key: str, *abilities: t.Ability, cost: int = 1, idea: int = 2, classes: tuple[str, ...] = (), name: str = ""
) -> Card:
    return card(key, "character", *abilities, cost=cost, idea=idea, classes=classes, name=name)


def event(key: str, *abilities: t.Ability | t.Effect, cost: int = 1) -> Card:
    """An event: effects are what it does, abilities stay what they are."""
    trees = [part if isinstance(part, t.Ability) else t.Spell(part) for part in abilities]
    return card(key, "event", *trees, cost=cost)


def item(key: str, *abilities: t.Ability, cost: int = 1) -> Card:
    return card(key, "item", *abilities, cost=cost)


def scene(key: str, *abilities: t.Ability, everyday: bool = False) -> Card:
    return card(key, "scene", *abilities, marks=("everyday",) if everyday else ())


def story(key: str, stage: int, *abilities: t.Ability, name: str = "The Long Way", version: str = "") -> Card:
    return card(key, "story", *abilities, name=name, version=version or f"Part {stage}", stage=stage)


LEAD = card("lead", "lead")
STORIES = tuple(story(f"story{stage}", stage) for stage in (1, 2, 3, 4))
PLAIN = {
    each.key: each
    for each in (
        character("pony"),
        character("filly", idea=1),
        character("mare", idea=4, cost=2),
        character("elder", idea=7, cost=3),
        event("letter", t.Draw(YOU)),
        item("scarf"),
        scene("meadow", everyday=True),
        scene("stream"),
        LEAD,
        *STORIES,
    )
}
FILLER = "pony"


class Side:
    """One player's table, laid before the game goes on. `plans` maps stages to keys; slots are (slot, key) pairs."""

    def __init__(
        self,
        *,
        slots: Sequence[str | None] = (),
        hand: Sequence[str] = (),
        rest: Sequence[str] = (),
        deck: Sequence[str] | int = 12,
        scenes: Sequence[str] | int = 0,
        scene_deck: int = 3,
        plans: Mapping[int, str] | None = None,
        stage: int = 0,
        stories: Sequence[str] = (),
    ) -> None:
        self.slots = list(slots)
        self.hand = list(hand)
        self.rest = list(rest)
        self.deck = [FILLER] * deck if isinstance(deck, int) else list(deck)
        self.scenes = ["meadow"] * scenes if isinstance(scenes, int) else list(scenes)
        self.scene_deck = ["meadow"] * scene_deck
        self.plans = dict(plans or {})
        self.stage = stage
        self.stories = list(stories) or [each.key for each in STORIES]

    def written(self) -> dict[str, object]:
        """As a scenario writes it, the areas one after the other."""
        return {
            "slots": self.slots,
            "hand": self.hand,
            "rest": self.rest,
            "scenes": self.scenes,
            "plans": {STAGES[stage - 1]: key for stage, key in self.plans.items()},
            "scene_deck": self.scene_deck,
            "stories": dict(zip(STAGES, self.stories, strict=True)),
            "lead": STAGES[self.stage - 1] if self.stage else None,
            "deck": self.deck,
        }


class Table:
    """A game at a question, driven in the names of cards.

    `there`: the table of the scenario, whose game it is; not before play has begun.
    """

    def __init__(self, game: Game, there: Scene | None = None) -> None:
        self.game = game
        self._there = there

    @property
    def there(self) -> Scene:
        assert self._there is not None, "play has not begun"
        return self._there

    @property
    def events(self) -> list[Event]:
        """What has happened since the position."""
        return self.there.inputs.events

    # --- reading ---

    @property
    def question(self) -> Question:
        question = self.game.state.question
        assert question is not None, "no question is open"
        return question

    @property
    def asked(self) -> tuple[int, str]:
        """Who must decide, and what kind of thing."""
        return self.question.seat, self.question.kind

    def ref(self, name: str, seat: int | None = None) -> Ref:
        """The reference of a card by key; `key#2` is the second of them, `seat` whose."""
        key, _, nth = name.partition("#")
        game = self.game
        found = [
            number
            for number, each in enumerate(game.keys)
            if each == key and (seat is None or game.owner[number] == seat)
        ]
        return game.state.refs[found[int(nth or 1) - 1]]

    def zone(self, seat: int, name: str) -> list[str]:
        return [self.game.keys[number] for number in self.game.zone(seat, name)]

    def slots(self, seat: int) -> list[str | None]:
        row: list[str | None] = [None, None, None]
        for piece in self.game.state.field.values():
            if piece.seat == seat and piece.slot >= 0:
                row[piece.slot] = self.game.keys[piece.cards[0]]
        return row

    def idea(self, name: str) -> int:
        return self.game.looks()[self.ref(name)].stat("idea")

    def plans(self, seat: int) -> dict[int, str]:
        return {stage: self.zone(seat, zone_of(stage))[0] for stage in (1, 2, 3, 4) if self.zone(seat, zone_of(stage))}

    def stage(self, seat: int) -> int:
        return self.game.state.players[seat].points

    def offered(self) -> list[Option]:
        return self.question.options

    def names(self) -> list[str]:
        """The keys of the cards among the options."""
        return [self.game.key(int(option[1])) for option in self.question.options if len(option) > 1]

    def why_not(self, *option: str | int) -> str:
        """The rule that refuses an action, "" if it may be taken."""
        refusal: Refusal | None = RULES.judge(self.game, self.question.seat, self.named(option))
        return refusal.rule if refusal else ""

    def view(self, viewer: int) -> View:
        return build_view(self.game, viewer)

    def told(self, *kinds: str) -> list[tuple[object, ...]]:
        """What happened of these kinds, in order."""
        return [(event.kind, *event.args) for event in self.events if event.kind in kinds]

    # --- doing ---

    def named(self, option: Sequence[str | int]) -> Option:
        """An option whose cards are given by key."""
        word, *rest = option
        seat = self.question.seat
        return (word, *(self._mine(part, seat) if isinstance(part, str) else part for part in rest))

    def _mine(self, name: str, seat: int) -> Ref:
        return self.ref(name, seat) if name.partition("#")[0] in self._keys(seat) else self.ref(name)

    def _keys(self, seat: int) -> set[str]:
        return {key for key, owner in zip(self.game.keys, self.game.owner, strict=True) if owner == seat}

    def do(self, *option: str | int) -> Table:
        """Answer with one option of the open question."""
        wanted = self.named(option)
        options = self.question.options
        assert wanted in options, f"{option} is not offered among {options}"
        return self.answer(options.index(wanted))

    def choose(self, *names: str) -> Table:
        """Answer with the options that name these cards, in this order."""
        seat = self.question.seat
        offered = [self._refers(option) for option in self.question.options]
        return self.answer(*(offered.index(self._among(name, seat, offered)) for name in names))

    def _refers(self, option: Option) -> Ref:
        """The card that an option is about: of a trigger, its source."""
        if option[0] == "trigger":
            return next(each.source for each in self.game.state.fresh if each.stamp == option[1])
        return int(option[1]) if len(option) > 1 else 0

    def _among(self, name: str, seat: int, offered: Sequence[Ref]) -> Ref:
        found = [
            ref
            for ref in (self.ref(name, side) for side in (seat, 1 - seat) if self._has(name, side))
            if ref in offered
        ]
        assert found, f"{name} is not offered"
        return found[0]

    def _has(self, name: str, seat: int) -> bool:
        return name.partition("#")[0] in self._keys(seat)

    def answer(self, *picks: int) -> Table:
        self.there.inputs.take(Answer(self.question.seat, tuple(picks)))
        return self

    def yes(self) -> Table:
        return self.do("yes")

    def end(self) -> Table:
        """Out of the main phase."""
        return self.do("end")

    def skip(self) -> Table:
        return self.do("pass")


def deal(
    a: Side | None = None,
    b: Side | None = None,
    *cards: Card,
    turn: int = 3,
    active: int = 0,
    first: int = 0,
    phase: str = "main",
    flags: Mapping[str, object] | None = None,
    before: Callable[[Table], None] | None = None,
) -> Table:
    """A table at its first question: seat 0's main phase unless told otherwise; `phase`: start, main, exchange, end."""
    known = PLAIN | {each.key: each for each in cards}
    sides = {seat: (side or Side()).written() for seat, side in zip("AB", (a, b), strict=True)}
    there = lay(
        "mlp",
        sides,
        known,
        flags=flags,
        blanks={BLANK_LEAD: LEAD.key},
        turn={"seat": "AB"[active], "phase": phase, "number": turn, "first": "AB"[first]},
        touch=None if before is None else lambda game: before(Table(game)),
    )
    return Table(there.play.game, there)


def turned(*names: str, seat: int = 0) -> Callable[[Table], None]:
    """Lay these pieces sideways before the game goes on."""

    def turn(table: Table) -> None:
        for name in names:
            table.game.state.field[table.ref(name, seat)].exerted = True

    return turn


def flipped(*names: str, seat: int = 0) -> Callable[[Table], None]:
    def turn(table: Table) -> None:
        for name in names:
            table.game.state.field[table.ref(name, seat)].face_down = True

    return turn


def holding(token: str, *names: str, seat: int = 0) -> Callable[[Table], None]:
    """Lay a token on these characters."""

    def lay(table: Table) -> None:
        for name in names:
            counters = table.game.state.field[table.ref(name, seat)].counters
            counters[token] = counters.get(token, 0) + 1

    return lay


def each(*steps: Callable[[Table], None]) -> Callable[[Table], None]:
    def do_all(table: Table) -> None:
        for step in steps:
            step(table)

    return do_all


def pending(entries: Sequence[Pending], table: Table) -> list[str]:
    return [table.game.key(entry.source) for entry in entries]
