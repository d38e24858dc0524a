"""What the grammar of the Quintuplets' cards reads, refuses and takes for the same."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from engine.games.quintuplets import keywords
from engine.games.quintuplets.wording import GRAMMAR
from engine.kernel.cards.tree import (
    AllOf,
    Bound,
    Chosen,
    Class,
    Discard,
    Draw,
    Effect,
    Every,
    Faces,
    Flip,
    InTurn,
    Is,
    Kind,
    Modify,
    Opponents,
    Players,
    Seq,
    Side,
    Spell,
    This,
    ToDiscard,
    Tree,
    Trigger,
    Triggered,
    You,
)
from engine.wording import NO_REACH, CardTextError

from .quintuplets_samples import LEXICON, SAMPLES

PAGE = Path(__file__).parents[2] / "docs/quintuplets-wording.md"


def read(text: str, lang: str = "ja", kind: str = "character") -> Tree:
    return GRAMMAR.compile(text, lang, lexicon=LEXICON, card="A card", kind=kind).abilities


def event(text: str, lang: str = "ja") -> object:
    (ability,) = read(text, lang, "event")
    assert isinstance(ability, Spell)
    return ability.body


def test_every_wording_of_the_list_has_a_sample() -> None:
    assert {number for number, *_ in SAMPLES} == {str(number) for number in range(65)}


# --- the page


KINDS = {"【メイン】": "event", "【使用条件】": "event", "【専用】": "episode"}


def pairs() -> list[tuple[str, str]]:
    """Whole lines that the page gives in both languages."""
    rows = re.findall(r"^\|[^|]*\| `([^`]+)` \| `([^`]+)`", PAGE.read_text("utf-8"), re.M)
    return [pair for pair in rows if pair[0].startswith("【")]


def test_the_page_has_examples() -> None:
    assert len(pairs()) >= 12


@pytest.mark.parametrize(("ja", "en"), pairs())
def test_the_examples_of_the_page_mean_the_same(ja: str, en: str) -> None:
    kind = next((kind for badge, kind in KINDS.items() if ja.startswith(badge)), "character")
    assert read(ja, "ja", kind) == read(en, "en", kind)


# --- what is the same


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("【メイン】1枚引く。", "【メイン】 カードを１枚引く"),
        (
            "【メイン】あなたのキャラを1人選び、控え室に置く。",
            "【メイン】あなたのキャラクター1人を選び、控え室に置く。",
        ),
        ("【メイン】アンズのキャラを1人選び、手札に戻す。", "【メイン】{アンズ}のキャラを1人選び、手札に戻す。"),
        (
            "【メイン】あなたのキャラを1人選び、ターンの終わりまで、花嫁力を+2。",
            "【メイン】あなたのキャラを1人選び、そのターン中、花嫁力を+2。(ひとこと)",
        ),
        (
            "【メイン】ターンの終わりまで、あなたのすべてのキャラの花嫁力を+1。",
            "【メイン】ターンの終わりまで、あなたのキャラすべての花嫁力を+1。",
        ),
        (
            "【メイン】相手のキャラを1人選び、ターンの終わりまで、すべての能力を失う。",
            "【メイン】相手のキャラを1人選び、ターンの終わりまで、能力を無効にする。",
        ),
        ("【メイン】1枚引く。手札を1枚控え室に置く。", "【メイン】1枚引く。その後、手札を1枚控え室に置く。"),
    ],
)
def test_two_ways_to_say_it(one: str, other: str) -> None:
    assert event(one) == event(other)


def test_what_follows_the_persons_of_a_keyword_begins_a_line() -> None:
    assert read("【使用条件】アンズベニ【メイン】1枚引く。", kind="event") == read(
        "【使用条件】アンズ・ベニ\n【メイン】1枚引く。", kind="event"
    )
    assert read("【成長】アンズ【自動】このキャラが登場した時、1枚引く。") == (
        keywords.growth("anzu"),
        *read("【自動】このキャラが登場した時、1枚引く。"),
    )


def test_an_approach_is_declared_whether_it_is_told_before_or_after() -> None:
    told = [read(f"【自動】このキャラがアプローチ{form}時、1枚引く。") for form in ("する", "した")]
    assert told[0] == told[1]


def test_this_hero_may_be_called_by_the_word_of_the_rules() -> None:
    said = [
        read(f"【自動】{name}がアプローチされた時、お互い1枚引く。", kind="hero")
        for name in ("この主人公", "この風太郎")
    ]
    assert said[0] == said[1]


# --- what is not the same


def test_a_persons_name_alone_is_hers_or_his_and_with_whose_it_is_hers() -> None:
    def chosen(noun: str) -> object:
        body = event(f"【メイン】{noun}を1人選び、手札に戻す。")
        assert isinstance(body.target, Chosen)  # type: ignore[attr-defined]
        return body.target.filter  # type: ignore[attr-defined]

    assert chosen("あなたのアンズ") == AllOf((Side(True), Kind("character"), Class("anzu")))
    assert chosen("アンズのキャラ") == AllOf((Kind("character"), Class("anzu")))
    assert chosen("アンズ") != chosen("アンズのキャラ")


def test_the_hero_of_an_approach_is_pointed_at() -> None:
    (ability,) = read("【自動】このキャラがアプローチした時、その主人公を裏にする。")
    assert ability == Triggered((Trigger("approach", Is(This())),), Flip(Bound("counterpart")))
    with pytest.raises(CardTextError):
        read("【自動】このキャラがアプローチした時、裏にする。")


def test_the_lane_in_front_and_those_beside_it() -> None:
    for words, aside in (("正面の", 0), ("斜め前方のすべての", 1)):
        (ability,) = read(f"【永続】このキャラの{words}主人公の必要花嫁力を-1。")
        assert ability.effects[0] == Modify(  # type: ignore[union-attr]
            Every(AllOf((Kind("hero"), Faces(This(), aside)))), "need", -1
        )


def test_a_sentence_without_an_object_goes_on_with_what_was_chosen_last() -> None:
    body = event("【メイン】あなたのキャラを1人選び、中央のレーンに移動する。ターンの終わりまで、花嫁力を+1。")
    assert isinstance(body, Seq)
    assert body.parts[1] == Modify(Bound("chosen"), "power", 1, "turn")


def test_what_a_cost_chose_is_not_spoken_of() -> None:
    with pytest.raises(CardTextError):
        read("【起動】[あなたのほかのキャラを1人選び、手札に戻す]ターンの終わりまで、花嫁力を+2。")


def test_a_text_that_is_given_speaks_of_who_is_given_it() -> None:
    gained = "「【自動】このキャラが登場した時、1枚引く。」"
    text = f"【メイン】あなたのキャラを1人選び、ターンの終わりまで、{gained}を得る。"
    body = event(text)
    (inner,) = body.abilities  # type: ignore[attr-defined]
    assert inner.on == (Trigger("appear", Is(This())),)
    event(text.replace(gained, "「【永続】このキャラの花嫁力を+2。」"))
    with pytest.raises(CardTextError):
        event("【メイン】このターン中、このキャラが登場した時、1枚引く。")


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("character", "【永続】セットされているキャラの花嫁力を+1。"),
        ("event", "【メイン】ターンの終わりまで、このカードの花嫁力を+1。"),
        ("event", "【メイン】このカードのいるレーンのすべてのキャラを手札に戻す。"),
        (
            "episode",
            "【永続】あなたのキャラは「【永続】セットされているキャラの花嫁力を+1。」を得る。",
        ),
    ],
)
def test_what_such_a_card_never_has_is_refused_with_that_reason(kind: str, text: str) -> None:
    with pytest.raises(CardTextError, match=f"line 1: {NO_REACH} at 「"):
        read(text, kind=kind)


@pytest.mark.parametrize(
    ("lang", "text", "place"),
    [
        (
            "ja",
            "【成長】アンズ\n【自動】このキャラが登場した時、玉を投げる。",
            "line 2: nothing matches at 「玉を投げる。」",
        ),
        (
            "en",
            "【Growth】Anzu\n【Automatic】When this character appears, throw a ball.",
            "line 2: nothing matches at 「throw",
        ),
    ],
)
def test_a_card_is_refused_as_a_whole_by_name_and_place(lang: str, text: str, place: str) -> None:
    with pytest.raises(CardTextError, match=rf"^A card: {re.escape(place)}"):
        read(text, lang)


def test_a_person_whom_no_card_names_is_refused_by_place() -> None:
    with pytest.raises(CardTextError) as refusal:
        event("【メイン】あなたの船乗りを1人選び、控え室に置く。")
    assert refusal.value.place.excerpt.startswith("船乗り")


OWN_CHARACTER = Chosen(AllOf((Side(True), Kind("character"))))


@pytest.mark.parametrize(
    ("text", "body"),
    [
        ("相手は2枚引き、お互い1枚引く。", Seq((Draw(Opponents(), 2), Draw(Players(), 1)), "then")),
        (
            "相手は2枚引き、手札を1枚控え室に置く。",
            InTurn(Opponents(), Seq((Draw(You(), 2), Discard(You(), 1)), "then")),
        ),
        ("1枚引き、相手は2枚引く。", Seq((Draw(You(), 1), Draw(Opponents(), 2)), "then")),
        ("あなたは1枚引き、相手は2枚引く。", Seq((Draw(You(), 1), Draw(Opponents(), 2)), "then")),
        ("相手は自分のキャラを1人選び、控え室に置く。", InTurn(Opponents(), ToDiscard(OWN_CHARACTER))),
    ],
)
def test_behind_another_players_deed_it_is_he_who_goes_on(text: str, body: Effect) -> None:
    assert read("【メイン】" + text, kind="event") == (Spell(body, windows=("main",)),)


@pytest.mark.parametrize(
    "text",
    [
        "相手はあなたのキャラを1人選び、控え室に置く。",
        "相手は2枚引き、あなたは1枚引く。",
        "お互い2枚引き、あなたのキャラを1人選び、控え室に置く。",
    ],
)
def test_what_another_player_is_told_to_do_with_mine_is_refused(text: str) -> None:
    with pytest.raises(CardTextError):
        read("【メイン】" + text, kind="event")
