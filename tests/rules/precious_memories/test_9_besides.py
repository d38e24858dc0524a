"""Names and traits besides, what is so in the turn in which somebody came, and single cards: each read, then played."""

from __future__ import annotations

import pytest

from engine.games.precious_memories.wording import GRAMMAR
from tests.rules.precious_memories.stock import character, pm, support, table
from tests.rules.precious_memories.test_5_what_texts_speak_of import happens, says
from tests.rules.precious_memories.test_6_more_texts import answers, choose
from tests.rules.precious_memories.test_7_texts_on_positions import coins

ALONE = "このカードと同じ名称のサポートカードは、自分の場に1枚しか出すことができない。"
GROWS = "自分の「Bea-002」がアプローチするごとに、このカードの上に青春コインを1個乗せる。"


@pm("R-PM-74")
@pytest.mark.parametrize("mask", [False, True])
def test_who_counts_as_another_is_heard_under_that_name_too(mask: bool) -> None:
    ears = says("EAR-300", GROWS)
    event = happens("MAS-301", "[メイン/自分]:自分のキャラ1枚の名称は、ターン終了時まで「Bea-002」としても扱う。")
    here = table({"main": ["EAR-300", "ann"], "hand": ["MAS-301"]}, {}, ears, event)
    if mask:
        here.play("MAS-301")
        choose(here, "ann")
    here.approach("ann")
    assert coins(here, "EAR-300") == mask


@pm("R-PM-74")
def test_a_name_besides_is_gone_with_the_turn_whatever_else_has_changed() -> None:
    event = happens("MAS-312", "[メイン/自分]:自分のキャラ1枚の名称は、ターン終了時まで「Bea-002」としても扱う。")
    strong = says("STR-313", "自分の全ての「Bea-002」は、+20/+20を得る。")
    here = table({"main": ["STR-313", "ann"], "hand": ["MAS-312"]}, {}, strong, event)
    here.play("MAS-312")
    choose(here, "ann")
    answers(here)
    assert here.game.look(here.ref("ann")).face.names == {"Ann-001", "Bea-002"}
    turn = here.game.state.turn
    while here.game.state.turn == turn:
        options = here.question.options
        here.say(("pass",) if ("pass",) in options else options[-1])
    plain = here.game.look(here.ref("ann"))
    assert (plain.face.names, plain.stats["ap"]) == ({"Ann-001"}, plain.face.stats["ap"])


@pm("R-PM-74")
def test_all_of_the_name_of_the_named_one_get_the_other_name() -> None:
    event = happens(
        "MAS-302",
        "[メイン/自分]:相手のキャラ1枚を指定する。このターン、指定したキャラと同じ名称の全てのキャラの名称は、「Bea-002」としても扱う。",
    )
    twin = character("TWI-303", name="Ann-001")
    here = table({"main": ["TWI-303", "clo"], "hand": ["MAS-302"]}, {"main": ["ann", "dot"]}, event, twin)
    here.play("MAS-302")
    choose(here, "ann")
    answers(here)
    names = {name: here.game.look(here.ref(name)).face.names for name in ("TWI-303", "ann", "clo")}
    assert names == {"TWI-303": {"Ann-001", "Bea-002"}, "ann": {"Ann-001", "Bea-002"}, "clo": {"Clo-003"}}


@pm("R-PM-74")
def test_a_name_besides_is_settled_before_an_older_effect_that_asks_for_it() -> None:
    strong = says("STR-304", "自分の全ての「Bea-002」は、+20/+20を得る。")
    mask = says("MAS-305", "このカードの名称は、「Bea-002」としても扱う。", power=(30, 30))
    here = table({"main": ["STR-304", "MAS-305"]}, {}, strong, mask)
    assert here.game.look(here.ref("MAS-305")).stats["ap"] == 50
    assert here.game.look(here.ref("STR-304")).face.names == {"Str-304"}


def test_the_wearer_has_the_trait_that_its_card_gives_it() -> None:
    rug = support(
        "RUG-306", *GRAMMAR.compile("このカードがセットされているキャラは【毛布】、±0/+10を得る。", "ja").abilities
    )
    warm = says("WAR-307", "自分の全ての【毛布】は、+30/+30を得る。")
    here = table({"main": ["WAR-307", "ann"], "hand": ["RUG-306"]}, {}, warm, rug)
    before = dict(here.game.look(here.ref("ann")).stats)
    here.do("set", "RUG-306", "ann")
    after = here.game.look(here.ref("ann")).stats
    assert (after["ap"] - before["ap"], after["dp"] - before["dp"]) == (30, 40)


@pm("R-PM-75")
def test_who_has_come_by_an_effect_is_weak_for_that_turn_alone() -> None:
    frost = says("FRO-308", "カードの効果で場に出た相手の全てのキャラは、場に出たターンの間、-20/-20を得る。")
    call = happens("CAL-309", "[メイン/自分]:手札からキャラ1枚を場に出す。")
    one, two = (character(key, cost=0, power=(40, 40)) for key in ("ONE-310", "TWO-311"))
    hand = ["CAL-309", "ONE-310", "TWO-311", "gus"]
    here = table({"main": [], "hand": hand}, {"main": ["FRO-308"]}, frost, call, one, two)
    here.play("TWO-311")
    here.play("CAL-309")
    choose(here, "ONE-310")
    answers(here)
    strength = [here.game.look(here.ref(name)).stats["ap"] for name in ("ONE-310", "TWO-311")]
    assert strength == [20, 40]
    while here.game.state.turn == 5:
        here.say(("pass",))
    assert here.game.look(here.ref("ONE-310")).stats["ap"] == 40


@pytest.mark.parametrize(("text", "offered"), [("", True), (ALONE, False)])
def test_a_card_of_which_one_by_its_name_may_be_there_is_set_once(text: str, offered: bool) -> None:
    abilities = GRAMMAR.compile(text, "ja").abilities if text else ()
    rugs = [support(key, *abilities, name="Rug") for key in ("RUG-312", "RUG-313")]
    here = table({"main": ["ann", "bea"], "hand": ["RUG-312", "RUG-313"]}, {}, *rugs)
    here.do("set", "RUG-312", "ann")
    assert here.offers("set", "RUG-313", "bea") is offered
