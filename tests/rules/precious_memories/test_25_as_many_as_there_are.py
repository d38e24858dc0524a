"""Up to as many as there are of another lot, and somebody named for each of them. Each is read, and then played."""

from __future__ import annotations

import pytest

from engine.games.precious_memories.wording import GRAMMAR
from engine.wording import CardTextError
from tests.rules.precious_memories.stock import character, table
from tests.rules.precious_memories.test_5_what_texts_speak_of import happens, says
from tests.rules.precious_memories.test_6_more_texts import choose

DOGS = [character(f"DOG-90{n}", traits=("犬",)) for n in (1, 2)]


@pytest.mark.parametrize(("wanted", "rested"), [(3, 2), (1, 1), (0, 0)])
@pytest.mark.parametrize(
    "text",
    [
        "自分の【犬】を持つキャラと同じ枚数まで相手のキャラを休息状態にする",
        "相手のキャラを、自分の【犬】を持つキャラの枚数と同じ枚数まで休息状態にする",
    ],
)
def test_up_to_as_many_as_there_are(text: str, wanted: int, rested: int) -> None:
    rests = happens("RES-911", f"[メイン/自分]:{text}。")
    here = table(
        {"main": ["DOG-901", "DOG-902", "gus"], "hand": ["RES-911", "clo"]},
        {"main": ["ann", "bea", "dot"]},
        rests,
        *DOGS,
    )
    here.play("RES-911")
    left, said = ["ann", "bea", "dot"], 0
    while here.question.kind != "action":
        if here.question.kind == "may":
            here.say(("yes",) if said < wanted else ("no",))
            said += 1
        else:
            choose(here, left.pop(0))
    assert sum(here.is_rested(each) for each in ("ann", "bea", "dot")) == rested


def test_who_approached_this_turn_counts_and_points_are_turned() -> None:
    turns = says(
        "TUR-912",
        "[アプローチ/自分]:《0》このターン、アプローチに参加した【犬】を持つキャラと同じ枚数まで"
        "自分のポイント置き場にある裏向きのカードを表向きにする。",
    )
    down = [{"card": name, "face_down": True} for name in ("ann", "bea", "dot")]
    here = table(
        {"main": ["DOG-901", "DOG-902", "TUR-912"], "hand": ["hex"], "points": down}, {"hand": ["gus"]}, turns, *DOGS
    )
    here.declare()
    here.say(here.option("approach", "DOG-901"))
    here.say(here.option("use", "TUR-912", 0))
    here.unanswered()
    while here.question.kind != "action":
        here.say(("yes",) if ("yes",) in here.question.options else here.question.options[0])
    assert here.game.count(0, "pile_up") == 1


@pytest.mark.parametrize(("dogs", "blockers"), [(2, 1), (1, 2)])
def test_for_each_of_them_one_is_named_who_cannot_block(dogs: int, blockers: int) -> None:
    names = says(
        "NAM-913",
        "このカードがアプローチした場合、自分の【犬】を持つキャラ1枚につき、相手のキャラ1枚を指定する。"
        "このターン、指定したキャラは、このカードを妨害できない。",
    )
    mine = ["NAM-913", *(each.key for each in DOGS[:dogs])]
    here = table({"main": mine, "hand": ["hex"]}, {"main": ["ann", "bea", "dot"], "hand": ["gus"]}, names, *DOGS)
    here.declare()
    here.say(here.option("approach", "NAM-913"))
    for name in ("ann", "bea", "dot")[:dogs]:
        choose(here, name)
    here.step()
    assert sum(option[0] == "block" for option in here.question.options) == blockers


@pytest.mark.parametrize(
    "text",
    [
        "自分の「桃」と同じ枚数まで相手のキャラを休息状態にする。その場合、カードを1枚引く",
        "自分の「桃」1枚につき、相手のキャラ1枚を指定する。指定したキャラは、ターン終了時まで-10/-10を得る",
    ],
)
def test_what_would_hang_on_how_often_it_was_done_is_refused(text: str) -> None:
    with pytest.raises(CardTextError):
        GRAMMAR.compile(f"[メイン/自分]:{text}。", "ja", kind="event")
