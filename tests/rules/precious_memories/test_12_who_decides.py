"""Texts that leave something to the other player, that ask how a card has come to be what it is, and that speak of whom
it meets: each read, and then played on a position."""

from __future__ import annotations

import pytest

from engine.games.precious_memories.wording import GRAMMAR
from engine.wording import CardTextError
from tests.rules.precious_memories.stock import DRAW, Table, character, event, keyword, pm, table
from tests.rules.precious_memories.test_5_what_texts_speak_of import happens, says
from tests.rules.precious_memories.test_6_more_texts import answers, choose
from tests.rules.precious_memories.test_11_compared import blocks

OR_ELSE = "[メイン/自分]:相手は、手札1枚を捨て札にすることができる。捨て札にしなかった場合、カードを1枚引く。"


def refused(text: str, kind: str = "character") -> bool:
    try:
        GRAMMAR.compile(GRAMMAR.normal(text, "ja", kind=kind), "ja", kind=kind)
    except CardTextError:
        return True
    return False


@pytest.mark.parametrize(("answer", "theirs", "drawn"), [("yes", 1, 0), ("no", 2, 1)])
def test_what_the_opponent_may_do_he_decides(answer: str, theirs: int, drawn: int) -> None:
    offer = happens("OFF-600", OR_ELSE)
    here = table({"hand": ["OFF-600"]}, {"hand": ["ann", "bea"]}, offer)
    here.play("OFF-600")
    assert here.asked[0] == 1
    here.say((answer,))
    answers(here)
    assert (len(here.hand(1)), len(here.hand(0))) == (theirs, drawn)


def test_who_has_nothing_to_discard_has_not_discarded() -> None:
    here = table({"hand": ["OFF-600"]}, {}, happens("OFF-600", OR_ELSE))
    here.play("OFF-600")
    answers(here)
    assert len(here.hand(0)) == 1


def test_what_hangs_on_the_opponents_choice_is_not_read_as_ones_own_to_do() -> None:
    assert refused("[メイン/自分]:相手は、カードを1枚引くことができる。その場合、カードを1枚引く。", "event")
    assert refused("[メイン/自分]:カードを1枚引く。捨て札にしなかった場合、カードを1枚引く。", "event")


def test_a_note_that_is_no_reminder_is_part_of_the_text() -> None:
    text = "このカードが退場した場合、カードを1枚引く。"
    assert not refused(text + "（2019/9/13 エラッタ修正）")
    assert not refused(text + "（〔我慢〕：〔我慢〕を持つキャラは、退場しない。）")
    assert refused(text + "（このカードが登場したターンの間は、引かない）")


def test_of_a_card_that_has_left_the_hand_nothing_is_said_as_if_it_stood_there() -> None:
    box, start = "[メイン/自分]:", "手札からキャラ1枚を捨て札にする。その場合、"
    before = "自分のキャラ1枚は、ターン終了時まで+20/+20を得る。"
    assert refused(box + start + "そのキャラを活動状態にする。", "event")
    assert refused(box + before + start + "捨て札にしたキャラを活動状態にする。", "event")
    assert not refused(box + before + start + "捨て札にしたキャラを手札に戻す。", "event")


def test_it_is_said_of_whoever_stands_on_the_field() -> None:
    wakes = happens(
        "WAK-613",
        "[メイン/自分]:自分のキャラ1枚は、ターン終了時まで+20/+20を得る。"
        "手札からキャラ1枚を捨て札にする。その場合、そのキャラを活動状態にする。",
    )
    here = table({"main": [{"card": "ANN-001", "rested": True}], "hand": ["WAK-613", "bea"]}, {}, wakes)
    here.play("WAK-613")
    answers(here)
    assert (here.zone("bea"), here.is_rested("ann")) == ("discard", False)


@pytest.mark.parametrize(("there", "chosen"), [(2, 0), (3, 20), (4, 0)])
def test_just_so_many_are_no_more_and_no_fewer(there: int, chosen: int) -> None:
    three = says("THR-601", "このカードは、自分の【犬】が3枚の場合、+20/+20を得る。")
    dogs = [character(f"DOG-{602 + number}", traits=("犬",), power=None) for number in range(there)]
    here = table({"main": ["THR-601"], "support": [dog.key for dog in dogs]}, {}, three, *dogs)
    assert here.power("THR-601")[0] == 30 + chosen


