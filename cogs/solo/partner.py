"""The bot partner: one worker for each table in motion, which thinks in a thread and answers like anybody."""

from __future__ import annotations

import asyncio
import logging
from random import Random

from cachetools import LRUCache

from cogs.presentation.coaching import lesson_at
from cogs.services import Services
from cogs.workers import Workers
from engine.kernel.state.question import ORDER, Question
from engine.players.heuristic import answer, seen
from engine.scenario.puzzle import Verdict
from engine.table import (
    OPEN,
    OVER,
    PLAYING,
    AgainstTheRules,
    AlreadyDecided,
    DeckFaults,
    Diverged,
    Live,
    NothingToUndo,
    NotOpen,
    NotPlaying,
    NotYourDecision,
    TableRow,
    TimedTables,
    partner_seats,
    people,
)

log = logging.getLogger(__name__)
KNOWN = 20_000
"""Of so many tables without a partner it is remembered that there is none."""


def first_answer(question: Question) -> tuple[int, ...]:
    """One that every question takes: the first of its options, or as few as it wants, or all in their order."""
    count = len(question.options) if question.kind == ORDER else max(question.least, min(question.most, 1))
    return tuple(range(count))


class Partners:
    """Listens to tables and plays the seats that are the house's own. Nothing about a game is kept here."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._workers = Workers(self._tried)
        self._laid: frozenset[str] = frozenset()
        self._without: LRUCache[str, bool] = LRUCache(KNOWN)

    async def changed(self, table: str) -> None:
        """A listener for tables: answer what a partner is asked, soon."""
        if table not in self._without:
            self._workers.touch(table)

    async def repair(self) -> None:
        """Go on with everything that waits for a partner: after a start. Where the process before had only come to lay
        a table, it is begun."""
        for row in await self._services.store.partner_tables():
            self._laid |= {row.id}
            await self.changed(row.id)

    def stop(self) -> None:
        """Let everything be; the next start goes on from the store."""
        self._workers.stop()

    async def _tried(self, table: str) -> bool:
        try:
            while await self._services.territory.has_table(table) and await self._step(table):
                pass
        except (AlreadyDecided, NotYourDecision, NothingToUndo, NotPlaying, NotOpen):
            self._workers.touch(table)  # somebody was faster: look again
        except Diverged as broken:
            log.warning("the partner at table %s: %s", table, broken)
        except Exception:
            log.exception("the partner at table %s", table)
            return False
        return True

    async def _step(self, table: str) -> bool:
        """One thing that a partner owes its table; False if there is none."""
        row = await self._services.tables.table(table)
        if row.games and not any(place.partner for place in row.seats):
            self._without[table] = True  # who sits there stays the same from the first deal on
        if not partner_seats(row) or row.status == OVER:
            return False
        if row.status == OPEN:
            return await self._begin(row)
        live = await self._services.tables.current(table)
        if live.outcome is not None or live.table.status != PLAYING:
            return False
        return await self._agreed(live) or await self._settled(live) or await self._answered(live)

    async def _begin(self, row: TableRow) -> bool:
        """A rematch with nobody but partners waits for nobody, and neither does a table that was laid before."""
        alone = people(row)
        comes = row.is_rematch or row.id in self._laid
        if not comes or row.games or len(alone) != 1 or not all(place.deck for place in row.seats):
            return False
        waits = any(place.user == alone[0] and not place.ready and not place.unfit for place in row.seats)
        if waits:
            try:
                await self._services.tables.ready(row.id, alone[0])
            except DeckFaults:
                return False  # that is told to whoever presses Ready
        return waits

    async def _agreed(self, live: Live) -> bool:
        """A partner lets others take back what they like, pauses when asked, and plays every game to its end."""
        row, tables = live.table, self._services.tables
        for seat in partner_seats(row):
            user = row.seats[seat].user
            if row.undo is not None and seat != row.undo.seat and seat not in row.undo.consents:
                await tables.consent_undo(row.id, user)
            elif row.draw and seat not in row.draw:
                await tables.refuse_draw(row.id, user)
            elif row.pause and seat not in row.pause and isinstance(tables, TimedTables):
                await tables.ask_pause(row.id, user)
            else:
                continue
            return True
        return False

    async def _settled(self, live: Live) -> bool:
        """The game belongs to him who has reached the goal of his puzzle."""
        if self._verdict(live) != "solved":
            return False
        await self._services.tables.concede(live.table.id, live.table.seats[partner_seats(live.table)[0]].user)
        return True

    def _verdict(self, live: Live) -> Verdict:
        """How a puzzle stands; open for any other game."""
        puzzle = self._services.puzzles.played(live.kept.setup)
        return puzzle.verdict(live.play) if puzzle is not None else "open"

    async def _answered(self, live: Live) -> bool:
        """Nothing more is done where a puzzle has failed: it waits to be taken back."""
        if self._verdict(live) == "failed":
            return False
        question = live.question
        if question is None or question.seat not in partner_seats(live.table) or live.table.paused_at:
            return False
        began = asyncio.get_running_loop().time()
        picks = await self._thought(live, question)
        if question.is_decision:
            spent = asyncio.get_running_loop().time() - began
            await asyncio.sleep(max(self._services.settings.partner_seconds - spent, 0.0))
        await self._submit(live, question, picks)
        return True

    async def _thought(self, live: Live, question: Question) -> tuple[int, ...]:
        """What the script of a lesson says, else what a player of some sense makes of what this seat sees. Should his
        sense fail him, which would be a fault of ours, the game goes on with the first answer there is."""
        lesson = lesson_at(live, self._services.lessons)
        scripted = lesson.picks(live.play.game, question) if lesson else None
        if scripted is not None:
            return scripted
        chance = Random(f"{live.game}/{live.no}")
        try:
            return await asyncio.to_thread(answer, seen(live.play.game, question), chance)
        except Exception:
            log.exception("the partner is asked for %s", question.kind)
            return first_answer(question)

    async def _submit(self, live: Live, question: Question, picks: tuple[int, ...]) -> None:
        """An answer that the rules refuse would be a fault of ours; the game goes on with the first that they take."""
        user = live.table.seats[question.seat].user
        try:
            await self._services.tables.submit(live.table.id, live.game, user, picks, live.no)
        except AgainstTheRules:
            log.exception("the partner answered %s", question.kind)
            await self._services.tables.submit(live.table.id, live.game, user, first_answer(question), live.no)
