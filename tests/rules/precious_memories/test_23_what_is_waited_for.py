"""What a text waits for: lists with a turn or a state for one of them, whose effect does what, judgements, what was
paid with and where from, how often in a turn. Each is read, and then played."""

from __future__ import annotations

import pytest

from engine.games.precious_memories.wording import GRAMMAR
from engine.wording import CardTextError
from tests.rules.precious_memories.stock import EX, Table, character, pm, table
from tests.rules.precious_memories.test_5_what_texts_speak_of import happens, says
from tests.rules.precious_memories.test_6_more_texts import answers, choose

TIRES = happens("TIR-301", "[メイン/両方]:相手のキャラ1枚を休息状態にする。")
WAKES = happens("WAK-302", "[メイン/両方]:自分のキャラ1枚を活動状態にする。")


def drawn(here: Table) -> int:
    """How many cards have come into the hand out of the deck."""
    return here.hand(0).count("GUS-009")


# --- lists ---


@pytest.mark.parametrize(("play", "friend", "cards"), [("HER-303", True, 1), ("HER-303", False, 0), ("bea", True, 0)])
def test_a_state_is_told_of_the_first_of_a_list_alone(play: str, friend: bool, cards: int) -> None:
    hears = says(
        "HER-303",
        "このカードが、自分の「Ann-001」がいる状態で登場した場合、または自分の「Dot-004」がアプローチでポイントを与えた場合、カードを1枚引く。",
    )
    mine = {"main": ["dot", *(["ann"] if friend else [])], "hand": ["HER-303", "bea", "clo"]}
    here = table(mine, {"hand": ["tea"]}, hears)
    here.play(play)
    assert drawn(here) == cards
    here.approach("dot")
    assert drawn(here) == cards + (play == "HER-303")


@pytest.mark.parametrize(("seat", "cards"), [("A", 1), ("B", 0)])
def test_a_turn_is_told_of_the_second_alone(seat: str, cards: int) -> None:
    hears = says(
        "HER-304",
        "相手のキャラが登場した場合、または自分のターンの間に、自分の効果で相手のキャラが休息状態になった場合、カードを1枚引く。",
    )
    here = table(
        {"main": ["HER-304"], "hand": ["TIR-301", "clo"]}, {"main": ["dot"], "hand": ["eve"]}, hears, TIRES, seat=seat
    )
    if seat == "B":
        here.say(("pass",))
    here.play("TIR-301", seat=0)
    answers(here)
    assert (drawn(here), here.is_rested("dot")) == (cards, True)


def test_the_first_is_heard_in_any_turn() -> None:
    hears = says(
        "HER-304",
        "相手のキャラが登場した場合、または自分のターンの間に、自分の効果で相手のキャラが休息状態になった場合、カードを1枚引く。",
    )
    here = table({"main": ["HER-304"], "hand": ["clo"]}, {"hand": ["eve"]}, hears, seat="B")
    here.play("eve", seat=1)
    assert drawn(here) == 1


def test_of_three_each_is_heard_and_the_subject_is_told_once() -> None:
    hears = says(
        "HER-306",
        "このカードが登場、または自分の「Dot-004」がアプローチした場合、またはアプローチでポイントを与えた場合、カードを1枚引く。",
    )
    here = table({"main": ["dot"], "hand": ["HER-306", "clo"]}, {"hand": ["tea"]}, hears)
    here.play("HER-306")
    here.approach("dot")
    assert drawn(here) == 3


@pytest.mark.parametrize(
    "text",
    [
        "このカードが登場またはレベルアップした場合、カードを1枚引く。",
        "同じターンの間に、このカードの退場判定によって相手のキャラが2枚以上退場した場合、カードを1枚引く。",
        "自分のカードが相手の効果で捨て札置き場に置かれた場合、カードを1枚引く。",
        "このカードは、自分の「桃」が登場した場合、場に出すことができる。",
        "このカードの退場判定によって相手のキャラが退場した場合、またはアプローチした場合、カードを1枚引く。",
        "このカードが相手の効果で手札に戻った場合、または退場した場合、カードを1枚引く。",
        "このカードが、自分の「桃」が登場しているターンの間に登場した場合、カードを1枚引く。",
        "自分の「桃」が登場しているターンの間、このカードが登場した場合、カードを1枚引く。",
        "同じターンの間に、このカードの効果で相手のキャラが2枚以上退場した場合、カードを1枚引く。",
    ],
)
def test_what_nobody_can_tell_is_refused(text: str) -> None:
    with pytest.raises(CardTextError):
        GRAMMAR.compile(GRAMMAR.normal(text, "ja", kind="character"), "ja", kind="character")


