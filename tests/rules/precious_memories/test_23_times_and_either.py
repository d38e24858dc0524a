"""How often something happened or was done in a turn, one thing or another, and who went back into a deck. Each is
read, and then played."""

from __future__ import annotations

import pytest

from engine.games.precious_memories.wording import GRAMMAR
from tests.rules.precious_memories.stock import character, table
from tests.rules.precious_memories.test_5_what_texts_speak_of import happens, says
from tests.rules.precious_memories.test_6_more_texts import answers, choose


@pytest.mark.parametrize(("card", "rested"), [("ann", True), ("tea", True), ("hand", False)])
def test_either_of_two_things_is_heard(card: str, rested: bool) -> None:
    tires = says(
        "TIR-081",
        "このカードは、相手のキャラが登場した場合、または相手のイベントカードがプレイされた場合、休息状態になる。",
    )
    here = table({"main": ["dot"], "hand": ["ann", "tea", "clo"]}, {"main": ["TIR-081"], "hand": ["eve"]}, tires)
    if card != "hand":
        here.play(card)
    assert here.is_rested("TIR-081") is rested


def test_cards_of_the_name_of_who_went_into_the_deck_are_taken() -> None:
    trades = happens(
        "TRA-082",
        "[メイン/自分]:自分の捨て札置き場にある「Ann-001」1枚をデッキに戻し、デッキをシャッフルする。その場合、自分の捨て札置き場にある"
        "デッキに戻したキャラと同じ名称のキャラを2枚まで手札に戻す。",
    )
    twins = [character(f"TWI-08{number}", name="Ann-001") for number in (3, 4)]
    here = table({"discard": ["ann", "TWI-083", "TWI-084", "bea"], "hand": ["TRA-082", "clo"]}, {}, trades, *twins)
    here.play("TRA-082")
    choose(here, "ann")
    while here.question.kind != "action":
        here.say(*[each for each in here.question.options if each[0] == "card"][: here.question.most])
    assert sorted(here.hand(0)) == ["CLO-003", "TWI-083", "TWI-084"]
    assert (here.zone("ann"), here.zone("bea")) == ("deck", "discard")


@pytest.mark.parametrize(("which", "value"), [(0, (0, 60)), (1, (60, 0))])
def test_either_number_is_changed_in_fewer_words(which: int, value: tuple[int, int]) -> None:
    sinks = happens("SIN-085", "[メイン/自分]:キャラ1枚のAPまたはDPを、ターン終了時まで0に変更する。")
    here = table({"main": ["dot"], "hand": ["SIN-085", "clo"]}, {}, sinks)
    here.play("SIN-085")
    while here.question.kind != "action":
        here.say(here.question.options[which if here.question.kind == "mode" else 0])
    assert here.power("dot") == value


@pytest.mark.parametrize(("times", "points"), [(1, 1), (2, 1)])
def test_who_approached_twice_gives_no_point_the_second_time(times: int, points: int) -> None:
    holds = says(
        "HOL-086",
        "同じターンの間に2回以上アプローチしているキャラは、アプローチでポイントを与えることができない。"
        "[アプローチ/自分]:《0》自分の「Ann-001」1枚を活動状態にする。".replace("。[", "。\n["),
    )
    here = table({"main": ["ann", "dot", "HOL-086"], "hand": ["clo"]}, {"hand": ["tea"]}, holds)
    for nth in range(times):
        if nth:
            here.do("use", "HOL-086", 0)
            here.passes()
        here.approach("ann")
    assert here.points(1) == points


def test_so_many_in_the_own_turn_are_heard_once() -> None:
    mourns = says("MOU-087", "自分のターンの間に、自分の「Ann-001」が2枚退場した場合、カードを1枚引く。")
    sweeps = happens("SWE-088", "[メイン/両方]:全ての「Ann-001」を退場させる。")
    twin = character("TWI-089", name="Ann-001")
    third = character("TWI-090", name="Ann-001")
    for turn, drawn in (("A", 1), ("B", 0)):
        here = table(
            {"main": ["ann", "TWI-089", "TWI-090", "MOU-087"], "hand": ["SWE-088", "clo"]},
            {"hand": ["tea"]},
            mourns,
            sweeps,
            twin,
            third,
            seat=turn,
        )
        if turn == "B":
            here.say(("pass",))
        here.play("SWE-088", seat=0)
        assert len(here.hand(0)) == 1 + drawn


@pytest.mark.parametrize(("times", "comes"), [(1, False), (2, True)])
def test_an_open_card_of_a_hand_hears_how_often(times: int, comes: bool) -> None:
    waits = "〔EXカード〕このカードが手札にある状態で、同じターンの間に、自分のキャラが2回以上登場した場合、"
    text = waits + "このカードを場に出すことができる。"
    guest = says("GUE-091", GRAMMAR.normal(text, "ja", kind="character"))
    here = table({"main": ["dot"], "hand": ["GUE-091", "ann", "bea", "clo"]}, {}, guest)
    for name in ("ann", "bea")[:times]:
        here.play(name)
    if comes:
        assert (here.question.seat, here.question.kind) == (0, "may")
        here.say(("yes",))
        answers(here)
    assert here.zone("GUE-091") == ("main" if comes else "hand")


def test_a_play_is_nullified_in_another_order_of_words() -> None:
    words = ("相手がプレイ中の使用コストが0のイベントカード", "使用コストが0の相手のプレイ中のイベントカード")
    said = [GRAMMAR.compile(f"[アプローチ/割り込み]:《0》{each}1枚を無効にする", "ja").abilities for each in words]
    assert said[0] == said[1]
