"""What may be done in place of an exit or a point, by whose player it is or by the other one; and what a card waits
for in the discard pile."""

from __future__ import annotations

import pytest

from engine.wording import CardTextError
from tests.rules.precious_memories.stock import Table, character, pm, table
from tests.rules.precious_memories.test_5_what_texts_speak_of import happens, says

SPARE = (
    "このカードがアプローチでポイントを与える場合、相手は、"
    "代わりに自分のデッキの上のカード3枚をゲームから取り除くことができる。"
    "(取り除いた場合、このカードはポイントを与えない)"
)
OUT = happens("OUT-001", "[メイン/自分]:自分のキャラ1枚を退場させる。")


@pm("R-PM-45")
@pytest.mark.parametrize("removes", [True, False])
def test_the_other_player_says_whether_something_is_done_in_place_of_a_point(removes: bool) -> None:
    here = table({"main": ["SPA-002"]}, {"deck": ["bea", "clo", "dot", "eve", "ann"]}, says("SPA-002", SPARE))
    here.approach("SPA-002")
    assert here.asked == (1, "may")
    here.say(("yes",) if removes else ("no",))
    assert here.points(1) == (0 if removes else 1)
    assert here.game.count(1, "removed_cards") == (3 if removes else 0)


@pm("R-PM-45")
def test_who_cannot_do_it_is_not_asked_and_the_point_is_given() -> None:
    words = "このカードがアプローチでポイントを与える場合、代わりに相手は手札2枚を捨て札にすることができる。"
    here = table({"main": ["SPA-003"]}, {"hand": ["bea"]}, says("SPA-003", words))
    here.approach("SPA-003")
    assert (here.points(1), here.hand(1)) == (1, ["BEA-002"])


@pm("R-PM-45")
@pytest.mark.parametrize("likes", [True, False])
def test_whoever_approaches_may_do_something_else(likes: bool) -> None:
    words = "このカードがアプローチでポイントを与える場合、代わりに相手のキャラ1枚を退場させることができる。"
    here = table({"main": ["ELS-004"]}, {"main": ["bea"]}, says("ELS-004", words))
    here.approach("ELS-004")
    assert here.asked == (0, "replace")
    here.say(here.question.options[0 if likes else -1])
    assert (here.points(1), here.zone("bea")) == ((0, "discard") if likes else (1, "main"))


@pm("R-PM-45")
@pytest.mark.parametrize(("held", "likes"), [(2, True), (2, False), (1, False)])
def test_who_would_exit_stays_if_all_of_something_else_is_done(held: int, likes: bool) -> None:
    words = "自分の「桃」が退場する場合、代わりに手札2枚を捨て札にすることができる。"
    stays = says("STA-005", words, name="桃")
    here = table({"main": ["STA-005"], "hand": ["OUT-001", *["ann", "bea"][:held]]}, {}, stays, OUT)
    here.play("OUT-001")
    if held == 2:
        assert here.asked == (0, "replace")
        here.say(here.question.options[0 if likes else -1])
    if likes:
        here.say(*here.question.options)
    assert here.zone("STA-005") == ("main" if likes else "discard")
    assert len(here.hand(0)) == (0 if likes else held)


@pm("R-PM-45")
@pytest.mark.parametrize("likes", [True, False])
def test_who_would_exit_may_go_elsewhere(likes: bool) -> None:
    back = says("BAC-006", "このカードが退場する場合、代わりに手札に戻すことができる。")
    here = table({"main": ["BAC-006"], "hand": ["OUT-001"]}, {}, back, OUT)
    here.play("OUT-001")
    here.say(here.question.options[0 if likes else -1])
    assert here.zone("BAC-006") == ("hand" if likes else "discard")


NOTED = (
    "自分の「桃」がアプローチでポイントを与える場合、代わりにカードを1枚引くことができる。"
    "(そうした場合、このカードはポイントを与えない)"
)


@pytest.mark.parametrize(
    "words",
    [
        "相手のキャラが退場する場合、代わりに手札2枚を捨て札にすることができる。",
        "このカードが退場する場合、代わりに手札2枚を捨て札にする。",
        NOTED,
    ],
)
def test_whose_choice_it_is_nobody_says(words: str) -> None:
    with pytest.raises(CardTextError):
        says("REF-007", words)


RISES = (
    "自分の「桃」が登場した場合、手札1枚を捨て札にすることで、"
    "自分の捨て札置き場にあるこのカードを場に出すことができる。"
)
LIES = "このカードが捨て札置き場にある状態で、自分の「桃」が登場した場合、このカードを手札に加える。"
PEACH = character("PEA-008", name="桃")


def _peach_comes(words: str, where: str) -> Table:
    here = table({where: ["RIS-009"], "hand": ["PEA-008", "ann"]}, {}, says("RIS-009", words), PEACH)
    here.play("PEA-008")
    return here


@pm("R-PM-146")
def test_a_card_in_the_discard_pile_hears_what_its_text_waits_for_there() -> None:
    here = _peach_comes(RISES, "discard")
    assert here.asked == (0, "may")
    here.say(("yes",))
    if here.question.kind == "card":
        here.say(here.option("card", "ann"))
    if here.question.kind == "slot":
        here.say(here.question.options[0])
    assert (here.zone("RIS-009"), here.zone("ann")) == ("main", "discard")


@pm("R-PM-146")
@pytest.mark.parametrize("words", [RISES, LIES])
def test_it_hears_nothing_where_it_does_not_lie(words: str) -> None:
    here = _peach_comes(words, "main")
    assert here.asked == (0, "action")


@pm("R-PM-146")
def test_it_waits_for_a_phase_there() -> None:
    words = "自分のアプローチフェイズ開始時に自分の捨て札置き場にあるこのカードを場に出すことができる。"
    here = table({"discard": ["RIS-010"]}, {}, says("RIS-010", words))
    here.declare()
    assert here.asked == (0, "may")
    here.say(("yes",))
    if here.question.kind == "slot":
        here.say(here.question.options[0])
    assert here.zone("RIS-010") == "main"


def test_of_two_things_the_second_is_not_heard_there() -> None:
    with pytest.raises(CardTextError):
        says(
            "REF-011",
            "自分の「桃」が登場した場合、カードを1枚引く。その後、捨て札置き場にあるこのカードを手札に加える。",
        )
