"""How much: what is counted for each, as many as were just moved, as much as somebody has, coins off several cards, two
numbers of one card. Each text is read, and then played."""

from __future__ import annotations

import pytest

from engine.games.precious_memories.wording import GRAMMAR
from engine.wording import CardTextError
from tests.rules.precious_memories.stock import Table, character, pm, table
from tests.rules.precious_memories.test_5_what_texts_speak_of import happens, says
from tests.rules.precious_memories.test_6_more_texts import answers, choose

TEN = "ten_coin"
BACK = "自分の捨て札置き場にある全てのカードをデッキに戻し、デッキをシャッフルする。"


def coins(here: Table, name: str, coin: str = TEN) -> int:
    return here.game.state.field[here.ref(name)].counters.get(coin, 0)


def takes(here: Table, number: int) -> None:
    """So many, where that is asked."""
    while here.question.kind != "action":
        here.say(("number", number) if here.question.kind == "number" else here.question.options[0])


# --- so much for each ---


@pm("R-PM-110")
@pytest.mark.parametrize(("turn", "ap"), [("A", 50), ("B", 30)])
def test_each_card_that_one_has_drawn_this_turn_counts(turn: str, ap: int) -> None:
    learns = says("LEA-101", "このカードは、このターンの間に引いているカード1枚につき、+10/+10を得る。")
    draws = happens("DRA-102", "[メイン/両方]:カードを2枚引く。")
    if turn == "A":
        here = table({"main": ["LEA-101"], "hand": ["DRA-102", "clo"]}, {"hand": ["tea"]}, learns, draws)
    else:
        here = table({"hand": ["DRA-102", "clo"]}, {"main": ["LEA-101"], "hand": ["tea"]}, learns, draws)
    here.play("DRA-102", seat=0)
    assert here.power("LEA-101")[0] == ap


@pm("R-PM-110")
@pytest.mark.parametrize(("how", "ap"), [("", 50), ("カードの効果で", 30)])
def test_the_draw_at_the_start_of_a_turn_counts_but_is_no_effect(how: str, ap: int) -> None:
    learns = says("LEA-103", f"このカードは、このターンの間に自分が{how}引いたカード1枚につき、+10/+10を得る。")
    here = table({"main": ["LEA-103"]}, {"hand": ["tea"]}, learns, seat="B", number=4)
    here.declare()
    while not (here.game.state.active == 0 and here.game.state.phase == "main"):
        here.say(("end",) if ("end",) in here.question.options else here.question.options[-1])
    assert here.power("LEA-103")[0] == ap


@pm("R-PM-111")
@pytest.mark.parametrize(("others", "ap"), [(["ann", "bea"], 60), (["ann", "TWI-105"], 50), (["ann", "PAI-106"], 50)])
def test_each_name_counts_once_and_who_has_two_shares_either(others: list[str], ap: int) -> None:
    counts = says("COU-104", "このカードは、それぞれ異なる名称の自分のキャラ1枚につき、+10/+10を得る。")
    twin = character("TWI-105", name="Ann-001")
    pair = character("PAI-106", name=("Ann-001", "Bea-002"))
    here = table({"main": ["COU-104", *others]}, {"main": ["clo"]}, counts, twin, pair)
    assert here.power("COU-104")[0] == ap


@pytest.mark.parametrize(("cards", "ap"), [(0, 30), (2, 50)])
def test_each_card_beneath_counts(cards: int, ap: int) -> None:
    heap = says("HEA-107", "このカードは、このカードと重なっているカードの枚数1枚につき、+10/+10を得る。")
    place: object = {"card": "HEA-107", "under": ["bea", "clo"][:cards]} if cards else "HEA-107"
    here = table({"main": [place], "hand": ["ann"]}, {}, heap)
    assert here.power("HEA-107")[0] == ap


@pytest.mark.parametrize(("number", "drawn"), [(2, 0), (3, 1), (7, 2)])
def test_each_few_coins_of_a_player_count_once(number: int, drawn: int) -> None:
    pays = happens("PAY-109", "[メイン/自分]:自分が持つ経験コイン3個につき、カードを1枚引く。")
    gains = happens("GAI-110", f"[メイン/自分]:経験コインを{number}個得る。")
    here = table({"hand": ["PAY-109", "GAI-110", "clo", "ann"]}, {}, pays, gains)
    here.play("GAI-110")
    before = len(here.hand(0))
    here.play("PAY-109")
    assert len(here.hand(0)) == before - 1 + drawn


