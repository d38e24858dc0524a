"""The Japanese texts of the Quintuplets and their English: parsed to trees and printed from them."""

from .compiler import GRAMMAR

__all__ = ["GRAMMAR"]
