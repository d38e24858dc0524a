"""The mechanism with a toy grammar: a phrase reads and prints, and what is wrong with a grammar is said at once."""

from collections.abc import Iterable

import pytest

from engine.kernel.cards.tree import Banish, Chosen, Draw, Kind, May, Node, Seq, This, You
from engine.wording import (
    ENGLISH,
    JAPANESE,
    CardTextError,
    Language,
    Many,
    Phrase,
    PhraseBook,
    Reader,
    ReadingContext,
    Referent,
    Slot,
    Token,
    Unclear,
    made,
    passing,
    phrase,
    read_sentence,
    word,
    write_sentence,
)
from engine.wording.language import JAPANESE as JA

PLAIN = Reader
HERE = ReadingContext()


def digits(text: str, at: int, context: ReadingContext) -> list[tuple[object, int]]:
    return [(int(text[at]), at + 1)]


def digit(value: object, context: ReadingContext) -> tuple[str, ...]:
    return (str(value),) if isinstance(value, int) and 0 <= value <= 9 else ()


NUMBERS = tuple(Token("number", lang, digits, digit, frozenset("0123456789")) for lang in ("ja", "en"))
TOY: tuple[Phrase | Token | Many, ...] = (
    *NUMBERS,
    word("cards", 1, en="a card"),
    made("cards", lambda found: found["n"], lambda value: {"n": value}, en="{n:number} cards"),
    phrase("act", Draw, who=You(), ja="カードを{amount:number}枚<引く>", en="<draw> {amount:cards}"),
    phrase("act", Banish, ja="{target}を<退場させる>", en="<banish> {target}"),
    word("target", This(), ja=("これ", "このカード"), en="[this|this card]"),
    phrase("target", Chosen, ja="{filter:kind}1体", en="@{filter:kind}"),
    word("kind", Kind("item"), ja="アイテム", en="<item>"),
    word("kind", Kind("character"), ja="キャラクター", en="<character>"),
    phrase("line", May, ja="{body:act.te}もよい。", en="you may {body:act}."),
    phrase(
        "line", Seq, parts=(Slot("a"), Slot("b")), link="then", ja="{a:act.i}、{b:act}。", en="^{a:act}, then {b:act}."
    ),
    passing("line", "act", ja="{it}。", en="^{it}."),
    Many("acts", "act", {"ja": ("、", "、"), "en": (", ", " and ")}, least=2),
)
BOOKS = {language.id: PhraseBook(language, TOY) for language in (JAPANESE, ENGLISH)}
SAYINGS = [
    (Draw(You(), 1), "カードを1枚引く。", "Draw a card."),
    (Draw(You(), 3), "カードを3枚引く。", "Draw 3 cards."),
    (Banish(Chosen(Kind("item"))), "アイテム1体を退場させる。", "Banish an item."),
    (May(Draw(You(), 2)), "カードを2枚引いてもよい。", "you may draw 2 cards."),
    (
        Seq((Draw(You(), 2), Banish(This())), "then"),
        "カードを2枚引き、これを退場させる。",
        "Draw 2 cards, then banish this.",
    ),
]


@pytest.mark.parametrize(("value", "ja", "en"), SAYINGS)
def test_one_phrase_reads_and_prints_in_both_languages(value: object, ja: str, en: str) -> None:
    for lang, text in (("ja", ja), ("en", en)):
        assert read_sentence(BOOKS[lang], "line", text, HERE, PLAIN).value == value
        assert write_sentence(BOOKS[lang], "line", value, HERE, PLAIN) == text


def test_a_voice_keeps_which_of_several_wordings_was_read() -> None:
    read = read_sentence(BOOKS["en"], "line", "Banish this card.", HERE, PLAIN)
    assert read.value == Banish(This())
    assert read.voice != read_sentence(BOOKS["en"], "line", "Banish this.", HERE, PLAIN).voice
    assert write_sentence(BOOKS["en"], "line", read.value, HERE, PLAIN, read.voice) == "Banish this card."
    assert write_sentence(BOOKS["en"], "line", read.value, HERE, PLAIN) == "Banish this."


def test_a_voice_that_names_no_wording_is_refused() -> None:
    with pytest.raises(CardTextError, match="no wording"):
        write_sentence(BOOKS["en"], "line", Banish(This()), HERE, PLAIN, (7,))


