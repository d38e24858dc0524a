"""The JSON Schema of a game's scenarios, as it is published in `scenario.schema.json` in its folder of `data/games`."""

from __future__ import annotations

from inspect import cleandoc
from typing import Any

import msgspec

from engine.manifest.dialect.form import SEATS, Expect, Forms, ScenarioFile, SeatEntry, SeenExpect, TurnEntry
from engine.manifest.form import CardEntry
from engine.scenario.dialects import DIALECTS

Schema = dict[str, Any]
BASES = frozenset(form.__name__ for form in (CardEntry, SeatEntry, TurnEntry))
"""In their place stand the forms of a game."""


def schema(game: str) -> dict[str, object]:
    """Of one game."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": ScenarioFile.__name__,
        "description": ScenarioFile.__doc__,
        "$ref": _ref(game, ScenarioFile)["$ref"],
        "$defs": _parts(game, DIALECTS[game].forms),
    }


def _ref(game: str, form: type) -> Schema:
    return {"$ref": f"#/$defs/{game}.{form.__name__}"}


def _parts(game: str, forms: Forms) -> Schema:
    """The definitions of one game, each under a name of its own."""
    _, components = msgspec.json.schema_components(
        [ScenarioFile, Expect, SeenExpect, *(getattr(forms, name) for name in forms.__struct_fields__)],
        ref_template=f"#/$defs/{game}.{{name}}",
        schema_hook=lambda kind: {"type": "object"},
    )
    parts: Schema = dict(components)
    for part in (part for part in parts.values() if "description" in part):
        part["description"] = cleandoc(part["description"])  # from 3.13 on Python has done so already
    seat, card = _ref(game, forms.seat_expect), _ref(game, forms.card_expect)
    by_seat = {
        name: {"type": "object", "additionalProperties": zone}
        for name, zone in parts[forms.seat_expect.__name__]["properties"].items()
    }
    for mixed, more in ((Expect, by_seat), (SeenExpect, {})):
        parts[mixed.__name__]["properties"] |= dict.fromkeys(SEATS, seat) | more
        parts[mixed.__name__]["additionalProperties"] = card
    parts["Expect"]["properties"]["seats"]["additionalProperties"] = seat
    parts["Expect"]["properties"]["seen_by"]["additionalProperties"] = _ref(game, SeenExpect)
    file = parts["ScenarioFile"]["properties"]
    file |= {"game": {"const": game}, "turn": _ref(game, forms.turn)}
    file["seats"]["additionalProperties"] = _ref(game, forms.seat)
    file["cards"]["additionalProperties"] = {"anyOf": [_ref(game, forms.card), {"type": "string"}]}
    for owner in ("ScenarioFile", "Move"):
        parts[owner]["properties"]["expect"] = _ref(game, Expect)
    return {f"{game}.{name}": part for name, part in parts.items() if name not in BASES}
