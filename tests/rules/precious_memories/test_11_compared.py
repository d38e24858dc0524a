"""Texts that compare numbers and lots, that say something at once and for a while, and that speak of the deck: each
read, and then played on a position."""

from __future__ import annotations

import pytest

from engine.games.precious_memories.wording import GRAMMAR
from engine.kernel.cards.tree import Lying
from engine.wording import CardTextError
from tests.rules.precious_memories.stock import Table, character, pm, support, table
from tests.rules.precious_memories.test_5_what_texts_speak_of import happens, says
from tests.rules.precious_memories.test_6_more_texts import answers, choose
from tests.rules.precious_memories.test_7_texts_on_positions import all_rest


def blocks(here: Table, approacher: str, blocker: str) -> bool:
    """Whether somebody may block an approach."""
    here.declare()
    here.say(here.option("approach", approacher))
    here.step()
    return here.game.state.question is not None and here.offers("block", blocker)


@pytest.mark.parametrize(("cost", "may"), [(0, True), (1, False), (2, True), (3, False)])
def test_who_has_an_odd_use_cost_cannot_block_it(cost: int, may: bool) -> None:
    odd = says("ODD-500", "このカードは、使用コストの値が奇数のキャラには妨害されない。")
    here = table({"main": ["ODD-500"]}, {"main": ["BLO-501"]}, odd, character("BLO-501", cost=cost))
    assert blocks(here, "ODD-500", "BLO-501") is may


@pytest.mark.parametrize(("dp", "rests"), [(30, True), (40, False)])
def test_whose_dp_is_not_above_its_own_can_be_rested(dp: int, rests: bool) -> None:
    calm = says(
        "CAL-502",
        "このカードが登場した場合、このカードのDP以下のDPの値を持つ相手のキャラ1枚を休息状態にする。",
        power=(20, 30),
    )
    here = table(
        {"main": ["ann"], "hand": ["CAL-502"]}, {"main": ["FOE-503"]}, calm, character("FOE-503", power=(30, dp))
    )
    here.play("CAL-502")
    answers(here)
    assert here.is_rested("FOE-503") is rests


@pytest.mark.parametrize(("theirs", "drawn"), [(["dot"], 0), (["dot", "clo", "eve"], 1)])
def test_fewer_characters_than_the_other_has_are_counted_on_both_sides(theirs: list[str], drawn: int) -> None:
    few = says(
        "FEW-504", "自分のキャラの枚数が相手のキャラの枚数より少ない状態でこのカードが登場した場合、カードを1枚引く。"
    )
    here = table({"main": ["ann"], "hand": ["FEW-504"]}, {"main": theirs}, few)
    here.play("FEW-504")
    assert len(here.hand(0)) == drawn


@pm("R-PM-76")
def test_the_printed_cost_is_asked_for_whatever_it_has_become() -> None:
    dear = says("DEA-505", "自分の全てのキャラは、使用コスト+3を得る。")
    rest = happens("RES-506", "[メイン/自分]:元の使用コストが2以上の自分のキャラ1枚を休息状態にする。")
    two, one = character("TWO-507", cost=2), character("ONE-508", cost=1)
    here = table({"main": ["DEA-505", "ONE-508", "TWO-507"], "hand": ["RES-506"]}, {}, dear, rest, one, two)
    assert here.stat("ONE-508", "cost") == 4
    here.play("RES-506")
    answers(here)
    assert [here.is_rested(name) for name in ("ONE-508", "TWO-507")] == [False, True]


def test_it_is_active_at_once_and_strong_for_the_turn() -> None:
    brave = says(
        "BRA-509",
        "このカードは、使用コストの値が2以下のキャラに妨害された場合、活動状態になるとともに、ターン終了時まで+20/+20を得る。",
        power=(30, 90),
    )
    here = table({"main": ["BRA-509"], "hand": ["gus"]}, {"main": ["BLO-510"]}, brave, character("BLO-510", cost=1))
    assert blocks(here, "BRA-509", "BLO-510")
    here.say(here.option("block", "BLO-510"))
    assert (here.power("BRA-509"), here.is_rested("BRA-509")) == ((50, 110), False)


@pytest.mark.parametrize(("dogs", "drawn"), [(1, 0), (2, 1), (5, 2)])
def test_something_is_done_once_for_each_full_group(dogs: int, drawn: int) -> None:
    pack = happens("PAC-511", "[メイン/自分]:自分の【犬】2枚につき、カードを1枚引く。")
    there = [character(f"DOG-{512 + number}", traits=("犬",), power=None) for number in range(dogs)]
    here = table({"support": [dog.key for dog in there], "hand": ["PAC-511"]}, {}, pack, *there)
    here.play("PAC-511")
    assert len(here.hand(0)) == drawn


