"""The choice of a game, where something is asked for that several games have."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.presentation.controls import CUSTOM_ID, Pick, Select, general_id
from cogs.presentation.screen import Screen
from cogs.presentation.words import Speaker

GAME, RULES = "helpgame", "helprule"
"""Verbs of the game that something is asked for in, and of the game in whose rules words are looked up, which are the
rest."""


def which_game(verb: str, games: Sequence[str], speaker: Speaker) -> Screen:
    """The games in which something can be had; `verb`: of the choice, with what it is about."""
    picks = tuple(Pick(game, speaker.text(f"game-{game}")) for game in games)
    text = speaker.text("help-which-game")
    return Screen(text, (Select(general_id("", verb)[:CUSTOM_ID], picks, speaker.text("opt-which-game")),))
