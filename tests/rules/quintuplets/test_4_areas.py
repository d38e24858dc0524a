"""Chapters 4 and 5: zones, who sees them, in what order cards go into them, drawing and shuffling."""

from __future__ import annotations

import pytest

from engine.games.quintuplets.nodes import Attach, ToLane, ToZone
from engine.kernel.cards import tree as t
from engine.kernel.state.state import CARD_MASK
from engine.kernel.views.build import build_view
from engine.kernel.views.view import SPECTATOR
from tests.rules.quintuplets.stock import (
    CHARACTER,
    DRAW,
    EPISODE,
    FOE,
    HEROES,
    ONE_HERO,
    ONE_OWN,
    OWN,
    SELF,
    YOU,
    Table,
    always,
    character,
    event,
    got,
    on,
    plus,
    table,
)


def deck(here: Table, seat: int) -> list[str]:
    return [here.game.keys[card] for card in here.game.zone(seat, "deck")]


def put_all(place: str) -> Table:
    """Everybody in the lanes goes to the decks."""
    sweep = event("sweep", t.ToDeck(t.Every(CHARACTER), place))  # type: ignore[arg-type]
    return table({"hand": ["sweep"], "lanes": ["beni", "anzu"]}, {"lanes": ["fuyu", "chika"]}, sweep)


@got("4.1.5")
@pytest.mark.parametrize("place", ["bottom", "top"])
def test_each_player_puts_what_goes_to_his_deck_in_order(place: str) -> None:
    here = put_all(place)
    here.do("event", "sweep")
    assert here.asked == (0, "order")
    here.say(("card", here.ref("anzu")), ("card", here.ref("beni")))
    assert here.asked == (1, "order")
    here.say(("card", here.ref("chika")), ("card", here.ref("fuyu")))
    part = slice(0, 2) if place == "top" else slice(-2, None)
    assert (deck(here, 0)[part], deck(here, 1)[part]) == (["anzu", "beni"], ["chika", "fuyu"])


@got("4.1.5.1")
@pytest.mark.parametrize("first", ["anzu", "beni"])
def test_nobody_else_learns_the_order(first: str) -> None:
    """What everybody is told is the same, whichever comes first."""
    told = []
    for one in ("anzu", "beni"):
        here = put_all("bottom")
        here.do("event", "sweep")
        assert here.question.private
        here.say(*(("card", here.ref(name)) for name in (one, "anzu" if one == "beni" else "beni")))
        here.say(("card", here.ref("chika")), ("card", here.ref("fuyu")))
        told.append([(each.kind, each.args) for each in here.there.inputs.events if each.kind == "to_deck"])
    assert told[0] == told[1]
    assert [args[1] for _, args in told[0]] == ["anzu", "beni", "chika", "fuyu"]
    assert first in [args[1] for _, args in told[0]]


@got("4.1.3")
def test_looking_changes_no_order() -> None:
    peek = event("peek", t.Look(3))
    here = table({"hand": ["peek"], "deck": ["anzu", "beni", "chika", "ema", "ema"]}, {}, peek)
    here.do("event", "peek")
    assert deck(here, 0) == ["anzu", "beni", "chika", "ema", "ema"]


@got("5.5.1", "5.5.1.1")
def test_a_deck_is_shuffled_and_one_of_a_single_card_counts_as_shuffled() -> None:
    mix = event("mix", t.ShuffleDeck(YOU))
    here = table({"hand": ["mix"], "deck": ["anzu", "beni", "chika", "ema", "fuyu", "tea", "hush"]}, {}, mix)
    before = deck(here, 0)
    here.do("event", "mix")
    assert deck(here, 0) != before
    assert sorted(deck(here, 0)) == sorted(before)
    one = table({"hand": ["mix"], "deck": ["anzu"]}, {}, mix)
    one.do("event", "mix")
    assert [each.args for each in one.there.inputs.events if each.kind == "shuffle"] == [(0,)]