@pytest.mark.parametrize(("rested", "ap"), [(["ann", "TWI-112"], 60), (["ann"], 50), ([], 40)])
def test_those_of_a_name_that_were_turned_count(rested: list[str], ap: int) -> None:
    calls = happens(
        "CAL-111",
        "[メイン/自分]:任意の枚数の自分のキャラを休息状態にする。その場合、自分の「Bea-002」1枚は、休息状態にした「Ann-001」1枚につき、"
        "ターン終了時まで+10/+10を得る。",
    )
    twin = character("TWI-112", name="Ann-001")
    here = table({"main": ["ann", "TWI-112", "bea"], "hand": ["CAL-111", "clo"]}, {}, calls, twin)
    here.play("CAL-111")
    here.say(*[("target", here.ref(name)) for name in [*rested, "bea"]])
    answers(here)
    assert here.power("bea")[0] == ap


# --- coins ---


@pm("R-PM-112")
@pytest.mark.parametrize(("on_ann", "on_twin", "drawn"), [(1, 1, 1), (2, 0, 1), (1, 0, 0), (2, 2, 1)])
def test_coins_come_off_several_of_a_name_together_or_not_at_all(on_ann: int, on_twin: int, drawn: int) -> None:
    spends = happens(
        "SPE-113", "[メイン/自分]:自分の「Ann-001」の上にある+10/+10コインを2個取り除く。その場合、カードを1枚引く。"
    )
    twin = character("TWI-114", name="Ann-001")
    main = [
        {"card": key, "coins": {TEN: number}} if number else key
        for key, number in (("ann", on_ann), ("TWI-114", on_twin))
    ]
    here = table({"main": main, "hand": ["SPE-113", "clo"]}, {}, spends, twin)
    here.play("SPE-113")
    if on_ann + on_twin > 2:
        choose(here, "TWI-114")
        choose(here, "ann")
        assert (coins(here, "ann"), coins(here, "TWI-114")) == (1, 1)
    assert coins(here, "ann") + coins(here, "TWI-114") == on_ann + on_twin - 2 * drawn
    assert len(here.hand(0)) == 1 + drawn


@pytest.mark.parametrize("number", [0, 1, 3])
def test_of_all_coins_that_went_each_draws_a_card(number: int) -> None:
    cashes = says(
        "CAS-115",
        "[メイン/自分]:《0》自分の全ての「Ann-001」の上にある+10/+10コインを全て取り除き、そのコイン1個につき、カードを1枚引く。",
    )
    place: object = {"card": "ann", "coins": {TEN: number}} if number else "ann"
    here = table({"main": [place, "CAS-115"], "hand": ["clo"]}, {}, cashes)
    here.do("use", "CAS-115", 0)
    assert (coins(here, "ann"), len(here.hand(0))) == (0, 1 + number)


def test_all_coins_of_a_player_go_and_each_draws_a_card() -> None:
    cashes = happens(
        "CAS-116", "[メイン/自分]:自分が持つ経験コインを全て取り除き、そのコイン1個につき、カードを1枚引く。"
    )
    gains = happens("GAI-117", "[メイン/自分]:経験コインを2個得る。")
    here = table({"hand": ["CAS-116", "GAI-117", "clo", "ann"]}, {}, cashes, gains)
    here.play("GAI-117")
    before = len(here.hand(0))
    here.play("CAS-116")
    assert (here.game.state.players[0].counters["experience"], len(here.hand(0))) == (0, before + 1)


def test_of_all_of_them_nobody_says_whether_one_coin_goes_of_each() -> None:
    with pytest.raises(CardTextError):
        GRAMMAR.compile("自分の全ての「桃」の上にある魔力コインを1個取り除く", "ja", kind="event")


# --- as many as were moved ---


@pytest.mark.parametrize("thrown", [0, 1, 2])
def test_as_many_are_drawn_as_were_thrown_away(thrown: int) -> None:
    trades = happens(
        "TRA-118",
        "[メイン/自分]:手札を2枚まで捨て札にすることができる。捨て札にした場合、捨て札にした手札の枚数と同じ枚数のカードを引く。",
    )
    here = table({"hand": ["TRA-118", "clo", "ann", "bea"]}, {}, trades)
    here.play("TRA-118")
    while here.question.kind != "action":
        cards = [option for option in here.question.options if option[0] == "card"]
        here.say(*(cards[:thrown] if cards else [here.question.options[0]]))
    assert len([each for each in here.hand(0) if each == "GUS-009"]) == thrown


