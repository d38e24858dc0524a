"""Words of texts that were read one by one, put together anew: each read, printed back, and then played."""

from __future__ import annotations

import pytest

from engine.games.precious_memories.wording import GRAMMAR
from engine.kernel.cards.card import Card
from engine.wording import CardTextError
from tests.rules.precious_memories.stock import ACTIVE, character, table
from tests.rules.precious_memories.test_5_what_texts_speak_of import happens, says
from tests.rules.precious_memories.test_6_more_texts import answers


def printed_back(text: str, kind: str = "character") -> None:
    """It means the same in English, and prints as it was."""
    normal = GRAMMAR.normal(text, "ja", kind=kind)
    reading = GRAMMAR.compile(normal, "ja", kind=kind)
    assert GRAMMAR.write(reading.abilities, "ja", voice=reading.voice, kind=kind) == normal
    english = GRAMMAR.write(reading.abilities, "en", kind=kind)
    assert GRAMMAR.compile(english, "en", kind=kind).abilities == reading.abilities


def an_event(key: str, text: str) -> Card:
    printed_back(text, "event")
    return happens(key, text)


def one_saying(key: str, text: str) -> Card:
    printed_back(text)
    return says(key, text)


def refused(text: str, kind: str = "event") -> None:
    with pytest.raises(CardTextError):
        GRAMMAR.compile(GRAMMAR.normal(text, "ja", kind=kind), "ja", kind=kind)


def test_who_is_spoken_of_behind_a_discard_stands_on_the_field() -> None:
    both = an_event(
        "BOT-600",
        "[メイン/自分]:自分の「Ann-001」1枚は、ターン終了時まで+10/+10を得る。"
        "その後、手札から「Bea-002」1枚を捨て札にすることができる。"
        "捨て札にした場合、そのキャラは、ターン終了時まで+30/+30を得る。",
    )
    here = table({"main": ["ann"], "hand": ["BOT-600", "bea"]}, {}, both)
    before = here.power("ann")
    here.play("BOT-600")
    answers(here)
    assert here.zone("bea") == "discard"
    assert here.power("ann") == (before[0] + 40, before[1] + 40)


def test_the_one_that_set_it_off_is_spoken_of_behind_a_discard_too() -> None:
    strong = one_saying(
        "STR-601",
        "自分の「Ann-001」がアプローチした場合、手札1枚を捨て札にすることができる。"
        "捨て札にした場合、そのキャラは、ターン終了時まで+20/+20を得る。",
    )
    here = table({"main": ["ann", "STR-601"], "hand": ["tea"]}, {"main": ["bea"]}, strong)
    before = here.power("ann")
    here.declare()
    here.say(here.option("approach", "ann"))
    while here.question.kind != "action":
        here.say(here.question.options[0])
    assert (here.zone("tea"), here.power("ann")) == ("discard", (before[0] + 20, before[1] + 20))


@pytest.mark.parametrize(("top", "drawn"), [("bea", 1), ("clo", 0)])
def test_what_hangs_on_a_card_being_taken_is_done_only_if_one_was(top: str, drawn: int) -> None:
    look = an_event(
        "LOO-602",
        "[メイン/自分]:デッキの上のカード2枚を見て、その中にある「Bea-002」1枚を表にしてから手札に加える。"
        "手札に加えた場合、カードを1枚引く。",
    )
    here = table({"main": ["ann"], "hand": ["LOO-602"], "deck": [top, "dot", "eve", "gus"]}, {}, look)
    here.play("LOO-602")
    while here.question.kind != "action":
        here.say(*here.question.options[:1])
    assert len(here.hand(0)) == 2 * drawn


@pytest.mark.parametrize(("top", "may", "drawn"), [("bea", True, 1), ("bea", False, 0), ("clo", True, 0)])
def test_what_may_be_taken_and_what_hangs_on_it(top: str, may: bool, drawn: int) -> None:
    look = an_event(
        "LOO-603",
        "[メイン/自分]:デッキの上のカード2枚を見て、その中にある「Bea-002」1枚を場に出すことができる。"
        "場に出した場合、カードを1枚引く。",
    )
    here = table({"main": ["ann"], "hand": ["LOO-603"], "deck": [top, "dot", "eve", "gus"]}, {}, look)
    here.play("LOO-603")
    while here.question.kind != "action":
        here.say(*(here.question.options[:1] if may or here.question.kind != "may" else [("no",)]))
    assert len(here.hand(0)) == drawn


