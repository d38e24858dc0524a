"""Texts in the words of the oldest cards, and of groups of cards: each read, and then played on a position."""

from __future__ import annotations

import pytest

from engine.games.precious_memories.wording import GRAMMAR
from tests.rules.precious_memories.stock import character, table
from tests.rules.precious_memories.test_5_what_texts_speak_of import happens, says
from tests.rules.precious_memories.test_6_more_texts import answers, choose


@pytest.mark.parametrize(("there", "more"), [(2, 0), (3, 10), (5, 10), (6, 20)])
def test_of_so_many_only_full_groups_count(there: int, more: int) -> None:
    counts = says("COU-400", "このカードは、自分の【犬】3枚につき、+10/+10を得る。", power=(30, 30))
    dogs = [character(f"DOG-{401 + number}", traits=("犬",), power=None) for number in range(there)]
    here = table({"main": ["COU-400"], "support": [dog.key for dog in dogs]}, {}, counts, *dogs)
    assert here.game.look(here.ref("COU-400")).stats["ap"] == 30 + more


@pytest.mark.parametrize(("top", "drawn"), [("ANN-001", 0), ("WET-411", 1)])
def test_the_card_that_was_discarded_off_the_deck_is_asked_what_it_is(top: str, drawn: int) -> None:
    throw = happens(
        "THR-410",
        "[メイン/自分]:デッキの上のカード1枚を捨て札にする。捨て札にしたカードが【水着】を持つキャラの場合、カードを1枚引く。",
    )
    wet = character("WET-411", traits=("水着",))
    here = table({"hand": ["THR-410"], "deck": [top, "bea", "clo", "eve"]}, {}, throw, wet)
    here.play("THR-410")
    assert (here.zone(top), len(here.hand(0))) == ("discard", drawn)


@pytest.mark.parametrize(("approacher", "may"), [("ann", False), ("bea", True)])
def test_who_cannot_block_the_named_one_may_block_another(approacher: str, may: bool) -> None:
    keep = happens(
        "KEE-412",
        "[メイン/自分]:自分のキャラ1枚を指定する。このターン、相手のキャラ1枚は、指定したキャラを妨害できない。",
    )
    here = table({"main": ["ann", "bea"], "hand": ["KEE-412"]}, {"main": ["dot"]}, keep)
    here.play("KEE-412")
    choose(here, "ann")
    answers(here)
    here.declare()
    here.say(here.option("approach", approacher))
    here.step()
    assert (here.game.state.question is not None and here.offers("block", "dot")) is may


@pytest.mark.parametrize(("text", "stays"), [("", False), ("このカードは、アプローチでは退場しない。", True)])
def test_who_cannot_exit_by_approaching_exits_by_an_effect_all_the_same(text: str, stays: bool) -> None:
    abilities = GRAMMAR.compile(text, "ja").abilities if text else ()
    firm = character("FIR-413", *abilities, power=(10, 10))
    strong = character("STR-414", power=(90, 90))
    here = table({"main": ["FIR-413"]}, {"main": ["STR-414"]}, firm, strong)
    here.approach("FIR-413", "STR-414")
    assert (here.zone("FIR-413") == "main") is stays
    out = happens("OUT-415", "[メイン/自分]:自分のキャラ1枚を退場させる。")
    here = table({"main": ["FIR-413"], "hand": ["OUT-415"]}, {}, firm, out)
    here.play("OUT-415")
    answers(here)
    assert here.zone("FIR-413") == "discard"


@pytest.mark.parametrize(("blocker", "more"), [("CHE-416", 30), ("DEA-417", 0)])
def test_who_is_blocked_by_somebody_cheaper_is_stronger(blocker: str, more: int) -> None:
    proud = says(
        "PRO-418",
        "このカードは、このカードより使用コストが低いキャラに妨害された場合、ターン終了時まで+30/±0を得る。",
        cost=2,
        power=(30, 90),
    )
    cheap, dear = character("CHE-416", cost=1, power=(10, 90)), character("DEA-417", cost=3, power=(10, 90))
    here = table({"main": ["PRO-418"], "hand": ["gus"]}, {"main": [blocker]}, proud, cheap, dear)
    here.declare()
    here.say(here.option("approach", "PRO-418"))
    here.step()
    here.say(here.option("block", blocker))
    assert here.game.look(here.ref("PRO-418")).stats["ap"] == 30 + more


@pytest.mark.parametrize(("there", "may"), [("ann", True), ("bea", False)])
def test_a_card_appears_freely_out_of_the_hand_while_its_condition_holds(there: str, may: bool) -> None:
    free = says("FRE-419", "このカードは、自分の「Ann-001」がいる状態で手札にある場合、〔自由登場〕を得る。", cost=0)
    here = table({"main": ["clo"], "hand": ["gus"]}, {"main": [there], "hand": ["FRE-419"]}, free)
    here.say(("pass",))
    offered = here.asked == (1, "action") and ("character", here.ref("FRE-419"), 0) in here.question.options
    assert offered is may


