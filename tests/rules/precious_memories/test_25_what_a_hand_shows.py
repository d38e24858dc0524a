"""A text that takes a card of a kind out of the hand shows whether there is one, however it is asked."""

from __future__ import annotations

import pytest

from engine.games.precious_memories.nodes import Nullify
from engine.players.check import InvariantCheck
from tests.rules.precious_memories.stock import EVENT, RULES, character, event, table
from tests.rules.precious_memories.test_23_who_is_meant import happening

STOP = event("STO-020", Nullify(EVENT), "main_interrupt")


@pytest.mark.parametrize("first", ["clo", "DOG-242"])
def test_a_card_that_has_to_be_discarded_is_no_secret(first: str) -> None:
    """With a dog in the hand it is asked which one, without any nothing is; either way all see what goes."""
    takes = happening("TAK-241", "手札から【犬】1枚を捨て札にする。その場合、カードを1枚引く。")
    dog = character("DOG-242", traits=("犬",))
    top = "clo" if first != "clo" else "DOG-242"
    mine: dict[str, object] = {"hand": [first, "ann", "TAK-241"], "deck": [top, *["bea"] * 20, top]}
    here = table(mine, {"hand": ["STO-020"]}, takes, STOP, dog)
    here.say(here.option("event", "TAK-241"))
    here.pay()
    check, asked = InvariantCheck(RULES), 0
    while here.asked[1] == "action" and here.question.rule == "R-PM-28":
        assert check(here.game) == []
        here.say(("pass",))
        asked += 1
    assert asked == 2
