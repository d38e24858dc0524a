"""What a game of the Quintuplets tells and asks of its own."""

from __future__ import annotations

from engine.manifest import Telling

EVENTS = {
    "appear": ("seat", "card", "slot"),
    "approach": ("seat", "card", "target:card"),
    "approach_fails": ("seat", "card"),
    "approach_succeeds": ("seat", "card", "target:card"),
    "flip_down": ("seat", "card"),
    "flip_up": ("seat", "card"),
    "hero": ("card", "slot"),
    "instead": ("seat", "card"),
    "mulligan": ("seat", "count"),
    "no_approach": ("seat",),
    "no_longer": ("seat", "card"),
    "not_played": ("seat", "card"),
    "pass": ("seat",),
    "relocate": ("seat", "card", "slot"),
    "set": ("seat", "card", "target:card"),
    "to_brides": ("seat", "card"),
    "to_hero_deck": ("seat", "card"),
    "to_removed": ("seat", "card"),
}

TELLING = Telling(
    events=EVENTS,
    phases={"approach": "prompt-action-approach", "events": "prompt-action-events"},
    at_once=frozenset(("approach", "events")),
    questions=("slot",),
    verbs={"bride": ("target",), "hero": ("slot",), "allow": ("repeat",)},
    choices=frozenset(("instead", "approach")),
    meant={"mulligan": "mulligan"},
    unlikely=frozenset(
        (
            "approaches_already",
            "from_the_left",
            "not_a_character",
            "not_a_hero",
            "not_an_episode",
            "not_an_event",
            "not_your_character",
            "no_such_lane",
            "no_such_wearer",
        )
    ),
    numbers=("power", "need", "bonus"),
)
