"""From what somebody types to an option of the open question: names in any language, in part, with numbers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct

from cogs.presentation.at_hand import keys_of
from cogs.presentation.typed_list import joined
from cogs.presentation.words import Speaker
from engine.games.registry import MANIFESTS
from engine.kernel.state.question import ACTION, Option, Refusal
from engine.kernel.views.view import View
from engine.manifest import Action, ActionArgument, Telling
from engine.naming import name_of, part_of, verb_of
from engine.prompt import Prompt
from engine.saying import Name, term
from engine.spelling import letters
from engine.table import Live

UNFINISHED = frozenset(("no_such_action",))
"""Why an action is refused of which not everything was said, in every game."""
BESIDE_IT = UNFINISHED | {"no_such_ability"}
"""Reasons that say less than another one, where there is another one, in every game."""
NO_SUCH_ACTION = Refusal("", "no_such_action")
NOTHING = "none"
"""How a part is called that needs no name: the only ability of a card."""


class Unmatched(Exception):
    """What was typed names nothing, or more than one thing: a message key and what it names, lists unjoined."""

    def __init__(self, key: str, **told: str | int | tuple[str, ...]) -> None:
        super().__init__(key)
        self.key = key
        self.told = told


class Forbidden(Exception):
    """What was asked for is there, but the rules do not allow it."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.reason)
        self.refusal = refusal


class NamedOption(Struct, frozen=True):
    """Something that can be typed: what it stands for, its name as shown, and its names in all languages."""

    value: int
    shown: str
    names: tuple[str, ...]


def match(typed: str, things: Sequence[NamedOption]) -> NamedOption | None:
    """The thing that was meant: by its whole name, its beginning or a part, however it is spelt. Raises Unmatched if
    several could be."""
    for fits in (_equals, _is, _begins, _holds):
        fitting = [thing for thing in things if any(fits(name, typed) for name in thing.names)]
        different = {thing.shown for thing in fitting}
        if len(different) == 1:
            return fitting[0]
        if fitting:
            raise Unmatched("error-ambiguous", typed=typed, choices=tuple(sorted(different)[:8]))
    return None


PASSES, NONE = ("choice-pass", "choice-no", "choice-cancel", "choice-done"), "choice-none"
"""What does nothing, by the messages that say so."""


def _equals(name: str, typed: str) -> bool:
    return name.casefold() == typed.casefold().strip()


def _is(name: str, typed: str) -> bool:
    return bool(letters(typed)) and letters(name) == letters(typed)


def _begins(name: str, typed: str) -> bool:
    return bool(letters(typed)) and letters(name).startswith(letters(typed))


def _holds(name: str, typed: str) -> bool:
    return bool(letters(typed)) and letters(typed) in letters(name)


