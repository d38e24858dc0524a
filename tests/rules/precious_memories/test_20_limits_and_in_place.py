"""What is no more than so much, what happens in place of a point, whose cards a prohibition means. Each is read, and
then played."""

from __future__ import annotations

import pytest

from engine.games.precious_memories.wording import GRAMMAR
from engine.wording import CardTextError
from tests.rules.precious_memories.stock import Table, character, event, keyword, pm, table
from tests.rules.precious_memories.test_5_what_texts_speak_of import happens, says
from tests.rules.precious_memories.test_6_more_texts import answers, choose


@pytest.mark.parametrize(("others", "power"), [(2, 50), (3, 60), (4, 60)])
def test_a_limit_holds_whoever_else_comes(others: int, power: int) -> None:
    grows = says(
        "GRO-001",
        "このカードは、このカード以外の自分のキャラ1枚につき、+10/+10を得る。この効果は、+30/+30を上限とする。",
    )
    here = table({"main": ["GRO-001", *["ann", "bea", "clo", "eve"][:others]]}, {}, grows)
    assert here.power("GRO-001") == (power, power)


def test_a_limit_holds_for_what_is_lost_for_a_while() -> None:
    weakens = happens(
        "WEA-002",
        "[メイン/自分]:相手のキャラ1枚は、ターン終了時まで、自分のキャラ1枚につき-10/-10を得る。この効果は、-20/-20を上限とする。",
    )
    here = table({"main": ["ann", "bea", "clo"], "hand": ["WEA-002"]}, {"main": ["dot"]}, weakens)
    here.play("WEA-002")
    answers(here)
    assert here.power("dot") == (40, 40)


def test_a_limit_has_to_lie_where_it_grows() -> None:
    with pytest.raises(CardTextError):
        GRAMMAR.compile("このカードは、自分のキャラ1枚につき、+10/+10を得る。この効果は、-30/-30を上限とする", "ja")


# --- in place of a point ---


TURNS = "このカードがアプローチでポイントを与える場合、代わりに自分のポイント置き場にあるカード1枚を表向きにする。"


def _points(here: Table) -> tuple[int, int, int]:
    """Points of the other player, own ones face up and face down."""
    return here.points(1), here.game.count(0, "pile_up"), here.game.count(0, "pile_down")


@pm("R-PM-45")
def test_something_else_happens_in_place_of_the_point() -> None:
    turns = says("TUR-003", TURNS + "このカードがアプローチでポイントを与えた場合、カードを1枚引く。")
    here = table(
        {"main": ["TUR-003", "ann"], "points": [{"card": "bea", "face_down": True}], "hand": ["clo"]},
        {"hand": ["tea"]},
        turns,
    )
    here.approach("TUR-003")
    answers(here)
    assert _points(here) == (0, 1, 0)
    assert here.hand(0) == ["CLO-003"]
    here.passes()
    here.approach("ann")
    assert here.points(1) == 1


@pm("R-PM-45")
def test_so_it_does_where_somebody_breaks_through_and_the_blocker_exits_even_so() -> None:
    turns = says("TUR-004", TURNS, power=(70, 30))
    through = character("THR-005", power=(70, 30))
    strong = happens("STR-006", "[メイン/自分]:自分のキャラ1枚は、ターン終了時まで〔突破30〕を得る。")
    for who, points in (("TUR-004", (0, 1, 0)), ("THR-005", (1, 0, 1))):
        here = table(
            {
                "main": ["TUR-004", "THR-005"],
                "points": [{"card": "bea", "face_down": True}],
                "hand": ["STR-006", "clo"],
            },
            {"main": ["ann"], "hand": ["tea"]},
            turns,
            through,
            strong,
        )
        here.play("STR-006")
        choose(here, who)
        here.approach(who, "ann")
        answers(here)
        assert (_points(here), here.zone("ann"), here.zone(who)) == (points, "discard", "discard")


def test_what_others_give_may_be_replaced_too() -> None:
    draws = says("DRA-007", "自分の「Ann-001」がアプローチでポイントを与える場合、代わりにカードを2枚引く。")
    here = table({"main": ["DRA-007", "ann"], "hand": ["clo"]}, {"hand": ["tea"]}, draws)
    here.approach("ann")
    assert (here.points(1), len(here.hand(0))) == (0, 3)


# --- whose ---