@got("4.1.2.2", "4.6.2", "4.7.2", "4.8.2")
def test_of_hidden_zones_everybody_sees_the_number_alone() -> None:
    here = table({"hand": ["tea"], "hero_deck": ["snow", "tram"]}, {"hand": ["hush", "apron"]})
    mine, others = build_view(here.game, 0).seats, build_view(here.game, SPECTATOR).seats
    assert [card.key for card in mine[0].hand or ()] == ["tea"]
    assert (mine[1].hand, others[0].hand) == (None, None)
    counts = others[0].counts
    assert (counts["deck"], counts["hero_deck"], counts["hand"], others[1].counts["hand"]) == (12, 2, 1, 2)
    assert not {"deck", "hero_deck"} & others[0].zones.keys()


@got("4.5.4", "4.4.4", "4.9.2", "4.10.2", "4.11.2")
def test_lanes_waiting_room_brides_and_what_is_removed_are_open() -> None:
    here = table(
        {
            "lanes": [{"card": "anzu", "under": ["ema"], "episodes": ["apron"]}],
            "waiting_room": ["tea"],
            "brides": ["beni"],
            "removed": ["hush"],
        },
        heroes=HEROES,
    )
    seat = build_view(here.game, 1).seats[0]
    assert [(piece.key, piece.slot) for piece in seat.pieces if piece.seat == 0] == [("anzu", 0), ("apron", -1)]
    assert [card.key for card in seat.discard] == ["tea"]
    assert [[card.key for card in seat.zones[zone]] for zone in ("brides", "removed")] == [["beni"], ["hush"]]
    heroes = [piece.key for side in build_view(here.game, 1).seats for piece in side.pieces if piece.seat < 0]
    assert sorted(heroes) == sorted(HEROES)


@got("4.12.2", "4.13.2", "4.1.2.1", "10.6.2.1", "10.6.2.3")
def test_what_is_being_played_lies_open_where_it_is_resolved() -> None:
    long = event("long", t.Seq((ToZone(ONE_OWN, "removed"), DRAW)))
    here = table({"hand": ["long"], "lanes": ["anzu", "beni"]}, {}, long)
    here.do("event", "long")
    assert here.asked == (0, "target")
    assert here.zone("long") == "effect_resolution"
    seat = build_view(here.game, 1).seats[0]
    assert [card.key for card in seat.zones["effect_resolution"]] == ["long"]
    here.pick("anzu")
    assert (here.zone("anzu"), here.zone("long")) == ("removed", "discard")


@got("4.2.4.1", "4.2.4.2")
def test_a_hero_face_up_is_seen_and_face_down_by_nobody() -> None:
    here = table({}, heroes=["ledger", {"card": "snow", "face_down": True}])
    seen = {piece.key for seat in build_view(here.game, 0).seats for piece in seat.pieces if not piece.face_down}
    assert seen == {"ledger"}
    assert here.game.look(here.ref("snow")).stats == {}


@got("4.1.2.3", "10.6.3.1.4")
def test_who_looks_for_a_certain_card_in_a_hidden_zone_may_find_none() -> None:
    seek = event("seek", t.Seq((t.Look(3), t.Take(CHARACTER, reveal=True), t.PutRest("discard"))))
    here = table({"hand": ["seek"], "deck": ["anzu", "tea", "hush", "ema", "ema"]}, {}, seek)
    here.do("event", "seek")
    assert (here.question.kind, here.question.least) == ("card", 0)
    here.say()
    assert here.hand(0) == []
    assert [here.zone(name) for name in ("anzu", "tea", "hush")] == ["discard"] * 3


@got("5.7.1", "5.7.2.2")
def test_looking_at_the_top_shows_so_many_to_one_alone() -> None:
    peek = event("peek", t.Seq((t.Look(2), t.Take(), t.PutRest("bottom"))))
    here = table({"hand": ["peek"], "deck": ["anzu", "beni", "chika", "ema"]}, {}, peek)
    here.do("event", "peek")
    assert here.question.private
    assert [here.game.keys[int(option[1]) & CARD_MASK] for option in here.question.options] == ["anzu", "beni"]
    here.pick("beni")
    assert (here.hand(0), deck(here, 0)) == (["beni"], ["chika", "ema", "anzu"])


