"""Looking at a game: its state and its log as text, one's own hand."""

from __future__ import annotations

import render
from cogs.feature import Feature, Press, of_table
from cogs.presentation import hand_screens, lobby_screens
from cogs.presentation.at_hand import log_lines
from cogs.presentation.controls import Button, Rows, table_id
from cogs.presentation.printed import in_play, told_lines
from cogs.presentation.prompt_ids import PromptPosition
from cogs.replies import Reply, in_pages
from cogs.table_locator import TableLocator
from engine.kernel.views.view import SPECTATOR
from engine.table import Live

LOG_PAGE = 15


class InspectionController:
    """Shows what its reader may see. Raises TableError; whoever calls says so to the user."""

    def __init__(self, locator: TableLocator) -> None:
        self.services = locator.services
        self.surfaces = locator.surfaces

    def feature(self) -> Feature:
        """The buttons under boards and pages."""
        return Feature(
            in_place=frozenset(("logpage",)),
            table={
                "state": of_table(self.state),
                "hand": self._hand_pressed,
                "move": self._hand_pressed,
                "log": self._log_pressed,
                "logpage": self._log_pressed,
            },
        )

    async def state(self, reply: Reply, table: str) -> None:
        """The public state as text, for a player his own hand too; like every answer it is the asker's alone."""
        live = await self.services.tables.current(table)
        live.viewer(reply.user)
        speaker = await self.services.speaker(reply.lang, live.table, live)
        view = live.play.view(SPECTATOR)
        recent = [speaker.plain().say(line) for line in log_lines(live, SPECTATOR, max(live.no - 4, -1))[-4:]]
        pages = render.state_text(
            view, live.kept.setup.cards, speaker.lang, speaker.players, recent, speaker.book.printed
        )
        own = hand_screens.hand_pages(live, reply.user, speaker)
        await reply.pages([*in_pages([*pages, *in_play(live, view, speaker)]), *own])

    async def rules(self, reply: Reply, table: str) -> None:
        """What has been agreed upon, before the match and while it goes on."""
        row = await self.services.tables.table(table)
        screen = lobby_screens.agreed_rules(row, await reply.speaker(row))
        await reply.say(screen.text, screen.rows)

    async def log(self, reply: Reply, table: str, page: int | None) -> None:
        """The log as its reader may know it, a page of it; the last one unless another is asked for."""
        live = await self.services.tables.current(table)
        speaker = await self.services.speaker(reply.lang, live.table, live)
        said = log_lines(live, live.viewer(reply.user))
        told = [each for line in said for each in told_lines(line, speaker, whole=True)]
        pages = in_pages(told or [speaker.text("log-nothing")], LOG_PAGE)
        at = len(pages) - 1 if page is None else min(max(page, 1), len(pages)) - 1
        foot = speaker.text("log-page", page=at + 1, pages=len(pages))
        turning = self._turning(table, at, len(pages), reply.lang)
        await reply.say(f"{pages[at]}\n-# {foot}", turning, place=reply.is_private)

    def _turning(self, table: str, at: int, pages: int, lang: str) -> Rows:
        words = self.services.words
        back = Button(table_id(table, f"logpage.{at}"), words.text(lang, "choice-previous"), disabled=at == 0)
        more = Button(table_id(table, f"logpage.{at + 2}"), words.text(lang, "choice-next"), disabled=at + 1 >= pages)
        return ((back, more),) if pages > 1 else ()

    async def hand(self, reply: Reply, live: Live) -> None:
        """The hand of the one who asks, with the question he has to answer."""
        seat = live.seat_of(reply.user)
        screen = await self.surfaces.hands.screen(live, seat, PromptPosition())
        await reply.show(screen)

    async def _hand_pressed(self, reply: Reply, press: Press) -> None:
        await self.hand(reply, await self.services.tables.current(press.subject))

    async def _log_pressed(self, reply: Reply, press: Press) -> None:
        await self.log(reply, press.subject, press.number or None)


def inspection_feature(locator: TableLocator) -> Feature:
    """The buttons."""
    return InspectionController(locator).feature()