class OptionMatcher:
    """Names what a seat sees, in the language of its reader and in all others."""

    def __init__(self, live: Live, view: View, speaker: Speaker) -> None:
        self.live = live
        self.view = view
        self.seat = view.viewer
        self._plain = speaker.plain()
        self._keys = keys_of(live)
        self._all = [speaker.reading(lang) for lang in speaker.words.languages]

    def ref(self, ref: int) -> NamedOption:
        """A piece or a card in a zone that the seat may see."""
        return self._named(ref, name_of(self.view, ref, self._keys))

    def part(self, option: Option, at: int) -> NamedOption:
        """What stands at a place of an option: a piece, a card, a slot, an ability."""
        name = part_of(self.view, option, at, self._keys, self.live.kept.setup.cards)
        assert name is not None, f"{option} has no part {at}"
        return self._named(int(option[at]), name)

    def _named(self, value: int, name: Name) -> NamedOption:
        return NamedOption(value, self._plain.name(name), tuple(speaker.name(name) for speaker in self._all))

    def said(self, option: Option) -> str:
        """A turn action in words."""
        parts = [self.part(option, at).shown for at in range(1, len(option))]
        verb = self.verb(verb_of(self.view, option))
        return f"{verb}: {' → '.join(part for part in parts if part != NOTHING)}" if parts else verb

    def verb(self, verb: str) -> str:
        """What a turn action is called."""
        return self._plain.text(f"verb-{verb}")

    def verb_meant(self, typed: str, among: Sequence[str]) -> str:
        """The verb that was typed, by its id or by what it is called in any language. Raises Unmatched."""
        for verb in among:
            called = [verb, *[speaker.text(f"verb-{verb}") for speaker in self._all]]
            if letters(typed) in map(letters, called):
                return verb
        raise Unmatched("error-no-match", typed=typed)

    def options(self, verbs: Iterable[str]) -> list[Option]:
        """The legal turn actions with these verbs, if the seat is asked for one."""
        question = self.live.question
        if question is None or question.seat != self.seat or question.kind != ACTION:
            return []
        wanted = tuple(verbs)
        return [option for option in question.options if verb_of(self.view, option) in wanted]

    def parts(self, options: Sequence[Option], at: int) -> list[NamedOption]:
        """What stands at a place of these options, each once."""
        parts = [self.part(option, at) for option in options if len(option) > at]
        return [*{part.shown: part for part in reversed(parts) if part.shown != NOTHING}.values()][::-1]

    def visible(self) -> list[NamedOption]:
        """Everything that the seat may name: its hand and all pieces."""
        seen = [*self._lying("hand"), *self._lying("field")]
        return [*seen, *[self._named(slot, term("slot", f"{slot}")) for slot in range(self._slots())]]

    def _lying(self, place: str) -> list[NamedOption]:
        """What the seat may name of its hand, or of what is in play."""
        if place == "hand":
            return [self.ref(card.ref) for card in self.view.seats[self.seat].hand or ()]
        return [self.ref(piece.ref) for side in self.view.seats for piece in side.pieces] if place == "field" else []

    @property
    def actions(self) -> Sequence[Action]:
        """The turn actions of the game."""
        return MANIFESTS[self.view.game].actions

    @property
    def telling(self) -> Telling:
        """What the game tells of its own."""
        return MANIFESTS[self.view.game].telling

    @property
    def unfinished(self) -> frozenset[str]:
        """Why an action is refused of which not everything was said."""
        return UNFINISHED | self.telling.unfinished

    def _slots(self) -> int:
        """How many slots there are to be named."""
        return max((part.count for action in self.actions for part in action.said if part.place == "slot"), default=0)

    def action(self, verbs: Sequence[str], *typed: str | None) -> Option:
        """The turn action that was typed. Raises Unmatched, or Forbidden with the rule that refuses it."""
        options = self.options(verbs)
        chosen: list[int] = []
        for at, word in enumerate(typed, 1):
            if word is None:
                continue
            named = match(word, self.parts(options, at))
            if named is None:
                raise self._why(verbs, typed, chosen)
            chosen.append(named.value)
            options = [option for option in options if len(option) > at and self.part(option, at).shown == named.shown]
        if not options:
            raise self._why(verbs, typed, chosen)
        options = [option for option in options if len(option) == len(chosen) + 1] or options
        different = sorted({self.said(option) for option in options})
        if len(different) > 1:
            raise Unmatched("error-ambiguous", typed=" ".join(filter(None, typed)), choices=tuple(different[:8]))
        return options[0]

    def lacks_a_card(self, verb: str) -> bool:
        """Whether nothing is to be said of a verb before a card is named: neither that it may be done nor why not."""
        action = next(action for action in self.actions if action.verb == verb)
        told = self.live.play.why_not(self.seat, (action.begins,))
        return not action.is_bare and not self.options([verb]) and told is not None and told.reason in self.unfinished

    def _why(self, verbs: Sequence[str], typed: Sequence[str | None], chosen: Sequence[int]) -> Exception:
        """The reason for the first of these verbs, over what was typed among all that can be seen."""
        things = self.visible()
        refs: list[int] = []
        for at, word in enumerate(typed):
            if word is None:
                continue
            named = self._meant(verbs[0], at, word, things) if at >= len(chosen) else None
            if named is None and at >= len(chosen):
                return Unmatched("error-not-seen", typed=word)
            refs.append(named.value if named else chosen[at])
        refusals = [refusal for verb in verbs for refusal in self._refusals(verb, refs)]
        beside = self.unfinished | BESIDE_IT | self.telling.beside
        meant = [refusal for refusal in refusals if refusal and refusal.reason not in beside]
        if meant:
            return Forbidden(meant[0])
        if None in refusals:
            return Unmatched("error-not-action")
        finished = [refusal for refusal in refusals if refusal and refusal.reason not in self.unfinished]
        return Forbidden([*finished, *filter(None, refusals), NO_SUCH_ACTION][0])

    def _meant(self, verb: str, at: int, word: str, things: Sequence[NamedOption]) -> NamedOption | None:
        """What was typed, first where that part of the action lies: of two of a name one may be in the hand."""
        parts = next(action.parts for action in self.actions if action.verb == verb)
        there = self._lying(parts[at].place) if at < len(parts) else []
        return match(word, there) or match(word, things)

    def _refusals(self, verb: str, refs: Sequence[int]) -> list[Refusal | None]:
        """Why each action of a verb that begins so may not be done; None for one that may."""
        action = next(action for action in self.actions if action.verb == verb)
        begun: Option = (action.begins, *refs)
        told = self.live.play.why_not(self.seat, begun)
        if told is None or told.reason not in self.unfinished:
            return [told]
        ways: list[Option] = [(*begun, more) for part in action.parts[len(refs) :][:1] for more in self._nameable(part)]
        meant = [option for option in ways if verb_of(self.view, option) == verb]
        return [told, *[self.live.play.why_not(self.seat, option) for option in meant]]

    def _nameable(self, part: ActionArgument) -> Iterable[int]:
        """Whatever could be named there at all."""
        if part.is_numbered:
            return range(part.count)
        return [piece.ref for side in self.view.seats for piece in side.pieces]


