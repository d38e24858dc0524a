"""For how long each of several things is said of somebody, in which phase, until what happens, and what somebody gets
as he does something. Each is read, and then played."""

from __future__ import annotations

import pytest

from engine.games.precious_memories.wording import GRAMMAR
from engine.wording import CardTextError
from tests.rules.precious_memories.stock import character, pm, table
from tests.rules.precious_memories.test_5_what_texts_speak_of import happens, says
from tests.rules.precious_memories.test_6_more_texts import answers, choose
from tests.rules.precious_memories.test_18_for_how_long import AWAY, lasting, turn_over


def normal(text: str, kind: str = "character") -> str:
    return GRAMMAR.normal(text, "ja", kind=kind)


# --- each for as long as it is said ---


@pytest.mark.parametrize("first", [True, False])
def test_each_lasts_as_long_as_it_is_said_to(first: bool) -> None:
    whom = "ターン終了時まで、自分のキャラ1枚は、" if first else "自分のキャラ1枚は、ターン終了時まで"
    holds = happens("HOL-101", f"[メイン/自分]:{whom}+20/+20を得るとともに、次のターン終了時まで、退場しない。")
    here = table({"main": ["ann"], "hand": ["HOL-101", "clo"]}, {"main": ["dot"], "hand": ["AWY-933"]}, holds, AWAY)
    here.play("HOL-101")
    answers(here)
    powers = [here.power("ann")]
    turn_over(here)
    assert [*powers, here.power("ann")] == [(50, 50), (30, 30)]
    here.approach("dot", "ann")
    assert here.zone("ann") == "main"


def test_a_duration_told_twice_is_told_once() -> None:
    told = "[メイン/自分]:自分のキャラ1枚は、ターン終了時まで+20/+20を得るとともに、"
    said = [
        GRAMMAR.compile(
            f"{told}{again}妨害されない。",
            "ja",
            kind="event",
        )
        for again in ("", "このターン、", "ターン終了時まで")
    ]
    assert said[0].abilities == said[1].abilities == said[2].abilities


def test_what_waits_in_the_middle_of_a_list_is_refused() -> None:
    with pytest.raises(CardTextError):
        GRAMMAR.compile(
            "[メイン/自分]:自分のキャラ1枚は、このターン、アプローチした場合、ターン終了時まで+20/+20を得るとともに、次のターン終了時まで、退場しない。"
            "とともに、妨害されない。",
            "ja",
            kind="event",
        )


# --- in one phase alone, in the next turn alone ---


@pm("R-PM-105")
@pytest.mark.parametrize(("phase", "main", "approach"), [("メイン", False, True), ("アプローチ", True, False)])
def test_a_player_may_not_play_in_one_phase_alone(phase: str, main: bool, approach: bool) -> None:
    stops = happens(
        "STO-102", f"[メイン/自分]:このターンの{phase}フェイズの間、相手は、イベントカードをプレイできない。"
    )
    now = happens("NOW-103", "[メイン/相手]:カードを1枚引く。")
    mine = {"main": ["ann"], "hand": ["STO-102", "clo"]}
    here = table(mine, {"main": ["dot"], "hand": ["NOW-103", "hex"]}, stops, now)
    here.play("STO-102")
    assert here.question.seat == 1
    assert here.offers("event", "NOW-103") is main
    here.declare()
    here.say(here.option("approach", "ann"))
    here.say(("pass",))
    assert here.offers("event", "hex") is approach
    turn_over(here)
    assert here.offers("event", "hex") is False
    here.declare()
    here.say(here.option("approach", "dot"))
    assert here.offers("event", "hex") is True


@pm("R-PM-105")
@pytest.mark.parametrize(
    ("words", "window", "seat", "powers"),
    [
        ("次のターンの間", "自分", "A", [30, 50, 30, 30]),
        ("次の相手のターンの間、", "自分", "A", [30, 50, 30, 30]),
        ("次の相手のターンの間", "相手", "B", [30, 30, 50, 30]),
        ("次の自分のターンの間、", "自分", "A", [30, 30, 50, 30]),
        ("次のターンの間", "相手", "B", [30, 50, 30, 30]),
    ],
)
def test_it_begins_with_the_turn_that_is_named(words: str, window: str, seat: str, powers: list[int]) -> None:
    assert lasting(words, window, seat)[1] == powers


