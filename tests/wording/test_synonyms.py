"""Other words are read as the game's own, and what was changed is told; spelling alone is no change."""

import pytest

from engine.games.lorcana.wording import GRAMMAR, CardType, Lang, compile_text
from engine.games.lorcana.wording.synonyms import SYNONYMS
from engine.wording import CardTextError, Change, Synonym, told
from engine.wording.synonyms import reworded

from .samples import SAMPLES

OTHER: tuple[tuple[CardType, Lang, str, str], ...] = (
    ("action", "en", "Draw one card.", "Draw a card."),
    ("action", "en", "Draw two cards.", "Draw 2 cards."),
    ("action", "en", "Banish a chosen character.", "Banish chosen character."),
    ("action", "en", "Banish target opposing item.", "Banish chosen opposing item."),
    ("action", "en", "Chosen character gains evasive until end of turn.", "Chosen character gains Evasive this turn."),
    ("action", "en", "Chosen character cannot quest this turn.", "Chosen character can't quest this turn."),
    (
        "action",
        "en",
        "Return chosen character to its owner's hand.",
        "Return chosen character to its player's hand.",
    ),
    ("character", "en", "Resist 2", "Resist +2"),
    ("character", "en", "Shift: 4", "Shift 4"),
    ("character", "en", "Bodyguard, Support", "Bodyguard\nSupport"),
    ("character", "en", "Rush, Ward and Evasive.", "Rush\nWard\nEvasive"),
    ("item", "en", "{E}, 2 ink — Gain one lore.", "{E}, 2 {I} — Gain 1 lore."),
    ("character", "en", "At the beginning of your turn, gain 2 lore.", "At the start of your turn, gain 2 lore."),
    ("character", "en", "When you play this character draw a card.", "When you play this character, draw a card."),
    (
        "character",
        "en",
        "At the end of your turn you may draw a card.",
        "At the end of your turn, you may draw a card.",
    ),
    ("character", "en", "When this character enters play, gain 1 lore.", "When you play this character, gain 1 lore."),
    ("character", "en", "When this character dies, gain +1 lore.", "When this character is banished, gain 1 lore."),
    (
        "character",
        "en",
        "While this character is damaged he gets +2 {S}.",
        "While this character is damaged, he gets +2 {S}.",
    ),
    ("character", "en", "This character has Evasive.", "Evasive"),
    ("character", "en", "Your Characters have +1 {S}.", "Your characters get +1 {S}."),
    (
        "character",
        "en",
        "Whenever you play a Song, you can draw a card.",
        "Whenever you play a song, you may draw a card.",
    ),
    ("item", "en", "Exert: draw a card.", "{E} — Draw a card."),
    ("action", "en", "Choose a character and deal 2 dmg to it.", "Deal 2 damage to chosen character."),
    ("action", "en", "Target opponent discards a card.", "Chosen opponent discards a card."),
    ("action", "ja", "カードを二枚引く。", "カードを2枚引く。"),
    ("action", "ja", "カードを二枚引き、一枚捨てる。", "カードを2枚引き、カードを1枚選んで捨てる。"),
    ("action", "ja", "対戦相手のキャラ1体を選び退場させる。", "対戦相手のキャラクター1体を選び、退場させる。"),
    ("action", "ja", "キャラクターを1体選び、退場させる。", "キャラクター1体を選び、退場させる。"),
    ("character", "ja", "このキャラが出たときカードを1枚ひく。", "このキャラクターをプレイしたとき、カードを1枚引く。"),
    ("character", "ja", "このキャラクターは回避を持つ。", "回避"),
    ("item", "ja", "タップ:カードを1枚引く。", "{E}:カードを1枚引く。"),
    ("action", "ja", "自分のキャラクター全員をレディする。", "あなたのキャラクター全員をレディする。"),
    ("action", "ja", "カード2枚を引く。", "カードを2枚引く。"),
    ("character", "ja", "護衛、支援", "護衛\n支援"),
    ("character", "ja", "耐久2", "耐久+2"),
    ("action", "ja", "キャラクター1体を選び、3点のダメージを与える。", "キャラクター1体を選び、3ダメージを与える。"),
)


@pytest.mark.parametrize(("kind", "lang", "other", "own"), OTHER)
def test_other_words_are_read_as_the_games_own_and_told(kind: CardType, lang: Lang, other: str, own: str) -> None:
    read = compile_text(other, lang, type=kind)
    assert read.abilities == compile_text(own, lang, type=kind).abilities
    assert read.changes
    assert GRAMMAR.write(read.abilities, lang, voice=read.voice, kind=kind) == own


def test_what_can_be_read_as_it_stands_is_left_alone() -> None:
    for kind, en, ja in SAMPLES[:200]:
        assert not compile_text(en, "en", type=kind).changes
        assert not compile_text(ja, "ja", type=kind).changes


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_the_games_own_words_are_nobodys_synonym_for_something_else(lang: Lang) -> None:
    """A line that is worded as the game words it keeps its meaning under every synonym that fits it."""
    for kind, en, ja in SAMPLES:
        for line in GRAMMAR.normal(en if lang == "en" else ja, lang, kind=kind).split("\n"):
            words, changes = reworded(line, SYNONYMS[lang])
            if changes:
                assert compile_text(words, lang, type=kind).abilities == compile_text(line, lang, type=kind).abilities


def test_a_line_that_no_synonym_helps_is_refused_where_it_stands() -> None:
    with pytest.raises(CardTextError) as refused:
        compile_text("Draw one card, then juggle.", "en", type="action")
    assert refused.value.place.excerpt == "one card, then juggle."


def test_every_unread_line_is_told_at_once() -> None:
    with pytest.raises(CardTextError) as refused:
        compile_text("Rush\nWhistle a tune.\nWard\nHum.", "en", card="HRT-999")
    assert [error.line for error in refused.value.lines()] == [2, 4]
    assert str(refused.value).startswith("HRT-999: line 2: nothing matches at 「Whistle")
    assert "; line 4: nothing matches at 「Hum.」" in str(refused.value)


def test_changes_are_told_each_once_and_capitals_stay() -> None:
    words, changes = reworded(
        "One fish. one fish, red fish", [Synonym("(?i)one fish", "two fish"), Synonym("red", "red")]
    )
    assert words == "Two fish. two fish, red fish"
    assert changes == (Change("One fish", "Two fish"), Change("one fish", "two fish"))
    assert told((*changes, changes[0])) == "「One fish」 as 「Two fish」, 「one fish」 as 「two fish」"


@pytest.mark.parametrize(
    ("text", "lang", "first"),
    [
        ("Whenever this charater quests, draw a card.", "en", "this card itself"),
        ("このキャラクタがクエストするたび、カードを1枚引く。", "ja", "キャラクター"),
        ("Whenever this character is banished draws a card.", "en", ","),
    ],
)
def test_what_is_missing_or_mistyped_is_told(text: str, lang: Lang, first: str) -> None:
    with pytest.raises(CardTextError) as refusal:
        compile_text(text, lang)
    assert any(word.startswith(first) for word in refusal.value.place.expected)
