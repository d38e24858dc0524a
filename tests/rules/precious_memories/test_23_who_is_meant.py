"""Who is meant: restrictions in any order, names in place of others, what has no text, levels by effects, and places of
the opponent's. Each is read, and then played."""

from __future__ import annotations

import pytest

from engine.games.precious_memories.wording import GRAMMAR
from engine.kernel.cards.card import Card
from engine.wording import CardTextError
from tests.rules.precious_memories.stock import ACTIVE, Table, character, keyword, pm, support, table
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


def test_whose_text_is_void_is_not_who_never_had_one() -> None:
    counts = says(
        "COU-188", "このカードは、テキストが無効になっている相手のキャラ1枚につき、+10/±0を得る。", power=(0, 10)
    )
    hush = happening("HUS-189", "相手のキャラ1枚のテキストは、ターン終了時まで無効になる。")
    held = says("HEL-190", "このカードは、自分のターンの間、+10/+10を得る。")
    here = table({"main": ["COU-188"], "hand": ["HUS-189", "clo"]}, {"main": ["ann", "HEL-190"]}, counts, hush, held)
    assert here.power("COU-188")[0] == 0
    here.play("HUS-189")
    choose(here, "HEL-190")
    assert here.power("COU-188")[0] == 10


def test_another_name_and_what_is_gained_with_it() -> None:
    both = happening("BOT-195", "自分のキャラ1枚は、ターン終了時まで名称を「桃」として扱い、+10/+10を得る。")
    lifts = says("LIF-194", "自分の全ての「桃」は、自分のターンの間、+20/±0を得る。")
    here = table({"main": ["ann", "LIF-194"], "hand": ["BOT-195", "clo"]}, {}, both, lifts)
    here.play("BOT-195")
    choose(here, "ann")
    assert here.power("ann") == (60, 40)


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


# --- out of several places, and one or the other ---


@pytest.mark.parametrize(
    "places", ["手札または自分の捨て札置き場またはEXデッキから", "EXデッキ、手札または捨て札置き場にある"]
)
def test_one_selection_is_made_out_of_three_places(places: str) -> None:
    takes = happening("TAK-196", f"{places}【犬】1枚を場に出す。".replace("EXデッキ、手札", "EXデッキまたは手札"))
    dogs = [character(f"DOG-18{number}", traits=("犬",)) for number in (2, 3)]
    open_dog = character("DOG-184", keyword("ex_card"), traits=("犬",))
    here = table(
        {"hand": ["TAK-196", "clo", "DOG-182"], "discard": ["DOG-183", "bea"], "ex_deck": ["DOG-184"]},
        {},
        takes,
        *dogs,
        open_dog,
    )
    here.play("TAK-196")
    assert offered(here) == ["DOG-182", "DOG-183", "DOG-184"]
    choose(here, "DOG-184")
    answers(here)
    assert here.zone("DOG-184") == "main"


@pytest.mark.parametrize(("which", "gone"), [(0, "eve"), (1, "CHA-204")])
def test_one_of_the_hand_or_one_of_the_field_is_thrown(which: int, gone: str) -> None:
    throws = happening("THR-205", "手札1枚または自分のサポートカード1枚を捨て札にする。その場合、カードを2枚引く。")
    charm = support("CHA-204")
    here = table({"main": [{"card": "ann", "wears": ["CHA-204"]}], "hand": ["THR-205", "eve"]}, {}, throws, charm)
    here.play("THR-205")
    here.say(here.question.options[which])
    answers(here)
    assert here.zone(gone) == "discard"
    assert len(here.hand(0)) == (2 if which == 0 else 3)


def test_what_lies_in_the_hand_is_told_of_both_but_once() -> None:
    throws = happening("THR-205", "手札から名称に「An」を含むカード1枚または「Bea-002」1枚を捨て札にする。")
    here = table({"main": ["bea"], "hand": ["THR-205", "ann", "clo"]}, {}, throws)
    here.play("THR-205")
    answers(here)
    assert (here.zone("ann"), here.zone("bea")) == ("discard", "main")


def test_whose_the_second_of_two_is_is_not_guessed() -> None:
    with pytest.raises(CardTextError):
        happening("THR-205", "相手の「Ann-001」1枚または「Bea-002」1枚を休息状態にする。")


@pytest.mark.parametrize(("which", "power"), [(0, (40, 30)), (1, (30, 50))])
def test_one_or_the_other_gets_something(which: int, power: tuple[int, int]) -> None:
    lifts = says(
        "LIF-194", "このカードが登場した場合、このカードまたは自分の「Bea-002」1枚は、ターン終了時まで+10/+10を得る。"
    )
    here = table({"main": ["bea"], "hand": ["LIF-194", "clo"]}, {}, lifts)
    here.play("LIF-194")
    here.say(here.question.options[which])
    answers(here)
    assert (here.power("LIF-194")[0], here.power("bea")[0]) == ((40, 40) if which == 0 else (30, 50))


