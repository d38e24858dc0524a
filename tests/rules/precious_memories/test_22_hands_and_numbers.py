"""What an open card of a hand waits for, what is done after something at the end of a turn, who may not approach, and
what each of several has while it is so itself. Each is read, and then played."""

from __future__ import annotations

import pytest

from engine.games.precious_memories.wording import GRAMMAR
from engine.wording import CardTextError
from tests.rules.precious_memories.stock import ACTIVE, character, pm, table
from tests.rules.precious_memories.test_5_what_texts_speak_of import happens, says
from tests.rules.precious_memories.test_6_more_texts import answers, choose

WAITS = (
    "〔EXカード〕このカードが手札にある状態で、自分の「Ann-001」がアプローチでポイントを与えた場合、このカードを場に出すことができる。"
    "この効果で場に出た場合、カードを1枚引く。"
)


@pytest.mark.parametrize(("who", "comes"), [("ann", True), ("bea", False)])
@pytest.mark.parametrize("yes", [True, False])
def test_an_open_card_of_a_hand_hears_what_happens(who: str, comes: bool, yes: bool) -> None:
    guest = says("GUE-051", GRAMMAR.normal(WAITS, "ja", kind="character"))
    here = table({"main": ["ann", "bea", "dot"], "hand": ["GUE-051", "clo"]}, {"hand": ["tea"]}, guest)
    here.approach(who)
    if comes:
        assert (here.question.seat, here.question.kind) == (0, "may")
        here.say(("yes",) if yes else ("no",))
        answers(here)
    there = comes and yes
    assert (here.zone("GUE-051"), len(here.hand(0))) == (("main", 2) if there else ("hand", 2))


def test_a_card_that_nobody_else_sees_waits_for_nothing_in_a_hand() -> None:
    with pytest.raises(CardTextError):
        GRAMMAR.compile(WAITS.removeprefix("〔EXカード〕"), "ja", kind="character")


def test_it_hears_nothing_on_the_field_or_in_the_discard_pile() -> None:
    guest = says("GUE-051", GRAMMAR.normal(WAITS, "ja", kind="character"))
    for place in ("main", "discard"):
        mine = {"main": ["ann", "dot"], "hand": ["clo"], "discard": []}
        mine[place] = [*mine[place], "GUE-051"]
        here = table(mine, {"hand": ["tea"]}, guest)
        here.approach("ann")
        assert (len(here.hand(0)), here.zone("GUE-051")) == (1, place)


@pytest.mark.parametrize(("under", "drawn"), [(2, 1), (1, 0)])
def test_so_high_a_level_is_heard(under: int, drawn: int) -> None:
    hears = says("HEA-052", "自分の「Gro-053」がLV3以上にレベルアップした場合、カードを1枚引く。")
    base = [character(f"GRO-05{number}", name="Gro-053") for number in (4, 5)]
    grown = says("GRO-056", "〔レベルアップ〕", name="Gro-053", power=(40, 40))
    here = table(
        {"main": [{"card": "GRO-054", "under": ["GRO-055"][: under - 1]}, "HEA-052"], "hand": ["GRO-056", "clo"]},
        {},
        hears,
        grown,
        *base,
    )
    here.do("level_up", "GRO-056", "GRO-054")
    assert len(here.hand(0)) == 1 + drawn


# --- after something at the end of the turn ---


def test_what_comes_after_something_at_the_end_of_the_turn_comes_then() -> None:
    looks = happens(
        "LOO-057",
        "[メイン/自分]:ターン終了時に自分の捨て札置き場にあるキャラ1枚を手札に戻す。その後、手札1枚を捨て札にする。",
    )
    here = table({"main": ["ann"], "hand": ["LOO-057", "clo"], "discard": ["bea"]}, {"hand": ["tea"]}, looks)
    here.play("LOO-057")
    assert (here.hand(0), here.question.kind) == (["CLO-003"], "action")
    here.declare()
    here.say(("end",))
    choose(here, "clo")
    assert here.hand(0) == ["BEA-002"]


