"""More that is asked of one that was spoken of, and of numbers: no damage, no items, less than so many cards."""

from __future__ import annotations

from engine.kernel.cards.tree import (
    AnyOpponent,
    Anything,
    At,
    Both,
    Cannot,
    Class,
    Compare,
    Count,
    DamageOn,
    Happened,
    Has,
    In,
    Kind,
    Look,
    Matches,
    May,
    Named,
    Not,
    Op,
    Players,
    PutRest,
    Seq,
    Side,
    Static,
    StatOf,
    Take,
    Tally,
    This,
    ToDo,
    ToHand,
    Top,
    Trigger,
    With,
    You,
)
from engine.wording import (
    REFUSED,
    Bindings,
    Parts,
    Phrase,
    Slot,
    bare,
    leaves,
    made,
    node,
    passing,
    phrase,
    plain,
    word,
)

from . import players
from .filters import HERE, LEAVES, has_kind
from .happenings import OWNERS
from .history import JA_TURN
from .lists import in_lasting, lasting
from .places import Subject
from .sentences import only_you
from .terms import SOMEWHERE, STATS

_THIS = This()
_WHO = Subject()
_AT_ONE = Matches(_THIS, At(SOMEWHERE))
_LESS: tuple[tuple[Op, str], ...] = (
    ("<", "less than"),
    (">", "[more|greater] than"),
    ("<=", "[less than or equal to|equal to or less than]"),
    (">=", "[greater than or equal to|equal to or greater than]"),
)


def _let_them(bindings: Bindings) -> object:
    """You decide about what others do."""
    who = bindings["who"]
    return REFUSED if isinstance(who, You) else May(players.fill(bindings))  # type: ignore[arg-type]  # an effect


def _they_do(value: object) -> Bindings | None:
    if not isinstance(value, May) or value != May(value.body):
        return None
    said = players.lift(value.body)
    return said if said and _let_them(said) == value else None


def _let_them_first(bindings: Bindings) -> object:
    may = _let_them(bindings)
    return May(ToDo(may.body, bindings["body"])) if isinstance(may, May) else REFUSED  # type: ignore[arg-type]  # as above


def _they_do_first(value: object) -> Bindings | None:
    if not isinstance(value, May) or not isinstance(value.body, ToDo) or value != May(value.body):
        return None
    said = _they_do(May(value.body.cost))
    return said and said | {"body": value.body.body}


def _paid_for(bindings: Bindings) -> object:
    """You pay for what others do."""
    if not only_you(bindings["cost"]) or isinstance(bindings["who"], You):
        return REFUSED
    return May(ToDo(bindings["cost"], players.fill(bindings)))  # type: ignore[arg-type]  # effects


def _done_for(value: object) -> Bindings | None:
    if not isinstance(value, May) or not isinstance(value.body, ToDo) or value != May(value.body):
        return None
    said = players.lift(value.body.body)
    slots = said and said | {"cost": value.body.cost}
    return slots if slots and _paid_for(slots) == value else None


def _one_of_each(*at: object) -> Parts:
    """One of this sort and one of that, yours, at this place."""

    def build(bindings: Bindings) -> object:
        both = [LEAVES.combined([*leaves(bindings[slot]), Side(True), *at]) for slot in ("a", "b")]
        if REFUSED in both or both[0] == both[1]:
            return REFUSED
        return Both(tuple(Compare(Count(one), ">=", 1) for one in both))  # type: ignore[arg-type]  # filters

    def match(value: object) -> Bindings | None:
        match value:
            case Both((Compare(Count(a), ">=", 1), Compare(Count(b), ">=", 1))):
                told = [[leaf for leaf in leaves(one) if leaf not in (Side(True), *at)] for one in (a, b)]
                slots: Bindings = {"a": LEAVES.combined(told[0]), "b": LEAVES.combined(told[1])}
                return slots if REFUSED not in slots.values() and build(slots) == value else None
        return None

    return build, match


def _while_there(bindings: Bindings) -> object:
    effects = lasting({"target": _THIS, "list": bindings["predicate"]})
    return REFUSED if effects is REFUSED else Static(effects, _AT_ONE)  # type: ignore[arg-type]  # effects


def _there(value: object) -> Bindings | None:
    if not isinstance(value, Static) or bare(value.condition) != _AT_ONE:
        return None
    said = in_lasting(value.effects)
    return {"this": _THIS, "predicate": said["list"]} if said and plain(said["target"]) == _THIS else None


def _only(bindings: Bindings) -> object:
    """Nothing but those."""
    return Cannot(_WHO, "challenge", bindings["duration"], Not(bindings["filter"]))  # type: ignore[arg-type]  # as sorts say


def _but_those(value: object) -> Bindings | None:
    match value:
        case Cannot(target, "challenge", duration, Not(filter_)) if not isinstance(filter_, With | Named | Kind):
            whom: object = target
            return {"duration": duration, "filter": filter_} if whom == _WHO else None
    return None


