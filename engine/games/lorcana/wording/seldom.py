"""What each of several players does with his own deck, what is taken or played, sung again, and moved along."""

from __future__ import annotations

from engine.games.lorcana.nodes import MoveTo, PayInk, ToInkwell
from engine.kernel.cards.tree import (
    Activated,
    Anything,
    Banish,
    Chosen,
    Compare,
    Count,
    Deal,
    Discard,
    Draw,
    Every,
    Exert,
    GainPoints,
    If,
    InsteadIf,
    InTurn,
    Is,
    LosePoints,
    May,
    Op,
    Opponents,
    PayLess,
    Players,
    PlayFree,
    Points,
    RevealTop,
    Seq,
    Side,
    This,
    ToDeck,
    ToDiscard,
    ToDo,
    ToHand,
    Unless,
    Unplayed,
    Who,
    You,
)
from engine.wording import REFUSED, Bindings, Many, Parts, Phrase, Slot, leaves, made, node, passing, phrase, word

from . import players
from .filters import HERE, LEAVES, joined
from .others import ONE_TIME
from .pronouns import pronoun
from .sentences import only_you

_ASKED_FOR = (Banish, Discard, Exert, PayInk)
"""What can be given for something else not to happen."""
_HAND = Count(Anything(), "hand", You())
_SO_MANY: tuple[tuple[Op, str, str], ...] = (
    ("==", "の", "{n:none} in their hand {verb:vp.s}"),
    (">=", "以上の", "{n:number} or more cards in [their |]hand {verb:vp.s}"),
    ("<=", "以下の", "{n:number} or fewer cards in [their |]hand {verb:vp.s}"),
    (">", "より多い", "more than {n:number} cards in [their |]hand {verb:vp.s}"),
    ("<", "より少ない", "fewer than {n:number} cards in [their |]hand {verb:vp.s}"),
)
_RICH: tuple[tuple[Op, str, str], ...] = ((">=", "以上", "more"), ("<=", "以下", "less"))
_WHOEVER: tuple[tuple[Who, str, str], ...] = (
    (Opponents(), "対戦相手", "opponent"),
    (Players(), "プレイヤー", "player"),
)
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


def _those_with(op: Op) -> Parts:
    """What each player does who has so many cards in the hand."""

    def build(bindings: Bindings) -> object:
        deed = players.fill({"verb": bindings["verb"], "who": You()})
        return InTurn(Opponents(), If(Compare(_HAND, op, bindings["n"]), deed))  # type: ignore[arg-type]  # as sorts say

    def match(value: object) -> Bindings | None:
        match value:
            case InTurn(Opponents(False), If(Compare(Count() as hand, known, n), deed, None)) if known == op:
                said = players.lift_you(deed) if hand == _HAND else None
                return said and said | {"n": n}
        return None

    return build, match


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


def _rich(op: Op, who: Who) -> Parts:
    """What each opponent, or each player, does who has so much lore."""

    def build(bindings: Bindings) -> object:
        deed = players.fill({"verb": bindings["verb"], "who": You()})
        return InTurn(who, If(Compare(Points(You()), op, bindings["n"]), deed))  # type: ignore[arg-type]  # sorts

    def match(value: object) -> Bindings | None:
        match value:
            case InTurn(those, If(Compare(Points(You()), known, n), deed, None)) if (those, known) == (who, op):
                said = players.lift_you(deed)
                return said and said | {"n": n}
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


def _again(bindings: Bindings) -> object:
    return May(PlayFree(bindings["song"], zone="discard", to_bottom=bindings["gone"]))  # type: ignore[arg-type]  # sorts


def _sung_again(value: object) -> Bindings | None:
    match value:
        case May(PlayFree(song, False, "discard", True), You()):
            return {"song": song, "gone": True}
    return None


