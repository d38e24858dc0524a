"""What is said of a card: its idea changes, it gains a token or a text. Once for a while, or continuously."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.kernel.cards.tree import Give, Grant, Modify, Per
from engine.wording import (
    Many,
    Phrase,
    Row,
    Slot,
    changed_and_given,
    framed,
    made,
    node,
    phrase,
    quoted,
)

from .targets import creatures

_LASTS = "{duration:lasts}"
_LESS_X = node(Per, each=-1, amount=Slot("count"))
_SUBJECTS = (("subj", "s"), ("subjs", ""))
"""The sorts of one and of several, with the ending of their verb."""


def _by(lasts: str) -> tuple[Row, ...]:
    """By how much, and for how long."""
    return (
        ({}, "{amount:plus}", "{amount:plus} idea" + lasts),
        ({}, "+X、Xは{amount:counted}", "+X idea" + lasts + ", where X is {amount:counted}"),
        ({"amount": _LESS_X}, "-X、Xは{count:counted}", "-X idea" + lasts + ", where X is {count:counted}"),
    )


def _modified(sort: str, given: dict[str, Any], lasts: str) -> Iterator[Phrase]:
    """Subject and change. `lasts`: the slot of a duration, or nothing where it goes without saying."""
    for who, s in _SUBJECTS:
        target = "{target:" + who + "}"
        behind = (target + "[が|は]" + lasts + "アイデア{}",) if lasts else ()
        ja, en = (lasts + target + "がアイデア{}", *behind), target + f" get{s} " + "{}"
        yield from framed(sort, Modify, _by(lasts), stat="idea", when=creatures, ja=ja, en=en, **given)


def _for_each(sort: str, given: dict[str, Any], lasts: str) -> Iterator[Phrase]:
    """The change told by what is counted for it."""
    by = node(Per, each=Slot("each"), amount=Slot("count"))
    for who, s in _SUBJECTS:
        target = "{target:" + who + "}"
        ja = (
            "{count:for_each}" + lasts + target + "がアイデア{each:plus}",
            lasts + target + "が{count:for_each}アイデア{each:plus}",
        )
        en = target + f" get{s} " + "{each:plus} idea for each {count:for_each}" + lasts
        yield phrase(sort, Modify, stat="idea", amount=by, when=creatures, ja=ja, en=en, **given)


def _granted(sort: str, given: dict[str, Any], lasts: str) -> Iterator[Phrase]:
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


def _both() -> Iterator[Phrase]:
    for who, s in _SUBJECTS:
        target = "{target:" + who + "}"
        ja = target + "がアイデア{amount:plus}、{abilities:granted}を得る"
        en = target + f" get{s} " + "{amount:plus} idea" + f" and gain{s} " + "{abilities:granted}"
        yield made("lasting_effects", *changed_and_given("idea", creatures), ja=ja, en=en)


_GAINS, _IS_GIVEN = "{counter:token}を[|1つ]獲得する", "{counter:token}を[|1つ]獲得させる"

SAID: tuple[Phrase | Many, ...] = (
    # continuously
    *_modified("lasting", {"duration": ""}, ""),
    *_for_each("lasting", {"duration": ""}, ""),
    *_granted("lasting", {"duration": ""}, ""),
    *_both(),
    # for a while
    *framed(
        "said",
        Modify,
        _by(_LASTS),
        stat="idea",
        when=creatures,
        ja="{target:given}" + _LASTS + "アイデア{}",
        en="give {target:given} {}",
    ),
    *_modified("said", {}, _LASTS),
    *_for_each("said", {}, _LASTS),
    phrase("act", Grant, when=creatures, ja="{target:given}" + _LASTS + "{abilities:granted}を得る"),
    phrase("act", Grant, when=creatures, en="{target:sel_one} gains {abilities:granted}" + _LASTS),
    phrase("act", Grant, when=creatures, en="{target:sel_some} gain {abilities:granted}" + _LASTS),
    *_granted("act", {}, _LASTS),
    *quoted(),
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
