"""What is settled at a table beside the moves: a step back, a draw, a game or a seat given up."""

from __future__ import annotations

from cogs.feature import Deed, Feature, of_table
from cogs.presentation.controls import RED, Button, table_id
from cogs.replies import Reply
from cogs.table_locator import TableLocator
from engine.table import OVER, NotPlaying, TableRow, people, seat_of, stage

AGREEING = ("consent", "refuse", "agree", "decline")
SURE = {"concede": ("concede-sure", "button-concede"), "quit": ("quit-sure", "button-quit")}
"""By what is given up: the question whether somebody is sure, and the button that says so."""


class AgreementController:
    """Serves requests of those who play. Raises TableError; whoever calls says so to the user."""

    def __init__(self, locator: TableLocator) -> None:
        self.services = locator.services

    def feature(self) -> Feature:
        """The buttons under boards and requests, and those that ask whether somebody is sure."""
        return Feature(
            table={
                "leave": of_table(self.leave),
                "undo": of_table(self.undo),
                **{verb: self._agreeing(verb) for verb in AGREEING},
                "concede": lambda reply, press: self.concede(reply, press.subject, press.number),
                "quit": lambda reply, press: self.leave(reply, press.subject, press.number),
            }
        )

    async def leave(self, reply: Reply, table: str, at: int | None = None) -> None:
        """Stand up; out of a series that has begun only when sure, which was asked at the stage `at` of it."""
        row = await self.services.tables.table(table)
        seat_of(row, reply.user)
        if row.games and row.status != OVER and at is None:
            await self._confirm(reply, row, "quit")
            return
        await self.services.tables.give_up(table, reply.user, at)
        await reply.tell("left")

    async def concede(self, reply: Reply, table: str, at: int | None = None) -> None:
        """Give the game up, when sure, which was asked at the stage `at` of the series."""
        live = await self.services.tables.current(table)
        habits = live.table.seats[live.seat_of(reply.user)].habits
        if live.outcome is not None:
            raise NotPlaying
        if habits.confirm_concede and at is None:
            await self._confirm(reply, live.table, "concede")
            return
        await self.services.tables.concede(table, reply.user, at)
        await reply.tell("conceded")

    async def _confirm(self, reply: Reply, row: TableRow, verb: str) -> None:
        """Ask whether somebody is sure; away from the match it is said which one is meant."""
        speaker = await reply.speaker(row)
        asked, yes = SURE[verb]
        sure = Button(table_id(row.id, f"{verb}.{stage(row)}"), speaker.text(yes), RED)
        elsewhere = row.guild != 0 and row.home != reply.interaction.channel_id
        where = str(row.home) if elsewhere else "none"
        await reply.say(speaker.text(asked, games=row.options.best_of, where=where), ((sure,),))

    async def undo(self, reply: Reply, table: str) -> None:
        """Take a step back, or ask for it; a bot partner always agrees."""
        step = await self.services.tables.ask_undo(table, reply.user)
        alone = len(people(await self.services.tables.table(table))) == 1
        await reply.tell("undo-done" if step else "undo-granted" if alone else "undo-requested")

    async def agree(self, reply: Reply, table: str, verb: str) -> None:
        """Answers to requests, consent or refuse (a step back), agree or decline (a draw): what came of it is said."""
        await reply.tell(await self._agreed(table, reply.user, verb))

    async def _agreed(self, table: str, user: int, verb: str) -> str:
        tables = self.services.tables
        if verb == "consent":
            await tables.consent_undo(table, user)
            return "undo-consented"
        if verb == "agree":
            return "draw-requested" if await tables.offer_draw(table, user) is None else "draw-agreed"
        row = await (tables.refuse_undo if verb == "refuse" else tables.refuse_draw)(table, user)
        return "request-withdrawn" if row.refused is not None and row.refused.is_own else "undo-refused"

    def _agreeing(self, verb: str) -> Deed:
        return lambda reply, press: self.agree(reply, press.subject, verb)


def agreement_feature(locator: TableLocator) -> Feature:
    """The buttons."""
    return AgreementController(locator).feature()
