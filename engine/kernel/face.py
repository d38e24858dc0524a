"""Faces and the library: pinned cards compiled once into functions and rows."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from engine.kernel import tree as t
from engine.kernel.aspect import bit, reads
from engine.kernel.card import Card
from engine.kernel.filters import Predicate, Test, amount_of, condition, predicate, refs_of, seats_of
from engine.kernel.look import Look, Projection
from engine.kernel.memory import asked_of, name_of
from engine.kernel.rule import rule

if TYPE_CHECKING:
    from engine.kernel.ability import Writer
    from engine.kernel.game import Game
    from engine.kernel.rows import Row

ALL_OF_IT = 1_000_000
Apply = Callable[["Game", Projection, Look], None]
Verb = Callable[["Writer", Any], None]
"""Writes the rows of one kind of verb."""


class Listen:
    """A trigger condition, compiled (LOR 7.4.2)."""

    __slots__ = ("by", "counterpart", "event", "least", "manner", "nth", "once", "subject", "theirs", "times", "yours")

    def __init__(self, node: t.Trigger) -> None:
        self.event = node.event
        self.subject = None if isinstance(node.subject, t.Anything) else predicate(node.subject)
        self.counterpart = None if isinstance(node.counterpart, t.Anything) else predicate(node.counterpart)
        self.manner = node.manner
        self.by = node.by
        self.nth = node.nth
        self.yours = node.yours
        self.least = node.least
        self.theirs = node.theirs
        self.once = node.once
        self.times = node.times


class Continuous:
    """One continuous effect of a static ability: on whom, when, and what it does to their looks."""

    __slots__ = ("apply", "layer", "node", "reads", "test", "writes")
    until = keyword = ""

    def __init__(self, library: Library, node: t.Effect, when: t.Condition | None) -> None:
        self.node = node
        self.test = condition(when)
        self.reads = reads(node) | reads(when)
        self.writes = _writes(node)
        self.layer = library.layer(node)
        self.apply: Apply = _guarded(self.test, _applier(library, node))


class Ability:
    """A compiled ability: its kind, triggers, costs and rows; `number` is its place in the library.

    `feasible`: whether its costs can be paid; `useful`: whether it could do anything; `secret`: where that hangs on
    hidden cards, whether it could as far as everybody can see.
    """

    __slots__ = (
        "card", "condition", "continuous", "exerts_self", "feasible", "kind", "node", "number", "rows", "secret",
        "triggers", "useful",
    )

    def __init__(self, number: int, card: str, kind: str, node: t.Ability) -> None:
        self.number = number
        self.card = card
        self.kind = kind
        self.node = node
        self.rows: list[Row] = []
        self.triggers: tuple[Listen, ...] = ()
        self.continuous: tuple[Continuous, ...] = ()
        self.condition: Test | None = None
        self.feasible: Test | None = None
        self.useful: Test | None = None
        self.secret: Test | None = None
        self.exerts_self = False


class Face:
    """A printed card, ready to be looked up fast."""

    __slots__ = (
        "activated", "card", "classes", "colors", "continuous", "enters", "extra_ink", "keywords", "kinds", "listens",
        "marks", "names", "self_bans", "self_discounts", "shifts_onto", "spell", "stats",
    )

    def __init__(self, card: Card) -> None:
        self.card = card
        self.kinds = frozenset((card.kind, *card.marks))
        self.names = frozenset(card.id_name)
        self.classes = frozenset(card.classes)
        self.colors = frozenset(card.colors)
        self.marks = frozenset(card.marks)
        self.stats: dict[str, int] = dict(card.stats)
        self.keywords: dict[str, int] = {}
        self.activated: tuple[int, ...] = ()
        self.listens: tuple[tuple[str, int, Listen], ...] = ()
        self.continuous: tuple[Continuous, ...] = ()
        self.self_discounts: tuple[tuple[Test | None, Callable[[Game, Look], int]], ...] = ()
        self.self_bans: tuple[tuple[Test | None, str, Predicate], ...] = ()
        self.enters: tuple[tuple[Test | None, t.Enters], ...] = ()
        self.shifts_onto: Predicate | None = None
        self.spell = -1


class Library:
    """All cards of a game compiled once; ability numbers are the same wherever the same cards are pinned in order.

    `compile_`: fills in an ability's rows.
    """

    def __init__(self, cards: Mapping[str, Card], keyword_trees: Mapping[str, t.Tree], verbs: Mapping[type, Verb],
                 compile_: Callable[[Library, Ability], None], layer: Callable[[t.Effect], int] = lambda node: 0,
                 narrow: Mapping[type, t.Filter] = MappingProxyType({})) -> None:
        self.verbs = verbs
        self._compile = compile_
        self.narrow = narrow
        self.abilities: list[Ability] = []
        self.filters: list[Predicate] = []
        self.layer = layer
        self._numbers: dict[tuple[str, t.Ability], int] = {}
        self._filter_numbers: dict[t.Filter, int] = {}
        self.keyword_abilities: dict[str, tuple[int, ...]] = {}
        for name, tree in keyword_trees.items():
            self.keyword_abilities[name] = tuple(self.ability("", node) for node in tree)
        self.faces = {key: self._face(cards[key]) for key in sorted(cards)}
        asked = dict.fromkeys(on for key in sorted(cards) for on in asked_of(cards[key].abilities))
        self._memory_names = {on: name_of(number) for number, on in enumerate(asked)}
        self.memories = tuple((Listen(on), name) for on, name in self._memory_names.items())
        self.heard = frozenset(listen.event for ability in self.abilities for listen in ability.triggers)

    @rule("LOR 10.11.1", off="()")
    def stands_for(self, keyword: str) -> tuple[int, ...]:
        """The whole abilities that a keyword abbreviates."""
        return self.keyword_abilities.get(keyword, ())

    def memory(self, on: t.Trigger) -> str:
        """How the tallies that count this event of the turn begin; the reference of its subject follows."""
        return self._memory_names[on]

    def filter(self, node: t.Filter) -> int:
        """The number of a filter, so that states can name it."""
        if node not in self._filter_numbers:
            self._filter_numbers[node] = len(self.filters)
            self.filters.append(predicate(node))
        return self._filter_numbers[node]

    def ability(self, card: str, node: t.Ability) -> int:
        """The number of an ability, compiling it the first time."""
        key = (card, node)
        if key not in self._numbers:
            number = self._numbers[key] = len(self.abilities)
            kind = type(node).__name__.lower()
            self.abilities.append(Ability(number, card, kind, node))
            self._compile(self, self.abilities[number])
        return self._numbers[key]

    def _face(self, card: Card) -> Face:
        face = Face(card)
        for node in card.abilities:
            self._join(face, node)
        return face

    def _join(self, face: Face, node: t.Ability) -> None:
        match node:
            case t.Keyword(name, value, onto):
                face.keywords[name] = face.keywords.get(name, 0) + value
                face.shifts_onto = predicate(onto) if onto is not None else face.shifts_onto
                for number in self.stands_for(name):
                    self._join_number(face, number)
            case t.Static(effects, when):
                for effect in effects:
                    self._join_static(face, effect, when)
            case _:
                if isinstance(node, t.Spell) and node.condition is not None:
                    self._join_static(face, t.Cannot(t.This(), "play"), t.Never(node.condition))
                self._join_number(face, self.ability(face.card.key, node))

    def _join_number(self, face: Face, number: int) -> None:
        ability = self.abilities[number]
        if ability.kind == "triggered":
            face.listens += tuple((listen.event, number, listen) for listen in ability.triggers)
        elif ability.kind == "activated":
            face.activated += (number,)
        elif ability.kind == "spell":
            face.spell = number

    def _join_static(self, face: Face, effect: t.Effect, when: t.Condition | None) -> None:
        match effect:
            case t.Enters(whom=None):
                face.enters += ((condition(when), effect),)
            case t.PayLess(t.Is(t.This()), amount) if amount is not None:
                face.self_discounts += ((condition(when), amount_of(amount)),)
            case t.Cannot(t.This(), ("play" | "wear") as deed, _, filter_):
                face.self_bans += ((condition(when), deed, predicate(filter_)),)
            case _:
                face.continuous += (Continuous(self, effect, when),)


@rule("MLP 5-1.5.2", off="second")
def _guarded(test: Test | None, apply: Apply) -> Apply:
    if test is None:
        return apply
    holds = test

    def guarded(game: Game, view: Projection, source: Look) -> None:
        if holds(game, source):
            apply(game, view, source)

    return guarded


def _writes(node: t.Effect) -> int:
    match node:
        case t.Modify(stat=stat):
            return bit(stat)
        case t.Grant(abilities=abilities):
            bits = 0
            for ability in abilities:
                bits |= bit("kw:" + ability.name) if isinstance(ability, t.Keyword) else bit("ability")
            return bits
        case t.Lose(keywords=keywords):
            return sum(bit("kw:" + name) for name in dict.fromkeys(keywords))
    return bit("effect")


def _applier(library: Library, node: t.Effect) -> Apply:
    match node:
        case t.Modify(target, stat, amount):
            return _modify(target, stat, amount)
        case t.Grant(target, abilities):
            return _grant(library, target, abilities)
        case t.Lose(target, keywords):
            return _each_lost(target, keywords)
        case t.Cannot(target, deed, _, filter_) if not isinstance(target, t.Who):
            number = -1 if isinstance(filter_, t.Anything) else library.filter(filter_)
            return _each(target, lambda g, look, source: look.ban(deed, source.card, number))
        case t.Cannot(target, deed, _, filter_):
            assert isinstance(target, t.Who)
            seats, test = seats_of(target), predicate(filter_)
            return lambda g, view, source: view.player_bans.append((deed, tuple(seats(g, source)), test, source))
        case t.Can(target, deed, _, filter_):
            whom = -1 if isinstance(filter_, t.Anything) else library.filter(filter_)
            return _each(target, lambda g, look, source: look.allow(deed, source.card, whom))
        case t.PayLess(deed="play", amount=None) | t.PayLess(next=True):
            pass
        case t.PayLess(filter_, amount, deed="play"):
            assert amount is not None
            test, value = predicate(filter_), amount_of(amount)
            return lambda g, view, source: view.discounts.append((test, value(g, source), source))
        case t.PayLess(filter_, amount, _, deed, place):
            return _cheaper(deed, predicate(filter_), amount, predicate(place))
        case t.Enters(whom=t.Node() as whom):
            test = predicate(whom)
            return lambda g, view, source: view.enters.append((test, node, source))
        case t.ExtraInk(number):
            return _extra_ink(number)
        case t.Redirect(filter_):
            test = predicate(filter_)
            return lambda g, view, source: view.redirects.append((test, source))
    raise TypeError(f"not a continuous effect: {node}")


def _cheaper(deed: str, what: Predicate, amount: t.Amount | None, where: Predicate) -> Apply:
    value = (lambda g, c: ALL_OF_IT) if amount is None else amount_of(amount)

    def apply(game: Game, view: Projection, source: Look) -> None:
        view.cheaper.append((deed, what, where, value(game, source), source))

    return apply


def _extra_ink(number: int) -> Apply:
    def apply(game: Game, view: Projection, source: Look) -> None:
        view.extra_ink[source.seat] = view.extra_ink.get(source.seat, 0) + number

    return apply


def _each(target: t.Target, act: Callable[[Game, Look, Look], None]) -> Apply:
    """Does something to each look of the target, over the half-built field."""
    if isinstance(target, t.This):
        return lambda g, view, source: act(g, source, source)
    refs = refs_of(target)

    def apply(game: Game, view: Projection, source: Look) -> None:
        for ref in refs(game, source):
            look = view.looks.get(ref)
            if look is not None:
                act(game, look, source)

    return apply


def _modify(target: t.Target, stat: str, amount: t.Amount) -> Apply:
    value = amount_of(amount)

    def act(game: Game, look: Look, source: Look) -> None:
        look.change(stat, value(game, source))

    return _each(target, act)


def _each_lost(target: t.Target, keywords: tuple[str, ...]) -> Apply:
    def act(game: Game, look: Look, source: Look) -> None:
        for name in keywords:
            look.lose_keyword(game, name)

    return _each(target, act)


def _grant(library: Library, target: t.Target, abilities: tuple[t.Ability, ...]) -> Apply:
    keywords = [(node.name, node.value) for node in abilities if isinstance(node, t.Keyword)]
    numbers = [library.ability("", node) for node in abilities if not isinstance(node, t.Keyword)]

    def act(game: Game, look: Look, source: Look) -> None:
        for name, value in keywords:
            look.gain_keyword(game, name, value)
        for number in numbers:
            look.gain_ability(game, number)

    return _each(target, act)
