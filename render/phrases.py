"""What a view says, in the words of a language: shared by pictures, alt texts and the state as text."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from msgspec.structs import replace

from engine.kernel.view import SPECTATOR, PieceView, SeatView, View
from render.face import Names, is_drying, keyword, notes_of
from render.lettering import ELLIPSIS, clean
from render.words import word, words

_PIECES: Final = frozenset({"play", "field"})
_ZONES: Final = ("hand", "deck", "discard")
_NAME: Final = 32


def public(view: View) -> View:
    """The view without what its viewer alone may know: a seat's view then says no more than a spectator's.

    Cards that were looked at and cards that were revealed cannot be told apart in it, so both are left out.
    """
    if view.viewer == SPECTATOR:
        return view
    awaited = replace(view.awaited, kind="") if view.awaited else None
    return replace(view, viewer=SPECTATOR, shown=(), last=(), awaited=awaited)


def seat_name(names: Sequence[str], seat: int, lang: str) -> str:
    """The player's name, or the number of the seat where none is known."""
    name = clean(names[seat]) if 0 <= seat < len(names) else ""
    return name or words(lang)["seat"].format(seat=seat + 1)


def points_label(game: str, lang: str) -> str:
    """What a game's points are called."""
    return words(lang).get(f"points.{game}", words(lang)["points"])


def zone_counts(seat: SeatView) -> list[tuple[str, int]]:
    """The zones that are shown as numbers, the common ones first; the field and the resources are shown otherwise."""
    shown = [zone for zone in seat.counts if zone not in _PIECES and zone != "inkwell"]
    shown.sort(key=lambda zone: _ZONES.index(zone) if zone in _ZONES else len(_ZONES))
    return [(zone, seat.counts[zone]) for zone in shown]


def discard_text(seat: SeatView, names: Names) -> str:
    """How many cards were discarded, and the name of the top one: the last put there."""
    top = f" ({words(names.lang)['top']}: {names.full(seat.discard[0].key)})" if seat.discard else ""
    return f"{word(names.lang, 'zone', 'discard')} {seat.counts.get('discard', len(seat.discard))}{top}"


def awaited_text(view: View, players: Sequence[str], lang: str) -> str:
    """Who decides, and what, where that is public."""
    text = words(lang)
    if view.awaited is None:
        return text["nobody"]
    name = seat_name(players, view.awaited.seat, lang)
    if not view.awaited.kind:
        return text["decides_plain"].format(name=name)
    return text["decides"].format(name=name, kind=word(lang, "ask", view.awaited.kind))


def outcome_text(view: View, players: Sequence[str], lang: str) -> str:
    """Who won and why; "" while the game goes on."""
    text = words(lang)
    if view.outcome is None:
        return ""
    winners = [seat_name(players, seat, lang) for seat in view.outcome.winners]
    key = "wins" if len(winners) == 1 else "win_together" if winners else "no_winner"
    result = text[key].format(name=text["and"].join(winners))
    reason = word(lang, "reason", view.outcome.reason)
    rule = f" ({view.outcome.rule})" if view.outcome.rule else ""
    return f"{result}: {reason}{rule}" if reason else f"{result}{rule}"


def stage_text(view: View, players: Sequence[str], lang: str) -> str:
    """Turn, phase and whose turn it is."""
    text = words(lang)
    parts = [text["turn"].format(turn=view.turn), word(lang, "phase", view.phase)]
    if 0 <= view.active < len(view.seats):
        parts.append(text["turn_of"].format(name=seat_name(players, view.active, lang)))
    return " · ".join(part for part in parts if part)


def headline(view: View, names: Sequence[str], lang: str) -> str:
    """Whose decision it is, or how the game ended."""
    return outcome_text(view, names, lang) if view.outcome else awaited_text(view, names, lang)


def challenge_text(view: View, names: Names) -> str:
    """Who challenges whom; "" without a challenge."""
    if not view.challenge:
        return ""
    text = words(names.lang)
    keys = {piece.ref: piece.key for seat in view.seats for piece in seat.pieces}
    one, other = (names.full(keys[ref]) if ref in keys else text["gone"] for ref in view.challenge)
    return text["challenges"].format(challenger=one, challenged=other)


def named(stats: Mapping[str, int], which: Sequence[str], lang: str) -> list[str]:
    """Numbers, each with its name."""
    return [f"{word(lang, 'stat', name)} {stats[name]}" for name in which]


def states(piece: PieceView, names: Names, places: Mapping[int, str]) -> list[str]:
    """Keywords, drying, place and notes, in words."""
    text = words(names.lang)
    found = [keyword(names.lang, name, value) for name, value in piece.keywords]
    found += [text["drying"]] if is_drying(piece) else []
    found += [text["at"].format(place=places.get(piece.at, text["gone"]))] if piece.at else []
    return found + [word(names.lang, "note", note) for note in notes_of(piece)]


def places_of(view: View, names: Names) -> dict[int, str]:
    """The locations' names by reference."""
    return {piece.ref: names.title(piece.key) for seat in view.seats for piece in seat.pieces
            if piece.kind == "location"}


def seat_facts(seat: SeatView, view: View, names: Names) -> list[str]:
    """A seat's score, zones and resources."""
    text = words(names.lang)
    facts = [f"{points_label(view.game, names.lang)} {text['goal'].format(points=seat.points, goal=view.goal)}"]
    facts += [f"{word(names.lang, 'zone', zone)} {count}" for zone, count in zone_counts(seat) if zone != "discard"]
    if "inkwell" in seat.counts or seat.ready or seat.spent:
        ink = word(names.lang, "zone", "inkwell")
        facts.append(f"{ink} {seat.ready + seat.spent} ({text['ready']} {seat.ready}, {text['spent']} {seat.spent})")
    if "discard" in seat.counts or seat.discard:
        facts.append(clean(discard_text(seat, names)))
    return [*facts, text["out"]] if seat.out else facts


def asides(view: View, players: Sequence[str], names: Names) -> Iterator[str]:
    """The challenge, waiting triggers, resolving and revealed cards."""
    text = words(names.lang)
    stop = text["stop"]
    if view.challenge:
        yield f"{text['challenge']}: {challenge_text(view, names)}{stop}"
    if view.waiting:
        waiting = [f"{seat_name(players, each.seat, names.lang)} {names.title(each.key)}" for each in view.waiting]
        yield f"{text['waiting']} {len(waiting)}: {'; '.join(waiting)}{stop}"
    if view.resolving:
        yield f"{text['resolving']}: {'; '.join(names.full(key) for key in view.resolving)}{stop}"
    if view.shown:
        yield f"{text['shown']}: {'; '.join(names.full(card.key) for card in view.shown)}{stop}"


def length(text: str) -> int:
    """The length as Discord counts it at its strictest: in UTF-16 units."""
    return len(text.encode("utf-16-le", "surrogatepass")) // 2


def clipped(text: str, most: int) -> str:
    """The text in at most `most` characters, the last one an ellipsis where there was more."""
    text = clean(text)
    return text if len(text) <= most else text[: most - 1] + ELLIPSIS


def players_of(view: View, names: Sequence[str], lang: str) -> list[str]:
    """Names by seat, none longer than Discord's own."""
    count = max((seat.seat for seat in view.seats), default=-1) + 1
    return [clipped(seat_name(names, seat, lang), _NAME) for seat in range(count)]
