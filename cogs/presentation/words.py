"""Puts words to messages for one reader: his language, the players' names, the cards' printed names."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence

from msgspec import Struct

from data.catalogue import Catalogue
from data.decks import Deck
from engine.kernel.cards.card import Card
from engine.kernel.state.question import Refusal
from engine.saying import Arg, Name, Say
from render.art import NO_ART, Gallery
from render.emojis import SYMBOL_SIGNS
from render.markup import escaped
from render.symbols import illustrated, pictured, worded
from render.words import word

NAME_LIMIT = 32
ABILITY_LIMIT = 80
SPOKEN = frozenset(("effect", "deed", "verb", "stage", "place"))
"""Vocabularies that stand among the messages."""


def clean_name(name: str) -> str:
    """A person's name on one line, without signs that are not seen or that turn the writing direction."""
    kept = "".join(sign if unicodedata.category(sign)[0] != "C" else " " for sign in name)
    return " ".join(kept.split())[:NAME_LIMIT] or "?"


MARKUP = re.compile(r"(?<!\\)<(?:a?:\w+:|@[!&]?|#|t:|/[^<>\n:]+:)-?\d+(?::[A-Za-z])?>")
"""What Discord shows as one thing: an emoji, somebody's name, a channel, a time, a command."""


def clipped(text: str, most: int) -> str:
    """The text in at most `most` characters; what is shown as one thing is there as a whole or not at all."""
    if len(text) <= most:
        return text
    cut = next((one.start() for one in MARKUP.finditer(text) if one.start() < most - 1 < one.end()), most - 1)
    return text[:cut].rstrip() + "…"


def quoted(text: str, most: int) -> list[str]:
    """A text as it stands, in the lines of a quotation; at most so many characters of a message in all."""
    return clipped("\n".join(f"> {escaped(line)}" for line in text.splitlines() if line.strip()), most).splitlines()


class CardBook(Struct, frozen=True):
    """What the bot knows of cards: facts by key, ability names by card and language.

    `printed`: by language, what the cards call classes and counters, with the ids. `art`: an operator's own pictures.
    `emojis`: by sign, how a message holds the application's own emoji of it, as far as there are any.
    """

    cards: Mapping[str, Card]
    ability_names: Mapping[str, Mapping[str, Sequence[str]]] = {}
    printed: Mapping[str, Mapping[str, str]] = {}
    art: Gallery = NO_ART
    emojis: Mapping[str, str] = {}

    def with_cards(self, more: Mapping[str, Card]) -> CardBook:
        """The same with a record's own cards, which count before those of today."""
        return CardBook({**self.cards, **more}, self.ability_names, self.printed, self.art, self.emojis)


