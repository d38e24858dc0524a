"""A number of cards in a pile of either player: it is asked of the one pile or of the other, never of both together."""

from __future__ import annotations

import pytest

from engine.games.precious_memories.wording import GRAMMAR
from engine.wording import CardTextError
from tests.rules.precious_memories.stock import pm, table
from tests.rules.precious_memories.test_5_what_texts_speak_of import says

POINTS = "自分または相手のポイント置き場にあるカード"


@pm("R-PM-165")
@pytest.mark.parametrize(
    ("asked", "mine", "theirs", "holds"),
    [
        ("の枚数が奇数", 1, 1, True),
        ("の枚数が奇数", 2, 2, False),
        ("の枚数が奇数", 2, 1, True),
        ("の枚数が偶数", 1, 1, False),
        ("の枚数が偶数", 1, 2, True),
        ("が4枚以上", 2, 2, False),
        ("が4枚以上", 4, 0, True),
        ("が4枚以上", 1, 5, True),
        ("が2枚以下", 2, 3, True),
        ("が2枚以下", 3, 3, False),
        ("が4枚", 2, 2, False),
        ("が4枚", 0, 4, True),
    ],
)
def test_either_pile_is_counted_for_itself(asked: str, mine: int, theirs: int, holds: bool) -> None:
    counts = says("COU-651", f"このカードは、{POINTS}{asked}の場合、+20/+20を得る。")
    here = table({"main": ["COU-651"], "points": ["ann"] * mine}, {"points": ["bea"] * theirs}, counts)
    assert here.power("COU-651") == ((50, 50) if holds else (30, 30))


@pytest.mark.parametrize(("mine", "theirs"), [(0, 1), (1, 0)])
def test_one_is_there_in_whichever_pile_it_lies(mine: int, theirs: int) -> None:
    sees = says("SEE-652", f"このカードは、{POINTS}がある場合、+20/+20を得る。")
    here = table({"main": ["SEE-652"], "points": ["ann"] * mine}, {"points": ["bea"] * theirs}, sees)
    assert here.power("SEE-652") == (50, 50)


def test_for_each_of_them_those_of_both_piles_count() -> None:
    each = says("EAC-653", f"このカードは、{POINTS}1枚につき、+10/+10を得る。")
    here = table({"main": ["EAC-653"], "points": ["ann"]}, {"points": ["bea", "clo"]}, each)
    assert here.power("EAC-653") == (60, 60)


@pytest.mark.parametrize(
    "words",
    [
        f"このカードは、{POINTS}がない場合、+20/+20を得る。",
        f"このカードは、{POINTS}が3枚以上ない場合、+20/+20を得る。",
        f"このカードが登場した場合、{POINTS}の枚数以下の使用コストの値を持つ相手のキャラ1枚を休息状態にする。",
        f"このカードが登場した場合、{POINTS}の枚数と同じ枚数のカードを引く。",
        "このカードは、自分の手札または捨て札置き場にあるカードが5枚以上の場合、+20/+20を得る。",
    ],
)
def test_what_could_be_said_of_one_pile_or_of_both_is_refused(words: str) -> None:
    with pytest.raises(CardTextError):
        GRAMMAR.compile(words, "ja", kind="character")
