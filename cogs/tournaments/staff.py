"""What those who run a tournament do: open the check-in, start, pair, give results, add and remove players, finish."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

import discord
from msgspec.structs import replace

from cogs.decks.intake import fetch
from cogs.presentation.option_matching import Unmatched
from cogs.presentation.words import Speaker, clean_name
from cogs.replies import Reply
from cogs.safe import Trouble
from cogs.servers.channels import admit, check_posting
from cogs.tables.seating import check_private, may_have_threads
from cogs.tournaments import decks as decks
from cogs.tournaments import screens as screens
from cogs.tournaments.calendar import SOON
from cogs.tournaments.controller import TournamentController
from cogs.tournaments.decks import Brought
from cogs.tournaments.journal import TournamentSnapshot
from cogs.tournaments.seeding import Seeding
from cogs.tournaments.surface_sync import speaker_of
from cogs.tournaments.typed import read_moment
from data.store import Body, TournamentRow
from engine.table import JudgeSeated, Options
from engine.table.clock import stamp
from engine.table.seating import ID_LENGTH, ID_SIGNS
from engine.tournament import (
    DROPPED,
    Begin,
    Cancel,
    Extend,
    Finish,
    Input,
    OpenCheckIn,
    Pause,
    Resume,
    Return,
    TakeCall,
    TournamentPlan,
)
from render.markup import escaped

YEAR = 366 * 86400


class Staff:
    """Serves whoever made a tournament and the judges of its server. Raises Unmatched for anybody else."""

    def __init__(self, controller: TournamentController) -> None:
        self.controller = controller
        self.services = controller.services
        self.journal = controller.journal
        self.seeding = Seeding(controller)

    async def create(
        self,
        reply: Reply,
        name: str,
        options: Options,
        plan: TournamentPlan,
        *,
        open_lists: bool = True,
        season: str = "",
        starts: str = "",
    ) -> None:
        """A new tournament in this channel."""
        interaction = reply.interaction
        if interaction.guild_id is None or interaction.channel_id is None:
            raise Unmatched("error-only-here")
        await check_posting(reply)
        await admit(self.services, interaction, interaction.channel_id)
        if not may_have_threads(interaction):
            raise Unmatched("tournament-no-threads")
        if not options.spectators:
            check_private(interaction)
        discords = str(interaction.guild_locale or "")
        lang = await self.services.public_lang(interaction.guild_id, "", discords, reply.lang)
        body = Body(
            name=clean_name(name),
            options=replace(options, lang=lang),
            plan=plan,
            open_lists=open_lists,
            season=clean_name(season) if season.strip() else "",
            starts=self.starts(starts, reply.lang),
        )
        row = TournamentRow(
            id="".join(secrets.choice(ID_SIGNS) for _ in range(ID_LENGTH)),
            guild=interaction.guild_id,
            channel=interaction.channel_id,
            organiser=reply.user,
            at=self.services.clock.now(),
            body=body,
        )
        if not await self.journal.create(row):
            raise Unmatched("tournament-there")
        event = await self.journal.event(row.id)
        told = await self.announced(event, await self.controller.speaker(reply, event))
        await self._advised(reply, event, "tournament-created", told)

    async def open_check_in(self, reply: Reply, event: TournamentSnapshot) -> None:
        """From now on players say that they are there."""
        await self._do(reply, event, OpenCheckIn(), "tournament-check-in-opened")

    async def start(self, reply: Reply, event: TournamentSnapshot, rounds: int = 0) -> None:
        """Whoever is there takes part; nothing is paired yet."""
        await self._do(reply, event, Begin(rounds), "tournament-started")

    async def pair(self, reply: Reply, event: TournamentSnapshot) -> None:
        """The next round."""
        await self.controller.must_run(reply, event)
        await self.seeding.before_round(event, reply.user)
        event = await self.journal.pair(event.row.id, reply.user)
        await self._advised(reply, event, "tournament-paired")

    async def finish(self, reply: Reply, event: TournamentSnapshot, *, sure: str = "") -> None:
        """The standings are final; with rounds left only when sure."""
        await self.controller.must_run(reply, event)
        _must_not_be_over(event)
        if not event.state.all_paired:
            self.controller.must_have_no_place(event, reply.user)
        if sure != event.stage() and not event.state.all_paired:
            await self._ask(reply, event, screens.FINISH, "tournament-finish-sure")
            return
        await self._do(reply, event, Finish(), "tournament-finished")

    async def cancel(self, reply: Reply, event: TournamentSnapshot, *, sure: str = "") -> None:
        """It is given up, when sure."""
        await self.controller.must_run(reply, event)
        _must_not_be_over(event)
        self.controller.must_have_no_place(event, reply.user)
        if sure != event.stage():
            await self._ask(reply, event, screens.CANCEL, "tournament-cancel-sure")
            return
        await self._do(reply, event, Cancel(), "tournament-cancelled")

    def starts(self, typed: str, lang: str) -> float:
        """When it is announced to begin, 0 for no such time. Raises Unmatched for one that is over or far away."""
        if not typed:
            return 0.0
        starts, now = read_moment(typed, lang), self.services.clock.now()
        if not now + SOON < starts < now + YEAR:
            raise Unmatched("tournament-bad-time")
        return starts

    async def announced(self, event: TournamentSnapshot, speaker: Speaker) -> list[str]:
        """Whether the server's calendar has it."""
        public = await speaker_of(self.services, event, event.row.body.options.lang)
        trouble = await self.controller.calendar.bring(event, public)
        if not event.row.body.starts or trouble is Trouble.UNAVAILABLE:
            return []
        key = "tournament-event-made" if trouble is Trouble.NONE else "tournament-event-forbidden"
        return [speaker.text(key, at=stamp(event.row.body.starts))]

    # --- players ---

    async def add(
        self,
        reply: Reply,
        event: TournamentSnapshot,
        user: discord.User | discord.Member,
        deck: str,
        file: discord.Attachment | None,
    ) -> None:
        """Bring a player in, with a deck if he has none here; after the start for the next round."""
        await self.controller.must_run(reply, event)
        if user.bot:
            raise Unmatched("error-bot-opponent")
        if await self.services.store.user_name(user.id) is None:
            await self.services.store.set_user_name(user.id, clean_name(user.display_name))
        number = event.row.player_of(user.id)
        if number is not None and event.state.length:
            await self.journal.take(event.row.id, lambda _: Return(number), reply.user)
        elif number is not None and event.state.players[number].status != DROPPED:
            raise Unmatched("tournament-deck-is-his")  # nobody is given another deck by somebody whom he may meet
        else:
            brought = await self._brought(reply, event, deck, file)
            if brought is None:
                return
            await self.controller.enter(event, user.id, brought, reply.user)
        speaker = await self.controller.speaker(reply, event)
        await reply.say(
            speaker.text("tournament-added", player=escaped(await self.services.name(user.id, speaker.lang)))
        )

    async def _brought(
        self, reply: Reply, event: TournamentSnapshot, deck: str, file: discord.Attachment | None
    ) -> Brought | None:
        speaker = await self.controller.speaker(reply, event)
        if file is not None:
            return await decks.listed(reply, self.services, event, await fetch(self.services, file), speaker)
        if not deck:
            raise Unmatched("tournament-needs-deck")
        return await decks.named(self.services, event, reply.user, deck, speaker)

    # --- time, rounds and calls ---

    async def extend(self, reply: Reply, event: TournamentSnapshot) -> None:
        """One round more, while two have won everything."""
        await self.controller.must_run(reply, event)
        self.controller.must_have_no_place(event, reply.user)
        await self._do(reply, event, Extend(), "tournament-extended")

    async def pause(self, reply: Reply, event: TournamentSnapshot) -> None:
        """Everybody's time stands still, or goes on. Raises Unmatched for whose own match that is."""
        await self.controller.must_run(reply, event)
        if event.plays(reply.user):
            raise Unmatched("tournament-own-time")
        now = self.services.clock.now()
        if event.state.paused_at:
            await self._do(reply, event, Resume(now), "tournament-resumed")
        else:
            await self._do(reply, event, Pause(now), "tournament-paused")

    async def take_call(self, reply: Reply, event: TournamentSnapshot, *, sure: str) -> None:
        """Go to a table that has called for a judge. Raises JudgeSeated where one plays there."""
        await self.controller.must_run(reply, event)
        call = int(sure) if sure.isdecimal() else -1
        if not 0 <= call < len(event.state.calls):
            raise Unmatched("tournament-call-is-taken")
        there = event.state.calls[call]
        match = event.state.rounds[there.round].matches[there.place]
        if event.row.player_of(reply.user) in match.pairing.players:
            raise JudgeSeated
        event = await self.journal.take(event.row.id, lambda _: TakeCall(call), reply.user)
        speaker = await self.controller.speaker(reply, event)
        link = await self.controller.adviser.link(event, there.round, there.place)
        await reply.say(speaker.text("tournament-call-taken", nth=there.place + 1, link=link or "none"))

    # --- small parts ---

    async def _do(self, reply: Reply, event: TournamentSnapshot, move: Input, key: str) -> None:
        await self.controller.must_run(reply, event)
        await self._advised(reply, await self.journal.take(event.row.id, lambda _: move, reply.user), key)

    async def _advised(self, reply: Reply, event: TournamentSnapshot, key: str, more: Sequence[str] = ()) -> None:
        """Say what was done, and what comes next with its button."""
        speaker = await self.controller.speaker(reply, event)
        told, rows = await self.controller.adviser.organiser(event, speaker)
        said = speaker.text(
            key, name=escaped(event.row.body.name), count=len(event.state.rounds), rounds=event.state.length
        )
        await reply.say("\n".join([said, *more, told[0]]), rows)

    async def _ask(self, reply: Reply, event: TournamentSnapshot, verb: str, key: str) -> None:
        screen = screens.sure(event, f"{verb}.{event.stage()}", key, await self.controller.speaker(reply, event))
        await reply.say(screen.text, screen.rows)


def _must_not_be_over(event: TournamentSnapshot) -> None:
    """Raises Unmatched before anybody is asked whether he is sure."""
    if event.state.is_over:
        raise Unmatched("tournament-is-over")
