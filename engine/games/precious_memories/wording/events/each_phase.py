"""A phase that begins, of which no text says whose it is: each player's (R-PM-142)."""

from __future__ import annotations

from engine.kernel.cards.tree import Players, Trigger
from engine.wording import Phrase, word

_STARTS = (
    ("turn_start", "ターン", "turn"),
    ("main_phase", "メインフェイズ", "main phase"),
    ("approach_phase", "アプローチフェイズ", "approach phase"),
)
EACH_PHASE: tuple[Phrase, ...] = tuple(
    word(
        "trigger",
        Trigger(event, by=Players()),
        ja=f"[|お互いの|全ての]{ja}開始時[に、|に|、]",
        en=f"at the start of each {en}, ",
    )
    for event, ja, en in _STARTS
)
