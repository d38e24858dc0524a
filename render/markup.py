"""Words of others in a Discord message: shown as they stand, never obeyed."""

from __future__ import annotations

import re
from typing import Final

_SIGNS: Final = re.compile(r"([\\*_~`|<>\[\]])")
_LEADING: Final = re.compile(r"^([#\-+.>])")
_INVITE: Final = re.compile(r"(discord(?:app)?)\.(?=gg|com)", re.IGNORECASE)


def escaped(text: str) -> str:
    """Text as it stands, for a Discord message: no markup, no link, no invitation, no mention."""
    plain = _LEADING.sub(r"\\\1", _SIGNS.sub(r"\\\1", text))
    return _INVITE.sub("\\1.\u200b", plain).replace("://", ":\u200b//").replace("@", "@\u200b")
