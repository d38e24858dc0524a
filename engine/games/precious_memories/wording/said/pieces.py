"""What is said of somebody in pieces that are told in one word, and in clauses of such pieces."""

from __future__ import annotations

from typing import Any

from engine.games.precious_memories.nodes import CountsAs
from engine.games.precious_memories.wording.said.predicates import READY_AT_END, REST_AT_END, TOLD_ALONE
from engine.games.precious_memories.wording.said.subjects import saids_of
from engine.kernel.cards.tree import Cannot, Class, Grant, GrantPer, Modify, Per, StatOf, Triggered
from engine.wording import REFUSED, Bindings, Parts, bare


def flat(bindings: Bindings) -> object:
    parts = bindings["parts"]
    assert isinstance(parts, tuple)
    return tuple(said for part in parts for said in part)


def _pieces(value: object) -> tuple[tuple[Any, ...], ...]:
    """In pieces that are told in one word: both numbers, approach and block."""
    pieces: list[tuple[Any, ...]] = []
    for said in saids_of(value):
        if pieces and len(pieces[-1]) == 1 and _together(pieces[-1][0], said):
            pieces[-1] += (said,)
        else:
            pieces.append((said,))
    return tuple(pieces)


def _together(one: Any, other: Any) -> bool:
    match one, other:
        case Modify(_, "ap"), Modify(_, "dp"):
            counts = _counted(one), _counted(other)
            return counts[0] == counts[1] or all(isinstance(count, StatOf) for count in counts)
        case Cannot(_, "approach"), Cannot(_, "block_with"):
            return True
    return False


def _gain(said: Any) -> bool:
    trait = isinstance(said, CountsAs) and isinstance(said.what, Class)
    return trait or isinstance(said, Modify) or (isinstance(said, Grant) and not _at_end(said))


def _at_end(said: Any) -> bool:
    return said.abilities in (READY_AT_END, REST_AT_END, *TOLD_ALONE)


def gained() -> Parts:
    """Things that are gained, told one after another."""

    def match(value: object) -> Bindings | None:
        pieces = _pieces(value)
        fits = pieces and all(_gain(said) and not per(said) for piece in pieces for said in piece)
        return {"parts": pieces} if fits else None

    return flat, match


def per(said: Any) -> bool:
    return isinstance(said, GrantPer) or (isinstance(said, Modify) and isinstance(said.amount, Per))


def _counted(said: Any) -> object:
    """What it is gained for each of, None if it is gained but once."""
    if isinstance(said, GrantPer):
        return bare(said.times)
    return bare(said.amount.amount) if per(said) else None


def clauses(*, deeds: bool = False) -> Parts:
    """A list in clauses: all that is gained in a row is one; with `deeds`, what is done when somebody does something
    is one of its own."""

    def match(value: object) -> Bindings | None:
        lists: list[tuple[Any, ...]] = []
        for piece in _pieces(value):
            gains = _gain(piece[0]) and not (deeds and _waits(piece[0]))
            before = lists[-1][-1] if lists else None
            alike = gains and before is not None and _gain(before) and not (deeds and _waits(before))
            if alike and _counted(before) == _counted(piece[0]):
                lists[-1] += piece
            else:
                lists.append(piece)
        return {"parts": tuple(lists)} if lists else None

    def build(bindings: Bindings) -> object:
        whole = flat(bindings)
        return whole if match(whole) == bindings else REFUSED

    return build, match


def _waits(said: Any) -> bool:
    """Whether it is a text that waits for something to happen."""
    return isinstance(said, Grant) and any(isinstance(ability, Triggered) for ability in said.abilities)
