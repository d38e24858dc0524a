"""Continuous effects layer by layer, and inside a layer by dependency found out by trial (GOT 10.9.1).

B depends on A if it would be there, reach, or do something else with A applied first. Who depends on nobody goes
first, the oldest of them; of those that depend on each other the oldest. Text is lost and gained in a layer of its own.
"""

from __future__ import annotations

from operator import itemgetter
from typing import TYPE_CHECKING

from engine.kernel.abilities.trying import TEXT, Board, Tapes, Writes, write
from engine.kernel.characteristics.look import Mod, Projection, Watch
from engine.kernel.characteristics.order import are_apart, ends
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.state import Ref

if TYPE_CHECKING:
    from engine.kernel.state.game import Game

_by_age = itemgetter(2)


@rule("GOT 10.9.1", "GOT 10.9.1.1", "GOT 10.9.1.3", "GOT 10.9.1.4", "GOT 10.9.1.5")
def apply(game: Game, view: Projection, mods: list[Mod], watch: Watch | None, old: Projection) -> None:
    """All of them in order, and those that are gained on the way; most often no layer has any that hang together, and
    they are the same as in the projection before."""
    if mods is old.statics and old.layers:
        view.rest_on(old)
        layers = old.layers
    else:
        if len(mods) > 1:
            mods.sort(key=_by_age)
        layers = game.library.orders.layers(view.register_all(mods), mods)
        if mods is view.statics:
            view.layers = layers
    if not layers:
        _by_trial(game, view, mods, watch)
        return
    for number, layer in enumerate(layers):
        for at in layer:
            effect, source, view.age = mods[at]
            effect.apply(game, view, source)
            if watch is not None:
                watch(view, effect, source)
        if view.late:
            late, view.late, view.layers = view.late, [], ()
            _by_trial(game, view, [mods[at] for left in layers[number + 1 :] for at in left] + late, watch)
            return


def _by_trial(game: Game, view: Projection, mods: list[Mod], watch: Watch | None) -> None:
    """Until none is left; those gained on the way join, those whose text is lost before their turn drop out."""
    tapes: Tapes | None = None
    layers: dict[int, list[Mod]] = {}
    _lay(view, layers, mods)
    while layers:
        layer = min(layers)
        left = layers.pop(layer)
        left.sort(key=_by_age)
        if are_apart([mod[0].shape for mod in left]):
            _in_turn(game, view, left, watch)
        else:
            tapes = tapes or Tapes(game, view)
            effect, source, view.age = left.pop(next_in(game, view, tapes, left))
            lost = [entry[0] for entry in tapes.try_out(effect, source) if entry[1] == TEXT]
            _in_turn(game, view, [(effect, source, view.age)], watch)
            layers[layer] = left
            layers = {at: kept for at, mods in layers.items() if (kept := _without(mods, lost))}
        if view.late:
            _lay(view, layers, view.late)
            view.late = []


@rule("GOT 10.9.1.7", "GOT 10.9.1.7.2")
def _lay(view: Projection, layers: dict[int, list[Mod]], mods: list[Mod]) -> None:
    """Each into its layer."""
    for mod in mods:
        view.register(mod[0], mod[1])
        layers.setdefault(mod[0].shape.layer, []).append(mod)


def _without(mods: list[Mod], lost: list[Ref]) -> list[Mod]:
    """What is left of them when these have lost their text."""
    return [mod for mod in mods if mod[1].piece is None or mod[1].source not in lost] if lost else mods


def _in_turn(game: Game, view: Projection, mods: list[Mod], watch: Watch | None) -> None:
    for effect, source, age in mods:
        view.age = age
        effect.apply(game, view, source)
        if watch is not None:
            watch(view, effect, source)


@rule("GOT 10.9.1.6")
def next_in(game: Game, view: Projection, tapes: Tapes, mods: list[Mod]) -> int:
    """Which is the oldest that depends on none of the others, or of a circle."""
    if len(mods) == 1:
        return 0
    does = [tapes.try_out(effect, source) for effect, source, _ in mods]
    board = Board(view)
    waits = []
    for own, mod in enumerate(mods):
        mask = 0
        for at, other in enumerate(mods):
            if at != own and _depends(game, view, tapes, board, mod, does[own], other, does[at]):
                mask |= 1 << at
        waits.append(mask)
    return ends(waits)[0]


def _depends(
    game: Game, view: Projection, tapes: Tapes, board: Board, mod: Mod, plain: Writes, other: Mod, does: Writes
) -> bool:
    """Whether one would be gone, or do something else, with another applied first."""
    effect, source, _ = mod
    if source.piece is not None and any(entry[1] == TEXT and entry[0] == source.source for entry in does):
        return True
    if not other[0].shape.writes & effect.shape.reads:
        return False
    late, view.late = view.late, []
    write(game, view.looks, does)
    changed = tapes.try_out(effect, source)
    board.restore()
    view.late = late
    return changed != plain