# --- who may not approach, and who may not play ---


@pytest.mark.parametrize(("who", "able"), [("dot", True), ("ann", False)])
def test_a_player_may_not_let_such_characters_approach(who: str, able: bool) -> None:
    holds = says("HOL-058", "相手は、使用コストが2以下のキャラをアプローチに参加させることができない。")
    here = table({"main": ["ann", "dot"], "hand": ["clo"]}, {"main": ["HOL-058"], "hand": ["tea"]}, holds)
    here.declare()
    assert (("approach", here.ref(who)) in here.question.options) is able


def test_those_who_came_this_turn_are_told_in_other_words() -> None:
    word = "[メイン/相手]:相手はターン終了時まで、{}登場した自分の全てのキャラをアプローチに参加させることができない。"
    said = [
        GRAMMAR.compile(GRAMMAR.normal(word.format(each), "ja", kind="event"), "ja", kind="event").abilities
        for each in ("このターンに", "このターンの間に")
    ]
    assert said[0] == said[1]
    holds = happens("HOL-059", GRAMMAR.normal(word.format("このターンに"), "ja", kind="event"))
    quick = character("QUI-060", ACTIVE)
    here = table({"main": ["ann"], "hand": ["QUI-060", "clo"]}, {"hand": ["HOL-059", "tea"]}, holds, quick)
    here.play("QUI-060")
    here.play("HOL-059", seat=1)
    here.declare()
    offered = [option[1] for option in here.question.options if option[0] == "approach"]
    assert offered == [here.ref("ann")]


@pytest.mark.parametrize(("approaching", "able"), [(True, False), (False, True)])
def test_who_may_not_play_events_himself(approaching: bool, able: bool) -> None:
    own = says("OWN-061", "このカードがアプローチに参加している場合、自分は、イベントカードをプレイできない。")
    here = table({"main": ["OWN-061", "ann"], "hand": ["hex"]}, {"main": ["dot"], "hand": ["tea"]}, own)
    here.declare()
    here.say(here.option("approach", "OWN-061" if approaching else "ann"))
    assert any(option[0] == "event" for option in here.question.options) is able


# --- each of several ---


@pytest.mark.parametrize(("who", "power"), [("ann", (50, 30)), ("bea", (40, 30))])
def test_each_has_it_while_it_does_that_itself(who: str, power: tuple[int, int]) -> None:
    lifts = says("LIF-062", "自分の全てのキャラは、アプローチしている間、+20/+20を得る。")
    here = table({"main": ["ann", "bea", "LIF-062"], "hand": ["clo"]}, {"main": ["dot"], "hand": ["tea"]}, lifts)
    here.declare()
    here.say(here.option("approach", "ann"))
    assert here.power(who)[0] == power[0]


@pytest.mark.parametrize(("gives", "blocks"), [(0, True), (1, False)])
def test_any_number_but_one_is_told(gives: int, blocks: bool) -> None:
    hides = says("HID-063", "このカードは、発生コストが0以外のキャラには妨害されない。")
    guard = character("GUA-064", gives=gives)
    here = table({"main": ["HID-063"], "hand": ["clo"]}, {"main": ["GUA-064"], "hand": ["tea"]}, hides, guard)
    here.declare()
    here.say(here.option("approach", "HID-063"))
    here.step()
    assert (("block", here.ref("GUA-064")) in here.question.options) is blocks


def test_this_card_goes_with_all_of_a_place() -> None:
    sweeps = says(
        "SWE-065", "[メイン/自分]:《0》このカードと、自分の捨て札置き場にある全てのカードをゲームから取り除く。"
    )
    here = table({"main": ["SWE-065"], "discard": ["ann", "tea"], "hand": ["clo"]}, {"discard": ["bea"]}, sweeps)
    here.do("use", "SWE-065", 0)
    assert [here.zone(each) for each in ("SWE-065", "ann", "tea", "bea")] == ["removed_cards"] * 3 + ["discard"]


