"""What texts of cards ask for beyond the keywords: parts of names, who blocks whom, prohibitions, and how long."""

from __future__ import annotations

import pytest
from msgspec import structs

from engine.games.precious_memories.nodes import Again, Appear, Designate, Leaves, SetOn, ToEx, ToField
from engine.games.precious_memories.play import cost_of
from engine.kernel.cards import tree as t
from engine.kernel.cards.card import Card
from tests.rules.precious_memories.stock import (
    CHARACTER,
    DRAW,
    EVENT,
    EX,
    FOE,
    ONE_OF_THEIRS,
    ONE_OWN,
    SUPPORT,
    THEIRS,
    YOU,
    Table,
    always,
    character,
    event,
    keyword,
    on,
    plus,
    pm,
    support,
    table,
    text,
)

BLOCKS_THIS = t.Has("facing", "<=", t.StatOf("faced", t.This()))


def up_to_the_block(here: Table, name: str, blocker: str) -> None:
    """Somebody approaches and is blocked; the window after the block is open."""
    here.declare()
    here.say(here.option("approach", name))
    here.step()
    here.say(here.option("block", blocker))


# --- which card is meant ---


@pm("R-PM-47")
def test_a_part_of_a_name_is_looked_for_in_every_name_of_a_card() -> None:
    calls = event("CAL-101", t.ToHand(t.Chosen(t.In("name:Crane"), 0, 9, "discard", whose=YOU)))
    crane, wife = character("CRA-102", name="Crane Wife"), character("WIF-103", name=("Bo", "Old Crane"))
    here = table({"hand": ["CAL-101"], "discard": ["CRA-102", "WIF-103", "ann"]}, {}, calls, crane, wife)
    here.play("CAL-101")
    assert {option[1] for option in here.question.options} == {here.ref("CRA-102"), here.ref("WIF-103")}


@pm("R-PM-10")
def test_who_has_aid_is_found_by_it() -> None:
    aid = character("AID-104", EX, t.Activated((), DRAW, "aid_window"), gives=0)
    calls = event("CAL-105", t.ToHand(t.Chosen(t.AllOf((CHARACTER, t.In("aids"))), 1, 1, "ex_deck", whose=YOU)))
    plain = character("PLN-106", EX, gives=0)
    here = table({"hand": ["CAL-105"], "ex_deck": ["PLN-106", "AID-104"]}, {}, aid, calls, plain)
    here.play("CAL-105")
    assert (here.zone("AID-104"), here.zone("PLN-106")) == ("hand", "ex_deck")


@pm("R-PM-47", "PM-dface-Q1")
def test_who_has_appeared_this_turn_is_not_who_was_put_onto_the_field() -> None:
    mark = event("MRK-107", t.Exert(t.Every(t.AllOf((CHARACTER, t.In("appeared_now"))))))
    puts = event("PUT-108", ToField(t.Chosen(CHARACTER, 1, 1, "discard", whose=YOU)))
    here = table({"main": ["bea"], "hand": ["ann", "MRK-107", "PUT-108"], "discard": ["clo"]}, {}, mark, puts)
    here.play("ann")
    here.play("PUT-108")
    here.say(here.question.options[0])
    here.play("MRK-107")
    assert [here.is_rested(name) for name in ("ann", "clo", "bea")] == [True, False, False]


@pm("R-PM-24")
def test_who_blocks_this_card_is_nobody_else() -> None:
    """Whoever blocks it while it approaches; not who stands beside, nor once the approach is over."""
    hunter = character("HUN-109", text(t.ToHand(t.Chosen(t.AllOf((CHARACTER, BLOCKS_THIS)))), "approach_own"))
    here = table({"main": ["HUN-109", "ann"]}, {"main": ["clo", "bea"]}, hunter)
    here.declare()
    here.say(here.option("approach", "HUN-109"))
    here.step()
    here.say(here.option("block", "clo"))
    here.do("use", "HUN-109", 0)
    assert (here.zone("clo"), here.zone("bea")) == ("hand", "main")
    other = table({"main": ["HUN-109", "ann"]}, {"main": ["clo", "bea"]}, hunter)
    up_to_the_block(other, "ann", "clo")
    other.do("use", "HUN-109", 0)
    assert other.zone("clo") == "main", "it blocks another one"