@pytest.mark.parametrize("words", ["活動状態になるか場から離れるまでの間、", "活動状態になるまで、"])
def test_it_lasts_until_this_card_is_turned_upright(words: str) -> None:
    weak = says("WEA-104", f"[メイン/自分]:《休》相手のキャラ1枚は、このカードが{words}-20/-20を得る。")
    wakes = happens("WAK-105", "[アプローチ/自分]:自分のキャラ1枚を活動状態にする。")
    mine = {"main": ["WEA-104", "ann"], "hand": ["WAK-105", "clo"]}
    here = table(mine, {"main": ["dot"], "hand": ["tea"]}, weak, wakes)
    here.do("use", "WEA-104", 0)
    answers(here)
    powers = [here.power("dot")]
    turn_over(here)
    powers.append(here.power("dot"))
    turn_over(here)
    powers.append(here.power("dot"))
    assert powers == [(40, 40), (40, 40), (60, 60)]


@pytest.mark.parametrize(("words", "over"), [("活動状態になるか場から離れる", True), ("場から離れる", True)])
def test_it_lasts_until_this_card_leaves_the_field(words: str, over: bool) -> None:
    weak = says("WEA-104", f"[メイン/自分]:《休》相手のキャラ1枚は、このカードが{words}まで、-20/-20を得る。")
    here = table(
        {"main": ["WEA-104", "ann"], "hand": ["AWY-933", "clo"]}, {"main": ["dot"], "hand": ["tea"]}, weak, AWAY
    )
    here.do("use", "WEA-104", 0)
    answers(here)
    here.declare()
    here.say(here.option("approach", "ann"))
    before = here.power("dot")
    here.play("AWY-933")
    choose(here, "WEA-104")
    assert (before, here.power("dot")) == ((40, 40), (60, 60))


@pm("R-PM-51")
def test_who_does_not_become_active_until_a_turn_is_over_is_not_woken_by_an_effect() -> None:
    holds = happens(
        "HOL-106",
        "[メイン/自分]:自分の全てのキャラを休息状態にする。自分の全てのキャラは、次のターン終了時まで活動状態にならない。",
    )
    wakes = happens("WAK-105", "[メイン/自分]:自分のキャラ1枚を活動状態にする。")
    here = table({"main": ["ann"], "hand": ["HOL-106", "WAK-105", "clo"]}, {"hand": ["tea"]}, holds, wakes)
    here.play("HOL-106")
    here.say(("pass",))
    here.play("WAK-105")
    answers(here)
    assert here.is_rested("ann")


# --- the start of the next turn alone ---


@pytest.mark.parametrize(
    ("words", "rested"), [("次の相手のターン開始時に", [True, False]), ("次のターン開始時には", [True, False])]
)
def test_who_does_not_become_active_at_the_next_start_does_at_the_one_after(words: str, rested: list[bool]) -> None:
    holds = happens(
        "HOL-107", f"[メイン/自分]:相手のキャラ1枚を休息状態にする。そのキャラは、{words}活動状態にならない。"
    )
    here = table({"main": ["ann"], "hand": ["HOL-107", "clo"]}, {"main": ["dot"], "hand": ["tea"]}, holds)
    here.play("HOL-107")
    answers(here)
    found = []
    for _ in rested:
        turn_over(here)
        found.append(here.is_rested("dot"))
        turn_over(here)
    assert found == rested


# --- what somebody gets as he does something ---


