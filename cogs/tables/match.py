"""/match: the table or game that is here, from taking a seat to the last word, and how it stands."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping

import discord
from discord import app_commands

from cogs import autocomplete
from cogs.command_tree import choices_of_words, localized
from cogs.decks import intake as decks
from cogs.decks.autocomplete import deck_names
from cogs.deferred import DeferredGroup
from cogs.feature import Feature
from cogs.presentation.typed_list import listed
from cogs.replies import Reply
from cogs.table_locator import TableLocator
from cogs.tables.agreements import AgreementController
from cogs.tables.clock import ClockController
from cogs.tables.habits import show_habits
from cogs.tables.inspection import InspectionController
from cogs.tables.moves import MoveController
from cogs.tables.seating import SeatingController
from engine.table import OVER

STATE, HAND, LOG, RULES, SETTINGS = "state", "hand", "log", "rules", "settings"
LOOK, NUDGE, PAUSE, RESUME, CLAIM, REMIND, QUIET = "look", "nudge", "pause", "resume", "claim", "remind", "quiet"
OfTable = Callable[[Reply, str], Awaitable[None]]


class MatchCommands(DeferredGroup):
    """What is the same in every game; which table is meant is told by the channel."""

    def __init__(self, locator: TableLocator) -> None:
        super().__init__(locator, "match")
        self.seating, self.agreeing = SeatingController(locator), AgreementController(locator)
        self.playing, self.looking = MoveController(locator), InspectionController(locator)
        self.clock_desk = ClockController(locator)

    # --- the table ---

    @app_commands.command(name="deck", description=localized("cmd-deck"))
    @app_commands.describe(file=localized("opt-file"), deck=localized("opt-deck"))
    @app_commands.autocomplete(deck=deck_names)
    async def deck(
        self, interaction: discord.Interaction, file: discord.Attachment | None = None, deck: str | None = None
    ) -> None:
        async def work(reply: Reply) -> None:
            row = await self.locator.row_here(interaction)
            services = self.locator.services
            if file is not None:
                await decks.take_list(reply, services, row, await decks.fetch(services, file))
            elif deck is not None:
                await decks.take_named(reply, services, row, deck)
            else:
                await self.seating.deck(reply, row.id)

        await self.serve(interaction, work)

    @app_commands.command(name="ready", description=localized("cmd-ready"))
    async def ready(self, interaction: discord.Interaction) -> None:
        await self.with_last(interaction, self._ready)

    async def _ready(self, reply: Reply, table: str) -> None:
        """After a match: for another one."""
        row = await self.locator.services.tables.table(table)
        await (self.seating.rematch if row.status == OVER else self.seating.ready)(reply, table)

    @app_commands.command(name="leave", description=localized("cmd-leave"))
    async def leave(self, interaction: discord.Interaction) -> None:
        await self.with_table(interaction, self.agreeing.leave)

    # --- playing ---

    @app_commands.command(name="choose", description=localized("cmd-choose"))
    @app_commands.describe(option=localized("opt-option"))
    @app_commands.autocomplete(option=autocomplete.answers)
    async def choose(self, interaction: discord.Interaction, option: str) -> None:
        await self.with_game(interaction, lambda reply, live: self.playing.choose(reply, live, listed(option)))

    @app_commands.command(name="concede", description=localized("cmd-concede"))
    async def concede(self, interaction: discord.Interaction) -> None:
        await self.with_table(interaction, self.agreeing.concede)

    @app_commands.command(name="undo", description=localized("cmd-undo"))
    async def undo(self, interaction: discord.Interaction) -> None:
        await self.with_table(interaction, self.agreeing.undo)

    @app_commands.command(name="draw", description=localized("cmd-draw"))
    async def draw(self, interaction: discord.Interaction) -> None:
        await self.with_table(interaction, lambda reply, table: self.agreeing.agree(reply, table, "agree"))

    # --- looking ---

    @app_commands.command(name="show", description=localized("cmd-match-show"))
    @app_commands.describe(what=localized("opt-what"), page=localized("opt-page"))
    @app_commands.choices(what=choices_of_words("does-match-show-", (STATE, HAND, LOG, RULES, SETTINGS)))
    async def show(
        self,
        interaction: discord.Interaction,
        what: str = STATE,
        page: app_commands.Range[int, 1, 1000] | None = None,
    ) -> None:
        if what == HAND:
            await self.with_game(interaction, self.looking.hand)
        elif what == SETTINGS:
            await self.serve(interaction, lambda reply: show_habits(self.locator, reply))
        else:
            looks: Mapping[str, OfTable] = {
                STATE: self.looking.state,
                LOG: lambda reply, table: self.looking.log(reply, table, page),
                RULES: self.looking.rules,
            }
            await self.with_table(interaction, looks[what])

    @app_commands.command(name="clock", description=localized("cmd-match-clock"))
    @app_commands.describe(what=localized("opt-match_clock"))
    @app_commands.choices(
        what=choices_of_words("does-match-clock-", (LOOK, NUDGE, PAUSE, RESUME, CLAIM, REMIND, QUIET))
    )
    async def clock(self, interaction: discord.Interaction, what: str = LOOK) -> None:
        clock = self.clock_desk
        if what in (REMIND, QUIET):
            await self.serve(interaction, lambda reply: clock.reminders(reply, on=what == REMIND))
            return
        deeds: Mapping[str, OfTable] = {
            LOOK: clock.look,
            NUDGE: clock.nudge,
            PAUSE: clock.pause,
            RESUME: clock.resume,
            CLAIM: clock.claim,
        }
        await self.with_table(interaction, deeds[what])


def match_feature(locator: TableLocator) -> Feature:
    """The commands."""
    return Feature(commands=(MatchCommands(locator),))
