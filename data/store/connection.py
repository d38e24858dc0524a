"""What the store asks of a database: statements in SQLite's words, whichever engine carries them out."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable
from contextlib import AbstractAsyncContextManager
from typing import Protocol

Value = str | int | float | bytes | None
Line = tuple[Value, ...]
AT_ONCE = 500


class Transaction(Protocol):
    """Several statements, all or none. Places for values are `?` in their order, or `?1`, `?2` by number."""

    async def read(self, sql: str, values: Iterable[Value] = ()) -> list[Line]:
        """All lines of a query."""
        ...

    async def read_held(self, sql: str, values: Iterable[Value] = ()) -> list[Line]:
        """The same, and nobody else changes these lines until the end."""
        ...

    async def write(self, sql: str, values: Iterable[Value] = ()) -> int:
        """How many lines a statement changed. Raises Taken."""
        ...

    async def write_all(self, sql: str, lines: Iterable[Line]) -> None:
        """One statement for each line."""
        ...

    async def go_on_numbering(self) -> None:
        """Lines that came with their numbers count: what is numbered from now on comes after them."""
        ...


class Snapshot(Protocol):
    """A store as it was at one moment, whatever is written meanwhile."""

    async def columns(self, table: str) -> list[str]:
        """The names of a table's columns, in the order of the schema."""
        ...

    def each(self, sql: str) -> AsyncIterator[list[Line]]:
        """The lines of a query, AT_ONCE at a time."""
        ...


class Connection(Protocol):
    """A database. Every method raises StoreBroken; what was written is on disk when it is told."""

    engine: str

    async def close(self) -> None: ...

    async def read(self, sql: str, values: Iterable[Value] = ()) -> list[Line]:
        """All lines of one query, as of the last commit."""
        ...

    async def write(self, sql: str, values: Iterable[Value] = ()) -> int:
        """One statement as its own transaction; how many lines it changed. Raises Taken."""
        ...

    def transaction(self, alone: str = "") -> AbstractAsyncContextManager[Transaction]:
        """Several statements, all or none; of those that have a name, one of each name goes on at a time."""
        ...

    def snapshot(self) -> AbstractAsyncContextManager[Snapshot]:
        """The store as it is now. Nothing else may be read of this connection meanwhile."""
        ...
