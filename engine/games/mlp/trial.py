"""What the machine is tried with: random legal decks, and a late turn of a long game."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from engine.games.mlp.deck import COPIES, MAIN, MAIN_SIZE, SCENES, STAGES, unlimited
from engine.games.mlp.slots import SLOTS
from engine.kernel.cards.card import Card
from engine.kernel.state.game import Game
from engine.manifest.sampling import busiest, filled

SCENES_IN_PLAY = 10

SPEEDS = {
    "plain": {"random": 21_000, "builder": 21_000, "crowded": 5_800},
    "compiled": {"random": 42_000, "builder": 40_000, "crowded": 10_000},
}
"""Decisions a second that are wanted."""


def random_deck(pool: Sequence[Card], random: Random) -> tuple[str, ...]:
    """Fifty cards, fifteen scenes, a story and a lead (1-2.0.0)."""
    main = [card for card in pool if card.kind in MAIN]
    scenes = [card for card in pool if card.kind == "scene"]
    stories: dict[tuple[str, ...], dict[int, str]] = {}
    for card in pool:
        if card.kind == "story":
            stories.setdefault(card.id_name, {})[card.stats["stage"]] = card.key
    story = random.choice([stages for stages in stories.values() if len(stages) == len(STAGES)])
    lead = random.choice([card.key for card in pool if card.kind == "lead"])
    everyday = [card.key for card in scenes if unlimited(card)]
    few = filled(scenes, random.randint(0, SCENES), COPIES, random)
    return (
        *filled(main, MAIN_SIZE, COPIES, random),
        *few,
        *(random.choice(everyday) for _ in range(SCENES - len(few))),
        *story.values(),
        lead,
    )


def crowd(game: Game, seat: int) -> None:
    """Three characters, each with an item, and ten scenes."""
    for card in list(game.zone(seat, "scene_deck"))[:SCENES_IN_PLAY]:
        game.enter(card)
    items = busiest(game, seat, lambda face: "item" in face.kinds)
    for slot, card in zip(SLOTS, busiest(game, seat, lambda face: "character" in face.kinds), strict=False):
        piece = game.enter(card)
        piece.slot = slot
        if items:
            game.enter(items.pop(0)).at = piece.ref
