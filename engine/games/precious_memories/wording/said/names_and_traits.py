"""What somebody is called in place of his name, and what a card is besides in the whole game."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.precious_memories.nodes import CountsAs, IsAlso, Rename
from engine.games.precious_memories.wording.said.subjects import S
from engine.kernel.cards.tree import Class, Color
from engine.wording import Phrase, Slot, phrase

_ALSO = "としても扱う"
_CHANGED = (
    "{dur}{target:topic}の名称[は|を][、|]{what:named_alone}[として扱う|に変更<する>]",
    "{target:topic}の名称[は|を][、|]{dur}{what:named_alone}[として扱う|に変更<する>]",
    "{target:topic}の名称は[、|]{dur}{what:named_alone}になる",
    "{dur}{target:topic}の名称は[、|]{what:named_alone}になる",
)


def _renamed() -> Iterator[Phrase]:
    for words in ("名称を{what:named_alone}として扱う", "名称が{what:named_alone}になる"):
        en = "<bear> the name {what:named_alone} alone" if words.startswith("名称を") else ()
        yield phrase("pred", Rename, target=S, what=Slot("what"), ja=words, en=en)
    yield phrase("act", Rename, target=Slot("target"), what=Slot("what"), duration=Slot("dur"), ja=_CHANGED)
    yield phrase(
        "lasting",
        Rename,
        target=Slot("target"),
        what=Slot("what"),
        ja="{target:lasting_topic}の名称[は|を][、|]{what:named_alone}として扱う",
    )


def _besides() -> Iterator[Phrase]:
    """A trait or a colour that a card has besides."""
    yield phrase("such_too", Class, ja="[特徴|]{name:trait}を持つ[キャラ|カード]", en="{name:trait}")
    yield phrase("such_too", Color, ja="{name:color_word}の[キャラ|カード]", en="{name:color_word}")
    yield phrase(
        "lasting",
        IsAlso,
        ja=(
            "このカード[は、|は]ゲーム中[、|]{what:such_too}" + _ALSO,
            "ゲーム中[、|]このカード[は、|は]{what:such_too}" + _ALSO,
        ),
        en="in the whole game this card is {what:such_too} too",
    )
    yield phrase(
        "lasting",
        IsAlso,
        ja=(
            "このカードの色[は、|は]ゲーム中[、|]{what:color_alone}" + _ALSO,
            "ゲーム中[、|]このカードの色[は、|は]{what:color_alone}" + _ALSO,
        ),
    )
    yield phrase(
        "pred",
        CountsAs,
        target=S,
        what=Slot("what"),
        ja="{what:such_too}" + _ALSO,
        en="<count> as {what:such_too} too",
    )


NAMES_AND_TRAITS: tuple[Phrase, ...] = (*_renamed(), *_besides())
