"""Lists, conditions, turns and "otherwise" hang on any clause: our own sentences, each said in both languages."""

import pytest

from .lorcana_trial import LORCANA

SENTENCES = [
    ("character", "While this character is exerted, whenever you play a song, gain 1 lore."),
    (
        "character",
        "During your turn, while you have an item in play, whenever this character quests, gain 1 lore.",
    ),
    ("character", "Once per turn, during your turn, whenever you play an action, you may draw a card."),
    ("character", "While this character is at a location, whenever he challenges another character, draw a card."),
    ("action", "Draw a card, gain 1 lore, and ready chosen character of yours."),
    ("action", "Banish chosen item, draw 2 cards, and each opponent loses 1 lore."),
    ("action", "Chosen character gets +1 {S}, gains Rush, and gains Evasive this turn."),
    ("character", "This character gets +1 {S}, gets +1 {W}, and gains Ward."),
    ("character", "Your other Pirate characters get +1 {S} and +1 {L} and gain Rush."),
    (
        "character",
        "While you have an item in play, this character gets +2 {S}, gains Resist +1, and gains Ward.",
    ),
    (
        "character",
        "When you play this character, you may draw 2 cards, then discard a card and gain 1 lore.",
    ),
    ("character", "When you play this character and at the start of your turn, gain 1 lore."),
    ("character", "Whenever this character quests and whenever he challenges another character, gain 1 lore."),
    (
        "character",
        "When you play this character, if you have an item in play, draw a card. Otherwise, gain 1 lore.",
    ),
    ("character", "Whenever this character quests, give chosen character of yours +2 {S} and Rush this turn."),
    ("character", "When you play this character, chosen character and this character get +2 {S} this turn."),
    ("character", "{E} — Deal 1 damage to chosen character. If they're damaged, deal 2 damage instead."),
    ("item", "{E}, Banish one of your characters — Draw 2 cards, gain 1 lore, and ready chosen character."),
    ("item", "During opponents' turns, your characters get +1 {W} and gain Resist +1."),
    ("location", "Characters get +1 {S} and gain Evasive while here."),
    ("location", "While you have a Pirate character here, whenever you play an item, gain 1 lore."),
    ("action", "Banish up to 1 chosen character and up to 1 chosen item."),
    ("action", "Deal 2 damage to chosen character and 1 damage to another chosen character."),
    ("action", "Until the start of your next turn, your characters gain Ward and Resist +1."),
    ("action", "Each player draws a card, then chooses and discards a card."),
]


@pytest.mark.parametrize(("kind", "text"), SENTENCES)
def test_it_is_said_in_both_languages(kind: str, text: str) -> None:
    reading = LORCANA.read(text, "en", kind)
    assert LORCANA.printed(reading, "en", kind) == text
    japanese = LORCANA.plain(reading.abilities, "ja", kind)
    assert LORCANA.read(japanese, "ja", kind).abilities == reading.abilities


@pytest.mark.parametrize(("kind", "text"), SENTENCES)
def test_no_part_of_it_is_lost(kind: str, text: str) -> None:
    assert LORCANA.surviving(text, "en", kind) == []
