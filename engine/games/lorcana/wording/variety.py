"""The same things of other cards and players: one or the other, of those who challenged, on top of this card."""

from __future__ import annotations

from engine.games.lorcana.nodes import PayInk
from engine.kernel.cards.tree import (
    Anything,
    At,
    Chooser,
    Chosen,
    Compare,
    Count,
    Deal,
    Happened,
    Has,
    If,
    In,
    InTurn,
    Is,
    Kind,
    Matches,
    Never,
    OneOf,
    Op,
    Opponents,
    Players,
    Side,
    This,
    ToDeck,
    Trigger,
    You,
)
from engine.wording import Bindings, Parts, Phrase, Slot, leaves, made, node, passing, phrase, word

from . import players
from .filters import bag, joined
from .history import JA_TURN
from .places import Subject
from .pronouns import pronoun
from .terms import SOMEWHERE
from .triggers import ANOTHER

_THIS = This()
_HAND = Count(Anything(), "hand", You())
_WHO = Subject()
_EACH_WITH = "each player [with|who has] "
_SO_MANY: tuple[tuple[Op, str, str], ...] = (
    ("==", "の", _EACH_WITH + "{n:none} in [their |]hand {verb:vp.s}"),
    (">=", "以上の", _EACH_WITH + "{n:number} or more cards in [their |]hand {verb:vp.s}"),
    ("<=", "以下の", _EACH_WITH + "{n:number} or fewer cards in [their |]hand {verb:vp.s}"),
)


def _one_or_other(bindings: Bindings) -> object:
    """So much to one, or so much to another, as its player likes."""
    return OneOf((Deal(bindings["a"], bindings["n"]), Deal(bindings["b"], bindings["m"])))  # type: ignore[arg-type]  # as sorts say


def _either(value: object) -> Bindings | None:
    match value:
        case OneOf((Deal(a, int() as n), Deal(b, int() as m)), 1):
            return {"a": a, "n": n, "b": b, "m": m}
    return None


def _players_with(op: Op) -> Parts:
    """What each player does, oneself among them, who has so many cards in the hand."""

    def build(bindings: Bindings) -> object:
        deed = players.fill({"verb": bindings["verb"], "who": You()})
        return InTurn(Players(), If(Compare(_HAND, op, bindings["n"]), deed))  # type: ignore[arg-type]  # as sorts say

    def match(value: object) -> Bindings | None:
        match value:
            case InTurn(Players(), If(Compare(Count() as hand, known, n), deed, None)) if known == op and hand == _HAND:
                said = players.lift_you(deed)
                return said and said | {"n": n}
        return None

    return build, match


