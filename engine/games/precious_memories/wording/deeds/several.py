"""The same done to three or more selections, which stand in one row."""

from __future__ import annotations

from typing import Any

from engine.games.precious_memories.wording.deeds.pairs import doubtful, meant, said_once
from engine.games.precious_memories.wording.deeds.verbs import SIMPLE
from engine.games.precious_memories.wording.said.subjects import apart, lasts, of_one, saids_of
from engine.kernel.cards.tree import Chosen, Node, Seq
from engine.wording import REFUSED, Bindings, Many, Parts, Phrase, made, plain


def _said_of(row: tuple[Any, ...], *, once: bool) -> tuple[Any, ...] | None:
    """Who is meant; `once`: what stands before the first is said of all behind it (R-PM-82)."""
    first, *rest = row
    if not once:
        return None if any(doubtful(first, each) for each in rest) else row
    others = [meant(first, each) for each in rest]
    return None if any(each is None for each in others) else (first, *others)


def _told(row: tuple[Any, ...], *, once: bool) -> tuple[Any, ...] | None:
    """The other way round."""
    first, *rest = row
    if not once:
        return row
    others = [said_once(first, each) for each in rest]
    return None if any(each is None for each in others) else (first, *others)


def _done_to_each(head: type[Node], fields: dict[str, Any], *, once: bool) -> Parts:
    def build(bindings: Bindings) -> object:
        row = _said_of(bindings["row"], once=once)  # type: ignore[arg-type]
        make: Any = head
        return REFUSED if row is None else Seq(tuple(make(target=each, **fields) for each in row), "and")

    def match(value: object) -> Bindings | None:
        if not isinstance(value, Seq) or value.link != "and" or len(value.parts) < 3:
            return None
        parts: tuple[Any, ...] = value.parts
        if {type(part) for part in parts} != {head} or not all(
            isinstance(plain(part.target), Chosen) for part in parts
        ):
            return None
        if any(getattr(part, name) != given for part in parts for name, given in fields.items()):
            return None
        row = _told(tuple(part.target for part in parts), once=once)
        return None if row is None else {"row": row}

    return build, match


def _groups(parts: tuple[Any, ...]) -> list[tuple[Any, ...]]:
    """What is said of each: it begins where he is selected."""
    groups: list[tuple[Any, ...]] = []
    for part in parts:
        if isinstance(plain(getattr(part, "target", None)), Chosen):
            groups.append(())
        if not groups:
            return []
        groups[-1] = (*groups[-1], part)
    return groups


def _said_of_each(*, once: bool) -> Parts:
    """The same said of each of them, at once or for a while."""

    def build(bindings: Bindings) -> object:
        row = _said_of(bindings["row"], once=once)  # type: ignore[arg-type]
        saids, dur = saids_of(bindings["list"]), bindings.get("dur") or ""
        if row is None or not saids or lasts(saids) != bool(dur):
            return REFUSED
        said: list[Any] = [of_one(each, saids, dur) for each in row]
        parts = [part for each in said for part in (each.parts if isinstance(each, Seq) else (each,))]
        return Seq(tuple(parts), "and")

    def match(value: object) -> Bindings | None:
        groups = _groups(value.parts) if isinstance(value, Seq) and value.link == "and" else []
        told = [apart(Seq(each, "and") if len(each) > 1 else each[0]) for each in groups]
        known = [each for each in told if each is not None]
        if len(groups) < 3 or len(known) < len(told) or any(each[1:] != known[0][1:] for each in known):
            return None
        row = _told(tuple(each[0] for each in known), once=once)
        _, saids, dur = known[0]
        return None if row is None else {"row": row, "list": saids, "dur": dur or None}

    return build, match


_JA = "{row:selected_row}を"

SEVERAL: tuple[Phrase | Many, ...] = (
    Many("selected_row", "one", {"ja": ("と", "と"), "en": (" and ", " and ")}, least=3),
    *(
        made(
            "act",
            *_done_to_each(head, fields, once=once),
            ja=(_JA + ja, _JA + "抜き出し、" + ja),
            en=() if once else en.replace("{}", "{row:selected_row}"),
        )
        for head, fields, ja, en in SIMPLE
        for once in (False, True)
    ),
    *(
        made(
            "act",
            *_said_of_each(once=once),
            ja=("{row:selected_row}[は、|は]{dur:dur?}{list}", "{dur:dur?}{row:selected_row}[は、|は]{list}"),
            en=() if once else "{dur:dur?}{row:selected_row} {list}",
        )
        for once in (False, True)
    ),
)
