"""One of several effects, or some of them: who is asked which, and which it is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from engine.kernel.abilities.filters import Test
from engine.kernel.abilities.rows import Row, source_card
from engine.kernel.flow.program import Ask, Flow
from engine.kernel.state.question import Option
from engine.kernel.state.state import Run

if TYPE_CHECKING:
    from engine.kernel.state.game import Game

MODES = "n:modes"
"""Slot: the numbers of the modes that were picked, where there are several."""


def ask_one_of(count: int, tests: Sequence[Test] = (), *, private: bool = False) -> Row:
    """Modes are asked by their number in the text; what one decides is kept, whatever the modes ask themselves.
    `tests`: which of them could be done, where something hangs on that; `private`: that can be told by a hand."""

    def row(g: Game, f: Run) -> Flow:
        f.slots.pop("mode", None)
        able = [at for at, test in enumerate(tests) if test(g, f)] or range(count)
        options: list[Option] = [("number", at + 1) for at in able]
        return Ask(
            f.seat,
            "mode",
            options,
            rule=g.rules.cites.choose,
            source=source_card(g, f),
            private=private,
            verb="choose_one",
        )

    return row


POSED = "posed"
"""Slot: who is still to say which mode it is."""


def ask_modes_of(count: int) -> Row:
    """The next of those who are to say it, as long as he is in the game; nobody answers where none is left."""

    def row(g: Game, f: Run) -> Flow:
        f.slots.pop("mode", None)
        f.got = []
        left = f.slots[POSED] = [seat for seat in f.slots[POSED] if not g.state.players[seat].out]
        if not left:
            return None
        f.slots["player"] = left[:1]
        options: list[Option] = [("number", number) for number in range(1, count + 1)]
        return Ask(left[0], "mode", options, rule=g.rules.cites.choose, source=source_card(g, f), verb="choose_one")

    return row


def picked(at: int) -> Callable[[Game, Run], bool]:
    """Whether this mode was picked; the answer is kept in a slot, since the modes may ask on."""

    def test(g: Game, f: Run) -> bool:
        if "mode" not in f.slots:
            f.slots["mode"] = [int(f.got[0][1])]
        return f.slots["mode"] == [at + 1]

    return test


def ask_one_more(count: int) -> Row:
    """Of the modes that have not been picked yet."""

    def row(g: Game, f: Run) -> Flow:
        picked_ones = f.slots[MODES]
        options: list[Option] = [("number", number) for number in range(1, count + 1) if number not in picked_ones]
        return Ask(f.seat, "mode", options, rule=g.rules.cites.choose, source=source_card(g, f), verb="choose_one")

    return row


def no_modes(g: Game, f: Run) -> Flow:
    f.slots[MODES] = []
    return None


def note_mode(g: Game, f: Run) -> Flow:
    f.slots[MODES].append(int(f.got[0][1]))
    return None


def among_picked(at: int) -> Callable[[Game, Run], bool]:
    """Whether this mode is one of those that were picked."""
    return lambda g, f: at + 1 in f.slots[MODES]
