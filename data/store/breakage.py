"""Every way in which SQLite can fail, as one exception with one clear sentence."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from engine.table import StoreBroken

FULL = ("store-full", "The disk is full, so nothing could be saved in {path}; free some space, then go on.")
READ_ONLY = ("store-read-only", "{path} may not be written to; give this program the right to write there.")
_NO_STORE = ("store-corrupt", "{path} is damaged or no store of this program; put back a backup or name another file.")
CANNOT_OPEN = ("store-cannot-open", "{path} cannot be opened; its folder must exist and this program may use it.")
_BUSY = ("store-busy", "{path} is held by another program for too long; nothing was saved, try again.")
OTHER = ("store-broken", "The store {path} failed: {why}.")
NEWER = ("store-newer", "{path} was written by a newer version of this program; update, then start again.")

_TAKEN = (sqlite3.SQLITE_CONSTRAINT_UNIQUE, sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY)


class Taken(Exception):
    """A line with this key, or the same in a column where each may stand once, is there already."""


_CODES = {
    sqlite3.SQLITE_FULL: FULL,
    sqlite3.SQLITE_READONLY: READ_ONLY,
    sqlite3.SQLITE_PERM: READ_ONLY,
    sqlite3.SQLITE_CORRUPT: _NO_STORE,
    sqlite3.SQLITE_NOTADB: _NO_STORE,
    sqlite3.SQLITE_CANTOPEN: CANNOT_OPEN,
    sqlite3.SQLITE_BUSY: _BUSY,
    sqlite3.SQLITE_LOCKED: _BUSY,
}


def broken(path: Path | str, what: tuple[str, str], why: str = "") -> StoreBroken:
    """The exception for one kind of failure."""
    return StoreBroken(what[0], what[1].format(path=path, why=why))


def is_busy(error: sqlite3.Error) -> bool:
    """Whether another connection is in the way, so that the same may work a little later."""
    return _kind(error) in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)


def _kind(error: sqlite3.Error) -> int:
    return getattr(error, "sqlite_errorcode", 0) & 0xFF  # extended codes keep the kind in the low byte


@contextmanager
def clearly(path: Path) -> Iterator[None]:
    """Whatever SQLite raises inside becomes StoreBroken; a key that is there: Taken."""
    try:
        yield
    except sqlite3.Error as error:
        if getattr(error, "sqlite_errorcode", 0) in _TAKEN:
            raise Taken from error
        raise broken(path, _CODES.get(_kind(error), OTHER), str(error)) from error
    except OSError as error:
        raise broken(path, CANNOT_OPEN, str(error)) from error
