"""Moments of a turn at which something triggers: its start and its end, in whose turn."""

from __future__ import annotations

from engine.kernel.cards.tree import Opponents, Players, Trigger
from engine.wording import Phrase, phrase

MOMENTS: tuple[Phrase, ...] = (
    phrase(
        "trigger",
        Trigger,
        event="turn_start",
        by=Players(),
        ja=("各ターン開始時、", "各プレイヤーのターン開始時、"),
        en=("at the start of each turn", "at the start of each player's turn"),
    ),
    phrase(
        "trigger",
        Trigger,
        event="turn_end",
        by=Players(),
        ja=("各ターン終了時、", "各プレイヤーのターン終了時、"),
        en=("at the end of each turn", "at the end of each player's turn"),
    ),
    phrase("trigger", Trigger, event="turn_start", ja="あなたのターン開始時、", en="at the start of your turn"),
    phrase(
        "trigger",
        Trigger,
        event="turn_start",
        by=Opponents(),
        ja=("各対戦相手のターン開始時、", "対戦相手のターン開始時、"),
        en=("at the start of each opponent's turn", "at the start of an opponent's turn"),
    ),
    phrase(
        "trigger",
        Trigger,
        event="turn_end",
        by=Opponents(),
        ja=("各対戦相手のターン終了時、", "対戦相手のターン終了時、"),
        en=("at the end of each opponent's turn", "at the end of an opponent's turn"),
    ),
    phrase("trigger", Trigger, event="turn_end", ja="あなたのターン終了時、", en="at the end of your turn"),
)
