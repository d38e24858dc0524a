"""From what somebody types to an option of the open question: names in any language, in part, with numbers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct

from cogs.screens import keys_of
from cogs.words import Speaker
from engine.kernel.question import ACTION, Option, Refusal
from engine.kernel.view import View
from engine.prompt import Prompt, name_of
from engine.table import Live

VERBS = ("ink", "play", "shift", "sing", "sing_together", "quest", "challenge", "move", "use", "repeat", "end")
PLAYS = ("play", "shift", "sing", "sing_together")


class Unmatched(Exception):
    """What was typed names nothing, or more than one thing: a message key and what the message names."""

    def __init__(self, key: str, **told: str) -> None:
        super().__init__(key)
        self.key = key
        self.told = told


class Forbidden(Exception):
    """What was asked for is there, but the rules do not allow it."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.reason)
        self.refusal = refusal


class Named(Struct, frozen=True):
    """Something that can be typed: what it stands for, its name as shown, and its names in all languages."""

    value: int
    shown: str
    names: tuple[str, ...]


def match(typed: str, things: Sequence[Named]) -> Named | None:
    """The thing that was meant: by its whole name, its beginning or a part. Raises Unmatched if several could be."""
    wanted = typed.casefold().strip()
    for fits in (str.__eq__, str.startswith, str.__contains__):
        found = [thing for thing in things if any(fits(name.casefold(), wanted) for name in thing.names)]
        different = {thing.shown for thing in found}
        if len(different) == 1:
            return found[0]
        if found:
            raise Unmatched("error-ambiguous", typed=typed, choices=", ".join(sorted(different)[:8]))
    return None


class Naming:
    """Names what a seat sees, in the language of its reader and in all others."""

    def __init__(self, live: Live, view: View, speaker: Speaker) -> None:
        self.live = live
        self.view = view
        self.seat = view.viewer
        self._plain = speaker.plain()
        self._keys = keys_of(live)
        self._all = [Speaker(speaker.words, lang, speaker.book, speaker.players, markup=False)
                     for lang in speaker.words.languages]

    def ref(self, ref: int) -> Named:
        """A piece or a card in a zone that the seat may see."""
        name = name_of(self.view, ref, self._keys)
        return Named(ref, self._plain.name(name), tuple(speaker.name(name) for speaker in self._all))

    def verb(self, verb: str) -> str:
        """What a turn action is called."""
        return self._plain.text(f"verb-{verb}")

    def verb_meant(self, typed: str, among: Sequence[str]) -> str:
        """The verb that was typed, by its id or by what it is called in any language. Raises Unmatched."""
        for verb in among:
            called = [verb, *[speaker.text(f"verb-{verb}") for speaker in self._all]]
            if typed.casefold().strip() in [name.casefold() for name in called]:
                return verb
        raise Unmatched("error-no-match", typed=typed)

    def options(self, verbs: Iterable[str]) -> list[Option]:
        """The legal turn actions with these verbs, if the seat is asked for one."""
        question = self.live.question
        if question is None or question.seat != self.seat or question.kind != ACTION:
            return []
        wanted = tuple(verbs)
        return [option for option in question.options if option[0] in wanted]

    def parts(self, options: Sequence[Option], at: int) -> list[Named]:
        """What stands at a place of these options, each once."""
        refs = dict.fromkeys(int(option[at]) for option in options if len(option) > at)
        if at == 2 and options and options[0][0] == "use":
            return []
        return [self.ref(ref) for ref in refs]

    def visible(self) -> list[Named]:
        """Everything that the seat may name: its hand and all pieces."""
        hand = self.view.seats[self.seat].hand or ()
        pieces = [piece.ref for side in self.view.seats for piece in side.pieces]
        return [self.ref(ref) for ref in (*[card.ref for card in hand], *pieces)]

    def action(self, verbs: Sequence[str], *typed: str | None) -> Option:
        """The turn action that was typed. Raises Unmatched, or Forbidden with the rule that refuses it."""
        options = self.options(verbs)
        chosen: list[int] = []
        for at, word in enumerate(typed, 1):
            if word is None:
                continue
            found = match(word, self.parts(options, at))
            if found is None:
                raise self._why(verbs, typed, chosen)
            chosen.append(found.value)
            same = {part.value for part in self.parts(options, at) if part.shown == found.shown}
            options = [option for option in options if len(option) > at and option[at] in same]
        if not options:
            raise self._why(verbs, typed, chosen)
        different = {(str(option[0]), *[self.ref(int(part)).shown for part in option[1:]]) for option in options}
        if len(different) > 1:
            shown = [f"{self.verb(verb)}: {' → '.join(names)}" for verb, *names in sorted(different)]
            raise Unmatched("error-ambiguous", typed=" ".join(filter(None, typed)), choices=", ".join(shown[:8]))
        return options[0]

    def why(self, verbs: Sequence[str], *typed: str | None) -> Refusal | None:
        """Why an action is not possible, or None if it is. Raises Unmatched for a name that is not there."""
        try:
            self.action(verbs, *typed)
        except Forbidden as refused:
            return refused.refusal
        return None

    def _why(self, verbs: Sequence[str], typed: Sequence[str | None], chosen: Sequence[int]) -> Exception:
        """The reason for the first of these verbs, over what was typed among all that can be seen."""
        things = self.visible()
        refs: list[int] = []
        for at, word in enumerate(typed):
            if word is None:
                continue
            found = match(word, things) if at >= len(chosen) else None
            if found is None and at >= len(chosen):
                return Unmatched("error-not-seen", typed=word)
            refs.append(found.value if found else chosen[at])
        refusals = [self.live.play.why_not(self.seat, (verb, *refs)) for verb in verbs]
        meant = [refusal for refusal in refusals if refusal and refusal.reason != "no_such_action"]
        if meant:
            return Forbidden(meant[0])
        if None in refusals:
            return Unmatched("error-not-action")
        return Forbidden(Refusal("4.3.1", "no_such_action"))


def answer(prompt: Prompt, typed: Sequence[str], speaker: Speaker) -> tuple[int, ...]:
    """The choices of a prompt that were typed, in order. Raises Unmatched."""
    plain = speaker.plain()
    others = [Speaker(speaker.words, lang, speaker.book, speaker.players, markup=False)
              for lang in speaker.words.languages]
    things = [Named(choice.index, plain.say(choice.label), tuple(each.say(choice.label) for each in others))
              for choice in prompt.choices]
    picks: list[int] = []
    for word in typed:
        found = match(word, [thing for thing in things if thing.value not in picks])
        if found is None:
            raise Unmatched("error-no-match", typed=word)
        picks.append(found.value)
    return tuple(picks)


def passing(prompt: Prompt) -> tuple[int, ...] | None:
    """The answer that does nothing: no, cancel, done or none; None where the question has none."""
    for word in ("choice-no", "choice-cancel", "choice-done"):
        for choice in prompt.choices:
            if choice.label.key == word:
                return (choice.index,)
    return () if prompt.least == 0 else None
