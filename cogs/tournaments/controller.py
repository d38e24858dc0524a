"""What players ask of a tournament: register, check in, drop, the standings, the pairings, what to do now."""

from __future__ import annotations

import logging
from collections.abc import Sequence

import discord

from cogs.decks.intake import fetch
from cogs.presentation.controls import BLUE, Button, Rows, general_id
from cogs.presentation.option_matching import Unmatched
from cogs.presentation.screen import Picture
from cogs.presentation.words import Speaker
from cogs.replies import Reply, in_pages
from cogs.safe import Trouble
from cogs.table_locator import TableLocator
from cogs.tables.judge import is_judge
from cogs.tournaments import decks as decks
from cogs.tournaments import screens as screens
from cogs.tournaments.calendar import Calendar
from cogs.tournaments.decks import Brought
from cogs.tournaments.history import History
from cogs.tournaments.journal import TournamentJournal, TournamentSnapshot
from cogs.tournaments.next import Adviser
from cogs.tournaments.pictures import MOST, bracket_pictures, pairings_pictures, standings_pictures
from cogs.tournaments.runner import TournamentRunner
from cogs.tournaments.surface_sync import TournamentSurfaceSync, speaker_of
from cogs.tournaments.words import figures, match_line, names_in, table_of
from engine.table import OVER, PLAYING, Diverged, Frozen
from engine.tournament import (
    ABSENT,
    DROPPED,
    RUNNING,
    CallJudge,
    CheckIn,
    Drop,
    Input,
    LateJoin,
    Register,
    Return,
    has_place,
)
from render.markup import escaped

log = logging.getLogger(__name__)


