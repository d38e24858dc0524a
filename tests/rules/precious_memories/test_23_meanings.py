"""What hangs on a deed that cannot be done, or was done to nobody; how many cards and how often; who is meant by what
lies open, was taken or came; what a player may not use. Each is read, and then played."""

from __future__ import annotations

import pytest

from tests.rules.precious_memories.stock import EX, Table, pm, support, table
from tests.rules.precious_memories.test_5_what_texts_speak_of import happens, says
from tests.rules.precious_memories.test_6_more_texts import answers, choose

DOWN = {"card": "bea", "face_down": True}


def offered(here: Table) -> list[str]:
    """The keys of the cards that may be chosen."""
    return [here.game.key(int(option[1])) for option in here.question.options]


def drawn(here: Table) -> int:
    """How many of the filler of the deck are in the first player's hand."""
    return here.hand(0).count("GUS-009")


# --- what hangs on a deed ---

UNDONE = {
    "a point that lies so": ("自分のポイント置き場にあるカード1枚を裏向きにする", {"points": [DOWN]}),
    "who stands there": ("自分のキャラ1枚をサポートエリアに移す", {"support": ["bea"]}),
    "whose like is there": ("手札から「Ann-001」1枚を場に出す", {"main": ["ann"], "hand": ["MEA-001", "clo", "ann#2"]}),
    "nothing to exchange": ("手札1枚と自分のポイント置き場にあるカード1枚を置き換える", {}),
    "nobody to set it on": (
        "EXデッキから「Ame-002」1枚を抜き出し、自分の「Ann-001」1枚にセットする",
        {"main": ["bea"], "ex_deck": ["AME-002"]},
    ),
    "no other side": ("自分のキャラ1枚を変身させる", {"main": ["bea"]}),
    "no next level": ("自分の「Bea-002」1枚をレベルアップさせる", {"main": ["bea"]}),
    "nobody to be judged with": ("自分のキャラ1枚と相手のキャラ1枚で退場判定を行う", {"main": ["bea"]}),
    "who never exits": ("自分のキャラ1枚を退場させる", {"main": ["MEA-003"]}),
}


@pm("R-PM-130")
@pytest.mark.parametrize("why", UNDONE)
def test_what_hangs_on_a_deed_that_cannot_be_done_is_not_done(why: str) -> None:
    words, mine = UNDONE[why]
    spell = happens("MEA-001", f"[メイン/自分]:{words}。その場合、カードを1枚引く。")
    here = table(
        {"hand": ["MEA-001", "clo"], **mine},
        {},
        spell,
        support("AME-002", EX),
        says("MEA-003", "このカードは退場しない。"),
    )
    here.play("MEA-001")
    assert (here.question.kind, drawn(here)) == ("action", 0)


@pm("R-PM-130")
def test_for_a_deed_on_which_more_hangs_only_those_are_chosen_to_whom_it_can_be_done() -> None:
    hides = happens(
        "MEA-004", "[メイン/自分]:自分のポイント置き場にあるカードを2枚まで裏向きにする。その場合、カードを1枚引く。"
    )
    here = table({"hand": ["MEA-004", "clo"], "points": [DOWN, "dot", "eve"]}, {}, hides)
    here.play("MEA-004")
    assert sorted(offered(here)) == ["DOT-004", "EVE-005"]
    sends = happens("MEA-005", "[メイン/自分]:自分のキャラ1枚をサポートエリアに移す。その場合、カードを1枚引く。")
    here = table({"main": ["ann", "clo"], "support": ["bea"], "hand": ["MEA-005", "eve"]}, {}, sends)
    here.play("MEA-005")
    assert sorted(offered(here)) == ["ANN-001", "CLO-003"]
    choose(here, "ann")
    assert (here.zone("ann"), drawn(here)) == ("support", 1)
    gives = happens(
        "MEA-006",
        "[メイン/自分]:EXデッキから「Ame-002」1枚を抜き出し、自分のキャラ1枚にセットする。その場合、カードを1枚引く。",
    )
    clad = {"card": "ann", "wears": ["AME-002"]}
    here = table(
        {"main": [clad, "bea"], "hand": ["MEA-006", "clo"], "ex_deck": ["AME-002#2"]}, {}, gives, support("AME-002", EX)
    )
    here.play("MEA-006")
    answers(here)
    assert (here.zone("AME-002#2"), drawn(here)) == ("set", 1)


@pm("R-PM-131")
@pytest.mark.parametrize("chosen", [0, 1])
def test_who_chooses_none_has_not_done_it(chosen: int) -> None:
    mixes = happens(
        "MEA-007",
        "[メイン/自分]:自分の捨て札置き場にあるキャラを5枚までデッキに戻し、デッキをシャッフルする。その場合、カードを1枚引く。",
    )
    here = table({"hand": ["MEA-007", "clo"], "discard": ["ann"], "deck": ["gus"] * 12}, {}, mixes)
    here.play("MEA-007")
    here.say(*here.question.options[:chosen])
    assert len(here.hand(0)) == 1 + chosen


