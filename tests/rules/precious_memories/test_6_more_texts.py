"""More texts that are read and then played: where somebody goes, what effects draw, who has a trait in common."""

from __future__ import annotations

import pytest

from tests.rules.precious_memories.stock import Table, character, table
from tests.rules.precious_memories.test_5_what_texts_speak_of import happens, says


def answers(here: Table) -> None:
    """Every selection and place is the first that is offered."""
    while here.question.kind != "action":
        here.say(here.question.options[0])


def choose(here: Table, name: str) -> None:
    """One of those that are offered."""
    here.say(next(option for option in here.question.options if option[1:] == (here.ref(name),)))


def test_who_goes_to_the_hand_when_it_blocks_draws_afterwards() -> None:
    wall = says("WAL-041", "このカードは、妨害に参加した場合、手札に戻る。その場合、カードを1枚引く。")
    here = table({"main": ["dot", "clo"]}, {"main": ["WAL-041"]}, wall)
    here.declare()
    here.say(here.option("approach", "dot"))
    here.step()
    here.say(here.option("block", "WAL-041"))
    assert sorted(here.hand(1)) == ["GUS-009", "WAL-041"]


def test_who_goes_back_at_the_end_of_the_turn_lies_in_the_ex_deck() -> None:
    guest = says("GUE-042", "〔EXカード〕このカードは、ターン終了時にEXデッキに戻る。")
    here = table({"main": ["GUE-042"]}, {}, guest)
    here.declare()
    here.say(("end",))
    here.passes()
    assert here.zone("GUE-042") == "ex_deck"


@pytest.mark.parametrize("place", ["hand", "discard"])
def test_a_card_is_put_onto_the_field_out_of_either_place(place: str) -> None:
    call = happens("CAL-043", "[メイン/自分]:手札または自分の捨て札置き場にある「Ann-001」1枚を場に出す。")
    mine = {"hand": ["CAL-043"], "discard": []}
    mine[place] = [*mine[place], "ann"]
    here = table(mine, {}, call)  # type: ignore[arg-type]
    here.play("CAL-043")
    answers(here)
    assert here.zone("ann") == "main"


def test_a_trait_in_common_is_no_work_in_common() -> None:
    cheer = says(
        "CHE-044",
        "このカードが登場した場合、このカードと同じ特徴を持つ自分のキャラ1枚は、ターン終了時まで+20/+20を得る。",
        traits=["dog"],
    )
    kin, other = character("KIN-045", traits=["dog", "cat"]), character("OTH-046", traits=["cat"])
    here = table({"main": ["KIN-045", "OTH-046"], "hand": ["CHE-044"]}, {}, cheer, kin, other)
    here.play("CHE-044")
    assert {option[1] for option in here.question.options} == {here.ref("KIN-045"), here.ref("CHE-044")}


def test_what_is_drawn_by_an_effect_is_told_card_by_card_and_the_draw_of_the_turn_is_not() -> None:
    counts = says("COU-047", "自分がカードの効果でカードを引くごとに、このカードの上に青春コインを1個乗せる。")
    two = happens("TWO-048", "[メイン/自分]:カードを2枚引く。")
    here = table({"main": ["COU-047"], "hand": ["TWO-048"]}, {}, counts, two)
    here.play("TWO-048")
    assert here.game.state.field[here.ref("COU-047")].counters == {"青春_coin": 2}
    here.declare()
    here.say(("end",))
    here.passes()
    assert here.game.state.field[here.ref("COU-047")].counters == {"青春_coin": 2}


def test_an_event_is_found_by_the_name_in_its_use_condition() -> None:
    wanted = happens("WAN-049", "《使用条件》:自分の「Ann-001」1枚以上。[メイン/自分]:カードを1枚引く。")
    call = happens(
        "CAL-043",
        "[メイン/自分]:自分の捨て札置き場にある《使用条件》に「Ann-001」を含むイベントカード1枚を手札に戻す。",
    )
    here = table({"hand": ["CAL-043"], "discard": ["tea", "WAN-049"]}, {}, call, wanted)
    here.play("CAL-043")
    answers(here)
    assert here.hand(0) == ["WAN-049"]


def test_instead_of_exiting_it_goes_back_to_the_ex_deck() -> None:
    back = says("BAC-050", "〔EXカード〕このカードは、退場する場合、代わりにEXデッキに移る。")
    here = table({"main": ["dot", "clo"]}, {"main": ["BAC-050"]}, back)
    here.approach("dot", "BAC-050")
    assert here.zone("BAC-050") == "ex_deck"


def test_the_opponent_chooses_among_his_own() -> None:
    tired = happens("TIR-051", "[メイン/自分]:相手は自分のキャラ1枚を休息状態にする。")
    here = table({"main": ["ann"], "hand": ["TIR-051"]}, {"main": ["bea", "clo"]}, tired)
    here.play("TIR-051")
    assert here.question.seat == 1
    assert {option[1] for option in here.question.options} == {here.ref("bea"), here.ref("clo")}


def test_who_was_named_cannot_block_it_and_another_can() -> None:
    sly = says(
        "SLY-052",
        "[アプローチ/自分]:《0》相手のキャラ1枚を指定する。その場合、このターン、このカードは、指定したキャラには妨害されない。",
    )
    here = table({"main": ["SLY-052"]}, {"main": ["ann", "bea"]}, sly)
    here.declare()
    here.say(here.option("approach", "SLY-052"))
    here.say(here.option("use", "SLY-052", 0))
    here.unanswered()
    choose(here, "ann")
    here.step()
    assert ("block", here.ref("bea")) in here.question.options
    assert ("block", here.ref("ann")) not in here.question.options


def test_who_blocks_this_card_can_be_kept_from_it() -> None:
    sly = says("SLY-052", "[アプローチ/自分]:《0》相手のキャラ1枚は、このターン、このカードを妨害することができない。")
    here = table({"main": ["SLY-052"]}, {"main": ["ann", "bea"]}, sly)
    here.declare()
    here.say(here.option("approach", "SLY-052"))
    here.say(here.option("use", "SLY-052", 0))
    here.unanswered()
    choose(here, "ann")
    here.step()
    assert ("block", here.ref("bea")) in here.question.options
    assert ("block", here.ref("ann")) not in here.question.options


def test_who_cannot_become_active_stays_resting_and_another_does_not() -> None:
    held = happens("HEL-053", "[メイン/自分]:「Ann-001」1枚は、このターン、活動状態にならない。")
    wake = happens("WAK-054", "[メイン/自分]:全てのキャラを活動状態にする。")
    here = table({"main": ["ann", "bea"], "hand": ["HEL-053", "WAK-054"]}, {}, held, wake)
    for name in ("ann", "bea"):
        here.game.state.field[here.ref(name)].exerted = True
    here.play("HEL-053")
    answers(here)
    here.play("WAK-054")
    assert (here.is_rested("ann"), here.is_rested("bea")) == (True, False)


def test_who_appears_cannot_exit_in_that_turn() -> None:
    tough = says("TOU-055", "〔アクティブ〕このカードは、登場した場合、ターン終了時まで退場しない。")
    here = table({"main": ["clo"], "hand": ["TOU-055"]}, {"main": ["dot"]}, tough)
    here.play("TOU-055")
    here.approach("TOU-055", "dot")
    assert here.zone("TOU-055") == "main"
