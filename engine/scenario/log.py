"""The log as a script writes it: the kind of a happening and what it is about, `quest A raider 2`.

A line names as much as it needs: `quest A` is any quest of A. A seat is its letter, a card its key.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.kernel.state.event import Event
from engine.kernel.views.view import EventView
from engine.manifest.dialect.form import SEATS
from engine.manifest.dialect.placed import parts

Happening = Event | EventView


def fits(line: str, event: Happening) -> bool:
    """Whether an event is such."""
    kind, *words = line.split()
    return (
        event.kind == kind
        and len(words) <= len(event.args)
        and all(_same(word, arg) for word, arg in zip(words, event.args, strict=False))
    )


def _same(word: str, arg: str | int) -> bool:
    if isinstance(arg, str):
        return parts(word)[1] == arg
    return word == str(arg) or (0 <= arg < len(SEATS) and word == SEATS[arg])


def lines_missing(wanted: Sequence[str], events: Sequence[Happening]) -> Iterator[str]:
    """The first line that does not come after the ones before it; others may stand between."""
    at = 0
    for line in wanted:
        at = next((place + 1 for place in range(at, len(events)) if fits(line, events[place])), 0)
        if not at:
            yield line
            return


def lines_present(unwanted: Sequence[str], events: Sequence[Happening]) -> list[str]:
    """The lines that are there."""
    return [line for line in unwanted if any(fits(line, event) for event in events)]
