"""What does not work on a server, and how to mend it: a line for each thing that is missing somewhere."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

import discord

from cogs.logs import FAULTS
from cogs.presentation.words import Speaker
from cogs.replies import Reply
from cogs.safe import Trouble, attempt
from cogs.servers.channels import mentions
from cogs.servers.permissions import Need, missing
from cogs.services import Services
from cogs.settings import installed
from data.store import GuildRow
from engine.games.registry import GAMES

if TYPE_CHECKING:
    from cogs.bot_client import BotClient

SHOWN = 40
"""Channels named in one line."""
HEARTBEAT = 30.0
"""A connection that takes longer to answer is none: more seconds are those in which nothing was asked."""
Place = discord.abc.GuildChannel | discord.Thread


class Checkup:
    """One look at a server for the one who asks."""

    def __init__(self, services: Services, reply: Reply, client: BotClient) -> None:
        self._services = services
        self._reply = reply
        self._client = client

    async def lines(self, places: Sequence[int], row: GuildRow) -> list[str]:
        """Everything: the channels, the asker's direct messages, the commands, games, language. Raises StoreBroken."""
        speaker = await self._reply.speaker()
        return [
            speaker.text("setup-check-head", version=installed()),
            *self.places(places, speaker),
            await self._direct(speaker),
            await self._commands(speaker),
            self.tournaments(speaker),
            await self._store(speaker),
            *await self._games(speaker, row.without),
            settled(row, speaker),
        ]

    async def _store(self, speaker: Speaker) -> str:
        """Where everything is kept, how far away Discord is, how much waits to be shown, and the last fault."""
        shards, latency = self._services.territory.shards, self._client.latency
        behind = [
            row for row in await self._services.store.pending_surfaces() if self._services.territory.has(row.guild)
        ]
        told = speaker.text(
            "setup-check-store",
            engine=self._services.store.engine,
            shards=f"{shards.first}-{shards.last}" if shards.first < shards.last else f"{shards.first}",
            count=shards.count,
            latency=round(latency * 1000) if latency < HEARTBEAT else "?",
            behind=len(behind),
        )
        if FAULTS.last is None:
            return told
        fault = speaker.text("setup-check-fault", when=f"<t:{round(FAULTS.last.at)}:R>", where=FAULTS.last.where)
        return f"{told}\n{fault}"

    def places(self, places: Sequence[int], speaker: Speaker) -> list[str]:
        """A line for each permission that is missing somewhere, for places that are gone, for categories
        without a channel to play in, and for those in order."""
        lacks: dict[Need, list[int]] = {}
        gone, empty, fine = [], [], []
        for place in places:
            inside = self._expanded(place)
            gone += [place] if inside is None else []
            empty += [place] if inside == [] else []
            for each in inside or ():
                lacking = self._missing(each)
                fine += [] if lacking else [each.id]
                for need in lacking:
                    lacks.setdefault(need, []).append(each.id)
        return [
            *_lack_lines(lacks, speaker),
            *[speaker.text("setup-check-gone", place=str(place)) for place in gone],
            *([speaker.text("setup-check-empty", places=_shown(empty))] if empty else []),
            *([speaker.text("setup-check-fine", places=_shown(fine))] if fine else []),
        ]

    def _expanded(self, place: int) -> list[Place] | None:
        """A channel; of a category every channel that can hold messages; None for what the bot does not know."""
        guild = self._reply.interaction.guild
        here = self._reply.interaction.channel
        channel = here if here is not None and here.id == place else guild and guild.get_channel_or_thread(place)
        if isinstance(channel, discord.CategoryChannel):
            return [each for each in channel.channels if isinstance(each, discord.abc.Messageable)]
        return [channel] if isinstance(channel, discord.abc.GuildChannel | discord.Thread) else None

    def _missing(self, place: Place) -> list[Need]:
        interaction = self._reply.interaction
        me = place.guild.me
        may = interaction.app_permissions
        if place.id != interaction.channel_id:
            may = place.permissions_for(me)
        return missing(may, thread=isinstance(place, discord.Thread))

    async def _direct(self, speaker: Speaker) -> str:
        """Direct messages are tried out; nothing else tells whether they arrive."""
        sent = await attempt(self._reply.interaction.user.send(speaker.text("setup-check-dm")))
        if sent.trouble is Trouble.UNAVAILABLE:
            return speaker.text("setup-check-dm-unknown")
        return speaker.text("setup-check-dm-open" if sent.ok else "setup-check-dm-closed")

    async def _commands(self, speaker: Speaker) -> str:
        """Whether Discord knows every command of this version."""
        guild = self._reply.interaction.guild
        everywhere = await attempt(self._client.tree.fetch_commands())
        here = await attempt(self._client.tree.fetch_commands(guild=guild))
        if everywhere.value is None or here.value is None:
            return speaker.text("setup-check-commands-unknown")
        told = [command for command in everywhere.value if command.name not in GAMES]
        known = {command.name for command in (*told, *here.value)}
        offered = await self._services.games_at(guild.id if guild else 0)
        wanted = {command.name for command in self._client.tree.get_commands()} - {*GAMES}
        absent = sorted({*wanted, *offered} - known)
        if absent:
            return speaker.text("setup-check-commands-absent", names=speaker.listed(f"/{name}" for name in absent))
        return speaker.text("setup-check-commands", count=len(known))

    def tournaments(self, speaker: Speaker) -> str:
        """Whether they can be announced in the server's event list."""
        may = self._reply.interaction.app_permissions.create_events
        return speaker.text("setup-check-tournaments" if may else "setup-check-tournaments-lack")

    async def _games(self, speaker: Speaker, without: Container[str]) -> list[str]:
        """The games with what lies ready for each, but for those that are left out."""
        own = await self._services.sets_of(self._reply.interaction.guild_id or 0)
        return [
            speaker.text(
                "setup-check-game",
                game=speaker.text(f"game-{game}"),
                cards=len(shelf.cards.cards),
                decks=len(shelf.decks),
                own=sum(each.game == game for each in own),
            )
            for game, shelf in self._services.shelves.items()
            if game not in without
        ]


