"""What the texts of Precious Memories say, in Japanese and in English: parsed to trees and printed from them."""

from .compiler import GRAMMAR

__all__ = ["GRAMMAR"]
