"""How clauses become sentences, and sentences the body of an ability."""

from __future__ import annotations

from itertools import pairwise

from engine.games.lorcana.wording.deeds import players
from engine.games.lorcana.wording.referents.pronouns import pronoun
from engine.kernel.cards.tree import (
    Banish,
    Cannot,
    Chosen,
    ChosenPlayer,
    Compare,
    Count,
    Exert,
    If,
    Later,
    May,
    Modify,
    OneOf,
    PlayerOf,
    Players,
    PlayFree,
    Points,
    Ready,
    Repeat,
    Seq,
    ToDeck,
    ToDo,
    ToHand,
    Trigger,
    Unless,
    Unplayed,
)
from engine.wording import (
    Bindings,
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


def yours_to_do(bindings: Bindings) -> bool:
    """A guard: nobody else does any of it, so nobody else may decide."""
    return only_you(bindings["body"])


def _in_one_breath(bindings: Bindings) -> bool:
    """A guard: one deed, or several that are said as one; and nobody else does any of it, so nobody else may decide."""
    return yours_to_do(bindings) and not _is_several(bindings["body"])


def _in_several(bindings: Bindings) -> bool:
    """A guard: one deed and then another, or one of which more is said in a sentence of its own; all of them yours."""
    return yours_to_do(bindings) and _is_several(bindings["body"])


def _is_several(value: object) -> bool:
    return (isinstance(value, Seq) and value.link == "then") or (isinstance(value, PlayFree) and value.exerted)


def only_you(value: object) -> bool:
    if isinstance(value, Seq):
        return all(only_you(part) for part in value.parts)
    if isinstance(value, ToDo):
        return only_you(value.cost) and only_you(value.body)
    return not isinstance(value, Cannot) and players.doer(value) in (None, players.YOU)


def _theirs_after_yours(bindings: Bindings) -> bool:
    """A guard: you decide on both, the second of which the player of a card does."""
    return only_you(bindings["a"]) and isinstance(players.doer(bindings["b"]), PlayerOf)


def yours_to_cost(bindings: Bindings) -> bool:
    """A guard: the cost is yours to pay."""
    return only_you(bindings["cost"])


def _after_trigger(bindings: Bindings) -> object:
    return in_order((bindings["first"], *_rest(bindings)))


def _rest(bindings: Bindings) -> tuple[object, ...]:
    rest = bindings.get("rest") or ()
    assert isinstance(rest, tuple)
    return rest


def _first_and_rest(value: object) -> Bindings:
    parts = sentences_of(value)
    return {"first": parts[0], "rest": parts[1:] or None}


def chooses(bindings: Bindings) -> bool:
    """A guard: each time another one is chosen, as what can be done but once to a card shows."""
    body = bindings["body"]
    return isinstance(body, Banish | Exert | Ready | ToDeck | ToHand) and isinstance(body.target, Chosen)


def asks_for_a_player(bindings: Bindings) -> bool:
    """A guard: whom the condition speaks of is chosen while resolving, so that it is no condition of triggering."""
    condition = bindings["condition"]
    left = condition.left if isinstance(condition, Compare) else None
    whose = left.whose if isinstance(left, Count) else left.who if isinstance(left, Points) else None
    return isinstance(whose, ChosenPlayer)


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
        ja=("[{front:clauses.te}|{front:clauses.i}]、{last:clause~}", "{front:clauses.te}{last:clause~}"),
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
    phrase(
        "simple",
        Repeat,
        when=chooses,
        ja="{times:per}{body:deed}",
        en="{times:each}, {body:deed}",
    ),
    # each time it may be left
    phrase(
        "simple",
        Repeat,
        body=node(May, body=Slot("body")),
        when=yours_to_do,
        ja="{times:per}「{body:chain}。」をしてもよい",
        en="{times:each}, you may {body:deeds}",
    ),
    passing("simple", "chain"),
    phrase(
        "simple",
        May,
        ja=("{body:chain.te}もよい", "「{body:chain}。」をしてもよい"),
        en="you may {body:deeds}",
        when=_in_one_breath,
    ),
    # of several deeds the ending would allow the last alone: brackets hold together what may be done
    phrase(
        "simple",
        May,
        ja=("「{body:chain}。」をしてもよい", "{body:chain.te}もよい"),
        en="you may {body:deeds}",
        when=_in_several,
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
    phrase(
        "plain",
        OneOf,
        when=lambda bindings: bindings["count"] not in (0, 1),
        ja="以下から{count:number}つ[を|]選ぶ。・{options:modes}",
        en="choose {count:number}[:| —] • ^{options:modes}",
    ),
    phrase(
        "plain",
        Unless,
        who=node(PlayerOf, target=Slot("it")),
        ja="{body:deed}。ただし、{it:whose}プレイヤーは{escape:vp}ことでそれを免れる",
        en="{body:deed} unless {it:whose} player {escape:vp.s}",
    ),
    Many("modes", "mode", {"ja": ("。・", "。・"), "en": (". • ^", ". • ^")}, least=2),
    sequence("mode", "parts", ja="{parts:sentences}", en="{parts:sentences}"),
    phrase(
        "plain",
        May,
        body=node(ToDo, cost=Slot("cost"), body=Slot("body")),
        ja="{cost:chain.te}もよい。[そうしたなら|そうした場合]、{body:simple}",
        en="you may {cost:deeds}. ^if you do, {body:simple}",
        when=yours_to_cost,
    ),
    phrase(
        "plain",
        If,
        ja="{condition:condition.nara}なら、{then:simple}。そうでないなら、{otherwise:simple}",
        en="if {condition}, {then:simple}. ^otherwise, {otherwise:simple}",
    ),
    *pronoun("they", en="they"),
    *pronoun("he", en=("he", "she", "that character")),
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
        en=("at the end of your turn, {body:simple}", "{body:deed} at the end of your turn"),
    ),
    phrase(
        "plain",
        Later,
        on=Trigger("turn_start"),
        duration="moment",
        once=True,
        ja="あなたの次のターン[の|]開始時、{body:simple}",
        en="at the start of your next turn, {body:simple}",
    ),
    phrase(
        "plain",
        Later,
        ja="このターン、{on:trigger}{body:simple}",
        en=("{on:trigger} this turn, {body:simple}", "this turn, {on:trigger}, {body:simple}"),
    ),
    phrase(
        "plain",
        Later,
        on=Trigger("aftermath"),
        once=True,
        ja="そのチャレンジの後、{body:simple}",
        en="{body:deed} after the challenge",
    ),
    phrase(
        "plain",
        Later,
        ja="このターン、{on:their_trigger}{body:simple}",
        en=("{on:their_trigger} this turn, {body:simple}", "this turn, {on:their_trigger}, {body:simple}"),
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
    phrase(
        "plain",
        May,
        body=node(ToDo, cost=Slot("cost"), body=Slot("modes")),
        ja="{cost:chain.te}もよい。そうしたなら、{modes:modal_ja}",
        en="you may {cost:deeds}. ^if you do, {modes:modal}",
        when=yours_to_cost,
    ),
    phrase("modal_ja", OneOf, ja="以下から1つ[を|]選ぶ。・{options:modes}"),
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
        ja=("そうでないなら、{then:simple}", "公開したカードがプレイされていないなら、{then:simple}"),
        en=(
            "otherwise, {then:simple}",
            "if you don't, {then:simple}",
            "if you don't play [the revealed card|that card|it], {then:simple}",
        ),
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
    # then
    passing("sentence", "plain", ja="その後{it}", en="then {it}"),
)
