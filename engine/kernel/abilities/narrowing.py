"""What the rules say that a verb can choose at all, written into the selections of a text before it is compiled."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TypeVar

from msgspec import structs

from engine.kernel.cards import tree as t
from engine.kernel.flow.rule_marks import rule

E = TypeVar("E")
INNER = ("parts", "options", "body", "cost", "then", "otherwise", "base", "instead", "escape")
"""Where effects lie in an effect."""
CHOOSING = ("source", "target", "place")
Fits = Mapping[type, t.Filter]


def narrowed(node: E, fits: Fits, after: tuple[t.Effect, ...] = ()) -> E:
    """The same effect, with selections of what its verbs can choose; `after`: what follows in the same text."""
    if not fits or not isinstance(node, t.Node):
        return node
    inner = {name: getattr(node, name) for name in INNER if getattr(node, name, None) is not None}
    if isinstance(node, t.Later | t.Grant) or not inner:
        return _verb(node, fits, after)
    if isinstance(node, t.Seq):
        parts = tuple(narrowed(part, fits, (*node.parts[at + 1 :], *after)) for at, part in enumerate(node.parts))
        return structs.replace(node, parts=parts)
    if isinstance(node, t.ToDo):
        return structs.replace(
            node, cost=narrowed(node.cost, fits, (node.body, *after)), body=narrowed(node.body, fits, after)
        )
    if isinstance(node, t.OneOf):
        return structs.replace(node, options=tuple(narrowed(option, fits, after) for option in node.options))
    return structs.replace(node, **{name: narrowed(part, fits, after) for name, part in inner.items()})


def _verb(node: E, fits: Fits, after: tuple[t.Effect, ...]) -> E:
    fit = fit_of(node, fits, after)
    targets = {name: getattr(node, name, None) for name in CHOOSING}
    chosen = {
        name: target for name, target in targets.items() if isinstance(target, t.Chosen) and target.zone == "play"
    }
    if fit is None or not chosen:
        return node
    return structs.replace(
        node,
        **{  # type: ignore[type-var]  # a node is a struct
            name: structs.replace(target, filter=t.AllOf((target.filter, fit))) for name, target in chosen.items()
        },
    )


@rule("MLP 6-10.2.0", "MLP 6-10.4.0")
def fit_of(node: object, fits: Fits, after: tuple[t.Effect, ...]) -> t.Filter | None:
    """What the first of the verbs asks for that are done to what is chosen here, wherever it stands in the text."""
    return next((fits[type(deed)] for deed in (node, *_done_to_it(after)) if type(deed) in fits), None)


def _done_to_it(after: tuple[t.Effect, ...]) -> Iterator[t.Effect]:
    """What later parts do to what was chosen, up to the next selection. A part with a condition of its own asks for
    nothing: its condition may be the very thing."""
    for node in _verbs(after):
        target = getattr(node, "target", None)
        if isinstance(target, t.Chosen | t.Every | t.Top):
            return
        if target == t.Bound("chosen"):
            yield node


def _verbs(nodes: tuple[t.Effect, ...]) -> Iterator[t.Effect]:
    for node in nodes:
        match node:
            case t.Seq(parts):
                yield from _verbs(parts)
            case t.May(body):
                yield from _verbs((body,))
            case t.ToDo(cost, body):
                yield from _verbs((cost, body))
            case t.If() | t.InsteadIf() | t.Unless() | t.OneOf() | t.Later():
                pass
            case _:
                yield node


def of_cards(node: E, fits: Fits) -> E:
    """The same effect, with selections outside play of what its verbs can be done to there."""
    if not fits or not isinstance(node, t.Node):
        return node
    changed = {name: _each_of(getattr(node, name), fits) for name in INNER if getattr(node, name, None) is not None}
    target, fit = getattr(node, "target", None), fits.get(type(node))
    if fit is not None and isinstance(target, t.Chosen) and target.zone != "play":
        changed["target"] = structs.replace(target, filter=t.AllOf((target.filter, fit)))
    return structs.replace(node, **changed) if changed else node


def _each_of(part: object, fits: Fits) -> object:
    return tuple(of_cards(each, fits) for each in part) if isinstance(part, tuple) else of_cards(part, fits)
