"""What a card yields where it is paid with, coins that go to another card, who comes onto the field resting, and what
is told of the last of several alone."""

from __future__ import annotations

import pytest

from engine.kernel.cards import tree as t
from engine.wording import CardTextError
from tests.rules.precious_memories.stock import ALL, character, event, pm, table
from tests.rules.precious_memories.test_5_what_texts_speak_of import happens, says

DEAR = character("DEA-001", cost=4, name="桃")


@pm("R-PM-145", "R-PM-20")
@pytest.mark.parametrize(
    ("words", "may"),
    [
        ("このカードは、「桃」のコストとして使用する場合、発生コストが3に変更される。", True),
        ("このカードは、「桃」のコストに使用する場合、発生コストが2になる。", False),
        ("このカードを「桃」のコストとして使用する場合、このカードは、発生コスト+2を得る。", True),
        ("このカードは、「梅」のコストに使用する場合、発生コストが3になる。", False),
        ("自分のターンの間、このカードは、「桃」のコストとして使用する場合、発生コスト+2を得る。", True),
        ("相手のターンの間、このカードは、「桃」のコストとして使用する場合、発生コスト+2を得る。", False),
        ("〔逆境1〕:「このカードは、「桃」のコストとして使用する場合、発生コスト+2を得る。」", True),
        ("〔逆境2〕:「このカードは、「桃」のコストとして使用する場合、発生コスト+2を得る。」", False),
        ("このカードは、「桃」のコストとして使用する場合、自分の「Ann-001」1枚につき、発生コスト+1を得る。", True),
    ],
)
def test_what_a_card_yields_for_another_is_changed_while_it_is_so(words: str, may: bool) -> None:
    here = table(
        {"hand": ["DEA-001", "PAY-002"], "main": ["ann", "ann"], "points": ["bea"]}, {}, DEAR, says("PAY-002", words)
    )
    assert here.offers("character", "DEA-001", 0) is may


@pm("R-PM-145")
def test_what_is_just_so_much_comes_first_and_what_is_more_on_top() -> None:
    both = says(
        "PAY-003",
        "このカードは、「桃」のコストとして使用する場合、発生コスト+1を得る。\n"
        "このカードは、「桃」のコストとして使用する場合、発生コストが2に変更される。",
    )
    here = table({"hand": ["DEA-001", "PAY-003", "bea"]}, {}, DEAR, both)
    assert here.offers("character", "DEA-001", 0)


@pytest.mark.parametrize(
    ("words", "left", "come"),
    [
        ("自分の「Ann-001」1枚の上にある花コイン1個を、自分の「Bea-002」1枚の上に移す。", 2, 1),
        ("自分の「Ann-001」1枚の上に乗っている花コインを全て、自分の「Bea-002」1枚の上に移す。", 0, 3),
        ("自分の「Ann-001」1枚の上にある花コイン5個を、自分の「Bea-002」1枚の上に移す。", 0, 3),
    ],
)
def test_as_many_coins_come_to_another_card_as_were_taken_off(words: str, left: int, come: int) -> None:
    mover = says("MOV-004", "[メイン/自分]:《0》" + words)
    here = table({"main": [{"card": "ann", "coins": {"花_coin": 3}}, "bea", "MOV-004"]}, {}, mover)
    here.do("use", "MOV-004", 0)
    coins = [here.game.state.field[here.ref(name)].counters.get("花_coin", 0) for name in ("ann", "bea")]
    assert coins == [left, come]


@pm("R-PM-38")
@pytest.mark.parametrize(
    ("words", "rests"),
    [
        ("相手のキャラは、休息状態で場に出る。", True),
        ("元のDPが30以下の相手のキャラは、休息状態で場に出る。", True),
        ("元のDPが40以上の相手のキャラは、休息状態で場に出る。", False),
        ("相手の全てのキャラは、休息状態で登場する。", True),
        ("自分のキャラは、休息状態で場に出る。", False),
    ],
)
def test_whoever_is_such_comes_onto_the_field_resting(words: str, rests: bool) -> None:
    here = table({"hand": ["ann"]}, {"main": ["RES-005"]}, says("RES-005", words))
    here.play("ann")
    assert here.is_rested("ann") is rests


def test_approaching_and_blocking_are_counted_together() -> None:
    pair = says(
        "PAI-006", "同じターンの間に、自分の「桃」が2回以上アプローチまたは妨害した場合、相手に1ポイント与える。"
    )
    one, two = (character(key, name="桃") for key in ("PEA-007", "PEA-008"))
    here = table({"main": ["PAI-006", "PEA-007", "PEA-008"]}, {}, pair, one, two)
    here.approach("PEA-007")
    assert here.points(1) == 1
    here.approach("PEA-008")
    assert here.points(1) == 3


