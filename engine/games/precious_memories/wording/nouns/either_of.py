"""One of several sorts of cards, some of which need not be characters."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.precious_memories.wording.nouns.filters import CHARACTER, EVENT, SUPPORT
from engine.kernel.cards.tree import AllOf, Class
from engine.wording import Phrase, Slot, node, passing, phrase, word


def _sorts() -> Iterator[Phrase]:
    yield passing("one_of", "in_name", ja="名称に{it}を含む[カード|]", en="card with {it} in its name")
    yield phrase("one_of", Class, ja="{name:trait}を持つカード")
    yield phrase("one_of", Class, ja="{name:work}のカード", en="{name:work} card")
    yield passing("one_of", "color", ja="{it}カード", en="{it}card")
    for kind, ja, en in ((EVENT, "イベントカード", "event card"), (SUPPORT, "サポートカード", "support card")):
        yield word("one_of", kind, ja=ja, en=en)
        for said, had in (("{name:trait}を持つ", "{name:trait} "), ("{name:work}の", "{name:work} ")):
            yield phrase("one_of", AllOf, parts=(kind, node(Class, name=Slot("name"))), ja=said + ja, en=had + en)
        yield phrase("one_of", AllOf, parts=(kind, Slot("color")), ja="{color:color}" + ja, en="{color:color}" + en)
        yield phrase(
            "one_of",
            AllOf,
            parts=(kind, Slot("part")),
            ja="名称に{part:in_name}を含む" + ja,
            en=en + " with {part:in_name} in its name",
        )
    yield phrase(
        "one_of",
        AllOf,
        parts=(CHARACTER, Slot("word")),
        ja="{word:word}キャラ",
        en="character{word:word}",
    )


EITHER_OF: tuple[Phrase, ...] = tuple(_sorts())