# --- whose effect ---


@pm("R-PM-101")
@pytest.mark.parametrize(("whose", "cards"), [("自分", 1), ("相手", 0)])
def test_whose_effect_rests_somebody(whose: str, cards: int) -> None:
    hears = says("HER-307", f"{whose}の効果で相手のキャラが休息状態になるごとに、カードを1枚引く。")
    here = table({"main": ["HER-307"], "hand": ["TIR-301", "clo"]}, {"main": ["dot"], "hand": ["tea"]}, hears, TIRES)
    here.play("TIR-301")
    answers(here)
    assert (drawn(here), here.is_rested("dot")) == (cards, True)


@pm("R-PM-101")
def test_who_approaches_or_pays_is_rested_by_no_effect() -> None:
    hears = says("HER-308", "カードの効果で自分のキャラが休息状態になるごとに、カードを1枚引く。")
    pays = says("PAY-309", "[メイン/自分]:《休》相手のキャラ1枚を休息状態にする。")
    here = table(
        {"main": ["HER-308", "PAY-309", "dot"], "hand": ["clo"]}, {"main": ["ann"], "hand": ["tea"]}, hears, pays
    )
    here.do("use", "PAY-309", 0)
    answers(here)
    here.approach("dot")
    assert (drawn(here), here.is_rested("PAY-309"), here.is_rested("ann")) == (0, True, True)


@pm("R-PM-101")
def test_whose_effect_makes_somebody_active() -> None:
    hears = says("HER-310", "自分のカードの効果で自分のキャラが活動状態になった場合、カードを1枚引く。")
    here = table({"main": ["HER-310", {"card": "dot", "rested": True}], "hand": ["WAK-302", "clo"]}, {}, hears, WAKES)
    here.play("WAK-302")
    choose(here, "dot")
    assert (drawn(here), here.is_rested("dot")) == (1, False)


@pm("R-PM-100")
@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("デッキの上のカード3枚を見る。残りのカードを任意の順番でデッキの下に移す。", 1),
        (
            "デッキの上のカード3枚を見て、その中にある「Gus-009」1枚を手札に加える。残りのカードを任意の順番でデッキの下に移す。",
            1,
        ),
        ("カードを1枚引く。", 0),
    ],
    ids=["the_top", "for_a_card", "draws"],
)
def test_who_looks_into_his_deck_is_heard(text: str, cards: int) -> None:
    looks = happens("LOO-311", "[メイン/両方]:" + text)
    hears = says("HER-312", "相手がカードの効果でデッキの中を見た場合、カードを1枚引く。")
    here = table({"main": ["HER-312"], "hand": ["clo"]}, {"hand": ["LOO-311"]}, hears, looks, seat="B")
    here.play("LOO-311", seat=1)
    while here.question.kind != "action":
        here.say(*here.question.options[: max(1, here.question.least)])
    assert drawn(here) == cards


@pm("R-PM-101")
def test_who_draws_by_whose_effect_is_told_once_for_both() -> None:
    hears = says("HER-313", "自分が、相手の効果でカードを引いた場合、またはデッキを見た場合、相手に1ポイント与える。")
    gives = happens("GIV-314", "[メイン/両方]:相手はカードを1枚引く。")
    for turn, points in (("B", 1), ("A", 0)):
        side: dict[str, object] = {"main": ["HER-313"], "hand": ["clo", "tea"]}
        other: dict[str, object] = {"hand": ["GIV-314"]}
        here = table(side, other, hears, gives, seat=turn)
        if turn == "A":
            here.play("tea")
        else:
            here.play("GIV-314", seat=1)
        assert (here.points(1), drawn(here)) == (points, 1)


@pm("R-PM-101")
@pytest.mark.parametrize("way", ["effect", "exit", "cost", "hand"])
def test_a_card_hears_that_an_effect_has_thrown_it_away(way: str) -> None:
    """Wherever it lay; nothing that is paid with it is an effect."""
    hears = says("HER-315", "このカードがカードの効果で自分の捨て札置き場に置かれた場合、相手に1ポイント与える。")
    away = happens("AWA-316", "[メイン/自分]:自分のキャラ1枚を捨て札にする。")
    exits = happens("EXI-317", "[メイン/自分]:自分のキャラ1枚を退場させる。")
    sheds = happens("SHE-318", "[メイン/自分]:手札1枚を捨て札にする。")
    hand = {"effect": ["AWA-316"], "exit": ["EXI-317"], "cost": ["dot"], "hand": ["SHE-318"]}[way]
    there = way in ("effect", "exit")
    cards = [*hand, *([] if there else ["HER-315"] * (3 if way == "cost" else 1)), *(["ann"] if there else [])]
    here = table({"main": ["HER-315"] if there else [], "hand": cards}, {}, hears, away, exits, sheds)
    here.play(hand[0])
    if here.question.kind != "action":
        answers(here)
    assert here.zone("HER-315") == "discard"
    assert here.points(1) == (way != "cost")


