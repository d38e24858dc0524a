"""What is said of a card: its numbers change, it gains or loses texts, it is kept from something. Once for a while, or
continuously."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.games.quintuplets.wording.filters import EVENT
from engine.kernel.cards.tree import AllOf, Cannot, Deed, Grant, Lose, Modify, Opponents, Per, Side, Stat
from engine.wording import (
    Many,
    Phrase,
    Slot,
    changed_and_given,
    in_play,
    made,
    node,
    phrase,
    quoted,
)

Fields = dict[str, Any]
_FORMS = (("", ""), (".i", "し"), (".te", "して"))
"""A change of a number ends without a verb; within a sentence it takes one."""
_STATS: tuple[tuple[Stat, str, str], ...] = (("power", "花嫁力", "bride power"), ("need", "必要花嫁力", "needed power"))
_OWN = {"power": "{target:her_own}", "need": "{target:his_own}"}
"""What holds continuously need not say that it means this card."""
_EACH = node(Per, each=Slot("plus"), amount=Slot("count"))
_BY: tuple[tuple[str, str, str, str, Fields], ...] = (
    ("", "{amount:plus}", "{amount:plus}", "", {}),
    ("{count:per}", "{plus:plus}", "{plus:plus}", "{count:per}", {"amount": _EACH}),
)
"""What stands before the change in Japanese, the change, and what stands behind it in English."""
_BANS: tuple[tuple[Deed, str, str], ...] = (
    ("approach", "アプローチできない", "approach"),
    ("be_approached", "アプローチされない", "be approached"),
    ("become_partner", "アプローチの成功相手にならない", "become a partner"),
    ("succeed", "アプローチに成功しない", "succeed in an approach"),
)
THEIR_EVENTS = AllOf((Side(False), EVENT))
_LASTS = "{duration:lasts}"


def _all(lasts: str) -> str:
    """The slot of all such cards; what holds continuously need not say that it means all."""
    return "{target:subjs}" if lasts else "{target:subjs_for_good}"


def _modified(sort: str, given: Fields, lasts: str) -> Iterator[Phrase]:
    """Subject and change. `lasts`: the slot of a duration, or nothing where it goes without saying."""
    for stat, name_ja, name_en in _STATS:
        for per, by_ja, by_en, per_en, fields in _BY:
            for subject, gets in (("{target:subj}", "gets"), (_all(lasts), "get")):
                for form, ending in _FORMS:
                    change = name_ja + "を" + by_ja + ending
                    then = (subject + "の" + lasts + name_ja + "を[、|]" + per + by_ja + ending,) if per else ()
                    first = (per + lasts + subject + "の" + change,) if per else ()
                    change = per + change
                    yield phrase(
                        sort + form,
                        Modify,
                        stat=stat,
                        when=in_play,
                        **given,
                        **fields,
                        ja=(*first, lasts + subject + "の" + change, subject + "[の|は、|は]" + lasts + change, *then),
                        en=f"{subject} {gets} {by_en} {name_en}{lasts}{per_en}" if not form else (),
                    )


def _own() -> Iterator[Phrase]:
    """The card's own number, which it has for as long as it is there; whose it is goes without saying."""
    for stat, name, _ in _STATS:
        for per, by, _, _, fields in _BY:
            change = _OWN[stat] + name + "を" + by
            yield phrase("lasting", Modify, stat=stat, duration="", when=in_play, **fields, ja=per + change)
    yield phrase(
        "lasting",
        Cannot,
        deed="lose_power",
        filter=THEIR_EVENTS,
        duration="",
        when=in_play,
        ja="相手のイベントの効果で" + _OWN["power"] + "花嫁力は減らない",
    )


def _given() -> Iterator[Phrase]:
    """The change of what has been chosen just now."""
    for stat, name_ja, name_en in _STATS:
        for per, by_ja, by_en, per_en, fields in _BY:
            for form, ending in _FORMS:
                yield phrase(
                    "act" + form,
                    Modify,
                    stat=stat,
                    when=in_play,
                    **fields,
                    ja="{target:given}" + _LASTS + per + name_ja + "を" + by_ja + ending,
                    en="give {target:given} " + f"{by_en} {name_en}{_LASTS}{per_en}" if not form else (),
                )


def _both() -> Iterator[Phrase]:
    """A change and texts of one subject, as long as the card is there."""
    for subject, s in (("{target:subj}", "s"), ("{target:subjs_for_good}", "")):
        yield made(
            "lastings",
            *changed_and_given("power", in_play),
            ja=subject + "[の|は、|は]花嫁力を{amount:plus}し、{abilities:granted}を得る",
            en=f"{subject} get{s} " + "{amount:plus} bride power" + f" and gain{s} " + "{abilities:granted}",
        )


