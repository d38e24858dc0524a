"""Who did what: "who sang a song this turn", "who sang this song"; and what is chosen only to be spoken of."""

from __future__ import annotations

from msgspec.structs import replace

from engine.kernel.cards.tree import (
    AllOf,
    Anything,
    Choose,
    Chooser,
    Chosen,
    Compare,
    Count,
    Did,
    Every,
    In,
    Is,
    Manner,
    Opponents,
    Players,
    This,
    Times,
    Trigger,
    Who,
    You,
)
from engine.wording import Bindings, Phrase, Slot, made, node, phrase, word

from .filters import has_kind, joined
from .history import JA_TURN

_DONE: tuple[tuple[str, Manner, str, str], ...] = (
    # event, manner, Japanese, English
    ("quest", "", "クエストした", "quested"),
    ("sing", "", "歌を歌った", "sang[ a song|]"),
    ("move", "", "ロケーションに移動した", "moved to a location"),
    ("damage", "dealt", "ダメージを与えられた", "was dealt damage"),
    ("damage", "", "ダメージを受けた", "was damaged"),
)
"""What is told of one that did it this turn, or to whom it was done."""
_SANG = "[sang|exerted to sing|was exerted to sing|were exerted to sing]"
_PLAYED: tuple[tuple[Who, str, str], ...] = (
    (Players(), f"{JA_TURN}プレイされた", " [that was|who was|that were|who were|] played this turn"),
    (You(), f"あなたが{JA_TURN}プレイした", " [|that ][you played|you've played] this turn"),
    (Opponents(), f"対戦相手が{JA_TURN}プレイした", " [|that ][an opponent|opponents] played this turn"),
)
"""Who has played it this turn."""
_WHO_DISCARDS = ((You(), "あなた", "you discard"), (Opponents(), "対戦相手", "an opponent discards"))

_GONE: tuple[tuple[str, Manner, str], ...] = (
    ("banish", "", "退場した"),
    ("banish", "in_challenge", "チャレンジ中に退場した"),
    ("leave", "", "場を離れた"),
)


def _so_many(bindings: Bindings) -> object:
    """As many as it happened to."""
    on = bindings["by"]
    assert isinstance(on, Trigger)
    return Times(replace(on, subject=bindings["subject"]), each=True)


def _each_gone(value: object) -> Bindings | None:
    if not isinstance(value, Times):
        return None
    by = Trigger(value.on.event, manner=value.on.manner)
    slots: Bindings = {"by": by, "subject": value.on.subject}
    return slots if _so_many(slots) == value else None


DEEDS_DONE: tuple[Phrase, ...] = (
    *(
        word(
            "was",
            Did(Trigger(event, manner=manner)),
            ja=f"{JA_TURN}{ja}",
            en=f" [who|that] {en} this turn",
        )
        for event, manner, ja, en in _DONE
    ),
    *(word("was", Did(Trigger("play", by=by)), ja=ja, en=en) for by, ja, en in _PLAYED),
    word("was", In("sings_it"), ja="この歌を歌った", en=f" [who|that] {_SANG} this song"),
    made("fields", *joined(In("sings_it")), en=f"{{rest:np.s}} [who|that] {_SANG} this song"),
    made(
        "field", *joined(In("sings_it")), ja="この歌を歌った{rest:np}", en=f"{{rest:np}} [who|that] {_SANG} this song"
    ),
    phrase(
        "cond",
        Compare,
        left=node(Count, filter=Slot("filter")),
        op=">=",
        right=1,
        ja="{filter:one_who_sang}がこの歌を歌って<いた>",
        en=f"{{filter:one_who_sang}} {_SANG} this song",
    ),
    made("one_who_sang", *joined(In("sings_it")), ja="{rest:np}", en="@{rest:np}"),
    *(
        phrase(
            sort,
            Every,
            filter=node(AllOf, parts=(Slot("rest"), In("sings_it"))),
            en=f"the {{rest:np}} [who|that] {_SANG} this song",
        )
        for sort in ("subj", "object")
    ),
    # so many of them
    *(
        made(sort, _so_many, _each_gone, ja=f"{JA_TURN}{{by:gone_by}}{{subject:np}}{much}")
        for sort, much in (("per", "[1体|1つ|1枚]につき[、|]"), ("each", "と同じ"))
    ),
    *(word("gone_by", Trigger(event, manner=manner), ja=ja) for event, manner, ja in _GONE),
    # only to be spoken of
    phrase("plain", Choose, ja="{target:picked}を[選ぶ|1体選ぶ]", en="choose {target:some_one}"),
    phrase(
        "plain",
        Choose,
        target=node(Chosen, by=Slot("by"), filter=Slot("filter"), whose=Chooser()),
        when=has_kind("filter", "character", "item", "location"),
        ja="{by:player}自分の{filter:one_of}を選ぶ",
        en="{by:player} chooses one of their {filter:np.s}",
    ),
    # the card that is discarded
    *(
        row
        for by, ja, en in _WHO_DISCARDS
        for row in (
            word(
                "trigger",
                Trigger("discarded", by=by),
                ja=f"{ja}がカードを[|1枚]捨てるたび、",
                en=f"whenever {en} a card",
            ),
            phrase(
                "trigger",
                Trigger,
                event="discarded",
                by=by,
                when=lambda bindings: bindings["subject"] != Anything(),
                ja=f"{ja}が{{subject:card}}を[|1枚]捨てるたび、",
                en=f"whenever {en} @{{subject:card}}",
            ),
        )
    ),
    # from one to another
    phrase(
        "trigger",
        Trigger,
        event="vacate",
        ja="{subject:one}がロケーションから他のロケーションに移動するたび、",
        en=(
            "[whenever|when] {subject:one} moves from one location to another[ location|]",
            "[whenever|when] you move {subject:one} from one location to another[ location|]",
        ),
    ),
    # away from here
    phrase(
        "trigger",
        Trigger,
        event="vacate",
        counterpart=node(Is, target=Slot("this")),
        ja="{subject:one}が{this}から他のロケーションに移動するたび、",
        en="[whenever|when] {subject:one} moves from {this} to another location",
    ),
    phrase(
        "trigger",
        Trigger,
        event="vacate",
        counterpart=Is(This()),
        ja="{subject:one}がここから他のロケーションに移動するたび、",
        en="[whenever|when] {subject:one} moves from here to another location",
    ),
)
