"""What the store asks of a database: statements in SQLite's words, whichever engine carries them out."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable
from contextlib import AbstractAsyncContextManager
from typing import NamedTuple, Protocol

Value = str | int | float | bytes | None
Line = tuple[Value, ...]
AT_ONCE = 500


class Statement(NamedTuple):
    """One change that stands for itself; `also`: another one that is made along with it."""

    sql: str
    values: Line
    also: Statement | None = None


class Transaction(Protocol):
    """Several statements, all or none. Places for values are `?` in their order, or `?1`, `?2` by number."""

    async def read(self, sql: str, values: Iterable[Value] = ()) -> list[Line]:
        """All lines of a query."""
        ...

    async def read_held(self, sql: str, values: Iterable[Value] = ()) -> list[Line]:
        """The same, and nobody else changes these lines until the end."""
        ...

    async def read_free(self, sql: str, values: Iterable[Value] = ()) -> list[Line]:
        """The same of those lines that nobody holds at this moment; nobody is waited for."""
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


class Heard(NamedTuple):
    """`kind`: "table", "tournament", "back" (a shard is wanted by the process it belongs to), or "" (something may have
    been missed); `what`: its id or number."""

    kind: str
    what: str = ""


class Link(Protocol):
    """What processes over one database say to each other, and which shards each of them holds. Raises StoreBroken."""

    async def close(self) -> None:
        """Every shard is free."""
        ...

    async def claim(self, shard: int) -> bool:
        """Hold a shard alone; False if somebody else holds it."""
        ...

    async def release(self, shard: int) -> None:
        """Hold it no longer."""
        ...

    async def held(self) -> frozenset[int]:
        """Every shard that is held by anybody."""
        ...

    async def claim_interaction(self, interaction: int) -> bool:
        """Whether nobody else has claimed an interaction of which several were told."""
        ...

    async def tell(self, kind: str, what: str) -> None:
        """Say something to the others."""
        ...

    async def mended(self) -> bool:
        """Whether what holds the shards had to be made anew, so that nothing is held any more."""
        ...

    def heard(self) -> AsyncIterator[Heard]:
        """What the others say, for ever; whenever listening begins, something may have been missed."""
        ...


class Connection(Protocol):
    """A database. Every method raises StoreBroken; what was written is on disk when it is told, but by `write_soon`."""

    engine: str

    async def close(self) -> None: ...

    async def read(self, sql: str, values: Iterable[Value] = ()) -> list[Line]:
        """All lines of one query, as of the last commit."""
        ...

    async def write(self, sql: str, values: Iterable[Value] = (), also: Statement | None = None) -> int:
        """One statement as its own transaction; how many lines it changed. `also`: another one that is carried out
        along with it, or neither is. Raises Taken."""
        ...

    async def write_soon(self, sql: str, values: Iterable[Value] = ()) -> int:
        """The same of what can be found out again: everybody sees it when it is told, and where the database itself is
        cut off within a second after that it may never have been."""
        ...

    def transaction(self, alone: str = "") -> AbstractAsyncContextManager[Transaction]:
        """Several statements, all or none; of those that have a name, one of each name goes on at a time."""
        ...

    async def link(self) -> Link | None:
        """A new link to other processes, where the database has any to offer."""
        ...

    def snapshot(self) -> AbstractAsyncContextManager[Snapshot]:
        """The store as it is now. Nothing else may be read of this connection meanwhile."""
        ...
