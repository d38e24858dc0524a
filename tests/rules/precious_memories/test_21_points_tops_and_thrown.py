"""Who becomes a point by an approach, the top of the other player's deck, cards that were just discarded, and who comes
or stays sideways. Each is read, and then played."""

from __future__ import annotations

import pytest

from engine.games.precious_memories.wording import GRAMMAR
from engine.wording import CardTextError
from tests.rules.precious_memories.stock import ACTIVE, character, table
from tests.rules.precious_memories.test_5_what_texts_speak_of import happens, says
from tests.rules.precious_memories.test_6_more_texts import answers

HEARS = says(
    "HEA-031",
    "相手のアプローチによって自分のポイント置き場にカードが置かれた場合、カードを1枚引く。ポイント置き場に置かれたカードが「Bea-002」の場合、"
    "自分の「Clo-003」1枚を活動状態にする。",
)
GIVES = happens("GIV-032", "[メイン/自分]:相手に1ポイント与える。")


@pytest.mark.parametrize(("top", "rested"), [("bea", False), ("gus", True)])
def test_a_point_by_an_approach_is_heard_and_known(top: str, rested: bool) -> None:
    here = table(
        {"main": ["ann", "dot"], "hand": ["eve"]},
        {"main": ["HEA-031", {"card": "clo", "rested": True}], "hand": ["tea"], "deck": [top, *["gus"] * 6]},
        HEARS,
    )
    here.approach("ann")
    answers(here)
    assert (len(here.hand(1)), here.is_rested("clo")) == (2, rested)


def test_a_point_by_an_effect_is_none_by_an_approach() -> None:
    here = table({"hand": ["GIV-032"]}, {"main": ["HEA-031"], "hand": ["tea"]}, HEARS, GIVES)
    here.play("GIV-032")
    assert (here.points(1), len(here.hand(1))) == (1, 1)


def test_any_point_is_heard_whosever_it_is() -> None:
    wakes = says("WAK-033", "自分または相手のポイント置き場にカードが置かれるごとに、カードを1枚引く。")
    here = table({"main": ["WAK-033"], "hand": ["GIV-032"]}, {}, wakes, GIVES)
    here.play("GIV-032")
    assert len(here.hand(0)) == 1


# --- the other's deck ---


@pytest.mark.parametrize(("top", "left"), [("tea", 3), ("ann", 9)])
def test_what_lies_on_top_of_the_others_deck_is_turned_up(top: str, left: int) -> None:
    mills = happens(
        "MIL-034",
        "[メイン/自分]:相手のデッキの上のカード1枚を表にする。表にしたカードがイベントカードの場合、相手のデッキの上のカード6枚を捨て札にする。",
    )
    here = table({"hand": ["MIL-034", "clo"]}, {"deck": [top, *["gus"] * 8], "hand": ["eve"]}, mills)
    here.play("MIL-034")
    assert here.game.count(1, "deck") == left


def test_the_top_of_the_others_deck_is_put_in_another_order() -> None:
    turns = happens("TUR-035", "[メイン/自分]:相手のデッキの上のカード2枚を見て、任意の順番でデッキの上に戻す。")
    here = table({"hand": ["TUR-035", "clo"]}, {"deck": ["ann", "bea", "gus"], "hand": ["eve"]}, turns)
    here.play("TUR-035")
    assert (here.question.seat, here.question.private) == (0, True)
    here.say(*reversed(here.question.options))
    deck = [here.game.keys[card] for card in here.game.zone(1, "deck")]
    assert deck == ["BEA-002", "ANN-001", "GUS-009"]
    assert here.game.count(0, "deck") == 12


# --- cards that were just discarded ---


def test_among_those_just_discarded_something_is_taken() -> None:
    digs = happens(
        "DIG-036", "[メイン/自分]:デッキの上のカード3枚を捨て札にする。その場合、その中にあるキャラ1枚を手札に加える。"
    )
    here = table({"hand": ["DIG-036"], "deck": ["tea", "ann", "hex", "gus"], "discard": ["bea"]}, {}, digs)
    here.play("DIG-036")
    answers(here)
    assert (here.hand(0), here.zone("bea")) == (["ANN-001"], "discard")


@pytest.mark.parametrize(("third", "drawn"), [("ann", 1), ("hex", 0)])
def test_how_many_are_among_them_is_counted(third: str, drawn: int) -> None:
    counts = happens(
        "COU-037",
        "[メイン/自分]:デッキの上のカード3枚を捨て札にする。その場合、その中にキャラが2枚以上ある場合、カードを1枚引く。",
    )
    here = table({"hand": ["COU-037"], "deck": ["tea", "clo", third, "gus"], "discard": ["bea"]}, {}, counts)
    here.play("COU-037")
    assert len(here.hand(0)) == drawn


def test_who_exited_is_spoken_of_where_it_was_waited_for() -> None:
    mourns = happens(
        "MOU-038",
        "[メイン/自分]:自分のキャラ1枚を指定する。このターン、そのキャラがアプローチで退場した場合、デッキの上のカード3枚を捨て札にする。その場合、"
        "その中にある退場したキャラと同じ名称のキャラを2枚まで手札に移すことができる。",
    )
    here = table(
        {"main": ["eve"], "hand": ["MOU-038", "clo"], "deck": ["ann", "TWI-039", *["gus"] * 8]},
        {"main": ["dot"], "hand": ["tea"]},
        mourns,
        character("TWI-039", name="Eve-005"),
    )
    here.play("MOU-038")
    here.approach("eve", "dot")
    while here.question.kind != "action":
        here.say(next((each for each in here.question.options if each[0] in ("yes", "target", "card")), ("done",)))
    assert (here.zone("TWI-039"), here.zone("ann")) == ("hand", "discard")


