"""A prompt as text and controls: one form for one kind of choice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import islice

from msgspec import Struct
from msgspec.structs import replace

from cogs.presentation import asking, printed
from cogs.presentation.controls import BLUE, GREEN, GREY, LABEL, OPTIONS, Button, Rows, Select, in_rows
from cogs.presentation.menu_controls import LINES, MENU_LINES, ending, menu, within
from cogs.presentation.phone import PRESSED, height
from cogs.presentation.prompt_ids import PromptPosition, after_values, code_of
from cogs.presentation.prompt_labels import Labels
from cogs.presentation.words import Speaker, clipped
from engine.prompt import IN_ORDER, IN_TURN, MENU, ONE, SOME, WAIT, Choice, ChoiceGroup, Prompt
from engine.saying import Name, Say

FEW, MULLIGAN = 10, "mulligan"
PRINTED, PRINTED_LINES = 100, 2


class RenderedPrompt(Struct, frozen=True):
    """A prompt as it is shown: text for the message, rows of controls."""

    text: str
    rows: Rows


def face(
    prompt: Prompt,
    game: str,
    place: PromptPosition,
    speaker: Speaker,
    *,
    confirm: bool = True,
    lines: int = MENU_LINES,
) -> RenderedPrompt:
    """A prompt for the seat it is for, at a place. `confirm`: it is asked again before a turn ends with moves left;
    `lines`: so many lines of a phone the menu of a turn may take."""
    return _Asking(prompt, game, speaker, confirm=confirm, lines=lines).face(place)


def public_rows(prompt: Prompt, game: str, speaker: Speaker) -> Rows:
    """Controls for the channel: only where one click answers, and few enough to be seen at once."""
    if prompt.style != ONE or len(prompt.choices) > OPTIONS:
        return ()
    return _Asking(prompt, game, speaker).face(PromptPosition()).rows


class _Asking:
    def __init__(
        self, prompt: Prompt, game: str, speaker: Speaker, *, confirm: bool = True, lines: int = MENU_LINES
    ) -> None:
        self.prompt = prompt
        self.confirm = confirm
        self.lines = lines
        self.speaker = speaker
        self.labels = Labels(prompt, game, speaker)

    def face(self, place: PromptPosition) -> RenderedPrompt:
        if self.prompt.style == WAIT:
            return RenderedPrompt(self.speaker.say(self.prompt.title), ())
        if place.sure >= 0 and self.prompt.style == MENU:
            text, rows = ending(self.labels, place.sure)
            return RenderedPrompt(f"**{text}**", rows)
        return RenderedPrompt(self._text(place), self._rows(place))

    def _rows(self, place: PromptPosition) -> Rows:
        p = self.prompt
        if p.style == MENU:
            group = self._group(place)
            if group:
                return self._objects(group, place)
            return menu(self.labels, confirm=self.confirm, lines=self.lines)
        if p.owed and p.batches:
            return self._owed()
        if p.style == ONE:
            return self._one(p.groups[0], place)
        if p.style == SOME and len(p.choices) <= OPTIONS and not place.picks:
            return self._some()
        return self._build(place)

    def _ability(self) -> int:
        """Which of its card's abilities asks, -1 where nobody can tell."""
        asked = asking.asked_by(self.prompt, self.speaker) if self.prompt.ability < 0 else None
        return asked.ability if asked else self.prompt.ability

    def _group(self, place: PromptPosition) -> ChoiceGroup | None:
        """The verb that somebody looks into; None in the menu and where nothing has a verb."""
        within_one = self.prompt.style == MENU and 0 <= place.group < len(self.prompt.groups)
        return self.prompt.groups[place.group] if within_one else None

    def _title(self, place: PromptPosition) -> str:
        group = self._group(place)
        if group is None:
            return asking.question(self.prompt, self.speaker)
        verb = self.speaker.text(f"verb-{group.verb}")
        choice = within(group, place).choices[0]
        if place.picks and "card" in choice.label.args:
            verb = self.speaker.text("verb-with", verb=verb, name=self.speaker.said(choice.label.args["card"]))
        return self.speaker.text("prompt-which", verb=verb)

    def _text(self, place: PromptPosition) -> str:
        p = self.prompt
        lines = [f"**{self._title(place)}**"]
        if p.rule and p.style != MENU:
            lines[0] += f"\n-# {self.speaker.text('prompt-rule', rule=p.rule)}"
        if modes := self.labels.modes():
            lines += [f"-# {mode}" for mode in modes]
        else:
            lines += self._quoted()
        if p.style in (SOME, IN_TURN) and p.least < p.most and p.most > 1:
            lines.append(self.speaker.text("prompt-many", least=p.least, most=p.most))
        if p.owed and p.batches:
            lines.append(self.speaker.text("prompt-proposed", cards=self._counted(p.batches[0].named)))
        return "\n".join([*lines, *self._picked(place)])

    def _quoted(self) -> list[str]:
        """What is printed on the card that asks, or on the one that gave it the ability; else what else gave it."""
        p, said = self.prompt, self.speaker
        text = list(islice(printed.asking(p.source, said, self._ability()), PRINTED_LINES)) if p.source else []
        if p.given is not None:
            head = said.text("prompt-given", what=said.said_within(p.given))
            text = [said.text("prompt-given-line", what=head, line=text[0]), *text[1:]] if text else [head]
        return [f"-# {clipped(line, PRINTED)}" for line in text]

    def _counted(self, named: Iterable[Name]) -> str:
        """Names one after another, each once: pieces that nobody could tell apart have one name."""
        counts = Counter(map(self.speaker.name, named))
        return self.speaker.listed(
            self.speaker.text("name-counted", name=name, count=count) for name, count in counts.items()
        )

    def _picked(self, place: PromptPosition) -> list[str]:
        """What was picked so far, one after another."""
        by_index = {choice.index: choice for choice in self.prompt.choices if self.prompt.style != MENU}
        return [
            self.speaker.text("prompt-picked", count=count, name=self.speaker.say(by_index[pick].label))
            for count, pick in enumerate(place.picks, 1)
            if pick in by_index
        ]

    def _objects(self, group: ChoiceGroup, place: PromptPosition) -> Rows:
        """What a verb may be done with; first the card, and then what it goes with."""
        inside = within(group, place)
        back = self.labels.go("choice-back", PromptPosition())
        if place.picks and len(inside.choices) > 1:
            return self._one(self._targets(inside), PromptPosition(place.group, place.page), back)
        return self._one(group, place, back)

    def _targets(self, group: ChoiceGroup) -> ChoiceGroup:
        """The same choices, each called by what the card goes with: the card stands above."""
        return ChoiceGroup(group.verb, tuple(_without_card(choice) for choice in group.choices))

    def _one(self, group: ChoiceGroup, place: PromptPosition, back: Button | None = None) -> Rows:
        """Choices of which one is the answer: buttons as long as a phone has room for them and their names tell them
        apart, else one list; what names no card stays a button."""
        cards = [choice for choice in group.choices if choice.about is not None or choice.key]
        rest = [choice for choice in group.choices if choice not in cards]
        always = [back] if back else []
        buttons = [*map(self.labels.button, (*cards, *rest)), *always]
        if self.labels.differ(group.choices) and self._has_room(buttons):
            return in_rows(buttons)
        if not cards:
            cards, rest = rest, []
        return self._list(cards, rest, place, always)

    def _list(
        self, listed: Sequence[Choice], beside: Sequence[Choice], place: PromptPosition, always: Sequence[Button]
    ) -> Rows:
        """One select, a page of it, with buttons for what does not stand in it."""
        shown = listed[place.page * OPTIONS : (place.page + 1) * OPTIONS]
        select = Select(self.labels.id("s"), self.labels.picks(shown), self.speaker.text("choice-select"))
        buttons = [*map(self.labels.button, beside), *self._pages(len(listed), place), *always]
        return (select, *in_rows(buttons))

    def _has_room(self, buttons: Sequence[Button]) -> bool:
        return sum(map(height, in_rows(buttons))) <= LINES * PRESSED

    def _pages(self, count: int, place: PromptPosition) -> list[Button]:
        pages = -(-count // OPTIONS)
        buttons = []
        if place.page > 0:
            before = PromptPosition(place.group, place.page - 1, place.picks)
            buttons.append(self.labels.go("choice-previous", before))
        if place.page + 1 < pages:
            buttons.append(self.labels.go("choice-next", PromptPosition(place.group, place.page + 1, place.picks)))
        return buttons

    def _owed(self) -> Rows:
        """A cost of several pieces: what is proposed by one click, any others in one list."""
        p = self.prompt
        listed = [choice for choice in p.choices if choice.about is not None or choice.key]
        rest = [self.labels.button(choice) for choice in p.choices if choice not in listed]
        proposed = Button(self.labels.id("b0"), self.speaker.say(p.batches[0].label), GREEN)
        if len(listed) > OPTIONS:
            return self._one(p.groups[0], PromptPosition())
        picks, hint = self.labels.picks(listed), self.speaker.text("prompt-list")
        return ((proposed, *rest), Select(self.labels.id("v"), picks, hint, p.owed, p.owed))

    def _some(self) -> Rows:
        """Several at once in one select; "none" is a button of its own."""
        p = self.prompt
        if not p.choices:
            return ((Button(self.labels.id("a"), self.speaker.text("choice-done"), BLUE),),)
        none = Button(self.labels.id("a"), self._none())
        if p.most == 1 and not p.least:
            return self._one(p.groups[0], PromptPosition(), none)
        buttons = ([self._all()] if len(p.choices) <= min(p.most, FEW) and p.kind != MULLIGAN else []) + [none] * (
            not p.least
        )
        picks, hint = self.labels.picks(p.choices), self.speaker.text("choice-select")
        select = Select(self.labels.id("s"), picks, hint, max(p.least, 1), min(p.most, len(p.choices)))
        return (tuple(buttons), select) if buttons else (select,)

    def _none(self) -> str:
        return self.speaker.text("choice-keep-all" if self.prompt.kind == MULLIGAN else "choice-none")

    def _all(self) -> Button:
        """Every choice at once."""
        choices = self.prompt.choices
        picks = "_".join(f"{choice.index}" for choice in choices)
        return Button(self.labels.id(f"a.0.{picks}"), self.speaker.text("choice-all", count=len(choices)), BLUE)

    def _build(self, place: PromptPosition) -> Rows:
        """One after another: an order, or more choices than one select holds."""
        p = self.prompt
        left = [choice for choice in p.choices if choice.index not in place.picks]
        first, last = self._as_listed(left, place), self._finishing(place)
        buttons = [*first, *[self._add(choice, place) for choice in left], *last]
        if len(left) <= FEW and self.labels.differ(left) and self._has_room(buttons):
            return in_rows(buttons)
        shown = left[place.page * OPTIONS : (place.page + 1) * OPTIONS]
        most = 1 if p.style in (IN_ORDER, IN_TURN) else max(min(p.most - len(place.picks), len(shown)), 1)
        hint = self.speaker.text("choice-select")
        select = Select(self.labels.id(code_of(place, "c")), self.labels.picks(shown), hint, 1, most)
        return (select, *in_rows([*first, *self._pages(len(left), place), *last]))

    def _as_listed(self, left: Sequence[Choice], place: PromptPosition) -> list[Button]:
        """The order in which they stand, by one click."""
        if self.prompt.style != IN_ORDER or place.picks or len(left) < 3:
            return []
        as_listed = "_".join(f"{choice.index}" for choice in left)
        return [Button(self.labels.id(f"a.0.{as_listed}"), self.speaker.text("choice-as-listed"), GREEN)]

    def _finishing(self, place: PromptPosition) -> list[Button]:
        """What ends picking, and what begins it once more."""
        p, buttons = self.prompt, list[Button]()
        if p.style in (SOME, IN_TURN) and p.least <= len(place.picks) <= p.most:
            picks = "_".join(map(str, place.picks))
            done = self.speaker.text("choice-done" if picks else "choice-none")
            buttons.append(Button(self.labels.id(f"a.0.{picks}"), done, BLUE if picks else GREY))
        if place.picks:
            buttons.append(self.labels.go("choice-start-over", PromptPosition(place.group)))
        return buttons

    def _add(self, choice: Choice, place: PromptPosition) -> Button:
        """A button that adds one pick; the last but one decides the last too."""
        after = after_values(self.prompt, place, [choice.index])
        label = clipped(self.labels.on_button(choice), LABEL)
        code = code_of(after) if isinstance(after, PromptPosition) else f"a.0.{'_'.join(map(str, after))}"
        return Button(self.labels.id(code), label, BLUE)


def _without_card(choice: Choice) -> Choice:
    """A choice called by what its card goes with."""
    if choice.label.key != "choice-pair":
        return choice
    return replace(choice, label=Say("choice-to", {"target": choice.label.args["target"]}))
