"""What is told of somebody who is meant: two numbers at once, what an effect did to him this turn, where he stands;
what is nullified, and turns in which nobody has done something."""

from __future__ import annotations

import pytest

from engine.games.precious_memories.wording import GRAMMAR
from engine.wording import CardTextError
from tests.rules.precious_memories.stock import character, pm, table
from tests.rules.precious_memories.test_5_what_texts_speak_of import happens, says
from tests.rules.precious_memories.test_6_more_texts import answers


def _reads(text: str, kind: str = "character") -> object:
    return GRAMMAR.compile(GRAMMAR.normal(text, "ja", kind=kind), "ja", kind=kind).abilities


def _normal(text: str, kind: str = "character") -> str:
    return GRAMMAR.normal(text, "ja", kind=kind)


@pytest.mark.parametrize(("gives", "cost", "blocks"), [(1, 4, True), (2, 4, False), (1, 3, False)])
def test_nobody_but_who_has_both_numbers_can_block(gives: int, cost: int, blocks: bool) -> None:
    flies = says("FLI-101", _normal("このカードは、使用コストが4、発生コストが1のキャラ以外には妨害されない。"))
    wall = character("WAL-102", cost=cost, gives=gives)
    here = table({"main": ["FLI-101"]}, {"main": ["WAL-102"]}, flies, wall)
    here.declare()
    here.say(here.option("approach", "FLI-101"))
    here.step()
    offered = here.game.state.question is not None and here.option("block", "WAL-102") in here.question.options
    assert offered is blocks


@pytest.mark.parametrize(("gives", "cost", "spared"), [(1, 2, True), (3, 5, True), (2, 9, True), (1, 4, False)])
def test_one_of_two_numbers_that_is_one_of_several(gives: int, cost: int, spared: bool) -> None:
    flies = says("FLI-103", "このカードは、使用コストまたは発生コストが2または3の相手のキャラには妨害されない。")
    wall = character("WAL-104", cost=cost, gives=gives)
    here = table({"main": ["FLI-103"]}, {"main": ["WAL-104"]}, flies, wall)
    here.declare()
    here.say(here.option("approach", "FLI-103"))
    here.step()
    offered = here.game.state.question is not None and here.option("block", "WAL-104") in here.question.options
    assert offered is not spared


def test_two_numbers_with_a_pause_are_both_so_and_in_a_list_of_either_they_are_not_read() -> None:
    start = "このカードが登場した場合、"
    both = _reads(start + "使用コストが2以下、APが30以下の相手のキャラ1枚を休息状態にする。")
    assert both == _reads(start + "使用コストが2以下かつAPが30以下の相手のキャラ1枚を休息状態にする。")
    with pytest.raises(CardTextError):
        _reads(start + "APが30またはDPが30、使用コストが2の相手のキャラ1枚を休息状態にする。")


def test_whom_an_effect_has_put_onto_the_field_in_this_turn() -> None:
    wakes = says(
        "WAK-105", "[メイン/自分]:《0》このターンの間にカードの効果で場に出た自分のキャラ1枚を休息状態にする。"
    )
    brings = happens("BRI-106", "[メイン/自分]:手札から「Ann-001」1枚を場に出す。")
    here = table({"main": ["dot", "WAK-105"], "hand": ["BRI-106", "ann", "bea", "clo"]}, {}, wakes, brings)
    here.play("bea")
    here.play("BRI-106")
    answers(here)
    here.do("use", "WAK-105", 0)
    assert [here.is_rested(each) for each in ("ann", "bea", "dot")] == [True, False, False]


def test_nobody_is_meant_who_was_put_there_in_an_earlier_turn() -> None:
    told = "このターンの間にカードの効果で場に出た自分のキャラがいる場合、カードを1枚引く。"
    counts = happens("COU-107", f"[メイン/両方]:{told}")
    brings = happens("BRI-108", "[メイン/両方]:手札から「Ann-001」1枚を場に出す。")
    for later, drawn in ((False, 1), (True, 0)):
        mine = {"main": ["dot"], "hand": ["BRI-108", "ann", "COU-107"]}
        here = table(mine, {"hand": ["tea"]}, counts, brings)
        here.play("BRI-108")
        answers(here)
        turn = here.game.state.turn
        while (here.game.state.turn > turn) is not later or not here.offers("event", "COU-107"):
            here.say(("pass",) if ("pass",) in here.question.options else here.question.options[0])
        held = len(here.hand(0))
        here.play("COU-107")
        assert len(here.hand(0)) == held - 1 + drawn


@pytest.mark.parametrize(("resting", "power"), [(2, (40, 40)), (1, (30, 30))])
def test_where_somebody_stands_told_before_all_else(resting: int, power: tuple[int, int]) -> None:
    told = "メインエリアにこのカード以外の自分の休息状態のキャラが2枚以上いる場合"
    strong = says("STR-109", f"このカードは、{told}、+10/+10を得る。")
    others = [{"card": each, "rested": nth < resting} for nth, each in enumerate(("ann", "bea"))]
    here = table({"main": ["STR-109", *others], "support": ["clo"]}, {"main": ["dot"]}, strong)
    assert here.power("STR-109") == power


@pytest.mark.parametrize(
    ("which", "void"),
    [
        ("相手がプレイ中のイベントカード", True),
        ("赤の相手のプレイ中のイベントカード", True),
        ("相手がプレイ中の青のイベントカード", False),
        ("相手がプレイ中の「Tea-007」", True),
        ("相手がプレイ中の「Hex-008」", False),
        ("相手がプレイ中のサポートカード", False),
    ],
)
def test_what_is_nullified_is_told_of_the_card_that_is_played(which: str, void: bool) -> None:
    stops = happens("STO-110", _normal(f"[メイン/割り込み]:{which}1枚を無効にする。", "event"))
    here = table({"hand": ["tea", "clo"]}, {"hand": ["STO-110"]}, stops)
    here.say(here.option("event", "tea"))
    offered = here.asked[0] == 1 and here.offers("event", "STO-110")
    if offered:
        here.say(here.option("event", "STO-110"))
    here.unanswered()
    assert (len(here.hand(0)) == 1) is void


@pytest.mark.parametrize(("comes", "spared"), [(False, True), (True, False)])
def test_in_a_turn_in_which_nobody_has_appeared(comes: bool, spared: bool) -> None:
    flies = says("FLI-111", "このカードは、キャラが登場していないターンの間、妨害されない。")
    here = table({"main": ["FLI-111"], "hand": ["ann", "clo"]}, {"main": ["dot"]}, flies)
    if comes:
        here.play("ann")
    here.declare()
    here.say(here.option("approach", "FLI-111"))
    here.step()
    offered = here.game.state.question is not None and ("let_through",) in here.question.options
    assert offered is not spared


@pm("R-PM-83")
def test_a_card_that_comes_does_not_ask_whether_nobody_has_come() -> None:
    with pytest.raises(CardTextError):
        _reads("キャラが登場していないターンの間に、このカードが登場した場合、カードを1枚引く。")


def test_so_many_who_were_named_are_all_of_them_and_no_other_number_is_read() -> None:
    start = "このカードが登場した場合、相手のキャラを2枚まで指定する。"
    end = "は、ターン終了時まで-10/-10を得る。"
    assert _reads(start + "指定されたキャラ2枚" + end) == _reads(start + "指定されたキャラ" + end)
    with pytest.raises(CardTextError):
        _reads(start + "指定されたキャラ3枚" + end)
