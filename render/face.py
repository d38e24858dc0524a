"""What a piece in play shows: gathered first and drawn afterwards, so that equal faces are drawn once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from engine.kernel.views.view import PieceView, View
from render.art import Art
from render.icons import NAMES
from render.marks import Mark
from render.names import BoardNames
from render.palette import ink
from render.signs import Sign

ACTING: Final = "acting"
TURNED: Final = "exerted"
"""The sign of a card that lies on its side."""
_SHOWN_OTHERWISE: Final = frozenset({"drying", "challenging", "being_challenged"})
_NOTE_SIGNS: Final = (("may_", "allowed"), ("must_", "bound"), ("", "forbidden"))


class Stat(NamedTuple):
    """A number of a card: what it is now, what is printed, and that in words where it is to be said."""

    name: str
    now: int
    printed: int
    said: str = ""


class PieceFace(NamedTuple):
    """All that a piece shows. `strips` are states that stand across the top, `signs` keywords and notes.

    `fresh` says what changed on it, and `counters` lie on it. `engaged`: it takes part in what is going on, and has an
    edge that says so. `emblem` is the sign of its ink or kind, `art` an operator's own picture. `version` is told
    only where two in play would else be called alike. `mark`: it may be chosen; its number stands before its name.
    """

    key: str
    title: str
    version: str
    colors: tuple[str, ...]
    emblem: str
    cost: int | None
    stats: tuple[Stat, ...]
    signs: tuple[Sign, ...]
    strips: tuple[Sign, ...]
    fresh: tuple[Sign, ...]
    counters: tuple[Sign, ...]
    art: Art | None
    damage: int
    under: int
    turned: bool
    wide: bool
    engaged: bool
    mark: Mark | None = None


class Scene(NamedTuple):
    """What a piece is seen with: the letters of the places in play, who stands where, what changed, by reference; and
    the names that different cards in play have in common."""

    places: Mapping[int, str]
    there: Mapping[int, tuple[str, ...]]
    fresh: Mapping[int, tuple[Sign, ...]]
    alike: frozenset[str] = frozenset()


NOWHERE: Final = Scene({}, {}, {})


def faces(
    view: View,
    names: BoardNames,
    fresh: Mapping[int, tuple[Sign, ...]],
    marks: Mapping[int, Mark] = MappingProxyType({}),
) -> dict[int, PieceFace]:
    """The faces of all pieces of a view, by reference; `fresh` says what changed, `marks` which may be chosen."""
    places = letters(view, names)
    there: dict[int, tuple[str, ...]] = {}
    pieces = [piece for seat in view.seats for piece in seat.pieces]
    for piece in pieces:
        if piece.at in places:
            there[piece.at] = (*there.get(piece.at, ()), names.title(piece.key))
    seen = Scene(places, there, fresh, _alike(pieces, names))
    shown = {piece.ref: face(piece, view, names, seen) for piece in pieces}
    return shown | {ref: _marked(shown[ref], mark) for ref, mark in marks.items() if ref in shown}


def briefly(shown: PieceFace, names: BoardNames) -> PieceFace:
    """With the first that changed on it alone, that it stands again being seen anyway; that a lying card is a place,
    only by its sign."""
    seen = {"", names.word("mark", "readied")}
    return shown._replace(
        fresh=tuple(sorted(shown.fresh, key=lambda each: each.text in seen))[:1],
        signs=tuple(each for each in shown.signs if not shown.wide or each.icon != shown.emblem),
    )


def _marked(shown: PieceFace, mark: Mark) -> PieceFace:
    return shown._replace(title=f"{mark} {shown.title}", mark=mark)


def _alike(pieces: Iterable[PieceView], names: BoardNames) -> frozenset[str]:
    """The names that more than one card has."""
    counted = Counter(names.title(key) for key in {piece.key: None for piece in pieces})
    return frozenset(name for name, count in counted.items() if count > 1)


def letters(view: View, names: BoardNames) -> dict[int, str]:
    """A letter for each place in play, by reference: A, B, ... Z, A1, B1 ..."""
    places = [piece.ref for seat in view.seats for piece in seat.pieces if piece.kind in names.style.places]
    return {ref: chr(65 + no % 26) + (str(no // 26) if no > 25 else "") for no, ref in enumerate(places)}


def is_drying(piece: PieceView, names: BoardNames) -> bool:
    """Whether a piece came into play this turn and cannot yet act."""
    return piece.kind in names.style.drying and (not piece.dry or "drying" in piece.notes)


def notes_of(piece: PieceView) -> list[str]:
    """The notes that no other sign stands for."""
    return [note for note in piece.notes if note not in _SHOWN_OTHERWISE]


def is_engaged(piece: PieceView, view: View) -> bool:
    """Whether a piece takes part in the challenge, or is the one that acts."""
    return (view.challenge is not None and piece.ref in view.challenge) or ACTING in piece.notes


def counters_of(piece: PieceView, names: BoardNames) -> list[tuple[str, int]]:
    """What lies on a piece, and how many of each."""
    return [(name, piece.stats[name]) for name in names.style.counters if piece.stats.get(name)]


def _sign_of(note: str, names: BoardNames) -> str:
    """A note by what it begins with; one that nobody knows has a plain square."""
    known = f"note.{note}" in names.text
    return next(sign for start, sign in _NOTE_SIGNS if note.startswith(start)) if known else "other"


def _signs(piece: PieceView, names: BoardNames, seen: Scene) -> Iterator[Sign]:
    if piece.kind != names.style.usual:
        yield Sign(names.style.emblems.get(piece.kind, ""), names.word("kind", piece.kind))
    if piece.at in seen.places:
        yield Sign("place", seen.places[piece.at])
    if standing := seen.there.get(piece.ref):
        yield Sign("lead", names.text["then"].join(standing))
    if is_drying(piece, names):
        yield Sign("drying", names.text["drying"])
    for name, value in piece.keywords:
        yield Sign(name if name in NAMES else "ability", names.keyword(name, value))
    for note in notes_of(piece):
        if note != ACTING:
            yield Sign(_sign_of(note, names), names.word("note", note))


def _strips(piece: PieceView, view: View, names: BoardNames, seen: Scene) -> Iterator[Sign]:
    if piece.ref in seen.places:
        yield Sign("place", seen.places[piece.ref])
    if piece.exerted:
        yield Sign(TURNED, names.text["exerted"])
    if view.challenge and piece.ref in view.challenge:
        role = "challenger" if piece.ref == view.challenge[0] else "challenged"
        yield Sign(names.style.roles[role == "challenged"], names.text[role])
    if ACTING in piece.notes:
        yield Sign(ACTING, names.word("note", ACTING))


def _stats(piece: PieceView, names: BoardNames) -> Iterator[Stat]:
    for name in names.ordered(piece.stats):
        if name not in names.style.counters:
            now, printed = piece.stats[name], piece.base.get(name, piece.stats[name])
            tells = names.style.tells_printed and now != printed
            yield Stat(name, now, printed, names.text["printed"].format(value=printed) if tells else "")


def _counters(piece: PieceView, names: BoardNames) -> Iterator[Sign]:
    for name, count in counters_of(piece, names):
        yield Sign(name, f"{names.counter(name, short=True)} {count}")


def face(piece: PieceView, view: View, names: BoardNames, seen: Scene = NOWHERE) -> PieceFace:
    """The face of a piece as the board of a view shows it."""
    card = names.cards.get(piece.key)
    tint = names.style.tints.get(piece.kind)
    colors = (card.colors if card else ()) or ((tint,) if tint else ())
    return PieceFace(
        key=piece.key,
        title=names.title(piece.key),
        version=names.version(piece.key) if names.title(piece.key) in seen.alike else "",
        colors=colors,
        emblem=names.style.emblems.get(piece.kind) or (ink(colors[0]) if colors else ""),
        cost=piece.stats.get("cost", piece.base.get("cost", card.stats.get("cost") if card else None)),
        stats=tuple(_stats(piece, names)),
        signs=tuple(_signs(piece, names, seen)),
        strips=tuple(_strips(piece, view, names, seen)),
        fresh=seen.fresh.get(piece.ref, ()),
        counters=tuple(_counters(piece, names)),
        art=names.picture(piece.key),
        damage=piece.damage,
        under=len(piece.under) + piece.tucked,
        turned=piece.exerted,
        wide=piece.kind in names.style.places,
        engaged=is_engaged(piece, view),
    )
