"""The cards that people mean: of our own worlds, and, where they are at hand, of printed ones."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from data.cards import load
from data.names import WAYS, Called, best, find, titles_of
from data.readings import readings
from data.shelf import own_sets
from engine.games.registry import EVERY
from engine.spelling import letters
from tests.warm import WARM, shelf_of

MISSED = 3
"""So many of sixty may not be the first."""
FACTS = os.environ.get("KOTATSU_FACTS", "")


def called(cards: Sequence[tuple[str, tuple[tuple[str, str], ...]]]) -> list[Called]:
    return [Called(key, titles, key) for key, titles in cards]


def of(game: str) -> list[Called]:
    return called([(key, tuple(titles_of(card))) for key, card in shelf_of(game).cards.cards.items()])


def own() -> list[Called]:
    return [*of("lorcana"), *of("mlp")]


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("うらしま", "浦島太郎"),
        ("キンタロウ", "金太郎"),
        ("kintaro bear", "Kintaro"),
        ("りゅうぐうじょう", "竜宮城"),
        ("モモタロウ", "桃太郎"),
        ("banshe", "Banshee"),
        ("dragon palase", "Dragon Palace"),
        ("バン", "粉まみれのバン"),
        ("ドラゴンパレス", "竜宮城"),
        ("ドラゴン パレス", "竜宮城"),
        ("スノー メイデン", "スネグーラチカ"),
        ("雪女 なにか別のこと", "雪女"),
    ],
)
def test_a_card_of_our_own_is_the_first(typed: str, name: str) -> None:
    things = own()
    hits = find(typed, things)
    assert hits
    assert name in {title for hit in best(hits) for title, _ in things[hit.at].titles}


def test_a_small_tsu_is_not_where_the_reading_of_a_kanji_begins() -> None:
    moon, house, inch = (Called(name, ((name, ""),)) for name in ("海月", "みっきーの家", "一寸法師"))
    assert [hit.at for hit in best(find("みっきー", (moon, house)))] == [1]
    assert [hit.at for hit in best(find("みつき", (moon, house)))] == [0], "as it may well be read"
    assert [hit.at for hit in best(find("いっすんぼうし", (moon, inch)))] == [1]


@pytest.mark.parametrize("game", EVERY)
def test_every_kanji_in_a_name_of_ours_can_be_read(game: str) -> None:
    names = "".join(letters("".join(title)) for thing in of(game) for title in thing.titles)
    assert set(re.findall("[\u4e00-\u9fff]", names)) <= readings().keys()


@pytest.mark.parametrize(
    ("game", "typed", "name"),
    [
        ("lorcana", "onigashima", "鬼ヶ島"),
        ("lorcana", "yuki onna", "雪女"),
        ("lorcana", "vainamoinen", "ワイナミョイネン"),
        ("lorcana", "おにがしま", "鬼ヶ島"),
        ("mlp", "bramble capten", "横丁の大将ブランブル"),
        ("harem_master", "キャプテンハーフムーン", "半月大尉"),
        ("harem_master", "くじゃくのおうぎ", "孔雀の扇"),
        ("quintuplets", "あいあいがさ", "相合い傘"),
        ("quintuplets", "そら乃", "ソラノ"),
        ("precious_memories", "たけとりのおきな", "竹取の翁"),
        ("precious_memories", "おとひめと浦島", "乙姫＆浦島太郎"),
        ("precious_memories", "きび団子", "きびだんご"),
    ],
)
def test_a_name_is_known_in_any_writing(game: str, typed: str, name: str) -> None:
    things = of(game)
    assert {dict(things[hit.at].titles).keys() >= {name} for hit in best(find(typed, things))} == {True}


@pytest.mark.parametrize(
    "typed",
    ["black tulip", "ガリバー", "ドラキュラ", "don quixote", "シャーロック", "robinson crusoe"],
)
@pytest.mark.parametrize("game", EVERY)
def test_a_name_that_is_on_no_card_is_not_answered_with_another(game: str, typed: str) -> None:
    assert find(typed, of(game)) == []


@pytest.mark.parametrize(
    "typed",
    ["gulliver", "alice", "ariel", "simba", "dracula", "アリエル", "バーナード", "ジーニー"],
)
def test_few_letters_that_stand_somewhere_are_no_likeness(typed: str) -> None:
    """As Ariel in Ilmarinen's order of letters, or バー for the reading of a kanji."""
    every = [thing for game in EVERY for thing in of(game)]
    assert [every[hit.at].titles for hit in find(typed, every)] == []


