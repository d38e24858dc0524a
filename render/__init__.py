"""Draws a view of the table, cards by themselves, decks; and describes each picture in words."""

from render.alt import board_alt
from render.board import board, pictures
from render.bracket import ACROSS, BracketBox, bracket
from render.card_alt import card_alt, cards_alt, hand_alt
from render.card_face import card
from render.deck_list import deck_alt
from render.deck_sheet import deck
from render.gained import gained, scores
from render.listing import ListLine, list_pages, listing
from render.reminders import unreminded
from render.sheet import cards, hand
from render.state import hand_text, state_text
from render.victory import victory
from render.words import words

__all__ = [
    "ACROSS",
    "BracketBox",
    "ListLine",
    "board",
    "board_alt",
    "bracket",
    "card",
    "card_alt",
    "cards",
    "cards_alt",
    "deck",
    "deck_alt",
    "gained",
    "hand",
    "hand_alt",
    "hand_text",
    "list_pages",
    "listing",
    "pictures",
    "scores",
    "state_text",
    "unreminded",
    "victory",
    "words",
]
