"""What a game of Lorcana tells and asks of its own."""

from __future__ import annotations

from engine.manifest import Telling

EVENTS = {
    "alter": ("seat", "count"),
    "banish": ("seat", "card"),
    "challenge": ("seat", "card", "other:seat", "target:card"),
    "damage": ("seat", "card", "count"),
    "gain_lore": ("seat", "count"),
    "heal": ("seat", "card", "count"),
    "ink": ("seat", "card"),
    "location_lore": ("seat", "card", "count"),
    "lose_lore": ("seat", "count"),
    "move": ("seat", "card", "place:card"),
    "no_damage": ("seat", "card"),
    "no_longer": ("seat", "card"),
    "put_damage": ("seat", "card", "count"),
    "quest": ("seat", "card", "count"),
    "sing": ("seat", "card"),
    "to_inkwell": ("seat", "card"),
    "to_inkwell_hidden": ("seat",),
    "tuck": ("seat", "card"),
    "tucked": ("seat", "card"),
    "will_play": ("seat", "card"),
}

TELLING = Telling(
    events=EVENTS,
    silent=frozenset(("challenge_over",)),
    covered={"to_inkwell_hidden": "to_inkwell"},
    verbs={
        "enter_exerted": ("may",),
        "pay_otherwise": ("may",),
        "heal": ("number",),
        "move_damage": ("number",),
        "hand": ("split",),
        "under": ("number",),
    },
    numbers=("strength", "willpower", "lore"),
    choices=frozenset(("resist", "redirect")),
    together=("quest",),
    unlikely=frozenset(
        (
            "already_here",
            "no_shift",
            "not_a_character",
            "not_a_song",
            "not_challengeable",
            "not_sing_together",
            "not_your_location",
            "own_target",
        )
    ),
)
