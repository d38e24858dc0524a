"""What is played next, and other things that are done one after the other. Each is read, and then played."""

from __future__ import annotations

import pytest

from engine.games.precious_memories.play import cost_of
from engine.games.precious_memories.wording import GRAMMAR
from engine.kernel.characteristics.look import printed
from engine.wording import CardTextError
from tests.rules.precious_memories.stock import Table, character, pm, table
from tests.rules.precious_memories.test_5_what_texts_speak_of import happens, says
from tests.rules.precious_memories.test_6_more_texts import answers, choose
from tests.rules.precious_memories.test_18_for_how_long import turn_over


def cost(here: Table, name: str) -> int | None:
    """What a card of a hand costs by now."""
    return cost_of(here.game, printed(here.game, here.ref(name)))


def reads(text: str, kind: str = "character") -> object:
    return GRAMMAR.compile(GRAMMAR.normal(text, "ja", kind=kind), "ja", kind=kind).abilities


# --- what is played next ---

NEXT = "[メイン/自分]:このターン、自分が次にプレイする{}は、使用コスト-1を得る。"
PEAR, PLUM, ROOT = (character(f"{key}-09{n}", cost=1) for n, key in enumerate(("PEA", "PLU", "ROO")))
PEARS = (PEAR, character("PEB-093", cost=1, name="Pea-090"), character("PEC-094", cost=1, name="Pea-090"))


@pm("R-PM-120")
@pytest.mark.parametrize(
    ("words", "left"),
    [("「Pea-090」1枚と、その次にプレイする「Pea-090」1枚", 2), ("「Pea-090」2枚", 2), ("「Pea-090」", 1)],
)
def test_the_next_two_are_one_after_the_other(words: str, left: int) -> None:
    cheap = happens("CHE-095", NEXT.format(words))
    names = [each.key for each in PEARS]
    here = table({"main": ["ann"], "hand": ["CHE-095", *names, "clo"]}, {}, cheap, *PEARS)
    here.play("CHE-095")
    for name in names[:left]:
        assert cost(here, name) == 0
        here.play(name, area=1)
    assert cost(here, names[left]) == 1


def test_of_two_kinds_each_is_cheaper_once() -> None:
    cheap = happens("CHE-095", NEXT.format("「Pea-090」1枚と「Plu-091」1枚"))
    here = table(
        {"main": ["ann"], "hand": ["CHE-095", "PEA-090", "PLU-091", "PEB-093", "ROO-092"]},
        {},
        cheap,
        *PEARS,
        PLUM,
        ROOT,
    )
    here.play("CHE-095")
    assert [cost(here, name) for name in ("PEA-090", "PEB-093", "PLU-091", "ROO-092")] == [0, 0, 0, 1]
    here.play("PEA-090", area=1)
    assert [cost(here, name) for name in ("PEB-093", "PLU-091")] == [1, 0]
    here.play("PLU-091", area=1)
    assert here.zone("PLU-091") == "support"


@pm("R-PM-120")
def test_what_the_opponent_plays_next_is_dearer_until_the_end_of_his_turn() -> None:
    dear = says(
        "DEA-096",
        "このカードが登場した場合、次の相手のターン終了時まで、相手が次にプレイするカード1枚は、使用コスト+1を得る。",
    )
    here = table(
        {"main": ["ann"], "hand": ["DEA-096", "PEA-090"]},
        {"hand": ["PLU-091", "ROO-092", "bea", "clo"]},
        dear,
        PEAR,
        PLUM,
        ROOT,
    )
    here.play("DEA-096")
    assert (cost(here, "PEA-090"), cost(here, "PLU-091")) == (1, 2)
    turn_over(here)
    assert cost(here, "PLU-091") == 2
    here.play("PLU-091", area=1, seat=1)
    assert cost(here, "ROO-092") == 1


def test_it_is_dearer_no_longer_once_his_turn_is_over() -> None:
    dear = says(
        "DEA-096",
        "このカードが登場した場合、次の相手のターン終了時まで、相手が次にプレイするカード1枚は、使用コスト+1を得る。",
    )
    here = table({"main": ["ann"], "hand": ["DEA-096"]}, {"hand": ["PLU-091", "clo"]}, dear, PLUM)
    here.play("DEA-096")
    turn_over(here)
    turn_over(here)
    assert cost(here, "PLU-091") == 1


