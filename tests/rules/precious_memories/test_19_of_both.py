"""What waits for somebody who was chosen and speaks of this card too, what each player may do, and what is set on this
card. Each is read, and then played."""

from __future__ import annotations

import pytest

from engine.games.precious_memories.wording import GRAMMAR
from engine.wording import CardTextError
from tests.rules.precious_memories.stock import ACTIVE, character, support, table
from tests.rules.precious_memories.test_5_what_texts_speak_of import happens, says
from tests.rules.precious_memories.test_6_more_texts import answers, choose

WAITS = says(
    "WAI-971",
    "このカードが登場した場合、自分のキャラ1枚を指定する。このターン、指定したキャラがアプローチした場合、このカードは、"
    "ターン終了時まで+20/+20を得る。",
)
OUT = happens("OUT-972", "[メイン/自分]:自分のキャラ1枚を退場させる。")


@pytest.mark.parametrize(("who", "power"), [("ann", 50), ("bea", 30)])
def test_this_card_gains_when_the_one_that_it_named_approaches(who: str, power: int) -> None:
    here = table({"main": ["ann", "bea"], "hand": ["WAI-971", "clo"]}, {}, WAITS)
    here.play("WAI-971")
    choose(here, "ann")
    here.approach(who)
    assert (here.power("WAI-971")[0], here.power("ann")[0]) == (power, 30)


def test_nobody_gains_in_its_place_when_it_is_gone() -> None:
    here = table({"main": ["ann", "bea"], "hand": ["WAI-971", "OUT-972", "clo"]}, {}, WAITS, OUT)
    here.play("WAI-971")
    choose(here, "ann")
    here.play("OUT-972")
    choose(here, "WAI-971")
    here.approach("ann")
    assert (here.zone("WAI-971"), here.power("ann")[0]) == ("discard", 30)


@pytest.mark.parametrize(("who", "drawn"), [("ann", 1), ("bea", 0)])
def test_it_is_heard_in_whose_approach_somebody_exits(who: str, drawn: int) -> None:
    guard = says(
        "GUA-973",
        "このカードが登場した場合、自分の「Ann-001」1枚は、ターン終了時まで+40/+40を得る。このターン、そのキャラのアプローチで"
        "相手のキャラが退場した場合、カードを1枚引く。",
    )
    here = table({"main": ["ann", "bea"], "hand": ["GUA-973", "clo"]}, {"main": ["eve"], "hand": ["ann"]}, guard)
    here.play("GUA-973")
    answers(here)
    here.approach(who, "eve")
    assert (here.zone("eve"), len(here.hand(0))) == ("discard", 1 + drawn)


@pytest.mark.parametrize("yes", [True, False])
def test_each_player_may_for_himself(yes: bool) -> None:
    finds = happens(
        "FIN-974", "[メイン/自分]:全てのプレイヤーは、自分の捨て札置き場にあるキャラ1枚を手札に戻すことができる。"
    )
    here = table({"hand": ["FIN-974"], "discard": ["bea"]}, {"discard": ["dot"], "main": ["clo"]}, finds)
    here.play("FIN-974")
    assert here.asked == (0, "may")
    here.say(("no",))
    assert here.asked == (1, "may")
    here.say(("yes",) if yes else ("no",))
    assert (here.zone("bea"), here.zone("dot")) == ("discard", "hand" if yes else "discard")


def test_the_opponent_may_rest_one_of_his_own() -> None:
    asks = happens("ASK-975", "[メイン/自分]:相手は自分のキャラ1枚を休息状態にすることができる。")
    here = table({"hand": ["ASK-975"], "main": ["ann"]}, {"main": ["clo", "dot"]}, asks)
    here.play("ASK-975")
    assert here.asked == (1, "may")
    here.say(("yes",))
    choose(here, "dot")
    assert [here.is_rested(each) for each in ("ann", "clo", "dot")] == [False, False, True]


