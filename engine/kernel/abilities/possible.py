"""Whether an effect could do anything: a *may* is asked, and a cost offered, only if so.

What a verb by itself can do stands in its record (`verbs.verb`); here is what joined ones come to.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from types import MappingProxyType
from typing import TYPE_CHECKING

from msgspec import structs

from engine.kernel.abilities.candidates import candidates
from engine.kernel.abilities.filters import Test, amount_of, condition
from engine.kernel.abilities.kinship import joining, largest
from engine.kernel.cards import tree as t
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.state import Run
from engine.kernel.verbs.verb import Verbs, always, has_target

if TYPE_CHECKING:
    from engine.kernel.state.context import Context
    from engine.kernel.state.game import Game
    from engine.kernel.state.state import Ref

Doable = Callable[["Game", "Context", "Ref"], bool]
NO_VERBS: Verbs = MappingProxyType({})
LOOKED = "looked"
"""The cards that are looked at count as a hidden zone."""


def feasible(verbs: Verbs, node: t.Effect) -> Test:
    """Whether any part can be done; of a cost (ToDo), whether the whole cost can be paid."""
    match node:
        case t.Seq(parts) | t.OneOf(parts):
            tests = [feasible(verbs, part) for part in parts]
            return lambda g, c: any(test(g, c) for test in tests)
        case t.ToDo(cost, _):
            return feasible_cost(verbs, cost)
        case t.May(body):
            return feasible(verbs, body)
        case t.Repeat(times, body):
            often, once = amount_of(times), feasible(verbs, body)
            return lambda g, c: often(g, c) > 0 and once(g, c)
        case t.InsteadIf(base):
            return feasible(verbs, base)
        case t.If(when, then, otherwise):
            return _either(verbs, when, then, otherwise)
    verb = verbs.get(type(node))
    if verb is not None and verb.can is not None:
        return verb.can(node)
    target = getattr(node, "target", None)
    return has_target(target) if isinstance(target, t.Target) else always(node)


@rule("LOR 7.1.2.2")
def feasible_cost(verbs: Verbs, node: t.Effect) -> Test:
    """Whether a cost can be paid whole."""
    anybody = done_in_part(verbs, node)
    if anybody is not None:
        find, least = candidates(anybody), max(anybody.least, 1)
        return lambda g, c: len(find(g, c, c.seat)) >= least
    if isinstance(node, t.Seq):
        tests = [feasible_cost(verbs, part) for part in _first_ones(node.parts)]
        return lambda g, c: all(test(g, c) for test in tests)
    if isinstance(node, t.OneOf):
        either = [feasible_cost(verbs, option) for option in node.options]
        return lambda g, c: any(test(g, c) for test in either)
    verb = verbs.get(type(node))
    whole = verb.whole(node) if verb is not None and verb.whole is not None else None
    if whole is not None:
        return whole
    target = getattr(node, "target", None)
    return _enough(verbs, node, target) if isinstance(target, t.Chosen) else feasible(verbs, node)


def done_in_part(verbs: Verbs, node: t.Effect) -> t.Chosen | None:
    """Of several things done at once to those chosen for the first, some of which can be done to anybody: whom that
    selection is of. Whoever is chosen, something is done to him."""
    if not isinstance(node, t.Seq) or node.link != "and":
        return None
    chosen = getattr(node.parts[0], "target", None)
    rest = [verbs.get(type(part)) for part in node.parts[1:] if getattr(part, "target", None) == t.Bound("chosen")]
    if type(chosen) is not t.Chosen or len(rest) < len(node.parts) - 1:
        return None
    return chosen if any(verb is not None and not verb.each and verb.can is None for verb in rest) else None


def _first_ones(parts: tuple[t.Effect, ...]) -> Iterator[t.Effect]:
    """Without those that are done to what an earlier part selects: nothing has been selected yet."""
    selects = False
    for part in parts:
        target = getattr(part, "target", None)
        if not (selects and target == t.Bound("chosen")):
            yield part
        selects = selects or isinstance(target, t.Chosen | t.Every)


def _enough(verbs: Verbs, node: t.Effect, target: t.Chosen) -> Test:
    """As many as are asked for, each of which it can be done to."""
    find, doable = candidates(target), doable_to(verbs, node)
    if isinstance(target, t.ChosenSet):
        joins, wanted = joining(target), target.least
        return lambda g, c: len(largest([g.look(ref) for ref in find(g, c, c.seat)], wanted, joins)) >= wanted
    if doable is None:
        return lambda g, c: len(find(g, c, c.seat)) >= target.least
    one_by_one, least = doable, max(target.least, 1)
    return lambda g, c: sum(one_by_one(g, c, ref) for ref in find(g, c, c.seat)) >= least


def doable_to(verbs: Verbs, node: t.Effect, name: str = "target") -> Doable | None:
    """Whether a verb could be done to one of the cards that its player chooses, or to one of all that the text goes on
    to speak of; None where it can be to any. `name`: of which of its selections that is asked."""
    target, partner, verb = getattr(node, name, None), getattr(node, "partner", None), verbs.get(type(node))
    if verb is None or not verb.each or not isinstance(target, t.Chosen | t.MarkedAll):
        return None
    if (isinstance(target, t.Chosen) and not isinstance(target.by, t.You)) or isinstance(partner, t.Bound):
        return None
    test = feasible(verbs, structs.replace(node, **{name: t.Bound("chosen")}))
    return lambda g, c, ref: test(g, Run(seat=c.seat, source=c.source, slots={**c.slots, "chosen": [ref]}))


def _either(verbs: Verbs, when: t.Condition, then: t.Effect, otherwise: t.Effect | None) -> Test:
    test, yes = condition(when), feasible(verbs, then)
    no: Test = feasible(verbs, otherwise) if otherwise is not None else lambda g, c: False
    return lambda g, c: yes(g, c) if test is None or test(g, c) else no(g, c)


# --- what only its player can see ---


def hides(node: object, verbs: Verbs = NO_VERBS) -> bool:
    """Whether an effect's feasibility depends on what only its player can see (a hand): then nobody else is asked."""
    return any(True for _ in _hidden_zones(node, verbs))


def publicly_possible(node: object, verbs: Verbs = NO_VERBS) -> Test:
    """Whether, as far as everybody can see, an effect that hangs on hidden cards could do something.

    Such a question is asked even if the hidden cards allow nothing, so that asking tells nobody anything.
    """
    zones = sorted(set(_hidden_zones(node, verbs)))
    return lambda g, c: any(c.slots.get(LOOKED) if zone == LOOKED else g.count(c.seat, zone) for zone in zones)


def _hidden_zones(node: object, verbs: Verbs) -> Iterator[str]:
    zone = _hidden_zone(node, verbs)
    if zone:
        yield zone
    elif isinstance(node, t.Node):
        for name in node.__struct_fields__:
            yield from _hidden_zones(getattr(node, name), verbs)
    elif isinstance(node, tuple):
        for part in node:
            yield from _hidden_zones(part, verbs)


def _hidden_zone(node: object, verbs: Verbs) -> str:
    if isinstance(node, t.Chosen):
        return node.zone if node.zone in ("hand", "deck") and not isinstance(node.filter, t.Anything) else ""
    verb = verbs.get(type(node))
    return verb.hides(node) if verb is not None and verb.hides is not None else ""
