"""Scenes in the scene area (3-5.0.0)."""

from __future__ import annotations

from engine.kernel.characteristics.aspect import EXERT
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.game import Game
from engine.kernel.state.state import Piece


@rule("MLP 3-5.0.0", "MLP 4-2.3.0")
def add_scene(g: Game, seat: int, *, face_down: bool = False) -> None:
    """The top card of the scene deck, face up and upright unless told otherwise; an empty one gives none (4-2.3.1)."""
    deck = g.zone(seat, "scene_deck")
    if nothing_to_add(deck):
        return
    card = deck[0]
    piece = g.enter(card)
    piece.face_down = face_down
    g.tell("scene", seat, g.keys[card], int(face_down))
    g.state.seen += 1


@rule("MLP 4-2.3.1")
def nothing_to_add(deck: list[int]) -> bool:
    return not deck


def flip(g: Game, piece: Piece, down: bool) -> bool:
    """Turn a piece over; says whether it changed."""
    if piece.face_down == down:
        return False
    piece.face_down = down
    g.touch(EXERT, piece.ref)
    g.tell("flip_down" if down else "flip_up", piece.seat, g.key(piece.ref))
    return True
