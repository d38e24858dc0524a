"""What a process does in a test whose grammar takes its time, dies, or never begins."""

from __future__ import annotations

import os
import time
from multiprocessing.connection import Connection

from data.community import judging, workshop
from data.sheets import Language

compile_text = judging.compile_text


def hesitant(pipe: Connection, raw: bytes, lang: Language, known: dict[str, str]) -> None:
    """The text that says so takes a minute."""
    def compiled(text: str, *rest: object, **named: object) -> object:
        if "fog" in text:
            time.sleep(60)
        return compile_text(text, *rest, **named)

    judging.compile_text = compiled
    workshop.work(pipe, raw, lang, known)


def dying(pipe: Connection, raw: bytes, lang: Language, known: dict[str, str]) -> None:
    """It dies of the text that says so."""
    def compiled(text: str, *rest: object, **named: object) -> object:
        if "fog" in text:
            os._exit(1)
        return compile_text(text, *rest, **named)

    judging.compile_text = compiled
    workshop.work(pipe, raw, lang, known)


def greedy(pipe: Connection, raw: bytes, lang: Language, known: dict[str, str]) -> None:
    """The text that says so takes more memory than there is for it."""
    def compiled(text: str, *rest: object, **named: object) -> object:
        kept = bytes(2 * workshop.MOST_MEMORY) if "fog" in text else b""
        return compile_text(text[len(kept):], *rest, **named)

    judging.compile_text = compiled
    workshop.work(pipe, raw, lang, known)


def idle(pipe: Connection, raw: bytes, lang: Language, known: dict[str, str]) -> None:
    """Nothing comes."""
    time.sleep(60)
