"""Alt texts: the state in the words of a picture's description."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from engine.kernel.cards.card import Card
from engine.kernel.views.view import PieceView, SeatView, View, keys_in
from render.brevity import FULL, Description, Detail, Unit, at_detail, described
from render.face import counters_of
from render.games import UNPRINTED, names_of
from render.lettering import clean
from render.names import BoardNames, Printed
from render.phrases import (
    PieceGroup,
    asides,
    clipped,
    headline,
    many,
    named,
    places_of,
    players_of,
    public,
    seat_facts,
    stage_text,
    states,
    told,
)

_SENTENCE: Final = 160


def piece_short(one: PieceGroup, names: BoardNames, places: Mapping[int, str], detail: Detail = FULL) -> str:
    """A piece in short notation: place, name, numbers, counters, damage, whether it is exerted, its other states."""
    piece, text = one.piece, names.text
    place = names.style.place(piece, names)
    called = many(names.full(piece.key), one.number)
    parts = [names.says(place, called) if place else called, numbers(piece.stats, names)]
    parts += _counters(piece, names, detail)
    parts += [f"{text['damage']} {piece.damage}"] if piece.damage else []
    parts += [text["exerted" if detail == FULL else "exerted_short"]] if piece.exerted else []
    parts += [text["face_down"]] if piece.face_down else []
    parts += states(piece, names, places)
    parts += [text["under"].format(count=len(piece.under) + piece.tucked)] if piece.under or piece.tucked else []
    parts += [_worn(one, names, detail)]
    return " ".join(clean(part) for part in parts if part)


def _counters(piece: PieceView, names: BoardNames, detail: Detail) -> list[str]:
    """What lies on a piece: each sort by itself, sorts of equal number together, or how many in all."""
    counters = counters_of(piece, names)
    if not detail.counters:
        return [names.text["tokens"].format(count=sum(count for _, count in counters))] if counters else []
    alike: dict[int, list[str]] = {}
    for no, (name, count) in enumerate(counters):
        alike.setdefault(-no if detail.each_counter else count, []).append(name)
    return [
        _counted([names.counter(name, short=True) for name in group], piece.stats[group[0]], names)
        for group in alike.values()
    ]


def _counted(called: Sequence[str], count: int, names: BoardNames) -> str:
    """Counters of equal number."""
    return names.text["each"].format(names=" ".join(called), count=count) if called[1:] else f"{called[0]} {count}"


def _worn(one: PieceGroup, names: BoardNames, detail: Detail) -> str:
    """What a piece wears, by name or by number."""
    if not one.worn:
        return ""
    if not detail.worn:
        return names.text["wears_count"].format(count=len(one.worn))
    return names.text["wears"].format(items=names.listed(names.full(item.key) for item in one.worn))


def numbers(stats: Mapping[str, int], names: BoardNames) -> str:
    """Numbers of a card: those in short notation first, where it has them all; counters are told otherwise."""
    short = names.style.short if all(name in stats for name in names.style.short) else ()
    rest = [name for name in names.ordered(stats) if name not in short and name not in names.style.counters]
    return " ".join(part for part in ("/".join(str(stats[name]) for name in short), *named(stats, rest, names)) if part)


def seat_short(seat: SeatView, view: View, players: Sequence[str], names: BoardNames, detail: Detail = FULL) -> str:
    """A seat's score and counts in one sentence."""
    facts = names.listed(seat_facts(seat, view, names, top=detail.tops))
    return names.says(players[seat.seat], facts) + names.text["stop"]


def _by_turns(view: View, names: BoardNames) -> list[tuple[int, PieceGroup]]:
    """Pieces with their seats in the order in which they earn a place.

    Those of the last events come first, then those in slots, then the others, each time of each seat in turn.
    """
    changed = {argument for event in view.last for argument in event.args if isinstance(argument, str)}
    ranked = [
        (one.piece.key not in changed, one.piece.slot < 0, no, seat.seat, one)
        for seat in view.seats
        for no, one in enumerate(told(view, seat, names))
    ]
    return [(seat, one) for *_, seat, one in sorted(ranked, key=lambda each: each[:4])]


def board_units(
    view: View,
    cards: Mapping[str, Card],
    lang: str,
    names: Sequence[str] = (),
    lines: Sequence[str] = (),
    printed: Printed = UNPRINTED,
    detail: Detail = FULL,
) -> list[Unit]:
    """The parts of a board's alt text, the most important first; public ones alone.

    The log and pieces without a place of their own are not vital where others have places.
    """
    view = public(view)
    known = at_detail(names_of(view.game, cards, lang, printed), detail, keys_in(view))
    players = players_of(view, names, lang)
    places = places_of(view, known)
    stop = known.text["stop"]
    units = [Unit(clipped(headline(view, players, known), _SENTENCE) + stop)]
    units += [Unit(clipped(line, _SENTENCE), vital=False) for line in lines[-2:] if clean(line)]
    units.append(Unit(clipped(stage_text(view, players, known), _SENTENCE) + stop))
    units += [Unit(seat_short(seat, view, players, known, detail)) for seat in view.seats]
    units += [Unit(clean(aside)) for aside in asides(view, players, known)]
    pieces = _by_turns(view, known)
    placed = any(one.piece.slot >= 0 for _, one in pieces)
    return units + [
        Unit(piece_short(one, known, places, detail), seat, one.piece.slot >= 0 or not placed) for seat, one in pieces
    ]


def board_described(
    view: View,
    cards: Mapping[str, Card],
    lang: str,
    names: Sequence[str] = (),
    lines: Sequence[str] = (),
    printed: Printed = UNPRINTED,
) -> Description:
    """The board's alt text with the parts that it was made of."""
    players = players_of(view, names, lang)
    known = names_of(view.game, cards, lang, printed)
    return described(
        lambda detail: board_units(view, cards, lang, names, lines, printed, detail),
        lambda taken: known.sentences(_sentences(taken, players, known)),
        lang,
    )


def board_alt(
    view: View,
    cards: Mapping[str, Card],
    lang: str,
    names: Sequence[str] = (),
    lines: Sequence[str] = (),
    printed: Printed = UNPRINTED,
) -> str:
    """The board's alt text, at most 1,024 long: whose decision, the last log lines, scores, counts, cards in play.

    Cards of the last events come first. Where not everything fits it is put more briefly; then, whatever has a place
    of its own goes before the rest. No part is ever cut; where parts are left out it ends with how many.
    """
    return board_described(view, cards, lang, names, lines, printed).text


def _sentences(units: Sequence[Unit], players: Sequence[str], names: BoardNames) -> Iterator[str]:
    """Facts as they are, then each seat's cards in one list."""
    yield from (unit.text for unit in units if unit.list < 0)
    for seat in sorted({unit.list for unit in units if unit.list >= 0}):
        owner = players[seat] if seat < len(players) else str(seat + 1)
        said = names.series(unit.text for unit in units if unit.list == seat)
        yield f"{names.says(owner, said)}{names.text['stop']}"
