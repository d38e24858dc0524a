"""Which features there are: whoever adds one to the bot adds a line here."""

from __future__ import annotations

from collections.abc import Callable

from cogs.decks import intake as decks
from cogs.decks.commands import deck_feature
from cogs.feature import Feature
from cogs.help.menu import help_feature
from cogs.lookups.card_lookup import card_feature
from cogs.lookups.look import look_feature
from cogs.lookups.replay import replay_feature
from cogs.lookups.rules import rules_feature
from cogs.servers.cards import cards_feature
from cogs.servers.forgetting import forget_feature
from cogs.servers.setup import setup_feature
from cogs.solo.practice import practice_feature
from cogs.solo.puzzle import puzzle_feature
from cogs.solo.tutorial import tutorial_feature
from cogs.table_locator import TableLocator
from cogs.tables import byhand
from cogs.tables.actions import game_group
from cogs.tables.agreements import agreement_feature
from cogs.tables.clock import clock_feature
from cogs.tables.habits import habits_feature
from cogs.tables.inspection import inspection_feature
from cogs.tables.judge import judge_feature
from cogs.tables.lobby import lobby_feature
from cogs.tables.match import match_feature
from cogs.tables.seating import seating_feature
from cogs.tables.why import why_feature
from cogs.tournaments.commands import tournament_feature
from cogs.tournaments.profile import profile_feature

FEATURES: tuple[Callable[[TableLocator], Feature], ...] = (
    seating_feature,
    agreement_feature,
    inspection_feature,
    lambda locator: decks.feature(locator.services),
    lambda locator: byhand.feature(locator.services),
    cards_feature,
    match_feature,
    rules_feature,
    practice_feature,
    tutorial_feature,
    help_feature,
    setup_feature,
    clock_feature,
    judge_feature,
    lobby_feature,
    habits_feature,
    replay_feature,
    card_feature,
    look_feature,
    deck_feature,
    why_feature,
    puzzle_feature,
    forget_feature,
    tournament_feature,
    profile_feature,
)


def features(locator: TableLocator) -> list[Feature]:
    """Every feature, for the games that there are cards of."""
    games = tuple(game_group(locator, game) for game in locator.services.shelves)
    return [Feature(commands=games), *[feature(locator) for feature in FEATURES]]
