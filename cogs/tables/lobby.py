"""Before a match: the host's options, and how one says no to a challenge or a rematch."""

from __future__ import annotations

from cogs.desk import Desk
from cogs.replies import Reply
from cogs.rooms import Press, Room
from cogs.saying import lobby_screens
from cogs.tables.seating import check_private, tell_unfit
from engine.kernel.cards.flag import Flag, Value
from engine.table import BadOptions, NotHost, NotOpen, TableRow, is_waiting, value_of


class Lobby:
    """The lobby's own controls; sitting down, decks and readiness are the desk's."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._house = desk.house

    def room(self) -> Room:
        """The controls."""
        return Room(
            in_place=frozenset(("setoption",)),
            table={
                "options": self._options,
                "setoption": self._set,
                "turndown": self._decline,
            },
        )

    async def _options(self, reply: Reply, press: Press) -> None:
        row = await self._house.tables.table(press.subject)
        if reply.user != row.host:
            raise NotHost
        if not is_waiting(row):
            raise NotOpen
        await self._show(reply, row)

    async def _set(self, reply: Reply, press: Press) -> None:
        """A select says which value, a switch asks for the other one."""
        row = await self._house.tables.table(press.subject)
        flag = next((each for each in lobby_screens.flags_of(row) if each.name == press.rest), None)
        if flag is None:
            raise BadOptions(what=press.rest, value=press.value)
        value = _wanted(row, flag, press)
        if (flag.name, value) == ("spectators", False) and not row.is_housed:
            check_private(reply.interaction)
        await self._house.communities[row.options.game].pool_for(row.guild)
        before, row = row, await self._house.tables.set_option(row.id, reply.user, flag.name, value)
        await self._show(reply, row)
        await tell_unfit(self._desk.surfaces.hands, before, row, reply.user)

    async def _show(self, reply: Reply, row: TableRow) -> None:
        screen = lobby_screens.options(row, await reply.speaker(row))
        await reply.say(screen.text, screen.rows, place=reply.is_private)

    async def _decline(self, reply: Reply, press: Press) -> None:
        row = await self._house.tables.decline(press.subject, reply.user)
        await reply.say((await reply.speaker(row)).text("turned-down"))
        name = await self._house.name(reply.user, row.options.lang)
        for seat, place in enumerate(row.seats):
            if place.user != reply.user:
                await self._desk.surfaces.hands.note(row, seat, "told-declined", name)


def _wanted(row: TableRow, flag: Flag, press: Press) -> Value:
    if not press.value and len(flag.values) == 2:
        return next(value for value in flag.values if value != value_of(row.options, flag))
    return flag.values[min(int(press.value or 0), len(flag.values) - 1)]


def lobby_room(desk: Desk) -> Room:
    """The controls of lobbies."""
    return Lobby(desk).room()
