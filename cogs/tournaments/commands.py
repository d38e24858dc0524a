"""/tournament, the buttons under its messages, and what is filled in there."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping

import discord
from discord import app_commands

from cogs.command_tree import choices_of_words, localized
from cogs.deferred import DeferredGroup
from cogs.feature import Deed, Feature, FormFields, Press
from cogs.game_option import GameOption
from cogs.presentation.board_screens import JUDGE
from cogs.presentation.option_matching import Unmatched
from cogs.replies import Reply
from cogs.table_locator import TableLocator
from cogs.tables.options import choices_of
from cogs.tournaments import by_hand as hands
from cogs.tournaments import decks as decks
from cogs.tournaments import renaming as renaming
from cogs.tournaments import screens as screens
from cogs.tournaments import seeding as seeding
from cogs.tournaments.archive import Archive
from cogs.tournaments.autocomplete import deck_names, match_names, past_names, score_names, season_names
from cogs.tournaments.by_hand import ByHand
from cogs.tournaments.controller import TournamentController
from cogs.tournaments.journal import TournamentSnapshot
from cogs.tournaments.judging import DECIDE, DECISIONS, Judging
from cogs.tournaments.notices import CALL
from cogs.tournaments.records import Records
from cogs.tournaments.renaming import Renaming
from cogs.tournaments.staff import Staff
from cogs.tournaments.words import CUT_NAMES, FORM_NAMES, SEEDING_NAMES
from data.store import TOURNAMENT
from engine.table import OWN as SETTINGS
from engine.table import Options
from engine.tournament import (
    BY_LOTS,
    CHECK_IN,
    MOST_EXTRA_LEAGUE,
    MOST_PLAYERS,
    MOST_ROUNDS,
    SWISS,
    TournamentPlan,
    place_of,
)

NAME_MOST, NOTE_MOST = 32, 300
FLAGS = {flag.name: flag for flag in SETTINGS}
NOW, STANDINGS, PAIRINGS, DECK, LOG, EXPORT = "now", "standings", "pairings", "deck", "log", "export"
SHOWN = (STANDINGS, PAIRINGS, DECK, LOG, EXPORT)
RUN = ("check_in", "start", "round", "extra_round", "pause", "finish", "cancel")
"""What is done with a tournament, in the order in which it is."""
Work = Callable[[Reply, TournamentSnapshot], Awaitable[None]]


class TournamentCommands(DeferredGroup):
    """The commands; which tournament is meant is told by the channel."""

    def __init__(self, locator: TableLocator, controller: TournamentController, staff: Staff, judging: Judging) -> None:
        super().__init__(locator, "tournament", "cmd-tournament")
        self.controller = controller
        self.staff = staff
        self.judging = judging
        self.archive = Archive(controller)
        self.records = Records(controller)
        self.guild_only = True

    async def _with(self, interaction: discord.Interaction, work: Work) -> None:
        """Do something with the tournament here."""

        async def served(reply: Reply) -> None:
            await work(reply, await self.controller.here(interaction))

        await self.serve(interaction, served)

    # --- for everybody ---

    @app_commands.command(name="join", description=localized("cmd-tournament-join"))
    @app_commands.describe(
        deck=localized("opt-tournament_deck"), file=localized("opt-file"), player=localized("opt-tournament_add")
    )
    @app_commands.autocomplete(deck=deck_names)
    async def join(
        self,
        interaction: discord.Interaction,
        deck: str = "",
        file: discord.Attachment | None = None,
        player: discord.User | None = None,
    ) -> None:
        async def work(reply: Reply, event: TournamentSnapshot) -> None:
            if player is not None and player.id != reply.user:
                await self.staff.add(reply, event, player, deck, file)
            elif deck or file or not _is_called(event, reply.user):
                await self.controller.join(reply, event, deck, file)
            else:
                await self.controller.check_in(reply, event)

        await self._with(interaction, work)

    @app_commands.command(name="drop", description=localized("cmd-tournament-drop"))
    async def drop(self, interaction: discord.Interaction) -> None:
        await self._with(interaction, self.controller.drop)

    @app_commands.command(name="next", description=localized("cmd-tournament-next"))
    @app_commands.describe(
        what=localized("opt-what"),
        of=localized("opt-tournament_of"),
        round=localized("opt-tournament_round"),
        player=localized("opt-tournament_player"),
    )
    @app_commands.choices(what=choices_of_words("does-tournament-next-", (NOW, *SHOWN)))
    @app_commands.autocomplete(of=past_names)
    async def next(
        self,
        interaction: discord.Interaction,
        what: str = NOW,
        of: str = "",
        round: app_commands.Range[int, 1, MOST_ROUNDS] | None = None,  # noqa: A002
        player: discord.User | None = None,
    ) -> None:
        looks: Mapping[str, Work] = {
            NOW: self.controller.next,
            STANDINGS: self.controller.standings,
            PAIRINGS: lambda reply, event: self.controller.pairings(reply, event, round or 0),
            DECK: lambda reply, event: self.archive.deck(reply, event, player.id if player else reply.user),
            LOG: self.archive.log,
            EXPORT: self.archive.take_away,
        }
        if of:
            await self.serve(interaction, lambda reply: self.records.show(reply, of))
        else:
            await self._with(interaction, looks[what])

    @app_commands.command(name="call-judge", description=localized("cmd-tournament-call_judge"))
    async def call_judge(self, interaction: discord.Interaction) -> None:
        await self._with(interaction, self.controller.call_judge)

    # --- for those who run it ---

    @app_commands.command(name="create", description=localized("cmd-tournament-create"))
    @app_commands.describe(
        game=localized("opt-which-game"),
        name=localized("opt-tournament_name"),
        best_of=localized("opt-best_of"),
        clock=localized("opt-clock"),
        rounds=localized("opt-tournament_rounds"),
        most=localized("opt-tournament_most"),
        form=localized("opt-tournament_form"),
        seeds=localized("opt-tournament_seeds"),
        season=localized("opt-tournament_season"),
        starts=localized("opt-tournament_starts"),
        cut=localized("opt-tournament_cut"),
        cut_best_of=localized("opt-tournament_cut_best_of"),
        minutes=localized("opt-tournament_minutes"),
        days=localized("opt-tournament_days"),
        no_show=localized("opt-tournament_no_show"),
        open_lists=localized("opt-tournament_open_lists"),
        spectators=localized("opt-spectators"),
        check_in=localized("opt-tournament_check_in"),
    )
    @app_commands.choices(
        best_of=choices_of(FLAGS["best_of"]),
        clock=choices_of(FLAGS["clock"]),
        form=[app_commands.Choice(name=localized(name), value=form) for form, name in FORM_NAMES.items()],
        seeds=[app_commands.Choice(name=localized(name), value=way) for way, name in SEEDING_NAMES.items()],
        cut=[app_commands.Choice(name=localized(name), value=cut) for cut, name in CUT_NAMES.items()],
        cut_best_of=choices_of(FLAGS["best_of"]),
    )
    @app_commands.autocomplete(season=season_names)
    async def create(  # noqa: PLR0913, RUF100
        self,
        interaction: discord.Interaction,
        game: GameOption,
        name: app_commands.Range[str, 1, NAME_MOST],
        best_of: int = 1,
        clock: int = 0,
        form: str = SWISS,
        seeds: str = BY_LOTS,
        cut: int = 0,
        cut_best_of: int = 0,
        rounds: app_commands.Range[int, 1, MOST_ROUNDS] | None = None,
        most: app_commands.Range[int, 2, MOST_PLAYERS] = MOST_PLAYERS,
        minutes: app_commands.Range[int, 10, 240] | None = None,
        days: app_commands.Range[int, 1, 28] | None = None,
        no_show: app_commands.Range[int, 1, 60] | None = None,
        check_in: bool = True,
        open_lists: bool = True,
        spectators: bool = True,
        season: app_commands.Range[str, 1, NAME_MOST] = "",
        starts: str = "",
    ) -> None:
        options = Options(game=game, best_of=best_of, clock=clock, spectators=spectators)
        plan = TournamentPlan(
            best_of=best_of,
            rounds=rounds or 0,
            check_in=check_in,
            most=most,
            form=form,
            cut=cut if form == SWISS else 0,
            cut_best_of=cut_best_of,
            adapts=True,
            no_show=0 if days else no_show or 0,
            minutes=0 if days else minutes or 0,
            days=days or 0,
            seeding=seeds,
        )
        await self.serve(
            interaction,
            lambda reply: self.staff.create(
                reply, name, options, plan, open_lists=open_lists, season=season, starts=starts
            ),
        )

    @app_commands.command(name="run", description=localized("cmd-tournament-run"))
    @app_commands.describe(what=localized("opt-tournament_run"), rounds=localized("opt-tournament_rounds"))
    @app_commands.choices(what=choices_of_words("does-tournament-run-", RUN))
    async def run(
        self,
        interaction: discord.Interaction,
        what: str,
        rounds: app_commands.Range[int, 1, MOST_ROUNDS] | None = None,
    ) -> None:
        staff = self.staff
        deeds: tuple[Work, ...] = (
            staff.open_check_in,
            lambda reply, event: staff.start(reply, event, rounds or 0),
            staff.pair,
            staff.extend,
            staff.pause,
            staff.finish,
            staff.cancel,
        )
        await self._with(interaction, deeds[RUN.index(what)])

    @app_commands.command(name="decide", description=localized("cmd-tournament-decide"))
    @app_commands.describe(
        what=localized("opt-tournament_decide"),
        note=localized("opt-judge_note"),
        table=localized("opt-tournament_table"),
        score=localized("opt-tournament_score"),
        minutes=localized("opt-tournament_extra"),
        player=localized("opt-tournament_player"),
        other=localized("opt-tournament_other"),
    )
    @app_commands.choices(what=choices_of_words("does-tournament-decide-", DECISIONS))
    @app_commands.autocomplete(table=match_names, score=score_names)
    async def decide(  # noqa: PLR0913, RUF100
        self,
        interaction: discord.Interaction,
        what: str,
        note: app_commands.Range[str, 1, NOTE_MOST],
        table: str = "",
        score: str = "",
        minutes: app_commands.Range[int, 1, MOST_EXTRA_LEAGUE] | None = None,
        player: discord.User | None = None,
        other: discord.User | None = None,
    ) -> None:
        one, two = player.id if player else 0, other.id if other else 0
        typed = {"table": table, "score": score, "minutes": minutes, "player": one, "other": two}
        await self._with(interaction, lambda reply, event: self.judging.typed(reply, event, what, note, typed))


def _is_called(event: TournamentSnapshot, user: int) -> bool:
    """Whether somebody who has registered is asked whether he is there."""
    return event.state.phase == CHECK_IN and event.row.player_of(user) is not None


def tournament_feature(locator: TableLocator) -> Feature:
    """The commands, the buttons of the messages, and the deck chooser."""
    controller = TournamentController(locator)
    staff = Staff(controller)
    judging = Judging(controller)
    by_hand = ByHand(judging)
    changing = Renaming(staff)

    def of(work: Work) -> Deed:
        async def deed(reply: Reply, press: Press) -> None:
            await work(reply, await controller.journal.event(press.subject))

        return deed

    def confirmed(work: Callable[..., Awaitable[None]]) -> Deed:
        async def deed(reply: Reply, press: Press) -> None:
            await work(reply, await controller.journal.event(press.subject), sure=press.rest)

        return deed

    async def taken(reply: Reply, press: Press) -> None:
        event = await controller.journal.event(press.subject)
        speaker = await controller.speaker(reply, event)
        await controller.registered(
            reply, event, await decks.named(controller.services, event, reply.user, press.value, speaker)
        )

    async def filled(reply: Reply, tournament: str, fields: FormFields) -> None:
        await controller.registered_list(reply, await controller.journal.event(tournament), fields["text"][0])

    async def ranked(reply: Reply, tournament: str, fields: FormFields) -> None:
        await staff.seeding.filled(reply, await controller.journal.event(tournament), fields["text"][0])

    async def changed(reply: Reply, tournament: str, fields: FormFields) -> None:
        await changing.filled(reply, await controller.journal.event(tournament), fields)

    async def called(reply: Reply, press: Press) -> None:
        place = place_of(press.subject)
        if place is None or reply.row is None or reply.user not in [seat.user for seat in reply.row.seats]:
            raise Unmatched("tournament-no-match-of-yours")
        await controller.call_judge(reply, await controller.journal.event(place.tournament))

    return Feature(
        table={JUDGE: called},
        general={
            screens.SEEDS: of(staff.seeding.ask),
            screens.JOIN: of(controller.join),
            screens.CHECK: of(controller.check_in),
            screens.DROP: confirmed(controller.drop),
            screens.STANDINGS: of(controller.standings),
            screens.NEXT: of(controller.next),
            decks.TAKE: taken,
            screens.OPEN: of(staff.open_check_in),
            screens.START: of(staff.start),
            screens.PAIR: of(staff.pair),
            screens.FINISH: confirmed(staff.finish),
            screens.CANCEL: confirmed(staff.cancel),
            DECIDE: confirmed(judging.decide),
            CALL: confirmed(staff.take_call),
            screens.HAND: by_hand.ask,
            hands.WHO: by_hand.ask,
            hands.WITH: by_hand.ask_with,
        },
        in_place=frozenset((hands.WHO, hands.WITH)),
        instead=frozenset(
            (
                screens.CHECK,
                screens.DROP,
                screens.NEXT,
                decks.TAKE,
                screens.OPEN,
                screens.START,
                screens.PAIR,
                screens.FINISH,
                screens.CANCEL,
                DECIDE,
                CALL,
            )
        ),
        forms={
            decks.PASTE: decks.paste_form,
            seeding.TYPE: seeding.order_form,
            hands.NOTE: hands.note_form,
            screens.CHANGE: renaming.change_form,
        },
        filled={decks.FORM: filled, seeding.FORM: ranked, hands.FORM: by_hand.filled, renaming.FORM: changed},
        commands=(TournamentCommands(locator, controller, staff, judging),),
        start=controller.runner.start,
        stop=controller.runner.stop,
        repair=controller.runner.repair,
        heard=controller.runner.touch,
        closed=controller.runner.closed,
        left=controller.runner.left,
        timers={TOURNAMENT: controller.runner.due},
    )
