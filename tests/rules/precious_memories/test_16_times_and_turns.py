"""Texts that hold in one phase or turn, other times to level up, and what is said in another order. Each is read, and
then played on a position."""

from __future__ import annotations

import pytest

from engine.wording import CardTextError
from tests.rules.precious_memories.stock import Table, character, keyword, pm, table
from tests.rules.precious_memories.test_5_what_texts_speak_of import happens, says
from tests.rules.precious_memories.test_6_more_texts import answers

OUT = happens("OUT-801", "[メイン/自分]:自分のキャラ1枚を退場させる。")
USES = says("USE-802", "[アプローチ/両方]:《0》カードを1枚引く。")


def through(here: Table) -> None:
    """The approach that goes on is neither blocked nor answered any more."""
    while ("end",) not in here.question.options:
        here.say(("let_through",) if ("let_through",) in here.question.options else ("pass",))


def grown(words: str) -> Table:
    """A character approaches; its next level lies in the hand."""
    low = character("LEV-803", keyword("levels_up"), name="Lev", power=(60, 60))
    high = says("LEV-804", f"〔レベルアップ〕{words}", name="Lev", power=(80, 80))
    here = table(
        {"main": ["LEV-803", "dot"], "hand": ["LEV-804", "ann"]}, {"main": ["bea"], "hand": ["hex"]}, low, high
    )
    here.declare()
    here.say(here.option("approach", "dot"))
    while here.asked[0] != 0:
        here.say(("pass",))
    return here


@pm("R-PM-85", "PM-levelup-M2")
@pytest.mark.parametrize(
    ("words", "offered"),
    [
        ("", False),
        ("このカードは、アプローチフェイズにもレベルアップを行うことができる。", True),
        ("このカードは、自分のアプローチフェイズでもレベルアップすることができる。", True),
        ("このカードは、相手のアプローチフェイズでもレベルアップできる。", False),
    ],
)
def test_a_card_levels_up_at_the_times_that_its_text_names_and_at_no_other(words: str, offered: bool) -> None:
    here = grown(words)
    assert here.offers("level_up", "LEV-804", "LEV-803") == offered
    if not offered:
        assert here.why_not(0, "level_up", "LEV-804", "LEV-803") == "PM-levelup-M2"
        return
    here.say(here.option("level_up", "LEV-804", "LEV-803"))
    assert here.power("LEV-803")[0] >= 80


@pm("R-PM-85")
def test_it_still_levels_up_in_the_main_phase() -> None:
    low = character("LEV-803", keyword("levels_up"), name="Lev")
    high = says("LEV-804", "〔レベルアップ〕このカードは、アプローチフェイズにもレベルアップできる。", name="Lev")
    here = table({"main": ["LEV-803"], "hand": ["LEV-804"]}, {}, low, high)
    assert here.offers("level_up", "LEV-804", "LEV-803")


def test_it_is_stronger_in_the_phase_that_is_named_alone() -> None:
    strong = says("PHA-805", "このカードは、アプローチフェイズの間、+20/+20を得る。")
    here = table({"main": ["PHA-805"], "hand": ["ann"]}, {"hand": ["hex"]}, strong)
    assert here.power("PHA-805") == (30, 30)
    here.declare()
    here.say(here.option("approach", "PHA-805"))
    assert here.power("PHA-805") == (50, 50)


def test_in_the_phase_that_is_named_the_opponent_uses_no_texts() -> None:
    for words, offered in (("自分のアプローチフェイズの間、", False), ("自分のメインフェイズの間、", True)):
        ban = says("BAN-806", words + "相手は使用型テキストを使用できない。")
        here = table({"main": ["BAN-806", "dot"], "hand": ["ann"]}, {"main": ["USE-802"], "hand": ["bea"]}, ban, USES)
        here.declare()
        here.say(here.option("approach", "dot"))
        while here.asked[0] != 1:
            here.say(("pass",))
        assert here.offers("use", "USE-802", 0) == offered


@pytest.mark.parametrize(("beside", "whose", "power"), [(["bea"], "自分", 50), ([], "自分", 30), (["bea"], "相手", 30)])
def test_whose_turn_it_is_and_who_is_there_both_have_to_hold(beside: list[str], whose: str, power: int) -> None:
    one = says("ONE-807", f"{whose}のターンの間、このカードは、自分の「Bea-002」がいる場合、+20/+20を得る。")
    here = table({"main": ["ONE-807", *beside]}, {}, one)
    assert here.power("ONE-807") == (power, power)


def test_what_is_counted_may_be_told_first() -> None:
    one = says("CNT-808", "相手のキャラ1枚につき、このカードは+10/±0を得る。")
    here = table({"main": ["CNT-808"]}, {"main": ["ann", "bea"]}, one)
    assert here.power("CNT-808") == (50, 30)