def test_two_names_are_counted_together() -> None:
    calls = happens(
        "CAL-066",
        "[メイン/自分]:自分の捨て札置き場にある自分の「Ann-001」と「Bea-002」の枚数以下の使用コストを持つキャラ1枚を場に出す。",
    )
    two, three = character("TWO-067", cost=2), character("THR-068", cost=3)
    here = table(
        {"main": ["ann", "bea", "clo"], "discard": ["TWO-067", "THR-068"], "hand": ["CAL-066", "eve"]},
        {},
        calls,
        two,
        three,
    )
    here.play("CAL-066")
    answers(here)
    assert (here.zone("TWO-067"), here.zone("THR-068")) == ("main", "discard")


@pytest.mark.parametrize(("who", "there"), [("ann", "deck"), ("bea", "main")])
def test_who_gave_a_point_this_turn_is_known(who: str, there: str) -> None:
    sends = says(
        "SEN-069",
        "[アプローチ/自分]:《0》このターンの間にアプローチでポイントを与えている自分の「Ann-001」1枚をデッキの下に移す。",
    )
    here = table({"main": ["ann", "bea", "SEN-069"], "hand": ["clo"]}, {"hand": ["tea"]}, sends)
    here.approach(who)
    here.do("use", "SEN-069", 0)
    answers(here)
    assert here.zone("ann") == there


@pm("R-PM-84")
def test_two_points_are_told_of_what_is_given() -> None:
    twice = happens(
        "TWI-070", "[メイン/自分]:ターン終了時まで、自分の「Ann-001」1枚がアプローチで与えるポイントは2点になる。"
    )
    here = table({"main": ["ann", "dot"], "hand": ["TWI-070", "clo"]}, {"hand": ["tea"]}, twice)
    here.play("TWI-070")
    here.approach("ann")
    assert here.points(1) == 2


# --- of two who meet ---


@pytest.mark.parametrize("way", ["を妨害", "に妨害され"])
def test_of_two_who_meet_the_other_one_is_spoken_of(way: str) -> None:
    weakens = says(
        "WEA-071",
        f"このカードが相手のキャラ{way}した場合、".replace("されした", "された")
        + ("そのキャラは、ターン終了時まで-20/±0を得る。"),
    )
    blocks = way == "を妨害"
    mine, theirs = ("WEA-071", "dot") if not blocks else ("dot", "WEA-071")
    here = table({"main": [mine], "hand": ["clo"]}, {"main": [theirs], "hand": ["tea"]}, weakens)
    here.declare()
    here.say(here.option("approach", mine))
    here.step()
    here.say(here.option("block", theirs))
    assert here.power("dot")[0] == 40


def test_where_either_of_two_who_meet_could_be_meant_the_text_is_refused() -> None:
    with pytest.raises(CardTextError):
        GRAMMAR.compile("自分の「桃」が相手のキャラに妨害された場合、そのキャラは、ターン終了時まで-20/-20を得る", "ja")


def test_who_exits_gains_nothing_but_who_approached_does() -> None:
    lifts = says(
        "LIF-072",
        "自分の「Dot-004」のアプローチで相手のキャラが退場した場合、そのキャラを活動状態にする。",
    )
    sinks = says(
        "SIN-073",
        "自分の「Dot-004」のアプローチで相手のキャラが退場した場合、そのキャラをデッキの下に移す。",
    )
    for card, zone, rested in ((lifts, "discard", False), (sinks, "deck", True)):
        here = table(
            {"main": ["dot", "ann", card.key], "hand": ["clo"]}, {"main": ["eve", "bea"], "hand": ["tea"]}, card
        )
        here.approach("dot", "eve")
        assert (here.zone("eve"), here.is_rested("dot")) == (zone, rested)
