"""A game as its record, and the shuffles that anybody can check."""
