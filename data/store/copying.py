"""A whole store into another one that is empty, of the same engine or not, and proof that all of it has arrived."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from hashlib import sha256
from pathlib import Path

import msgspec
from msgspec import Struct

from data.store.connection import Connection, Line, Snapshot
from data.store.engines import SCHEMES, connected
from data.store.schema import tables
from engine.kernel.record.record import RecordRow

_KEY = 3
"""So many columns at the beginning tell the lines of every table apart."""
_HEADS = """
    SELECT i.game, i.no, i.row FROM inputs AS i
    JOIN (SELECT game, max(no) AS last FROM inputs GROUP BY game) AS l ON l.game = i.game AND l.last = i.no
"""
_row = msgspec.msgpack.Decoder(RecordRow)
_pack = msgspec.msgpack.Encoder().encode
Heads = dict[str, tuple[int, str]]


class NotCopied(Exception):
    """Why a store was not copied; the sentence is for the operator."""


class Copied(Struct, frozen=True):
    """How many lines of each table were copied, and of how many records the heads agree."""

    lines: dict[str, int]
    records: int

    def __str__(self) -> str:
        return f"{sum(self.lines.values())} lines copied; the heads of {self.records} records agree"


async def copy(source: Path | str, target: Path | str) -> Copied:
    """Copy a store as it is at one moment. The target has all of it or nothing.

    Raises NotCopied for a target that holds anything, for a copy that differs and for a source that has gone on
    meanwhile; StoreBroken.
    """
    _must_be_there(source)
    here = await connected(source)
    try:
        there = await connected(target)
        try:
            return await _copied(here, there)
        finally:
            await there.close()
    finally:
        await here.close()


def _must_be_there(source: Path | str) -> None:
    """A file that is not there would be made. Raises NotCopied."""
    if not str(source).startswith(SCHEMES) and not Path(source).is_file():
        raise NotCopied(f"there is no store in {source}")


async def _copied(here: Connection, there: Connection) -> Copied:
    async with here.snapshot() as before:
        counts, digest, heads = await _carried(before, there)
    async with there.snapshot() as after:
        if await _digest(after) != digest or await heads_of(after) != heads:
            raise NotCopied("the copy differs from the store; empty the target and copy again")
    async with here.snapshot() as now:
        if await heads_of(now) != heads:
            raise NotCopied("games went on while they were copied; stop the bot, empty the target and copy again")
    return Copied(counts, len(heads))


async def _carried(before: Snapshot, there: Connection) -> tuple[dict[str, int], str, Heads]:
    counts, digest = dict.fromkeys(tables(), 0), sha256()
    async with there.transaction() as db:
        for table in tables():
            if await db.read(f'SELECT 1 FROM "{table}" LIMIT 1'):  # noqa: S608
                raise NotCopied("the target is no empty store")
        for table in tables():
            names = await before.columns(table)
            places = ", ".join("?" * len(names))
            put = f'INSERT INTO "{table}" ({_listed(names)}) VALUES ({places})'  # noqa: S608
            async for lines in _lines(before, table, names):
                await db.write_all(put, lines)
                counts[table] += len(lines)
                digest.update(_pack(lines))
            digest.update(table.encode())
        await db.go_on_numbering()
    return counts, digest.hexdigest(), await heads_of(before)


async def _digest(store: Snapshot) -> str:
    digest = sha256()
    for table in tables():
        async for lines in _lines(store, table, await store.columns(table)):
            digest.update(_pack(lines))
        digest.update(table.encode())
    return digest.hexdigest()


async def heads_of(store: Snapshot) -> Heads:
    """The last input of every record: its number and its hash, which all inputs before it have gone into."""
    return {
        str(game): (msgspec.convert(no, int), _row.decode(msgspec.convert(row, bytes)).hash)
        async for lines in store.each(_HEADS)
        for game, no, row in lines
    }


def _lines(store: Snapshot, table: str, names: Sequence[str]) -> AsyncIterator[list[Line]]:
    """All lines of a table, as many at a time as both engines give."""
    order = "rowid" if tables()[table] else ", ".join(f"{number}" for number in range(1, min(_KEY, len(names)) + 1))
    return store.each(f'SELECT {_listed(names)} FROM "{table}" ORDER BY {order}')  # noqa: S608


def _listed(names: Sequence[str]) -> str:
    return ", ".join(f'"{name}"' for name in names)
