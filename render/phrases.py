"""What a view says, in the words of a language: shared by pictures, alt texts and the state as text."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from msgspec.structs import replace

from engine.kernel.views.view import SPECTATOR, PieceView, SeatView, View
from render.face import counters_of, is_drying, notes_of
from render.lettering import ELLIPSIS, clean
from render.names import BoardNames
from render.words import words

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


def zone_counts(seat: SeatView, names: BoardNames) -> list[tuple[str, int]]:
    """The zones that are told by their size."""
    return [(zone, seat.counts[zone]) for zone in names.style.zones if zone in seat.counts]


def discard_text(seat: SeatView, names: BoardNames, *, top: bool = True) -> str:
    """How many cards were discarded, and the name of the top one: the last put there."""
    above = names.says(names.text["top"], names.full(seat.discard[0].key)) if top and seat.discard else ""
    return names.aside(f"{names.word('zone', 'discard')} {seat.counts.get('discard', len(seat.discard))}", above)


def awaited_text(view: View, players: Sequence[str], names: BoardNames) -> str:
    """Who decides, and what, where that is public."""
    if view.awaited is None:
        return names.text["nobody"]
    name = seat_name(players, view.awaited.seat, names.lang)
    if not view.awaited.kind:
        return names.text["decides_plain"].format(name=name)
    return names.text["decides"].format(name=name, kind=names.word("ask", view.awaited.kind))


def outcome_text(view: View, players: Sequence[str], names: BoardNames, *, cited: bool = True) -> str:
    """Who won and why; "" while the game goes on. `cited`: with the number of the rule."""
    if view.outcome is None:
        return ""
    winners = [seat_name(players, seat, names.lang) for seat in view.outcome.winners]
    key = "wins" if len(winners) == 1 else "win_together" if winners else "no_winner"
    result = names.text[key].format(name=names.text["and"].join(winners))
    reason = names.word("reason", view.outcome.reason)
    said = names.says(result, reason) if reason else result
    return names.aside(said, view.outcome.rule) if cited else said


def stage_text(view: View, players: Sequence[str], names: BoardNames, most: int = 9, *, whose: bool = True) -> str:
    """Turn, phase, so many parts of what is going on in it, `whose` turn it is; before the first turn, who will be
    first."""
    parts = [names.text["turn"].format(turn=view.turn)] * (view.turn > 0)
    parts += [names.word("phase", view.phase), *names.style.moment(view, players, names)[:most]]
    if 0 <= view.active < len(view.seats) and (whose or not view.turn):
        name = seat_name(players, view.active, names.lang)
        parts.append(names.text["turn_of"].format(name=name) if view.turn else names.says(names.text["first"], name))
    return " · ".join(part for part in parts if part)


def headline(view: View, players: Sequence[str], names: BoardNames) -> str:
    """Whose decision it is, or how the game ended."""
    return outcome_text(view, players, names) if view.outcome else awaited_text(view, players, names)


def challenge_text(view: View, names: BoardNames) -> str:
    """Who challenges whom; "" without a challenge."""
    if not view.challenge:
        return ""
    keys = {piece.ref: piece.key for seat in view.seats for piece in seat.pieces}
    one, other = (names.full(keys[ref]) if ref in keys else names.text["gone"] for ref in view.challenge)
    return names.text["challenges"].format(challenger=one, challenged=other)


def named(stats: Mapping[str, int], which: Sequence[str], names: BoardNames) -> list[str]:
    """Numbers, each with its name."""
    return [f"{names.word('stat', name)} {names.style.number(name, stats[name])}" for name in which]


def counters(piece: PieceView, names: BoardNames) -> list[str]:
    """What lies on a piece, in words, with the number of each."""
    return [f"{names.counter(name)} {count}" for name, count in counters_of(piece, names)]


def states(piece: PieceView, names: BoardNames, places: Mapping[int, str]) -> list[str]:
    """Keywords, drying, place and notes, in words."""
    words = [names.keyword(name, value) for name, value in piece.keywords]
    words += [names.text["drying"]] if is_drying(piece, names) else []
    words += [names.text["at"].format(place=places.get(piece.at, names.text["gone"]))] if piece.at else []
    return words + [names.word("note", note) for note in notes_of(piece)]


def places_of(view: View, names: BoardNames) -> dict[int, str]:
    """What pieces may stand at or lie under: its name by reference."""
    under = {piece.at for seat in view.seats for piece in seat.pieces}
    return {
        piece.ref: names.title(piece.key)
        for seat in view.seats
        for piece in seat.pieces
        if piece.kind in names.style.places or piece.ref in under
    }


class PieceGroup(NamedTuple):
    """Pieces that are told as one: the first of them, the references of all, and what it wears."""

    piece: PieceView
    refs: tuple[int, ...]
    worn: tuple[PieceView, ...] = ()

    @property
    def number(self) -> int:
        """How many they are."""
        return len(self.refs)


def worn_by(view: View, names: BoardNames) -> dict[int, tuple[PieceView, ...]]:
    """What lies under each piece, by the reference of that piece, whosever it is."""
    there = {piece.ref for seat in view.seats for piece in seat.pieces}
    worn: dict[int, tuple[PieceView, ...]] = {}
    for seat in view.seats:
        for piece in seat.pieces:
            if piece.kind in names.style.worn and piece.at in there:
                worn[piece.at] = (*worn.get(piece.at, ()), piece)
    return worn


def told(view: View, seat: SeatView, names: BoardNames) -> list[PieceGroup]:
    """A seat's pieces: those with a place of their own in its order, equal ones of some kinds counted as one."""
    worn = worn_by(view, names)
    under = {piece.ref for pieces in worn.values() for piece in pieces}
    groups: dict[object, PieceGroup] = {}
    for piece in sorted(seat.pieces, key=lambda each: each.slot if each.slot >= 0 else len(seat.pieces)):
        if piece.ref in under:
            continue
        alike = piece.kind in names.style.alike
        mark = (piece.key, piece.exerted, piece.face_down, piece.notes, *piece.stats.items()) if alike else piece.ref
        same = groups.get(mark)
        groups[mark] = (
            same._replace(refs=(*same.refs, piece.ref))
            if same
            else PieceGroup(piece, (piece.ref,), worn.get(piece.ref, ()))
        )
    return list(groups.values())