class Speaker:
    """Says messages to one reader, in the words of a game where that has its own.

    `markup`: for message texts, where names are escaped; buttons show plain text. `beside`: the language in which the
    cards lie on the table, where the reader's is another: their names then stand beside his own.
    """

    def __init__(
        self,
        words: Catalogue,
        lang: str,
        book: CardBook,
        players: Sequence[str] = (),
        *,
        game: str = "",
        markup: bool = True,
        beside: str = "",
        brief: frozenset[str] = frozenset(),
    ) -> None:
        self.words = words
        self.lang = lang
        self.book = book
        self.players = players
        self.game = game
        self.markup = markup
        self.beside = beside if beside != lang else ""
        self._brief = brief

    def plain(self) -> Speaker:
        """The same for buttons, selects and pictures, with the reader's own names alone."""
        return self.reading(self.lang)

    def reading(self, lang: str) -> Speaker:
        """The same for buttons in a language."""
        return Speaker(self.words, lang, self.book, self.players, game=self.game, markup=False)

    def labels(self) -> Speaker:
        """The same for buttons and selects that have room for both names of a card."""
        return Speaker(self.words, self.lang, self.book, self.players, game=self.game, markup=False, beside=self.beside)

    def brief(self, keys: Iterable[str]) -> Speaker:
        """The same for buttons, without what stands below a name, as long as no two of these cards would then be called
        the same."""
        titles: dict[str, set[str]] = {}
        for key in keys:
            card = self.book.cards.get(key)
            titles.setdefault(card.title(self.lang) if card else key, set()).add(key)
        alone = frozenset(next(iter(same)) for same in titles.values() if len(same) == 1)
        return Speaker(self.words, self.lang, self.book, self.players, game=self.game, markup=False, brief=alone)

    def sparing(self, keys: Iterable[str]) -> Speaker:
        """The same for sentences that have little room."""
        made = self.brief(keys)
        made.markup, made.beside = self.markup, self.beside
        return made

    def knows(self, key: str) -> bool:
        """Whether there is such a message, in the words of the game or of all games."""
        return self.words.has(f"{self.game}-{key}") or self.words.has(key)

    def text(self, key: str, **args: str | int) -> str:
        """A message with arguments that are ready."""
        return self.words.text(self.lang, key, args, self.game)

    def say(self, message: Say) -> str:
        """A message whose arguments still need their names; in a sentence of a message those of cards stand out from
        the words around them as the language has it, on a button there is no room for that.
        """
        told = self.said_within if self.markup else self.said
        return self.text(message.key, **{name: told(value) for name, value in message.args.items()})

    def name(self, named: Name) -> str:
        """The name of something."""
        text = self._named(named)
        return self.shown(text) if self.markup else text

    def symbols(self, text: str) -> str:
        """A printed text, to be cut, in which no symbol is left in braces: words stand for it, or where a message shows
        an emoji a character that `shown` makes one of."""
        known = SYMBOL_SIGNS.get(self.game, {}) if self.markup else {}
        return worded(pictured(text, known, self.book.emojis), self.lang, self.game)

    def shown(self, text: str) -> str:
        """Words of others as they stand in a message, their symbols as emojis."""
        return illustrated(escaped(text), self.book.emojis)

    def quoted(self, text: str, most: int) -> list[str]:
        """A printed text in the lines of a quotation; at most so many characters of a message in all."""
        lines = [f"> {self.shown(line)}" for line in self.symbols(text).splitlines() if line.strip()]
        return clipped("\n".join(lines), most).splitlines()

    def card(self, key: str, nth: int = 0) -> str:
        """A card's name with its version."""
        return self.name(Name("card", key, nth))

    def seat(self, number: int) -> str:
        """A player's name."""
        return self.name(Name("seat", number))

    def refusal(self, refusal: Refusal) -> str:
        """Why the rules refuse something, naming the rule."""
        key = f"reason-{refusal.reason}"
        reason = self.text(key) if self.words.has(key) else refusal.reason
        return self.text("refused" if refusal.rule else "refused-here", reason=reason, rule=refusal.rule)

    def said(self, value: Arg) -> str | int:
        """An argument as a message takes it."""
        if isinstance(value, Name):
            return self.name(value)
        return self.listed(map(self.name, value)) if isinstance(value, tuple) else value

    def said_within(self, value: Arg) -> str | int:
        """An argument in a sentence."""
        names = value if isinstance(value, tuple) else (value,) if isinstance(value, Name) else ()
        if not names or any(named.group != "card" for named in names):
            return self.said(value)
        return self.text("name-within", name=self.text("names-within").join(map(self.name, names)))

    def listed(self, names: Iterable[str]) -> str:
        """Names one after another, parted as the language parts them."""
        return self.text("list-comma").join(names)

    def enumerated(self, names: Sequence[str]) -> str:
        """The same in a sentence that is at its end with the last of them."""
        *first, last = names
        return self.text("list-and", first=self.listed(first), last=last) if first else last

    def _named(self, named: Name) -> str:
        if named.group == "card":
            return self._card(str(named.id)) + (f" #{named.nth}" if named.nth else "")
        if named.group == "seat":
            number = int(named.id)
            if number < 0:
                return self.text("seat-nobody")
            return self.players[number] if number < len(self.players) else str(number + 1)
        if named.group == "ability":
            return self._ability(str(named.id))
        if named.group in SPOKEN:
            key = f"{named.group}-{named.id}"
            return self.text(key) if self.words.has(key) else self.text("effect-use")
        return word(self.lang, named.group, str(named.id), self.game)

    def _card(self, key: str) -> str:
        own = self._title(key, self.lang)
        there = self._title(key, self.beside) if self.beside else own
        return own if there == own else self.text("name-beside", name=own, there=there)

    def _title(self, key: str, lang: str) -> str:
        """A card's name with its version in a language, or as it is printed where it is not printed in that."""
        card = self.book.cards.get(key)
        if card is None:
            return key
        if key in self._brief:
            return card.title(lang)
        version = card.version.get(lang, "" if lang in card.name else next(iter(card.version.values()), ""))
        return f"{card.title(lang)} - {version}" if version else card.title(lang)

    def _ability(self, place: str) -> str:
        key, _, number = place.rpartition(":")
        at = int(number)
        names = self.book.ability_names.get(key, {})
        listed = names.get(self.lang) or next(iter(names.values()), ())
        return listed[at] if 0 <= at < len(listed) and listed[at] else self._line(key, at)

    def _line(self, key: str, at: int) -> str:
        """The beginning of an ability without a name, as it is printed; "none" where the card has no other."""
        card = self.book.cards.get(key)
        text = (card.text.get(self.lang) or next(iter(card.text.values()), "")) if card else ""
        lines = [line for line in text.splitlines() if line.strip()]
        if card is None or not 0 <= at < len(lines) == len(card.abilities) or len(lines) == 1:
            return "none"
        return clipped(self.symbols(lines[at]), ABILITY_LIMIT)


def deck_title(name: str, decks: Sequence[Deck], speaker: Speaker) -> str:
    """What a deck is called: a ready-made one by its name, a pasted one as such."""
    for deck in decks:
        if deck.id == name:
            return deck.name.get(speaker.lang) or next(iter(deck.name.values()))
    return escaped(name) if name else speaker.text("deck-pasted")
