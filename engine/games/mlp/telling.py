"""What a game of My Little Pony tells and asks of its own."""

from __future__ import annotations

from engine.manifest import Telling

EVENTS = {
    "advance": ("seat", "stage", "card"),
    "declare": ("seat", "card", "count"),
    "enter": ("seat", "card", "slot"),
    "exchange": ("seat", "card", "other:seat", "target:card"),
    "flip_down": ("seat", "card"),
    "flip_up": ("seat", "card"),
    "gain_token": ("seat", "card", "token:stat"),
    "ideas": ("card", "count", "target:card", "rest:count"),
    "inspire": ("seat", "card"),
    "mulligan": ("seat", "count"),
    "open": ("seat", "card", "token:stat"),
    "plan": ("seat", "stage"),
    "relocate": ("seat", "card", "slot"),
    "remove_plan": ("seat", "stage", "card"),
    "retire": ("seat", "card"),
    "scene": ("seat", "card", "face_down:count"),
    "swap": ("seat", "card", "target:card"),
    "take_back": ("seat",),
    "wear": ("seat", "card", "target:card"),
}

TELLING = Telling(
    events=EVENTS,
    silent=frozenset(("exchange_over",)),
    covered={"declare": "play"},
    every_turn=frozenset(("scene",)),
    phases={"inspiration": "prompt-action-inspiration", "acting": "prompt-action-acting"},
    questions=("open", "token", "slot"),
    verbs={"back": ("order",), "place": ("order",), "resolve": ("order",)},
    meant={"mulligan": "mulligan"},
    unfinished=frozenset(("not_a_card_to_use",)),
    beside=frozenset(("no_such_wearer", "slot_taken")),
    unlikely=frozenset(
        (
            "no_such_wearer",
            "not_a_card_to_use",
            "not_an_inspiration",
            "only_in_inspiration",
            "slot_taken",
        )
    ),
    numbers=("idea",),
    alike=frozenset(("scene",)),
)
