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


_SUBJECTS = (("subj", "s"), ("subjs", ""))
"""The sorts of one and of several, with the ending of their verb."""


def _modified(sort: str, given: Fields, lasts: str) -> Iterator[Phrase]:
    """Subject and change. `lasts`: the slot of a duration, or nothing where it goes without saying."""
    for by, x_ja, x_en, fields in _BY:
        for who, s in _SUBJECTS:
            target, change = "{target:" + who + "}", "アイデア" + by + x_ja
            behind = (target + "[が|は]" + lasts + change,) if lasts else ()
            yield phrase(
                sort,
                Modify,
                stat="idea",
                when=creatures,
                **given,
                **fields,
                ja=(lasts + target + "が" + change, *behind),
                en=target + f" get{s} " + by + " idea" + lasts + x_en,
            )


def _granted(sort: str, given: Fields, lasts: str) -> Iterator[Phrase]:
    """Quoted texts that a subject gains."""
    gained = "{abilities:granted}を得る"
    for who, s in _SUBJECTS:
        target = "{target:" + who + "}"
        before = (lasts + target + "[が|は]" + gained, target + "は" + lasts + gained) if lasts else ()
        yield phrase(
            sort,
            Grant,
            when=creatures,
            **given,
            ja=(target + "が" + lasts + gained, *before),
            en=target + f" gain{s} " + "{abilities:granted}" + lasts,
        )


_LASTS = "{duration:lasts}"
_GAINS, _IS_GIVEN = "{counter:token}を[|1つ]獲得する", "{counter:token}を[|1つ]獲得させる"

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
    *(
        phrase(
            "act",
            Give,
            ja=("{target:" + who + "}が" + _GAINS, "{target:" + who + "}に" + _IS_GIVEN),
            en="{target:" + who + "} gain" + s + " {counter:token}",
        )
        for who, s in _SUBJECTS
    ),
)