SELDOM: tuple[Phrase | Many, ...] = (
    # each of them
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
    *(
        made(
            "clause",
            *_those_with(op),
            ja=f"手札が{{n:number}}枚{ja}各対戦相手は{{verb:vp~}}",
            en=f"each opponent with {en}",
        )
        for op, ja, en in _SO_MANY
    ),
    *(
        made(
            "clause",
            *_rich(op, who),
            ja=f"ロアが{{n:number}}つ{ja}の各{ja_who}は{{verb:vp~}}",
            en=f"each {en_who} with {{n:number}} or {en} lore {{verb:vp.s}}",
        )
        for op, ja, en in _RICH
        for who, ja_who, en_who in _WHOEVER
    ),
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
    # taken, or played
    phrase(
        "plain",
        InsteadIf,
        instead=node(May, body=node(PlayFree, what=Slot("what"), exerted=Slot("exerted"))),
        ja="{base:simple}。{condition:condition.nara}なら、代わりに「{what:free}コストを支払わずにプレイする{exerted:and_enters}。」"
        "をしてもよい",
        en="{base:simple}. ^if {condition}, you may play {what:free} for free instead{exerted:and_enters}",
    ),
    word("and_enters", True, ja="。それはエグザートで場に出る", en=" and it enters play exerted"),
    word("and_enters", False, ja="", en=""),
    *pronoun("free", ja="そのアイテムを", en="that item"),
    # sung again
    made(
        "plain",
        _again,
        _sung_again,
        ja="{song:that_song}あなたの捨て札からコストを支払わずにもう一度プレイしてもよい。"
        "そうしたなら、[そのカード|それ]を{gone:afterwards}",
        en="you may play {song:that_song} again from your discard for free. "
        "^if you do, put [that card|it] {gone:afterwards}",
    ),
    word(
        "afterwards",
        True,
        ja="捨て札に置く代わりにデッキの一番下に置く",
        en="on the bottom of your deck instead of [into|in] your discard",
    ),
    *pronoun("that_song", ja="その歌を", en="that song"),
    # paid for
    *(
        phrase(
            "cheaper",
            PayLess,
            deed="challenge",
            ja="{filter:np}は、そのプレイヤーが{amount:ink_more}を支払わないかぎり、" + ja + "チャレンジできない",
            en="{filter:np.s} can't challenge " + en + "unless [their player pays|they pay] {amount:ink_more}",
        )
        for ja, en in (("", ""), ("{place:taxed}に", "{place:taxed} "))
    ),
    phrase("taxed", Is, ja="{target:this}", en="{target:this}"),
    made("taxed", *joined(Side(True)), ja="あなたの{rest:np}", en="your {rest:np.s}"),
    made("taxed", *joined(HERE), ja="ここにいる{rest:np}", en="{rest:np.s} here"),
    # or else
    phrase(
        "plain",
        Unless,
        escape=node(ToDo, cost=Slot("cost"), body=Slot("then")),
        when=lambda bindings: only_you(bindings["cost"]),
        ja="{cost:chain.te}もよい。そうしたなら、{then:chain}。そうしないなら、{body:simple}",
        en="you may {cost:deeds}. ^if you do, {then:chain}. ^otherwise, {body:simple}",
    ),
    # moved along
    phrase(
        "act",
        MoveTo,
        when=lambda bindings: bindings["along"] is not None and not isinstance(bindings["along"], Chosen | Every),
        ja="{along:with_whom}と{target:picked}をコストを支払わずに{place:where}<移動させる>",
        en="move {along:object} and {target:moved} {place:where}for free",
    ),
    word("with_whom", This(), ja="これ"),
    passing("with_whom", "this"),
    *pronoun("with_whom", ja=("それ", "そのキャラクター")),
    *pronoun("named_topic", ja="他のそのキャラクターは"),
    *pronoun("subj", en="the other character"),
    # exerted and hurt for it
    phrase(
        "ability_text",
        Activated,
        once=True,
        when=lambda bindings: len(bindings["costs"]) > 1,  # type: ignore[arg-type]  # a list
        ja=f"{ONE_TIME}、{{costs}}:{{body}}",
        en="[once per turn|once during your turn], you may {costs:payings} to {body}",
    ),
    Many("payings", "paying", {"en": (", ", " and ")}, least=2),
    phrase(
        "price",
        Deal,
        ja="{target:hurt_one}に{amount:number}ダメージを与える",
        en=("deal {target:hurt_one} {amount:number} damage", "deal {amount:number} damage to {target:hurt_one}"),
    ),
    passing("hurt_one", "this"),
    phrase("price", ToHand, target=Slot("this"), ja="{this}を手札に戻す", en="return {this} to your hand"),
    phrase(
        "price",
        ToDeck,
        target=Slot("this"),
        place="bottom",
        ja="{this}を[|あなたの]デッキの一番下に置く",
        en="put {this} on the bottom of your deck",
    ),
    # asked for, or else
    phrase(
        "plain",
        Unless,
        when=lambda bindings: isinstance(bindings["escape"], _ASKED_FOR) and only_you(bindings["escape"]),
        ja="{escape:chain.te}もよい。そうしないなら、{body:simple}",
        en="you may {escape:deeds}. ^if you don't, {body:simple}",
    ),
    *pronoun("hurt_one", ja=("それ", "そのキャラクター"), en=("them", "him", "her", "it", "that character")),
)
