"""Lanes: five of heroes that both share, five of characters for each player, opposite each other (4.3 to 4.5)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.kernel.characteristics.aspect import FIELD
from engine.kernel.characteristics.look import Look
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.facing import slot_of
from engine.kernel.state.game import Game
from engine.kernel.state.state import NOBODY, Piece, Ref
from engine.kernel.verbs.drawing import banned

LANES = (0, 1, 2, 3, 4)
"""From the first player's left to his right; the same number lies in front of it (4.3.3.1, ruling R-GOT-21)."""


@rule("GOT 4.4.5", "GOT 4.4.1")
def is_hero(piece: Piece) -> bool:
    """What lies in the lanes that both share has no master."""
    return piece.seat == NOBODY


def is_character(piece: Piece) -> bool:
    """What lies in a lane of its own; an episode lies under its character (5.10.1.1)."""
    return piece.slot >= 0 and piece.seat >= 0


@rule("GOT 4.14.2.1", "GOT 4.5.2")
def character_at(g: Game, seat: int, lane: int) -> Ref | None:
    """The character of a lane: the top card of what lies there."""
    return _at(g, seat, lane)


def _at(g: Game, seat: int, lane: int) -> Ref | None:
    for ref, piece in g.state.field.items():
        if piece.slot == lane and piece.seat == seat:
            return ref
    return None


def characters(g: Game, seat: int) -> list[Piece]:
    """A player's characters, in the order in which they came."""
    return [piece for piece in g.state.field.values() if piece.seat == seat and piece.slot >= 0]


def heroes(g: Game) -> list[Piece]:
    """The heroes, face up and face down."""
    return [piece for piece in g.state.field.values() if piece.seat == NOBODY]


@rule("GOT 4.3.2.4", "GOT 4.4.2", "GOT 4.4.4")
def empty_hero_lanes(g: Game) -> list[int]:
    """Lanes without a hero; one that lies face down is there all the same (ruling R-GOT-07)."""
    taken = [piece.slot for piece in heroes(g)]
    return [lane for lane in LANES if lane not in taken]


def empty_lanes(g: Game, seat: int) -> list[int]:
    """A player's lanes without a character."""
    taken = [piece.slot for piece in characters(g, seat)]
    return [lane for lane in LANES if lane not in taken]


@rule("GOT 4.14.3", "GOT 5.10.2")
def episodes_of(g: Game, ref: Ref) -> list[Piece]:
    """What is set on a character; a character that was set as an episode is one of them (4.14.3.1, 5.10.3)."""
    return [piece for piece in g.state.field.values() if piece.at == ref and piece.slot < 0]


def worn(g: Game) -> list[Piece]:
    """All episodes, in the order in which they came."""
    episodes = []
    for piece in g.state.field.values():
        if piece.slot < 0:
            episodes.append(piece)
    return episodes


@rule("GOT 4.3.3.1", "GOT 4.3.3.2", "GOT 9.2.2.2.1")
def reaches(one: Piece, hero: Piece) -> bool:
    """Whether a hero lies in front of a character or diagonally in front."""
    return abs(one.slot - hero.slot) <= 1


@rule("GOT 1.3.3")
def kept_apart(g: Game, one: Ref, hero: Ref) -> bool:
    """Whether a character is forbidden to approach, or the hero to be approached."""
    return banned(g, one, "approach") or banned(g, hero, "be_approached")


@rule("GOT 4.14.2.2", "GOT 4.1.4")
def move(g: Game, ref: Ref, lane: int) -> bool:
    """Into another lane of its own row, with all that lies under it; it stays the same card. Says whether it went."""
    piece = g.state.field[ref]
    if piece.slot == lane:
        return False
    moved = [ref, *change_places(g, piece, lane)]
    piece.slot = lane
    for each in moved:
        g.touch(FIELD, each)
    for each in moved:
        g.tell("relocate", max(piece.seat, 0), g.key(each), g.state.field[each].slot)
    for each in moved:
        g.fire("move", each, seat=piece.seat)
    return True


@rule("GOT 4.14.2.2.1", "GOT 5.8.1")
def change_places(g: Game, piece: Piece, lane: int) -> list[Ref]:
    """Who is in that lane goes to the one that is left, at the same time; gives whoever does."""
    other = _at(g, piece.seat, lane)
    if other is None:
        return []
    g.state.field[other].slot = piece.slot
    return [other]


@rule("GOT 5.8.1")
def cross(g: Game, one: Piece, other: Piece) -> None:
    """Two characters of different players change places, each with all that lies under her: who has the lane is her
    master now (ruling R-GOT-75). They come from a lane, so they stay what they are and have not appeared."""
    carried = [(piece, episodes_of(g, piece.ref)) for piece in (one, other)]
    places = [(other.seat, other.slot), (one.seat, one.slot)]
    for (piece, worn), (seat, lane) in zip(carried, places, strict=True):
        piece.slot = lane
        for each in (piece, *worn):
            each.seat = seat
    g.touch(FIELD)
    for piece in (one, other):
        g.tell("relocate", piece.seat, g.key(piece.ref), piece.slot)
    for piece in (one, other):
        g.fire("move", piece.ref, seat=piece.seat)


# --- what a text asks of somebody in a lane ---


@rule("GOT 4.3.4")
def from_left(g: Game, look: Look) -> int:
    """Which lane it is as the master sees it, from 0 at the left, the first player for who has none; -1: none."""
    slot = -1 if look.piece is None else slot_of(g, look.piece)
    return slot if slot < 0 or look.seat in (NOBODY, g.state.first) else LANES[-1] - slot


STATES: Mapping[str, Callable[[Game, Look], bool]] = {
    "approaching": lambda g, look: look.piece is not None and bool(look.piece.notes.get("approaching")),
    "approached": lambda g, look: look.piece is not None and bool(look.piece.notes.get("approached")),
    "wearing": lambda g, look: look.piece is not None and bool(episodes_of(g, look.source)),
    "hero_face_down": lambda g, look: look.piece is not None and is_hero(look.piece) and look.piece.face_down,
    "centre": lambda g, look: from_left(g, look) == LANES[len(LANES) // 2],
    "leftmost": lambda g, look: from_left(g, look) == LANES[0],
    "rightmost": lambda g, look: from_left(g, look) == LANES[-1],
}
