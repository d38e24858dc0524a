"""Who has the highest number, what waits for one thing or another, points replaced with more that hangs on that, all
cards that were turned up, and where a card lies that pays more."""

from __future__ import annotations

import pytest

from engine.games.precious_memories.wording import GRAMMAR
from engine.wording import CardTextError
from tests.rules.precious_memories.stock import character, pm, table
from tests.rules.precious_memories.test_5_what_texts_speak_of import happens, says
from tests.rules.precious_memories.test_6_more_texts import answers


@pm("R-PM-150")
@pytest.mark.parametrize(
    ("others", "power"), [(["ann"], (50, 50)), (["DOT-004"], (30, 30)), (["TWI-121"], (50, 50)), ([], (50, 50))]
)
def test_this_card_has_the_highest_cost_if_nobody_has_more(others: list[str], power: tuple[int, int]) -> None:
    tall = says("TAL-120", "このカードは、自分のキャラの中で使用コストが一番高い場合、+20/+20を得る。", cost=2)
    twin = character("TWI-121", cost=2)
    here = table({"main": ["TAL-120", *others]}, {"main": ["GUS-009"]}, tall, twin)
    assert here.power("TAL-120") == power


@pm("R-PM-150")
@pytest.mark.parametrize(
    ("told", "offered"),
    [
        ("使用コストが一番高い相手のキャラ", {"dot", "DUP-122"}),
        ("相手の使用コストが最も低いキャラ", {"bea"}),
        ("APが一番高い相手のキャラ", {"dot"}),
        ("DPが最も低い相手のキャラ", {"bea"}),
    ],
)
def test_of_several_with_the_highest_number_one_is_chosen(told: str, offered: set[str]) -> None:
    tires = happens("TIR-123", f"[メイン/自分]:{told}1枚を休息状態にする。")
    other = character("DUP-122", cost=3, power=(50, 50))
    here = table({"hand": ["TIR-123", "clo"], "main": ["gus"]}, {"main": ["bea", "dot", "DUP-122"]}, tires, other)
    here.play("TIR-123")
    seen = (
        set(offered)
        if len(offered) == 1
        else {
            name
            for name in ("bea", "dot", "DUP-122")
            if here.ref(name) in [option[1] for option in here.question.options]
        }
    )
    assert seen == offered
    answers(here)
    assert sum(here.is_rested(name) for name in ("bea", "dot", "DUP-122")) == 1
    assert any(here.is_rested(name) for name in offered)


@pytest.mark.parametrize(("does", "drawn"), [("block", 2), ("use", 2), ("nothing", 0)])
def test_what_waits_for_one_thing_or_for_another(does: str, drawn: int) -> None:
    names = says(
        "NAM-124",
        "このカードが登場した場合、相手のキャラ1枚を指定する。"
        "このターン、そのキャラが妨害した場合、または相手がそのキャラのテキストを使用した場合、カードを2枚引く。",
    )
    foe = says("FOE-125", "[アプローチ/両方]:《0》カードを1枚引く。")
    here = table({"main": ["dot"], "hand": ["NAM-124", "clo"]}, {"main": ["FOE-125"]}, names, foe)
    here.play("NAM-124")
    answers(here)
    held = len(here.hand(0))
    here.declare()
    here.say(here.option("approach", "dot"))
    if does == "use":
        while here.asked[0] == 0:
            here.say(("pass",))
        here.say(here.option("use", "FOE-125", 0))
        here.unanswered()
    if does == "block":
        here.step()
        here.say(here.option("block", "FOE-125"))
    assert len(here.hand(0)) == held + drawn


def test_a_point_that_is_replaced_and_what_hangs_on_that() -> None:
    kind = says(
        "KIN-126",
        "このカードがアプローチでポイントを与える場合、代わりに自分の全てのキャラを活動状態にする。"
        "その場合、ターン終了時にカードを1枚引く。",
    )
    here = table({"main": ["KIN-126", {"card": "ann", "rested": True}], "hand": ["clo"]}, {"hand": ["tea"]}, kind)
    here.approach("KIN-126")
    assert not here.is_rested("ann")
    here.passes()
    here.say(("end",))
    assert here.points(1) == 0
    assert len(here.hand(0)) == 2


def test_all_of_several_get_something_when_a_card_becomes_a_point() -> None:
    calls = says(
        "CAL-127",
        "自分の全ての「Ann-001」は、自分のポイント置き場にカードが置かれた場合、ターン終了時まで±0/+20を得る。",
    )
    gives = happens("GIV-128", "[メイン/自分]:手札から「Clo-003」1枚を自分のポイント置き場に表向きで置く。")
    here = table({"main": ["CAL-127", "ann", "bea"], "hand": ["GIV-128", "clo", "tea"]}, {}, calls, gives)
    here.play("GIV-128")
    answers(here)
    assert [here.power(name) for name in ("ann", "bea", "CAL-127")] == [(30, 50), (40, 20), (30, 30)]


@pytest.mark.parametrize(("top", "drawn"), [(["ann", "bea"], 1), (["ann", "tea"], 0)])
def test_all_the_cards_that_were_turned_up_are_such(top: list[str], drawn: int) -> None:
    text = "[メイン/自分]:デッキの上のカード2枚を表にする。表にした全てのカードがキャラの場合、カードを1枚引く。"
    turns = happens("TUR-129", text)
    here = table({"hand": ["TUR-129", "clo"], "deck": [*top, "GUS-009", "GUS-009"]}, {}, turns)
    here.play("TUR-129")
    answers(here)
    assert len(here.hand(0)) == 1 + drawn