@pm("R-PM-24")
def test_who_blocks_an_approaching_card_of_such_a_name() -> None:
    meant = t.AllOf((t.In("approaching"), t.AllOf((t.Side(True), CHARACTER, t.In("name:Hero")))))
    sweep = t.ToDiscard(t.Every(t.AllOf((CHARACTER, t.Has("facing", "<=", t.Count(meant))))))
    hero = character("HER-111", name="Hero", power=(10, 90))
    spell = event("SWP-110", sweep, "approach_own")
    for name, gone in (("HER-111", "discard"), ("ann", "main")):
        here = table({"main": ["HER-111", "ann"], "hand": ["SWP-110"]}, {"main": ["clo", "bea"]}, hero, spell)
        up_to_the_block(here, name, "clo")
        here.play("SWP-110")
        assert (here.zone("clo"), here.zone("bea")) == (gone, "main")


@pm("PM-priority-7")
def test_the_text_of_who_blocks_this_card_is_nullified_while_it_does() -> None:
    hush = character(
        "HSH-112", always(t.Lose(t.Every(t.AllOf((CHARACTER, BLOCKS_THIS))), (), whole=True)), power=(30, 30)
    )
    stout = character("STO-113", keyword("endures"), power=(10, 30))
    here = table({"main": ["HSH-112", "ann"]}, {"main": ["STO-113"]}, hush, stout)
    here.approach("HSH-112", "STO-113")
    assert here.zone("STO-113") == "discard"
    other = table({"main": ["HSH-112", "dot"]}, {"main": ["STO-113"]}, hush, stout)
    other.approach("dot", "STO-113")
    assert other.zone("STO-113") == "main", "it blocks another one, and its text holds"


@pytest.mark.parametrize(("coins", "power"), [(0, (20, 20)), (1, (40, 20))])
@pm("PM-inherit")
def test_coins_that_lie_on_a_card_are_asked_for(coins: int, power: tuple[int, int]) -> None:
    shrine = character("SHR-114", always(t.Modify(t.Every(t.Has("luck_coin", ">=", 1)), "ap", 20)))
    lucky = character("LUC-115", power=(20, 20))
    here = table({"main": ["SHR-114", {"card": "LUC-115", "coins": {"luck_coin": coins}}]}, {}, shrine, lucky)
    assert here.power("LUC-115") == power


# --- what is heard ---


@pm("R-PM-27")
def test_who_waits_for_a_support_card_hears_it_set_by_play_and_by_an_effect() -> None:
    glad = character("GLD-116", t.Triggered((t.Trigger("set_on", t.AllOf((t.Side(True), SUPPORT))),), DRAW))
    lays = event("LAY-117", SetOn(t.Chosen(SUPPORT, 1, 1, "discard", whose=YOU), ONE_OWN))
    here = table(
        {"main": ["GLD-116"], "hand": ["FAN-118", "LAY-117"], "discard": ["HAT-119"]},
        {},
        glad,
        lays,
        support("FAN-118"),
        support("HAT-119"),
    )
    here.do("set", "FAN-118", "GLD-116")
    assert len(here.hand(0)) == 2
    here.play("LAY-117")
    assert len(here.hand(0)) == 2, "one card is spent, one drawn"


@pm("R-PM-27")
def test_a_support_card_of_the_other_player_is_not_heard_as_ones_own() -> None:
    glad = character("GLD-116", t.Triggered((t.Trigger("set_on", t.AllOf((t.Side(True), SUPPORT))),), DRAW))
    here = table({"main": ["ann"], "hand": ["FAN-118"]}, {"main": ["GLD-116"]}, glad, support("FAN-118"))
    here.do("set", "FAN-118", "ann")
    assert here.hand(1) == []


# --- what is forbidden ---


@pm("R-PM-24")
def test_who_cannot_block_some_may_block_others() -> None:
    """Such characters of whoever's text it is."""
    guard = event("GRD-120", t.Cannot(ONE_OF_THEIRS, "block_with", "turn", t.AllOf((t.Side(True), t.Class("dog")))))
    dog = character("DOG-121", traits=("dog",))
    here = table({"main": ["DOG-121", "ann"], "hand": ["GRD-120"]}, {"main": ["clo"]}, guard, dog)
    here.play("GRD-120")
    here.declare()
    here.say(here.option("approach", "DOG-121"))
    here.step()
    assert here.points(1) == 1, "nobody may block, and nobody is asked"
    here.step()
    here.say(here.option("approach", "ann"))
    here.step()
    assert here.offers("block", "clo")


