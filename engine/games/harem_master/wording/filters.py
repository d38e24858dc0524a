"""Which cards are meant: the leaves that stand around a noun, at most one of each rank."""

from __future__ import annotations

from engine.kernel.cards.tree import (
    AnyOf,
    Anything,
    At,
    Class,
    Every,
    In,
    Kind,
    Named,
    Other,
    Side,
)
from engine.wording import (
    Leaves,
    Lot,
    Lots,
    leaves,
    ranks,
)

CHARACTER, LADY, GENTLEMAN = Kind("character"), Kind("lady"), Kind("gentleman")
ITEM, EVENT = Kind("item"), Kind("event")
ATTACKING, INTERCEPTING = In("challenging"), In("being_challenged")
BATTLING = AnyOf((ATTACKING, INTERCEPTING))
_STATES = {
    "challenging": "doing",
    "being_challenged": "doing",
    "ready": "state",
    "exerted": "state",
    "wearing": "wearing",
}
_ORDER = (
    *("side", "kind", "other", "name", "faction", "doing", "state", "wearing", "on"),
    *("physical", "mental", "cost", "random"),
)
_NOUN = ("kind", "name", "faction")


rank = ranks(
    {Side: "side", Kind: "kind", Other: "other", Named: "name", Class: "faction", At: "on"},
    states=_STATES,
    stats={each: each for each in ("physical", "mental", "cost", "random")},
    whole=((BATTLING, "doing"),),
    lists=("faction",),
    denied={Class: "faction"},
)
LEAVES = Leaves(rank, _ORDER)
LOTS = Lots(LEAVES, _NOUN)


def one_fights(value: object) -> bool:
    """Whether it is a lot of which there is but one: who attacks, or who intercepts (306.5)."""
    filter_ = value.filter if isinstance(value, Lot | Every) else Anything()
    return any(leaf in (ATTACKING, INTERCEPTING) for leaf in leaves(filter_))
