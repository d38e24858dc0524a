"""What a game of ハーレムマスター tells and asks of its own."""

from __future__ import annotations

from engine.manifest import Telling

EVENTS = {
    "attack": ("seat", "card"),
    "battle_kind": ("how", "count"),
    "castle_attack": ("seat", "card", "count"),
    "control": ("seat", "card"),
    "copy": ("seat", "card", "target:card"),
    "counter_fails": ("seat", "card"),
    "countered": ("seat", "card"),
    "counts_as_gentleman": ("seat", "card"),
    "counts_as_lady": ("seat", "card"),
    "enters_play": ("seat", "card"),
    "equip": ("seat", "card", "target:card"),
    "excess": ("seat", "card"),
    "instead": ("seat", "card"),
    "intercept": ("seat", "card", "target:card"),
    "mulligan": ("seat", "count"),
    "pass": ("seat",),
    "pay_cost": ("seat", "count"),
    "powers": ("card", "count", "target:card", "number:count", "how"),
    "random": ("seat", "card", "count"),
    "refill": ("seat", "count"),
    "score": ("count", "number:count"),
    "starter": ("seat", "card"),
    "starter_chosen": ("seat",),
    "take_stack": ("seat", "count"),
    "to_aside": ("seat", "card"),
    "to_court": ("seat", "card"),
    "to_scaffold": ("seat", "card"),
    "to_stack": ("seat", "card"),
    "to_stack_hidden": ("seat",),
}

TELLING = Telling(
    events=EVENTS,
    covered={"reveal": "random"},
    every_turn=frozenset(("refill", "take_stack")),
    phases={
        "free": "prompt-action-free",
        "answer": "prompt-action-answer",
        "intercept": "prompt-action-intercept",
    },
    verbs={"starter": ("card",), "bottom": ("order",), "pile": ("order",), "excess": ("target",), "pay": ("number",)},
    choices=frozenset(("instead",)),
    meant={"mulligan": "mulligan"},
    unlikely=frozenset(
        (
            "not_a_character",
            "not_a_character_card",
            "not_an_item",
            "not_an_event",
            "no_such_wearer",
            "no_such_ability",
            "works_elsewhere",
        )
    ),
    numbers=("physical", "mental"),
)