@pm("R-PM-24")
def test_whose_own_characters_cannot_be_blocked_says_the_card_that_keeps_them_off() -> None:
    late = t.AllOf((t.Side(False), t.In("appeared_now")))
    spell = event("KEP-122", t.Cannot(ONE_OWN, "be_blocked", "turn", late))
    quick = character("QCK-123", keyword("free_appearance"))
    here = table({"main": ["ann"], "hand": ["KEP-122"]}, {"main": ["clo"], "hand": ["QCK-123"]}, spell, quick)
    here.play("KEP-122")
    here.say(("character", here.ref("QCK-123"), 0))
    here.unanswered()
    here.declare()
    here.say(here.option("approach", "ann"))
    here.step()
    assert here.offers("block", "clo")
    assert here.why_not(1, "block", "QCK-123") == "R-PM-24"


@pm("R-PM-49")
def test_who_is_no_target_of_such_cards_is_not_chosen_for_them() -> None:
    shy = character("SHY-124", always(t.Cannot(t.This(), "be_chosen", "", t.AllOf((t.Side(False), EVENT)))))
    push = event("PSH-125", t.Exert(t.Chosen(CHARACTER)))
    here = table({"main": ["ann"], "hand": ["PSH-125"]}, {"main": ["SHY-124", "clo"]}, shy, push)
    here.play("PSH-125")
    assert {option[1] for option in here.question.options} == {here.ref("ann"), here.ref("clo")}


@pm("R-PM-49")
def test_own_events_other_cards_and_what_chooses_nobody_reach_it() -> None:
    shy = character("SHY-124", always(t.Cannot(t.This(), "be_chosen", "", t.AllOf((t.Side(False), EVENT)))))
    push = event("PSH-125", t.Exert(t.Chosen(CHARACTER)))
    mine = table({"main": ["SHY-124", "ann"], "hand": ["PSH-125"]}, {}, shy, push)
    mine.play("PSH-125")
    mine.pick("SHY-124")
    assert mine.is_rested("SHY-124")
    user = character("USR-126", text(t.Exert(ONE_OF_THEIRS)))
    theirs = table({"main": ["USR-126"]}, {"main": ["SHY-124"]}, shy, user)
    theirs.do("use", "USR-126", 0)
    assert theirs.is_rested("SHY-124")
    storm = event("STM-127", t.Exert(t.Every(THEIRS)))
    swept = table({"hand": ["STM-127", "tea"]}, {"main": ["SHY-124"]}, shy, storm)
    swept.play("STM-127")
    assert swept.is_rested("SHY-124")


@pm("R-PM-49")
def test_a_price_of_events_counts_for_what_may_be_chosen() -> None:
    cheap = t.AllOf((t.Side(False), EVENT, t.Has("cost", "==", 0)))
    shy = character("SHY-128", always(t.Cannot(t.This(), "be_chosen", "", cheap)))
    for cost, reached in ((0, False), (1, True)):
        push = event("PSH-129", t.Exert(ONE_OF_THEIRS), cost=cost)
        here = table({"hand": ["PSH-129", "tea", "tea"]}, {"main": ["SHY-128"]}, shy, push)
        here.play("PSH-129")
        assert here.is_rested("SHY-128") is reached


@pm("R-PM-50", "R-PM-38")
def test_to_put_onto_the_field_and_to_let_appear_are_forbidden_apart() -> None:
    puts = event("PUT-130", ToField(t.Chosen(CHARACTER, 1, 1, "discard", whose=YOU)))
    lets = event("LET-131", Appear(t.Chosen(CHARACTER, 1, 1, "discard", whose=YOU)))
    mine = {"hand": ["ann", "PUT-130", "LET-131"], "discard": ["bea"]}
    for deed, put, let in (("put_in", "discard", "main"), ("appear", "main", "discard")):
        for number, (name, zone) in enumerate((("PUT-130", put), ("LET-131", let))):
            warden = character(f"WRD-13{number}", always(t.Cannot(FOE, deed, "", CHARACTER)))
            here = table(mine, {"main": [warden.key]}, puts, lets, warden)
            here.play(name)
            if here.asked[1] == "slot":
                here.say(here.question.options[0])
            assert here.zone("bea") == zone
            played = here.offers("character", "ann", 0)
            assert played is (deed == "put_in"), "to play a character is to let it appear"