def many(name: str, count: int) -> str:
    """A name with how many there are, if more than one."""
    return f"{name} ×{count}" if count > 1 else name


def seat_facts(seat: SeatView, view: View, names: BoardNames, *, top: bool = True) -> list[str]:
    """A seat's score, zones and resources; `top`: with what lies on top of its discard pile."""
    text, style = names.text, names.style
    score = text["goal"].format(points=style.numeral(seat.points), goal=style.numeral(view.goal))
    facts = [f"{text['points']} {score}"] if style.scored else []
    facts += [f"{names.word('zone', zone)} {count}" for zone, count in zone_counts(seat, names) if zone != "discard"]
    facts += style.holdings(seat, names)
    if "discard" in seat.counts or seat.discard:
        facts.append(clean(discard_text(seat, names, top=top)))
    return [*facts, text["out"]] if seat.out else facts


def asides(view: View, players: Sequence[str], names: BoardNames) -> Iterator[str]:
    """The challenge, waiting triggers, resolving and revealed cards."""
    text = names.text
    stop = text["stop"]
    if view.challenge:
        yield f"{names.says(text['challenge'], challenge_text(view, names))}{stop}"
    if view.waiting:
        waiting = [f"{seat_name(players, each.seat, names.lang)} {names.title(each.key)}" for each in view.waiting]
        yield names.says(f"{text['waiting']} {len(waiting)}", names.series(waiting)) + stop
    if view.resolving:
        yield f"{names.says(text['resolving'], names.series(names.full(each.key) for each in view.resolving))}{stop}"
    if processing := between(view):
        yield f"{names.says(names.word('zone', 'processing'), names.series(map(names.full, processing)))}{stop}"
    if view.shown:
        yield f"{names.says(text['shown'], names.series(names.full(card.key) for card in view.shown))}{stop}"


def between(view: View) -> list[str]:
    """The cards that lie in no area while they are being used."""
    return [card.key for seat in view.seats for card in seat.zones.get("processing", ())]


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