@got("5.6.1", "5.6.2")
def test_cards_are_drawn_from_the_top() -> None:
    here = table({"hand": ["draws"], "deck": ["anzu", "beni", "chika"]}, {}, event("draws", t.Draw(YOU, 2)))
    here.do("event", "draws")
    assert (here.hand(0), deck(here, 0)) == (["anzu", "beni"], ["chika"])


@got("4.7.3", "6.2.1.6.2")
def test_a_hero_that_goes_to_a_deck_goes_to_the_heroes_deck() -> None:
    home = event("home", t.ToDeck(ONE_HERO, "bottom"))
    here = table({"hero_deck": ["snow"]}, {"hand": ["home"]}, home, heroes=["ledger"], seat="B")
    here.do("event", "home")
    heroes = [here.game.keys[card] for card in here.game.zone(0, "hero_deck")]
    assert heroes == ["snow", "ledger"]
    assert "ledger" not in deck(here, 0)


@got("4.1.6", "5.3.1")
def test_what_is_put_somewhere_goes_to_its_masters_zone() -> None:
    out = event("out", ToZone(t.Every(CHARACTER), "removed"))
    here = table({"hand": ["out"], "lanes": ["anzu"]}, {"lanes": ["beni"]}, out)
    here.do("event", "out")
    zones = [[here.game.keys[card] for card in here.game.zone(seat, "removed")] for seat in (0, 1)]
    assert zones == [["anzu"], ["beni"]]


@got("4.1.4.1")
def test_an_effect_knows_the_card_that_it_has_moved() -> None:
    fetch = event(
        "fetch", t.Seq((t.ToHand(t.Chosen(CHARACTER, zone="discard", whose=YOU)), t.ToPlay(t.Bound("chosen"))))
    )
    here = table({"hand": ["fetch"], "waiting_room": ["anzu"]}, {}, fetch)
    here.do("event", "fetch")
    here.say(("slot", 2))
    assert here.lane("anzu") == 3


@got("5.10.1.1", "5.10.1")
def test_an_episode_lies_under_its_character_and_goes_where_she_goes() -> None:
    dress = event("dress", Attach(t.Chosen(EPISODE, zone="discard", whose=YOU), ONE_OWN))
    here = table({"hand": ["dress"], "lanes": ["anzu"], "waiting_room": ["shoes"]}, {}, dress)
    here.do("event", "dress")
    piece = here.game.state.field[here.ref("shoes")]
    assert (piece.at, piece.slot) == (here.ref("anzu"), -1)
    assert here.power("anzu") == 5


# --- something else instead of drawing and of going to a deck (10.10) ---


@got("10.10.2.2", "10.10.1", "5.6.2")
def test_who_draws_says_what_happens_instead_card_by_card() -> None:
    back = t.ToHand(t.Chosen(t.Kind("event"), zone="discard", whose=YOU))
    thrifty = character("thrifty", always(t.Instead("draw", t.Side(True), back, optional=True)))
    draws = event("draws", t.Draw(t.Players(), 2))
    here = table(
        {"hand": ["draws"], "lanes": ["thrifty"], "waiting_room": ["tea"], "deck": ["anzu", "beni", "ema"]},
        {},
        thrifty,
        draws,
    )
    here.do("event", "draws")
    assert here.asked == (0, "replace")
    here.say(next(option for option in here.question.options if option[0] == "instead"))
    assert here.hand(0) == ["tea", "anzu"], "once it has no card left to fetch it cannot be applied"
    assert len(here.hand(1)) == 2


@got("10.10.2.2", "7.2.3")
def test_the_cards_of_a_turn_may_be_replaced_too() -> None:
    lucky = character("lucky", always(t.Instead("draw", t.Side(True), plus(1))))
    here = table({}, {"lanes": ["lucky"]}, lucky)
    here.end()
    assert (here.game.state.active, here.hand(1), here.power("lucky")) == (1, [], 4)


