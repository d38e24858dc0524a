"""Several of one name or of different ones, what hangs on how much was done, and who is kept from blocking. Each is
read, and then played on a position."""

from __future__ import annotations

import pytest

from engine.games.precious_memories.wording import GRAMMAR
from engine.kernel.abilities.kinship import differs, largest, of_one_name
from engine.wording import CardTextError
from tests.rules.precious_memories.stock import DRAW, Table, character, event, pm, table, text
from tests.rules.precious_memories.test_5_what_texts_speak_of import happens
from tests.rules.precious_memories.test_6_more_texts import answers, choose


def offered(here: Table) -> set[str]:
    """The keys of the cards that are offered."""
    return {here.game.key(option[1]) for option in here.question.options if len(option) > 1}  # type: ignore[arg-type]


ROW = {"ONE-901": "Kin", "TWO-902": "Kin", "TRI-903": "Lea", "FOU-904": "Moe"}
CAST = [character(key, name=name) for key, name in ROW.items()]
CAST.append(character("DUO-905", name=("Lea", "Moe")))
CLEARS = happens("CLR-911", "[メイン/自分]:自分の捨て札置き場にあるそれぞれ名称が異なるキャラ3枚をゲームから取り除く。")


@pm("R-PM-86")
def test_of_those_whose_names_differ_nobody_is_taken_twice() -> None:
    here = table({"hand": ["CLR-911"], "discard": [*ROW]}, {}, CLEARS, *CAST)
    here.play("CLR-911")
    assert offered(here) == {*ROW}
    choose(here, "ONE-901")
    assert offered(here) == {"TRI-903", "FOU-904"}
    choose(here, "FOU-904")
    answers(here)
    assert [here.zone(each) for each in ROW] == ["removed_cards", "discard", "removed_cards", "removed_cards"]


@pm("R-PM-86")
def test_who_has_two_names_would_keep_two_others_out() -> None:
    here = table({"hand": ["CLR-911"], "discard": [*ROW, "DUO-905"]}, {}, CLEARS, *CAST)
    here.play("CLR-911")
    assert "DUO-905" not in offered(here)


@pm("R-PM-86")
@pytest.mark.parametrize(("there", "drawn"), [(("ONE-901", "TWO-902"), 0), (("ONE-901", "TRI-903"), 1)])
def test_what_needs_so_many_is_not_done_where_there_are_fewer(there: tuple[str, ...], drawn: int) -> None:
    clears = happens(
        "CLR-912",
        "[メイン/自分]:自分の捨て札置き場にあるそれぞれ名称が異なるキャラ2枚をゲームから取り除く。その場合、カードを1枚引く。",
    )
    here = table({"hand": ["CLR-912"], "discard": [*there], "deck": 9}, {}, clears, *CAST)
    here.play("CLR-912")
    answers(here)
    assert len(here.hand(0)) == drawn
    assert here.zone(there[0]) == ("removed_cards" if drawn else "discard")


@pm("R-PM-86")
def test_as_many_as_there_are_go_where_nothing_hangs_on_it() -> None:
    here = table({"hand": ["CLR-911"], "discard": ["ONE-901", "TWO-902", "TRI-903"]}, {}, CLEARS, *CAST)
    here.play("CLR-911")
    answers(here)
    assert sorted(here.zone(each) for each in ("ONE-901", "TWO-902")) == ["discard", "removed_cards"]
    assert here.zone("TRI-903") == "removed_cards"


@pm("R-PM-86")
def test_the_opponent_says_which_of_two_of_one_name() -> None:
    hurts = happens(
        "HRT-913",
        "[メイン/自分]:同じ名称の相手のキャラ2枚を指定する。その場合、相手は指定されたキャラの中から1枚を捨て札にする。",
    )
    here = table({"hand": ["HRT-913"]}, {"main": [*ROW]}, hurts, *CAST)
    here.play("HRT-913")
    assert offered(here) == {"ONE-901", "TWO-902"}
    choose(here, "TWO-902")
    assert (here.question.seat, offered(here)) == (1, {"ONE-901", "TWO-902"})
    choose(here, "ONE-901")
    assert (here.zone("ONE-901"), here.zone("TWO-902")) == ("discard", "main")


def test_a_set_begins_with_those_that_are_there_already() -> None:
    here = table({"main": ["ONE-901", "TWO-902", "TRI-903"]}, {}, *CAST)
    one, two, three = (here.game.look(here.ref(each)) for each in ("ONE-901", "TWO-902", "TRI-903"))
    assert largest([two, three], 3, differs, [one]) == [one, three]
    assert largest([two, three], 3, of_one_name, [one]) == [one, two]
    assert largest([one, two], 1, differs) == [one]