def _granted(sort: str, given: Fields, lasts: str) -> Iterator[Phrase]:
    """Quoted texts that a subject gains, and all that it loses."""
    for subject, gain, lose in (
        ("{target:subj}", "gains", "loses all its abilities"),
        (_all(lasts), "gain", "lose all their abilities"),
    ):
        yield phrase(
            sort,
            Grant,
            when=in_play,
            **given,
            ja=(
                subject + "は" + lasts + "{abilities:granted}を<得る>",
                lasts + subject + "は{abilities:granted}を<得る>",
            ),
            en=subject + f" {gain} " + "{abilities:granted}" + lasts,
        )
        yield phrase(
            sort,
            Lose,
            keywords=(),
            whole=True,
            when=in_play,
            **given,
            ja=(
                subject + "は" + lasts + "[すべての能力を|能力をすべて|能力を]<失う>",
                lasts + subject + "は[すべての能力を|能力をすべて|能力を]<失う>",
                lasts + subject + "の能力を[すべて|]無効に<する>",
            ),
            en=f"{subject} {lose}" + lasts,
        )


def _banned(sort: str, given: Fields, lasts: str) -> Iterator[Phrase]:
    """What it may not do; a selection stands before it."""
    for deed, ja, en in _BANS:
        for subject in ("{target:subj}", _all(lasts)):
            yield phrase(
                sort,
                Cannot,
                deed=deed,
                when=in_play,
                **given,
                ja=(subject + "は" + lasts + ja, lasts + subject + "は" + ja) if lasts else subject + "は" + ja,
                en=f"{subject} can't {en}{lasts}",
            )
        if lasts:
            yield phrase(sort, Cannot, deed=deed, when=in_play, ja="{target:given}" + lasts + ja)
            for subject in ("{target:sel_one}", "{target:sel_some}"):
                yield phrase(sort, Cannot, deed=deed, when=in_play, en=f"{subject} can't {en}{lasts}")
    for subject in ("{target:subj}", _all(lasts)):
        yield phrase(
            sort,
            Cannot,
            deed="lose_power",
            filter=THEIR_EVENTS,
            when=in_play,
            **given,
            ja=lasts + "相手のイベントの効果で" + subject + "の花嫁力は減らない",
            en="your opponent's events can't lower the bride power of " + subject + lasts,
        )


SAID: tuple[Phrase | Many, ...] = (
    # continuously
    *_modified("lasting", {"duration": ""}, ""),
    *_own(),
    *_granted("lasting", {"duration": ""}, ""),
    *_both(),
    *_banned("lasting", {"duration": ""}, ""),
    phrase(
        "lasting",
        Cannot,
        target=Opponents(),
        deed="play",
        ja="相手は{filter:card_noun}をプレイできない",
        en="your opponent can't play {filter:card_noun.s}",
    ),
    # for a while
    *_given(),
    *_modified("act", {}, _LASTS),
    phrase("act", Modify, stat="power", when=in_play, ja=_LASTS + "{target:unspoken}花嫁力を{amount:plus}"),
    *_granted("act", {}, _LASTS),
    phrase("act", Grant, when=in_play, ja="{target:given}" + _LASTS + "{abilities:granted}を<得る>"),
    phrase("act", Grant, when=in_play, en="{target:sel_one} gains {abilities:granted}" + _LASTS),
    phrase("act", Grant, when=in_play, en="{target:sel_some} gain {abilities:granted}" + _LASTS),
    phrase(
        "act",
        Lose,
        keywords=(),
        whole=True,
        when=in_play,
        ja=(
            "{target:given}" + _LASTS + "[すべての能力を|能力をすべて|能力を]<失う>",
            "{target:given}" + _LASTS + "能力を[すべて|]無効に<する>",
        ),
    ),
    phrase("act", Lose, keywords=(), whole=True, when=in_play, en="{target:sel_one} loses all its abilities" + _LASTS),
    phrase(
        "act", Lose, keywords=(), whole=True, when=in_play, en="{target:sel_some} lose all their abilities" + _LASTS
    ),
    *_banned("act", {}, _LASTS),
    phrase(
        "act",
        Cannot,
        target=Opponents(),
        deed="play",
        ja=(
            _LASTS + "相手は{filter:card_noun}をプレイできない",
            "相手は" + _LASTS + "{filter:card_noun}をプレイできない",
        ),
        en="your opponent can't play {filter:card_noun.s}" + _LASTS,
    ),
    *quoted(),
)
