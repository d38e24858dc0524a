"""What a card is told to say is read again as what was read: no word of it means anything else."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from data.cards import CardSet, load
from engine.games.registry import MANIFESTS
from engine.wording import CardTextError
from tests.warm import WARM, shelf_of

FACTS = os.environ.get("KOTATSU_FACTS", "")
LANGUAGES = ("en", "ja")
PRINTED = (
    ("lorcana_set1_2_en.json", "lorcana_set1_2_ja.json"),
    ("later/lorcana_set3.json",),
    ("later/lorcana_set4.json",),
    ("later/lorcana_set5_en.json",),
)


def misread(cards: CardSet) -> Iterator[tuple[str, str]]:
    """The cards whose told text, in a language that has words for it, is read as something else or not at all."""
    grammar = MANIFESTS[cards.game].grammar
    for key, card in cards.cards.items():
        for lang in LANGUAGES if card.abilities else ():
            kind, names = grammar.layout.kind(card), cards.ability_names.get(key, {}).get(lang, ())
            try:
                told = grammar.write(card.abilities, lang, lexicon=cards.lexicon, labels=names, kind=kind)
            except CardTextError:
                continue
            if grammar.compile(told, lang, lexicon=cards.lexicon, card=key, kind=kind).abilities != card.abilities:
                yield key, lang


@pytest.mark.parametrize("game", ["lorcana", "mlp", "quintuplets"])
def test_each_card_of_ours_is_told_as_it_was_read(game: str) -> None:
    assert list(misread(shelf_of(game).cards)) == []


@pytest.mark.facts
@pytest.mark.parametrize("files", PRINTED)
def test_each_printed_card_is_told_as_it_was_read(files: tuple[str, ...]) -> None:
    assert list(misread(load([Path(FACTS, "cards", file) for file in files], cache=WARM))) == []


def test_of_several_deeds_that_may_be_done_the_brackets_stay() -> None:
    grammar, cards = MANIFESTS["lorcana"].grammar, shelf_of("lorcana").cards
    weaver = next(card for card in cards.cards.values() if card.id_name == ("Crane Wife",))
    assert grammar.write(weaver.abilities, "ja", kind="character").endswith("捨てる。」をしてもよい。")
    one = grammar.compile("When this character is banished, you may draw a card.", "en", kind="character").abilities
    assert grammar.write(one, "ja", kind="character").endswith("引いてもよい。")


@pytest.mark.facts
def test_what_stands_in_brackets_on_printed_cards_stands_in_them_when_it_is_told() -> None:
    cards = load([Path(FACTS, "cards", file) for file in PRINTED[0]], cache=WARM)
    grammar = MANIFESTS["lorcana"].grammar
    held = [card for card in cards.cards.values() if "」をしてもよい" in card.text.get("ja", "")]
    told = [grammar.write(card.abilities, "ja", lexicon=cards.lexicon, kind=grammar.layout.kind(card)) for card in held]
    assert len(held) >= 4
    assert [text for text in told if "。」をしてもよい" not in text] == []