ASKS = (
    "このカードが登場した場合、デッキの上のカード2枚を見て、"
    "その中にある《使用条件》に「桃」または【犬】を持つイベントカード1枚を抜き出し、表にしてから手札に加える。"
)


@pytest.mark.parametrize(
    ("asked", "taken"),
    [(t.Class("犬"), True), (t.Named("桃"), True), (t.Class("猫"), False), (t.Named("梅"), False)],
)
def test_an_event_is_found_by_what_its_use_condition_names(asked: t.Filter, taken: bool) -> None:
    there = t.Compare(t.Count(asked, "play", ALL), ">=", 1)
    found = event("EVT-009", t.Draw(t.You(), 1), when=there)
    here = table({"hand": ["ASK-010"], "deck": ["EVT-009", "bea", "clo"]}, {}, found, says("ASK-010", ASKS))
    here.play("ASK-010")
    assert here.offers("card", "EVT-009") is taken
    if taken:
        here.say(here.option("card", "EVT-009"))
    assert ("EVT-009" in here.hand(0)) is taken


@pytest.mark.parametrize(("key", "may"), [("PEA-011", True), ("PLU-012", True), ("PLU-013", False)])
def test_what_is_told_of_the_last_of_several_is_told_of_that_one_alone(key: str, may: bool) -> None:
    fetch = says("FET-014", "[メイン/自分]:《0》自分の「桃」または使用コストが1以下の「梅」1枚を休息状態にする。")
    who = [
        character("PEA-011", name="桃", cost=5),
        character("PLU-012", name="梅"),
        character("PLU-013", name="梅", cost=2),
    ]
    here = table({"main": ["FET-014", key]}, {}, fetch, *who)
    here.do("use", "FET-014", 0)
    assert here.is_rested(key) is may


@pytest.mark.parametrize(
    "words",
    [
        "[メイン/自分]:《0》使用コストが3以下の自分の「桃」または〔我慢〕を持つ「梅」1枚を休息状態にする。",
        "[メイン/自分]:《0》自分の〔我慢〕を持つ「桃」または〔強引〕を持つ「梅」1枚を休息状態にする。",
        "[メイン/自分]:《0》アプローチしている自分の「桃」または使用コストが1以下の「梅」1枚を休息状態にする。",
        "自分は、相手はカードを1枚引く。",
    ],
)
def test_of_whom_it_is_told_nobody_says(words: str) -> None:
    with pytest.raises(CardTextError):
        says("REF-015", words)


def test_what_the_player_does_himself_may_be_told_so() -> None:
    throws = says("THR-016", "このカードが登場した場合、自分は、手札1枚を捨て札にし、カードを2枚引く。")
    here = table({"hand": ["THR-016", "ann"]}, {}, throws)
    here.play("THR-016")
    here.say(here.option("card", "ann"))
    assert (here.zone("ann"), len(here.hand(0))) == ("discard", 2)


def test_it_triggers_while_something_goes_on() -> None:
    guard = says("GUA-017", "自分の「Ann-001」がアプローチしている間に自分のキャラが登場した場合、カードを1枚引く。")
    here = table({"main": ["GUA-017", "ann"], "hand": ["bea"]}, {}, guard)
    here.play("bea")
    assert here.hand(0) == []


@pytest.mark.parametrize(("points", "may"), [(2, True), (1, False)])
def test_a_text_may_be_used_only_then(points: int, may: bool) -> None:
    only = says(
        "ONL-018",
        "[メイン/自分]:《0》カードを1枚引く。この効果は、自分のポイント置き場にあるカードの枚数が"
        "相手のポイント置き場にあるカードの枚数より多い場合のみ使用できる。",
    )
    here = table({"main": ["ONL-018"], "points": ["bea"] * points}, {"points": ["clo"]}, only)
    assert here.offers("use", "ONL-018", 0) is may


@pytest.mark.parametrize("may", [True, False])
def test_whether_cards_leave_a_deck_is_said_by_the_player_whose_deck_it_is(may: bool) -> None:
    mills = says("MIL-019", "このカードが登場した場合、相手はデッキの上のカード2枚を捨て札にすることができる。")
    here = table({"hand": ["MIL-019"]}, {"deck": ["bea", "clo", "dot"]}, mills)
    here.play("MIL-019")
    assert here.asked == (1, "may")
    here.say(("yes",) if may else ("no",))
    assert (here.zone("bea") == "discard", here.zone("clo") == "discard", here.zone("dot") == "discard") == (
        may,
        may,
        False,
    )


