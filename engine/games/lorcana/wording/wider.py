"""The same things of other people, places and numbers: their discards, two of theirs, down to a number, as many as."""

from __future__ import annotations

from engine.games.lorcana.nodes import ToInkwell
from engine.kernel.cards.tree import (
    Anything,
    At,
    Banish,
    Cannot,
    Chooser,
    Chosen,
    Class,
    Compare,
    Count,
    Deal,
    Discard,
    Draw,
    Exert,
    GainPoints,
    Grant,
    Greatest,
    Happened,
    Has,
    Heal,
    If,
    Is,
    Kind,
    Lose,
    LosePoints,
    May,
    Modify,
    Named,
    Never,
    Opponents,
    PayLess,
    Per,
    Players,
    PlayFree,
    PutRest,
    Ready,
    Redirect,
    Seq,
    Side,
    Static,
    StatOf,
    Take,
    This,
    ToDiscard,
    ToHand,
    Trigger,
    Who,
    You,
    nodes_of,
)
from engine.wording import REFUSED, Bindings, Many, Parts, Phrase, Slot, bare, leaves, made, node, passing, phrase, word

from .filters import has_kind, joined
from .history import JA_TURN
from .places import Subject
from .pronouns import pronoun

_WHO = Subject()
_N = Slot("n")
_THIS = This()
_SEVERAL = node(Chosen, filter=Slot("filter"), least=_N, most=_N, by=_WHO, whose=Chooser())
_ONE = node(Chosen, filter=Slot("filter"), by=_WHO, whose=Chooser())


def _down_to(who: Who) -> Parts:
    """Who has more than so many cards discards the others: the number is told twice."""

    def build(bindings: Bindings) -> object:
        return Discard(who, bindings["n"], until=True) if bindings["n"] == bindings["m"] else REFUSED  # type: ignore[arg-type]  # a number

    def match(value: object) -> Bindings | None:
        if not isinstance(value, Discard) or value != Discard(who, value.amount, until=True):
            return None
        return {"n": value.amount, "m": value.amount}

    return build, match


def _as_high(bindings: Bindings) -> object:
    stat, group = bindings["stat"], bindings["filter"]
    return Never(Compare(Greatest(stat, group), ">", StatOf(stat, _THIS)))  # type: ignore[arg-type]  # as the sorts have it


def _none_higher(value: object) -> Bindings | None:
    match value:
        case Never(Compare(Greatest(stat, group), ">", StatOf())):
            slots: Bindings = {"stat": stat, "filter": group}
            return slots | {"this": _THIS} if _as_high(slots) == bare(value) else None
    return None


def _to_two(bindings: Bindings) -> object:
    """One of two cards here and the other there."""
    if bindings["a"] == "top":
        return REFUSED
    return Seq((Take(amount=1, into=bindings["a"]), PutRest(bindings["c"])), "and")  # type: ignore[arg-type]  # zones


def _two_places(value: object) -> Bindings | None:
    match value:
        case Seq((Take(into=a), PutRest(c)), "and"):
            slots: Bindings = {"a": a, "c": c}
            return slots if a != "hand" and _to_two(slots) == value else None
    return None


def _is_greatest(bindings: Bindings) -> bool:
    """A guard: those with the most or the least of something."""
    return any(isinstance(leaf, Has) and isinstance(leaf.amount, Greatest) for leaf in leaves(bindings["rest"]))


def _plain_kind(bindings: Bindings) -> bool:
    """A guard: of a type, a classification or a name, and nothing that only a card in play can be."""
    return all(isinstance(leaf, Kind | Class | Named) for leaf in leaves(bindings["rest"]))


_DONE_IF = (Banish, Deal, Draw, Exert, GainPoints, Heal, LosePoints, May, Modify, Ready, ToHand)
"""What may be done on a condition that is told behind it."""
_SPELL_EN, _SPELL_JA = "this [action|card|song]", "この[アクション|カード|歌]"
_UNTIL = "in their hand discards until they have"


def _many_characters(bindings: Bindings) -> bool:
    return bindings["n"] not in (0, 1) and has_kind("filter", "character")(bindings)


