"""Chapter 9: declaring approaches, the event step, the judgement."""

from __future__ import annotations

from engine.games.quintuplets.nodes import ToZone
from engine.kernel.cards import tree as t
from tests.rules.quintuplets.stock import (
    ALL,
    DRAW,
    HEROES,
    ONE_OF_THEIRS,
    ONE_OWN,
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


@got("9.2.2.1", "9.2.2.2", "9.2.2.2.1", "9.2.2.2.2", "9.2.2.2.3", "4.3.3.1", "4.3.3.2")
def test_who_may_approach_whom() -> None:
    here = table({"lanes": ["chika", None, "beni", "ema"]}, {"lanes": ["fuyu"]}, heroes=HEROES)
    here.do("end")
    assert here.why_not(0, "approach", "chika", "snow") == "9.2.2.2.1"
    assert here.why_not(0, "approach", "chika", "abacus") == "9.2.2.2.2"
    assert here.why_not(0, "approach", "fuyu", "ledger") == "9.1.1"
    assert here.why_not(0, "approach", "chika", "beni") == "9.2.2.1"
    here.do("approach", "chika", "ledger")
    assert here.why_not(0, "approach", "chika", "ledger") == "9.2.2.2.3"
    assert here.why_not(0, "approach", "beni", "tram", "beni") == "9.2.2.2.3"
    assert here.why_not(0, "approach", "ema", "tram", "beni") == "9.2.2.2"
    assert here.why_not(0, "approach", "beni", "tram", "chika") == "9.2.2.2.3"
    here.do("approach", "beni", "tram", "ema")
    assert here.asked == (0, "target")


@got("9.2.2.1", "9.2.2.2", "9.2.2.2.3", "9.2.2.4")
def test_a_hero_is_named_once_with_all_who_approach_him() -> None:
    """Several groups take an answer each, and one for that there are no more."""
    here = table({"lanes": ["chika", "fuyu", "beni", "beni"]}, heroes=HEROES)
    here.do("end")
    here.do("approach", "chika", "ledger", "fuyu")
    assert here.why_not(0, "approach", "beni", "ledger") == "9.2.2.1"
    assert here.why_not(0, "approach", "beni#2", "snow") == "9.2.2.2.2"
    here.do("approach", "beni", "tram", "beni#2")
    assert here.asked == (0, "target"), "nobody is left to be declared"


@got("9.2.2.2", "10.5.4.2")
def test_groups_are_offered_whole() -> None:
    here = table({"lanes": ["chika", "fuyu", "beni"]}, heroes=[None, "ledger"])
    here.do("end")
    found = [len(option) - 2 for option in here.question.options if option[0] == "approach"]
    assert sorted(found) == [1, 1, 1, 2, 2, 2, 3]
    refused = here.game.rules.judge(here.game, 1, here.option("approach", "chika", "ledger"))
    assert refused is not None
    assert refused.rule == "10.5.4.2"


@got("9.4.2", "9.4.2.1", "9.4.3", "9.4.3.1", "9.4.3.2", "9.4.4", "4.10.1", "9.2.2.3")
def test_of_several_who_succeed_one_becomes_a_bride_and_he_is_turned_down() -> None:
    here = table({"lanes": ["beni", "chika"]}, heroes=HEROES)
    here.fight(("beni", "ledger"), ("chika", "ledger"))
    assert here.asked == (0, "target")
    here.pick("chika")
    assert here.zone("chika") == "brides"
    assert here.zone("beni") == "play"
    piece = here.game.state.field[here.ref("ledger")]
    assert piece.face_down
    assert here.game.look(piece.ref).stats == {}
    assert not here.game.state.field[here.ref("beni")].at
    assert here.game.state.players[0].points == 1


@got("9.2.2.4", "9.2.4", "4.2.4.2")
def test_a_hero_who_lies_face_down_is_approached_by_nobody() -> None:
    here = table({"lanes": ["fuyu"]}, heroes=[{"card": "tram", "face_down": True}])
    here.do("end")
    assert here.game.state.active == 1


@got("9.2.4")
def test_who_declares_nothing_goes_to_the_end_phase() -> None:
    here = table({"lanes": ["fuyu"]}, heroes=HEROES)
    here.do("end")
    here.do("done")
    assert here.game.state.active == 1


@got("9.3.2", "9.3.3", "9.3.4", "9.3.5", "12.3.3")
def test_events_are_played_one_a_window_by_the_other_player_first() -> None:
    here = table({"lanes": ["beni"], "hand": ["hush", "hush"]}, {"hand": ["hush", "tea"]}, heroes=HEROES)
    here.declare(("beni", "ledger"))
    asked = []
    for word in ("event", "pass", "pass"):
        asked.append(here.question.seat)
        here.say(("event", here.ref("hush", asked[-1])) if word == "event" else ("pass",))
    assert asked == [1, 0, 1]
    assert here.zone("beni") == "brides"


@got("9.3.3", "9.3.5")
def test_who_passes_on_is_not_asked_again() -> None:
    here = table({"lanes": ["beni"], "hand": ["hush", "hush"]}, {"hand": ["tea"]}, heroes=HEROES)
    here.declare(("beni", "ledger"))
    assert here.question.seat == 1
    here.say(("pass_on",))
    assert here.question.seat == 0
    here.do("event", "hush")
    assert here.question.seat == 0
    here.say(("pass",))
    assert here.zone("beni") == "brides"


@got("9.3.2")
def test_an_event_of_the_wrong_time_and_the_others_window() -> None:
    here = table({"lanes": ["beni"], "hand": ["hush"]}, {"hand": ["tea", "hush"]}, heroes=HEROES)
    here.declare(("beni", "ledger"))
    assert here.why_not(1, "event", "tea") == "9.3.2"
    assert here.why_not(0, "event", "hush") == "10.5.4.2"


@got("9.4.2", "9.4.3")
def test_who_is_too_weak_by_the_judgement_fails() -> None:
    slow = event("slow", plus(-2, ONE_OF_THEIRS), "approach")
    sad = character("sad", on("approach_failure", DRAW), power=3)
    here = table({"lanes": ["sad"]}, {"hand": ["slow"]}, slow, sad, heroes=HEROES)
    here.declare(("sad", "ledger"))
    here.do("event", "slow")
    here.pass_all()
    assert here.zone("sad") == "play"
    assert here.hand(0) == ["ema"]
    assert not here.game.state.field[here.ref("ledger")].face_down


@got("11.2.1", "1.2.1", "1.2.1.1", "11.1.2")
def test_three_brides_win() -> None:
    here = table({"lanes": ["beni"], "brides": ["ema", "ema"]}, heroes=HEROES)
    here.fight(("beni", "ledger"))
    outcome = here.game.state.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.rule) == ((0,), "11.2.1")


