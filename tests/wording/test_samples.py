"""Our own sentences compile in both languages to one tree, print back as they stand, and read in the other language."""

import re
from functools import partial

import pytest

from engine.wording import CardTextError
from tests.machine import least_work

from .trial import LANGS, Trial
from .trials import TRIALS

SAMPLES = [(trial, *sample) for trial in TRIALS for sample in trial.samples]
REFUSED = [(trial, *sample) for trial in TRIALS for sample in trial.refused]
WHY = re.compile(r"^Some Card: line 1: (nothing matches|nobody can tell what is meant: .*) at 「")
EACH = pytest.mark.parametrize("trial", TRIALS, ids=lambda trial: trial.id)


def named(value: object) -> str:
    return getattr(value, "id", None) or str(value)[:30]


@EACH
def test_there_are_many(trial: Trial) -> None:
    assert len(trial.samples) >= 140
    assert len({(kind, en) for kind, en, _ in trial.samples}) == len(trial.samples)
    assert len({(kind, ja) for kind, _, ja in trial.samples}) == len(trial.samples)


@pytest.mark.parametrize(("trial", "kind", "en", "ja"), SAMPLES, ids=named)
def test_a_sample_means_the_same_in_both_languages_and_prints_back(trial: Trial, kind: str, en: str, ja: str) -> None:
    """And typed in one language it can be read in the other."""
    trees = []
    for lang, other, text in (("en", "ja", en), ("ja", "en", ja)):
        reading = trial.read(text, lang, kind)
        assert trial.printed(reading, lang, kind) == trial.grammar.normal(text, lang, kind=kind)
        assert trial.read(trial.plain(reading.abilities, other, kind), other, kind).abilities == reading.abilities
        trees.append(reading.abilities)
    assert trees[0] == trees[1]


@pytest.mark.parametrize("lang", LANGS)
@EACH
def test_no_change_of_meaning_is_lost_in_a_sample(trial: Trial, lang: str) -> None:
    found = {}
    for kind, en, ja in trial.samples:
        for line in trial.grammar.normal(en if lang == "en" else ja, lang, kind=kind).split("\n"):
            if left := trial.surviving(line, lang, kind):
                found[line] = left
    assert found == {}


@pytest.mark.parametrize(("trial", "kind", "en", "ja"), REFUSED, ids=named)
def test_what_no_phrase_says_is_refused_by_place(trial: Trial, kind: str, en: str, ja: str) -> None:
    for lang, text in zip(LANGS, (en, ja), strict=True):
        with pytest.raises(CardTextError, match=WHY) as refusal:
            trial.read(text, lang, kind, "Some Card")
        assert refusal.value.place.excerpt in text


@EACH
def test_a_sample_is_read_in_a_moment(trial: Trial) -> None:
    """About 5 ms each on the machine this was written on."""
    assert trial.grammar.books
    for kind, en, ja in trial.samples:
        for lang, text in zip(LANGS, (en, ja), strict=True):
            assert least_work(partial(trial.read, text, lang, kind), 0.8 * trial.moment) < trial.moment, text
