"""/tournament, the buttons under its messages, and what is filled in there."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import discord
from discord import app_commands

from cogs.acting import Acting
from cogs.alone.practice import games_of
from cogs.desk import Desk
from cogs.replies import Reply
from cogs.rooms import Deed, FormFields, Press, Room
from cogs.speech import told
from cogs.tables.options import choices_of
from cogs.tournaments import decks as decks
from cogs.tournaments import screens as screens
from cogs.tournaments.completing import deck_names, match_names, score_names
from cogs.tournaments.desk import TournamentDesk
from cogs.tournaments.ledger import TournamentSnapshot
from cogs.tournaments.staff import Staff
from engine.table import OWN as SETTINGS
from engine.table import Options
from engine.tournament import MOST_PLAYERS, MOST_ROUNDS, TournamentPlan

NAME_MOST, NOTE_MOST = 32, 300
FLAGS = {flag.name: flag for flag in SETTINGS}
Work = Callable[[Reply, TournamentSnapshot], Awaitable[None]]


class TournamentCommands(Acting):
    """The commands; which tournament is meant is told by the channel."""

    def __init__(self, desk: Desk, room: TournamentDesk, staff: Staff) -> None:
        super().__init__(desk, "tournament", "cmd-tournament")
        self.room = room
        self.staff = staff
        self.guild_only = True
        create = self.get_command("create")
        assert isinstance(create, app_commands.Command)
        app_commands.choices(game=games_of(desk))(create)

    async def _with(self, interaction: discord.Interaction, work: Work) -> None:
        """Do something with the tournament here."""

        async def found(reply: Reply) -> None:
            await work(reply, await self.room.here(interaction))

        await self.serve(interaction, found)

    # --- for everybody ---

    @app_commands.command(name="join", description=told("cmd-tournament-join"))
    @app_commands.describe(deck=told("opt-tournament_deck"), file=told("opt-file"))
    @app_commands.autocomplete(deck=deck_names)
    async def join(
        self, interaction: discord.Interaction, deck: str = "", file: discord.Attachment | None = None
    ) -> None:
        await self._with(interaction, lambda reply, event: self.room.join(reply, event, deck, file))

    @app_commands.command(name="check-in", description=told("cmd-tournament-check_in"))
    async def check_in(self, interaction: discord.Interaction) -> None:
        await self._with(interaction, self.room.check_in)

    @app_commands.command(name="drop", description=told("cmd-tournament-drop"))
    async def drop(self, interaction: discord.Interaction) -> None:
        await self._with(interaction, self.room.drop)

    @app_commands.command(name="next", description=told("cmd-tournament-next"))
    async def next(self, interaction: discord.Interaction) -> None:
        await self._with(interaction, self.room.next)

    @app_commands.command(name="standings", description=told("cmd-tournament-standings"))
    async def standings(self, interaction: discord.Interaction) -> None:
        await self._with(interaction, self.room.standings)

    @app_commands.command(name="pairings", description=told("cmd-tournament-pairings"))
    @app_commands.describe(round=told("opt-tournament_round"))
    async def pairings(
        self,
        interaction: discord.Interaction,
        round: app_commands.Range[int, 1, MOST_ROUNDS] | None = None,  # noqa: A002
    ) -> None:
        await self._with(interaction, lambda reply, event: self.room.pairings(reply, event, round or 0))

    # --- for those who run it ---

    @app_commands.command(name="create", description=told("cmd-tournament-create"))
    @app_commands.describe(
        game=told("opt-game"),
        name=told("opt-tournament_name"),
        best_of=told("opt-best_of"),
        clock=told("opt-clock"),
        rounds=told("opt-tournament_rounds"),
        most=told("opt-tournament_most"),
        spectators=told("opt-spectators"),
        check_in=told("opt-tournament_check_in"),
    )
    @app_commands.choices(best_of=choices_of(FLAGS["best_of"]), clock=choices_of(FLAGS["clock"]))
    async def create(  # noqa: PLR0913, RUF100
        self,
        interaction: discord.Interaction,
        game: str,
        name: app_commands.Range[str, 1, NAME_MOST],
        best_of: int = 1,
        clock: int = 0,
        rounds: app_commands.Range[int, 1, MOST_ROUNDS] | None = None,
        most: app_commands.Range[int, 2, MOST_PLAYERS] = MOST_PLAYERS,
        check_in: bool = True,
        spectators: bool = True,
    ) -> None:
        options = Options(game=game, best_of=best_of, clock=clock, spectators=spectators)
        plan = TournamentPlan(best_of=best_of, rounds=rounds or 0, check_in=check_in, most=most)
        await self.serve(interaction, lambda reply: self.staff.create(reply, name, options, plan))

    @app_commands.command(name="open-check-in", description=told("cmd-tournament-open_check_in"))
    async def open_check_in(self, interaction: discord.Interaction) -> None:
        await self._with(interaction, self.staff.open_check_in)

    @app_commands.command(name="start", description=told("cmd-tournament-start"))
    @app_commands.describe(rounds=told("opt-tournament_rounds"))
    async def start(
        self, interaction: discord.Interaction, rounds: app_commands.Range[int, 1, MOST_ROUNDS] | None = None
    ) -> None:
        await self._with(interaction, lambda reply, event: self.staff.start(reply, event, rounds or 0))

    @app_commands.command(name="round", description=told("cmd-tournament-round"))
    async def round(self, interaction: discord.Interaction) -> None:
        await self._with(interaction, self.staff.pair)

    @app_commands.command(name="result", description=told("cmd-tournament-result"))
    @app_commands.describe(
        table=told("opt-tournament_table"), score=told("opt-tournament_score"), note=told("opt-judge_note")
    )
    @app_commands.autocomplete(table=match_names, score=score_names)
    async def result(
        self, interaction: discord.Interaction, table: str, score: str, note: app_commands.Range[str, 1, NOTE_MOST]
    ) -> None:
        await self._with(interaction, lambda reply, event: self.staff.result(reply, event, table, score, note))

    @app_commands.command(name="add", description=told("cmd-tournament-add"))
    @app_commands.describe(
        player=told("opt-tournament_player"), deck=told("opt-tournament_deck"), file=told("opt-file")
    )
    @app_commands.autocomplete(deck=deck_names)
    async def add(
        self,
        interaction: discord.Interaction,
        player: discord.User,
        deck: str = "",
        file: discord.Attachment | None = None,
    ) -> None:
        await self._with(interaction, lambda reply, event: self.staff.add(reply, event, player, deck, file))

    @app_commands.command(name="remove", description=told("cmd-tournament-remove"))
    @app_commands.describe(player=told("opt-tournament_player"))
    async def remove(self, interaction: discord.Interaction, player: discord.User) -> None:
        await self._with(interaction, lambda reply, event: self.staff.remove(reply, event, player.id))

    @app_commands.command(name="finish", description=told("cmd-tournament-finish"))
    async def finish(self, interaction: discord.Interaction) -> None:
        await self._with(interaction, self.staff.finish)

    @app_commands.command(name="cancel", description=told("cmd-tournament-cancel"))
    async def cancel(self, interaction: discord.Interaction) -> None:
        await self._with(interaction, self.staff.cancel)


def tournament_room(desk: Desk) -> Room:
    """The commands, the buttons of the messages, and the deck chooser."""
    room = TournamentDesk(desk)
    staff = Staff(room)

    def of(work: Work) -> Deed:
        async def deed(reply: Reply, press: Press) -> None:
            await work(reply, await room.ledger.event(press.subject))

        return deed

    def confirmed(work: Callable[..., Awaitable[None]]) -> Deed:
        async def deed(reply: Reply, press: Press) -> None:
            await work(reply, await room.ledger.event(press.subject), sure=press.rest)

        return deed

    async def taken(reply: Reply, press: Press) -> None:
        event = await room.ledger.event(press.subject)
        speaker = await room.speaker(reply, event)
        await room.registered(reply, event, await decks.named(room.house, event, reply.user, press.value, speaker))

    async def filled(reply: Reply, tournament: str, fields: FormFields) -> None:
        await room.registered_list(reply, await room.ledger.event(tournament), fields["text"][0])

    return Room(
        house={
            screens.JOIN: of(room.join),
            screens.CHECK: of(room.check_in),
            screens.DROP: confirmed(room.drop),
            screens.STANDINGS: of(room.standings),
            screens.NEXT: of(room.next),
            decks.TAKE: taken,
            screens.OPEN: of(staff.open_check_in),
            screens.START: of(staff.start),
            screens.PAIR: of(staff.pair),
            screens.FINISH: confirmed(staff.finish),
            screens.CANCEL: confirmed(staff.cancel),
        },
        forms={decks.PASTE: decks.paste_form},
        filled={decks.FORM: filled},
        commands=(TournamentCommands(desk, room, staff),),
        start=room.hall.start,
        stop=room.hall.stop,
        closed=room.hall.closed,
        left=room.hall.left,
    )
