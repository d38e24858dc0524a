"""How clauses become sentences, and sentences the body of an ability."""

from __future__ import annotations

from engine.games.quintuplets.nodes import MorePlays
from engine.kernel.cards.tree import Later, Players, Trigger, Win, You
from engine.wording import (
    REFUSED,
    Many,
    Parts,
    Phrase,
    by_one_player,
    closed,
    deeds,
    doer,
    if_and_otherwise,
    made,
    modes,
    passing,
    phrase,
    row_of,
    sequence,
    yours,
)

_yours = yours(Win, MorePlays)


def _by_you() -> Parts:
    """Who does it told at the head of a sentence; behind another player's deed it would be told of nobody's else."""

    def own(value: object) -> bool:
        return doer(row_of(value)[0]) == You()

    return (
        lambda bindings: bindings["it"] if own(bindings["it"]) else REFUSED,
        lambda value: {"it": value} if own(value) else None,
    )


SENTENCES: tuple[Phrase | Many, ...] = (
    # one action, or several in a row
    *deeds("then", you_ja="あなたは", may_ja="よい", then_ja="そうしたら", when=_yours, row=by_one_player),
    made("clause", *_by_you(), ja="あなたは{it:deed}"),
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
