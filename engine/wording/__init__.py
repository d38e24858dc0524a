"""Printed text and ability trees: the mechanism that turns one into the other.

A game gives phrases (`phrase`, `made`, `word`, `passing`), tokens and lists; a `Book` arranges them for a language;
`read_sentence` and `write_sentence` use the same phrases in both directions.
"""

from .book import Book, Context, Many, Token
from .errors import CardTextError
from .language import ENGLISH, JAPANESE, Language
from .normalise import normalise
from .phrase import REFUSED, Bindings, Phrase, Slot, made, node, passing, phrase, word
from .reading import Anaphora, Sentence, phrases_in, read_sentence, write_sentence

__all__ = [
    "ENGLISH",
    "JAPANESE",
    "REFUSED",
    "Anaphora",
    "Bindings",
    "Book",
    "CardTextError",
    "Context",
    "Language",
    "Many",
    "Phrase",
    "Sentence",
    "Slot",
    "Token",
    "made",
    "node",
    "normalise",
    "passing",
    "phrase",
    "phrases_in",
    "read_sentence",
    "word",
    "write_sentence",
]
