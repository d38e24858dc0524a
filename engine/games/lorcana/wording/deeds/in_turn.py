"""What each of several players does: with the top of his own deck, and for each that he has."""

from __future__ import annotations

from engine.games.lorcana.nodes import ToInkwell
from engine.games.lorcana.wording.nouns.filters import LEAVES
from engine.kernel.cards.tree import (
    Anything,
    Count,
    Draw,
    GainPoints,
    If,
    InTurn,
    LosePoints,
    May,
    PlayFree,
    RevealTop,
    Seq,
    Side,
    ToDeck,
    ToDiscard,
    ToHand,
    Unplayed,
    You,
)
from engine.wording import REFUSED, Bindings, Parts, Phrase, leaves, made, passing, phrase

_SHOWN_JA = (
    "{who:player}自分のデッキの一番上のカードを公開する。{condition:condition.nara}なら、そのプレイヤーは{then:own_way}"
)
_SHOWN_EN = "{who:player} reveals the top card of their deck. ^if {condition}, they {then:own_way}"


def _asked_in_turn(bindings: Bindings) -> object:
    """Each reveals a card of his own and does something with it."""
    who = bindings["who"]
    if isinstance(who, You):
        return REFUSED
    parts = [RevealTop(), If(bindings["condition"], bindings["then"])]  # type: ignore[arg-type]  # as sorts say
    if bindings.get("otherwise") is not None:
        parts.append(If(Unplayed(), bindings["otherwise"]))  # type: ignore[arg-type]  # an effect
    return InTurn(who, Seq(tuple(parts)))  # type: ignore[arg-type]  # a player and effects


def _revealed_in_turn(value: object) -> Bindings | None:
    match value:
        case InTurn(who, Seq((RevealTop(), If(condition, then, None)), "sentence")):
            return {"who": who, "condition": condition, "then": then}
        case InTurn(who, Seq((RevealTop(), If(condition, then, None), If(Unplayed(), otherwise, None)), "sentence")):
            return {"who": who, "condition": condition, "then": then, "otherwise": otherwise}
    return None


def _for_pile(verb: type[Draw | GainPoints | LosePoints]) -> Parts:
    """What each player draws, gains or loses for each card of a pile of his own."""

    def build(bindings: Bindings) -> object:
        if isinstance(bindings["who"], You):
            return REFUSED
        return InTurn(bindings["who"], verb(You(), Count(Anything(), bindings["zone"], You())))  # type: ignore[arg-type]

    def match(value: object) -> Bindings | None:
        match value:
            case InTurn(who, inner) if type(inner) is verb and isinstance(inner.amount, Count):
                slots: Bindings = {"who": who, "zone": inner.amount.zone}
                return slots if inner.amount.zone != "play" and build(slots) == value else None
        return None

    return build, match


def _counts(bindings: Bindings) -> object:
    """Each player so much for each that is his own."""
    who, filter_ = bindings["who"], LEAVES.combined([*leaves(bindings["filter"]), Side(True)])
    if isinstance(who, You) or filter_ is REFUSED:
        return REFUSED
    return InTurn(who, bindings["verb"](You(), Count(filter_)))  # type: ignore[arg-type, operator]  # as the rows have it


def _counted_in_turn(verb: type[Draw | GainPoints | LosePoints]) -> Parts:
    """What each player draws, gains or loses for each of a kind that he has in play."""

    def match(value: object) -> Bindings | None:
        match value:
            case InTurn(who, inner) if type(inner) is verb and isinstance(inner.amount, Count):
                rest = [leaf for leaf in leaves(inner.amount.filter) if leaf != Side(True)]
                slots: Bindings = {"who": who, "filter": LEAVES.combined(rest)}
                return slots if _counts(slots | {"verb": verb}) == value else None
        return None

    return lambda bindings: _counts(bindings | {"verb": verb}), match


IN_TURN: tuple[Phrase, ...] = (
    made(
        "plain",
        _asked_in_turn,
        _revealed_in_turn,
        ja=(_SHOWN_JA, _SHOWN_JA + "。そうしないなら、そのプレイヤーは{otherwise:own_way}"),
        en=(_SHOWN_EN, _SHOWN_EN + ". ^otherwise, they {otherwise:own_way}"),
    ),
    *(
        made(
            "clause",
            *_counted_in_turn(verb),
            ja=f"{{who:player}}自分の場[の|にある|にいる]{{filter:np}}と同じ数の{ja}",
            en=f"{{who:player}} {en} for each {{filter:np}} they have in play",
        )
        if counted
        else made(
            "clause",
            *_for_pile(verb),
            ja=f"{{who:player}}自分の{{zone:pile}}にあるカードと同じ数の{ja}",
            en=f"{{who:player}} {en} for each card in their {{zone:pile}}",
        )
        for counted in (True, False)
        for verb, ja, en in (
            (Draw, "カードを<引く>", "draws a card"),
            (GainPoints, "ロアを<得る>", "gains 1 lore"),
            (LosePoints, "ロアを<失う>", "loses 1 lore"),
        )
    ),
    # each of them
    passing("own_way", "own_act", ja="{it}", en="{it}"),
    phrase("own_way", May, ja="{body:own_act.te}もよい", en="may {body:own_act}"),
    phrase("own_act", ToHand, ja="{target:it_card}手札に<加える>", en="put {target:it_card} into their hand"),
    phrase(
        "own_act",
        ToDiscard,
        ja="{target:it_card}捨て札に<置く>",
        en=("put {target:it_card} into their discard", "discard {target:it_card}"),
    ),
    *(
        phrase(
            "own_act",
            ToDeck,
            place=place,
            ja="{target:it_card}自分のデッキの一番" + ja,
            en="put {target:it_card} on the " + place + " of their deck",
        )
        for place, ja in (("bottom", "下に<置く>"), ("top", "上に<置く>"))
    ),
    phrase(
        "own_act",
        ToInkwell,
        ja="{target:it_card}自分のインクウェルに{exerted:facing}<置く>",
        en="put {target:it_card} into their inkwell{exerted:facing}",
    ),
    phrase("own_act", PlayFree, ja="{what:free}コストを支払わずに<プレイする>", en="play {what:free} for free"),
)
