"""What a reader of files has against one, as the key of a plain sentence and what it names."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Final, Literal, TypeAlias, get_args, get_origin

import msgspec
from msgspec import Struct

from data.printed.faults import BadFile

Complaint: TypeAlias = tuple[str, dict[str, str]]
SHOWN: Final = 30
"""So many signs of a wrong value are told."""
_WHERE: Final = re.compile(r" - at `(?:key in )?\$\.?([^`]*)`$")
_SAID: Final = (
    (re.compile(r"Object missing required field `(?P<field>[^`]+)`"), "community-missing-field"),
    (re.compile(r"Object contains unknown field `(?P<field>[^`]+)`"), "community-unknown-field"),
    (re.compile(r"Expected `(?P<wanted>\w+)[^`]*`, got `(?P<got>[^`]+)`"), "community-other-kind"),
    (re.compile(r"Expected `int` (?P<bound>[<>]=) (?P<number>-?\d+)"), "community-out-of-range"),
)
_BOUNDS: Final = {"<=": "most", ">=": "least"}
_HEAD: Final = {
    "community-missing-field": "community-head-missing",
    "community-unknown-field": "community-head-unknown",
}


def in_plain(said: str) -> Complaint:
    """A complaint about one card: which sentence says it, and with what.

    >>> in_plain("Expected `int | null`, got `str` - at `$.cost`")
    ('community-other-kind', {'field': 'cost', 'wanted': 'int', 'got': 'str'})
    """
    where = _WHERE.search(said)
    field = re.sub(r"\[.*", "", where[1]).partition(".")[0] if where else ""
    for form, key in _SAID:
        if match := form.match(said):
            told = {"field": field} | match.groupdict()
            return key, {name: _BOUNDS.get(value, value) if name == "bound" else value for name, value in told.items()}
    return "community-bad-field", {"field": field or "?"}


def complaints(facts: Mapping[str, object], entry: type[Struct]) -> Iterator[Complaint]:
    """All that is wrong with the fields of a card, each of them looked at for itself."""
    known = {field.encode_name: field for field in msgspec.structs.fields(entry)}
    yield from (("community-unknown-field", {"field": name}) for name in facts if name not in known)
    for name, field in known.items():
        if name not in facts:
            if field.required:
                yield "community-missing-field", {"field": name}
            continue
        try:
            msgspec.convert(facts[name], field.type)
        except msgspec.ValidationError as error:
            yield _of_value(name, facts[name], field.type, str(error))


def _of_value(name: str, value: object, wanted: object, said: str) -> Complaint:
    """What is wrong with the value of one field: what may stand there, where that is a list of words; else what does
    not fit."""
    key, told = in_plain(said)
    if key != "community-bad-field":
        return key, told | {"field": name}
    wrong = str(_inside(value, said))[:SHOWN]
    if choices := list(dict.fromkeys(_choices(wanted))):
        return "community-one-of", {"field": name, "value": wrong, "choices": ", ".join(choices)}
    return "community-bad-value", {"field": name, "value": wrong}


def _inside(value: object, said: str) -> object:
    """What a complaint is about, within a value that it names a place in."""
    where = _WHERE.search(said)
    for index, part in re.findall(r"\[(\d+)\]|([^.\[\]]+)", where[1]) if where else ():
        if index and isinstance(value, list) and int(index) < len(value):
            value = value[int(index)]
        elif part and isinstance(value, dict):
            value = value.get(part, value)
    return value


def _choices(wanted: object) -> Iterator[str]:
    """The words of a type that allows no others."""
    if get_origin(wanted) is Literal:
        yield from map(str, get_args(wanted))
    else:
        for part in get_args(wanted):
            yield from _choices(part)


def bad_head(said: str) -> BadFile:
    """A complaint about what stands above the cards."""
    key, told = in_plain(said)
    return BadFile(_HEAD.get(key, "community-head-bad"), field=told["field"])
