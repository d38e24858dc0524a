"""What would come of a community's own card file: nothing is kept until somebody who may says so."""

from __future__ import annotations

import asyncio
import threading
from collections import Counter
from collections.abc import Mapping

from msgspec import Struct

from data.community.judging import Judged, Verdict
from data.community.sheet import PUBLISHED, check_size
from data.community.workshop import SECONDS, ReadSheet, carry_out
from data.printed.faults import FileFault
from data.printed.fields import SHOWN_SIGNS, clean_line
from engine.wording import Lexicon

AT_ONCE = 2
_benches = threading.BoundedSemaphore(AT_ONCE)


class Preview(Struct, frozen=True, kw_only=True):
    """What is in a file: its set, its cards with their verdicts, or everything that is wrong with it.

    A file with faults is not taken at all; cards whose text is refused are taken, to be settled by hand. Keys are
    "SET-NUMBER", as in the file. `words`: by language, what is printed for classes that the set brings, with their ids.
    All words in it are the file's own: whoever shows them must escape them.
    """

    filename: str
    make: str | None
    game: str
    code: str
    name: str
    judged: tuple[Judged, ...]
    faults: tuple[FileFault, ...]
    words: dict[str, dict[str, str]] = {}
    sets: dict[str, str] = {}

    @property
    def every_set(self) -> dict[str, str]:
        """The names of its sets by their codes: of a publisher's list it may be several."""
        return self.sets or {self.code: self.name}

    @property
    def is_published(self) -> bool:
        """Whether it is a publisher's list, which comes in a file for each language."""
        return self.make == PUBLISHED

    @property
    def usable(self) -> bool:
        """Whether the set can be taken."""
        return bool(self.judged) and not self.faults

    @property
    def cards(self) -> tuple[Verdict, ...]:
        """The verdict on each card, in the order of the file."""
        return tuple(judged.verdict for judged in self.judged)

    @property
    def counts(self) -> dict[str, int]:
        """How many cards came out as exact, alternate and refused."""
        counted = Counter(verdict.result for verdict in self.cards)
        return {result: counted[result] for result in ("exact", "alternate", "refused")}


def preview(
    raw: bytes,
    filename: str,
    known: Mapping[str, Lexicon] | None = None,
    *,
    seconds: float = SECONDS,
) -> Preview:
    """Look through a card file. `known`: by game, the words of the cards that are there already.

    Waits until it is done, `seconds` at most; every fault of the file stands in the answer.
    """
    fault = check_size(raw)
    if fault is not None:
        return _faulty(filename, fault)
    if not _benches.acquire(blocking=False):
        return _faulty(filename, FileFault("community-busy"))
    try:
        return _preview(filename, carry_out(raw, known or {}, seconds))
    finally:
        _benches.release()


async def preview_async(
    raw: bytes,
    filename: str,
    known: Mapping[str, Lexicon] | None = None,
    *,
    seconds: float = SECONDS,
) -> Preview:
    """The same without holding up anybody else."""
    return await asyncio.to_thread(preview, raw, filename, known, seconds=seconds)


def _preview(filename: str, result: ReadSheet) -> Preview:
    sheet = result.sheet
    return Preview(
        filename=_shown(filename),
        make=sheet.make,
        game=sheet.game,
        code=sheet.code,
        name=sheet.name,
        judged=result.judged,
        faults=sheet.faults,
        words=sheet.words,
        sets=sheet.sets,
    )


def _faulty(filename: str, fault: FileFault) -> Preview:
    return Preview(filename=_shown(filename), make=None, game="", code="", name="", judged=(), faults=(fault,))


def _shown(filename: str) -> str:
    return clean_line(filename)[:SHOWN_SIGNS]
