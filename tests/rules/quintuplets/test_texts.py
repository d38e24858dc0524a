"""What only texts bring about: another hero is approached, a power that no event lowers, who wears something."""

from __future__ import annotations

from engine.games.quintuplets.keywords import used_with
from engine.games.quintuplets.nodes import ToLane, TurnTo
from engine.kernel.cards import tree as t
from tests.rules.quintuplets.stock import (
    DRAW,
    HEROES,
    ONE_HERO,
    ONE_OF_THEIRS,
    OWN,
    THEIRS,
    Table,
    always,
    card,
    character,
    event,
    got,
    hero,
    plus,
    table,
)

TURNS = event("turns", TurnTo(t.Chosen(t.AllOf((THEIRS, t.In("approaching")))), ONE_HERO), "approach")
GUARD = always(t.Cannot(t.This(), "lose_power", "", t.AllOf((t.Side(False), t.Kind("event")))))


def approached(here: Table) -> list[str]:
    return [here.game.key(ref) for ref, piece in here.game.state.field.items() if piece.notes.get("approached")]


@got("9.2.2.3", "9.4.2")
def test_who_is_turned_to_another_hero_is_judged_by_him() -> None:
    here = table({"lanes": ["chika"]}, {"hand": ["turns"]}, TURNS, heroes=HEROES)
    here.declare(("chika", "ledger"))
    here.do("event", "turns")
    assert here.asked == (1, "target")
    here.pick("snow")
    assert here.zone("chika") == "play"
    assert not here.game.state.field[here.ref("ledger")].face_down


@got("9.2.2.3")
def test_who_is_turned_succeeds_with_the_other_beside_who_was_left() -> None:
    """Whom another still approaches stays approached, and both heroes have a bride."""
    here = table({"lanes": ["chika", "anzu"]}, {"hand": ["turns", "hush"]}, TURNS, heroes=["tram", "ledger"])
    here.declare(("chika", "tram"), ("anzu", "tram"))
    here.do("event", "turns")
    here.pick("chika")
    here.pick("ledger")
    assert sorted(approached(here)) == ["ledger", "tram"]
    here.pass_all()
    assert sorted(here.game.keys[each] for each in here.game.zone(0, "brides")) == ["anzu", "chika"]


def test_where_nobody_approaches_nobody_is_turned() -> None:
    early = event("early", TurnTo(t.Chosen(OWN), ONE_HERO))
    here = table({"lanes": ["chika"], "hand": ["early"]}, {}, early, heroes=["tram"])
    here.do("event", "early")
    assert approached(here) == []


@got("1.3.3", "9.2.2.3")
def test_who_may_not_approach_is_turned_to_nobody() -> None:
    """Nor is a hero who may not be approached approached by an effect; who approached before goes on with it."""
    tied = character("tied", always(t.Cannot(t.This(), "approach", "")), power=5)
    push = event("push", TurnTo(t.Chosen(OWN), ONE_HERO), "approach")
    here = table({"lanes": ["chika", "tied"], "hand": ["push"]}, {}, tied, push, heroes=["ledger"])
    here.declare(("chika", "ledger"))
    here.do("event", "push")
    here.pick("tied")
    assert [here.game.keys[each] for each in here.game.zone(0, "brides")] == ["chika"]
    far = hero("far", always(t.Cannot(t.This(), "be_approached", "")), need=1)
    here = table({"lanes": ["chika"]}, {"hand": ["turns"]}, TURNS, far, heroes=["ledger", "far"])
    here.declare(("chika", "ledger"))
    here.do("event", "turns")
    here.pick("far")
    assert not here.game.state.field[here.ref("far")].face_down
    assert here.game.state.field[here.ref("ledger")].face_down


@got("1.3.3")
def test_what_no_event_of_the_other_side_lowers_its_own_may() -> None:
    calm = character("calm", GUARD, power=5)
    cold = event("cold", plus(-3, ONE_OF_THEIRS))
    here = table({"hand": ["cold"]}, {"lanes": ["calm"]}, calm, cold)
    here.do("event", "cold")
    assert here.power("calm") == 5
    own = event("own", plus(-3, t.Chosen(OWN)))
    here = table({"hand": ["own"], "lanes": ["calm"]}, {}, calm, own)
    here.do("event", "own")
    assert here.power("calm") == 2


@got("1.3.3")
def test_a_character_may_still_lower_it() -> None:
    calm = character("calm", GUARD, power=5)
    stern = character("stern", t.Triggered((t.Trigger("appear", t.Is(t.This())),), plus(-2, ONE_OF_THEIRS)))
    here = table({"hand": ["stern"]}, {"lanes": ["calm"]}, calm, stern)
    here.do("character", "stern", 0)
    assert here.power("calm") == 3


@got("5.8.1")
def test_two_that_are_chosen_together_change_places() -> None:
    swap = event("swap", ToLane(t.Chosen(OWN, 2, 2), t.Bound("chosen")))
    here = table({"hand": ["swap"], "lanes": ["anzu", None, "beni"]}, {}, swap)
    here.do("event", "swap")
    assert (here.lane("anzu"), here.lane("beni")) == (3, 1)


@got("12.7.2", "12.7.2.1")
def test_a_condition_of_use_is_an_ability_of_its_own() -> None:
    wish = card("wish", "event", used_with("anzu", "beni"), t.Spell(DRAW, None, ("main",)))
    here = table({"hand": ["wish"], "lanes": ["anzu"]}, {}, wish)
    assert here.why_not(0, "event", "wish") == "12.7.2"
    here = table({"hand": ["wish"], "lanes": ["anzu"], "brides": ["beni"]}, {}, wish)
    here.do("event", "wish")
    assert here.hand(0) == ["ema"]


@got("5.10.2")
def test_who_has_an_episode_is_known_by_it() -> None:
    cheer = event("cheer", plus(3, t.Every(t.AllOf((OWN, t.In("wearing"))))))
    here = table({"hand": ["cheer"], "lanes": [{"card": "anzu", "episodes": ["apron"]}, "beni"]}, {}, cheer)
    here.do("event", "cheer")
    assert (here.power("anzu"), here.power("beni")) == (6, 3)


@got("4.2.4.2", "5.2.1")
def test_who_lies_face_down_can_be_turned_up_again() -> None:
    look = event("look", t.Flip(t.Chosen(t.In("hero_face_down")), down=False))
    here = table({"hand": ["look"]}, {}, look, heroes=[{"card": "tram", "face_down": True}, "ledger"])  # type: ignore[list-item]
    here.do("event", "look")
    assert not here.game.state.field[here.ref("tram")].face_down