@pytest.mark.parametrize("whose", ["", "自分の"])
def test_what_a_player_may_not_do_with_his_own_is_meant_of_his(whose: str) -> None:
    bars = happens("BAR-008", f"[メイン/自分]:このターン、相手は、{whose}キャラを妨害に参加させることができない。")
    here = table({"main": ["ann"], "hand": ["BAR-008", "clo"]}, {"main": ["dot"], "hand": ["tea"]}, bars)
    here.play("BAR-008")
    here.declare()
    here.say(here.option("approach", "ann"))
    here.step()
    assert here.points(1) == 1


def test_nobody_but_the_other_player_is_kept_from_his_texts() -> None:
    word = "このカードが登場した場合、相手は、このターン、{}キャラのテキストを使用できない"
    GRAMMAR.compile(word.format("相手の全ての"), "ja")
    with pytest.raises(CardTextError):
        GRAMMAR.compile(word.format("全ての"), "ja")


@pytest.mark.parametrize("link", ["その場合", "その後"])
def test_whose_hand_is_meant_behind_what_another_does_has_to_be_said(link: str) -> None:
    with pytest.raises(CardTextError):
        GRAMMAR.compile(f"このカードが登場した場合、相手は、手札1枚を捨て札にする。{link}、カードを1枚引く", "ja")
    GRAMMAR.compile(f"このカードが登場した場合、相手は、手札1枚を捨て札にする。{link}、相手は、カードを1枚引く", "ja")


def test_another_name_in_the_whole_game_hangs_on_nothing() -> None:
    word = "ゲーム中、このカードの名称は「桃」としても扱う"
    GRAMMAR.compile(word, "ja")
    with pytest.raises(CardTextError):
        GRAMMAR.compile(f"〔逆境2〕:「{word}。」", "ja")


# --- sums, pairs, colours ---


@pytest.mark.parametrize(("power", "blocked"), [((50, 40), True), ((50, 50), False)])
def test_the_sum_of_both_numbers_of_a_card_is_asked(power: tuple[int, int], blocked: bool) -> None:
    sums = says("SUM-009", "このカードは、AP/DPの合計値が100以上の場合、妨害されない。", power=power)
    here = table({"main": ["SUM-009"], "hand": ["clo"]}, {"main": ["ann"], "hand": ["tea"]}, sums)
    here.declare()
    here.say(here.option("approach", "SUM-009"))
    here.step()
    assert (("block", here.ref("ann")) in here.question.options) is blocked


@pytest.mark.parametrize(("nth", "power"), [(0, (30, 30)), (1, (40, 40)), (2, (50, 50))])
def test_one_of_several_pairs_is_chosen(nth: int, power: tuple[int, int]) -> None:
    pairs = happens(
        "PAI-010",
        "[メイン/自分]:キャラ1枚のAP/DPの値を、ターン終了時まで30/30または40/40または50/50に変更する。",
    )
    here = table({"main": ["dot"], "hand": ["PAI-010"]}, {}, pairs)
    here.play("PAI-010")
    while here.question.kind != "action":
        here.say(here.question.options[nth if here.question.kind == "mode" else 0])
    assert here.power("dot") == power


def test_somebody_is_of_another_colour_too() -> None:
    paints = happens(
        "PAN-011",
        "[メイン/自分]:自分のキャラ1枚を指定する。このターン、指定したキャラと同じ名称の全てのキャラの色は、青としても扱う。",
    )
    likes = says("LIK-012", "このカードは、自分の青のキャラ1枚につき、+10/+10を得る。")
    here = table({"main": ["ann", "LIK-012"], "hand": ["PAN-011"]}, {}, paints, likes)
    assert here.power("LIK-012") == (30, 30)
    here.play("PAN-011")
    choose(here, "ann")
    assert here.power("LIK-012") == (40, 40)


def test_one_is_changed_to_be_as_another_one() -> None:
    like = happens(
        "LIK-013", "[メイン/自分]:自分のキャラ1枚のAP/DPの値を、ターン終了時までキャラ1枚のAP/DPと同じ値に変更する。"
    )
    here = table({"main": ["ann", "eve"], "hand": ["LIK-013"]}, {"main": ["dot"]}, like)
    here.play("LIK-013")
    choose(here, "dot")
    choose(here, "eve")
    assert (here.power("eve"), here.power("ann")) == ((60, 60), (30, 30))


# --- times ---


@pytest.mark.parametrize("late", [False, True])
def test_a_text_is_not_used_in_the_turn_in_which_its_card_appeared(late: bool) -> None:
    waits = says(
        "WAI-014",
        "[メイン/自分]:《0》カードを1枚引く。この効果は、このカードが登場したターンの間に使用することはできない。",
    )
    here = table({"main": ["WAI-014"] if late else [], "hand": ["clo", *([] if late else ["WAI-014"])]}, {}, waits)
    if not late:
        here.play("WAI-014")
    assert any(option[0] == "use" for option in here.question.options) is late


