"""Cards that have come into a point pile in this turn, by whose approach, and how many."""

from __future__ import annotations

import pytest

from tests.rules.precious_memories.stock import table
from tests.rules.precious_memories.test_5_what_texts_speak_of import says
from tests.rules.precious_memories.test_23_who_is_meant import happening


@pytest.mark.parametrize(
    ("told", "by_hand", "by_approach"),
    [
        ("相手のポイント置き場にカードが置かれている", 50, 50),
        ("自分または相手のポイント置き場にカードが置かれている", 50, 50),
        ("自分のポイント置き場にカードが置かれている", 30, 30),
        ("自分のアプローチによって相手のポイント置き場にカードが置かれている", 30, 50),
        ("アプローチで自分または相手のポイント置き場にカードが置かれている", 30, 50),
        ("相手のアプローチで自分のポイント置き場にカードが置かれている", 30, 30),
        ("相手のポイント置き場にカードが2枚以上置かれている", 30, 30),
    ],
)
def test_what_came_there_this_turn_is_remembered(told: str, by_hand: int, by_approach: int) -> None:
    knows = says("KNO-221", f"このカードは、このターン、{told}場合、+20/+20を得る。")
    gives = happening("GIV-222", "相手に1ポイント与える。")
    here = table({"main": ["KNO-221", "ann"], "hand": ["GIV-222"]}, {}, knows, gives)
    here.play("GIV-222")
    here.passes()
    assert here.points(1) == 1
    assert here.power("KNO-221")[0] == by_hand
    here = table({"main": ["KNO-221", "ann"]}, {}, knows)
    here.approach("ann")
    assert here.points(1) == 1
    assert here.power("KNO-221")[0] == by_approach


def test_two_have_to_come() -> None:
    knows = says(
        "KNO-221", "このカードは、このターン、相手のポイント置き場にカードが2枚以上置かれている場合、+20/+20を得る。"
    )
    here = table({"main": ["KNO-221", "ann", "bea"]}, {}, knows)
    for name, power in (("ann", 30), ("bea", 50)):
        here.approach(name)
        assert here.power("KNO-221")[0] == power
