"""Texts in the words of cards, each read and then played on a position: what is heard, shown and spoken of."""

from __future__ import annotations

import pytest

from engine.kernel.state.game import Game
from tests.rules.precious_memories.stock import Table, character, pm, table
from tests.rules.precious_memories.test_5_what_texts_speak_of import happens, says
from tests.rules.precious_memories.test_6_more_texts import answers, choose

TOP = {"deck": ["ann", "bea", "clo", "eve", "ann", "bea", "clo", "eve"]}


def coins(here: Table, name: str, coin: str = "青春_coin") -> int:
    return here.game.state.field[here.ref(name)].counters.get(coin, 0)


def all_rest(game: Game) -> None:
    for piece in game.state.field.values():
        game.set_exerted(piece, True)


# --- points and payment ---


@pm("R-PM-71")
def test_a_card_of_the_hand_and_a_point_change_places_face_up() -> None:
    swap = happens("SWA-100", "[メイン/自分]:手札1枚と自分のポイント置き場にあるカード1枚を置き換える。")
    here = table({"hand": ["SWA-100", "ann"], "points": ["bea"]}, {}, swap)
    here.play("SWA-100")
    answers(here)
    assert (here.hand(0), here.zone("ann"), here.points(0)) == (["BEA-002"], "pile_up", 1)


@pm("R-PM-71")
def test_nothing_is_exchanged_for_a_point_that_is_not_there() -> None:
    swap = happens("SWA-100", "[メイン/自分]:手札1枚と自分のポイント置き場にあるカード1枚を置き換える。")
    here = table({"hand": ["SWA-100", "ann"]}, {}, swap)
    here.play("SWA-100")
    answers(here)
    assert (here.hand(0), here.points(0)) == (["ANN-001"], 0)


@pm("R-PM-72")
@pytest.mark.parametrize(("name", "drawn"), [("DOT-004", 1), ("OTH-102", 0)])
def test_who_pays_for_a_certain_card_says_so_from_the_discard_pile(name: str, drawn: int) -> None:
    coin = says("COI-101", "このカードが手札から「Dot-004」のコストとして使用された場合、カードを1枚引く。", gives=3)
    here = table({"hand": [name, "COI-101"]}, {}, coin, character("OTH-102", cost=3))
    before = here.game.count(0, "deck")
    here.play(name)
    assert here.zone("COI-101") == "discard"
    assert before - here.game.count(0, "deck") == drawn


def test_what_a_card_yields_is_counted_when_it_is_paid_with() -> None:
    coin = says(
        "COI-103",
        "このカードは、「Dot-004」のコストとして使用する場合、発生コスト+[x]を得る。[x]は、メインエリアにいる自分の「Ann-001」の枚数に等しい。",
        gives=1,
    )
    poor = table({"hand": ["dot", "COI-103"]}, {}, coin)
    assert not poor.offers("character", "dot")
    rich = table({"main": ["ann"], "hand": ["dot", "COI-103", "bea"]}, {}, coin)
    rich.play("dot")
    assert sorted(rich.hand(0)) == []


# --- what is heard ---


def test_each_text_that_the_other_player_uses_is_heard() -> None:
    ears = says("EAR-104", "相手がテキストを使用するごとに、このカードの上に青春コインを1個乗せる。")
    mouth = says("MOU-105", "[メイン/自分]:《0》カードを1枚引く。")
    here = table({"main": ["MOU-105"]}, {"main": ["EAR-104"]}, ears, mouth)
    here.do("use", "MOU-105", 0)
    assert coins(here, "EAR-104") == 1


def test_who_becomes_resting_is_heard_however_it_comes_about() -> None:
    ears = says("EAR-106", "自分のキャラが休息状態になるごとに、このカードの上に青春コインを1個乗せる。")
    lull = happens("LUL-107", "[メイン/自分]:自分の「Bea-002」1枚を休息状態にする。")
    here = table({"main": ["EAR-106", "ann", "bea"], "hand": ["LUL-107"]}, {}, ears, lull)
    here.play("LUL-107")
    answers(here)
    assert coins(here, "EAR-106") == 1
    here.approach("ann")
    assert coins(here, "EAR-106") == 2


