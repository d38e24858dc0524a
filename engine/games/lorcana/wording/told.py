"""The same things told in another order: where the cost stands, what is paid with, what has happened, and to whom."""

from __future__ import annotations

from engine.games.lorcana.nodes import ExtraInk
from engine.kernel.cards.tree import (
    AllOf,
    AnyOpponent,
    Anything,
    At,
    Banish,
    Both,
    Cannot,
    Compare,
    Count,
    Deal,
    Discard,
    Exert,
    Happened,
    Has,
    Heal,
    In,
    Kind,
    Matches,
    Never,
    Other,
    PayLess,
    PlayFree,
    Side,
    Static,
    Take,
    This,
    Trigger,
    Tuck,
    With,
    You,
)
from engine.wording import REFUSED, Bindings, Phrase, Slot, leaves, made, node, phrase, plain, word

from .filters import HERE, LEAVES, joined
from .history import DEEDS, JA_TURN
from .lists import in_lasting
from .places import Subject
from .targets import one_of_yours
from .terms import SOMEWHERE

_THIS = This()
_A_HAND = Count(Anything(), "hand", AnyOpponent())
_MINE = AllOf((Kind("character"), Side(True)))


def _yours(bindings: Bindings) -> bool:
    return one_of_yours(bindings["target"])


def _of_this_card(bindings: Bindings) -> bool:
    """A guard: who is challenged is who is spoken of."""
    said = in_lasting(bindings["effects"])
    return said is not None and plain(said["target"]) == _THIS


def _cost_behind(bindings: Bindings) -> object:
    """A card from the hand; how much it may cost stands behind the hand."""
    kind = bindings["kind"]
    if any(isinstance(leaf, Has) for leaf in leaves(kind)):
        return REFUSED
    what = LEAVES.combined([*leaves(kind), bindings["has"]])
    return REFUSED if what is REFUSED else PlayFree(what, zone=bindings["zone"])  # type: ignore[arg-type]  # as sorts say


def _told_behind(value: object) -> Bindings | None:
    if not isinstance(value, PlayFree) or value != PlayFree(value.what, zone=value.zone):
        return None
    has = [leaf for leaf in leaves(value.what) if isinstance(leaf, Has)]
    if len(has) != 1 or value.zone == "hand_or_discard":
        return None
    rest = LEAVES.combined([leaf for leaf in leaves(value.what) if leaf not in has])
    return {"kind": rest, "has": has[0], "zone": value.zone}


def _here_with(bindings: Bindings) -> object:
    """Yours here that have so much of a stat."""
    return LEAVES.combined([*leaves(bindings["rest"]), Side(True), HERE, bindings["has"]])


def _with_here(value: object) -> Bindings | None:
    told = leaves(value)
    has = [leaf for leaf in told if isinstance(leaf, Has)]
    if len(has) != 1 or Side(True) not in told or HERE not in told:
        return None
    return {"rest": LEAVES.combined([leaf for leaf in told if leaf not in (Side(True), HERE, has[0])]), "has": has[0]}


def _with_any_here(bindings: Bindings) -> object:
    """Those here, of whatever side, that have so much of a stat."""
    return LEAVES.combined([*leaves(bindings["rest"]), HERE, bindings["has"]])


def _any_here_with(value: object) -> Bindings | None:
    told = leaves(value)
    has = [leaf for leaf in told if isinstance(leaf, Has)]
    if len(has) != 1 or HERE not in told or any(isinstance(leaf, Side) for leaf in told):
        return None
    return {"rest": LEAVES.combined([leaf for leaf in told if leaf not in (HERE, has[0])]), "has": has[0]}


