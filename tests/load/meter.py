"""What a process takes: its share of a processor and its memory, as Linux tells it."""

from __future__ import annotations

import os
import time
from dataclasses import dataclass
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")


@dataclass(frozen=True)
class Use:
    """`cpu`: seconds of processor for each second that passed; `memory_mb`: the most it ever held."""

    cpu: float
    memory_mb: float


class Meter:
    """Measures from when it is made. Raises OSError where there is no /proc, or no such process."""

    def __init__(self, pid: int) -> None:
        self._folder = Path("/proc") / str(pid)
        self._seconds = self._spent()
        self._began = time.monotonic()

    def use(self) -> Use:
        return Use((self._spent() - self._seconds) / (time.monotonic() - self._began), self._most_memory())

    def _spent(self) -> float:
        # The name stands in brackets and may hold anything; user and system time are the 14th and 15th field.
        fields = (self._folder / "stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def _most_memory(self) -> float:
        for line in (self._folder / "status").read_text().splitlines():
            if line.startswith("VmHWM:"):
                return int(line.split()[1]) / 1024
        raise OSError(f"{self._folder} tells no memory")
