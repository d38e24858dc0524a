"""What the machine knows of a verb: one record, built beside what carries it out."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from msgspec import structs

from engine.kernel.abilities.candidates import candidates
from engine.kernel.abilities.filters import refs_of
from engine.kernel.cards import tree as t
from engine.kernel.characteristics.aspect import bit
from engine.kernel.characteristics.order import QUALITY, Change

if TYPE_CHECKING:
    from engine.kernel.abilities.ability import Writer
    from engine.kernel.abilities.filters import RefsOf, Test
    from engine.kernel.cards.face import Face, Library
    from engine.kernel.characteristics.look import Look, Projection
    from engine.kernel.state.context import Context
    from engine.kernel.state.game import Game
    from engine.kernel.state.state import Piece, Ref

Apply = Callable[["Game", "Projection", "Look"], None]
"""What a verb does to the projection, from the card that says so."""


def not_done(writer: Writer, node: object) -> None:
    """Nobody does it: it only lasts."""
    raise TypeError(f"only in a static ability: {node}")


def some_effect(library: Library, node: object) -> int:
    """It changes nothing that others read."""
    return bit("effect")


class Verb(NamedTuple):
    """One verb of a game; what is said of a node is made of it once, when its text is compiled.

    `write`: writes the rows that carry it out. `can`: whether it could do anything; without it, whether its target
    finds anything. `whole`: whether it could be done whole, for a cost; None where that is whether there are as many
    as it asks for. `each`: whether that is asked of each card that may be chosen for it. `narrow`: what alone can be
    chosen for it in play, and `only`: outside of it, beside what a text says. `price`: the same verb as a cost, with
    what that chooses. `spends`: whether a card that pays with it can pay so only once, or is gone. `hides`: the hidden
    zone on which `can` hangs, "" for none. `counts`: what it counts of what it has done, where a text may ask for that.
    `rule`: by which rule it asks. `obliges`: whether another player who has to do it may choose for it no card to which
    it cannot be done, as long as there are others. `later_too`: whether it is said of whatever is such meanwhile:
    nothing is named.

    In a static ability, `standing`: what it does to the projection as long as that lasts; `writes`: which aspects of
    it; `change`: what kind of change that is. `prints`: what it makes of its own card instead, wherever that lies.
    """

    write: Callable[[Writer, Any], None] = not_done
    can: Callable[[Any], Test] | None = None
    whole: Callable[[Any], Test | None] | None = None
    each: bool = False
    narrow: t.Filter | None = None
    only: t.Filter | None = None
    price: Callable[[Any], t.Effect] | None = None
    spends: Literal["", "once", "gone"] = ""
    hides: Callable[[Any], str] | None = None
    counts: str = ""
    rule: str = ""
    obliges: bool = False
    later_too: Callable[[Any], bool] | None = None
    standing: Callable[[Library, Any], Apply] | None = None
    writes: Callable[[Library, Any], int] = some_effect
    change: Change = QUALITY
    prints: Callable[[Face, Any], None] | None = None


Verbs = Mapping[type[Any], Verb]
"""All verbs of a game by their nodes."""


def citing(verbs: Verbs, rules: Mapping[type[Any], str]) -> dict[type[Any], Verb]:
    """The same verbs; those that are named ask by a game's own rules."""
    return {kind: verb._replace(rule=rules.get(kind, verb.rule)) for kind, verb in verbs.items()}


# --- what records are made of ---


def always(node: object) -> Test:
    """It can be done whatever there is."""
    return lambda g, c: True


def named(target: t.Target) -> RefsOf:
    """What a target names, or may choose."""
    if isinstance(target, t.Chosen):
        find = candidates(target)
        return lambda g, c: find(g, c, c.seat)
    return refs_of(t.Every(target.filter, target.zone, target.whose) if isinstance(target, t.Lot) else target)


def has_target(target: t.Target) -> Test:
    """Whether a target finds anything."""
    return reaches(target, lambda g, ref: g.is_valid(ref))


def to_some(fits: Callable[[Piece], bool]) -> Callable[[Any], Test]:
    """Whether its target finds something in play that is such; what has left play is reached no more."""
    return lambda node: reaches(node.target, lambda g, ref: ref in g.state.field and fits(g.state.field[ref]))


def reaches(target: t.Target, fits: Callable[[Game, Ref], bool]) -> Test:
    """Whether something that a target names, or that its player may choose for it, is such; what another player chooses
    is his affair."""
    if isinstance(target, t.Chosen) and not isinstance(target.by, t.You):
        return lambda g, c: True
    find = named(target)

    def reached(g: Game, c: Context) -> bool:
        for ref in find(g, c):
            if fits(g, ref):
                return True
        return False

    return reached


def chosen_by_another(node: Any) -> Test | None:
    """As a cost it can be done whole where another player chooses what to."""
    chosen = isinstance(node.target, t.Chosen) and not isinstance(node.target.by, t.You)
    return (lambda g, c: True) if chosen else None


def paid_with(fit: t.Filter) -> Callable[[Any], t.Effect]:
    """As a cost what is chosen for it is such."""

    def price(node: Any) -> t.Effect:
        target = node.target
        if not isinstance(target, t.Chosen):
            return node  # type: ignore[no-any-return]  # a verb
        return structs.replace(node, target=structs.replace(target, filter=t.AllOf((target.filter, fit))))  # type: ignore[no-any-return]  # the same verb

    return price