def test_whatever_is_played_this_turn_is_cheaper() -> None:
    cheap = happens("CHE-095", "[メイン/自分]:このターン、自分がプレイする「Pea-090」は、使用コスト-1を得る。")
    names = [each.key for each in PEARS]
    here = table({"main": ["ann"], "hand": ["CHE-095", *names, "PLU-091"]}, {}, cheap, *PEARS, PLUM)
    here.play("CHE-095")
    for name in names:
        here.play(name, area=1)
    assert {here.zone(name) for name in names} == {"support"}
    assert cost(here, "PLU-091") == 1


@pytest.mark.parametrize("words", ["「桃」1枚と、その次にプレイする「犬」1枚", "「桃」1枚と「桃」1枚"])
def test_whose_turn_comes_when_is_not_guessed(words: str) -> None:
    with pytest.raises(CardTextError):
        reads(NEXT.format(words), "event")


# --- in place of it, or because it was not done ---


@pytest.mark.parametrize(("there", "asked"), [("bea", True), ("clo", False)])
@pytest.mark.parametrize("yes", [True, False])
def test_what_may_be_done_instead_is_asked_only_where_it_may(there: str, asked: bool, yes: bool) -> None:
    call = happens(
        "CAL-097",
        "[メイン/自分]:自分の捨て札置き場にある「Ann-001」1枚を手札に移す。自分の「Bea-002」がいる場合、"
        "手札に移す代わりに場に出すことができる。",
    )
    here = table({"main": [there], "hand": ["CAL-097", "tea"], "discard": ["ann"]}, {"hand": ["tea"]}, call)
    here.play("CAL-097")
    if asked:
        here.say(here.question.options[0 if yes else 1])
    answers(here)
    assert here.zone("ann") == ("main" if asked and yes else "hand")


@pytest.mark.parametrize(("there", "zone"), [("bea", "main"), ("clo", "hand")])
def test_who_was_taken_off_the_deck_goes_elsewhere_instead(there: str, zone: str) -> None:
    call = happens(
        "CAL-097",
        "[メイン/自分]:デッキの上のカード3枚を見て、その中にある「Ann-001」1枚を抜き出し、表にしてから手札に加える。"
        "自分の「Bea-002」がいる場合、手札に加える代わりに場に出す。その後、残りのカードを捨て札にする。",
    )
    here = table({"main": [there], "hand": ["CAL-097", "tea"], "deck": ["dot", "ann", "eve", "gus"]}, {}, call)
    here.play("CAL-097")
    answers(here)
    assert [here.zone(name) for name in ("ann", "dot", "eve", "gus")] == [zone, "discard", "discard", "deck"]


@pytest.mark.parametrize(("twins", "yes", "zone"), [(3, True, "main"), (3, False, "deck"), (2, True, "deck")])
def test_what_was_not_done_has_its_price(twins: int, yes: bool, zone: str) -> None:
    proud = says(
        "PRO-098",
        "このカードがアプローチに参加した場合、自分の【犬】を持つキャラ3枚を休息状態にすることができる。"
        "休息状態にしなかった場合、このカードをデッキの下に移す。",
    )
    dogs = [character(f"DOG-09{n}", traits=["犬"]) for n in range(twins)]
    here = table(
        {"main": ["PRO-098", "ann"], "support": [each.key for each in dogs], "hand": ["tea"]},
        {"hand": ["tea"]},
        proud,
        *dogs,
    )
    here.declare()
    here.say(here.option("approach", "PRO-098"))
    while here.question.kind != "action":
        if ("yes",) in here.question.options:
            here.say(("yes",) if yes else ("no",))
        else:
            here.say(*here.question.options[: here.question.least])
    assert here.zone("PRO-098") == zone
    assert all(here.is_rested(each.key) for each in dogs) is (zone == "main")


@pytest.mark.parametrize("rested", [True, False])
def test_of_two_states_the_one_that_holds_counts(rested: bool) -> None:
    turns = says(
        "TUR-099",
        "自分のターン終了時に、このカードが活動状態の場合、このカードを休息状態にする。休息状態の場合、カードを1枚引く。",
    )
    here = table({"main": [{"card": "TUR-099", "rested": rested}, "ann"], "hand": ["clo"]}, {"hand": ["tea"]}, turns)
    turn_over(here)
    assert len(here.hand(0)) == (2 if rested else 1)


def test_who_rests_at_the_end_of_the_turn_may_look_for_it() -> None:
    looks = says(
        "LOO-100", "このカードは、ターン終了時に休息状態になる。その場合、デッキの上のカード2枚を見ることができる。"
    )
    here = table({"main": ["LOO-100"], "hand": ["clo"]}, {"hand": ["tea"]}, looks)
    here.declare()
    here.say(("end",))
    assert here.question.kind == "may"
    assert here.is_rested("LOO-100")


