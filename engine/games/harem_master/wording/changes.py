"""What is said of a card: its values change, it gains or loses texts, it is kept from something. Once for a while, or
continuously."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.kernel.cards.tree import (
    Bound,
    Cannot,
    Chosen,
    Deed,
    Every,
    Grant,
    Lose,
    Modify,
    Opponents,
    Per,
    Players,
    Seq,
    Stat,
    Who,
    You,
)
from engine.wording import (
    REFUSED,
    Bindings,
    Many,
    Phrase,
    Slot,
    in_play,
    made,
    node,
    phrase,
    plain,
    quoted,
)

Fields = dict[str, Any]
_FORMS = (("", "[|する]"), (".i", "し"), (".te", "して"))
"""A change of a value may end without a verb; within a sentence it takes one."""
_STATS: tuple[tuple[Stat, str], ...] = (("physical", "［P］"), ("mental", "［M］"))
_BOTH_JA, _BOTH_EN = "［P］と［M］", "［P］ and ［M］"
_EACH = node(Per, each=Slot("plus"), amount=Slot("count"))
_BANS: tuple[tuple[Deed, str, str], ...] = (
    ("attack", "アタックできない", "attack"),
    ("intercept", "インターセプトできない", "intercept"),
    ("be_intercepted", "インターセプトされない", "be intercepted"),
)
_LASTS = "{duration:lasts}"
_PLAYERS: tuple[tuple[Who, str, str], ...] = (
    (You(), "自分は", "you"),
    (Opponents(), "相手は", "your opponent"),
    (Players(), "双方のプレイヤーは", "players"),
)


def _subjects(lasts: str) -> tuple[tuple[str, str], ...]:
    """The slots of one subject and of several; what holds continuously need not say that it means all."""
    sort = "subj" if lasts else "still"
    return (("{target:" + sort + "_one}", "s"), ("{target:" + sort + "_some}", ""))


# --- both values at once


def _again(target: object) -> object:
    return Bound("chosen") if isinstance(target, Chosen | Every) else target


def _both(bindings: Bindings) -> object:
    if not in_play(bindings):
        return REFUSED
    target, amount, lasts = bindings["target"], bindings["amount"], bindings.get("duration", "")
    return Seq(
        (
            Modify(target, "physical", amount, lasts),  # type: ignore[arg-type]  # as the sorts have them
            Modify(_again(target), "mental", amount, lasts),  # type: ignore[arg-type]
        ),
        "and",
    )


def _both_apart(value: object) -> Bindings | None:
    match value:
        case Seq((Modify(target, "physical", amount, lasts), Modify(again, "mental") as other), "and"):
            if (other.amount, other.duration) == (amount, lasts) and plain(again) == plain(_again(target)):
                return {"target": target, "amount": amount, "duration": lasts}
    return None


def _pair(bindings: Bindings) -> object:
    """The same as two continuous effects."""
    target, amount = bindings["target"], bindings["amount"]
    return tuple(Modify(target, stat, amount) for stat, _ in _STATS)  # type: ignore[arg-type]  # as the sorts have them


def _pair_apart(value: object) -> Bindings | None:
    match value:
        case (Modify(target, "physical", amount, ""), Modify(other, "mental", again, "")):
            return {"target": target, "amount": amount} if (plain(target), amount) == (plain(other), again) else None
    return None


# --- values


def _ja(subject: str, change: str, lasts: str, per: str = "") -> tuple[str, ...]:
    if not lasts:
        return (per + subject + "の" + change, subject + "は[、|]" + per + change, subject + "の" + per + change)
    return (
        lasts + per + subject + "の" + change,
        per + lasts + subject + "の" + change,
        subject + "は[、|]" + lasts + per + change,
        subject + "の" + lasts + per + change,
    )


def _ways(lasts: str) -> Iterator[tuple[str, str, str, str, Fields]]:
    """How the change is told: the slot in Japanese, in English, what stands before it and behind it; the fields."""
    yield "{amount:change}", "{amount:change}", "", "", {}
    yield "{plus:plus}", "{plus:plus}", "{count:for_each}", "{count:for_each}", {"amount": _EACH}


def _modified(sort: str, given: Fields, lasts: str) -> Iterator[Phrase]:
    for subject, s in _subjects(lasts):
        for stat, name in _STATS:
            for by_ja, by_en, per, per_en, fields in _ways(lasts):
                for form, ending in _FORMS:
                    yield phrase(
                        sort + form,
                        Modify,
                        stat=stat,
                        when=in_play,
                        **given,
                        **fields,
                        ja=_ja(subject, name + by_ja + ending, lasts, per),
                        en=f"{subject} get{s} {name}{by_en}{lasts}{per_en}" if not form else (),
                    )
            for way, verb in (("rise", "<増やす>"), ("fall", "<減らす>")):
                yield phrase(
                    sort,
                    Modify,
                    stat=stat,
                    when=in_play,
                    **given,
                    ja=(
                        lasts + subject + "の" + name + "を[、|]{amount:" + way + "}" + verb,
                        lasts + "{amount:" + way + "}[、|]" + subject + "の" + name + "を" + verb,
                    ),
                )
        if lasts:
            yield from _both_values(sort, subject, s, lasts)
        else:
            yield made(
                "both_values",
                _pair,
                _pair_apart,
                ja=_ja(subject, _BOTH_JA + "{amount:change}[|する]", ""),
                en=f"{subject} get{s} {_BOTH_EN}" + "{amount:change}",
            )


def _both_values(sort: str, subject: str, s: str, lasts: str) -> Iterator[Phrase]:
    for form, ending in _FORMS:
        yield made(
            sort + form,
            _both,
            _both_apart,
            ja=_ja(subject, _BOTH_JA + "{amount:change}" + ending, lasts),
            en=f"{subject} get{s} {_BOTH_EN}" + "{amount:change}" + lasts if not form else (),
        )


def _of_selected() -> Iterator[Phrase]:
    """The change of what has just been chosen, or named."""
    for sort in ("select", "silent"):
        subject = "{target:" + sort + "}"
        for stat, name in _STATS:
            for by_ja, _, per, _, fields in _ways(_LASTS):
                for form, ending in _FORMS:
                    change = name + by_ja + ending
                    yield phrase(
                        "act" + form, Modify, stat=stat, when=in_play, **fields, ja=subject + _LASTS + per + change
                    )
        for form, ending in _FORMS:
            yield made("act" + form, _both, _both_apart, ja=subject + _LASTS + _BOTH_JA + "{amount:change}" + ending)


# --- texts, bans


def _said(subject: str, lasts: str, what: str) -> tuple[str, ...]:
    if not lasts:
        return (subject + "は[、|]" + what,)
    return (lasts + subject + "は[、|]" + what, subject + "は[、|]" + lasts + what)


def _granted(sort: str, given: Fields, lasts: str) -> Iterator[Phrase]:
    for subject, s in _subjects(lasts):
        yield phrase(
            sort,
            Grant,
            when=in_play,
            **given,
            ja=_said(subject, lasts, "{abilities:granted}を<得る>"),
            en=subject + f" gain{s} " + "{abilities:granted}" + lasts,
        )
        yield phrase(
            sort,
            Lose,
            keywords=(),
            whole=True,
            when=in_play,
            **given,
            ja=_said(subject, lasts, "[すべての能力|能力]を<失う>"),
            en=f"{subject} lose{s} all {'its' if s else 'their'} abilities{lasts}",
        )


def _banned(sort: str, given: Fields, lasts: str) -> Iterator[Phrase]:
    bare = (("{target:bare_some}", ""),) if lasts else ()
    for subject, s in (*_subjects(lasts), *bare):
        for deed, ja, en in _BANS:
            yield phrase(
                sort,
                Cannot,
                deed=deed,
                when=in_play,
                **given,
                ja=_said(subject, lasts, ja),
                en=f"{subject} can't {en}{lasts}",
            )
        yield phrase(
            sort,
            Cannot,
            deed="be_intercepted",
            filter=Slot("filter"),
            when=in_play,
            **given,
            ja=_said(subject, lasts, "{filter:by_whom}にインターセプトされない"),
            en=f"{subject} can't be intercepted by " + "{filter:by_whom}" + lasts,
        )
        yield phrase(
            sort,
            Cannot,
            deed="random",
            when=in_play,
            **given,
            ja=(
                lasts + subject + "に[は|]ランダムナンバーを適用<しない>",
                subject + "に[は|]" + lasts + "ランダムナンバーを適用<しない>",
            )
            if lasts
            else subject + "に[は|]ランダムナンバーを適用<しない>",
            en=(f"{subject} {'has' if s else 'have'} no random number applied" + lasts),
        )
    for who, ja, en in _PLAYERS:
        yield phrase(
            sort,
            Cannot,
            target=who,
            deed="play",
            **given,
            ja=_said(ja.removesuffix("は"), lasts, "{filter:card_noun}を使用<できない>"),
            en=f"{en} can't use " + "{filter:card_noun.s}" + lasts,
        )


CHANGES: tuple[Phrase | Many, ...] = (
    # continuously
    *_modified("lasting", {"duration": ""}, ""),
    *_granted("lasting", {"duration": ""}, ""),
    *_banned("lasting", {"duration": ""}, ""),
    # for a while
    *_modified("act", {}, _LASTS),
    *_of_selected(),
    *_granted("act", {}, _LASTS),
    *_banned("act", {}, _LASTS),
    phrase("act", Grant, when=in_play, ja="{target:select}" + _LASTS + "{abilities:granted}を<得る>"),
    phrase(
        "act",
        Lose,
        keywords=(),
        whole=True,
        when=in_play,
        ja="{target:select}" + _LASTS + "[すべての能力|能力]を<失う>",
    ),
    *quoted(),
)
