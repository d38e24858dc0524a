"""`python -m tests.clicks GAME`: how many clicks a turn takes whoever plays as the house's partner does.

The partner plays against itself, each ready-made deck against the next. Then every answer that it gave in its first ten
turns is given again through the controls of the prompts, by as few clicks as lead to it: a button is one click, a
select one to open it, one for each line, and one to close it where several lines can be chosen. A cost of several
pieces is paid as it is proposed.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import takewhile
from random import Random
from typing import TypedDict

from msgspec import Struct

from cogs.presentation.at_hand import prompt_for
from cogs.presentation.controls import Button, Rows, Select
from cogs.presentation.marking import with_targets
from cogs.presentation.prompt_controls import face
from cogs.presentation.prompt_ids import PromptPosition, Several, Step, next_step, read_id
from cogs.presentation.words import CardBook, Speaker
from data.catalogue import catalogue
from engine.games.registry import GAMES
from engine.kernel.record.record import ENGINE, Play, Setup
from engine.kernel.state.question import ACTION, Answer, Option, Question
from engine.players.heuristic import heuristic
from engine.prompt import IN_ORDER, MENU, Prompt
from engine.table import Habits, Live
from engine.table.live import Told, is_answered_for
from tests.cogs.positions import live_of
from tests.warm import shelf_of

TURNS, SEATS = 10, 2
GAMES_EACH = 8
WIDEST = 4000
Picks = tuple[int, ...]
Price = Callable[[int, bool], int]
"""What it costs to choose so many lines of a select, of which several can be chosen or only one."""


def clicks_of(lines: int, several: bool) -> int:
    return 1 + lines + several


def interactions_of(lines: int, several: bool) -> int:
    return 1


class Clicks(TypedDict):
    """Clicks and interactions a turn, and of the clicks how many by the kind of question or the verb of the menu. A
    select is one interaction, however it is used."""

    turns: int
    clicks_a_turn: float
    interactions_a_turn: float
    answers_a_turn: float
    by_kind: dict[str, float]


class Answered(Struct, frozen=True):
    """One answer of a game: what was asked, what it was, and the turn in which it was given."""

    live: Live
    turn: int
    prompt: Prompt
    question: Question
    picks: Picks


def answers(game: str, seed: int) -> Iterator[Answered]:
    """The answers that somebody has to give in the first turns of a game between two partners."""
    shelf, random = shelf_of(game), Random(f"clicks {seed}")
    decks = tuple(shelf.decks[(seed + seat) % len(shelf.decks)].cards for seat in range(SEATS))
    cards = {key: shelf.cards.cards[key] for key in sorted({key for deck in decks for key in deck})}
    setup = Setup(game=game, engine=ENGINE, id=f"clicks{seed}.1", decks=decks, cards=cards)
    record = Play(GAMES[game], setup, bytes([seed]) * 32)
    proposed: list[Option] = []
    told: Told = {0: record.events}
    while (question := record.question) is not None and record.game.state.turn <= TURNS * SEATS:
        live = live_of(record, told)
        prompt = prompt_for(live, live.play.view(question.seat), question.seat)
        assert prompt is not None
        if question.kind != "pay":
            proposed = []
        elif prompt.owed and prompt.batches and not proposed:
            proposed = [question.options[pick] for pick in prompt.batches[0].picks]
        picks = tuple(question.options.index(option) for option in proposed[:1] if option in question.options)
        proposed = proposed[1:] if picks else []
        picks = picks or heuristic(record.game, question, random)
        if not is_answered_for(question, Habits()):
            yield Answered(live, record.game.state.turn, prompt, question, picks)
        events = record.take(Answer(question.seat, picks))
        told[record.no] = events


def controls(rows: Rows) -> Iterator[Button | Select]:
    for row in rows:
        yield from [row] if isinstance(row, Select) else row


class Clicker:
    """Finds the fewest clicks that lead to an answer, and to how many of those that follow it."""

    def __init__(self, played: Sequence[Answered], speaker: Speaker, price: Price, *, confirm: bool) -> None:
        self.played = played
        self.given = played[0]
        self.speaker = speaker
        self.price = price
        self.confirm = confirm
        self.wanted = {wanted_of(self.given, pick) for pick in self.given.picks}

    def clicks(self) -> tuple[int, int]:
        """Clicks and answers; raises AssertionError where nothing leads there."""
        at, seen = {PromptPosition(): 0}, set[PromptPosition]()
        best = (WIDEST, 1)
        while at:
            place = min(at, key=lambda each: at[each])
            spent = at.pop(place)
            seen.add(place)
            for cost, step in self._steps(place):
                if isinstance(step, PromptPosition):
                    if step not in seen and self._leads(step):
                        at[step] = min(at.get(step, WIDEST), spent + cost)
                elif done := self._covered(step):
                    best = min(best, (spent + cost, done), key=lambda each: each[0] / each[1])
        assert best[0] < WIDEST, (self.given.question, self.given.picks)
        return best

    def _steps(self, place: PromptPosition) -> Iterator[tuple[int, Step]]:
        prompt = self.given.prompt
        shown = with_targets(prompt, place)
        for control in controls(face(shown, self.given.live.game, place, self.speaker, confirm=self.confirm).rows):
            click = read_id(control.id)
            assert click is not None
            if isinstance(control, Button):
                yield 1, next_step(prompt, click, [])
                continue
            for values in self._values(control, place):
                yield self.price(len(values), control.most > 1), next_step(prompt, click, values)

    def _values(self, control: Select, place: PromptPosition) -> Iterator[list[int]]:
        """What of a select leads on: the lines that are wanted, as many as it takes, or each one."""
        lines = [int(pick.value) for pick in control.picks]
        left = [pick for pick in self.given.picks if pick in lines and pick not in place.picks]
        if control.most > 1 and control.least <= len(left):
            yield left[: control.most]
        if control.most == 1:
            yield from ([each] for each in lines)

    def _leads(self, step: PromptPosition) -> bool:
        """Whether what was picked so far belongs to the answer; in a menu it only says where one looks."""
        if self.given.prompt.style == IN_ORDER:
            return self.given.picks[: len(step.picks)] == step.picks
        return self.given.prompt.style == MENU or {*step.picks} <= {*self.given.picks}

    def _covered(self, step: Several | Picks) -> int:
        """How many of the answers a step gives: one or none, of several those that were given in any order."""
        if isinstance(step, Several):
            return self._several([self.given.question.options[pick] for pick in step.picks])
        if self.given.prompt.style == IN_ORDER:
            return step == self.given.picks
        return {wanted_of(self.given, pick) for pick in step} == self.wanted and len(step) == len(self.given.picks)

    def _several(self, options: Sequence[Option]) -> int:
        """As many as follow one another; 0 where they were not all given before the turn's end."""
        seat, turn = self.given.question.seat, self.given.turn
        rest = [each for each in self.played if (each.question.seat, each.turn) == (seat, turn)]
        given = [each.question.options[each.picks[0]] if len(each.picks) == 1 else () for each in rest]
        together = next((at for at, option in enumerate(given) if option not in options), len(given))
        is_paid = self.given.question.kind == "pay" and [*map(kind_of, rest[: together + 1])].count("pay") == together
        return together if is_paid or {*options} <= {*given} else 0


