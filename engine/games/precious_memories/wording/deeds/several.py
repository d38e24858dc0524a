"""The same done to three or more selections, which stand in one row."""

from __future__ import annotations

from typing import Any

from engine.games.precious_memories.wording.deeds.pairs import doubtful, meant, said_once
from engine.games.precious_memories.wording.deeds.verbs import SIMPLE
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
)
