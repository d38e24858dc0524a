"""The public note of each correction by a judge: posted once, in the order of the corrections."""

from __future__ import annotations

from msgspec.structs import replace

from cogs.presentation.at_hand import log_lines
from cogs.presentation.printed import told_lines
from cogs.presentation.screen import Screen
from cogs.presentation.words import Speaker
from cogs.safe import Trouble
from cogs.surfaces.marks import MessageMark, mark_of
from cogs.surfaces.poster import DONE
from cogs.surfaces.updater import SurfaceUpdater
from engine.kernel.state.question import JudgeFix
from engine.kernel.views.view import SPECTATOR
from engine.table import Live
from engine.table.judging import fixes
from render.markup import escaped

SURFACE = "ruling"


class RulingNotes(SurfaceUpdater):
    """One surface, whose mark is about `GAME:INPUT`: the correction that was told last."""

    async def bring(self, live: Live) -> bool:
        """Tell what has not been told yet. False: try again."""
        made = fixes(live)
        if not made:
            return True
        async with self._lock(live.table.id, SURFACE):
            mark = mark_of(await self._find(live.table, SURFACE))
            for no, fix in made:
                if no >= _first(mark, live.game) and not await self._tell(live, no, fix):
                    return False
            return True

    async def _tell(self, live: Live, no: int, fix: JudgeFix) -> bool:
        speaker = await self._services.speaker(live.table.options.lang, live.table, live)
        judge = await self._services.store.rulings.judge_of(live.game, no)
        name = escaped(await self._services.name(judge, speaker.lang)) if judge is not None else "none"
        row, screen = await self._find(live.table, SURFACE), note(live, no, fix, name, speaker)
        trouble = await self._poster.show(replace(row, shown=DONE), screen, fresh=True, about=f"{live.game}:{no}")
        return trouble is not Trouble.UNAVAILABLE


def _first(mark: MessageMark, game: str) -> int:
    """The number of the first input that may not have been told: after a kill the one under way."""
    of, _, last = mark.about.rpartition(":")
    return 0 if of != game else int(last) + (not mark.nonce)


def note(live: Live, no: int, fix: JudgeFix, judge: str, speaker: Speaker) -> Screen:
    """What a judge says, and what he did as far as everybody may see it."""
    happened = [each for line in log_lines(live, SPECTATOR, no - 1, no) for each in told_lines(line, speaker)]
    lines = [speaker.text("board-line", line=each) for each in happened]
    return Screen("\n".join([speaker.text("judge-note", judge=judge, note=escaped(fix.note)), *lines]))
