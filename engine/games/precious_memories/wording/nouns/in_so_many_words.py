"""Words for somebody that say how many he is, or that two colours are meant."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.precious_memories.wording.nouns.filters import LOTS
from engine.games.precious_memories.wording.said.predicates import as_those, those
from engine.kernel.cards.tree import AnyOf, Color, Players
from engine.wording import It, Phrase, Slot, made, node, phrase
from engine.wording import pronoun as one_pronoun


def _one_of_them() -> Iterator[Phrase]:
    """One who was spoken of, with his number."""
    for kinds, ja in ((("character",), "そのキャラ"), (("card",), "そのカード")):
        for sort, end in (("topic", ""), ("before", ""), ("wo", "を")):
            yield one_pronoun(sort, It("one", kinds, True), ja=ja + "1枚" + end)


def _of_both_colors() -> Iterator[Phrase]:
    """Whoever has one of two colours: of all of them that is said with と too."""
    yield phrase(
        "two_colors",
        AnyOf,
        parts=(node(Color, name=Slot("one")), node(Color, name=Slot("two"))),
        ja="{one:color_word}と{two:color_word}の",
    )
    yield phrase(
        "two_colors",
        AnyOf,
        parts=(node(Color, name=Slot("one")), node(Color, name=Slot("two")), node(Color, name=Slot("three"))),
        ja="{one:color_word}と{two:color_word}と{three:color_word}の",
    )
    rest = "{work:of_work?}{noun:noun}"
    yield made(
        "two_colored",
        *LOTS.placed("play", Players()),
        ja=("{color:two_colors}{side:side?}" + rest, "{side:side}{color:two_colors}" + rest),
    )
    yield made("those", those, as_those, ja="{lot:two_colored}")
    yield made(
        "all_lot",
        *LOTS.placed("play", Players()),
        ja=(
            "{side:side?}{color:two_colors}全ての" + rest,
            "{color:two_colors}{side:side}全ての" + rest,
            "{side:side?}全ての{color:two_colors}" + rest,
        ),
    )


IN_SO_MANY_WORDS: tuple[Phrase, ...] = (*_one_of_them(), *_of_both_colors())