@pytest.mark.parametrize(("others", "offered"), [(1, False), (2, True)])
def test_where_there_are_not_so_many_it_does_not_approach(others: int, offered: bool) -> None:
    shy = says("SHY-809", "このカードは、相手のキャラが2枚以上いない場合、アプローチできない。")
    here = table({"main": ["SHY-809", "ann"]}, {"main": ["bea", "clo"][:others]}, shy)
    here.declare()
    assert here.offers("approach", "SHY-809") == offered


def test_who_would_exit_goes_under_the_deck_instead() -> None:
    low = says("LOW-810", "このカードは、退場した場合、捨て札置き場に置かれる代わりにデッキの下に移る。")
    here = table({"main": ["LOW-810"], "hand": ["OUT-801"]}, {}, low, OUT)
    here.play("OUT-801")
    answers(here)
    assert here.zone("LOW-810") == "deck"


def test_chance_says_what_is_discarded() -> None:
    loss = happens("LOS-811", "[メイン/自分]:相手の手札1枚を無作為に捨て札にする。")
    here = table({"hand": ["LOS-811"]}, {"hand": ["ann", "bea", "clo"]}, loss)
    here.play("LOS-811")
    assert here.question.kind == "action"
    assert len(here.hand(1)) == 2


@pytest.mark.parametrize(("who", "offered"), [("dot", True), ("NOB-812", False)])
def test_nobody_uses_texts_while_one_of_those_approaches(who: str, offered: bool) -> None:
    hush = says(
        "NOB-812",
        "自分の「Nob-812」がアプローチに参加した場合、そのキャラがアプローチに参加している間、"
        "全てのプレイヤーは、キャラのテキストを使用することができない。",
    )
    here = table({"main": ["NOB-812", "dot"], "hand": ["ann"]}, {"main": ["USE-802"], "hand": ["bea"]}, hush, USES)
    here.declare()
    here.say(here.option("approach", who))
    while here.asked[0] != 1:
        here.say(("pass",))
    assert here.offers("use", "USE-802", 0) == offered
    through(here)
    if not offered:
        here.say(here.option("approach", "dot"))
        while here.asked[0] != 1:
            here.say(("pass",))
        assert here.offers("use", "USE-802", 0)


def test_it_takes_away_what_it_has_itself() -> None:
    drain = says(
        "DRA-813",
        "[メイン/自分]:《0》相手のキャラ1枚は、ターン終了時まで"
        "このカードのAP/DPの値と同じ値のAP/DPのマイナスの修正を得る。",
        power=(20, 10),
    )
    here = table({"main": ["DRA-813"]}, {"main": ["dot"]}, drain)
    here.say(here.option("use", "DRA-813", 0))
    here.unanswered()
    answers(here)
    assert here.power("dot") == (40, 50)


@pytest.mark.parametrize(("names", "drawn"), [((), 0), (("ann",), 0), (("ann", "bea"), 1)])
def test_each_of_two_has_to_have_approached(names: tuple[str, ...], drawn: int) -> None:
    both = says(
        "BOT-814",
        "[アプローチ/自分]:《0》同じターンの間に、自分の「Ann-001」と「Bea-002」がアプローチしている場合、カードを1枚引く。",
    )
    here = table({"main": ["ann", "bea", "dot", "BOT-814"]}, {}, both)
    here.declare()
    for name in names:
        here.say(here.option("approach", name))
        through(here)
    here.say(here.option("approach", "dot"))
    here.say(here.option("use", "BOT-814", 0))
    here.unanswered()
    assert len(here.hand(0)) == drawn


def test_events_in_the_hand_of_the_opponent_cost_more_this_turn() -> None:
    dear = happens("DEA-815", "[メイン/自分]:このターン、相手の手札にある全てのイベントカードは、使用コスト+1を得る。")
    for names, offered in (((), True), (("DEA-815",), False)):
        here = table({"main": ["dot"], "hand": ["DEA-815"]}, {"hand": ["hex"]}, dear)
        for name in names:
            here.play(name)
        here.declare()
        here.say(here.option("approach", "dot"))
        while here.asked[0] != 1:
            here.say(("pass",))
        assert here.offers("event", "hex") == offered


def test_as_many_as_were_rested_stay_so_many_when_one_of_them_goes() -> None:
    swift = says(
        "SWI-816",
        "[メイン/自分]:《0》任意の枚数の自分のキャラを休息状態にする。その場合、このカードは、ターン終了時まで"
        "休息状態にした枚数と同じ使用コストの値を持つキャラには妨害されない。",
    )
    slow = character("SLO-817", cost=2)
    here = table(
        {"main": ["SWI-816", "ann", "bea"], "hand": ["OUT-801"]},
        {"main": ["SLO-817"], "hand": ["hex"]},
        swift,
        slow,
        OUT,
    )
    here.say(here.option("use", "SWI-816", 0))
    here.unanswered()
    here.pick("ann", "bea")
    here.say(("pass",))
    here.play("OUT-801")
    here.say(next(option for option in here.question.options if option[1:] == (here.ref("ann"),)))
    here.declare()
    here.say(here.option("approach", "SWI-816"))
    here.step()
    assert not here.offers("block", "SLO-817")


