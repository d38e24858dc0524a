"""What this card is or does where the sentence has named it already, and what has been done in this turn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.games.precious_memories.wording.filters import LEAVES
from engine.kernel.cards.tree import (
    Compare,
    Count,
    Filter,
    Happened,
    Has,
    In,
    Matches,
    Players,
    StatOf,
    This,
    Trigger,
)
from engine.wording import REFUSED, Bindings, Lot, Parts, Phrase, Slot, leaves, made, node, passing, phrase

BLOCKS_THIS: Filter = Has("facing", "<=", StatOf("faced", This()))
_THIS_TURN = "[このターン、|このターンの間に、|このターンの間に|同じターンの間に、|同じターンの間に]"
_DOING = (("approaching", "アプローチ"), ("blocking", "妨害"))


def _done_this_turn() -> Iterator[Phrase]:
    """So many have done it in this turn."""
    yield phrase(
        "cond",
        Happened,
        on=node(Trigger, event="gave_point", manner="in_challenge", subject=Slot("subject")),
        ja=_THIS_TURN + "{subject:who}がアプローチでポイントを与えている",
        en="{subject:who} has given a point by approaching this turn",
    )
    for event, ja, en in (
        ("approach", "アプローチ[している|に参加している]", "approached"),
        ("block_declared", "妨害[している|に参加している]", "blocked"),
        ("appear", "登場している", "appeared"),
        ("come_in", "場に出ている", "come onto the field"),
        ("exit", "退場している", "exited"),
        ("blocked", "妨害されている", "been blocked"),
    ):
        start = _THIS_TURN + "{subject:who}が"
        on = node(Trigger, event=event, subject=Slot("subject"))
        yield phrase("cond", Happened, on=on, ja=start + ja, en="{subject:who} has " + en + " this turn")
        yield phrase(
            "cond",
            Happened,
            on=on,
            least=Slot("n"),
            ja=start + "{n:plural}枚以上" + ja,
            en="{n:plural} or more {subject:who} have " + en + " this turn",
        )


def those_of() -> Parts:
    return (
        lambda b: b["lot"].filter if isinstance(b["lot"], Lot) and b["lot"].zone == "play" else REFUSED,
        lambda v: None if isinstance(v, Has) else {"lot": Lot(v)},  # type: ignore[arg-type]
    )


def _own() -> Iterator[Phrase]:
    """What this card is or does, where the sentence has named it already."""
    for state, ja in (
        *((state, ja + "[している|に参加している]") for state, ja in _DOING),
        ("blocked", "妨害されている"),
    ):
        yield phrase("own_cond", Matches, target=This(), filter=In(state), ja=ja)
    for state, ja in (
        ("exerted", "休息状態である"),
        ("in_main", "メインエリアにいる"),
        ("in_support", "サポートエリアにいる"),
    ):
        yield phrase("own_cond", Matches, target=This(), filter=In(state), ja=ja)
    yield phrase(
        "own_cond",
        Matches,
        target=This(),
        filter=node(Has, stat=Slot("coin"), op=">=", amount=1),
        ja="{coin}コインが乗っている",
    )
    yield phrase(
        "own_cond",
        Matches,
        target=This(),
        filter=node(Has, stat=Slot("coin"), op=">=", amount=Slot("n")),
        ja="{coin}コインが{n:plural}個以上乗っている",
    )
    for blocked, ja in (("{whom:blocked_by}", ""), ("このカードが{whom:blocked_by}", "cond")):
        yield made(ja or "own_cond", *_blocked_by(), ja=blocked + "に妨害されている")
    yield passing("own_when", "own_cond", ja="{it}[場合|間]、")
    yield made("blocked_by", lambda b: b["lot"], lambda v: {"lot": v}, ja="{lot:lot}")


def _blocked_by() -> Parts:
    """Whether such a one blocks this card."""

    def build(bindings: Bindings) -> object:
        lot = bindings["whom"]
        assert isinstance(lot, Lot)
        filter_: Any = LEAVES.combined([*leaves(lot.filter), BLOCKS_THIS])
        return REFUSED if lot.zone != "play" or filter_ is REFUSED else Compare(Count(filter_), ">=", 1)

    def match(value: object) -> Bindings | None:
        match value:
            case Compare(Count(filter_, "play", Players()), ">=", 1) if BLOCKS_THIS in leaves(filter_):
                return {"whom": Lot(LEAVES.combined([leaf for leaf in leaves(filter_) if leaf != BLOCKS_THIS]))}  # type: ignore[arg-type]
        return None

    return build, match


OWN_CONDITIONS: tuple[Phrase, ...] = (
    *_own(),
    *_done_this_turn(),
    made("one_such", *those_of(), ja="{lot:lot}", en="1 {lot:lot}"),
)