@pytest.mark.parametrize(
    ("text", "position", "expected"),
    [
        ("Draw a cart.", 7, "card"),
        ("Draw 2 cards, then bannish this.", 19, "banish"),
        ("Draw many cards.", 5, "a number"),
        ("Draw 2 cards, than banish this.", 14, "then"),
    ],
)
def test_a_text_that_does_not_read_is_refused_with_its_place(text: str, position: int, expected: str) -> None:
    with pytest.raises(CardTextError) as refused:
        read_sentence(BOOKS["en"], "line", text, HERE, PLAIN)
    assert refused.value.place.position == position
    assert refused.value.place.excerpt == text[position:]
    assert expected in refused.value.place.expected


@pytest.mark.parametrize("text", ["draw a card.", "Banish a item.", "Banish an character.", ""])
def test_what_would_not_print_as_the_same_text_is_refused(text: str) -> None:
    with pytest.raises(CardTextError):
        read_sentence(BOOKS["en"], "line", text, HERE, PLAIN)


def test_two_readings_are_an_error() -> None:
    both = (
        phrase("act", Draw, who=You(), en="do {amount:number}"),
        phrase("act", May, body=Draw(You()), en="do [1|2]"),
    )
    book = PhraseBook(ENGLISH, (*TOY, *both))
    assert read_sentence(book, "act", "do 3", HERE, PLAIN).value == Draw(You(), 3)
    with pytest.raises(CardTextError, match="more than one way"):
        read_sentence(book, "act", "do 1", HERE, PLAIN)


def test_a_pronoun_without_anything_named_is_no_reading() -> None:
    class Silent(Reader):
        def names(self, value: Node) -> Iterable[Referent]:
            raise Unclear("nothing was named")

    with pytest.raises(CardTextError):
        read_sentence(BOOKS["en"], "line", "Draw a card.", HERE, Silent)


def test_lists_join_their_last_part_in_their_own_way() -> None:
    acts = (Draw(You(), 1), Banish(This()), Draw(You(), 2))
    assert write_sentence(BOOKS["en"], "acts", acts, HERE, PLAIN) == "draw a card, banish this and draw 2 cards"
    read = read_sentence(BOOKS["en"], "acts", "draw a card, banish this and draw 2 cards", HERE, PLAIN)
    assert read.value == acts
    with pytest.raises(CardTextError):
        read_sentence(BOOKS["en"], "acts", "draw a card", HERE, PLAIN)


@pytest.mark.parametrize(
    ("verb", "te", "renyou", "negative"),
    [
        ("引く", "引いて", "引き", "引かない"),
        ("戻す", "戻して", "戻し", "戻さない"),
        ("失う", "失って", "失い", "失わない"),
        ("捨てる", "捨てて", "捨て", "捨てない"),
        ("公開する", "公開して", "公開し", "公開しない"),
    ],
)
def test_japanese_verbs_change_their_form(verb: str, te: str, renyou: str, negative: str) -> None:
    assert [JA.forms[form](verb) for form in ("te", "i", "nai")] == [te, renyou, negative]


@pytest.mark.parametrize(
    ("word_", "form"), [("draw", "draws"), ("banish", "banishes"), ("have", "has"), ("don't", "doesn't")]
)
def test_english_words_change_their_form(word_: str, form: str) -> None:
    assert ENGLISH.forms["s"](word_) == form


@pytest.mark.parametrize(
    ("rows", "why"),
    [
        ((phrase("a", May, ja="x{body:nowhere}", en="x{body:nowhere}"),), "not there"),
        ((phrase("a", May, en="{body:a} again"), passing("a", "number", en="{it}")), "begins with itself"),
        ((phrase("a", Banish, en="{target:b}{target:b}"), word("b", This(), en="x")), "twice"),
    ],
)
def test_a_grammar_with_a_fault_is_refused(rows: tuple[Phrase, ...], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        PhraseBook(Language("en", {"": str}), (*NUMBERS, *rows))


def test_slots_and_fields_must_fit() -> None:
    with pytest.raises(ValueError, match="no field"):
        phrase("a", Draw, who=You(), en="draw {amount} {colour}")
    with pytest.raises(ValueError, match="nothing says"):
        phrase("a", Draw, en="draw {amount}")
    with pytest.raises(ValueError, match="has no fields"):
        phrase("a", Draw, who=You(), colour=1, en="draw {amount}")
