"""Printed text and ability trees: the mechanism that turns one into the other.

A game gives phrases (`phrase`, `made`, `word`, `passing`), tokens and lists, and how its texts lie on its cards; its
`Grammar` arranges them by language and uses the same phrases in both directions.
"""

from .adjuncts import (
    alone,
    flagged,
    gate,
    gated_of,
    holding,
    if_and_otherwise,
    in_a_row,
    in_order,
    sentences_of,
    sequence,
    several,
    while_it_holds,
)
from .book import NO_WORDS, Lexicon, Many, PhraseBook, ReadingContext, Token
from .errors import NO_REACH, TOO_DEEP, TOO_MUCH, TWO_READINGS, CardTextError
from .grammar import Grammar, Lang, PrintedAbility, Reading, TextLayout, Voice
from .language import ENGLISH, JAPANESE, Language
from .leaves import Leaves, Parts, leaves
from .lots import MOST, Lot, Lots, chosen, chosen_in_english, chosen_in_japanese, count_of, hand_sizes, lot_of, there
from .normalise import normalise
from .numbers import numbers
from .phrase import REFUSED, Bindings, Phrase, Slot, Words, made, node, passing, phrase, pronoun, word
from .pronouns import Pronouns
from .reading import Sentence, phrases_in, read_sentence, write_sentence
from .referents import ATOMS, Reader, Referent, Unclear, settled
from .spoken import It, Said, bare, plain
from .synonyms import Change, Synonym, told
from .words import called, capital, names_between, of_the_pool, this_card

__all__ = [
    "ATOMS",
    "ENGLISH",
    "JAPANESE",
    "MOST",
    "NO_REACH",
    "NO_WORDS",
    "REFUSED",
    "TOO_DEEP",
    "TOO_MUCH",
    "TWO_READINGS",
    "Bindings",
    "CardTextError",
    "Change",
    "Grammar",
    "It",
    "Lang",
    "Language",
    "Leaves",
    "Lexicon",
    "Lot",
    "Lots",
    "Many",
    "Parts",
    "Phrase",
    "PhraseBook",
    "PrintedAbility",
    "Pronouns",
    "Reader",
    "Reading",
    "ReadingContext",
    "Referent",
    "Said",
    "Sentence",
    "Slot",
    "Synonym",
    "TextLayout",
    "Token",
    "Unclear",
    "Voice",
    "Words",
    "alone",
    "bare",
    "called",
    "capital",
    "chosen",
    "chosen_in_english",
    "chosen_in_japanese",
    "count_of",
    "flagged",
    "gate",
    "gated_of",
    "hand_sizes",
    "holding",
    "if_and_otherwise",
    "in_a_row",
    "in_order",
    "leaves",
    "lot_of",
    "made",
    "names_between",
    "node",
    "normalise",
    "numbers",
    "of_the_pool",
    "passing",
    "phrase",
    "phrases_in",
    "plain",
    "pronoun",
    "read_sentence",
    "sentences_of",
    "sequence",
    "settled",
    "several",
    "there",
    "this_card",
    "told",
    "while_it_holds",
    "word",
    "write_sentence",
]
