"""What has not been done in this turn: by nobody such, by none of the players, with no card."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.games.precious_memories.wording.conditions.own_conditions import DEEDS, THIS_TURN, has_done
from engine.kernel.cards.tree import Happened, Never, Opponents, Players, Trigger, Who, You
from engine.wording import REFUSED, Bindings, Parts, Phrase, Slot, made, node, passing, phrase, word

_PLAYS: tuple[tuple[Who, str, str], ...] = (
    (Players(), "", "no {subject:played} have been played"),
    (You(), "自分の", "you have played no {subject:played}"),
    (Opponents(), "相手の", "your opponent has played no {subject:played}"),
)
_WHO: tuple[tuple[Who, str, str], ...] = ((You(), "自分", "you have"), (Opponents(), "相手", "your opponent has"))
_DID = (
    ("text_used", "[キャラの|]テキストを使用していない", "used no text"),
    ("breaks", "〔ブレイク〕していない", "let no event break out"),
    ("aided", "〔支援〕していない", "not used 〔Aid〕"),
    ("effect_draw", "カードの効果でカードを引いていない", "drawn nothing by an effect"),
)


def _never(on: Trigger) -> Parts:
    """Nobody has done it in this turn."""
    build_done, match_done = has_done(on)

    def build(bindings: Bindings) -> object:
        done: Any = build_done(bindings)
        return REFUSED if done is REFUSED else Never(done)

    def match(value: object) -> Bindings | None:
        return match_done(value.part) if isinstance(value, Never) else None

    return build, match


def _not_done() -> Iterator[Phrase]:
    for event, ja, en in DEEDS:
        yield made(
            "undone",
            *_never(Trigger(event)),
            ja="{subject:who}が" + ja.replace("いる", "いない"),
            en="no {subject:who} has " + en,
        )
    for manner, by, en in (("", "", ""), ("in_challenge", "アプローチで", " by approaching")):
        yield made(
            "undone",
            *_never(Trigger("gave_point", manner=manner)),  # type: ignore[arg-type]
            ja="{subject:who}が" + by + "[相手に|]ポイントを与えていない",
            en="no {subject:who} has given a point" + en,
        )
    for who, ja, en in _PLAYS:
        played = node(Happened, on=node(Trigger, event="play", subject=Slot("subject"), by=who))
        yield phrase(
            "undone",
            Never,
            part=played,
            ja=(
                ja + "{subject:played}がプレイされていない",
                *([ja.removesuffix("の") + "が{subject:played}をプレイしていない"] if ja else []),
            ),
            en=en,
        )
    for who, ja, have in _WHO:
        for event, did, en in _DID:
            yield word("undone", Never(Happened(Trigger(event, by=who))), ja=f"{ja}が[、|]{did}", en=f"{have} {en}")
        yield word(
            "undone",
            Never(Happened(Trigger("pointed", by=who))),
            ja=f"{ja}のポイント置き場にカードが置かれていない",
            en=f"{have} got no card into the point pile",
        )


NOT_THIS_TURN: tuple[Phrase, ...] = (
    *_not_done(),
    passing("cond", "undone", ja=THIS_TURN + "{it}", en="{it} this turn"),
    passing("in_turn", "undone"),
)