def test_of_all_who_are_rested_those_are_counted_who_were_active() -> None:
    storms = happens(
        "MEA-008",
        "[メイン/自分]:相手の全てのキャラを休息状態にする。その場合、自分の「Ann-001」1枚は、ターン終了時まで、"
        "休息状態にしたキャラ1枚につき、+10/+10を得る。",
    )
    tired = {"card": "dot", "rested": True}
    here = table({"main": ["ann"], "hand": ["MEA-008", "clo"]}, {"main": ["bea", "eve", tired]}, storms)
    here.play("MEA-008")
    answers(here)
    assert here.power("ann") == (50, 50)


# --- who is meant ---


@pytest.mark.parametrize("may", ["捨て札にする", "捨て札にできる"])
def test_among_the_cards_of_a_shown_hand_one_is_found(may: str) -> None:
    spies = happens(
        "MEA-009", f"[メイン/自分]:相手の手札全てを表にする。その場合、その中にあるイベントカード1枚を{may}。"
    )
    here = table({"hand": ["MEA-009", "clo"]}, {"hand": ["tea", "bea"]}, spies)
    here.play("MEA-009")
    answers(here)
    assert here.hand(1) == ["BEA-002"]


@pm("R-PM-132")
def test_who_is_taken_and_cannot_come_stays_among_the_rest() -> None:
    calls = happens(
        "MEA-010",
        "[メイン/自分]:デッキの上のカード3枚を見て、その中にある「Ann-001」1枚を抜き出し、場に出す。"
        "その後、残りのカードを任意の順番でデッキの下に移す。",
    )
    deck = ["bea", "ann#2", "dot", "gus", "gus"]
    here = table({"main": ["ann"], "hand": ["MEA-010", "clo"], "deck": deck}, {}, calls)
    here.play("MEA-010")
    while here.question.kind != "action":
        here.say(*here.question.options[: max(1, here.question.least)])
    left = [here.game.keys[card] for card in here.game.zone(0, "deck")]
    assert (left[:2], sorted(left[2:])) == (["GUS-009", "GUS-009"], ["ANN-001", "BEA-002", "DOT-004"])


@pm("R-PM-132")
@pytest.mark.parametrize(("there", "zone"), [("bea", "deck"), ("ann", "discard")])
def test_nobody_is_spoken_of_who_has_not_come(there: str, zone: str) -> None:
    lends = happens(
        "MEA-011",
        "[メイン/自分]:自分の捨て札置き場にある「Ann-001」1枚を場に出す。ターン終了時にそのキャラをデッキの下に移す。",
    )
    who = "ann#2" if there == "ann" else "ann"
    here = table({"main": [there], "hand": ["MEA-011", "clo"], "discard": [who]}, {"hand": ["tea"]}, lends)
    here.play("MEA-011")
    answers(here)
    here.declare()
    here.say(("end",))
    here.passes()
    assert here.zone(who) == zone


# --- how many, and how often ---

AGAIN = "\n[アプローチ/自分]:《0》自分の「Ann-001」1枚を活動状態にする。"


@pytest.mark.parametrize(("counter", "second", "number"), [("枚", "ann", 0), ("枚", "dot", 1), ("回", "ann", 1)])
@pytest.mark.parametrize("wait", ["triggered", "later", "asked"])
def test_one_card_twice_is_not_two_cards(wait: str, counter: str, second: str, number: int) -> None:
    texts = {
        "triggered": f"同じターンの間に、自分のキャラが2{counter}以上アプローチした場合、カードを1枚引く。" + AGAIN,
        "later": f"[メイン/自分]:《0》このターン、自分のキャラが2{counter}以上アプローチした場合、カードを1枚引く。"
        + AGAIN,
        "asked": AGAIN[1:]
        + f"\n[アプローチ/自分]:《0》このターン、自分のキャラが2{counter}以上アプローチしている場合、カードを1枚引く。",
    }
    here = table(
        {"main": ["ann", "dot"], "support": ["MEA-012"], "hand": ["clo"]},
        {"hand": ["tea"]},
        says("MEA-012", texts[wait]),
    )
    if wait == "later":
        here.do("use", "MEA-012", 0)
    here.approach("ann")
    here.do("use", "MEA-012", 1 if wait == "later" else 0)
    here.passes()
    here.approach(second)
    if wait == "asked":
        here.do("use", "MEA-012", 1)
    assert drawn(here) == number


def test_a_third_approach_of_the_two_is_no_second_card() -> None:
    for text, use in (
        ("同じターンの間に、自分のキャラが2枚以上アプローチした場合、カードを1枚引く。", False),
        ("[メイン/自分]:《0》このターン、自分のキャラが2枚以上アプローチした場合、カードを1枚引く。", True),
    ):
        calls = says("MEA-013", text + AGAIN)
        here = table({"main": ["ann", "dot"], "support": ["MEA-013"], "hand": ["clo"]}, {"hand": ["tea"]}, calls)
        if use:
            here.do("use", "MEA-013", 0)
        here.approach("ann")
        here.do("use", "MEA-013", 1 if use else 0)
        here.passes()
        here.approach("dot")
        assert drawn(here) == 1
        here.passes()
        here.approach("ann")
        assert drawn(here) == 1