def test_the_rest_goes_somewhere_whether_one_was_taken_or_not() -> None:
    refused(
        "[メイン/自分]:デッキの上のカード2枚を見て、その中にある「Bea-002」1枚を手札に加える。"
        "その場合、カードを1枚引く。その後、残りのカードを任意の順番でデッキの下に移す。"
    )


@pytest.mark.parametrize(("there", "drawn"), [("bea", 2), ("clo", 0)])
def test_what_is_said_again_of_a_deed_may_stand_behind_a_condition(there: str, drawn: int) -> None:
    once = an_event(
        "CON-604",
        "[メイン/自分]:自分の「Bea-002」がいる場合、手札1枚を捨て札にすることができる。"
        "捨て札にした場合、カードを2枚引く。",
    )
    here = table({"main": [there], "hand": ["CON-604", "tea"]}, {}, once)
    here.play("CON-604")
    answers(here)
    assert len(here.hand(0)) == (drawn or 1)


@pytest.mark.parametrize(("there", "asked"), [("bea", True), ("clo", False)])
def test_a_choice_may_stand_behind_a_condition(there: str, asked: bool) -> None:
    once = an_event(
        "CHO-605",
        "[メイン/自分]:自分の「Bea-002」がいる場合、以下から1つ選択する。「カードを1枚引く。」「カードを2枚引く。」",
    )
    here = table({"main": [there], "hand": ["CHO-605"]}, {}, once)
    here.play("CHO-605")
    assert (here.question.kind != "action") is asked
    if asked:
        here.say(here.question.options[1])
    assert len(here.hand(0)) == 2 * asked


@pytest.mark.parametrize(("who", "drawn"), [("ann", 1), ("dot", 0)])
def test_this_turn_is_heard_of_an_approach_or_a_block_of_one(who: str, drawn: int) -> None:
    waits = an_event(
        "WAI-606",
        "[メイン/自分]:自分の「Ann-001」1枚は、ターン終了時まで+10/+10を得る。"
        "このターン、そのキャラがアプローチまたは妨害に参加した場合、カードを1枚引く。",
    )
    here = table({"main": ["ann", "dot"], "hand": ["WAI-606"]}, {}, waits)
    here.play("WAI-606")
    answers(here)
    here.approach(who)
    assert len(here.hand(0)) == drawn


def test_those_who_took_part_this_turn_are_counted() -> None:
    turns = an_event(
        "TUR-607",
        "[アプローチ/両方]:このターンの間にアプローチまたは妨害に参加した自分のキャラ1枚につき、カードを1枚引く。",
    )
    here = table({"main": ["ann", "bea", "clo"], "hand": ["TUR-607"]}, {"main": ["dot"]}, turns)
    here.approach("ann")
    here.say(here.option("approach", "bea"))
    here.play("TUR-607")
    assert len(here.hand(0)) == 2


def test_who_blocked_this_turn_is_rested() -> None:
    rests = an_event("RES-608", "[アプローチ/自分]:このターンの間に妨害した相手のキャラ1枚を捨て札にする。")
    big = character("BIG-609", power=(10, 90))
    here = table({"main": ["eve", "ann"], "hand": ["RES-608"]}, {"main": ["BIG-609", "clo"]}, rests, big)
    here.approach("eve", "BIG-609")
    here.say(here.option("approach", "ann"))
    here.play("RES-608")
    assert (here.zone("BIG-609"), here.zone("clo")) == ("discard", "main")


@pytest.mark.parametrize(("points", "can"), [(1, False), (2, True)])
def test_an_event_asks_for_points_of_this_turn(points: int, can: bool) -> None:
    late = an_event(
        "LAT-610",
        "《使用条件》:このターン、自分のポイント置き場にカードが2枚以上置かれている。[メイン/自分]:カードを1枚引く。",
    )
    text = "[メイン/自分]:デッキの上のカード1枚を自分のポイント置き場に表向きで置く。"
    fills = [happens(f"FIL-{number}", text) for number in range(650, 650 + points)]
    here = table({"main": ["ann"], "hand": ["LAT-610", *(each.key for each in fills)]}, {}, late, *fills)
    for each in fills:
        here.play(each.key)
    assert any(option[:2] == ("event", here.ref("LAT-610")) for option in here.question.options) is can


