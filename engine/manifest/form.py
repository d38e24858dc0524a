"""What the card files of all games have in common, and the form in which a game's cards are written down."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import cache
from inspect import cleandoc
from types import MappingProxyType
from typing import Annotated, Any, Literal, cast

from msgspec import Meta, Struct, defstruct, field, structs

from engine.kernel.cards.card import Card
from engine.wording import normalise

Language = Literal["en", "ja"]
Words = Annotated[str, Meta(min_length=1, max_length=100, pattern=r"^\S(.*\S)?$")]
ClassId = Annotated[str, Meta(pattern="^[a-z][a-z0-9_]*$", max_length=40)]
Number = Annotated[int, Meta(ge=0, le=99)]
SetCode = Annotated[str, Meta(pattern="^[A-Z0-9]{1,4}$", description="The code with which the ids begin.")]
CardId = Annotated[str, Meta(pattern="^[A-Z0-9]{1,4}-[0-9]{3}$", description="Set code and number in the set.")]
MOST_CARDS = 2000

ByLanguage = str | dict[Language, str]
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
    """Fields that a card of its type lacks (`missing`) or cannot have."""

    def __init__(self, why: str, *fields: str, missing: bool = False) -> None:
        super().__init__(why)
        self.fields = fields
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


class CardEntry(Struct, forbid_unknown_fields=True, kw_only=True):
    """A card by its printed numbers and text, as scenarios, files and lists of others have it."""

    type: str
    name: ByLanguage
    version: ByLanguage = ""
    classes: list[str] = field(default_factory=list)
    text: ByLanguage = ""


class FileEntry(CardEntry, kw_only=True):
    """A card of a file: it has an id, and its words are told by language."""

    id: CardId
    name: Name
    version: Version = field(default_factory=dict)
    classes: Classes = field(default_factory=list)
    text: Text = field(default_factory=dict)


class CardType(Struct, frozen=True):
    """A type of card: the numbers that must be printed on one, and those that may; where its abilities are those of two
    halves, what these are; and of what kind the card is, if that is called otherwise."""

    needed: tuple[str, ...] = ()
    allowed: tuple[str, ...] = ()
    halves: tuple[str, ...] = ()
    kind: str = ""


class Mark(Struct, frozen=True):
    """What is printed on a card or is not; where only cards of one type can bear it, which, and what is said then."""

    type: str = ""
    why: str = ""


class CardForm(Struct, frozen=True):
    """How a game's cards are written down: in files of ours, in scenarios and in the lists of others.

    `printed`: what stands for a card. `types`: by what a card's type is called there. `marks`: what else it may bear,
    in order. `colors`: the field of its colours. `ranks`: numbers that may be written as one of these words, from one
    on. `differences`: cards whose texts do not mean the same in both languages, by key, and in what. `strict`: what
    fields must be in a file of ours, where elsewhere more can be said.
    """

    game: str
    printed: type[CardEntry]
    types: Mapping[str, CardType]
    marks: Mapping[str, Mark] = MappingProxyType({})
    colors: str = ""
    ranks: Mapping[str, tuple[str, ...]] = MappingProxyType({})
    differences: Mapping[str, str] = MappingProxyType({})
    strict: Mapping[str, Any] = MappingProxyType({})

    @property
    def entry(self) -> type[FileEntry]:
        """What stands for a card in a file of ours."""
        return _entry(self.printed, *self.strict.items())

    @property
    def file(self) -> type[Head]:
        """A file of such cards."""
        return _file(self.game, self.entry)

    def card(self, key: str, entry: CardEntry) -> Card:
        """The card of an entry, its text unread. Raises FieldError for what no card of its type can have."""
        card = self.unchecked(key, entry)
        type_ = self.types[entry.type]
        require(entry.type, card.stats.keys(), type_)
        for name in card.marks:
            if self.marks[name].type not in ("", entry.type):
                raise FieldError(self.marks[name].why, name)
        if len(_halves(entry)) != len(type_.halves):
            raise FieldError(f"this {entry.type} is to have {len(type_.halves) or 'no'} halves", "halves")
        if not card.name:
            raise FieldError("this card needs a name", "name", missing=True)
        return card

    def unchecked(self, key: str, entry: CardEntry) -> Card:
        """The same of an entry that others answer for."""
        type_, name = self.types.get(entry.type, CardType()), by_language(entry.name)
        colors = getattr(entry, self.colors) if self.colors else ()
        return Card(
            key=key,
            kind=type_.kind or entry.type,
            name=name,
            id_name=id_name(name),
            version=by_language(entry.version),
            text=by_language(entry.text),
            stats={stat: number for stat in self._stats for number in self._given(entry, stat)},
            classes=tuple(class_id(each) for each in entry.classes),
            colors=tuple(class_id(each) for each in ((colors,) if isinstance(colors, str) else colors)),
            marks=tuple(mark for mark in self.marks if getattr(entry, mark)),
            halves=tuple(zip(type_.halves, _halves(entry), strict=False)),
        )

    @property
    def _stats(self) -> Iterable[str]:
        """Every number that may be printed on a card, in order."""
        return dict.fromkeys(stat for each in self.types.values() for stat in (*each.needed, *each.allowed))

    def _given(self, entry: CardEntry, stat: str) -> Iterator[int]:
        """The number, if it is printed."""
        match getattr(entry, stat, None):
            case int(number):
                yield number
            case str(rank):
                yield self.ranks[stat].index(rank) + 1


@cache
def _entry(printed: type[CardEntry], *strict: tuple[str, Any]) -> type[FileEntry]:
    told, given = dict(strict), cast(Any, field)
    head = {*FileEntry.__struct_fields__} - {"type", *told}
    own = {each.name: each for kind in (FileEntry, printed) for each in structs.fields(kind) if each.name not in head}
    fields = [
        (name, told.get(name, each.type), given(default=each.default, default_factory=each.default_factory))
        for name, each in own.items()
    ]
    about = {"__doc__": cleandoc(printed.__doc__ or "")}
    made = defstruct(printed.__name__, fields, bases=(FileEntry,), kw_only=True, namespace=about)
    return cast(type[FileEntry], made)


@cache
def _file(game: str, entry: type[FileEntry]) -> type[Head]:
    cards: Any = Annotated[list[entry], Meta(min_length=1, max_length=MOST_CARDS)]  # type: ignore[valid-type]
    about = "A card set for the table: its cards and their printed texts, from which the rules of each card are read."
    name = f"{entry.__name__.removesuffix('Entry')}File"
    made = defstruct(name, [("cards", cards)], bases=(Head,), tag=game, kw_only=True, namespace={"__doc__": about})
    return cast(type[Head], made)


def _halves(entry: CardEntry) -> Sequence[int]:
    """How many abilities each half has, as far as that is written."""
    return getattr(entry, "halves", None) or ()


def by_language(words: ByLanguage) -> dict[str, str]:
    """What is printed, by the languages in which there is anything; a text of which no language is said is English."""
    written = {"en": words} if isinstance(words, str) else {str(lang): text for lang, text in words.items()}
    return {lang: text for lang, text in written.items() if text.strip()}


def split_names(name: str) -> tuple[str, ...]:
    """The names of a card, one or two ("A & B", LOR 6.2.4.1), spelled as trees spell them."""
    return tuple(part.strip() for part in normalise(name).split("&"))


def id_name(name: Mapping[str, str]) -> tuple[str, ...]:
    """The name that trees use: the English one where there is one."""
    return split_names(name.get("en") or next(iter(name.values()), ""))


def class_id(word: str) -> str:
    """The id of a class or keyword as it is printed."""
    return word.strip().casefold().replace(" ", "_")


def require(type_: str, given: Collection[str], kind: CardType) -> None:
    """Raises FieldError if a card of this type lacks a number or has one that it cannot have."""
    if missing := sorted(set(kind.needed).difference(given)):
        raise FieldError(f"this {type_} needs {', '.join(missing)}", *missing, missing=True)
    if foreign := sorted(set(given).difference(kind.needed, kind.allowed)):
        raise FieldError(f"this {type_} may not have {', '.join(foreign)}", *foreign)