def test_a_card_that_comes_into_the_own_point_pile_is_heard() -> None:
    ears = says("EAR-108", "このカードは、自分のポイント置き場にカードが置かれるごとに、活動状態になる。")
    gift = happens("GIF-109", "[メイン/自分]:手札1枚を自分のポイント置き場に表向きで置く。")
    here = table(
        {"main": ["EAR-108"], "hand": ["GIF-109", "ann"]},
        {},
        ears,
        gift,
        touch=all_rest,
    )
    assert here.is_rested("EAR-108")
    here.play("GIF-109")
    answers(here)
    assert not here.is_rested("EAR-108")


@pytest.mark.parametrize(("area", "drawn"), [(0, 0), (1, 1)])
def test_into_which_area_somebody_appears_makes_a_difference(area: int, drawn: int) -> None:
    shy = says("SHY-110", "このカードがサポートエリアに登場した場合、カードを1枚引く。")
    here = table({"hand": ["SHY-110"]}, {}, shy)
    here.play("SHY-110", area)
    assert len(here.hand(0)) == drawn


def test_who_blocks_somebody_certain_is_heard() -> None:
    wall = says(
        "WAL-111",
        "このカードが相手の「Dot-004」を妨害した場合、カードを1枚引く。[アプローチ/両方]:《0》カードを1枚引く。",
    )
    for name, drawn in (("dot", 1), ("ann", 0)):
        here = table({"main": [name]}, {"main": ["WAL-111"]}, wall)
        here.declare()
        here.say(here.option("approach", name))
        here.step()
        here.say(here.option("block", "WAL-111"))
        assert len(here.hand(1)) == drawn


# --- conditions ---


def test_so_many_events_must_have_been_played_this_turn() -> None:
    tale = says(
        "TAL-112", "[メイン/自分]:《0》このターン、イベントカードが2枚以上プレイされている場合、カードを2枚引く。"
    )
    for events, drawn in ((["tea"], 1), (["tea", "tea"], 4)):
        here = table({"main": ["TAL-112"], "hand": events}, {}, tale)
        for nth in range(len(events)):
            here.play(f"tea#{nth + 1}" if nth else "tea")
        here.do("use", "TAL-112", 0)
        assert len(here.hand(0)) == drawn


@pytest.mark.parametrize(("theirs", "drawn"), [([], 1), (["ann", "bea", "clo"], 0)])
def test_who_has_more_cards_in_hand_is_counted_when_it_resolves(theirs: list[str], drawn: int) -> None:
    sly = says(
        "SLY-113",
        "このカードが登場した場合、自分の手札の枚数が相手の手札の枚数より多い場合、カードを1枚引く。",
    )
    here = table({"hand": ["SLY-113", "ann", "bea"]}, {"hand": theirs}, sly)
    here.play("SLY-113")
    assert len(here.hand(0)) == 2 + drawn


def test_who_meets_this_card_is_asked_for_its_cost() -> None:
    duel = says(
        "DUE-114",
        "このカードは、妨害された場合、ターン終了時まで+10/+10を得る。"
        "その後、妨害しているキャラの使用コストが2以下の場合、カードを1枚引く。"
        "[アプローチ/両方]:《0》カードを1枚引く。",
        power=(90, 90),
    )
    for name, drawn in (("ann", 1), ("dot", 0)):
        here = table({"main": ["DUE-114"]}, {"main": [name]}, duel)
        here.declare()
        here.say(here.option("approach", "DUE-114"))
        here.step()
        here.say(here.option("block", name))
        assert (here.power("DUE-114"), len(here.hand(0))) == ((100, 100), drawn)


# --- what is spoken of ---