# --- several, one after the other ---


def test_each_player_does_all_of_it_with_what_is_his() -> None:
    worn = says(
        "WOR-101",
        "このカードがアプローチでポイントを与える場合、代わりに全てのプレイヤーは、カードを1枚引き、手札1枚を捨て札にする。",
    )
    here = table({"main": ["WOR-101", "dot"], "hand": ["clo"]}, {"hand": ["bea"]}, worn)
    here.approach("WOR-101")
    seats = []
    while here.question.kind != "action":
        seats.append(here.question.seat)
        here.say(here.question.options[0])
    assert seats == [0, 1]
    assert [len(here.hand(seat)) for seat in (0, 1)] == [1, 1]
    assert [here.game.count(seat, "discard") for seat in (0, 1)] == [1, 1]
    assert here.points(1) == 0


def test_three_of_a_row_are_taken_out_of_one_place() -> None:
    back = happens(
        "BAC-102",
        "[メイン/自分]:自分の捨て札置き場にある「Ann-001」1枚と「Bea-002」1枚と「Clo-003」1枚を手札に戻す。",
    )
    here = table(
        {"main": ["dot"], "hand": ["BAC-102", "tea"], "discard": ["ann", "bea", "eve"]}, {"discard": ["clo"]}, back
    )
    here.play("BAC-102")
    answers(here)
    assert {here.zone(name) for name in ("ann", "bea")} == {"hand"}
    assert (here.zone("clo"), here.zone("eve")) == ("discard", "discard")


@pytest.mark.parametrize(
    ("deed", "zone"), [("捨て札にする", "discard"), ("表にする", "deck"), ("ゲームから取り除く", "removed_cards")]
)
@pytest.mark.parametrize(("deck", "drawn"), [(["ann", "bea"], 0), (["ann", "dot"], 1), (["dot", "ann"], 1)])
def test_whether_such_a_one_is_among_them(deed: str, zone: str, deck: list[str], drawn: int) -> None:
    asks = happens(
        "ASK-103",
        f"[メイン/自分]:デッキの上のカード2枚を{deed}。その中に「Dot-004」が含まれていた場合、カードを1枚引く。",
    )
    here = table({"main": ["clo"], "hand": ["ASK-103", "tea"], "deck": [*deck, "eve", "gus", "dot"]}, {}, asks)
    here.play("ASK-103")
    assert len(here.hand(0)) == 1 + drawn
    if zone != "deck":
        assert here.zone("ann") == zone


@pytest.mark.parametrize(("mode", "hand"), [(0, 2), (1, 1)])
def test_one_of_two_things_is_done_with_cards_that_lie_open(mode: int, hand: int) -> None:
    text = (
        "[メイン/自分]:デッキの上のカード2枚を表にして、以下から1つ選択する。「その中にある「Ann-001」1枚を手札に加える。」"
        "「表にしたカードを手札に加え、その後、手札2枚を捨て札にする。」"
    )
    opens = happens("OPE-104", GRAMMAR.normal(text, "ja", kind="event"))
    here = table({"main": ["clo"], "hand": ["OPE-104", "tea"], "deck": ["ann", "dot", "eve"]}, {}, opens)
    here.play("OPE-104")
    here.say(here.question.options[mode])
    while here.question.kind != "action":
        here.say(*here.question.options[: here.question.least])
    assert (len(here.hand(0)), here.game.count(0, "deck")) == (hand, 2 if mode == 0 else 1)


def test_what_is_left_of_cards_that_were_looked_at_goes_away_in_any_case() -> None:
    text = (
        "[メイン/自分]:デッキの上のカード2枚を表にする。表にした中に「Dot-004」が含まれている場合、カードを1枚引く。"
        "その後、残りのカードを捨て札にする。"
    )
    opens = happens("OPE-104", text)
    here = table({"main": ["clo"], "hand": ["OPE-104", "tea"], "deck": ["ann", "bea", "eve"]}, {}, opens)
    here.play("OPE-104")
    answers(here)
    assert {here.zone(name) for name in ("ann", "bea")} == {"discard"}


def test_a_note_on_alterations_says_nothing() -> None:
    note = "（改変を2回行う：デッキの上のカード2枚をゲームから取り除く。）"
    assert reads("このカードが登場した場合、改変を2回行う。" + note) == reads(
        "このカードが登場した場合、改変を2回行う。"
    )


