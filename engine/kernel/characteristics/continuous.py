"""Continuous effects compiled: what each does to the looks it reaches, and what it reads and writes of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from engine.kernel.abilities.filters import Test, amount_of, condition, in_play, predicate, refs_of, seats_of
from engine.kernel.abilities.possible import feasible
from engine.kernel.cards import tree as t
from engine.kernel.cards.numerals import ALL_OF_IT
from engine.kernel.characteristics.aspect import bit, far, near, reads, shape
from engine.kernel.characteristics.look import GAIN, Diversion, Instead, Lessened, Look, Predicate, Projection
from engine.kernel.flow.rule_marks import rule
from engine.kernel.verbs.verb import Apply

if TYPE_CHECKING:
    from engine.kernel.cards.face import Library
    from engine.kernel.state.game import Game


class Continuous:
    """One continuous effect of a static ability: on whom, when, and what it does to their looks."""

    __slots__ = ("apply", "far", "keyword", "near", "node", "shape", "test", "until")

    def __init__(self, library: Library, node: t.Effect, when: t.Condition | None) -> None:
        verb = library.verbs.get(type(node))
        if verb is None or verb.standing is None:
            raise TypeError(f"not a continuous effect: {node}")
        self.node = node
        self.until = ""
        self.keyword = ""
        self.test = condition(when)
        read = reads(node) | reads(when) | lent_to(library, node, when)
        self.shape = shape(library.layers.get(verb.change, 0), read, verb.writes(library, node))
        self.far = far(node) | far(when)
        self.near = near(node) | near(when)
        self.apply: Apply = _guarded(self.test, verb.standing(library, node))


def lent_to(library: Library, *nodes: t.Node | None) -> int:
    """Where keywords lend classes, whoever asks for a class asks for those keywords."""
    asks = library.also and any(isinstance(part, t.Class) for node in nodes for part in t.nodes_of(node))
    return sum(bit("kw:" + name) for name in library.also) | bit("ability") if asks else 0


@rule("MLP 5-1.5.2", "GOT 12.2.3.1")
def _guarded(test: Test | None, apply: Apply) -> Apply:
    if test is None:
        return apply
    holds = test

    def guarded(game: Game, view: Projection, source: Look) -> None:
        if holds(game, source):
            apply(game, view, source)

    return guarded


def gives(library: Library, node: t.Ability) -> int:
    """What changes when a card gains an ability: what a continuous one would write is written by whoever gives it."""
    if isinstance(node, t.Keyword):
        return bit("kw:" + node.name)
    bits = bit("ability")
    if isinstance(node, t.Static):
        for effect in node.effects:
            bits |= library.verbs[type(effect)].writes(library, effect)
    return bits


# --- what the verbs of all games do as long as they last ---


def modifies(library: Library, node: t.Modify) -> Apply:
    """The amount is worked out once, before anything of it is done."""
    reached, value, stat = reached_by(node.target), amount_of(node.amount), node.stat

    def apply(game: Game, view: Projection, source: Look) -> None:
        looks = reached(game, view, source)
        if looks:
            number = value(game, source)
            for look in looks:
                look.change(stat, number)

    return apply


def equals(library: Library, node: t.Equals) -> Apply:
    """So much more or less than is printed as makes it that number."""
    reached, value, stat = reached_by(node.target), amount_of(node.amount), node.stat

    def apply(game: Game, view: Projection, source: Look) -> None:
        looks = reached(game, view, source)
        number = value(game, source) if looks else 0
        for look in looks:
            look.change(stat, number - look.face.stats.get(stat, 0))

    return apply


def grants(library: Library, node: t.Grant) -> Apply:
    keywords = [(part.name, part.value) for part in node.abilities if isinstance(part, t.Keyword)]
    numbers = [library.ability("", part) for part in node.abilities if not isinstance(part, t.Keyword)]

    def act(game: Game, look: Look, source: Look) -> None:
        for name, value in keywords:
            look.gain_keyword(game, name, value)
        for number in numbers:
            look.gain_ability(game, number)

    return _each(node.target, act)


def grants_for_each(library: Library, node: t.GrantPer) -> Apply:
    """The number of times is worked out once, before anything is done."""
    reached, times = reached_by(node.target), amount_of(node.times)
    keywords = [(part.name, part.value) for part in node.abilities if isinstance(part, t.Keyword)]

    def apply(game: Game, view: Projection, source: Look) -> None:
        looks = reached(game, view, source)
        number = times(game, source) if looks else 0
        for look in looks if number > 0 else ():
            for name, value in keywords:
                look.gain_keyword(game, name, value * number)

    return apply


def granted(library: Library, node: t.Grant) -> int:
    bits = 0
    for ability in node.abilities:
        bits |= gives(library, ability)
    return bits


def loses(library: Library, node: t.Lose) -> Apply:
    if node.whole:
        return _each(node.target, lambda g, look, source: look.lose_text())

    def act(game: Game, look: Look, source: Look) -> None:
        for name in node.keywords:
            look.lose_keyword(game, name)

    return _each(node.target, act)


def keeps_from(library: Library, node: t.CannotGain) -> Apply:
    def act(game: Game, look: Look, source: Look) -> None:
        for name in node.keywords:
            look.ban(GAIN + name, source.card)

    return _each(node.target, act)


def kept_from(library: Library, node: t.CannotGain) -> int:
    return sum(bit("kw:" + name) for name in dict.fromkeys(node.keywords))


def lost(library: Library, node: t.Lose) -> int:
    if node.whole:
        return bit("ability")
    return sum(bit("kw:" + name) for name in dict.fromkeys(node.keywords))


def forbids(library: Library, node: t.Cannot) -> Apply:
    deed, target = node.deed, node.target
    if isinstance(target, t.Who):
        seats, test = seats_of(target), predicate(node.filter)

        def ban(g: Game, view: Projection, source: Look) -> None:
            view.player_bans = (*view.player_bans, (deed, tuple(seats(g, source)), test, source))

        return ban
    number = -1 if isinstance(node.filter, t.Anything) else library.filter(node.filter)
    return _each(target, lambda g, look, source: look.ban(deed, source.card, number))


def allows(library: Library, node: t.Can) -> Apply:
    deed, whom = node.deed, -1 if isinstance(node.filter, t.Anything) else library.filter(node.filter)
    return _each(node.target, lambda g, look, source: look.allow(deed, source.card, whom))


def makes_cheaper(library: Library, node: t.PayLess) -> Apply:
    if node.next or (node.deed == "play" and node.amount is None):
        raise TypeError(f"not a continuous effect: {node}")
    test = predicate(node.filter)
    if node.deed != "play":
        return _cheaper(node.deed, test, node.amount, predicate(node.place))
    assert node.amount is not None
    value, seats = amount_of(node.amount), seats_of(node.who)

    def apply(g: Game, view: Projection, source: Look) -> None:
        view.discounts = (*view.discounts, (test, value(g, source), source, tuple(seats(g, source))))

    return apply


def replaces(library: Library, node: t.Instead) -> Apply:
    """What is done in place of something is an ability of its own."""
    test, event, optional = predicate(node.filter), node.event, node.optional
    number, able = library.ability("", t.Spell(node.body)), feasible(library.verbs, node.body)

    def apply(game: Game, view: Projection, source: Look) -> None:
        view.instead.setdefault(event, []).append(Instead(test, number, source, optional=optional, feasible=able))

    return apply


def _cheaper(deed: str, what: Predicate, amount: t.Amount | None, where: Predicate) -> Apply:
    value = (lambda g, c: ALL_OF_IT) if amount is None else amount_of(amount)

    def apply(game: Game, view: Projection, source: Look) -> None:
        view.cheaper = (*view.cheaper, (deed, what, where, value(game, source), source))

    return apply


def makes_enter(library: Library, node: t.Enters) -> Apply:
    """Other cards; what its own text says of a card is on its face."""
    if node.whom is None:
        raise TypeError(f"not a continuous effect: {node}")
    test = predicate(node.whom)

    def apply(g: Game, view: Projection, source: Look) -> None:
        view.enters = (*view.enters, (test, node, source))

    return apply


def redirects(library: Library, node: t.Redirect) -> Apply:
    test, dealt = predicate(node.filter), node.dealt
    optional, struck = (node.optional, node.struck) if isinstance(node, t.Divert) else (False, False)

    def apply(g: Game, view: Projection, source: Look) -> None:
        view.redirects = (*view.redirects, Diversion(test, source, optional, struck))
        if dealt:
            view.taking = (*view.taking, source.source)

    return apply


def lessens(library: Library, node: t.Lessen) -> Apply:
    """The number is worked out with the projection, the age tells apart what the same card was given twice."""
    test, once = predicate(node.filter), node.once
    value = (lambda g, c: ALL_OF_IT) if node.amount is None else amount_of(node.amount)

    def apply(g: Game, view: Projection, source: Look) -> None:
        view.lessened = (*view.lessened, Lessened(test, value(g, source), source, view.age if once else -1))

    return apply


Reached = Callable[["Game", Projection, Look], list[Look]]


def reached_by(target: t.Target) -> Reached:
    """The looks that an effect reaches, over the half-built field; all are found before anything is done to one."""
    if isinstance(target, t.This):
        return lambda g, view, source: [view.looks[source.source]]
    if isinstance(target, t.Every) and target.zone == "play":
        looks_of = in_play(target.filter)

        def in_view(g: Game, view: Projection, source: Look) -> list[Look]:
            looks = looks_of(g, source)
            if view is g.projection:
                return looks
            return [view.looks[look.source] for look in looks]

        return in_view
    refs = refs_of(target)

    def there(g: Game, view: Projection, source: Look) -> list[Look]:
        looks, reached = view.looks, []
        for ref in refs(g, source):
            if ref in looks:
                reached.append(looks[ref])
        return reached

    return there


def _each(target: t.Target, act: Callable[[Game, Look, Look], None]) -> Apply:
    """Does something to each look of the target."""
    reached = reached_by(target)

    def apply(game: Game, view: Projection, source: Look) -> None:
        for look in reached(game, view, source):
            act(game, look, source)

    return apply
