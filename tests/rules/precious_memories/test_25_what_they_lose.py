"""Traits and keywords that somebody loses. Each is read, and then played."""

from __future__ import annotations

import pytest

from engine.games.precious_memories.identity import work_of
from tests.rules.precious_memories.stock import Table, character, pm, table
from tests.rules.precious_memories.test_5_what_texts_speak_of import happens, says
from tests.rules.precious_memories.test_6_more_texts import answers
from tests.rules.precious_memories.test_18_for_how_long import turn_over

HUND, COUNTS = "HUN-901", "COU-902"
DOG = character(HUND, name="Hund", traits=("犬", "猿"))
COUNTER = says(
    COUNTS,
    "このカードは、【犬】を持つ相手のキャラ1枚につき、+10/+10を得る。このカードは、【猿】を持つ相手のキャラ1枚につき、+20/+20を得る。",
)


def hit_by(text: str) -> Table:
    here = table(
        {"main": [COUNTS], "hand": ["HIT-911", "clo"]},
        {"main": [HUND], "hand": ["tea"]},
        happens("HIT-911", text),
        DOG,
        COUNTER,
    )
    assert here.power(COUNTS) == (60, 60)
    here.play("HIT-911")
    answers(here)
    return here


@pm("R-PM-141")
@pytest.mark.parametrize(("what", "ap"), [("全ての特徴", 30), ("【犬】", 50), ("【猿】", 40), ("【雉】", 60)])
def test_who_loses_a_trait_is_not_asked_for_by_it(what: str, ap: int) -> None:
    here = hit_by(f"[メイン/自分]:相手のキャラ1枚は、ターン終了時まで{what}を失う。")
    assert here.power(COUNTS)[0] == ap
    turn_over(here)
    assert here.power(COUNTS)[0] == 60


@pm("R-PM-141")
def test_the_title_of_a_work_is_not_lost() -> None:
    here = hit_by("[メイン/自分]:相手のキャラ1枚は、ターン終了時まで全ての特徴を失う。")
    face = here.game.look(here.ref(HUND)).face
    assert face.classes == {work_of(face.card)}


@pm("R-PM-141")
def test_a_trait_that_comes_later_stays() -> None:
    here = table(
        {"main": [COUNTS], "hand": ["HIT-912", "GIV-913", "clo"]},
        {"main": [HUND]},
        happens("HIT-912", "[メイン/自分]:相手の全てのキャラは、ターン終了時まで特徴を全て失い、-10/-10を得る。"),
        happens("GIV-913", "[メイン/自分]:相手のキャラ1枚は、ターン終了時まで【犬】を持つキャラとしても扱う。"),
        DOG,
        COUNTER,
    )
    here.play("HIT-912")
    answers(here)
    assert (here.power(HUND), here.power(COUNTS)) == ((20, 20), (30, 30))
    here.play("GIV-913")
    answers(here)
    assert here.power(COUNTS) == (40, 40)


@pm("R-PM-141")
def test_as_long_as_a_card_says_so() -> None:
    thief = says("THI-914", "相手の全てのキャラは、全ての特徴を失う。")
    here = table({"main": [COUNTS, "THI-914"]}, {"main": [HUND]}, thief, DOG, COUNTER)
    assert here.power(COUNTS) == (30, 30)


def test_keywords_are_lost_for_a_while() -> None:
    tough = says("TOU-915", "〔我慢〕〔強引〕〔アクティブ〕")
    hit = happens("HIT-916", "[メイン/自分]:相手のキャラ1枚は、ターン終了時まで〔我慢〕と〔強引〕を失う。")
    here = table({"hand": ["HIT-916", "clo"]}, {"main": ["TOU-915"], "hand": ["tea"]}, tough, hit)
    here.play("HIT-916")
    answers(here)
    assert set(here.game.look(here.ref("TOU-915")).keywords) == {"active_at_once"}
    turn_over(here)
    assert set(here.game.look(here.ref("TOU-915")).keywords) == {"endures", "forceful", "active_at_once"}
