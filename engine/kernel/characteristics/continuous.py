"""Continuous effects compiled: what each does to the looks it reaches, and what it reads and writes of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from engine.kernel.abilities.filters import Predicate, Test, amount_of, condition, in_play, predicate, refs_of, seats_of
from engine.kernel.cards import tree as t
from engine.kernel.cards.numerals import ALL_OF_IT
from engine.kernel.characteristics.aspect import bit, far, near, reads, shape
from engine.kernel.characteristics.look import Look, Projection
from engine.kernel.characteristics.order import NUMBER, QUALITY, TEXT, Change
from engine.kernel.flow.rule_marks import rule

if TYPE_CHECKING:
    from engine.kernel.cards.face import Library
    from engine.kernel.state.game import Game

Apply = Callable[["Game", Projection, Look], None]


class Continuous:
    """One continuous effect of a static ability: on whom, when, and what it does to their looks."""

    __slots__ = ("apply", "far", "keyword", "near", "node", "shape", "test", "until")

    def __init__(self, library: Library, node: t.Effect, when: t.Condition | None) -> None:
        self.node = node
        self.until = ""
        self.keyword = ""
        self.test = condition(when)
        self.shape = shape(library.layers.get(_change(node), 0), reads(node) | reads(when), _writes(node))
        self.far = far(node) | far(when)
        self.near = near(node) | near(when)
        self.apply: Apply = _guarded(self.test, _applier(library, node))


@rule("MLP 5-1.5.2")
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
                bits |= gives(ability)
            return bits
        case t.Lose(keywords=keywords):
            return sum(bit("kw:" + name) for name in dict.fromkeys(keywords))
    return bit("effect")


def gives(node: t.Ability) -> int:
    """What changes when a card gains an ability: what a continuous one would write is written by whoever gives it."""
    if isinstance(node, t.Keyword):
        return bit("kw:" + node.name)
    bits = bit("ability")
    if isinstance(node, t.Static):
        for effect in node.effects:
            bits |= _writes(effect)
    return bits


def _change(node: t.Effect) -> Change:
    """Which kind of change it is, for games that have layers."""
    match node:
        case t.Grant() | t.Lose():
            return TEXT
        case t.Modify():
            return NUMBER
    return QUALITY


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
        case t.PayLess(filter_, amount, deed="play", who=who):
            assert amount is not None
            test, value, seats = predicate(filter_), amount_of(amount), seats_of(who)
            return lambda g, view, source: view.discounts.append(
                (test, value(g, source), source, tuple(seats(g, source)))
            )
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


Reached = Callable[["Game", Projection, Look], list[Look]]


def _reached(target: t.Target) -> Reached:
    """The looks that an effect reaches, over the half-built field; all are found before anything is done to one."""
    if isinstance(target, t.This):
        return lambda g, view, source: [view.looks[source.source]]
    if isinstance(target, t.Every) and target.zone == "play":
        found = in_play(target.filter)
        return lambda g, view, source: [view.looks[look.source] for look in found(g, source)]
    refs = refs_of(target)
    return lambda g, view, source: [view.looks[ref] for ref in refs(g, source) if ref in view.looks]


def _each(target: t.Target, act: Callable[[Game, Look, Look], None]) -> Apply:
    """Does something to each look of the target."""
    reached = _reached(target)

    def apply(game: Game, view: Projection, source: Look) -> None:
        for look in reached(game, view, source):
            act(game, look, source)

    return apply


def _modify(target: t.Target, stat: str, amount: t.Amount) -> Apply:
    """The amount is worked out once, before anything of it is done."""
    reached, value = _reached(target), amount_of(amount)

    def apply(game: Game, view: Projection, source: Look) -> None:
        found = reached(game, view, source)
        if found:
            number = value(game, source)
            for look in found:
                look.change(stat, number)

    return apply


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
