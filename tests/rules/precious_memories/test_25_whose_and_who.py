"""Into whose place somebody goes, whom a word means by then, and what hangs on which of two things: read in one way, or
refused."""

from __future__ import annotations

import pytest

from engine.games.precious_memories.wording import GRAMMAR
from engine.wording import CardTextError
from tests.rules.precious_memories.stock import pm, table
from tests.rules.precious_memories.test_5_what_texts_speak_of import says

REFUSED = {
    "into somebody else's pile": "このカードが登場した場合、このカードを相手のポイント置き場に表向きで置く。",
    "into somebody else's hand": "このカードが登場した場合、このカードを相手の手札に戻す。",
    "under somebody else's deck": "このカードが登場した場合、このカードを相手のデッキの下に移す。",
    "who blocks, into the own pile": (
        "このカードが妨害された場合、妨害した相手のキャラ1枚を自分のポイント置き場に裏向きで置く。"
    ),
    "anybody, into the own pile": "このカードが登場した場合、キャラ1枚を自分のポイント置き場に裏向きで置く。",
    "who lies there already": "自分のキャラが退場した場合、そのキャラを捨て札にする。",
    "who has left": "自分のキャラが退場した場合、そのキャラは、ターン終了時まで+10/+10を得る。",
    "kept off himself": (
        "自分の「桃」が登場した場合、相手のキャラ1枚を指定する。"
        "このターン、そのキャラは、指定したキャラには妨害されない。"
    ),
    "a loss or another": (
        "[メイン/自分]:《0》手札1枚を捨て札にする。または、このカードを休息状態にする。その場合、カードを1枚引く。"
    ),
    "whose loss": (
        "このカードが登場した場合、相手は、手札1枚を捨て札にすることができる。"
        "捨て札にしなかった場合、自分のキャラ1枚を捨て札にする。"
    ),
    "one loss or another that may be": (
        "このカードが登場した場合、手札1枚を捨て札にすることができる。または、自分の「桃」1枚を捨て札にすることができる。"
        "捨て札にした場合、カードを2枚引く。"
    ),
}


@pytest.mark.parametrize("why", REFUSED)
def test_nobody_guesses(why: str) -> None:
    with pytest.raises(CardTextError):
        GRAMMAR.compile(GRAMMAR.normal(REFUSED[why], "ja", kind="character"), "ja", kind="character")


@pytest.mark.parametrize(
    "text",
    [
        "このカードが妨害された場合、妨害した相手のキャラ1枚を相手のポイント置き場に裏向きで置く。",
        "このカードが登場した場合、自分のキャラ1枚を自分のポイント置き場に裏向きで置く。",
        "このカードが登場した場合、このカードを自分のポイント置き場に裏向きで置く。",
        "自分のキャラが退場した場合、そのキャラを手札に戻す。",
        "このカードが登場した場合、相手のキャラ1枚を休息状態にする。または、相手は、手札1枚を捨て札にする。",
        "このカードが登場した場合、相手は、手札1枚を捨て札にすることができる。捨て札にしなかった場合、カードを2枚引く。",
        "このカードが登場した場合、自分のキャラ1枚を活動状態にする。または、手札1枚を捨て札にする。その場合、カードを2枚引く。",
    ],
)
def test_what_can_be_taken_in_one_way_alone_is_read(text: str) -> None:
    assert GRAMMAR.compile(GRAMMAR.normal(text, "ja", kind="character"), "ja", kind="character").abilities


@pm("R-PM-133")
def test_who_may_not_use_his_own_texts_is_told_so_in_english() -> None:
    text = "このカードは、相手がイベントカードをプレイした場合、ターン終了時までテキストを使用できない。"
    read = GRAMMAR.compile(GRAMMAR.normal(text, "ja", kind="character"), "ja", kind="character").abilities
    assert GRAMMAR.write(read, "en", kind="character").endswith("until end of turn, this card can't use texts.")


@pytest.mark.parametrize("deed", ["捨て札にする", "退場させる"])
def test_of_two_who_met_the_one_who_is_still_there_is_discarded(deed: str) -> None:
    judge = says("MEA-001", f"相手のキャラのアプローチで自分のキャラが退場した場合、そのキャラを{deed}。")
    here = table({"main": ["dot"]}, {"main": ["ann", "MEA-001"]}, judge)
    here.approach("dot", "ann")
    assert (here.zone("ann"), here.zone("dot")) == ("discard", "discard")