@pm("R-PM-50")
def test_where_nothing_is_played_but_from_the_hand_no_point_breaks_out() -> None:
    plain = event("BRK-134", DRAW)
    breaks = structs.replace(plain, abilities=(keyword("breaks_in"), *plain.abilities))
    for held in (True, False):
        only = t.Static((t.Cannot(t.Players(), "play_elsewhere"),)) if held else keyword("endures")
        here = table(
            {"main": ["ann"]},
            {"main": ["HLD-135"], "deck": ["BRK-134"] + ["gus"] * 9},
            breaks,
            character("HLD-135", only),
        )
        here.approach("ann")
        asked = here.asked == (1, "may")
        assert asked is not held
        assert here.zone("BRK-134") == "pile_up"


@pm("R-PM-50")
def test_where_nothing_is_played_but_from_the_hand_nothing_is_from_the_discard_pile() -> None:
    only = character("HLD-136", always(t.Cannot(t.Players(), "play_elsewhere")))
    again = event("AGN-137", t.PlayFree(EVENT, zone="discard"))
    for main, drawn in (["HLD-136"], 0), (["ann"], 1):
        here = table({"main": main, "hand": ["AGN-137"], "discard": ["tea"]}, {}, only, again)
        here.play("AGN-137")
        here.unanswered()
        assert len(here.hand(0)) == drawn
    hand = table({"main": ["HLD-136"], "hand": ["tea"]}, {}, only)
    assert hand.offers("event", "tea")


@pm("R-PM-50")
def test_who_may_not_make_such_cards_active_does_not() -> None:
    held = character("HLD-138", always(t.Cannot(FOE, "ready", "", CHARACTER)))
    rouse = event("RSE-139", t.Ready(t.Every(CHARACTER)))
    for theirs, rested in (["HLD-138"], True), (["clo"], False):
        here = table({"main": [{"card": "ann", "rested": True}], "hand": ["RSE-139"]}, {"main": theirs}, held, rouse)
        here.play("RSE-139")
        assert here.is_rested("ann") is rested


# --- for how long, and what it costs ---


@pm("R-PM-51", "R-PM-52")
def test_cards_in_the_other_hand_cost_more_until_the_next_turn_is_over() -> None:
    """Whatever lies there meanwhile; not before, and not after."""
    hand = t.Every(t.AllOf((t.Side(False), EVENT)), "hand")
    tax = event("TAX-140", t.Modify(hand, "cost", 1, "their_next_ready"))
    here = table(
        {"main": ["ann"], "hand": ["TAX-140", "HEX-008"], "deck": ["gus"] * 12},
        {"hand": ["TEA-007"], "deck": ["TEA-007", "TEA-007", *["gus"] * 9]},
        tax,
    )

    def cost(name: str) -> int | None:
        return cost_of(here.game, here.game.look(here.ref(name)))

    here.play("TAX-140")
    assert (cost("TEA-007"), cost("HEX-008")) == (1, 0)
    here.declare()
    here.say(("end",))
    assert (here.game.state.active, cost("TEA-007#2")) == (1, 1), "one that was drawn later, in the next turn"
    here.declare()
    while here.game.state.active == 1:
        here.say(("end",) if ("end",) in here.question.options else here.question.options[-1])
    assert cost("TEA-007") == 0


@pm("R-PM-52")
def test_cards_in_a_hand_cost_more_as_long_as_a_card_says_so() -> None:
    dear = character("DEA-141", always(t.Modify(t.Every(t.AllOf((t.Side(False), EVENT)), "hand"), "cost", 2)))
    here = table({"hand": ["tea", "ann", "bea"]}, {"main": ["DEA-141"]}, dear)
    here.say(here.option("event", "tea"))
    assert here.asked[1] == "pay"
    free = table({"hand": ["tea", "ann", "bea"]}, {}, dear)
    free.say(free.option("event", "tea"))
    assert free.asked[1] != "pay"


