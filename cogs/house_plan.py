"""Which rooms there are: whoever adds a part to the bot adds a line here."""

from __future__ import annotations

from collections.abc import Callable

from cogs.alone.practice import practice_room
from cogs.alone.puzzle import puzzle_room
from cogs.alone.tutorial import tutorial_room
from cogs.decks import room as decks
from cogs.decks.commands import deck_room
from cogs.desk import Desk
from cogs.lookups.card_lookup import card_room
from cogs.lookups.replay import replay_room
from cogs.lookups.rules import rules_room
from cogs.lookups.why import why_room
from cogs.rooms import Room
from cogs.servers.cards import cards_room
from cogs.servers.forgetting import forget_room
from cogs.servers.setup import setup_room
from cogs.tables import byhand
from cogs.tables.actions import game_group
from cogs.tables.agreeing import agreeing_room
from cogs.tables.clock import clock_room
from cogs.tables.habits import habits_room
from cogs.tables.judge import judge_room
from cogs.tables.lobby import lobby_room
from cogs.tables.looking import looking_room
from cogs.tables.match import match_room
from cogs.tables.seating import seating_room
from cogs.tournaments.commands import tournament_room

ROOMS: tuple[Callable[[Desk], Room], ...] = (
    seating_room,
    agreeing_room,
    looking_room,
    lambda desk: decks.room(desk.house),
    lambda desk: byhand.room(desk.house),
    cards_room,
    match_room,
    rules_room,
    practice_room,
    tutorial_room,
    setup_room,
    clock_room,
    judge_room,
    lobby_room,
    habits_room,
    replay_room,
    card_room,
    deck_room,
    why_room,
    puzzle_room,
    forget_room,
    tournament_room,
)


def rooms(desk: Desk) -> list[Room]:
    """Every room, for the games that there are cards of."""
    games = tuple(game_group(desk, game) for game in desk.house.shelves)
    return [Room(commands=games), *[room(desk) for room in ROOMS]]
