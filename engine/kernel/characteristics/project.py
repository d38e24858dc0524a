"""The field projected: base values, continuous effects in their order (`order.py`), and what the rules make of it."""

from __future__ import annotations

from operator import itemgetter
from typing import TYPE_CHECKING

from engine.kernel.characteristics import dependency, lasting, mutual
from engine.kernel.characteristics.carrying import carry_over, face_of, look_at_all
from engine.kernel.characteristics.look import Look, Mod, Projection, Watch, worth
from engine.kernel.characteristics.order import TRIAL
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.state import Ref

if TYPE_CHECKING:
    from engine.kernel.state.game import Game

_by_age = itemgetter(2)


def project(game: Game, watch: Watch | None = None) -> Projection:
    """Everything in play as it is now; it becomes the game's projection, which effects read while it is being made.

    A look that is as printed is what it was in the projection before (`carrying`); so is what was known of a piece by
    print and master alone.
    """
    old = game.projection
    view = game.projection = Projection()
    view.field = game.state.field
    if watch is not None or not carry_over(game, view, old):
        look_at_all(game, view, old)
    game.touched.clear()
    game.rules.base(game, view, watch)
    view.statics = mods = old.statics if view.standing == old.standing else statics(view.standing)
    if game.state.lasting:
        mods = mods + lasting.mods(game)
    if ambient := game.rules.ambient(game, view.looks):
        mods = mods + ambient
    if mods:
        if game.rules.ordering == TRIAL:
            dependency.apply(game, view, mods, watch, old)
        else:
            _apply(game, view, mods, watch)
    for name in game.rules.floors:
        floor(view.looks, name)
    return view


@rule("MLP 6-7.1.0")
def floor(looks: dict[Ref, Look], name: str) -> None:
    """Only when everything has been added up a value below zero is zero."""
    for look in looks.values():
        value = look.stats.get(name, 0)
        if value < 0:
            look.change(name, worth(value) - value)


@rule("LOR 7.6.2", "LOR 7.6.4", "MLP 5-1.2.0", "MLP 5-3.2.4a", "GOT 10.9.1.7.1", "GOT 10.9.3", "GOT 10.3.4.2")
def statics(looks: list[Look]) -> list[Mod]:
    """The printed static abilities of pieces: they are on as long as it is in play, from the moment it enters."""
    mods: list[Mod] = []
    for look in looks:
        if look.piece is not None:
            age = look.piece.stamp
            for effect in look.face.continuous:
                mods.append((effect, look, age))
    return mods


def _apply(game: Game, view: Projection, mods: list[Mod], watch: Watch | None) -> None:
    """Until none is left; those that are gained on the way take their place among the rest."""
    while mods:
        if len(mods) > 1:
            mods.sort(key=_by_age)
        read = written = 0
        for mod in mods:
            shape = mod[0].shape
            view.register(mod[0], mod[1])
            read |= shape.reads
            written |= shape.writes
        mods = _in_steps(game, view, mods, watch) if read & written else _one_by_one(game, view, mods, watch)


def _one_by_one(game: Game, view: Projection, mods: list[Mod], watch: Watch | None) -> list[Mod]:
    """Nobody reads what another writes; gives those that were gained."""
    for effect, source, age in mods:
        view.age = age
        effect.apply(game, view, source)
        if watch is not None:
            watch(view, effect, source)
    late = view.late
    view.late = []
    return late


@rule("LOR 7.8.1.1", "MLP 6-7.3.0")
def _in_steps(game: Game, view: Projection, mods: list[Mod], watch: Watch | None) -> list[Mod]:
    """What reads a value reads it as the others have changed it; gives those that are left when one was gained."""
    steps = game.library.orders.of([mod[0].shape for mod in mods])
    for number, step in enumerate(steps):
        if len(step) == 1:
            effect, source, view.age = mods[step[0]]
            effect.apply(game, view, source)
            if watch is not None:
                watch(view, effect, source)
        else:
            mutual.settle(game, view, [mods[at] for at in step], watch)
        if view.late:
            late = view.late
            view.late = []
            return [mods[at] for later in steps[number + 1 :] for at in later] + late
    return []


def may_hear(game: Game, event: str) -> bool:
    """Whether anything in play could listen for an event, as far as that is known without a projection."""
    if event in game.library.lent:
        return True
    known, field, touched = game.projection, game.state.field, game.touched
    if 0 in touched or known.field is not field:
        return any(event in face_of(game, piece).hears for piece in field.values())
    for look in known.looks.values():
        if event in look.face.hears and look.source not in touched:
            return True
    for ref in touched:
        if ref in field and event in face_of(game, field[ref]).hears:
            return True
    return False
