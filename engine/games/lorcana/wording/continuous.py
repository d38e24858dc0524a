"""What lasts as long as a card is in play: who enters how, what costs less, what is replaced."""

from __future__ import annotations

from engine.games.lorcana.nodes import AllInk, ExtraInk, PayInk
from engine.games.lorcana.wording.nouns.filters import joined
from engine.kernel.cards.tree import (
    At,
    Can,
    Enters,
    Every,
    Is,
    Kind,
    Named,
    Opponents,
    PayLess,
    Per,
    Players,
    Side,
    Static,
    This,
    You,
)
from engine.wording import Bindings, It, Phrase, Slot, leaves, made, node, passing, phrase, plain, word

_THIS = This()


def _enter_exerted(bindings: Bindings) -> object:
    return Enters(exerted=True)


def _enter_damaged(bindings: Bindings) -> object:
    return Enters(damage=bindings["n"])  # type: ignore[arg-type]  # a number


def _with_damage(value: object) -> Bindings | None:
    if not isinstance(value, Enters) or value != Enters(damage=value.damage) or not value.damage:
        return None
    return {"this": _THIS, "n": value.damage}


def _exerted_with_damage(value: object) -> Bindings | None:
    if not isinstance(value, Enters) or value != Enters(exerted=True, damage=value.damage) or not value.damage:
        return None
    return {"this": _THIS, "n": value.damage}


def something_else(bindings: Bindings) -> bool:
    """A guard: more ink is said otherwise, and a card in the hand can neither be exerted nor banished."""
    cost = bindings["cost"]
    target = getattr(cost, "target", None)
    return not isinstance(cost, PayInk) and not isinstance(target, It) and plain(target) != _THIS


def of_a_side(bindings: Bindings) -> bool:
    """A guard: some player's."""
    return any(isinstance(leaf, Side) for leaf in leaves(bindings["rest"]))


