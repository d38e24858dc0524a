"""Seeds: the order in which whoever runs a tournament ranks its players, or their ratings, before the first round."""

from __future__ import annotations

import re

import discord

from cogs.decks.intake import text_form
from cogs.presentation.controls import BLUE, Button, form_id, general_id
from cogs.presentation.option_matching import Unmatched
from cogs.presentation.words import Speaker
from cogs.replies import Reply
from cogs.tournaments.controller import TournamentController
from cogs.tournaments.journal import TournamentSnapshot
from engine.tournament import BY_RATING, DROPPED, PRESENT, REGISTERED, Seed, TournamentState

TYPE, FORM = "cupseedtype", "cupseedform"
"""The verb of the button that opens the form for an order, and the form."""
LISTED = 1700
_NUMBERS = re.compile(r"\d+")


def order_form(tournament: str, speaker: Speaker) -> discord.ui.Modal:
    """The form for an order."""
    return text_form(
        form_id(tournament, FORM), speaker.text("tournament-seeds-form"), speaker.text("tournament-seeds-order")
    )


def read_order(typed: str) -> tuple[int, ...]:
    """Players from 0 in the order of the numbers in one line, or of those with which several lines begin.

    >>> read_order("3, 1 2"), read_order("2 Aoi 7\\n 1. Ben")
    ((2, 0, 1), (1, 0))
    """
    lines = [line for line in typed.splitlines() if line.strip()]
    one = len(lines) < 2
    numbers = _NUMBERS.findall(typed) if one else [(_NUMBERS.findall(line) or ["0"])[0] for line in lines]
    return tuple(int(number[:4]) - 1 for number in numbers)


def _order(state: TournamentState) -> list[int]:
    """As it stands now: who was ranked, then the others as they registered."""
    coming = state.with_status(REGISTERED, PRESENT)
    return [*[player for player in state.order if player in coming], *[p for p in coming if p not in state.order]]


class Seeding:
    """Serves whoever runs a tournament. Raises Unmatched for anybody else."""

    def __init__(self, controller: TournamentController) -> None:
        self.controller = controller
        self.journal = controller.journal

    async def ask(self, reply: Reply, event: TournamentSnapshot) -> None:
        """Show the order, with the button for another."""
        await self._must_rank(reply, event)
        await self._show(reply, event, await self.controller.speaker(reply, event))

    async def _must_rank(self, reply: Reply, event: TournamentSnapshot) -> None:
        """Raises Unmatched for who does not run it, and for who takes part: the order says whom he meets."""
        await self.controller.must_run(reply, event)
        own = event.row.player_of(reply.user)
        if own is not None and event.state.players[own].status != DROPPED:
            raise Unmatched("tournament-own-seeds")

    async def _show(self, reply: Reply, event: TournamentSnapshot, speaker: Speaker) -> None:
        plain = speaker.plain()
        lines = [f"{player + 1} {plain.seat(player)}".replace("`", "'") for player in _order(event.state)]
        while sum(map(len, lines)) + len(lines) > LISTED:
            lines.pop()
        button = Button(general_id(event.row.id, TYPE), speaker.text("button-seeds-type"), BLUE)
        listed = "\n".join(lines) or "–"
        await reply.say(f"{speaker.text('tournament-seeds')}\n```\n{listed}\n```", ((button,),))

    async def filled(self, reply: Reply, event: TournamentSnapshot, typed: str) -> None:
        """Rank the players as it was typed."""
        await self._must_rank(reply, event)
        order = read_order(typed)
        if not order:
            raise Unmatched("tournament-bad-seeds")
        event = await self.journal.take(event.row.id, lambda _: Seed(order), reply.user)
        await self._show(reply, event, await self.controller.speaker(reply, event))

    async def before_round(self, event: TournamentSnapshot, by: int) -> TournamentSnapshot:
        """Where ratings rank the players they do so now, the best first; who has none comes after them by lot."""
        if event.state.plan.seeding != BY_RATING or event.state.rounds or not event.state.length:
            return event
        rated = await self.controller.history.ratings(event.row.guild, event.row.body.options.game)
        known = {number: rated[user].value for number, user in enumerate(event.row.users) if user in rated}
        order = tuple(sorted(known, key=lambda player: (-known[player], player)))
        return await self.journal.take(event.row.id, lambda _: Seed(order), by)
