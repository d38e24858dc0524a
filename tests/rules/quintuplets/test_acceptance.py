"""The inline examples of the rules document, each under its id: what they mean, by trees; how they are printed is shown
where texts are read."""

from __future__ import annotations

from engine.games.quintuplets.keywords import only, use_condition
from engine.kernel.cards import tree as t
from tests.rules.quintuplets.stock import (
    CHARACTER,
    DRAW,
    HEROES,
    OWN,
    SELF,
    YOU,
    always,
    character,
    event,
    got,
    hero,
    on,
    plus,
    table,
)


@got("12.7.2", "2.1.2.4", "12.10.3.3")
def test_got_2_1_2_2_ex1() -> None:
    """A name stands for the cards whose person is so called, and not for an episode of that name."""
    wish = event("wish", DRAW, when=use_condition("beni"))
    here = table({"hand": ["wish"], "lanes": [{"card": "anzu", "episodes": ["beni"]}]}, {}, wish)
    assert here.why_not(0, "event", "wish") == "12.7.2"


@got("10.3.4.2", "4.14.1")
def test_got_2_1_2_3_ex1() -> None:
    """Heroes are called by the person; a hero that speaks of himself means that card alone."""
    weak = event("weak", t.Modify(t.Every(t.AllOf((t.Kind("hero"), t.Class("sorano")))), "need", -1))
    proud = hero("proud", always(t.Modify(t.This(), "need", 2)), need=3)
    here = table({"hand": ["weak"]}, {}, weak, proud, heroes=["proud", "ledger"])
    here.do("event", "weak")
    assert [here.game.look(here.ref(name)).stat("need") for name in ("proud", "ledger")] == [4, 2]


@got("4.3.3.1", "4.3.2.4", "4.3.4")
def test_got_4_3_2_ex() -> None:
    """A player's lanes are his five; the lane of somebody is the whole column; empty is where no hero lies."""
    bright = hero("bright", always(plus(2, t.Every(t.AllOf((CHARACTER, t.Faces(t.This())))))))
    here = table({"lanes": ["anzu", "beni"]}, {"lanes": ["fuyu"]}, bright, heroes=["bright"])
    assert [here.power(name) for name in ("anzu", "beni", "fuyu")] == [4, 3, 8]
    assert here.game.rules.states["centre"](here.game, here.game.look(here.ref("anzu"))) is False


@got("10.4.2.2")
def test_got_4_8_3_ex1() -> None:
    """So many cards of the hand."""
    worker = character("worker", t.Activated((t.Discard(YOU, 2),), plus(3)))
    poor = table({"hand": ["tea"], "lanes": ["worker"]}, {}, worker)
    assert poor.why_not(0, "use", "worker", 0) == "10.4.2.2"
    here = table({"hand": ["tea", "hush"], "lanes": ["worker"]}, {}, worker)
    here.do("use", "worker", 0)
    here.pick("tea", "hush")
    assert (here.hand(0), here.power("worker")) == ([], 5)


@got("10.6.2.6.1", "10.7.3.1.1", "10.5.3.3")
def test_got_10_1_1_ex() -> None:
    """Activated, automatic (with a cost that may be paid), continuous."""
    whole = character(
        "whole",
        t.Activated((t.Discard(YOU, 1),), plus(1)),
        on("approach", t.May(t.ToDo(t.Discard(YOU, 1), plus(2)))),
        always(plus(1)),
    )
    here = table({"hand": ["tea", "hush"], "lanes": ["whole"]}, {}, whole, heroes=HEROES)
    assert here.power("whole") == 3
    here.do("use", "whole", 0)
    here.pick("tea")
    assert here.power("whole") == 4
    here.declare(("whole", "ledger"))
    here.yes()
    here.pick("hush")
    assert here.hand(0) == []


@got("10.8.1")
def test_got_10_2_1_1_ex1() -> None:
    """Drawing a card, and putting this card into the waiting room, happen once."""
    guest = character("guest", on("appear", t.Seq((DRAW, t.ToDiscard(t.This())))))
    here = table({"hand": ["guest"]}, {}, guest)
    here.do("character", "guest", 0)
    assert (here.hand(0), here.zone("guest")) == (["ema"], "discard")


@got("10.10.1", "10.10.3")
def test_got_10_2_1_3_ex1() -> None:
    """Instead; or instead, if one likes and can."""
    storm = event("storm", t.ToDiscard(t.Every(OWN)))
    must = character("must", always(t.Instead("to_discard", SELF, t.ToHand(t.This()))))
    here = table({"hand": ["storm"], "lanes": ["must"]}, {}, must, storm)
    here.do("event", "storm")
    assert here.zone("must") == "hand"
    cost = t.ToDo(t.Discard(YOU, 1), t.ToHand(t.This()))
    may = character("may", always(t.Instead("to_discard", SELF, cost, optional=True)))
    here = table({"hand": ["storm", "tea"], "lanes": ["may"]}, {}, may, storm)
    here.do("event", "storm")
    here.say(next(option for option in here.question.options if option[0] == "instead"))
    here.pick("tea")
    assert (here.zone("may"), here.zone("tea")) == ("hand", "discard")


@got("10.7.6", "10.7.6.1")
def test_got_10_7_6_ex1() -> None:
    """An empty hand triggers once; and again when the hand is empty after that."""
    empty = t.Compare(t.Count(t.Anything(), "hand", YOU), "==", 0)
    lone = character("lone", t.Triggered((t.Trigger("state", state=empty),), DRAW))
    here = table({"hand": ["apron", "shoes"], "lanes": ["lone"], "deck": ["tea", "ema", "ema", "ema"]}, {}, lone)
    here.do("episode", "apron", "lone")
    assert here.hand(0) == ["shoes"]
    here.do("episode", "shoes", "lone")
    assert here.hand(0) == ["tea"]


@got("12.10.3", "12.10.3.1", "12.10.3.2")
def test_got_12_10_2_ex1() -> None:
    """Only that person in the own lanes and among the own brides, whoever else somebody is besides."""
    proud = character("proud", always(plus(3), when=only("anzu")), person="anzu")
    twin = character("twin", person=("ema", "anzu"))
    here = table({"lanes": ["proud", "twin"]}, {"lanes": ["beni"]}, proud, twin)
    assert here.power("proud") == 5
