"""The state of a game, and what happens to it."""