WIDER: tuple[Phrase | Many, ...] = (
    # several of theirs
    phrase(
        "vp",
        Banish,
        target=_SEVERAL,
        when=_many_characters,
        ja="自分の{filter:np}{n:number}体を[選び、|選んで]<退場させる>",
        en=(
            "<choose> and <banish> {n:number} of their {filter:np.s}",
            "<banish> {n:number} of their {filter:np.s}",
        ),
    ),
    phrase(
        "vp",
        Exert,
        target=_SEVERAL,
        when=_many_characters,
        ja="自分の{filter:np}{n:number}体を[選び、|選んで]<エグザートする>",
        en="<choose> and <exert> {n:number} of their {filter:np.s}",
    ),
    phrase(
        "vp",
        ToHand,
        target=_SEVERAL,
        when=_many_characters,
        ja="自分の{filter:np}{n:number}体を[選び、|選んで][|自分の]手札に<戻す>",
        en=(
            "<choose> {n:number} of their {filter:np.s} and <return> [them|those cards] to their hand",
            "<return> {n:number} of their {filter:np.s} to their hand",
        ),
    ),
    phrase(
        "vp",
        Banish,
        target=_ONE,
        en=("<choose> and <banish> @{filter:np} of theirs", "<choose> @{filter:np} of theirs and <banish> [them|it]"),
    ),
    phrase("vp", Exert, target=_ONE, en="<choose> and <exert> @{filter:np} of theirs"),
    phrase(
        "vp",
        ToInkwell,
        target=_ONE,
        ja="自分の{filter:one_of}を[選び、|選んで][|自分の]インクウェルに{exerted:facing}<置く>",
        en=(
            "<choose> one of their {filter:np.s} and <put> [it|that card] into their inkwell{exerted:facing}",
            "<choose> @{filter:np} of theirs and <put> [it|them] into their inkwell{exerted:facing}",
            "<put> one of their {filter:np.s} into their inkwell{exerted:facing}",
        ),
    ),
    # hands
    phrase(
        "vp",
        Discard,
        who=_WHO,
        amount=None,
        when=lambda bindings: bindings["filter"] != Anything(),
        ja="[手札から|]{filter:card}をすべて<捨てる>",
        en=(
            "<discard> all {filter:card.s}[ revealed this way|]",
            "<discard> each {filter:card}[ revealed this way|]",
            "<discard> all {filter:np.s}[ revealed this way|]",
        ),
    ),
    *(
        made(
            "clause",
            *_down_to(who),
            ja=f"手札が{{n:number}}枚より多い{ja}は、手札が{{m:number}}枚になるように捨てる",
            en=f"each {en} with more than {{n:number}} cards {_UNTIL} {{m:number}}[ cards in their hand|]",
        )
        for who, ja, en in ((Opponents(), "各対戦相手", "opponent"), (Players(), "各プレイヤー", "player"))
    ),
    phrase(
        "cond",
        Compare,
        left=Count(Anything(), "hand", You()),
        op="==",
        right=0,
        ja="あなたの手札[にカードが|が]<ない>",
    ),
    *(
        phrase(
            "cond",
            Compare,
            left=Count(Anything(), "hand", You()),
            op=op,
            ja=f"あなたの手札にあるカードが{{right:number}}枚{ja}<である>",
        )
        for op, ja in ((">=", "以上"), ("<=", "以下"))
    ),
    # more than all
    made(
        "cond",
        _as_high,
        _none_higher,
        ja=("{this}より{stat}の大きい{filter:np}が<いない>", "{this}より{stat}が大きい{filter:np}が<いない>"),
        en=(
            "no {filter:np} has [more|higher] {stat} than {this}",
            "no {filter:np} in play has [more|higher] {stat} than {this}",
            "no other {filter:np}[ in play|] has [more|higher] {stat} than {this}",
        ),
    ),
    made("in_play", *joined(Side(True), when=_is_greatest), en="the {rest:np} in play"),
    # of two cards
    made(
        "act",
        _to_two,
        _two_places,
        ja="そのうち1枚を{a:one_place}[置き|加え|]、もう1枚を{c:last_place}<置く>",
        en=("put one {a:one_place} and the other {c:last_place}", "put one {a:one_place}, the other {c:last_place}"),
    ),
    # playing
    phrase("playing", PlayFree, en="play {what:played} from your hand for free"),
    # an action that costs less
    *(
        phrase(
            "spell_line",
            Static,
            effects=(node(PayLess, filter=Is(_THIS), amount=Slot("amount")),),
            when=lambda bindings: bindings["condition"] is not None,
            ja=f"{{condition:condition.nara}}なら、{_SPELL_JA}をプレイするコストの支払いは{{amount:{sort}}}{ja}[。|]",
            en=(
                f"^if {{condition}}, you pay {{amount:{sort}}} {en} to play {_SPELL_EN}[.|]",
                f"^if {{condition}}, {_SPELL_EN} costs {{amount:{sort}}} {en} to play[.|]",
                f"^{_SPELL_EN} costs {{amount:{sort}}} {en} to play if {{condition}}[.|]",
                f"^you pay {{amount:{sort}}} {en} to play {_SPELL_EN} if {{condition}}[.|]",
            ),
        )
        for sort, ja, en in (("ink_less", "減る", "less"), ("ink_more", "増える", "more"))
    ),
    phrase(
        "spell_line",
        Static,
        effects=(node(PayLess, filter=Is(_THIS), amount=node(Per, each=Slot("each"), amount=Slot("count"))),),
        ja=f"{{count:per}}{_SPELL_JA}をプレイするコストの支払いは{{each:number}}{{I}}減る[。|]",
        en=(
            f"^{{count:each}}, you pay {{each:number}} {{I}} less to play {_SPELL_EN}[.|]",
            f"^you pay {{each:number}} {{I}} less to play {_SPELL_EN} {{count:each}}[.|]",
            f"^{_SPELL_EN} costs {{each:number}} {{I}} less to play {{count:each}}[.|]",
        ),
    ),
    # the condition behind what is done
    passing("sentence", "if_behind", en="{it}"),
    passing("after_trigger", "if_behind", en="{it}"),
    phrase(
        "if_behind",
        If,
        when=lambda bindings: isinstance(bindings["then"], _DONE_IF),
        en="{then:simple} if {condition}",
    ),
    # what others pay to move
    phrase(
        "cheaper",
        PayLess,
        deed="move",
        place=Kind("location"),
        ja="[各|]対戦相手が自分の{filter:they_move}を[ロケーションに|]移動させるコストの支払いは{amount:ink_more}増える",
        en=(
            "each opponent pays {amount:ink_more} more to move their {filter:they_move}[ to a location|]",
            "opponents pay {amount:ink_more} more to move their {filter:they_move}[ to a location|]",
        ),
    ),
    made("they_move", *joined(Side(False)), ja="{rest:np}", en="{rest:np.s}"),
    phrase(
        "cond",
        Happened,
        on=node(Trigger, event="tuck", subject=Slot("subject")),
        when=lambda bindings: bindings["least"] not in (0, 1),
        ja=f"あなたが{JA_TURN}{{subject:one}}の下にカードを{{least:number}}枚以上置いて<いた>",
        en="[you've|you] put {least:number} or more cards under {subject:one} this turn",
    ),
    phrase("act", ToDiscard, ja="{target:unsaid_card}捨て札に<置く>"),
    phrase("act", ToInkwell, ja="{target:unsaid_card}インクウェルに{exerted:facing}<置く>"),
    phrase(
        "trigger",
        Trigger,
        event="challenged",
        when=lambda bindings: bindings["subject"] == Is(_THIS),
        ja="{subject:one}がチャレンジされたとき、",
        en="when {subject:one} is challenged",
    ),
    # things that lie in a discard, told by what they are in play
    made("lying", *joined(when=_plain_kind), en="{rest:np~}"),
    # all that a card can do
    phrase(
        "pred",
        Lose,
        target=_WHO,
        keywords=(),
        whole=True,
        ja="{duration}すべての能力を<失う>",
        en="<lose> all abilities{duration}",
    ),
    # chosen in a sentence before
    phrase("subjs", Chosen, when=has_kind("filter", "character"), en="choose {filter:some}. ^they"),
    phrase("subj", Chosen, when=has_kind("filter", "character"), en="choose {filter:some}. ^that character"),
    # moving for less
    phrase(
        "cheaper",
        PayLess,
        deed="move",
        en="{filter:free_movers} pay {amount:ink_less} less to move {place:goal}",
    ),
    # words for what is said elsewhere
    phrase(
        "trigger",
        Trigger,
        event="move",
        ja="あなたが{subject:one}をロケーションに移動[させるたび|させたとき|するたび]、",
        en="[whenever|when] you move {subject:one} to a location",
    ),
    phrase(
        "trigger",
        Trigger,
        event="move",
        when=lambda bindings: not any(isinstance(part, At) for part in nodes_of(bindings["subject"])),
        en="[whenever|when] you move {subject:one}",
    ),
    phrase("pred", Cannot, target=_WHO, deed="sing", en="<can't> be exerted to sing songs{duration}"),
    made(
        "lasting",
        lambda bindings: Redirect(bindings["filter"]),  # type: ignore[arg-type]  # the sort gives a filter
        lambda value: {"filter": value.filter, "here": _THIS} if type(value) is Redirect and not value.dealt else None,
        ja="{filter:one}がダメージを受けるなら、代わりに{here:counters}",
    ),
    word("readying", "their_next_ready", en=" at the start of [its player's|their player's] next turn"),
    *pronoun("named_topic", ja="そのアイテムは"),
    passing("topic", "select", ja="{it}そのアイテムは"),
    passing("topic", "select", ja="{it}そのロケーションは"),
    phrase("pred", Grant, target=_WHO, ja="{duration}{abilities:granted_listed}を<得る>"),
    Many("granted_listed", "grant", {"ja": ("、", "、")}, least=3),
)