def test_each_of_two_lots_gives_its_own() -> None:
    counts = one_saying(
        "COU-612",
        "このカードは、自分の「Ann-001」1枚につき、+10/+10を得るとともに、自分の「Bea-002」1枚につき、±0/+20を得る。",
    )
    here = table({"main": ["COU-612", "ann", "bea"]}, {}, counts)
    alone = table({"main": ["COU-612"]}, {}, counts)
    assert here.power("COU-612") == (alone.power("COU-612")[0] + 10, alone.power("COU-612")[1] + 30)


def test_a_card_is_dearer_for_each_coin_on_it() -> None:
    grows = one_saying(
        "GRO-613", "このカードは、このカードの上に乗っている+10/+10コイン1個につき、使用コスト+1を得る。"
    )
    coins = happens("COI-614", "[メイン/自分]:自分の「Gro-613」1枚の上に+10/+10コインを2個乗せる。")
    here = table({"main": ["GRO-613"], "hand": ["COI-614"]}, {}, grows, coins)
    before = here.stat("GRO-613", "cost")
    here.play("COI-614")
    answers(here)
    assert before is not None
    assert here.stat("GRO-613", "cost") == before + 2


def test_what_holds_in_the_turn_in_which_it_appeared() -> None:
    fresh = one_saying("FRE-615", "このカードは、登場したターンの間、+20/+20を得る。")
    here = table({"main": ["ann"], "hand": ["FRE-615"]}, {}, fresh)
    here.play("FRE-615")
    old = table({"main": ["FRE-615"]}, {}, fresh)
    assert here.power("FRE-615")[0] == old.power("FRE-615")[0] + 20


def test_as_many_are_drawn_as_were_discarded() -> None:
    swap = an_event(
        "SWA-616",
        "[メイン/自分]:手札を2枚まで捨て札にすることができる。捨て札にした場合、捨て札にした枚数と同じ枚数のカードを引く。",
    )
    here = table({"main": ["ann"], "hand": ["SWA-616", "tea", "hex", "bea"]}, {}, swap)
    here.play("SWA-616")
    here.say(here.question.options[0])
    here.say(*here.question.options[:2])
    assert (len(here.hand(0)), here.game.count(0, "discard")) == (3, 3)


@pytest.mark.parametrize(("blocker", "drawn"), [("", 1), ("clo", 0)])
def test_a_card_hears_of_a_point_that_an_approach_gives_its_player(blocker: str, drawn: int) -> None:
    ears = one_saying(
        "EAR-617", "相手のアプローチによって自分のポイント置き場にカードが置かれた場合、カードを1枚引く。"
    )
    held = []
    for card in ("EAR-617", "fay"):
        here = table({"main": ["ann"]}, {"main": ["clo"], "support": [card]}, ears)
        here.approach("ann", blocker)
        held.append(len(here.hand(1)))
    assert held[0] == held[1] + drawn


def test_one_of_each_name_is_taken_out_of_what_was_looked_at() -> None:
    look = an_event(
        "LOO-618",
        "[メイン/自分]:デッキの上のカード3枚を見て、「Ann-001」1枚と「Bea-002」1枚を抜き出し、表にしてから手札に加える。"
        "その後、残りのカードを任意の順番でデッキの下に移す。",
    )
    here = table({"main": ["eve"], "hand": ["LOO-618"], "deck": ["bea", "dot", "ann", "gus"]}, {}, look)
    here.play("LOO-618")
    answers(here)
    assert sorted(here.hand(0)) == ["ANN-001", "BEA-002"]


def test_who_is_as_strong_in_sum_comes_back() -> None:
    back = an_event(
        "SUM-619",
        "[メイン/自分]:自分のキャラ1枚を指定する。その後、"
        "自分の捨て札置き場にある指定したキャラと同じAP/DPの合計値を持つキャラ1枚を手札に戻す。",
    )
    alike = character("ALI-620", power=(20, 40))
    here = table({"main": ["bea"], "hand": ["SUM-619"], "discard": ["dot", "ALI-620"]}, {}, back, alike)
    here.play("SUM-619")
    assert here.hand(0) == ["ALI-620"]


def test_who_is_taken_off_the_field_for_a_moment_comes_back_in_one_sentence() -> None:
    text = "[メイン/自分]:メインエリアにいる自分のキャラを2枚までゲームから取り除き、その後、そのキャラを場に出す。"
    again = text.replace("取り除き、", "取り除く。")
    said = [GRAMMAR.compile(GRAMMAR.normal(each, "ja", kind="event"), "ja", kind="event") for each in (text, again)]
    assert said[0].abilities == said[1].abilities


