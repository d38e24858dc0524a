"""Printed texts of Lorcana cards, in Japanese and English, and their ability trees."""

from engine.wording import Lang, Reading

from .compiler import GRAMMAR, CardType, compile_text, print_text
from .layout import normal_text

__all__ = ["GRAMMAR", "CardType", "Lang", "Reading", "compile_text", "normal_text", "print_text"]