@pytest.mark.parametrize(
    "words",
    [
        "このカードが退場した場合、このカードの上に乗っていた花コイン2個につき、カードを1枚引く。",
        "自分の「桃」が退場した場合、そのキャラの上に乗っていた花コイン2個につき、カードを1枚引く。",
    ],
)
def test_coins_that_lay_on_who_exits_are_counted(words: str) -> None:
    bearer = says("BEA-020", words, name="桃")
    there = {"main": [{"card": "BEA-020", "coins": {"花_coin": 5}}], "hand": ["OUT-021"]}
    here = table(there, {}, bearer, happens("OUT-021", "[メイン/自分]:自分のキャラ1枚を退場させる。"))
    here.play("OUT-021")
    assert len(here.hand(0)) == 2


@pytest.mark.parametrize("seat", [0, 1])
def test_in_a_turn_in_which_either_pile_has_grown(seat: int) -> None:
    gloom = says(
        "GLO-022", "自分または相手のポイント置き場にカードが置かれたターンの間、相手の全てのキャラは-20/-20を得る。"
    )
    whose = ("相手に1ポイント与える", "手札1枚をポイント置き場に表向きで置く")[seat]
    gives = happens("GIV-023", f"[メイン/自分]:{whose}。")
    here = table({"main": ["GLO-022"], "hand": ["GIV-023", "bea"]}, {"main": ["ann"]}, gloom, gives)
    assert here.power("ann") == (30, 30)
    here.play("GIV-023")
    if here.question.kind != "action":
        here.say(here.option("card", "bea"))
    assert here.power("ann") == (10, 10)


@pytest.mark.parametrize("before", [True, False])
def test_who_comes_is_not_one_of_the_others_that_have_come(before: bool) -> None:
    comes = says(
        "COM-024",
        "このターン、このカード以外の自分の「桃」が登場している状態でこのカードが登場した場合、カードを1枚引く。",
        name="桃",
    )
    here = table({"hand": ["COM-024", "PEA-025"]}, {}, comes, character("PEA-025", name="桃"))
    if before:
        here.play("PEA-025")
    here.play("COM-024")
    assert here.hand(0) == ["GUS-009" if before else "PEA-025"]


def test_each_of_several_gets_its_coin() -> None:
    sows = says(
        "SOW-026",
        "このカードが登場した場合、メインエリアにいる自分の全ての「桃」と「梅」の上に花コインを1個ずつ乗せる。",
    )
    peach, plum = character("PEA-027", name="桃"), character("PLU-028", name="梅")
    here = table({"hand": ["SOW-026"], "main": ["PEA-027"], "support": ["PLU-028"]}, {}, sows, peach, plum)
    here.play("SOW-026")
    assert [here.game.state.field[here.ref(key)].counters for key in ("PEA-027", "PLU-028")] == [{"花_coin": 1}, {}]


@pytest.mark.parametrize(
    ("words", "more"),
    [
        ("このターンの間に退場したキャラ1枚につき、+10/+10を得る。", 20),
        ("このターンの間に退場した自分のキャラ1枚につき、+10/+10を得る。", 10),
        ("このターンの間に退場した使用コストが3以上のキャラ1枚につき、+10/+10を得る。", 0),
        ("このターンの間に退場したキャラ2枚につき、+10/+10を得る。", 10),
    ],
)
def test_who_has_exited_in_the_turn_is_counted_though_nobody_of_them_is_there(words: str, more: int) -> None:
    mourns = says("MOU-029", "このカードは、" + words, power=(30, 30))
    clears = happens("CLE-030", "[メイン/自分]:全ての「Ann-001」を退場させる。")
    here = table({"main": ["MOU-029", "ann"], "hand": ["CLE-030"]}, {"main": ["ann"]}, mourns, clears)
    here.play("CLE-030")
    assert here.power("MOU-029") == (30 + more, 30 + more)


def test_whoever_has_exited_is_not_chosen_on_the_field() -> None:
    with pytest.raises(CardTextError):
        says("REF-031", "このカードが登場した場合、このターンの間に退場したキャラ1枚を休息状態にする。")


@pytest.mark.parametrize(("phase", "may"), [("アプローチ", True), ("メイン", False)])
def test_what_a_player_may_not_do_in_one_phase_of_the_turn(phase: str, may: bool) -> None:
    words = f"このターン、全てのプレイヤーは、{phase}フェイズの間、イベントカードをプレイできない。"
    bars = says("BAR-032", "このカードが登場した場合、" + words)
    here = table({"hand": ["BAR-032", "tea"]}, {}, bars)
    here.play("BAR-032")
    assert here.offers("event", "tea") is may