@pytest.mark.parametrize(("held", "more"), [([], 20), (["ann"], 0)])
def test_an_empty_hand_of_the_opponent_is_asked_for(held: list[str], more: int) -> None:
    bold = says("BOL-607", "このカードは、相手の手札の枚数が0枚の場合、+20/+20を得る。")
    here = table({"main": ["BOL-607"]}, {"hand": held}, bold)
    assert here.power("BOL-607")[0] == 30 + more


@pytest.mark.parametrize(("color", "drawn"), [("green", 1), ("red", 0)])
def test_only_events_of_that_colour_count_as_played(color: str, drawn: int) -> None:
    green = happens(
        "GRE-608", "[メイン/自分]:このターン、自分が緑のイベントカードをプレイしている場合、カードを1枚引く。"
    )
    first = event("FIR-609", DRAW, color=color)
    here = table({"hand": ["FIR-609", "GRE-608"]}, {}, green, first)
    here.play("FIR-609")
    before = len(here.hand(0))
    here.play("GRE-608")
    assert len(here.hand(0)) == before - 1 + drawn


@pytest.mark.parametrize(("named", "drawn"), [("桃", 1), ("柿", 0)])
def test_the_event_that_was_played_is_asked_what_it_is(named: str, drawn: int) -> None:
    hears = says(
        "HEA-610",
        "自分のイベントカードがプレイされるごとに、プレイされたイベントカードが「桃」の場合、カードを1枚引く。",
    )
    first = event("FIR-611", DRAW, name=named)
    here = table({"main": ["HEA-610"], "hand": ["FIR-611"]}, {}, hears, first)
    here.play("FIR-611")
    answers(here)
    assert len(here.hand(0)) == 1 + drawn


@pytest.mark.parametrize(("mine", "stays"), [(True, True), (False, False)])
def test_what_holds_in_ones_own_turn_alone_is_not_done_in_the_other(mine: bool, stays: bool) -> None:
    firm = says(
        "FIM-612", "このカードは、自分のターンの間に、自分のキャラが登場した場合、ターン終了時まで+20/+20を得る。"
    )
    free = character("FRE-613", keyword("free_appearance"))
    sides: tuple[dict[str, object], dict[str, object]] = ({"main": ["FIM-612"], "hand": ["FRE-613"]}, {"hand": ["ann"]})
    here = table(*sides, firm, free) if mine else table(sides[1], sides[0], firm, free)
    if not mine:
        here.say(here.option("pass"))
    here.play("FRE-613")
    answers(here)
    assert (here.power("FIM-612") == (50, 50)) is stays


@pytest.mark.parametrize("option", [1, 2])
def test_one_of_two_things_is_said_of_this_card(option: int) -> None:
    either = says("EIT-614", "このカードは、登場した場合、休息状態になる。または、ターン終了時まで+20/+20を得る。")
    here = table({"hand": ["EIT-614"], "main": ["ann"]}, {}, either)
    here.play("EIT-614")
    here.say(("number", option))
    assert (here.is_rested("EIT-614"), here.power("EIT-614")) == (
        (True, (30, 30)) if option == 1 else (False, (50, 50))
    )


@pytest.mark.parametrize(("blocker", "weak"), [("BLO-616", True), ("OTH-617", False)])
def test_whoever_blocks_it_is_meant_without_a_number(blocker: str, weak: bool) -> None:
    sly = says(
        "SLY-615",
        "このカードが妨害された場合、このカードを妨害しているキャラは、ターン終了時まで-20/±0を得る。",
        power=(10, 90),
    )
    others = [character(key, power=(30, 30)) for key in ("BLO-616", "OTH-617")]
    here = table({"main": ["SLY-615"], "hand": ["gus"]}, {"main": ["BLO-616", "OTH-617"]}, sly, *others)
    assert blocks(here, "SLY-615", "BLO-616")
    here.say(here.option("block", "BLO-616"))
    assert here.power(blocker)[0] == (10 if weak else 30)


