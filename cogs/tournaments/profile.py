"""/profile: what a server knows of a user. He sees all of it; others see what he has chosen, at first nothing."""

from __future__ import annotations

import discord
from discord import app_commands
from msgspec.structs import replace

from cogs.command_tree import localized
from cogs.deferred import serve
from cogs.feature import Feature, Press
from cogs.presentation.controls import GREEN, GREY, Button, Rows, general_id
from cogs.presentation.option_matching import Unmatched
from cogs.presentation.words import Speaker
from cogs.replies import Reply, in_pages
from cogs.table_locator import TableLocator
from cogs.tournaments.history import History
from cogs.tournaments.journal import TournamentJournal
from cogs.tournaments.records import rating_words
from data.store import ProfileRow
from engine.games.registry import GAMES
from engine.tournament import EventRecord
from render.markup import escaped

RATE, SHOW = "profilerate", "profileshow"
"""Verbs of the buttons that turn a choice round; they are about whoever presses them."""
LISTED = 12
"""So many tournaments are named, the latest first."""


class Profiles:
    """Serves everybody on a server. Raises Unmatched away from one, and for a profile that is not shown."""

    def __init__(self, locator: TableLocator) -> None:
        self._services = locator.services
        self._store = locator.services.store
        self._history = History(locator.services, TournamentJournal(locator.services))

    async def show(self, reply: Reply, user: int, *, place: bool = False) -> None:
        """Of oneself everything, with the choices; of somebody else what he shows."""
        guild, speaker = _guild(reply), await reply.speaker()
        row, is_own = await self._store.profiles.get(guild, user), user == reply.user
        if not is_own and row == ProfileRow():
            raise Unmatched("profile-hidden")
        name = escaped(await self._services.name(user, speaker.lang))
        lines = [speaker.text("profile-own" if is_own else "profile-of", name=name)]
        lines += await self._kept(user, speaker) if is_own else []
        if is_own or row.shown:
            lines += await self._results(guild, user, speaker)
        if row.rated:
            lines += await self._ratings(guild, user, speaker)
        if is_own:
            lines.append(speaker.text("profile-rated-yes" if row.rated else "profile-rated-no"))
            lines.append(speaker.text("profile-shown-yes" if row.shown else "profile-shown-no"))
        first, *rest = in_pages(lines)
        await reply.say(first, _buttons(row, speaker) if is_own else (), place=place)
        await reply.pages(rest)

    async def _kept(self, user: int, speaker: Speaker) -> list[str]:
        """What is known of him besides tournaments."""
        decks, locale = len(await self._store.decks.of(user)), await self._store.user_locale(user)
        return [speaker.text("profile-kept", decks=decks, lang=locale or "–")]

    async def _results(self, guild: int, user: int, speaker: Speaker) -> list[str]:
        """His tournaments, the latest first, and how they went together."""
        past = [
            (event.row.body.name, record)
            for event in reversed(await self._history.past(guild))
            for record in event.records
            if record.user == user
        ]
        if not past:
            return [speaker.text("profile-no-results")]
        records = [record for _, record in past]
        total = speaker.text(
            "profile-results",
            events=len(past),
            firsts=sum(each.place == 1 for each in records),
            wins=sum(each.wins for each in records),
            losses=sum(each.losses for each in records),
            draws=sum(each.draws for each in records),
        )
        return [total, *[_result(name, record, speaker) for name, record in past[:LISTED]]]

    async def _ratings(self, guild: int, user: int, speaker: Speaker) -> list[str]:
        lines = []
        for game in GAMES:
            rating = (await self._history.ratings(guild, game)).get(user)
            if rating is not None:
                game_name = speaker.text(f"game-{game}")
                on_what = rating_words(rating, speaker)
                lines.append(speaker.text("profile-rating", game=game_name, value=rating.value, why=on_what))
        return lines

    async def turn(self, reply: Reply, choice: str) -> None:
        """Turn a choice of the presser round."""
        guild = _guild(reply)
        row = await self._store.profiles.get(guild, reply.user)
        row = replace(row, rated=not row.rated) if choice == RATE else replace(row, shown=not row.shown)
        await self._store.profiles.put(guild, reply.user, row)
        await self.show(reply, reply.user, place=reply.is_private)


def _guild(reply: Reply) -> int:
    if reply.interaction.guild_id is None:
        raise Unmatched("error-only-here")
    return reply.interaction.guild_id


def _result(name: str, record: EventRecord, speaker: Speaker) -> str:
    return speaker.text(
        "profile-result",
        name=escaped(name),
        game=speaker.text(f"game-{record.game}"),
        place=record.place,
        wins=record.wins,
        losses=record.losses,
        draws=record.draws,
    )


def _buttons(row: ProfileRow, speaker: Speaker) -> Rows:
    """Each says what pressing it does."""
    rate, show = "button-unrate" if row.rated else "button-rate", "button-hide" if row.shown else "button-show"
    return (
        (
            Button(general_id("me", RATE), speaker.text(rate), GREY if row.rated else GREEN),
            Button(general_id("me", SHOW), speaker.text(show), GREY if row.shown else GREEN),
        ),
    )


def profile_feature(locator: TableLocator) -> Feature:
    """The command, and its choices."""
    profiles = Profiles(locator)

    async def rate(reply: Reply, press: Press) -> None:
        await profiles.turn(reply, RATE)

    async def show(reply: Reply, press: Press) -> None:
        await profiles.turn(reply, SHOW)

    @app_commands.command(name="profile", description=localized("cmd-profile"))
    @app_commands.describe(player=localized("opt-profile_player"))
    @app_commands.guild_only()
    async def command(interaction: discord.Interaction, player: discord.User | None = None) -> None:
        await serve(locator, interaction, lambda reply: profiles.show(reply, player.id if player else reply.user))

    return Feature(general={RATE: rate, SHOW: show}, in_place=frozenset((RATE, SHOW)), commands=(command,))
