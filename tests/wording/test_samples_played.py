"""What the sample of an action says is done: each is played on a table on which there is something of everything."""

from collections.abc import Hashable

import pytest

from engine.kernel.state.question import Answer, Question
from engine.scenario import ScenarioTable
from tests.rules.lorcana.stock import action, deal, hurt, sideways

from .lorcana_trial import LORCANA
from .test_adjuncts import SENTENCES

ACTIONS = list(
    dict.fromkeys(
        [text for kind, text, _ in LORCANA.samples if kind == "action"]
        + [text for kind, text in SENTENCES if kind == "action"]
    )
)
ENOUGH = 0.8
"""So many of them find here what they speak of; the others ask for names and classes that nobody has."""


def table(text: str) -> ScenarioTable:
    side = {
        "field": [hurt("scout", 1), sideways("raider"), hurt("giant", 2), "hawk", "gem", "keep"],
        "hand": ["squire", "bolt", "ballad", "gem"],
        "discard": ["runner", "study", "gem"],
        "deck": {"top": ["brute", "guard"], "filler": 9},
        "lore": 6,
    }
    mine = side | {"inkwell": 4, "hand": ["said", *side["hand"]]}  # type: ignore[misc]  # a list
    return deal(mine, side, said=action(text))


def answer(question: Question) -> Answer:
    """Yes, and as much as can be."""
    count = min(max(question.most, question.least), len(question.options))
    if question.kind == "order":
        count = len(question.options)
    return Answer(question.seat, tuple(range(count)))


def seen(at: ScenarioTable) -> Hashable:
    """What anybody could tell a difference by."""
    state = at.play.game.state
    return (
        tuple((player.points, tuple(map(len, player.zones))) for player in state.players),
        tuple((piece.cards[0], piece.damage, piece.exerted, piece.at) for piece in state.field.values()),
        tuple(state.zone),
        len(state.lasting),
    )


def played(text: str) -> Hashable:
    at = table(text)
    at.do("A: play said")
    for _ in range(30):
        question = at.question
        if question is None or question.kind == "action":
            break
        at.inputs.take(answer(question))
    else:
        pytest.fail(f"it never ends: {text}")
    return seen(at)


def test_two_actions_that_do_nothing_leave_the_same() -> None:
    """Else the law below would find a difference in everything."""
    assert played("Banish chosen character named Nobody At All.") == played("Banish all items named Nobody At All.")


def test_hardly_any_action_does_nothing() -> None:
    nothing = played("Chosen character named Nobody At All gets +1 {S} this turn.")
    idle = [text for text in ACTIONS if played(text) == nothing]
    assert len(idle) <= (1 - ENOUGH) * len(ACTIONS), idle