@pytest.mark.parametrize(("area", "gone"), [("main", ["ONE-626"]), ("support", [])])
def test_where_they_stand_is_told_of_those_that_are_counted(area: str, gone: list[str]) -> None:
    few = an_event(
        "FEW-621",
        "[メイン/自分]:メインエリアにいる自分の「Ann-001」の枚数以下の使用コストを持つ相手のキャラ1枚を捨て札にする。",
    )
    here = table({area: ["ann"], "hand": ["FEW-621"]}, {"support": ["ONE-626"]}, few, character("ONE-626", cost=1))
    here.play("FEW-621")
    answers(here)
    assert [here.game.keys[card] for card in here.game.zone(1, "discard")] == gone


@pytest.mark.parametrize(("who", "gone"), [("DEA-623", "discard"), ("eve", "main")])
def test_what_it_costs_is_told_of_the_one_that_is_blocked(who: str, gone: str) -> None:
    kills = an_event(
        "KIL-622", "[アプローチ/自分]:使用コストが3以上の自分のキャラを妨害している相手のキャラ1枚を捨て札にする。"
    )
    dear, wall = character("DEA-623", cost=5, power=(10, 10)), character("WAL-624", power=(0, 90))
    here = table({"main": [who, "ann"], "hand": ["KIL-622", "tea"]}, {"main": ["WAL-624"]}, kills, dear, wall)
    here.declare()
    here.say(here.option("approach", who))
    here.step()
    here.say(here.option("block", "WAL-624"))
    here.play("KIL-622")
    assert here.zone("WAL-624") == gone


def test_nothing_stands_before_a_lot_that_is_told_of_another_one() -> None:
    words = "使用コストが2以下の相手のキャラ1枚を捨て札にする。"
    before = GRAMMAR.compile("[メイン/自分]:自分の「Ann-001」を妨害している" + words, "ja", kind="event")
    behind = GRAMMAR.compile(
        "[メイン/自分]:" + words.replace("相手", "自分の「Ann-001」を妨害している相手"), "ja", kind="event"
    )
    assert before.abilities != behind.abilities


@pytest.mark.parametrize("end", ["top", "bottom"])
def test_what_was_looked_at_goes_to_either_end(end: str) -> None:
    look = an_event("LOO-625", "[メイン/自分]:デッキの上のカード2枚を見て、任意の順番でデッキの上または下に移す。")
    here = table({"main": ["fay"], "hand": ["LOO-625"], "deck": ["ann", "bea", "clo"]}, {}, look)
    here.play("LOO-625")
    while here.question.kind != "action":
        modes = (end,) in here.question.options
        here.say(*([(end,)] if modes else here.question.options))
    top = [here.game.keys[card] for card in here.game.zone(0, "deck")]
    assert sorted(top[:2] if end == "top" else top[1:]) == ["ANN-001", "BEA-002"]


@pytest.mark.parametrize(("there", "more"), [("ann", 20), ("bea", 0)])
def test_a_condition_may_stand_between_who_and_what(there: str, more: int) -> None:
    grows = one_saying(
        "GRO-627", "[メイン/自分]:《0》このカードは、自分の「Ann-001」がいる場合、ターン終了時まで+20/+20を得る。"
    )
    here = table({"main": ["GRO-627", there]}, {}, grows)
    before = here.power("GRO-627")[0]
    here.do("use", "GRO-627", 0)
    answers(here)
    assert here.power("GRO-627")[0] == before + more


@pytest.mark.parametrize(("blocker", "left"), [("CHE-629", "main"), ("DEA-630", "discard")])
def test_this_card_asks_who_blocks_it_and_stays(blocker: str, left: str) -> None:
    stays = one_saying(
        "STA-628",
        "[アプローチ/自分]:《0》このカードは、使用コストが3以下のキャラに妨害されている場合、ターン終了時まで退場しない。",
    )
    walls = [character(key, cost=cost, power=(90, 90)) for key, cost in (("CHE-629", 3), ("DEA-630", 4))]
    here = table({"main": ["STA-628"]}, {"main": [wall.key for wall in walls]}, stays, *walls)
    here.declare()
    here.say(here.option("approach", "STA-628"))
    here.step()
    here.say(here.option("block", blocker))
    here.do("use", "STA-628", 0)
    while here.window() and here.zone("STA-628") == "main":
        here.say(("pass",))
    assert here.zone("STA-628") == left


