"""What the machine does by the rules of every game: each rulebook says by which rule of its own."""

from __future__ import annotations

from typing import Literal

Service = Literal["choose", "each", "may", "look", "pay", "pile", "discard", "over"]
"""To choose what a text says, each player in turn, to do what may be done, to look at cards, to pay a cost, to put
cards on a pile in an order, to discard; and that nothing is done once a game is over."""
