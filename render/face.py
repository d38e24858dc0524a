"""What a piece in play shows: gathered first and drawn afterwards, so that equal faces are drawn once."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from engine.kernel.card import Card
from engine.kernel.view import PieceView, View
from render.words import word, words

_FIRST_STATS: Final = ("strength", "willpower", "lore", "move")
_SHOWN_OTHERWISE: Final = frozenset({"drying", "challenging", "being_challenged"})


class Sign(NamedTuple):
    """A short text with a sign in front; no sign for ""."""

    icon: str
    text: str


class Stat(NamedTuple):
    """A number of a card: what it is now and what is printed."""

    name: str
    now: int
    printed: int


class Face(NamedTuple):
    """All that a piece shows. `strips` are states that stand across the top, `signs` keywords and notes."""

    title: str
    version: str
    colors: tuple[str, ...]
    cost: int | None
    stats: tuple[Stat, ...]
    signs: tuple[Sign, ...]
    strips: tuple[Sign, ...]
    damage: int
    under: int
    turned: bool
    wide: bool


class Names(NamedTuple):
    """Cards' names in a language, from the cards' own facts."""

    cards: Mapping[str, Card]
    lang: str

    def title(self, key: str) -> str:
        """The name alone; the key in brackets for a card that nobody described."""
        card = self.cards.get(key)
        return card.title(self.lang) if card else f"[{key}]"

    def version(self, key: str) -> str:
        """The version in the language of the name that is shown; "" for a card without."""
        card = self.cards.get(key)
        if card is None or not card.version:
            return ""
        return card.version.get(self.lang, "" if self.lang in card.name else next(iter(card.version.values())))

    def full(self, key: str) -> str:
        """Name and version."""
        version = self.version(key)
        return f"{self.title(key)} - {version}" if version else self.title(key)


def letters(view: View) -> dict[int, str]:
    """A letter for each location in play, by reference: A, B, ... Z, A1, B1 ..."""
    places = [piece.ref for seat in view.seats for piece in seat.pieces if piece.kind == "location"]
    return {ref: chr(65 + no % 26) + (str(no // 26) if no > 25 else "") for no, ref in enumerate(places)}


def ordered_stats(stats: Mapping[str, int]) -> list[str]:
    """Names of the numbers in the order in which they are shown; the cost stands elsewhere."""
    return sorted((name for name in stats if name != "cost"),
                  key=lambda name: (_FIRST_STATS.index(name) if name in _FIRST_STATS else len(_FIRST_STATS), name))


def keyword(lang: str, name: str, value: int) -> str:
    """A keyword with its number."""
    return f"{word(lang, 'keyword', name)} {value}" if value else word(lang, "keyword", name)


def is_drying(piece: PieceView) -> bool:
    """Whether a character came into play this turn and cannot yet act."""
    return piece.kind == "character" and (not piece.dry or "drying" in piece.notes)


def notes_of(piece: PieceView) -> list[str]:
    """The notes that no other sign stands for."""
    return [note for note in piece.notes if note not in _SHOWN_OTHERWISE]


def _signs(piece: PieceView, lang: str, places: Mapping[int, str]) -> Iterator[Sign]:
    if piece.kind != "character":
        yield Sign("", word(lang, "kind", piece.kind))
    if piece.at:
        yield Sign("place", places.get(piece.at, "?"))
    if is_drying(piece):
        yield Sign("drying", words(lang)["drying"])
    for name, value in piece.keywords:
        yield Sign("", keyword(lang, name, value))
    for note in notes_of(piece):
        yield Sign("other", word(lang, "note", note))


def _strips(piece: PieceView, view: View, lang: str, places: Mapping[int, str]) -> Iterator[Sign]:
    if piece.ref in places:
        yield Sign("place", places[piece.ref])
    if piece.exerted:
        yield Sign("exerted", words(lang)["exerted"])
    if view.challenge and piece.ref in view.challenge:
        role = "challenger" if piece.ref == view.challenge[0] else "challenged"
        yield Sign(role, words(lang)[role])


def face(piece: PieceView, view: View, names: Names, places: Mapping[int, str]) -> Face:
    """The face of a piece as the board of a view shows it; `places` are the letters of the locations."""
    card = names.cards.get(piece.key)
    printed = card.stats if card else {}
    return Face(
        title=names.title(piece.key),
        version=names.version(piece.key),
        colors=card.colors if card else (),
        cost=piece.stats.get("cost", piece.base.get("cost", printed.get("cost"))),
        stats=tuple(Stat(name, piece.stats[name], piece.base.get(name, piece.stats[name]))
                    for name in ordered_stats(piece.stats)),
        signs=tuple(_signs(piece, names.lang, places)),
        strips=tuple(_strips(piece, view, names.lang, places)),
        damage=piece.damage,
        under=len(piece.under),
        turned=piece.exerted,
        wide=piece.exerted or piece.kind == "location",
    )
