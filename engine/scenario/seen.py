"""What a viewer sees, compared with what a script expects him to see."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import msgspec
from msgspec import UNSET

from engine.kernel.event import EVERYBODY, Event
from engine.kernel.record import Play
from engine.kernel.view import SPECTATOR, SeatView
from engine.scenario.cards import compared, seen_facts
from engine.scenario.cast import Cast, parts
from engine.scenario.form import SEATS, SEEN, CardExpect, DeckEntry, InkEntry, SeatExpect, SeenExpect
from engine.scenario.log import lines_missing, lines_present


class Seen:
    """A viewer's view, and the events that were meant for him."""

    def __init__(self, play: Play, cast: Cast, viewer: str, events: Sequence[Event]) -> None:
        self.cast = cast
        self.refs = play.game.state.refs
        number = SPECTATOR if viewer == "spectator" else SEATS.index(viewer)
        self.view = play.view(number)
        self.events = [event for event in events if event.to in (EVERYBODY, number)]

    def differences(self, expected: Mapping[str, object]) -> Iterator[str]:
        """Every expectation that is not met."""
        wanted = msgspec.convert({key: part for key, part in expected.items() if key in SEEN}, SeenExpect)
        for name, part in expected.items():
            if name not in SEEN:
                number = self.cast.numbers(name)[0]
                found = seen_facts(self.view, self.cast, number, self.refs[number])
                yield from compared(self.cast, name, msgspec.convert(part, CardExpect), found)
        for letter in SEATS:
            entry = getattr(wanted, letter)
            if entry is not UNSET:
                yield from self.seat(letter, entry)
        yield from self.names(wanted)
        if wanted.question is not UNSET:
            kind = self.view.awaited.kind if self.view.awaited else None
            if (kind or None) != wanted.question:
                yield f"the open question is shown as {kind or 'none'}"
        for line in lines_missing(wanted.log, self.events):
            yield f'the log has no "{line}" there'
        for line in lines_present(wanted.not_log, self.events):
            yield f'the log has "{line}"'

    def names(self, wanted: SeenExpect) -> Iterator[str]:
        shown = [card.key for card in self.view.shown]
        if wanted.shown is not UNSET and shown != [parts(name)[1] for name in wanted.shown]:
            yield f"shown are {', '.join(shown) or 'no cards'}"
        everything = msgspec.json.encode(self.view).decode()
        for name in wanted.hidden:
            if f'"{parts(name)[1]}"' in everything:
                yield f"{name} is seen"
        for name in wanted.names:
            if f'"{parts(name)[1]}"' not in everything:
                yield f"{name} is not seen"

    def seat(self, letter: str, wanted: SeatExpect) -> Iterator[str]:
        seat = self.view.seats[SEATS.index(letter)]
        if wanted.lore is not UNSET and wanted.lore != seat.points:
            yield f"{letter}'s lore is {seat.points}"
        for zone in ("hand", "deck", "discard", "inkwell", "field"):
            value = getattr(wanted, zone)
            if value is not UNSET:
                yield from (f"{letter}'s {zone} {fault}" for fault in self.zone(seat, zone, value))

    def zone(self, seat: SeatView, zone: str, wanted: int | list[str] | DeckEntry | InkEntry) -> Iterator[str]:
        """A number: that many, and no faces; a list: these faces."""
        faces = self.faces(seat, zone)
        count = len(seat.pieces) if zone == "field" else seat.counts[zone]
        match wanted:
            case int():
                if count != wanted:
                    yield f"has {count} cards"
                if zone == "hand" and faces is not None and seat.seat != self.view.viewer:
                    yield "is seen"
            case list():
                keys = [parts(name)[1] for name in wanted]
                if faces is None:
                    yield "is not seen"
                elif faces != keys:
                    yield f"is seen as {', '.join(faces) or 'empty'}"
            case InkEntry():
                if (seat.ready, seat.spent) != (wanted.ready, wanted.exerted):
                    yield f"has {seat.ready} ready and {seat.spent} exerted"
            case DeckEntry():
                yield "shows no faces; expect a number"

    def faces(self, seat: SeatView, zone: str) -> list[str] | None:
        """The cards of a zone that this viewer can see, or None."""
        match zone:
            case "field":
                return [piece.key for piece in seat.pieces]
            case "discard":
                return [card.key for card in seat.discard]
            case "hand":
                return None if seat.hand is None else [card.key for card in seat.hand]
        return None
