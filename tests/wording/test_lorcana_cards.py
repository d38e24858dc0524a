"""Every printed text of the two sets, in both languages, where the facts are at hand."""

import json
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import NamedTuple

import pytest

from engine.games.lorcana.wording import CardType, Lang, Reading, compile_text, normal_text, print_text
from tests.machine import least_work

from .differences import DIFFERENCES

LANGS: tuple[Lang, Lang] = ("en", "ja")
pytestmark = pytest.mark.facts


class Printed(NamedTuple):
    """A card as printed in both languages."""

    id: str
    type: CardType
    texts: dict[Lang, str]


class Pool(NamedTuple):
    """All cards, the lexicon of their names, and what has been read."""

    cards: tuple[Printed, ...]
    names: dict[str, str]
    known: dict[tuple[str, Lang], Reading]

    def read(self, card: Printed, lang: Lang) -> Reading:
        if (card.id, lang) not in self.known:
            self.known[card.id, lang] = self.read_anew(card, lang)
        return self.known[card.id, lang]

    def read_anew(self, card: Printed, lang: Lang) -> Reading:
        return compile_text(card.texts[lang], lang, names=self.names, card=card.id, type=card.type)

    def every(self) -> Iterator[tuple[Printed, Lang]]:
        return ((card, lang) for card in self.cards for lang in LANGS)


@pytest.fixture(scope="module")
def pool(facts: Path) -> Pool:
    english, japanese = (
        {
            card["id"]: card
            for card in json.loads((facts / f"cards/lorcana_set1_2_{lang}.json").read_text("utf-8"))["cards"]
        }
        for lang in LANGS
    )
    cards = tuple(
        Printed(number, "song" if card["song"] else card["type"], {"en": card["text"], "ja": japanese[number]["text"]})
        for number, card in english.items()
        if card["mainSet"]
    )
    return Pool(cards, {japanese[card.id]["name"]: english[card.id]["name"] for card in cards}, {})


def test_the_pool_is_whole(pool: Pool) -> None:
    assert len(pool.cards) == 408


def test_every_text_reads_and_prints_as_it_stands(pool: Pool) -> None:
    for card, lang in pool.every():
        read = pool.read(card, lang)
        printed = print_text(
            read.abilities, lang, names=pool.names, voice=read.voice, labels=read.names, type=card.type
        )
        assert printed == normal_text(card.texts[lang], lang, song=card.type == "song"), card.id


def test_the_default_voice_reads_as_the_same_tree(pool: Pool) -> None:
    for card, lang in pool.every():
        read = pool.read(card, lang)
        plain = print_text(read.abilities, lang, names=pool.names, type=card.type)
        assert compile_text(plain, lang, names=pool.names, type=card.type).abilities == read.abilities, card.id


def test_both_languages_meet_in_one_tree(pool: Pool) -> None:
    for card in pool.cards:
        trees = [pool.read(card, lang).abilities for lang in LANGS]
        if card.id not in DIFFERENCES:
            assert trees[0] == trees[1], card.id
        elif DIFFERENCES[card.id].how == "reordered":
            assert sorted(map(repr, trees[0])) == sorted(map(repr, trees[1])), card.id
            assert trees[0] != trees[1], card.id
        else:
            assert trees[0] != trees[1], card.id


def test_a_card_of_one_language_prints_in_the_other(pool: Pool) -> None:
    for card, lang in pool.every():
        other: Lang = "ja" if lang == "en" else "en"
        tree = pool.read(card, lang).abilities
        printed = print_text(tree, other, names=pool.names, type=card.type)
        assert compile_text(printed, other, names=pool.names, type=card.type).abilities == tree, card.id


def test_one_printed_ability_is_one_ability_of_the_tree(pool: Pool) -> None:
    for card, lang in pool.every():
        read = pool.read(card, lang)
        assert len(read.abilities) == len(read.names) == len(read.voice), card.id


def test_both_printings_name_the_same_number_of_abilities(pool: Pool) -> None:
    for card in pool.cards:
        named = [sum(name is not None for name in pool.read(card, lang).names) for lang in LANGS]
        assert named[0] == named[1], card.id


def test_all_texts_are_read_in_a_few_seconds(pool: Pool) -> None:
    """About 0.4 s a language on the machine this was written on; the bound leaves room for slow ones."""
    begun = time.process_time()
    slowest = 0.0
    for card, lang in pool.every():
        slowest = max(slowest, least_work(partial(pool.read_anew, card, lang), 0.9))
    assert time.process_time() - begun < 12
    assert slowest < 1
