"""Who takes no part in an approach."""

from __future__ import annotations

from engine.kernel.cards.tree import AnyOf, In, Not
from engine.wording import Phrase, word

TAKING_PART = AnyOf((In("approaching"), In("blocking")))
IDLE: tuple[Phrase, ...] = tuple(
    word("doing", Not(state), ja=f"{ja}[、|]", en=f" not {en}")
    for state, ja, en in (
        (In("approaching"), "アプローチ[していない|に参加していない]", "approaching"),
        (In("blocking"), "妨害[していない|に参加していない]", "blocking"),
        (In("blocked"), "妨害されていない", "being blocked"),
        (TAKING_PART, "アプローチまたは妨害[していない|に参加していない]", "approaching or blocking"),
    )
)