TOLD: tuple[Phrase, ...] = (
    # where the cost stands
    made(
        "playing",
        _cost_behind,
        _told_behind,
        en="play @{kind:np} from your {zone:out_of}{has:has} for free",
    ),
    word("out_of", "hand", en="hand"),
    word("out_of", "discard", en="discard"),
    made("here_with", _here_with, _with_here, en="@{rest:np} here{has:has}"),
    phrase(
        "cond", Compare, left=node(Count, filter=Slot("filter")), op=">=", right=1, en="you have {filter:here_with}"
    ),
    # what is paid with
    phrase(
        "price",
        Deal,
        when=_yours,
        ja="{target:picked}に{amount:number}ダメージを与える",
        en=("deal {amount:number} damage to {target:object}", "deal {target:object} {amount:number} damage"),
    ),
    phrase(
        "price",
        Heal,
        amount=1,
        upto=False,
        when=_yours,
        ja="{target:picked}から1ダメージを取り除く",
        en="remove 1 damage from {target:object}",
    ),
    phrase(
        "price",
        Discard,
        who=You(),
        when=lambda bindings: bindings["amount"] not in (0, 1),
        ja="[あなたの|]{filter:card}{amount:plural}枚を捨てる",
    ),
    phrase(
        "cheaper",
        PayLess,
        when=lambda bindings: not any(isinstance(leaf, Side | In | At) for leaf in leaves(bindings["filter"])),
        en="your {filter:np.s} cost {amount:ink_less} less[ to play|]",
    ),
    phrase(
        "simple",
        ExtraInk,
        amount=1,
        en="you may put an additional card from your hand into your inkwell[ facedown|] this turn",
    ),
    # chosen, and then something is done to it
    *(
        phrase("act", verb, en=f"choose {{target:some_one}} and {en} [it|them]")
        for verb, en in ((Banish, "banish"), (Exert, "exert"))
    ),
    # what is taken
    phrase(
        "act",
        Take,
        amount=1,
        ja="公開した{filter:card}1枚を手札に<加える>",
        en=("put one revealed {filter:card} into your hand", "put a revealed {filter:card} into your hand"),
    ),
    phrase(
        "act",
        Take,
        amount=1,
        into="play",
        ja="公開した{filter:np}1枚をコストを支払わずに<プレイする>",
        en="play @{filter:np} revealed this way for free",
    ),
    # whom one may not
    phrase(
        "said",
        Cannot,
        deed="play",
        target=You(),
        ja="{duration}あなたは{filter:np}をプレイできない",
        en="you can't play {filter:np.s}{duration}",
        when=lambda bindings: bindings["duration"] != "",
    ),
    phrase(
        "said",
        Cannot,
        deed="play",
        target=You(),
        when=lambda bindings: bindings["duration"] != "",
        ja="{duration}あなたは[他の|]カードをプレイできない",
        en="you can't play [other |any other |more |any |]cards{duration}",
    ),
    phrase(
        "said", Cannot, deed="be_challenged", en="[opponents|your opponents] can't challenge {target:object}{duration}"
    ),
    phrase(
        "pred",
        Cannot,
        target=Subject(),
        deed="ready_step",
        en="<can't> ready during [your|their] ready step[|s]{duration}",
    ),
    phrase(
        "static",
        Static,
        effects=Slot("effects"),
        condition=node(
            Both,
            parts=(
                Matches(_THIS, In("being_challenged")),
                node(
                    Compare,
                    left=node(Count, filter=node(AllOf, parts=(In("challenging"), Slot("rest")))),
                    op=">=",
                    right=1,
                ),
            ),
        ),
        when=_of_this_card,
        ja="このキャラクターが{rest:np}[1体|]にチャレンジされている間、{effects:lastings}",
        en=("while being challenged by {rest:challenged_one}, {effects:lastings}",),
    ),
    # under another card
    phrase(
        "act",
        Tuck,
        ja="{target:own_card}{under:under_this}下に裏向きで<置く>",
        en=(
            "put {target:own_card} facedown under {under:object}",
            "put {target:own_card} under {under:object} facedown",
        ),
    ),
    phrase(
        "vp",
        Discard,
        who=Subject(),
        how="random",
        ja="{amount:each}数のカードをランダムに選んで<捨てる>",
        en="<discard> a card at random {amount:each}",
    ),
    phrase(
        "vp",
        Discard,
        who=Subject(),
        ja="{amount:each}数のカードを選んで<捨てる>",
        en=("<choose> and <discard> a card {amount:each}", "<discard> a card {amount:each}"),
    ),
    phrase(
        "cond",
        Matches,
        filter=node(With, keyword=Slot("keyword")),
        ja="{target:this}が{keyword:keyword_name}を<持っている>",
        en="{target:this} has {keyword:keyword_name}",
    ),
    # how many
    made("field", _with_any_here, _any_here_with, en="{rest:np} here{has:has}"),
    phrase("cond", Compare, left=node(Count, filter=Slot("filter")), op=">=", right=1, en="you have @{filter:placed}"),
    made("placed", *joined(Side(True), At(SOMEWHERE)), en="{rest:np} at a location"),
    made("field", *joined(Side(True), At(SOMEWHERE)), en="{rest:np} you have at a location"),
    made("field", *joined(when=lambda bindings: Side(False) in leaves(bindings["rest"])), ja="{rest:np}"),
    *(
        phrase(
            "cond",
            Compare,
            left=_A_HAND,
            op=op,
            ja=f"いずれかの対戦相手の手札にカードが{{right:number}}枚{ja}<ある>",
        )
        for op, ja in ((">=", "以上"), ("<=", "以下"))
    ),
    phrase("cond", Compare, left=_A_HAND, op="==", right=0, ja="いずれかの対戦相手の手札にカードが<ない>"),
    *(
        phrase(
            "cond",
            Compare,
            left=Count(Anything(), "hand", You()),
            op=op,
            ja=f"あなたの手札にカードが{{right:number}}枚{ja}<ある>",
        )
        for op, ja in ((">=", "以上"), ("<=", "以下"))
    ),
    # what has happened
    *(
        phrase(
            "cond",
            Never,
            part=node(Happened, on=node(Trigger, event=event, manner=manner, subject=Slot("subject"))),
            en=(
                f"none of your {{subject:none_of.s}} {several} this turn",
                f"none of your {{subject:none_of.s}} {one} this turn",
            ),
        )
        for event, manner, _, one, several in DEEDS
    ),
    made("none_of.s", *joined(Side(True)), en="{rest:np.s}"),
    *(
        phrase(
            "cond",
            Never,
            part=Happened(Trigger(event, _MINE)),
            en=(
                f"you [didn't {do}|haven't {done}] this turn",
                f"you [didn't {do}|haven't {done}] with [any characters|a character] this turn",
            ),
        )
        for event, do, done in (("quest", "quest", "quested"), ("challenge", "challenge", "challenged"))
    ),
    *(
        phrase(
            "cond",
            Happened,
            on=Trigger(event, _MINE),
            en=(f"you [|have ]{done} this turn", f"you [|have ]{done} with a character this turn"),
        )
        for event, done in (("quest", "quested"), ("challenge", "challenged"))
    ),
    phrase(
        "cond",
        Happened,
        on=Trigger("ink"),
        when=lambda bindings: bindings["least"] not in (0, 1),
        ja=f"{JA_TURN}あなたのインクウェルにカードが{{least:number}}枚以上置かれて<いた>",
        en="{least:number} or more cards were put into your inkwell this turn",
    ),
    # several at once
    *(
        phrase(
            "trigger",
            Trigger,
            event=event,
            manner=manner,
            times="once",
            ja=f"{{subject:np}}が1体以上{ja}たび、",
            en=f"whenever one or more {{subject:of_several.s}} {en}",
        )
        for event, manner, ja, en in (
            ("banish", "", "退場する", "[are|is] banished"),
            ("banish", "in_challenge", "チャレンジ中に退場する", "[are|is] banished in a challenge"),
            ("sing", "", "歌を歌う", "[sing a song|sing songs|are exerted to sing a song|sings a song]"),
            ("quest", "", "クエストする", "[quest|quests]"),
            ("challenge", "", "チャレンジする", "[challenge|challenges]"),
        )
    ),
    made("of_several.s", *joined(Side(True)), en="of your {rest:np.s}"),
    made("of_several.s", *joined(Side(True), Other()), en="of your other {rest:np.s}"),
    made("of_several.s", *joined(), en="{rest:np.s}"),
    # what triggers
    phrase(
        "trigger",
        Trigger,
        event="discard",
        when=lambda bindings: bindings["least"] != 0,
        ja="あなたがカードを{least:number}枚以上捨てるたび、",
        en="whenever you discard {least:number} or more cards",
    ),
    phrase("trigger", Trigger, event="discard", least=1, en="whenever you discard one or more cards"),
    *(
        phrase(
            "trigger",
            Trigger,
            event=event,
            once=True,
            ja=f"[各ターンに|1ターンに|ターンに][1回|一度]、あなたがカードを[|1枚]{ja}とき、",
        )
        for event, ja in (("ink", "インクウェルに置いた"), ("draw", "引いた"), ("discard", "捨てた"))
    ),
)
