"""What the tests of the Lorcana rules play with: plain cards, and tables laid in a line or two."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeVar

import pytest

from engine.kernel.cards import tree as t
from engine.kernel.state.question import Question
from engine.kernel.state.state import Ref
from engine.scenario import ScenarioTable
from tests.positions import Entry, lay

F = TypeVar("F", bound=Callable[..., object])


def lor(*numbers: str) -> Callable[[F], F]:
    """The rules of the Lorcana document that a test shows."""
    return pytest.mark.rules(*(f"LOR {number}" for number in numbers))


def character(
    text: str = "",
    *,
    cost: int = 1,
    strength: int = 2,
    willpower: int = 3,
    lore: int = 1,
    name: str = "",
    version: str = "",
    classes: tuple[str, ...] = ("storyborn",),
    inkwell: bool = True,
) -> Entry:
    """A character; its name is its key with a capital unless another is given."""
    return {
        "type": "character",
        "cost": cost,
        "strength": strength,
        "willpower": willpower,
        "lore": lore,
        "text": text,
        "name": name,
        "version": version,
        "classes": list(classes),
        "inkwell": inkwell,
    }


def action(text: str, *, cost: int = 1) -> Entry:
    return {"type": "action", "cost": cost, "text": text}


def song(text: str, *, cost: int = 3) -> Entry:
    return {"type": "song", "cost": cost, "text": text}


def item(text: str = "", *, cost: int = 1) -> Entry:
    return {"type": "item", "cost": cost, "text": text}


def location(text: str = "", *, cost: int = 1, willpower: int = 4, move: int = 1, lore: int = 1) -> Entry:
    return {"type": "location", "cost": cost, "willpower": willpower, "move": move, "lore": lore, "text": text}


STOCK: dict[str, Entry] = {
    "scout": character(),
    "raider": character(strength=3, willpower=3, cost=3),
    "giant": character(strength=6, willpower=8, cost=6, lore=3),
    "guard": character("Bodyguard", strength=1, willpower=4, cost=2),
    "hawk": character("Evasive"),
    "squire": character("Support", strength=2),
    "brute": character("Reckless", strength=3),
    "runner": character("Rush", cost=1),
    "knight": character("Resist +1", willpower=4, strength=3),
    "witch": character("Ward", willpower=2),
    "bard": character("Singer 5", cost=2),
    "gem": item(),
    "keep": location(),
    "ballad": song("Draw 2 cards.", cost=3),
    "bolt": action("Deal 2 damage to chosen character."),
    "study": action("Draw 3 cards."),
}


def deal(
    a: Mapping[str, object] | None = None,
    b: Mapping[str, object] | None = None,
    c: Mapping[str, object] | None = None,
    d: Mapping[str, object] | None = None,
    *,
    turn: Mapping[str, object] | None = None,
    flags: Mapping[str, object] | None = None,
    trees: Mapping[str, t.Tree] | None = None,
    **cards: Entry,
) -> ScenarioTable:
    """A table at its first question. Seats are written as in a scenario; `cards` are this test's own.

    `trees`: abilities for which no printed text is at hand.
    """
    known = STOCK | cards
    for key, entry in known.items():
        entry["name"] = entry.get("name") or key.title()
    seats = {seat: side for seat, side in zip("ABCD", (a, b, c, d), strict=True) if side is not None}
    return lay("lorcana", seats, known, turn=turn, flags=flags, trees=trees)


def sideways(card: str, **more: object) -> Entry:
    """A card in play that is exerted."""
    return {"card": card, "exerted": True, **more}


def wet(card: str, **more: object) -> Entry:
    """A card that came into play this turn."""
    return {"card": card, "dry": False, **more}


def hurt(card: str, damage: int, **more: object) -> Entry:
    return {"card": card, "damage": damage, **more}


def asked(table: ScenarioTable) -> Question:
    """The open question, of which there must be one."""
    question = table.question
    assert question is not None
    return question


def ref(table: ScenarioTable, name: str) -> Ref:
    """What a card's name refers to now."""
    return table.play.game.state.refs[table.scenario.cast.numbers(name)[0]]


def lore(table: ScenarioTable, seat: str) -> int:
    return table.play.game.state.players["ABCD".index(seat)].points


def told(table: ScenarioTable, kind: str) -> list[tuple[str | int, ...]]:
    """The arguments of all happenings of a kind so far."""
    return [event.args for event in table.inputs.events if event.kind == kind]
