"""Comparing what a script expects with what is there."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

import msgspec
from msgspec import UNSET, Struct

from engine.kernel.flow.rule_marks import CARRIED
from engine.kernel.record.record import Play
from engine.kernel.state.event import Event
from engine.kernel.state.question import ACTION, Question, Refusal
from engine.manifest.dialect.dialect import is_beneath
from engine.manifest.dialect.errors import Unmet
from engine.manifest.dialect.form import SEATS, AskedExpect, CardExpect, Expect, OutcomeExpect, SeatExpect
from engine.scenario.comparing import compared, facts
from engine.scenario.log import lines_missing, lines_present
from engine.scenario.script import Scenario
from engine.scenario.seen import Seen
from engine.scenario.words import Meaning
from engine.scenario.zones import Zones

Differences = Iterator[tuple[str, str]]
RefusalOf = Callable[[str], Refusal | None]


def rule_fits(wanted: str, named: str, prefix: str) -> bool:
    """Whether a rule is named: itself, by one of its parts (10.2 by 10.2.3), or by another with the same judge."""
    plain = wanted.removeprefix(prefix).strip()
    if named == plain or named.startswith(plain + "."):
        return True
    return not set(CARRIED.get(prefix + plain, ())).isdisjoint(CARRIED.get(prefix + named, ()))


class Past(Struct):
    """What has happened since the position, and what has been asked since the last move."""

    events: list[Event] = []
    asked: list[Question] = []


class Comparison:
    """One comparison; what it gives are pairs of key and sentence."""

    def __init__(self, play: Play, scenario: Scenario, past: Past, refusal_of: RefusalOf) -> None:
        self.play = play
        self.game = play.game
        self.scenario = scenario
        self.cast = scenario.cast
        self.dialect = scenario.dialect
        self.events = past.events
        self.asked = past.asked
        self.refusal_of = refusal_of
        self.meaning = Meaning(self.game, self.cast, self.dialect)

    def differences(self, wanted: Mapping[str, object]) -> Differences:
        """Every expectation that is not met."""
        forms = self.dialect.forms
        general = {key: part for key, part in wanted.items() if key in Expect.__struct_fields__}
        expect = msgspec.convert(general, Expect)
        for seat, sides in expect.seats.items():
            yield from (("seats", fault) for fault in self.seat(seat, msgspec.convert(sides, forms.seat_expect)))
        for name, part in wanted.items():
            if name in SEATS:
                yield from ((name, fault) for fault in self.seat(name, msgspec.convert(part, forms.seat_expect)))
            elif name in forms.seat_expect.__struct_fields__:
                for letter, value in msgspec.convert(part, dict[str, object]).items():
                    entry = msgspec.convert({name: value}, forms.seat_expect)
                    yield from ((name, fault) for fault in self.seat(letter, entry))
            elif name not in general:
                for fault in self.card(name, msgspec.convert(part, forms.card_expect)):
                    yield name, fault
        yield from self.happenings(expect)
        yield from self.choices(expect)
        for viewer, seen in expect.seen_by.items():
            for fault in Seen(self.play, self.scenario, viewer, self.events).differences(seen):
                yield "seen_by", f"as {viewer} sees it, {fault}"

    def happenings(self, expect: Expect) -> Differences:
        for line in lines_missing(expect.log, self.events):
            yield "log", f'the log has no "{line}" there'
        for line in lines_present(expect.not_log, self.events):
            yield "not_log", f'the log has "{line}"'
        yield from self.outcome(expect)

    def outcome(self, expect: Expect) -> Differences:
        outcome = self.play.outcome
        wanted = expect.outcome
        if wanted is UNSET:
            return
        if wanted is None or outcome is None:
            if wanted is not None or outcome is not None:
                yield "outcome", "the game is over" if outcome else "the game is not over"
            return
        if isinstance(wanted, str):
            wanted = OutcomeExpect(winner=wanted)
        winners = [SEATS[seat] for seat in outcome.winners]
        expected = [wanted.winner] if wanted.winner is not UNSET else wanted.winners
        if expected is not UNSET and list(expected) != winners:
            yield "outcome", f"winners: {', '.join(winners) or 'nobody'}"
        if wanted.rule is not UNSET and not rule_fits(wanted.rule, outcome.rule, self.dialect.prefix):
            yield "outcome", f"it ended by rule {outcome.rule}"
        if wanted.reason is not UNSET and wanted.reason != outcome.reason:
            yield "outcome", f"the reason is {outcome.reason}"

    # --- choices ---

    def choices(self, expect: Expect) -> Differences:
        if expect.question is not UNSET:
            yield from (("question", fault) for fault in self.question(expect))
        for name, wanted in (("asked", expect.asked), ("not_asked", expect.not_asked)):
            for each in wanted:
                described = AskedExpect(kind=each) if isinstance(each, str) else each
                such = [question for question in self.asked if self.is_such(question, described)]
                if name == "asked" and not such:
                    yield name, f"there was no question {_described(described)}"
                if name == "not_asked" and such:
                    yield name, f"there was a question {_described(described)}: {SEATS[such[0].seat]}'s"
        for words in expect.offered:
            refusal = self.refusal_of(words)
            if refusal is not None:
                yield "offered", f'"{words}" is not offered (rule {refusal.rule}, {refusal.reason})'
        entries = expect.not_offered
        pairs = entries.items() if isinstance(entries, dict) else ((words, None) for words in entries)
        for words, rule in pairs:
            refusal = self.refusal_of(words)
            if refusal is None:
                yield "not_offered", f'"{words}" is offered'
            elif rule is not None and not rule_fits(rule, refusal.rule, self.dialect.prefix):
                yield "not_offered", f'"{words}" is refused by {refusal.rule} ({refusal.reason}), not {rule}'

    def is_such(self, question: Question, wanted: AskedExpect) -> bool:
        """Whether a question is of this kind, whatever it offers."""
        asked = {"seat": SEATS[question.seat], "kind": question.kind, "least": question.least, "most": question.most}
        same = all(getattr(wanted, name) in (UNSET, value) for name, value in asked.items())
        return same and (wanted.rule is UNSET or rule_fits(wanted.rule, question.rule, self.dialect.prefix))

    def question(self, expect: Expect) -> Iterator[str]:
        question, wanted = self.play.question, expect.question
        assert wanted is not UNSET
        if question is None or wanted is None:
            if question is not None:
                yield f"a question is open: {self.meaning.question(question)}"
            elif wanted is not None:
                yield "no question is open: the game is over"
            return
        asked = {"seat": SEATS[question.seat], "kind": question.kind, "least": question.least, "most": question.most}
        for name, is_value in asked.items():
            value = getattr(wanted, name)
            if value is not UNSET and value != is_value:
                yield f"its {name} is {is_value}: {self.meaning.question(question)}"
        if wanted.rule is not UNSET and not rule_fits(wanted.rule, question.rule, self.dialect.prefix):
            yield f"its rule is {question.rule}"
        if wanted.options is not UNSET:
            yield from self.options(question, [str(option) for option in wanted.options])

    def options(self, question: Question, wanted: Sequence[str]) -> Iterator[str]:
        """Exactly these options, in any order."""
        left = list(range(len(question.options)))
        for words in wanted:
            picks = self._pick(question, words)
            pick = next((at for at in picks if at in left), None)
            if pick is None:
                yield f"{words} is no option: {self.meaning.question(question)}"
            else:
                left.remove(pick)
        if left:
            yield f"it offers {', '.join(self.meaning.said(question.options[at]) for at in left)} as well"

    def _pick(self, question: Question, words: str) -> list[int]:
        if question.kind == ACTION:
            line = self.meaning.line(words)
            option = self.meaning.offered_action(question, line) if self.meaning.is_action(line) else None
            return [] if option is None else [question.options.index(option)]
        return self.meaning.named(question, words)

    # --- seats ---

    def seat(self, letter: str, wanted: SeatExpect) -> Iterator[str]:
        seat = SEATS.index(letter)
        if seat >= len(self.game.state.players):
            yield f"there is no seat {letter}"
            return
        zones = Zones(self.game, self.scenario)
        for name in wanted.__struct_fields__:
            value = getattr(wanted, name)
            if value is not UNSET and (fault := zones.fault(seat, name, value)):
                yield f"{letter}'s {name} {fault}"

    # --- cards ---

    def card(self, name: str, wanted: CardExpect) -> Iterator[str]:
        """A name that several copies bear means the first of them, in the order of the file, that lies beneath none."""
        numbers = sorted(self.cast.numbers(name), key=lambda number: is_beneath(self.game, number))
        if not numbers:
            raise Unmet(f"there is no card {name}")
        yield from compared(self.scenario, name, wanted, facts(self.game, self.scenario, numbers[0]))


def _described(wanted: AskedExpect) -> str:
    said = [f"{name} {value}" for name in wanted.__struct_fields__ if (value := getattr(wanted, name)) is not UNSET]
    return ", ".join(said) or "at all"