@pm("R-PM-93", "R-PM-106")
@pytest.mark.parametrize(
    "words",
    [
        "自分の「Ann-001」1枚は、アプローチした場合、活動状態になるとともに、このターン、もう一度アプローチできる。",
        "自分の「Ann-001」1枚は、このターン、アプローチした場合、活動状態になるとともにもう一度アプローチできる。",
        "自分の「Ann-001」1枚は、ターン終了時まで+10/+10を得るとともに、このターン、アプローチした場合、活動状態になるとともに、もう一度アプローチできる。",
    ],
)
def test_who_approaches_this_turn_may_do_so_once_more(words: str) -> None:
    again = happens("AGA-108", normal(f"[メイン/自分]:{words}", "event"))
    here = table(
        {"main": ["ann", "bea"], "hand": ["AGA-108", "clo"]}, {"hand": ["tea"]}, again, flags={"approach_again": "text"}
    )
    here.play("AGA-108")
    answers(here)
    here.approach("ann")
    here.step()
    here.approach("ann")
    here.step()
    assert here.offers("approach", "ann") is False
    turn_over(here)
    turn_over(here)
    here.approach("ann")
    assert here.is_rested("ann")


def test_what_this_card_gets_as_an_effect_brings_it_it_has_as_it_approaches() -> None:
    comes = says(
        "COM-109",
        normal(
            "〔アクティブ〕このカードは、自分の「Bea-002」の効果で場に出た場合、ターン終了時まで+30/+30を得るとともに、このターン、アプローチに参加した場合、"
            "活動状態になる。"
        ),
    )
    brings = says("BEA-110", "[メイン/自分]:《0》手札にあるキャラ1枚を場に出す。", name="Bea-002")
    here = table({"main": ["BEA-110"], "hand": ["COM-109"]}, {"hand": ["tea"]}, comes, brings)
    here.do("use", "BEA-110", 0)
    answers(here)
    assert here.power("COM-109") == (60, 60)
    here.declare()
    here.say(here.option("approach", "COM-109"))
    assert here.is_rested("COM-109") is False


@pytest.mark.parametrize(("rested", "power"), [(True, 50), (False, 30)])
def test_who_is_turned_sideways_this_turn_gets_more(rested: bool, power: int) -> None:
    lifts = happens(
        "LIF-111",
        "[メイン/自分]:自分の「Ann-001」1枚は、このターン、休息状態になった場合、ターン終了時まで+20/+20を得る。",
    )
    here = table({"main": ["ann", "bea"], "hand": ["LIF-111", "clo"]}, {"main": ["dot"], "hand": ["tea"]}, lifts)
    here.play("LIF-111")
    answers(here)
    here.declare()
    here.say(here.option("approach", "ann" if rested else "bea"))
    assert here.power("ann")[0] == power


def test_what_is_said_for_a_while_can_have_more_hang_on_it() -> None:
    lifts = says(
        "LIF-112",
        "このカードは、自分の「Ann-001」が登場した場合、ターン終了時まで+20/+20を得る。その場合、カードを1枚引く。",
    )
    here = table({"main": ["LIF-112"], "hand": ["ann", "bea"]}, {}, lifts)
    here.play("ann")
    assert (here.power("LIF-112"), len(here.hand(0))) == ((50, 50), 2)


# --- behind somebody who was named ---

NAMES = (
    "[メイン/自分]:自分のキャラ1枚を指定する。指定したキャラがアプローチでポイントを与えた場合、カードを1枚引く。"
    "指定したキャラのアプローチで相手のキャラが退場した場合、カードを2枚引く。"
)


@pm("R-PM-107")
@pytest.mark.parametrize(("who", "blocker", "drawn"), [("dot", "", 1), ("dot", "eve", 2), ("bea", "", 0)])
def test_what_waits_behind_a_name_waits_this_turn(who: str, blocker: str, drawn: int) -> None:
    named = happens("NAM-113", normal(NAMES, "event"))
    mine = {"main": ["dot", "bea"], "hand": ["NAM-113", "clo"]}
    here = table(mine, {"main": ["eve"], "hand": ["tea"]}, named)
    here.play("NAM-113")
    choose(here, "dot")
    here.approach(who, blocker)
    assert len(here.hand(0)) == 1 + drawn


@pm("R-PM-107")
def test_it_waits_no_longer_than_this_turn() -> None:
    named = happens("NAM-113", normal(NAMES, "event"))
    here = table({"main": ["dot"], "hand": ["NAM-113", "clo"]}, {"hand": ["tea"]}, named)
    here.play("NAM-113")
    turn_over(here)
    turn_over(here)
    before = len(here.hand(0))
    here.approach("dot")
    assert len(here.hand(0)) == before