@got("11.3.1", "1.2.1.2", "5.6.2")
def test_an_empty_deck_loses() -> None:
    flood = event("flood", t.Draw(t.Opponents(), 5))
    here = table({"hand": ["flood"]}, {"deck": ["ema"] * 3}, flood)
    here.do("event", "flood")
    outcome = here.game.state.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.rule) == ((0,), "11.3.1")


@got("1.2.2", "11.1.3")
def test_both_decks_empty_is_a_draw() -> None:
    flood = event("flood", t.Draw(ALL, 15))
    here = table({"hand": ["flood"]}, {}, flood)
    here.do("event", "flood")
    outcome = here.game.state.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.rule) == ((), "1.2.2")


@got("1.2.2")
def test_who_wins_by_brides_and_has_no_deck_has_drawn() -> None:
    last = event("last", t.Seq((ToZone(ONE_OWN, "brides"), t.Draw(YOU, 20))))
    here = table({"hand": ["last"], "lanes": ["anzu"], "brides": ["ema", "ema"]}, {}, last)
    here.do("event", "last")
    outcome = here.game.state.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.rule) == ((), "1.2.2")


@got("10.5.3.2", "4.4.5", "10.3.4.2")
def test_abilities_of_heroes_are_played_by_the_turn_player() -> None:
    kind = hero("kind", on("approached", DRAW), need=1)
    here = table({"lanes": ["beni"]}, {}, kind, heroes=["kind"])
    here.fight(("beni", "kind"))
    assert here.hand(0) == ["ema"]
    assert here.zone("beni") == "brides"


@got("10.10.1", "10.10.1.1", "10.10.3", "10.2.1.3")
def test_what_replaces_becoming_a_bride_may_be_left() -> None:
    shy = t.Instead("bride", t.Is(t.This()), t.ToHand(t.This()), optional=True)
    maid = character("maid", always(shy), power=3)
    for answer, zone in (("instead", "hand"), ("no", "brides")):
        here = table({"lanes": ["maid"]}, {}, maid, heroes=HEROES)
        here.fight(("maid", "ledger"))
        assert here.asked == (0, "replace")
        here.say(next(option for option in here.question.options if option[0] == answer))
        assert here.zone("maid") == zone
        assert here.game.state.field[here.ref("ledger")].face_down
