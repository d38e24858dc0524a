"""What each one shall do now, down to the table: go there, press Ready, decide, wait for whom."""

from __future__ import annotations

from cogs.presentation.controls import BLUE, Button, Rows, general_id
from cogs.presentation.words import Speaker
from cogs.services import Services
from cogs.surfaces.marks import mark_of
from cogs.tournaments.journal import TournamentSnapshot
from cogs.tournaments.screens import CHANGE, FINISH, HAND, OPEN, PAIR, SEEDS, START
from cogs.tournaments.words import names_in
from engine.table import OVER, PLAYING, TableError, TableRow
from engine.tournament import (
    BY_ORDER,
    CHECK_IN,
    FINISHED,
    PLAY,
    REGISTRATION,
    for_organiser,
    for_player,
    movable,
    standings,
)

STEPS = {
    "tournament-next-open-check-in": (OPEN, "button-open-check-in"),
    "tournament-next-start": (START, "button-start"),
    "tournament-next-start-all": (START, "button-start"),
    "tournament-next-pair": (PAIR, "button-pair"),
    "tournament-next-cut": (PAIR, "button-pair"),
    "tournament-next-finish": (FINISH, "button-finish"),
}
"""What whoever runs a tournament may press when he is told to do it: the verb and the label."""
NOBODY = -1
PLAYED = {None: "tournament-table-stuck", NOBODY: "tournament-table-recording"}
"""What is said of a table at which nobody has to decide anything."""


def link_of(event: TournamentSnapshot, row: TableRow | None, message: int = 0) -> str:
    """Where a match is played: its thread, or the message from which that will begin."""
    base = f"https://discord.com/channels/{event.row.guild}"
    if row is not None and row.thread:
        return f"{base}/{row.thread}"
    return f"{base}/{event.row.channel}/{message}" if message else f"{base}/{event.row.channel}"


class Adviser:
    """Looks at the tables for what their players shall do."""

    def __init__(self, services: Services) -> None:
        self._services = services

    async def link(self, event: TournamentSnapshot, number: int, place: int) -> str:
        """The address of a match's table; "" as long as there is none to be seen."""
        row = await self._services.store.table(event.table(number, place))
        lobby = await self._services.store.surface(event.table(number, place), "lobby")
        if row is None or lobby is None or not (lobby.message or row.thread or mark_of(lobby).trouble):
            return ""
        return link_of(event, row, lobby.message)

    async def player(self, event: TournamentSnapshot, user: int, speaker: Speaker) -> str:
        """One sentence for a player, or for somebody who could be one."""
        number = event.row.player_of(user)
        advice = for_player(event.state, number)
        if advice.key == PLAY and number is not None:
            return await self._at_table(event, number, advice.place, speaker)
        if event.state.phase == FINISHED and number is not None:
            line = next((line for line in standings(event.state) if line.player == number), None)
            if line is not None:
                return speaker.text("tournament-next-place", place=line.place, points=line.points)
        return speaker.text(advice.key, count=advice.count)

    async def _at_table(self, event: TournamentSnapshot, player: int, place: int, speaker: Speaker) -> str:
        match = event.state.rounds[-1].matches[place]
        other = speaker.seat(match.opponent_of(player))
        table = event.table(len(event.state.rounds) - 1, place)
        row = await self._services.store.table(table)
        key = await self._table_key(row, match.side_of(player))
        lobby = await self._services.store.surface(table, "lobby")
        return speaker.text(key, opponent=other, nth=place + 1, link=link_of(event, row, lobby.message if lobby else 0))

    async def _table_key(self, row: TableRow | None, side: int) -> str:
        if row is None:
            return "tournament-next-laying"
        if row.status == OVER and row.games:
            return "tournament-next-recording"
        if row.status == OVER or any(seat.unfit for seat in row.seats):
            return "tournament-next-await-judge"
        if row.status != PLAYING:
            if row.seats[side].ready:
                return "tournament-next-await-ready"
            return "tournament-next-next-game" if row.games else "tournament-next-ready"
        awaited = await self._awaited(row)
        if awaited is None:
            return "tournament-next-await-judge"
        if awaited == NOBODY:
            return "tournament-next-recording"
        return "tournament-next-decide" if awaited == side else "tournament-next-await-move"

    async def _awaited(self, row: TableRow) -> int | None:
        """The seat that decides, NOBODY where the game is over; None where it cannot go on."""
        try:
            question = (await self._services.tables.current(row.id)).question
        except TableError:
            return None
        return question.seat if question is not None else NOBODY

    async def organiser(self, event: TournamentSnapshot, speaker: Speaker) -> tuple[list[str], Rows]:
        """What whoever runs it shall do, the tables that are waited for, and the button for it."""
        advice = for_organiser(event.state)
        told = [speaker.text("tournament-next-running", advice=speaker.text(advice.key, count=advice.count))]
        tables = [await self._table_line(event, place, speaker) for place in event.state.open]
        step = STEPS.get(advice.key)
        buttons = [Button(general_id(event.row.id, step[0]), speaker.text(step[1]), BLUE)] if step else []
        if event.state.plan.seeding == BY_ORDER and not event.state.rounds and not event.state.is_over:
            buttons.append(Button(general_id(event.row.id, SEEDS), speaker.text("button-seeds")))
        if movable(event.state):
            buttons.append(Button(general_id(event.row.id, HAND), speaker.text("button-pair-by-hand")))
        if event.state.phase in (REGISTRATION, CHECK_IN):
            buttons.append(Button(general_id(event.row.id, CHANGE), speaker.text("button-change-event")))
        return [*told, *tables], (tuple(buttons),) if buttons else ()

    async def _table_line(self, event: TournamentSnapshot, place: int, speaker: Speaker) -> str:
        match = event.state.rounds[-1].matches[place]
        names = names_in(match.pairing, speaker)
        row = await self._services.store.table(event.table(len(event.state.rounds) - 1, place))
        awaited: list[str] = []
        if row is None:
            key = "tournament-table-laying"
        elif row.status == PLAYING:
            seat = await self._awaited(row)
            key = PLAYED.get(seat, "tournament-table-playing")
            awaited = [] if seat in PLAYED else [names[seat or 0]]
        elif row.status == OVER and row.games:
            key = "tournament-table-recording"
        elif row.status != OVER and not any(seat.unfit for seat in row.seats):
            key = "tournament-table-ready"
            awaited = [name for name, seat in zip(names, row.seats, strict=True) if not seat.ready]
        else:
            key = "tournament-table-stuck"
        state = speaker.text(key, names=speaker.listed(awaited))
        return speaker.text("tournament-table", nth=place + 1, one=names[0], other=names[1], state=state)
