"""What the grammar of My Little Pony cards reads, refuses and takes for the same."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from engine.games.mlp.presents import PRESENTS
from engine.games.mlp.wording import GRAMMAR
from engine.kernel.cards.tree import (
    AllOf,
    Bound,
    Chosen,
    Class,
    Draw,
    Flip,
    Give,
    Is,
    Kind,
    Modify,
    Named,
    Seq,
    Side,
    Spell,
    This,
    Tree,
    Trigger,
    Triggered,
    You,
)
from engine.wording import NO_REACH, CardTextError, Lexicon

from .mlp_samples import LEXICON, SAMPLES

PAGE = Path(__file__).parents[2] / "docs/mlp-wording.md"
OWN = AllOf((Side(True), Kind("character")))


def read(text: str, lang: str = "ja", kind: str = "character", lexicon: Lexicon = LEXICON) -> Tree:
    return GRAMMAR.compile(text, lang, lexicon=lexicon, card="A card", kind=kind).abilities


def event(text: str, lang: str = "ja") -> object:
    (ability,) = read(text, lang, "event")
    assert isinstance(ability, Spell)
    return ability.body


def test_every_wording_of_the_list_has_a_sample() -> None:
    assert {number for number, *_ in SAMPLES} == {str(number) for number in range(1, 89)}


# --- the page


KINDS = (
    ("Meet", "character"),
    ("Farewell", "character"),
    ("Precaution", "event"),
    ("Adventure", "character"),
    ("Inspiration", "scene"),
    ("Face down", "scene"),
    ("When your story", "story"),
)


def pairs() -> list[tuple[str, str]]:
    """Whole lines that the page gives in both languages."""
    text = PAGE.read_text("utf-8")
    rows = re.findall(r"^\|[^|]*\| `([^`]+)` \| `([^`]+)` \|", text, re.M)
    told = re.findall(r"`([^`]+。)`\s+=\s+`([^`]+\.)`", " ".join(text.split()))
    return [pair for pair in rows + told if pair[0].endswith("。")]


def test_the_page_has_examples() -> None:
    assert len(pairs()) >= 12


@pytest.mark.parametrize(("ja", "en"), pairs())
def test_the_examples_of_the_page_mean_the_same(ja: str, en: str) -> None:
    kind = next((kind for start, kind in KINDS if en.startswith(start)), "event")
    assert read(ja, "ja", kind) == read(en, "en", kind)


# --- what is the same


@pytest.mark.parametrize(
    "text",
    [
        "出会い カードを1枚引く。",
        "出会い：カードを１枚引く。",
        "出会い:カードを1枚引く",
        "出会い　カードを1枚引く。（ひとこと）",
    ],
)
def test_a_label_is_followed_by_a_space_or_a_colon(text: str) -> None:
    assert read(text) == (Triggered((Trigger("enter", Is(This())),), Draw(You())),)


@pytest.mark.parametrize(
    "text",
    [
        "冒険エリア 横置き:カードを1枚引く。",
        "冒険エリア：横置き：カードを1枚引く。",
        "冒険エリア 横置き カードを1枚引く。",
    ],
)
def test_a_cost_is_followed_by_a_space_or_a_colon(text: str) -> None:
    assert read(text) == read("Adventure area, tap: Draw a card.", "en")


def test_the_reminder_of_a_face_down_effect_is_dropped() -> None:
    plain = read("裏向き カードを1枚引く。", kind="scene")
    reminder = "自分のメインフェイズに、{}を裏向きにすることで、裏向き効果を使用できる。".format("このシーン")
    assert read("裏向き カードを1枚引く。" + reminder, kind="scene") == plain
    assert read("裏向き カードを1枚引く。\n" + reminder, kind="scene") == plain
    assert read(f"裏向き カードを1枚引く。（{reminder}）", kind="scene") == plain


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("自分のキャラを1枚選び、退場させる。", "自分の冒険エリアにあるキャラクター1体を選び、退場させる。"),
        ("相手の計画を1枚取り除く。", "相手の計画を1枚選び、取り除く。"),
        ("カードを1枚引く、手札を1枚捨てる。", "カードを1枚引く、そして手札を1枚捨てる。"),
        ("自分のシーンを1枚選び、横向きにする。", "自分のシーンを1枚選び、横置きにする。"),
        ("相手の全てのアイデア3以下のキャラを横向きにする。", "相手のアイデア3以下の全てのキャラを横向きにする。"),
        (
            "ターン終了まで、自分のキャラが退場するたび、カードを1枚引く。",
            "ターン終了まで自分のキャラが退場するたびに、カードを1枚引く。",
        ),
    ],
)
def test_two_ways_to_say_it(one: str, other: str) -> None:
    assert event(one) == event(other)


def test_keywords_names_and_kinds_are_three_things() -> None:
    def chosen(noun: str) -> object:
        body = event(f"自分の冒険エリアにある{noun}を1枚選び、縦向きにする。")
        assert isinstance(body.target, Chosen)  # type: ignore[attr-defined]
        return body.target.filter  # type: ignore[attr-defined]

    assert chosen("キャラ") == OWN
    assert chosen("「ペット」") == AllOf((*OWN.parts, Class("pet")))
    assert chosen("【粉ひき】") == AllOf((*OWN.parts, Named("Miller")))
    assert chosen("【だれか】") == AllOf((*OWN.parts, Named("だれか")))


def test_a_keyword_that_no_card_bears_is_refused_by_place() -> None:
    with pytest.raises(CardTextError) as refusal:
        event("自分の冒険エリアにある「船乗り」を1枚選び、退場させる。")
    assert refusal.value.place.excerpt.startswith("船乗り")


def test_a_card_file_may_print_other_names_for_the_presents() -> None:
    lent = Lexicon(
        classes={
            "ja": {"あしたのプレゼント": "present_cheer"},
            "en": {"Tomorrow's Present": "present_cheer"},
        }
    )
    give = (Spell(Give(Chosen(OWN), "cheer")),)
    assert read("自分のキャラを1枚選び、「あしたのプレゼント」を獲得させる。", "ja", "event", lent) == give
    assert read('Give a character of yours a "Tomorrow\'s Present".', "en", "event", lent) == give
    assert read("自分のキャラを1枚選び、「はげましのプレゼント」を獲得させる。", "ja", "event", lent) == give


@pytest.mark.parametrize(
    ("name", "text"),
    [
        (
            "search",
            "デッキの上から2枚をオープンする、その中からカードを1枚選び、手札に加える、残りのカードをデッキの下に移す",
        ),
        ("recall", "自分の休憩エリアにあるハーモニーのコスト3以下のキャラクターを1枚選び、手札に加える"),
        ("cheer", "ターン終了までこのキャラがアイデア+1"),
        ("errand", "このキャラがターン終了まで「冒険エリア 横置き:自分のシーンを1枚選び、縦向きにする」を得る"),
        ("journey", "このキャラを空いている置き場に移動することができる"),
        ("dazzle", "相手のキャラを1枚選び、ターン終了までアイデア-1"),
    ],
)
def test_the_presents_do_what_their_texts_say(name: str, text: str) -> None:
    text = text.replace("このキャラ", "このプレゼントを獲得したキャラ")
    (said,) = read(f"このプレゼントが開けられた時、{text}。", kind="present")
    (done,) = PRESENTS[name]
    assert flat(said) == flat(done)


def flat(value: object) -> object:
    """The parts of a filter in one order."""
    if isinstance(value, AllOf):
        return frozenset(flat(part) for part in value.parts)
    if isinstance(value, tuple):
        return tuple(flat(part) for part in value)
    if hasattr(value, "__struct_fields__"):
        return (type(value).__name__, *(flat(getattr(value, field)) for field in value.__struct_fields__))
    return value


# --- what is not the same


@pytest.mark.parametrize(
    ("lang", "one", "other"),
    [
        ("ja", "自分のキャラが退場するとき、カードを1枚引く", "自分のキャラが退場するたびに、カードを1枚引く"),
        (
            "ja",
            "自分のキャラが退場するとき、カードを1枚引く",
            "自分のキャラが交流によって退場するとき、カードを1枚引く",
        ),
        ("en", "when you draw a card, add a scene", "whenever you draw a card, add a scene"),
        ("en", "when you draw a card, add a scene", "when your opponent draws a card, add a scene"),
    ],
)
def test_triggers_that_differ_in_a_word(lang: str, one: str, other: str) -> None:
    label = "冒険エリア {}。" if lang == "ja" else "Adventure area: {}."
    trees = [read(label.format(text[0].upper() + text[1:]), lang) for text in (one, other)]
    assert trees[0] != trees[1]


def test_may_covers_its_own_action_only() -> None:
    both = event("カードを1枚引くことができる、手札を1枚捨てる。")
    assert isinstance(both, Seq)
    assert [type(part).__name__ for part in both.parts] == ["May", "Discard"]


def test_a_condition_holds_up_to_the_end_of_its_sentence() -> None:
    one = event("手札を1枚捨てる、自分の計画があるなら、カードを1枚引く、シーンを1枚増やす。カードを2枚引く。")
    assert isinstance(one, Seq)
    first, second = one.parts
    assert second == Draw(You(), 2)
    assert isinstance(first, Seq)
    discard, branch = first.parts
    assert type(discard).__name__ == "Discard"
    assert [type(part).__name__ for part in branch.then.parts] == ["Draw", "AddScene"]  # type: ignore[union-attr]


def test_an_action_without_an_object_goes_on_with_what_was_chosen_last() -> None:
    body = event("自分のキャラを1枚選び、縦向きにする、相手のキャラを1枚選び、横向きにする、ターン終了までアイデア-2。")
    assert isinstance(body, Seq)
    assert body.parts[2] == Modify(Bound("chosen"), "idea", -2, "turn")


def test_what_a_cost_chose_is_not_spoken_of() -> None:
    with pytest.raises(CardTextError):
        read("冒険エリア 自分のキャラを1枚選び、横向きにする:ターン終了までアイデア+2。")


def test_a_scene_inspires_or_is_turned_down_by_itself() -> None:
    ((inspires,), (turns,)) = (read(f"{label} カードを1枚引く。", kind="scene") for label in ("ひらめき", "裏向き"))
    assert (inspires.costs, inspires.window) == ((Flip(This()),), "inspiration")  # type: ignore[union-attr]
    assert (turns.costs, turns.window) == ((Flip(This()),), "")  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("lang", "text", "place"),
    [
        ("ja", "出会い カードを1枚引く。\nお別れ 玉を投げる。", "line 2: nothing matches at 「玉を投げる。」"),
        ("ja", "出会い カードを1枚引く、玉を投げる。", "line 1: nothing matches at 「玉を投げる。」"),
        ("en", "Meet: Draw a card.\nFarewell: Throw a ball.", "line 2: nothing matches at 「Throw a ball.」"),
        ("en", "Meet: Draw a card, then throw a ball.", "line 1: nothing matches at 「throw a ball.」"),
    ],
)
def test_a_card_is_refused_as_a_whole_by_name_and_place(lang: str, text: str, place: str) -> None:
    with pytest.raises(CardTextError, match=rf"^A card: {re.escape(place)} \(here could stand: "):
        read(text, lang)


@pytest.mark.parametrize(
    ("kind", "ja", "en"),
    [
        (
            "scene",
            "裏向き 相対置き場キャラがターン終了までアイデア-2。",
            "Face down: The facing character gets -2 idea until end of turn.",
        ),
        (
            "story",
            "ストーリーがこの段階に進んだ時、相対置き場にキャラがあるなら、カードを1枚引く。",
            "When your story reaches this stage, if there is a character in the facing slot, draw a card.",
        ),
        ("event", "ターン終了までこのキャラがアイデア+1。", "This character gets +1 idea until end of turn."),
        (
            "event",
            "カードをX枚引く、Xはこのキャラのアイデアの値。",
            "Draw X cards, where X is the idea of this character.",
        ),
        ("event", "このシーンを裏向きにする。", "Turn this scene face down."),
        ("character", "事前対策 相対置き場キャラを退場させる。", "Precaution: Retire the facing character."),
        ("character", "冒険エリア 着用しているキャラがアイデア+1。", "Adventure area: The wearer gets +1 idea."),
        (
            "item",
            "事前対策 ターン終了まで着用しているキャラがアイデア+1。",
            "Precaution: The wearer gets +1 idea until end of turn.",
        ),
    ],
)
def test_what_such_a_card_never_has_is_refused_with_that_reason(kind: str, ja: str, en: str) -> None:
    for lang, text in (("ja", ja), ("en", en)):
        with pytest.raises(CardTextError, match=f"line 1: {NO_REACH} at 「") as refusal:
            read(text, lang, kind)
        assert refusal.value.why == NO_REACH


def test_an_inspiration_may_speak_of_the_one_that_is_faced_in_the_exchange() -> None:
    text = "ひらめき 相対置き場キャラがこの交流終了までアイデア-2。"
    assert read(text, kind="scene") == read(
        "Inspiration: The facing character gets -2 idea until the end of this exchange.", "en", "scene"
    )


def test_a_text_that_is_gained_reaches_from_the_card_that_gains_it() -> None:
    gained = "「冒険エリア 横置き:相対置き場キャラを退場させる。」"
    (ability,) = read(f"自分のキャラを1枚選び、ターン終了まで{gained}を得る。", kind="event")
    with pytest.raises(CardTextError, match=NO_REACH):
        GRAMMAR.write(
            (Triggered((Trigger("removed", Is(This())),), ability.body.abilities[0].body),),  # type: ignore[union-attr]
            "ja",
            kind="event",
        )


@pytest.mark.parametrize(
    ("text", "same"),
    [
        (
            "冒険エリア自分がカードを１枚引くとき、シーンを 2 枚増やす。",
            "冒険エリア 自分がカードを1枚引くとき、シーンを2枚増やす。",
        ),
        (
            "出会い自分の冒険エリアに『ペット』があるなら、ターン終了までこのキャラがアイデア +2",
            "出会い 自分の冒険エリアに「ペット」があるなら、ターン終了までこのキャラがアイデア+2。",
        ),
        (
            "お別れ 自分のアイデア 6 以上のキャラを 2 枚選び、横向きにする。",
            "お別れ 自分のアイデア6以上のキャラを2枚選び、横向きにする。",
        ),
    ],
)
def test_spaces_around_numbers_quotes_in_quotes_and_bare_labels_are_spelling(text: str, same: str) -> None:
    assert read(text) == read(same)


@pytest.mark.parametrize(
    "text",
    [
        "冒険エリアにあるキャラを1枚選び、退場させる。",
        "ひらめきを使用する。",
        "裏向きのシーンを1枚選び、表向きにする。",
    ],
)
def test_a_word_of_a_label_with_a_particle_is_no_label(text: str) -> None:
    assert GRAMMAR.normal(text, "ja", kind="event") == text


def test_a_number_in_a_name_keeps_its_space() -> None:
    lexicon = Lexicon(names={"灯台 7": "灯台 7"})
    (ability,) = read("自分の【灯台 7】を 1 枚選び、縦向きにする。", kind="event", lexicon=lexicon)
    assert Named("灯台 7") in ability.body.target.filter.parts  # type: ignore[union-attr]


def test_the_end_of_a_turn_without_whose_is_that_of_each() -> None:
    assert read("冒険エリア ターン終了時、カードを1枚引く。") == read("冒険エリア 各ターン終了時、カードを1枚引く。")