def test_both_that_are_named_get_it() -> None:
    pair = says(
        "PAI-115",
        "[メイン/自分]:《0》このカードと、このカード以外の自分のキャラ1枚は、ターン終了時まで+20/+20を得る。",
    )
    here = table({"main": ["PAI-115", "ann", "bea"]}, {}, pair)
    here.do("use", "PAI-115", 0)
    choose(here, "bea")
    assert (here.power("PAI-115"), here.power("bea"), here.power("ann")) == ((50, 50), (60, 40), (30, 30))


@pytest.mark.parametrize(("name", "hand"), [("ann", 2), ("bea", 0)])
def test_the_card_that_was_discarded_is_asked_for_its_name(name: str, hand: int) -> None:
    lucky = says(
        "LUC-116",
        "このカードが登場した場合、手札1枚を捨て札にする。捨て札にしたカードが「Ann-001」の場合、カードを2枚引く。",
    )
    here = table({"hand": ["LUC-116", name], **TOP}, {}, lucky)
    here.play("LUC-116")
    answers(here)
    assert len(here.hand(0)) == hand


def test_by_doing_one_thing_another_may_be_done() -> None:
    trade = says("TRA-117", "このカードが登場した場合、手札1枚を捨て札にすることで、カードを2枚引くことができる。")
    here = table({"hand": ["TRA-117", "ann"]}, {}, trade)
    here.play("TRA-117")
    answers(here)
    assert (here.zone("ann"), len(here.hand(0))) == ("discard", 2)
    bare = table({"hand": ["TRA-117"]}, {}, trade)
    bare.play("TRA-117")
    answers(bare)
    assert bare.hand(0) == []


def test_of_the_cards_that_are_turned_up_all_of_a_name_may_be_taken() -> None:
    search = happens(
        "SEA-118",
        "[メイン/自分]:デッキの上のカード3枚を表にする。表にした中にある任意の枚数の「Ann-001」を手札に加える。"
        "その後、残りのカードを任意の順番でデッキの下に移す。",
    )
    here = table({"hand": ["SEA-118"], "deck": ["ann", "bea", "ann", "clo"]}, {}, search)
    here.play("SEA-118")
    while here.question.kind != "action":
        most = [option for option in here.question.options if option[0] == "card"][: here.question.most]
        here.say(*(most or here.question.options[:1]))
    assert here.hand(0) == ["ANN-001", "ANN-001"]
    assert here.zone("bea") == "deck"


def test_the_card_on_top_that_is_turned_up_may_be_taken_if_it_is_such() -> None:
    peek = says(
        "PEE-119",
        "自分のキャラが登場した場合、デッキの上のカード1枚を表にする。"
        "表にしたカードが「Bea-002」の場合、手札に加えることができる。",
    )
    for top, taken in (("bea", ["BEA-002"]), ("clo", [])):
        here = table({"main": ["PEE-119"], "hand": ["eve"], "deck": [top, "ann"]}, {}, peek)
        here.play("eve")
        answers(here)
        assert here.hand(0) == taken


def test_who_exits_comes_back_from_where_it_lies_by_then() -> None:
    charm = happens(
        "CHA-120",
        "[メイン/自分]:自分の「Ann-001」1枚は、ターン終了時まで-10/-10を得る。このターン、そのキャラが退場した場合、"
        "自分の捨て札置き場にあるそのキャラをサポートエリアに出す。その場合、そのキャラの上に青春コインを1個乗せる。",
    )
    here = table({"main": ["ann"], "hand": ["CHA-120"]}, {"main": ["dot"]}, charm)
    here.play("CHA-120")
    answers(here)
    here.declare()
    here.say(here.option("approach", "ann"))
    here.step()
    here.say(here.option("block", "dot"))
    here.step()
    while here.question.kind != "action":
        here.say(here.question.options[0])
    assert (here.zone("ann"), coins(here, "ann")) == ("support", 1)


