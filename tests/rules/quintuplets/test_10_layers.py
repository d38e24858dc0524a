"""10.9: where layers and dependency decide, nobody's coming first makes a difference, on whatever board."""

from __future__ import annotations

from itertools import permutations
from random import Random

import pytest

from engine.kernel.cards import tree as t
from engine.kernel.cards.card import Card
from tests.rules.quintuplets.stock import CHARACTER, always, character, got, plus, table

BOARDS, ARRIVALS = 60, 12
PERSONS = ("anzu", "beni", "chika")
MARKS = ("bright", "loud")
Drawn = tuple[list[Card], list[list[str]]]


def about(random: Random, *more: t.Filter) -> t.Every:
    """All characters of a person, of a side, or both."""
    parts: list[t.Filter] = [CHARACTER]
    parts += [t.Class(random.choice(PERSONS))] if random.random() < 0.6 else []
    parts += [t.Side(random.random() < 0.6)] if random.random() < 0.7 else []
    return t.Every(t.AllOf((*parts, *more)))


def when(random: Random) -> t.Condition | None:
    """None, or so many of somebody."""
    counted = t.Count(t.AllOf((CHARACTER, t.Class(random.choice(PERSONS)))))
    return t.Compare(counted, ">=", random.randint(1, 2)) if random.random() < 0.3 else None


def marks(random: Random) -> t.Static:
    """A mark is given, by who somebody is, or to whoever bears the one before it."""
    if random.random() < 0.5:
        return always(t.Grant(about(random), (t.Keyword(MARKS[0]),)), when=when(random))
    return always(t.Grant(about(random, t.With(MARKS[0])), (t.Keyword(MARKS[1]),)), when=when(random))


def numbers(random: Random) -> t.Static:
    """Power by who somebody is, by a mark, or for each who bears one."""
    mark = t.With(random.choice(MARKS))
    sort, change = random.random(), random.choice((-2, -1, 1, 2))
    if sort < 0.4:
        return always(plus(change, about(random), ""), when=when(random))
    if sort < 0.7:
        return always(plus(change, about(random, mark), ""), when=when(random))
    return always(plus(t.Per(change, t.Count(t.AllOf((CHARACTER, mark)))), about(random), ""))


def reads(random: Random) -> t.Static:
    """The power of whom it speaks is asked for: it waits for all that changes it, whichever came first (10.9.1.6)."""
    return always(plus(random.choice((-3, 3)), about(random, t.Has("power", ">=", random.randint(1, 5))), ""))


def drawn(random: Random) -> Drawn:
    """Ten cards, five a side; a single one of them asks for power, since two that do would wait for each other."""
    texts = [reads(random), *(random.choice((marks, numbers))(random) for _ in range(9))]
    random.shuffle(texts)
    cards = [
        character(f"card{number}", text, power=random.randint(0, 4), person=random.choice(PERSONS))
        for number, text in enumerate(texts)
    ]
    keys = [card.key for card in cards]
    return cards, [keys[:5], keys[5:]]


def come_to(cards: list[Card], lanes: list[list[str]]) -> dict[str, tuple[int, frozenset[str]]]:
    """What each is, when they come in the order of the lanes."""
    here = table({"lanes": lanes[0]}, {"lanes": lanes[1]}, *cards)
    looks = {card.key: here.game.look(here.ref(card.key)) for card in cards}
    return {key: (look.stat("power"), frozenset(look.keywords)) for key, look in looks.items()}


@got("10.9.1", "10.9.1.3", "10.9.1.5", "10.9.1.6")
@pytest.mark.parametrize("seed", range(BOARDS))
def test_whoever_came_first_all_come_to_the_same(seed: int) -> None:
    random = Random(seed)
    cards, lanes = drawn(random)
    expected = come_to(cards, lanes)
    for _ in range(ARRIVALS):
        assert come_to(cards, [random.sample(side, len(side)) for side in lanes]) == expected


def test_the_boards_that_are_drawn_would_notice() -> None:
    """Most of them have somebody who is no longer as printed, and marks that hang on marks."""
    boards = [come_to(*drawn(Random(seed))) for seed in range(BOARDS)]
    assert sum(any(MARKS[1] in marks for _, marks in board.values()) for board in boards) > BOARDS // 4
    plain = [{card.key: card.stats["power"] for card in drawn(Random(seed))[0]} for seed in range(BOARDS)]
    changed = [
        any(board[key][0] != power for key, power in was.items()) for board, was in zip(boards, plain, strict=True)
    ]
    assert sum(changed) > BOARDS * 0.9


@got("10.9.1.7")
def test_what_gives_and_takes_the_same_goes_by_age() -> None:
    """There the order counts, and the law above says nothing of it."""
    gives = character("gives", always(t.Grant(t.Every(t.Class("chika")), (t.Keyword("bright"),))))
    takes = character("takes", always(t.Lose(t.Every(t.Class("chika")), ("bright",))))
    told = {
        order: come_to([gives, takes, character("chika")], [list(order), []])["chika"][1]
        for order in permutations(("gives", "takes", "chika"))
    }
    assert {bool(marks) for marks in told.values()} == {True, False}
    assert all(bool(marks) == (order.index("takes") < order.index("gives")) for order, marks in told.items())