@pytest.mark.parametrize("typed", ["ドルフィン", "プルート キング"])
def test_a_word_that_is_in_no_name_is_not_made_one(typed: str) -> None:
    sounding = [hit for hit in find(typed, own()) if WAYS[hit.way] == "sounds like"]
    assert sounding == []


# --- with printed cards ----------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def printed() -> list[Called]:
    path = Path(FACTS, "cards", "lorcana_set1_2_ja.json")
    cards = load([*own_sets("lorcana"), path], cache=WARM).cards
    mlp = shelf_of("mlp").cards.cards
    return called([(key, tuple(titles_of(card))) for key, card in {**cards, **mlp}.items()])


def probed() -> Iterator[str]:
    path = Path(FACTS, "probes", "lookups.md")
    if not FACTS or not path.exists():
        return
    part = path.read_text("utf-8").partition("## Cards")[2].partition("## Rules")[0].partition("\n")[2]
    yield from filter(None, (each.strip(" .\n") for each in re.split(r"Own set:|English:|\||\. |\n", part)))


MEANT = {
    "プーさん": "くまのプーさん",
    "シミタ": "失敬したシミター",
    "フック": "フック船長",
    "ステッチ": "スティッチ",
    "コグワース": "コグスワース",
    "みっきー": "ミッキーマウス",
    "くまのプー": "くまのプーさん",
    "どくりんご": "毒リンゴ",
    "じょおう": "女王",
    "かぜよふけ": "風よ吹け",
    "カゼヨフケ": "風よ吹け",
    "まほうのかがみ": "魔法の鏡",
    "アースラの大がま": "アースラの大釜",
    "えるさ": "エルサ",
    "ﾏﾚﾌｨｾﾝﾄ": "マレフィセント",
    "7人のこびと": "先生",
    "be our gest": "Be Our Guest",
    "7 dwarfs": "Doc",
    "maleficnt dragon": "Maleficent",
}
"""What a few of them mean, of which a mere part of the name is no proof."""


@pytest.mark.facts
def test_of_what_people_type_nearly_all_is_right_at_the_first_hit(printed: list[Called]) -> None:
    typed = list(probed())
    if not typed:
        pytest.skip("there are no queries to try")
    firsts = {
        each: [printed[hit.at] for hit in best(find(each, printed) or [])] for each in typed if find(each, printed)
    }
    assert len(typed) - len(firsts) <= MISSED, set(typed) - firsts.keys()
    for each, name in MEANT.items():
        assert all(name in dict(thing.titles) for thing in firsts[each]), (each, firsts[each])


@pytest.mark.facts
def test_a_printed_name_that_is_not_here_is_seldom_answered_with_another_card() -> None:
    every = [thing for game in EVERY for thing in of(game)]
    own = {letters(name) for thing in every for name, _ in thing.titles}
    lists = [Path(FACTS, "cards", f"lorcana_set1_2_{lang}.json") for lang in ("en", "ja")]
    names = {card["name"] for path in lists for card in json.loads(path.read_text("utf-8"))["cards"]}
    foreign = [name for name in sorted(names) if letters(name) not in own]
    answered = [name for name in foreign if find(name, every)]
    assert len(answered) * 100 <= len(foreign) * 15, answered


@pytest.mark.facts
def test_every_printed_card_is_the_first_by_each_of_its_full_names(printed: list[Called]) -> None:
    wrong = [
        title
        for thing in printed
        for title in thing.titles
        if thing.titles not in [printed[hit.at].titles for hit in best(find(" ".join(title), printed))]
    ]
    assert wrong == []