@pytest.mark.parametrize(("worn", "host", "power"), [("MAG-976", 0, 50), ("MAG-976", 1, 30), ("OTH-977", 0, 30)])
def test_it_is_stronger_with_that_card_set_on_it(worn: str, host: int, power: int) -> None:
    hand = says("HAN-978", "このカードは、「Mag-976」がセットされている場合、+20/+20を得る。")
    mine: list[object] = ["HAN-978", "ann"]
    mine[host] = {"card": mine[host], "wears": [worn]}
    here = table({"main": mine}, {}, hand, support("MAG-976"), support("OTH-977"))
    assert here.power("HAN-978") == (power, power)


def test_a_text_that_is_gained_stands_behind_it_in_print() -> None:
    gains = "このカードが登場した場合、このカードは、ターン終了時まで+30/+30を得るとともに、以下のテキストを得る。"
    text = "「このカードがアプローチした場合、カードを1枚引く。」"
    short = gains.replace("以下のテキストを得る。", text + "を得る。")
    compiled = [GRAMMAR.compile(each, "ja", kind="character").abilities for each in (gains + text, short)]
    assert compiled[0] == compiled[1]


@pytest.mark.parametrize(("cost", "blocks"), [(2, False), (3, True), (4, False)])
def test_who_costs_one_of_two_numbers_does_not_block(cost: int, blocks: bool) -> None:
    shy = says("SHY-979", "このカードは、使用コストが2と4のキャラには妨害されない。")
    other = character("OTH-980", cost=cost)
    here = table({"main": ["SHY-979"], "hand": ["tea"]}, {"main": ["OTH-980", "ann"], "hand": ["tea"]}, shy, other)
    here.declare()
    here.say(here.option("approach", "SHY-979"))
    here.step()
    assert here.offers("block", "OTH-980") is blocks


def test_what_is_taken_out_of_cards_may_come_resting_into_the_main_area() -> None:
    finds = happens(
        "FIN-981",
        "[メイン/自分]:デッキの上のカード2枚を見て、その中にある「Ann-001」1枚をメインエリアに休息状態で出す。",
    )
    here = table({"hand": ["FIN-981"], "deck": ["ann", "gus", "gus"]}, {}, finds)
    here.play("FIN-981")
    answers(here)
    assert (here.zone("ann"), here.is_rested("ann")) == ("main", True)


def test_whose_area_it_is_need_not_be_said() -> None:
    word = "自分の捨て札置き場にある「Ann-001」1枚を{}サポートエリアに出す。"
    said = [
        GRAMMAR.compile(GRAMMAR.normal("[メイン/自分]:" + word.format(whose), "ja", kind="event"), "ja", kind="event")
        for whose in ("", "自分の")
    ]
    assert said[0].abilities == said[1].abilities
    with pytest.raises(CardTextError):
        GRAMMAR.compile("[メイン/自分]:" + word.format("相手の"), "ja", kind="event")


@pytest.mark.parametrize(("who", "drawn"), [("ann", 1), ("bea", 0)])
def test_what_waits_for_the_one_that_set_it_off_hears_of_him_only(who: str, drawn: int) -> None:
    hears = says("HEA-982", "自分の「Ann-001」が登場した場合、このターン、そのキャラが退場した場合、カードを1枚引く。")
    here = table({"main": ["bea", "HEA-982"], "hand": ["ann", "OUT-972", "clo"]}, {}, hears, OUT)
    here.play("ann")
    here.play("OUT-972")
    choose(here, who)
    assert len(here.hand(0)) == 1 + drawn


@pytest.mark.parametrize(("who", "drawn"), [("STR-983", 1), ("bea", 0)])
def test_it_hears_of_his_own_approach_only(who: str, drawn: int) -> None:
    text = (
        "自分の「Str-983」が登場した場合、このターン、"
        "そのキャラのアプローチで相手のキャラが退場した場合、カードを1枚引く。"
    )
    strong = character("STR-983", ACTIVE, name="Str-983", power=(60, 60))
    here = table(
        {"main": ["bea", "HEA-984"], "hand": ["STR-983", "clo"]},
        {"main": ["eve"], "hand": ["tea"]},
        says("HEA-984", text),
        strong,
    )
    here.play("STR-983")
    here.approach(who, "eve")
    assert (len(here.hand(0)), here.zone("eve")) == (1 + drawn, "discard")


