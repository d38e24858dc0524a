"""Our own sentences compile in both languages to one tree, print back as they stand, and read in the other language."""

import time

import pytest

from engine.games.lorcana.wording import CardType, Lang, compile_text, normal_text, print_text
from engine.wording import CardTextError

from .samples import REFUSED, SAMPLES
from .test_lorcana_mutations import surviving

LANGS: tuple[Lang, Lang] = ("en", "ja")


def test_there_are_many() -> None:
    assert len(SAMPLES) >= 150
    assert len({(kind, en) for kind, en, _ in SAMPLES}) == len({(kind, ja) for kind, _, ja in SAMPLES}) == len(SAMPLES)


@pytest.mark.parametrize(("kind", "en", "ja"), SAMPLES)
def test_a_sample_means_the_same_in_both_languages_and_prints_back(kind: CardType, en: str, ja: str) -> None:
    trees = []
    for lang, text in zip(LANGS, (en, ja), strict=True):
        read = compile_text(text, lang, type=kind)
        printed = print_text(read.abilities, lang, voice=read.voice, labels=read.names, type=kind)
        assert printed == normal_text(text, lang, song=kind == "song")
        trees.append(read.abilities)
    assert trees[0] == trees[1]


@pytest.mark.parametrize(("kind", "en", "ja"), SAMPLES)
def test_a_sample_typed_in_one_language_can_be_read_in_the_other(kind: CardType, en: str, ja: str) -> None:
    for lang, other, text in (("en", "ja", en), ("ja", "en", ja)):
        tree = compile_text(text, lang, type=kind).abilities  # type: ignore[arg-type]
        plain = print_text(tree, other, type=kind)  # type: ignore[arg-type]
        assert compile_text(plain, other, type=kind).abilities == tree  # type: ignore[arg-type]


@pytest.mark.parametrize("lang", LANGS)
def test_no_change_of_meaning_is_lost_in_a_sample(lang: Lang) -> None:
    found = {}
    for kind, en, ja in SAMPLES:
        for line in normal_text(en if lang == "en" else ja, lang, song=kind == "song").split("\n"):
            if left := surviving(line, lang, kind):
                found[line] = left
    assert found == {}


@pytest.mark.parametrize(("kind", "en", "ja"), REFUSED)
def test_what_no_phrase_says_is_refused_by_place(kind: CardType, en: str, ja: str) -> None:
    for lang, text in zip(LANGS, (en, ja), strict=True):
        with pytest.raises(CardTextError, match=r"^Some Card: line 1: nothing matches at 「") as refusal:
            compile_text(text, lang, card="Some Card", type=kind)
        assert refusal.value.excerpt in text.replace(" ", " ")


def test_a_sample_is_read_in_a_moment() -> None:
    """About 5 ms each on the machine this was written on."""
    for kind, en, ja in SAMPLES:
        for lang, text in zip(LANGS, (en, ja), strict=True):
            begun = time.process_time()
            compile_text(text, lang, type=kind)
            assert time.process_time() - begun < 0.5, text
