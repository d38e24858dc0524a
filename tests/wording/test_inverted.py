"""Japanese says the same in several orders: each is read as what its plainest form is read as."""

import pytest

from engine.wording import CardTextError

from .lorcana_trial import LORCANA

SAME = (
    ("action", "あなたの手札を2枚選んで捨てる。", "カードを2枚選んで捨てる。"),
    ("action", "各プレイヤーは手札を3枚になるまで捨てる。", "各プレイヤーは手札が3枚になるように捨てる。"),
    ("action", "すべてのプレイヤーはカードを1枚引く。", "各プレイヤーはカードを1枚引く。"),
    ("action", "対戦相手全員はロアを1つ失う。", "各対戦相手はロアを1つ失う。"),
    (
        "action",
        "あなたのデッキの上から2枚を見る。1枚を手札に加え、もう1枚をデッキの一番下に置く。",
        "あなたのデッキの上からカードを2枚見る。そのうち1枚を手札に、もう1枚を一番下に置く。",
    ),
    (
        "action",
        "あなたのデッキの上からカードを4枚見る。そのうち歌・カード1枚を公開し手札に加えてもよい。",
        "あなたのデッキの上からカードを4枚見る。歌・カードを1枚公開し手札に加えてもよい。",
    ),
    (
        "action",
        "対戦相手のキャラクター全員に1ダメージを与える。",
        "対戦相手の各キャラクターに1ダメージを与える。",
    ),
    (
        "action",
        "キャラクター1体を選び、次のあなたのターンの始めまで、-2{S}する。",
        "キャラクター1体を選び、あなたの次のターンの始めまで、-2{S}する。",
    ),
    (
        "character",
        "このキャラクターがロケーションにいる間にクエストするたび、カードを1枚引く。",
        "このキャラクターがロケーションにいる間、これがクエストするたび、カードを1枚引く。",
    ),
    (
        "character",
        "あなたのキャラクターは対戦相手のターンの間、耐久+1を得る。",
        "対戦相手のターンの間、あなたのキャラクターは耐久+1を得る。",
    ),
    (
        "character",
        "このキャラクターをプレイするコストの支払いは、あなたの場のアイテム1つにつき1{I}減る。",
        "あなたの場のアイテム1つにつき、このキャラクターをプレイするコストの支払いは1{I}減る。",
    ),
    (
        "character",
        "あなたがこのキャラクター以外のキャラクターをプレイするたび、ロアを1つ得る。",
        "あなたが他のキャラクターをプレイするたび、ロアを1つ得る。",
    ),
    (
        "character",
        "あなたのターン開始時、対戦相手のロアがあなたより多いなら、カードを1枚引く。",
        "あなたのターン開始時、いずれかの対戦相手があなたより多くのロアを持っているなら、カードを1枚引く。",
    ),
    ("location", "ここにいる間、あなたのキャラクターは回避を得る。", "ここにいるあなたのキャラクターは回避を得る。"),
    (
        "location",
        "あなたのキャラクターがここに移動したとき、カードを1枚引く。",
        "あなたのキャラクターがここに移動するたび、カードを1枚引く。",
    ),
)


@pytest.mark.parametrize(("kind", "text", "plainest"), SAME)
def test_another_order_means_the_same(kind: str, text: str, plainest: str) -> None:
    assert LORCANA.read(text, "ja", kind).abilities == LORCANA.read(plainest, "ja", kind).abilities


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("action", "あなたのキャラクター1体を選び、このターン、+2{S}し、そのキャラクターは回避を得る。"),
        ("character", "このキャラクターはアクションによって選ばれない。"),
    ],
)
def test_what_could_be_meant_in_two_ways_is_refused(kind: str, text: str) -> None:
    """For how long the second thing lasts, and whether one's own actions are meant as well."""
    with pytest.raises(CardTextError):
        LORCANA.read(text, "ja", kind)
