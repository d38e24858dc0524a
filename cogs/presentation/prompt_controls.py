"""A prompt as text and controls. What was chosen so far stands in the custom ids, so nothing is lost in a restart."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Sequence
from itertools import islice

from msgspec import Struct

from cogs.presentation.controls import (
    BLUE,
    GREY,
    LABEL,
    OPTION_TEXT,
    OPTIONS,
    RED,
    Button,
    Pick,
    Row,
    Rows,
    Select,
    in_rows,
)
from cogs.presentation.printed import printed, text_of
from cogs.presentation.words import Speaker, clipped
from engine.prompt import IN_ORDER, IN_TURN, MENU, ONE, SOME, WAIT, Choice, ChoiceGroup, Prompt
from engine.saying import Name

FEW = 5
MANY = 15
PRINTED, PRINTED_LINES = 150, 3
KIND = "k"
MODES, BULLET = "prompt-mode-choose-one", "Po"
"""The question that a card's own list answers, and the category of the sign with which each line of one begins."""
_CODE = re.compile(r"([asnce])(-?\d+)?(?:\.(\d+)\.([\d_]*))?")


class PromptPosition(Struct, frozen=True):
    """Where in a prompt somebody is: the verb's group (-1: the menu), the page, and what was picked so far (in a menu:
    an action with the card that was picked, of which it is still open what it goes with).

    `sure`: the pick that still needs a second click, -1 for none.
    """

    group: int = -1
    page: int = 0
    picks: tuple[int, ...] = ()
    sure: int = -1


class Click(Struct, frozen=True):
    """What a custom id asks: to answer with `picks` (values of a select are added to them), or to show `place`."""

    game: str
    no: int
    place: PromptPosition | None = None
    picks: tuple[int, ...] = ()
    takes_values: bool = False


class RenderedPrompt(Struct, frozen=True):
    """A prompt as it is shown: text for the message, rows of controls."""

    text: str
    rows: Rows


def custom_id(game: str, no: int, code: str) -> str:
    """The custom id of a control: game, question number, and option index or place."""
    return f"{KIND}:{game}:{no}:{code}"


def _at(place: PromptPosition, letter: str = "n") -> str:
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
    if letter == "a":
        return Click(game, no, picks=(number,) if code[2] else picks)
    if letter == "s":
        return Click(game, no, takes_values=True)
    if letter == "e":
        return Click(game, no, place=PromptPosition(sure=number))
    return Click(game, no, place=PromptPosition(number, int(code[3] or 0), picks), takes_values=letter == "c")


def after_values(prompt: Prompt, place: PromptPosition, values: Sequence[int]) -> PromptPosition | tuple[int, ...]:
    """What picking more leads to: the next place, or the answer when nothing is left to pick."""
    picks = (*place.picks, *[each for each in values if each not in place.picks])
    count = len(prompt.choices)
    if prompt.style == IN_ORDER and len(picks) >= count - 1:
        return (*picks, *[choice.index for choice in prompt.choices if choice.index not in picks])
    if prompt.style in (SOME, IN_TURN) and len(picks) >= prompt.most:
        return picks[: prompt.most]
    return PromptPosition(place.group, 0, picks)


def face(prompt: Prompt, game: str, place: PromptPosition, speaker: Speaker, *, confirm: bool = True) -> RenderedPrompt:
    """A prompt for the seat it is for, at a place. `confirm`: it is asked again before a turn ends with moves left."""
    return _Asking(prompt, game, speaker, confirm=confirm).face(place)


def public_rows(prompt: Prompt, game: str, speaker: Speaker) -> Rows:
    """Controls for the channel: only where one click answers, and few enough to be seen at once."""
    if prompt.style != ONE or len(prompt.choices) > OPTIONS:
        return ()
    return _Asking(prompt, game, speaker).face(PromptPosition()).rows


def _is_numbered(choice: Choice) -> bool:
    return any(isinstance(part, Name) and part.nth > 0 for part in choice.label.args.values())


