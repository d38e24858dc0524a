"""What a viewer sees, compared with what a script expects him to see."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import msgspec
from msgspec import UNSET

from engine.kernel.record.record import Play
from engine.kernel.state.event import EVERYBODY, Event
from engine.kernel.views.view import SPECTATOR
from engine.manifest.dialect.dialect import is_beneath
from engine.manifest.dialect.form import SEATS, SeatExpect, SeenExpect
from engine.manifest.dialect.placed import parts
from engine.scenario.comparing import compared, seen_facts
from engine.scenario.log import lines_missing, lines_present
from engine.scenario.script import Scenario
from engine.scenario.zones import seen_fault


class Seen:
    """A viewer's view, and the events that were meant for him."""

    def __init__(self, play: Play, scenario: Scenario, viewer: str, events: Sequence[Event]) -> None:
        self.scenario = scenario
        self.game = play.game
        self.refs = play.game.state.refs
        number = SPECTATOR if viewer == "spectator" else SEATS.index(viewer)
        self.view = play.view(number)
        self.events = [event for event in events if event.to in (EVERYBODY, number)]

    def differences(self, expected: Mapping[str, object]) -> Iterator[str]:
        """Every expectation that is not met."""
        forms = self.scenario.dialect.forms
        general = {key: part for key, part in expected.items() if key in SeenExpect.__struct_fields__}
        wanted = msgspec.convert(general, SeenExpect)
        for name, part in expected.items():
            if name in SEATS:
                yield from self.seat(name, msgspec.convert(part, forms.seat_expect))
            elif name not in general:
                number = min(self.scenario.cast.numbers(name), key=lambda number: is_beneath(self.game, number))
                facts = seen_facts(self.view, self.scenario, number, self.refs[number])
                yield from compared(self.scenario, name, msgspec.convert(part, forms.card_expect), facts)
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
        """A number: that many, and of a foreign hand no faces; a list: these faces."""
        seat = self.view.seats[SEATS.index(letter)]
        for name in wanted.__struct_fields__:
            value = getattr(wanted, name)
            if value is UNSET:
                continue
            if fault := seen_fault(value, self.scenario.dialect.seen(seat, name, value)):
                yield f"{letter}'s {name} {fault}"
            if name == "hand" and isinstance(value, int) and seat.hand is not None and seat.seat != self.view.viewer:
                yield f"{letter}'s hand is seen"
