"""What the machine is tried with: random legal decks, and a late turn of a long game."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from engine.games.precious_memories.areas import MAIN, PLACES, SUPPORT
from engine.games.precious_memories.coming import enter, may_be_set, may_come, set_card
from engine.games.precious_memories.deck import COPIES, EX_MOST, MAIN_SIZE, most
from engine.games.precious_memories.identity import CHARACTER, has_power, identity, is_ex, work_of
from engine.games.precious_memories.identity import SUPPORT as SUPPORT_CARD
from engine.games.precious_memories.judge import level_fits
from engine.games.precious_memories.levels import put_on_top
from engine.kernel.cards.card import Card
from engine.kernel.state.game import Game
from engine.manifest.sampling import busiest, filled, one_of_each

SPEEDS = {
    "plain": {"random": 12_000, "builder": 8_000, "crowded": 4_000},
    "compiled": {"random": 28_000, "builder": 18_000, "crowded": 8_000},
}
"""Decisions a second that are wanted."""
SECRETS = (("deck", "deck"),)
BESIDE = 3
POINTS = 4


def random_deck(pool: Sequence[Card], random: Random) -> tuple[str, ...]:
    """Sixty cards of one work, and some EX cards of it (2.1)."""
    named = one_of_each(pool, identity, random)
    usable = [card for card in named if (most(card) or COPIES) >= COPIES]
    enough = {
        work
        for work in {work_of(card) for card in usable}
        if sum(not is_ex(card) and work_of(card) == work for card in usable) * COPIES >= MAIN_SIZE
    }
    work = random.choice(sorted(enough))
    mine = [card for card in usable if work_of(card) == work]
    extra = [card for card in mine if is_ex(card)]
    main = filled([card for card in mine if not is_ex(card)], MAIN_SIZE, COPIES, random)
    chosen = random.sample(extra, min(len(extra), EX_MOST))
    return (*main, *(card.key for card in chosen))


def crowd(game: Game, seat: int) -> None:
    """Five in the main area, some beside it, levels, support cards, points of both sides; statics first."""
    characters = busiest(game, seat, lambda face: face.card.kind == CHARACTER)
    for area, many in ((MAIN, PLACES), (SUPPORT, BESIDE)):
        for card in [card for card in characters if area == SUPPORT or has_power(game.faces[card])]:
            if _there(game, seat, area) < many and may_come(game, seat, game.state.refs[card]):
                enter(game, card, seat, area, appears=False)
    grow(game, seat)
    for card in busiest(game, seat, lambda face: face.card.kind == SUPPORT_CARD)[:PLACES]:
        hosts = [look for look in game.looks().values() if look.seat == seat and may_be_set(game, card, look)]
        if hosts:
            set_card(game, card, seat, hosts[0].source)
    for card in list(game.zone(seat, "deck"))[:POINTS]:
        game.put(card, "pile_up")
    for piece in game.state.field.values():
        piece.dry = True
    game.state.fresh.clear()


def _there(game: Game, seat: int, area: int) -> int:
    mine = [piece for piece in game.state.field.values() if piece.seat == seat and not piece.at]
    return sum((piece.slot >= 0) == (area == MAIN) for piece in mine)


def grow(game: Game, seat: int) -> None:
    """Whoever can is one level higher."""
    for card in busiest(game, seat, lambda face: "levels_up" in face.keywords):
        for look in list(game.looks().values()):
            if look.piece is not None and len(look.piece.cards) == 1 and level_fits(game, seat, card, look) is None:
                put_on_top(game, seat, card, look.source)
                break
