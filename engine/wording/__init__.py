"""Printed text and ability trees: the mechanism that turns one into the other.

A game gives phrases (`phrase`, `made`, `word`, `passing`), tokens and lists, and how its texts lie on its cards; its
`Grammar` arranges them by language and uses the same phrases in both directions.
"""

from .adjuncts import (
    alone,
    both,
    during,
    ending,
    flagged,
    gate,
    gated_of,
    holding,
    if_and_otherwise,
    in_a_row,
    in_order,
    quoted,
    sentences_of,
    sequence,
    several,
    while_it_holds,
)
from .book import NO_WORDS, Lexicon, Many, PhraseBook, ReadingContext, Token
from .costs import costs, own_to_pay
from .counts import ABOUT, AT_MOST, HOW_MANY, compared, count_of, hand_sizes, lot_of, there, there_are, there_is
from .errors import NO_REACH, TOO_DEEP, TOO_MUCH, TWO_READINGS, CardTextError
from .frames import Player, Row, any_of, by_players, counted_noun, filled, framed, matches, moments
from .grammar import Grammar, Lang, PrintedAbility, Reading, TextLayout, Voice
from .guards import Guard, in_play, just, not_in_play, of_zone, with_leaf, yours
from .language import ENGLISH, JAPANESE, Language
from .leaves import Leaves, Parts, leaves, ranks
from .lots import Lot, Lots
from .normalise import normalise
from .numbers import numbers
from .phrase import REFUSED, Bindings, Phrase, Slot, Words, made, node, passing, phrase, pronoun, word
from .pronouns import Pronouns
from .readers import CardReader
from .reading import Sentence, phrases_in, read_sentence, write_sentence
from .referents import ATOMS, Reader, Referent, Unclear, settled
from .selections import MOST, chosen, chosen_in_english, chosen_in_japanese, tops
from .spoken import It, Said, bare, own_nodes, plain
from .synonyms import Change, Synonym, told
from .words import called, capital, names_between, of_the_pool, this_card

__all__ = [
    "ABOUT",
    "ATOMS",
    "AT_MOST",
    "ENGLISH",
    "HOW_MANY",
    "JAPANESE",
    "MOST",
    "NO_REACH",
    "NO_WORDS",
    "REFUSED",
    "TOO_DEEP",
    "TOO_MUCH",
    "TWO_READINGS",
    "Bindings",
    "CardReader",
    "CardTextError",
    "Change",
    "Grammar",
    "Guard",
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
    "Player",
    "PrintedAbility",
    "Pronouns",
    "Reader",
    "Reading",
    "ReadingContext",
    "Referent",
    "Row",
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
    "any_of",
    "bare",
    "both",
    "by_players",
    "called",
    "capital",
    "chosen",
    "chosen_in_english",
    "chosen_in_japanese",
    "compared",
    "costs",
    "count_of",
    "counted_noun",
    "during",
    "ending",
    "filled",
    "flagged",
    "framed",
    "gate",
    "gated_of",
    "hand_sizes",
    "holding",
    "if_and_otherwise",
    "in_a_row",
    "in_order",
    "in_play",
    "just",
    "leaves",
    "lot_of",
    "made",
    "matches",
    "moments",
    "names_between",
    "node",
    "normalise",
    "not_in_play",
    "numbers",
    "of_the_pool",
    "of_zone",
    "own_nodes",
    "own_to_pay",
    "passing",
    "phrase",
    "phrases_in",
    "plain",
    "pronoun",
    "quoted",
    "ranks",
    "read_sentence",
    "sentences_of",
    "sequence",
    "settled",
    "several",
    "there",
    "there_are",
    "there_is",
    "this_card",
    "told",
    "tops",
    "while_it_holds",
    "with_leaf",
    "word",
    "write_sentence",
    "yours",
]
