"""How clauses become sentences, and sentences the body of an ability."""

from __future__ import annotations

from engine.games.harem_master.nodes import ExtraTurn, LoseGame
from engine.kernel.cards.tree import (
    If,
    Later,
    May,
    Players,
    ToDo,
    Trigger,
    Win,
    You,
)
from engine.wording import (
    Many,
    Phrase,
    Slot,
    closed,
    in_a_row,
    modes,
    node,
    passing,
    phrase,
    sequence,
    yours,
)

_yours = yours(Win, LoseGame, ExtraTurn)


SENTENCES: tuple[Phrase | Many, ...] = (
    # one action, or several at once
    passing("front", "act.i", ja="{it}"),
    passing("front", "act", en="{it}"),
    Many("fronts", "front", {"ja": ("、", "、"), "en": (", ", ", ")}),
    in_a_row("row", "and", ja="{front:fronts}、{last:act~}", en="{front:fronts}, and {last:act}"),
    passing("deed", "act", ja="{it~}", en="{it}"),
    passing("deed", "row", ja="{it~}", en="{it}"),
    passing("clause", "deed", ja="{it}", en="{it}"),
    phrase("clause", May, ja="[|自分は]{body:deed.te}もよい", en="you may {body:deed}", when=_yours),
    # what reaches up to the end of its sentence
    phrase(
        "branch",
        May,
        body=node(ToDo, cost=Slot("cost"), body=Slot("body")),
        ja="[|自分は]{cost:deed.te}もよい。[そうした場合|そうしたなら]、{body:chain}",
        en="you may {cost:deed}. ^if you do, {body:chain}",
        when=_yours,
    ),
    phrase(
        "branch",
        ToDo,
        ja="{cost:deed}。[そうした場合|そうしたなら]、{body:chain}",
        en="{cost:deed}. ^if you did, {body:chain}",
        when=_yours,
    ),
    phrase(
        "branch",
        If,
        ja=("{condition:condition}場合、{then:chain}", "{condition:condition.nara}なら、{then:chain}"),
        en="if {condition}, {then:chain}",
    ),
    phrase(
        "branch",
        If,
        ja=(
            "{condition:condition}場合、{then:chain}。[そうでない場合|そうでないなら]、{otherwise:chain}",
            "{condition:condition.nara}なら、{then:chain}。[そうでないなら|そうでない場合]、{otherwise:chain}",
        ),
        en="if {condition}, {then:chain}. ^otherwise, {otherwise:chain}",
        when=closed,
    ),
    phrase(
        "branch",
        Later,
        on=Trigger("turn_end", by=Players()),
        once=True,
        ja="[このターンの終了時|ターン終了時]に、{body:chain}",
        en="at the end of this turn, {body:chain}",
    ),
    phrase(
        "branch",
        Later,
        on=Trigger("battle_end"),
        once=True,
        ja="この戦闘の終了時に、{body:chain}",
        en="at the end of this battle, {body:chain}",
    ),
    phrase(
        "branch",
        Later,
        on=Trigger("turn_start", by=You()),
        duration="moment",
        once=True,
        ja="次の自分のターン[|の]開始時に、{body:chain}",
        en="at the start of your next turn, {body:chain}",
    ),
    phrase(
        "branch",
        Later,
        ja="このターン[中|]、{on:once_on}{body:chain}",
        en="this turn, {on:once_on}, {body:chain}",
    ),
    passing("chain", "clause"),
    passing("chain", "branch"),
    # one of several
    *modes("branch", "次の[中|うち]から1つを選[ぶ|んで行う]"),
    # sentences
    passing("sentence", "chain"),
    Many("sentences", "sentence", {"ja": ("。", "。"), "en": (". ^", ". ^")}),
    sequence("moment_body", "parts", ja="{parts:sentences}", en="{parts:sentences}"),
    Many("moments", "moment_body", {"ja": ("。その後、", "。その後、"), "en": (". Then ", ". Then ")}),
    sequence("body", "parts", "then", ja="{parts:moments}", en="{parts:moments}"),  # time passes between them (407.5)
)