CONTINUOUS: tuple[Phrase, ...] = (
    passing("lasting", "said"),
    passing("lasting", "cheaper"),
    phrase(
        "cheaper",
        PayLess,
        ja="あなたが{filter:np}をプレイするコストの支払いは{amount:ink_less}減る",
        en=(
            "you pay {amount:ink_less} less to play {filter:np.s}",
            "{filter:np.s} you play cost {amount:ink_less} less",
            "{filter:np.s} cost you {amount:ink_less} less to play",
        ),
    ),
    phrase(
        "cheaper",
        PayLess,
        amount=node(Per, each=Slot("each"), amount=Slot("count")),
        ja="{count:per}あなたが{filter:np}をプレイするコストの支払いは{each:number}{I}減る",
        en=(
            "you pay {each:number} {I} less to play {filter:np.s} {count:each}",
            "{filter:np.s} you play cost {each:number} {I} less {count:each}",
        ),
    ),
    phrase(
        "cheaper",
        PayLess,
        filter=node(Is, target=Slot("this")),
        ja="{this}をプレイするコストの支払いは{amount:ink_less}減る",
        en=("you pay {amount:ink_less} less to play {this}", "{this} costs {amount:ink_less} less to play"),
    ),
    *(
        phrase(
            "cheaper",
            PayLess,
            who=who,
            ja=ja + "が{filter:np}をプレイするコストの支払いは{amount:ink_more}増える",
            en=(
                pay + " {amount:ink_more} more to play {filter:np.s}",
                "{filter:np.s} cost " + whom + " {amount:ink_more} more to play",
            ),
        )
        for who, ja, pay, whom in (
            (You(), "あなた", "you pay", "you"),
            (
                Opponents(),
                "[対戦相手|各対戦相手]",
                "[each opponent pays|your opponents pay|opponents pay]",
                "[opponents|your opponents]",
            ),
            (Players(), "各プレイヤー", "each player pays", "each player"),
        )
    ),
    phrase(
        "cheaper",
        PayLess,
        filter=node(Is, target=Slot("this")),
        ja="{this}をプレイするコストの支払いは{amount:ink_more}増える",
        en="you pay {amount:ink_more} more to play {this}",
    ),
    phrase(
        "static",
        Static,
        effects=(node(PayLess, filter=node(Is, target=Slot("this")), amount=0, also=Slot("cost")),),
        ja="{this}をプレイする追加コストとして、{cost:price}",
        en=("to play {this}, you must also {cost:price}", "as an additional cost to play {this}, {cost:price}"),
        when=something_else,
    ),
    phrase(
        "spell_line",
        Static,
        effects=(node(PayLess, filter=Is(_THIS), amount=0, also=Slot("cost")),),
        ja="この[カード|アクション|歌]をプレイする追加コストとして、{cost:price}[。|]",
        en=tuple(
            f"^{words}[.|]"
            for words in (
                "to play this [card|action|song], you must also {cost:price}",
                "as an additional cost to play this [card|action|song], {cost:price}",
            )
        ),
        when=something_else,
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
        ja=(
            "{filter:np}はコストを支払わずに{place:goal}に移動できる",
            "{filter:np}は{place:goal}にコストを支払わずに移動できる",
        ),
        en="{filter:free_movers} [may |can |]move {place:goal} for free",
    ),
    made("free_movers", *joined(Side(True)), en="your {rest:np.s}"),
    made("free_movers", *joined(), en="{rest:np.s}"),
    phrase(
        "cheaper",
        PayLess,
        deed="move",
        amount=None,
        place=Kind("location"),
        ja="{filter:at_one}はコストを支払わずに別のロケーションに移動できる",
        en="{filter:at_one.s} [may|can] move from one location to another[ location|] for free",
    ),
    made("at_one", *joined(At(Every(Kind("location"))), when=of_a_side), ja="ロケーションにいる{rest:np}"),
    made("at_one.s", *joined(At(Every(Kind("location"))), Side(True)), en="your {rest:np.s}"),
    made("at_one.s", *joined(At(Every(Kind("location")))), en="{rest:np.s}"),
    made(
        "one_moved",
        *joined(Side(True)),
        ja=("あなたの{rest:np}", "あなたの{rest:one_of}", "自分の{rest:np}", "自分の{rest:one_of}"),
        en=("your {rest:np.s}", "@{rest:np} of yours", "one of your {rest:np.s}"),
    ),
    phrase("goal", Is, target=_THIS, ja="ここ", en="here"),
    phrase(
        "goal",
        Kind,
        name="location",
        ja=("ロケーション", "他のロケーション"),
        en=("to a location", "to locations", "to another location"),
    ),
    made("one_moved", *joined(when=of_a_side), ja="{rest:np}"),
    phrase(
        "cheaper",
        PayLess,
        amount=node(Per, each=Slot("each"), amount=Slot("count")),
        filter=node(Is, target=Slot("this")),
        ja=(
            "{count:per}{this}をプレイするコストの支払いは{each:number}{I}減る",
            "{this}をプレイするコストの支払いは[|、]{count:per}{each:number}{I}減る",
        ),
        en=(
            "{count:each}, you pay {each:number} {I} less to play {this}",
            "you pay {each:number} {I} less to play {this} {count:each}",
            "{this} costs {each:number} {I} less to play {count:each}",
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
        ja=("{whom:np}はエグザートで場に出る", "{whom:np_and}はエグザートで場に出る"),
        en="{whom:np.s} enter play exerted",
    ),
    phrase(
        "lasting",
        Enters,
        exerted=True,
        damage=0,
        optional=False,
        whom=Slot("whom"),
        en=("your {whom:own.s} enter play exerted", "{whom:own.s} you play enter play exerted"),
    ),
    made(
        "lasting",
        _enter_damaged,
        _with_damage,
        ja="{this}は{n:number}ダメージを負って場に出る",
        en="{this} enters play with {n:number} damage",
    ),
    made(
        "lasting",
        lambda bindings: Enters(exerted=True, damage=bindings["n"]),  # type: ignore[arg-type]  # a number
        _exerted_with_damage,
        ja="{this}はエグザートで、{n:number}ダメージを負って場に出る",
        en="{this} enters play exerted and with {n:number} damage",
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
    phrase(
        "lasting",
        Can,
        target=Slot("this"),
        deed="take_shift",
        filter=node(Named, name=Slot("name")),
        ja="{this}は変身に関して《{name}》という名前でもあるものとして扱う",
        en="{this} [also |]counts as being named {name} for Shift",
    ),
    phrase(
        "lasting",
        Can,
        target=Slot("this"),
        deed="take_shift",
        ja="あなたは変身を持つキャラクターを、{this}がどの名前でもあるかのようにこれの上にプレイしてもよい",
        en=(
            "you may play any character with Shift on {this} as if this character had any name",
            "{this} [also |]counts as having any name for Shift",
        ),
    ),
    word(
        "lasting",
        AllInk(),
        ja="あなたの手札にあるカードは{C}を持つものとして扱う",
        en="all cards in your hand count as having {C}",
    ),
    passing(
        "counters",
        "this",
        ja="{it}にそのダメージと同じ数のダメージ・カウンターを置く",
        en="put that many damage counters on {it}",
    ),
)
