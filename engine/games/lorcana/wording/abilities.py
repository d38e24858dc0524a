"""Whole abilities: triggered, activated, static, keyword; and what an action does."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from engine.games.lorcana.nodes import PayInk, UsedShift
from engine.games.lorcana.wording.nouns.targets import one_of_yours
from engine.games.lorcana.wording.said.attached import CHALLENGING_ONE
from engine.games.lorcana.wording.said.lists import in_lasting, lasting
from engine.kernel.cards.tree import (
    Activated,
    At,
    Banish,
    Both,
    Chosen,
    ChosenPlayer,
    Discard,
    Exert,
    Has,
    Is,
    Keyword,
    Matches,
    Never,
    PayLess,
    Side,
    Spell,
    Static,
    This,
    ToDeck,
    ToHand,
    Trigger,
    Triggered,
    You,
    YourTurn,
)
from engine.wording import (
    REFUSED,
    Bindings,
    Many,
    Phrase,
    Slot,
    Words,
    bare,
    flagged,
    gate,
    gated_of,
    holding,
    leaves,
    made,
    node,
    passing,
    phrase,
    plain,
    while_it_holds,
)

from .sentences import asks_for_a_player

_THIS = This()


def _continuous(bindings: Bindings) -> object:
    """A continuous effect chooses nothing, and is over with nothing (LOR 7.6.1)."""
    return REFUSED if _once_only(bindings["it"]) else bindings["it"]


def _as_it_is(value: object) -> Bindings | None:
    return {"it": value} if isinstance(value, Static) and not _once_only(value) else None


def _once_only(static: object) -> bool:
    assert isinstance(static, Static)
    return any(
        isinstance(getattr(effect, "target", None), Chosen | ChosenPlayer)
        or (isinstance(effect, PayLess) and effect.next)
        or getattr(effect, "duration", "")
        for effect in static.effects
    )


def _lone(value: object, **when: bool) -> Bindings | None:
    """The one trigger that holds only in some turns, without saying so."""
    if not isinstance(value, tuple) or len(value) != 1:
        return None
    plain_one = replace(value[0], **dict.fromkeys(when, False))
    return {"one": plain_one} if replace(plain_one, **when) == value[0] and plain_one != value[0] else None


def self_static(bindings: Bindings) -> object:
    effects = lasting({"target": _THIS, "list": bindings["predicate"]})
    return REFUSED if effects is REFUSED else Static(effects, bindings["condition"])  # type: ignore[arg-type]  # effects


def _self_if_it_is(bindings: Bindings) -> object:
    """Japanese leaves out the subject where the condition has named it."""
    condition = bindings["condition"]
    return self_static(bindings) if isinstance(condition, Matches) and plain(condition.target) == _THIS else REFUSED


def of_itself(value: object) -> Bindings | None:
    if not isinstance(value, Static) or value.condition is None:
        return None
    said = in_lasting(value.effects)
    if said is None or plain(said["target"]) != _THIS:
        return None
    return {"predicate": said["list"], "condition": value.condition}


def _of_this_one(value: object) -> Bindings | None:
    """The same where the card is named."""
    said = of_itself(value)
    return said and said | {"this": _THIS}


def _yours(bindings: Bindings) -> bool:
    return one_of_yours(bindings["target"])


def _yours_or_here(bindings: Bindings) -> bool:
    """A guard: at one's own location nobody but one's own characters can be."""
    target = bindings["target"]
    return one_of_yours(target) or (isinstance(target, Chosen) and At(_THIS) in leaves(target.filter))


def _told_apart(bindings: Bindings) -> bool:
    """A guard: where this very character is, or how strong, belongs to the trigger of what it does there."""
    ability = bindings["ability"]
    assert isinstance(ability, Triggered)
    if any(on.subject != Is(_THIS) for on in ability.on):
        return True
    match bare(bindings["condition"]):
        case Matches(This(), At()):
            return False
        case Matches(This(), Has(op=">=")):
            return any(on.event != "quest" for on in ability.on)
    return True


def _gated_behind(bindings: Bindings) -> object:
    """The condition stands behind what triggers."""
    ability = Triggered(bindings["on"], bindings["body"])  # type: ignore[arg-type]  # as the sorts have it
    slots: Bindings = {"ability": ability, "condition": bindings["condition"]}
    return gate(ability, bindings["condition"]) if _told_apart(slots) else REFUSED


def _behind_gate(value: object) -> Bindings | None:
    ability, condition = gated_of(value) or (None, None)
    if not isinstance(ability, Triggered) or ability != Triggered(ability.on, ability.body):
        return None
    if not _told_apart({"ability": ability, "condition": condition}):
        return None
    return {"on": ability.on, "condition": condition, "body": ability.body}


def _inside(words: tuple[str, ...], sort: str) -> tuple[str, ...]:
    return tuple(each.replace("{}", "{ability:" + sort + "}") for each in words)


def _of_this_card(bindings: Bindings) -> bool:
    """A guard: who challenges is who is spoken of."""
    said = in_lasting(bindings["effects"])
    return said is not None and plain(said["target"]) == _THIS


_TURNS: tuple[tuple[str, tuple[str, ...], dict[str, bool]], ...] = (
    ("[各ターンに|1ターンに|ターンに][1回|一度]、{}", ("once per turn, {}",), {"once": True}),
    ("あなたのターン[の間|中]、{}", ("during your turn, {}",), {"yours": True}),
    (
        "対戦相手のターン[の間|中]、{}",
        ("during an opponent's turn, {}", "during opponents' turns, {}", "during each opponent's turn, {}"),
        {"theirs": True},
    ),
    (
        "あなたのターン[の間|]に1回、{}",
        ("once during your turn, {}", "once per turn during your turn, {}"),
        {"yours": True, "once": True},
    ),
)
"""In which turns, and how often, an ability triggers."""
_HOLDING: tuple[tuple[Words, Words, dict[str, Any]], ...] = (
    ("{}", "{}", {}),
    ("{condition}間、{}", ("while {condition}, {}", "{} while {condition}"), {}),
    (
        "対戦相手のターン[の間|中]、{}",
        ("during opponents' turns, {}", "during an opponent's turn, {}", "during each opponent's turn, {}"),
        {"condition": Never(YourTurn())},
    ),
    ("あなたのターン[の間|中]、{}", "during your turn, {}", {"condition": YourTurn()}),
    (
        "このキャラクターが{rest:np}にチャレンジしている間、{}",
        ("while challenging {rest:challenged_one}, {}", "{} while challenging {rest:challenged_one}"),
        {"condition": node(Both, parts=CHALLENGING_ONE), "when": _of_this_card},
    ),
    ("{condition:condition.nara}なら、{}", ("if {condition}, {}", "{} if {condition}"), {}),
    (
        ("あなたのターン[の間|中]、{a:condition.nara}なら、{}", "あなたのターン[の間|中]、{a:condition}間、{}"),
        "during your turn, [if|while] {a:condition}, {}",
        {"condition": node(Both, parts=(YourTurn(), Slot("a")))},
    ),
    (
        "{a:cond}間、{b:cond.nara}なら、{}",
        "while {a:cond}, if {b:cond}, {}",
        {"condition": node(Both, parts=(Slot("a"), Slot("b")))},
    ),
    (
        "{part:condition.nai}かぎり、{}",
        "{} unless {part:condition}",
        {"condition": node(Never, part=Slot("part"))},
    ),
)
"""As long as what a continuous effect lasts; {} stands for it."""


ABILITIES: tuple[Phrase | Many, ...] = (
    passing("line", "keyword"),
    passing("line", "ability_text", ja="{it}[。|]", en="^{it}[.|]"),
    passing("spell_line", "keyword"),
    passing("spell_line", "spell", ja="{it}[。|]", en="^{it}[.|]"),
    # LOR 6.3.3.4: the one keyword that an action can have
    phrase("spell_line", Keyword, name="sing_together", ja="合唱{value:number}", en="Sing Together {value:number}"),
    passing("ability", "ability_text", ja="{it}[。|]", en="{it}[|.]"),
    phrase("spell", Spell, ja="{body}", en="{body}"),
    # triggered
    passing("ability_text", "triggered"),
    passing("ability_text", "gated"),
    flagged("gated", ja="あなたのターンかつ{ability:gated}", yours=True),
    *(
        flagged(sort, ja=ja.replace("{}", "{ability:" + sort + "}"), en=_inside(en, sort), **flags)
        for sort in ("triggered", "gated")
        for ja, en, flags in _TURNS
    ),
    *(
        while_it_holds(
            "gated",
            when=_told_apart,
            ja="{condition}間、{ability:" + sort + "}",
            en="while {condition}, {ability:" + sort + "}",
        )
        for sort in ("triggered", "again")
    ),
    made("gated", _gated_behind, _behind_gate, en="{on:triggers} while {condition}, {body:after_trigger}"),
    phrase(
        "again",
        Triggered,
        on=(Slot("on"),),
        ja="{on:again_trigger}{body:after_trigger}",
        en="{on:again_trigger}, {body:after_trigger}",
    ),
    phrase("triggered", Triggered, ja="{on:triggers}{body:after_trigger}", en="{on:triggers}, {body:after_trigger}"),
    phrase(
        "triggered",
        Triggered,
        when=lambda bindings: not asks_for_a_player(bindings),
        ja="{on:triggers}{condition:condition.nara}なら、{body:after_trigger}",
        en="{on:triggers}, if {condition}, {body:after_trigger}",
    ),
    phrase(
        "triggered",
        Triggered,
        on=(node(Trigger, event="play", subject=node(Is, target=Slot("this"))),),
        condition=node(UsedShift, target=Slot("this")),
        en="if you used Shift to play {this}, {body:after_trigger} when [he|she|it|they] enters play",
    ),
    made(
        "triggers",
        lambda bindings: (bindings["one"],),
        lambda value: {"one": value[0]} if isinstance(value, tuple) and len(value) == 1 else None,
        ja="{one:trigger}",
        en="{one:trigger}",
    ),
    made(
        "triggers",
        lambda bindings: (replace(bindings["one"], yours=True),),  # type: ignore[type-var]  # the sort gives a trigger
        lambda value: _lone(value, yours=True),
        en="{one:trigger} during your turn",
    ),
    made(
        "triggers",
        lambda bindings: (replace(bindings["one"], theirs=True),),  # type: ignore[type-var]  # the sort gives a trigger
        lambda value: _lone(value, theirs=True),
        en="{one:trigger} during an opponent's turn",
    ),
    made(
        "triggers",
        lambda bindings: (bindings["one"], bindings["two"]),
        lambda value: {"one": value[0], "two": value[1]} if isinstance(value, tuple) and len(value) == 2 else None,
        ja="{one:trigger}{two:second}",
        en="{one:trigger} and {two:second}",
    ),
    # activated
    phrase("ability_text", Activated, ja="{costs}:{body}", en="{costs} — ^{body}"),
    Many("costs", "price", {"ja": (",", ","), "en": (", ^", ", ^")}),
    phrase("price", Exert, target=_THIS, ja="{E}", en="{E}"),
    phrase(
        "price",
        Banish,
        ja=("{target:picked}を選び、退場させる", "{target:picked}を退場させる"),
        en="banish {target:object}",
        when=_yours,
    ),
    phrase("price", PayInk, ja="{amount:number}{I}", en="{amount:number} {I}"),
    phrase("price", Banish, target=Slot("this"), ja="{this}を退場させる", en="banish {this}"),
    phrase(
        "price",
        Exert,
        ja="{target:picked}を[{E}|エグザート]する",
        en="[{E}|exert] {target:object}",
        when=_yours_or_here,
    ),
    phrase(
        "price",
        Discard,
        who=You(),
        amount=1,
        ja="{filter:card}を1枚[選んで|]捨てる",
        en="[choose and |]discard @{filter:card}",
    ),
    phrase(
        "price",
        Discard,
        who=You(),
        ja="カードを{amount:plural}枚[選んで|]捨てる",
        en="[choose and |]discard {amount:plural} cards",
    ),
    phrase(
        "price",
        ToDeck,
        ja="{target:from_discard}[|あなたの]デッキの一番下に置く",
        place="bottom",
        en="put {target:from_discard} on the bottom of your deck[| in any order]",
    ),
    phrase("price", ToHand, ja="{target:wo}手札に戻す", en="return {target:object} to your hand", when=_yours),
    phrase("price", ToHand, en="return {target:a_mine} to your hand"),
    phrase("price", Banish, en="banish {target:a_mine}"),
    phrase("price", Exert, en="[{E}|exert] {target:a_mine}"),
    phrase("a_mine", Chosen, when=lambda bindings: Side(True) in leaves(bindings["filter"]), en="@{filter:np}"),
    # static
    made("ability_text", _continuous, _as_it_is, ja="{it:static}", en="{it:static}"),
    *holding("static", "{effects:lastings}", _HOLDING),
    made("static", self_static, of_itself, ja="このキャラクターは[|、]{condition:self_cond}間、{predicate:said_of_it}"),
    made("static", self_static, of_itself, ja="このキャラクターは[、|]{condition}間、{predicate:said_of_it}"),
    made("static", _self_if_it_is, of_itself, ja="{condition}間、{predicate:said_of_it}"),
    made("static", self_static, of_itself, ja="このキャラクターは[|、]{condition:self_unless}、{predicate:said_of_it}"),
    phrase("self_unless", Never, ja="{part:condition.nai}かぎり"),
    phrase("self_unless", Never, ja="{part:own_state.nai}かぎり"),
    made("static", self_static, _of_this_one, en="{this} {predicate:said_of_it.s} {condition:self_unless}"),
    phrase("self_unless", Never, en="unless {part:own_state}"),
)