@pytest.mark.parametrize(("points", "may"), [(1, False), (2, True), (3, True)])
def test_adversity_gives_a_card_free_appearance_while_it_lies_in_the_hand(points: int, may: bool) -> None:
    free = says("FRE-420", "〔逆境2〕:「〔自由登場〕」", cost=0)
    here = table({"main": ["clo"], "hand": ["gus"]}, {"hand": ["FRE-420"], "points": ["ann"] * points}, free)
    here.say(("pass",))
    offered = here.asked == (1, "action") and ("character", here.ref("FRE-420"), 0) in here.question.options
    assert offered is may


def test_what_this_card_may_get_is_asked() -> None:
    sly = says(
        "SLY-420",
        "このカードは、イベントカードがプレイされた場合、ターン終了時まで+30/-30を得ることができる。",
        power=(30, 60),
    )
    draw = happens("DRA-421", "[メイン/自分]:カードを1枚引く。")
    here = table({"main": ["SLY-420"], "hand": ["DRA-421", "gus"]}, {}, sly, draw)
    here.say(("event", here.ref("DRA-421")))
    assert here.question.kind == "may"
    here.say(("yes",))
    assert here.game.look(here.ref("SLY-420")).stats["ap"] == 60


@pytest.mark.parametrize(("thrown", "stronger"), [("CHE-431", False), ("DEA-432", True)])
def test_whose_use_cost_is_that_of_the_discarded_card_gets_stronger(thrown: str, stronger: bool) -> None:
    match = happens(
        "MAT-430",
        "[メイン/自分]:手札1枚を捨て札にする。その場合、捨て札にしたカードと同じ使用コストの自分のキャラ1枚は、ターン終了時まで+10/+10を得る。",
    )
    cards = [character("CHE-431", cost=1), character("DEA-432", cost=3), character("TRE-433", cost=3, power=(30, 30))]
    here = table({"main": ["TRE-433"], "hand": ["MAT-430", thrown]}, {}, match, *cards)
    here.play("MAT-430")
    answers(here)
    assert here.game.look(here.ref("TRE-433")).stats["ap"] == 30 + 10 * stronger


@pytest.mark.parametrize(("phase", "drawn"), [("メイン", 1), ("アプローチ", 0)])
def test_it_matters_in_which_phase_somebody_appears(phase: str, drawn: int) -> None:
    here = table(
        {"hand": ["EAR-434"]},
        {},
        says("EAR-434", f"このカードが{phase}フェイズに登場した場合、カードを1枚引く。", cost=0),
    )
    here.play("EAR-434")
    assert len(here.hand(0)) == drawn


@pytest.mark.parametrize(("there", "may"), [("ann", True), ("bea", False)])
def test_a_card_of_the_hand_appears_at_another_time_only_under_its_condition(there: str, may: bool) -> None:
    late = says(
        "LAT-435",
        "このカードは、手札にある状態で自分の「Ann-001」がいる場合、自分のメインフェイズ以外でも登場させることができる。",
        cost=0,
    )
    here = table({"main": ["clo"], "hand": ["gus"]}, {"main": [there], "hand": ["LAT-435"]}, late)
    here.say(("pass",))
    assert (here.asked == (1, "action") and ("character", here.ref("LAT-435"), 0) in here.question.options) is may


def test_cards_that_are_looked_at_go_back_on_top_in_another_order() -> None:
    look = happens(
        "LOO-440",
        "[メイン/自分]:デッキの上のカード3枚を見て、任意の順番でデッキの上に戻す。その後、カードを1枚引く。",
    )
    drawn = []
    for step in (1, -1):
        here = table({"hand": ["LOO-440"], "deck": ["ann", "bea", "clo", "eve"]}, {}, look)
        here.play("LOO-440")
        assert (here.question.kind, len(here.question.options)) == ("order", 3)
        here.say(*here.question.options[::step])
        drawn += here.hand(0)
    assert sorted(drawn) == ["ANN-001", "CLO-003"]


def test_who_approaches_gets_stronger_itself_though_it_is_named_but_once() -> None:
    bold = says("BOL-441", "このカードがアプローチに参加した場合、ターン終了時まで+30/±0を得る。", power=(20, 30))
    here = table({"main": ["BOL-441"], "hand": ["gus"]}, {"main": ["ann"]}, bold)
    here.declare()
    here.say(here.option("approach", "BOL-441"))
    assert here.game.look(here.ref("BOL-441")).stats["ap"] == 50


def test_each_player_discards_off_the_own_deck() -> None:
    mill = happens("MIL-443", "[メイン/自分]:全てのプレイヤーは、デッキの上のカード2枚を捨て札にする。")
    here = table({"hand": ["MIL-443", "gus", "dot"]}, {}, mill)
    before = [here.game.count(seat, "deck") for seat in (0, 1)]
    here.play("MIL-443")
    assert [there - here.game.count(seat, "deck") for seat, there in enumerate(before)] == [2, 2]
