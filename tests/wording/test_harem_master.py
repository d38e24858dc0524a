"""What the grammar of the cards of ハーレムマスター reads, refuses and takes for the same."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from engine.games.harem_master.nodes import BattleIs, Counter, FromPile, PayCost, PutInto, Uncounterable
from engine.games.harem_master.wording import GRAMMAR
from engine.kernel.cards.tree import (
    Activated,
    AllOf,
    Bound,
    Chosen,
    Draw,
    Every,
    Exert,
    In,
    Is,
    Keyword,
    Kind,
    Modify,
    Opponents,
    Players,
    Seq,
    Side,
    Spell,
    Static,
    Tally,
    This,
    Tree,
    Trigger,
    Triggered,
    You,
)
from engine.wording import NO_REACH, CardTextError

from .harem_master_samples import LEXICON, SAMPLES

PAGE = Path(__file__).parents[2] / "docs/harem-master-wording.md"
KINDS = ("character", "event", "item")


def read(text: str, lang: str = "ja", kind: str = "character") -> Tree:
    return GRAMMAR.compile(text, lang, lexicon=LEXICON, card="A card", kind=kind).abilities


def one(text: str, lang: str = "ja", kind: str = "character") -> object:
    (ability,) = read(text, lang, kind)
    return ability


def event(text: str, lang: str = "ja") -> object:
    ability = one(text, lang, "event")
    assert isinstance(ability, Spell)
    return ability.body


def test_every_wording_of_the_list_has_a_sample() -> None:
    assert {number for number, *_ in SAMPLES} == {str(number) for number in range(61)}


# --- the page


def pairs() -> list[tuple[str, str]]:
    """Whole lines that the page gives in both languages."""
    rows = re.findall(r"^\|[^|]*\| `([^`]+)` \| `([^`]+)`", PAGE.read_text("utf-8"), re.M)
    return [
        pair for pair in rows if pair[0].endswith(("。", "]")) and "…" not in pair[0] and "この能力は" not in pair[0]
    ]


def test_the_page_has_examples() -> None:
    assert len(pairs()) >= 24


@pytest.mark.parametrize(("ja", "en"), pairs())
def test_the_examples_of_the_page_mean_the_same(ja: str, en: str) -> None:
    def tree(text: str, lang: str, kind: str) -> Tree | None:
        try:
            return read(text, lang, kind)
        except CardTextError:
            return None

    trees = [(tree(ja, "ja", kind), tree(en, "en", kind)) for kind in KINDS]
    assert any(left is not None and left == right for left, right in trees)


# --- what is the same


@pytest.mark.parametrize(
    ("one_way", "other"),
    [
        ("([T]){カードを1枚引く。}", "([T]) カードを１枚引く"),
        ("([T])キャラクター1人を手札に戻す。", "([T])キャラクター1体を選び、持ち主の手札に戻す。"),
        ("([T])キャラクター1人を手札に戻す。", "([T])キャラクターを1人選び、手札に戻す。"),
        ("([1])ターン終了時まで、自身の[P]+2。", "([1])このキャラクターは、ターン終了時まで[P]+2する。"),
        ("自分の支配するおんなのこキャラクターの[M]+1。", "自分の支配するおんなのこキャラクターすべての[M]+1。"),
        ("自身がアタックした時、カードを1枚引く。", "自身がアタックを行ったとき、1枚引く。"),
        ("このカードの名前は≪王さま≫である。", "このカードの名前は《王さま》になる。"),
        ("([T])相手のハーレムのカード1枚を脇に置く。", "([T])ハーレム(相手)にあるカード1枚を脇に置く。"),
        ("([T])相手の支配するアイテムをすべて手札に戻す。", "([T])相手の支配するアイテムすべてを手札に戻す。"),
        ("([T])自分の捨て札置き場からカード1枚を手札に加える。", "([T])自分の捨て札置き場のカード1枚を手札に戻す。"),
        (
            "([T])カードを1枚引く。ターン終了時に、1枚引く。",
            "([T])カードを1枚引く。このターンの終了時に、カードを1枚引く。",
        ),
        ("自身のコストを[1]減らす。", "このカードのコストを[1]減らす。"),
        ("([n])ターン終了時まで、自身の[P]+n。", "([n])ターン終了時まで、自身の[P]をnに等しい値だけ増やす。"),
        (
            "([T])カードを1枚引く。[この能力は自分のターンにのみ使用できる]",
            "([T])[この能力は自分のターンである時にのみ使用できる]カードを1枚引く。",
        ),
    ],
)
def test_two_ways_to_say_it(one_way: str, other: str) -> None:
    assert read(one_way) == read(other)


def test_an_event_draws_for_each_or_as_many() -> None:
    each = event("自分の支配するおんなのこキャラクター1人につきカードを1枚引く。")
    assert each == event("自分の支配するおんなのこキャラクターの数に等しい枚数のカードを引く。")


# --- what it means


def test_costs_stand_in_their_order() -> None:
    ability = one("([T][2])カードを1枚引く。")
    assert ability == Activated((Exert(This()), PayCost(2)), Draw(You(), 1))
    assert one("[OT]([n])カードをn枚引く。") == Activated((PayCost(None),), Draw(You(), Tally("paid")), "ot")


def test_before_and_after_are_two_events() -> None:
    draw = Draw(You(), 1)
    assert one("自身がアタックする時、カードを1枚引く。") == Triggered((Trigger("will_attack", Is(This())),), draw)
    assert one("自身がアタックした時、カードを1枚引く。") == Triggered((Trigger("attack", Is(This())),), draw)


def test_a_character_that_goes_comes_from_play_and_a_card_from_anywhere() -> None:
    of_play = one("キャラクターが捨て札置き場に置かれた時、カードを1枚引く。")
    assert isinstance(of_play, Triggered)
    assert of_play.on == (Trigger("to_discard", Kind("character"), manner="play"),)
    of_hand = one("相手の手札からカードが捨て札置き場に置かれた時、カードを1枚引く。")
    assert isinstance(of_hand, Triggered)
    assert of_hand.on == (Trigger("to_discard", Side(False), manner="hand"),)


def test_a_battle_of_one_kind_is_a_condition() -> None:
    ability = one("自身がコンバットに勝った時、カードを1枚引く。")
    assert ability == Triggered((Trigger("win", Is(This())),), Draw(You(), 1), BattleIs("combat"))


def test_then_separates_and_a_full_stop_does_not() -> None:
    assert event("カードを1枚引く。その後、カードを1枚引く。") == Seq((Draw(You(), 1), Draw(You(), 1)), "then")
    assert event("カードを1枚引く。カードを1枚引く。") == Seq((Draw(You(), 1), Draw(You(), 1)))


def test_whoever_attacks_is_one() -> None:
    fighter = Every(AllOf((Kind("lady"), In("challenging"))))
    text = "戦闘終了時まで、アタックを行ったおんなのこキャラクターの[M]+1。"
    assert event(text) == Modify(fighter, "mental", 1, "challenge")
    assert event("The attacking lady gets [M]+1 until end of battle.", "en") == event(text)


def test_an_answer_and_what_it_answers() -> None:
    spell = one("[相手がイベント・カードを使用した時に対応して使用できる]それを打ち消す。", kind="event")
    assert spell == Spell(Counter(), answers=(Trigger("use", Kind("event"), by=Opponents()),))
    also = one("[キャラクターがアタックした時にも使用できる]カードを1枚引く。", kind="event")
    assert also == Spell(Draw(You(), 1), answers=(Trigger("attack", Kind("character")),), also=True)


def test_what_is_not_countered() -> None:
    assert one("[このカードは打ち消されない]", kind="event") == Static((Uncounterable(),))
    ability = one("([0])カードを1枚引く。[この能力は打ち消されない]")
    assert isinstance(ability, Activated)
    assert ability.body == Seq((Uncounterable(), Draw(You(), 1)))


def test_both_values_of_one_that_is_chosen() -> None:
    chosen = Chosen(AllOf((Side(True), Kind("character"))))
    changed = event("ターン終了時まで、自分の支配するキャラクター1人の[P]と[M]+1。")
    first, second = Modify(chosen, "physical", 1, "turn"), Modify(Bound("chosen"), "mental", 1, "turn")
    assert changed == Seq((first, second), "and")


def test_that_character_is_the_other_one_of_a_battle() -> None:
    ability = one("自身が戦闘に勝った時、そのキャラクターを脇に置く。")
    assert isinstance(ability, Triggered)
    assert ability.body == PutInto(Bound("counterpart"), "aside")


def test_piles_of_either_player() -> None:
    assert event("相手の行動費スタックのカードを脇に置く。") == FromPile("stack", None, "aside", Opponents())
    assert event("双方の城の上から2枚を脇に置く。") == FromPile("deck", 2, "aside", Players())


def test_a_line_of_one_icon() -> None:
    assert one("[PA]") == Keyword("pa")


# --- what is refused


@pytest.mark.parametrize(
    "text",
    [
        "ターン終了時まで、自身を装備しているキャラクターの[P]+1。",
        "自分の支配するキャラクターの[P]+1。",
        "ターン終了時まで、自身の[P]+1。",
        "相手はイベント・カードを使用できない。",
        "自身を行動済み状態にする。",
    ],
)
def test_an_event_does_not_speak_of_what_it_never_is(text: str) -> None:
    with pytest.raises(CardTextError, match=NO_REACH):
        read(text, kind="event")


@pytest.mark.parametrize(
    ("lang", "text", "place"),
    [
        (
            "ja",
            "([T])カードを1枚引く。\n自身がアタックした時、鐘を鳴らす。",
            "line 2: nothing matches at 「鐘を鳴らす",
        ),
        (
            "en",
            "([T]) Draw a card.\nWhen this character attacks, ring a bell.",
            "line 2: nothing matches at 「ring a bell",
        ),
    ],
)
def test_a_card_is_refused_as_a_whole_by_name_and_place(lang: str, text: str, place: str) -> None:
    with pytest.raises(CardTextError, match=rf"^A card: {re.escape(place)}"):
        read(text, lang)


def test_a_faction_that_no_file_names_is_refused_by_place() -> None:
    with pytest.raises(CardTextError) as refusal:
        event("自分の支配する「水夫」陣営のキャラクター1人を手札に戻す。")
    assert refusal.value.place.excerpt.startswith("水夫")


def test_of_two_in_a_battle_nobody_can_tell_which() -> None:
    with pytest.raises(CardTextError, match="nobody can tell"):
        read("キャラクターが戦闘に勝った時、そのキャラクターを脇に置く。")
    winner = one("キャラクターが戦闘に勝った時、それを脇に置く。")
    assert isinstance(winner, Triggered)
    assert winner.body == PutInto(Bound("subject"), "aside")


def test_behind_another_players_deed_nobody_goes_on_without_being_named() -> None:
    """What the opponent does first would be done by him to the end."""
    for text in ("相手は2枚引き、手札を1枚捨てる。", "自分は2枚引き、相手は1枚引き、手札を1枚捨てる。"):
        with pytest.raises(CardTextError):
            event(text)
    assert event("2枚引き、相手は手札を1枚捨てる。")