def test_out_of_a_hand_no_such_set_is_read() -> None:
    with pytest.raises(CardTextError):
        GRAMMAR.compile(
            "[メイン/自分]:《0》手札からそれぞれ名称が異なるキャラ2枚を捨て札にする", "ja", kind="character"
        )


@pytest.mark.parametrize(("costs", "drawn"), [((1, 2), 1), ((2, 3), 1), ((1, 3), 0), ((3, 3), 0)])
def test_what_the_discarded_cards_cost_is_added_up(costs: tuple[int, int], drawn: int) -> None:
    sums = happens(
        "SUM-914",
        "[メイン/自分]:デッキの上のカード2枚を捨て札にする。捨て札にしたカードの使用コストの合計値が3または5の場合、"
        "カードを1枚引く。",
    )
    top = [event(f"TOP-92{at}", DRAW, cost=cost) for at, cost in enumerate(costs)]
    deck = [*(each.key for each in top), "GUS-009", "GUS-009"]
    here = table({"hand": ["SUM-914"], "deck": deck}, {}, sums, *top)
    here.play("SUM-914")
    assert len(here.hand(0)) == drawn


def test_as_many_coins_go_on_as_were_taken_off() -> None:
    moves = happens(
        "MOV-915",
        "[メイン/自分]:自分のキャラ1枚から任意の数の+10/+10コインを取り除く。その後、自分のキャラ1枚の上に取り除いた数と同じだけ"
        "+10/+10コインを乗せる。",
    )
    here = table({"hand": ["MOV-915"], "main": [{"card": "ann", "coins": {"ten_coin": 3}}, "bea"]}, {}, moves)
    here.play("MOV-915")
    choose(here, "ann")
    here.say(("number", 2))
    choose(here, "bea")
    assert (here.power("ann"), here.power("bea")) == ((40, 40), (60, 40))


@pytest.mark.parametrize(
    "words",
    [
        "自分のキャラ1枚の上に取り除いた数と同じだけ+10/+10コインを乗せる。",
        (
            "このカードの上にある+10/+10コインを1個取り除く。自分のキャラ1枚の上にある+10/+10コインを2個取り除く。その後、"
            "このカードの上に取り除いた数と同じだけ+10/+10コインを乗せる。"
        ),
    ],
)
def test_nobody_knows_how_many_were_taken_off_where_none_or_twice(words: str) -> None:
    with pytest.raises(CardTextError):
        GRAMMAR.compile("[メイン/自分]:《0》" + words, "ja", kind="character")


@pytest.mark.parametrize("back", [0, 1, 2])
def test_for_each_card_that_went_back_one_is_drawn(back: int) -> None:
    draws = happens(
        "BCK-916", "[メイン/自分]:自分のキャラを2枚まで手札に戻す。戻したカード1枚につき、カードを1枚引く。"
    )
    here = table({"hand": ["BCK-916"], "main": ["ann", "bea"], "deck": 9}, {}, draws)
    here.play("BCK-916")
    names = [("target", here.ref(each)) for each in ("ann", "bea")][:back]
    here.say(*names)
    assert len(here.hand(0)) == 2 * back


@pm("R-PM-50")
def test_who_costs_no_more_is_kept_from_blocking_for_the_turn() -> None:
    ban = text(
        GRAMMAR.compile(
            "[メイン/自分]:自分のキャラ1枚を指定する。このターン、相手は、そのキャラの使用コストの値以下の使用コストの値を持つキャラを"
            "妨害に参加させることができない。",
            "ja",
            kind="event",
        )
        .abilities[0]
        .body  # type: ignore[union-attr]
    )
    ruler = character("RUL-917", ban)
    cheap, dear = character("CHE-918", cost=2), character("DEA-919", cost=4)
    here = table({"main": ["RUL-917", "dot"], "hand": ["ann"]}, {"main": ["CHE-918", "DEA-919"]}, ruler, cheap, dear)
    here.do("use", "RUL-917", 0)
    choose(here, "dot")
    here.declare()
    here.say(here.option("approach", "RUL-917"))
    here.step()
    assert here.offers("block", "DEA-919")
    assert not here.offers("block", "CHE-918")
    assert here.why_not(1, "block", "CHE-918") == "R-PM-50"
