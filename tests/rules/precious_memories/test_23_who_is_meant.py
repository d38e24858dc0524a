"""Who is meant: restrictions in any order, names in place of others, what has no text, levels by effects, and places of
the opponent's. Each is read, and then played."""

from __future__ import annotations

import pytest

from engine.games.precious_memories.wording import GRAMMAR
from engine.kernel.cards.card import Card
from engine.wording import CardTextError
from tests.rules.precious_memories.stock import ACTIVE, Table, character, pm, table
from tests.rules.precious_memories.test_5_what_texts_speak_of import happens, says
from tests.rules.precious_memories.test_6_more_texts import answers, choose


def offered(here: Table) -> list[str]:
    """Who can be chosen."""
    return sorted(here.game.keys[here.game.state.refs.index(int(option[1]))] for option in here.question.options)


def happening(key: str, body: str) -> Card:
    """An event of the own main phase."""
    return happens(key, GRAMMAR.normal("[メイン/自分]:" + body, "ja", kind="event"))


# --- restrictions in any order ---


@pytest.mark.parametrize(
    "words",
    [
        "使用コストが2以下かつDPが20以下の相手のキャラ",
        "DPが20以下で、かつ使用コストが2以下の相手のキャラ",
        "相手の使用コストが2以下の、DPが20以下のキャラ",
    ],
)
def test_what_is_told_with_both_is_told_of_one(words: str) -> None:
    away = happening("AWA-181", f"{words}1枚を休息状態にする。")
    small = character("SMA-182", cost=5, power=(10, 10))
    here = table({"hand": ["AWA-181", "clo"]}, {"main": ["ann", "bea", "dot", "eve", "SMA-182"]}, away, small)
    here.play("AWA-181")
    assert offered(here) == ["BEA-002", "EVE-005"]


@pytest.mark.parametrize(
    "words",
    ["【犬】を持つ、使用コストが2以下の", "使用コストが2以下の【犬】を持つ", "【犬】を持ち、使用コストが2以下の"],
)
def test_a_trait_may_be_told_before_or_behind_a_number(words: str) -> None:
    away = happening("AWA-181", f"{words}自分のキャラ1枚を休息状態にする。")
    dogs = [character(f"DOG-18{cost}", cost=cost, traits=("犬",)) for cost in (2, 3)]
    here = table({"main": ["ann", "DOG-182", "DOG-183"], "hand": ["AWA-181", "clo"]}, {}, away, *dogs)
    here.play("AWA-181")
    assert here.is_rested("DOG-182")
    assert not here.is_rested("DOG-183")


def test_two_colours_said_with_and_are_either_of_all_of_them() -> None:
    free = says("FRE-184", "このカードは、青と黄のキャラには妨害されない。")
    walls = [character(f"WAL-18{n}", color=color) for n, color in ((5, "blue"), (6, "yellow"), (7, "red"))]
    here = table({"main": ["FRE-184"]}, {"main": ["WAL-185", "WAL-186", "WAL-187"]}, free, *walls)
    here.declare()
    here.say(here.option("approach", "FRE-184"))
    here.step()
    blocks = {here.game.key(int(option[1])) for option in here.question.options if option[0] == "block"}
    assert blocks == {"WAL-187"}


def test_one_card_of_two_colours_is_not_guessed() -> None:
    with pytest.raises(CardTextError):
        happening("AWA-181", "青と黄のキャラ1枚を休息状態にする。")


def test_who_has_a_part_of_a_name_is_told_from_who_has_not() -> None:
    away = happening("AWA-181", "名称に「An」を含まない自分のキャラ1枚を休息状態にする。")
    here = table({"main": ["ann", "bea"], "hand": ["AWA-181", "clo"]}, {}, away)
    here.play("AWA-181")
    assert (here.is_rested("ann"), here.is_rested("bea")) == (False, True)


# --- without text, without traits ---


