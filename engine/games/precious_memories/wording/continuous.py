"""What holds as long as a card is there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal

from engine.games.precious_memories.nodes import DeckLimit, Remove, ToArea, ToEx
from engine.games.precious_memories.wording.nouns.filters import THIS
from engine.games.precious_memories.wording.said.predicates import APPEARS, LEVELS, MOMENTS
from engine.games.precious_memories.wording.said.said import for_each
from engine.games.precious_memories.wording.said.subjects import lasting
from engine.kernel.cards.tree import (
    Both,
    Bound,
    Can,
    Condition,
    Every,
    Grant,
    Instead,
    Is,
    Keyword,
    Lose,
    Never,
    Opponents,
    PayLess,
    Per,
    Static,
    This,
    ToDeck,
    ToDo,
    ToHand,
    Trigger,
    Triggered,
    You,
    YourTurn,
)
from engine.wording import (
    REFUSED,
    Bindings,
    Lot,
    Many,
    Parts,
    Phrase,
    Slot,
    alone,
    made,
    node,
    passing,
    phrase,
    plain,
    word,
)


def _statics() -> Iterator[Phrase]:
    yield phrase("static", Static, when=_lasts_by_itself, ja="{effects:lastings}", en="{effects:lastings}")
    yield phrase("static", Static, ja="{condition:when}{effects:lastings}", en="{condition:when}{effects:lastings}")
    yield made("static", *condition_behind(), ja="{target:lasting_topic}[は、|は]{condition:when}{list}")
    yield made("static", *condition_behind(), ja="{target:this}[は、|は]{condition:own_when}{list}")
    yield made("static", *condition_behind(), ja="{target:this}が{condition:own_cond}場合、{list}")
    for turn, whose in ((YourTurn(), "自分"), (Never(YourTurn()), "相手")):
        for slot in ("{target:lasting_topic}[は、|は]{condition:if}", "{target:this}[は、|は]{condition:own_if}"):
            yield made("static", *condition_behind(turn), ja=whose + "のターンの間[、|]" + slot + "{list}")
    yield made("lastings", *_counted_before(), ja="{count:each_of}{target:lasting_topic}[は、|は]{gains:gains}を得る")
    yield phrase(
        "static",
        Static,
        effects=(node(PayLess, filter=THIS, amount=Slot("n")),),
        ja="このカードは、手札にある[状態で|場合][、|]{condition:hand_when}使用コスト-{n:number}を得る",
        en="{condition:hand_when}this card costs {n:number} less in the hand",
    )
    for condition in (
        "このカードは、{condition:in_state}手札にある場合、",
        "このカードは、手札にある[状態で|場合]、{condition:hand_when}",
    ):
        yield phrase(
            "static",
            Static,
            effects=(Can(This(), "appear_free"),),
            ja=condition + "〔自由登場〕を得る",
            en="{condition:hand_when}this card may appear at any time" if "in_state" in condition else (),
        )
    for id_, ja, _ in MOMENTS:
        yield phrase(
            "static",
            Static,
            effects=(Can(This(), "appear_" + id_),),
            ja="このカードは、手札にある[状態で|場合][、|]{condition:hand_when}" + ja + "[でも|にも]" + APPEARS,
        )
        if id_ != "interrupt":
            yield phrase(
                "static",
                Static,
                effects=(Can(This(), "levels_up_" + id_),),
                ja="このカードは、手札にある[状態で|場合][、|]{condition:hand_when}" + ja + "[でも|にも]" + LEVELS,
            )
    yield passing("hand_when", "when")
    yield passing("hand_when", "in_phase")
    yield phrase(
        "static",
        Static,
        effects=(node(PayLess, filter=THIS, amount=node(Per, each=Slot("n"), amount=Slot("count"))),),
        ja="このカードは、手札にある[状態で|場合]、{count:each_of}使用コスト-{n:number}を得る",
        en="this card costs {n:number} less in the hand for each {count:each_of}",
    )
    yield phrase(
        "static",
        Static,
        effects=(node(PayLess, filter=THIS, amount=Slot("n")),),
        ja="このカードは、手札にある[状態で|場合]、使用コスト-{n:number}を得る",
        en="this card costs {n:number} less in the hand",
    )
    yield phrase("static", Static, ja="{condition:when}{effects:bans}", en="{condition:when}{effects:bans}")
    yield phrase("static", Static, ja="{effects:bans}", en="{effects:bans}")


def _lasts_by_itself(bindings: Bindings) -> bool:
    """What this card alone does, when it does something or at the end of a turn, is a trigger, but for a condition."""
    match bindings["effects"]:
        case (Grant(target, (Triggered((Trigger("turn_end", by=You() | Opponents()),)),)),) if plain(target) == This():
            return False
        case (Grant(target, (Triggered((Trigger(_, Is(whose)),)),)),) if plain(target) == plain(whose) == This():
            return False
    return True


def condition_behind(turn: Condition | None = None) -> Parts:
    """The condition behind the subject; `turn`: whose turn it has to be, told before all else."""
    build_all, match_all = lasting()

    def build(bindings: Bindings) -> object:
        effects: Any = build_all(bindings)
        condition: Any = bindings["condition"]
        return REFUSED if effects is REFUSED else Static(effects, Both((turn, condition)) if turn else condition)

    def match(value: object) -> Bindings | None:
        slots = match_all(value.effects) if isinstance(value, Static) and value.condition is not None else None
        if slots is None:
            return None
        condition: Any = value.condition  # type: ignore[attr-defined]
        if turn is None:
            return slots | {"condition": condition}
        match condition:
            case Both((whose, rest)) if whose == turn:
                return slots | {"condition": rest}
        return None

    return build, match


def _counted_before() -> Parts:
    """What is counted told before whom it is for."""
    (each, each_apart), (build_all, match_all) = for_each(), lasting()

    def build(bindings: Bindings) -> object:
        said = each(bindings)
        return REFUSED if said is REFUSED else build_all(bindings | {"list": said})

    def match(value: object) -> Bindings | None:
        slots = match_all(value)
        counted = each_apart(slots["list"]) if slots is not None else None
        return None if slots is None or counted is None else {"target": slots["target"], **counted}

    return build, match


ENDS: tuple[tuple[Literal["top", "bottom"], str, str], ...] = (
    ("bottom", "下", "on the bottom"),
    ("top", "上", "on top"),
)
_REPLACED = (("exit", "退場する", "would exit"), ("leave", "場から離れる", "would leave the field"))


def _lastings() -> Iterator[Phrase | Many]:
    yield alone("bans", "lasting")
    yield phrase(
        "lasting",
        Lose,
        target=Slot("target"),
        keywords=(),
        whole=True,
        ja="{target:lost_text}のテキストは無効になる",
        en="{target:lost_text} have no text",
    )
    yield made("lost_text", _every, _as_every, ja="{lot:lot}", en="{lot:lots}")
    yield phrase(
        "lasting",
        DeckLimit,
        ja="このカードは[、|]デッキに{most:number}枚まで入れることができる",
        en="a deck may hold up to {most:number} copies of this card",
    )
    yield word(
        "lasting",
        DeckLimit(None),
        ja="このカードは[、|][EXデッキに何枚でも|EXデッキに5枚以上|デッキに何枚でも]入れることができる",
        en="a deck may hold any number of copies of this card",
    )
    yield word(
        "lasting",
        Grant(This(), (Keyword("lone"),)),
        ja="このカードと同じ名称のサポートカードは、自分の場に1枚しか出すことができない",
        en="only 1 support card with the name of this card may be on your field",
    )
    for id_, ja, en in MOMENTS:
        if id_ != "interrupt":
            yield word(
                "lasting",
                Can(This(), "levels_up_" + id_),
                ja="このカードは[、|][|手札にある場合、|手札にある状態で、]" + ja + "[でも|にも]" + LEVELS,
                en="this card may level up " + en,
            )
    yield phrase(
        "lasting",
        Instead,
        event="give_point",
        body=node(ToDo, cost=Slot("cost"), body=Slot("then")),
        ja="{filter:who}がアプローチでポイントを与える場合、代わりに[、|]{cost:act~}。その場合、{then:chain}",
        en="if {filter:who} would give a point by approaching, {cost:act} instead. ^if so, {then:chain}",
    )
    yield phrase(
        "lasting",
        Instead,
        event="give_point",
        ja="{filter:who}がアプローチでポイントを与える場合、代わりに[、|]{body:act~}",
        en="if {filter:who} would give a point by approaching, {body:act} instead",
    )
    for event, ja, en in _REPLACED:
        yield phrase(
            "lasting",
            Instead,
            event=event,
            ja=(
                "{filter:who}が[|、]" + ja + "場合、[捨て札置き場に置かれる|]代わりに{body:instead_deed}",
                "{filter:itself}は[、|]" + ja + "場合、[捨て札置き場に置かれる代わりに|代わりに|]{body:instead_deed}",
            ),
            en="if {filter:who} " + en + ", {body:instead_deed} instead",
        )


def _every(bindings: Bindings) -> object:
    lot = bindings["lot"]
    assert isinstance(lot, Lot)
    return Every(lot.filter) if lot.zone == "play" else REFUSED


def _as_every(value: object) -> Bindings | None:
    return {"lot": Lot(value.filter)} if isinstance(value, Every) and value.zone == "play" else None


CONTINUOUS: tuple[Phrase | Many, ...] = (
    word("instead_deed", Remove(Bound("subject")), ja="ゲームから取り除く", en="remove it from the game"),
    word("instead_deed", ToEx(Bound("subject")), ja="EXデッキに[移る|戻る|移す|戻す]", en="put it into the EX deck"),
    word(
        "instead_deed",
        ToArea(Bound("subject"), "support"),
        ja="サポートエリアに[移る|移す]",
        en="move it to the support area",
    ),
    word(
        "instead_deed", ToArea(Bound("subject"), "main"), ja="メインエリアに[移る|移す]", en="move it to the main area"
    ),
    word("instead_deed", ToHand(Bound("subject")), ja="手札に[戻す|戻る|移る]", en="return it to the hand"),
    *(
        word(
            "instead_deed",
            ToDeck(Bound("subject"), place),
            ja=f"デッキの{ja}に[移る|戻る|移す|戻す]",
            en=f"put it {en} of the deck",
        )
        for place, ja, en in ENDS
    ),
    *_statics(),
    *_lastings(),
)
