"""Texts that are taken in one way only, or refused: whose name it is, coins of no kind, one or another; and approaches
that would have no end."""

from __future__ import annotations

import pytest

from engine.games.precious_memories.nodes import Again
from engine.kernel.cards import tree as t
from engine.wording import CardTextError
from tests.rules.precious_memories.stock import ACTIVE, character, on, pm, table
from tests.rules.precious_memories.test_5_what_texts_speak_of import says


@pytest.mark.parametrize(
    "words",
    [
        "[メイン/自分]:《0》自分の『浦島』のキャラ1枚と同じ名称の自分のキャラ2枚は、ターン終了時まで+20/+20を得る。",
        "[メイン/自分]:《0》自分の「桃」1枚と同じ名称の自分のキャラ2枚を休息状態にする。",
        "[メイン/自分]:《0》自分の「桃」1枚と同じ名称の自分のキャラ2枚の上に+10/+10コインを1個乗せる。",
        "このカードは、コインが乗っているキャラには妨害されない。",
        "このカードが登場した場合、相手のキャラ1枚の上に乗っているコインを2個まで取り除く。",
    ],
)
def test_what_could_mean_something_else_is_refused(words: str) -> None:
    with pytest.raises(CardTextError):
        says("REF-001", words)


def test_coins_without_a_kind_that_a_card_puts_on_itself_are_its_own() -> None:
    says("OWN-002", "このカードの上にコインが3個以上乗っている場合、このカードは、+10/+10を得る。")


@pytest.mark.parametrize("there", [False, True])
def test_of_one_or_another_who_is_there_is_chosen(there: bool) -> None:
    goes = says("GOE-003", "このカードが登場した場合、このカードまたは自分の「Bob」1枚をデッキの下に移す。")
    bob = character("BOB-004", name="Bob")
    here = table({"main": ["BOB-004"] if there else [], "hand": ["GOE-003", "ann"]}, {}, goes, bob)
    here.play("GOE-003")
    if there:
        assert here.asked[1] == "mode"
        assert len(here.question.options) == 2
        here.say(("number", 2))
    gone, stays = ("BOB-004", "GOE-003") if there else ("GOE-003", "BOB-004")
    assert here.zone(gone) == "deck"
    assert not there or here.zone(stays) == "main"


@pm("R-PM-53")
def test_who_is_made_active_by_itself_approaches_a_second_time_and_no_third() -> None:
    tireless = character("TIR-005", on("approach", t.Ready(t.This()), t.Is(t.This())))
    here = table({"main": ["TIR-005"]}, {}, tireless)
    here.approach("TIR-005")
    assert here.offers("approach", "TIR-005")
    here.approach("TIR-005")
    assert here.game.look(here.ref("TIR-005")).piece is not None
    assert not here.offers("approach", "TIR-005")


@pm("R-PM-93")
def test_each_appearance_lets_somebody_approach_once_more() -> None:
    spur = character("SPU-006", on("appear", Again(t.Chosen(t.Named("Tim"))), t.Is(t.This())), cost=0)
    again = character("SPU-007", on("appear", Again(t.Chosen(t.Named("Tim"))), t.Is(t.This())), cost=0)
    tim = character("TIM-008", ACTIVE, name="Tim")
    here = table({"main": ["TIM-008"], "hand": ["SPU-006", "SPU-007"]}, {}, spur, again, tim)
    for key in ("SPU-006", "SPU-007"):
        here.play(key)
    assert len(here.game.look(here.ref("TIM-008")).cans["approach_again"]) == 2
