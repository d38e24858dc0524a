"""A kite as it is written down in files."""

from __future__ import annotations

from typing import Literal

from engine.manifest.form import CardEntry, CardForm, CardType, Number


class KiteEntry(CardEntry, kw_only=True):
    """A kite as printed."""

    type: Literal["kite"] = "kite"
    strength: Number


FORM = CardForm("kites", KiteEntry, {"kite": CardType(("strength",))})
