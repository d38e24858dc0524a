"""Keywords by their words."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.precious_memories import keywords
from engine.kernel.cards.tree import (
    Keyword,
)
from engine.wording import (
    Many,
    Phrase,
    phrase,
    word,
)

KEYWORDS = (
    ("active_at_once", "アクティブ", "Active"),
    ("breaks_in", "ブレイク", "Break"),
    ("free_appearance", "自由登場", "Free Appearance"),
    ("endures", "我慢", "Endurance"),
    ("forceful", "強引", "Force"),
    ("breakthrough10", "突破10", "Breakthrough 10"),
    ("breakthrough30", "突破30", "Breakthrough 30"),
    ("ex_card", "EXカード", "EX Card"),
    ("levels_up", "レベルアップ", "Level Up"),
    ("must_approach", "強制アプローチ", "Forced Approach"),
    ("combi", "コンビ", "Combi"),
)


NUMBERED = (("magic", "魔力", "Magic "), ("natural", "天然", "Natural "), ("natural_plus", "天然+", "Natural +"))


def _keywords() -> Iterator[Phrase | Many]:
    for id_, ja, en in KEYWORDS:
        yield word("kw", Keyword(id_), ja=f"〔{ja}〕", en=f"〔{en}〕")
        yield word("word_id", id_, ja=f"〔{ja}〕", en=f"〔{en}〕")
    for id_, ja, en in NUMBERED:
        yield phrase("kw", Keyword, name=id_, ja=f"〔{ja}" + "{value:number}〕", en=f"〔{en}" + "{value:number}〕")
    for id_, ja, en in NUMBERED[:2]:
        yield word("word_id", id_, ja=f"〔{ja}〕", en=f"〔{en.strip()}〕")
    yield word("kw", keywords.adventure(), ja="〔冒険〕", en="〔Adventure〕")
    yield Many("kws", "kw", {"ja": ("", ""), "en": ("", "")})


WORDS: tuple[Phrase | Many, ...] = tuple(_keywords())
