"""What is done with a card whose play has been nullified, phases of either player that begin, and approaches that give
three points. Each is read, and then played."""

from __future__ import annotations

import pytest

from engine.games.precious_memories.wording import GRAMMAR
from engine.wording import CardTextError
from tests.rules.precious_memories.stock import Table, character, pm, table
from tests.rules.precious_memories.test_5_what_texts_speak_of import happens, says
from tests.rules.precious_memories.test_6_more_texts import answers
from tests.rules.precious_memories.test_18_for_how_long import turn_over

THRICE = "このカードは、アプローチで与えるポイントが3点になる。"
STOP = "[メイン/割り込み]:《0》相手のプレイ中のカード1枚を無効に"
FREE, DEAR = character("FRE-901", cost=0, traits=("犬",)), character("DEA-902", cost=2)


def stopped(text: str, name: str) -> Table:
    """The first player plays a character, and the other one nullifies it."""
    here = table(
        {"main": ["ann", "bea"], "hand": [name, "gus", "clo", "dot"]},
        {"main": ["STO-911"], "hand": ["tea"]},
        says("STO-911", text),
        FREE,
        DEAR,
    )
    here.say(("character", here.ref(name), 0))
    here.pay()
    here.say(here.option("use", "STO-911", 0))
    while here.asked[1] != "action" or here.question.rule == "R-PM-28":
        here.say(("pass",) if ("pass",) in here.question.options else here.question.options[0])
    return here


@pm("R-PM-28")
@pytest.mark.parametrize(("fate", "zone"), [("デッキの下に移す", "deck"), ("ゲームから取り除く", "removed_cards")])
def test_a_nullified_card_goes_where_the_text_sends_it(fate: str, zone: str) -> None:
    here = stopped(f"{STOP}し、そのカードを{fate}。", "FRE-901")
    assert here.zone("FRE-901") == zone
    if zone == "deck":
        assert here.game.keys[here.game.zone(0, "deck")[-1]] == "FRE-901"


@pm("R-PM-28")
def test_without_such_a_word_it_is_discarded() -> None:
    assert stopped(f"{STOP}する。", "FRE-901").zone("FRE-901") == "discard"


@pytest.mark.parametrize(
    ("asked", "name", "drawn"),
    [
        ("の元の使用コストが0の", "FRE-901", 1),
        ("の元の使用コストが0の", "DEA-902", 0),
        ("の使用コストが2以上の", "DEA-902", 1),
        ("が【犬】を持つ", "FRE-901", 1),
        ("が【犬】を持つ", "DEA-902", 0),
    ],
)
def test_what_hangs_on_which_card_was_nullified(asked: str, name: str, drawn: int) -> None:
    here = stopped(f"{STOP}する。無効にしたカード{asked}場合、カードを1枚引く。", name)
    assert len(here.hand(1)) == 1 + drawn
    assert here.zone(name) == "discard"


@pytest.mark.parametrize(
    "text",
    [
        "する。そのカードは、ターン終了時まで-10/-10を得る",
        "し、そのカードを手札に戻す",
        "する。そのカードを自分のポイント置き場に表向きで置く",
        "する。無効にしたカードを場に出す",
    ],
)
def test_nobody_stands_on_the_field_whose_play_was_nullified(text: str) -> None:
    with pytest.raises(CardTextError):
        GRAMMAR.compile(STOP + text, "ja", kind="character")


_BARS = "このターン、相手は、無効にしたカードと同じ名称のカードをプレイできない。"


@pytest.mark.parametrize(
    ("bars", "again", "played"), [(_BARS, "FRE-901#2", False), ("", "FRE-901#2", True), (_BARS, "DEA-902", True)]
)
def test_nobody_of_its_name_is_played_this_turn(bars: str, again: str, played: bool) -> None:
    text = f"{STOP}する。{bars}"
    here = table(
        {"main": ["ann", "bea"], "hand": ["FRE-901", "FRE-901", "DEA-902", "gus", "clo"]},
        {"main": ["STO-911"], "hand": ["tea"]},
        says("STO-911", text),
        FREE,
        DEAR,
    )
    first = here.ref("FRE-901")
    here.say(("character", first, 0))
    here.say(here.option("use", "STO-911", 0))
    while here.asked != (0, "action") or here.question.rule == "R-PM-28":
        here.say(("pass",) if ("pass",) in here.question.options else here.question.options[0])
    assert (("character", here.ref(again), 0) in here.question.options) is played


@pm("R-PM-142")
def test_a_phase_of_which_is_not_said_whose_it_is_is_either_players() -> None:
    here = table(
        {"main": ["STA-921"], "hand": ["gus"]},
        {"main": ["ann"], "hand": ["gus"]},
        says("STA-921", "アプローチフェイズ開始時に、デッキの上のカード1枚を捨て札にする。"),
    )
    for turn in range(2):
        here.declare()
        answers(here)
        assert len(here.game.zone(0, "discard")) == turn + 1
        turn_over(here)


@pm("R-PM-84")
@pytest.mark.parametrize(("also", "points"), [("", 3), ("このカードは、アプローチで与えるポイントが2点になる。", 3)])
def test_an_approach_gives_three_points_one_after_the_other(also: str, points: int) -> None:
    here = table({"main": ["TRI-931"], "hand": ["hex"]}, {"hand": ["gus"]}, says("TRI-931", THRICE + also))
    here.approach("TRI-931")
    assert here.points(1) == points


def test_for_a_turn_alone_an_approach_gives_three_points() -> None:
    spur = happens(
        "SPU-932", "[メイン/自分]:ターン終了時まで、自分のキャラ1枚がアプローチで与えるポイントは3点になる。"
    )
    here = table({"main": ["ann"], "hand": ["SPU-932", "clo"]}, {"hand": ["gus"]}, spur)
    here.play("SPU-932")
    answers(here)
    here.approach("ann")
    assert here.points(1) == 3