@pm("R-PM-108")
@pytest.mark.parametrize("first", [True, False])
def test_one_of_two_things_is_done_when_what_they_wait_for_comes(first: bool) -> None:
    either = happens(
        "EIT-114",
        "[メイン/自分]:「Bea-002」1枚を指定する。このターン、そのキャラが妨害された場合、カードを1枚引く。または、自分の「Ann-001」1枚を休息状態にする。",
    )
    here = table({"main": ["bea", "ann"], "hand": ["EIT-114", "clo"]}, {"main": ["dot"], "hand": ["tea"]}, either)
    here.play("EIT-114")
    assert (len(here.hand(0)), here.is_rested("ann"), here.question.kind) == (1, False, "action")
    here.declare()
    here.say(here.option("approach", "bea"))
    here.step()
    here.say(here.option("block", "dot"))
    here.say(here.question.options[0 if first else 1])
    answers(here)
    assert (len(here.hand(0)), here.is_rested("ann")) == ((2, False) if first else (1, True))


# --- what the other player does at the end of the turn ---


@pytest.mark.parametrize(("word", "zone"), [("yes", "main"), ("no", "support")])
def test_the_other_player_may_bring_him_back_at_the_end_of_the_turn(word: str, zone: str) -> None:
    moves = happens(
        "MOV-115",
        normal(
            "[メイン/自分]:相手のキャラ1枚をサポートエリアに移す。相手は、ターン終了時にそのキャラをメインエリアに移すことができる。",
            "event",
        ),
    )
    here = table({"main": ["ann"], "hand": ["MOV-115", "clo"]}, {"main": ["dot"], "hand": ["tea"]}, moves)
    here.play("MOV-115")
    answers(here)
    assert here.zone("dot") == "support"
    here.declare()
    here.say(("end",))
    assert (here.question.seat, here.question.kind) == (1, "may")
    here.say((word,))
    assert here.zone("dot") == zone


# --- how a card comes onto the field, and when it may not ---


@pytest.mark.parametrize(("appears", "rested"), [(True, True), (False, False)])
def test_a_card_that_appears_resting_does_not_so_when_it_is_put_there(appears: bool, rested: bool) -> None:
    sleepy = says("SLE-116", "このカードは、登場する場合、休息状態で場に出る。")
    puts = happens("PUT-117", "[メイン/自分]:手札にあるキャラ1枚を場に出す。")
    here = table({"main": ["ann"], "hand": ["SLE-116", "PUT-117"]}, {}, sleepy, puts)
    if appears:
        here.play("SLE-116")
    else:
        here.play("PUT-117")
        answers(here)
    assert here.is_rested("SLE-116") is rested


@pytest.mark.parametrize("there", [True, False])
def test_a_card_may_not_appear_without_somebody(there: bool) -> None:
    shy = says("SHY-118", "このカードは、自分の「Ann-001」がいない場合、登場させることができない。")
    calls = happens("CAL-119", "[メイン/自分]:自分の捨て札置き場にあるキャラ1枚を登場させる。")
    other = says("SHY-120", "このカードは、自分の「Ann-001」がいない場合、登場させることができない。")
    mine = {"main": ["ann" if there else "bea"], "hand": ["SHY-118", "CAL-119"], "discard": ["SHY-120"]}
    here = table(mine, {}, shy, calls, other)
    assert here.offers("character", "SHY-118", 0) is there
    here.play("CAL-119")
    answers(here)
    assert (here.zone("SHY-120") == "main") is there


@pytest.mark.parametrize(("points", "able"), [(4, True), (3, False)])
def test_a_card_levels_up_at_another_time_from_so_many_points_on(points: int, able: bool) -> None:
    grown = says(
        "GRO-121",
        normal(
            "〔レベルアップ〕〔逆境4〕:「このカードは、手札にある場合、相手のメインフェイズにもレベルアップを行うことができる。」"
        ),
        name="Gro-121",
    )
    base = character("GRO-122", name="Gro-121")
    theirs = {"main": ["GRO-122"], "hand": ["GRO-121", "tea"], "points": ["clo"] * points}
    here = table({"main": ["ann"], "hand": ["bea"]}, theirs, grown, base)
    here.say(("pass",))
    assert here.question.seat == 1
    assert here.offers("level_up", "GRO-121", "GRO-122") is able