@pm("R-PM-20")
@pytest.mark.parametrize(
    ("lies", "where", "pays"),
    [
        ("ポイント置き場", "points", True),
        ("ポイント置き場", "hand", False),
        ("手札", "hand", True),
        ("手札", "points", False),
    ],
)
def test_a_card_pays_more_where_its_text_says(lies: str, where: str, pays: bool) -> None:
    rich = says(
        "RIC-130", f"このカードは、{lies}にある状態で「Dear-131」のコストとして使用する場合、発生コスト+1を得る。"
    )
    dear = character("DEA-131", cost=2, name="Dear-131")
    mine = {"hand": ["DEA-131"], "points": []}
    mine[where] = [*mine[where], "RIC-130"]
    here = table(mine, {}, rich, dear)
    assert here.offers("character", "DEA-131", 0) is pays


@pytest.mark.parametrize(("held", "kept"), [("tea", 0), ("ann", 1)])
def test_one_of_several_sorts_need_not_be_a_character(held: str, kept: int) -> None:
    throws = happens("THR-132", "[メイン/自分]:手札から「Bea-002」またはイベントカード1枚を捨て札にする。")
    here = table({"hand": ["THR-132", held], "main": ["dot"]}, {"hand": ["tea"]}, throws)
    here.play("THR-132")
    while here.question.kind != "action":
        here.say(*here.question.options[:1])
    assert len(here.hand(0)) == kept


@pm("R-PM-151")
@pytest.mark.parametrize(("which", "held", "rested"), [(0, 1, True), (1, 0, False)])
def test_the_opponent_says_which_of_two_things_he_does(which: int, held: int, rested: bool) -> None:
    asks = happens("ASK-133", "[メイン/自分]:相手は、自分のキャラ1枚を休息状態にする。または、手札1枚を捨て札にする。")
    here = table({"hand": ["ASK-133", "clo"], "main": ["ann"]}, {"main": ["dot"], "hand": ["tea"]}, asks)
    here.play("ASK-133")
    assert (here.question.seat, here.question.kind) == (1, "mode")
    here.say(here.question.options[which])
    while here.question.kind != "action":
        assert here.question.seat == 1
        here.say(*here.question.options[:1])
    assert (len(here.hand(1)), here.is_rested("dot"), here.is_rested("ann")) == (held, rested, False)
    assert here.hand(0) == ["CLO-003"]


@pytest.mark.parametrize(
    "text",
    [
        "相手は、手札1枚を捨て札にする。または、このカードを休息状態にする。",
        "相手は、手札1枚を捨て札にする。または、相手のキャラ1枚を休息状態にする。",
        "相手は、手札1枚を捨て札にする。または、自分のキャラ1枚を休息状態にする。または、カードを1枚引く。",
    ],
)
def test_behind_what_the_opponent_does_nobody_else_is_meant_without_a_word(text: str) -> None:
    with pytest.raises(CardTextError):
        GRAMMAR.compile(f"このカードが登場した場合、{text}", "ja", kind="character")


@pytest.mark.parametrize(("many", "held"), [(1, 2), (2, 1)])
def test_so_many_that_came_into_the_hand_by_the_effect(many: int, held: int) -> None:
    first = "自分の捨て札置き場にあるキャラを2枚まで手札に加える"
    then = "この効果でカードを2枚以上手札に加えた場合、手札2枚を捨て札にする"
    takes = happens("TAK-134", f"[メイン/自分]:{first}。{then}。")
    mine = {"hand": ["TAK-134", "clo"], "discard": ["ann", "bea"], "main": ["dot"]}
    here = table(mine, {"hand": ["tea"]}, takes)
    here.play("TAK-134")
    here.say(*here.question.options[:many])
    while here.question.kind != "action":
        here.say(*here.question.options[: here.question.most])
    assert len(here.hand(0)) == held


def test_whose_cards_out_of_the_game_they_are_told_last() -> None:
    text = "[メイン/自分]:ゲームから取り除かれている使用コストが2以下の自分の全てのカードを手札に加える。"
    takes = happens("TAK-135", text)
    mine = {"hand": ["TAK-135"], "removed": ["ann", "dot"]}
    here = table(mine, {"removed": ["bea"], "main": ["eve"]}, takes)
    here.play("TAK-135")
    assert (here.hand(0), here.hand(1)) == (["ANN-001"], [])


@pytest.mark.parametrize(
    "text",
    [
        "使用コストが一番高い自分のキャラが退場した場合、カードを1枚引く。",
        "このカードは、このターンの間にAPが一番高い自分のキャラがアプローチしている場合、+10/+10を得る。",
        "このカードが登場した場合、自分の捨て札置き場にある使用コストが2以下のイベントカードまたは「桃」1枚を手札に加える。",
        "このカードが登場した場合、自分の捨て札置き場にある『昔話』のイベントカードまたは「桃」1枚を手札に加える。",
    ],
)
def test_what_is_not_told_clearly_is_refused(text: str) -> None:
    with pytest.raises(CardTextError):
        GRAMMAR.compile(text, "ja", kind="character")
