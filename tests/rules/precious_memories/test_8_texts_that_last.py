"""Texts of which something lasts that asks whom they have named: each read, and then played."""

from __future__ import annotations

import pytest

from engine.kernel.abilities.pricing import saved, savings
from tests.rules.precious_memories.stock import character, pm, table
from tests.rules.precious_memories.test_5_what_texts_speak_of import happens, says
from tests.rules.precious_memories.test_6_more_texts import answers, choose

AWAY = happens("AWA-200", "[メイン/自分]:キャラ1枚を手札に戻す。")


@pm("R-PM-73")
@pytest.mark.parametrize("leaves", [False, True])
def test_the_next_character_of_the_name_of_a_named_one_is_cheaper(leaves: bool) -> None:
    call = happens(
        "CAL-201",
        "[メイン/自分]:自分のキャラ1枚を指定する。このターン、自分が次にプレイする指定したキャラと同じ名称のキャラ1枚は、使用コスト-2を得る。",
    )
    dear, other = character("DEA-202", cost=2, name="Ann-001"), character("OTH-203", cost=2)
    hand = ["CAL-201", "AWA-200", "DEA-202", "OTH-203"]
    here = table({"main": ["ann", "bea"], "hand": hand}, {}, call, AWAY, dear, other)
    here.play("CAL-201")
    choose(here, "ann")
    if leaves:
        here.play("AWA-200")
        choose(here, "ann")
        answers(here)
    game, names = here.game, ("DEA-202", "OTH-203")
    assert [saved(savings(game, game.look(here.ref(name)))) for name in names] == [2, 0]
    before = len(here.hand(0))
    here.play("DEA-202")
    assert (len(here.hand(0)), saved(savings(game, game.look(here.ref("DEA-202"))))) == (before - 1, 0)


@pm("R-PM-73")
@pytest.mark.parametrize(("blocker", "may"), [("dot", True), ("ann", False)])
def test_who_costs_less_than_the_one_that_was_chosen_cannot_block_it(blocker: str, may: bool) -> None:
    spared = "自分のキャラ1枚は、ターン終了時まで、そのカードより使用コストが低いキャラには妨害されない。"
    help_, tall = says("HEL-204", f"[アプローチ/自分]:《0》{spared}"), character("TAL-205", cost=2)
    here = table({"main": ["HEL-204", "TAL-205"]}, {"main": [blocker]}, help_, tall)
    here.declare()
    here.say(here.option("approach", "TAL-205"))
    here.do("use", "HEL-204", 0)
    choose(here, "TAL-205")
    here.step()
    assert (here.game.state.question is not None and here.offers("block", blocker)) is may
