"""What texts of ハーレムマスター say is what happens: each sample is played through many scenes, some are looked at."""

from __future__ import annotations

from msgspec.structs import replace

from engine.kernel.cards.card import Card
from tests.rules.harem_master.stock import Table, lady, table, wearing

from .harem_master_samples import SAMPLES
from .harem_master_scenes import FOR, SAID, SCENES, Player, blank, said, traces

ENOUGH = 0.87
"""So many of them are seen to do something; the others wait for what no scene brings, or for what is seen privately."""


def done(text: str, mine: dict[str, object], theirs: dict[str, object] | None = None, *cards: Card) -> Table:
    """A table at which the event of that text has just been played."""
    held = {"stack": ["tea"] * 3, **mine, "hand": [SAID, *mine.get("hand", [])]}  # type: ignore[misc]  # a list of names
    here = table(held, theirs or {}, said(text, "event"), *cards)  # type: ignore[arg-type]
    here.do("event", SAID)
    return here


def test_hardly_any_sample_does_nothing() -> None:
    plain = {kind: traces(blank(kind), names) for kind, names in FOR.items()}
    idle = []
    for _, kind, _, ja in SAMPLES:
        it = said(ja, kind)
        if all(Player(SCENES[name], it).play() == plain[kind][name] for name in FOR[kind]):
            idle.append(ja)
    assert len(idle) <= (1 - ENOUGH) * len(SAMPLES), idle


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