def test_the_next_one_is_cheaper_for_each_of_a_lot() -> None:
    helps = an_event(
        "HEL-631",
        "[メイン/自分]:このターン、自分が次にプレイする元の使用コストが3のキャラ1枚は、自分の「Ann-001」1枚につき、使用コスト-2を得る。",
    )
    here = table({"main": ["ann", "bea"], "hand": ["HEL-631", "dot", "gus"]}, {}, helps)
    here.play("HEL-631")
    here.say(("character", here.ref("dot"), 0))
    here.pay("gus")
    assert here.zone("dot") == "main"


@pytest.mark.parametrize(("who", "drawn"), [("ann", 1), ("bea", 0)])
def test_a_point_is_given_in_the_approach_of_somebody(who: str, drawn: int) -> None:
    ears = one_saying("EAR-632", "自分の「Ann-001」のアプローチでポイントを与えた場合、カードを1枚引く。")
    here = table({"main": ["ann", "bea"], "support": ["EAR-632"]}, {}, ears)
    here.approach(who)
    assert len(here.hand(0)) == drawn


@pytest.mark.parametrize(
    "deed",
    [
        "自分のポイント置き場にあるカード1枚を裏向きにする",
        "手札から「Bea-002」1枚を表にする",
        "自分の捨て札置き場にあるキャラ1枚を手札に戻す",
        "デッキの上のカード2枚を見て、その中にある「Bea-002」1枚を手札に加える",
    ],
)
def test_who_stands_on_the_field_is_spoken_of_behind_what_is_done_elsewhere(deed: str) -> None:
    strong = one_saying(
        "STR-633",
        f"自分の「Ann-001」がアプローチした場合、{deed}。その場合、そのキャラは、ターン終了時まで+20/+20を得る。",
    )
    mine = {"main": ["ann", "STR-633"], "hand": ["bea"], "discard": ["clo"], "points": ["dot"], "deck": ["bea", "eve"]}
    here = table(mine, {}, strong)
    before = here.power("ann")
    here.declare()
    here.say(here.option("approach", "ann"))
    while here.question.kind != "action":
        here.say(here.question.options[0])
    assert here.power("ann") == (before[0] + 20, before[1] + 20)


def test_this_turn_is_heard_of_who_set_it_off_behind_a_discard() -> None:
    hears = one_saying(
        "HEA-634",
        "自分の「Ann-001」がアプローチした場合、手札1枚を捨て札にする。"
        "その場合、このターン、そのキャラがアプローチでポイントを与えた場合、カードを2枚引く。",
    )
    here = table({"main": ["ann", "bea"], "support": ["HEA-634"], "hand": ["tea"]}, {}, hears)
    here.declare()
    here.say(here.option("approach", "ann"))
    if here.question.kind != "action":
        here.say(here.question.options[0])
    while len(here.hand(0)) < 2 and here.window():
        here.step()
    assert (here.zone("tea"), len(here.hand(0))) == ("discard", 2)


def test_who_came_out_of_the_discard_pile_is_spoken_of_as_standing_there() -> None:
    back = an_event(
        "BAC-635",
        "[メイン/自分]:自分の捨て札置き場にある「Ann-001」1枚を場に出す。その後、そのキャラは、ターン終了時まで+20/+20を得る。",
    )
    here = table({"main": ["bea"], "hand": ["BAC-635"], "discard": ["ann"]}, {}, back)
    here.play("BAC-635")
    answers(here)
    alone = table({"main": ["ann"]}, {})
    assert here.power("ann")[0] == alone.power("ann")[0] + 20


@pytest.mark.parametrize(("there", "drawn"), [("bea", 2), ("clo", 1)])
def test_what_is_done_otherwise(there: str, drawn: int) -> None:
    either = an_event(
        "EIT-636", "[メイン/自分]:自分の「Bea-002」がいる場合、カードを2枚引く。そうでない場合、カードを1枚引く。"
    )
    here = table({"main": [there], "hand": ["EIT-636"]}, {}, either)
    here.play("EIT-636")
    assert len(here.hand(0)) == drawn


@pytest.mark.parametrize(("top", "place"), [("bea", "main"), ("clo", "deck")])
def test_what_was_turned_up_may_be_put_onto_the_field_unsaid(top: str, place: str) -> None:
    turn = an_event(
        "TUR-637",
        "[メイン/自分]:デッキの上のカード1枚を表にする。表にしたカードが「Bea-002」の場合、場に出すことができる。",
    )
    here = table({"main": ["ann"], "hand": ["TUR-637"], "deck": [top, "eve"]}, {}, turn)
    here.play("TUR-637")
    answers(here)
    assert here.zone(top) == place