class TournamentController:
    """Serves players. Raises Unmatched, TableError, DeckFaults; whoever calls says so to the user."""

    def __init__(self, locator: TableLocator) -> None:
        self.locator = locator
        self.services = locator.services
        self.adviser = Adviser(locator.services)
        self.surfaces = TournamentSurfaceSync(locator.services, locator.surfaces.poster, self.adviser)
        self.journal = TournamentJournal(locator.services)
        self.history = History(locator.services, self.journal)
        self.calendar = Calendar(locator.surfaces.poster.client, locator.services)
        self.runner = TournamentRunner(locator.services, self.journal, self._bring, self.surfaces.owes)

    async def _bring(self, event: TournamentSnapshot) -> bool:
        """Its messages, and its event in the calendar of the server."""
        fine = await self.surfaces.bring(event)
        speaker = await speaker_of(self.services, event, event.row.body.options.lang)
        return await self.calendar.bring(event, speaker) is not Trouble.UNAVAILABLE and fine

    # --- finding it ---

    async def here(self, interaction: discord.Interaction) -> TournamentSnapshot:
        """The tournament of this channel, or of the channel of this thread. Raises Unmatched."""
        places = (interaction.channel_id, getattr(interaction.channel, "parent_id", None))
        for place in places:
            row = await self.services.store.tournaments.in_channel(place) if place else None
            if row is not None:
                return await self.journal.event(row.id)
        raise Unmatched("tournament-none-here")

    async def speaker(self, reply: Reply, event: TournamentSnapshot) -> Speaker:
        """Somebody who speaks of it to the one who asks."""
        return await speaker_of(self.services, event, reply.lang)

    async def may_run(self, reply: Reply, event: TournamentSnapshot) -> bool:
        """Whether somebody runs the tournament: who made it, and the judges of the server."""
        return reply.user == event.row.organiser or await is_judge(self.locator, reply.interaction)

    async def must_run(self, reply: Reply, event: TournamentSnapshot) -> None:
        """Raises Unmatched for who does not run the tournament."""
        if not await self.may_run(reply, event):
            raise Unmatched("tournament-not-yours")

    def must_have_no_place(self, event: TournamentSnapshot, user: int) -> None:
        """Raises Unmatched for who stands in the standings himself: his own place hangs on what he decides."""
        own = event.row.player_of(user)
        if own is not None and has_place(event.state, own):
            raise Unmatched("tournament-own-place")

    # --- taking part ---

    async def join(
        self, reply: Reply, event: TournamentSnapshot, deck: str = "", file: discord.Attachment | None = None
    ) -> None:
        """Register with a deck, ask which, or come back with the one that is locked."""
        speaker = await self.speaker(reply, event)
        if event.state.is_over or event.state.is_closed:
            raise Unmatched("tournament-is-over" if event.state.is_over else "tournament-too-late")
        if await self._comes_back(reply, event, speaker):
            return
        if file is not None:
            await self.registered_list(reply, event, await fetch(self.services, file))
        elif deck:
            await self.registered(reply, event, await decks.named(self.services, event, reply.user, deck, speaker))
        else:
            await reply.say(
                speaker.text("tournament-choose-deck"), await decks.chooser(self.services, event, reply.user, speaker)
            )

    async def _comes_back(self, reply: Reply, event: TournamentSnapshot, speaker: Speaker) -> bool:
        """After the start a deck is locked: who is in stays in, who is out takes part again with his."""
        number = event.row.player_of(reply.user)
        if number is None or event.state.phase != RUNNING:
            return False
        await self.journal.take(event.row.id, lambda _: Return(number), reply.user)
        await reply.say(speaker.text("tournament-returned"))
        return True

    async def registered_list(self, reply: Reply, event: TournamentSnapshot, source: str | bytes) -> None:
        """Register with a list, or say everything that is wrong with it."""
        deck = await decks.listed(reply, self.services, event, source, await self.speaker(reply, event))
        if deck is not None:
            await self.registered(reply, event, deck)

    async def registered(self, reply: Reply, event: TournamentSnapshot, deck: Brought) -> None:
        """Register. Direct messages are opened when there is something to say, not now."""
        event = await self.enter(event, reply.user, deck, reply.user)
        speaker = await self.speaker(reply, event)
        key = "tournament-registered" if event.state.phase != RUNNING else "tournament-registered-late"
        said = [
            speaker.text(key, name=escaped(event.row.body.name), deck=deck.title, cards=len(deck.keys)),
            await self.adviser.player(event, reply.user, speaker),
        ]
        await reply.say("\n".join(said), self._look(event, speaker))

    async def enter(self, event: TournamentSnapshot, user: int, deck: Brought, by: int) -> TournamentSnapshot:
        """A user with a deck becomes a player, or plays another deck as long as that may be."""

        def make(now: TournamentSnapshot) -> Input:
            number = now.row.player_of(user)
            player = len(now.state.players) if number is None else number
            kind = LateJoin if now.state.phase == RUNNING else Register
            return kind(player, deck.keys, deck.name)

        return await self.journal.take(event.row.id, make, by, user)

    async def check_in(self, reply: Reply, event: TournamentSnapshot) -> None:
        """Say that one is there."""
        number = self._player(event, reply.user)
        back = event.state.phase == RUNNING and event.state.players[number].status == ABSENT
        event = await self.journal.take(event.row.id, lambda _: Return(number) if back else CheckIn(number), reply.user)
        speaker = await self.speaker(reply, event)
        advice = await self.adviser.player(event, reply.user, speaker)
        await reply.say(f"{speaker.text('tournament-checked-in')}\n{advice}", self._look(event, speaker))

    async def drop(self, reply: Reply, event: TournamentSnapshot, *, sure: str = "") -> None:
        """Take no further part, when sure (at the stage that he was asked at)."""
        number = self._player(event, reply.user)
        speaker = await self.speaker(reply, event)
        stage = event.stage(number)
        if sure != stage:
            key = "tournament-drop-sure-match" if stage.endswith("m") else "tournament-drop-sure"
            screen = screens.sure(event, f"{screens.DROP}.{stage}", key, speaker)
            await reply.say(screen.text, screen.rows)
            return
        await self.dropped(event, Drop(number), reply.user)
        await reply.say(speaker.text("tournament-dropped"))

    async def dropped(self, event: TournamentSnapshot, move: Drop, by: int) -> None:
        """A player is out; a series that he has begun is left, so that the games that were played count."""
        player = move.player
        current = event.state.match_of(player)
        if current is not None and current[1].is_open and not event.state.is_over:
            table = event.table(len(event.state.rounds) - 1, current[0])
            await self._leave(event, table, event.row.users[player])
        await self.journal.take(event.row.id, lambda _: move, by)

    async def _leave(self, event: TournamentSnapshot, table: str, user: int) -> None:
        row = await self.services.store.table(table)
        if row is None or not row.games:
            return
        try:
            if row.status == PLAYING:
                await self.services.tables.leave_game(table, user)
            elif row.status != OVER:
                await self.services.tables.leave(table, user)
        except (Diverged, Frozen) as lost:
            log.warning("table %s cannot be left: %s", table, lost)
            return
        await self.runner.report(event.row.id)

    def _player(self, event: TournamentSnapshot, user: int) -> int:
        """The number of whoever takes part. Raises Unmatched."""
        number = event.row.player_of(user)
        if number is None or event.state.players[number].status == DROPPED:
            raise Unmatched("tournament-not-in")
        return number

    async def call_judge(self, reply: Reply, event: TournamentSnapshot) -> None:
        """Ask for a judge at the table where one plays."""
        number = self._player(event, reply.user)
        await self.journal.take(event.row.id, lambda _: CallJudge(number), reply.user)
        await reply.tell("tournament-judge-called")

    # --- looking ---

    def _look(self, event: TournamentSnapshot, speaker: Speaker) -> Rows:
        buttons = (
            Button(general_id(event.row.id, screens.NEXT), speaker.text("button-what-now"), BLUE),
            Button(general_id(event.row.id, screens.STANDINGS), speaker.text("button-standings")),
        )
        return (buttons,)

    async def next(self, reply: Reply, event: TournamentSnapshot) -> None:
        """What the one who asks shall do now; whoever runs the tournament is told that too, with a button for it."""
        speaker = await self.speaker(reply, event)
        told = [screens.head(event, speaker), screens.phase(event, speaker)]
        if event.state.paused_at and not event.state.is_over:
            told.append(speaker.text("tournament-times-paused"))
        runs = await self.may_run(reply, event)
        if not runs or event.row.player_of(reply.user) is not None:
            told.append(await self.adviser.player(event, reply.user, speaker))
        rows: Rows = ()
        if runs:
            lines, rows = await self.adviser.organiser(event, speaker)
            told += lines
        await reply.pages(in_pages(told), rows)

    async def standings(self, reply: Reply, event: TournamentSnapshot) -> None:
        """The standings, what decided between equals, and how the figures of the one who asks come about."""
        speaker = await self.speaker(reply, event)
        if not event.state.rounds:
            raise Unmatched("tournament-no-standings")
        own = event.row.player_of(reply.user)
        lines = [screens.head(event, speaker), *table_of(event.state, speaker)]
        lines += figures(event.state, own, speaker) if own is not None else []
        await self._illustrated(reply, lines, standings_pictures(event, speaker, own))

    async def pairings(self, reply: Reply, event: TournamentSnapshot, number: int = 0) -> None:
        """A round with the reason of each pairing; the last one unless another is asked for."""
        speaker = await self.speaker(reply, event)
        if not 0 <= number <= len(event.state.rounds) or not event.state.rounds:
            raise Unmatched("tournament-no-round")
        at = (number or len(event.state.rounds)) - 1
        lines = [screens.round_head(event, at, speaker)]
        for place, match in enumerate(event.state.rounds[at].matches):
            link = await self.adviser.link(event, at, place) if match.is_open else ""
            lines.append(match_line(place + 1, match, names_in(match.pairing, speaker), speaker, link))
        own = event.row.player_of(reply.user)
        pictures = [*bracket_pictures(event, speaker), *pairings_pictures(event, at, speaker, own)][:MOST]
        await self._illustrated(reply, [*lines, speaker.text("tournament-pairings-how")], pictures)

    async def _illustrated(self, reply: Reply, lines: Sequence[str], pictures: Sequence[Picture]) -> None:
        """The pictures with the first message."""
        first, *rest = in_pages(lines)
        await reply.say(first, pictures=pictures)
        await reply.pages(rest)
