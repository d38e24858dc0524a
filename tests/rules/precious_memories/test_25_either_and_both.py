"""What two things hang on of which one is done; what has not been done since a card lies there already; and that one
and another are two cards."""

from __future__ import annotations

import pytest

from engine.games.precious_memories.wording import GRAMMAR
from engine.kernel.cards.tree import If, OneOf, ToDo, nodes_of
from engine.wording import CardTextError
from tests.rules.precious_memories.stock import Table, character, keyword, pm, table
from tests.rules.precious_memories.test_5_what_texts_speak_of import happens, says
from tests.rules.precious_memories.test_6_more_texts import answers, choose

PICK = "カードを1枚引く。または、自分のキャラ1枚を活動状態にする。"


def drawn(here: Table) -> int:
    return here.hand(0).count("GUS-009")


# --- or else ---


@pm("R-PM-160")
def test_both_of_two_things_hang_on_the_condition_before_the_first() -> None:
    asks = says("ASK-001", "[メイン/自分]:《0》自分の「Ann-001」がいる場合、" + PICK)
    here = table({"main": ["ASK-001", "clo"]}, {}, asks)
    here.do("use", "ASK-001", 0)
    assert (here.question.kind, drawn(here)) == ("action", 0)
    here = table({"main": ["ASK-001", "ann"]}, {}, asks)
    here.do("use", "ASK-001", 0)
    assert here.question.kind == "mode"
    here.say(here.question.options[0])
    assert drawn(here) == 1


@pm("R-PM-160")
@pytest.mark.parametrize("again", ["その場合、", "休息状態にした場合、"])
def test_both_of_two_things_hang_on_the_deed_before_the_first(again: str) -> None:
    rests = happens("RES-002", "[メイン/自分]:自分の「Ann-001」1枚を休息状態にする。" + again + PICK)
    here = table({"main": ["bea"], "hand": ["RES-002", "clo"]}, {}, rests)
    here.play("RES-002")
    assert (here.question.kind, drawn(here)) == ("action", 0)
    here = table({"main": ["ann"], "hand": ["RES-002", "clo"]}, {}, rests)
    here.play("RES-002")
    assert here.question.kind == "mode"
    here.say(here.question.options[0])
    assert here.is_rested("ann")
    assert drawn(here) == 1


@pm("R-PM-160")
def test_who_declines_the_deed_has_neither_of_both() -> None:
    gives = says("GIV-003", "このカードが登場した場合、手札1枚を捨て札にすることができる。その場合、" + PICK)
    here = table({"hand": ["GIV-003", "clo"]}, {}, gives)
    here.play("GIV-003")
    assert here.question.kind == "may"
    here.say(("no",))
    assert (here.question.kind, here.hand(0)) == ("action", ["CLO-003"])


def test_each_of_two_with_a_condition_or_a_deed_of_its_own_hangs_on_that() -> None:
    for text, kind in (
        ("自分の「桃」がいる場合、カードを1枚引く。または、自分の「梅」がいる場合、カードを2枚引く", If),
        (
            "手札1枚を捨て札にする。その場合、カードを1枚引く。または、手札2枚を捨て札にする。その場合、カードを3枚引く",
            ToDo,
        ),
    ):
        tree = GRAMMAR.compile(f"[メイン/自分]:《0》{text}。", "ja", kind="character").abilities
        (either,) = (each for each in nodes_of(tree) if isinstance(each, OneOf))
        assert [type(option) for option in either.options] == [kind, kind]


@pytest.mark.parametrize(
    "text",
    [
        "カードを1枚引く。自分のキャラ1枚を活動状態にする。または、相手のキャラ1枚を休息状態にする。",
        "カードを1枚引く。その後、自分のキャラ1枚を活動状態にする。または、相手のキャラ1枚を休息状態にする。",
        "カードを1枚引く。または、自分のキャラ1枚を活動状態にする。その後、手札1枚を捨て札にする。",
        "自分の「桃」がいる場合、カードを1枚引く。または、手札1枚を捨て札にする。その場合、カードを2枚引く。",
        "このカードは、自分の「桃」がいる場合、ターン終了時まで+10/+10を得る。または、カードを1枚引く。",
    ],
)
def test_a_choice_of_which_nobody_says_where_it_begins_is_refused(text: str) -> None:
    with pytest.raises(CardTextError):
        GRAMMAR.compile("[メイン/自分]:《0》" + text, "ja", kind="character")


