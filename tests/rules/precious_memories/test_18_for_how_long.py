"""How long what is said of somebody lasts, how many it was done to, and who is left out. Each is read, then played."""

from __future__ import annotations

import pytest

from engine.games.precious_memories.wording import GRAMMAR
from engine.wording import CardTextError
from tests.rules.precious_memories.stock import Table, character, pm, table
from tests.rules.precious_memories.test_5_what_texts_speak_of import happens, says
from tests.rules.precious_memories.test_6_more_texts import answers, choose

AWAY = happens("AWY-933", "[アプローチ/両方]:自分のキャラ1枚を退場させる。")


def turn_over(here: Table) -> None:
    """The turn of whoever has it ends; nobody does anything."""
    turn = here.game.state.turn
    while here.game.state.turn == turn:
        options = here.question.options
        if ("pass",) in options:
            here.say(("pass",))
        elif ("end",) in options:
            here.say(("end",))
        else:
            here.say(*options[: here.question.least])


def lasting(words: str, window: str, seat: str) -> tuple[Table, list[int]]:
    """What ANN has in this turn and in the next three, strengthened for as long as the words say by an event of A."""
    strong = happens("STR-931", f"[メイン/{window}]:自分のキャラ1枚は、{words}+20/+20を得る。")
    mine = {"main": ["ann"], "hand": ["STR-931", "tea", "bea"]}
    here = table(mine, {"main": ["dot"], "hand": ["tea", "clo"]}, strong, seat=seat)
    while not here.offers("event", "STR-931"):
        here.say(("pass",))
    here.play("STR-931")
    answers(here)
    powers = [here.power("ann")[0]]
    for _ in range(3):
        turn_over(here)
        powers.append(here.power("ann")[0])
    return here, powers


@pm("R-PM-51", "R-PM-88")
@pytest.mark.parametrize(
    ("words", "window", "seat", "powers"),
    [
        ("ターン終了時まで", "自分", "A", [50, 30, 30, 30]),
        ("次のターン終了時まで", "自分", "A", [50, 50, 30, 30]),
        ("相手のターン終了時まで", "自分", "A", [50, 50, 30, 30]),
        ("相手のターンのターン終了時まで", "相手", "B", [50, 30, 30, 30]),
        ("次の相手のターン終了時まで", "自分", "A", [50, 50, 30, 30]),
        ("次の相手のターン終了時まで", "相手", "B", [50, 50, 50, 30]),
        ("次の自分のターン終了時まで", "自分", "A", [50, 50, 50, 30]),
        ("次の自分のターン終了時まで", "相手", "B", [50, 50, 30, 30]),
    ],
)
def test_it_lasts_to_the_end_of_the_turn_that_is_named(words: str, window: str, seat: str, powers: list[int]) -> None:
    assert lasting(words, window, seat)[1] == powers


def test_it_lasts_to_the_end_of_the_next_exit_judgement() -> None:
    tough = says("TOU-932", "このカードがアプローチした場合、このカードは、次の退場判定終了時まで退場しない。")
    mine = {"main": ["TOU-932", "bea", "clo"], "hand": ["AWY-933"]}
    here = table(mine, {"main": ["dot"], "hand": ["tea"]}, tough, AWAY)
    here.approach("TOU-932", "dot")
    assert here.zone("TOU-932") == "main"
    here.say(here.option("approach", "bea"))
    here.play("AWY-933")
    choose(here, "TOU-932")
    assert here.zone("TOU-932") == "discard"


def test_who_approaches_is_left_out_of_those_who_are_strengthened() -> None:
    helps = says(
        "HLP-934",
        "自分のキャラがアプローチした場合、そのキャラ以外の自分のキャラ1枚は、ターン終了時まで+20/+20を得る。",
    )
    here = table({"main": ["HLP-934", "ann", "bea"], "hand": ["tea"]}, {"hand": ["tea"]}, helps)
    here.declare()
    here.say(here.option("approach", "ann"))
    assert {option[1] for option in here.question.options} == {here.ref("HLP-934"), here.ref("bea")}


