"""Texts in further words: what lay on a card that goes, who is asked for in an area, what holds for everybody while
somebody named approaches. Each is read, and then played on a position."""

from __future__ import annotations

import pytest

from tests.rules.precious_memories.stock import character, support, table
from tests.rules.precious_memories.test_5_what_texts_speak_of import happens, says
from tests.rules.precious_memories.test_6_more_texts import answers, choose

OUT = happens("OUT-701", "[メイン/自分]:自分のキャラ1枚を退場させる。")


@pytest.mark.parametrize(("coins", "drawn"), [({"ten_coin": 1}, 0), ({}, 1)])
def test_without_a_coin_on_it_is_asked_of_a_card_that_has_gone(coins: dict[str, int], drawn: int) -> None:
    bare = says(
        "BAR-702", "このカードが、このカードの上に+10/+10コインが乗っていない状態で退場した場合、カードを1枚引く。"
    )
    here = table({"main": [{"card": "BAR-702", "coins": coins}], "hand": ["OUT-701"]}, {}, bare, OUT)
    here.play("OUT-701")
    answers(here)
    assert len(here.hand(0)) == drawn


def test_who_comes_back_out_of_the_discard_pile_gets_a_coin_there() -> None:
    back = says(
        "BAC-703",
        "このカードが、+10/+10コインが乗っていない状態で退場した場合、自分の捨て札置き場にあるこのカードを場に出す。"
        "その後、このカードの上に+10/+10コインを1個乗せる。",
    )
    here = table({"main": ["BAC-703"], "hand": ["OUT-701"]}, {}, back, OUT)
    here.play("OUT-701")
    answers(here)
    assert here.zone("BAC-703") == "main"
    assert here.power("BAC-703") == (40, 40)


@pytest.mark.parametrize(("worn", "drawn"), [(["SUP-705"], 1), ([], 0)])
def test_what_was_set_on_it_is_asked_of_a_card_that_has_gone(worn: list[str], drawn: int) -> None:
    clad = says("CLA-704", "このカードがサポートカードがセットされている状態で退場した場合、カードを1枚引く。")
    place: object = {"card": "CLA-704", "wears": worn} if worn else "CLA-704"
    here = table({"main": [place], "hand": ["OUT-701"]}, {}, clad, support("SUP-705"), OUT)
    here.play("OUT-701")
    answers(here)
    assert len(here.hand(0)) == drawn


@pytest.mark.parametrize(("ap", "area", "coins"), [(40, 0, 1), (30, 0, 0), (40, 1, 0)])
def test_who_is_strong_enough_and_comes_into_that_area(ap: int, area: int, coins: int) -> None:
    text = "メインエリアにAPが40以上の自分のキャラが登場するごとに、このカードの上に+10/+10コインを1個乗せる。"
    host, comer = says("HOS-706", text), character("COM-707", power=(ap, 10))
    here = table({"main": ["HOS-706"], "hand": ["COM-707"]}, {}, host, comer)
    here.play("COM-707", area)
    answers(here)
    assert here.zone("COM-707") == ("support" if area else "main")
    assert here.power("HOS-706") == (30 + 10 * coins, 30 + 10 * coins)


@pytest.mark.parametrize(("who", "may"), [("ann", False), ("bea", True)])
def test_while_the_named_one_approaches_nobody_plays_events(who: str, may: bool) -> None:
    hush = happens(
        "HUS-708",
        "[メイン/自分]:キャラ1枚を指定する。このターン、指定されたキャラがアプローチに参加している場合、"
        "全てのプレイヤーは、イベントカードをプレイすることができない。",
    )
    here = table({"main": ["ann", "bea"], "hand": ["HUS-708", "hex"]}, {"hand": ["gus"]}, hush)
    here.play("HUS-708")
    choose(here, "ann")
    here.declare()
    here.say(here.option("approach", who))
    here.say(("pass",)) if here.asked[0] == 1 else None
    assert (("event", here.ref("hex")) in here.question.options) is may


@pytest.mark.parametrize(("rested", "drawn"), [(True, 1), (False, 0)])
def test_who_becomes_active_at_the_end_of_its_players_turn_draws_for_it(rested: bool, drawn: int) -> None:
    text = "このカードは、自分のターン終了時に活動状態になる。その場合、カードを1枚引く。"
    mine: dict[str, object] = {"main": [{"card": "LAT-709", "rested": rested}], "hand": ["hex"]}
    here = table(mine, {"hand": ["ann"]}, says("LAT-709", text))
    turn = here.game.state.turn
    while here.game.state.turn == turn:
        here.say(("end",) if ("end",) in here.question.options else ("pass",))
    assert len(here.hand(0)) == 1 + drawn


def test_who_was_blocked_becomes_active_at_the_end_of_the_turn() -> None:
    text = "このカードが妨害された場合、ターン終了時に活動状態になる。"
    here = table({"main": ["BLK-710", "ann"], "hand": ["hex"]}, {"main": ["eve"]}, says("BLK-710", text))
    here.approach("BLK-710", "eve")
    assert here.is_rested("BLK-710")
    here.say(("end",))
    here.passes()
    assert not here.is_rested("BLK-710")


def test_the_coins_lie_on_whom_is_blocked_and_the_blocker_is_weakened() -> None:
    whom = "+10/+10コインが乗っている自分のキャラを妨害している相手のキャラ1枚"
    weak = happens("WEK-711", f"[アプローチ/自分]:{whom}のDPを、ターン終了時まで0に変更する。")
    mine: dict[str, object] = {"main": [{"card": "ANN-001", "coins": {"ten_coin": 1}}], "hand": ["WEK-711"]}
    here = table(mine, {"main": ["clo", "dot"], "hand": ["hex"]}, weak)
    here.declare()
    here.say(here.option("approach", "ann"))
    here.step()
    here.say(here.option("block", "clo"))
    here.play("WEK-711")
    answers(here)
    assert (here.power("clo"), here.power("dot")) == ((20, 0), (60, 60))


def test_one_number_alone_is_put_back() -> None:
    up = happens("UPP-712", "[メイン/自分]:自分のキャラ1枚のAPを、ターン終了時まで90に変更する。")
    both = happens("BTH-713", "[メイン/自分]:自分のキャラ1枚のDPの値を、ターン終了時まで90に変更する。")
    back = happens("BCK-714", "[メイン/自分]:自分のキャラ1枚のAPの値を、元に戻す。")
    here = table({"main": ["ann"], "hand": ["UPP-712", "BTH-713", "BCK-714"]}, {}, up, both, back)
    for each in ("UPP-712", "BTH-713"):
        here.play(each)
        answers(here)
    assert here.power("ann") == (90, 90)
    here.play("BCK-714")
    answers(here)
    assert here.power("ann") == (30, 90)