@pytest.mark.parametrize(("which", "coins"), [(0, (40, 40)), (1, (40, 50))])
def test_coins_onto_this_card_alone_or_onto_both(which: int, coins: tuple[int, int]) -> None:
    lifts = says(
        "LIF-194",
        "このカードが登場した場合、このカード、またはこのカードと自分の「Bea-002」1枚の上に+10/+10コインを1個乗せる。",
    )
    here = table({"main": ["bea"], "hand": ["LIF-194", "clo"]}, {}, lifts)
    here.play("LIF-194")
    here.say(here.question.options[which])
    answers(here)
    assert (here.power("LIF-194")[0], here.power("bea")[0]) == coins


def test_who_blocked_becomes_a_point() -> None:
    lays = says(
        "LAY-201",
        "このカードが妨害された場合、妨害した相手のキャラ1枚を相手のポイント置き場に裏向きで置く。",
        power=(10, 90),
    )
    here = table({"main": ["LAY-201"], "hand": ["clo"]}, {"main": ["ann", "bea"], "hand": ["tea"]}, lays)
    here.declare()
    here.say(here.option("approach", "LAY-201"))
    here.step()
    here.say(here.option("block", "bea"))
    assert (here.zone("ann"), here.zone("bea"), here.points(1)) == ("main", "pile_down", 1)


# --- beneath, and turned by effects ---


def test_a_card_beneath_a_character_is_thrown_unseen() -> None:
    throws = happening(
        "THR-205",
        "自分のキャラの下に裏向きで重ねられているカード1枚を捨て札にできる。捨て札にした場合、カードを2枚引く。",
    )
    mine = {"main": ["ann", {"card": "bea", "beneath": ["eve"]}], "hand": ["THR-205", "clo"]}
    here = table(mine, {}, throws)
    here.play("THR-205")
    here.say(("yes",))
    answers(here)
    assert (here.zone("eve"), len(here.hand(0))) == ("discard", 3)


def test_nobody_is_asked_for_a_card_beneath_where_there_is_none() -> None:
    throws = happening(
        "THR-205",
        "自分のキャラの下に裏向きで重ねられているカード1枚を捨て札にできる。捨て札にした場合、カードを2枚引く。",
    )
    here = table({"main": ["ann"], "hand": ["THR-205", "clo"]}, {}, throws)
    here.play("THR-205")
    assert (here.question.kind, len(here.hand(0))) == ("action", 1)


@pytest.mark.parametrize(
    "body",
    [
        "自分のキャラの下に裏向きで重ねられているカード1枚を休息状態にする。",
        "自分のキャラの下に裏向きで重ねられているカード2枚を捨て札にする。",
    ],
)
def test_what_lies_beneath_is_not_guessed_at(body: str) -> None:
    with pytest.raises(CardTextError):
        happening("THR-205", body)


@pytest.mark.parametrize(("how", "state"), [("活動", True), ("休息", False)])
def test_whom_an_effect_turned_is_known_in_that_turn(how: str, state: bool) -> None:
    wakes = happening("WAK-206", f"自分の「Ann-001」1枚を{how}状態にする。")
    takes = happening("TAK-196", f"このターンの間にカードの効果で{how}状態になった自分のキャラ1枚を手札に戻す。")
    mine = {"main": [{"card": "ann", "rested": state}, "bea"], "hand": ["WAK-206", "TAK-196", "clo"]}
    here = table(mine, {}, wakes, takes)
    here.play("WAK-206")
    answers(here)
    here.play("TAK-196")
    answers(here)
    assert (here.zone("ann"), here.zone("bea")) == ("hand", "main")


def test_who_becomes_active_by_the_rules_is_none_of_those() -> None:
    takes = happening("TAK-196", "このターンの間にカードの効果で活動状態になった自分のキャラ1枚を手札に戻す。")
    wakes = happening("WAK-206", "自分の「Bea-002」1枚を活動状態にする。")
    here = table({"main": ["ann", "bea"], "hand": ["WAK-206", "TAK-196", "clo"]}, {}, wakes, takes)
    here.play("WAK-206")
    answers(here)
    here.play("TAK-196")
    answers(here)
    assert (here.zone("ann"), here.zone("bea")) == ("main", "main")


# --- a number of several together ---


