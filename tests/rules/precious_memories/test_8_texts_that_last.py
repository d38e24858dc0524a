"""Texts of which something lasts that asks whom they have named: each read, and then played."""

from __future__ import annotations

import pytest
from msgspec import structs

from engine.games.precious_memories.wording import GRAMMAR
from engine.kernel.abilities.pricing import saved, savings
from engine.kernel.state.game import Game
from tests.rules.precious_memories.stock import Table, character, keyword, pm, support, table
from tests.rules.precious_memories.test_5_what_texts_speak_of import happens, says
from tests.rules.precious_memories.test_6_more_texts import answers, choose

AWAY = happens("AWA-200", "[メイン/自分]:キャラ1枚を手札に戻す。")


@pm("R-PM-73")
@pytest.mark.parametrize("leaves", [False, True])
def test_the_next_character_of_the_name_of_a_named_one_is_cheaper(leaves: bool) -> None:
    call = happens(
        "CAL-201",
        "[メイン/自分]:自分のキャラ1枚を指定する。このターン、自分が次にプレイする指定したキャラと同じ名称のキャラ1枚は、使用コスト-2を得る。",
    )
    dear, other = character("DEA-202", cost=2, name="Ann-001"), character("OTH-203", cost=2)
    hand = ["CAL-201", "AWA-200", "DEA-202", "OTH-203"]
    here = table({"main": ["ann", "bea"], "hand": hand}, {}, call, AWAY, dear, other)
    here.play("CAL-201")
    choose(here, "ann")
    if leaves:
        here.play("AWA-200")
        choose(here, "ann")
        answers(here)
    game, names = here.game, ("DEA-202", "OTH-203")
    assert [saved(savings(game, game.look(here.ref(name)))) for name in names] == [2, 0]
    before = len(here.hand(0))
    here.play("DEA-202")
    assert (len(here.hand(0)), saved(savings(game, game.look(here.ref("DEA-202"))))) == (before - 1, 0)


@pm("R-PM-73")
@pytest.mark.parametrize(("blocker", "may"), [("dot", True), ("ann", False)])
def test_who_costs_less_than_the_one_that_was_chosen_cannot_block_it(blocker: str, may: bool) -> None:
    spared = "自分のキャラ1枚は、ターン終了時まで、そのカードより使用コストが低いキャラには妨害されない。"
    help_, tall = says("HEL-204", f"[アプローチ/自分]:《0》{spared}"), character("TAL-205", cost=2)
    here = table({"main": ["HEL-204", "TAL-205"]}, {"main": [blocker]}, help_, tall)
    here.declare()
    here.say(here.option("approach", "TAL-205"))
    here.do("use", "HEL-204", 0)
    choose(here, "TAL-205")
    here.step()
    assert (here.game.state.question is not None and here.offers("block", blocker)) is may


@pytest.mark.parametrize(("approacher", "may"), [("ann", False), ("bea", True)])
def test_while_the_named_one_approaches_nobody_opposite_plays_events(approacher: str, may: bool) -> None:
    quiet = says(
        "QUI-206",
        "[メイン/自分]:《0》自分の「Ann-001」1枚を指定する。このターン、そのキャラがアプローチしている間、相手はイベントカードをプレイできない。",
    )
    here = table({"main": ["QUI-206", "ann", "bea"]}, {"hand": ["hex"]}, quiet)
    here.do("use", "QUI-206", 0)
    answers(here)
    here.declare()
    here.say(here.option("approach", approacher))
    here.say(("pass",))
    assert (here.asked, here.offers("event", "hex")) == ((1, "action"), may)


# --- sums, and how many there were ---


@pytest.mark.parametrize(("blocker", "may"), [("dot", True), ("clo", True), ("bea", False), ("eve", False)])
def test_who_comes_to_less_in_all_cannot_block_it(blocker: str, may: bool) -> None:
    tall = says(
        "TAL-207",
        "[アプローチ/自分]:《0》このカードは、このターン、このカードより低いAP/DPの合計値を持つ相手のキャラには妨害されない。",
        power=(30, 40),
    )
    here = table({"main": ["TAL-207"]}, {"main": [blocker]}, tall)
    here.declare()
    here.say(here.option("approach", "TAL-207"))
    here.do("use", "TAL-207", 0)
    here.step()
    assert (here.game.state.question is not None and here.offers("block", blocker)) is may


@pytest.mark.parametrize(("resting", "drawn"), [(["ann"], 0), (["ann", "bea"], 1)])
def test_how_many_became_active_counts_those_alone_that_were_resting(resting: list[str], drawn: int) -> None:
    rise = happens(
        "RIS-208",
        "[メイン/自分]:自分の全ての赤のキャラを活動状態にする。この効果で2枚以上活動状態にした場合、カードを1枚引く。",
    )

    def turn(game: Game) -> None:
        for piece in game.state.field.values():
            game.set_exerted(piece, any(game.key(piece.ref).startswith(name.upper()) for name in resting))

    here = table({"main": ["ann", "bea", "clo"], "hand": ["RIS-208"]}, {}, rise, touch=turn)
    here.play("RIS-208")
    assert len(here.hand(0)) == drawn


