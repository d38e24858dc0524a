"""How briefly a description may put things, and what of it fits into the length that Discord allows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from msgspec.structs import replace

from render.names import BoardNames
from render.phrases import length
from render.words import gap, words

ALT_LIMIT: Final = 1024


class Unit(NamedTuple):
    """A part of a description that is there as a whole or not at all; those that belong together stand in one list.

    `list`: the number of that list, -1 for a part that stands by itself. `vital` ones are told before all others.
    """

    text: str
    list: int = -1
    vital: bool = True


class Detail(NamedTuple):
    """How much is told of each card: its version, each counter by itself or those of equal number together (or else
    only how many there are), what it wears by name, what lies on top of a discard pile; of cards that are not in play
    their kinds and classes, their marks and keywords, and their numbers."""

    versions: bool = True
    counters: bool = True
    each_counter: bool = True
    worn: bool = True
    tops: bool = True
    classes: bool = True
    marks: bool = True
    numbers: bool = True


FULL: Final = Detail()
_TERSE: Final = Detail(versions=False, each_counter=False, tops=False, classes=False)
LADDER: Final = (
    FULL,
    Detail(versions=False),
    Detail(versions=False, each_counter=False, classes=False),
    _TERSE,
    _TERSE._replace(worn=False, marks=False),
    _TERSE._replace(worn=False, marks=False, numbers=False),
    _TERSE._replace(worn=False, marks=False, numbers=False, counters=False),
)
"""From the fullest to the briefest."""

Say = Callable[[Sequence[Unit]], str]


class Ends(NamedTuple):
    """Message keys: what stands at the end where something was put briefly, and where parts were left out."""

    brief: str
    more: str


OF_STATE: Final = Ends("in_full", "more")
OF_CARDS: Final = Ends("", "more_cards")


class Description(NamedTuple):
    """A description: its parts as they were put, which of them are told, the detail, and the whole text."""

    units: Sequence[Unit]
    taken: Sequence[Unit]
    detail: Detail
    text: str


def described(made: Callable[[Detail], Sequence[Unit]], say: Say, lang: str, ends: Ends = OF_STATE) -> Description:
    """The fullest of the descriptions that fits as a whole, else the fullest in which all that is vital fits, else as
    much of the briefest as there is room for.

    No part is cut; those left out are counted at the end, and where something was put briefly the end says so.
    """
    vital: Description | None = None
    for detail in LADDER:
        units = made(detail)
        end = words(lang)[ends.brief] if ends.brief and detail != FULL else ""
        shortened = Description(units, units, detail, _ended(say(units), end, lang))
        if length(shortened.text) <= ALT_LIMIT:
            return shortened
        if vital is None and length(say([unit for unit in units if unit.vital])) <= _room(units, lang, ends):
            vital = shortened
    return _packed(vital or shortened, say, lang, ends)


def _packed(whole: Description, say: Say, lang: str, ends: Ends) -> Description:
    """As many units as fit, first the vital ones, each time in their order."""
    units, room = whole.units, _room(whole.units, lang, ends)
    chosen: set[int] = set()
    for no in sorted(range(len(units)), key=lambda no: not units[no].vital):
        if length(say([unit for at, unit in enumerate(units) if at in chosen or at == no])) <= room:
            chosen.add(no)
    taken = [unit for no, unit in enumerate(units) if no in chosen]
    text = _ended(say(taken), _more(len(units) - len(taken), lang, ends), lang)
    return whole._replace(taken=taken, text=text)


def _ended(said: str, end: str, lang: str) -> str:
    """What is said with what stands at its end."""
    return f"{said}{gap(lang)}{end}".strip()


def _room(units: Sequence[Unit], lang: str, ends: Ends) -> int:
    return ALT_LIMIT - length(_more(len(units), lang, ends)) - 1


def _more(count: int, lang: str, ends: Ends) -> str:
    return words(lang)[ends.more].format(count=count)


def at_detail(names: BoardNames, detail: Detail, keys: Sequence[str]) -> BoardNames:
    """The names for a detail: without versions, but for cards that share their name with another one of these."""
    if detail.versions:
        return names
    titles: dict[str, set[str]] = {}
    for key in keys:
        titles.setdefault(names.title(key), set()).add(names.full(key))
    return replace(names, brief=frozenset(key for key in keys if len(titles[names.title(key)]) == 1))