@pm("R-PM-101")
@pytest.mark.parametrize(("whose", "way", "points"), [("相手", "hand", 1), ("自分", "hand", 0), ("相手", "field", 0)])
def test_a_card_hears_by_whose_effect_it_left_the_hand(whose: str, way: str, points: int) -> None:
    hears = says("HER-346", f"このカードが{whose}の効果で手札から捨て札置き場に置かれた場合、相手に1ポイント与える。")
    sheds = happens("SHE-347", "[メイン/両方]:相手は、手札1枚を捨て札にする。")
    away = happens("AWA-348", "[メイン/両方]:相手のキャラ1枚を捨て札にする。")
    mine = {"main" if way == "field" else "hand": ["HER-346"]}
    here = table(mine, {"hand": ["SHE-347", "AWA-348"]}, hears, sheds, away, seat="B")
    here.play("SHE-347" if way == "hand" else "AWA-348", seat=1)
    if here.question.kind != "action":
        answers(here)
    assert (here.zone("HER-346"), here.points(1)) == ("discard", points)


@pm("R-PM-101")
@pytest.mark.parametrize(("who", "cards"), [("RES-349", 1), ("RES-350", 0)])
def test_the_effect_of_this_card_is_told_from_that_of_others(who: str, cards: int) -> None:
    rests = "[メイン/自分]:《0》相手のキャラ1枚を休息状態にする。"
    own = says("RES-349", "このカードの効果で相手のキャラが休息状態になった場合、カードを1枚引く。\n" + rests)
    here = table({"main": ["RES-349", "RES-350"], "hand": ["clo"]}, {"main": ["dot"]}, own, says("RES-350", rests))
    here.do("use", who, 0)
    answers(here)
    assert (drawn(here), here.is_rested("dot")) == (cards, True)


# --- judgements ---


@pm("R-PM-102")
@pytest.mark.parametrize("how", ["approach", "effect", "exit"])
def test_a_judgement_is_one_however_it_comes_about(how: str) -> None:
    hears = says("HER-319", "自分の「Dot-004」の退場判定によって相手のキャラが退場した場合、カードを1枚引く。")
    fights = happens("FIG-320", "[メイン/自分]:自分の「Dot-004」1枚と相手のキャラ1枚は、退場判定を行う。")
    exits = happens("EXI-321", "[メイン/自分]:相手のキャラ1枚を退場させる。")
    here = table(
        {"main": ["HER-319", "dot"], "hand": ["FIG-320", "EXI-321", "clo"]},
        {"main": ["eve"], "hand": ["tea"]},
        hears,
        fights,
        exits,
    )
    if how == "approach":
        here.approach("dot", "eve")
    else:
        here.play("FIG-320" if how == "effect" else "EXI-321")
        answers(here)
    assert (here.zone("eve"), drawn(here)) == ("discard", how != "exit")


@pm("R-PM-102")
@pytest.mark.parametrize("how", ["fight", "exit", "approach"])
def test_an_effect_or_a_judgement_is_heard_once(how: str) -> None:
    hears = says(
        "HER-322", "自分のキャラがカードの効果または退場判定によって捨て札置き場に置かれるごとに、カードを1枚引く。"
    )
    fights = happens("FIG-323", "[メイン/自分]:自分の「Eve-005」1枚と相手のキャラ1枚は、退場判定を行う。")
    exits = happens("EXI-324", "[メイン/自分]:自分の「Eve-005」1枚を退場させる。")
    here = table(
        {"main": ["HER-322", "eve"], "hand": ["FIG-323", "EXI-324", "clo"]},
        {"main": ["dot"], "hand": ["tea"]},
        hears,
        fights,
        exits,
    )
    if how == "approach":
        here.approach("eve", "dot")
    else:
        here.play("FIG-323" if how == "fight" else "EXI-324")
        answers(here)
    assert (here.zone("eve"), drawn(here)) == ("discard", 1)


# --- paid with, and where from ---