@pm("R-PM-118")
def test_what_several_cost_together_bounds_them() -> None:
    brings = happening(
        "BRI-207", "手札から使用コストの合計が4以下になる、【犬】を持つキャラを2枚まで場に出すことができる。"
    )
    dogs = [character(f"DOG-18{cost}", cost=cost, traits=("犬",)) for cost in (1, 2, 3, 5)]
    here = table({"hand": ["BRI-207", "clo", *(each.key for each in dogs)]}, {}, brings, *dogs)
    here.play("BRI-207")
    if here.question.kind == "may":
        here.say(("yes",))
    assert offered(here) == ["DOG-181", "DOG-182", "DOG-183"]
    choose(here, "DOG-183")
    assert offered(here) == ["DOG-181"]
    choose(here, "DOG-181")
    answers(here)
    assert sorted(here.hand(0)) == ["CLO-003", "DOG-182", "DOG-185"]


@pm("R-PM-118")
def test_any_number_may_be_none() -> None:
    rests = happening("RES-208", "APの合計が60以下になるように、相手のキャラを任意の枚数休息状態にする。")
    here = table({"hand": ["RES-208", "dot"]}, {"main": ["ann", "bea", "clo", "eve"]}, rests)
    here.play("RES-208")
    choose(here, "clo")
    assert offered(here) == ["ANN-001", "BEA-002", "EVE-005"]
    choose(here, "ann")
    assert offered(here) == ["EVE-005"]
    here.say()
    assert [here.is_rested(name) for name in ("ann", "bea", "eve")] == [True, False, False]


@pytest.mark.parametrize(("with_bea", "drawn"), [(True, 2), (False, 0)])
def test_only_in_its_turn_and_while_something_is_so(with_bea: bool, drawn: int) -> None:
    draws = says(
        "DRA-209",
        "〔アクティブ〕\nこのカードが登場したターンの間に、自分の他の「Bea-002」がいる状態でこのカードがアプローチした場合、カードを2枚引く。",
    )
    here = table({"main": ["bea" if with_bea else "ann"], "hand": ["DRA-209", "clo"]}, {"hand": ["tea"]}, draws)
    here.play("DRA-209")
    here.declare()
    here.say(here.option("approach", "DRA-209"))
    assert len(here.hand(0)) == 1 + drawn


# --- numbers and keywords of which one is enough, and one of each ---


def test_a_number_that_is_one_of_three() -> None:
    takes = happening("TAK-196", "使用コストが1、2または4の自分のキャラ1枚を手札に戻す。")
    costs = [character(f"COS-21{cost}", cost=cost) for cost in (1, 2, 3, 4)]
    here = table({"main": [each.key for each in costs], "hand": ["TAK-196", "clo"]}, {}, takes, *costs)
    here.play("TAK-196")
    assert offered(here) == ["COS-211", "COS-212", "COS-214"]


def test_one_keyword_or_another() -> None:
    takes = happening("TAK-196", "〔アクティブ〕または〔強引〕を持つ自分のキャラ1枚を手札に戻す。")
    some = [character(f"SOM-21{at}", *words) for at, words in enumerate(((ACTIVE,), (keyword("forceful"),), ()))]
    here = table({"main": [each.key for each in some], "hand": ["TAK-196", "clo"]}, {}, takes, *some)
    here.play("TAK-196")
    assert offered(here) == ["SOM-210", "SOM-211"]


def test_power_that_is_printed_is_no_power_of_this_turn() -> None:
    lifts = happening("LIF-194", "自分のキャラ1枚は、ターン終了時まで+50/+50を得る。")
    takes = happening("TAK-196", "元のAPが30以下の自分のキャラ1枚を手札に戻す。")
    here = table({"main": ["ann", "dot"], "hand": ["LIF-194", "TAK-196", "clo"]}, {}, lifts, takes)
    here.play("LIF-194")
    choose(here, "ann")
    here.play("TAK-196")
    answers(here)
    assert (here.zone("ann"), here.zone("dot")) == ("hand", "main")


def test_one_of_each_of_two_names() -> None:
    takes = happening("TAK-196", "自分の捨て札置き場にある「Ann-001」と「Bea-002」を1枚ずつ手札に戻す。")
    here = table({"discard": ["ann", "bea", "dot"], "hand": ["TAK-196", "clo"]}, {}, takes)
    here.play("TAK-196")
    answers(here)
    assert sorted(here.hand(0)) == ["ANN-001", "BEA-002", "CLO-003"]


def test_a_number_becomes_another_one() -> None:
    sets = happening("SET-203", "ターン終了時まで、自分のキャラ1枚のAPは100になる。")
    here = table({"main": ["ann"], "hand": ["SET-203", "clo"]}, {}, sets)
    here.play("SET-203")
    answers(here)
    assert here.power("ann") == (100, 30)
