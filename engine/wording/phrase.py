"""Phrases: a meaning with its templates. The same phrase reads and prints."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final

import msgspec

from engine.kernel.cards.tree import Node

from .language import ENGLISH
from .spoken import It, Said, bare, plain
from .template import Hole, read_template

Bindings = dict[str, object]
Words = str | tuple[str, ...]
"""A template, or several that say the same."""


class _Refused:
    """What `build` answers when the parts do not go together."""


REFUSED: Final = _Refused()


@dataclass(frozen=True, slots=True)
class Slot:
    """A place of a pattern that a template fills; the same slot twice must hold the same value."""

    name: str


@dataclass(frozen=True, slots=True)
class Pattern:
    """A node of which some fields are slots or patterns."""

    head: type[Node]
    fields: tuple[tuple[str, object], ...]


@dataclass(frozen=True, slots=True)
class Phrase:
    """A meaning of a sort with its templates by language.

    `build` makes the value from what the slots hold, or REFUSED; `match` takes a value apart, or answers None.
    `head`: the type of all its values, where there is but one. `whole`: it takes values with what may be said for them.
    `it`: the pronoun that it is. `shape`: what every value of it holds, as far as that is one pattern.
    """

    sort: str
    build: Callable[[Bindings], object]
    match: Callable[[object], Bindings | None]
    templates: Mapping[str, tuple[str, ...]]
    head: type | None = None
    whole: bool = False
    it: It | None = None
    shape: object = None

    def apart(self, value: object) -> Bindings | None:
        """What the slots hold if it says this value."""
        return self.match(value if self.whole else plain(value))


def phrase(
    sort: str,
    head: type[Node],
    *,
    ja: Words = (),
    en: Words = (),
    when: Callable[[Bindings], bool] = lambda bindings: True,
    **fields: object,
) -> Phrase:
    """A phrase for a node. A field is given here (a value, Slot or Pattern), or is a slot of the templates, or keeps
    its default. Raises ValueError if slots and pattern do not fit.
    """
    templates = _templates(ja, en)
    slots = _slots(templates)
    shape = _pattern(head, fields, slots)
    if unknown := set(slots) - _pattern_slots(shape):
        raise ValueError(f"{head.__name__}: no field for the slots {sorted(unknown)}")
    fits = _matcher(shape)

    def build(bindings: Bindings) -> object:
        return _build(shape, bindings) if when(bindings) else REFUSED

    def match(value: object) -> Bindings | None:
        bindings: Bindings = {}
        return bindings if fits(value, bindings) and when(bindings) else None

    return Phrase(sort, build, match, templates, head, shape=shape)


def made(
    sort: str,
    build: Callable[[Bindings], object],
    match: Callable[[object], Bindings | None],
    *,
    ja: Words = (),
    en: Words = (),
) -> Phrase:
    """A phrase whose value is put together and taken apart by two functions, each the inverse of the other."""
    return Phrase(sort, build, match, _templates(ja, en))


def word(sort: str, value: object, *, ja: Words = (), en: Words = ()) -> Phrase:
    """A phrase without slots for one fixed value."""
    return Phrase(
        sort,
        lambda bindings: value,
        lambda other: {} if _same(other, value) else None,
        _templates(ja, en),
        type(value),
        shape=value,
    )


def passing(sort: str, inner: str, *, ja: str = "", en: str = "") -> Phrase:
    """Everything of the sort `inner` is also of this sort; `{it}`, or `{it~}` in the form that is asked for, stands
    for it. With no template at all it passes as it is in both languages.
    """
    if not ja and not en:
        ja = en = "{it}"
    given = ((text.replace("{it", "{it:" + inner),) if text else () for text in (ja, en))
    return Phrase(sort, lambda bindings: bindings["it"], lambda value: {"it": value}, _templates(*given), whole=True)


def pronoun(sort: str, it: It, *, ja: Words = (), en: Words = ()) -> Phrase:
    """A word for what the text has named: read as the pronoun, and printed for whatever that would mean there."""

    def match(value: object) -> Bindings | None:
        return {} if value == it or (isinstance(value, Said) and it in value.fits) else None

    return Phrase(sort, lambda bindings: it, match, _templates(ja, en), whole=True, it=it, shape=it)


def _same(left: object, right: object) -> bool:
    right = plain(right)
    if type(left) is not type(right):
        left = plain(left)
    return type(left) is type(right) and (
        left == right or (isinstance(left, Node | tuple) and bare(left) == bare(right))
    )


def _templates(ja: Words, en: Words) -> dict[str, tuple[str, ...]]:
    return {language: (given,) if isinstance(given, str) else given for language, given in (("ja", ja), ("en", en))}


def _slots(templates: Mapping[str, tuple[str, ...]]) -> set[str]:
    return {
        item.slot
        for sources in templates.values()
        for source in sources
        for _, items in read_template(source, ENGLISH)
        for item in items
        if isinstance(item, Hole)
    }


def _pattern(head: type[Node], given: Mapping[str, object], slots: set[str]) -> Pattern:
    if unknown := set(given) - set(head.__struct_fields__):
        raise ValueError(f"{head.__name__} has no fields {sorted(unknown)}")
    fields = []
    for field in _fields(head):
        if field.name in given:
            fields.append((field.name, given[field.name]))
        elif field.name in slots:
            fields.append((field.name, Slot(field.name)))
        elif field.default is not msgspec.NODEFAULT:
            fields.append((field.name, field.default))
        else:
            raise ValueError(f"{head.__name__}: nothing says what its {field.name} is")
    return Pattern(head, tuple(fields))


@cache
def _fields(head: type[Node]) -> tuple[msgspec.structs.FieldInfo, ...]:
    return msgspec.structs.fields(head)


def _pattern_slots(shape: object) -> set[str]:
    if isinstance(shape, Slot):
        return {shape.name}
    if isinstance(shape, Pattern):
        return {name for _, part in shape.fields for name in _pattern_slots(part)}
    if isinstance(shape, tuple):
        return {name for part in shape for name in _pattern_slots(part)}
    return set()


def _build(shape: object, bindings: Bindings) -> object:
    if isinstance(shape, Slot):
        return bindings[shape.name]
    if isinstance(shape, Pattern):
        return shape.head(**{name: _build(part, bindings) for name, part in shape.fields})
    if isinstance(shape, tuple):
        return tuple(_build(part, bindings) for part in shape)
    return shape


Matcher = Callable[[object, Bindings], bool]


def _matcher(shape: object) -> Matcher:
    """How a value is taken apart, made once for each phrase; what decides soonest is asked first."""
    if isinstance(shape, Slot):
        return _slot_matcher(shape.name)
    if isinstance(shape, Pattern):
        return _pattern_matcher(shape)
    if isinstance(shape, tuple) and any(isinstance(part, Slot | Pattern | tuple) for part in shape):
        return _tuple_matcher(tuple(map(_matcher, shape)))
    if shape is None or isinstance(shape, str | int):
        return lambda value, bindings: type(value) is type(shape) and value == shape
    return lambda value, bindings: _same(shape, value)


def _slot_matcher(name: str) -> Matcher:
    def match(value: object, bindings: Bindings) -> bool:
        if name in bindings:
            return _same(bindings[name], value)
        bindings[name] = value
        return True

    return match


def _pattern_matcher(shape: Pattern) -> Matcher:
    head = shape.head
    parts = [(name, _matcher(part)) for name, part in sorted(shape.fields, key=lambda field: _cost(field[1]))]

    def match(value: object, bindings: Bindings) -> bool:
        value = plain(value)
        if type(value) is not head:
            return False
        return all(part(getattr(value, name), bindings) for name, part in parts)

    return match


def _cost(shape: object) -> int:
    """Names and numbers decide soonest, then whole nodes, then patterns; slots hold anything."""
    if isinstance(shape, Slot):
        return 3
    return 2 if isinstance(shape, Pattern) else 1 if isinstance(shape, Node | tuple) else 0


def _tuple_matcher(parts: tuple[Matcher, ...]) -> Matcher:
    def match(value: object, bindings: Bindings) -> bool:
        if not isinstance(value, tuple) or len(value) != len(parts):
            return False
        return all(part(inner, bindings) for part, inner in zip(parts, value, strict=True))

    return match


def node(head: type[Node], **fields: object) -> Pattern:
    """A pattern inside a pattern; fields that are not named keep their defaults."""
    return _pattern(head, fields, set())
