"""What a process does in a test whose grammar takes its time, dies, or never begins."""

from __future__ import annotations

import os
import threading
import time
from multiprocessing.connection import Connection
from typing import Any

import pytest

from data.community import workshop
from engine.games.registry import MANIFESTS
from engine.wording import Lexicon, Reading
from tests.forked import context

LONG = 3600.0
"""Seconds that a file is given where a `Deadline` says when they are over."""
STUCK = 600.0
"""Seconds for which a process does nothing; it is stopped before they are over, on however slow a machine."""
PATIENCE = 60.0
"""Seconds after which who reads waits no longer for what shall happen meanwhile."""
GRAMMAR = MANIFESTS["lorcana"].grammar
compile_text = GRAMMAR.compile


def forked(patch: pytest.MonkeyPatch) -> None:
    """From now on a file is read by a process that knows the game already, which is not how the bot begins one."""
    patch.setattr(workshop, "CONTEXT", context())


def hesitant(pipe: Connection, raw: bytes, known: dict[str, Lexicon]) -> None:
    """The text that says so takes for ever."""

    def compiled(text: str, lang: str, **words: Any) -> Reading:
        if "fog" in text:
            time.sleep(STUCK)
        return compile_text(text, lang, **words)

    GRAMMAR.compile = compiled  # type: ignore[method-assign]  # in this process only
    workshop.work(pipe, raw, known)


def dying(pipe: Connection, raw: bytes, known: dict[str, Lexicon]) -> None:
    """It dies of the text that says so."""

    def compiled(text: str, lang: str, **words: Any) -> Reading:
        if "fog" in text:
            os._exit(1)
        return compile_text(text, lang, **words)

    GRAMMAR.compile = compiled  # type: ignore[method-assign]  # in this process only
    workshop.work(pipe, raw, known)


def greedy(pipe: Connection, raw: bytes, known: dict[str, Lexicon]) -> None:
    """The text that says so takes more memory than there is for it."""

    def compiled(text: str, lang: str, **words: Any) -> Reading:
        kept = bytes(2 * workshop.MOST_MEMORY) if "fog" in text else b""
        return compile_text(text[len(kept) :], lang, **words)

    GRAMMAR.compile = compiled  # type: ignore[method-assign]  # in this process only
    workshop.work(pipe, raw, known)


def idle(pipe: Connection, raw: bytes, known: dict[str, Lexicon]) -> None:
    """Nothing comes, however long it takes until somebody looks."""
    time.sleep(STUCK)


class Deadline:
    """The clock that bounds the reading of a file, in place of the real one: the time is over when so many messages of
    the process are there (and what it shall wait for has happened), or when somebody says so, however slow the machine
    is.
    """

    def __init__(
        self, patch: pytest.MonkeyPatch, messages: int | None = None, not_before: threading.Event | None = None
    ) -> None:
        self._messages, self._not_before = messages, not_before
        self._looks, self._passed = 0, 0.0
        patch.setattr(workshop, "time", self)

    def monotonic(self) -> float:
        """Looked at once for the deadline, then before each message."""
        self._looks += 1
        if self._messages is not None and self._looks == self._messages + 2:
            if self._not_before is not None:
                self._not_before.wait(PATIENCE)
            self.over()
        return time.monotonic() + self._passed

    def over(self) -> None:
        """From now on the time is over."""
        self._passed = LONG