@pm("R-PM-103")
@pytest.mark.parametrize(("paid", "active"), [(["tea", "hex"], True), (["bea", "eve"], False), (["tea", "eve"], True)])
def test_what_a_card_was_paid_with_is_heard_once(paid: list[str], active: bool) -> None:
    hears = says(
        "HER-325", "このカードは、イベントカードをコストにして登場した場合、ターン終了時まで+20/+20を得る。", cost=2
    )
    here = table({"hand": ["HER-325", "tea", "hex", "bea", "eve"]}, {}, hears)
    here.say(here.option("character", "HER-325", 0))
    here.pay(*paid)
    here.unanswered()
    assert here.power("HER-325") == ((50, 50) if active else (30, 30))


@pm("R-PM-103")
def test_where_somebody_appears_from_is_heard() -> None:
    hears = says("HER-326", "自分の「Ann-001」が手札以外から登場した場合、カードを1枚引く。")
    calls = happens("CAL-327", "[メイン/自分]:自分の捨て札置き場にあるキャラ1枚を登場させる。")
    for mine, cards in (({"hand": ["ann", "CAL-327"]}, 0), ({"discard": ["ann"], "hand": ["CAL-327"]}, 1)):
        here = table({"main": ["HER-326"], **mine}, {}, hears, calls)
        here.play("CAL-327" if cards else "ann")
        answers(here)
        assert (here.zone("ann"), drawn(here)) == ("main", cards)


@pm("R-PM-104")
@pytest.mark.parametrize("work", ["tale", "saga"])
def test_what_a_text_is_paid_with_may_come_onto_the_field(work: str) -> None:
    comes = says(
        "COM-328",
        "このカードは、自分の『tale』のキャラの使用型テキストのコストとして捨て札置き場に置かれた場合、場に出すことができる。",
    )
    uses = says("USE-329", "[メイン/自分]:《1》カードを1枚引く。", work=work)
    here = table({"main": ["USE-329"], "hand": ["COM-328"]}, {}, comes, uses)
    here.do("use", "USE-329", 0)
    here.pay()
    here.unanswered()
    if work == "tale":
        assert (here.question.seat, here.question.kind) == (0, "may")
        here.say(("yes",))
        answers(here)
    assert here.zone("COM-328") == ("main" if work == "tale" else "discard")


@pm("R-PM-104")
def test_what_a_card_is_paid_with_is_no_cost_of_a_text() -> None:
    comes = says(
        "COM-330",
        "このカードが、自分の『tale』のキャラのテキストのコストとして捨て札置き場に置かれた場合、相手に1ポイント与える。",
    )
    here = table({"hand": ["COM-330", "dot", "ann", "bea"]}, {}, comes)
    here.say(here.option("character", "dot", 0))
    here.pay("COM-330", "ann", "bea")
    here.unanswered()
    assert (here.zone("COM-330"), here.points(1)) == ("discard", 0)


# --- how often, and in which turn ---


@pytest.mark.parametrize(("times", "cards"), [(1, 0), (2, 1), (3, 1)])
def test_how_often_a_deed_is_stopped_in_a_turn(times: int, cards: int) -> None:
    hears = says("HER-331", "同じターンの間に、自分のキャラのアプローチが2回以上妨害された場合、カードを1枚引く。")
    here = table(
        {"main": ["HER-331", "dot", "ann", "bea"], "hand": ["clo"]},
        {"main": ["DUM-332", "DUM-344", "DUM-345"], "hand": ["tea"]},
        hears,
        *(character(f"DUM-{number}", power=(0, 90)) for number in (332, 344, 345)),
    )
    for who, blocker in [("dot", "DUM-332"), ("bea", "DUM-344"), ("ann", "DUM-345")][:times]:
        here.approach(who, blocker)
    assert drawn(here) == cards


@pytest.mark.parametrize(("names", "comes"), [(["Twi-333", "Twi-333"], True), (["Twi-333", "Oth-334"], False)])
def test_an_open_card_counts_those_of_its_own_name(names: list[str], comes: bool) -> None:
    text = (
        "〔EXカード〕このカードが手札にある状態で、自分のメインフェイズの間に、このカードと同じ名称の自分のキャラが2枚以上登場した場合、"
        "このカードを場に出すことができる。"
    )
    waits = says("WAI-335", GRAMMAR.normal(text, "ja", kind="character"), name="Twi-333", cost=0)
    assert EX in waits.abilities
    twins = [character(f"TWI-33{at + 6}", name=name) for at, name in enumerate(names)]
    here = table({"hand": ["WAI-335", "TWI-336", "TWI-337", "clo"]}, {}, waits, *twins)
    for twin in ("TWI-336", "TWI-337"):
        here.play(twin)
    asked = here.question.kind == "may"
    assert asked is comes


