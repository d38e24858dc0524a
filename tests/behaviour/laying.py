"""Tables laid around a card: what its text speaks of, in every zone, and others who answer."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from msgspec import structs

from engine.games.lorcana.nodes import UsedShift
from engine.kernel.cards import tree as t
from engine.kernel.cards.card import Card
from tests.behaviour.cast import CAST, TOOLS, granted, made, walk, wishes

Entry = dict[str, object]
Intent = tuple[str, ...]


class Around:
    """Everything that a text speaks of, by key, and the events it waits for."""

    def __init__(self, card: Card) -> None:
        self.card = card
        nodes = list(walk(card.abilities))
        found = wishes(card.abilities)
        if UsedShift(t.Bound("subject")) in nodes:
            found += [structs.replace(wish, name="twin", keywords=("shift",)) for wish in found]
        self.fits = {f"fit{at}": granted(wish, f"fit{at}") for at, wish in enumerate(found)}
        self.events = {node.event for node in nodes if isinstance(node, t.Trigger)}
        self.tools = tuple(dict.fromkeys(tool for event in sorted(self.events) for tool in TOOLS.get(event, ())))
        if t.Matches in {type(node) for node in nodes}:
            self.tools += ("swell",)
        self.driven_by = self.events | {"use"} | ({"play"} if card.kind == "action" else set())
        self.plain = all(isinstance(ability, t.Keyword) for ability in card.abilities)
        self.optional = any(isinstance(node, t.May | t.Unless) for node in nodes)
        self.chooses = any(isinstance(node, t.Chosen) for node in nodes) or "banish" in self.events
        singing = [ability.value for ability in card.abilities if t.Keyword("singer", 0) == structs_of(ability)]
        own = {
            "base": made("base", name=card.id_name[0], willpower=6),
            "twin": made("twin", name="twin"),
            "hymn": made(
                "hymn",
                kind="action",
                cost=singing[0] if singing else 3,
                marks=("inkwell", "song"),
                abilities=CAST["ballad"].abilities,
            ),
        }
        self.cards = {**CAST, **self.fits, **own, card.key: card}

    def of(self, *kinds: str) -> list[str]:
        return [key for key, card in self.fits.items() if card.kind in kinds]


def structs_of(ability: t.Ability) -> t.Ability:
    """A keyword without its number."""
    return t.Keyword(ability.name) if isinstance(ability, t.Keyword) else ability


def side(
    around: Around,
    *,
    full: bool,
    more: tuple[Entry, ...] = (),
    hand: tuple[str, ...] = (),
    ink: int = 12,
    lore: int = 2,
) -> dict[str, object]:
    """One player's cards. `full`: with all that the text speaks of; else only plain ones, and no other hand."""
    field: list[Entry] = [
        {"card": "plain"},
        {"card": "worn", "exerted": True, "damage": 5},
        {"card": "tough", "damage": 1},
    ]
    if full:
        for key in around.of("character"):
            hurt = 4 if around.fits[key].stats["willpower"] > 4 else 1
            field += [{"card": key}, {"card": key, "exerted": True, "damage": hurt}]
        field += [{"card": key} for key in ("cup", *around.of("item", "location"))]
    held = [*hand, *((*around.fits, "weak", "cup", "ring", "sing_out", "rich") if full else ())]
    top = ["bolt", "sing_out", "rich", "ballad"]
    deck = [*reversed(around.fits), "cup", "weak", "plain", "bird", *top, "runner", "plain", "cup", "rich"]
    deck = [*top, *deck] if full else deck
    discard = [*around.fits, *around.fits, "plain", "weak", "cup", "sing_out", "bolt"]
    return {"field": [*more, *field], "hand": held, "deck": deck, "discard": discard, "inkwell": ink, "lore": lore}


def bare(around: Around, *field: Entry, hand: tuple[str, ...] = ()) -> dict[str, object]:
    """A player who has this and no more, and just enough ink."""
    return {**side(around, full=False, hand=hand), "field": list(field), "inkwell": max(around.card.stats["cost"], 7)}


@dataclass(frozen=True)
class Outline:
    """What is done to or by the card, and the event that this is."""

    what: str
    event: str
    seats: Mapping[str, object]
    turn: str = "A"
    intents: tuple[Intent, ...] = ()
    walk: int = 0


FOES: tuple[Entry, ...] = (
    {"card": "weak", "exerted": True},
    {"card": "brute", "exerted": True, "under": ["weak"]},
    {"card": "warded", "exerted": True},
    {"card": "bird", "exerted": True},
    {"card": "hut"},
)
EVERYTHING = ("bolt", "doom", "recall", "balm", "rouse", "tire")
