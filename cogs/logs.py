"""What is logged: lines for people, or a JSON document a line; never a secret, and no card of a hand.

Discord's library tells whole messages at its level DEBUG, and what an exception says may quote whatever was at hand: so
the library stays at INFO, and of an exception its kind and places are told, not its words.
"""

from __future__ import annotations

import json
import logging
import os
import traceback
from collections import Counter
from datetime import UTC, datetime
from typing import NamedTuple

PLAIN = "%(levelname)s %(name)s: %(message)s"
HIDDEN = "***"


class Fault(NamedTuple):
    """When something went wrong, in seconds since 1970, and in which part."""

    at: float
    where: str


class Faults(logging.Handler):
    """Counts errors by where they came from, and remembers the last one."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.last: Fault | None = None
        self.counts: Counter[str] = Counter()

    def emit(self, record: logging.LogRecord) -> None:
        self.last = Fault(record.created, record.name)
        self.counts[record.name] += 1


FAULTS = Faults()
"""Those of this process."""


class Discreet(logging.Formatter):
    """Lines in which no secret stands."""

    def __init__(self, *secrets: str) -> None:
        super().__init__(PLAIN)
        self._secrets = [secret for secret in secrets if secret]

    def format(self, record: logging.LogRecord) -> str:
        line = super().format(record)
        for secret in self._secrets:
            line = line.replace(secret, HIDDEN)
        return line


class Structured(Discreet):
    """One document a line: `at`, `level`, `from`, `says`, and for an exception `raised` (its kind) and `places`."""

    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "from": record.name,
            "says": self._hidden(record.getMessage()),
        }
        if record.exc_info and record.exc_info[1] is not None:
            error = record.exc_info[1]
            told["raised"] = type(error).__name__
            told["places"] = [
                f"{frame.filename}:{frame.lineno} {frame.name}" for frame in traceback.extract_tb(error.__traceback__)
            ]
        return json.dumps(told, ensure_ascii=False)

    def _hidden(self, text: str) -> str:
        for secret in self._secrets:
            text = text.replace(secret, HIDDEN)
        return text


def begin(form: str, *secrets: str) -> None:
    """Log to standard error from now on, at the level KOTATSU_LOG: documents for the form "json", else lines."""
    lines = logging.StreamHandler()
    lines.setFormatter(Structured(*secrets) if form == "json" else Discreet(*secrets))
    logging.basicConfig(level=os.environ.get("KOTATSU_LOG", "WARNING"), handlers=[lines, FAULTS])
    if form == "json":
        logging.getLogger("discord").setLevel(max(logging.INFO, logging.getLogger().level))