def test_behind_another_players_deed_the_choice_is_his() -> None:
    text = "[メイン/自分]:相手は、手札1枚を捨て札にする。または、自分のキャラ1枚を捨て札にする。"
    here = table({"main": ["ann"], "hand": ["TOL-013"]}, {"main": ["bea"], "hand": ["clo"]}, happens("TOL-013", text))
    here.play("TOL-013")
    assert here.asked == (1, "mode")
    here.say(here.question.options[1])
    assert (here.zone("ann"), here.zone("bea")) == ("main", "discard")


# --- what lies there already ---


@pm("R-PM-130")
def test_who_lies_in_the_discard_pile_already_is_not_discarded_for_anything() -> None:
    words = "自分のキャラが退場した場合、このカードを捨て札にすることができる。捨て札にした場合、カードを1枚引く。"
    here = table({"main": ["MAR-004"]}, {"main": ["dot"]}, says("MAR-004", words, power=(10, 10)))
    here.approach("MAR-004", "dot")
    assert here.zone("MAR-004") == "discard"
    assert (here.question.kind, drawn(here)) == ("action", 0)
    here = table({"main": ["MAR-004", "eve"]}, {"main": ["dot"]}, says("MAR-004", words, power=(10, 10)))
    here.approach("eve", "dot")
    here.say(("yes",))
    assert (here.zone("MAR-004"), drawn(here)) == ("discard", 1)


@pm("R-PM-130")
def test_for_what_hangs_on_it_only_what_lies_elsewhere_is_taken_to_a_place() -> None:
    takes = happens(
        "TAK-005",
        "[メイン/自分]:手札または捨て札置き場にあるキャラ1枚を捨て札にする。その場合、カードを1枚引く。",
    )
    here = table({"hand": ["TAK-005", "ann", "clo"], "discard": ["bea"]}, {}, takes)
    here.play("TAK-005")
    assert sorted(here.game.key(int(option[1])) for option in here.question.options) == ["ANN-001", "CLO-003"]
    choose(here, "ann")
    assert (here.zone("ann"), drawn(here)) == ("discard", 1)


# --- one and another ---

ANN, BOB = character("ONE-006", name="Ann"), character("TWO-007", name="Bob")
BOTH = character("TEN-008", keyword("combi"), name=("Ann", "Bob"))
STRONGER = "[メイン/自分]:自分の「Ann」1枚と「Bob」1枚は、ターン終了時まで+20/+20を得る。"
RESTED = "[メイン/自分]:自分の「Ann」1枚と「Bob」1枚を休息状態にする。その場合、カードを1枚引く。"


def laid(text: str, *main: str) -> Table:
    """An event has been played, with these in the main area."""
    here = table({"main": list(main), "hand": ["MEA-009"]}, {}, happens("MEA-009", text), ANN, BOB, BOTH)
    here.play("MEA-009")
    return here


@pm("R-PM-161")
def test_one_card_of_both_names_is_but_one_of_the_two() -> None:
    here = laid(STRONGER, "TEN-008")
    assert (here.question.kind, here.power("TEN-008")) == ("action", (50, 50))
    here = laid(STRONGER, "TEN-008", "TWO-007")
    assert (here.power("TEN-008"), here.power("TWO-007")) == ((50, 50), (50, 50))
    here = laid("[メイン/自分]:自分のキャラ1枚と自分の「Bob」1枚の上に+10/+10コインを1個乗せる。", "TWO-007")
    assert here.power("TWO-007") == (40, 40)


@pm("R-PM-161")
def test_this_card_and_one_character_are_two() -> None:
    leads = says("LEA-010", "このカードが登場した場合、このカードと自分のキャラ1枚は、ターン終了時まで+20/+20を得る。")
    here = table({"main": ["ann"], "hand": ["LEA-010"]}, {}, leads)
    here.play("LEA-010")
    assert (here.power("LEA-010"), here.power("ann")) == ((50, 50), (50, 50))


