"""How clauses become sentences, and sentences the body of an ability."""

from __future__ import annotations

from itertools import pairwise

from msgspec.structs import replace

from engine.kernel.cards.tree import (
    Banish,
    Cannot,
    ChosenPlayer,
    Compare,
    Count,
    Deal,
    If,
    InsteadIf,
    Later,
    May,
    Modify,
    OneOf,
    PlayerOf,
    Players,
    Seq,
    ToDo,
    Trigger,
    Unless,
    Unplayed,
)
from engine.wording import (
    REFUSED,
    Bindings,
    It,
    Many,
    Phrase,
    Slot,
    in_a_row,
    in_order,
    made,
    node,
    passing,
    phrase,
    sentences_of,
    sequence,
    several,
)

from . import players
from .anaphora import pronoun, unsaid

_A, _B = Slot("a"), Slot("b")


def _own_subject(bindings: Bindings) -> bool:
    """A guard: after somebody else's deed, an imperative would be heard as theirs."""
    first, second = players.doer(bindings["a"]), players.doer(bindings["b"])
    return first is None or second != players.YOU or first == players.YOU


def _own_subjects(bindings: Bindings) -> bool:
    """A guard: the same of every two that stand side by side."""
    front, last = bindings["front"], bindings["last"]
    assert isinstance(front, tuple)
    parts = (*front, last)
    return all(_own_subject({"a": one, "b": next_one}) for one, next_one in pairwise(parts))


def _two_own(bindings: Bindings) -> bool:
    """A guard: two of them."""
    return several("front", least=1, most=1)(bindings) and _own_subjects(bindings)


def _more_own(bindings: Bindings) -> bool:
    """A guard: more than two of them."""
    return several("front")(bindings) and _own_subjects(bindings)


def _yours_to_do(bindings: Bindings) -> bool:
    """A guard: nobody else does any of it, so nobody else may decide."""
    return _only_you(bindings["body"])


def _only_you(value: object) -> bool:
    if isinstance(value, Seq):
        return all(_only_you(part) for part in value.parts)
    if isinstance(value, ToDo):
        return _only_you(value.cost) and _only_you(value.body)
    return not isinstance(value, Cannot) and players.doer(value) in (None, players.YOU)


def _theirs_after_yours(bindings: Bindings) -> bool:
    """A guard: you decide on both, the second of which the player of a card does."""
    return _only_you(bindings["a"]) and isinstance(players.doer(bindings["b"]), PlayerOf)


def yours_to_cost(bindings: Bindings) -> bool:
    """A guard: the cost is yours to pay."""
    return _only_you(bindings["cost"])


def _after_trigger(bindings: Bindings) -> object:
    return in_order((bindings["first"], *_rest(bindings)))


def _rest(bindings: Bindings) -> tuple[object, ...]:
    rest = bindings.get("rest") or ()
    assert isinstance(rest, tuple)
    return rest


def _first_and_rest(value: object) -> Bindings:
    parts = sentences_of(value)
    return {"first": parts[0], "rest": parts[1:] or None}


def _instead(bindings: Bindings) -> object:
    """What is done instead lasts as long as what it replaces."""
    base, instead = bindings["base"], bindings["instead"]
    if isinstance(instead, Modify):
        if not isinstance(base, Modify):
            return REFUSED
        instead = replace(instead, duration=base.duration)
    return InsteadIf(base, bindings["condition"], instead)  # type: ignore[arg-type]  # as the sorts have it


def _base_and_instead(value: object) -> Bindings | None:
    if not isinstance(value, InsteadIf):
        return None
    instead = value.instead
    if isinstance(instead, Modify):
        if not isinstance(value.base, Modify) or value.base.duration != instead.duration:
            return None
        instead = replace(instead, duration="")
    return {"base": value.base, "condition": value.condition, "instead": instead}


def _changed(bindings: Bindings) -> object:
    return Modify(It(), bindings["stat"], bindings["amount"])  # type: ignore[arg-type]  # a place for a target


def _change(value: object) -> Bindings | None:
    if not isinstance(value, Modify) or not unsaid(value.target) or value.duration:
        return None
    return {"stat": value.stat, "amount": value.amount}


def _changed_one(bindings: Bindings) -> object:
    return Modify(bindings["target"], bindings["stat"], bindings["amount"])  # type: ignore[arg-type]  # as sorts say


def _change_of(value: object) -> Bindings | None:
    if not isinstance(value, Modify) or value.duration:
        return None
    return {"target": value.target, "stat": value.stat, "amount": value.amount}


def _dealt(bindings: Bindings) -> object:
    return Deal(It(), bindings["n"])  # type: ignore[arg-type]  # a place for a target, and a number


