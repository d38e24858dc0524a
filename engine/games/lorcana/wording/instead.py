"""What is done in place of what a sentence said before: "deal 1 damage. If ..., deal 3 damage instead"."""

from __future__ import annotations

from msgspec.structs import replace

from engine.games.lorcana.wording.referents.anaphora import unsaid
from engine.games.lorcana.wording.referents.pronouns import pronoun
from engine.kernel.cards.tree import (
    Banish,
    Can,
    Cannot,
    CannotGain,
    Deal,
    Grant,
    Heal,
    InsteadIf,
    Lose,
    May,
    Modify,
    ToDo,
)
from engine.wording import REFUSED, Bindings, It, Phrase, made, passing

from .sentences import only_you

SAID = (Modify, Grant, Lose, Cannot, CannotGain, Can)
"""What is said of a card for so long."""


def _instead(bindings: Bindings) -> object:
    """What is done instead lasts as long as what it replaces; what is paid for either is paid all the same."""
    base, instead = bindings["base"], bindings["instead"]
    if isinstance(base, ToDo):
        inner = _instead({**bindings, "base": base.body})
        return REFUSED if inner is REFUSED else ToDo(base.cost, inner)  # type: ignore[arg-type]  # an effect
    if isinstance(instead, SAID):
        if instead.duration or not isinstance(base, SAID):
            return REFUSED
        instead = replace(instead, duration=base.duration)
    return InsteadIf(base, bindings["condition"], instead)  # type: ignore[arg-type]  # as the sorts have it


def _base_and_instead(value: object) -> Bindings | None:
    if isinstance(value, ToDo):
        inner = _base_and_instead(value.body)
        return inner and {**inner, "base": ToDo(value.cost, inner["base"])}  # type: ignore[arg-type]  # an effect
    if not isinstance(value, InsteadIf):
        return None
    instead = value.instead
    if isinstance(instead, SAID):
        if not isinstance(value.base, SAID) or value.base.duration != instead.duration:
            return None
        instead = replace(instead, duration="")
    return {"base": value.base, "condition": value.condition, "instead": instead}


def _told_instead(bindings: Bindings) -> object:
    """How long it lasts is told with what is done instead, too."""
    base, instead = bindings["base"], bindings["instead"]
    if isinstance(base, ToDo):
        inner = _told_instead({**bindings, "base": base.body})
        return REFUSED if inner is REFUSED else ToDo(base.cost, inner)  # type: ignore[arg-type]  # an effect
    if not isinstance(instead, SAID) or not instead.duration:
        return REFUSED
    return InsteadIf(base, bindings["condition"], instead)  # type: ignore[arg-type]  # as the sorts have it


def _base_and_told(value: object) -> Bindings | None:
    if isinstance(value, ToDo):
        inner = _base_and_told(value.body)
        return inner and {**inner, "base": ToDo(value.cost, inner["base"])}  # type: ignore[arg-type]  # an effect
    if not isinstance(value, InsteadIf) or not isinstance(value.instead, SAID) or not value.instead.duration:
        return None
    return {"base": value.base, "condition": value.condition, "instead": value.instead}


def _may_or_instead(bindings: Bindings) -> object:
    """Who may do it may do what stands in its place."""
    value = _instead(bindings)
    return REFUSED if value is REFUSED or not only_you(bindings["base"]) else May(value)  # type: ignore[arg-type]


def _base_or_instead(value: object) -> Bindings | None:
    whole = isinstance(value, May) and value == May(value.body)
    return _base_and_instead(value.body) if whole and isinstance(value, May) else None


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


INSTEAD: tuple[Phrase, ...] = (
    made(
        "plain",
        _instead,
        _base_and_instead,
        ja=(
            "{base:chain}。{condition:condition.nara}なら、代わりに{instead}",
            "{base:chain}。{condition}なら、代わりに{instead}",
        ),
        en="{base:chain}. ^if {condition}, {instead} instead",
    ),
    made(
        "plain",
        _told_instead,
        _base_and_told,
        ja="{base:chain}。{condition:condition.nara}なら、代わりに{instead}",
        en="{base:chain}. ^if {condition}, {instead} instead",
    ),
    made(
        "plain",
        _may_or_instead,
        _base_or_instead,
        ja="{base:chain.te}もよい。{condition:condition.nara}なら、代わりに{instead}",
        en="you may {base:deeds}. ^if {condition}, {instead} instead",
    ),
    made("instead", _changed, _change, ja="{amount:plus}{stat}する"),
    made(
        "instead",
        _changed_one,
        _change_of,
        en=("{target:they} get {amount:plus} {stat}", "{target:he} gets {amount:plus} {stat}"),
    ),
    made("instead", _banish_it, _banished, ja="退場させる"),
    passing("instead", "joined"),
    made(
        "instead",
        _dealt,
        _dealing,
        ja="{n:number}ダメージを与える",
        en="deal {n:number} damage",
    ),
    # damage that is removed
    made(
        "instead",
        lambda bindings: Heal(bindings["target"], bindings["n"]),  # type: ignore[arg-type]  # as the sorts have it
        lambda value: (
            {"target": value.target, "n": value.amount}
            if isinstance(value, Heal) and value.upto and isinstance(value.amount, int)
            else None
        ),
        ja="{target:unsaid}{n:number}ダメージまで取り除く",
        en="remove up to {n:number} damage{target:unsaid}",
    ),
    *pronoun("unsaid", ja="", en=""),
)
