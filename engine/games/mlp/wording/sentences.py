"""How clauses become sentences, and sentences the body of an ability."""

from __future__ import annotations

from engine.kernel.cards.tree import If, Later, May, OneOf, Players, Seq, ToDo, Trigger, Win
from engine.wording import (
    Bindings,
    Many,
    Phrase,
    Slot,
    ending,
    if_and_otherwise,
    if_done,
    modes,
    node,
    passing,
    phrase,
    sequence,
    yours,
)

_yours = yours(Win)


def _branches(value: object) -> bool:
    """Whether it reaches up to the end of its sentence."""
    return isinstance(value, If | Later | ToDo | OneOf) or (isinstance(value, May) and isinstance(value.body, ToDo))


def _closed(bindings: Bindings) -> bool:
    """A guard: "otherwise" goes with the nearest "if"."""
    value = bindings["then"]
    return not _branches(value.parts[-1] if isinstance(value, Seq) else value)


SENTENCES: tuple[Phrase | Many, ...] = (
    # one action
    passing("deed", "act"),
    passing("deed", "said"),
    phrase("deed", May, ja="{body:act}ことができる", en="you may {body:act}", when=_yours),
    passing("clause", "deed"),
    passing("clause", "deed", ja="そして{it}"),
    # what holds up to the end of its sentence
    *if_and_otherwise("branch", _closed),
    if_done("branch", "そうしたなら", _yours),
    phrase(
        "branch",
        May,
        body=node(ToDo, cost=Slot("cost"), body=Slot("body")),
        ja="{cost:act}ことができる[。|、]そうしたなら、{body:chain}",
        en="you may {cost:act}. ^if you do, {body:chain}",
        when=_yours,
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
    *modes("branch", "次の[中|うち]から1つを選ぶ"),
    # in a row
    Many("clauses", "clause", {"ja": ("、", "、"), "en": (", then ", ", then ")}),
    ending(
        "chain",
        "then",
        _branches,
        ja=("{parts:clauses}", "{tail:branch}", "{parts:clauses}、{tail:branch}"),
        en=("{parts:clauses}", "{tail:branch}", "{parts:clauses}, then {tail:branch}"),
    ),
    Many("sentences", "chain", {"ja": ("。", "。"), "en": (". ^", ". ^")}),
    sequence("body", "parts", ja="{parts:sentences}", en="{parts:sentences}"),
)
