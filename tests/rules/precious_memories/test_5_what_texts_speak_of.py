"""Texts that speak of effects, of times to appear, and of who has exited or is blocked: each read, and then played."""

from __future__ import annotations

import pytest

from engine.games.precious_memories.wording import GRAMMAR
from engine.kernel.cards.card import Card
from tests.rules.precious_memories.stock import ACTIVE, character, event, table


def says(key: str, text: str, **more: object) -> Card:
    """A character with a text as it is printed."""
    return character(key, *GRAMMAR.compile(text, "ja", kind="character").abilities, **more)  # type: ignore[arg-type]


def happens(key: str, text: str) -> Card:
    """An event, likewise."""
    (spell,) = GRAMMAR.compile(text, "ja", kind="event").abilities
    return event(key, spell.body, *spell.windows, when=spell.condition)  # type: ignore[union-attr]


AWAY = happens("AWA-031", "[メイン/自分]:キャラ1枚を捨て札にする。")
IN = happens("INN-032", "[メイン/自分]:手札からキャラ1枚を場に出す。")


@pytest.mark.parametrize(
    ("words", "mine", "approach"),
    [
        ("相手のメインフェイズ", True, False),
        ("アプローチフェイズ", False, True),
        ("自分のメインフェイズ以外", True, True),
    ],
)
def test_a_card_appears_at_the_times_that_its_text_names_and_at_no_other(
    words: str, mine: bool, approach: bool
) -> None:
    late = says("LAT-033", f"このカードは、{words}でも登場できる。")
    here = table({"main": ["ann"], "hand": ["gus"]}, {"hand": ["LAT-033", "bea"]}, late)
    here.say(("pass",))
    assert here.asked == (1, "action")
    assert (("character", here.ref("LAT-033"), 0) in here.question.options) is mine
    assert ("character", here.ref("bea"), 0) not in here.question.options
    here.declare()
    here.say(here.option("approach", "ann"))
    here.say(("pass",))
    assert here.asked == (1, "action")
    assert (("character", here.ref("LAT-033"), 0) in here.question.options) is approach


def test_the_other_time_holds_only_under_its_condition() -> None:
    late = says("LAT-033", "このカードは、自分の「Ann-001」がいる場合、相手のメインフェイズでも登場できる。")
    for there, wanted in (("ann", True), ("bea", False)):
        here = table({"main": ["clo"], "hand": ["gus"]}, {"main": [there], "hand": ["LAT-033"]}, late)
        here.say(("pass",))
        assert (("character", here.ref("LAT-033"), 0) in here.question.options) is wanted


@pytest.mark.parametrize(("whose", "drawn"), [("相手の", 0), ("自分の", 1), ("", 1)])
def test_who_is_discarded_by_an_effect_hears_whose_it_was(whose: str, drawn: int) -> None:
    loser = says("LOS-034", f"このカードが{whose}カードの効果で捨て札になった場合、カードを1枚引く。")
    here = table({"main": ["LOS-034"], "hand": ["AWA-031"]}, {}, loser, AWAY)
    here.play("AWA-031")
    assert here.zone("LOS-034") == "discard"
    assert len(here.hand(0)) == drawn


def test_who_exits_by_a_judgement_is_not_discarded_by_an_effect() -> None:
    loser = says("LOS-034", "このカードが相手のカードの効果で捨て札になった場合、カードを1枚引く。")
    here = table({"main": ["dot", "clo"]}, {"main": ["LOS-034"]}, loser)
    here.approach("dot", "LOS-034")
    assert here.zone("LOS-034") == "discard"
    assert here.hand(1) == []


def test_an_effect_that_puts_somebody_onto_the_field_is_told_and_an_appearance_is_not() -> None:
    watcher = says("WAT-035", "カードの効果で自分のキャラが場に出た場合、カードを1枚引く。")
    for name, drawn in (("INN-032", 1), ("ann", 0)):
        here = table({"main": ["WAT-035"], "hand": [name, *(["ann"] if name != "ann" else [])]}, {}, watcher, IN)
        here.play(name)
        while here.question.rule in ("R-PM-47", "R-PM-38"):
            here.say(here.question.options[0])
        assert here.zone("ann") == "main"
        assert len(here.hand(0)) == drawn


def test_who_has_exited_this_turn_is_told_from_who_lay_there() -> None:
    back = happens(
        "BAC-036", "[アプローチ/両方]:自分の捨て札置き場にある、このターンの間に退場したキャラ1枚を手札に戻す。"
    )
    here = table({"main": ["dot"]}, {"main": ["ann"], "discard": ["bea"], "hand": ["BAC-036"]}, back)
    here.declare()
    here.say(here.option("approach", "dot"))
    here.step()
    here.say(here.option("block", "ann"))
    here.step()
    while here.asked[0] != 1:
        here.say(("pass",))
    here.play("BAC-036")
    assert here.hand(1) == ["ANN-001"]


def test_only_who_is_blocked_becomes_active_again() -> None:
    again = happens("AGA-037", "[アプローチ/自分]:妨害されている自分のキャラ1枚を活動状態にする。")
    here = table({"main": ["clo", "dot"], "hand": ["AGA-037"]}, {"main": ["ann"]}, again)
    here.declare()
    here.say(here.option("approach", "dot"))
    here.step()
    here.say(here.option("block", "ann"))
    assert here.is_rested("dot")
    here.play("AGA-037")
    assert not here.is_rested("dot")


def test_what_is_said_of_the_one_who_was_named_holds_this_turn_for_no_other() -> None:
    named = says(
        "NAM-038",
        "[メイン/自分]:《0》自分の「Ann-001」1枚を指定する。このターン、指定したキャラがアプローチした場合、カードを1枚引く。",
    )
    here = table({"main": ["ann", "bea", "NAM-038"]}, {}, named)
    here.say(here.option("use", "NAM-038", 0))
    here.unanswered()
    for name, drawn in (("bea", 0), ("ann", 1)):
        here.approach(name)
        assert len(here.hand(0)) == drawn


def test_an_even_number_of_cards_in_the_hand_makes_it_stronger() -> None:
    even = says("EVE-039", "このカードは、手札の枚数が偶数の場合、+20/+20を得る。")
    for cards, power in ((["ann", "bea"], (50, 50)), (["ann"], (30, 30)), ([], (50, 50))):
        assert table({"main": ["EVE-039"], "hand": cards}, {}, even).power("EVE-039") == power


def test_who_speaks_of_the_active_keyword_still_appears_in_the_main_phase() -> None:
    late = says("LAT-033", "このカードは、アプローチフェイズでも登場できる。")
    here = table({"hand": ["LAT-033"]}, {}, late, character("ACT-040", ACTIVE))
    here.play("LAT-033")
    assert here.zone("LAT-033") == "main"
