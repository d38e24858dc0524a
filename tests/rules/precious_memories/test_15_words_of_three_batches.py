"""Words that three batches of cards drawn by chance have brought: each is read, and then played on a position."""

from __future__ import annotations

import pytest

from tests.rules.precious_memories.stock import character, keyword, pm, table
from tests.rules.precious_memories.test_5_what_texts_speak_of import happens, says
from tests.rules.precious_memories.test_6_more_texts import answers

TWICE = "このカードは、アプローチで与えるポイントが2点になる。"


@pm("R-PM-84")
def test_an_approach_that_is_worth_two_gives_two_points_at_once() -> None:
    here = table({"main": ["TWO-751"], "hand": ["hex"]}, {"hand": ["gus"]}, says("TWO-751", TWICE))
    here.approach("TWO-751")
    assert here.points(1) == 2


@pm("R-PM-84")
@pytest.mark.parametrize(("ap", "points"), [(90, 2), (50, 0)])
def test_who_breaks_through_gives_two_as_well(ap: int, points: int) -> None:
    strong = says("TWO-752", "〔突破30〕" + TWICE, power=(ap, 90))
    here = table({"main": ["TWO-752"], "hand": ["hex"]}, {"main": ["ann"], "hand": ["gus"]}, strong)
    here.approach("TWO-752", "ann")
    assert here.points(1) == points


@pm("R-PM-84")
def test_two_points_are_given_once() -> None:
    here = table(
        {"main": ["TWO-753"]},
        {"hand": ["gus"]},
        says("TWO-753", TWICE + "このカードがポイントを与えるごとに、カードを1枚引く。"),
    )
    here.approach("TWO-753")
    assert (here.points(1), len(here.hand(0))) == (2, 1)


@pm("R-PM-84")
def test_the_seventh_point_ends_the_game_before_an_eighth() -> None:
    here = table({"main": ["TWO-754"]}, {"hand": ["gus"], "points": ["ann"] * 6}, says("TWO-754", TWICE))
    here.approach("TWO-754")
    assert here.game.state.outcome is not None
    assert here.points(1) == 7


@pytest.mark.parametrize(("yes", "main"), [(2, 3), (1, 2), (0, 1)])
def test_so_often_somebody_popped_may_appear(yes: int, main: int) -> None:
    epic = happens("EPI-755", "[メイン/自分]:2回まで〔EPIC〕できる。")
    here = table({"main": ["ann"], "popped": ["bea", "clo"], "hand": ["EPI-755"]}, {}, epic)
    here.play("EPI-755")
    said = 0
    while here.question.kind != "action":
        if here.question.kind == "may":
            here.say(("yes",) if said < yes else ("no",))
            said += 1
        else:
            here.say(here.question.options[0])
    assert sum(here.zone(name) == "main" for name in ("ann", "bea", "clo")) == main


@pytest.mark.parametrize(("points", "active"), [(5, True), (4, False)])
def test_what_is_done_at_the_end_of_a_turn_hangs_on_the_points(points: int, active: bool) -> None:
    late = says("LAT-756", "〔逆境5〕:「ターン終了時に自分の全てのキャラを活動状態にする。」")
    mine: dict[str, object] = {"main": ["LAT-756", {"card": "BEA-002", "rested": True}], "points": ["ann"] * points}
    here = table(mine, {"hand": ["gus"]}, late)
    turn = here.game.state.turn
    while here.game.state.turn == turn:
        here.say(("end",) if ("end",) in here.question.options else ("pass",))
    assert here.is_rested("bea") is not active


@pytest.mark.parametrize(("held", "ap"), [(2, 50), (1, 30)])
def test_so_many_cards_in_the_hand(held: int, ap: int) -> None:
    rich = says("RIC-757", "このカードは、手札の枚数が2枚以上ある場合、+20/+20を得る。")
    here = table({"main": ["RIC-757"], "hand": ["ann", "bea"][:held]}, {}, rich)
    assert here.power("RIC-757")[0] == ap


@pytest.mark.parametrize(("foe", "rests"), [("LOW-759", True), ("HIG-760", False)])
def test_whose_sum_is_lower_than_its_own(foe: str, rests: bool) -> None:
    calm = says(
        "CAL-758", "このカードが登場した場合、このカードよりAP/DPの合計値が低い相手のキャラ1枚を休息状態にする。"
    )
    low, high = character("LOW-759", power=(50, 0)), character("HIG-760", power=(20, 40))
    here = table({"main": ["ann"], "hand": ["CAL-758"]}, {"main": [foe]}, calm, low, high)
    here.play("CAL-758")
    answers(here)
    assert here.is_rested(foe) is rests


