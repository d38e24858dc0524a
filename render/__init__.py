"""Draws a view of the table."""

from render.board import board
from render.words import words

__all__ = ["board", "words"]
