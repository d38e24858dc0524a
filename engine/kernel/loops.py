"""Loops: whether a position has come back, and what was answered in between (LOR 7.1.7, GOT 13.1.1), or that nobody
had anything to answer, so that it will come back for ever (ruling R-MLP-43).

Positions are compared in a canonical form: references renumbered by place, timestamps left out, and so are counters
(score, damage, tallies), which are what a loop is repeated for.
"""

from __future__ import annotations

from msgspec import Struct, field

from engine.kernel.game import Game
from engine.kernel.state import Piece

MOST_TIMES = 100
ASKED_FOR = 2
"""A cycle must have been gone through so often before it may be repeated at once."""

PATIENCE = 50
"""So many steps without a choice are taken before positions are compared at all."""
ENDLESS = 20
"""A position that comes back so often without a choice, its counters left out, will come back for ever."""

Answers = list[list[int]]
Canonical = tuple[object, ...]


class Trail(Struct, array_like=True, gc=False):
    """What a turn remembers to notice a loop.

    `marks`: cheap signatures of all positions; once one came back, `hashes` of canonical forms and the `answers` given
    after each. `cycle`: the answers that may be repeated, `doing` those that are being repeated; `barred`: the action
    that may not begin the same loop again.
    """

    marks: list[int] = field(default_factory=list)
    hashes: list[int] = field(default_factory=list)
    answers: list[Answers] = field(default_factory=list)
    cycle: Answers = field(default_factory=list)
    doing: Answers = field(default_factory=list)
    barred: list[tuple[str | int, ...]] = field(default_factory=list)


class Circle(Struct, array_like=True, gc=False):
    """What is remembered of the steps since the last choice: how many, and hashes of the positions after them."""

    since: int = -1
    steps: int = 0
    hashes: list[int] = field(default_factory=list)


def endless(g: Game, circle: Circle) -> bool:
    """Look at the position after a step that nobody chose; says whether it is known to come back for ever."""
    if circle.since != g.state.choices:
        circle.since, circle.steps, circle.hashes = g.state.choices, 0, []
    circle.steps += 1
    if circle.steps <= PATIENCE:
        return False
    circle.hashes.append(_number((canonical(g), pending(g))))
    return circle.hashes.count(circle.hashes[-1]) >= ENDLESS


def pending(g: Game) -> Canonical:
    """The triggers that wait, by what they are and from which card."""
    return tuple((entry.seat, entry.ability, g.key(entry.source)) for entry in (*g.state.waiting, *g.state.fresh))


def signature(g: Game) -> int:
    """A cheap number that is equal for equal positions."""
    mark = len(g.state.field)
    for piece in g.state.field.values():
        mark = mark * 3 + piece.exerted
    for player in g.state.players:
        mark = (mark * 31 + player.spent) % 1_000_003
        for cards in player.zones:
            mark = (mark * 61 + len(cards)) % 1_000_003
    return mark


def canonical(g: Game) -> Canonical:
    """The position without what only counts."""
    rank = {ref: number for number, ref in enumerate(g.state.field, 1)}
    rank[0] = 0
    pieces = tuple(_canonical_piece(g, piece, rank) for piece in g.state.field.values())
    zones = tuple(
        (player.spent, *(tuple(g.keys[card] for card in cards) for cards in player.zones))
        for player in g.state.players
    )
    effects = tuple(
        (effect.kind, effect.name, tuple(rank.get(ref, -1) for ref in effect.refs))
        for effect in g.state.lasting if effect.kind != "stat"
    )
    return (g.state.active, pieces, zones, effects)


def _canonical_piece(g: Game, piece: Piece, rank: dict[int, int]) -> Canonical:
    keys = tuple(g.keys[card] for card in piece.cards)
    tokens = tuple(sorted(piece.counters))
    return (piece.seat, keys, piece.exerted, piece.dry, rank.get(piece.at, -1), piece.slot, piece.face_down, tokens)


def _number(form: Canonical) -> int:
    """A number for a canonical form that is the same in every process (not Python's own string hash)."""
    from zlib import crc32

    return crc32(repr(form).encode())


def notice(g: Game, trail: Trail) -> bool:
    """Look at the position at an action question; says whether a cycle may be repeated now."""
    mark = signature(g)
    if mark not in trail.marks:
        trail.marks.append(mark)
        trail.hashes.clear()
        trail.answers.clear()
        g.state.answers = None
        return False
    if g.state.answers is not None and trail.hashes:
        trail.answers.append(g.state.answers)
    trail.hashes.append(_number(canonical(g)))
    g.state.answers = []
    trail.cycle = _cycle(trail)
    return bool(trail.cycle)


def _cycle(trail: Trail) -> Answers:
    """The answers between the last two times at this position, if the time before they were the same."""
    here = trail.hashes[-1]
    places = [at for at, number in enumerate(trail.hashes) if number == here]
    if len(places) <= ASKED_FOR:
        return []
    first, second, third = places[-3:]
    once, twice = trail.answers[first:second], trail.answers[second:third]
    return [answer for step in twice for answer in step] if once == twice else []
