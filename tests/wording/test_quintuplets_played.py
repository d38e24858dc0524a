"""What texts of the Quintuplets say is what happens: read from Japanese, played on a position."""

from __future__ import annotations

from engine.games.quintuplets.wording import GRAMMAR
from engine.kernel.cards.card import Card
from engine.wording import Lexicon
from tests.rules.quintuplets.stock import HEROES, Table, card, table

WORDS = {"アンズ": "anzu", "ベニ": "beni", "チカ": "chika", "エマ": "ema", "ソラノ": "sorano"}
LEXICON = Lexicon(classes={"ja": WORDS, "en": {}})


def texted(key: str, kind: str, *lines: str, person: str = "", **stats: int) -> Card:
    """A card that says this."""
    tree = GRAMMAR.compile("\n".join(lines), "ja", lexicon=LEXICON, kind=kind).abilities
    return card(key, kind, *tree, person=person or key, **stats)


def event(line: str) -> Card:
    return texted("deed", "event", line)


def done(line: str, mine: dict[str, object], theirs: dict[str, object] | None = None, **more: object) -> Table:
    """A table at which the event of that text has just been played."""
    held = {"hand": ["deed", *mine.pop("hand", [])]}  # type: ignore[misc]  # a list of names
    here = table({**held, **mine}, theirs or {}, event(line), **more)  # type: ignore[arg-type]
    here.do("event", "deed")
    return here


def test_a_lane_with_the_hero_and_a_lane_without() -> None:
    line = "【メイン】ターンの終わりまで、ソラノの{}レーンのすべてのキャラの花嫁力を+3。"
    with_him = done(line.format("いる"), {"lanes": ["anzu", "beni"]}, heroes=["ledger"])
    assert (with_him.power("anzu"), with_him.power("beni")) == (5, 3)
    without = done(line.format("いない"), {"lanes": ["anzu", "beni"]}, heroes=["ledger"])
    assert (without.power("anzu"), without.power("beni")) == (2, 6)


def test_an_empty_lane_is_one_without_a_hero_though_he_lie_face_down() -> None:
    down: list[object] = [{"card": "ledger", "face_down": True}]
    here = done(
        "【メイン】空いているレーンのすべてのキャラを手札に戻す。",
        {"lanes": ["anzu", "beni"]},
        heroes=down,  # type: ignore[arg-type]
    )
    assert (here.lane("anzu"), here.zone("beni")) == (1, "hand")


def test_whoever_is_seen_is_taken_or_not_and_the_rest_goes_away() -> None:
    line = "【メイン】デッキを上から3枚見る。その中からイベントを1枚まで選んで公開し、手札に加え、残りを控え室に置く。"
    here = done(line, {"deck": ["tea", "apron", "shoes", "ema", "ema"]})
    here.pick("tea")
    assert here.hand(0) == ["tea"]
    assert {here.zone("apron"), here.zone("shoes")} == {"discard"}


def test_a_weakness_until_my_next_turn_outlasts_theirs() -> None:
    here = done("【メイン】相手のキャラを1人選び、次のあなたのターンの始めまで、花嫁力を-2。", {}, {"lanes": ["fuyu"]})
    here.end()
    assert (here.game.state.active, here.power("fuyu")) == (1, 4)
    here.end()
    assert here.power("fuyu") == 6


def test_what_has_happened_this_turn_is_asked() -> None:
    line = "【メイン】このターン中、あなたがイベントをプレイしていたなら、2枚引く。"
    assert len(done(line, {}).hand(0)) == 2
    first = "【メイン】このターン中、あなたのキャラが登場していたなら、2枚引く。"
    assert done(first, {}).hand(0) == []


def test_an_ability_that_is_given_is_heard() -> None:
    given = "「【自動】このキャラがアプローチに成功した時、2枚引く。」"
    line = f"【メイン】あなたのキャラを1人選び、ターンの終わりまで、{given}を得る。"
    here = done(line, {"lanes": ["chika"]}, heroes=HEROES)
    here.fight(("chika", "ledger"))
    assert len(here.hand(0)) == 2


def test_a_hero_is_everybodys_and_the_turn_player_plays_what_he_triggers() -> None:
    kind = texted("kind", "hero", "【自動】この主人公が成功相手となった時、2枚引く。", person="sorano", need=3)
    here = table({"lanes": ["chika"]}, {}, kind, heroes=["kind"])
    here.fight(("chika", "kind"))
    assert (len(here.hand(0)), here.zone("chika")) == (2, "brides")


def test_the_hero_of_the_approach_is_turned_down() -> None:
    stern = texted("stern", "character", "【自動】このキャラがアプローチした時、その主人公を裏にする。", power=5)
    here = table({"lanes": ["stern"]}, {}, stern, heroes=["ledger"])
    here.fight(("stern", "ledger"))
    assert here.game.state.field[here.ref("ledger")].face_down
    assert here.zone("stern") == "play"


def test_her_lane_and_those_beside_it() -> None:
    hush = texted("hush1", "character", "【永続】このキャラのいるレーンの相手のキャラの花嫁力を-2。", power=1)
    here = table({"lanes": [None, "hush1"]}, {"lanes": ["anzu", "beni"]}, hush)
    assert (here.power("anzu"), here.power("beni")) == (2, 1)
    wide = texted("wide", "character", "【永続】このキャラの斜め前方のすべての主人公の必要花嫁力を-2。", power=1)
    here = table({"lanes": [None, "wide"]}, {}, wide, heroes=["ledger", "abacus", "snow"])
    assert [here.game.look(here.ref(name)).stat("need") for name in ("ledger", "abacus", "snow")] == [1, 5, 5]


