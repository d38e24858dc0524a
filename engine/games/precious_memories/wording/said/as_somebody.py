"""What somebody gains that is as much as somebody has: his AP as minus DP, both numbers of one who is chosen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.games.precious_memories.nodes import Designate
from engine.games.precious_memories.wording.events.own_deeds import of_this
from engine.games.precious_memories.wording.said.bans_on_two import NAMED, is_named
from engine.games.precious_memories.wording.said.subjects import S, of_one
from engine.kernel.cards.tree import Chosen, Every, Modify, Per, Seq, Stat, StatOf, This
from engine.wording import REFUSED, Bindings, Parts, Phrase, made, plain, row_of

_LABELS: tuple[tuple[str, tuple[Stat, ...]], ...] = (("AP/DP", ("ap", "dp")), ("AP", ("ap",)), ("DP", ("dp",)))
_SIGNS = ((1, "の修正", ""), (-1, "の[マイナスの修正|マイナス修正]", "minus "))


def _ways() -> Iterator[tuple[tuple[tuple[Stat, Stat], ...], int, str, str]]:
    """Which number becomes which, with which sign, and how that is said behind whose it is."""
    for source, have in _LABELS:
        for goal, get in _LABELS:
            if len(have) != len(get):
                continue
            for sign, ja, en in _SIGNS:
                same = f"[{goal}|]" if source == goal and sign > 0 else goal
                gained = f"{same}{ja}" if sign < 0 else f"[{goal}の|]修正" if source == goal else f"{goal}の修正"
                whose = "[AP/DP|APとDP]" if len(have) > 1 else source
                said = f"の{whose}[の値|]と同じ値の{gained}を"
                yield (
                    tuple(zip(have, get, strict=True)),
                    sign,
                    said,
                    f"{en}the {source} of {{whom}}" + ("" if source == goal else f" as {goal}"),
                )


def _saids(pairs: tuple[tuple[Stat, Stat], ...], sign: int, whom: Any) -> tuple[Modify, ...]:
    amounts = ((get, StatOf(have, whom)) for have, get in pairs)
    return tuple(Modify(S, get, amount if sign > 0 else Per(sign, amount)) for get, amount in amounts)


def _whose(saids: object, pairs: tuple[tuple[Stat, Stat], ...], sign: int) -> object:
    """Whose numbers they are, None where they are anything else."""
    if not isinstance(saids, tuple) or len(saids) != len(pairs):
        return None
    whom = None
    for said, (have, get) in zip(saids, pairs, strict=True):
        amount = said.amount if isinstance(said, Modify) and said.stat == get else None
        if sign < 0:
            amount = amount.amount if isinstance(amount, Per) and amount.each == sign else None
        if not isinstance(amount, StatOf) or amount.stat != have:
            return None
        if whom is not None and plain(amount.target) != plain(whom):
            return None
        whom = amount.target
    return whom


def _as_this(pairs: tuple[tuple[Stat, Stat], ...], sign: int) -> Parts:
    """As much as this card has."""

    def match(value: object) -> Bindings | None:
        whom = _whose(value, pairs, sign)
        return {} if whom is not None and plain(whom) == This() else None

    return (lambda bindings: _saids(pairs, sign, This())), match


def _apart(value: object) -> tuple[Any, tuple[Any, ...], str] | None:
    """The subject of changes, the changes, and for how long."""
    parts: Any = value.parts if isinstance(value, Seq) and value.link == "and" else (value,)
    if not all(isinstance(part, Modify) and part.duration for part in parts):
        return None
    target = parts[0].target
    again = plain(of_one(target, (Modify(S, "ap", 1), Modify(S, "dp", 1)), "turn").parts[1].target)  # type: ignore[attr-defined]
    if any(plain(part.target) != again or part.duration != parts[0].duration for part in parts[1:]):
        return None
    return target, tuple(Modify(S, part.stat, part.amount) for part in parts), parts[0].duration


def _this_as(pairs: tuple[tuple[Stat, Stat], ...], sign: int) -> Parts:
    """This card as much as somebody who was spoken of has."""

    def build(bindings: Bindings) -> object:
        return of_one(This(), _saids(pairs, sign, bindings["whom"]), bindings["dur"])

    def match(value: object) -> Bindings | None:
        said = _apart(value)
        whom = _whose(said[1], pairs, sign) if said is not None and plain(said[0]) == This() else None
        fits = said is not None and whom is not None and plain(whom) != This() and not is_named(whom)
        return {"whom": whom, "dur": said[2]} if said is not None and fits else None

    return build, match


def _as_a_chosen_one(pairs: tuple[tuple[Stat, Stat], ...], sign: int, *, own: bool) -> Parts:
    """As much as one has who is chosen in the same sentence, and named first; `own`: this card."""

    def build(bindings: Bindings) -> object:
        target: Any = This() if own else bindings["target"]
        if isinstance(target, Every):
            return REFUSED
        change: Any = of_one(target, _saids(pairs, sign, NAMED), bindings["dur"])
        changes = row_of(change)
        return Seq((Designate(bindings["whom"]), *changes), "and")  # type: ignore[arg-type]

    def match(value: object) -> Bindings | None:
        if not isinstance(value, Seq) or value.link != "and" or len(value.parts) != len(pairs) + 1:
            return None
        first, *rest = value.parts
        said = _apart(Seq(tuple(rest), "and") if len(rest) > 1 else rest[0])
        if not isinstance(first, Designate) or not isinstance(plain(first.target), Chosen) or said is None:
            return None
        whom = _whose(said[1], pairs, sign)
        if whom is None or not is_named(whom) or (own and plain(said[0]) != This()):
            return None
        slots: Bindings = {"whom": first.target, "dur": said[2]}
        return slots if own else slots | {"target": said[0]}

    return build, match


def _phrases() -> Iterator[Phrase]:
    for pairs, sign, ja, en in _ways():
        this = en.replace("{whom}", "this card")
        yield made("clause", *_as_this(pairs, sign), ja="このカード" + ja + "<得る>", en="<get> " + this)
        other = "{whom:before}" + ja
        yield made(
            "act",
            *_this_as(pairs, sign),
            ja=("このカードは[、|]{dur}" + other + "<得る>", "{dur}このカードは[、|]" + other + "<得る>"),
            en="{dur}this card gets " + en.replace("{whom}", "{whom:before}"),
        )
        yield made(
            "triggered",
            *of_this(_this_as(pairs, sign), on_with=False),
            ja="このカードは[、|]{state:own_state?}{on:any_on}{dur}" + other + "得る",
        )
        chosen = "{whom:one}" + ja
        yield made(
            "act",
            *_as_a_chosen_one(pairs, sign, own=False),
            ja=("{target:topic}は[、|]{dur}" + chosen + "<得る>", "{dur}{target:topic}は[、|]" + chosen + "<得る>"),
            en="{dur}{target:subj} gets " + en.replace("{whom}", "{whom:one}"),
        )
        yield made(
            "triggered",
            *of_this(_as_a_chosen_one(pairs, sign, own=True), on_with=False),
            ja="このカードは[、|]{state:own_state?}{on:any_on}{dur}" + chosen + "得る",
        )


AS_SOMEBODY: tuple[Phrase, ...] = tuple(_phrases())
