"""The one builder of positions for tests: seats as a scenario writes them, cards in words or made by hand."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping

from msgspec import structs

from engine.kernel.cards.card import Card
from engine.kernel.cards.tree import Tree
from engine.kernel.state.game import Game
from engine.manifest.dialect.cast import Cast
from engine.scenario import ScenarioTable, load, position

Entry = dict[str, object]
Seats = Mapping[str, Mapping[str, object]]


def lay(
    game: str,
    seats: Seats,
    cards: Mapping[str, Entry | Card],
    *,
    turn: Mapping[str, object] | None = None,
    flags: Mapping[str, object] | None = None,
    trees: Mapping[str, Tree] | None = None,
    blanks: Mapping[str, str] | None = None,
    touch: Callable[[Game], None] | None = None,
) -> ScenarioTable:
    """A table at its first question. `cards`: by key, those that are not needed too.

    `trees`: abilities for which no printed text is at hand. `blanks`: the cards that stand in for blank ones. `touch`:
    what no scenario can say, done by hand before play begins.
    """
    used = {key for side in seats.values() for zone in side.values() for key in named(zone)}
    made = {key: card for key, card in cards.items() if isinstance(card, Card)}
    written = {key: cards[key] for key in sorted(used & cards.keys() - made.keys())}
    document = {
        "game": game,
        "title": "a test",
        "seats": {"A": {}, "B": {}} | dict(seats),
        "turn": turn or {},
        "flags": flags or {},
        "cards": written,
    }
    scenario = load(json.dumps(document), lambda game: made)
    abilities = {key: structs.replace(scenario.cards[key], abilities=tree) for key, tree in (trees or {}).items()}
    known = scenario.cards | abilities
    if blanks:
        known |= {key: made[key] for key in blanks.values()}
        placed = [each._replace(name=blanks.get(each.name, each.name)) for each in scenario.cast.placed]
        scenario = structs.replace(scenario, cast=Cast(known, placed))
    return position(structs.replace(scenario, cards=known), touch=touch)


def named(zone: object) -> list[str]:
    """The keys of the cards in a part of a position."""
    match zone:
        case str():
            return [zone.split("#")[0].split(".")[-1]] if zone != "filler" else []
        case dict():
            return [key for name in ("card", "under", "top", "bottom", "wears") for key in named(zone.get(name))]
        case list():
            return [key for each in zone for key in named(each)]
    return []
