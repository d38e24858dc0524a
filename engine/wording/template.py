"""The little language of templates.

    draw {amount:cards}      a slot and its sort (`{amount}` alone: the sort of the same name)
    {class:class?}           a slot that may be empty (None)
    <draw>                   a word in the form that is asked for; `{body:act~}` hands the form on
    [this turn|for now]      alternatives; the first is the one printed by default
    @{card:card}             the article "a" or "an"
    ^{body}                  a capital letter

Single capital letters in braces, {E}, are icons and stand for themselves; ［ and ］ stand for [ and ].
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

from .language import Language


@dataclass(frozen=True, slots=True)
class Literal:
    """Text that stands there as it is."""

    text: str


@dataclass(frozen=True, slots=True)
class Hole:
    """A place filled by something of a sort."""

    slot: str
    sort: str
    optional: bool = False


@dataclass(frozen=True, slots=True)
class TemplateMark:
    """`@`, an article, or `^`, a capital."""

    sign: str


Item = Literal | Hole | TemplateMark
_TOKEN = re.compile(
    r"\{(?P<slot>[a-z_0-9]+)(?::(?P<sort>[a-z_.]+)(?P<form>~?))?(?P<opt>\??)\}|<(?P<word>[^<>]+)>|(?P<mark>[@^])"
)
_CHOICE = re.compile(r"\[([^\[\]]*)\]")
_SQUARE = str.maketrans("［］", "[]")


def read_template(source: str, language: Language) -> Iterator[tuple[str, tuple[Item, ...]]]:
    """All versions of a template: the form (empty: plain) and the items."""
    parts = _CHOICE.split(source)
    choices = [part.split("|") if index % 2 else [part] for index, part in enumerate(parts)]
    for chosen in product(*choices):
        version = "".join(chosen)
        inflected = "~" in version or "<" in version
        for form in language.forms if inflected else ("",):
            yield form, tuple(_items(version, form, language))


def _items(version: str, form: str, language: Language) -> Iterator[Item]:
    literal, at = "", 0
    for token in _TOKEN.finditer(version):
        literal += version[at : token.start()]
        at = token.end()
        if word := token["word"]:
            literal += language.forms[form](word)
            continue
        if literal:
            yield Literal(literal.translate(_SQUARE))
            literal = ""
        yield TemplateMark(token["mark"]) if token["mark"] else _hole(token, form)
    literal += version[at:]
    if literal:
        yield Literal(literal.translate(_SQUARE))


def _hole(token: re.Match[str], form: str) -> Hole:
    sort = token["sort"] or token["slot"]
    if token["form"] and form:
        sort = f"{sort}.{form}"
    return Hole(token["slot"], sort, bool(token["opt"]))