@pytest.mark.parametrize(("back", "drawn", "power"), [(1, 0, 30), (3, 0, 40), (4, 1, 40)])
def test_it_hangs_on_how_many_went_back(back: int, drawn: int, power: int) -> None:
    heals = happens(
        "HEA-935",
        "[メイン/自分]:自分の捨て札置き場にあるキャラを5枚までデッキに戻し、デッキをシャッフルする。キャラを3枚以上戻した場合、"
        "自分の全てのキャラは、ターン終了時まで+10/+10を得る。キャラを4枚戻した場合、カードを1枚引く。",
    )
    gone = [character(f"GON-94{at}") for at in range(5)]
    here = table({"main": ["ann"], "hand": ["HEA-935"], "discard": [each.key for each in gone]}, {}, heals, *gone)
    here.play("HEA-935")
    here.say(*here.question.options[:back])
    assert (len(here.hand(0)), here.power("ann")[0]) == (drawn, power)


@pytest.mark.parametrize(("ap", "blocks"), [(30, True), (20, True), (10, False), (0, False)])
def test_who_is_weaker_by_so_much_does_not_block(ap: int, blocks: bool) -> None:
    proud = says("PRO-936", "このカードは、このカードよりAPが30以上低いキャラには妨害されない。", power=(40, 40))
    weak = character("WEA-937", power=(ap, 30))
    here = table({"main": ["PRO-936"], "hand": ["tea"]}, {"main": ["WEA-937", "dot"], "hand": ["tea"]}, proud, weak)
    here.declare()
    here.say(here.option("approach", "PRO-936"))
    here.step()
    assert here.offers("block", "WEA-937") is blocks


@pytest.mark.parametrize(("words", "drawn"), [("登場した", 0), ("場に出た", 1)])
def test_who_was_put_onto_the_field_has_not_appeared_this_turn(words: str, drawn: int) -> None:
    new = says("NEW-938", f"このカードが{words}ターンの間、自分の「Ann-001」が登場した場合、カードを1枚引く。")
    puts = happens("PUT-939", "[メイン/自分]:自分の捨て札置き場にあるキャラ1枚を場に出す。")
    here = table({"hand": ["PUT-939", "ann"], "discard": ["NEW-938"]}, {}, new, puts)
    here.play("PUT-939")
    answers(here)
    here.play("ann")
    assert len(here.hand(0)) == drawn


def test_points_are_turned_in_other_words() -> None:
    shows = happens("SHO-940", "[メイン/自分]:自分のポイント置き場にあるカードを2枚まで表にすることができる。")
    point = {"card": "bea", "face_down": True}
    here = table({"hand": ["SHO-940"], "points": [point, "ann"]}, {}, shows)
    here.play("SHO-940")
    here.say(here.question.options[0])
    here.say(*[option for option in here.question.options if option[1:] == (here.ref("bea"),)])
    assert here.zone("bea") == "pile_up"


@pytest.mark.parametrize(
    "words",
    [
        "手札1枚を表向きにする。",
        "自分のキャラ1枚を場に出す。",
        "手札1枚を手札に加える。",
        "自分の捨て札置き場にあるキャラ1枚を捨て札にする。",
        "手札からキャラ1枚を活動状態にする。",
        "自分の捨て札置き場にあるキャラ1枚を退場させる。",
        "ゲームから取り除かれている自分のキャラ1枚をゲームから取り除く。",
    ],
)
def test_what_cannot_be_done_where_a_card_lies_is_refused(words: str) -> None:
    with pytest.raises(CardTextError):
        GRAMMAR.compile("[メイン/自分]:《0》" + words, "ja", kind="character")


@pm("R-PM-87")
@pytest.mark.parametrize(("name", "blocker", "drawn"), [("BRA-941", "dot", 1), ("dot", "BRA-941", 0)])
def test_who_blocks_does_not_exit_by_approaching(name: str, blocker: str, drawn: int) -> None:
    brave = says("BRA-941", "このカードがアプローチで退場した場合、カードを1枚引く。")
    mine, theirs = ("BRA-941", "dot") if name == "BRA-941" else ("dot", "BRA-941")
    here = table({"main": [mine, "bea"], "hand": ["tea"]}, {"main": [theirs], "hand": ["tea"]}, brave)
    here.approach(name, blocker)
    assert here.zone("BRA-941") == "discard"
    assert len(here.hand(0 if mine == "BRA-941" else 1)) == 1 + drawn
