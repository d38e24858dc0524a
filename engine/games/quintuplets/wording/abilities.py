"""Whole abilities: badges, costs, keywords, and what holds continuously."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from engine.games.quintuplets import keywords
from engine.games.quintuplets.nodes import ToZone
from engine.kernel.cards.tree import (
    Ability,
    Activated,
    Both,
    Class,
    EventName,
    Flip,
    Instead,
    Limit,
    May,
    Spell,
    ToDeck,
    ToDiscard,
    ToDo,
    ToHand,
    Triggered,
    nodes_of,
)
from engine.wording import (
    REFUSED,
    Bindings,
    Many,
    Phrase,
    Slot,
    Words,
    alone,
    costs,
    during,
    holding,
    in_order,
    made,
    node,
    own_to_pay,
    passing,
    phrase,
)

_LIMITS: tuple[tuple[Limit, str, str], ...] = (
    ("", "", ""),
    ("turn", "【ターン1回】", "【Once per turn】"),
    ("name", "【同名ターン1回】", "【Once per turn by name】"),
)
_WINDOWS: tuple[tuple[tuple[str, ...], str, str], ...] = (
    (("main",), "【メイン】", "【Main】"),
    (("approach",), "【アプローチ】", "【Approach】"),
    (("main", "approach"), "【メイン】【アプローチ】", "【Main】【Approach】"),
)
_COND = Slot("condition")
_WHENEVER: tuple[tuple[str, str, object], ...] = (
    *((ja, en, fields.get("condition")) for ja, en, fields in during("あなたの")),
    ("[{condition:condition.nara}なら|{condition}限り|{condition}間]、{}", "as long as {condition}, {}", _COND),
)
"""When a continuous effect holds; {} stands for it."""
_PAID = (ToDiscard, ToHand, ToDeck, ToZone, Flip)


# --- costs, as rule 10.4 has them


def _in_brackets(bindings: Bindings) -> object:
    return bindings["costs"]


def _brackets(value: object) -> Bindings | None:
    return {"opening": "[", "costs": value, "closing": "]"} if isinstance(value, tuple) else None


def _as_one(bindings: Bindings) -> object:
    costs = bindings["costs"]
    assert isinstance(costs, tuple)
    return in_order(costs) if len(costs) == 1 else REFUSED


def _one_as_costs(value: object) -> Bindings | None:
    return {"costs": (value,)} if own_to_pay(value, _PAID, deck=True) else None


# --- keywords, as rule 12 has them


def _keyword(sort: str, make: Callable[..., Any], badge: str, english: str) -> Iterator[Phrase]:
    """A keyword and the persons behind it."""

    def build(bindings: Bindings) -> object:
        persons = bindings["persons"]
        assert isinstance(persons, tuple)
        return make(*(person.name for person in persons))

    def match(value: object) -> Bindings | None:
        names = tuple(dict.fromkeys(each.name for each in nodes_of(value) if isinstance(each, Class)))
        return {"persons": tuple(map(Class, names))} if names and make(*names) == value else None

    yield made(
        sort,
        build,
        match,
        ja=(f"【{badge}】" + "{persons:dotted}", f"【{badge}】" + "{persons:joined}"),
        en=f"【{english}】" + "{persons:listed}",
    )


def _only(bindings: Bindings) -> object:
    persons = bindings["persons"]
    assert isinstance(persons, tuple)
    conditions = tuple(keywords.only(person.name) for person in persons)
    return conditions[0] if len(conditions) == 1 else Both(conditions)


def _only_apart(value: object) -> Bindings | None:
    names = tuple(dict.fromkeys(each.name for each in nodes_of(value) if isinstance(each, Class)))
    slots: Bindings = {"persons": tuple(map(Class, names))}
    return slots if names and _only(slots) == value else None


# --- lines


def _lines(kind: str, *sorts: str) -> Iterator[Phrase]:
    """What a line of this type of card can be."""
    for sort in sorts:
        stop = "" if sort.endswith("_keyword") else "[。|]"
        end = "" if sort.endswith("_keyword") else "[.|]"
        yield passing(f"{kind}_line", sort, ja="{it}" + stop, en="{it}" + end)


def _limited(sort: str, head: type[Ability], ja: str, en: str, **fields: Any) -> Iterator[Phrase]:
    """An ability however often it can be used in a turn; the badge of that stands behind or before its own. {}: where
    the badges go."""
    for limit, badge, english in _LIMITS:
        words: Words = ja.replace("{}", badge)
        if limit and ja.startswith("【"):
            words = (ja.replace("{}", badge), badge + ja.replace("{}", ""))
        yield phrase(sort, head, limit=limit, ja=words, en=en.replace("{}", english), **fields)


def _continuous() -> Iterator[Phrase]:
    """Continuous effects, behind 【... only】 and a condition or either."""
    for ja, en, when in _WHENEVER:
        yield from holding(
            "continuous",
            "{effects:lastings}",
            (("【永続】{only:only}" + ja, "【Continuous】{only:only}^" + en, {"condition": _both(when)}),),
        )
        fields = {} if when in (None, _COND) else {"condition": when}
        yield from holding("continuous", "{effects:lastings}", (("【永続】" + ja, "【Continuous】^" + en, fields),))


def _both(when: object) -> object:
    return Slot("only") if when is None else node(Both, parts=(Slot("only"), when))


# --- replacement, as rule 10.2.1.3 has it

_HAPPENINGS: tuple[tuple[EventName, str, str], ...] = (
    ("to_discard", "控え室に置かれる", "would be put into the waiting room"),
    ("bride", "花嫁エリアに置かれる", "would be put into the bride area"),
    ("to_hand", "手札に[戻される|戻る]", "would be returned to the hand"),
    ("remove", "取り除かれる", "would be removed from the game"),
    ("to_deck", "デッキに置かれる", "would be put into the deck"),
    ("flip", "裏に[なる|される]", "would be turned face down"),
)


def _replacements() -> Iterator[Phrase]:
    for event, ja, en in _HAPPENINGS:
        before = "{filter:who}が" + ja + "時、かわりに"
        yield phrase(
            "lasting",
            Instead,
            event=event,
            ja=before + "{body:deed~}",
            en="if {filter:who} " + en + ", {body:deed} instead",
        )
        yield phrase(
            "lasting",
            Instead,
            event=event,
            optional=True,
            body=node(ToDo, cost=Slot("cost"), body=Slot("body")),
            ja=before + "{cost:deed.te}よい。そうしたら、{body:deed}",
            en="if {filter:who} " + en + ", you may {cost:deed} instead. ^if you do, {body:deed}",
        )
        yield phrase(
            "lasting",
            Instead,
            event=event,
            optional=True,
            ja=before + "{body:deed.te}よい",
            en="if {filter:who} " + en + ", you may {body:deed} instead",
            when=lambda bindings: not isinstance(bindings["body"], ToDo),
        )


ABILITIES: tuple[Phrase | Many, ...] = (
    *_lines("hero", "automatic", "continuous"),
    *_lines("character", "growth_keyword", "disguise_keyword", "activated", "automatic", "continuous"),
    *_lines("episode", "exclusive_keyword", "activated", "automatic", "continuous"),
    *_lines("event", "use_keyword", "spell", "continuous"),
    *_lines("event_episode", "use_keyword", "exclusive_keyword", "spell", "activated", "automatic", "continuous"),
    *(passing("ability", sort, ja="{it}[。|]", en="{it}[.|]") for sort in ("activated", "automatic", "continuous")),
    # persons behind a keyword
    phrase("class_person", Class, ja="{name:person_name}", en="{name:person_name}"),
    Many("dotted", "class_person", {"ja": ("・", "・")}),
    Many("joined", "class_person", {"ja": ("", "")}, least=2),
    Many("listed", "class_person", {"en": (", ", ", ")}),
    *_keyword("growth_keyword", keywords.growth, "成長", "Growth"),
    *_keyword("disguise_keyword", keywords.disguise, "変装", "Disguise"),
    *_keyword("exclusive_keyword", keywords.exclusive, "専用", "Exclusive"),
    *_keyword("use_keyword", keywords.used_with, "使用条件", "Use condition"),
    phrase("only_person", Class, ja="【{name:person_name} only】", en="【{name:person_name} only】"),
    Many("only_persons", "only_person", {"ja": ("", ""), "en": ("", "")}),
    made("only", _only, _only_apart, ja="{persons:only_persons}:", en="{persons:only_persons}: "),
    # costs
    *costs("prices", _PAID, deck=True),
    made(
        "costs",
        _in_brackets,
        _brackets,
        ja="{opening:opening}{costs:prices}{closing:closing}",
        en="{opening:opening}{costs:prices}{closing:closing}",
    ),
    made("one_cost", _as_one, _one_as_costs, ja="{costs:costs}", en="{costs:costs}"),
    # abilities
    *_limited(
        "activated",
        Activated,
        "【起動】{}{condition:only?}{costs:costs}{body}",
        "【Activated】{}{condition:only?}{costs:costs} ^{body}",
        condition=_COND,
    ),
    *_limited(
        "automatic",
        Triggered,
        "【自動】{}{condition:only?}{on:on}{body}",
        "【Automatic】{}{condition:only?}^{on:on}, {body}",
        condition=_COND,
    ),
    *_limited(
        "automatic",
        Triggered,
        "【自動】{}{condition:only?}{cost:one_cost}{on:on}[あなたは|]コストを[払って|支払って]よい。そうしたら、{body:chain}",
        "【Automatic】{}{condition:only?}{cost:one_cost} ^{on:on}, you may pay the cost. ^if you do, {body:chain}",
        condition=_COND,
        body=node(May, body=node(ToDo, cost=Slot("cost"), body=Slot("body"))),
    ),
    *(
        each
        for windows, ja, en in _WINDOWS
        for each in _limited("spell", Spell, ja + "{}{body}", en + "{}^{body}", windows=windows)
    ),
    alone("lastings", "lasting"),
    *_continuous(),
    *_replacements(),
)