@pm("R-PM-51")
def test_until_the_end_of_the_next_turn_is_longer_than_this_turn() -> None:
    firm = event("FRM-142", t.Modify(ONE_OWN, "dp", 20, "their_next_ready"))
    here = table({"main": ["ann"], "hand": ["FRM-142"]}, {}, firm)
    here.play("FRM-142")
    assert here.power("ann") == (30, 50)
    here.declare()
    here.say(("end",))
    assert (here.game.state.active, here.power("ann")) == (1, (30, 50))
    here.declare()
    assert here.game.state.active == 0
    assert here.power("ann") == (30, 30)


# --- a second approach ---


@pytest.mark.parametrize(("reading", "offered"), [("active", True), ("text", False)])
@pm("R-PM-53")
def test_who_is_active_again_approaches_again_or_only_if_a_text_says_so(reading: str, offered: bool) -> None:
    rouse = event("RSE-143", t.Ready(ONE_OWN), "approach_own")
    here = table({"main": ["ann"], "hand": ["RSE-143"]}, {}, rouse, flags={"approach_again": reading})
    here.declare()
    here.say(here.option("approach", "ann"))
    here.step()
    here.play("RSE-143")
    here.step()
    if offered:
        assert here.offers("approach", "ann")
    else:
        assert here.game.state.active == 1, "there is nothing to do but to end"


@pytest.mark.parametrize("reading", ["active", "text"])
@pm("R-PM-53")
def test_a_text_lets_somebody_approach_once_more_and_no_oftener(reading: str) -> None:
    spur = event("SPR-144", Again(ONE_OWN), "approach_own")
    apart = event("SPL-145", t.Seq((t.Ready(ONE_OWN), t.Can(t.Bound("chosen"), "approach_again"))), "approach_own")
    for name in ("SPR-144", "SPL-145"):
        here = table({"main": ["ann"], "hand": [name]}, {}, spur, apart, flags={"approach_again": reading})
        here.declare()
        here.say(here.option("approach", "ann"))
        here.step()
        here.play(name)
        here.step()
        here.approach("ann")
        assert here.points(1) == 2
        assert here.game.state.active == 1


# --- several texts, and what is named ---

TWO = (DRAW, t.Exert(ONE_OF_THEIRS))


def two_texts(key: str, *windows: str, when: t.Condition | None = None) -> Card:
    """An event with two texts."""
    spells = tuple(t.Spell(body, when, windows) for body in TWO)
    return structs.replace(event(key, DRAW), abilities=spells)


@pm("R-PM-54")
def test_of_an_event_with_two_texts_its_player_says_which() -> None:
    for number, (drawn, rested) in ((1, (1, False)), (2, (0, True))):
        here = table({"hand": ["TWO-146", "GUS-009"]}, {"main": ["clo"]}, two_texts("TWO-146", "main_own"))
        here.say(here.option("event", "TWO-146"))
        assert here.asked == (0, "mode")
        here.say(("number", number))
        here.unanswered()
        assert (len(here.hand(0)) - 1, here.is_rested("clo")) == (drawn, rested)


@pm("R-PM-54")
def test_a_text_of_another_time_is_not_asked_about() -> None:
    both = structs.replace(
        event("TWO-147", DRAW),
        abilities=(t.Spell(TWO[0], None, ("approach_own",)), t.Spell(TWO[1], None, ("main_own",))),
    )
    here = table({"hand": ["TWO-147", "GUS-009"]}, {"main": ["clo"]}, both)
    here.do("event", "TWO-147")
    assert here.is_rested("clo")


@pm("R-PM-54", "R-PM-34")
def test_without_its_cost_it_is_asked_which_and_its_condition_has_to_hold() -> None:
    again = event("AGN-148", t.PlayFree(t.Named("Twice"), zone="discard"))
    for met in (True, False):
        when = t.Compare(t.Count(t.Side(True)), ">=", 1 if met else 9)
        twice = structs.replace(two_texts("TWO-149", "approach_theirs", when=when), id_name=("Twice",))
        here = table(
            {"main": ["ann"], "hand": ["AGN-148", "GUS-009"], "discard": ["TWO-149"]}, {"main": ["clo"]}, again, twice
        )
        here.play("AGN-148")
        assert (here.asked == (0, "mode")) is met


