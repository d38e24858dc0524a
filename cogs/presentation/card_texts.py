"""What a card says, in words: its names, its text as printed, and what was read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cogs.presentation.known_cards import meant_and_fitting
from cogs.presentation.words import CardBook, Speaker
from data.cards import name_lexicon
from data.catalogue import catalogue
from data.rules import RuleLibrary
from engine.games.registry import MANIFESTS
from engine.kernel.cards.card import Card
from engine.kernel.flow.reminding import MARK
from engine.wording import CardTextError, Lexicon
from render.markup import escaped

PART = 550
"""So many signs of a text stand in the message; the picture has the whole."""


def prepared(library: RuleLibrary) -> None:
    """What takes its time when rules, names or texts are looked up for the first time."""
    meant_and_fitting("a")
    for lang in catalogue().languages:
        for game in library.games:
            library.search(game, catalogue().text(lang, f"game-{game}"))


def text_of(key: str, lang: str, game: str, book: CardBook) -> str:
    """The same for a reader of a language away from any table."""
    return card_text(key, Speaker(catalogue(), lang, book, game=game))


def card_text(key: str, speaker: Speaker) -> str:
    """Names in all languages, the reader's first; the text once, in the reader's language; and what the table makes of
    it, where that is worded otherwise."""
    card, languages = speaker.book.cards[key], speaker.words.languages
    titles = dict.fromkeys(speaker.reading(lang).card(key) for lang in (speaker.lang, *languages))
    head = speaker.text(
        "card-title",
        name=" / ".join(map(escaped, titles)),
        id=escaped(key.rpartition(":")[2]),
        game=speaker.text(f"game-{speaker.game}"),
    )
    return "\n".join([head, *_texts(card, speaker)])


def _texts(card: Card, speaker: Speaker) -> list[str]:
    """As printed in the reader's language, with what was read where that says it in other words; else what was read,
    worded in his language; and as it is printed elsewhere only where nothing of that can be said."""
    printed, told = card.text.get(speaker.lang, ""), _told(card, speaker)
    if printed and told and _is_as_read(card, speaker):
        return [*speaker.quoted(printed, PART), speaker.text("card-as-read")]
    if told and not printed:
        return [speaker.text("card-told"), *speaker.quoted(told, PART)]
    read = [speaker.text("card-read"), *speaker.quoted(told, PART)] if told else _untold(card, speaker)
    shown = printed or next(iter(card.text.values()), "")
    return [*speaker.quoted(shown, PART), *read]


def _untold(card: Card, speaker: Speaker) -> list[str]:
    if MARK in card.marks:
        return [speaker.text("card-by-hand")]
    return [speaker.text("card-not-told" if card.abilities else "card-no-text")]


def _told(card: Card, speaker: Speaker) -> str:
    """What the table carries out, worded by the grammar in the reader's language; "" where it has no words for it."""
    if MARK in card.marks or not card.abilities:
        return ""
    book = speaker.book
    return reading(card, speaker.game, speaker.lang, book.cards, book.printed, book.ability_names.get(card.key, {}))


def _is_as_read(card: Card, speaker: Speaker) -> bool:
    """Whether the text in the reader's language, word for word, is what the table carries out."""
    grammar = MANIFESTS[speaker.game].grammar
    try:
        text_read, exact = grammar.read_card(card, speaker.lang, _lexicon(speaker.book.cards, speaker.book.printed))
    except CardTextError:
        return False
    return exact and set(text_read.abilities) == set(card.abilities)


def _lexicon(cards: Mapping[str, Card], printed: Mapping[str, Mapping[str, str]]) -> Lexicon:
    return Lexicon(name_lexicon(cards.values()), {lang: dict(known) for lang, known in printed.items()})


def reading(
    card: Card,
    game: str,
    lang: str,
    cards: Mapping[str, Card],
    printed: Mapping[str, Mapping[str, str]],
    labels: Mapping[str, Sequence[str]],
) -> str:
    """What a card's abilities say in a language, written from what was read and not from what is printed; "" where the
    language has no words for it."""
    grammar = MANIFESTS[game].grammar
    lexicon = _lexicon(cards, printed)
    names = labels.get(lang) or next(iter(labels.values()), ())
    try:
        return grammar.write(card.abilities, lang, lexicon=lexicon, labels=names, kind=grammar.layout.kind(card))
    except CardTextError:
        return ""