@pytest.mark.parametrize(("approacher", "may"), [("ann", False), ("bea", True)])
def test_two_are_chosen_of_whom_the_one_cannot_block_the_other(approacher: str, may: bool) -> None:
    keep = happens("KEE-518", "[メイン/自分]:相手のキャラ1枚は、このターン、自分のキャラ1枚を妨害できない。")
    here = table({"main": ["ann", "bea"], "hand": ["KEE-518"]}, {"main": ["dot"]}, keep)
    here.play("KEE-518")
    choose(here, "ann")
    answers(here)
    assert blocks(here, approacher, "dot") is may


@pytest.mark.parametrize(("mode", "to"), [(1, (50, 60)), (2, (60, 50))])
def test_one_of_both_numbers_is_changed(mode: int, to: tuple[int, int]) -> None:
    turn = happens("TUR-519", "[メイン/自分]:相手のキャラ1枚のAPまたはDPの値を、ターン終了時まで50に変更する。")
    here = table({"main": ["ann"], "hand": ["TUR-519"]}, {"main": ["dot"]}, turn)
    here.play("TUR-519")
    here.say(("number", mode))
    assert here.power("dot") == to


def test_numbers_become_those_of_a_chosen_one() -> None:
    mirror = says(
        "MIR-520",
        "[メイン/自分]:《0》このカードのAP/DPの値を、ターン終了時まで自分の「Clo-003」1枚のAP/DPと同じ値に変更する。",
    )
    here = table({"main": ["MIR-520", "clo"]}, {}, mirror)
    here.do("use", "MIR-520", 0)
    answers(here)
    assert here.power("MIR-520") == (20, 50)


@pm("R-PM-77")
@pytest.mark.parametrize(("where", "comes"), [("deck", True), ("hand", False)])
def test_a_card_that_an_effect_throws_off_the_deck_comes_onto_the_field(where: str, comes: bool) -> None:
    ghost = says(
        "GHO-521",
        "このカードが、カードの効果でデッキから捨て札置き場に置かれた場合、捨て札置き場にあるこのカードを場に出す。",
    )
    mill = happens("MIL-522", "[メイン/自分]:デッキの上のカード1枚を捨て札にする。その後、手札1枚を捨て札にする。")
    deck, hand = (["GHO-521", "ann"], ["MIL-522"]) if where == "deck" else (["ann", "bea"], ["MIL-522", "GHO-521"])
    here = table({"main": ["ann"], "hand": hand, "deck": [*deck, "clo", "eve"]}, {}, ghost, mill)
    here.play("MIL-522")
    answers(here)
    assert here.zone("GHO-521") == ("main" if comes else "discard")


@pm("R-PM-77")
@pytest.mark.parametrize(("top", "stronger"), [("TEA-007", True), ("ANN-001", False)])
def test_who_hears_of_events_that_are_thrown_off_the_deck(top: str, stronger: bool) -> None:
    ears = says(
        "EAR-523",
        "自分のイベントカードがカードの効果でデッキから捨て札置き場に置かれた場合、このカードは、ターン終了時まで+30/+30を得る。",
        power=(30, 30),
    )
    mill = happens("MIL-524", "[メイン/自分]:デッキの上のカード1枚を捨て札にする。")
    here = table({"main": ["EAR-523"], "hand": ["MIL-524"], "deck": [top, "bea", "clo", "eve"]}, {}, ears, mill)
    here.play("MIL-524")
    assert here.power("EAR-523")[0] == 30 + 30 * stronger


@pm("R-PM-78")
@pytest.mark.parametrize(("text", "drawn"), [("手札から", 0), ("", 1)])
def test_a_point_that_pays_is_used_as_the_cost_too_unless_the_hand_is_named(text: str, drawn: int) -> None:
    coin = says("COI-525", f"このカードが{text}「Dot-004」のコストとして使用された場合、カードを1枚引く。", gives=3)
    here = table({"hand": ["dot"], "points": ["COI-525"]}, {}, coin)
    before = here.game.count(0, "deck")
    here.play("dot")
    assert before - here.game.count(0, "deck") == drawn


@pytest.mark.parametrize(("many", "drawn"), [(1, 0), (2, 2), (3, 2)])
def test_in_this_turn_the_second_that_approaches_is_waited_for(many: int, drawn: int) -> None:
    lead = happens(
        "LEA-526",
        "[メイン/自分]:カードを1枚引く。このターン、自分の【犬】が2枚以上アプローチに参加した場合、カードを2枚引く。",
    )
    dogs = [character(f"DOG-{527 + number}", traits=("犬",), power=(30, 30)) for number in range(3)]
    here = table({"main": [dog.key for dog in dogs], "hand": ["LEA-526"]}, {"main": ["eve"]}, lead, *dogs)
    here.play("LEA-526")
    for dog in dogs[:many]:
        here.approach(dog.key)
    assert len(here.hand(0)) == 1 + drawn


