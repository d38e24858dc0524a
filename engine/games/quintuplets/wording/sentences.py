"""How clauses become sentences, and sentences the body of an ability."""

from __future__ import annotations

from engine.games.quintuplets.nodes import MorePlays
from engine.kernel.cards.tree import Later, May, Players, ToDo, Trigger, Win
from engine.wording import (
    Many,
    Phrase,
    Slot,
    closed,
    if_and_otherwise,
    in_a_row,
    modes,
    node,
    passing,
    phrase,
    sequence,
    yours,
)

_yours = yours(Win, MorePlays)


SENTENCES: tuple[Phrase | Many, ...] = (
    # one action, or several in a row
    passing("front", "act.i", ja="{it}"),
    passing("front", "act", en="{it}"),
    Many("front_deeds", "front", {"ja": ("、", "、"), "en": (", ", ", ")}),
    in_a_row("row", "then", ja="{front:front_deeds}、{last:act~}", en="{front:front_deeds}, then {last:act}"),
    passing("deed", "act", ja="{it~}", en="{it}"),
    passing("deed", "row", ja="{it~}", en="{it}"),
    passing("clause", "deed", ja="{it}", en="{it}"),
    phrase("clause", May, ja="[|あなたは]{body:deed.te}よい", en="you may {body:deed}", when=_yours),
    # what reaches up to the end of its sentence
    phrase(
        "branch",
        May,
        body=node(ToDo, cost=Slot("cost"), body=Slot("body")),
        ja="[|あなたは]{cost:deed.te}よい。そうしたら、{body:chain}",
        en="you may {cost:deed}. ^if you do, {body:chain}",
        when=_yours,
    ),
    phrase(
        "branch",
        ToDo,
        ja="{cost:deed}。そうしたら、{body:chain}",
        en="{cost:deed}. ^if you did, {body:chain}",
        when=_yours,
    ),
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
