"""Laws over trees grown from the grammars and over texts that nobody would print."""

import time
from itertools import islice
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine.wording import REFUSED, CardTextError

from .generated import Sprout
from .trial import LANGS, Trial
from .trials import TRIALS

BY_ID = {trial.id: trial for trial in TRIALS}
ANY_GAME = st.sampled_from(list(BY_ID))
ANY_LANG = st.sampled_from(LANGS)
ENOUGH = 120


def grown(trial: Trial, lang: str, seed: int, depth: int) -> tuple[str, object | None]:
    """A kind of card, and an ability of such a card."""
    kind = trial.grown[seed % len(trial.grown)]
    sort = trial.grammar.layout.sort(kind)
    value = Sprout(trial.grammar.books[lang], Random(seed), trial.token).grow(sort, depth)
    return kind, None if value is REFUSED else trial.settle(value)


@settings(max_examples=500, suppress_health_check=[HealthCheck.filter_too_much, HealthCheck.too_slow])
@given(ANY_GAME, ANY_LANG, st.integers(0, 10**9), st.integers(6, 15))
def test_a_tree_reads_back_from_its_print_in_every_language_that_can_say_it(
    game: str, lang: str, seed: int, depth: int
) -> None:
    trial = BY_ID[game]
    kind, tree = grown(trial, lang, seed, depth)
    if tree is None:
        return
    for other in LANGS:
        try:
            text = trial.plain((tree,), other, kind)  # type: ignore[arg-type]  # a line is an ability
        except CardTextError:
            continue
        assert trial.read(text, other, kind).abilities == (tree,)
        assert trial.grammar.normal(text, other, kind=kind) == text


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("trial", TRIALS, ids=lambda trial: trial.id)
def test_most_trees_can_be_grown_and_said_in_both_languages(trial: Trial, lang: str) -> None:
    """The law above holds nothing if hardly any tree gets that far."""
    each = (grown(trial, lang, seed, 9) for seed in range(400))
    trees = list(islice(((kind, tree) for kind, tree in each if tree is not None), ENOUGH))
    assert len(trees) == ENOUGH
    said = 0
    for kind, tree in trees:
        try:
            trial.plain((tree,), "en" if lang == "ja" else "ja", kind)  # type: ignore[arg-type]  # as above
            said += 1
        except CardTextError:
            continue
    assert said > ENOUGH * 0.8


def survives(trial: Trial, text: str, lang: str, kind: str) -> None:
    """The text is read or refused, soon, and what is read prints as it stands."""
    begun = time.process_time()
    try:
        reading = trial.read(text, lang, kind)
    except CardTextError:
        pass
    else:
        assert trial.printed(reading, lang, kind) == trial.grammar.normal(text, lang, kind=kind)
    assert time.process_time() - begun < 5


@given(st.text(max_size=120), ANY_GAME, ANY_LANG, st.data())
def test_any_text_is_read_or_refused(text: str, game: str, lang: str, data: st.DataObject) -> None:
    trial = BY_ID[game]
    survives(trial, text, lang, data.draw(st.sampled_from(trial.kinds)))


@settings(max_examples=400)
@given(st.data(), ANY_GAME, ANY_LANG)
def test_words_of_the_game_in_any_order_are_read_or_refused(data: st.DataObject, game: str, lang: str) -> None:
    trial = BY_ID[game]
    words = data.draw(st.lists(st.sampled_from(trial.words[lang]), max_size=30))
    survives(trial, "".join(words), lang, data.draw(st.sampled_from(trial.kinds)))


@pytest.mark.parametrize(
    ("trial", "lang", "text"),
    [(trial, lang, text) for trial in TRIALS for lang, text in trial.deep],
    ids=lambda value: getattr(value, "id", None) or str(value)[:12],
)
def test_long_and_deep_texts_end_soon(trial: Trial, lang: str, text: str) -> None:
    for kind in trial.kinds[:2]:
        survives(trial, text, lang, kind)
