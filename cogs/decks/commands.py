"""/deck: what may be typed of decks away from a table, and what is offered while it is typed."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import discord
from discord import app_commands

from cogs.autocomplete import Choices
from cogs.command_tree import choices_of_words, localized
from cogs.decks.autocomplete import deck_choices
from cogs.decks.choice import deck_meant, decks_for, offered, own_decks
from cogs.decks.controller import DeckController, cards_of
from cogs.decks.screens import keep_form, shown_name
from cogs.deferred import DeferredGroup
from cogs.feature import Feature
from cogs.game_option import GameOption
from cogs.presentation.known_cards import fitting
from cogs.presentation.option_matching import Unmatched
from cogs.presentation.words import Speaker
from cogs.replies import Reply
from cogs.safe import acknowledge
from cogs.table_locator import TableLocator

if TYPE_CHECKING:
    from cogs.bot_client import BotClient


LIST, CHECK, HAND, ODDS, SHARE = "list", "check", "hand", "odds", "share"
"""What is shown of a deck."""


async def own_names(interaction: discord.Interaction[BotClient], current: str) -> Choices:
    """The user's own decks whose names fit what was typed."""
    speaker = await _speaker(interaction)
    services = interaction.client.services
    decks = await offered(services, interaction.guild_id or 0, await own_decks(services, interaction.user.id))
    return deck_choices(decks, current, lambda deck: shown_name(deck, speaker))


async def names(interaction: discord.Interaction[BotClient], current: str) -> Choices:
    """The user's own decks whose names fit what was typed, then the ready-made ones."""
    speaker = await _speaker(interaction)
    services = interaction.client.services
    decks = await offered(services, interaction.guild_id or 0, await decks_for(services, interaction.user.id, speaker))
    return deck_choices(decks, current, lambda deck: shown_name(deck, speaker))


async def deck_cards(interaction: discord.Interaction[BotClient], current: str) -> Choices:
    """The cards of the deck that was typed."""
    services, typed = interaction.client.services, str(getattr(interaction.namespace, "deck", "") or "")
    try:
        guild = interaction.guild_id or 0
        deck = await deck_meant(services, interaction.user.id, typed, await _speaker(interaction), guild=guild)
    except Unmatched:
        return []
    speaker = await services.reader(str(interaction.locale), deck.game, interaction.guild_id or 0)
    return [
        app_commands.Choice(name=card.shown, value=card.value) for card in fitting(cards_of(deck, speaker), current)
    ]


async def _speaker(interaction: discord.Interaction[BotClient]) -> Speaker:
    return await interaction.client.services.speaker(str(interaction.locale))


class DeckCommands(DeferredGroup):
    """Decks: own ones, kept from game to game, and those that every table offers."""

    def __init__(self, locator: TableLocator, controller: DeckController) -> None:
        super().__init__(locator, "deck", "cmd-shelf")
        self.controller = controller

    @app_commands.command(name="save", description=localized("cmd-shelf-save"))
    @app_commands.describe(
        game=localized("opt-which-game"), name=localized("opt-deck-name"), file=localized("opt-file")
    )
    async def save(
        self, interaction: discord.Interaction, game: GameOption, name: str = "", file: discord.Attachment | None = None
    ) -> None:
        if file is not None:
            await self.serve(interaction, lambda reply: self.controller.bring(reply, game, name, file))
            return
        form = keep_form(game, name, await self.locator.services.speaker(str(interaction.locale)))
        await acknowledge(lambda: interaction.response.send_modal(form))

    @app_commands.command(name="show", description=localized("cmd-shelf-show"))
    @app_commands.describe(deck=localized("opt-deck"), what=localized("opt-what"), card=localized("opt-odds-card"))
    @app_commands.choices(what=choices_of_words("does-deck-show-", (LIST, CHECK, HAND, ODDS, SHARE)))
    @app_commands.autocomplete(deck=names, card=deck_cards)
    async def show(self, interaction: discord.Interaction, deck: str = "", what: str = LIST, card: str = "") -> None:
        await self.serve(interaction, lambda reply: self._shown(reply, deck, what, card))

    async def _shown(self, reply: Reply, deck: str, what: str, card: str) -> None:
        """Without a deck, all of one's own, from which one is chosen."""
        if not deck:
            await self.controller.listed(reply)
        elif card or what == ODDS:
            if not card:
                raise Unmatched("error-which-card")
            await self.controller.odds(reply, deck, card)
        else:
            ways = {
                LIST: self.controller.show,
                CHECK: self.controller.validate,
                HAND: self.controller.hand,
                SHARE: self.controller.share,
            }
            await ways[what](reply, deck)

    @app_commands.command(name="delete", description=localized("cmd-shelf-delete"))
    @app_commands.describe(deck=localized("opt-own-deck"))
    @app_commands.autocomplete(deck=own_names)
    async def delete(self, interaction: discord.Interaction, deck: str) -> None:
        await self.serve(interaction, lambda reply: self.controller.delete(reply, deck))


def deck_feature(locator: TableLocator) -> Feature:
    """The commands, the form, and the buttons under a deck."""
    controller = DeckController(locator)
    return replace(controller.feature(), commands=(DeckCommands(locator, controller),))
