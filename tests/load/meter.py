"""What a process takes: its share of a processor and its memory, as Linux tells it."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")


@dataclass(frozen=True)
class Use:
    """`cpu`: seconds of processor for each second that passed; `memory_mb`: the most it ever held."""

    cpu: float
    memory_mb: float


class Meter:
    """Measures from when it is made. Raises OSError where there is no /proc, or no such process.

    `family`: the processor time of its children counts too, of those that have ended as well; their memory does not.
    """

    def __init__(self, pid: int, *, family: bool = False) -> None:
        self._folder = Path("/proc") / str(pid)
        self._pid, self._family = pid, family
        self._seconds = self._spent()
        self._began = time.monotonic()

    def use(self) -> Use:
        return Use((self._spent() - self._seconds) / (time.monotonic() - self._began), self._most_memory())

    def _spent(self) -> float:
        own = _fields(self._folder)
        if not self._family:
            return sum(own[11:13]) / TICKS
        return (
            sum(own[11:15]) + sum(sum(each[11:13]) for each in _others(self._folder.parent) if each[1] == self._pid)
        ) / TICKS

    def _most_memory(self) -> float:
        for line in (self._folder / "status").read_text().splitlines():
            if line.startswith("VmHWM:"):
                return int(line.split()[1]) / 1024
        raise OSError(f"{self._folder} tells no memory")


def _fields(folder: Path) -> list[int]:
    """What /proc/PID/stat says after the name, which stands in brackets and may hold anything.

    Numbers from the third field on (the state is 0): user and system time are the 14th and 15th, those of children that
    have ended the 16th and 17th.
    """
    _, *numbers = (folder / "stat").read_text().rpartition(")")[2].split()
    return [0, *map(int, numbers)]


def _others(proc: Path) -> Iterator[list[int]]:
    for folder in proc.glob("[0-9]*"):
        with suppress(FileNotFoundError, ProcessLookupError):  # it has ended meanwhile
            yield _fields(folder)