@pytest.mark.parametrize(("card", "may"), [("SAM-619", True), ("TRA-620", True), ("ann", False)])
def test_a_name_or_a_trait_of_it_will_do(card: str, may: bool) -> None:
    kin = happens(
        "KIN-618",
        "[メイン/自分]:自分のキャラ1枚を指定する。指定したキャラと同じ名称、または同じ特徴を持つ自分のキャラ1枚を休息状態にする。",
    )
    one = character("ONE-621", name="桃", traits=("犬",))
    same, like = character("SAM-619", name="桃", traits=("猿",)), character("TRA-620", name="柿", traits=("犬",))
    here = table({"main": ["ONE-621", "SAM-619", "TRA-620", "ann"], "hand": ["KIN-618"]}, {}, kin, one, same, like)
    here.play("KIN-618")
    choose(here, "ONE-621")
    assert here.offers("target", card) is may


@pytest.mark.parametrize(("who", "may"), [("ann", False), ("bea", True)])
def test_who_does_not_approach_is_meant_alone(who: str, may: bool) -> None:
    still = happens("STI-622", "[アプローチ/自分]:アプローチしていない自分のキャラ1枚を休息状態にする。")
    here = table({"main": ["ann", "bea", "clo"], "hand": ["STI-622"]}, {"hand": ["gus"]}, still)
    here.declare()
    here.say(here.option("approach", "ann"))
    here.play("STI-622")
    assert here.offers("target", who) is may


def level(here: Table) -> None:
    here.say(next(each for each in here.question.options if each[0] == "level_up"))


@pytest.mark.parametrize(("levels", "more"), [(True, 30), (False, 0)])
def test_it_is_stronger_in_the_turn_in_which_it_has_grown(levels: bool, more: int) -> None:
    """The level itself is worth ten, what its text says twenty."""
    text = "このカードにレベルアップしたターンの間、このカードは、+20/+20を得る。"
    grown = says("LVL-624", "〔レベルアップ〕" + text, name="桃")
    base = says("BAS-623", text, name="桃")
    here = table({"main": ["BAS-623"], "hand": ["LVL-624"]}, {}, grown, base)
    if levels:
        level(here)
    assert here.power("BAS-623")[0] == 30 + more


@pm("R-PM-83")
@pytest.mark.parametrize(("there", "drawn"), [([], 0), (["PEA-626"], 1)])
def test_a_card_is_no_part_of_the_state_into_which_it_comes(there: list[str], drawn: int) -> None:
    comes = says("COM-625", "このカードが自分の「桃」がいる状態で登場した場合、カードを1枚引く。", name="桃")
    here = table({"main": ["ann", *there], "hand": ["COM-625"]}, {}, comes, character("PEA-626", name="桃"))
    here.play("COM-625")
    answers(here)
    assert len(here.hand(0)) == drawn


def test_who_counts_itself_as_it_goes_nobody_says() -> None:
    assert refused("自分の「桃」が3枚以上いる状態で、このカードがアプローチで退場した場合、カードを1枚引く。")


@pytest.mark.parametrize(("answer", "theirs"), [("yes", 1), ("no", 0)])
def test_what_follows_ones_own_draw_the_opponent_decides(answer: str, theirs: int) -> None:
    gift = says("GIF-627", "このカードが登場した場合、カードを1枚引く。その場合、相手は、カードを1枚引くことができる。")
    here = table({"hand": ["GIF-627"]}, {}, gift)
    here.play("GIF-627")
    assert here.asked[0] == 1
    here.say((answer,))
    assert (len(here.hand(0)), len(here.hand(1))) == (1, theirs)


@pytest.mark.parametrize(("coins", "where"), [({"ten_coin": 1}, "main"), ({}, "discard")])
def test_what_lay_on_it_is_asked_of_a_card_that_has_gone(coins: dict[str, int], where: str) -> None:
    state = "このカードの上に+10/+10コインが乗っている状態で"
    text = f"このカードが、{state}退場した場合、捨て札置き場にあるこのカードを場に出す。"
    back, out = says("BAC-628", text), happens("OUT-629", "[メイン/自分]:自分のキャラ1枚を退場させる。")
    here = table({"main": [{"card": "BAC-628", "coins": coins}], "hand": ["OUT-629"]}, {}, back, out)
    here.play("OUT-629")
    answers(here)
    assert here.zone("BAC-628") == where