@pytest.mark.parametrize(("mine", "drawn"), [(True, 1), (False, 2)])
def test_in_whose_turn_it_appears_says_what_it_does(mine: bool, drawn: int) -> None:
    text = (
        "このカードが自分のターンの間に登場した場合、カードを1枚引く。相手のターンの間に登場した場合、カードを2枚引く。"
    )
    both = says("BOT-761", "〔自由登場〕" + text)
    here = table({"main": ["ann"], "hand": ["BOT-761"]}, {"hand": ["gus"]}, both, seat="A" if mine else "B")
    if not mine:
        here.say(("pass",))
    here.play("BOT-761")
    assert len(here.hand(0)) == drawn


@pytest.mark.parametrize(("traits", "drawn"), [(("犬",), 1), ((), 0)])
def test_who_becomes_a_point_by_an_exchange_is_heard_of(traits: tuple[str, ...], drawn: int) -> None:
    hear = says("HEA-762", "自分のポイント置き場に【犬】を持つキャラが置かれた場合、カードを1枚引く。")
    swap = happens("SWA-763", "[メイン/自分]:手札1枚と、自分のポイント置き場にあるカード1枚を置き換える。")
    given = character("GIV-764", traits=traits)
    here = table({"main": ["HEA-762"], "hand": ["SWA-763", "GIV-764"], "points": ["bea"]}, {}, hear, swap, given)
    here.play("SWA-763")
    answers(here)
    assert here.zone("GIV-764").startswith("pile")
    assert len(here.hand(0)) == 1 + drawn


@pytest.mark.parametrize(("who", "ap"), [("PEA-766", 50), ("SUN-765", 30), ("ann", 30)])
def test_in_the_turn_in_which_another_such_has_approached(who: str, ap: int) -> None:
    text = "このカードは、このカード以外の自分の「桃」がアプローチしたターンの間、+20/+20を得る。"
    sun, peach = says("SUN-765", text, name="桃"), character("PEA-766", name="桃")
    here = table({"main": ["SUN-765", "PEA-766", "ann"], "hand": ["hex"]}, {"hand": ["gus"]}, sun, peach)
    here.declare()
    here.say(here.option("approach", who))
    assert here.power("SUN-765")[0] == ap


@pytest.mark.parametrize(("times", "may"), [(1, False), (2, True)])
def test_a_text_that_asks_how_often_somebody_has_approached(times: int, may: bool) -> None:
    only = "このテキストは、同じターンの間に「桃」が2回以上アプローチした場合にのみ使用できる。"
    host = says("HOS-767", "[アプローチ/自分]:《0》カードを1枚引く。" + only)
    peaches = [character(key, keyword("active_at_once"), name="桃") for key in ("PEA-768", "PEB-769")]
    mine: dict[str, object] = {"main": ["HOS-767", "PEA-768", "PEB-769", "ann"], "hand": ["hex"]}
    here = table(mine, {"hand": ["gus"]}, host, *peaches)
    if times == 2:
        here.approach("PEA-768")
        here.step()
    else:
        here.declare()
    here.say(here.option("approach", "PEB-769"))
    assert here.offers("use", "HOS-767", 0) is may


@pytest.mark.parametrize(("coins", "again"), [(2, True), (1, False)])
def test_it_may_approach_once_more_if_its_player_has_so_much_experience(coins: int, again: bool) -> None:
    text = "このカードがポイントを与えた場合、このカードを活動状態にする。"
    more = "その後、自分が経験コインを2個以上持つ場合、このカードは、もう一度アプローチできる。"
    keen = says("KEE-770", text + more)
    mine: dict[str, object] = {"main": ["KEE-770", "ann"], "hand": ["hex"], "coins": {"experience": coins}}
    here = table(mine, {"hand": ["gus"]}, keen, flags={"approach_again": "text"})
    here.approach("KEE-770")
    here.step()
    assert not here.is_rested("KEE-770")
    assert here.offers("approach", "KEE-770") is again


def test_what_was_removed_from_the_game_is_heard_of_in_short() -> None:
    text = "[メイン/自分]:自分のキャラ1枚をゲームから取り除くことができる。取り除いた場合、カードを1枚引く。"
    here = table({"main": ["ann"], "hand": ["REM-771"]}, {}, happens("REM-771", text))
    here.play("REM-771")
    answers(here)
    assert (here.zone("ann"), len(here.hand(0))) == ("removed_cards", 1)


