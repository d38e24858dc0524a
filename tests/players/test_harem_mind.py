"""The practice partner of ハーレムマスター: what it makes of battles, castles and texts."""

from __future__ import annotations

from random import Random

from engine.games.harem_master.nodes import ChangeBattle, FromPile, PutInto
from engine.kernel.cards import tree as t
from engine.kernel.cards.card import Card
from engine.players.heuristic import heuristic
from tests.rules.harem_master.stock import GENTLEMAN, THEIRS, Table, event, lady, man, table

STRONG, WEAK = man("strong", p=6, m=6), man("weak", p=0, m=0)
CALM, SHARP = lady("calm", p=1, m=0), lady("sharp", p=1, m=8)


def does(here: Table) -> tuple[str | int, ...]:
    """What the partner does, as a word with the key of a card."""
    question = here.question
    word, *refs = question.options[heuristic(here.game, question, Random(1))[0]]
    return (word, *[here.game.key(int(ref)) for ref in refs[:1]])


def position(mine: dict[str, object], theirs: dict[str, object], *cards: Card) -> Table:
    here = table(mine, theirs, STRONG, WEAK, CALM, SHARP, *cards)
    here.skip()
    return here


def test_it_attacks_where_nobody_can_stand_in_the_way() -> None:
    assert does(position({"field": ["strong"]}, {"field": ["weak"]})) == ("attack", "strong")


def test_it_does_not_attack_into_somebody_who_wins() -> None:
    assert does(position({"field": ["calm"]}, {"field": ["sharp"]})) == ("end",)


def test_it_intercepts_with_whoever_wins() -> None:
    here = position({"field": ["strong"]}, {"field": ["sharp", "weak"]})
    here.act("attack", "strong")
    here.skip()
    assert does(here) == ("intercept", "sharp")


def test_it_lets_somebody_through_who_would_win_while_the_castle_stands_high() -> None:
    here = position({"field": ["strong"]}, {"field": ["weak"], "castle": ["nought"] * 40})
    here.act("attack", "strong")
    here.skip()
    assert does(here) == ("pass",)


def test_it_fells_a_castle_when_it_can() -> None:
    siege = event("siege", FromPile("deck", 5, "discard", t.Opponents()))
    theirs: dict[str, object] = {"field": ["sharp"], "castle": ["nought"] * 5}
    assert does(position({"field": ["calm"], "hand": ["siege"]}, theirs, siege)) == ("event", "siege")


def test_it_turns_a_battle_that_it_would_lose() -> None:
    fan = event("fan", ChangeBattle("combat"), "ot", answers=(t.Trigger("battle"),))
    here = position({"field": ["strong"]}, {"field": ["sharp"]}, fan)
    one = table({"field": ["strong"], "hand": ["fan"]}, {"field": ["sharp"]}, STRONG, SHARP, fan)
    one.act("attack", "strong")
    one.act("intercept", "sharp")
    while one.question.seat != 0:
        one.say(("pass",))
    assert does(one) == ("event", "fan")
    assert does(here) == ("end",)


def test_it_keeps_an_event_that_would_do_nothing_though_it_could_pay_for_it() -> None:
    trial = event("trial", PutInto(t.Chosen(t.AllOf((THEIRS, GENTLEMAN))), "scaffold", t.You()), cost=2)
    for theirs, done in (("calm", "end"), ("weak", "event")):
        mine: dict[str, object] = {"hand": ["trial"], "stack": ["nought"] * 4}
        assert does(position(mine, {"field": [theirs]}, trial))[0] == done
