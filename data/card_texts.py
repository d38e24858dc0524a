"""From printed texts to trees, remembered on disk by the hash of what was read and of the grammar that read it."""

from __future__ import annotations

import hashlib
from pathlib import Path

from msgspec import Struct

from data.remembered import keep, recall, sources
from engine.games.registry import MANIFESTS
from engine.kernel.cards.card import Card
from engine.kernel.cards.tree import Named, Tree, nodes_of
from engine.wording import CardTextError, Lang, Lexicon
from engine.wording import told as said

GRAMMAR = ("engine/wording", "engine/games/{game}/wording*", "engine/kernel/cards/tree.py")
"""The sources of a game's grammar: its own is a module or a folder."""


class Compiled(Struct, frozen=True):
    """A text that was read: its tree, the names of its abilities ("" where one has none), whether it is worded as the
    grammar itself would print it, and what it says in languages that the card is not printed in. `changes`: the words
    that were read as others.
    """

    abilities: Tree
    names: tuple[str, ...]
    exact: bool
    told: dict[str, str] = {}
    changes: str = ""


class DeclinedText(Struct, frozen=True):
    """A text that was declined: the place, why, and what stands at each place where it cannot be read."""

    at: str
    excerpts: tuple[str, ...]
    why: str


class Compiler:
    """Reads the texts of a game's cards, each only once. `folder`: where to remember them; without one nothing is
    written. `lexicon`: the words of the card pool.
    """

    def __init__(self, game: str, lexicon: Lexicon, folder: Path | None = None) -> None:
        self._grammar = MANIFESTS[game].grammar
        self.differences = MANIFESTS[game].form.differences
        self._lexicon = lexicon
        self._file = folder / f"texts-{_fingerprint(game, lexicon)}.msgpack" if folder else None
        self._known = recall(self._file, dict[str, Compiled]) or {}
        self._fresh = False

    def read(self, card: Card, lang: Lang, other: str = "") -> Compiled | DeclinedText:
        """The tree of a card's text in a language (or of another source's text of it), or why there is none."""
        text = other or card.text[lang]
        printed = "+".join(sorted(card.text))
        key = hashlib.sha256("\0".join((printed, lang, card.kind, *card.marks, text)).encode()).hexdigest()
        if key not in self._known:
            compiled = self._compiled(card, lang, text)
            if isinstance(compiled, DeclinedText):
                return compiled
            self._known[key] = compiled
            self._fresh = True
        return self._known[key]

    def _compiled(self, card: Card, lang: Lang, text: str) -> Compiled | DeclinedText:
        try:
            reading, exact = self._grammar.read_card(card, lang, self._lexicon, text)
        except CardTextError as error:
            places = ", ".join(f"{lang} line {line.line}" if line.line else lang for line in error.lines())
            return DeclinedText(places, tuple(line.place.excerpt or line.why for line in error.lines()), str(error))
        told = self._grammar.tell(card, reading.abilities, self._lexicon, reading.names)
        return Compiled(
            reading.abilities, tuple(name or "" for name in reading.names), exact, told, said(reading.changes)
        )

    def unknown_names(self, tree: Tree) -> tuple[str, ...]:
        """What a tree calls by a name that no card of the pool bears; a misspelt name never finds anything."""
        named = dict.fromkeys(node.name for node in nodes_of(tree) if isinstance(node, Named))
        bearers = set(self._lexicon.normal.names.values())
        return tuple(f"no known card is named {name!r}" for name in named if name not in bearers)

    def remember(self) -> None:
        """Writes what was read for the next time; a folder that cannot be written to costs only that time."""
        if self._fresh:
            keep(self._file, self._known)
        self._fresh = False


def _fingerprint(game: str, lexicon: Lexicon) -> str:
    classes = [(lang, sorted(words.items())) for lang, words in sorted(lexicon.classes.items())]
    known = repr((sorted(lexicon.names.items()), classes))
    grammar = sources(*(part.format(game=game) for part in GRAMMAR))
    return hashlib.sha256(grammar + known.encode()).hexdigest()[:24]
