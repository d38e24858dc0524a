"""Printed texts of Lorcana cards, in Japanese and English, and their ability trees."""

from .compiler import CardType, Lang, Reading, compile_text, print_text
from .layout import normal_text

__all__ = ["CardType", "Lang", "Reading", "compile_text", "normal_text", "print_text"]