@pytest.mark.parametrize(("rested", "may"), [(0, False), (1, True)])
def test_as_many_as_were_turned_is_a_use_cost(rested: int, may: bool) -> None:
    count = says(
        "COU-209",
        "[メイン/自分]:《0》自分の「Ann-001」を2枚まで休息状態にする。その場合、自分の「Dot-004」1枚は、ターン終了時まで休息状態にした枚数と同じ使用コストの値を持つキャラには妨害されない。",
    )
    wall = character("WAL-210", cost=1 - rested)
    here = table({"main": ["COU-209", "ann", "dot"]}, {"main": ["WAL-210"]}, count, wall)
    here.do("use", "COU-209", 0)
    choose(here, "ann")
    answers(here)
    here.declare()
    here.say(here.option("approach", "dot"))
    here.step()
    assert (here.game.state.question is not None and here.offers("block", "WAL-210")) is may


# --- where cards lie, what lies on them ---


@pytest.mark.parametrize("place", ["ex_deck", "discard"])
def test_a_card_is_taken_out_of_either_of_two_places(place: str) -> None:
    call = happens(
        "CAL-211", "[メイン/自分]:EXデッキまたは自分の捨て札置き場から「Bea-002」1枚を抜き出し、手札に移す。"
    )
    here = table({"hand": ["CAL-211"], place: ["bea"]}, {}, call)
    here.play("CAL-211")
    answers(here)
    assert here.hand(0) == ["BEA-002"]


def test_who_shares_a_trait_with_what_was_put_below_is_turned_face_up() -> None:
    put = happens(
        "PUT-212",
        "[メイン/自分]:自分の捨て札置き場にあるキャラ1枚をデッキの下に移す。その場合、自分のポイント置き場にあるデッキの下に移したキャラと同じ特徴を持つキャラ1枚を裏向きにする。",
    )
    cards = (character("FOX-213", traits=("fox",)), character("FOX-214", traits=("fox",)), character("CAT-215"))
    here = table({"hand": ["PUT-212"], "discard": ["FOX-213"], "points": ["CAT-215", "FOX-214"]}, {}, put, *cards)
    here.play("PUT-212")
    answers(here)
    assert (here.zone("FOX-214"), here.zone("CAT-215")) == ("pile_down", "pile_up")


def test_who_has_a_coin_already_gets_none() -> None:
    gift = happens(
        "GIF-216", "[メイン/自分]:+10/+10コインが乗っていない自分のキャラ1枚の上に+10/+10コインを1個乗せる。"
    )
    here = table(
        {"main": ["ann", "bea"], "hand": ["GIF-216", "GIF-217"]}, {}, gift, structs.replace(gift, key="GIF-217")
    )
    here.play("GIF-216")
    choose(here, "ann")
    here.play("GIF-217")
    answers(here)
    assert (here.power("ann"), here.power("bea")) == ((40, 40), (50, 30))


def test_one_of_each_of_two_kinds_is_taken_out_of_those_looked_at() -> None:
    look = happens(
        "LOO-218",
        "[メイン/自分]:デッキの上のカード3枚を見て、その中にある「Bea-002」または「Clo-003」1枚と、イベントカード1枚を抜き出し、表にしてから手札に加える。その後、残りのカードを任意の順番でデッキの下に移す。",
    )
    here = table({"hand": ["LOO-218"], "deck": ["bea", "tea", "ann", "gus"]}, {}, look)
    here.play("LOO-218")
    answers(here)
    assert sorted(here.hand(0)) == ["BEA-002", "TEA-007"]


def test_a_coin_is_put_on_each_of_two() -> None:
    coins = says(
        "COI-219",
        "このカードが登場した場合、手札から「Bea-002」1枚を場に出す。場に出した場合、そのキャラと、このカードの上に+10/+10コインを1個乗せる。",
    )
    here = table({"hand": ["COI-219", "bea"]}, {}, coins)
    here.play("COI-219")
    answers(here)
    assert (here.power("bea"), here.power("COI-219")) == ((50, 30), (40, 40))


def test_a_wearer_is_stronger_and_lets_its_player_draw() -> None:
    (tree,) = GRAMMAR.compile(
        "このカードがセットされているキャラは、自分のターンの間、+20/+20を得るとともに、そのキャラのアプローチで相手のキャラが退場した場合、カードを1枚引く。",
        "ja",
        kind="support",
    ).abilities
    here = table({"main": ["bea"], "hand": ["SET-220"]}, {"main": ["ann"]}, support("SET-220", tree))
    here.say(("set", here.ref("SET-220"), here.ref("bea")))
    here.unanswered()
    assert here.power("bea") == (60, 40)
    here.approach("bea", "ann")
    assert (here.zone("ann"), len(here.hand(0))) == ("discard", 1)


# --- in one phase alone, and of every player ---


