"""Chapters 1 and 3: how a game ends by conceding, what cannot be done, who chooses first, numbers."""

from __future__ import annotations

import pytest

from engine.games.quintuplets.nodes import ToLane, ToZone
from engine.kernel.cards import tree as t
from engine.kernel.state.question import Concede
from tests.rules.quintuplets.stock import (
    ALL,
    CHARACTER,
    DRAW,
    FOE,
    HEROES,
    ONE_OF_THEIRS,
    ONE_OWN,
    OWN,
    YOU,
    always,
    character,
    event,
    got,
    on,
    plus,
    table,
)


@got("1.2.3", "1.2.3.1")
@pytest.mark.parametrize("seat", [0, 1])
def test_anybody_concedes_at_any_time_and_nothing_replaces_it(seat: int) -> None:
    """In the middle of an effect, with every replacement there is on the table."""
    brave = character("brave", always(*(t.Instead(name, t.Anything(), DRAW) for name in ("bride", "to_discard"))))
    here = table({"lanes": ["brave", "anzu"], "hand": ["turn"]}, {}, brave, event("turn", ToLane(ONE_OWN)))
    here.do("event", "turn")
    assert here.question.kind == "target"
    here.there.inputs.take(Concede(seat))
    outcome = here.game.state.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.rule, outcome.reason) == ((1 - seat,), "1.2.3", "concede")


@got("1.3.2.2", "5.6.3.1", "5.7.2.1")
@pytest.mark.parametrize("upto", [False, True])
def test_a_number_below_zero_is_not_done_and_neither_is_the_reverse(upto: bool) -> None:
    odd = event("odd", t.Seq((t.Draw(YOU, -2, upto=upto), t.Look(-1, upto=upto), t.Discard(YOU, -1))))
    here = table({"hand": ["odd", "tea"]}, {}, odd)
    here.do("event", "odd")
    assert here.question.kind == "action"
    assert (here.hand(0), len(here.game.zone(0, "deck"))) == (["tea"], 12)


@got("1.3.1", "1.3.3")
def test_what_a_text_forbids_a_player_he_does_not_do() -> None:
    """However many more he may play."""
    stern = character("stern", always(t.Cannot(FOE, "play", "", CHARACTER)))
    here = table({"hand": ["anzu", "tea"], "lanes": ["beni"]}, {"lanes": ["stern"]}, stern)
    assert here.why_not(0, "character", "anzu", 1) == "1.3.3"
    assert here.why_not(0, "episode", "anzu", "beni") == "1.3.3"
    assert here.offers("event", "tea")


@got("1.3.2.2.1", "1.3.2.4")
def test_a_number_below_zero_counts_as_it_is_where_it_is_compared_or_added() -> None:
    weary = event("weary", plus(-5, ONE_OWN))
    find = event("find", t.ToHand(t.Every(t.AllOf((OWN, t.Has("power", "==", 0))))))
    lend = event("lend", plus(t.StatOf("power", t.Chosen(t.Named("Anzu"))), t.Every(t.Named("Beni"))))
    here = table({"hand": ["weary", "find", "lend"], "lanes": ["anzu", "beni"]}, {}, weary, find, lend)
    here.do("event", "weary")
    here.pick("anzu")
    here.do("event", "find")
    assert here.zone("anzu") == "play"
    here.do("event", "lend")
    assert here.game.look(here.ref("beni")).stats["power"] == 0


@got("1.3.2.2.1", "1.3.2.4")
def test_a_power_below_zero_is_kept_and_counts_as_zero() -> None:
    weary = event("weary", plus(-5, ONE_OWN))
    count = event("count", t.Draw(YOU, t.StatOf("power", t.Chosen(OWN))))
    here = table({"hand": ["weary", "weary", "count"], "lanes": ["anzu"]}, {}, weary, count)
    here.do("event", "weary")
    assert here.game.look(here.ref("anzu")).stats["power"] == -3
    here.do("event", "weary#2")
    assert here.game.look(here.ref("anzu")).stats["power"] == -8
    here.do("event", "count")
    assert here.hand(0) == []


