"""What has to be so for a text to hear what happens, where it is told behind it."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from engine.kernel.cards.tree import Lying, Triggered
from engine.wording import REFUSED, Bindings, Parts


def only_then() -> Parts:
    """What is heard only if something is so, which is told behind it; its own card is counted, too (R-PM-125)."""

    def build(bindings: Bindings) -> object:
        heard: Any = bindings["heard"]
        if not isinstance(heard, Triggered) or isinstance(heard, Lying) or heard.condition is not None:
            return REFUSED
        return replace(heard, condition=bindings["condition"])

    def match(value: object) -> Bindings | None:
        if not isinstance(value, Triggered) or isinstance(value, Lying) or value.condition is None:
            return None
        return {"heard": replace(value, condition=None), "condition": value.condition}

    return build, match
