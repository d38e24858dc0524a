"""Replacement effects: what happens in place of something else (LOR 7.7, GOT 10.10 and their like).

`applicable` finds the sources whose pattern fits what an event happens to. `Replacing` is the one procedure for those
that are abilities (`t.Instead`): of several that apply at once the one affected chooses, optional ones are asked, each
is applied once to an event, and none replaces what its own happening brings about. An event to which nothing applies
happens by a plain call; a frame is made only for one that somebody could have to decide.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from msgspec import field

from engine.kernel.characteristics.look import Look, Predicate
from engine.kernel.flow.program import RETURN, Ask, Flow, Jump, go_to
from engine.kernel.state.question import Option
from engine.kernel.state.state import Frame, Ref, Run

if TYPE_CHECKING:
    from engine.kernel.characteristics.look import Instead
    from engine.kernel.flow.program import Step
    from engine.kernel.state.game import Game

APPLIED = "applied"
"""The slot of an ability that replaces: what has been applied to this event already, itself among it."""
NONE: Option = ("no",)


def applicable(
    game: Game, patterns: Sequence[tuple[Predicate, Look]], event_on: Look, applied: Sequence[int] = ()
) -> list[Look]:
    """The sources whose pattern fits what the event happens to, in timestamp order, without those applied already."""
    return [
        source
        for pattern, source in patterns
        if source.source not in applied and source.source != event_on.source and pattern(game, event_on, source)
    ]


class Replacing(Frame, gc=False):
    """Something is about to happen to `refs`, one after the other: `event`, and `zone` or another word that goes with
    it, `top` or another switch. `kept`: those to which it happens after all. `applied`: what has been applied to this
    event, as pairs of a source and an ability; `before`: what had been when it began.
    """

    event: str = ""
    seat: int = 0
    refs: list[Ref] = field(default_factory=list)
    word: str = ""
    switch: bool = False
    kept: list[Ref] = field(default_factory=list)
    applied: list[int] = field(default_factory=list)
    before: list[int] = field(default_factory=list)


def instead_of(g: Game, event: str, ref: Ref, applied: Sequence[int] = ()) -> list[Instead]:
    """The replacements that apply to an event on a piece or card, in the order of their age."""
    patterns = g.view().instead.get(event)
    if not patterns:
        return []
    look = g.look(ref)
    return [
        entry
        for entry in patterns
        if not _has_been(applied, entry)
        and entry.test(g, look, entry.source)
        and (not entry.optional or entry.feasible(g, entry.bound(ref)))
    ]


def _has_been(applied: Sequence[int], entry: Instead) -> bool:
    pairs = zip(applied[::2], applied[1::2], strict=True)
    return (entry.source.source, entry.number) in pairs


def happen(
    g: Game,
    make: type[Replacing],
    event: str,
    refs: list[Ref],
    *,
    seat: int,
    word: str = "",
    switch: bool = False,
    run: Run | None = None,
) -> Replacing | None:
    """The frame that has to decide about an event, or None if it just happens. `run`: the ability that brings it."""
    if not g.view().instead.get(event):
        return None
    before = [] if run is None else run.slots.get(APPLIED, [])
    if not any(instead_of(g, event, ref, before) for ref in refs):
        return None
    return make(event=event, seat=seat, refs=list(refs), word=word, switch=switch, applied=[*before], before=[*before])


Perform = Callable[["Game", Replacing], Flow]
Chooser = Callable[["Game", Replacing, Ref], int]


def rows(number: str, perform: Perform, affected: Chooser) -> tuple[tuple[str, Step[Replacing]], ...]:
    """The rows of the program. `number`: the rule by which somebody chooses; `perform`: what happens to those that
    nothing replaces; `affected`: who decides about one."""

    def ask(g: Game, f: Replacing) -> Flow:
        f.got = []
        if not f.refs:
            return Jump(number + " happens")
        replacements = instead_of(g, f.event, f.refs[0], f.applied)
        if not replacements:
            _keep(f)
            return Jump(number)
        if len(replacements) == 1 and not replacements[0].optional:
            f.got = [_option(replacements[0])]
            return None
        options = [_option(entry) for entry in replacements]
        if all(entry.optional for entry in replacements):
            options.append(NONE)
        return Ask(affected(g, f, f.refs[0]), "replace", options, rule=number, subject=f.refs[0])

    def apply(g: Game, f: Replacing) -> Flow:
        word, *rest = f.got[0]
        f.got = []
        if word == NONE[0]:
            _keep(f)
            return Jump(number)
        ref = f.refs.pop(0)
        source, ability = int(rest[0]), int(rest[1])
        applied = [*f.applied, source, ability]
        f.applied = [*f.before]
        look = g.look(source)
        seat = look.seat if look.seat >= 0 else g.state.active
        g.tell("instead", seat, g.key(source))
        return g.call(ability, seat, source, subject=[ref], applied=applied)

    def happens(g: Game, f: Replacing) -> Flow:
        return perform(g, f) if f.kept else RETURN

    return (
        (number, ask),
        (number + " chosen", apply),
        (number + " again", go_to(number)),
        (number + " happens", happens),
    )


def _option(entry: Instead) -> Option:
    return ("instead", entry.source.source, entry.number)


def _keep(f: Replacing) -> None:
    f.kept.append(f.refs.pop(0))
    f.applied = [*f.before]
