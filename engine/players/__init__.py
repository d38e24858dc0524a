"""Opponents made of code, and self-play."""
