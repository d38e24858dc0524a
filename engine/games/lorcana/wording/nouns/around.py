"""What stands around a noun besides: a number, a place, what they did this turn, a keyword with a number."""

from __future__ import annotations

from engine.games.lorcana.wording.conditions.history import JA_TURN
from engine.games.lorcana.wording.nouns.filters import bag
from engine.games.lorcana.wording.terms import STATS
from engine.kernel.cards.tree import (
    AllOf,
    Anything,
    At,
    Count,
    Did,
    Every,
    Has,
    In,
    Manner,
    Op,
    Opponents,
    Players,
    StatOf,
    Trigger,
    Who,
    You,
)
from engine.wording import It, Phrase, Slot, made, node, passing, phrase, word
from engine.wording import pronoun as pointing

_LESS: tuple[tuple[Op, str], ...] = (
    ("<", "less than"),
    (">", "[more|greater] than"),
    ("<=", "[less than or equal to|equal to or less than]"),
    (">=", "[greater than or equal to|equal to or greater than]"),
)
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

AROUND: tuple[Phrase, ...] = (
    # with a place
    phrase("at", At, en=" {target:there_at}"),
    pointing("there_at", It("one", ("location",), True), en="there"),
    made("np", *bag(), en="{side:opposing?}{ink:ink?}{class:class~?}{kind:kind~}{at:at}{has:has}"),
    made("np", *bag(), en="{side:opposing?}{ink:ink?}{class:class~?}{kind:kind~}{at:at}{state:was}"),
    # with a keyword and a number
    made(
        "np",
        *bag(),
        en=(
            "{side:opposing?}{state:state?}{ink:ink?}{class:class~?}{kind:kind~}{with:with}{has:has_and}",
            "{state:state?}{ink:ink?}{class:class~?}{kind:kind~}{side:yours}{with:with}{has:has_and}",
        ),
    ),
    *(
        phrase("has_and", Has, stat="cost", op=op, en=f" and cost {{amount:number}}{en}")
        for op, en in (("<=", " or less"), (">=", " or more"), ("==", ""))
    ),
    *(
        phrase("has_and", Has, op=op, en=f" and {{amount:number}} {{stat:stat}}{en}")
        for op, en in (("<=", " or less"), (">=", " or more"))
    ),
    # what they did this turn
    word("was", In("has_challenged_this_turn"), ja="このターンにチャレンジした", en=" who challenged this turn"),
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
    *(
        phrase(
            sort,
            Every,
            filter=node(AllOf, parts=(Slot("rest"), In("sings_it"))),
            en=f"the {{rest:np}} [who|that] {_SANG} this song",
        )
        for sort in ("subj", "object")
    ),
    # numbers
    *(phrase("has", Has, stat=stat, op="==", amount=0, en=f" with no {icon}") for stat, icon in STATS.items()),
    *(phrase("has", Has, op=op, en=f" with {{stat:stat_or_cost}} {en} {{amount:equal}}") for op, en in _LESS),
    *(
        phrase(
            "has",
            Has,
            stat="cost",
            op=op,
            amount=node(StatOf, stat="cost", target=Slot("whose")),
            ja=f"{{whose:compared}}よりコストの{ja}",
            en=f" with {en} cost than {{whose:compared}}",
        )
        for op, ja, en in (("<", "小さい", "[lower|less]"), (">", "大きい", "[higher|more]"))
    ),
    word("stat_or_cost", "cost", en="cost"),
    passing("stat_or_cost", "stat", en="{it}"),
    phrase(
        "has",
        Has,
        op="<",
        amount=Count(Anything(), "hand", You()),
        ja="あなたの手札の枚数より{stat}の小さい",
    ),
)
