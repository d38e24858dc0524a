"""What the card files of all games have in common, and the form in which a game's cards are written down."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from engine.kernel.cards.card import Card
from engine.wording import normalise

Language = Literal["en", "ja"]
Words = Annotated[str, Meta(min_length=1, max_length=100, pattern=r"^\S(.*\S)?$")]
ClassId = Annotated[str, Meta(pattern="^[a-z][a-z0-9_]*$", max_length=40)]
Number = Annotated[int, Meta(ge=0, le=99)]
SetCode = Annotated[str, Meta(pattern="^[A-Z0-9]{1,4}$", description="The code with which the ids begin.")]
CardId = Annotated[str, Meta(pattern="^[A-Z0-9]{1,4}-[0-9]{3}$", description="Set code and number in the set.")]
MOST_CARDS = 2000

_BY_LANGUAGE: dict[str, object] = {"propertyNames": {"enum": ["en", "ja"]}}
Name = Annotated[dict[Language, Words], Meta(min_length=1, extra_json_schema=_BY_LANGUAGE)]
Version = Annotated[
    dict[Language, Words],
    Meta(description="What stands below the name.", extra_json_schema=_BY_LANGUAGE),
]
Text = Annotated[
    dict[Language, str],
    Meta(description="The printed text by language, one ability a line.", extra_json_schema=_BY_LANGUAGE),
]
Classes = Annotated[list[ClassId], Meta(description="Ids of classes or keywords, in the order printed.")]


class CardSetError(ValueError):
    """A card file that cannot be used as a whole, in one sentence."""


class FieldError(CardSetError):
    """A field that a card of its type lacks (`missing`) or cannot have."""

    def __init__(self, why: str, field: str, *, missing: bool = False) -> None:
        super().__init__(why)
        self.field = field
        self.missing = missing


class Head(Struct, forbid_unknown_fields=True, kw_only=True, tag_field="game"):
    """What stands over the cards of a set."""

    set: SetCode
    name: Name
    words: Annotated[
        dict[ClassId, Name],
        Meta(description="Classes or keywords that this set brings: what is printed for an id."),
    ] = field(default_factory=dict)
    cards: list[Any]


class CardForm(Struct, frozen=True):
    """How a game's cards are written down: what stands for a card, the card that it is, and a file of them.

    `differences`: by their keys, printed cards whose texts do not mean the same in both languages, and in what.
    """

    entry: type[Struct]
    card: Callable[[Any], Card]
    file: type[Head]
    differences: Mapping[str, str] = MappingProxyType({})


def by_language(words: Mapping[Language, str]) -> dict[str, str]:
    """The languages in which something stands there."""
    return {lang: text for lang, text in words.items() if text.strip()}


def split_names(name: str) -> tuple[str, ...]:
    """The names of a card, one or two ("A & B", LOR 6.2.4.1), spelled as trees spell them."""
    return tuple(part.strip() for part in normalise(name).split("&"))


def id_name(name: Mapping[Language, str]) -> tuple[str, ...]:
    """The name that trees use: the English one where there is one."""
    return split_names(name.get("en") or next(iter(name.values())))


def require(type_: str, given: set[str], needed: set[str], allowed: set[str]) -> None:
    """Raises FieldError if a card of this type lacks a number or has one that it cannot have."""
    if missing := sorted(needed - given):
        raise FieldError(f"this {type_} needs {', '.join(missing)}", missing[0], missing=True)
    if foreign := sorted(given - needed - allowed):
        raise FieldError(f"this {type_} may not have {', '.join(foreign)}", foreign[0])