@pm("R-PM-116")
@pytest.mark.parametrize("void", [True, False])
def test_who_has_no_text_is_bare_by_print_or_void(void: bool) -> None:
    counts = says("COU-188", "このカードは、テキストを持たない相手のキャラ1枚につき、+10/±0を得る。", power=(0, 10))
    hush = happening("HUS-189", "相手のキャラ1枚のテキストは、ターン終了時まで無効になる。")
    held = says("HEL-190", "このカードは、自分のターンの間、+10/+10を得る。")
    swift = character("SWI-191", ACTIVE)
    here = table(
        {"main": ["COU-188"], "hand": ["HUS-189", "clo"]},
        {"main": ["ann", "HEL-190", "SWI-191"]},
        counts,
        hush,
        held,
        swift,
    )
    assert here.power("COU-188")[0] == 10
    here.play("HUS-189")
    choose(here, "HEL-190" if void else "ann")
    assert here.power("COU-188")[0] == (20 if void else 10)


@pm("R-PM-116")
def test_what_somebody_has_gained_is_no_text_of_his() -> None:
    counts = says("COU-188", "このカードは、テキストを持たない自分のキャラ1枚につき、+10/±0を得る。", power=(0, 10))
    gives = happening("GIV-192", "自分のキャラ1枚は、ターン終了時まで〔アクティブ〕を得る。")
    here = table({"main": ["COU-188", "ann"], "hand": ["GIV-192", "clo"]}, {}, counts, gives)
    here.play("GIV-192")
    choose(here, "ann")
    assert here.power("COU-188")[0] == 10


def test_who_has_no_traits_blocks_nobody_who_says_so() -> None:
    free = says("FRE-184", "このカードは、特徴を持たない相手のキャラには妨害されない。")
    dog = character("DOG-182", traits=("犬",))
    here = table({"main": ["FRE-184"]}, {"main": ["ann", "DOG-182"]}, free, dog)
    here.declare()
    here.say(here.option("approach", "FRE-184"))
    here.step()
    blocks = {here.game.key(int(option[1])) for option in here.question.options if option[0] == "block"}
    assert blocks == {"DOG-182"}


# --- another name ---

CALLED = happening("CAL-193", "キャラ1枚の名称を、ターン終了時まで「桃」に変更する。")


@pm("R-PM-115")
@pytest.mark.parametrize(("name", "power"), [("桃", 50), ("Ann-001", 30), ("Bea-002", 40)])
def test_who_is_called_otherwise_is_not_called_as_before(name: str, power: int) -> None:
    lifts = says("LIF-194", f"自分の全ての「{name}」は、自分のターンの間、+20/±0を得る。")
    here = table({"main": ["ann", "bea", "LIF-194"], "hand": ["CAL-193", "clo"]}, {}, CALLED, lifts)
    here.play("CAL-193")
    choose(here, "ann")
    assert here.power("ann")[0] == (power if name == "桃" else 30)
    assert here.power("bea")[0] == (60 if name == "Bea-002" else 40)


@pm("R-PM-115")
def test_a_part_of_the_name_that_is_gone_is_gone_too() -> None:
    lifts = says("LIF-194", "名称に「Ann」を含む自分の全てのキャラは、自分のターンの間、+20/±0を得る。")
    here = table({"main": ["ann", "LIF-194"], "hand": ["CAL-193", "clo"]}, {}, CALLED, lifts)
    assert here.power("ann")[0] == 50
    here.play("CAL-193")
    choose(here, "ann")
    assert here.power("ann")[0] == 30


def test_a_card_is_of_another_trait_and_colour_in_the_whole_game() -> None:
    both = says(
        "BOT-195",
        "このカードは、ゲーム中、【犬】を持つキャラとしても扱う。\nゲーム中、このカードの色は青としても扱う。",
    )
    takes = happening("TAK-196", "手札にある青の【犬】1枚を場に出す。")
    here = table({"hand": ["BOT-195", "ann", "TAK-196", "clo"]}, {}, both, takes)
    here.play("TAK-196")
    answers(here)
    assert here.zone("BOT-195") == "main"


# --- levels by effects ---

GROWN = says("GRO-198", "〔レベルアップ〕", name="Gro-197", power=(40, 40))
LESS = character("GRO-199", name="Gro-197")


@pytest.mark.parametrize(("place", "there"), [("hand", "手札にある"), ("discard", "自分の捨て札置き場にある")])
def test_a_level_is_put_on_by_an_effect_from_where_it_lies(place: str, there: str) -> None:
    base = says(
        "GRO-197",
        f"[メイン/自分]:《0》{there}〔レベルアップ〕を持つ「Gro-197」1枚をこのカードからレベルアップさせる。",
        name="Gro-197",
    )
    mine: dict[str, object] = {"main": ["GRO-197"], "hand": ["clo"]}
    mine[place] = ["clo", "GRO-198", "GRO-199"]
    here = table(mine, {}, base, GROWN, LESS)
    here.do("use", "GRO-197", 0)
    answers(here)
    assert here.power("GRO-198") == (50, 50)
    assert [piece.cards[0] for piece in here.game.state.field.values()] == [here.game.keys.index("GRO-198")]