@pytest.mark.parametrize(("wears", "more"), [(True, 20), (False, 0)])
def test_a_support_card_on_any_of_a_lot_is_enough(wears: bool, more: int) -> None:
    camp = says(
        "CAM-530",
        "このカードは、自分の「Ann-001」にサポートカードがセットされている場合、自分のターンの間、+20/+20を得る。",
        power=(30, 30),
    )
    ann = {"card": "ANN-001", "wears": ["RUG-531"]} if wears else "ANN-001"
    here = table({"main": ["CAM-530", ann]}, {}, camp, support("RUG-531"))
    assert here.power("CAM-530") == (30 + more, 30 + more)


@pytest.mark.parametrize(("cost", "may"), [(0, False), (2, True)])
def test_nobody_uses_texts_of_those(cost: int, may: bool) -> None:
    hush = says("HUS-532", "全てのプレイヤーは、使用コストが0のキャラのテキストを使用できない。", cost=1)
    busy = says("BUS-533", "[メイン/自分]:《0》カードを1枚引く。", cost=cost)
    here = table({"main": ["BUS-533"]}, {"main": ["HUS-532"]}, hush, busy)
    assert here.offers("use", "BUS-533", 0) is may


@pytest.mark.parametrize(("other", "may"), [("ann", True), ("bea", False)])
def test_a_text_is_used_only_while_somebody_approaches(other: str, may: bool) -> None:
    late = says(
        "LAT-534",
        "[アプローチ/自分]:《0》カードを1枚引く。このテキストは、自分の「Ann-001」がアプローチしている間にのみ使用できる。",
    )
    here = table({"main": ["LAT-534", "ann", "bea"]}, {"main": ["dot"]}, late)
    here.declare()
    here.say(here.option("approach", other))
    assert here.offers("use", "LAT-534", 0) is may


@pytest.mark.parametrize("phase", ["メイン", "アプローチ"])
def test_it_may_get_one_of_two_things_in_one_phase_alone(phase: str) -> None:
    sly = says(
        "SLY-535",
        f"このカードは、{phase}フェイズに登場した場合、ターン終了時まで〔アクティブ〕、または+20/±0を得る。",
        power=(30, 30),
    )
    here = table({"hand": ["SLY-535"]}, {}, sly)
    here.play("SLY-535")
    asked = here.question.kind == "mode"
    assert asked is (phase == "メイン")


def test_the_blocked_one_lends_its_name() -> None:
    swap = says(
        "SWA-536", "自分のキャラが妨害された場合、手札から妨害されたキャラと同じ名称のキャラ1枚を捨て札にする。"
    )
    here = table({"main": ["SWA-536", "bea"], "hand": ["ann", "bea"]}, {"main": ["dot"]}, swap)
    assert blocks(here, "bea", "dot")
    here.say(here.option("block", "dot"))
    answers(here)
    assert here.hand(0) == ["ANN-001"]


def test_own_cards_of_a_hand_are_counted() -> None:
    full = says("FUL-537", "このカードは、自分のターンの間、手札1枚につき、+10/+10を得る。", power=(30, 30))
    here = table({"main": ["FUL-537"], "hand": ["ann", "bea"]}, {"hand": ["gus"]}, full)
    assert here.power("FUL-537") == (50, 50)


def test_a_lot_without_a_number_is_all_of_it() -> None:
    all_of = says("ALL-538", "自分の「Ann-001」は、+10/+10を得る。")
    twin = character("TWI-539", name="Ann-001", power=(30, 30))
    here = table({"main": ["ALL-538", "ann", "TWI-539", "bea"]}, {}, all_of, twin)
    assert [here.power(name)[0] for name in ("ann", "TWI-539", "bea")] == [40, 40, 40]


@pytest.mark.parametrize("lang", ["ja", "en"])
def test_what_is_read_prints_back(lang: str) -> None:
    text = (
        "このカードが登場した場合、このカードを捨て札にすることができる。このカードを捨て札にした場合、カードを1枚引く"
    )
    tree = GRAMMAR.compile(text, "ja", kind="character").abilities
    said = GRAMMAR.write(tree, lang, kind="character")
    assert GRAMMAR.compile(said, lang, kind="character").abilities == tree


def test_at_the_end_of_the_own_turn_alone_it_becomes_active() -> None:
    calm = says("CAL-540", "このカードは、自分のキャラが1枚以上いる場合、自分のターン終了時に活動状態になる。")
    here = table({"main": ["CAL-540"]}, {}, calm, touch=all_rest)
    here.declare()
    here.say(("end",))
    assert not here.is_rested("CAL-540")


