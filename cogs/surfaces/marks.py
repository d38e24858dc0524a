"""What is known of a surface beside where it is and what it shows."""

from __future__ import annotations

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from engine.table import SurfaceRow


class MessageMark(Struct, frozen=True, omit_defaults=True):
    """What else is known of a surface: `nonce` of a post under way, when it was posted, marks of what it shows, older
    messages whose buttons must go, and whom or what it is about (`turn`, `about`). `live`: it has its buttons. `clock`:
    what it says of the clock. `tried`: when its channel was last found shut. `since`: when the post
    under way was begun; `is_claimed`: it was not begun yet, and whoever does so takes that nonce. `is_laid_out`: the
    messages have the form of components V2.
    """

    nonce: str = ""
    at: float = 0.0
    face: str = ""
    art: str = ""
    old: tuple[tuple[int, int], ...] = ()
    turn: int = -1
    about: str = ""
    live: bool = False
    trouble: str = ""
    clock: str = ""
    tried: float = 0.0
    since: float = 0.0
    is_laid_out: bool = False
    is_claimed: bool = False


def mark_of(row: SurfaceRow) -> MessageMark:
    """The mark of a surface."""
    return msgspec.json.decode(row.extra, type=MessageMark) if row.extra else MessageMark()


def extra_of(mark: MessageMark) -> str:
    """A mark as a surface holds it."""
    return msgspec.json.encode(mark).decode()


def marked(row: SurfaceRow, mark: MessageMark) -> SurfaceRow:
    """The surface with another mark."""
    return replace(row, extra=extra_of(mark))
