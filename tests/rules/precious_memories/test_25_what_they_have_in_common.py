"""Several who have a trait in common, or a name or a trait. Each is read, and then played."""

from __future__ import annotations

import pytest

from engine.games.precious_memories.wording import GRAMMAR
from engine.wording import CardTextError
from tests.rules.precious_memories.stock import Table, character, pm, table
from tests.rules.precious_memories.test_5_what_texts_speak_of import happens, says
from tests.rules.precious_memories.test_6_more_texts import answers, choose
from tests.rules.precious_memories.test_17_sets_and_sums import offered

DOG, BIRD, BOTH, NONE, NAMESAKE = "DOG-901", "BIR-902", "DOB-903", "NON-904", "NAM-905"
CAST = [
    character(DOG, name="Dog", traits=("dog",)),
    character(BIRD, name="Bird", traits=("bird",)),
    character(BOTH, name="Both", traits=("dog", "bird")),
    character(NONE, name="None"),
    character(NAMESAKE, name="None", traits=("fish",)),
]
RESTS = "[メイン/自分]:{}相手のキャラ{}枚を休息状態にする。"


def rested(here: Table) -> set[str]:
    return {here.game.key(ref) for ref, piece in here.game.state.field.items() if piece.exerted}


def hit_by(text: str, *theirs: str) -> Table:
    here = table({"hand": ["RES-911", "clo"]}, {"main": [*theirs]}, happens("RES-911", text), *CAST)
    here.play("RES-911")
    return here


@pm("R-PM-140")
def test_two_of_one_trait_are_of_whichever_trait_they_share() -> None:
    here = hit_by(RESTS.format("同じ特徴を持つ", 2), DOG, BIRD, BOTH, NONE, NAMESAKE)
    assert offered(here) == {DOG, BIRD, BOTH}
    choose(here, DOG)
    answers(here)
    assert rested(here) == {DOG, BOTH}


@pm("R-PM-140")
def test_a_name_in_common_does_where_the_text_says_so() -> None:
    here = hit_by(RESTS.format("同じ名称、または同じ特徴を持つ", 2), DOG, NONE, NAMESAKE, BIRD)
    assert offered(here) == {NONE, NAMESAKE}
    choose(here, NONE)
    answers(here)
    assert rested(here) == {NONE, NAMESAKE}


@pm("R-PM-140")
def test_of_three_all_have_one_trait() -> None:
    third = character("DOC-906", name="Third", traits=("dog",))
    chain = character("BIF-907", name="Chain", traits=("bird", "fish"))
    text = happens("RES-911", RESTS.format("同じ特徴を持つ", 3))
    here = table(
        {"hand": ["RES-911", "clo"]}, {"main": [BIRD, BOTH, DOG, "BIF-907", "DOC-906"]}, text, third, chain, *CAST
    )
    here.play("RES-911")
    choose(here, BOTH)
    choose(here, DOG)
    answers(here)
    assert rested(here) == {BOTH, DOG, "DOC-906"}


@pm("R-PM-140")
def test_the_work_that_a_card_is_from_is_no_trait() -> None:
    here = hit_by(RESTS.format("同じ特徴を持つ", 2), DOG, NONE)
    answers(here)
    assert len(rested(here)) == 1


@pm("R-PM-140")
@pytest.mark.parametrize(("there", "drawn"), [((DOG, BOTH), 1), ((DOG, BIRD), 0)])
def test_where_something_hangs_on_it_there_have_to_be_so_many(there: tuple[str, ...], drawn: int) -> None:
    here = table(
        {"main": ["GIV-912"], "discard": [*there], "hand": ["clo"]},
        {},
        says(
            "GIV-912",
            "[メイン/自分]:《0》自分の捨て札置き場にある同じ特徴を持つキャラ2枚をデッキの下に移す。その場合、カードを1枚引く。",
        ),
        *CAST,
    )
    here.do("use", "GIV-912", 0)
    answers(here)
    assert len(here.hand(0)) == 1 + drawn


@pytest.mark.parametrize("word", ["手札にある同じ特徴を持つキャラ2枚", "「桃」1枚と同じ特徴を持つ自分のキャラ2枚"])
def test_who_lies_hidden_and_who_may_be_meant_by_another_are_refused(word: str) -> None:
    with pytest.raises(CardTextError):
        GRAMMAR.compile(f"[メイン/自分]:{word}を捨て札にする。", "ja", kind="event")
