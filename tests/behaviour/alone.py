"""The engine plays a card twice side by side, once without what an ability of it does: whether anybody could tell.

`python -m tests.behaviour.alone [NUMBER...]` names every ability of the later sets that nobody would miss.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Hashable, Iterable, Iterator, Sequence
from functools import cache
from pathlib import Path

from msgspec import structs

from data.cards import load as read_files
from engine.games.lorcana.costs import card_cost
from engine.games.registry import GAMES
from engine.kernel.cards import tree as t
from engine.kernel.cards.card import Card
from engine.kernel.state.question import Answer, Option, Question
from engine.kernel.state.state import CARD_MASK
from engine.scenario import load
from engine.scenario.seating import seat_at
from tests.behaviour.around import scenes
from tests.behaviour.lockstep import Reversed, _keys
from tests.behaviour.missing import NOTHING
from tests.behaviour.positions import Plan
from tests.conftest import facts_folder
from tests.warm import WARM

FILES = ("lorcana_set3.json", "lorcana_set4.json", "lorcana_set5_en.json")
Line = Hashable
STEPS = 60
"""So many questions a plan may ask before it is left."""


def silenced(card: Card, number: int) -> Card:
    """The card whose ability of that number does nothing, or is not there if nobody carries it out."""
    ability = card.abilities[number]
    if isinstance(ability, t.Triggered | t.Activated | t.Spell):
        left: t.Tree = (structs.replace(ability, body=NOTHING),)
    else:
        left = ()
    return structs.replace(card, abilities=card.abilities[:number] + left + card.abilities[number + 1 :])


def missed(card: Card, number: int) -> Plan | None:
    """The first plan in which it makes a difference that the ability does nothing."""
    poorer = silenced(card, number)
    return next((plan for plan in scenes(card) if differs(plan, card, poorer)), None)


def differs(plan: Plan, card: Card, poorer: Card) -> bool:
    """Whether anything that is asked or lies on the table tells one from the other."""
    whole, less = Seated(plan, card), Seated(plan, poorer)
    picker = Picking(plan)
    for _ in range(STEPS):
        if whole.line() != less.line():
            return True
        question = whole.play.question
        if question is None or picker.done(question):
            return False
        picks = picker.picks(question, [whole.named(option) for option in question.options])
        for table in (whole, less):
            table.play.take(Answer(question.seat, picks))
    return False


class Seated:
    """One position in the engine, with this card for the one under test."""

    def __init__(self, plan: Plan, card: Card) -> None:
        used = {key for side in plan.seats.values() for key in _keys(side)}
        document = {
            "game": "lorcana",
            "title": plan.title,
            "seats": plan.seats,
            "turn": {"seat": plan.turn},
            "cards": {key: key for key in sorted(used)},
        }
        self.play = seat_at(load(json.dumps(document), lambda game: {**plan.cards, card.key: card}), GAMES["lorcana"])[
            0
        ]
        self.play.game.dice = Reversed()  # type: ignore[assignment]

    def line(self) -> Line:
        """What is asked, and all that lies on the table and in the hands."""
        g, question = self.play.game, self.play.question
        asked = None
        if question is not None:
            asked = (question.seat, question.kind, question.least, question.most, *map(self.named, question.options))
        return asked, tuple(self._sides()), tuple(self._pieces()), g.state.seen, g.state.outcome

    def _sides(self) -> Iterator[Line]:
        g = self.play.game
        for seat, player in enumerate(g.state.players):
            costs = tuple(card_cost(g, g.state.refs[card]) for card in g.zone(seat, "hand"))
            yield player.points, player.spent, tuple(map(tuple, player.zones)), costs

    def _pieces(self) -> Iterator[Line]:
        for look in self.play.game.looks().values():
            piece = look.piece
            assert piece is not None
            at = self._number(piece.at) if piece.at else -1
            numbers = (tuple(sorted(look.stats.items())), tuple(sorted(look.keywords.items())))
            yield (tuple(piece.cards), piece.exerted, piece.damage, at, numbers, look.bans is None, look.cans is None)

    def named(self, option: Option) -> tuple[str, ...]:
        """An option by its word and the keys of its cards."""
        word, *args = option
        if word in ("number", "seat", "place", "named"):
            return (str(word), *map(str, args))
        if word == "trigger":
            entry = next(entry for entry in self.play.game.state.waiting if entry.stamp == args[0])
            return ("trigger", self._key(entry.source), str(entry.amount))
        if word == "use":
            return ("use", self._key(int(args[0])), str(args[1]))
        return (str(word), *(self._key(int(arg)) for arg in args))

    def _number(self, ref: int) -> int:
        state = self.play.game.state
        if ref in state.field:
            return state.field[ref].cards[0]
        return state.gone[ref].card if ref in state.gone else ref & CARD_MASK

    def _key(self, ref: int) -> str:
        return self.play.game.keys[self._number(ref)]


class Picking:
    """Answers as a plan says, by what the options are called."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.left = list(plan.intents)
        self.walk = plan.walk
        self.dice = random.Random(plan.title)

    def done(self, question: Question) -> bool:
        return question.kind == "action" and not self.left and not self.walk

    def picks(self, question: Question, named: Sequence[tuple[str, ...]]) -> tuple[int, ...]:
        if question.kind == "action":
            return (self._action(named),)
        open_ = [at for at, words in enumerate(named) if words != ("cancel",)] or [0]
        if question.kind == "order":
            return tuple(open_)
        ranked = self._ranked(question, named, open_)
        few = self.plan.manner == "declines"
        return tuple(ranked[: question.least if few else min(question.most, len(ranked))])

    def _ranked(self, question: Question, named: Sequence[tuple[str, ...]], open_: list[int]) -> list[int]:
        manner, under_test = self.plan.manner, self.plan.title.split()[0]
        if manner == "any" and question.kind != "may":
            return self.dice.sample(open_, len(open_))
        if question.kind in ("may", "number"):
            return open_[::-1] if manner == "declines" else open_
        if manner == "others":
            return open_[::-1]
        first = (lambda words: "fit" not in words[-1]) if manner == "meant" else (lambda words: under_test not in words)
        return sorted(open_, key=lambda at: first(named[at]))

    def _action(self, named: Sequence[tuple[str, ...]]) -> int:
        while self.left:
            intent = self.left.pop(0)
            for at, words in enumerate(named):
                if all(wanted in ("*", word) for wanted, word in zip(intent, words, strict=False)):
                    return at
        going = [at for at, words in enumerate(named) if words not in (("end",), ("repeat",))]
        end = next((at for at, words in enumerate(named) if words == ("end",)), 0)
        if self.walk:
            self.walk -= 1
            return self.dice.choice(going) if going and self.dice.random() > 0.2 else end
        return end


def in_vain(cards: Iterable[Card]) -> list[str]:
    """Every ability that nobody misses, by card and number."""
    return [
        f"{card.key} ability {number + 1}"
        for card in cards
        for number in range(len(card.abilities))
        if missed(card, number) is None
    ]


@cache
def later_cards(folder: Path) -> dict[str, Card]:
    """The cards of the later sets that have a text."""
    cards = {
        key: card
        for name in FILES
        for key, card in read_files([folder / "cards/later" / name], cache=WARM).cards.items()
    }
    return {key: card for key, card in cards.items() if card.abilities}


def main(wanted: list[str]) -> int:
    """Names every ability of the later sets, or of these cards, that nobody misses."""
    folder = facts_folder()
    if folder is None:
        print("KOTATSU_FACTS names no folder of facts")
        return 2
    cards = later_cards(folder)
    lost = in_vain(cards[key] for key in wanted or sorted(cards))
    print(
        *lost, f"{sum(len(cards[key].abilities) for key in wanted or cards)} abilities, {len(lost)} in vain", sep="\n"
    )
    return int(bool(lost))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
