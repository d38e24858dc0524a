"""Draws a view of the table."""

from render.alt import board_alt
from render.board import board
from render.card_alt import card_alt, cards_alt, hand_alt
from render.sheet import cards, hand
from render.state import state_text
from render.words import words

__all__ = ["board", "board_alt", "card_alt", "cards", "cards_alt", "hand", "hand_alt", "state_text", "words"]
