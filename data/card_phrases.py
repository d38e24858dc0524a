"""Which cards use which phrases of the grammar: what a phrase is worth, and which ones stand for a single card."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypedDict

from engine.kernel.cards.card import Card
from engine.wording import Grammar, Lang, Lexicon, Phrase

_LANGUAGES: tuple[Lang, ...] = ("en", "ja")


class PhraseRow(TypedDict):
    """A phrase: its sort, its templates by language, and the cards whose text of a language uses it."""

    sort: str
    templates: dict[str, list[str]]
    cards: dict[str, list[str]]


class PhrasesReport(TypedDict):
    """How many phrases the cards use and how many of them only one card does, then each phrase, the rarest last."""

    totals: dict[str, int]
    phrases: list[PhraseRow]


def report(cards: Iterable[Card], grammar: Grammar, lexicon: Lexicon) -> tuple[PhrasesReport, list[str]]:
    """The document and its lines. Texts are read anew, so all of them must be ones that the grammar takes."""
    rows: dict[tuple[str, str], PhraseRow] = {}
    for card in cards:
        for lang in _LANGUAGES:
            if lang in card.text:
                for phrase in _phrases(card, lang, grammar, lexicon):
                    used = rows.setdefault((phrase.sort, repr(phrase.templates)), _row(phrase))["cards"]
                    used.setdefault(lang, []).append(card.key)
    ranked = sorted(rows.values(), key=lambda row: (-len(_users(row)), row["sort"], repr(row["templates"])))
    single = sum(len(_users(row)) == 1 for row in ranked)
    document: PhrasesReport = {"totals": {"phrases": len(ranked), "of_one_card": single}, "phrases": ranked}
    return document, [f"phrases {len(ranked)}, of one card only {single}", *map(_line, ranked)]


def _phrases(card: Card, lang: Lang, grammar: Grammar, lexicon: Lexicon) -> list[Phrase]:
    """Each phrase once, in the order of the text."""
    reading, _ = grammar.read_card(card, lang, lexicon)
    phrases = {(phrase.sort, repr(phrase.templates)): phrase for ability in reading.phrases for phrase in ability}
    return list(phrases.values())


def _row(phrase: Phrase) -> PhraseRow:
    templates = {lang: list(words) for lang, words in phrase.templates.items() if words}
    return {"sort": phrase.sort, "templates": templates, "cards": {}}


def _users(row: PhraseRow) -> set[str]:
    return {key for keys in row["cards"].values() for key in keys}


def _line(row: PhraseRow) -> str:
    words = " = ".join(row["templates"][lang][0] for lang in _LANGUAGES if lang in row["templates"])
    counts = ", ".join(f"{lang} {len(keys)}" for lang, keys in sorted(row["cards"].items()))
    users = sorted(_users(row))
    only = f" only {users[0]}" if len(users) == 1 else ""
    return f"{row['sort']}: {words} ({counts}){only}"