def test_that_card_behind_one_that_was_turned_up_is_the_one_that_was_turned_up() -> None:
    lucky = says(
        "LUC-818",
        "自分の「Bea-002」が登場した場合、デッキの上のカード1枚を表にする。"
        "表にしたカードが「Ann-001」の場合、そのカードを手札に加える。その場合、カードを1枚引く。",
    )
    here = table({"main": ["LUC-818"], "hand": ["bea"], "deck": ["ann", "clo", "dot"]}, {}, lucky)
    here.play("bea")
    answers(here)
    assert here.zone("bea") == "main"
    assert here.hand(0) == ["ANN-001", "CLO-003"]


def test_where_it_goes_as_it_would_exit_may_be_said_without_instead() -> None:
    back = says("BAC-819", "このカードは、退場する場合、手札に戻る。このカードが退場した場合、カードを2枚引く。")
    here = table({"main": ["BAC-819"], "hand": ["OUT-801"]}, {}, back, OUT)
    here.play("OUT-801")
    answers(here)
    assert here.hand(0) == ["BAC-819"]


@pytest.mark.parametrize(("cost", "dp"), [(2, 50), (3, 30)])
def test_it_is_stronger_while_it_blocks_somebody_such(cost: int, dp: int) -> None:
    wall = says(
        "WAL-820", "このカードが使用コストの値が2以下の相手のキャラを妨害している場合、±0/+20を得る。", power=(10, 30)
    )
    comer = character("COM-821", cost=cost)
    here = table({"main": ["COM-821"], "hand": ["hex"]}, {"main": ["WAL-820"], "hand": ["ann"]}, wall, comer)
    here.declare()
    here.say(here.option("approach", "COM-821"))
    here.step()
    here.say(here.option("block", "WAL-820"))
    assert here.power("WAL-820") == (10, dp)


@pytest.mark.parametrize("lying", [0, 1, 2])
def test_a_coin_for_each_card_that_was_removed(lying: int) -> None:
    rich = says(
        "RIC-822",
        "[メイン/自分]:《0》自分の捨て札置き場にあるキャラを2枚までゲームから取り除く。"
        "その場合、取り除いたカード1枚につき、このカードの上に+10/+10コインを1個乗せる。",
    )
    here = table({"main": ["RIC-822"], "discard": ["ann", "bea"]}, {}, rich)
    here.say(here.option("use", "RIC-822", 0))
    here.unanswered()
    here.pick(*("ann", "bea")[:lying]) if lying else here.say()
    while here.question.kind != "action":
        here.say(here.question.options[0])
    assert here.power("RIC-822") == (30 + 10 * lying, 30 + 10 * lying)


@pytest.mark.parametrize(("nth", "offered"), [(0, True), (3, False)])
def test_a_colour_that_its_player_names_cannot_block(nth: int, offered: bool) -> None:
    """Red is told first, green fourth."""
    hue = says(
        "HUE-823",
        "[メイン/自分]:《0》色を1つ指定する。その場合、このターン、このカードは、指定した色のキャラには妨害されない。",
    )
    green = character("GRE-824", color="green")
    here = table({"main": ["HUE-823"], "hand": ["ann"]}, {"main": ["GRE-824"], "hand": ["hex"]}, hue, green)
    here.say(here.option("use", "HUE-823", 0))
    here.unanswered()
    assert len(here.question.options) == 6
    here.say(here.question.options[nth])
    here.declare()
    here.say(here.option("approach", "HUE-823"))
    here.step()
    assert here.offers("block", "GRE-824") == offered


def test_a_colour_that_nobody_named_is_refused() -> None:
    with pytest.raises(CardTextError):
        says("HUE-823", "このカードが登場した場合、指定した色の相手のキャラ1枚を休息状態にする。")


@pytest.mark.parametrize(
    "instead",
    ["『昔話』のカード1枚を手札に加える", "「犬」1枚を場に出す", "相手のキャラ1枚を休息状態にする"],
)
def test_what_is_taken_instead_behind_cards_that_were_looked_at_is_refused(instead: str) -> None:
    """Unless it says that it is one of those, or is taken out (test_23_what_is_done)."""
    look = "このカードが登場した場合、デッキの上のカード3枚を見て、その中にある「桃」1枚を休息状態で場に出す。"
    with pytest.raises(CardTextError):
        says("LOO-825", f"{look}または、{instead}。その後、残りのカードを任意の順番でデッキの下に移す。")