@got("1.3.2.3")
def test_of_two_demands_as_much_is_done_as_can_be() -> None:
    greedy = event("greedy", t.Seq((t.Discard(YOU, 2), t.Discard(YOU, 2))))
    here = table({"hand": ["greedy", "tea", "hush", "apron"]}, {}, greedy)
    here.do("event", "greedy")
    here.pick("tea", "hush")
    assert (here.question.least, here.question.most) == (1, 1)
    here.pick("apron")
    assert here.hand(0) == []


@got("1.3.4", "1.3.4.1")
def test_the_turn_player_chooses_first_and_what_needs_no_choice_is_done_together() -> None:
    """Both put a character away at the same time: each sees the other go."""
    sad = character("sad", on("leave", DRAW, CHARACTER, by=t.Players()))
    away = event("away", t.ToDiscard(t.Every(CHARACTER)))
    here = table({"hand": ["away"], "lanes": ["sad"]}, {"lanes": ["sad"]}, sad, away)
    here.do("event", "away")
    while here.game.state.question is not None and here.question.kind == "trigger":
        here.say(here.question.options[0])
    assert [len(here.hand(seat)) for seat in (0, 1)] == [2, 2]


@got("1.3.4", "1.3.4.2", "4.8.3")
def test_both_choose_unseen_before_anything_is_shown() -> None:
    both = event("both", t.Discard(ALL, 1))
    here = table({"hand": ["both", "tea", "hush"]}, {"hand": ["tea", "apron"]}, both)
    here.do("event", "both")
    assert (here.asked, here.question.private) == ((0, "card"), True)
    here.pick("hush")
    assert (here.asked, here.question.private) == ((1, "card"), True)
    assert here.zone("hush") == "hand", "nothing is shown before all have chosen"
    here.say(("card", here.ref("apron")))
    assert (here.zone("hush"), here.zone("apron")) == ("discard", "discard")


@got("1.3.5", "1.3.5.1", "13.1.1.1")
def test_what_goes_on_for_ever_is_repeated_so_often_as_both_say() -> None:
    """The turn player names a number, the other may name less, and nothing at all too."""
    rich = character("rich", t.Activated((), plus(1)))
    for least, power in ((3, 5), (0, 4)):
        here = table({"lanes": ["rich"]}, {}, rich)
        used = 0
        while ("repeat",) not in here.question.options:
            here.do("use", "rich", 0)
            used += 1
        here.say(("repeat",))
        assert [option[1] for option in here.question.options][:2] == [1, 2]
        here.say(("number", 7))
        assert (here.asked, here.question.verb) == ((1, "repeat"), "allow")
        assert [option[1] for option in here.question.options] == [7, 6, 5, 4, 3, 2, 1, 0]
        here.say(("number", least))
        assert here.power("rich") == 2 + used + least
        assert (power > 4) == (least > 0)
        assert not here.offers("use", "rich", 0), "something else has to be done first"
        assert here.why_not(0, "use", "rich", 0) == "13.1.1.2"


@got("13.1.1.2")
def test_what_brings_the_same_position_back_is_not_done_again() -> None:
    pacing = character("pacing", t.Activated((), ToLane(t.This())))
    here = table({"lanes": ["pacing"]}, {}, pacing)
    for lane in (1, 0, 1, 0, 1):
        here.do("use", "pacing", 0)
        here.say(("slot", lane))
    assert not here.offers("use", "pacing", 0)
    assert here.why_not(0, "use", "pacing", 0) == "13.1.1.2"


@got("3.1.2.4.1")
def test_who_plays_an_effect_does_what_it_names_nobody_for() -> None:
    push = event("push", ToLane(ONE_OF_THEIRS))
    here = table({"hand": ["push"]}, {"lanes": ["anzu"]}, push)
    here.do("event", "push")
    assert here.asked == (0, "slot")
    here.say(("slot", 3))
    assert here.lane("anzu") == 4


@got("1.2.4")
def test_an_effect_says_who_loses_while_it_resolves() -> None:
    """Whoever wins by a text does so at once, whatever comes after it in the text."""
    last = event("last", t.Seq((t.Win(FOE), ToZone(ONE_OWN, "removed"))))
    here = table({"hand": ["last"], "lanes": ["anzu"]}, {}, last, heroes=HEROES)
    here.do("event", "last")
    assert here.game.state.outcome is not None
    assert here.game.state.outcome.winners == (1,)
    assert here.zone("anzu") == "play"
