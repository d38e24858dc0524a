"""What is done if a player has not done what he could have done, and what holds if its opposite does not."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.games.precious_memories.nodes import Appear, Leaves, Remove, SpendCoins, TakeCoins, ToArea, ToEx, ToField
from engine.games.precious_memories.wording.nouns.losses import gives_up
from engine.games.precious_memories.wording.sentences import looks_first
from engine.kernel.cards.tree import (
    Compare,
    Count,
    Discard,
    Draw,
    Exert,
    If,
    In,
    Look,
    Matches,
    May,
    Ready,
    Seq,
    Tally,
    This,
    ToDeck,
    ToDiscard,
    ToHand,
    Unless,
    You,
)
from engine.wording import REFUSED, Bindings, Parts, Phrase, bare, made, word

_DEEDS: tuple[tuple[tuple[type, ...], str, str], ...] = (
    ((ToDiscard, Discard), "捨て札に[しなかった|しない]", "discarded"),
    ((Exert,), "休息状態に[しなかった|しない]", "rested"),
    ((Ready,), "活動状態に[しなかった|しない]", "made active"),
    ((TakeCoins, SpendCoins, Remove), "[ゲームから|]取り除[かなかった|かない]", "took away"),
    ((ToField,), "場に出[さなかった|さない]", "put onto the field"),
    ((ToHand,), "手札に[加えなかった|移さなかった|戻さなかった|加えない|移さない|戻さない]", "took"),
    ((ToArea, ToDeck, ToEx), "[移さなかった|移さない]", "moved"),
    ((Draw,), "カードを引[かなかった|かない]", "drew"),
    ((Appear,), "登場させ[なかった|ない]", "let appear"),
    ((Leaves,), "退場させ[なかった|ない]", "let go"),
    ((), "[そうしなかった|そうしない]", "did"),
)
"""What has not been done, by its word; none: whatever it was."""


def _last(value: object) -> object:
    value = bare(value)
    return value.parts[-1] if isinstance(value, Seq) else value


def _else(kinds: tuple[type, ...]) -> Parts:
    """What a player may do, and what is done if he does not."""

    def fits(escape: object, who: object) -> bool:
        if (
            looks_first(escape)
            or isinstance(bare(escape), Look)
            or (who != You() and isinstance(bare(escape), Discard))
        ):
            return False
        return not kinds or isinstance(_last(escape), kinds)

    def build(bindings: Bindings) -> object:
        may: Any = bindings["may"]
        if not isinstance(may, May) or may.bundle or not fits(may.body, may.who):
            return REFUSED
        if may.who != You() and gives_up(bare(bindings["body"])):  # his, who has not done it, or one's own
            return REFUSED
        return Unless(bindings["body"], may.body, may.who)  # type: ignore[arg-type]

    def match(value: object) -> Bindings | None:
        if not isinstance(value, Unless) or not fits(value.escape, value.who):
            return None
        return {"may": May(value.escape, value.who), "body": value.body}

    return build, match


def _unless() -> Iterator[Phrase]:
    for kinds, ja, en in _DEEDS:
        yield made(
            "done",
            *_else(kinds),
            ja="{may:done_once}。[|カードを|キャラを|そのキャラを|そのカードを|このカードを]"
            + ja
            + "場合、{body:chain}",
            en="{may:done_once}. ^if nobody " + en + " it, {body:chain}",
        )


_STATES = (("ready", "休息状態"), ("exerted", "活動状態"))


def _opposite(state: str) -> Parts:
    """Of this card, which is either active or resting: one thing or the other."""
    condition = Matches(This(), In(state))

    def build(bindings: Bindings) -> object:
        if bare(bindings["condition"]) != condition:
            return REFUSED
        return If(bindings["condition"], bindings["then"], bindings["otherwise"])  # type: ignore[arg-type]

    def match(value: object) -> Bindings | None:
        match value:
            case If(when, then, otherwise) if otherwise is not None and bare(when) == condition:
                return {"condition": when, "then": then, "otherwise": otherwise}
        return None

    return build, match


def _if_none(*, field: bool) -> Parts:
    """If there is somebody such, one thing, and if there is nobody, another; `field`: on the field."""

    def fits(condition: object) -> bool:
        match bare(condition):
            case Compare(Count(zone=zone), ">=", 1):
                return (zone == "play") == field
        return False

    def build(bindings: Bindings) -> object:
        if not fits(bindings["condition"]):
            return REFUSED
        return If(bindings["condition"], bindings["then"], bindings["otherwise"])  # type: ignore[arg-type]

    def match(value: object) -> Bindings | None:
        match value:
            case If(when, then, otherwise) if otherwise is not None and fits(when):
                return {"condition": when, "then": then, "otherwise": otherwise}
        return None

    return build, match


NOT_DONE: tuple[Phrase, ...] = (
    *_unless(),
    word("if", Compare(Tally("discarded"), "==", 0), ja="捨て札にしなかった場合、", en="if they did not, "),
    *(
        made(
            "sentence",
            *_opposite(state),
            ja="{condition:if}{then:timed}。" + other + "の場合、{otherwise:timed}",
        )
        for state, other in _STATES
    ),
    *(
        made("sentence", *_if_none(field=field), ja="{condition:if}{then:timed}。" + none + "場合、{otherwise:timed}")
        for field, none in ((True, "いない"), (False, "ない"))
    ),
)
