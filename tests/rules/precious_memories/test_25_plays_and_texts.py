"""A card is played, a text is used: which of the two is nullified."""

from __future__ import annotations

import pytest

from tests.rules.precious_memories.stock import pm, table
from tests.rules.precious_memories.test_5_what_texts_speak_of import says


@pm("R-PM-28")
@pytest.mark.parametrize("meant", ["キャラ", "カード"])
@pytest.mark.parametrize("played", [True, False])
def test_who_answers_the_play_of_a_card_does_not_answer_the_use_of_a_text(meant: str, played: bool) -> None:
    stop = says("STO-001", f"[メイン/割り込み]:《0》相手のプレイ中の{meant}1枚のプレイを無効にする。")
    user = says("USE-002", "[メイン/自分]:《0》カードを1枚引く。")
    here = table({"main": ["USE-002"], "hand": ["ann", "bea"]}, {"main": ["STO-001"], "hand": ["clo"]}, stop, user)
    here.say(("character", here.ref("ann"), 0) if played else here.option("use", "USE-002", 0))
    here.pay()
    assert here.offers("use", "STO-001", 0) is played