FINER: tuple[Phrase, ...] = (
    # decks of others, open
    phrase(
        "act",
        Look,
        amount=0,
        open=True,
        target=node(Top, amount=1, whose=Slot("whose")),
        ja="{whose:whose_hand}デッキの一番上のカードを<公開する>",
        en="reveal the top card of {whose:whose_hand} deck",
    ),
    # of one that was spoken of
    phrase(
        "cond",
        Matches,
        filter=In("undamaged"),
        ja="{target:he_ga}1ダメージも<受けていない>",
        en="{target:he_has} no damage",
    ),
    phrase("cond", Matches, filter=In("damaged"), en="{target:he_has} damage"),
    *(
        row
        for op, small, ja in ((">=", "more", "以上"), ("<=", "less", "以下"))
        for row in (
            phrase(
                "cond",
                Matches,
                filter=node(Has, stat="cost", op=op, amount=Slot("n")),
                en=f"{{target:possessive}} cost [is|was] {{n:number}} or {small}",
            ),
            phrase(
                "cond",
                Matches,
                filter=node(Has, stat=Slot("stat"), op=op, amount=Slot("n")),
                en=f"{{target:possessive}} {{stat}} [is|was] {{n:number}} or {small}",
            ),
        )
    ),
    phrase(
        "cond",
        Matches,
        filter=node(Has, stat=Slot("stat"), op="==", amount=Slot("n")),
        ja="{target:he_ga}{n:number}{stat}<である>",
        en="{target:possessive} {stat} [is|was] {n:number}",
    ),
    # what others have not
    *(
        phrase(
            "cond",
            Compare,
            left=node(Count, filter=Slot("filter"), whose=AnyOpponent()),
            op="==",
            right=0,
            when=has_kind("filter", *kinds),
            ja=f"いずれかの対戦相手の場に{{filter:np}}が<{none}>",
            en="an opponent has no {filter:np.s} in play",
        )
        for kinds, none in ((("character",), "いない"), (("item", "location"), "ない"))
    ),
    # numbers
    *(phrase("has", Has, stat=stat, op="==", amount=0, en=f" with no {icon}") for stat, icon in STATS.items()),
    *(phrase("has", Has, op=op, en=f" with {{stat:stat_or_cost}} {en} {{amount:equal}}") for op, en in _LESS),
    *(
        phrase(
            "has",
            Has,
            stat="cost",
            op=op,
            amount=node(StatOf, stat="cost", target=Slot("whose")),
            ja=f"{{whose:compared}}よりコストの{ja}",
            en=f" with {en} cost than {{whose:compared}}",
        )
        for op, ja, en in (("<", "小さい", "[lower|less]"), (">", "大きい", "[higher|more]"))
    ),
    word("stat_or_cost", "cost", en="cost"),
    passing("stat_or_cost", "stat", en="{it}"),
    phrase(
        "has",
        Has,
        op="<",
        amount=Count(Anything(), "hand", You()),
        ja="あなたの手札の枚数より{stat}の小さい",
    ),
    # at a location
    made("static", _while_there, _there, en="{this} {predicate:said_of_it.s} while at a location"),
    phrase(
        "said",
        Cannot,
        deed="be_challenged",
        filter=node(Not, part=Slot("those")),
        when=lambda bindings: not isinstance(bindings["those"], With | Named | Kind | Side | Class),
        ja="{those:np}だけが{target:ni_all}チャレンジできる",
        en="only {those:np.s} can challenge {target:object}",
    ),
    made("pred", _only, _but_those, en="<can> challenge only {filter:np.s}{duration}"),
    # decided for others
    made(
        "simple",
        _let_them,
        _they_do,
        ja="「{who:player}{verb:vps~}。」をしてもよい",
        en="you may have {who:player} {verb:vps}",
    ),
    made(
        "plain", _let_them_first, _they_do_first, en="you may have {who:player} {verb:vps}. ^if you do, {body:simple}"
    ),
    made("plain", _paid_for, _done_for, en="you may {cost:deed} to have {who:player} {verb:vps}"),
    # one of each
    made("cond", *_one_of_each(HERE), en="you have @{a:np} and @{b:np} here"),
    made("cond", *_one_of_each(), en="you have @{a:np} and @{b:np} in play"),
    # banished by the damage (ruling R-LOR-132)
    phrase(
        "cond",
        Compare,
        left=node(DamageOn, target=Slot("it")),
        op=">=",
        right=node(StatOf, stat="willpower", target=Slot("it")),
        ja=("この方法で{it:he_ga}退場<した>", "{it:he_ga}この方法で退場<した>"),
        en="{it:they_are} banished this way",
    ),
    # the rest of what is looked at
    phrase("taking", Take, amount=1, into="top", en="put one on the top of your deck"),
    word("rest", "bottom", ja="残りを好きな順番で一番下に", en="the rest on the bottom in any order"),
    phrase(
        "act",
        Seq,
        parts=(Take(amount=1, into="top"), PutRest("bottom")),
        link="and",
        ja="そのうち1枚をデッキの一番上に、残りを好きな順番で一番下に<置く>",
    ),
    # what happens to be upright again
    phrase(
        "trigger",
        Trigger,
        event="ready",
        by=Players(),
        ja="{subject:one}がレディするたび、",
        en="whenever {subject:one} readies",
    ),
    phrase(
        "trigger",
        Trigger,
        event="aftermath",
        when=lambda bindings: bindings["counterpart"] != Anything(),
        en="[whenever|when] {subject:one} challenges {counterpart:one} and isn't banished",
    ),
    phrase("every", Tally, what="removed", en="damage removed this way"),
    phrase("every", Tally, what="put", en="cards [shuffled|returned|put there] this way"),
    phrase("act", ToHand, reveal=True, ja="{target:unsaid_card}公開し手札に<加える>"),
    # so many of them
    *(
        phrase(
            "cond",
            Happened,
            on=node(Trigger, event="leave_discard", by=by, subject=Slot("subject")),
            when=lambda bindings: bindings["least"] not in (0, 1),
            ja=f"{JA_TURN}{{subject:card}}が{{least:number}}枚以上{ja}捨て札を離れて<いた>",
            en=f"{{least:number}} or more {{subject:card.s}} [|have ]left {en} discard this turn",
        )
        for by, ja, en in OWNERS
    ),
)