def _lack_lines(lacks: Mapping[Need, Sequence[int]], speaker: Speaker) -> Iterator[str]:
    for need, places in lacks.items():
        yield speaker.text(
            "setup-check-lacks",
            permission=speaker.text(need.called),
            places=_shown(places),
            lost=speaker.text(need.lost),
        )


def _shown(places: Sequence[int]) -> str:
    return mentions(places[:SHOWN]) + (" …" if len(places) > SHOWN else "")


def settled(row: GuildRow, speaker: Speaker) -> str:
    """Where tables may be opened, and in which language everybody is spoken to."""
    where = (
        speaker.text("setup-channels-only", places=mentions(row.channels))
        if row.channels
        else speaker.text("setup-channels-all")
    )
    return "\n".join([where, *left_out(row, speaker), language(row, speaker)])


def left_out(row: GuildRow, speaker: Speaker) -> list[str]:
    """The games that are not offered, if any."""
    named = speaker.listed([speaker.text(f"game-{game}") for game in row.without])
    return [speaker.text("setup-games-without", games=named)] if row.without else []


def language(row: GuildRow, speaker: Speaker) -> str:
    """The language of what everybody reads."""
    if not row.lang:
        return speaker.text("setup-language-server")
    return speaker.text("setup-language-set", language=speaker.text(f"option-language-{row.lang}"))


def judging(row: GuildRow, speaker: Speaker) -> str:
    """Who judges besides those who manage the server."""
    return speaker.text("judge-role-set", role=str(row.judges)) if row.judges else speaker.text("judge-role-none")


def unique(places: Iterable[int]) -> tuple[int, ...]:
    """Each once, in their order."""
    return tuple(dict.fromkeys(places))
