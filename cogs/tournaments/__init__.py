"""Tournaments: what is asked of one, what it shows, who does what next."""
