"""Which rooms there are: whoever adds a part to the bot adds a line here."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from discord import app_commands

from cogs import byhand, decks
from cogs.agreeing import agreeing_room
from cogs.card_lookup import card_room
from cogs.cards import cards_room
from cogs.clock import clock_room
from cogs.deck_commands import deck_room
from cogs.desk import Desk
from cogs.forgetting import forget_room
from cogs.habits import habits_room
from cogs.judge import judge_room
from cogs.lobby import lobby_room
from cogs.looking import looking_room
from cogs.lorcana import lorcana_group
from cogs.match import match_room
from cogs.mlp import mlp_group
from cogs.practice import practice_room
from cogs.puzzle import puzzle_room
from cogs.replay import replay_room
from cogs.rooms import Room
from cogs.rules import rules_room
from cogs.seating import seating_room
from cogs.setup import setup_room
from cogs.tournament_commands import tournament_room
from cogs.tutorial import tutorial_room
from cogs.why import why_room

GROUPS: Mapping[str, Callable[[Desk], app_commands.Group]] = {"lorcana": lorcana_group, "mlp": mlp_group}
"""The commands of each game, by its id."""
ROOMS: tuple[Callable[[Desk], Room], ...] = (
    seating_room, agreeing_room, looking_room,
    lambda desk: decks.room(desk.house), lambda desk: byhand.room(desk.house),
    cards_room, match_room, rules_room, practice_room, tutorial_room, setup_room, clock_room, judge_room, lobby_room,
    habits_room, replay_room, card_room, deck_room, why_room,
    puzzle_room, forget_room,
    tournament_room,
)


def rooms(desk: Desk) -> list[Room]:
    """Every room, for the games that there are cards of."""
    games = tuple(GROUPS[game](desk) for game in desk.house.shelves)
    return [Room(commands=games), *[room(desk) for room in ROOMS]]
