"""Kites: cards, decks, rules, words."""
