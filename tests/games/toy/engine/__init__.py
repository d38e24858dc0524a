"""Kites: the smallest whole game, for tests and as a model of how a game is written."""