@pytest.mark.parametrize(("plays", "power"), [(True, (40, 40)), (False, (30, 30))])
def test_in_a_turn_in_which_something_was_played(plays: bool, power: tuple[int, int]) -> None:
    grows = says("GRO-338", "自分のイベントカードがプレイされたターンの間、このカードは+10/+10を得る。")
    here = table({"main": ["GRO-338"], "hand": ["tea", "clo"]}, {}, grows)
    if plays:
        here.play("tea")
    assert here.power("GRO-338") == power


def test_in_a_turn_in_which_somebody_has_exited() -> None:
    grows = says("GRO-339", "自分のキャラが退場しているターンの間、このカードは+10/+10を得る。")
    exits = happens("EXI-340", "[メイン/自分]:自分の「Ann-001」1枚を退場させる。")
    here = table({"main": ["GRO-339", "ann"], "hand": ["EXI-340", "clo"]}, {}, grows, exits)
    assert here.power("GRO-339") == (30, 30)
    here.play("EXI-340")
    answers(here)
    assert here.power("GRO-339") == (40, 40)


@pytest.mark.parametrize(("exits", "cards"), [(1, 0), (2, 1)])
def test_what_is_done_in_a_turn_in_which_so_many_have_exited(exits: int, cards: int) -> None:
    mourns = says(
        "MOU-351", "このカードが、自分のキャラが2枚以上退場しているターンにアプローチに参加した場合、カードを1枚引く。"
    )
    away = [happens(f"EXI-35{nth}", "[メイン/自分]:自分の「Ann-001」1枚を退場させる。") for nth in (2, 3)]
    twin = character("TWI-354", name="Ann-001")
    mine = {"main": ["MOU-351", "ann", "TWI-354"], "hand": ["EXI-352", "EXI-353", "clo"]}
    here = table(mine, {"hand": ["tea"]}, mourns, twin, *away)
    for nth in range(exits):
        here.play(f"EXI-35{nth + 2}")
        if here.question.kind != "action":
            answers(here)
        if here.asked == (1, "action"):
            here.say(("pass",))
    here.approach("MOU-351")
    assert drawn(here) == cards


@pytest.mark.parametrize(("who", "rested"), [("LOO-355", True), ("tea", True), ("bea", False)])
def test_one_or_the_other_has_happened_this_turn(who: str, rested: bool) -> None:
    asks = says(
        "ASK-356",
        "[メイン/両方]:《0》このターンの間に、相手がカードの効果でカードを引いている場合、または相手がデッキの中を見ている場合、相手のキャラ1枚を休息状態にする。",
    )
    looks = happens(
        "LOO-355", "[メイン/自分]:デッキの上のカード2枚を見る。残りのカードを任意の順番でデッキの下に移す。"
    )
    here = table(
        {"main": ["ASK-356"], "hand": ["clo"]},
        {"main": ["dot"], "hand": ["LOO-355", "tea", "bea"]},
        asks,
        looks,
        seat="B",
    )
    here.play(who, seat=1)
    while here.question.kind != "action":
        here.say(*here.question.options[: max(1, here.question.least)])
    if here.asked == (1, "action"):
        here.say(("pass",))
    here.do("use", "ASK-356", 0)
    if here.question.kind != "action":
        choose(here, "dot")
    assert here.is_rested("dot") is rested


def test_each_time_for_the_rest_of_a_turn() -> None:
    lasts = happens(
        "LAS-341", "[メイン/自分]:このターンの間、自分の効果で相手のキャラが休息状態になるごとに、カードを1枚引く。"
    )
    twice = happens("TWI-342", "[メイン/自分]:相手の全てのキャラを休息状態にする。")
    here = table({"main": ["ann"], "hand": ["LAS-341", "TWI-342", "clo"]}, {"main": ["dot", "eve"]}, lasts, twice)
    here.play("LAS-341")
    here.play("TWI-342")
    answers(here)
    assert drawn(here) == 2


@pytest.mark.parametrize("comes", [True, False])
def test_a_card_may_go_back_to_the_hand_when_others_come(comes: bool) -> None:
    leaves = says(
        "LEA-343",
        "このカードは、自分の「Ann-001」が登場した場合、手札に戻すことができる。手札に戻した場合、カードを1枚引く。",
    )
    here = table({"main": ["LEA-343"], "hand": ["ann", "bea", "clo"]}, {}, leaves)
    here.play("ann" if comes else "bea")
    if comes:
        here.say(("yes",))
    assert (here.zone("LEA-343"), drawn(here)) == (("hand", 1) if comes else ("main", 0))
