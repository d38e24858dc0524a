"""The menu of a turn: what may be done, by as few clicks as a phone has room for."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from msgspec import Struct

from cogs.presentation.controls import (
    BLUE,
    GREEN,
    GREY,
    LABEL,
    OPTION_TEXT,
    OPTIONS,
    RED,
    Button,
    Row,
    Rows,
    Select,
    in_rows,
)
from cogs.presentation.marking import marked
from cogs.presentation.phone import PRESS, columns, in_lines, pressed
from cogs.presentation.prompt_ids import PromptPosition, by_card, code_of, entries
from cogs.presentation.prompt_labels import Labels, fits
from cogs.presentation.words import clipped
from engine.prompt import Choice, ChoiceGroup

HINT = 33
"""Letters that a list shows in a line of a phone while nothing is chosen in it, a character of Japanese counting as
two."""
LINES = 4
"""Lines of buttons, a list among them, that stand under a question on a phone."""
MENU_LINES = 5
"""As many under what is asked in a turn, which is no longer than a line."""


class Entry(Struct, frozen=True):
    """A verb with one card: an action, or several of which it is still open what the card goes with."""

    group: int
    verb: str
    choices: tuple[Choice, ...]

    @property
    def is_bare(self) -> bool:
        """Whether the verb says everything."""
        return not self.choices[0].label.args


def menu(labels: Labels, *, confirm: bool, lines: int = MENU_LINES) -> Rows:
    """Buttons for what can be done with few cards, in so many lines of a phone, and one list of all the rest; whatever
    ends or passes comes last."""
    groups = labels.prompt.groups
    actions = [
        Entry(number, group.verb, tuple(choices)) for number, group in enumerate(groups) for choices in entries(group)
    ]
    last = [_bare(labels, each, confirm=confirm) for each in actions if each.is_bare]
    told = [each for each in actions if not each.is_bare]
    batches = [
        Button(labels.id(f"b{number}"), labels.plain.say(batch.label), GREEN)
        for number, batch in enumerate(labels.prompt.batches)
    ]
    pairs = [Entry(each.group, each.verb, (choice,)) for each in told for choice in each.choices]
    shown = _shown(labels, pairs, batches, last, lines)
    if len(pairs) - len(shown) > OPTIONS:
        shown = _shown(labels, told, batches, last, lines)
    else:
        told = pairs
    listed = [each for each in told if each not in shown]
    buttons = [*batches, *[_direct(labels, each) for each in shown]]
    hint = _hint(labels, listed) if buttons else labels.speaker.text("prompt-actions")
    return (*_list(labels, listed, hint), *in_lines(buttons, last))


def _shown(
    labels: Labels, told: Sequence[Entry], first: Sequence[Button], last: Sequence[Button], lines: int
) -> list[Entry]:
    """Those that get a button of their own, verb after verb while there is room; what may be done with all last."""
    direct = [_direct(labels, each) for each in told]
    together = {option for batch in labels.prompt.batches for option in batch.picks}
    units = _units(labels, told, together)
    if sum(map(len, units)) == len(told) and _fits([*first, *direct], last, lines):
        return [*told]
    shown: list[int] = []
    for unit in sorted(units, key=lambda unit: told[unit[0]].choices[0].index in together):
        wanted = sorted([*shown, *unit])
        if _fits([*first, *[direct[at] for at in wanted]], last, lines - 1):
            shown = wanted
    return [told[at] for at in shown]


def _units(labels: Labels, told: Sequence[Entry], together: Collection[int]) -> list[list[int]]:
    """What gets buttons or none, by place: a card with which a verb is done alone; else the whole verb, whose pairs are
    compared, or which may be done with all. None for a verb whose cards only a number tells apart."""
    by_verb: dict[int, list[int]] = {}
    for at, entry in enumerate(told):
        by_verb.setdefault(entry.group, []).append(at)
    units: list[list[int]] = []
    for places in by_verb.values():
        firsts = [told[at].choices[0] for at in places]
        if labels.are_numbered(firsts):
            continue
        is_whole = any("target" in each.label.args or each.index in together for each in firsts)
        units += [places] if is_whole else [[at] for at in places]
    return units


def _fits(buttons: Sequence[Button], last: Sequence[Button], lines: int) -> bool:
    labels = [button.label for button in (*buttons, *last)]
    if not all(map(fits, labels)) or len({*labels}) < len(labels):
        return False
    return pressed(in_lines(buttons, last)) <= lines * PRESS


def _bare(labels: Labels, entry: Entry, *, confirm: bool) -> Button:
    verb, index = labels.speaker.text(f"verb-{entry.verb}"), entry.choices[0].index
    if entry.verb == "end":
        return Button(labels.id(f"{'e' if confirm and labels.prompt.lost else 'a'}{index}"), verb, GREY)
    return Button(labels.id(f"a{index}"), verb, GREY if entry.verb == "pass" else BLUE)


def _direct(labels: Labels, entry: Entry) -> Button:
    return Button(_id(labels, entry), _name(labels, entry, LABEL), BLUE)


def _id(labels: Labels, entry: Entry) -> str:
    first = entry.choices[0].index
    if len(entry.choices) == 1:
        return labels.id(f"a{first}")
    return labels.id(code_of(PromptPosition(entry.group, 0, (first,))))


def _name(labels: Labels, entry: Entry, most: int) -> str:
    """An action with all that it names, or its card alone with a sign that more is asked."""
    verb, first = labels.verb(entry.verb), entry.choices[0].label
    if len(entry.choices) == 1:
        choice = entry.choices[0]
        return labels.fitting(
            most, lambda speaker: marked(choice, speaker.text("verb-with", verb=verb, name=speaker.say(first)))
        )
    card = first.args["card"]
    return labels.fitting(most, lambda speaker: speaker.text("verb-open", verb=verb, name=speaker.said(card)))


def _list(labels: Labels, told: Sequence[Entry], hint: str) -> Rows:
    """One select of all that has no button; where it would be too long, the verbs with most cards are buttons."""
    rows: list[Row] = []
    left, verbs = list(told), []
    while len(left) > OPTIONS:
        counts = [sum(each.group == number for each in left) for number, _ in enumerate(labels.prompt.groups)]
        largest = counts.index(max(counts))
        verbs.append(_verb(labels, largest))
        left = [each for each in left if each.group != largest]
    if left:
        picks = tuple(labels.pick(each.choices[0], _name(labels, each, OPTION_TEXT)) for each in left)
        code = "c-1.0." if any(len(each.choices) > 1 for each in left) else "s"
        rows.append(Select(labels.id(code), picks, hint))
    return (*rows, *in_rows(verbs))


def _hint(labels: Labels, listed: Sequence[Entry]) -> str:
    """What can be done by a list: its verbs, each once, as many as stand in a line."""
    verbs = [*dict.fromkeys(labels.verb(each.verb) for each in listed)]
    listings = (labels.plain.listed(verbs[:most]) for most in range(len(verbs), 0, -1))
    told = [labels.plain.text("prompt-more", verbs=each) for each in listings]
    return next((each for each in told if columns(each) <= HINT), clipped(told[-1], HINT) if told else "")


def _verb(labels: Labels, number: int) -> Button:
    """A verb whose cards stand on a page of their own."""
    group = labels.prompt.groups[number]
    verb = labels.speaker.text(f"verb-{group.verb}")
    label = labels.speaker.text("verb-more", verb=verb, count=len(by_card(group)))
    return Button(labels.id(code_of(PromptPosition(number))), label, BLUE)


def wished(labels: Labels, index: int, most: int) -> Button | None:
    """A green button for one action of a menu, told in so many letters; None where it is none of them."""
    for group in labels.prompt.groups:
        for choice in group.choices:
            if choice.index == index:
                return Button(labels.id(f"a{index}"), _led_by(labels, group.verb, choice, most), GREEN)
    return None


def _led_by(labels: Labels, verb: str, choice: Choice, most: int) -> str:
    """All of it, else without its target, else the card alone, else what is done."""
    told = [_name(labels, Entry(0, verb, (choice,)), LABEL)]
    if "card" in choice.label.args:
        card = labels.brief.said(choice.label.args["card"])
        told += [labels.brief.text("verb-with", verb=labels.verb(verb), name=card), str(card)]
    return next((each for each in told if columns(each) <= most), labels.verb(verb))


def ending(labels: Labels, index: int) -> tuple[str, Rows]:
    """What is asked before a turn ends with something left to do that would be lost, and its buttons."""
    verbs = [labels.speaker.text(f"verb-{verb}") for verb in labels.prompt.lost]
    text = labels.speaker.text("prompt-confirm-end", verbs=labels.speaker.listed(verbs))
    sure = Button(labels.id(f"a{index}"), labels.speaker.text("choice-really-end"), RED)
    never = Button(labels.id(f"z{index}"), labels.speaker.text("choice-never-ask"))
    return text, ((sure, never, labels.go("choice-back", PromptPosition())),)


def within(group: ChoiceGroup, place: PromptPosition) -> ChoiceGroup:
    """The choices of a verb, or of the card that was picked under it."""
    for choices in by_card(group):
        if place.picks and place.picks[0] in [choice.index for choice in choices]:
            return ChoiceGroup(group.verb, tuple(choices))
    return group
