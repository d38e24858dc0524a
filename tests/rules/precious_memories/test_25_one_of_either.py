"""Somebody out of one of two lots, some of one together with all of another, and hands that lie open. Each is read, and
then played."""

from __future__ import annotations

import pytest

from engine.games.precious_memories.wording import GRAMMAR
from engine.wording import CardTextError
from tests.rules.precious_memories.stock import character, table
from tests.rules.precious_memories.test_5_what_texts_speak_of import happens, says
from tests.rules.precious_memories.test_6_more_texts import answers, choose
from tests.rules.precious_memories.test_17_sets_and_sums import offered

WEAK, DEAR, THIN, DOG = "WEA-901", "DEA-902", "THI-903", "DOG-904"
CAST = [
    character(WEAK, power=(0, 90), cost=5),
    character(DEAR, cost=5),
    character(THIN, power=(90, 0), cost=1),
    character(DOG, traits=("犬",), cost=5),
]


def test_whoever_belongs_to_one_of_two_lots_may_be_chosen() -> None:
    text = "[メイン/自分]:使用コストの値が1以下の相手のキャラ、またはAPの値が0の相手のキャラ1枚をデッキの下に移す。"
    here = table(
        {"main": ["ann"], "hand": ["PIC-911", "clo"]}, {"main": [WEAK, DEAR, THIN]}, happens("PIC-911", text), *CAST
    )
    here.play("PIC-911")
    assert offered(here) == {WEAK, THIN}
    choose(here, WEAK)
    answers(here)
    assert (here.zone(WEAK), here.zone(THIN)) == ("deck", "main")


@pytest.mark.parametrize(("name", "drawn"), [("ann", 1), (DOG, 1), ("bea", 0)])
def test_who_does_it_belongs_to_one_of_two_lots(name: str, drawn: int) -> None:
    sees = says("SEE-912", "自分の「Ann-001」、または自分の【犬】を持つキャラが登場した場合、カードを1枚引く。")
    here = table(
        {"main": ["SEE-912", "gus", "gus", "gus"], "hand": [name, "clo"]}, {}, sees, character(DOG, traits=("犬",))
    )
    here.play(name)
    assert len(here.hand(0)) == 1 + drawn


def test_two_of_both_lots_may_be_of_either() -> None:
    text = "[メイン/自分]:自分の「Ann-001」、または相手の【犬】を持つキャラ2枚を休息状態にする。"
    here = table(
        {"main": ["ann", "bea"], "hand": ["RES-913", "clo"]}, {"main": [DOG, DEAR]}, happens("RES-913", text), *CAST
    )
    here.play("RES-913")
    answers(here)
    assert [here.is_rested(each) for each in ("ann", "bea", DOG, DEAR)] == [True, False, True, False]


@pytest.mark.parametrize("gone", [True, False])
def test_some_and_all_go_together(gone: bool) -> None:
    text = (
        "[メイン/自分]:自分の「Ann-001」1枚と自分の捨て札置き場にある全てのキャラをデッキに移し、デッキをシャッフルする。"
        "その場合、カードを1枚引く。"
    )
    mine: dict[str, object] = {"main": ["ann"], "hand": ["BAC-914", "clo"], "deck": ["gus"]}
    here = table(mine | ({"discard": ["bea", "dot", "tea"]} if gone else {}), {}, happens("BAC-914", text))
    here.play("BAC-914")
    answers(here)
    assert here.zone("ann") != "main" if gone else here.zone("ann") == "main"
    if gone:
        assert "discard" not in {here.zone(each) for each in ("bea", "dot")}
        assert here.zone("tea") == "discard"


@pytest.mark.parametrize(
    "whom",
    [
        "自分の全てのキャラと「Bea-002」1枚を休息状態にする",
        "自分の捨て札置き場にある全てのキャラと全てのイベントカードをデッキの下に移す",
        "自分の「Ann-001」、または【犬】を持つキャラ1枚を休息状態にする",
    ],
)
def test_whose_the_second_one_is_has_to_be_said(whom: str) -> None:
    with pytest.raises(CardTextError):
        GRAMMAR.compile(f"[メイン/自分]:{whom}。", "ja", kind="event")


@pytest.mark.parametrize(("whose", "seen"), [("相手の", {1}), ("自分の", {0}), ("お互いの", {0, 1})])
def test_whose_hand_lies_open(whose: str, seen: set[int]) -> None:
    shows = happens("SHO-915", f"[メイン/自分]:{whose}手札を全て表にする。")
    here = table({"main": ["ann"], "hand": ["SHO-915", "clo"]}, {"hand": ["tea", "dot"]}, shows)
    here.play("SHO-915")
    assert {event.args[0] for event in here.there.inputs.events if event.kind == "reveal_hand"} == seen


def test_of_the_own_hand_that_lies_open_nobody_is_taken_as_of_the_other_one() -> None:
    with pytest.raises(CardTextError):
        GRAMMAR.compile(
            "[メイン/自分]:自分の手札を全て表にする。その中にあるイベントカード1枚を捨て札にする。", "ja", kind="event"
        )