def test_who_was_removed_is_put_onto_the_field_again() -> None:
    blink = says(
        "BLI-121",
        "このカードが登場した場合、自分の「Ann-001」1枚をゲームから取り除く。その後、取り除いたキャラを場に出す。",
    )
    here = table(
        {"main": ["ann"], "hand": ["BLI-121"]},
        {},
        blink,
        touch=all_rest,
    )
    here.play("BLI-121")
    answers(here)
    assert here.zone("ann") == "main"
    assert not here.is_rested("ann")


def test_of_those_that_were_named_one_rests_and_all_gain() -> None:
    cheer = happens(
        "CHE-122",
        "[メイン/自分]:自分のキャラ2枚を指定する。その中からキャラ1枚を休息状態にする。"
        "その場合、指定した全てのキャラは、このターン、+30/+30を得る。",
    )
    here = table({"main": ["ann", "bea", "clo"], "hand": ["CHE-122"]}, {}, cheer)
    here.play("CHE-122")
    here.say(*(option for option in here.question.options if option[1] in (here.ref("ann"), here.ref("bea"))))
    assert {option[1] for option in here.question.options} == {here.ref("ann"), here.ref("bea")}
    choose(here, "bea")
    assert (here.is_rested("bea"), here.is_rested("ann")) == (True, False)
    assert (here.power("ann"), here.power("bea"), here.power("clo")) == ((60, 60), (70, 50), (20, 50))


def test_cards_go_on_top_of_the_deck_or_under_it() -> None:
    sort_ = happens("SOR-123", "[メイン/自分]:手札1枚をデッキの上または下に移す。")
    ends = set()
    for nth in (0, 1):
        here = table({"hand": ["SOR-123", "ann"], "deck": ["bea", "clo"]}, {}, sort_)
        here.play("SOR-123")
        while here.question.kind != "action":
            here.say(here.question.options[min(nth, len(here.question.options) - 1)])
        deck = [here.game.keys[card] for card in here.game.zone(0, "deck")]
        ends.add(deck.index("ANN-001"))
    assert len(ends) == 2


def test_any_number_of_who_says_so_may_stand_there() -> None:
    many = says("MAN-124", "このカードは、同じキャラの制限を受けない。")
    here = table({"main": ["MAN-124"], "hand": ["MAN-124"]}, {}, many)
    here.play("MAN-124#2")
    assert here.zone("MAN-124#2") == "main"


def test_a_chosen_face_down_character_appears_when_somebody_came_without_appearing() -> None:
    quick = says("QUI-125", "相手のキャラが登場以外の方法で場に出た場合、〔EPIC〕できる。")
    call = happens("CAL-126", "[メイン/自分]:手札から「Ann-001」1枚を場に出す。")
    here = table({"hand": ["CAL-126", "ann", "bea"]}, {"main": ["QUI-125"], "popped": ["clo"]}, quick, call)
    here.play("bea")
    assert here.zone("clo") == "popped"
    here.play("CAL-126")
    while here.question.kind != "action":
        here.say(here.question.options[0])
    assert here.zone("clo") == "main"


def test_who_does_not_count_comes_into_a_full_main_area() -> None:
    free = says("FRE-127", "このカードは、メインエリアのキャラ数上限に含まれない。")
    here = table({"main": ["ann", "bea", "clo", "dot", "eve"], "hand": ["FRE-127"]}, {}, free)
    here.play("FRE-127")
    assert here.zone("FRE-127") == "main"


def test_so_much_for_each_that_is_there_when_it_approaches() -> None:
    pack = says("PAC-128", "このカードは、アプローチした場合、自分のキャラ1枚につき、ターン終了時まで+10/±0を得る。")
    here = table({"main": ["PAC-128", "ann", "bea"]}, {"main": ["clo"], "hand": ["hex"]}, pack)
    here.declare()
    here.say(here.option("approach", "PAC-128"))
    assert here.power("PAC-128") == (60, 30)
