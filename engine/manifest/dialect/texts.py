"""Reading the texts of a scenario's cards, which may name each other and their classes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from msgspec import structs

from engine.kernel.cards import tree as t
from engine.kernel.cards.card import Card
from engine.manifest.dialect.dialect import Dialect
from engine.manifest.dialect.errors import ScenarioError
from engine.manifest.dialect.form import ByLanguage
from engine.wording import CardTextError, Grammar, Lang, Lexicon, normalise


def by_language(words: ByLanguage) -> dict[str, str]:
    """What is printed, by language; a text of which that is not said is English."""
    written = {"en": words} if isinstance(words, str) else {str(lang): text for lang, text in words.items()}
    return {lang: text for lang, text in written.items() if text.strip()}


def split_names(name: Mapping[str, str]) -> tuple[str, ...]:
    """The names that trees use: the English ones where there are any."""
    return tuple(part.strip() for part in normalise(name.get("en") or name["ja"]).split("&"))


def class_id(word: str) -> str:
    """The id of a class or keyword as it is printed."""
    return word.strip().casefold().replace(" ", "_")


def names_of(cards: Mapping[str, Card]) -> dict[str, str]:
    """The names of cards as printed in any language, each with the one that trees use."""
    return {
        part.strip(): english
        for card in cards.values()
        for name in card.name.values()
        for part, english in zip(normalise(name).split("&"), card.id_name, strict=False)
    }


def with_abilities(card: Card, grammar: Grammar, lexicon: Lexicon) -> Card:
    """A card with its texts read; both languages must say the same. Raises ScenarioError."""
    trees = []
    kind = grammar.layout.kind(card)
    for lang, text in card.text.items():
        try:
            reading = grammar.compile(text, cast(Lang, lang), lexicon=lexicon, card=card.full_name, kind=kind)
        except CardTextError as error:
            raise ScenarioError(f"{card.key}: {error}") from None
        trees.append(reading.abilities)
    if any(tree != trees[0] for tree in trees[1:]):
        raise ScenarioError(f"{card.key}: its texts say different things")
    return structs.replace(card, abilities=trees[0]) if trees else card


def effect_card(key: str, text: ByLanguage, grammar: Grammar, dialect: Dialect, cards: Mapping[str, Card]) -> Card:
    """A card whose playing does what a text says. Raises ScenarioError."""
    lexicon, refused = Lexicon(names_of(cards)), ""
    for kind, before in dialect.carriers:
        words = {lang: before.get(lang, "") + said for lang, said in by_language(text).items()}
        card = Card(key=key, kind=kind, name={"en": "An effect"}, id_name=("An effect",), text=words)
        try:
            read = with_abilities(card, grammar, lexicon)
        except ScenarioError as error:
            refused = refused or error.problem.removeprefix(f"{key}: An effect: line 1: ")
            continue
        match read.abilities:
            case (t.Spell(body=body) | t.Triggered(body=body),):
                return structs.replace(read, kind=dialect.carriers[0][0], abilities=(t.Spell(body),))
        refused = refused or "this is not the text of one effect"
    raise ScenarioError(refused)
