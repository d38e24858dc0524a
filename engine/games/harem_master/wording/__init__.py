"""What the texts of ハーレムマスター say, and how they lie on the cards."""

from .compiler import GRAMMAR

__all__ = ["GRAMMAR"]
