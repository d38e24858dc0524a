"""Decks: choosing one for a table, and each user's own."""
