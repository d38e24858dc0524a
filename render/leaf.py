"""What is shown of a card that is not in play: gathered first, drawn afterwards, so that equal ones are drawn once."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Iterable, Iterator
from typing import Final, NamedTuple

from msgspec.structs import replace

from engine.kernel.cards.card import Card
from engine.kernel.cards.tree import Keyword
from engine.kernel.flow.reminding import MARK
from render import icons
from render.art import Art
from render.names import BoardNames
from render.reminders import REMINDER
from render.signs import Sign
from render.symbols import signed, worded

_FRAMES: Final = str.maketrans("", "", "〔〕[].。+")
"""What stands around a keyword that is a line by itself, or before its number."""
_LANGUAGES: Final = ("ja", "en")


class Leaf(NamedTuple):
    """All that a card shows by itself. `kind`: its type, and more closely what it is; `classes` as printed;
    `inkable`: whether it may be put down to pay with.

    `text` is the whole text for the reader; `keywords` those that stand by themselves, which it does not repeat. `also`
    is name and text in the other language, empty unless that was asked for. `more` says how many lines there is no room
    for.
    """

    key: str
    title: str
    version: str = ""
    colors: tuple[str, ...] = ()
    inks: tuple[Sign, ...] = ()
    cost: int | None = None
    inkable: bool = False
    kind: tuple[Sign, ...] = ()
    classes: tuple[str, ...] = ()
    signs: tuple[Sign, ...] = ()
    stats: tuple[Sign, ...] = ()
    keywords: tuple[Sign, ...] = ()
    text: str = ""
    more: tuple[str, str] = ("", "")
    also: tuple[str, str] = ("", "")
    art: Art | None = None


def leaf(key: str, names: BoardNames, *, both: bool = False, reminders: bool = True, drawn: bool = True) -> Leaf:
    """What is shown of a card; a key without a card shows the key alone. `both`: the other language too. `drawn`: with
    characters for signs in the place of symbols, else with words."""
    card = names.cards.get(key)
    if card is None:
        return Leaf(key, names.title(key))
    tint = names.style.tints.get(card.kind)
    return Leaf(
        key=key,
        title=names.title(key),
        version=names.version(key),
        colors=card.colors or ((tint,) if tint else ()),
        inks=tuple(_sign(color, names.word("color", color)) for color in card.colors),
        cost=card.stats.get("cost"),
        inkable=names.style.ink_mark in card.marks,
        kind=tuple(_kind_sign(kind, names) for kind in names.style.kinds_of(card)),
        classes=tuple(names.kin(each) for each in card.classes),
        signs=tuple(names.style.card_signs(card, names)),
        stats=tuple(Sign(name, names.style.number(name, card.stats[name])) for name in names.ordered(card.stats)),
        keywords=tuple(keyword_signs(card, names)),
        text=ability_text(card, names, reminders=reminders, drawn=drawn),
        more=(names.text["more_line"], names.text["more_lines"]),
        also=_other(key, card, names) if both else ("", ""),
        art=names.picture(key),
    )


def left_out(more: tuple[str, str], count: int) -> str:
    """What stands in place of so many lines; `more`: how the reader's language says it of one and of several.

    >>> left_out(("+1 line", "+{count} lines"), 1), left_out(("+1 line", "+{count} lines"), 2)
    ('+1 line', '+2 lines')
    """
    one, several = more
    return one if count == 1 else several.format(count=count)


def _sign(name: str, text: str) -> Sign:
    return Sign(name if name in icons.NAMES else "", text)


def _kind_sign(kind: str, names: BoardNames) -> Sign:
    return _sign(names.style.emblems.get(kind, kind), names.word("kind", kind))


def kinds(card: Card, names: BoardNames) -> list[str]:
    """A card's type, and more closely what it is."""
    return [names.word("kind", kind) for kind in names.style.kinds_of(card)]


def keyword_signs(card: Card, names: BoardNames) -> Iterator[Sign]:
    """The keywords that a card has printed by themselves."""
    for node in card.abilities:
        if isinstance(node, Keyword):
            yield _sign(node.name, names.keyword(node.name, node.value))


def plain_text(card: Card, names: BoardNames) -> str:
    """The text for a reader of a language, with words in place of its symbols."""
    return worded(card.wording(names.lang), names.lang, names.game)


def _signed_text(card: Card, names: BoardNames) -> str:
    """The same with signs in their place, as far as there are any."""
    return worded(signed(card.wording(names.lang), names.style.symbols), names.lang, names.game)


def ability_text(card: Card, names: BoardNames, *, reminders: bool = True, drawn: bool = True) -> str:
    """The text but for the lines that say no more than the signs of keywords do; `reminders`: with what stands in
    brackets, which only says again what a keyword does. Of a card that people settle by hand every word stays."""
    said = {"", *(_bare(sign.text) for sign in keyword_signs(card, names))}
    text = _signed_text(card, names) if drawn else plain_text(card, names)
    stays = reminders or MARK in card.marks or not names.style.reminders
    told = text if stays else REMINDER.sub(" ", "\n".join(_unsaid(line, said) for line in text.splitlines()))
    return "\n".join(line.strip() for line in told.splitlines() if _bare(line) not in said)


def _unsaid(line: str, said: Collection[str]) -> str:
    """A line without the keywords at its beginning that are said by signs, each with its reminder."""
    first = REMINDER.search(line)
    while first and line[: first.start()] and _bare(line[: first.start()]) in said:
        line = line[first.end() :].lstrip()
        first = REMINDER.search(line)
    return line


def _bare(line: str) -> str:
    return "".join(unicodedata.normalize("NFKC", line).translate(_FRAMES).split()).casefold()


def _other(key: str, card: Card, names: BoardNames) -> tuple[str, str]:
    """Name and text in the first other language in which the card has a name of its own."""
    for lang in _other_languages(names.lang):
        if lang in card.name:
            there = replace(names, lang=lang)
            return there.full(key), _signed_text(card, there)
    return "", ""


def _other_languages(lang: str) -> Iterable[str]:
    return (each for each in _LANGUAGES if each != lang)
