"""What is wrong with a file, told to whoever brought it."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct


class FileFault(Struct, frozen=True):
    """One thing wrong with a file as a whole or with the facts of one card: a message key and what the message names.

    What comes out of the file stands in `args` as it is; whoever shows it must escape it.
    """

    key: str
    args: dict[str, str | int] = {}


class BadFile(Exception):
    """A fault found while reading, the first of several of one card; nothing of what it is about is used."""

    def __init__(self, key: str, **args: str | int) -> None:
        super().__init__(key)
        self.fault = FileFault(key, args)
        self.more: tuple[FileFault, ...] = ()

    @classmethod
    def of(cls, faults: Sequence[FileFault]) -> BadFile:
        """Everything that is wrong with one card, of which there is something."""
        made = cls(faults[0].key, **faults[0].args)
        made.more = tuple(faults[1:])
        return made
