"""One spelling for whatever is typed: what people write differently and mean alike is the same letters."""

import pytest

from data.names import WAYS, Called, best, find
from data.readings import FILE, heard, readings
from data.romaji import to_kana
from engine.spelling import even, holds, letters

ALIKE = [
    ("ﾄﾞｱの番人", "ドアの番人"),
    ("どあのばんにん", "ドアノバンニン"),
    ("ドーナツ", "ドナツ"),
    ("キャット・タワー", "きやつとたわー"),
    ("ヴァイオリン", "バイオリン"),
    ("ＬＡＮＴＥＲＮ　２", "lantern two"),
    ("第十三夜", "第13夜"),
    ("二〇二五", "2025"),
    ("Café d’Été", "cafe dete"),
    ("Gate–Guard", "gate guard"),
    ("龍の子", "竜の子"),
    ("山々", "山山"),
    ("はなぢ", "はなじ"),
]


@pytest.mark.parametrize(("one", "other"), ALIKE)
def test_both_are_the_same_letters(one: str, other: str) -> None:
    assert letters(one) == letters(other) != ""


@pytest.mark.parametrize(("one", "other"), [("はし", "ばし"), ("gate 1", "gate 11"), ("鬼", "兎"), ("ward", "word")])
def test_what_is_not_the_same_stays_apart(one: str, other: str) -> None:
    assert letters(one) != letters(other)


@pytest.mark.parametrize("typed", ["", "!?", "・・・", "\0", "🃏", "ー", "a" * 4000, "々々"])
def test_nothing_that_is_typed_breaks_it(typed: str) -> None:
    assert even(even(typed)) == even(typed)
    assert holds("", [typed])
    assert isinstance(find(typed, THINGS), list)


THINGS = [
    Called(
        "fox", (("Lantern Fox", "Keeper of the Seven Doors"), ("灯籠の狐", "七つの扉の番人")), "1-007", ("Character",)
    ),
    Called("owl", (("Old Owl", "By Night"), ("ふくろう", "夜の声")), "1-012", ("Character",)),
    Called("tea", (("Tea for Two", ""), ("二人の茶会", "")), "2-003", ("Song", "歌")),
    Called("oak", (("Oak", "Struck by Lightning"), ("樫の木", "雷に打たれし者")), "2-104", ("Item",)),
    Called("bell", (("Bellringer", ""), ("ベルを鳴らす者", "")), "2-105", ("Character",)),
    Called("gong", (("Brass Bell", ""), ("真鍮のベル", "")), "2-106", ("Item",)),
]


@pytest.mark.parametrize(
    ("typed", "way", "first"),
    [
        ("1-12", "code", "owl"),
        ("Ｐ１－０１２", "code", "owl"),
        ("OLD OWL by night", "title", "owl"),
        ("フクロウ", "name", "owl"),
        ("２人の茶会", "name", "tea"),
        ("ふたりのちゃかい", "heard name", "tea"),
        ("かしのき", "heard name", "oak"),
        ("bell", "word", "gong"),
        ("ベル", "word", "bell"),
        ("bellr", "begins", "bell"),
        ("とうろう", "heard beginning", "fox"),
        ("by night", "version", "owl"),
        ("7 doors", "part", "fox"),
        ("keeper lantern", "words", "fox"),
        ("song two", "words", "tea"),
        ("きつね ばんにん", "heard", "fox"),
        ("かみなり", "heard", "oak"),
        ("lantrn fox", "alike", "fox"),
        ("struk lightening", "alike", "oak"),
        ("ふくろお", "alike", "owl"),
    ],
)
def test_a_card_is_found_by_its_number_its_name_a_part_its_sound_or_nearly(typed: str, way: str, first: str) -> None:
    hits = find(typed, THINGS)
    assert hits
    assert (WAYS[hits[0].way], THINGS[best(hits)[0].at].value) == (way, first)


def test_nothing_is_found_where_nothing_is_alike() -> None:
    assert find("zzzyx qqq", THINGS) == []


def test_a_reading_is_softened_and_swallowed_inside_a_word() -> None:
    assert heard(letters("大釜"), letters("おおがま")) == "equals"
    assert heard(letters("一匹狼"), letters("いっぴきおおかみ")) == "equals"
    assert heard(letters("学校"), letters("がっこう")) == "equals"
    assert heard(letters("雪女"), letters("ゆきお")) == "begins", "while it is being typed"
    assert heard(letters("雪女"), letters("はな")) == ""
    assert heard("yuki", "yuki") == "", "without kanji there is nothing to be read"


def test_the_table_of_readings_has_each_sign_once_in_order_and_in_kana() -> None:
    signs = [line.split()[0] for line in FILE.read_text("utf-8").splitlines()]
    assert len(signs) == len(set(signs)) == len(readings())
    assert all(said and all("ぁ" <= kana <= "ん" for word in said for kana in word) for said in readings().values())


def test_a_misspelt_name_is_nearer_than_words_that_are_like_it_by_chance() -> None:
    things = [
        Called("king", (("Alder King", "Rider in the Mist"),)),
        Called("flynt", (("Flynt Rider", "Of the Hill"),)),
    ]
    assert [things[hit.at].value for hit in best(find("flin rider", things))] == ["flynt"]


@pytest.mark.parametrize(
    ("typed", "kana"),
    [
        ("chesu", "ちぇす"),
        ("sherii", "しぇりい"),
        ("vaiorin", "ゔぁいおりん"),
        ("fairu", "ふぁいる"),
        ("wisukii", "うぃすきい"),
    ],
)
def test_words_from_abroad_are_read_in_latin_letters_too(typed: str, kana: str) -> None:
    assert to_kana(typed) == kana