def _dealing(value: object) -> Bindings | None:
    if not isinstance(value, Deal) or not unsaid(value.target) or not isinstance(value.amount, int):
        return None
    return {"n": value.amount}


def _banish_it(bindings: Bindings) -> object:
    return Banish(It())  # type: ignore[arg-type]  # a place for a target


def _banished(value: object) -> Bindings | None:
    return {} if isinstance(value, Banish) and unsaid(value.target) else None


def asks_for_a_player(bindings: Bindings) -> bool:
    """A guard: whom the condition speaks of is chosen while resolving, so that it is no condition of triggering."""
    condition = bindings["condition"]
    return (
        isinstance(condition, Compare)
        and isinstance(condition.left, Count)
        and isinstance(condition.left.whose, ChosenPlayer)
    )


SENTENCES: tuple[Phrase | Many, ...] = (
    # deeds and clauses
    passing("deed", "act", ja="{it~}", en="{it}"),
    made("deed", players.fill_you, players.lift_you, ja="{verb:vp~}", en="{verb:vp}"),
    phrase("deed", Unless, ja="{escape:act.nai}かぎり、{body:act~}", en="{body:act} or {escape:act}"),
    phrase("deed", Unless, ja="{escape:own_deed.nai}かぎり、{body:act~}", en="{escape:own_deed} or {body:act}"),
    made("own_deed", players.fill_you, players.lift_you, ja="{verb:vp~}", en="{verb:vp}"),
    passing("clause", "deed", ja="{it~}", en="{it}"),
    made("clause", players.fill, players.lift, ja="{who:player}{verb:vps~}", en="{who:player} {verb:vps.s}"),
    made(
        "clause",
        players.fill_may,
        players.lift_may,
        ja="{who:player}{verb:vps.te}もよい",
        en="{who:player} may {verb:vps}",
    ),
    made("clause", players.fill_you, players.lift_you, ja="あなたは{verb:vp~}", en="you {verb:vp}"),
    passing("clause", "said", ja="{it~}", en="{it}"),
    # and, then, to
    Many("clauses.i", "clause.i", {"ja": ("、", "、")}),
    Many("clauses.te", "clause.te", {"ja": ("、", "、")}),
    Many("clauses_en", "clause", {"en": (", ", ", ")}),
    passing("joined", "clause", ja="{it~}", en="{it}"),
    in_a_row(
        "joined",
        "and",
        when=_own_subjects,
        ja="[{front:clauses.te}|{front:clauses.i}]、{last:clause~}",
        en=(),
    ),
    in_a_row("joined", "and", when=_two_own, en="{front:clauses_en} and {last:clause}"),
    in_a_row("joined", "and", when=_more_own, en="{front:clauses_en}, and {last:clause}"),
    in_a_row(
        "joined",
        "and",
        when=lambda bindings: not _own_subjects(bindings),
        ja="{front:clauses.i}、{last:you_do~}",
        en="{front:clauses_en} and {last:you_do}",
    ),
    made("you_do", players.fill_you, players.lift_you, ja="あなたは{verb:vp~}", en="you {verb:vp}"),
    passing("chain", "joined", ja="{it~}", en="{it}"),
    phrase(
        "chain",
        Seq,
        parts=(_A, _B),
        link="then",
        ja="{a:joined.i}、その後{b:joined~}",
        en="{a:joined}, then {b:joined}",
        when=_own_subject,
    ),
    phrase("chain", ToDo, ja="{cost:clause}ことで{body:joined~}", en="{cost:clause} to {body:joined}"),
    Many("deeds_en", "one_deed", {"en": (", ", ", ")}),
    passing("one_deed", "deed", en="{it}"),
    passing("one_deed", "gift", en="{it}"),
    phrase("gift", Modify, en="give {target:object} {amount:plus} {stat}{duration}"),
    passing("deed_list", "one_deed", en="{it}"),
    in_a_row("deed_list", "and", when=_two_own, en="{front:deeds_en} and {last:one_deed}"),
    in_a_row("deed_list", "and", when=_more_own, en="{front:deeds_en}, and {last:one_deed}"),
    passing("deeds", "deed_list", en="{it}"),
    phrase("deeds", Seq, parts=(_A, _B), link="then", en="{a:deed_list}, then {b:deed_list}"),
    phrase("deeds", ToDo, en="{cost:deed} to {body:deed_list}"),
    # sentences
    passing("simple", "chain"),
    phrase(
        "simple",
        May,
        ja=("{body:chain.te}もよい", "「{body:chain}。」をしてもよい"),
        en="you may {body:deeds}",
        when=_yours_to_do,
    ),
    phrase(
        "simple",
        May,
        body=node(Seq, parts=(_A, _B), link="then"),
        when=_theirs_after_yours,
        ja="「{a:clause.i}、その後{b:clause}。」をしてもよい",
        en="you may {a:deed}, then {b:clause}",
    ),
    passing("plain", "simple"),
    phrase("plain", OneOf, ja="以下から1つ[を|]選ぶ。・{options:modes}", en="choose one[:| —] • ^{options:modes}"),
    Many("modes", "mode", {"ja": ("。・", "。・"), "en": (". • ^", ". • ^")}, least=2),
    sequence("mode", "parts", ja="{parts:sentences}", en="{parts:sentences}"),
    phrase(
        "plain",
        May,
        body=node(ToDo, cost=Slot("cost"), body=Slot("body")),
        ja="{cost:chain.te}もよい。[そうしたなら|そうした場合]、{body:chain}",
        en="you may {cost:deeds}. ^if you do, {body:chain}",
        when=yours_to_cost,
    ),
    phrase(
        "plain",
        If,
        ja="{condition:condition.nara}なら、{then:simple}。そうでないなら、{otherwise:simple}",
        en="if {condition}, {then:simple}. ^otherwise, {otherwise:simple}",
    ),
    made(
        "plain",
        _instead,
        _base_and_instead,
        ja="{base:chain}。{condition:condition.nara}なら、代わりに{instead}",
        en="{base:chain}. ^if {condition}, {instead} instead",
    ),
    made("instead", _changed, _change, ja="{amount:plus}{stat}する"),
    made(
        "instead",
        _changed_one,
        _change_of,
        en=("{target:they} get {amount:plus} {stat}", "{target:he} gets {amount:plus} {stat}"),
    ),
    made("instead", _banish_it, _banished, ja="退場させる"),
    passing("instead", "deed"),
    made(
        "instead",
        _dealt,
        _dealing,
        ja="{n:number}ダメージを与える",
        en="deal {n:number} damage",
    ),
    *pronoun("they", en="they"),
    *pronoun("he", en=("he", "she")),
    phrase(
        "plain",
        Later,
        on=Trigger("turn_end", by=Players()),
        ja="[このターン|ターン]終了時、{body:simple}",
        en="at the end of [the|this] turn, {body:simple}",
    ),
    phrase(
        "plain",
        Later,
        on=Trigger("turn_end"),
        duration="moment",
        once=True,
        ja="あなたのターン終了時、{body:simple}",
        en="at the end of your turn, {body:simple}",
    ),
    phrase(
        "plain",
        Later,
        ja="このターン、{on:trigger}{body:simple}",
        en=("{on:trigger} this turn, {body:simple}", "this turn, {on:trigger}, {body:simple}"),
    ),
    phrase("plain", May, body=Slot("modes"), ja="{modes:modal_may}", en="you may {modes:modal}"),
    phrase("modal", OneOf, en="choose one[:| —] • ^{options:modes}"),
    phrase("modal_may", OneOf, ja="以下から1つ[を|]選んでもよい。・{options:modes}"),
    phrase(
        "plain",
        May,
        body=node(ToDo, cost=Slot("cost"), body=Slot("modes")),
        ja="{cost:clause}ことで{modes:modal_may}",
        en="you may {cost:deed} to {modes:modal}",
        when=yours_to_cost,
    ),
    passing("sentence", "plain"),
    passing("sentence", "plain", ja="その後、{it}", en="then, {it}"),
    phrase("sentence", If, ja="{condition:condition.nara}なら、{then:simple}", en="if {condition}, {then:simple}"),
    phrase(
        "sentence",
        If,
        ja="その後、{condition:condition.nara}なら、{then:simple}",
        en="then, if {condition}, {then:simple}",
    ),
    phrase(
        "sentence",
        If,
        condition=Unplayed(),
        ja="公開したカードがプレイされていないなら、{then:simple}",
        en="otherwise, {then:simple}",
    ),
    Many("sentences", "sentence", {"ja": ("。", "。"), "en": (". ^", ". ^")}),
    sequence("body", "parts", ja="{parts:sentences}", en="{parts:sentences}"),
    phrase(
        "asked_when_resolving",
        If,
        when=asks_for_a_player,
        ja="{condition:condition.nara}なら、{then:simple}",
        en="if {condition}, {then:simple}",
    ),
    passing("after_trigger", "asked_when_resolving"),
    made(
        "after_trigger",
        _after_trigger,
        _first_and_rest,
        ja=("{first:plain}", "{first:plain}。{rest:sentences}"),
        en=("{first:plain}", "{first:plain}. ^{rest:sentences}"),
    ),
)
