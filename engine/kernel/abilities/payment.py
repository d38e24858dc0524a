"""Paying: a number, or things that are named one after the other; and X, of which its player says how much it is.

Of X nothing may be paid as well, and no more than there is. How much it was is known to the text that it was paid for,
as what was `paid`, and to the frame that asked for a price before anything else was done.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Protocol

from engine.kernel.abilities.filters import amount_of
from engine.kernel.abilities.rows import CANCEL, source_card
from engine.kernel.cards import tree as t
from engine.kernel.flow.program import RETURN, Ask, Flow, Jump
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.question import Option
from engine.kernel.state.state import Frame, Ref, Run

if TYPE_CHECKING:
    from engine.kernel.abilities.ability import Writer
    from engine.kernel.state.game import Game

X = "n:paid"
"""The slot of how much was paid: what an amount calls `paid`."""
PAID: Option = ("paid",)
"""What the frame that asked is told: with what was named, or how much X was, behind it."""
DONE: Option = ("done",)
AUTO, CARD = "auto", "card"


# --- a number ---


def pays(
    writer: Writer,
    amount: t.Amount | None,
    most: Callable[[Game, Run], int],
    pay: Callable[[Game, Run, int], int],
    *,
    rule: str,
    verb: str,
    slot: str = X,
) -> None:
    """The rows of a cost of so much, or, without an amount, of X. `most`: how much can be paid of what it is paid in,
    below zero where nobody is asked; `pay`: pays so much, and says how much it was, which `slot` holds from now on."""
    due = amount_of(0 if amount is None else amount)

    def ask(g: Game, f: Run) -> Flow:
        f.got = []
        options: list[Option] = [("number", number) for number in range(most(g, f) + 1)]
        return Ask(f.seat, "number", options, rule=rule, source=source_card(g, f), verb=verb) if options else None

    def do(g: Game, f: Run) -> Flow:
        number = int(f.got[0][1]) if amount is None and f.got else due(g, f)
        f.got = []
        f.slots[slot] = [pay(g, f, number)]
        return None

    if amount is None:
        writer.row(ask)
    writer.row(do)


@rule("PM PM-xcost", "HM 503.2")
def know_paid(f: Run, number: int) -> None:
    """The text reads how much was paid for it before it began."""
    f.slots[X] = [number]


# --- things that are named ---


class Naming(Protocol):
    """A frame in which somebody names what he pays with, for which card."""

    seat: int
    got: list[Option]
    card: Ref
    named: list[Ref]


def ask_to_name(f: Naming, left: Sequence[Ref], proposal: Sequence[Ref], number: str, *, enough: bool) -> Ask:
    """One thing a question: of those `left` with which what has been named can still be completed; "done" once it is
    enough, which nothing is for X; a whole payment is proposed as long as nothing is named."""
    f.got = []
    options: list[Option] = [(AUTO, *proposal)] if proposal and not f.named else []
    options += [(CARD, ref) for ref in left]
    if enough:
        options.append(DONE)
    return Ask(f.seat, "pay", [*options, CANCEL], 1, 1, number, subject=f.card, private=True)


def take_named(g: Game, f: Naming, again: str) -> Flow:
    """What was chosen is named; `again`: the row that asks on. The frame below is told when all is."""
    word, *refs = f.got[0]
    f.got = []
    if word == CARD:
        f.named.append(int(refs[0]))
        return Jump(again)
    if word == AUTO:
        f.named = [int(ref) for ref in refs]
    g.state.frames[-2].got = [CANCEL] if word == CANCEL[0] else [(*PAID, *f.named)]
    return RETURN


# --- who asked for it ---


def report_paid(g: Game, f: Run) -> Flow:
    """The frame that called for this price learns that it has been paid, and how much X was; where it was cancelled, it
    learns nothing."""
    g.state.frames[-2].got = [(*PAID, *f.slots.get(X, ()))]
    return None


def payment(f: Frame) -> list[int] | None:
    """What the frame that asked was told; None where it was called off."""
    got, f.got = f.got, []
    return [int(part) for part in got[0][1:]] if got and got[0][0] == PAID[0] else None