@pm("R-PM-47")
def test_what_is_designated_is_spoken_of_later_and_nothing_happens_to_it_before() -> None:
    body = t.Seq((Designate(t.Chosen(THEIRS)), t.Draw(YOU, 1), t.Exert(t.Bound("chosen"))))
    here = table({"hand": ["DES-150", "GUS-009"]}, {"main": ["clo", "bea"]}, event("DES-150", body))
    here.play("DES-150")
    here.pick("bea")
    assert [here.is_rested(name) for name in ("bea", "clo")] == [True, False]


@pm("PM-ex-G2")
def test_cards_go_into_the_ex_deck_of_their_owner_from_field_and_hand() -> None:
    back = event("BCK-151", ToEx(t.Chosen(t.Named("Star"))))
    held = event("HLD-152", ToEx(t.Chosen(t.Named("Star"), 1, 1, "hand", whose=YOU)))
    star, moon = character("STR-153", EX, name="Star"), character("STR-154", EX, name="Star")
    here = table(
        {"main": ["STR-153"], "hand": ["BCK-151", "HLD-152", "STR-154", "GUS-009"]}, {}, back, held, star, moon
    )
    here.play("BCK-151")
    here.play("HLD-152")
    here.pick("STR-154")
    assert (here.zone("STR-153"), here.zone("STR-154")) == ("ex_deck", "ex_deck")


# --- what effects do, and when a card may come ---

STRIKES = event("STK-155", t.ToDiscard(ONE_OF_THEIRS))


@pm("R-PM-70")
def test_who_is_discarded_by_an_effect_is_told_from_who_exits() -> None:
    by_mine = t.Trigger("effect_discarded", t.Side(False), t.Side(True))
    heard = character("HEA-156", t.Triggered((by_mine,), DRAW), power=(90, 90))
    for name, drawn in (("STK-155", 1), ("LEA-157", 0)):
        leaves = event("LEA-157", Leaves(ONE_OF_THEIRS))
        here = table({"main": ["HEA-156"], "hand": [name, "GUS-009"]}, {"main": ["clo"]}, heard, STRIKES, leaves)
        here.play(name)
        assert here.zone("clo") == "discard"
        assert len(here.hand(0)) == 1 + drawn


@pm("R-PM-70")
def test_what_happens_by_rule_or_by_the_others_effect_is_not_done_by_mine() -> None:
    by_mine = t.Trigger("effect_left", t.Side(False), t.Side(True))
    heard = character("HEA-158", t.Triggered((by_mine,), DRAW), power=(90, 90))
    here = table({"main": ["HEA-158"], "hand": ["GUS-009"]}, {"main": ["clo"]}, heard)
    here.approach("HEA-158", "clo")
    assert (here.zone("clo"), len(here.hand(0))) == ("discard", 1)
    own = event("OWN-159", t.ToHand(ONE_OWN))
    theirs = table({"hand": ["OWN-159", "GUS-009"], "main": ["ann"]}, {"main": ["HEA-158"]}, heard, own)
    theirs.play("OWN-159")
    assert theirs.hand(1) == []


@pm("R-PM-70")
def test_a_wearer_that_is_taken_off_the_field_is_heard_by_what_is_set_on_it() -> None:
    lost = t.Trigger("effect_left", t.AnyOf((t.Is(t.This()), t.Is(t.Bound("host")))), t.Side(False))
    hat = support("HAT-160", t.Triggered((lost,), t.Draw(YOU, 2)))
    here = table({"hand": ["STK-155", "GUS-009"]}, {"main": [{"card": "clo", "wears": ["HAT-160"]}]}, hat, STRIKES)
    here.play("STK-155")
    assert len(here.hand(1)) == 2, "once: what is set on it goes by rule"


@pm("R-PM-70")
def test_who_is_put_onto_the_field_by_an_effect_is_not_who_is_played() -> None:
    put = t.Trigger("effect_put_in", t.Side(False), t.Side(False))
    heard = character("HEA-161", t.Triggered((put,), DRAW))
    puts = event("PUT-162", ToField(t.Chosen(CHARACTER, 1, 1, "discard", whose=YOU), "main"))
    here = table({"hand": ["PUT-162", "ann", "GUS-009"], "discard": ["bea"]}, {"main": ["HEA-161"]}, heard, puts)
    here.play("ann")
    assert here.hand(1) == []
    here.play("PUT-162")
    assert (here.zone("bea"), len(here.hand(1))) == ("main", 1)


