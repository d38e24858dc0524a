"""A number that is set to a value: what was counted in counts no longer, what comes later does (R-PM-40)."""

from __future__ import annotations

import pytest

from tests.rules.precious_memories.stock import Table, pm, table
from tests.rules.precious_memories.test_5_what_texts_speak_of import says
from tests.rules.precious_memories.test_6_more_texts import answers, choose
from tests.rules.precious_memories.test_23_who_is_meant import happening

LEADS = says("LED-201", "自分の全ての「Ann-001」は、+30/+30を得る。")
SENT = happening("SEN-202", "自分の「Led-201」1枚を手札に戻す。")
BACK = happening("BAC-203", "全てのキャラのAP/DPの値を、元に戻す。")
ZERO = happening("ZER-204", "キャラ1枚のAP/DPの値を、ターン終了時まで0/0に変更する。")
LIFT = happening("LIF-205", "キャラ1枚は、ターン終了時まで+20/+20を得る。")
COIN = happening("COI-206", "自分のキャラ1枚の上に+10/+10コインを1個乗せる。")


def play(here: Table, event: str, whom: str = "") -> None:
    here.play(event)
    if whom:
        choose(here, whom)
    answers(here)


def leave(here: Table) -> None:
    """Whose bonus was counted in goes away."""
    play(here, "SEN-202")
    assert here.zone("LED-201") == "hand"


def laid(*hand: str) -> Table:
    mine: dict[str, object] = {"main": ["ann", "LED-201"], "hand": [*hand, "SEN-202", "clo"]}
    return table(mine, {}, LEADS, SENT, BACK, ZERO, LIFT, COIN)


@pm("R-PM-40")
@pytest.mark.parametrize(("sets", "value"), [("ZER-204", (0, 0)), ("BAC-203", (30, 30))])
def test_a_bonus_that_was_counted_in_takes_nothing_away_when_it_ends(sets: str, value: tuple[int, int]) -> None:
    here = laid(sets)
    assert here.power("ann") == (60, 60)
    play(here, sets, "ann" if sets == "ZER-204" else "")
    assert here.power("ann") == value
    leave(here)
    assert here.power("ann") == value


@pm("R-PM-40")
def test_what_changes_it_later_counts_from_there() -> None:
    here = laid("LIF-205", "ZER-204", "COI-206")
    play(here, "ZER-204", "ann")
    play(here, "LIF-205", "ann")
    assert here.power("ann") == (20, 20)
    play(here, "COI-206", "ann")
    assert here.power("ann") == (30, 30)
    leave(here)
    assert here.power("ann") == (30, 30)


@pm("R-PM-40")
def test_what_changed_it_before_is_part_of_no_sum() -> None:
    here = laid("LIF-205", "ZER-204", "COI-206")
    play(here, "LIF-205", "ann")
    play(here, "COI-206", "ann")
    assert here.power("ann") == (90, 90)
    play(here, "ZER-204", "ann")
    assert here.power("ann") == (0, 0)