def test_a_scheme_counts_how_often() -> None:
    plot = says("MEA-014", "〔知略〕▶「同じターンの間に自分の「Ann-001」が2回以上アプローチする」" + AGAIN)
    schemer = {"card": "MEA-014", "beneath": ["tea"]}
    here = table({"main": ["ann"], "support": [schemer], "hand": ["clo"]}, {"hand": ["tea#2"]}, plot)
    here.approach("ann")
    assert here.question.kind == "action"
    here.do("use", "MEA-014", 0)
    here.passes()
    here.say(here.option("approach", "ann"))
    assert (here.question.seat, here.question.kind) == (0, "card")


# --- what players may not do, have to do, and bring about ---


@pm("R-PM-133")
@pytest.mark.parametrize(
    ("which", "works"), [("自分のキャラの", False), ("使用型", False), ("使用コストが3以上の自分のキャラの", True)]
)
def test_who_comes_later_may_not_use_his_texts_either(which: str, works: bool) -> None:
    bars = happens("MEA-015", f"[メイン/両方]:このターン、相手は、{which}テキストを使用することができない。")
    draws = says("MEA-016", "[メイン/自分]:《0》カードを1枚引く。")
    here = table({"hand": ["MEA-016", "clo"]}, {"hand": ["MEA-015"]}, bars, draws)
    here.say(("pass",))
    here.play("MEA-015", seat=1)
    here.play("MEA-016")
    assert (("use", here.ref("MEA-016"), 0) in here.question.options) is works


@pm("R-PM-133")
@pytest.mark.parametrize(("who", "works"), [("MEA-018", True), ("MEA-019", False)])
def test_the_opponent_alone_may_not_use_the_texts_of_who_was_named(who: str, works: bool) -> None:
    names = happens(
        "MEA-017", "[メイン/両方]:キャラ1枚を指定する。このターン、相手は、指定されたキャラのテキストを使用できない。"
    )
    mine = says("MEA-018", "[メイン/両方]:《0》カードを1枚引く。")
    theirs = says("MEA-019", "[メイン/両方]:《0》カードを1枚引く。")
    here = table({"main": ["MEA-018"], "hand": ["MEA-017", "clo"]}, {"main": ["MEA-019"]}, names, mine, theirs)
    here.play("MEA-017")
    choose(here, who)
    seat, used = (0, "MEA-018") if works else (1, "MEA-019")
    if here.question.seat != seat:
        here.say(("pass",))
    assert (("use", here.ref(used), 0) in here.question.options) is works


@pm("R-PM-75")
@pytest.mark.parametrize(("how", "heard"), [("登場させる", True), ("場に出す", True), ("", False)])
def test_who_appears_by_an_effect_has_come_by_an_effect(how: str, heard: bool) -> None:
    waits = says("MEA-020", "カードの効果で相手のキャラが場に出た場合、カードを1枚引く。")
    brings = happens("MEA-021", f"[メイン/自分]:手札から「Ann-001」1枚を{how or '場に出す'}。")
    here = table({"hand": ["MEA-021", "ann", "clo"]}, {"main": ["MEA-020"]}, waits, brings)
    here.play("MEA-021" if how else "ann")
    answers(here)
    assert (here.zone("ann"), len(here.hand(1)) == 1) == ("main", heard)


@pm("R-PM-75")
def test_who_appears_by_such_an_effect_is_heard_once() -> None:
    waits = says("MEA-022", "このカードが登場、または自分のカードの効果で場に出た場合、カードを1枚引く。")
    for how in ("登場させる", "場に出す"):
        brings = happens("MEA-023", f"[メイン/自分]:手札から「Mea-022」1枚を{how}。")
        here = table({"hand": ["MEA-023", "MEA-022", "clo"]}, {}, waits, brings)
        here.play("MEA-023")
        answers(here)
        assert drawn(here) == 1


@pm("R-PM-134")
@pytest.mark.parametrize(("tired", "left"), [(["bea"], ["CLO-003"]), (["bea", "clo"], ["BEA-002", "CLO-003"])])
def test_who_has_to_rest_somebody_rests_one_who_is_active(tired: list[str], left: list[str]) -> None:
    tires = happens("MEA-024", "[メイン/自分]:相手は、自分のキャラ1枚を休息状態にする。")
    theirs = [{"card": each, "rested": each in tired} for each in ("bea", "clo")]
    here = table({"hand": ["MEA-024", "eve"]}, {"main": theirs}, tires)
    here.play("MEA-024")
    asked = here.question.kind == "target"
    assert (offered(here) if asked else [each for each in ("CLO-003",) if here.is_rested("clo")]) == left


@pm("R-PM-134")
def test_who_may_choose_whom_he_rests_himself_may_choose_anybody() -> None:
    tires = happens("MEA-025", "[メイン/自分]:相手のキャラ1枚を休息状態にする。")
    here = table({"hand": ["MEA-025", "eve"]}, {"main": [{"card": "bea", "rested": True}, "clo"]}, tires)
    here.play("MEA-025")
    assert offered(here) == ["BEA-002", "CLO-003"]
