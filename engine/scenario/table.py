"""A table at which a script plays: its lines are done, refused or compared with what is there."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.games.registry import GAMES
from engine.kernel.flow.rulebook import Rulebook
from engine.kernel.state.question import (
    ACTION,
    ORDER,
    AgreeDraw,
    Answer,
    Concede,
    Input,
    Leave,
    Question,
    Refusal,
    Refused,
    TimeForfeit,
    Undo,
)
from engine.kernel.views.view import View
from engine.manifest.dialect.errors import Unmet
from engine.manifest.dialect.form import SEATS
from engine.scenario.expect import Comparison, Past
from engine.scenario.inputs import Inputs
from engine.scenario.reading import load
from engine.scenario.script import Scenario
from engine.scenario.seating import Touch, seat_at
from engine.scenario.words import Meaning, ScriptLine, split_seat

MOST_FORCED = 500
ONE_BY_ONE = frozenset(("pay", "trigger"))
"""Kinds of questions that follow each other, so that one line may name the answers to several."""


class ScenarioTable:
    """A game built from a scenario's position.

    Questions with one acceptable answer are answered here unless the line that comes next answers them; taking a
    payment back does not count as an answer of its own. `round_trip` and `undo`: see `Inputs`. Raises ScenarioError
    for a position that cannot be.
    """

    def __init__(
        self,
        scenario: Scenario,
        rules: Rulebook,
        *,
        round_trip: bool = False,
        undo: bool = False,
        touch: Touch | None = None,
    ) -> None:
        self.scenario = scenario
        self.play, events = seat_at(scenario, rules, touch)
        self.inputs = Inputs(self.play, events, round_trip=round_trip, undo=undo)
        self._drawing: set[int] = set()
        self._planned: list[tuple[int, str]] = []

    @property
    def question(self) -> Question | None:
        """The open question."""
        return self.play.question

    @property
    def meaning(self) -> Meaning:
        """What words mean now."""
        return Meaning(self.play.game, self.scenario.cast, self.scenario.dialect)

    def view(self, seat: int) -> View:
        """What a seat sees."""
        return self.play.view(seat)

    def do(self, line: str) -> None:
        """Carry out `A: challenge raider guard`, or an answer. Raises Unmet if it does not fit or is refused."""
        refusal = self.attempt(*split_seat(line))
        if refusal is not None:
            raise Unmet(f'"{line}" is refused by {refusal.rule or "no rule"} ({refusal.reason})')

    def refused(self, line: str) -> str:
        """The rule that refuses a line, which leaves everything as it is. Raises Unmet if it would be accepted."""
        refusal = self.attempt(*split_seat(line), only_try=True)
        if refusal is None:
            raise Unmet(f'"{line}" should be refused, but it is accepted')
        return refusal.rule

    def expect(self, wanted: Mapping[str, object]) -> None:
        """Compare with what is there. Raises Unmet with every difference."""
        faults = self.differences(wanted)
        if faults:
            raise Unmet("; ".join(fault for _, fault in faults))

    def differences(self, wanted: Mapping[str, object]) -> list[tuple[str, str]]:
        """Each expectation that is not met: its key and a sentence."""
        for question, picks in self._forced():
            named = wanted.get("question")
            if isinstance(named, dict) and _is_named(question, named):
                break
            self.inputs.take(Answer(question.seat, picks))
        past = Past(self.inputs.events, self.inputs.asked)
        return list(Comparison(self.play, self.scenario, past, self.refusal_of).differences(wanted))

    # --- lines ---

    def attempt(self, seat: str, words: str | int, *, only_try: bool = False) -> Refusal | None:
        """Do a line, or say why not; `only_try`: leave everything but forced answers as it is."""
        line = self.meaning.line(words)
        number = self._seat(seat)
        if line.verb != "draw" and not only_try:
            self._drawing.clear()
        self._answer_forced(number, line, only_try)
        if not only_try:
            self.inputs.asked.clear()
        if line.is_input:
            return self._submit(self._input(number, line), only_try)
        act = self._act if self.meaning.is_action(line) else self._answer
        return act(number, line, only_try)

    def refusal_of(self, line: str) -> Refusal | None:
        """Why a line would be refused now, or None if it would be accepted; nothing changes."""
        seat, words = split_seat(line)
        written, number = self.meaning.line(words), self._seat(seat)
        act = self._act if self.meaning.is_action(written) else self._answer
        return act(number, written, True)

    def _seat(self, letter: str) -> int:
        if letter:
            return SEATS.index(letter)
        return self.question.seat if self.question else 0

    def _act(self, seat: int, line: ScriptLine, only_try: bool) -> Refusal | None:
        question = self.question
        if question is None:
            return Refusal("3.2.1", "game_over")
        if question.seat != seat or question.kind != ACTION:
            return self._out_of_turn(seat, line, question)
        option = self.meaning.offered_action(question, line)
        if option is None:
            return self._why_not(seat, line)
        if not only_try:
            self.inputs.take(Answer(seat, (question.options.index(option),)))
            self._go_on(seat, self.meaning.further(line))
        return None

    def _out_of_turn(self, seat: int, line: ScriptLine, question: Question) -> Refusal:
        """Another seat's turn, or another question that comes first."""
        option = next(self.meaning.actions(line, seat))
        refusal = self.play.why_not(seat, option) if question.kind == ACTION else None
        return refusal or Refusal(question.rule, "not_your_decision")

    def _why_not(self, seat: int, line: ScriptLine) -> Refusal:
        option = next(self.meaning.actions(line, seat))
        refusal = self.play.why_not(seat, option)
        if refusal is None:
            raise Unmet(f'"{line.text}" is not offered, yet nothing refuses it')
        return refusal

    def _go_on(self, seat: int, names: list[str]) -> None:
        """What a line names beyond the first, one a question; then done, where that is offered."""
        for name in names:
            if self._answer(seat, ScriptLine(f'choose "{name}"'), False) is not None:
                raise Unmet(f"{name} cannot be chosen")
        question = self.question
        if names and question is not None and question.kind == "pay" and ("done",) in question.options:
            self.inputs.take(Answer(seat, (question.options.index(("done",)),)))

    def _answer(self, seat: int, line: ScriptLine, only_try: bool) -> Refusal | None:
        question = self.question
        if question is None:
            return Refusal("3.2.1", "game_over")
        if question.seat != seat:
            if not only_try:
                raise Unmet(f'"{line.text}" is {SEATS[seat]}\'s, but {self.meaning.question(question)}')
            return Refusal(question.rule, "not_your_decision")
        if len(line.rest) > 1 and not only_try and question.kind in ONE_BY_ONE:
            return self._answer_in_turn(seat, line, question)
        if question.verb == "take" and not question.least and line.verb in ("yes", "no"):
            return self._answer_whether(seat, line, only_try)
        picks = self.meaning.picks(question, line)
        if picks is not None:
            return self._submit(Answer(seat, picks), only_try)
        if only_try:
            return self._why_not_chosen(question, line)
        if line.verb == "choose" and ("yes",) in question.options:
            return self._answer_with_yes(seat, line, question)
        raise Unmet(f'"{line.text}" does not answer: {self.meaning.question(question)}')

    def _answer_in_turn(self, seat: int, line: ScriptLine, question: Question) -> Refusal | None:
        """Several names where one is chosen at a time: payments at once, triggers each when it comes to the next."""
        first, *others = line.rest
        refusal = self._answer(seat, ScriptLine(f'choose "{first}"'), False)
        if question.kind == "trigger":
            self._planned = [(seat, name) for name in others]
        elif refusal is None:
            self._go_on(seat, others)
        return refusal

    def _answer_with_yes(self, seat: int, line: ScriptLine, question: Question) -> Refusal | None:
        """To choose what a *may* is about is to say yes first."""
        self.inputs.take(Answer(seat, (question.options.index(("yes",)),)))
        return self._answer(seat, line, False)

    def _answer_whether(self, seat: int, line: ScriptLine, only_try: bool) -> Refusal | None:
        """Whether to take a card and which one is a single question: yes goes on to choosing, no takes none."""
        return self._submit(Answer(seat, ()), only_try) if line.verb == "no" else None

    def _why_not_chosen(self, question: Question, line: ScriptLine) -> Refusal:
        """The rule that keeps the first card named from being chosen, else the rule by which it is asked."""
        game, spared = self.play.game, self.scenario.dialect.spared
        for name in line.rest if line.verb == "choose" else line.words:
            for ref in self.meaning.refs(name) if question.kind == "target" else ():
                if game.on_field(ref) and (refusal := spared(game.looks()[ref], question.seat)):
                    return refusal
        return Refusal(question.rule, "not_offered")

    # --- other inputs ---

    def _input(self, seat: int, line: ScriptLine) -> Input | None:
        """The input that a word means; None for a draw that not everybody has agreed to yet."""
        match line.verb:
            case "concede":
                return Concede(seat)
            case "leave":
                return Leave(seat)
            case "time":
                return TimeForfeit(seat)
            case "undo":
                return self._undo(seat, line)
        self._drawing.add(seat)
        agreed = self._drawing >= set(self.play.game.turn_order(0))
        return AgreeDraw(tuple(sorted(self._drawing))) if agreed else None

    def _undo(self, seat: int, line: ScriptLine) -> Undo:
        """`undo` takes back one's own last answer, `undo agreed` or `undo 3 agreed` what the others agree to."""
        number = next((int(word) for word in line.rest if word.isdigit()), len(self.play.rows) - 1)
        free = self.play.free_undo(seat)
        others = tuple(other for other in self.play.game.turn_order(0) if other != seat)
        to = free if free is not None and not line.rest else number
        return Undo(seat, to, others if "agreed" in line.rest else ())

    def _submit(self, move: Input | None, only_try: bool) -> Refusal | None:
        if move is None or only_try:
            return self.inputs.refusal(move) if move else None
        try:
            self.inputs.take(move)
        except Refused as refused:
            return refused.refusal
        return None

    # --- forced questions ---

    def _answer_forced(self, seat: int, line: ScriptLine, only_try: bool) -> None:
        """Forced questions before a line, up to the first that the line answers."""
        for question, picks in self._forced():
            mine = question.seat == seat and not self.meaning.is_action(line) and not line.is_input
            if mine and (only_try or self.meaning.picks(question, line) is not None):
                return
            self.inputs.take(Answer(question.seat, picks))

    def _forced(self) -> Iterator[tuple[Question, tuple[int, ...]]]:
        for _ in range(MOST_FORCED):
            question = self.question
            if question is None:
                return
            picks = self._as_planned(question) if question.kind == "trigger" else forced(question)
            if picks is None:
                return
            yield question, picks
        raise Unmet("forced questions follow each other without end")

    def _as_planned(self, question: Question) -> tuple[int, ...] | None:
        """What an `order` of triggers has said about the next of them."""
        if not self._planned or self._planned[0][0] != question.seat:
            return None
        named = self.meaning.named(question, self._planned.pop(0)[1])
        return tuple(named[:1]) or None


def _is_named(question: Question, named: Mapping[str, object]) -> bool:
    seat = SEATS[question.seat]
    return named.get("kind", question.kind) == question.kind and named.get("seat", seat) == seat


def forced(question: Question) -> tuple[int, ...] | None:
    """The only acceptable answer to a question that leaves no choice, or None."""
    if question.kind == ACTION:
        return None
    real = tuple(at for at, option in enumerate(question.options) if option != ("cancel",))
    if question.most == 0:
        return ()
    if question.kind == ORDER:
        return real if len(real) < 2 else None
    return real if len(real) == question.least or (len(real) == 1 and question.least) else None


def position(
    source: str | Scenario,
    *,
    round_trip: bool = False,
    undo: bool = False,
    touch: Touch | None = None,
) -> ScenarioTable:
    """A table out of a scenario's text, for tests in the words of the table.

    `touch`: what no scenario can say, done by hand before play begins. Raises ScenarioError for a text that cannot be
    read.
    """
    scenario = load(source) if isinstance(source, str) else source
    return ScenarioTable(scenario, GAMES[scenario.file.game], round_trip=round_trip, undo=undo, touch=touch)
