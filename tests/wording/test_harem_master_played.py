"""What texts of ハーレムマスター say is what happens: each sample is played through many scenes, some are looked at."""

from __future__ import annotations

from msgspec.structs import replace

from engine.kernel.cards.card import Card
from tests.rules.harem_master.stock import Table, item, lady, man, table, wearing

from .harem_master_samples import SAMPLES
from .harem_master_scenes import FOR, SAID, SCENES, Player, blank, said, traces

OF_DECKS = "このカードはデッキに何枚でも入れることができる。"
"""It speaks of decks, not of games; tests/rules/harem_master/test_1_setup.py checks decks with such a card."""


def done(text: str, mine: dict[str, object], theirs: dict[str, object] | None = None, *cards: Card) -> Table:
    """A table at which the event of that text has just been played."""
    held = {"stack": ["tea"] * 3, **mine, "hand": [SAID, *mine.get("hand", [])]}  # type: ignore[misc]  # a list of names
    here = table(held, theirs or {}, said(text, "event"), *cards)  # type: ignore[arg-type]
    here.do("event", SAID)
    return here


def test_no_sample_does_nothing() -> None:
    plain = {kind: traces(blank(kind), names) for kind, names in FOR.items()}
    idle = []
    for _, kind, _, ja in SAMPLES:
        forms = [(each, said(ja, each)) for each in ((kind, "gentleman") if kind == "character" else (kind,))]
        if all(Player(SCENES[name], it).play() == plain[each][name] for each, it in forms for name in FOR[each]):
            idle.append(ja)
    assert idle == [OF_DECKS]


def test_a_number_that_comes_early_is_kept_for_the_battle() -> None:
    text = "自身がアタックした時、アタックを行ったキャラクターにランダムナンバーをもう1度適用する。"
    eager = man("eager", *said(text, "character").abilities)
    mine = {"field": ["eager"], "castle": ["three", "nought", "hat"]}
    here = table(mine, {"field": ["hank"]}, eager)
    here.fight("eager", "hank")
    assert here.cards(0, "scaffold") == ["hank"], "2 and 3 against 4"


def test_both_values_until_the_end_of_the_turn() -> None:
    here = done("ターン終了時まで、自分の支配するキャラクター1人の[P]と[M]+2。", {"field": ["gil"]})
    assert (here.stat("gil"), here.stat("gil", "mental")) == (4, 3)
    here.end()
    assert here.stat("gil") == 2


def test_a_card_goes_to_the_court_that_is_named() -> None:
    here = done("相手の支配するキャラクター1人を自分のハーレムに置く。", {}, {"field": ["rosa"]})
    assert here.cards(0, "court") == ["rosa"]


def test_an_answer_speaks_of_what_it_answers() -> None:
    rescue = said(
        "[自分の支配するキャラクターが場を離れる時に対応して使用できる]そのキャラクターを手札に戻す。", "event"
    )
    shove = said("相手の支配するキャラクター1人を捨て札置き場に置く。", "event")
    here = table(
        {"hand": ["shove"], "stack": ["tea"]},
        {"field": ["gil", "rosa"], "hand": [SAID], "stack": ["tea"]},
        rescue,
        replace(shove, key="shove"),
    )
    here.act("event", "shove")
    here.pick("gil")
    here.do("event", SAID)
    here.skip()
    assert (here.zone("gil"), here.zone("rosa")) == ("hand", "play")


def test_whoever_counts_as_a_lady_is_wooed_until_the_turn_ends() -> None:
    text = "ターン終了時まで、自分の支配するキャラクター1人をおんなのこキャラクターとして扱う。"
    here = done(text, {"field": ["gil"]})
    assert "lady" in here.game.look(here.ref("gil")).face.kinds
    here.end()
    assert "lady" not in here.game.look(here.ref("gil")).face.kinds
    assert here.game.state.sides == {}


def test_a_wearer_counts_as_a_lady_until_the_item_goes() -> None:
    veil = item("veil", *said("自身を装備しているキャラクターをおんなのこキャラクターとして扱う。", "item").abilities)
    here = table({"field": ["gil"], "hand": ["veil"], "stack": ["tea"]}, {"field": ["lotte"]}, veil)
    here.act("item", "veil", "gil")
    here.skip()
    assert "lady" in here.game.look(here.ref("gil")).face.kinds
    assert "lady" not in here.game.look(here.ref("veil")).face.kinds
    here.end()
    here.fight("lotte", "gil")
    assert here.cards(1, "court") == ["gil"]
    assert here.zone("veil") == "discard"


def test_what_a_wearer_gains_counts_too() -> None:
    text = "The wearer gains \"This character counts as a lady.\""
    here = table({"field": [wearing("gil", "veil")]}, {}, item("veil", *said(text, "item", "en").abilities))
    assert "lady" in here.game.look(here.ref("gil")).face.kinds


def test_who_counts_as_a_gentleman_for_a_time_is_herself_before_and_after() -> None:
    text = "自分のターンである限り、自身を男キャラクターとして扱う。"
    here = table({"field": ["eve"]}, {"field": ["lotte"]}, lady("eve", *said(text, "character").abilities))
    assert "gentleman" in here.game.look(here.ref("eve")).face.kinds
    here.end()
    here.skip()
    assert "lady" in here.game.look(here.ref("eve")).face.kinds


def test_whose_own_text_says_so_can_be_told_otherwise() -> None:
    booted = lady("booted", *said("自身を男キャラクターとして扱う。", "character").abilities)
    text = "ターン終了時まで、キャラクター1人をおんなのこキャラクターとして扱う。"
    here = done(text, {"field": ["booted"]}, None, booted)
    assert "lady" in here.game.look(here.ref("booted")).face.kinds
    here.end()
    assert "gentleman" in here.game.look(here.ref("booted")).face.kinds


def test_a_combat_and_an_approach_are_told_apart() -> None:
    proud = lady("proud", *said("自身がコンバットに勝った時、カードを1枚引く。", "character").abilities, p=5, m=5)
    for other, drawn in (("gil", 1), ("rosa", 0)):
        here = table({"field": ["proud"]}, {"field": [other]}, proud)
        here.fight("proud", other)
        assert here.count(0, "hand") == drawn


def test_a_card_that_comes_to_my_court_is_not_one_that_comes_to_theirs() -> None:
    glad = lady("glad", *said("自分のハーレムにカードが置かれた時、カードを1枚引く。", "character").abilities, m=9)
    for fighter, other, drawn in (("glad", "rosa", 1), ("rosa", "lotte", 0)):
        here = table({"field": [fighter, "glad"] if fighter != "glad" else ["glad"]}, {"field": [other]}, glad)
        here.fight(fighter, other)
        assert here.count(0, "hand") == drawn


def test_who_wears_something_is_asked() -> None:
    vain = lady("vain", *said("自身がアイテムを装備している限り、自身の[P]+3。", "character").abilities)
    assert table({"field": [wearing("vain", "hat")]}, {}, vain).stat("vain") == 4
    assert table({"field": ["vain", wearing("gil", "hat")]}, {}, vain).stat("vain") == 1