# --- out of cards that are looked at ---


@pm("R-PM-121")
@pytest.mark.parametrize("first", ["ann", "ANB-105"])
def test_of_two_that_are_taken_one_comes_and_one_is_held(first: str) -> None:
    parts = happens(
        "PAR-106",
        "[メイン/自分]:デッキの上のカード4枚を見て、その中にある「Ann-001」2枚を抜き出し、表にしてから、1枚を場に出し、"
        "1枚を手札に加える。その後、残りのカードを捨て札にする。",
    )
    twin = character("ANB-105", name="Ann-001")
    deck = ["dot", "ann", "ANB-105", "eve", "gus"]
    here = table({"main": ["clo"], "hand": ["PAR-106", "tea"], "deck": deck}, {}, parts, twin)
    here.play("PAR-106")
    here.say(*here.question.options[:2])
    choose(here, first)
    answers(here)
    other = {"ann": "ANB-105", "ANB-105": "ann"}[first]
    assert (here.zone(first), here.zone(other)) == ("main", "hand")
    assert [here.zone(name) for name in ("dot", "eve", "gus")] == ["discard", "discard", "deck"]


@pm("R-PM-121")
def test_a_single_one_fares_as_is_told_first() -> None:
    parts = happens(
        "PAR-106",
        "[メイン/自分]:デッキの上のカード3枚を見て、その中にある「Ann-001」2枚を抜き出し、1枚を場に出し、1枚を手札に加える。",
    )
    here = table({"main": ["clo"], "hand": ["PAR-106", "tea"], "deck": ["dot", "ann", "eve", "gus"]}, {}, parts)
    here.play("PAR-106")
    choose(here, "ann")
    answers(here)
    assert (here.zone("ann"), here.hand(0)) == ("main", ["TEA-007"])


@pytest.mark.parametrize(("mode", "zones"), [(0, ("main", "discard")), (1, ("discard", "hand"))])
def test_some_or_others_are_taken_and_the_rest_goes_in_either_case(mode: int, zones: tuple[str, str]) -> None:
    either = happens(
        "EIT-107",
        "[メイン/自分]:デッキの上のカード3枚を見て、その中にある「Ann-001」1枚を場に出す。または、「Bea-002」1枚を抜き出し、"
        "表にしてから手札に加える。その後、残りのカードを捨て札にする。",
    )
    here = table({"main": ["clo"], "hand": ["EIT-107", "tea"], "deck": ["ann", "bea", "eve", "gus"]}, {}, either)
    here.play("EIT-107")
    here.say(here.question.options[mode])
    answers(here)
    assert (here.zone("ann"), here.zone("bea")) == zones
    assert (here.zone("eve"), here.zone("gus")) == ("discard", "deck")


# --- who is named, and what has been done this turn ---


@pytest.mark.parametrize(("blocker", "power"), [("eve", 50), ("bea", 50), ("dot", 30)])
def test_it_is_stronger_if_one_of_the_named_blocks_it(blocker: str, power: int) -> None:
    names = says(
        "NAM-108",
        "このカードがアプローチに参加した場合、相手のキャラ2枚を指定する。その場合、このターン、このカードは、指定したキャラに"
        "妨害された場合、ターン終了時まで+20/+20を得る。",
    )
    here = table({"main": ["NAM-108", "ann"], "hand": ["tea"]}, {"main": ["eve", "bea", "dot"], "hand": ["tea"]}, names)
    here.declare()
    here.say(here.option("approach", "NAM-108"))
    here.say(("target", here.ref("eve")), ("target", here.ref("bea")))
    here.step()
    here.say(here.option("block", blocker))
    assert here.power("NAM-108")[0] == power


@pytest.mark.parametrize(("played", "drawn"), [(3, 1), (2, 0)])
def test_a_turn_in_which_so_many_have_come(played: int, drawn: int) -> None:
    runs = says(
        "RUN-109", "このカードが自分のキャラが3枚以上登場しているターンにアプローチに参加した場合、カードを1枚引く。"
    )
    names = ["ann", "bea", "eve"][:played]
    here = table({"main": ["RUN-109"], "hand": [*names, "tea"]}, {}, runs)
    for name in names:
        here.play(name, area=1)
    here.approach("RUN-109")
    assert len(here.hand(0)) == 1 + drawn


def test_whether_a_card_counts_itself_as_it_comes_is_not_guessed() -> None:
    with pytest.raises(CardTextError):
        reads("このカードが自分のキャラが3枚以上登場しているターンに登場した場合、カードを1枚引く。")


