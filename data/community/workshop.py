"""Reading a file in a process of its own, which is stopped when its time is over.

The texts are anybody's, and the grammar tries hard to read them; neither may hold up the bot.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import signal
import time
from collections.abc import Iterator, Mapping
from multiprocessing.connection import Connection
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from data.community.judging import Judged, judge, refused
from data.community.sheet import Sheet, read_sheet
from data.printed.faults import FileFault
from engine.wording import NO_WORDS, Lexicon

if TYPE_CHECKING:
    from multiprocessing.context import ForkServerContext, SpawnContext

SECONDS = 30.0
CONTEXT: SpawnContext | ForkServerContext = multiprocessing.get_context("spawn")
"""The process begins from nothing, since the bot runs threads, and nothing of it stays when the file is read."""
MOST_MEMORY = 1024 * 1024 * 1024
_FAREWELL = 5.0

_encode = msgspec.msgpack.Encoder().encode
_sheet = msgspec.msgpack.Decoder(Sheet)
_judged = msgspec.msgpack.Decoder(Judged)


class ReadSheet(Struct, frozen=True):
    """What was read of a file; of a file with faults, no card was judged."""

    sheet: Sheet
    judged: tuple[Judged, ...] = ()


def work(pipe: Connection, raw: bytes, known: dict[str, Lexicon]) -> None:
    """What the process does: it sends the sheet, then each card as soon as it is judged."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # who stops the bot at a terminal stops this one through the bot
    _bound_memory()
    with contextlib.suppress(BrokenPipeError, MemoryError):
        sheet = read_sheet(raw)
        pipe.send_bytes(_encode(sheet))
        if not sheet.faults:
            for judged in judge(sheet, known.get(sheet.game, NO_WORDS)):
                pipe.send_bytes(_encode(judged))


def carry_out(raw: bytes, known: Mapping[str, Lexicon], seconds: float = SECONDS) -> ReadSheet:
    """Read a file and judge its cards within so many seconds; it waits, so it must not be called where others wait.

    Cards that were not reached are refused: "verdict-time" if the time was over, "verdict-stopped" if the process died.
    """
    deadline = time.monotonic() + seconds
    mine, theirs = CONTEXT.Pipe(duplex=False)
    process = CONTEXT.Process(target=work, args=(theirs, raw, dict(known)), daemon=True)
    process.start()
    theirs.close()
    try:
        return _collect(mine, deadline)
    finally:
        mine.close()
        process.kill()
        process.join(_FAREWELL)


def _collect(pipe: Connection, deadline: float) -> ReadSheet:
    messages = _messages(pipe, deadline)
    first = next(messages, None)
    if first is None:
        over = time.monotonic() >= deadline
        return ReadSheet(Sheet(faults=(FileFault("community-took-too-long" if over else "community-stopped"),)))
    sheet = _sheet.decode(first)
    if sheet.faults:
        return ReadSheet(sheet)
    judged = [_judged.decode(message) for message in messages]
    reason = "verdict-time" if time.monotonic() >= deadline else "verdict-stopped"
    rest = (refused(card, reason) for card in sheet.cards[len(judged) :])
    return ReadSheet(sheet, (*judged, *rest))


def _messages(pipe: Connection, deadline: float) -> Iterator[bytes]:
    """What arrives until the process is done, or the time is over."""
    with contextlib.suppress(EOFError, OSError):
        while (left := deadline - time.monotonic()) > 0 and pipe.poll(left):
            yield pipe.recv_bytes()


def _bound_memory() -> None:
    """Where the system can do it, what takes more memory than this fails there and not here."""
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