@pytest.mark.parametrize(("phase", "up"), [("main", 0), ("approach", 2)])
def test_in_the_approach_phase_alone_each_player_turns_a_point(phase: str, up: int) -> None:
    bell = says(
        "BEL-221",
        "アプローチフェイズ中に、キャラが登場した場合、全てのプレイヤーは、自分のポイント置き場にあるカード1枚を表向きにする。",
    )
    free = character("FRE-222", keyword("free_appearance"))
    down = {"points": [{"card": "ann", "face_down": True}]}
    here = table({"main": ["BEL-221"], "hand": ["FRE-222"], **down}, down, bell, free)
    if phase == "approach":
        here.declare()
        here.say(here.option("approach", "BEL-221"))
    here.play("FRE-222")
    while here.question.kind not in ("action", "pay"):
        here.say(here.question.options[0])
    there = [here.game.keys[card] for seat in (0, 1) for card in here.game.zone(seat, "pile_up")]
    assert there.count("ANN-001") == up


def test_cards_go_from_the_top_of_every_deck() -> None:
    mill = happens("MIL-223", "[メイン/自分]:全てのデッキの上のカード2枚を捨て札にする。")
    here = table({"hand": ["MIL-223"]}, {}, mill)
    here.play("MIL-223")
    assert [here.game.count(seat, "discard") for seat in (0, 1)] == [3, 2]


@pytest.mark.parametrize("coins", [0, 1])
def test_who_has_a_coin_becomes_active_at_the_end_of_the_own_turn(coins: int) -> None:
    calm = says(
        "CAL-224",
        "このカードの上に+10/+10コインが乗っている場合、このカードは、自分のターン終了時に活動状態になる。",
    )

    def touch(game: Game) -> None:
        for piece in game.state.field.values():
            game.set_exerted(piece, game.key(piece.ref) == "CAL-224")
            piece.counters["ten_coin"] = coins

    here = table({"main": ["CAL-224", "ann"]}, {}, calm, touch=touch)
    here.declare()
    here.say(("end",))
    assert here.is_rested("CAL-224") is not bool(coins)


# --- at the end of the turn ---


def rests(here: Table, *names: str) -> list[bool]:
    return [here.is_rested(name) for name in names]


def test_who_approached_becomes_active_at_the_end_of_the_turn() -> None:
    song = says(
        "SON-225",
        "自分の「Ann-001」がアプローチした場合、そのキャラは、ターン終了時まで+30/+30を得る。その場合、ターン終了時に活動状態になる。",
    )
    here = table({"main": ["SON-225", "ann", "bea"]}, {}, song)
    for name in ("ann", "bea"):
        here.approach(name)
    assert (here.power("ann"), rests(here, "ann", "bea")) == ((60, 60), [True, True])
    here.say(("end",))
    assert rests(here, "ann", "bea") == [False, True]


def test_all_of_a_name_become_active_at_the_end_of_the_turn() -> None:
    wake = happens("WAK-226", "[メイン/自分]:自分の全ての「Ann-001」は、ターン終了時に活動状態になる。")
    here = table({"main": ["ann", "bea", "clo"], "hand": ["WAK-226"]}, {}, wake)
    here.play("WAK-226")
    for name in ("ann", "bea"):
        here.approach(name)
    here.say(("end",))
    assert rests(here, "ann", "bea") == [False, True]


@pytest.mark.parametrize(("phase", "price"), [("main", 3), ("approach", 0)])
def test_a_card_of_the_hand_is_cheaper_in_one_phase(phase: str, price: int) -> None:
    free = says(
        "FRE-227", "〔自由登場〕このカードは、手札にある場合、自分のメインフェイズの間、使用コスト-3を得る。", cost=4
    )
    here = table({"main": ["ann"], "hand": ["FRE-227"]}, {}, free)
    if phase == "approach":
        here.declare()
    assert saved(savings(here.game, here.game.look(here.ref("FRE-227")))) == price


def test_only_while_it_approaches_with_a_coin_it_is_strong() -> None:
    bold = says("BOL-228", "このカードは、+10/+10コインが乗っている状態でアプローチしている場合、+50/+50を得る。")

    def coin(game: Game) -> None:
        for piece in game.state.field.values():
            piece.counters["ten_coin"] = 1

    for touch, ap in ((None, 30), (coin, 90)):
        here = table({"main": ["BOL-228"]}, {"main": ["ann"]}, bold, touch=touch)
        here.declare()
        assert here.power("BOL-228")[0] == 30 + 10 * (touch is not None)
        here.say(here.option("approach", "BOL-228"))
        assert here.power("BOL-228")[0] == ap


@pytest.mark.parametrize(("cost", "open_"), [(0, True), (1, False)])
def test_a_character_of_that_use_cost_is_answered(cost: int, open_: bool) -> None:
    stop = says("STO-229", "[メイン/割り込み]:《0》相手がプレイ中の、使用コストが0のキャラ1枚を無効にする。")
    one = character("ONE-230", cost=cost)
    here = table({"hand": ["ONE-230", "bea"]}, {"main": ["STO-229"]}, stop, one)
    here.say(("character", here.ref("ONE-230"), 0))
    here.pay()
    assert (here.asked[0] == 1 and here.offers("use", "STO-229", 0)) is open_
