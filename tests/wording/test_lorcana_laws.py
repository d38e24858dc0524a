"""Laws over trees grown from the grammar and over texts that nobody would print."""

import time
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine.games.lorcana.wording import GRAMMAR, CardType, Lang, compile_text, normal_text, print_text
from engine.games.lorcana.wording.anaphora import settle
from engine.wording import REFUSED, CardTextError

from .generated import Sprout

LANGS = st.sampled_from(["en", "ja"])
TYPES = st.sampled_from(["character", "action", "song", "item", "location"])
WORDS: dict[Lang, tuple[str, ...]] = {
    "en": (
        "draw a card",
        "banish",
        "chosen",
        "character",
        "your ",
        "opposing",
        ", then ",
        ". ",
        "{E}",
        " — ",
        "you may ",
        "up to 2 ",
        '"',
        "(",
        ")",
        "While ",
        "if ",
        "they",
        "NAME ",
        "gets +2 {S}",
        " this turn",
        "named Ann",
        "\n",
    ),
    "ja": (
        "カードを1枚引く",
        "退場させる",
        "キャラクター",
        "1体を選び、",
        "あなたの",
        "対戦相手の",
        "「",
        "」",
        "。",
        "{E}",
        ":",
        "てもよい",
        "このターン、",
        "《",
        "》",
        "(",
        ")",
        "なら、",
        "間、",
        "そのキャラクターは",
        "名前 ",
        "\n",
    ),
}


def grown(lang: Lang, seed: int, depth: int) -> object | None:
    value = Sprout(GRAMMAR.books[lang], Random(seed)).grow("line", depth)
    return None if value is REFUSED else settle(value)


@settings(max_examples=300, suppress_health_check=[HealthCheck.filter_too_much])
@given(LANGS, st.integers(0, 10**9), st.integers(6, 13))
def test_a_tree_reads_back_from_its_print_in_every_language_that_can_say_it(lang: Lang, seed: int, depth: int) -> None:
    tree = grown(lang, seed, depth)
    if tree is None:
        return
    for other in ("en", "ja"):
        try:
            text = print_text((tree,), other)  # type: ignore[arg-type]
        except CardTextError:
            continue
        assert compile_text(text, other).abilities == (tree,)
        assert normal_text(text, other) == text


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_most_trees_can_be_grown_and_said_in_both_languages(lang: Lang) -> None:
    """The law above holds nothing if hardly any tree gets that far."""
    trees = [tree for seed in range(200) if (tree := grown(lang, seed, 9)) is not None]
    said = 0
    for tree in trees:
        try:
            print_text((tree,), "en" if lang == "ja" else "ja")  # type: ignore[arg-type]
            said += 1
        except CardTextError:
            continue
    assert len(trees) > 80
    assert said > len(trees) * 0.8


def survives(text: str, lang: Lang, kind: CardType) -> None:
    """The text is read or refused, soon, and what is read prints as it stands."""
    begun = time.perf_counter()
    try:
        read = compile_text(text, lang, type=kind)
    except CardTextError:
        pass
    else:
        printed = print_text(read.abilities, lang, voice=read.voice, labels=read.names, type=kind)
        assert printed == normal_text(text, lang, song=kind == "song")
    assert time.perf_counter() - begun < 5


@given(st.text(max_size=120), LANGS, TYPES)
def test_any_text_is_read_or_refused(text: str, lang: Lang, kind: CardType) -> None:
    survives(text, lang, kind)


@settings(max_examples=200)
@given(st.data(), LANGS, TYPES)
def test_words_of_the_game_in_any_order_are_read_or_refused(data: st.DataObject, lang: Lang, kind: CardType) -> None:
    survives("".join(data.draw(st.lists(st.sampled_from(WORDS[lang]), max_size=30))), lang, kind)


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "This character gains " + '"This character gains ' * 40),
        ("en", 'This character gains "{E} — ' * 60 + "Draw 2 cards."),
        ("ja", "このキャラクターは「" * 190),
        ("en", "Draw a card, then " * 100 + "draw a card."),
        ("en", "{E}, " * 390 + "{E} — Gain 2 lore."),
        ("ja", "カードを1枚引くことで" * 150),
        ("ja", "ロアを1つ得る。" * 220),
        ("en", "Banish chosen character named " + "Ann of the " * 150 + "Lee."),
        ("en", "Your " + "Prince, " * 240 + "and Queen characters get +2 {S}."),
        ("ja", "《" * 1900),
        ("en", "(" * 1900),
        ("ja", "(名前 " * 600),
        ("en", "1" * 1900),
        ("en", "Rush\n" * 390),
        ("en", "A" * 50_000),
        ("ja", "ロアを1つ得る。" * 5_000),
    ],
)
@pytest.mark.parametrize("kind", ["character", "action"])
def test_long_and_deep_texts_end_soon(lang: Lang, text: str, kind: CardType) -> None:
    survives(text, lang, kind)
