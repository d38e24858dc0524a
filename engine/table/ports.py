"""What a table needs from outside."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple, Protocol

from engine.kernel.cards.card import Card
from engine.kernel.record.record import RecordRow
from engine.table.rows import GameRow, Habits, SurfaceRow, TableRow


class TakenInput(NamedTuple):
    """An input as the record holds it, who acted (-1: the table), and when it was taken, in seconds since 1970."""

    row: RecordRow
    by: int
    at: float


class Journal(Protocol):
    """Keeps tables, games and inputs. Whatever it has answered survives any crash; many processes may share one.

    Every method raises StoreBroken when it cannot do its work, and then nothing has been written.
    """

    async def create_table(self, row: TableRow, *games: GameRow) -> bool:
        """False if there is such an id, or another series that has the same home alone and is not over."""
        ...

    async def table(self, table: str) -> TableRow | None: ...
    async def tables_at(self, channel: int, user: int = 0) -> list[TableRow]:
        """Some of the series of a channel or thread: those that go on before those that are over, a user's own before
        others', the newest first."""
        ...

    async def tables_of(self, user: int) -> list[TableRow]:
        """Series that are not over and in which a user sits."""
        ...

    async def open_tables(self) -> list[TableRow]:
        """All series that are not over."""
        ...

    async def habits(self, user: int) -> Habits: ...
    async def set_habits(self, user: int, habits: Habits) -> None: ...
    async def save_table(self, row: TableRow, expected_version: int, *games: GameRow) -> bool:
        """Compare and set; the games are written along with it, or nothing is. Raises ChannelTaken where it would have
        a home alone that another series has."""
        ...

    async def game(self, game: str) -> GameRow | None: ...
    async def append(self, game: str, expected_no: int, row: RecordRow, *, by: int = -1, at: float = 0.0) -> bool:
        """Compare and set: True if the record held exactly `expected_no` inputs. `by`: who acted, -1 the table."""
        ...

    async def inputs(self, game: str) -> list[TakenInput]:
        """All of a game, in order."""
        ...

    async def table_since(self, table: str, game: str, after: int) -> tuple[TableRow | None, list[TakenInput]]:
        """A table, and the inputs of a game after a number, both as of one moment."""
        ...

    async def taken_at(self, game: str, no: int) -> float:
        """When an input was taken; 0.0 if there is none of that number."""
        ...

    async def put_snapshot(self, game: str, no: int, state: bytes) -> None: ...
    async def snapshot(self, game: str) -> tuple[int, bytes] | None:
        """The newest one."""
        ...

    async def surface(self, table: str, surface: str) -> SurfaceRow | None: ...
    async def surfaces(self, table: str) -> list[SurfaceRow]: ...
    async def put_surface(self, row: SurfaceRow) -> None: ...
    async def drop_surface(self, table: str, surface: str) -> None: ...
    async def pending_surfaces(self) -> list[TableRow]:
        """Tables with a surface that lags behind, and tables that go on without any surface."""
        ...


class Clock(Protocol):
    """Tells the time in seconds since 1970."""

    def now(self) -> float: ...


class CardPool(Protocol):
    """The cards that may be played."""

    def cards(self, keys: Iterable[str]) -> dict[str, Card]:
        """Definitions by key; unknown keys are left out."""
        ...


class Pool:
    """A card pool out of a mapping."""

    def __init__(self, known: Mapping[str, Card]) -> None:
        self._known = known

    def cards(self, keys: Iterable[str]) -> dict[str, Card]:
        return {key: self._known[key] for key in keys if key in self._known}
