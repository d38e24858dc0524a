"""What is said of a card: its idea changes, it gains a token or a text. Once for a while, or continuously."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.kernel.cards.tree import Give, Grant, Modify, Per
from engine.wording import Many, Phrase, Slot, node, passing, phrase

from .targets import creatures

Fields = dict[str, Any]
_LESS_X = node(Per, each=-1, amount=Slot("count"))
_BY: tuple[tuple[str, str, str, Fields], ...] = (
    ("{amount:plus}", "", "", {}),
    ("+X", "、Xは{amount:counted}", ", where X is {amount:counted}", {}),
    ("-X", "、Xは{count:counted}", ", where X is {count:counted}", {"amount": _LESS_X}),
)
"""The change as printed, what comes behind in Japanese and in English, and the fields."""


def _modified(sort: str, given: Fields, lasts: str) -> Iterator[Phrase]:
    """Subject and change. `lasts`: the slot of a duration, or nothing where it goes without saying."""
    for by, x_ja, x_en, fields in _BY:
        yield phrase(
            sort,
            Modify,
            stat="idea",
            when=creatures,
            **given,
            **fields,
            ja=(
                lasts + "{target:subj}がアイデア" + by + x_ja,
                *(("{target:subj}[が|は]" + lasts + "アイデア" + by + x_ja,) if lasts else ()),
            ),
            en="{target:subj} gets " + by + " idea" + lasts + x_en,
        )
        yield phrase(
            sort,
            Modify,
            stat="idea",
            when=creatures,
            **given,
            **fields,
            ja=(
                lasts + "{target:subjs}がアイデア" + by + x_ja,
                *(("{target:subjs}[が|は]" + lasts + "アイデア" + by + x_ja,) if lasts else ()),
            ),
            en="{target:subjs} get " + by + " idea" + lasts + x_en,
        )


def _granted(sort: str, given: Fields, lasts: str) -> Iterator[Phrase]:
    """Quoted texts that a subject gains."""
    for who, gain in (("subj", "gains"), ("subjs", "gain")):
        target = "{target:" + who + "}"
        yield phrase(
            sort,
            Grant,
            when=creatures,
            **given,
            ja=(
                target + "が" + lasts + "{abilities:granted}を得る",
                *(
                    (
                        lasts + target + "[が|は]{abilities:granted}を得る",
                        target + "は" + lasts + "{abilities:granted}を得る",
                    )
                    if lasts
                    else ()
                ),
            ),
            en=target + f" {gain} " + "{abilities:granted}" + lasts,
        )


_LASTS = "{duration:lasts}"

SAID: tuple[Phrase | Many, ...] = (
    # continuously
    *_modified("lasting", {"duration": ""}, ""),
    *_granted("lasting", {"duration": ""}, ""),
    # for a while
    *(
        phrase(
            "said",
            Modify,
            stat="idea",
            when=creatures,
            ja="{target:given}" + _LASTS + "アイデア" + by + x_ja,
            en="give {target:given} " + by + " idea" + _LASTS + x_en,
            **fields,
        )
        for by, x_ja, x_en, fields in _BY
    ),
    *_modified("said", {}, _LASTS),
    phrase("act", Grant, when=creatures, ja="{target:given}" + _LASTS + "{abilities:granted}を得る"),
    phrase("act", Grant, when=creatures, en="{target:sel_one} gains {abilities:granted}" + _LASTS),
    phrase("act", Grant, when=creatures, en="{target:sel_some} gain {abilities:granted}" + _LASTS),
    *_granted("act", {}, _LASTS),
    Many("granted", "quoted", {"ja": ("と", "と"), "en": (", ", " and ")}),
    passing("quoted", "ability", ja="「{it}」", en='"^{it}"'),
    # tokens
    phrase(
        "act",
        Give,
        when=creatures,
        ja="{target:given}{counter:token}を[|1つ]獲得させる",
        en="give {target:given} {counter:token}",
    ),
    phrase(
        "act",
        Give,
        ja=("{target:subj}が{counter:token}を[|1つ]獲得する", "{target:subj}に{counter:token}を[|1つ]獲得させる"),
        en="{target:subj} gains {counter:token}",
    ),
    phrase(
        "act",
        Give,
        ja=("{target:subjs}が{counter:token}を[|1つ]獲得する", "{target:subjs}に{counter:token}を[|1つ]獲得させる"),
        en="{target:subjs} gain {counter:token}",
    ),
)
