"""The marks of pieces among which a question chooses: its controls and the picture of the table bear the same ones."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from cogs.presentation.prompt_ids import PromptPosition, by_card
from engine.prompt import MENU, PAIR, Choice, Prompt
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
    marked = [(choice.ref, mark_of(choice)) for choice in prompt.choices] if prompt else []
    return {ref: mark for ref, mark in marked if mark}


def has_targets(prompt: Prompt) -> bool:
    """Whether a menu offers pieces that a card may go with."""
    return prompt.style == MENU and any(_aims(choice) for choice in prompt.choices)


def with_targets(prompt: Prompt, place: PromptPosition) -> Prompt:
    """A menu with marks on the targets that it offers at a place; for its own player alone, since what his cards may go
    with says what he holds."""
    if prompt.style != MENU or place.sure >= 0:
        return prompt
    offered = [choice for choice in _offered(prompt, place) if _aims(choice)]
    refs = list(dict.fromkeys(choice.ref for choice in offered))
    if len(refs) < 2:
        return prompt
    numbers = {choice.index: refs.index(choice.ref) + 1 for choice in offered}
    groups = [
        replace(group, choices=tuple(replace(each, mark=numbers.get(each.index, 0)) for each in group.choices))
        for group in prompt.groups
    ]
    return replace(prompt, groups=tuple(groups))


def _aims(choice: Choice) -> bool:
    return choice.label.key == PAIR and choice.ref > 0


def _offered(prompt: Prompt, place: PromptPosition) -> Sequence[Choice]:
    """What can be chosen by one click: in the menu, under a verb, or for the card that was picked there."""
    if not 0 <= place.group < len(prompt.groups):
        return prompt.choices
    group = prompt.groups[place.group]
    if not place.picks:
        return group.choices
    return next((each for each in by_card(group) if place.picks[0] in [choice.index for choice in each]), group.choices)
