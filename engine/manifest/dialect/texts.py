"""Reading the texts of a scenario's cards, which may name each other and their classes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import cast

from msgspec import structs

from engine.kernel.cards import tree as t
from engine.kernel.cards.card import Card
from engine.manifest.dialect.dialect import Dialect
from engine.manifest.dialect.errors import ScenarioError
from engine.manifest.form import ByLanguage, CardEntry, CardForm, FieldError, by_language, class_id
from engine.wording import CardTextError, Grammar, Lang, Lexicon, normalise


def blank(key: str, kind: str, name: str, *marks: str, version: str = "", **stats: int) -> Card:
    """A card that fills up, without any text."""
    printed = {"en": version} if version else {}
    return Card(key=key, kind=kind, name={"en": name}, id_name=(name,), version=printed, stats=stats, marks=marks)


def cards_of(entries: Mapping[str, CardEntry], form: CardForm, grammar: Grammar) -> dict[str, Card]:
    """The cards of a file with their texts read. Raises ScenarioError, whose problem begins with the card's key."""
    cards = {key: _printed(key, entry, form) for key, entry in entries.items()}
    lexicon = Lexicon(names_of(cards), _classes_of(entries.values()))
    return {key: _read(card, grammar, lexicon) for key, card in cards.items()}


def _printed(key: str, entry: CardEntry, form: CardForm) -> Card:
    try:
        return form.card(key, entry)
    except FieldError as error:
        raise ScenarioError(f"{key}: {error}") from None


def _classes_of(entries: Iterable[CardEntry]) -> dict[str, dict[str, str]]:
    """What is printed for the classes that these cards bear, with the ids of them; in every language the same."""
    words = {each.strip(): class_id(each) for entry in entries for each in entry.classes}
    return {"en": words, "ja": words}


def names_of(cards: Mapping[str, Card]) -> dict[str, str]:
    """The names of cards as printed in any language, each with the one that trees use."""
    return {
        part.strip(): english
        for card in cards.values()
        for name in card.name.values()
        for part, english in zip(normalise(name).split("&"), card.id_name, strict=False)
    }


def _read(card: Card, grammar: Grammar, lexicon: Lexicon) -> Card:
    """A card with the texts of both its sides read."""
    back = card.back and with_abilities(card.back, grammar, lexicon)
    return structs.replace(with_abilities(card, grammar, lexicon), back=back)


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