def answer(prompt: Prompt, typed: Sequence[str], speaker: Speaker) -> tuple[int, ...]:
    """The choices of a prompt that were typed, in order, or the word that does nothing. Raises Unmatched."""
    plain = speaker.plain()
    others = [speaker.reading(lang) for lang in speaker.words.languages]
    passed = passing(prompt) if len(typed) == 1 and _is_pass(typed[0], others) else None
    if passed is not None:
        return passed
    things = [
        NamedOption(choice.index, plain.say(choice.label), tuple(each.say(choice.label) for each in others))
        for choice in prompt.choices
    ]
    picks: list[int] = []
    words = list(typed)
    while words:
        named, number = _longest(words, [thing for thing in things if thing.value not in picks])
        if named is None:
            raise Unmatched("error-no-match", typed=words[0])
        picks.append(named.value)
        words = words[number:]
    return tuple(picks)


def _longest(words: Sequence[str], things: Sequence[NamedOption]) -> tuple[NamedOption | None, int]:
    """What as many as possible of the first words between commas name together, and how many: a name may have commas
    of its own."""
    for number in range(len(words), 0, -1):
        named = match(joined(words[:number]), things)
        if named is not None:
            return named, number
    return None, 0


def _is_pass(typed: str, readers: Sequence[Speaker]) -> bool:
    return any(_is(reader.text(word), typed) for reader in readers for word in (*PASSES, NONE))


def passing(prompt: Prompt) -> tuple[int, ...] | None:
    """The answer that does nothing: pass, no, cancel, done or none; None where the question has none."""
    for word in PASSES:
        for choice in prompt.choices:
            if choice.label.key == word:
                return (choice.index,)
    return () if prompt.least == 0 else None