def test_who_did_it_levels_up_and_not_the_card_that_is_put_on() -> None:
    lifts = says(
        "LIF-194",
        "自分の「Gro-197」がアプローチした場合、手札にある〔レベルアップ〕を持つ「Gro-197」1枚をそのキャラからレベルアップさせる。",
    )
    here = table({"main": ["GRO-199", "LIF-194"], "hand": ["clo", "GRO-198"]}, {"hand": ["tea"]}, lifts, GROWN, LESS)
    here.declare()
    here.say(here.option("approach", "GRO-199"))
    answers(here)
    assert here.power("GRO-198") == (50, 50)


@pytest.mark.parametrize(("held", "asked"), [("GRO-198", True), ("ann", False)])
def test_nobody_is_asked_for_a_level_that_lies_open_and_fits_nobody(held: str, asked: bool) -> None:
    base = says(
        "GRO-199",
        "このカードが登場した場合、自分の捨て札置き場にあるキャラ1枚をこのカードからレベルアップさせることができる。",
        name="Gro-197",
    )
    here = table({"hand": ["GRO-199", "clo"], "discard": [held]}, {}, base, GROWN)
    here.play("GRO-199")
    assert (here.question.kind == "may") is asked


# --- places of the opponent's ---


def test_cards_of_the_opponents_pile_go_back_into_his_deck() -> None:
    back = happening("BAC-200", "相手の捨て札置き場にあるカード2枚を相手のデッキに戻し、相手のデッキをシャッフルする。")
    here = table({"hand": ["BAC-200", "clo"]}, {"discard": ["ann", "bea"], "deck": ["eve"]}, back)
    here.play("BAC-200")
    while here.question.kind != "action":
        here.say(*here.question.options[: here.question.most])
    assert (here.zone("ann"), here.zone("bea")) == ("deck", "deck")
    assert (here.game.count(0, "deck"), here.game.count(1, "deck")) == (12, 3)


@pytest.mark.parametrize(("words", "pile"), [("表向き", "pile_up"), ("裏向き", "pile_down")])
def test_a_character_of_the_opponents_becomes_a_point_of_his(words: str, pile: str) -> None:
    lays = happening("LAY-201", f"相手のキャラ1枚を、相手のポイント置き場に{words}で置く。")
    here = table({"hand": ["LAY-201", "clo"]}, {"main": ["ann"]}, lays)
    here.play("LAY-201")
    answers(here)
    assert (here.zone("ann"), here.points(1)) == (pile, 1)


@pytest.mark.parametrize(
    "body",
    [
        "自分のキャラ1枚を、相手のポイント置き場に裏向きで置く。",
        "キャラ1枚を相手のデッキの下に移す。",
        "自分の捨て札置き場にあるカード2枚を相手のデッキに戻し、相手のデッキをシャッフルする。",
    ],
)
def test_nobody_goes_into_a_place_of_somebody_else(body: str) -> None:
    with pytest.raises(CardTextError):
        happening("LAY-201", body)


@pm("R-PM-117")
def test_a_pile_of_nobody_who_is_named_is_the_own_one() -> None:
    turns = happening("TUR-202", "ポイント置き場にあるカード1枚を表向きにする。")
    here = table(
        {"points": [{"card": "ann", "face_down": True}], "hand": ["TUR-202", "clo"]},
        {"points": [{"card": "bea", "face_down": True}]},
        turns,
    )
    here.play("TUR-202")
    answers(here)
    assert (here.zone("ann"), here.zone("bea")) == ("pile_up", "pile_down")


def test_both_numbers_are_changed_without_a_pause() -> None:
    sets = happening("SET-203", "キャラ1枚のAP/DPをターン終了時まで70/80に変更する。")
    here = table({"main": ["ann"], "hand": ["SET-203", "clo"]}, {}, sets)
    here.play("SET-203")
    answers(here)
    assert here.power("ann") == (70, 80)