# --- prohibitions on a player, two in one sentence, and on whoever comes ---

DRAWS = says("DRA-124", "[メイン/相手]:《0》カードを1枚引く。")


@pytest.mark.parametrize(
    ("words", "plays", "uses"),
    [
        ("カードをプレイできず、テキストを使用できない", False, False),
        ("使用コストが1以上のカードをプレイできず、使用コストが0のキャラのテキストを使用できない", True, False),
        ("イベントカードをプレイすることができず、使用コストが3以上のキャラのテキストを使用できない", False, True),
    ],
)
def test_a_player_may_do_neither_of_two_things(words: str, plays: bool, uses: bool) -> None:
    stops = happens("STO-123", f"[メイン/自分]:このターン、相手は、{words}。")
    now = happens("NOW-103", "[メイン/相手]:カードを1枚引く。")
    theirs = {"main": ["DRA-124"], "hand": ["NOW-103"]}
    here = table({"main": ["ann"], "hand": ["STO-123", "clo"]}, theirs, stops, now, DRAWS)
    here.play("STO-123")
    if here.question.seat == 0:
        here.say(("pass",))
    assert (here.offers("event", "NOW-103"), here.offers("use", "DRA-124", 0)) == (plays, uses)


@pytest.mark.parametrize(("who", "held"), [("STO-125", True), ("ann", False)])
def test_neither_holds_but_while_this_card_approaches(who: str, held: bool) -> None:
    stops = says("STO-125", "このカードがアプローチしている間、相手は、カードをプレイできず、テキストを使用できない。")
    theirs = {"main": ["DRB-126"], "hand": ["hex"]}
    drinks = says("DRB-126", "[アプローチ/相手]:《0》カードを1枚引く。")
    here = table({"main": ["STO-125", "ann"], "hand": ["clo"]}, theirs, stops, drinks)
    here.declare()
    here.say(here.option("approach", who))
    here.say(("pass",))
    assert (here.offers("event", "hex"), here.offers("use", "DRB-126", 0)) == (not held, not held)


@pm("R-PM-109")
@pytest.mark.parametrize(("words", "later"), [("キャラ", False), ("相手の全てのキャラ", True)])
def test_the_text_of_who_comes_later_may_be_used_or_not(words: str, later: bool) -> None:
    stops = happens("STO-127", f"[メイン/相手]:このターン、相手は、{words}のテキストを使用できない。")
    draws = says("DRC-128", "[メイン/自分]:《0》カードを1枚引く。")
    other = says("DRD-129", "[メイン/自分]:《0》カードを1枚引く。")
    mine = {"main": ["DRC-128"], "hand": ["DRD-129", "clo"]}
    here = table(mine, {"main": ["dot"], "hand": ["STO-127", "tea"]}, stops, draws, other)
    here.say(("pass",))
    here.play("STO-127", seat=1)
    here.play("DRD-129")
    if here.question.seat == 1:
        here.say(("pass",))
    assert (here.offers("use", "DRC-128", 0), here.offers("use", "DRD-129", 0)) == (False, later)


@pm("R-PM-109")
def test_who_comes_this_turn_does_not_block_in_it() -> None:
    stops = says(
        "STO-130",
        "このカードがアプローチに参加した場合、このターン、このターンの間に場に出たキャラは、妨害に参加することができない。",
    )
    comes = happens("COM-131", "[アプローチ/両方]:手札にあるキャラ1枚を場に出す。")
    here = table(
        {"main": ["STO-130", "bea"], "hand": ["clo"]}, {"main": ["dot"], "hand": ["COM-131", "eve"]}, stops, comes
    )
    here.declare()
    here.say(here.option("approach", "STO-130"))
    here.say(("pass",))
    here.play("COM-131", seat=1)
    answers(here)
    here.step()
    assert (here.offers("block", "dot"), here.offers("block", "eve")) == (True, False)


