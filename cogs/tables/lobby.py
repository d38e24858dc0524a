"""Before a match: the host's options, and how one says no to a challenge or a rematch."""

from __future__ import annotations

from cogs.feature import Feature, Press
from cogs.presentation import lobby_screens
from cogs.replies import Reply
from cogs.table_locator import TableLocator
from cogs.tables.seating import check_private, tell_unfit
from engine.kernel.cards.flag import Flag, Value
from engine.table import BadOptions, NotHost, NotOpen, TableRow, is_waiting, value_of


class Lobby:
    """The lobby's own controls; sitting down, decks and readiness are the seating controller's."""

    def __init__(self, locator: TableLocator) -> None:
        self._locator = locator
        self._services = locator.services

    def feature(self) -> Feature:
        """The controls."""
        return Feature(
            in_place=frozenset(("setoption",)),
            table={
                "options": self._options,
                "setoption": self._set,
                "turndown": self._decline,
            },
        )

    async def _options(self, reply: Reply, press: Press) -> None:
        row = await self._services.tables.table(press.subject)
        if reply.user != row.host:
            raise NotHost
        if not is_waiting(row):
            raise NotOpen
        await self._show(reply, row)

    async def _set(self, reply: Reply, press: Press) -> None:
        """A select says which value, a switch asks for the other one; so does the select that has many switches."""
        row = await self._services.tables.table(press.subject)
        name = press.rest or press.value
        flag = next((each for each in lobby_screens.flags_of(row) if each.name == name), None)
        if flag is None:
            raise BadOptions(what=name, value=press.value)
        value = _wanted(row, flag, press)
        if (flag.name, value) == ("spectators", False) and not row.has_home:
            check_private(reply.interaction)
        await self._services.communities[row.options.game].pool_for(row.guild)
        before, row = row, await self._services.tables.set_option(row.id, reply.user, flag.name, value)
        await self._show(reply, row)
        await tell_unfit(self._locator.surfaces.hands, before, row, reply.user)

    async def _show(self, reply: Reply, row: TableRow) -> None:
        screen = lobby_screens.options(row, await reply.speaker(row))
        await reply.say(screen.text, screen.rows, place=reply.is_private)

    async def _decline(self, reply: Reply, press: Press) -> None:
        row = await self._services.tables.decline(press.subject, reply.user)
        await reply.say((await reply.speaker(row)).text("turned-down"))
        name = await self._services.name(reply.user, row.options.lang)
        for seat, place in enumerate(row.seats):
            if place.user != reply.user:
                await self._locator.surfaces.hands.note(row, seat, "told-declined", name)


def _wanted(row: TableRow, flag: Flag, press: Press) -> Value:
    if len(flag.values) == 2 and press.value in ("", flag.name):
        return next(value for value in flag.values if value != value_of(row.options, flag))
    return flag.values[min(int(press.value or 0), len(flag.values) - 1)]


def lobby_feature(locator: TableLocator) -> Feature:
    """The controls of lobbies."""
    return Lobby(locator).feature()
