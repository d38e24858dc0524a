"""How clauses become sentences, and sentences the body of an ability."""

from __future__ import annotations

from engine.kernel.cards.tree import Discard, Draw, If, Later, May, Players, Seq, ToDo, Trigger, Win, You
from engine.wording import Bindings, Many, Phrase, Slot, if_and_otherwise, made, node, passing, phrase, sequence


def _yours(bindings: Bindings) -> bool:
    """A guard: what only you do can be left to you."""
    deed = bindings["body"] if "body" in bindings else bindings["cost"]
    return not isinstance(deed, Win) and not (isinstance(deed, Draw | Discard) and deed.who != You())


def _your_cost(bindings: Bindings) -> bool:
    return _yours({"cost": bindings["cost"]})


def _branches(value: object) -> bool:
    """Whether it reaches up to the end of its sentence."""
    return isinstance(value, If | Later) or (isinstance(value, May) and isinstance(value.body, ToDo))


def _closed(bindings: Bindings) -> bool:
    """A guard: "otherwise" goes with the nearest "if"."""
    return not _open(bindings["then"])


def _open(value: object) -> bool:
    return _branches(value) or (isinstance(value, Seq) and value.link == "then" and _branches(value.parts[-1]))


def _chain(bindings: Bindings) -> object:
    parts = (*_tuple(bindings.get("parts")), *_tuple(bindings.get("tail")))
    return parts[0] if len(parts) == 1 else Seq(parts, "then")  # type: ignore[arg-type]  # effects


def _links(value: object) -> Bindings | None:
    parts = value.parts if isinstance(value, Seq) and value.link == "then" else (value,)
    tail = parts[-1] if _branches(parts[-1]) else None
    rest = parts[:-1] if tail is not None else parts
    return {"parts": rest or None, "tail": tail}


def _tuple(value: object) -> tuple[object, ...]:
    return () if value is None else value if isinstance(value, tuple) else (value,)


SENTENCES: tuple[Phrase | Many, ...] = (
    # one action
    passing("deed", "act"),
    passing("deed", "said"),
    phrase("deed", May, ja="{body:act}ことができる", en="you may {body:act}", when=_yours),
    passing("clause", "deed"),
    passing("clause", "deed", ja="そして{it}"),
    # what holds up to the end of its sentence
    *if_and_otherwise("branch", _closed),
    phrase(
        "branch",
        May,
        body=node(ToDo, cost=Slot("cost"), body=Slot("body")),
        ja="{cost:act}ことができる[。|、]そうしたなら、{body:chain}",
        en="you may {cost:act}. ^if you do, {body:chain}",
        when=_your_cost,
    ),
    phrase(
        "branch",
        Later,
        on=Trigger("turn_end", by=Players()),
        ja="このターン終了時、{body:chain}",
        en="at the end of this turn, {body:chain}",
    ),
    phrase(
        "branch",
        Later,
        ja="ターン終了まで[、|]{on:trigger}{body:chain}",
        en="until end of turn, {on:trigger}, {body:chain}",
    ),
    # in a row
    Many("clauses", "clause", {"ja": ("、", "、"), "en": (", then ", ", then ")}),
    made(
        "chain",
        _chain,
        _links,
        ja=("{parts:clauses}", "{tail:branch}", "{parts:clauses}、{tail:branch}"),
        en=("{parts:clauses}", "{tail:branch}", "{parts:clauses}, then {tail:branch}"),
    ),
    Many("sentences", "chain", {"ja": ("。", "。"), "en": (". ^", ". ^")}),
    sequence("body", "parts", ja="{parts:sentences}", en="{parts:sentences}"),
)
