"""/deck: what may be typed of decks away from a table, and what is offered while it is typed."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import discord
from discord import app_commands

from cogs.acting import Acting
from cogs.completing import Choices
from cogs.decks.choice import deck_meant, decks_for, own_decks
from cogs.decks.completing import deck_choices
from cogs.decks.screens import keep_form, shown_name
from cogs.decks.shelf import DeckShelf, cards_of
from cogs.desk import Desk
from cogs.lookups.card_lookup import fitting
from cogs.rooms import Room
from cogs.safe import acknowledge
from cogs.saying.naming import Unmatched
from cogs.saying.words import Speaker
from cogs.speech import told
from engine.games.registry import GAMES

if TYPE_CHECKING:
    from cogs.hosting import Host

DECK_GAMES = [app_commands.Choice(name=told(f"game-{game}"), value=game) for game in GAMES]


async def own_names(interaction: discord.Interaction[Host], current: str) -> Choices:
    """The user's own decks whose names fit what was typed."""
    speaker = await _speaker(interaction)
    decks = await own_decks(interaction.client.house, interaction.user.id)
    return deck_choices(decks, current, lambda deck: shown_name(deck, speaker))


async def names(interaction: discord.Interaction[Host], current: str) -> Choices:
    """The user's own decks whose names fit what was typed, then the ready-made ones."""
    speaker = await _speaker(interaction)
    decks = await decks_for(interaction.client.house, interaction.user.id, speaker)
    return deck_choices(decks, current, lambda deck: shown_name(deck, speaker))


async def deck_cards(interaction: discord.Interaction[Host], current: str) -> Choices:
    """The cards of the deck that was typed."""
    house, typed = interaction.client.house, str(getattr(interaction.namespace, "deck", "") or "")
    try:
        deck = await deck_meant(house, interaction.user.id, typed, await _speaker(interaction))
    except Unmatched:
        return []
    speaker = await house.reader(str(interaction.locale), deck.game, interaction.guild_id or 0)
    return [
        app_commands.Choice(name=card.shown, value=card.value) for card in fitting(cards_of(deck, speaker), current)
    ]


async def _speaker(interaction: discord.Interaction[Host]) -> Speaker:
    return await interaction.client.house.speaker(str(interaction.locale))


class DeckCommands(Acting):
    """Decks: own ones, kept from game to game, and those that every table offers."""

    def __init__(self, desk: Desk, shelf: DeckShelf) -> None:
        super().__init__(desk, "deck", "cmd-shelf")
        self.shelf = shelf

    @app_commands.command(name="save", description=told("cmd-shelf-save"))
    @app_commands.describe(game=told("opt-game"), name=told("opt-deck-name"), file=told("opt-file"))
    @app_commands.choices(game=DECK_GAMES)
    async def save(
        self, interaction: discord.Interaction, game: str, name: str = "", file: discord.Attachment | None = None
    ) -> None:
        if file is not None:
            await self.serve(interaction, lambda reply: self.shelf.bring(reply, game, name, file))
            return
        form = keep_form(game, name, await self.desk.house.speaker(str(interaction.locale)))
        await acknowledge(lambda: interaction.response.send_modal(form))

    @app_commands.command(name="list", description=told("cmd-shelf-list"))
    async def list_(self, interaction: discord.Interaction) -> None:
        await self.serve(interaction, self.shelf.listed)

    @app_commands.command(name="show", description=told("cmd-shelf-show"))
    @app_commands.describe(deck=told("opt-deck"))
    @app_commands.autocomplete(deck=names)
    async def show(self, interaction: discord.Interaction, deck: str) -> None:
        await self.serve(interaction, lambda reply: self.shelf.show(reply, deck))

    @app_commands.command(name="validate", description=told("cmd-shelf-validate"))
    @app_commands.describe(deck=told("opt-own-deck"))
    @app_commands.autocomplete(deck=own_names)
    async def validate(self, interaction: discord.Interaction, deck: str) -> None:
        await self.serve(interaction, lambda reply: self.shelf.validate(reply, deck))

    @app_commands.command(name="share", description=told("cmd-shelf-share"))
    @app_commands.describe(deck=told("opt-deck"))
    @app_commands.autocomplete(deck=names)
    async def share(self, interaction: discord.Interaction, deck: str) -> None:
        await self.serve(interaction, lambda reply: self.shelf.share(reply, deck))

    @app_commands.command(name="delete", description=told("cmd-shelf-delete"))
    @app_commands.describe(deck=told("opt-own-deck"))
    @app_commands.autocomplete(deck=own_names)
    async def delete(self, interaction: discord.Interaction, deck: str) -> None:
        await self.serve(interaction, lambda reply: self.shelf.delete(reply, deck))

    @app_commands.command(name="hand", description=told("cmd-shelf-hand"))
    @app_commands.describe(deck=told("opt-deck"))
    @app_commands.autocomplete(deck=names)
    async def hand(self, interaction: discord.Interaction, deck: str) -> None:
        await self.serve(interaction, lambda reply: self.shelf.hand(reply, deck))

    @app_commands.command(name="odds", description=told("cmd-shelf-odds"))
    @app_commands.describe(deck=told("opt-deck"), card=told("opt-card"))
    @app_commands.autocomplete(deck=names, card=deck_cards)
    async def odds(self, interaction: discord.Interaction, deck: str, card: str) -> None:
        await self.serve(interaction, lambda reply: self.shelf.odds(reply, deck, card))


def deck_room(desk: Desk) -> Room:
    """The commands, the form, and the buttons under a deck."""
    shelf = DeckShelf(desk)
    return replace(shelf.room(), commands=(DeckCommands(desk, shelf),))