@pytest.mark.parametrize(("who", "drawn"), [("HOS-772", 0), ("PEA-773", 1)])
def test_of_others_that_have_approached_the_card_itself_is_none(who: str, drawn: int) -> None:
    asks = "[アプローチ/自分]:《0》このターン、このカード以外の自分の「桃」がアプローチしている場合、カードを1枚引く。"
    host, peach = says("HOS-772", asks, name="桃"), character("PEA-773", name="桃")
    here = table({"main": ["HOS-772", "PEA-773", "ann"], "hand": ["hex"]}, {"hand": ["gus"]}, host, peach)
    here.declare()
    here.say(here.option("approach", who))
    here.do("use", "HOS-772", 0)
    assert len(here.hand(0)) == 1 + drawn


@pytest.mark.parametrize(("first", "drawn"), [("HOS-774", 0), ("PEA-775", 1)])
def test_the_second_of_others_is_counted_without_the_card_itself(first: str, drawn: int) -> None:
    asks = "同じターンの間に、このカード以外の自分の「桃」が2枚以上アプローチした場合、カードを1枚引く。"
    host, peaches = says("HOS-774", asks, name="桃"), [character(key, name="桃") for key in ("PEA-775", "PEB-776")]
    mine: dict[str, object] = {"main": ["HOS-774", "PEA-775", "PEB-776", "ann"], "hand": ["hex"]}
    here = table(mine, {"hand": ["gus"]}, host, *peaches)
    here.approach(first)
    here.step()
    here.say(here.option("approach", "PEB-776"))
    assert len(here.hand(0)) == 1 + drawn


@pm("R-PM-82")
def test_own_before_the_first_of_two_is_said_of_the_second_as_well() -> None:
    cheer = happens("CHE-777", "[メイン/自分]:自分の「桃」1枚と「柿」1枚は、ターン終了時まで+20/+20を得る。")
    peach, mine, theirs = (
        character(key, name=name) for key, name in (("P-778", "桃"), ("K-779", "柿"), ("K-780", "柿"))
    )
    here = table({"main": ["P-778", "K-779"], "hand": ["CHE-777"]}, {"main": ["K-780"]}, cheer, peach, mine, theirs)
    here.play("CHE-777")
    answers(here)
    assert [here.power(key)[0] for key in ("P-778", "K-779", "K-780")] == [50, 50, 30]


@pm("R-PM-82")
def test_a_place_before_the_first_of_two_is_said_of_the_second_as_well() -> None:
    call = happens("CAL-781", "[メイン/自分]:手札から「桃」1枚と「柿」1枚を場に出す。")
    peach, held = character("PEA-782", name="桃"), character("KAK-783", name="柿")
    here = table({"main": ["ann"], "hand": ["CAL-781", "PEA-782", "KAK-783"]}, {}, call, peach, held)
    here.play("CAL-781")
    answers(here)
    assert [here.zone(key) for key in ("PEA-782", "KAK-783")] == ["main", "main"]


def test_whose_cards_cost_less_in_the_hand_without_a_word_of_all() -> None:
    cheap = says("CHE-784", "手札にある「桃」は、使用コスト-1を得る。")
    here = table({"main": ["CHE-784"], "hand": ["PEA-785"]}, {}, cheap, character("PEA-785", name="桃", cost=1))
    assert ("character", here.ref("PEA-785"), 0) in here.question.options


@pytest.mark.parametrize(("area", "ap"), [("support", 50), ("main", 30)])
def test_who_was_moved_gets_more(area: str, ap: int) -> None:
    text = (
        "[メイン/自分]:《0》このカードをメインエリアに移す。移した場合、このカードは、ターン終了時まで+20/+20を得る。"
    )
    here = table({area: ["MOV-786"], "hand": ["gus"]}, {}, says("MOV-786", text))
    if here.offers("use", "MOV-786", 0):
        here.do("use", "MOV-786", 0)
    assert here.power("MOV-786")[0] == ap


def test_two_alterations_are_made() -> None:
    here = table({"hand": ["ALT-787"]}, {}, happens("ALT-787", "[メイン/自分]:改変を2回行う。"))
    here.play("ALT-787")
    assert here.game.count(0, "removed_cards") == 2