def kind_of(given: Answered) -> str:
    return given.question.kind


def wanted_of(given: Answered, pick: int) -> object:
    """An option in words that are the same for copies that nobody can tell apart."""
    names = {choice.index: choice for choice in given.prompt.choices}
    if pick in names:
        return pick
    option = given.question.options[pick]
    keys = [key for deck in given.live.kept.setup.decks for key in deck]
    for index in names:
        twin = given.question.options[index]
        if twin[0] == option[0] and len(twin) == len(option):
            same = all(
                a == b or keys[int(a) & 4095] == keys[int(b) & 4095] for a, b in zip(twin[1:], option[1:], strict=True)
            )
            if same:
                return index
    return option


def label(given: Answered) -> str:
    """The kind of a question, of the menu the verb that was chosen."""
    for group in given.prompt.groups:
        if group.verb and any(choice.index == wanted_of(given, given.picks[0]) for choice in group.choices):
            return f"action {group.verb}"
    return given.question.kind


def measure(game: str, games: int = GAMES_EACH) -> Clicks:
    """Of so many games."""
    clicks, interactions = Counter[str](), Counter[str]()
    turns = given = 0
    for seed in range(games):
        played = list(answers(game, seed))
        turns += max((each.turn for each in played), default=0)
        given += len(played)
        clicks += spent(game, played, clicks_of)
        interactions += spent(game, played, interactions_of)
    return Clicks(
        turns=turns,
        clicks_a_turn=round(clicks.total() / turns, 2),
        interactions_a_turn=round(interactions.total() / turns, 2),
        answers_a_turn=round(given / turns, 2),
        by_kind={kind: round(number / turns, 2) for kind, number in clicks.most_common()},
    )


def spent(game: str, played: Sequence[Answered], price: Price) -> Counter[str]:
    """What the answers of one game cost, by what was asked. Whoever is asked once whether he is sure that he ends his
    turn wants not to be asked again."""
    shelf, at, calm = shelf_of(game), 0, set[int]()
    book = CardBook(shelf.cards.cards, shelf.cards.ability_names)
    speaker = Speaker(catalogue(), "en", book, ("Aoi", "Ben"), game=game)
    cost: Counter[str] = Counter()
    while at < len(played):
        each, seat = played[at], played[at].question.seat
        paid, done = Clicker(played[at:], speaker, price, confirm=seat not in calm).clicks()
        calm |= {seat} if label(each) == "action end" and paid > 1 else set()
        cost[label(each)] += paid
        at += done
        if each.question.kind == ACTION and at < len(played) and played[at].prompt.owed:
            at += sum(1 for _ in takewhile(lambda each: kind_of(each) == "pay", played[at:]))
    return cost


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.clicks", description=__doc__)
    parser.add_argument("game", nargs="*", default=["lorcana", "mlp"])
    parser.add_argument("--games", type=int, default=GAMES_EACH)
    given = parser.parse_args(arguments)
    for game in given.game:
        print(json.dumps({game: measure(game, given.games)}, indent=1))


if __name__ == "__main__":
    main()
