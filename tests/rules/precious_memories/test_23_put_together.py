"""What reads in one place reads in each other one: other numbers beside each other, other heads before the same body,
and what other players do. Each is read, and then played."""

from __future__ import annotations

import pytest

from engine.games.precious_memories.wording import GRAMMAR
from tests.rules.precious_memories.stock import Table, character, pm, table
from tests.rules.precious_memories.test_5_what_texts_speak_of import happens, says
from tests.rules.precious_memories.test_6_more_texts import answers, choose


def _all_first(here: Table) -> None:
    """Of every selection so many as there may be, the first ones."""
    while here.question.kind != "action":
        here.say(*here.question.options[: here.question.most])


@pytest.mark.parametrize(
    ("text", "gone"), [("「Ann-001」2枚と「Bea-002」1枚", 3), ("「Bea-002」1枚と「Ann-001」2枚", 3)]
)
def test_two_and_one_are_thrown_away(text: str, gone: int) -> None:
    throws = happens("THR-091", f"[メイン/自分]:自分の{text}を捨て札にする。")
    other = character("ANN-092", name="Ann-001")
    here = table({"main": ["ann", "ANN-092", "bea", "dot"], "hand": ["THR-091", "clo"]}, {}, throws, other)
    here.play("THR-091")
    _all_first(here)
    assert sum(here.zone(each) == "discard" for each in ("ann", "ANN-092", "bea", "dot")) == gone
    assert here.zone("dot") == "main"


def test_somebody_and_this_card_go_together() -> None:
    leaves = says("LEA-093", "[メイン/自分]:《0》自分の「Ann-001」1枚と、このカードを手札に戻す。")
    here = table({"main": ["ann", "LEA-093", "dot"], "hand": ["clo"]}, {}, leaves)
    here.do("use", "LEA-093", 0)
    answers(here)
    assert sorted(here.hand(0)) == ["ANN-001", "CLO-003", "LEA-093"]


def test_several_of_the_name_of_this_card_are_others_and_not_this_card_besides() -> None:
    text = "[メイン/自分]:《0》このカードと同じ名称の自分のキャラ2枚を休息状態にする。"
    same = says("SAM-094", text, name="Sam-094")
    twins = [character(f"SAM-09{number}", name="Sam-094") for number in (5, 6)]
    here = table({"main": ["SAM-094", "SAM-095", "SAM-096", "dot"], "hand": ["clo"]}, {}, same, *twins)
    here.do("use", "SAM-094", 0)
    here.say(*[("target", here.ref(each)) for each in ("SAM-095", "SAM-096")])
    assert [here.is_rested(each) for each in ("SAM-094", "SAM-095", "SAM-096", "dot")] == [False, True, True, False]


@pm("R-PM-125")
@pytest.mark.parametrize(("others", "drawn"), [(["ann"], 1), ([], 0)])
def test_a_trigger_can_be_used_only_if_something_is_so_and_counts_its_own_card(others: list[str], drawn: int) -> None:
    hears = says(
        "HEA-099",
        "このカードが登場した場合、カードを1枚引く。このテキストは、自分のキャラが2枚以上いる場合にのみ使用できる。",
    )
    here = table({"main": others, "hand": ["HEA-099", "clo"]}, {}, hears)
    here.play("HEA-099")
    assert len(here.hand(0)) == 1 + drawn


@pytest.mark.parametrize(("own", "mine"), [("相手は", 1), ("全てのプレイヤーは", 2)])
def test_other_players_draw_and_throw_away_of_their_own(own: str, mine: int) -> None:
    deals = happens("DEA-100", f"[メイン/自分]:{own}、カードを2枚引き、手札1枚を捨て札にする。")
    here = table({"hand": ["DEA-100", "clo"]}, {"hand": ["tea"]}, deals)
    here.play("DEA-100")
    asked = set()
    while here.question.kind != "action":
        asked.add(here.question.seat)
        here.say(here.question.options[0])
    assert asked == ({1} if mine == 1 else {0, 1})
    assert (len(here.hand(0)), len(here.hand(1))) == (mine, 2)


def test_another_player_takes_back_one_of_his_own_and_draws() -> None:
    deals = happens("DEA-101", "[メイン/自分]:相手は、自分のキャラ1枚を手札に戻し、カードを1枚引く。")
    here = table({"main": ["ann"], "hand": ["DEA-101", "clo"]}, {"main": ["bea"]}, deals)
    here.play("DEA-101")
    answers(here)
    assert (here.zone("ann"), len(here.hand(0)), len(here.hand(1))) == ("main", 1, 2)


def test_all_of_another_players_own_rest() -> None:
    tires = happens("TIR-102", "[メイン/自分]:相手は、自分の全てのキャラを休息状態にする。")
    here = table({"main": ["ann"], "hand": ["TIR-102", "clo"]}, {"main": ["bea", "dot"]}, tires)
    here.play("TIR-102")
    assert [here.is_rested(each) for each in ("ann", "bea", "dot")] == [False, True, True]


def test_another_player_gets_a_point_off_his_own_deck() -> None:
    gives = happens("GIV-103", "[メイン/自分]:相手は、デッキの上のカード1枚を自分のポイント置き場に表向きで置く。")
    here = table({"hand": ["GIV-103", "clo"]}, {}, gives)
    here.play("GIV-103")
    assert (here.points(0), here.points(1)) == (0, 1)


def test_whoever_gives_a_point_goes_on_himself() -> None:
    gives = happens("GIV-104", "[メイン/自分]:相手に1ポイント与える。その後、カードを1枚引く。")
    here = table({"hand": ["GIV-104", "clo"]}, {}, gives)
    here.play("GIV-104")
    assert (here.points(1), len(here.hand(0)), len(here.hand(1))) == (1, 2, 0)


def test_whoever_is_named_first_goes_on_in_several_sentences() -> None:
    hears = says("HEA-105", "このカードは、登場した場合、カードを2枚引く。その後、手札1枚をデッキの下に移す。")
    here = table({"hand": ["HEA-105", "clo"]}, {}, hears)
    here.play("HEA-105")
    answers(here)
    assert len(here.hand(0)) == 2


@pytest.mark.parametrize(("lead", "drawn"), [(True, 1), (False, 0)])
def test_each_time_while_something_is_so(lead: bool, drawn: int) -> None:
    hears = says("HEA-106", "自分のキャラは、自分の「Dot-004」がいる状態で退場するごとに、カードを1枚引く。")
    mine = ["ann", "HEA-106", *(["dot"] if lead else [])]
    here = table(
        {"main": mine, "hand": ["END-098", "clo"]},
        {},
        hears,
        happens("END-098", "[メイン/自分]:自分のキャラ1枚を退場させる。"),
    )
    here.play("END-098")
    choose(here, "ann")
    assert len(here.hand(0)) == 1 + drawn


@pytest.mark.parametrize("did", ["登場した", "アプローチに参加した", "妨害した", "妨害された", "アプローチで退場した"])
@pytest.mark.parametrize("deed", ["カードを1枚引く", "自分のキャラ1枚を活動状態にする。その後、手札1枚を捨て札にする"])
def test_whether_it_is_told_of_this_card_or_by_it_is_one(did: str, deed: str) -> None:
    one, other = (
        GRAMMAR.compile(f"このカード{told}{did}場合、{deed}。", "ja", kind="character").abilities
        for told in ("が", "は、")
    )
    assert one == other
