"""How the menu lists an action: what may be named first, one after the other, and what goes with each of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from engine.kernel.characteristics.look import Look
from engine.kernel.flow.action import Action, ActionArgument, Reach
from engine.kernel.flow.situation import Situation
from engine.kernel.state.question import Option
from engine.kernel.state.state import CARD_MASK

if TYPE_CHECKING:
    from engine.kernel.cards.face import Face

Things = Sequence[Look | int]
"""Pieces as their looks, cards of the hand as references, slots as numbers."""


def named(thing: Look | int) -> int:
    """How an option names it."""
    return thing.source if isinstance(thing, Look) else thing


def pool_of(part: ActionArgument) -> Callable[[Situation], Things]:
    """What lies where a part is looked for."""
    if part.pool is not None:
        return part.pool
    if part.place == "field":
        return theirs if part.theirs else mine
    if part.place == "hand":
        return hand
    numbers = range(part.count)
    return lambda s: numbers


def mine(s: Situation) -> Things:
    return s.mine


def theirs(s: Situation) -> Things:
    return [look for look in s.looks.values() if look.seat != s.seat]


def hand(s: Situation) -> Things:
    """The cards of the own hand, found once a menu."""
    if s.held is None:
        refs, s.held = s.g.state.refs, []
        for card in s.g.zone(s.seat, "hand"):
            s.held.append(refs[card])
    return s.held


def of_kinds(s: Situation, things: Things, kinds: Sequence[str]) -> Things:
    """The cards that are of one of these kinds, if any are asked for."""
    if not kinds:
        return things
    faces, such = s.g.faces, []
    for each in things:
        face = each.face if isinstance(each, Look) else faces[each & CARD_MASK]
        if not face.kinds.isdisjoint(kinds):
            such.append(each)
    return such


class Bare:
    """An action that names nothing."""

    def __init__(self, action: Action) -> None:
        self.option: Option = (action.begins,)
        self.at_all, self.judge = action.at_all, action.judge

    def list_all(self, s: Situation, options: list[Option]) -> None:
        if (self.at_all is None or self.at_all(s) is None) and self.judge(s) is None:
            options.append(self.option)


class Way:
    """An action that names something; this one, one thing."""

    def __init__(self, action: Action) -> None:
        self.word, self.verb, self.parts = action.begins, action.verb, action.parts
        self.at_all, self.judge = action.at_all, action.judge
        self.first = None if action.parts[0].sifted else action.parts[0].judge
        self.part = action.parts[0]
        self.single = len(action.parts) == 1
        self.pool = pool_of(self.part)
        self.kinds = frozenset(action.parts[0].kinds)

    def list_all(self, s: Situation, options: list[Option]) -> None:
        """All of it."""
        if self.at_all is None or self.at_all(s) is None:
            self.list_from(s, self.pool(s), options)

    def list_from(self, s: Situation, firsts: Things, options: list[Option]) -> None:
        """All of it that begins with one of these."""
        word, first, judge = self.word, self.first, self.judge
        for each in firsts:
            refusal = None if first is None else first(s, each)
            if refusal is None and judge(s, each) is None:
                options.append((word, each.source if isinstance(each, Look) else each))

    def judge_all_but(self, pool: Callable[[Situation], Things]) -> None:
        """What is named first comes out of this pool: it is judged unless that is the own one, which may be sifted."""
        if self.pool is not pool:
            self.first = self.part.judge

    def possible(self, s: Situation, firsts: Things) -> Things:
        """Those of them that may be named, whatever is named with it."""
        first = self.first
        if first is None:
            return firsts
        possible = []
        for each in firsts:
            if first(s, each) is None:
                possible.append(each)
        return possible


class OfAbilities(Way):
    """An action that names a piece and one of its abilities."""

    def list_from(self, s: Situation, firsts: Things, options: list[Option]) -> None:
        word, first, judge = self.word, self.first, self.judge
        for look in firsts:
            if isinstance(look, Look) and look.abilities and (first is None or first(s, look) is None):
                for nth in range(len(look.abilities)):
                    refusal = judge(s, look, nth)
                    if refusal is None:
                        options.append((word, look.source, nth))


class OfPairs(Way):
    """An action that names two things, each pair judged."""

    def __init__(self, action: Action) -> None:
        super().__init__(action)
        self.second = action.parts[1]
        self.second_pool = pool_of(self.second)

    def list_from(self, s: Situation, firsts: Things, options: list[Option]) -> None:
        seconds = self.seconds(s) if firsts else ()
        if not seconds:
            return
        word, judge = self.word, self.judge
        for first in self.possible(s, firsts):
            for each in seconds:
                refusal = judge(s, first, each)
                if refusal is None:
                    options.append((word, named(first), named(each)))

    def seconds(self, s: Situation) -> Things:
        """What may be named second, whatever is named first; found once a menu."""
        known = s.seconds.get(self.verb)
        if known is None:
            part, fitting = self.second, of_kinds(s, self.second_pool(s), self.second.kinds)
            known = [each for each in fitting if part.judge is None or part.judge(s, each) is None]
            s.seconds[self.verb] = known
        return known


class OfReach(Way):
    """An action that names two things, all second ones to a first found at once."""

    def __init__(self, action: Action, reach: Reach) -> None:
        super().__init__(action)
        self.reach = reach

    def list_from(self, s: Situation, firsts: Things, options: list[Option]) -> None:
        word, reach = self.word, self.reach
        for first in firsts if self.first is None else self.possible(s, firsts):
            reached = reach(s, first)
            if not reached:
                continue
            one = first.source if isinstance(first, Look) else first
            if isinstance(reached[0], Look):
                for each in reached:
                    options.append((word, one, each.source))  # type: ignore[union-attr]  # a reach is all of one kind
            else:
                for each in reached:
                    options.append((word, one, each))  # type: ignore[arg-type]


class OfGroups(OfReach):
    """An action that names three things or more, all that go with a first one found at once."""

    def list_from(self, s: Situation, firsts: Things, options: list[Option]) -> None:
        for first in firsts if self.first is None else self.possible(s, firsts):
            groups = self.reach(s, first)
            if groups:
                one = named(first)
                options.extend([(self.word, one, *map(named, more)) for more in groups if isinstance(more, tuple)])


class CardByCard:
    """Actions that the menu lists together, so that what one card can do stands together."""

    def __init__(self, ways: Sequence[Way]) -> None:
        self.ways = list(ways)
        self.conditional = any(way.at_all is not None for way in ways)
        for way in ways:
            way.judge_all_but(ways[0].pool)
        self.by_card: dict[frozenset[str], list[Way]] = {}

    def list_all(self, s: Situation, options: list[Option]) -> None:
        """Every option of these actions."""
        ways, faces, known = self.ways, s.g.faces, self.by_card
        if self.conditional:
            ways = [way for way in ways if way.at_all is None or way.at_all(s) is None]
        for first in ways[0].pool(s) if ways else ():
            face = first.face if isinstance(first, Look) else faces[first & CARD_MASK]
            fitting = known.get(face.sorts)
            for way in self.fitting(face) if fitting is None else fitting:
                if self.conditional and way not in ways:
                    continue
                if not way.single:
                    way.list_from(s, (first,), options)
                elif (way.first is None or way.first(s, first) is None) and way.judge(s, first) is None:
                    options.append((way.word, first.source if isinstance(first, Look) else first))

    def fitting(self, face: Face) -> list[Way]:
        """Those that a card of this kind, or with this keyword, can be named first in; worked out once."""
        ways = [way for way in self.ways if not way.kinds or not way.kinds.isdisjoint(face.sorts)]
        self.by_card[face.sorts] = ways
        return ways


Listing = Bare | Way | CardByCard


def way_of(action: Action) -> Way:
    """By what it names."""
    if len(action.parts) == 1:
        return Way(action)
    if action.reach is not None:
        return OfReach(action, action.reach) if len(action.parts) == 2 else OfGroups(action, action.reach)
    return OfAbilities(action) if action.parts[1].place == "ability" else OfPairs(action)


def listings(together: Sequence[Action]) -> list[Listing]:
    """Of actions that stand together."""
    ways = [way_of(action) for action in together if action.parts]
    bare: list[Listing] = [Bare(action) for action in together if not action.parts]
    return [*bare, CardByCard(ways)] if len(ways) > 1 else [*bare, *ways]