def test_as_many_cards_become_points_as_came_back() -> None:
    turns = happens(
        "TUR-119",
        "[メイン/自分]:自分のポイント置き場にある全てのカードを手札に加える。その後、デッキの上のカードをその枚数と同じ枚数"
        "自分のポイント置き場に裏向きで置く。",
    )
    here = table({"hand": ["TUR-119", "clo"], "points": ["ann", "bea", "dot"]}, {}, turns)
    here.play("TUR-119")
    assert {"ANN-001", "BEA-002", "DOT-004"} <= set(here.hand(0))
    assert (here.points(0), here.game.count(0, "pile_down")) == (3, 3)


@pm("R-PM-113")
@pytest.mark.parametrize("number", [0, 2, 3])
def test_who_says_how_many_cards_go_has_seen_none_of_them(number: int) -> None:
    mills = says(
        "MIL-120",
        "[メイン/自分]:《0》デッキの上のカードを3枚まで捨て札にする。捨て札にしたカードの中に「Gus-009」が2枚以上含まれていた場合、"
        "カードを1枚引く。",
    )
    here = table({"main": ["MIL-120"], "hand": ["clo"]}, {}, mills)
    here.do("use", "MIL-120", 0)
    assert [option[1] for option in here.question.options] == [0, 1, 2, 3]
    takes(here, number)
    assert (here.game.count(0, "discard"), len(here.hand(0))) == (number, 1 + (number >= 2))


@pytest.mark.parametrize(("number", "offered"), [(3, False), (2, True)])
def test_whose_use_cost_is_as_many_as_were_thrown_away(number: int, offered: bool) -> None:
    bars = happens(
        "BAR-121",
        "[メイン/自分]:デッキの上のカードを任意の枚数捨て札にする。その場合、捨て札にしたカードの枚数と同じ使用コストの値を持つキャラ1枚は、"
        "このターン、アプローチに参加できない。",
    )
    here = table({"main": ["dot", "ann"], "hand": ["BAR-121", "clo"]}, {"hand": ["tea"]}, bars)
    here.play("BAR-121")
    takes(here, number)
    here.declare()
    assert (here.option("approach", "dot") in here.question.options) is offered


# --- as much as somebody has ---


def test_as_much_as_one_who_is_chosen_has() -> None:
    copies = says(
        "COP-122",
        "このカードは、アプローチに参加した場合、ターン終了時まで相手のキャラ1枚のAP/DPの値と同じ値のAP/DPの修正を得る。",
    )
    here = table({"main": ["COP-122"], "hand": ["clo"]}, {"main": ["dot", "eve"], "hand": ["tea"]}, copies)
    here.declare()
    here.say(here.option("approach", "COP-122"))
    choose(here, "dot")
    assert (here.power("COP-122"), here.power("dot")) == ((90, 90), (60, 60))


@pytest.mark.parametrize(
    ("said", "left"),
    [
        ("このカードのAPと同じ値のDPのマイナスの修正", (60, 20)),
        ("このカードのAPと同じ値のAPの修正", (100, 60)),
        ("自分の「Eve-005」1枚のAPと同じ値のDPのマイナス修正", (60, 50)),
        ("自分の「Eve-005」1枚のAP/DPと同じ値のAP/DPのマイナスの修正", (50, 50)),
        ("このカードのDPと同じ値のAPの修正", (80, 60)),
    ],
)
def test_one_number_of_somebody_becomes_the_other_one(said: str, left: tuple[int, int]) -> None:
    sinks = says("SIN-123", f"[メイン/自分]:《0》相手のキャラ1枚は、ターン終了時まで{said}を得る。", power=(40, 20))
    here = table({"main": ["SIN-123", "eve"], "hand": ["clo"]}, {"main": ["dot"], "hand": ["tea"]}, sinks)
    here.do("use", "SIN-123", 0)
    answers(here)
    assert here.power("dot") == left


def test_whoever_approaches_lends_its_power() -> None:
    grows = says(
        "GRO-124",
        "自分の「Dot-004」がアプローチに参加した場合、このカードは、ターン終了時までそのキャラのAPと同じ値のDPの修正を得る。",
    )
    here = table({"main": ["GRO-124", "dot"], "hand": ["clo"]}, {"hand": ["tea"]}, grows)
    here.declare()
    here.say(here.option("approach", "dot"))
    assert here.power("GRO-124") == (30, 90)


