"""Whole abilities: triggered, activated, static, keyword; and what an action does."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from engine.kernel.cards.tree import (
    Activated,
    Banish,
    Both,
    Chosen,
    Discard,
    Exert,
    In,
    Is,
    Keyword,
    Matches,
    Never,
    PayInk,
    PayLess,
    Spell,
    State,
    Static,
    This,
    ToDeck,
    ToHand,
    Trigger,
    Triggered,
    UsedShift,
    You,
    YourTurn,
)
from engine.wording import REFUSED, Bindings, Many, Phrase, Slot, made, node, passing, phrase, plain

from . import predicates
from .sentences import asks_for_a_player
from .targets import one_of_yours

_EFFECT = (Slot("effect"),)
_THIS = This()


def _continuous(bindings: Bindings) -> object:
    """A continuous effect chooses nothing, and is over with nothing (LOR 7.6.1)."""
    return REFUSED if _once_only(bindings["it"]) else bindings["it"]


def _as_it_is(value: object) -> Bindings | None:
    return {"it": value} if isinstance(value, Static) and not _once_only(value) else None


def _once_only(static: object) -> bool:
    assert isinstance(static, Static)
    return any(
        isinstance(getattr(effect, "target", None), Chosen) or (isinstance(effect, PayLess) and effect.next)
        for effect in static.effects
    )


def _in_your_turn(bindings: Bindings) -> object:
    ability = bindings["ability"]
    assert isinstance(ability, Triggered)
    return replace(ability, on=tuple(replace(trigger, yours=True) for trigger in ability.on))


def _of_your_turn(value: object) -> Bindings | None:
    if not isinstance(value, Triggered) or not all(trigger.yours for trigger in value.on):
        return None
    return {"ability": replace(value, on=tuple(replace(trigger, yours=False) for trigger in value.on))}


def _in_their_turn(bindings: Bindings) -> object:
    ability = bindings["ability"]
    assert isinstance(ability, Triggered)
    return replace(ability, on=tuple(replace(trigger, theirs=True) for trigger in ability.on))


def _of_their_turn(value: object) -> Bindings | None:
    if not isinstance(value, Triggered) or not all(trigger.theirs for trigger in value.on):
        return None
    return {"ability": replace(value, on=tuple(replace(trigger, theirs=False) for trigger in value.on))}


def _once(bindings: Bindings) -> object:
    ability = bindings["ability"]
    assert isinstance(ability, Triggered)
    return replace(ability, on=tuple(replace(trigger, yours=True, once=True) for trigger in ability.on))


def _only_once(value: object) -> Bindings | None:
    if not isinstance(value, Triggered) or not all(trigger.yours and trigger.once for trigger in value.on):
        return None
    return {"ability": replace(value, on=tuple(replace(trigger, yours=False, once=False) for trigger in value.on))}


def _lone(value: object, **when: bool) -> Bindings | None:
    """The one trigger that holds only in some turns, without saying so."""
    if not isinstance(value, tuple) or len(value) != 1:
        return None
    plain = replace(value[0], **dict.fromkeys(when, False))
    return {"one": plain} if replace(plain, **when) == value[0] and plain != value[0] else None


def _once_in_any(bindings: Bindings) -> object:
    ability = bindings["ability"]
    assert isinstance(ability, Triggered)
    return replace(ability, on=tuple(replace(trigger, once=True) for trigger in ability.on))


def _only_once_in_any(value: object) -> Bindings | None:
    if not isinstance(value, Triggered) or not all(trigger.once and not trigger.yours for trigger in value.on):
        return None
    return {"ability": replace(value, on=tuple(replace(trigger, once=False) for trigger in value.on))}


def _self_static(bindings: Bindings) -> object:
    effect = predicates.fill({"predicate": bindings["predicate"], "target": _THIS})
    return Static((effect,), bindings["condition"])  # type: ignore[arg-type]  # as the sorts have it


def _self_if_it_is(bindings: Bindings) -> object:
    """Japanese leaves out the subject where the condition has named it."""
    condition = bindings["condition"]
    return _self_static(bindings) if isinstance(condition, Matches) and plain(condition.target) == _THIS else REFUSED


def _of_itself(value: object) -> Bindings | None:
    if not isinstance(value, Static) or len(value.effects) != 1 or value.condition is None:
        return None
    found = predicates.lift(value.effects[0])
    if found is None or plain(found["target"]) != _THIS:
        return None
    return {"predicate": found["predicate"], "condition": value.condition}


def _yours(bindings: Bindings) -> bool:
    return one_of_yours(bindings["target"])


def _while(state: State) -> tuple[Callable[[Bindings], object], Callable[[object], Bindings | None]]:
    """A static ability of this very character in one state of the challenge."""
    condition = Matches(_THIS, In(state))

    def build(bindings: Bindings) -> object:
        return _self_static(bindings | {"condition": condition})

    def match(value: object) -> Bindings | None:
        found = _of_itself(value)
        if found is None or found["condition"] != condition:
            return None
        return {"predicate": found["predicate"], "this": _THIS}

    return build, match


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
    made(
        "ability_text",
        _once_in_any,
        _only_once_in_any,
        ja="[各ターンに|1ターンに|ターンに][1回|一度]、{ability:triggered}",
        en="once per turn, {ability:triggered}",
    ),
    made(
        "ability_text",
        _in_your_turn,
        _of_your_turn,
        ja="あなたのターン[の間|中]、{ability:triggered}",
        en="during your turn, {ability:triggered}",
    ),
    made(
        "ability_text",
        _in_their_turn,
        _of_their_turn,
        ja="対戦相手のターン[の間|中]、{ability:triggered}",
        en=("during an opponent's turn, {ability:triggered}", "during opponents' turns, {ability:triggered}"),
    ),
    made(
        "ability_text",
        _once,
        _only_once,
        ja=("あなたのターンの間に1回、{ability:triggered}", "あなたのターンに1回、{ability:triggered}"),
        en=("once during your turn, {ability:triggered}", "once per turn during your turn, {ability:triggered}"),
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
        on=(Trigger("play", Is(_THIS)),),
        condition=UsedShift(_THIS),
        en="if you used Shift to play this character, {body:after_trigger} when [he|she|it|they] enters play",
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
    phrase("price", Exert, ja="{target:picked}を{E}する", en="[{E}|exert] {target:object}", when=_yours),
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
    # static
    made("ability_text", _continuous, _as_it_is, ja="{it:static}", en="{it:static}"),
    phrase("static", Static, effects=_EFFECT, ja="{effect:lasting}", en="{effect:lasting}"),
    phrase(
        "static",
        Static,
        effects=_EFFECT,
        ja="{condition}間、{effect:lasting}",
        en=("while {condition}, {effect:lasting}", "{effect:lasting} while {condition}"),
    ),
    phrase(
        "static",
        Static,
        effects=_EFFECT,
        condition=Never(YourTurn()),
        ja="対戦相手のターン[の間|中]、{effect:lasting}",
        en=("during opponents' turns, {effect:lasting}", "during an opponent's turn, {effect:lasting}"),
    ),
    phrase(
        "static",
        Static,
        effects=_EFFECT,
        condition=YourTurn(),
        ja="あなたのターン[の間|中]、{effect:lasting}",
        en="during your turn, {effect:lasting}",
    ),
    phrase(
        "static",
        Static,
        effects=_EFFECT,
        ja="{condition:condition.nara}なら、{effect:lasting}",
        en="if {condition}, {effect:lasting}",
    ),
    phrase(
        "static",
        Static,
        effects=_EFFECT,
        condition=node(Both, parts=(YourTurn(), Slot("condition"))),
        ja=(
            "あなたのターン[の間|中]、{condition:condition.nara}なら、{effect:lasting}",
            "あなたのターン[の間|中]、{condition:condition}間、{effect:lasting}",
        ),
        en="during your turn, [if|while] {condition}, {effect:lasting}",
    ),
    made("static", _self_static, _of_itself, ja="このキャラクターは[|、]{condition:self_cond}間、{predicate:pred}"),
    made("static", _self_if_it_is, _of_itself, ja="{condition}間、{predicate:pred}"),
    made("static", _self_static, _of_itself, ja="このキャラクターは{condition:self_unless}、{predicate:pred}"),
    phrase("self_unless", Never, ja="{part:condition.nai}かぎり"),
    phrase(
        "static",
        Static,
        effects=_EFFECT,
        condition=node(Never, part=Slot("part")),
        ja="{part:condition.nai}かぎり、{effect:lasting}",
        en="{effect:lasting} unless {part:condition}",
    ),
    made("static", *_while("being_challenged"), en="while being challenged, {this} {predicate:pred.s}"),
    made("static", *_while("challenging"), en="while challenging, {this} {predicate:pred.s}"),
)
