"""How the publishers number their rules: for each game, what reads its document."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

Form = Callable[[str], Mapping[str, str]]
"""Every numbered rule of a document's text, by the number under which we speak of it."""

FORMS: Final[Mapping[str, Form]] = {}