@got("10.10.1", "4.1.5")
def test_who_would_go_to_a_deck_goes_elsewhere_instead() -> None:
    heavy = character("heavy", always(t.Instead("to_deck", SELF, ToZone(t.This(), "removed"))))
    sweep = event("sweep", t.ToDeck(t.Every(OWN), "shuffle"))
    here = table({"hand": ["sweep"], "lanes": ["heavy", "anzu"]}, {}, heavy, sweep)
    here.do("event", "sweep")
    assert (here.zone("heavy"), here.zone("anzu")) == ("removed", "deck")


@got("10.10.1", "4.8.3")
def test_what_is_discarded_may_go_elsewhere_instead() -> None:
    tidy = character(
        "tidy",
        always(
            t.Instead("to_discard", t.AllOf((t.Kind("event"), t.Side(True))), ToZone(t.Bound("subject"), "removed"))
        ),
    )
    rob = event("rob", t.Discard(FOE, 1))
    here = table({"hand": ["rob"]}, {"hand": ["tea"], "lanes": ["tidy"]}, tidy, rob)
    here.do("event", "rob")
    here.pick("tea")
    assert here.zone("tea") == "removed"


@got("10.7.4.1", "10.7.4.1.1", "10.7.4.1.3")
def test_what_triggers_by_a_move_knows_the_card_where_it_is_open() -> None:
    """Out of the hand into the waiting room: as it lies there."""
    watcher = character("watcher", t.Triggered((t.Trigger("to_discard", t.Kind("event"), by=t.Players()),), DRAW))
    rob = event("rob", t.Discard(YOU, 1))
    here = table({"hand": ["rob", "tea"], "lanes": ["watcher"]}, {}, rob, watcher)
    here.do("event", "rob")
    here.pick("tea")
    while here.question.kind == "trigger":
        here.say(here.question.options[0])
    assert len(here.hand(0)) == 2, "the card that was discarded, and the event itself"


@got("10.7.4.1.1")
def test_into_a_hidden_zone_a_card_is_known_as_it_lay_open() -> None:
    gone = character("gone", on("leave", DRAW))
    home = event("home", t.ToHand(ONE_OWN))
    here = table({"hand": ["home"], "lanes": ["gone"]}, {}, gone, home)
    here.do("event", "home")
    assert sorted(here.hand(0)) == ["ema", "gone"]


@got("10.7.4.2")
def test_who_come_together_see_each_other_come() -> None:
    host = character("host", on("appear", DRAW, OWN))
    call = event("call", t.ToPlay(t.Every(t.Kind("character"), "discard", YOU)))
    here = table({"hand": ["call"], "waiting_room": ["host", "host"]}, {}, host, call)
    here.do("event", "call")
    here.say(("slot", 0))
    here.say(("slot", 1))
    while here.question.kind == "trigger":
        here.say(here.question.options[0])
    assert len(here.hand(0)) == 4


@got("10.9.3.1")
def test_who_comes_is_seen_with_all_that_applies_to_her_there() -> None:
    glad = character(
        "glad",
        always(plus(2, t.Every(t.AllOf((OWN, t.Other()))))),
        on("appear", DRAW, t.AllOf((OWN, t.Has("power", ">=", 4)))),
    )
    here = table({"lanes": ["glad"], "hand": ["anzu"]}, {}, glad)
    here.do("character", "anzu", 1)
    assert here.hand(0) == ["ema"]


@got("4.3.2.4")
def test_an_empty_lane_to_move_to_is_one_without_a_hero() -> None:
    """Whoever stands there herself goes to the lane that is left; a hero who lies face down is there."""
    roam = event("roam", ToLane(t.Chosen(OWN), lane="empty"))
    laid = ["ledger", {"card": "tram", "face_down": True}, None, "snow", None]
    here = table({"hand": ["roam"], "lanes": ["anzu", None, "beni"]}, {}, roam, heroes=laid)  # type: ignore[arg-type]
    here.do("event", "roam")
    here.pick("anzu")
    assert [option[1] for option in here.question.options] == [2, 4]
    here.say(("slot", 2))
    assert (here.lane("anzu"), here.lane("beni")) == (3, 1)