@pm("R-PM-109")
@pytest.mark.parametrize("again", [True, False])
def test_so_many_may_approach_and_no_more(again: bool) -> None:
    holds = says("HOL-132", "相手は、キャラを2枚までしかアプローチに参加させることができない。")
    quick = [says(f"QUI-13{at}", "このカードは、アプローチした場合、活動状態になる。") for at in (3, 4, 5)]
    mine = {"main": [each.key for each in quick], "hand": ["clo"]}
    here = table(mine, {"main": ["HOL-132"], "hand": ["tea"]}, holds, *quick)
    for key in ("QUI-133", "QUI-133" if again else "QUI-134"):
        here.approach(key)
        here.step()
    offered = [key for key in ("QUI-133", "QUI-134", "QUI-135") if here.offers("approach", key)]
    assert offered == (["QUI-134", "QUI-135"] if again else ["QUI-133", "QUI-134"])


@pm("R-PM-109", "R-PM-32")
@pytest.mark.parametrize(("most", "together"), [(2, True), (1, False)])
def test_two_who_would_approach_together_are_two(most: int, together: bool) -> None:
    holds = says("HOL-136", f"相手は、キャラを{most}枚までしかアプローチに参加させることができない。")
    link = says("LIN-137", "〔連携:「Ann-001」〕")
    here = table({"main": ["LIN-137", "ann"], "hand": ["clo"]}, {"main": ["HOL-136"], "hand": ["tea"]}, holds, link)
    here.declare()
    assert here.offers("link", "LIN-137", "ann") is together
    assert here.offers("approach", "ann") is True


# --- two who approach together ---


@pm("R-PM-32")
@pytest.mark.parametrize("linked", [True, False])
def test_a_card_knows_with_whom_it_approaches(linked: bool) -> None:
    pair = says(
        "PAI-138",
        "〔連携:「Ann-001」〕\nこのカードは、自分の「Ann-001」とアプローチに参加した場合、活動状態になる。"
        "\nこのカードが自分の「Ann-001」とアプローチに参加している場合、+20/+20を得る。",
    )
    here = table({"main": ["PAI-138", "ann"], "hand": ["clo"]}, {"main": ["dot"], "hand": ["tea"]}, pair)
    here.declare()
    here.say(here.option("link", "PAI-138", "ann") if linked else here.option("approach", "PAI-138"))
    assert (here.is_rested("PAI-138"), here.power("PAI-138")) == (not linked, (50, 50) if linked else (30, 30))


def test_of_two_who_approach_together_nobody_is_that_one() -> None:
    with pytest.raises(CardTextError):
        GRAMMAR.compile("自分の「桃」が自分の「犬」とアプローチした場合、そのキャラを活動状態にする", "ja")


@pytest.mark.parametrize(("here_first", "blocks"), [(2, True), (3, False)])
def test_who_is_cheaper_than_there_are_of_a_name_does_not_block(here_first: int, blocks: bool) -> None:
    words = "このカードと同じ名称の自分のキャラの枚数以下の使用コストの値を持つ相手のキャラ"
    crowd = [
        says(f"CRO-14{at}", f"このカードは、{words}には妨害されない。", name="Cro-140") for at in range(here_first)
    ]
    here = table({"main": [each.key for each in crowd], "hand": ["clo"]}, {"main": ["dot"], "hand": ["tea"]}, *crowd)
    here.declare()
    here.say(here.option("approach", "CRO-140"))
    here.step()
    assert here.offers("block", "dot") is blocks


@pytest.mark.parametrize(("appears", "rested"), [(True, True), (False, False)])
def test_those_of_the_other_player_appear_resting(appears: bool, rested: bool) -> None:
    slows = says("SLO-145", "相手のキャラは、登場する場合、休息状態で場に出る。")
    puts = happens("PUT-117", "[メイン/自分]:手札にあるキャラ1枚を場に出す。")
    here = table({"main": ["ann"], "hand": ["bea", "PUT-117"]}, {"main": ["SLO-145"], "hand": ["tea"]}, slows, puts)
    if appears:
        here.play("bea")
    else:
        here.play("PUT-117")
        answers(here)
    assert here.is_rested("bea") is rested
