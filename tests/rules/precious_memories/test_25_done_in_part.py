"""Two things done at once to the same characters: what hangs on them follows where one of both can be done."""

from __future__ import annotations

import pytest

from tests.rules.precious_memories.stock import Table, pm, table
from tests.rules.precious_memories.test_5_what_texts_speak_of import says
from tests.rules.precious_memories.test_6_more_texts import answers
from tests.rules.precious_memories.test_23_who_is_meant import happening


def laid(*resting: str) -> Table:
    lifts = happening(
        "LIF-271",
        "自分のキャラ2枚は、活動状態になるとともに、ターン終了時まで+10/+10を得る。その場合、カードを1枚引く。",
    )
    main = [{"card": f"{name.upper()}-00{at}", "rested": name in resting} for name, at in (("ann", 1), ("bea", 2))]
    return table({"main": main, "hand": ["LIF-271"], "deck": ["gus"] * 3}, {}, lifts)


@pm("R-PM-130")
@pytest.mark.parametrize("resting", [(), ("ann",), ("ann", "bea")])
def test_who_is_active_already_is_lifted_all_the_same(resting: tuple[str, ...]) -> None:
    here = laid(*resting)
    here.play("LIF-271")
    answers(here)
    assert [here.power(name)[0] for name in ("ann", "bea")] == [40, 50]
    assert not any(here.is_rested(name) for name in ("ann", "bea"))
    assert here.hand(0) == ["GUS-009"]


@pm("R-PM-130")
@pytest.mark.parametrize(("resting", "drawn"), [((), 0), (("ann",), 0), (("ann", "bea"), 1)])
def test_of_one_thing_alone_all_of_it_has_to_be_done(resting: tuple[str, ...], drawn: int) -> None:
    wakes = happening("WAK-272", "自分のキャラ2枚を活動状態にする。その場合、カードを1枚引く。")
    main = [{"card": f"{name.upper()}-00{at}", "rested": name in resting} for name, at in (("ann", 1), ("bea", 2))]
    here = table({"main": main, "hand": ["WAK-272"], "deck": ["gus"] * 3}, {}, wakes)
    here.play("WAK-272")
    answers(here)
    assert len(here.hand(0)) == drawn


@pm("R-PM-93")
def test_who_may_not_approach_once_more_becomes_active_all_the_same() -> None:
    twice = says(
        "TWI-273",
        "このカードがアプローチでポイントを与えた場合、このカードは、活動状態になるとともに、もう一度アプローチできる。",
    )
    here = table({"main": ["TWI-273"]}, {}, twice)
    for _ in range(2):
        here.approach("TWI-273")
        assert not here.is_rested("TWI-273")
    assert not here.offers("approach", "TWI-273")
