"""How clauses become sentences, and sentences the body of an ability."""

from __future__ import annotations

from engine.games.harem_master.nodes import ExtraTurn, LoseGame
from engine.kernel.cards.tree import (
    If,
    Later,
    Players,
    Trigger,
    Win,
    You,
)
from engine.wording import (
    Many,
    Phrase,
    by_one_player,
    closed,
    deeds,
    modes,
    passing,
    phrase,
    sequence,
    yours,
)

_yours = yours(Win, LoseGame, ExtraTurn)


SENTENCES: tuple[Phrase | Many, ...] = (
    # one action, or several at once
    *deeds(
        "and", you_ja="自分は", may_ja="もよい", then_ja="[そうした場合|そうしたなら]", when=_yours, row=by_one_player
    ),
    # what reaches up to the end of its sentence
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