# --- numbers that are asked for ---


@pytest.mark.parametrize(
    ("asked", "offered"),
    [
        ("使用コストが3以下かつDPが30以下の", {"ANN-001", "BEA-002", "EVE-005"}),
        ("DPが30以下で、使用コストが3以下の", {"ANN-001", "BEA-002", "EVE-005"}),
        ("APが30以上かつDPが30以下の", {"ANN-001", "BEA-002"}),
        ("APとDPが30以下の", {"ANN-001", "EVE-005"}),
        ("AP/DPが40/20以下の", {"BEA-002", "EVE-005"}),
        ("このカードのAPより低いDPの値を持つ", {"ANN-001", "BEA-002", "EVE-005"}),
        ("このカードのAP/DPの合計値より高いAP/DPの合計値を持つ", {"CLO-003", "DOT-004"}),
        ("このカードの使用コストより高い使用コストの値を持つ", {"DOT-004"}),
    ],
)
def test_two_numbers_of_one_card_are_asked_for(asked: str, offered: set[str]) -> None:
    rests = says("RES-126", f"[メイン/自分]:《0》{asked}相手のキャラ1枚を休息状態にする。", power=(35, 30))
    here = table(
        {"main": ["RES-126"], "hand": ["tea"]}, {"main": ["ann", "bea", "clo", "dot", "eve"], "hand": ["tea"]}, rests
    )
    here.do("use", "RES-126", 0)
    if len(offered) == 1:
        assert all(here.is_rested(name) for name in offered)
        return
    assert {here.game.key(option[1]) for option in here.question.options} == offered


@pm("R-PM-110")
@pytest.mark.parametrize(("unit", "drawn"), [("枚", 0), ("回", 1)])
def test_who_approaches_twice_is_one_card_and_two_times(unit: str, drawn: int) -> None:
    asks = says(
        "ASK-127",
        f"[アプローチ/自分]:《0》このターン、自分のキャラが2{unit}以上アプローチしている場合、カードを1枚引く。",
    )
    wakes = says("WAK-128", "[アプローチ/自分]:《0》自分の「Ann-001」1枚を活動状態にする。")
    here = table({"main": ["ann", "ASK-127", "WAK-128"], "hand": ["clo"]}, {"hand": ["tea"]}, asks, wakes)
    here.approach("ann")
    here.do("use", "WAK-128", 0)
    here.passes()
    here.approach("ann")
    before = len(here.hand(0))
    here.do("use", "ASK-127", 0)
    assert len(here.hand(0)) == before + drawn


@pytest.mark.parametrize(("which", "power"), [(0, (50, 30)), (1, (30, 50))])
def test_one_of_two_gains_under_a_condition(which: int, power: tuple[int, int]) -> None:
    picks = says(
        "PIC-129",
        "[メイン/両方]:《0》このカードは、自分の「Ann-001」がいる場合、ターン終了時まで+20/±0または±0/+20を得る。",
    )
    here = table({"main": ["PIC-129", "ann"], "hand": ["clo"]}, {}, picks)
    here.do("use", "PIC-129", 0)
    here.say(here.question.options[which])
    assert here.power("PIC-129") == power


# --- numbers against each other ---


@pytest.mark.parametrize(
    ("asked", "mine", "theirs", "held"),
    [
        ("自分のキャラの枚数が相手のキャラの枚数と同じ", ["ann"], ["bea", "clo"], True),
        ("自分のキャラの枚数が相手のキャラの枚数と同じ", ["ann"], ["bea"], False),
        ("自分のキャラの枚数が相手のキャラの枚数以上の", ["ann"], ["bea", "clo"], True),
        ("自分のキャラの枚数が相手のキャラの枚数以下の", ["ann"], ["bea"], False),
        ("自分の手札の枚数が相手の手札の枚数と同じ", [], [], True),
        ("それぞれ異なる名称の自分のキャラが3枚以上いる", ["ann", "bea"], [], True),
        ("自分の場にそれぞれ異なる名称のキャラが3枚以上いる", ["ann", "TWI-131"], ["bea"], False),
        ("自分の経験コインの数が1個以上の", [], [], False),
        ("自分が経験コインを持っていない", [], [], True),
    ],
)
def test_two_numbers_are_held_against_each_other(asked: str, mine: list[str], theirs: list[str], held: bool) -> None:
    grows = says("GRO-130", f"このカードは、{asked}場合、+20/+20を得る。")
    twin = character("TWI-131", name="Ann-001")
    here = table({"main": ["GRO-130", *mine], "hand": ["dot"]}, {"main": theirs, "hand": ["tea"]}, grows, twin)
    assert here.power("GRO-130")[0] == (50 if held else 30)


