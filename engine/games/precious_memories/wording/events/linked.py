"""Two who approach together (〔連携〕): when they do, as long as they do, and who of them exits."""

from __future__ import annotations

from typing import Any

from engine.games.precious_memories.wording.events.entering import meets
from engine.games.precious_memories.wording.nouns.filters import LEAVES
from engine.kernel.cards.tree import (
    Anything,
    Both,
    Compare,
    Count,
    Filter,
    In,
    Is,
    Matches,
    Other,
    Players,
    This,
    Trigger,
)
from engine.wording import REFUSED, Bindings, Parts, Phrase, bare, leaves, made
from engine.wording import Lot as Nouns

_TOGETHER: Filter = In("approaching")


def _with_such() -> Parts:
    """When this card, which is named before, approaches with somebody such."""

    def match(value: object) -> Bindings | None:
        match value:
            case (Trigger("approach", who, whom) as on,) if bare(who) == Is(This()) and whom != Anything():
                return {"whom": whom} if on == Trigger("approach", who, whom) else None
        return None

    return (lambda bindings: (Trigger("approach", Is(This()), bindings["whom"]),)), match


def _is_with_such() -> Parts:
    """As long as it does: there is but one approach at a time."""

    def build(bindings: Bindings) -> object:
        lot = bindings["whom"]
        assert isinstance(lot, Nouns)
        filter_: Any = LEAVES.combined([*leaves(lot.filter), Other(), _TOGETHER])
        if lot.zone != "play" or filter_ is REFUSED:
            return REFUSED
        return Both((Matches(This(), _TOGETHER), Compare(Count(filter_), ">=", 1)))

    def match(value: object) -> Bindings | None:
        match value:
            case Both((Matches(target, there), Compare(Count(filter_, "play", Players()), ">=", 1))):
                parts = leaves(filter_)
                if bare(target) != This() or there != _TOGETHER or not {Other(), _TOGETHER} <= set(parts):
                    return None
                rest: Any = LEAVES.combined([leaf for leaf in parts if leaf not in (Other(), _TOGETHER)])
                return {"whom": Nouns(rest)}
        return None

    return build, match


def _single(event: Any, times: str) -> Parts:
    """One trigger by itself."""
    build, match = meets(event, times)

    def one(bindings: Bindings) -> object:
        built: Any = build(bindings)
        return REFUSED if built is REFUSED else built[0]

    return one, (lambda value: match((value,)))


_MEETS = (
    ("approach", "と[、|]アプローチ[|に参加]し", "approaches together with"),
    ("block_declared", "を妨害し", "blocks"),
    ("block_declared", "の妨害に参加し", "blocks"),
    ("blocked", "に妨害され", "is blocked by"),
)
_WITH = "と[、|]アプローチ[している|に参加している]"
LINKED: tuple[Phrase, ...] = (
    made("linked_one", lambda b: b["lot"], lambda v: {"lot": v}, ja="{lot:lot}", en="{lot:lot}"),
    *(
        made(
            "on",
            *meets("approach", times),
            ja="{who}が{whom:who}と[、|]アプローチ[|に参加]" + did,
            en=when + " {who} approaches together with {whom:who}, ",
        )
        for times, did, when in (("", "した場合、", "when"), ("each", "するごとに、", "each time"))
    ),
    *(
        made(
            "on_named",
            *_single(event, ""),
            ja="{who}が{whom:who}" + did + "た場合、",
            en="when {who} " + en + " {whom:who}, ",
        )
        for event, did, en in _MEETS
    ),
    made("own_on", *_with_such(), ja="{whom:who}と[、|]アプローチ[|に参加]した場合、"),
    made("own_cond", *_is_with_such(), ja="{whom:linked_one}" + _WITH),
    made(
        "cond",
        *_is_with_such(),
        ja="このカードが{whom:linked_one}" + _WITH,
        en="this card is approaching together with {whom:linked_one}",
    ),
)
