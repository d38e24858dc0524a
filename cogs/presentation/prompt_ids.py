"""Custom ids of prompts. What was chosen so far stands in them, so nothing is lost in a restart."""

from __future__ import annotations

import re
from collections.abc import Sequence

from msgspec import Struct

from engine.prompt import IN_ORDER, IN_TURN, MENU, SOME, Choice, ChoiceGroup, Prompt
from engine.saying import Name

KIND = "k"
FEW = 4
_CODE = re.compile(r"([asncebvz])(-?\d+)?(?:\.(\d+)\.([\d_]*))?")


class PromptPosition(Struct, frozen=True):
    """Where in a prompt somebody is: the verb's group (-1: the menu), the page, and what was picked so far (in a menu:
    an action with the card that was picked, of which it is still open what it goes with).

    `sure`: the pick that still needs a second click, -1 for none.
    """

    group: int = -1
    page: int = 0
    picks: tuple[int, ...] = ()
    sure: int = -1


class Several(Struct, frozen=True):
    """Options of a question that are to be answers one after another, each as long as it is still offered."""

    picks: tuple[int, ...]


Step = PromptPosition | Several | tuple[int, ...]
"""Where a click leads: to another place of the prompt, to several answers, or to one."""


class Click(Struct, frozen=True):
    """What a custom id asks: to answer with `picks` (values of a select are added to them), or to show `place`.

    `batch`: the number of the prompt's batch that is to be carried out, -1 for none; `is_several`: each value of a
    select is an answer of its own; `asks_no_more`: its player is not to be asked again whether he is sure.
    """

    game: str
    no: int
    place: PromptPosition | None = None
    picks: tuple[int, ...] = ()
    takes_values: bool = False
    batch: int = -1
    is_several: bool = False
    asks_no_more: bool = False


def custom_id(game: str, no: int, code: str) -> str:
    """The custom id of a control: game, question number, and option index or place."""
    return f"{KIND}:{game}:{no}:{code}"


def code_of(place: PromptPosition, letter: str = "n") -> str:
    """A place as it stands in a custom id."""
    return f"{letter}{place.group}.{place.page}.{'_'.join(map(str, place.picks))}"


def read_id(custom: str) -> Click | None:
    """What a custom id of a prompt says, or None if it is none."""
    parts = custom.split(":")
    if len(parts) != 4 or parts[0] != KIND or not parts[2].isdecimal():
        return None
    code = _CODE.fullmatch(parts[3])
    if code is None:
        return None
    game, no, letter, number = parts[1], int(parts[2]), code[1], int(code[2] or -1)
    picks = tuple(int(each) for each in (code[4] or "").split("_") if each)
    match letter:
        case "a":
            return Click(game, no, picks=(number,) if code[2] else picks)
        case "z":
            return Click(game, no, picks=(number,), asks_no_more=True)
        case "s":
            return Click(game, no, takes_values=True)
        case "v":
            return Click(game, no, takes_values=True, is_several=True)
        case "b":
            return Click(game, no, batch=number)
        case "e":
            return Click(game, no, place=PromptPosition(sure=number))
    return Click(game, no, place=PromptPosition(number, int(code[3] or 0), picks), takes_values=letter == "c")


def next_step(asked: Prompt, click: Click, values: Sequence[int]) -> Step:
    """Where a click leads."""
    if click.batch >= 0:
        return Several(asked.batches[click.batch].picks if click.batch < len(asked.batches) else ())
    if click.is_several:
        return Several(tuple(values))
    if click.place is None:
        return (*click.picks, *values)
    return after_values(asked, click.place, values) if click.takes_values else click.place


def after_values(prompt: Prompt, place: PromptPosition, values: Sequence[int]) -> PromptPosition | tuple[int, ...]:
    """What picking more leads to: the next place, or the answer when nothing is left to pick."""
    if prompt.style == MENU:
        return _after_entry(prompt, values)
    picks = (*place.picks, *[each for each in values if each not in place.picks])
    count = len(prompt.choices)
    if prompt.style == IN_ORDER and len(picks) >= count - 1:
        return (*picks, *[choice.index for choice in prompt.choices if choice.index not in picks])
    if prompt.style in (SOME, IN_TURN) and len(picks) >= prompt.most:
        return picks[: prompt.most]
    return PromptPosition(place.group, 0, picks)


def _after_entry(prompt: Prompt, values: Sequence[int]) -> PromptPosition | tuple[int, ...]:
    """Of a line of the menu's list: the action, or where it is asked what its card goes with."""
    for number, group in enumerate(prompt.groups):
        for choices in entries(group):
            if values and values[0] == choices[0].index:
                return (values[0],) if len(choices) == 1 else PromptPosition(number, 0, (values[0],))
    return PromptPosition()


def by_card(group: ChoiceGroup) -> list[list[Choice]]:
    """The choices of a verb, those of one card together."""
    cards: dict[object, list[Choice]] = {}
    for choice in group.choices:
        cards.setdefault(choice.label.args.get("card"), []).append(choice)
    return [*cards.values()]


def entries(group: ChoiceGroup) -> list[list[Choice]]:
    """What a menu shows of a verb: a card first and its targets after, but at once what only one card can do, and where
    in a row of places a card may go."""
    cards = by_card(group)
    if (len(cards) == 1 and len(group.choices) <= FEW) or all(map(_is_placed, group.choices)):
        return [[choice] for choice in group.choices]
    return cards


def _is_placed(choice: Choice) -> bool:
    target = choice.label.args.get("target")
    return isinstance(target, Name) and target.group == "slot"