@pm("R-PM-161")
@pytest.mark.parametrize("other", ["", "ONE-006", "TWO-007"])
def test_what_hangs_on_two_needs_two(other: str) -> None:
    main = ["TEN-008", *([other] if other else [])]
    here = laid(RESTED, *main)
    assert here.question.kind == "action"
    assert drawn(here) == bool(other)
    assert [here.is_rested(name) for name in main] == [bool(other)] * len(main)


@pm("R-PM-161")
def test_of_two_a_cost_names_nobody_is_taken_for_the_one_without_whom_the_other_is_missing() -> None:
    here = laid(RESTED, "ONE-006", "TEN-008")
    assert here.is_rested("ONE-006")
    assert here.is_rested("TEN-008")
    here = laid(RESTED, "ONE-006", "TEN-008", "TWO-007")
    choose(here, "TEN-008")
    assert here.is_rested("TWO-007")
    assert not here.is_rested("ONE-006")


@pytest.mark.parametrize(
    "text",
    [
        "自分の「桃」1枚と相手のキャラ1枚を手札に戻す。そのキャラと同じ名称の自分のキャラ1枚を活動状態にする。",
        "自分の「桃」1枚と「梅」1枚は、ターン終了時まで+20/+20を得る。このターン、そのキャラが妨害された場合、カードを1枚引く。",
    ],
)
def test_where_two_in_one_breath_cannot_both_be_meant_nobody_says_who_that_character_is(text: str) -> None:
    with pytest.raises(CardTextError, match="nobody can tell"):
        GRAMMAR.compile("[メイン/自分]:" + text, "ja", kind="event")


@pm("R-PM-161")
def test_whoever_is_spoken_of_behind_two_on_the_field_is_both() -> None:
    here = laid(
        "[メイン/自分]:自分の「Ann」1枚と「Bob」1枚は、ターン終了時まで+20/+20を得る。"
        "そのキャラは、ターン終了時まで+10/±0を得る。",
        "ONE-006",
        "TWO-007",
    )
    assert (here.power("ONE-006"), here.power("TWO-007")) == ((60, 50), (60, 50))


@pm("R-PM-82")
@pytest.mark.parametrize("words", ["自分の全ての「Ann」と「Bob」1枚", "自分の「Ann」1枚と全ての「Bob」"])
def test_all_of_one_and_the_other_are_own_ones(words: str) -> None:
    cheers = happens("CHE-012", f"[メイン/自分]:{words}は、ターン終了時まで+10/+10を得る。")
    here = table({"main": ["ONE-006"], "hand": ["CHE-012"]}, {"main": ["TWO-007"]}, cheers, ANN, BOB)
    here.play("CHE-012")
    assert here.question.kind == "action"
    assert (here.power("ONE-006"), here.power("TWO-007")) == ((40, 40), (30, 30))


# --- two who approach together ---


@pm("R-PM-32")
@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize("whose", ["このカード", "自分の「Ann-001」"])
def test_who_exits_in_an_approach_of_two_exits_in_that_of_either(whose: str, first: int) -> None:
    link = says("LIN-011", f"〔連携:「Ann-001」〕{whose}のアプローチで相手のキャラが退場した場合、カードを1枚引く。")
    main = ["ann", "LIN-011"] if first else ["LIN-011", "ann"]
    here = table({"main": main}, {"main": ["clo"]}, link)
    here.declare()
    here.say(here.option("link", "LIN-011", "ann"))
    here.step()
    here.say(here.option("block", "clo"))
    here.step()
    here.say(here.question.options[0])
    assert (here.zone("clo"), drawn(here)) == ("discard", 1)


@pm("R-PM-160")
@pytest.mark.parametrize(("answer", "points", "hand"), [(1, 1, 0), (2, 0, 2)])
def test_a_point_given_to_the_opponent_is_ones_own_deed(answer: int, points: int, hand: int) -> None:
    """Whoever gets it does not choose."""
    either = happens("EIT-261", "[メイン/自分]:相手に1ポイント与える。または、カードを2枚引く。")
    here = table({"hand": ["EIT-261"], "deck": ["ann"] * 4}, {}, either)
    here.play("EIT-261")
    assert here.question.seat == 0
    here.say(here.question.options[answer - 1])
    answers(here)
    assert (here.points(1), len(here.hand(0))) == (points, hand)