@pytest.mark.parametrize("named", ["ann", "bea"])
def test_who_blocks_whom_is_waited_for(named: str) -> None:
    guard = says(
        "GUA-016",
        "[メイン/相手]:《0》相手のキャラ1枚を指定する。このターン、このカードが指定したキャラを妨害した場合、カードを2枚引く。",
    )
    here = table({"main": ["ann", "bea"], "hand": ["clo"]}, {"main": ["GUA-016"], "hand": ["tea"]}, guard)
    here.say(("pass",))
    here.do("use", "GUA-016", 0)
    choose(here, named)
    here.passes() if here.game.state.phase == "main" else None
    here.approach("ann", "GUA-016")
    assert len(here.hand(1)) == (3 if named == "ann" else 1)


def test_who_is_chosen_later_is_spoken_of_then() -> None:
    away = happens(
        "AWA-017",
        "[メイン/自分]:このターン、自分のキャラがアプローチした場合、相手のキャラ1枚をデッキの下に移す。そのキャラの使用コストが"
        "2以下の場合、カードを1枚引く。",
    )
    for there, drawn in (("eve", 1), ("gus", 0)):
        here = table({"main": ["ann"], "hand": ["AWA-017", "clo"]}, {"main": [there], "hand": ["tea"]}, away)
        here.play("AWA-017")
        here.approach("ann")
        assert (here.zone(there), len(here.hand(0))) == ("deck", 1 + drawn)


# --- other words ---


def test_the_card_that_was_turned_up_is_the_character_of_which_is_spoken() -> None:
    finds = happens(
        "FIN-018",
        "[メイン/自分]:デッキの上のカード1枚を表にする。表にしたカードが「Ann-001」の場合、そのカードを場に出すことができる。",
    )
    finds_one = happens(
        "FIN-019",
        "[メイン/自分]:デッキの上のカード1枚を表にする。表にしたカードが赤のキャラの場合、そのキャラを場に出すことができる。",
    )
    for card in (finds, finds_one):
        here = table({"deck": ["ann", "gus"], "hand": [card.key]}, {}, card)
        here.play(card.key)
        answers(here)
        assert here.zone("ann") == "main"


@pytest.mark.parametrize("moves", [True, False])
def test_who_was_moved_either_way_has_been_moved(moves: bool) -> None:
    goes = says(
        "GOE-020",
        "[メイン/自分]:《0》このカードをメインエリアまたはサポートエリアに移す。移した場合、カードを1枚引く。",
    )
    here = table({"main" if moves else "support": ["GOE-020"], "hand": ["clo"]}, {}, goes)
    here.do("use", "GOE-020", 0)
    answers(here)
    assert (here.zone("GOE-020"), len(here.hand(0))) == ("support" if moves else "main", 2)


def test_coins_need_no_kind() -> None:
    piles = says(
        "PIL-021",
        "自分のキャラが登場するごとに、このカードの上にコインを1個乗せる。[メイン/自分]:《0》このカードの上にあるコインを1個取り除く。"
        "その場合、カードを1枚引く。".replace("。[", "。\n["),
    )
    here = table({"main": ["PIL-021"], "hand": ["ann", "clo"]}, {}, piles)
    here.play("ann")
    here.do("use", "PIL-021", 0)
    answers(here)
    assert len(here.hand(0)) == 2


# --- break ---


@pytest.mark.parametrize("broken", [True, False])
def test_an_event_knows_whether_it_breaks_out(broken: bool) -> None:
    tree = GRAMMAR.compile(
        "[メイン/両方]:カードを1枚引く。このカードが〔ブレイク〕している場合、カードを1枚引く", "ja", kind="event"
    )
    (spell,) = tree.abilities
    out = event("OUT-022", spell.body, "main_both", "approach_both")  # type: ignore[union-attr]
    out = type(out)(
        **{name: getattr(out, name) for name in out.__struct_fields__}
        | {"abilities": (*out.abilities, keyword("breaks_in"))}
    )
    if broken:
        here = table(
            {"main": ["ann"], "hand": ["clo"]}, {"deck": ["OUT-022", "gus", "gus", "gus"], "hand": ["tea"]}, out
        )
        here.approach("ann")
        here.say(("yes",))
        assert len(here.hand(1)) == 3
        return
    here = table({"main": ["ann"], "hand": ["OUT-022"]}, {}, out)
    here.play("OUT-022")
    assert len(here.hand(0)) == 1
