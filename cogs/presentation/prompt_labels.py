"""What the controls of one prompt are called: short, told apart, never without their end."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterator, Sequence

from cogs.presentation import asking
from cogs.presentation.controls import BLUE, GREEN, GREY, LABEL, OPTION_TEXT, RED, Button, Pick
from cogs.presentation.marking import marked
from cogs.presentation.phone import columns
from cogs.presentation.printed import text_of
from cogs.presentation.prompt_ids import PromptPosition, code_of, custom_id
from cogs.presentation.words import Speaker, clipped
from engine.prompt import Choice, Prompt
from engine.saying import Arg, Name

MODES, BULLET = "prompt-mode-choose-one", "Po"
"""The question that a card's own list answers, and the category of the sign with which each line of one begins."""
CALM = ("choice-no", "choice-cancel")


def fits(label: str) -> bool:
    """Whether a button shows a label to its end."""
    return columns(label) <= LABEL


class Labels:
    """The words of a prompt's controls, with its ids."""

    def __init__(self, prompt: Prompt, game: str, speaker: Speaker) -> None:
        self.prompt = prompt
        self.game = game
        self.speaker = speaker
        self.plain = speaker.plain()
        self.both = speaker.labels()
        self.brief = speaker.plain().brief(_keys(prompt))

    def id(self, code: str) -> str:
        """The custom id of a control."""
        return custom_id(self.game, self.prompt.no, code)

    def go(self, key: str, place: PromptPosition) -> Button:
        """A button that only leads to another place."""
        return Button(self.id(code_of(place)), self.speaker.text(key))

    def verb(self, verb: str) -> str:
        """A verb before the card that it is about."""
        key = f"short-{verb}"
        return self.speaker.text(key if self.speaker.knows(key) else f"verb-{verb}")

    def fitting(self, most: int, words: Callable[[Speaker], str]) -> str:
        """Words with both names of each card where they have room, else with the reader's own; on a button without what
        stands below a name, unless that alone tells two of them apart."""
        own = [self.brief] if most == LABEL else [self.plain, self.brief]
        told = [words(speaker) for speaker in ([self.both] if self.both.beside else []) + own]
        return next((each for each in told if columns(each) <= most), told[-1])

    def said(self, choice: Choice, most: int) -> str:
        """A choice in at most so many signs, if it can be."""
        return self.mode(choice) or self.fitting(most, lambda speaker: marked(choice, speaker.say(choice.label)))

    def on_button(self, choice: Choice) -> str:
        """A choice as it stands on a button."""
        told = asking.answer(self.prompt, choice, self.plain) or self.mode(choice)
        if told and self.modes():
            return self.speaker.text("choice-number", count=str(choice.label.args["count"]))
        return told or self.fitting(LABEL, lambda speaker: marked(choice, speaker.say(choice.label)))

    def mode(self, choice: Choice) -> str:
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

    def modes(self) -> tuple[str, ...]:
        """What a card lists, where a button has no room for one of the lines: they stand above, with their numbers."""
        told = tuple(map(self.mode, self.prompt.choices))
        return () if all(map(fits, told)) or not all(told) else told

    def button(self, choice: Choice) -> Button:
        """A choice that is an answer."""
        return Button(self.id(f"a{choice.index}"), self.on_button(choice), self.style(choice))

    def style(self, choice: Choice) -> str:
        """Own targets are green, opposing ones red; whatever does nothing is grey. What pays a cost that is covered is
        green too, among cards that would pay more."""
        if choice.label.key in CALM:
            return GREY
        if self.prompt.kind == "pay" and choice.label.key == "choice-done":
            return GREEN
        return {"own": GREEN, "opposing": RED}.get(choice.side, BLUE)

    def picks(self, choices: Sequence[Choice]) -> tuple[Pick, ...]:
        """Lines of a select, each with what else is known of it."""
        return tuple(self.pick(choice, self.said(choice, OPTION_TEXT)) for choice in choices)

    def pick(self, choice: Choice, label: str) -> Pick:
        """One line; what it may not hold stands below it."""
        about = self.plain.say(choice.about) if choice.about else ""
        rest = label[OPTION_TEXT - 1 :] if len(label) > OPTION_TEXT else ""
        return Pick(f"{choice.index}", clipped(label, OPTION_TEXT), f"…{rest}" if rest else about)

    def differ(self, choices: Sequence[Choice]) -> bool:
        """Whether their names on buttons tell them apart, each with its end; what only numbers tell apart needs more
        said of it."""
        names = [self.on_button(choice) for choice in choices]
        return len({*names}) == len(names) and all(map(fits, names)) and not self.are_numbered(choices)

    def are_numbered(self, choices: Sequence[Choice]) -> bool:
        """Whether two of them differ in a number alone, and in what else is known of them."""
        numbered = [choice for choice in choices if any(name.nth for name in _named(choice))]
        known: dict[str, set[str]] = {}
        for choice in numbered:
            about = self.plain.say(choice.about) if choice.about else ""
            known.setdefault(choice.key, set()).add(about)
        return any(len(abouts) > 1 for abouts in known.values())


def _keys(prompt: Prompt) -> list[str]:
    """The cards that a prompt's choices name, and those of its batches."""
    return [str(named.id) for named in _names(prompt) if named.group == "card"]


def _names(prompt: Prompt) -> Iterator[Name]:
    for choice in prompt.choices:
        yield from _named(choice)
    for batch in prompt.batches:
        yield from batch.named


def _named(choice: Choice) -> Iterator[Name]:
    for value in choice.label.args.values():
        yield from _in(value)


def _in(value: Arg) -> Sequence[Name]:
    if isinstance(value, Name):
        return (value,)
    return value if isinstance(value, tuple) else ()
