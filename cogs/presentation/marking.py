"""The marks of pieces among which a question chooses: its controls and the picture of the table bear the same ones."""

from __future__ import annotations

from collections.abc import Mapping

from engine.prompt import Choice, Prompt
from render.marks import Mark


def mark_of(choice: Choice) -> Mark | None:
    """The mark of a choice, None for one that has none."""
    return Mark(choice.mark, choice.side == "opposing") if choice.mark else None


def marked(choice: Choice, label: str) -> str:
    """A label with the mark of its choice before it."""
    mark = mark_of(choice)
    return f"{mark} {label}" if mark else label


def marks(prompt: Prompt | None) -> Mapping[int, Mark]:
    """The marks of a question by the piece; none where there is no question that its viewer may see."""
    marked = {choice.ref: mark_of(choice) for choice in prompt.choices} if prompt else {}
    return {ref: mark for ref, mark in marked.items() if mark}