@pm("R-PM-81")
@pytest.mark.parametrize(("mine", "theirs", "may"), [("DOG-541", "ann", True), ("ann", "DOG-541", False)])
def test_a_bare_use_condition_asks_for_an_own_one(mine: str, theirs: str, may: bool) -> None:
    walk = happens("WAL-542", "《使用条件》:【犬】[メイン/自分]:カードを1枚引く。")
    here = table({"main": [mine], "hand": ["WAL-542"]}, {"main": [theirs]}, walk, character("DOG-541", traits=("犬",)))
    assert here.offers("event", "WAL-542") is may


def test_this_card_and_the_one_that_did_it_become_active() -> None:
    friend = says("FRI-543", "自分の「Ann-001」がアプローチした場合、このカードとそのキャラを活動状態にする。")
    tired = {"card": "FRI-543", "rested": True}
    here = table({"main": [tired, "ann", "bea"]}, {"main": ["eve"]}, friend)
    assert here.is_rested("FRI-543")
    here.declare()
    here.say(here.option("approach", "ann"))
    assert [here.is_rested(name) for name in ("FRI-543", "ann")] == [False, False]


@pytest.mark.parametrize(("words", "active"), [("そのキャラ", ["ann"]), ("このカード", ["WAI-546"])])
def test_what_waits_for_a_chosen_one_may_speak_of_this_card(words: str, active: list[str]) -> None:
    text = "[メイン/自分]:《休》自分の「Ann-001」1枚を指定する。このターン、指定したキャラがアプローチした場合、{}を"
    text += "活動状態にする。"
    here = table({"main": ["ann", "WAI-546"], "hand": ["gus"]}, {"hand": ["tea"]}, says("WAI-546", text.format(words)))
    here.do("use", "WAI-546", 0)
    answers(here)
    here.approach("ann")
    assert [name for name in ("ann", "WAI-546") if not here.is_rested(name)] == active


def test_who_has_to_discard_draws_as_well() -> None:
    swap = happens("SWA-544", "[メイン/自分]:相手は、手札1枚を捨て札にし、カードを3枚引く。")
    here = table({"main": ["ann"], "hand": ["SWA-544"]}, {"hand": ["bea"]}, swap)
    here.play("SWA-544")
    answers(here)
    assert (here.hand(0), here.hand(1)) == ([], ["GUS-009"] * 3)


@pm("R-PM-82")
def test_own_before_the_first_of_two_is_said_of_both() -> None:
    rest = happens("RES-545", "[メイン/自分]:自分の「Ann-001」1枚と、「Bea-002」1枚を休息状態にする。")
    here = table({"main": ["ann", "bea", "clo"], "hand": ["RES-545"]}, {"main": ["bea"]}, rest)
    here.play("RES-545")
    answers(here)
    assert [here.is_rested(name) for name in ("ann", "bea#1", "bea#2", "clo")] == [True, True, False, False]


@pm("R-PM-146")
def test_what_a_card_would_have_to_hear_is_read_of_the_discard_pile_alone() -> None:
    words = "自分のアプローチフェイズ開始時に自分の{}にあるこのカードを場に出す"
    for place in ("手札", "ポイント置き場"):
        with pytest.raises(CardTextError):
            GRAMMAR.compile(words.format(place), "ja")
    (heard,) = GRAMMAR.compile(words.format("捨て札置き場"), "ja").abilities
    assert isinstance(heard, Lying)
    assert heard.zone == "discard"
    assert GRAMMAR.compile("このカードが退場した場合、自分の捨て札置き場にあるこのカードを場に出す", "ja").abilities


def test_the_rest_of_what_was_looked_at_is_shuffled_in() -> None:
    seek = happens(
        "SEE-546",
        "[メイン/自分]:自分のデッキの上から3枚を見て、その中から「Bea-002」を1枚まで抜き出し、表にしてから手札に加える。その後、残りのカードをデッキに戻し、デッキをシャッフルする。",
    )
    here = table({"main": ["ann"], "hand": ["SEE-546"], "deck": ["bea", "clo", "eve", "gus", "gus"]}, {}, seek)
    here.play("SEE-546")
    answers(here)
    assert (here.hand(0), here.game.count(0, "deck")) == (["BEA-002"], 4)


@pytest.mark.parametrize("lot", ["自分の全てのキャラ", "自分のキャラ"])
def test_a_lot_is_stronger_in_the_turn_in_which_it_came(lot: str) -> None:
    warm = says("WAR-547", f"カードの効果で場に出た{lot}は、場に出たターンの間、+20/+20を得る。")
    call = happens("CAL-548", "[メイン/自分]:手札からキャラ1枚を場に出す。")
    one = character("ONE-549", power=(30, 30))
    here = table({"main": ["WAR-547", "ann"], "hand": ["CAL-548", "ONE-549"]}, {}, warm, call, one)
    here.play("CAL-548")
    answers(here)
    assert [here.power(name)[0] for name in ("ONE-549", "ann")] == [50, 30]
