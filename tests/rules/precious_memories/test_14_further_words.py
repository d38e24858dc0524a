"""Texts in further words: what lay on a card that goes, who is asked for in an area, what holds for everybody while
somebody named approaches. Each is read, and then played on a position."""

from __future__ import annotations

import pytest

from tests.rules.precious_memories.stock import character, support, table
from tests.rules.precious_memories.test_5_what_texts_speak_of import happens, says
from tests.rules.precious_memories.test_6_more_texts import answers, choose
from tests.rules.precious_memories.test_12_who_decides import refused

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


@pytest.mark.parametrize(("answer", "where"), [("yes", "main"), ("no", "deck")])
def test_what_may_be_taken_is_decided_once_the_cards_were_seen(answer: str, where: str) -> None:
    look = "このカードが登場した場合、デッキの上のカード2枚を見て、その中にある「桃」1枚を場に出すことができる。"
    dig = says("DIG-715", look + "その後、残りのカードを任意の順番でデッキの下に移す。")
    here = table({"hand": ["DIG-715"], "deck": ["PEA-716", "gus", "ann"]}, {}, dig, character("PEA-716", name="桃"))
    here.play("DIG-715")
    assert here.question.kind == "may"
    here.say((answer,))
    while here.question.kind != "action":
        here.say(*here.question.options[: max(1, here.question.least)])
    assert here.zone("PEA-716") == where
    assert here.game.keys[here.game.zone(0, "deck")[0]] == "ANN-001"


def test_of_a_card_that_was_taken_nothing_is_said_once_another_was_chosen() -> None:
    look = "[メイン/自分]:デッキの上のカード3枚を見て、その中にある「桃」1枚を場に出す。"
    assert not refused(look + "その後、場に出したキャラを活動状態にする。", "event")
    assert refused(look + "自分の「桃」1枚を休息状態にする。その場合、場に出したキャラを活動状態にする。", "event")
    top = "[メイン/自分]:デッキの上のカード1枚を捨て札にする。"
    assert refused(top + "自分の「桃」1枚を休息状態にする。その場合、捨て札にしたカードを手札に加える。", "event")


@pytest.mark.parametrize(("coins", "ap"), [(0, 30), (1, 50), (3, 90)])
def test_coins_are_doubled(coins: int, ap: int) -> None:
    rich = says("RIC-717", "[メイン/自分]:《0》このカードの上に乗っている+10/+10コインを2倍に増やす。")
    here = table({"main": [{"card": "RIC-717", "coins": {"ten_coin": coins}}] if coins else ["RIC-717"]}, {}, rich)
    here.do("use", "RIC-717", 0)
    assert here.power("RIC-717")[0] == ap


@pytest.mark.parametrize(("coins", "drawn"), [(0, 0), (3, 2)])
def test_all_coins_are_taken_off_and_only_then_is_drawn(coins: int, drawn: int) -> None:
    text = "[メイン/自分]:《0》このカードの上にある+10/+10コインを全て取り除く。"
    poor = says("POO-718", text + "その場合、カードを1枚引く。さらに、カードを1枚引く。")
    place: object = {"card": "POO-718", "coins": {"ten_coin": coins}} if coins else "POO-718"
    here = table({"main": [place], "hand": []}, {}, poor)
    if here.offers("use", "POO-718", 0):
        here.do("use", "POO-718", 0)
    assert (here.power("POO-718")[0], len(here.hand(0))) == (30, drawn)


@pytest.mark.parametrize(("who", "may"), [("ann", True), ("bea", False)])
def test_who_wears_a_support_card_is_meant_alone(who: str, may: bool) -> None:
    cheer = happens("CHE-719", "[メイン/自分]:サポートカードがセットされている自分のキャラ1枚を休息状態にする。")
    mine: dict[str, object] = {
        "main": [{"card": "ANN-001", "wears": ["SUP-705"]}, "bea", {"card": "CLO-003", "wears": ["SUP-720"]}],
        "hand": ["CHE-719"],
    }
    here = table(mine, {}, cheer, support("SUP-705"), support("SUP-720"))
    here.play("CHE-719")
    assert here.offers("target", who) is may


@pytest.mark.parametrize(("mine", "coins", "ap"), [(True, 1, 60), (True, 0, 30), (False, 1, 40)])
def test_in_ones_own_turn_and_with_a_coin(mine: bool, coins: int, ap: int) -> None:
    sun = says("SUN-721", "このカードは、自分のターンの間、+10/+10コインが乗っている場合、+20/+20を得る。")
    place: object = {"card": "SUN-721", "coins": {"ten_coin": 1}} if coins else "SUN-721"
    sides: tuple[dict[str, object], dict[str, object]] = ({"main": [place], "hand": ["gus"]}, {"main": ["ann"]})
    here = table(*(sides if mine else sides[::-1]), sun)
    assert here.power("SUN-721")[0] == ap


def test_who_has_no_power_neither_approaches_nor_blocks_one_of_a_name() -> None:
    text = "APまたはDPが0の全てのキャラはアプローチできず、自分の「桃」を妨害できない。"
    still, peach, weak = (
        says("STL-722", text, name="桃"),
        character("PEA-723", name="桃"),
        character("WEA-724", power=(0, 9)),
    )
    here = table(
        {"main": ["STL-722", "PEA-723", "ann"]}, {"main": ["WEA-724", "bea"], "hand": ["gus"]}, still, peach, weak
    )
    here.declare()
    here.say(here.option("approach", "PEA-723"))
    here.step()
    assert not here.offers("block", "WEA-724")
    assert here.offers("block", "bea")


@pytest.mark.parametrize(("thrown", "may"), [(1, False), (2, True)])
def test_so_many_were_thrown_away_as_who_is_meant_costs(thrown: int, may: bool) -> None:
    whom = "捨て札にした枚数以下の使用コストを持つ相手のキャラ1枚"
    toss = happens("TOS-725", f"[メイン/自分]:任意の枚数の手札を捨て札にする。その場合、{whom}を休息状態にする。")
    foes = [character("FOE-726", cost=2), character("LOW-727", cost=0), character("LOE-728", cost=1)]
    here = table({"hand": ["TOS-725", "ann", "bea", "clo"]}, {"main": [each.key for each in foes]}, toss, *foes)
    here.play("TOS-725")
    here.say(*here.question.options[:thrown])
    assert here.offers("target", "FOE-726") is may


def test_the_named_one_is_kept_while_somebody_such_blocks_it() -> None:
    text = (
        "[メイン/自分]:自分のキャラ1枚を指定する。"
        "このターン、指定されたキャラ1枚は、【犬】を持たないキャラに妨害されている場合、退場しない。"
    )
    for traits, where in (((), "main"), (("犬",), "discard")):
        foe = character("FOE-729", traits=traits, power=(90, 90))
        here = table({"main": ["ann"], "hand": ["KEE-730"]}, {"main": ["FOE-729"]}, happens("KEE-730", text), foe)
        here.play("KEE-730")
        answers(here)
        here.approach("ann", "FOE-729")
        assert here.zone("ann") == where
