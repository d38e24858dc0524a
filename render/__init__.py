"""Draws a view of the table."""

from render.alt import board_alt, hand_alt
from render.board import board
from render.sheet import cards, hand
from render.state import state_text
from render.words import words

__all__ = ["board", "board_alt", "cards", "hand", "hand_alt", "state_text", "words"]
