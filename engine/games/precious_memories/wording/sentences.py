"""How clauses become sentences, and sentences the body of an ability.

「その場合、」 and its like reach to the end of the text.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from engine.games.precious_memories.nodes import (
    Appear,
    Designate,
    Leaves,
    LevelUp,
    Nullify,
    PutCoins,
    Remove,
    Show,
    SpendCoins,
    TakeCoins,
    ToArea,
    ToEx,
    ToField,
    Transform,
    TurnPoint,
)
from engine.games.precious_memories.wording.nouns.among import is_called
from engine.games.precious_memories.wording.thereafter import THEREAFTER, Thereafter, in_order
from engine.kernel.cards.tree import (
    Chosen,
    Discard,
    Draw,
    Exert,
    If,
    InsteadIf,
    InTurn,
    Later,
    Look,
    May,
    OneOf,
    Players,
    PutRest,
    Ready,
    Repeat,
    Seq,
    Take,
    This,
    ToDeck,
    ToDiscard,
    ToDo,
    ToHand,
    Trigger,
    Unless,
    Who,
    You,
    nodes_of,
)
from engine.wording import REFUSED, Bindings, Many, Parts, Phrase, bare, doer, in_a_row, made, passing, phrase

AT_END = Trigger("turn_end", by=Players())
ECHOES: tuple[tuple[tuple[type, ...], str, str], ...] = (
    ((ToDiscard, Discard), "捨て札にした", "discarded"),
    ((Transform,), "変身させた", "transformed"),
    ((Designate,), "指定した", "named"),
    ((TakeCoins, SpendCoins), "取り除いた", "took off"),
    ((Exert,), "休息状態にした", "rested"),
    ((Draw,), "カードを引いた", "drew"),
    ((ToField,), "[場に出した|この効果で場に出た|この効果で場に出した]", "put onto the field"),
    ((ToHand,), "[手札に加えた|手札に移した|手札に戻した|戻した]", "took"),
    ((Ready,), "活動状態にした", "made active"),
    ((Show,), "表にした", "showed"),
    ((Remove,), "[ゲームから|]取り除いた", "removed"),
    ((TurnPoint,), "[表向き|裏向き]にした", "turned"),
    ((ToDeck,), "デッキの[上|下]に[移した|戻した]", "put back"),
    ((ToArea, ToDeck, ToHand, ToEx), "移した", "moved"),
    ((PutCoins,), "乗せた", "put on"),
    ((Leaves,), "退場させた", "let go"),
    ((Appear,), "登場させた", "let appear"),
    ((Nullify,), "[プレイを|]無効にした", "nullified"),
    ((LevelUp,), "[レベルアップ|〔レベルアップ〕]させた", "levelled up"),
)
"""What is said again of a deed: whoever has done it goes on."""
CALLED = (("", "[|カードを]"), ("character", "キャラを"), ("hand", "手札を"))
"""What he to whom it was done is called."""


def _verbs(value: object) -> tuple[object, ...]:
    value = bare(value)
    while True:
        match value:
            case May(body=inner) | If(then=inner, otherwise=None) | Later(body=inner):
                value = inner
            case Seq((Look(), May(inner)), "then"):
                value = inner
            case Seq((*_, Take(), deed), "then"):
                return (deed,)
            case OneOf(options) if len({type(option) for option in options}) == 1:
                return options
            case _:
                return value.parts if isinstance(value, Seq) else (value,)


def _of_one_player(bindings: Bindings) -> bool:
    """Whose deed the first clause is, theirs are those behind it: no other player is meant without being named."""
    front = bindings["front"]
    assert isinstance(front, tuple)
    if len(front) > 1 and isinstance(front[0], Look) and _takes_first(front[1]):
        return False
    doers = [doer(part) for part in (*front, bindings["last"])]
    return doers[0] == You() or all(who == doers[0] for who in doers)


def _takes_first(deed: object) -> bool:
    """Whether somebody is taken out of cards that lie open before anything is done."""
    return isinstance(deed, Seq) and isinstance(deed.parts[0], Take)


def doer_of(deed: object) -> Who:
    """Who does it."""
    first = deed.parts[0] if isinstance(deed, Seq) else deed
    by = getattr(getattr(first, "target", None), "by", You())
    who: Who = getattr(first, "who", by)
    return who


def _may(*, others: bool) -> Parts:
    """What a player may do or not: who does it decides; `others`: other players than oneself."""

    def build(bindings: Bindings) -> object:
        body = bindings["body"]
        who = doer_of(body)
        if looks_first(body) or isinstance(body, InTurn):
            return REFUSED
        if (who != You()) != others or (others and isinstance(getattr(body, "target", None), Chosen)):
            return REFUSED
        return May(body, who)  # type: ignore[arg-type]

    def match(value: object) -> Bindings | None:
        if not isinstance(value, May) or value.bundle or (value.who != You()) != others or looks_first(value.body):
            return None
        return {"body": value.body} if doer_of(bare(value.body)) == value.who else None

    return build, match


def looks_first(body: object) -> bool:
    """Whether cards are looked at before anything is done: whoever may do it or not has seen them."""
    return isinstance(body, Seq) and isinstance(body.parts[0], Look)


def _looks_and_may() -> Parts:
    """What may be taken out of cards once they have been looked at."""

    def build(bindings: Bindings) -> object:
        rest: Any = bindings["rest"]
        takes = isinstance(rest, Seq) and isinstance(rest.parts[0], Take)
        return Seq((bindings["look"], May(rest)), "then") if takes else REFUSED  # type: ignore[arg-type]

    def match(value: object) -> Bindings | None:
        match value:
            case Seq((Look() as look, May(Seq((Take(), *_)) as rest, You(), False)), "then"):
                return {"look": look, "rest": rest}
        return None

    return build, match


def _others_choice(value: object) -> bool:
    """Whether another player decides if it is done: what hangs on it would be his to do, too."""
    return any(isinstance(each, May) and each.who != You() for each in nodes_of(bare(value)))


def _so_often_as_liked(value: object) -> bool:
    """Whether it may be done several times, or never: nobody says how often it has to have been."""
    value = bare(value)
    return isinstance(value, Repeat) and isinstance(value.body, May)


def if_done(kinds: tuple[type, ...] = (), *, own: bool = False, called: str = "") -> Parts:
    """What is done only if the sentence before it was; `own`: to this card; `called`: to somebody who is called so."""

    def fits(cost: object) -> bool:
        if _others_choice(cost) or _so_often_as_liked(cost):
            return False
        verbs = _verbs(cost)
        if own and any(bare(getattr(part, "target", None)) != This() for part in verbs):
            return False
        if called and not all(is_called(called, part) for part in verbs):
            return False
        return not kinds or all(isinstance(part, kinds) for part in verbs)

    def build(bindings: Bindings) -> object:
        cost, body = bindings["cost"], bindings["body"]
        if not _hangs_together(cost, body):
            return REFUSED
        if isinstance(cost, Thereafter):
            return Thereafter(_joined(cost.deed, body)) if fits(cost.deed) else REFUSED
        return _joined(cost, body) if fits(cost) else REFUSED

    def match(value: object) -> Bindings | None:
        slots = _parted(value)
        return slots if slots is not None and fits(slots["cost"]) else None

    return build, match


def _joined(cost: Any, body: Any) -> Any:
    """What is done if the sentence before it was: out of cards that lie open somebody has to be taken for that."""
    match cost:
        case Seq((*front, Take() as take, fate), "then"):
            return Seq((*front, take, ToDo(fate, body)), "then")
        case Seq((Look() as look, May(then, who, bundle)), "then"):
            return Seq((look, May(_joined(then, body), who, bundle)), "then")
        case May(Seq((Take(), *_)) as then, who, bundle):
            return May(_joined(then, body), who, bundle)
        case May(inner, who, bundle):
            return May(ToDo(inner, body), who, bundle)
        case If(condition, then, None):
            return If(condition, _joined(then, body))
        case Later(on, then, duration, once):
            return Later(on, _joined(then, body), duration, once)
    return ToDo(cost, body)


def _parted(value: Any) -> Bindings | None:
    """The other way round."""
    match value:
        case Seq((*front, Take() as take, ToDo(fate, body)), "then"):
            return {"cost": Seq((*front, take, fate), "then"), "body": body}
        case Seq((Look() as look, May(then, who, bundle)), "then"):
            return _within(then, lambda cost: Seq((look, May(cost, who, bundle)), "then"))
        case May(Seq((Take(), *_)) as then, who, bundle):
            return _within(then, lambda cost: May(cost, who, bundle))
        case May(ToDo(cost, body), who, bundle):
            return {"cost": May(cost, who, bundle), "body": body}
        case If(condition, then, None):
            return _within(then, lambda cost: If(condition, cost))
        case Later(on, then, duration, once):
            return _within(then, lambda cost: Later(on, cost, duration, once))
        case ToDo(cost, body):
            return {"cost": cost, "body": body}
    return None


def _within(then: object, around: Callable[[Any], object]) -> Bindings | None:
    slots = _parted(then)
    return None if slots is None else {"cost": around(slots["cost"]), "body": slots["body"]}


def _hangs_together(cost: object, body: object) -> bool:
    """Whether it can hang on it: what is left of cards that were looked at goes somewhere in any case, and of two that
    are taken nobody says which."""
    takes = sum(isinstance(each, Take) for each in nodes_of(bare(cost)))
    return takes < 2 and not (takes and any(isinstance(each, PutRest) for each in nodes_of(bare(body))))


def _chain(*, front: bool) -> Parts:
    """Sentences in order, the last of which may be one that hangs on its own doing."""

    def build(bindings: Bindings) -> object:
        before = bindings["front"] if front else ()
        assert isinstance(before, tuple)
        return _row((*before, bindings["last"]))

    def match(value: object) -> Bindings | None:
        if not front:
            return {"last": value} if hangs_on(value) else None
        if not isinstance(value, Seq) or value.link != "sentence" or not hangs_on(value.parts[-1]):
            return None
        return {"front": value.parts[:-1], "last": value.parts[-1]}

    return build, match


def hangs_on(value: object) -> bool:
    """Whether it is a sentence with all that is done only if, or unless, what it says was done."""
    return isinstance(value, Unless) or _parted(value) is not None


def _row(sentences: tuple[object, ...]) -> object:
    parts = in_order(sentences)
    if parts is None:
        return REFUSED
    return parts[0] if len(parts) == 1 else Seq(parts)


def _plain() -> Parts:
    def build(bindings: Bindings) -> object:
        parts = bindings["parts"]
        assert isinstance(parts, tuple)
        return _row(parts)

    def match(value: object) -> Bindings | None:
        parts = value.parts if isinstance(value, Seq) and value.link == "sentence" else (value,)
        return None if hangs_on(parts[-1]) else {"parts": parts}

    return build, match


def _echoes() -> Iterator[Phrase]:
    yield made(
        "done",
        *if_done(),
        ja="{cost:sentence}。その場合、{body:chain}",
        en="{cost:sentence}. ^if so, {body:chain}",
    )
    for kinds, ja, _ in ECHOES:
        yield made(
            "done",
            *if_done(kinds, own=True),
            ja="{cost:sentence}。このカードを" + ja + "場合、{body:chain}",
        )
    for kinds, ja, en in ECHOES:
        for called, noun in CALLED:
            yield made(
                "done",
                *if_done(kinds, called=called),
                ja="{cost:sentence}。[|この効果で]" + noun + ja + "場合、{body:chain}",
                en=() if called else "{cost:sentence}. ^if you " + en + " it, {body:chain}",
            )


SENTENCES: tuple[Phrase | Many, ...] = (
    # one action, or several in a row
    passing("front", "act.i", ja="{it}"),
    passing("front", "act", en="{it}"),
    Many("fronts", "front", {"ja": ("、", "、"), "en": (", ", ", ")}),
    in_a_row(
        "row", "then", when=_of_one_player, ja="{front:fronts}、{last:act~}", en="{front:fronts}, then {last:act}"
    ),
    passing("deed", "act", ja="{it~}", en="{it}"),
    passing("deed", "row", ja="{it~}", en="{it}"),
    passing("done_once", "deed", ja="{it}", en="{it}"),
    made("done_once", *_may(others=False), ja=("{body:deed}ことができる", "{body:deed.can}"), en="you may {body:deed}"),
    made(
        "done_once",
        *_may(others=True),
        ja=("{body:deed}ことができる", "{body:deed.can}"),
        en="if they like, {body:deed}",
    ),
    made(
        "done_once",
        *_looks_and_may(),
        ja=("{look:look.te}、{rest:deed}ことができる", "{look:look.te}、{rest:deed.can}"),
        en="{look:look}, then you may {rest:deed}",
    ),
    phrase(
        "timed",
        Later,
        on=AT_END,
        once=True,
        ja="ターン終了時に[、|]{body:done_once}",
        en="at the end of the turn, {body:done_once}",
    ),
    passing("timed", "done_once"),
    phrase(
        "timed",
        Later,
        ja="[このターン、|このターンの間、]{on:on_named}{body:timed}",
        en="this turn, {on:on_named}{body:timed}",
    ),
    passing("clause_of", "timed"),
    phrase("clause_of", If, ja="{condition:if}{then:timed}", en="{condition:if}{then:timed}"),
    phrase(
        "clause_of",
        InsteadIf,
        ja="{base:timed}。{condition:if}代わりに[、|]{instead:timed}",
        en="{base:timed}. {condition:if}^{instead:timed} instead",
    ),
    phrase("timed", OneOf, ja="以下から1つ選択する。{options:modes}", en="choose one: {options:modes}"),
    passing("sentence", "clause_of"),
    passing("sentence", "clause_of", ja="さらに、{it}", en="then {it}"),
    *THEREAFTER,
    Many("sentence_list", "sentence", {"ja": ("。", "。"), "en": (". ^", ". ^")}),
    *_echoes(),
    made("chain", *_plain(), ja="{parts:sentence_list}", en="{parts:sentence_list}"),
    made("chain", *_chain(front=False), ja="{last:done}", en="{last:done}"),
    made(
        "chain", *_chain(front=True), ja="{front:sentence_list}。{last:done}", en="{front:sentence_list}. ^{last:done}"
    ),
    passing("body", "chain"),
    phrase("body", OneOf, ja="以下から1つ選択する。{options:modes}", en="choose one: {options:modes}"),
    phrase(
        "body",
        OneOf,
        ja="以下から{count:plural}つ選択する。{options:modes}",
        en="choose {count:plural}: {options:modes}",
    ),
    Many("modes", "mode", {"ja": ("", ""), "en": (" ", " ")}, least=2),
    passing("mode", "chain", ja="「{it}[。|]」", en="「{it}」"),
)
