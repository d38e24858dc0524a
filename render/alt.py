"""Alt texts: the state in the words of a picture's description."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from engine.kernel.card import Card
from engine.kernel.view import SeatView, View
from render.face import counters_of
from render.layouts import UNPRINTED, names_of
from render.lettering import clean
from render.names import Names, Printed
from render.phrases import (
    Told,
    asides,
    clipped,
    headline,
    length,
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
from render.sheet import card_keywords, hand_cards, hand_title, kinds
from render.state import state_text
from render.words import words

__all__ = ["board_alt", "board_units", "card_short", "hand_alt", "piece_short", "state_text"]

ALT_LIMIT: Final = 1024
_SENTENCE: Final = 160


class Unit(NamedTuple):
    """A part of an alt text that is there as a whole or not at all; units of one seat's cards stand in one list."""

    text: str
    seat: int = -1


def piece_short(one: Told, names: Names, places: Mapping[int, str]) -> str:
    """A piece in short notation: place, name, numbers, counters, damage, a sign for exerted, then its other states."""
    piece, text = one.piece, names.text
    parts = [f"{names.word('slot', str(piece.slot))}:"] if piece.slot >= 0 else []
    parts += [many(names.full(piece.key), one.number), _numbers(piece.stats, names)]
    parts += [f"{names.counter(name, short=True)} {count}" for name, count in counters_of(piece, names)]
    parts += [f"{text['damage']} {piece.damage}"] if piece.damage else []
    parts += [text["exerted_short"]] if piece.exerted else []
    parts += [text["face_down"]] if piece.face_down else []
    parts += states(piece, names, places)
    parts += [text["under"].format(count=len(piece.under))] if piece.under else []
    parts += [text["wears"].format(items=", ".join(names.full(item.key) for item in one.worn))] if one.worn else []
    return " ".join(clean(part) for part in parts if part)


def _numbers(stats: Mapping[str, int], names: Names) -> str:
    """Numbers of a card: those in short notation first, where it has them all; counters are told otherwise."""
    short = names.style.short if all(name in stats for name in names.style.short) else ()
    rest = [name for name in names.ordered(stats) if name not in short and name not in names.style.counters]
    return " ".join(part for part in ("/".join(str(stats[name]) for name in short), *named(stats, rest, names)) if part)


def seat_short(seat: SeatView, view: View, players: Sequence[str], names: Names) -> str:
    """A seat's score and counts in one sentence."""
    return f"{players[seat.seat]}: {', '.join(seat_facts(seat, view, names))}{names.text['stop']}"


def _by_turns(view: View, names: Names) -> list[tuple[int, Told]]:
    """Pieces with their seats in the order in which they earn a place.

    Those of the last events come first, then those in slots, then the others, each time of each seat in turn.
    """
    changed = {argument for event in view.last for argument in event.args if isinstance(argument, str)}
    ranked = [(one.piece.key not in changed, one.piece.slot < 0, no, seat.seat, one)
              for seat in view.seats for no, one in enumerate(told(view, seat, names))]
    return [(seat, one) for *_, seat, one in sorted(ranked, key=lambda each: each[:4])]


def board_units(
    view: View, cards: Mapping[str, Card], lang: str, names: Sequence[str] = (), lines: Sequence[str] = (),
    printed: Printed = UNPRINTED,
) -> list[Unit]:
    """The parts of a board's alt text, the most important first; public ones alone."""
    view = public(view)
    known = names_of(view.game, cards, lang, printed)
    players = players_of(view, names, lang)
    places = places_of(view, known)
    stop = known.text["stop"]
    units = [Unit(clipped(headline(view, players, known), _SENTENCE) + stop)]
    units += [Unit(clipped(line, _SENTENCE)) for line in lines[-2:] if clean(line)]
    units.append(Unit(clipped(stage_text(view, players, known), _SENTENCE) + stop))
    units += [Unit(seat_short(seat, view, players, known)) for seat in view.seats]
    units += [Unit(clean(aside)) for aside in asides(view, players, known)]
    return units + [Unit(piece_short(one, known, places), seat) for seat, one in _by_turns(view, known)]


def board_alt(
    view: View, cards: Mapping[str, Card], lang: str, names: Sequence[str] = (), lines: Sequence[str] = (),
    printed: Printed = UNPRINTED,
) -> str:
    """The board's alt text, at most 1,024 long: whose decision, the last log lines, scores, counts, cards in play.

    Cards of the last events come first. No part is ever cut; where parts are left out it ends with how many.
    """
    players = players_of(view, names, lang)
    units = board_units(view, cards, lang, names, lines, printed)
    return _packed(units, lang, lambda taken: " ".join(_sentences(taken, players, words(lang)["stop"])))


def _sentences(units: Sequence[Unit], players: Sequence[str], stop: str) -> Iterator[str]:
    """Facts as they are, then each seat's cards in one list."""
    yield from (unit.text for unit in units if unit.seat < 0)
    for seat in sorted({unit.seat for unit in units if unit.seat >= 0}):
        owner = players[seat] if seat < len(players) else str(seat + 1)
        yield f"{owner}: {'; '.join(unit.text for unit in units if unit.seat == seat)}{stop}"


def _packed(units: Sequence[Unit], lang: str, said: Callable[[Sequence[Unit]], str]) -> str:
    """As many units as fit, in their order; each that does not fit is counted at the end."""
    whole = said(units)
    if length(whole) <= ALT_LIMIT:
        return whole
    room = ALT_LIMIT - length(_more(len(units), lang)) - 1
    taken: list[Unit] = []
    for unit in units:
        if length(said([*taken, unit])) <= room:
            taken.append(unit)
    return f"{said(taken)} {_more(len(units) - len(taken), lang)}".strip()


def _more(count: int, lang: str) -> str:
    return words(lang)["more"].format(count=count)


def card_short(key: str, names: Names) -> str:
    """A card that is not in play, in short notation: name, kind, cost, what else it is, numbers, keywords."""
    card = names.cards.get(key)
    if card is None:
        return clean(names.title(key))
    parts = [names.full(key), *kinds(card, names)]
    parts += [f"{names.text['cost']} {card.stats['cost']}"] if "cost" in card.stats else []
    parts += [sign.text for sign in names.style.card_signs(card, names)]
    parts += [_numbers(card.stats, names), *card_keywords(card, names)]
    return ", ".join(clean(part) for part in parts if part)


def hand_alt(
    view: View, cards: Mapping[str, Card], lang: str, names: Sequence[str] = (), printed: Printed = UNPRINTED
) -> str:
    """The alt text of the viewer's hand, at most 1,024 long, no card cut. Raises ValueError where none is shown."""
    known = names_of(view.game, cards, lang, printed)
    stop = known.text["stop"]
    units = [Unit(clipped(hand_title(view, lang, names), _SENTENCE) + stop)]
    units += [Unit(f"{card.index + 1}: {card_short(card.key, known)}{stop}") for card in hand_cards(view)]
    return _packed(units, lang, lambda taken: " ".join(unit.text for unit in taken))
