"""Choosing among cards that lie face down under a piece: by their places, since nobody sees what they are."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.kernel.abilities import named
from engine.kernel.abilities.rows import Row, source_card
from engine.kernel.flow.program import Ask, Flow
from engine.kernel.state.question import Option
from engine.kernel.state.state import CARD_MASK, Ref, Run
from engine.kernel.state.tucked import UNDER

if TYPE_CHECKING:
    from engine.kernel.state.game import Game

BENEATH: Final = "beneath"
"""Slot: those that may still be chosen."""
HOST: Final = "beneath:of"


def find_beneath(g: Game, f: Run, hosts: list[Ref]) -> Flow:
    """What lies, or lay, under these, and nothing of it chosen yet."""
    f.slots[HOST] = list(hosts)
    f.slots[BENEATH] = [ref for host in hosts for ref in named.under(g, host) if g.is_valid(ref)]
    f.slots["chosen"] = []
    return None


def ask_unseen(amount: int) -> Row:
    """Which one, counted from the one that came there first; not asked where all of them are taken. Once they lie
    where everybody sees them they are chosen as what they are."""

    def row(g: Game, f: Run) -> Flow:
        left, still = f.slots[BENEATH], amount - len(f.slots["chosen"])
        if still >= len(left):
            f.slots["chosen"], f.slots[BENEATH] = [*f.slots["chosen"], *left], []
        if still <= 0 or not f.slots[BENEATH]:
            f.got = []
            return None
        covered = all(g.state.zone[ref & CARD_MASK] == UNDER for ref in left)
        options: list[Option] = [("number", at) if covered else ("card", ref) for at, ref in enumerate(left, 1)]
        kind = "number" if covered else "card"
        host = f.slots[HOST][0] if covered else 0
        return Ask(
            f.seat, kind, options, rule=g.rules.cites.choose, source=source_card(g, f), verb="under", subject=host
        )

    return row


def take_unseen(f: Run, loop: int) -> Flow:
    """The one that was chosen; on to the next one."""
    if f.got:
        word, which = f.got[0]
        at = int(which) - 1 if word == "number" else f.slots[BENEATH].index(int(which))
        f.slots["chosen"].append(f.slots[BENEATH].pop(at))
        f.at = loop
    return None
