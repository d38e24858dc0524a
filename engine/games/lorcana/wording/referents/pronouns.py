"""The words of this game by which a text speaks of what it has named."""

from __future__ import annotations

from engine.games.lorcana.wording.referents.naming import KINDS
from engine.wording import Pronouns

PRONOUNS = Pronouns(
    {
        kind: kind
        for kind in (
            *KINDS,
            "card",
            "chosen",
            "challenging",
            "challenged",
            "discarded",
            "moved",
            "banished",
            "revealed",
            "other",
        )
    }
    | {
        "キャラクター": "character",
        "アイテム": "item",
        "歌": "song",
        "ロケーション": "location",
        "カード": "card",
        "チャレンジした": "challenging",
        "チャレンジされた": "challenged",
        "チャレンジしている": "challenging",
        "チャレンジされている": "challenged",
        "捨てた": "discarded",
        "移動した": "moved",
        "退場させた": "banished",
        "公開した": "revealed",
        "選んだ": "chosen",
        "他の": "other",
    },
    somebody="character",
)
pronoun = PRONOUNS.phrases