# --- sideways ---


@pytest.mark.parametrize("way", ["play", "put"])
def test_who_comes_resting_does_so_however_it_comes(way: str) -> None:
    tired = says("TIR-040", "このカードは、休息状態で場に出る。")
    call = happens("CAL-041", "[メイン/自分]:手札からキャラ1枚を場に出す。")
    here = table({"hand": ["TIR-040", "CAL-041"]}, {}, tired, call)
    here.play("TIR-040" if way == "play" else "CAL-041")
    answers(here)
    assert here.is_rested("TIR-040")


@pytest.mark.parametrize(("way", "rested"), [("play", False), ("put", True)])
def test_who_is_put_there_by_an_effect_comes_resting(way: str, rested: bool) -> None:
    holds = says("HOL-042", "カードの効果で場に出る青以外のキャラは、休息状態で場に出る。")
    call = happens("CAL-041", "[メイン/自分]:手札からキャラ1枚を場に出す。")
    here = table({"hand": ["ann", "CAL-041"]}, {"main": ["HOL-042"]}, holds, call)
    here.play("ann" if way == "play" else "CAL-041")
    answers(here)
    assert here.is_rested("ann") is rested


def test_who_stays_resting_at_the_start_of_a_turn_is_made_active_by_effects() -> None:
    sleeps = says("SLE-043", "このカードは、ターン開始時に活動状態にならない。")
    wakes = happens("WAK-044", "[メイン/相手]:自分のキャラ1枚を活動状態にする。")
    here = table(
        {"main": [{"card": "SLE-043", "rested": True}, {"card": "ann", "rested": True}], "hand": ["WAK-044"]},
        {"hand": ["tea"]},
        sleeps,
        wakes,
        seat="B",
    )
    here.passes()
    here.say(("end",)) if ("end",) in here.question.options else None
    here.passes()
    assert (here.game.state.active, here.is_rested("SLE-043"), here.is_rested("ann")) == (0, True, False)


# --- other words ---


@pytest.mark.parametrize(("others", "hand"), [(["ann"], 1), (["ann", "bea", "clo"], 3)])
def test_cards_are_drawn_up_to_as_many_as_are_there(others: list[str], hand: int) -> None:
    fills = happens(
        "FIL-045", "[メイン/自分]:手札が、自分のメインエリアにいるキャラの枚数と同じ枚数になるまでカードを引く。"
    )
    here = table({"main": others, "support": ["dot"], "hand": ["FIL-045"]}, {}, fills)
    here.play("FIL-045")
    assert len(here.hand(0)) == hand


def test_this_turn_may_stand_before_this_card() -> None:
    again = says(
        "AGA-046",
        "このカードが登場した場合、このターン、このカードは、アプローチに参加した場合、活動状態になる。",
    )
    again = type(again)(
        **{name: getattr(again, name) for name in again.__struct_fields__} | {"abilities": (*again.abilities, ACTIVE)}
    )
    here = table({"hand": ["AGA-046", "clo"]}, {"hand": ["tea"]}, again)
    here.play("AGA-046")
    here.approach("AGA-046")
    assert not here.is_rested("AGA-046")


# --- of whom it is told before the condition ---


@pytest.mark.parametrize(("there", "power"), [("bea", 50), ("clo", 30)])
def test_of_whom_it_is_said_may_stand_before_the_condition(there: str, power: int) -> None:
    lifts = says(
        "LIF-047",
        "自分の「Ann-001」がアプローチした場合、そのキャラは、自分の「Bea-002」がいる場合、ターン終了時まで+20/+20を得る。",
    )
    here = table({"main": ["ann", "dot", there, "LIF-047"], "hand": ["eve"]}, {"hand": ["tea"]}, lifts)
    here.approach("ann")
    assert here.power("ann")[0] == power


@pytest.mark.parametrize(("there", "rested"), [("bea", False), ("clo", True)])
def test_so_it_may_for_the_end_of_the_turn(there: str, rested: bool) -> None:
    wakes = happens(
        "WAK-048",
        "[メイン/自分]:自分の「Ann-001」1枚は、自分の「Bea-002」がいる場合、ターン終了時に活動状態になる。",
    )
    here = table({"main": ["ann", there, "dot"], "hand": ["WAK-048", "eve"]}, {"hand": ["tea"]}, wakes)
    here.play("WAK-048")
    here.approach("ann")
    here.passes()
    here.say(("end",))
    assert (here.game.state.active, here.is_rested("ann")) == (1, rested)


def test_a_condition_on_who_is_only_being_chosen_is_refused() -> None:
    word = "このカードが登場した場合、自分のキャラ1枚は、{}、ターン終了時まで〔我慢〕を得る"
    GRAMMAR.compile(word.format("手札が2枚以下の場合"), "ja")
    with pytest.raises(CardTextError):
        GRAMMAR.compile(word.format("そのキャラが【犬】を持つ場合"), "ja")