def test_so_much_for_each_and_only_as_long_as_nobody_else_is_there() -> None:
    loaf = texted(
        "loaf", "character", "【永続】あなたのほかのキャラ1人につき、このキャラの花嫁力を+1。", person="anzu", power=2
    )
    alone = texted("alone", "character", "【永続】【アンズ only】:このキャラの花嫁力を+3。", person="anzu", power=2)
    here = table({"lanes": ["loaf", "alone", "anzu"]}, {}, loaf, alone)
    assert (here.power("loaf"), here.power("alone")) == (4, 5)
    here = table({"lanes": ["loaf", "alone", "beni"]}, {}, loaf, alone)
    assert (here.power("loaf"), here.power("alone")) == (4, 2)


def test_what_happens_instead_may_cost_a_card() -> None:
    stem = texted(
        "stem",
        "character",
        "【永続】あなたのほかのキャラが控え室に置かれる時、かわりに手札を1枚控え室に置いてよい。そうしたら、そのキャラを手札に戻す。",
        power=2,
    )
    storm = texted("storm", "event", "【メイン】アンズを1人選び、控え室に置く。")
    here = table({"hand": ["storm", "tea"], "lanes": ["stem", "anzu"]}, {}, stem, storm)
    here.do("event", "storm")
    here.say(here.question.options[0])
    here.pick("tea")
    assert (here.zone("anzu"), here.zone("tea")) == ("hand", "discard")


def test_an_episode_speaks_of_its_wearer() -> None:
    loupe = texted(
        "loupe", "episode", "【永続】セットされているキャラの正面のすべての主人公の必要花嫁力を-1。", bonus=1
    )
    here = table({"lanes": [{"card": "anzu", "episodes": ["loupe"]}]}, {}, loupe, heroes=["ledger", "abacus"])
    assert [here.game.look(here.ref(name)).stat("need") for name in ("ledger", "abacus")] == [2, 5]


def test_at_the_end_of_the_turn_and_if_something_was_done() -> None:
    here = done("【メイン】このターンの終わりに、2枚引く。", {})
    assert here.hand(0) == []
    here.end()
    assert len(here.hand(0)) == 2
    paid = "【メイン】手札を1枚控え室に置く。そうしたら、2枚引く。"
    here = done(paid, {"hand": ["apron"]})
    here.pick("apron")
    assert len(here.hand(0)) == 2
    assert done(paid, {}).hand(0) == []


def test_who_is_told_to_chooses_among_his_own() -> None:
    here = done(
        "【メイン】相手は自分のキャラを1人選び、控え室に置く。", {"lanes": ["anzu"]}, {"lanes": ["fuyu", "beni"]}
    )
    assert here.question.seat == 1
    here.pick("beni")
    assert (here.zone("beni"), here.lane("anzu"), here.lane("fuyu")) == ("discard", 1, 1)


def test_a_hand_is_filled_up() -> None:
    line = "【メイン】手札が3枚になるように引く。"
    assert len(done(line, {}).hand(0)) == 3
    assert len(done(line, {"hand": ["apron"] * 4}).hand(0)) == 4


def test_it_is_asked_about_who_was_chosen() -> None:
    line = (
        "【メイン】あなたのキャラを1人選び、ターンの終わりまで、花嫁力を+2。そのキャラの花嫁力が{}以上なら、1枚引く。"
    )
    for least, drawn in ((4, 1), (5, 0)):
        here = done(line.format(least), {"lanes": ["anzu"]})
        if here.question.kind == "target":
            here.pick("anzu")
        assert len(here.hand(0)) == drawn


def test_more_on_their_side_and_a_lane_with_a_hero() -> None:
    more = "【メイン】相手のキャラがあなたのキャラより多いなら、2枚引く。"
    assert len(done(more, {"lanes": ["anzu"]}, {"lanes": ["fuyu", "ema"]}).hand(0)) == 2
    assert done(more, {"lanes": ["anzu"]}, {"lanes": ["fuyu"]}).hand(0) == []
    there = "【メイン】一番左のレーンに主人公がいるなら、1枚引く。"
    assert len(done(there, {}, heroes=["ledger"]).hand(0)) == 1


def test_one_of_two_is_chosen() -> None:
    here = done("【メイン】次の中から1つを選ぶ:「1枚引く。」「相手は手札を1枚控え室に置く。」", {}, {"hand": ["tea"]})
    here.say(here.question.options[1])
    here.pick("tea")
    assert (here.hand(0), here.hand(1)) == ([], [])


def test_power_for_each_and_a_text_besides() -> None:
    shawl = texted(
        "shawl",
        "episode",
        "【永続】セットされているキャラの花嫁力を+2し、「【永続】このキャラはアプローチできない。」を得る。",
    )
    here = table({"lanes": [{"card": "anzu", "episodes": ["shawl"]}]}, {}, shawl)
    assert here.power("anzu") == 4
    proud = texted(
        "proud", "character", "【永続】このキャラの花嫁力を、あなたの花嫁1人につき+2。", person="ema", power=1
    )
    assert table({"lanes": ["proud"], "brides": ["anzu", "beni"]}, {}, proud).power("proud") == 5