class _Asking:
    def __init__(self, prompt: Prompt, game: str, speaker: Speaker, *, confirm: bool = True) -> None:
        self.prompt = prompt
        self.game = game
        self.confirm = confirm
        self.speaker = speaker
        self.plain = speaker.plain()
        self.labels = speaker.labels()

    def face(self, place: PromptPosition) -> RenderedPrompt:
        if self.prompt.style == WAIT:
            return RenderedPrompt(self.speaker.say(self.prompt.title), ())
        if place.sure >= 0 and self.prompt.style == MENU:
            return self._confirm(place.sure)
        if self.prompt.style == MENU:
            group = self._group(place)
            rows = self._menu() if group is None else self._objects(group, place)
        elif self.prompt.style == ONE:
            rows = self._one(self.prompt.groups[0], place)
        elif self.prompt.style == SOME and len(self.prompt.choices) <= OPTIONS and not place.picks:
            rows = self._some()
        else:
            rows = self._build(place)
        return RenderedPrompt(self._text(place), rows)

    def _group(self, place: PromptPosition) -> ChoiceGroup | None:
        """The verb that somebody looks into; None in the menu and where nothing has a verb."""
        within = self.prompt.style == MENU and 0 <= place.group < len(self.prompt.groups)
        return self.prompt.groups[place.group] if within else None

    def _title(self, place: PromptPosition) -> str:
        group = self._group(place)
        if group is None:
            return self.speaker.say(self.prompt.title)
        return self.speaker.text("prompt-which", verb=self.speaker.text(f"verb-{group.verb}"))

    def _text(self, place: PromptPosition) -> str:
        lines = [f"**{self._title(place)}**"]
        if self.prompt.rule and self.prompt.style != MENU:
            lines[0] += f"\n-# {self.speaker.text('prompt-rule', rule=self.prompt.rule)}"
        if self.prompt.source:
            text = islice(printed(self.prompt.source, self.speaker), PRINTED_LINES)
            lines += [f"-# {clipped(line, PRINTED)}" for line in text]
        if self.prompt.style in (SOME, IN_TURN) and self.prompt.least < self.prompt.most:
            lines.append(self.speaker.text("prompt-many", least=self.prompt.least, most=self.prompt.most))
        by_index = {choice.index: choice for choice in self.prompt.choices}
        for count, pick in enumerate(place.picks if self.prompt.style != MENU else (), 1):
            if pick in by_index:
                name = self.speaker.say(by_index[pick].label)
                lines.append(self.speaker.text("prompt-picked", count=count, name=name))
        return "\n".join(lines)

    def _id(self, code: str) -> str:
        return custom_id(self.game, self.prompt.no, code)

    def _go(self, key: str, place: PromptPosition) -> Button:
        return Button(self._id(_at(place)), self.speaker.text(key))

    def _menu(self) -> Rows:
        """One button a verb; a verb with one object is a complete action."""
        return in_rows([self._verb(number, group) for number, group in enumerate(self.prompt.groups)])

    def _verb(self, number: int, group: ChoiceGroup) -> Button:
        verb = self.speaker.text(f"verb-{group.verb}")
        if group.verb == "end":
            left = self.confirm and len(self.prompt.groups) > 1
            return Button(self._id(f"{'e' if left else 'a'}{group.choices[0].index}"), verb, GREY)
        if not group.choices[0].label.args:
            return Button(self._id(f"a{group.choices[0].index}"), verb, GREY if group.verb == "pass" else BLUE)
        if len(group.choices) == 1:
            said = group.choices[0].label
            label = self._label(LABEL, lambda speaker: speaker.text("verb-with", verb=verb, name=speaker.say(said)))
            return Button(self._id(f"a{group.choices[0].index}"), label, BLUE)
        label = self.plain.text("verb-more", verb=verb, count=len(group.choices))
        return Button(self._id(_at(PromptPosition(number))), label, BLUE)

    def _confirm(self, index: int) -> RenderedPrompt:
        verbs = [self.speaker.text(f"verb-{group.verb}") for group in self.prompt.groups if group.verb != "end"]
        text = f"**{self.speaker.text('prompt-confirm-end', verbs=self.speaker.listed(verbs))}**"
        sure = Button(self._id(f"a{index}"), self.speaker.text("choice-really-end"), RED)
        return RenderedPrompt(text, ((sure, self._go("choice-back", PromptPosition())),))

    def _objects(self, group: ChoiceGroup, place: PromptPosition) -> Rows:
        """What a verb may be done with; where that is much, first the card, and then what it goes with."""
        by_card: dict[object, list[Choice]] = {}
        for choice in group.choices:
            by_card.setdefault(choice.label.args.get("card"), []).append(choice)
        for choices in by_card.values():
            if place.picks and place.picks[0] in [choice.index for choice in choices]:
                return self._one(
                    ChoiceGroup(group.verb, tuple(choices)),
                    PromptPosition(place.group, place.page),
                    PromptPosition(place.group),
                )
        if len(group.choices) <= FEW or not 1 < len(by_card) < min(len(group.choices), MANY):
            return self._one(group, place, PromptPosition())
        buttons = [self._first(choices, place) for choices in by_card.values()]
        return in_rows([*buttons, self._go("choice-back", PromptPosition())])

    def _first(self, choices: Sequence[Choice], place: PromptPosition) -> Button:
        if len(choices) == 1:
            return self._button(choices[0])
        card, count = choices[0].label.args["card"], len(choices)
        label = self._label(LABEL, lambda speaker: speaker.text("verb-more", verb=speaker.said(card), count=count))
        return Button(self._id(_at(PromptPosition(place.group, 0, (choices[0].index,)))), label, BLUE)

    def _one(self, group: ChoiceGroup, place: PromptPosition, back: PromptPosition | None = None) -> Rows:
        """Choices of which one is the answer. What only numbers tell apart is listed, with what else is known."""
        cards = [choice for choice in group.choices if choice.about is not None]
        rest = [choice for choice in group.choices if choice.about is None]
        buttons = [self._button(choice) for choice in rest]
        rows: list[Row] = []
        alike = len(cards) > 1 and (any(map(_is_numbered, cards)) or not self._differ(cards))
        if len(cards) > FEW or len(cards) + len(rest) > MANY or alike:
            shown = cards[place.page * OPTIONS : (place.page + 1) * OPTIONS]
            rows.append(Select(self._id("s"), self._picks(shown), self.speaker.text("choice-select")))
        else:
            buttons = [*[self._button(choice) for choice in cards], *buttons]
        if len(buttons) > MANY:
            return self._as_select(rest, place)
        buttons += self._pages(len(cards), place)
        if back is not None:
            buttons.append(self._go("choice-back", back))
        return (*rows, *in_rows(buttons))

    def _differ(self, choices: Sequence[Choice]) -> bool:
        """Whether as much of their names as a button shows tells them apart."""
        return len({clipped(self._said(choice, LABEL), LABEL) for choice in choices}) == len(choices)

    def _label(self, most: int, words: Callable[[Speaker], str]) -> str:
        """Words with both names of each card where they have room, else with the reader's own."""
        both = words(self.labels)
        return both if len(both) <= most else words(self.plain)

    def _said(self, choice: Choice, most: int) -> str:
        if mode := self._mode(choice):
            return clipped(mode, most)
        return self._label(most, lambda speaker: speaker.say(choice.label))

    def _mode(self, choice: Choice) -> str:
        """What a card lists under the number of a choice, as it is printed; "" for any other choice."""
        count = choice.label.args.get("count")
        if self.prompt.title.key != MODES or not self.prompt.source or not isinstance(count, int):
            return ""
        listed = [
            line[1:].strip()
            for line in text_of(self.prompt.source, self.plain).splitlines()
            if unicodedata.category(line[:1] or " ") == BULLET
        ]
        return f"{count}. {listed[count - 1]}" if 0 < count <= len(listed) else ""

    def _as_select(self, choices: Sequence[Choice], place: PromptPosition) -> Rows:
        shown = choices[place.page * OPTIONS : (place.page + 1) * OPTIONS]
        select = Select(self._id("s"), self._picks(shown), self.speaker.text("choice-select"))
        return (select, *in_rows(self._pages(len(choices), place)))

    def _button(self, choice: Choice) -> Button:
        calm = choice.label.key in ("choice-no", "choice-cancel")
        return Button(self._id(f"a{choice.index}"), self._said(choice, LABEL), GREY if calm else BLUE)

    def _picks(self, choices: Sequence[Choice]) -> tuple[Pick, ...]:
        return tuple(
            Pick(
                f"{choice.index}", self._said(choice, OPTION_TEXT), self.plain.say(choice.about) if choice.about else ""
            )
            for choice in choices
        )

    def _pages(self, count: int, place: PromptPosition) -> list[Button]:
        pages = -(-count // OPTIONS)
        buttons = []
        if place.page > 0:
            buttons.append(self._go("choice-previous", PromptPosition(place.group, place.page - 1, place.picks)))
        if place.page + 1 < pages:
            buttons.append(self._go("choice-next", PromptPosition(place.group, place.page + 1, place.picks)))
        return buttons

    def _some(self) -> Rows:
        """Several at once in one select; "none" is a button of its own."""
        p = self.prompt
        if not p.choices:
            return ((Button(self._id("a"), self.speaker.text("choice-done"), BLUE),),)
        select = Select(
            self._id("s"),
            self._picks(p.choices),
            self.speaker.text("choice-select"),
            max(p.least, 1),
            min(p.most, len(p.choices)),
        )
        none = (Button(self._id("a"), self.speaker.text("choice-none")),)
        return (select, none) if p.least == 0 else (select,)

    def _build(self, place: PromptPosition) -> Rows:
        """One after another: an order, or more choices than one select holds."""
        p = self.prompt
        left = [choice for choice in p.choices if choice.index not in place.picks]
        buttons: list[Button] = []
        rows: list[Row] = []
        if len(left) > FEW * 2 or not self._differ(left):
            shown = left[place.page * OPTIONS : (place.page + 1) * OPTIONS]
            most = 1 if p.style in (IN_ORDER, IN_TURN) else max(min(p.most - len(place.picks), len(shown)), 1)
            hint = self.speaker.text("choice-select")
            rows.append(Select(self._id(_at(place, "c")), self._picks(shown), hint, 1, most))
            buttons += self._pages(len(left), place)
        else:
            buttons += [self._add(choice, place) for choice in left]
        if p.style in (SOME, IN_TURN) and p.least <= len(place.picks) <= p.most:
            picks = "_".join(map(str, place.picks))
            done = self.speaker.text("choice-done" if picks else "choice-none")
            buttons.append(Button(self._id(f"a.0.{picks}"), done, BLUE if picks else GREY))
        if place.picks:
            buttons.append(self._go("choice-start-over", PromptPosition(place.group)))
        return (*rows, *in_rows(buttons))

    def _add(self, choice: Choice, place: PromptPosition) -> Button:
        """A button that adds one pick; the last but one decides the last too."""
        after = after_values(self.prompt, place, [choice.index])
        label = clipped(self._said(choice, LABEL), LABEL)
        code = _at(after) if isinstance(after, PromptPosition) else f"a.0.{'_'.join(map(str, after))}"
        return Button(self._id(code), label, BLUE)