def test_so_much_is_drawn_as_was_thrown_away() -> None:
    throw = happens(
        "THW-630", "[メイン/自分]:手札を2枚まで捨て札にする。その場合、捨て札にしたカード1枚につき、カードを1枚引く。"
    )
    here = table({"hand": ["THW-630", "ann", "bea", "clo"]}, {}, throw)
    here.play("THW-630")
    here.say(*here.question.options[:2])
    answers(here)
    assert len(here.hand(0)) == 3


@pytest.mark.parametrize(("dp", "rests"), [(30, True), (40, False)])
def test_the_dp_of_another_is_held_against_its_own_ap(dp: int, rests: bool) -> None:
    text = "このカードが登場した場合、このカードのAPの値以下のDPの値を持つ相手のキャラ1枚を休息状態にする。"
    calm, foe = says("CAM-631", text, power=(30, 90)), character("FOF-632", power=(0, dp))
    here = table({"main": ["ann"], "hand": ["CAM-631"]}, {"main": ["FOF-632"]}, calm, foe)
    here.play("CAM-631")
    answers(here)
    assert here.is_rested("FOF-632") is rests


@pytest.mark.parametrize(("cost", "stays"), [(2, True), (3, False)])
def test_who_blocks_somebody_cheap_does_not_exit(cost: int, stays: bool) -> None:
    firm = says("FRM-633", "このカードは、使用コストの値が2以下のキャラを妨害している場合、退場しない。", power=(0, 10))
    strong = character("STG-634", cost=cost, power=(90, 90))
    here = table({"main": ["STG-634"]}, {"main": ["FRM-633"]}, firm, strong)
    here.approach("STG-634", "FRM-633")
    assert (here.zone("FRM-633") == "main") is stays


@pytest.mark.parametrize(("cost", "stays"), [(2, True), (3, False)])
def test_a_chosen_one_has_for_the_turn_what_holds_while_it_is_blocked(cost: int, stays: bool) -> None:
    keep = happens(
        "KEP-635",
        "[メイン/自分]:自分のキャラ1枚は、ターン終了時まで、使用コストが2以下のキャラに妨害されている場合、退場しない。",
    )
    here = table(
        {"main": ["ann"], "hand": ["KEP-635"]},
        {"main": ["STO-636"]},
        keep,
        character("STO-636", cost=cost, power=(90, 90)),
    )
    here.play("KEP-635")
    answers(here)
    here.approach("ann", "STO-636")
    assert (here.zone("ann") == "main") is stays


def test_its_number_becomes_that_of_a_chosen_one() -> None:
    text = (
        "このカードがアプローチした場合、このカードのAPの値を、ターン終了時まで自分の「桃」1枚のAPと同じ値に変更する。"
    )
    like = says("LIK-637", text, power=(0, 30))
    here = table(
        {"main": ["LIK-637", "PEA-638"], "hand": ["gus"]}, {}, like, character("PEA-638", name="桃", power=(70, 20))
    )
    here.declare()
    here.say(here.option("approach", "LIK-637"))
    answers(here)
    assert here.power("LIK-637") == (70, 30)


@pytest.mark.parametrize(("mode", "gone"), [(1, "CHE-640"), (2, "WEA-641")])
def test_one_or_the_other_is_put_under_the_deck(mode: int, gone: str) -> None:
    text = "使用コストが1以下の相手のキャラ1枚、またはAPまたはDPが0の相手のキャラ1枚をデッキの下に移す。"
    away = happens("AWA-639", "[メイン/自分]:" + text)
    cheap, weak = character("CHE-640", cost=1), character("WEA-641", cost=3, power=(0, 30))
    here = table({"hand": ["AWA-639"]}, {"main": ["CHE-640", "WEA-641", "dot"]}, away, cheap, weak)
    here.play("AWA-639")
    here.say(("number", mode))
    answers(here)
    assert [name for name in ("CHE-640", "WEA-641", "dot") if here.zone(name) == "deck"] == [gone]
