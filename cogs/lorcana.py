"""/lorcana: a table from its opening to its end, each rule action a subcommand of its own."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable

import discord
from discord import app_commands

from cogs import completing, decks
from cogs.desk import Desk
from cogs.naming import PLAYS
from cogs.replies import Reply, guarded
from cogs.speech import told
from engine.table import Live, Options, TableRow

SONGS = ("sing", "sing_together")


class Acting(app_commands.Group):
    """A group whose commands are acknowledged first and answered in private."""

    def __init__(self, desk: Desk, name: str) -> None:
        super().__init__(name=name, description=told(f"cmd-{name}"))
        self.desk = desk

    async def serve(self, interaction: discord.Interaction, work: Callable[[Reply], Awaitable[None]]) -> None:
        """Acknowledge, then do it; what goes wrong is said in one sentence."""
        reply = Reply(interaction, self.desk.house, self.desk.surfaces.poster)
        if not await reply.think():
            return
        await reply.meet()
        await guarded(reply, lambda: work(reply))

    async def with_table(self, interaction: discord.Interaction, deed: Callable[[Reply, str], Awaitable[None]]) -> None:
        """Do something with the series here."""

        async def work(reply: Reply) -> None:
            reply.row = await self.desk.row_here(interaction)
            await deed(reply, reply.row.id)

        await self.serve(interaction, work)

    async def with_game(self, interaction: discord.Interaction, deed: Callable[[Reply, Live], Awaitable[None]]) -> None:
        """Do something with the game here."""

        async def work(reply: Reply) -> None:
            live = await self.desk.live_here(interaction)
            reply.row = live.table
            await deed(reply, live)

        await self.serve(interaction, work)

    async def act(self, interaction: discord.Interaction, verbs: tuple[str, ...], *typed: str | None) -> None:
        """A turn action."""
        await self.with_game(interaction, lambda reply, live: self.desk.act(reply, live, verbs, *typed))


BEST_OF = [app_commands.Choice(name=told(f"choice-best-{games}"), value=games) for games in (1, 3)]
LANGUAGES = [app_commands.Choice(name=told(f"language-{lang}"), value=lang) for lang in ("en", "ja")]


class Lorcana(Acting):
    """Sitting down, rule actions, answers."""

    # --- the table ---

    @app_commands.command(name="open", description=told("cmd-lorcana-open"))
    @app_commands.describe(seats=told("opt-seats"), best_of=told("opt-best_of"), language=told("opt-language"),
                           by_hand=told("opt-by_hand"))
    @app_commands.choices(best_of=BEST_OF)
    @app_commands.choices(language=LANGUAGES)
    async def open_(self, interaction: discord.Interaction, seats: app_commands.Range[int, 2, 4] = 2, best_of: int = 1,
                    language: str | None = None, by_hand: bool = False) -> None:
        options = self._options(interaction, seats, best_of, language, by_hand)
        await self.serve(interaction, lambda reply: self.desk.open(reply, options))

    def _options(self, interaction: discord.Interaction, seats: int, best_of: int, language: str | None,
                 by_hand: bool) -> Options:
        lang = self.desk.house.words.language(language, str(interaction.guild_locale), str(interaction.locale))
        return Options(game="lorcana", seats=seats, best_of=best_of, lang=lang,
                       flags={"by_hand": True} if by_hand else {})

    @app_commands.command(name="challenge", description=told("cmd-lorcana-challenge"))
    @app_commands.describe(opponent=told("opt-opponent"), attacker=told("opt-attacker"), target=told("opt-target"),
                           best_of=told("opt-best_of"), by_hand=told("opt-by_hand"))
    @app_commands.choices(best_of=BEST_OF)
    @app_commands.autocomplete(attacker=completing.part(("challenge",), 1),
                               target=completing.part(("challenge",), 2, "attacker"))
    async def challenge(self, interaction: discord.Interaction, opponent: discord.User | None = None,
                        attacker: str | None = None, target: str | None = None, best_of: int = 1,
                        by_hand: bool = False) -> None:
        if opponent is None:
            await self.act(interaction, ("challenge",), attacker, target)
            return
        options = self._options(interaction, 2, best_of, None, by_hand)
        await self.serve(interaction, lambda reply: self.desk.open(reply, options, [opponent]))

    @app_commands.command(name="deck", description=told("cmd-lorcana-deck"))
    @app_commands.describe(file=told("opt-file"), deck=told("opt-deck"))
    @app_commands.autocomplete(deck=completing.deck_names)
    async def deck(self, interaction: discord.Interaction, file: discord.Attachment | None = None,
                   deck: str | None = None) -> None:
        async def work(reply: Reply) -> None:
            row: TableRow = await self.desk.row_here(interaction)
            house = self.desk.house
            if file is not None:
                await decks.take_list(reply, house, row, await decks.fetch(house, file))
            elif deck is not None:
                await decks.take_ready_made(reply, house, row, deck)
            else:
                await self.desk.deck(reply, row.id)

        await self.serve(interaction, work)

    @app_commands.command(name="ready", description=told("cmd-lorcana-ready"))
    async def ready(self, interaction: discord.Interaction) -> None:
        await self.with_table(interaction, self.desk.ready)

    @app_commands.command(name="leave", description=told("cmd-lorcana-leave"))
    async def leave(self, interaction: discord.Interaction) -> None:
        await self.with_table(interaction, self.desk.leave)

    @app_commands.command(name="rematch", description=told("cmd-lorcana-rematch"))
    async def rematch(self, interaction: discord.Interaction) -> None:
        await self.with_table(interaction, self.desk.rematch)

    # --- turn actions ---

    @app_commands.command(name="ink", description=told("cmd-lorcana-ink"))
    @app_commands.describe(card=told("opt-card"))
    @app_commands.autocomplete(card=completing.part(("ink",), 1))
    async def ink(self, interaction: discord.Interaction, card: str) -> None:
        await self.act(interaction, ("ink",), card)

    @app_commands.command(name="play", description=told("cmd-lorcana-play"))
    @app_commands.describe(card=told("opt-card"), how=told("opt-how"))
    @app_commands.autocomplete(card=completing.part(PLAYS, 1), how=completing.ways)
    async def play(self, interaction: discord.Interaction, card: str, how: str = "play") -> None:
        await self.with_game(interaction, lambda reply, live: self.desk.play(reply, live, card, how))

    @app_commands.command(name="sing", description=told("cmd-lorcana-sing"))
    @app_commands.describe(song=told("opt-song"), singer=told("opt-singer"))
    @app_commands.autocomplete(song=completing.part(SONGS, 1), singer=completing.part(("sing",), 2, "song"))
    async def sing(self, interaction: discord.Interaction, song: str, singer: str | None = None) -> None:
        await self.act(interaction, SONGS if singer is None else ("sing",), song, singer)

    @app_commands.command(name="shift", description=told("cmd-lorcana-shift"))
    @app_commands.describe(card=told("opt-card"), onto=told("opt-onto"))
    @app_commands.autocomplete(card=completing.part(("shift",), 1), onto=completing.part(("shift",), 2, "card"))
    async def shift(self, interaction: discord.Interaction, card: str, onto: str | None = None) -> None:
        await self.act(interaction, ("shift",), card, onto)

    @app_commands.command(name="quest", description=told("cmd-lorcana-quest"))
    @app_commands.describe(character=told("opt-character"))
    @app_commands.autocomplete(character=completing.part(("quest",), 1))
    async def quest(self, interaction: discord.Interaction, character: str) -> None:
        await self.act(interaction, ("quest",), character)

    @app_commands.command(name="move", description=told("cmd-lorcana-move"))
    @app_commands.describe(character=told("opt-character"), location=told("opt-location"))
    @app_commands.autocomplete(character=completing.part(("move",), 1),
                               location=completing.part(("move",), 2, "character"))
    async def move(self, interaction: discord.Interaction, character: str, location: str | None = None) -> None:
        await self.act(interaction, ("move",), character, location)

    @app_commands.command(name="use", description=told("cmd-lorcana-use"))
    @app_commands.describe(card=told("opt-card"))
    @app_commands.autocomplete(card=completing.part(("use",), 1))
    async def use(self, interaction: discord.Interaction, card: str) -> None:
        await self.act(interaction, ("use",), card)

    @app_commands.command(name="end", description=told("cmd-lorcana-end"))
    async def end(self, interaction: discord.Interaction) -> None:
        await self.act(interaction, ("end",))

    # --- answers ---

    @app_commands.command(name="choose", description=told("cmd-lorcana-choose"))
    @app_commands.describe(option=told("opt-option"))
    @app_commands.autocomplete(option=completing.answers)
    async def choose(self, interaction: discord.Interaction, option: str) -> None:
        await self.with_game(interaction, lambda reply, live: self.desk.choose(reply, live, listed(option)))

    @app_commands.command(name="order", description=told("cmd-lorcana-order"))
    @app_commands.describe(options=told("opt-options"))
    @app_commands.autocomplete(options=completing.answers)
    async def order(self, interaction: discord.Interaction, options: str) -> None:
        await self.with_game(interaction, lambda reply, live: self.desk.order(reply, live, listed(options)))

    @app_commands.command(name="pass", description=told("cmd-lorcana-pass"))
    async def pass_(self, interaction: discord.Interaction) -> None:
        await self.with_game(interaction, self.desk.pass_on)

    # --- agreements and looking ---

    @app_commands.command(name="concede", description=told("cmd-lorcana-concede"))
    async def concede(self, interaction: discord.Interaction) -> None:
        await self.with_table(interaction, self.desk.concede)

    @app_commands.command(name="undo", description=told("cmd-lorcana-undo"))
    async def undo(self, interaction: discord.Interaction) -> None:
        await self.with_table(interaction, self.desk.undo)

    @app_commands.command(name="draw", description=told("cmd-lorcana-draw"))
    async def draw(self, interaction: discord.Interaction) -> None:
        await self.with_table(interaction, lambda reply, table: self.desk.agree(reply, table, "agree"))

    @app_commands.command(name="hand", description=told("cmd-lorcana-hand"))
    async def hand(self, interaction: discord.Interaction) -> None:
        await self.with_game(interaction, self.desk.hand)

    @app_commands.command(name="state", description=told("cmd-lorcana-state"))
    async def state(self, interaction: discord.Interaction) -> None:
        await self.with_table(interaction, self.desk.state)

    @app_commands.command(name="why", description=told("cmd-lorcana-why"))
    @app_commands.describe(action=told("opt-action"), card=told("opt-card"), target=told("opt-target"))
    @app_commands.autocomplete(action=completing.actions, card=completing.anything, target=completing.anything)
    async def why(self, interaction: discord.Interaction, action: str, card: str | None = None,
                  target: str | None = None) -> None:
        await self.with_game(interaction, lambda reply, live: self.desk.why(reply, live, action, card, target))


def listed(typed: str) -> list[str]:
    """What stands between commas."""
    return [part.strip() for part in re.split("[,、,]", typed) if part.strip()]


def lorcana_group(desk: Desk) -> Lorcana:
    """The command group."""
    return Lorcana(desk, "lorcana")


