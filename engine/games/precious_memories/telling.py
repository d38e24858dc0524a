"""What a game of Precious Memories tells and asks of its own."""

from __future__ import annotations

from engine.manifest import Telling

EVENTS = {
    "appear": ("seat", "card", "slot"),
    "approaches": ("seat", "card"),
    "block": ("seat", "card"),
    "break_out": ("seat", "card"),
    "changed": ("seat", "card", "stat", "count"),
    "coins": ("seat", "card", "stat", "count"),
    "dearer": ("seat", "count"),
    "exit": ("seat", "card"),
    "instead": ("seat", "card"),
    "judgement": ("seat", "card", "target:card"),
    "level_up": ("seat", "card", "count"),
    "mulligan": ("seat", "count"),
    "nullified": ("seat", "card"),
    "overwrite": ("seat", "card"),
    "own_coins": ("seat", "stat", "count"),
    "pass": ("seat",),
    "pay": ("seat", "cards"),
    "point": ("seat", "card"),
    "point_down": ("seat", "card"),
    "point_up": ("seat", "card"),
    "popped": ("seat",),
    "popped_own": ("seat", "card"),
    "put_in": ("seat", "card", "slot"),
    "relocate": ("seat", "card", "slot"),
    "set": ("seat", "card", "target:card"),
    "to_removed_cards": ("seat", "card"),
    "transform": ("seat", "card"),
    "tuck": ("seat", "card"),
    "tucked": ("seat", "card"),
}

TELLING = Telling(
    events=EVENTS,
    phases={
        "declare": "prompt-action-declare",
        "block": "prompt-action-block",
        "play_window": "prompt-action-window",
        "blocked_window": "prompt-action-window",
        "last_window": "prompt-action-window",
        "respond": "prompt-action-respond",
    },
    questions=("slot", "pay"),
    verbs={"break": ("may",), "defence": ("target",), "discard": ("card", "order", "pay")},
    choices=frozenset(("instead", "auto")),
    meant={"mulligan": "mulligan"},
    numbers=("cost", "generated", "ap", "dp"),
)
