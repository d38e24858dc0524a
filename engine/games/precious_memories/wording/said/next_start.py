"""Who does not become active at the start of one of the next turns alone."""

from __future__ import annotations

from collections.abc import Iterator

from engine.kernel.cards.tree import Cannot, Duration
from engine.wording import Phrase, Slot, phrase

_NEXT: tuple[tuple[Duration, str, str], ...] = (
    ("through_your_next_turn", "次の自分のターン開始時", "of your next turn"),
    ("through_next_opposing_turn", "次の相手のターン開始時", "of your opponent's next turn"),
    ("through_next_turn", "次のターン開始時", "of the next turn"),
)


def _starts() -> Iterator[Phrase]:
    for duration, ja, en in _NEXT:
        yield phrase(
            "act",
            Cannot,
            target=Slot("target"),
            deed="ready_step",
            duration=duration,
            ja="{target:topic}[は、|は]" + ja + "[に|では|には]活動状態にならない",
            en=(
                "{target:subj} does not become active at the start " + en,
                "{target:subjs} do not become active at the start " + en,
            ),
        )


NEXT_STARTS: tuple[Phrase, ...] = tuple(_starts())
