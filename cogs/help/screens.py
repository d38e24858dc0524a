"""What help says, its buttons, the choice of a game, and the form of a look-up."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from cogs.presentation.coaching import DO, PRACTISE, PUZZLE
from cogs.presentation.controls import BLUE, GREEN, Button, Row, form_id, general_id
from cogs.presentation.screen import Screen
from cogs.presentation.words import Speaker, clipped

LOOK = "helplook"
"""The verb of the form of a look-up, which is called so."""
LEARN, OPEN, DECKS = "learn", "open", "decks"
CARD, RULE = "card", "rule"
TITLE, LONGEST = 45, 80


def menu(games: Sequence[str], speaker: Speaker) -> Screen:
    """What there is in these games, each with its button; without any game, who may mend that."""
    if not games:
        return Screen(speaker.text("help-no-games"))
    return Screen(speaker.text("help-menu", games=named(games, speaker)), buttons(speaker))


def named(games: Sequence[str], speaker: Speaker) -> str:
    """Games by their titles."""
    return speaker.enumerated([speaker.text(f"game-{game}") for game in games])


def buttons(speaker: Speaker) -> tuple[Row, ...]:
    """One for each thing that can be asked for."""

    def deed(what: str, label: str, style: str = BLUE) -> Button:
        return Button(general_id("", f"{DO}.{what}"), speaker.text(label), style)

    look = Button(general_id("", LOOK), speaker.text("button-help-look"))
    return (
        (
            deed(LEARN, "button-help-learn", GREEN),
            deed(PRACTISE, "button-help-practise"),
            deed(OPEN, "button-help-open"),
        ),
        (deed(PUZZLE, "button-help-puzzle"), deed(DECKS, "button-help-decks"), look),
    )


def look_form(subject: str, speaker: Speaker) -> discord.ui.Modal:
    """The form for a card's name or a question about the rules."""
    title = clipped(speaker.text("button-help-look"), TITLE)
    form = discord.ui.Modal(title=title, custom_id=form_id(subject, LOOK), timeout=None)
    kinds: discord.ui.Select[discord.ui.View] = discord.ui.Select(
        custom_id="kind",
        options=[
            discord.SelectOption(label=speaker.text("help-look-card"), value=CARD, default=True),
            discord.SelectOption(label=speaker.text("help-look-rule"), value=RULE),
        ],
    )
    words: discord.ui.TextInput[discord.ui.View] = discord.ui.TextInput(custom_id="words", max_length=LONGEST)
    for key, field in (("help-look-kind", kinds), ("help-look-words", words)):
        form.add_item(discord.ui.Label(text=clipped(speaker.text(key), TITLE), component=field))
    form.stop()
    return form