@pytest.mark.parametrize(("other", "left"), [("bea", 1), ("clo", 2)])
def test_what_comes_after_hangs_on_the_same_condition(other: str, left: int) -> None:
    once = happens(
        "CON-985", "[メイン/自分]:自分の「Bea-002」がいない場合、カードを2枚引く。その後、手札1枚を捨て札にする。"
    )
    here = table({"main": [other], "hand": ["CON-985", "tea"]}, {}, once)
    here.play("CON-985")
    answers(here)
    assert (len(here.hand(0)), here.question.kind) == (left, "action")


@pytest.mark.parametrize(
    "text",
    [
        "自分の「Bea-002」がいる場合、カードを1枚引く。その後、手札1枚を捨て札にする。その後、カードを1枚引く。",
        "ターン終了時に、カードを1枚引く。その後、手札1枚を捨て札にする。その後、カードを1枚引く。",
        "このターン、自分の「Bea-002」が登場した場合、カードを1枚引く。その後、手札1枚を捨て札にする。その後、カードを1枚引く。",
    ],
)
def test_where_nobody_knows_whether_it_hangs_on_it_the_text_is_refused(text: str) -> None:
    with pytest.raises(CardTextError):
        GRAMMAR.compile(GRAMMAR.normal("[メイン/自分]:" + text, "ja", kind="event"), "ja", kind="event")
    GRAMMAR.compile(
        GRAMMAR.normal("[メイン/自分]:" + text.partition("。その後")[0] + "。", "ja", kind="event"), "ja", kind="event"
    )


def test_this_card_comes_back_once_it_was_removed() -> None:
    back = says("BAC-986", "[メイン/自分]:《休》このカードをゲームから取り除く。その後、このカードを場に出す。")
    here = table({"main": ["BAC-986"]}, {}, back)
    here.do("use", "BAC-986", 0)
    answers(here)
    assert (here.zone("BAC-986"), here.is_rested("BAC-986")) == ("main", False)


def test_who_approached_this_turn_is_made_active() -> None:
    wakes = happens(
        "WAK-987",
        "[アプローチ/自分]:このターンの間にアプローチに参加した自分の全てのキャラを活動状態にする。",
    )
    rests = happens("RES-988", "[メイン/自分]:自分の「Bea-002」1枚を休息状態にする。")
    here = table({"main": ["ann", "bea"], "hand": ["WAK-987", "RES-988", "clo"]}, {}, wakes, rests)
    here.play("RES-988")
    answers(here)
    here.declare()
    here.say(here.option("approach", "ann"))
    here.say(here.option("event", "WAK-987"))
    assert [here.is_rested(each) for each in ("ann", "bea")] == [False, True]


def test_a_card_asks_for_a_coin_or_for_one_or_more_in_the_same_words() -> None:
    word = "自分がランナーコインを{}持つ状態でこのカードが登場した場合、カードを1枚引く。"
    said = [
        GRAMMAR.compile(GRAMMAR.normal(word.format(more), "ja", kind="character"), "ja", kind="character").abilities
        for more in ("", "1個以上")
    ]
    assert said[0] == said[1]


@pytest.mark.parametrize(
    "text",
    [
        (
            "このカードが登場した場合、ターン終了時に自分のキャラ1枚を活動状態にする。"
            "そのキャラの使用コストが4以下の場合、カードを1枚引く。"
        ),
        "このカードが登場した場合、自分のキャラ1枚は、このターン、〔自由登場〕を得る。",
    ],
)
def test_what_comes_too_early_or_too_late_is_refused(text: str) -> None:
    with pytest.raises(CardTextError):
        GRAMMAR.compile(GRAMMAR.normal(text, "ja", kind="character"), "ja", kind="character")
