"""Such ones among those to which something was done: characters among whatever cards, and what may be any card."""

from __future__ import annotations

import pytest

from engine.games.precious_memories.wording import GRAMMAR
from engine.wording import CardTextError
from tests.rules.precious_memories.stock import Table, table
from tests.rules.precious_memories.test_5_what_texts_speak_of import happens
from tests.rules.precious_memories.test_6_more_texts import answers, choose

MILLS = "デッキの上のカード3枚を捨て札にする。"
THROWS = "手札2枚を捨て札にする。"
SHOWS = "デッキの上のカード3枚を表にする。"


def played(words: str) -> Table:
    """Two characters and an event lie on the deck, one of each in the hand."""
    spell = happens("MEA-001", f"[メイン/自分]:{words}")
    deck = ["bea", "tea", "clo", *["gus"] * 9]
    here = table({"main": ["ann"], "hand": ["MEA-001", "dot", "tea#2"], "deck": deck}, {}, spell)
    here.play("MEA-001")
    while here.question.kind != "action":
        here.say(*here.question.options[: here.question.least])
    return here


@pytest.mark.parametrize(
    ("words", "drawn"),
    [
        (MILLS + "捨て札にしたキャラ1枚につき、カードを1枚引く。", 2),
        (MILLS + "捨て札にしたイベントカード1枚につき、カードを1枚引く。", 1),
        (MILLS + "捨て札にしたカード1枚につき、カードを1枚引く。", 3),
        (MILLS + "捨て札にしたキャラ2枚につき、カードを1枚引く。", 1),
        (MILLS + "捨て札にした『tale』のキャラの枚数と同じ枚数のカードを引く。", 2),
        (MILLS + "その中にあるキャラ1枚につき、カードを1枚引く。", 2),
        (MILLS + "キャラを3枚以上捨て札にした場合、カードを1枚引く。", 0),
        (MILLS + "キャラを2枚以上捨て札にした場合、カードを1枚引く。", 1),
        (THROWS + "捨て札にしたキャラの枚数と同じ枚数のカードを引く。", 1),
    ],
)
def test_of_cards_that_were_discarded_such_are_counted(words: str, drawn: int) -> None:
    here = played(words)
    assert len(here.hand(0)) == drawn + 2 * (not words.startswith(THROWS))


def test_of_cards_that_were_turned_up_such_are_counted() -> None:
    words = SHOWS + "自分の「Ann-001」1枚は、ターン終了時まで、その中にあるキャラ1枚につき、+10/+10を得る。"
    here = played(words)
    assert here.power("ann") == (50, 50)


@pytest.mark.parametrize(
    "words",
    [
        "手札1枚を捨て札にする。キャラを捨て札にした場合、カードを1枚引く。",
        "手札1枚を捨て札にする。捨て札にしたキャラを場に出す。",
        "デッキの上のカード1枚を捨て札にする。捨て札にしたキャラを手札に加える。",
        "デッキの上のカード1枚を捨て札にする。捨て札にしたキャラの使用コストが3以上の場合、カードを1枚引く。",
        "デッキの上のカード1枚を表にする。表にしたキャラの使用コストが3以上の場合、手札に加える。",
        "自分のポイント置き場にあるカード1枚を表向きにする。キャラを表向きにした場合、カードを1枚引く。",
        "自分の捨て札置き場にあるカード1枚を手札に戻す。手札を手札に戻した場合、カードを1枚引く。",
        "デッキの上のカード3枚を見る。その中にあるキャラ1枚につき、カードを1枚引く。",
    ],
)
def test_nobody_calls_a_character_what_may_be_any_card(words: str) -> None:
    with pytest.raises(CardTextError):
        GRAMMAR.compile(f"[メイン/自分]:{words}", "ja", kind="event")


@pytest.mark.parametrize(("lies", "taken"), [("bea", True), ("tea", False)])
@pytest.mark.parametrize("he", ["捨て札にしたキャラ", "そのキャラ"])
def test_who_was_found_to_be_a_character_is_called_so(lies: str, taken: bool, he: str) -> None:
    words = "デッキの上のカード1枚を捨て札にする。捨て札にしたカードがキャラの場合、" + he + "を手札に加える。"
    spell = happens("MEA-001", f"[メイン/自分]:{words}")
    here = table({"hand": ["MEA-001", "dot"], "deck": [lies, *["gus"] * 9]}, {}, spell)
    here.play("MEA-001")
    answers(here)
    assert (here.zone(lies) == "hand") is taken


@pytest.mark.parametrize(
    "then",
    [
        "手札1枚を捨て札にすることができる。捨て札にしたカードがキャラの場合、カードを1枚引く。",
        "その後、手札1枚を捨て札にすることができる。そのカードがキャラの場合、カードを1枚引く。",
        "自分の「Bea-002」がいる場合、手札1枚を捨て札にする。捨て札にしたカードがキャラの場合、カードを1枚引く。",
        "手札1枚を捨て札にできる。捨て札にしたカードと同じ名称の自分のキャラ1枚を休息状態にする。",
    ],
)
@pytest.mark.parametrize("hand", [[], ["tea"]])
def test_where_nothing_is_discarded_nobody_is_spoken_of_who_was_selected_before(then: str, hand: list[str]) -> None:
    spell = happens("MEA-001", f"[メイン/自分]:自分のキャラ1枚を活動状態にする。{then}")
    here = table({"main": ["ann", "clo"], "hand": ["MEA-001", *hand]}, {}, spell)
    here.play("MEA-001")
    choose(here, "ann")
    if here.question.kind == "may":
        here.say(("no",))
    assert (len(here.hand(0)), here.is_rested("ann")) == (len(hand), False)
