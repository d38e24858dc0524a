"""Autocomplete of /tournament: decks, matches, and the results that a match may have."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import TYPE_CHECKING

import discord
from discord import app_commands

from cogs.autocomplete import LONGEST, MOST, Choices
from cogs.decks.autocomplete import deck_choices
from cogs.decks.choice import decks_for
from cogs.presentation.option_matching import Unmatched
from cogs.presentation.words import Speaker, clipped
from cogs.tournaments.controller import TournamentController
from cogs.tournaments.journal import TournamentSnapshot
from cogs.tournaments.records import CUP, RATING, SEASON
from cogs.tournaments.surface_sync import speaker_of
from cogs.tournaments.typed import read_place, scores
from cogs.tournaments.words import names_in, result
from engine.spelling import holds
from engine.table import StoreBroken
from engine.tournament import Match

if TYPE_CHECKING:
    from cogs.bot_client import BotClient


async def deck_names(interaction: discord.Interaction[BotClient], current: str) -> Choices:
    """The user's own decks for the game of the tournament here, then the ready-made ones."""

    async def completions(event: TournamentSnapshot, speaker: Speaker) -> Choices:
        game = event.row.body.options.game
        decks = await decks_for(interaction.client.services, interaction.user.id, speaker, game)
        return deck_choices(decks, current, lambda deck: deck.name)

    return await _quietly(interaction, completions)


async def match_names(interaction: discord.Interaction[BotClient], current: str) -> Choices:
    """The matches of the tournament here, those that go on first, then the newest."""

    async def completions(event: TournamentSnapshot, speaker: Speaker) -> Choices:
        listed = sorted(event.matches(), key=lambda each: (not each[2].is_open, -each[0], each[1]))
        return _fitting(
            [
                (_match_name(number, place, match, speaker), f"{number + 1}.{place + 1}")
                for number, place, match in listed
            ],
            current,
        )

    return await _quietly(interaction, completions)


def _match_name(number: int, place: int, match: Match, speaker: Speaker) -> str:
    one, other = names_in(match.pairing, speaker)
    return speaker.text(
        "tournament-choice-match", round=number + 1, nth=place + 1, one=one, other=other, result=result(match, speaker)
    )


async def score_names(interaction: discord.Interaction[BotClient], current: str) -> Choices:
    """The results that the chosen match may have, by the names of its players."""

    async def completions(event: TournamentSnapshot, speaker: Speaker) -> Choices:
        number, nth = read_place(str(getattr(interaction.namespace, "table", "") or ""))
        known = {(number, place): match for number, place, match in event.matches()}
        match = known.get((number - 1, nth - 1))
        one, other = names_in(match.pairing, speaker) if match else ("1", "2")
        return _fitting(
            [(_score_name(value, one, other, speaker), value) for value in scores(event.state.best_of(number - 1))],
            current,
        )

    return await _quietly(interaction, completions)


def _score_name(value: str, one: str, other: str, speaker: Speaker) -> str:
    first, _, rest = value.partition("-")
    second = rest.partition("-")[0]
    if not rest:
        return speaker.text("tournament-choice-neither", one=one, other=other)
    if first == second:
        return speaker.text("tournament-choice-draw", one=one, other=other, games=f"{first}–{second}")
    winner = one if first > second else other
    return speaker.text("tournament-choice-win", winner=winner, games="–".join(sorted((first, second), reverse=True)))


async def past_names(interaction: discord.Interaction[BotClient], current: str) -> Choices:
    """The seasons of the server, the games of which there are ratings to be had, and the tournaments that are over."""
    controller, guild = controller_of(interaction), interaction.guild_id or 0
    speaker = (await interaction.client.services.speaker(str(interaction.locale))).plain()
    try:
        seasons, past = await controller.history.seasons(guild), await controller.history.past(guild)
    except StoreBroken:
        return []
    played = dict.fromkeys(event.row.body.options.game for event in reversed(past))
    named = [(speaker.text("tournament-season", name=name), f"{SEASON}:{name}") for name in seasons]
    named += [
        (speaker.text("tournament-ratings", game=speaker.text(f"game-{game}")), f"{RATING}:{game}") for game in played
    ]
    named += [
        (
            f"{event.row.body.name} · {speaker.text(f'game-{event.row.body.options.game}')} · {_day(event.row.at)}",
            f"{CUP}:{event.row.id}",
        )
        for event in reversed(past)
    ]
    return _fitting(named, current)


def _day(at: float) -> str:
    return f"{datetime.fromtimestamp(at, UTC):%Y-%m-%d}"


async def season_names(interaction: discord.Interaction[BotClient], current: str) -> Choices:
    """The seasons that the server has had; any other name begins one."""
    try:
        seasons = await controller_of(interaction).history.seasons(interaction.guild_id or 0)
    except StoreBroken:
        return []
    return _fitting([(name, name) for name in seasons], current)


def _fitting(named: list[tuple[str, str]], current: str) -> Choices:
    return [
        app_commands.Choice(name=clipped(name, LONGEST), value=value[:LONGEST])
        for name, value in named
        if holds(current, (name,))
    ][:MOST]


def controller_of(interaction: discord.Interaction[BotClient]) -> TournamentController:
    """What serves the command group."""
    command = interaction.command
    assert isinstance(command, app_commands.Command)
    controller = getattr(command.parent, "controller", None)
    assert isinstance(controller, TournamentController)
    return controller


async def _quietly(
    interaction: discord.Interaction[BotClient],
    completions: Callable[[TournamentSnapshot, Speaker], Awaitable[Choices]],
) -> Choices:
    """What the tournament here offers; nothing where there is none."""
    controller = controller_of(interaction)
    try:
        event = await controller.here(interaction)
        speaker = await speaker_of(controller.services, event, str(interaction.locale))
        return await completions(event, speaker.plain())
    except (Unmatched, StoreBroken):
        return []