VARIETY: tuple[Phrase, ...] = (
    # one or the other
    made(
        "act",
        _one_or_other,
        _either,
        en="deal {n:number} damage to {a:object} or {m:number} damage to {b:object}",
    ),
    # two triggers
    made(
        "triggers",
        lambda bindings: (bindings["one"], bindings["two"]),
        lambda value: {"one": value[0], "two": value[1]} if isinstance(value, tuple) and len(value) == 2 else None,
        en="{one:trigger} or {two:second}",
    ),
    phrase("again_trigger", Trigger, event="banish", subject=Is(_THIS), en="when [he|she|it]'s banished"),
    phrase("again_trigger", Trigger, event="banish", subject=Is(_THIS), en="when they're banished"),
    # on top of this card
    phrase(
        "trigger",
        Trigger,
        event="cover",
        subject=node(Is, target=Slot("card")),
        counterpart=Slot("counterpart"),
        ja=(
            "あなたが{counterpart:np}を{card:this_card}の上にプレイしたとき、",
            "あなたが変身を使って{card:this_card}の上に{counterpart:np}をプレイ[するたび|したとき]、",
        ),
        en=(
            "[when|whenever] you play {counterpart:played} on [top of |]{card:this_card}",
            "[whenever|when] you use Shift to play {counterpart:played} on [top of |]{card:this_card}",
            "[whenever|when] you play {counterpart:played} on [top of |]{card:this_card} using Shift",
        ),
    ),
    # whom it banished or hurt there
    *(
        phrase(
            "trigger",
            Trigger,
            event=event,
            manner="by_counterpart",
            when=lambda bindings: bindings["counterpart"] not in (ANOTHER, Kind("character")),
            ja=f"{{subject:one}}が[チャレンジ中に|チャレンジで]{{counterpart:one}}{ja}たび、",
            en=f"[whenever|when] {{subject:one}} {en} {{counterpart:one}} in a challenge",
        )
        for event, ja, en in (
            ("banish", "を退場させる", "banishes"),
            ("damage", "にダメージを与える", "deals damage to"),
        )
    ),
    # who challenged
    word("was", In("has_challenged_this_turn"), ja="このターンにチャレンジした", en=" who challenged this turn"),
    # others' inkwells
    phrase(
        "trigger",
        Trigger,
        event="ink",
        by=Opponents(),
        ja="対戦相手のインクウェルにカードが[|1枚]置かれるたび、",
        en="whenever a card is put into [an opponent's|your opponent's] inkwell",
    ),
    # damage removed, however much
    phrase(
        "trigger",
        Trigger,
        event="heal",
        ja="[あなたが|]{subject:one}からダメージを取り除くたび、",
        en="whenever you remove [any |]damage from {subject:one}",
    ),
    phrase(
        "trigger",
        Trigger,
        event="heal",
        by=Players(),
        ja="{subject:one}からダメージが取り除かれるたび、",
        en="whenever damage is removed from {subject:one}",
    ),
    phrase(
        "trigger",
        Trigger,
        event="heal",
        once=True,
        ja="[各ターンに|1ターンに|ターンに][1回|一度]、[あなたが|]{subject:one}からダメージを取り除いたとき、",
        en="the first time you remove damage from {subject:one} each turn",
    ),
    phrase(
        "trigger",
        Trigger,
        event="to_hand",
        when=lambda bindings: Side(False) in leaves(bindings["subject"]),
        en="whenever {subject:one} is returned to [a player's|their player's|its player's|their] hand",
    ),
    # nothing else played
    phrase(
        "cond",
        Never,
        part=Happened(Trigger("play"), other=True),
        ja=f"あなたが{JA_TURN}他のカードをプレイして<いなかった>",
        en=(
            "you haven't played [any other cards|another card] this turn",
            "you didn't play [any other cards|another card] this turn",
        ),
    ),
    # as it was
    phrase(
        "cond",
        Matches,
        filter=At(SOMEWHERE),
        ja="{target:was_ga}ロケーションに<いた>",
        en="{target:they_were} at a location",
    ),
    *(
        phrase("cond", Matches, filter=In(state), ja="{target:was_ga}" + ja, en="{target:they_were} " + state)
        for state, ja in (
            ("exerted", "エグザートして<いた>"),
            ("damaged", "ダメージを受けて<いた>"),
            ("ready", "レディして<いた>"),
        )
    ),
    passing("was_ga", "he_ga", ja="{it}"),
    passing("was_ga", "this", ja="{it}が"),
    word("was_ga", This(), ja="これが"),
    passing("they_were", "this", en="{it} was"),
    *pronoun("they_were", en=("they were", "he was", "she was", "it was", "that character was")),
    # one or more above a card
    made("one_above", *joined(Has("under", ">=", 1), Side(True)), en="one or more of your {rest:np.s}"),
    made("np", *bag(), en="{side:opposing?}{ink:ink?}{class:class~?}{kind:kind~}{at:at}{has:has}"),
    # those here with no damage
    made("np", *bag(), en="{side:opposing?}{ink:ink?}{class:class~?}{kind:kind~}{at:at}{state:was}"),
    # who moves for less
    made("one_moved", *joined(Side(True)), en=("{rest:np.s}", "your {rest:np.s}")),
    # ink that is exerted
    phrase("vp", PayInk, en="<exert> {amount:plural} cards in their inkwell"),
    phrase("price", PayInk, en="exert {amount:plural} cards in your inkwell"),
    # who has so many
    *(
        made("clause", *_players_with(op), ja=f"手札が{{n:number}}枚{ja}各プレイヤーは{{verb:vp~}}", en=en)
        for op, ja, en in _SO_MANY
    ),
    phrase(
        "vp",
        ToDeck,
        target=node(Chosen, filter=Slot("filter"), zone="hand", whose=_WHO),
        place=Slot("place"),
        ja="あなたが選んだ{filter:card}1枚を[自分の|]デッキの一番{place:end_of_deck}に<置く>",
        en="<put> @{filter:card} of your choice [|from it |from their hand ]on the {place:end_of_deck} of their deck",
    ),
    phrase(
        "vp",
        ToDeck,
        target=node(Chosen, filter=Slot("filter"), zone="hand", by=_WHO, whose=Chooser()),
        place=Slot("place"),
        ja="[自分の|]手札から{filter:card}を1枚選び、[自分の|]デッキの一番{place:end_of_deck}に<置く>",
    ),
)
