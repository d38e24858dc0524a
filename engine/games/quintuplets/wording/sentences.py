"""How clauses become sentences, and sentences the body of an ability."""

from __future__ import annotations

from engine.games.quintuplets.nodes import MorePlays
from engine.kernel.cards.tree import Later, Players, Trigger, Win
from engine.wording import (
    Many,
    Phrase,
    closed,
    deeds,
    if_and_otherwise,
    modes,
    passing,
    phrase,
    sequence,
    yours,
)

_yours = yours(Win, MorePlays)


SENTENCES: tuple[Phrase | Many, ...] = (
    # one action, or several in a row
    *deeds("then", you_ja="あなたは", may_ja="よい", then_ja="そうしたら", when=_yours),
    # what reaches up to the end of its sentence
    *if_and_otherwise("branch", closed),
    phrase(
        "branch",
        Later,
        on=Trigger("turn_end", by=Players()),
        duration="moment",
        once=True,
        ja="[その|この|]ターンの終わりに、{body:chain}",
        en="at the end of this turn, {body:chain}",
    ),
    phrase(
        "branch", Later, ja="このターン中、{on:trigger}{body:chain}", en="until end of turn, {on:trigger}, {body:chain}"
    ),
    *modes("branch", "次の[中|うち]から1つを選ぶ"),
    passing("chain", "clause"),
    passing("chain", "branch"),
    # sentences
    passing("sentence", "chain"),
    passing("sentence", "chain", ja="その後、{it}", en="then {it}"),
    Many("sentences", "sentence", {"ja": ("。", "。"), "en": (". ^", ". ^")}),
    sequence("body", "parts", ja="{parts:sentences}", en="{parts:sentences}"),
)
