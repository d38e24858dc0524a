"""How the publishers number their rules: for each game, what reads its document."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from data.rules.forms.numbered import harem_master, lorcana, mlp, quintuplets
from data.rules.forms.precious_memories import precious_memories

Form = Callable[[str], Mapping[str, str]]
"""Every rule of a document's text, by the number under which we speak of it."""

FORMS: Final[Mapping[str, Form]] = {
    "harem_master": harem_master, "lorcana": lorcana, "mlp": mlp, "precious_memories": precious_memories,
    "quintuplets": quintuplets,
}