def test_an_approach_that_is_blocked_is_somebody_who_is() -> None:
    aids = ["自分のキャラのアプローチが相手のキャラに妨害されている", "自分のキャラが妨害されている"]
    one, other = (reads(f"〔支援:{words}。〕▶「カードを1枚引く。」") for words in aids)
    assert one == other


@pytest.mark.parametrize(("there", "drawn"), [("bea", 1), ("eve", 2)])
def test_if_there_is_nobody_such_the_other_thing_is_done(there: str, drawn: int) -> None:
    asks = happens(
        "ASK-110", "[メイン/自分]:自分の「Bea-002」がいる場合、カードを1枚引く。いない場合、カードを2枚引く。"
    )
    here = table({"main": [there], "hand": ["ASK-110"]}, {}, asks)
    here.play("ASK-110")
    assert len(here.hand(0)) == drawn


def test_something_that_goes_on_top_may_go_beneath_instead() -> None:
    text = (
        "[メイン/自分]:相手のキャラ1枚を手札に戻す。自分の「Bea-002」がいる場合、手札に戻す代わりにデッキの下に"
        "移すことができる。"
    )
    sends = happens("SEN-111", text)
    here = table({"main": ["bea"], "hand": ["SEN-111"]}, {"main": ["eve"]}, sends)
    here.play("SEN-111")
    answers(here)
    assert here.zone("eve") == "deck"


def test_three_of_a_row_get_the_same_each() -> None:
    text = "[メイン/自分]:自分の「Ann-001」1枚と「Bea-002」1枚と「Clo-003」1枚は、ターン終了時まで+20/+20を得る。"
    cheers = happens("CHE-112", text)
    here = table({"main": ["ann", "bea", "dot"], "hand": ["CHE-112"]}, {"main": ["clo"]}, cheers)
    here.play("CHE-112")
    answers(here)
    assert [here.power(name)[0] for name in ("ann", "bea", "clo", "dot")] == [50, 60, 20, 60]


# --- back onto the deck, and coins that are shared out ---


@pytest.mark.parametrize(("place", "at"), [("上", 0), ("下", -1)])
def test_who_is_taken_out_lies_where_it_is_put_after_the_shuffle(place: str, at: int) -> None:
    digs = happens(
        "DIG-113",
        "[メイン/自分]:デッキの中を全て見て、その中にある「Ann-001」1枚を抜き出し、デッキをシャッフルする。"
        f"その後、抜き出したカードをデッキの{place}に置く。",
    )
    deck = ["gus", "dot", "ann", "eve", "bea", "gus", "gus"]
    here = table({"main": ["clo"], "hand": ["DIG-113"], "deck": deck}, {}, digs)
    here.play("DIG-113")
    choose(here, "ann")
    answers(here)
    assert here.game.keys[here.game.zone(0, "deck")[at]] == "ANN-001"
    assert here.game.count(0, "deck") == len(deck)


def test_coins_are_shared_out_as_their_player_likes() -> None:
    shares = happens("SHA-114", "[メイン/自分]:任意の枚数の自分のキャラの上に+10/+10コインを3個割り振って置く。")
    here = table({"main": ["ann", "bea"], "hand": ["SHA-114"]}, {"main": ["eve"]}, shares)
    here.play("SHA-114")
    for name in ("ann", "bea", "ann"):
        choose(here, name)
    assert here.question.kind == "action"
    assert [here.power(name)[0] for name in ("ann", "bea", "eve")] == [50, 50, 10]


def test_a_keyword_in_other_brackets_is_the_same() -> None:
    text = "{}《使用条件》:「桃」[メイン/自分]:カードを1枚引く。"
    assert reads(text.format("[EXカード]"), "event") == reads(text.format("〔EXカード〕"), "event")


@pm("R-PM-52")
def test_a_card_of_the_hand_that_is_selected_is_cheaper_alone() -> None:
    cheap = happens("CHE-095", "[メイン/自分]:手札にある「Pea-090」1枚は、ターン終了時まで使用コスト-1を得る。")
    here = table({"main": ["ann"], "hand": ["CHE-095", "PEA-090", "PEB-093", "tea"]}, {}, cheap, *PEARS)
    here.play("CHE-095")
    choose(here, "PEB-093")
    assert [cost(here, name) for name in ("PEA-090", "PEB-093")] == [1, 0]
    turn_over(here)
    assert cost(here, "PEB-093") == 1