@pm("R-PM-24")
def test_who_exits_while_approaching_is_told_from_who_exits_blocking() -> None:
    for manner, counts in (("challenging", True), ("being_challenged", False)):
        brave = character("BRV-163", on("exit", DRAW, manner=manner), power=(0, 10))
        here = table({"main": ["BRV-163"], "hand": ["GUS-009"]}, {"main": ["dot"]}, brave)
        here.approach("BRV-163", "dot")
        assert (here.zone("BRV-163"), len(here.hand(0)) == 2) == ("discard", counts)


@pm("R-PM-47")
def test_who_has_exited_this_turn_is_told_from_who_was_discarded() -> None:
    calls = event("CAL-164", t.ToHand(t.Chosen(t.In("exited_now"), 0, 9, "discard", whose=YOU)))
    leaves = event("LEA-165", Leaves(ONE_OWN))
    here = table({"main": ["ann"], "hand": ["LEA-165", "CAL-164", "GUS-009"], "discard": ["bea"]}, {}, calls, leaves)
    here.play("LEA-165")
    here.play("CAL-164")
    assert [option[1] for option in here.question.options] == [here.ref("ann")]


@pm("R-PM-47")
def test_who_is_being_blocked_is_who_approaches_and_is_blocked() -> None:
    rouse = event("RSE-166", t.Ready(t.Every(t.In("blocked"))), "approach_own")
    here = table(
        {"main": ["dot", {"card": "ann", "rested": True}], "hand": ["RSE-166", "GUS-009"]}, {"main": ["clo"]}, rouse
    )
    up_to_the_block(here, "dot", "clo")
    here.play("RSE-166")
    assert [here.is_rested(name) for name in ("dot", "ann", "clo")] == [False, True, True]


@pm("R-PM-56")
def test_a_text_lets_its_card_appear_at_another_time() -> None:
    quick = character("QUI-167", always(t.Can(t.This(), "appear_approach")))
    here = table({"main": ["ann"], "hand": ["QUI-167"]}, {"hand": ["QUI-167"]}, quick)
    here.say(("pass",))
    assert here.why_not(1, "character", "QUI-167", 0) != ""
    here.declare()
    here.say(here.option("approach", "ann"))
    assert here.offers("character", "QUI-167", 0)
    late = character("LAT-168", always(t.Can(t.This(), "appear_main_theirs")))
    main = table({"main": ["ann"], "hand": ["tea"]}, {"hand": ["LAT-168"]}, late)
    main.say(("pass",))
    assert main.offers("character", "LAT-168", 0)


@pm("R-PM-56")
def test_its_condition_is_asked_when_it_is_played() -> None:
    friend = t.Compare(t.Count(t.AllOf((t.Side(True), t.Named("Ann")))), ">=", 1)
    quick = character("QUI-169", always(t.Can(t.This(), "appear_outside_main"), when=friend))
    pal = character("PAL-170", name="Ann")
    for mine, offered in (["PAL-170"], True), (["bea"], False):
        here = table({"main": ["ann"], "hand": ["tea"]}, {"main": mine, "hand": ["QUI-169", "GUS-009"]}, quick, pal)
        here.say(("pass",))
        assert here.offers("character", "QUI-169", 0) is offered


@pm("R-PM-56", "R-PM-28")
def test_a_card_that_appears_as_an_interrupt_answers_a_play() -> None:
    guard = character("GRD-171", always(t.Can(t.This(), "appear_interrupt")))
    here = table({"hand": ["tea", "GUS-009"]}, {"hand": ["GRD-171"]}, guard)
    here.say(here.option("event", "tea"))
    assert here.asked[0] == 1
    assert here.offers("character", "GRD-171", 0)


@pm("R-PM-47")
def test_what_is_done_to_whom_the_same_sentence_selects_can_be_done() -> None:
    """ "Gets +20/+20. If so, draw 1": nobody is selected yet when it is asked whether that can be done."""
    text_ = text(t.ToDo(plus(20, 20, ONE_OWN), DRAW), rest=True)
    here = table({"main": ["USR-172"], "hand": ["GUS-009"]}, {}, character("USR-172", text_, power=(10, 10)))
    here.do("use", "USR-172", 0)
    assert (here.power("USR-172"), len(here.hand(0))) == ((30, 30), 2)
