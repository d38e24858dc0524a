"""Wordings that no phrase can have, brought to those that the phrases have; by theme, each with its reason."""
