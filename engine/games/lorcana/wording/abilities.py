"""Whole abilities: triggered, activated, static, keyword; and what an action does."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from engine.kernel.tree import (
    Activated,
    Banish,
    Both,
    Discard,
    Enters,
    Exert,
    ExtraInk,
    In,
    Is,
    Keyword,
    Kind,
    Matches,
    Never,
    PayInk,
    PayLess,
    Per,
    Redirect,
    Side,
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
from engine.wording import Bindings, Many, Phrase, Slot, made, node, passing, phrase

from . import predicates
from .filters import joined
from .sentences import asks_for_a_player
from .targets import one_of_yours

_EFFECT = (Slot("effect"),)
_THIS = This()


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


def _of_itself(value: object) -> Bindings | None:
    if not isinstance(value, Static) or len(value.effects) != 1 or value.condition is None:
        return None
    found = predicates.lift(value.effects[0])
    if found is None or found["target"] != _THIS:
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


def _enter_exerted(bindings: Bindings) -> object:
    return Enters(exerted=True)


def _enter_damaged(bindings: Bindings) -> object:
    return Enters(damage=bindings["n"])  # type: ignore[arg-type]  # a number


def _with_damage(value: object) -> Bindings | None:
    if not isinstance(value, Enters) or value != Enters(damage=value.damage) or not value.damage:
        return None
    return {"this": _THIS, "n": value.damage}


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
        ja="[各ターンに|1ターンに|ターンに]1回、{ability:triggered}",
        en="once per turn, {ability:triggered}",
    ),
    made(
        "ability_text",
        _in_your_turn,
        _of_your_turn,
        ja="あなたのターンの間、{ability:triggered}",
        en="during your turn, {ability:triggered}",
    ),
    made(
        "ability_text",
        _in_their_turn,
        _of_their_turn,
        ja="対戦相手のターンの間、{ability:triggered}",
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
        lambda bindings: (bindings["one"], bindings["two"]),
        lambda value: {"one": value[0], "two": value[1]} if isinstance(value, tuple) and len(value) == 2 else None,
        ja="{one:trigger}{two:second}",
        en="{one:trigger} and {two:second}",
    ),
    # activated
    phrase("ability_text", Activated, ja="{costs}:{body}", en="{costs} — ^{body}"),
    Many("costs", "price", {"ja": (",", ","), "en": (", ^", ", ^")}),
    phrase("price", Exert, target=_THIS, ja="{E}", en="{E}"),
    phrase("price", Banish, ja="{target:picked}を選び、退場させる", en="banish {target:object}", when=_yours),
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
    phrase("price", Discard, who=You(), ja="カードを{amount:plural}枚[選んで|]捨てる",
           en="[choose and |]discard {amount:plural} cards"),
    phrase("price", ToDeck, ja="{target:from_discard}[|あなたの]デッキの一番下に置く",
           place="bottom", en="put {target:from_discard} on the bottom of your deck[| in any order]"),
    phrase("price", ToHand, ja="{target:wo}手札に戻す", en="return {target:object} to your hand", when=_yours),
    # static
    passing("ability_text", "static"),
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
        ja="対戦相手のターンの間、{effect:lasting}",
        en=("during opponents' turns, {effect:lasting}", "during an opponent's turn, {effect:lasting}"),
    ),
    phrase(
        "static",
        Static,
        effects=_EFFECT,
        condition=YourTurn(),
        ja="あなたのターンの間、{effect:lasting}",
        en="during your turn, {effect:lasting}",
    ),
    phrase(
        "static",
        Static,
        effects=_EFFECT,
        ja="{condition:condition.nara}なら、{effect:cheaper}",
        en="if {condition}, {effect:cheaper}",
    ),
    phrase(
        "static",
        Static,
        effects=_EFFECT,
        condition=node(Both, parts=(YourTurn(), Slot("condition"))),
        ja=("あなたのターンの間、{condition:condition.nara}なら、{effect:lasting}",
            "あなたのターンの間、{condition:condition}間、{effect:lasting}"),
        en=("during your turn, if {condition}, {effect:lasting}", "during your turn, while {condition}, {effect:lasting}"),
    ),
    made("static", _self_static, _of_itself, ja="このキャラクターは{condition:self_cond}間、{predicate:pred}"),
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
    passing("lasting", "said"),
    passing("lasting", "cheaper"),
    phrase(
        "cheaper",
        PayLess,
        ja="あなたが{filter:np}をプレイするコストの支払いは{amount:ink_less}減る",
        en="you pay {amount:ink_less} less to play {filter:np.s}",
    ),
    phrase(
        "cheaper",
        PayLess,
        filter=node(Is, target=Slot("this")),
        ja="{this}をプレイするコストの支払いは{amount:ink_less}減る",
        en="you pay {amount:ink_less} less to play {this}",
    ),
    phrase(
        "cheaper",
        PayLess,
        deed="shift",
        ja="あなたが変身を使って{filter:np}をプレイするコストの支払いは{amount:ink_less}減る",
        en="you pay {amount:ink_less} less to play {filter:np.s} using Shift",
    ),
    phrase(
        "cheaper",
        PayLess,
        deed="move",
        ja="[あなたが|]{filter:one_moved}を{place:goal}に移動させるコストの支払いは{amount:ink_less}減る",
        en="you pay {amount:ink_less} less to move {filter:one_moved} {place:goal}",
    ),
    phrase(
        "cheaper",
        PayLess,
        deed="move",
        amount=None,
        ja="{filter:np}はコストを支払わずに{place:goal}に移動できる",
        en="{filter:free_movers} [may|can] move {place:goal} for free",
    ),
    made("free_movers", *joined(Side(True)), en="your {rest:np.s}"),
    made("free_movers", *joined(), en="{rest:np.s}"),
    made("one_moved", *joined(Side(True)), ja=("あなたの{rest:np}", "あなたの{rest:one_of}", "自分の{rest:np}", "自分の{rest:one_of}"),
         en=("your {rest:np.s}", "@{rest:np} of yours", "one of your {rest:np.s}")),
    phrase("goal", Is, target=_THIS, ja="ここ", en="here"),
    phrase("goal", Kind, name="location", ja="ロケーション", en=("to a location", "to locations")),
    phrase(
        "cheaper",
        PayLess,
        amount=node(Per, each=Slot("each"), amount=Slot("count")),
        filter=node(Is, target=Slot("this")),
        ja="{count:per}{this}をプレイするコストの支払いは{each:number}{I}減る",
        en=(
            "{count:each}, you pay {each:number} {I} less to play {this}",
            "you pay {each:number} {I} less to play {this} {count:each}",
        ),
    ),
    made(
        "lasting",
        _enter_exerted,
        lambda value: {"this": _THIS} if value == Enters(exerted=True) else None,
        ja="{this}はエグザートで場に出る",
        en="{this} enters play exerted",
    ),
    phrase(
        "lasting",
        Enters,
        exerted=True,
        damage=0,
        optional=False,
        whom=Slot("whom"),
        ja="{whom:np}はエグザートで場に出る",
        en="{whom:np.s} enter play exerted",
    ),
    phrase(
        "lasting",
        Enters,
        exerted=True,
        damage=0,
        optional=False,
        whom=Slot("whom"),
        en="your {whom:own.s} enter play exerted",
    ),
    made(
        "lasting",
        _enter_damaged,
        _with_damage,
        ja="{this}は{n:number}ダメージを負って場に出る",
        en="{this} enters play with {n:number} damage",
    ),
    phrase(
        "lasting",
        ExtraInk,
        amount=1,
        ja="あなたは追加で手札を1枚インクウェルに裏向きで置いてもよい",
        en=(
            "you may ink an additional card",
            "you may put an additional card[ from your hand|] into your inkwell facedown",
        ),
    ),
    made(
        "lasting",
        lambda bindings: Redirect(bindings["filter"]),  # type: ignore[arg-type]  # the sort gives a filter
        lambda value: {"filter": value.filter, "here": _THIS} if isinstance(value, Redirect) else None,
        ja="{filter:one}にダメージが与えられるなら、代わりに{here:counters}",
        en="whenever {filter:one} would be dealt damage, {here:counters} instead",
    ),
    passing(
        "counters",
        "this",
        ja="{it}にそのダメージと同じ数のダメージ・カウンターを置く",
        en="put that many damage counters on {it}",
    ),
)