@pytest.mark.parametrize(("draws", "ap"), [(2, 30), (3, 50)])
def test_so_many_cards_drawn_this_turn(draws: int, ap: int) -> None:
    grows = says("GRO-132", "このカードは、このターンの間に自分がカードを3枚以上引いている場合、+20/+20を得る。")
    more = happens("MOR-133", f"[メイン/自分]:カードを{draws}枚引く。")
    here = table({"main": ["GRO-132"], "hand": ["MOR-133", "clo"]}, {"hand": ["tea"]}, grows, more)
    here.play("MOR-133")
    assert here.power("GRO-132")[0] == ap


@pm("R-PM-113")
@pytest.mark.parametrize("number", [0, 1, 2])
def test_up_to_so_many_cards_are_drawn(number: int) -> None:
    draws = happens("DRA-134", "[メイン/自分]:カードを2枚まで引く。")
    here = table({"hand": ["DRA-134", "clo"]}, {"hand": ["tea"]}, draws)
    here.play("DRA-134")
    takes(here, number)
    assert len(here.hand(0)) == 1 + number


@pytest.mark.parametrize(("on_it", "number", "offered"), [(2, 1, [0, 1, 2]), (5, 3, [0, 1, 2, 3])])
def test_up_to_so_many_coins_go_and_each_draws_a_card(on_it: int, number: int, offered: list[int]) -> None:
    spends = says(
        "SPE-135",
        "[メイン/自分]:《0》このカードの上にある+10/+10コインを3個まで取り除く。その場合、取り除いたコイン1個につき、カードを1枚引く。",
    )
    here = table({"main": [{"card": "SPE-135", "coins": {TEN: on_it}}], "hand": ["clo"]}, {}, spends)
    here.do("use", "SPE-135", 0)
    assert [option[1] for option in here.question.options] == offered
    takes(here, number)
    assert (coins(here, "SPE-135"), len(here.hand(0))) == (on_it - number, 1 + number)


def test_as_many_of_the_hand_go_as_came_back() -> None:
    trades = happens(
        "TRA-136",
        "[メイン/自分]:自分の捨て札置き場にあるキャラを2枚まで手札に戻す。その後、手札に戻したキャラと同じ枚数の手札を捨て札にする。",
    )
    here = table({"hand": ["TRA-136", "clo", "dot"], "discard": ["ann", "bea"]}, {}, trades)
    here.play("TRA-136")
    while here.question.kind != "action":
        cards = [option for option in here.question.options if option[0] == "card"]
        here.say(*cards[: here.question.most])
    assert len(here.hand(0)) == 2


def test_as_many_coins_come_as_there_are_cards() -> None:
    loads = happens(
        "LOA-137", "[メイン/自分]:自分の「Ann-001」1枚の上に、自分のキャラの枚数と同じ数の+10/+10コインを乗せる。"
    )
    here = table({"main": ["ann", "bea", "dot"], "hand": ["LOA-137", "clo"]}, {"main": ["eve"]}, loads)
    here.play("LOA-137")
    assert coins(here, "ann") == 3


@pytest.mark.parametrize(
    "text",
    [
        "自分の「桃」2枚につき、相手のキャラ1枚を指定する。カードを1枚引く。指定されたキャラは、ターン終了時まで妨害できない",
        "自分の「桃」2枚につき、相手のキャラ1枚を指定する。指定されたキャラは、ターン終了時まで-10/-10を得る",
        BACK + "この効果でキャラを3枚以上デッキに戻した場合、カードを1枚引く",
        BACK + "その場合、デッキに戻したキャラ3枚につき、カードを1枚引く",
    ],
)
def test_whom_it_would_count_or_mean_otherwise_is_refused(text: str) -> None:
    with pytest.raises(CardTextError):
        GRAMMAR.compile(GRAMMAR.normal(f"[メイン/自分]:{text}。", "ja", kind="event"), "ja", kind="event")
