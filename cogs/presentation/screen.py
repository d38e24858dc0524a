"""The content of one message as a plain value: words, controls, pictures; drawn and sent by others."""

from __future__ import annotations

import hashlib
from collections.abc import Callable

import msgspec
from msgspec import Struct

from cogs.presentation.controls import Rows

TEXT_LIMIT = 1900
CHANGED_LIMIT = 1500
"""Together they are less than the 4,000 signs that a message of components V2 holds."""


class Picture(Struct, frozen=True):
    """A picture still to be drawn, its alt text, and a mark that is equal for equal pictures."""

    name: str
    alt: str
    draw: Callable[[], bytes]
    mark: str


class Screen(Struct, frozen=True):
    """The content of one message; `mentions` are the users it pings when it is posted.

    `is_laid_out`: its message is one of components V2, with the pictures first, then what has `changed`, then the text
    with the first `asked` rows in one frame, then the other rows. Else the text stands above the pictures.
    `is_passing`: its text asks, or says who is waited for, which is no longer so when its message is replaced.
    """

    text: str
    rows: Rows = ()
    pictures: tuple[Picture, ...] = ()
    mentions: tuple[int, ...] = ()
    changed: str = ""
    asked: int = 0
    is_laid_out: bool = False
    is_passing: bool = False

    @property
    def face_mark(self) -> str:
        """Equal for equal words and controls."""
        return mark(self.text, self.changed, f"{self.asked}", msgspec.json.encode(self.rows))

    @property
    def art_mark(self) -> str:
        """Equal for equal pictures."""
        return mark(*[picture.mark for picture in self.pictures])


def mark(*parts: str | bytes) -> str:
    """Equal for equal parts, another for others."""
    digest = hashlib.sha256()
    for part in parts:
        digest.update(part.encode() if isinstance(part, str) else part)
        digest.update(b"\0")
    return digest.hexdigest()[:16]