def test_a_used_text_goes_on_with_one_more_approach() -> None:
    again = one_saying(
        "AGA-638",
        "[アプローチ/自分]:《0》手札1枚を捨て札にする。このカードは、活動状態になるとともに、もう一度アプローチできる。",
    )
    assert len(again.abilities) == 1


@pytest.mark.parametrize(("who", "left"), [("ann", 1), ("bea", 1)])
def test_what_comes_after_waits_for_the_same(who: str, left: int) -> None:
    waits = an_event(
        "WAI-639",
        "[メイン/自分]:自分の「Ann-001」1枚を指定する。このターン、指定したキャラがアプローチした場合、カードを2枚引く。"
        "その後、手札2枚を捨て札にする。",
    )
    here = table({"main": ["ann", "bea"], "hand": ["WAI-639", "tea"]}, {}, waits)
    here.play("WAI-639")
    answers(here)
    assert here.hand(0) == ["TEA-007"]
    here.declare()
    here.say(here.option("approach", who))
    while here.question.kind != "action":
        here.say(*here.question.options[:2])
    assert (len(here.hand(0)), here.game.count(0, "discard")) == (left, 1 + 2 * (who == "ann"))


@pytest.mark.parametrize(("there", "drawn"), [("ann", 1), ("bea", 0)])
def test_this_card_may_be_the_topic_of_what_happens(there: str, drawn: int) -> None:
    comes = one_saying("COM-640", "このカードは、自分の「Ann-001」がいる状態で登場した場合、カードを1枚引く。")
    here = table({"main": [there], "hand": ["COM-640"]}, {}, comes)
    here.play("COM-640")
    assert len(here.hand(0)) == drawn


def test_two_cannot_block_the_one_who_came() -> None:
    comes = an_event(
        "COM-641",
        "[メイン/自分]:自分の捨て札置き場にある「Act-642」1枚を場に出す。"
        "その場合、相手のキャラ2枚は、ターン終了時までそのキャラを妨害できない。",
    )
    fast = character("ACT-642", ACTIVE, name="Act-642")
    here = table({"main": ["ann"], "hand": ["COM-641"], "discard": ["ACT-642"]}, {"main": ["bea", "clo"]}, comes, fast)
    here.play("COM-641")
    while here.question.kind != "action":
        here.say(*here.question.options[: here.question.most])
    here.approach("ACT-642")
    assert here.points(1) == 1


@pytest.mark.parametrize(("seat", "drawn"), [("A", 1), ("B", 1)])
def test_a_card_hears_of_any_point_by_an_approach(seat: str, drawn: int) -> None:
    ears = one_saying(
        "EAR-643", "アプローチによって自分または相手のポイント置き場にカードが置かれた場合、カードを1枚引く。"
    )
    held = []
    for card in ("EAR-643", "fay"):
        sides = [{"main": ["ann", "bea"]}, {"main": ["clo", "dot"]}]
        sides[0]["support"] = [card]
        here = table(sides[0], sides[1], ears, seat=seat)
        here.approach("ann" if seat == "A" else "clo")
        held.append(len(here.hand(0)))
    assert held[0] == held[1] + drawn


def test_a_card_hears_of_each_card_that_its_player_draws() -> None:
    ears = one_saying("EAR-644", "このカードは、自分がカードを1枚引くごとに、ターン終了時まで+10/+10を得る。")
    two = happens("TWO-645", "[メイン/自分]:カードを2枚引く。")
    here = table({"main": ["EAR-644"], "hand": ["TWO-645"]}, {}, ears, two)
    before = here.power("EAR-644")[0]
    here.play("TWO-645")
    assert here.power("EAR-644")[0] == before + 20


@pytest.mark.parametrize(
    "told",
    ["休息状態の", "このカード以外の", "サポートエリアにいる", "このターンの間に登場した", "+10/+10コインが乗っている"],
)
def test_whatever_is_told_of_the_one_that_is_blocked_prints_back(told: str) -> None:
    printed_back(f"このカードが登場した場合、{told}自分のキャラを妨害している相手のキャラ1枚を手札に戻す。")
    printed_back(
        f"このカードが登場した場合、{told}自分の「Ann-001」の枚数以下の使用コストを持つ相手のキャラ1枚を手札に戻す。"
    )
