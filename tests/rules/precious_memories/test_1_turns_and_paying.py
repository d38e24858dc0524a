"""Decks, set-up, turns, paying, who may act when: the base rules as the rulings have them."""

from __future__ import annotations

import pytest

from engine.games.precious_memories.deck import check, restrict
from engine.games.precious_memories.further_nodes import PaysMore
from engine.games.precious_memories.nodes import DeckLimit
from engine.kernel.cards import tree as t
from engine.kernel.cards.card import Card
from tests.rules.precious_memories.stock import (
    DRAW,
    EX,
    FOE,
    PLAIN,
    YOU,
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

DEAR = character("DEAR-011", cost=3)


def pool(*more: Card) -> dict[str, Card]:
    """Twenty cards of one work, and others."""
    return {each.key: each for each in (*(character(f"ONE-{n:03}") for n in range(20)), *more)}


def sixty(cards: dict[str, Card]) -> list[str]:
    return [key for key in cards if key.startswith("ONE")][:15] * 4


def faults(deck: list[str], cards: dict[str, Card], **flags: str) -> list[tuple[str, str]]:
    return [(fault.rule, fault.key) for fault in check(deck, cards, flags)]


# --- decks ---


@pm("PM-ex-B1", "PM-ex-D3")
def test_a_deck_has_sixty_cards() -> None:
    cards = pool()
    assert faults(sixty(cards), cards) == []
    assert faults(sixty(cards)[:-1], cards) == [("PM-ex-B1", "deck-main-size")]


@pm("PM-ex-B1", "PM-ex-B2", "PM-ex-D2")
def test_pm_ex_b1_pm_ex_b2() -> None:
    """An EX card is none of the sixty, whichever list it stands in: it lies in the EX deck."""
    cards = pool(character("EXC-001", EX))
    assert faults([*sixty(cards)[:-1], "EXC-001"], cards) == [("PM-ex-B1", "deck-main-size")]


@pm("PM-ex-D1", "PM-ex-D2")
def test_pm_ex_d1_pm_ex_d2() -> None:
    """Of sixty cards and one EX card only that one is in the EX deck."""
    cards = pool(character("EXC-001", EX))
    assert faults([*sixty(cards), "EXC-001"], cards) == []
    here = table({"deck": [*["EXC-001"] * 2, *["ann"] * 10]}, {}, character("EXC-001", EX), phase="opening")
    assert [here.game.count(0, "ex_deck"), here.game.count(0, "deck") + here.game.count(0, "hand")] == [2, 10]


@pm("PM-ex-D3")
def test_pm_ex_d3() -> None:
    """Fifteen EX cards are a deck, sixteen are not."""
    cards = pool(*(character(f"EXC-{n:03}", EX) for n in range(16)))
    extra = [key for key in cards if key.startswith("EXC")]
    assert faults([*sixty(cards), *extra[:15]], cards) == []
    assert faults([*sixty(cards), *extra], cards) == [("PM-ex-D3", "deck-ex-size")]


@pm("PM-ex-D5")
def test_pm_ex_d5() -> None:
    """Copies and titles are limited among EX cards too."""
    cards = pool(character("EXC-001", EX), character("FAR-001", EX, work="other"))
    assert faults([*sixty(cards), *["EXC-001"] * 5], cards) == [("PM-priority-3", "deck-too-many-copies")]
    assert faults([*sixty(cards), "FAR-001"], cards) == [("PM-ex-D5", "deck-too-many-works")]
    assert faults([*sixty(cards), "FAR-001"], cards, regulation="two") == []


@pm("PM-priority-3", "PM-priority-2")
def test_pm_priority_3() -> None:
    """Three of a card and two of its parallel are five of the same."""
    cards = pool(character("PAR-077"), character("PAR-077a", traits=("uniform",)))
    deck = [*sixty(cards)[:56], "PAR-077", "PAR-077", "PAR-077a", "PAR-077a"]
    assert faults(deck, cards) == []
    assert ("PM-priority-3", "deck-too-many-copies") in faults([*deck[1:], "PAR-077"], cards)


@pm("PM-ex-D5")
def test_a_text_may_lift_the_limit_of_copies() -> None:
    many = character("ANY-001", always(DeckLimit(None)))
    cards = pool(many)
    assert faults([*sixty(cards)[:50], *["ANY-001"] * 10], cards) == []


# --- set-up and turns ---


@pm("R-PM-46")
def test_the_whole_hand_goes_under_the_deck_and_seven_come() -> None:
    here = table({"deck": ["ann"] * 20}, {"deck": ["bea"] * 20}, phase="opening")
    while here.asked[1] == "start":
        here.say(("seat", 0))
    assert here.asked == (0, "mulligan")
    here.yes()
    assert here.asked == (0, "order")
    here.say(*here.question.options)
    assert (here.game.count(0, "hand"), here.game.count(0, "deck")) == (7, 13)
    here.no()
    assert here.game.count(0, "hand") == 8, "and a card for the first turn"


@pm("R-PM-21")
def test_two_cards_a_turn_and_one_in_the_very_first() -> None:
    first = table({}, {}, phase="start", number=1)
    assert first.game.count(0, "hand") == 1
    later = table({"main": [{"card": "ann", "rested": True}]}, {}, phase="start")
    assert later.game.count(0, "hand") == 2
    assert not later.is_rested("ann")


@pm("R-PM-21")
def test_nobody_approaches_in_the_first_turn_of_the_game() -> None:
    here = table({"main": ["ann"]}, {"hand": ["tea"]}, number=1)
    while here.game.state.turn == 1:
        assert here.game.state.phase == "main"
        here.say(("pass",))
    assert here.game.state.turn == 2


@pm("R-PM-19")
def test_the_priority_goes_on_after_each_play_and_each_pass() -> None:
    late = event("LATE-009", DRAW, "main_both")
    here = table({"hand": ["tea", "tea"]}, {"hand": ["LATE-009", "ann"]}, late)
    here.play("tea")
    assert here.asked == (1, "action")
    here.play("LATE-009")
    assert here.asked == (0, "action")
    here.say(("pass",))
    assert here.asked == (1, "action")
    here.say(("pass",))
    assert here.game.state.turn == 6


@pm("R-PM-19")
def test_who_has_not_the_priority_does_nothing() -> None:
    late = event("LATE-060", DRAW, "main_both")
    here = table({"hand": ["tea"]}, {"hand": ["LATE-060"]}, late)
    assert here.asked == (0, "action")
    assert here.why_not(1, "event", "LATE-060") == "R-PM-19"
    here.say(("pass",))
    assert here.asked == (1, "action")
    assert here.offers("event", "LATE-060")


@pm("R-PM-19")
def test_whose_turn_and_which_phase_a_timing_box_names() -> None:
    here = table({"hand": ["tea", "hex"]}, {"hand": ["tea#2"]})
    assert here.offers("event", "tea")
    assert here.why_not(0, "event", "hex") == "R-PM-19"
    here.say(("pass",))
    assert here.game.rules.judge(here.game, 1, ("event", here.ref("tea", 1))) is not None


@pm("R-PM-29")
def test_seven_cards_are_kept_at_the_end() -> None:
    here = table({"hand": ["eve"] * 9}, {}, phase="end")
    assert here.question.verb == "discard"
    assert (here.question.least, here.question.most) == (2, 2)
    assert here.question.rule == "R-PM-29"


@pm("R-PM-29")
def test_what_lasts_until_the_end_of_the_turn_is_over_before_the_discard() -> None:
    praise = event("PRS-061", plus(10, 20, t.Every(t.Kind("character"))))
    here = table({"main": ["ann"], "hand": ["PRS-061", *["eve"] * 8]}, {}, praise)
    here.play("PRS-061")
    assert here.power("ann") == (40, 50)
    here.declare()
    here.say(("end",))
    assert (here.question.verb, here.power("ann")) == ("discard", (30, 30))


@pm("R-PM-29")
def test_effects_at_the_end_come_before_the_discard_or_after_it() -> None:
    drawer = character("DRAW-020", on("turn_end", t.Draw(YOU, 1), t.Anything()))
    first = table({"main": ["DRAW-020"], "hand": ["eve"] * 7}, {}, drawer, phase="end")
    assert first.question.verb == "discard"
    after = table(
        {"main": ["DRAW-020"], "hand": ["eve"] * 7}, {}, drawer, phase="end", flags={"end_step_order": "discard"}
    )
    assert after.game.count(0, "hand") == 8


@pytest.mark.parametrize("regulation", ["single", "two", "mix"])
def test_what_an_operator_restricts_holds_in_that_regulation_alone(
    regulation: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("engine.games.precious_memories.deck.RESTRICTED", {})
    restrict({regulation: {"CUT-070": 1}})
    known = {each.key: each for each in (character("CUT-070"), character("CUT-070a"), *PLAIN.values())}
    deck = ["CUT-070", "CUT-070a", *(key for key in PLAIN for _ in range(4)), *(["ANN-001"] * 22)]
    for other in ("single", "two", "mix"):
        told = [fault.args for fault in check(deck, known, {"regulation": other}) if fault.rule == "PM-priority-3"]
        assert ({"name": "CUT-070", "count": 2, "most": 1} in told) is (other == regulation)


# --- paying ---


@pm("R-PM-20")
def test_generated_costs_of_hand_and_points_add_up_to_the_use_cost() -> None:
    here = table({"hand": ["DEAR-011", "ann", "bea"], "points": ["clo"]}, {}, DEAR)
    here.say(here.option("character", "DEAR-011", 0))
    here.pay("ann", "clo", "bea")
    here.unanswered()
    assert here.zone("DEAR-011") == "main"
    assert [here.zone(name) for name in ("ann", "bea", "clo")] == ["discard", "discard", "pile_down"]


@pm("R-PM-20")
def test_what_cannot_be_paid_is_not_offered() -> None:
    here = table({"hand": ["DEAR-011", "ann", "bea"], "points": [{"card": "clo", "face_down": True}]}, {}, DEAR)
    assert here.why_not(0, "character", "DEAR-011", 0) == "R-PM-20"


@pm("R-PM-20")
def test_one_card_of_the_same_work_has_to_be_among_it() -> None:
    strange = character("FAR-012", work="other", cost=1)
    here = table({"hand": ["FAR-012", "ann"]}, {}, strange)
    assert here.why_not(0, "character", "FAR-012", 0) == "R-PM-20"
    friend = character("FAR-013", work="other")
    mixed = table({"hand": ["FAR-014", "ann", "FAR-013"]}, {}, character("FAR-014", work="other", cost=2), friend)
    mixed.say(mixed.option("character", "FAR-014", 0))
    mixed.say(mixed.option("card", "ann"))
    assert [option[0] for option in mixed.question.options] == ["card", "cancel"]
    mixed.pay("FAR-013")
    mixed.unanswered()
    assert mixed.zone("FAR-014") == "main"


@pm("R-PM-20")
def test_for_nothing_nothing_is_paid_of_any_work() -> None:
    here = table({"hand": ["FAR-012"]}, {}, character("FAR-012", work="other", cost=0))
    here.play("FAR-012")
    assert here.zone("FAR-012") == "main"


@pm("R-PM-20")
def test_a_combination_is_paid_with_one_of_its_names() -> None:
    pair = character("DUO-015", cost=1, name=("Cam", "Bo"))
    here = table({"hand": ["DUO-015", "ann"]}, {}, pair)
    assert here.why_not(0, "character", "DUO-015", 0) == "R-PM-20"
    bo = character("BO-016", name="Bo")
    here = table({"hand": ["DUO-015", "ann", "BO-016"]}, {}, pair, bo)
    here.say(here.option("character", "DUO-015", 0))
    assert here.question.options[0] == ("auto", here.ref("BO-016"))


@pm("R-PM-20")
def test_a_coloured_numeral_wants_a_card_of_that_colour() -> None:
    user = character("USER-017", text(DRAW, cost=1, colors=("blue",)))
    here = table({"main": ["USER-017"], "hand": ["ann"]}, {}, user)
    assert here.why_not(0, "use", "USER-017", 0) == "R-PM-20"
    here = table({"main": ["USER-017"], "hand": ["ann", "BLU-018"]}, {}, user, character("BLU-018", color="blue"))
    here.say(here.option("use", "USER-017", 0))
    assert here.question.options[0] == ("auto", here.ref("BLU-018"))
    here.pay()
    here.unanswered()
    assert len(here.hand(0)) == 2


@pm("R-PM-20")
def test_a_text_may_make_a_card_pay_more() -> None:
    rich = character("RICH-019", always(PaysMore(t.Named("Ann-001"))), cost=1)
    dear = character("DEAR-021", cost=2, name="Ann-001")
    here = table({"hand": ["DEAR-021", "RICH-019"]}, {}, rich, dear)
    assert here.offers("character", "DEAR-021", 0)
    poor = table({"hand": ["DEAR-021", "ann"]}, {}, dear)
    assert not poor.offers("character", "DEAR-021", 0)


@pm("R-PM-36")
def test_the_proposal_spares_the_hand_then_what_is_lost() -> None:
    two = character("TWO-022", gives=2)
    here = table({"hand": ["DEAR-011", "ann", "TWO-022"], "points": ["bea", "clo"]}, {}, DEAR, two)
    here.say(here.option("character", "DEAR-011", 0))
    auto = here.question.options[0]
    assert (auto[0], set(auto[1:])) == ("auto", set(here.refs("bea", "TWO-022"))), "one card of the hand, one point"


@pm("R-PM-20")
def test_a_payment_that_is_called_off_has_changed_nothing() -> None:
    here = table({"hand": ["DEAR-011", "ann", "bea", "clo"]}, {}, DEAR)
    before = here.there.play.game.state.clone()
    here.say(here.option("character", "DEAR-011", 0))
    here.say(here.option("card", "ann"))
    here.say(("cancel",))
    after = here.game.state.clone()
    before.no = after.no = before.choices = after.choices = 0
    before.question = after.question = None
    assert after == before


@pm("R-PM-37")
def test_more_than_is_needed_may_be_paid_unless_agreed_otherwise() -> None:
    cheap = character("CHEAP-023", cost=1)
    here = table({"hand": ["CHEAP-023", "ann", "bea"]}, {}, cheap)
    here.say(here.option("character", "CHEAP-023", 0))
    here.say(here.option("card", "ann"))
    assert here.offers("card", "bea")
    strict = table({"hand": ["CHEAP-023", "ann", "bea"]}, {}, cheap, flags={"minimal_payment": True})
    strict.say(strict.option("character", "CHEAP-023", 0))
    strict.say(strict.option("card", "ann"))
    assert strict.question.options == [("done",), ("cancel",)]


@pm("PM-xcost")
def test_pm_xcost() -> None:
    """Any amount, nothing too; what was paid is x."""
    from engine.games.precious_memories.nodes import Paid

    body = t.Seq((t.Draw(YOU, t.Tally("paid")), t.If(Paid(2), t.Discard(FOE, 1))))
    user = character("USER-024", text(body, x=True))
    none = table({"main": ["USER-024"], "hand": ["ann"]}, {}, user)
    none.say(none.option("use", "USER-024", 0))
    none.say(("done",))
    none.unanswered()
    assert len(none.hand(0)) == 1
    some = table({"main": ["USER-024"], "hand": ["ann", "bea"]}, {"hand": ["clo"]}, user)
    some.say(some.option("use", "USER-024", 0))
    some.pay("ann", "bea")
    some.unanswered()
    assert (len(some.hand(0)), some.asked) == (2, (1, "card"))


# --- purple ---

PURPLE = character("PUR-025", cost=2, color="purple")


@pm("PM-purple-1a")
def test_pm_purple_1a() -> None:
    here = table({"hand": ["PUR-025", "ann", "PUR-026"]}, {}, PURPLE, character("PUR-026", color="purple"))
    here.say(here.option("character", "PUR-025", 0))
    here.pay("ann", "PUR-026")
    here.unanswered()
    assert here.zone("PUR-025") == "main"
    poor = table({"hand": ["PUR-025", "ann", "bea"]}, {}, PURPLE)
    assert poor.why_not(0, "character", "PUR-025", 0) == "PM-purple"


@pm("PM-purple-1b")
def test_pm_purple_1b() -> None:
    four = [character(f"COL-03{n}", color=color) for n, color in enumerate(("red", "blue", "yellow", "green"))]
    here = table({"hand": ["PUR-025", *(each.key for each in four)]}, {}, PURPLE, *four)
    here.say(here.option("character", "PUR-025", 0))
    here.pay(*(each.key for each in four))
    here.unanswered()
    assert here.zone("PUR-025") == "main"
    three = table(
        {"hand": ["PUR-025", *(each.key for each in four[1:]), "FAR-039"]},
        {},
        PURPLE,
        *four,
        character("FAR-039", work="other"),
    )
    assert not three.offers("character", "PUR-025", 0)


@pm("PM-purple-1c")
def test_pm_purple_1c() -> None:
    """Nothing but cards of the same work and name: as soon as one is named, no other card can be."""
    named = character("NAM-040", cost=2, color="purple", name="Nam")
    same = [character(f"NAM-04{n}", name="Nam") for n in (1, 2)]
    here = table({"hand": ["NAM-040", "NAM-041", "NAM-042", "ann"]}, {}, named, *same)
    here.say(here.option("character", "NAM-040", 0))
    assert not here.offers("card", "ann")
    here.pay("NAM-041", "NAM-042")
    here.unanswered()
    assert here.zone("NAM-040") == "main"


# --- △ ---


@pm("PM-triangle")
def test_pm_triangle() -> None:
    here = table({"hand": ["TRI-043"], "main": ["ann"]}, {}, support("TRI-043", cost=None))
    assert here.why_not(0, "set", "TRI-043", "ann") == "PM-triangle"


@pm("PM-triangle-1")
def test_pm_triangle_1() -> None:
    """Another card's effect may set it."""
    from engine.games.precious_memories.nodes import SetOn
    from tests.rules.precious_memories.stock import ONE_OWN, SUPPORT

    setter = event("EVT-044", SetOn(t.Chosen(SUPPORT, zone="hand", whose=YOU), ONE_OWN))
    here = table({"hand": ["TRI-043", "EVT-044"], "main": ["ann"]}, {}, support("TRI-043", cost=None), setter)
    here.play("EVT-044")
    here.pick("TRI-043")
    if here.asked[1] == "target":
        here.pick("ann")
    assert here.zone("TRI-043") == "set"


@pm("PM-triangle-2", "R-PM-44")
def test_pm_triangle_2() -> None:
    """△ is no 0, and not at most anything."""
    few = t.Count(t.Has("cost", "<=", 3), "hand", YOU)
    counter = event("EVT-045", t.Draw(YOU, few))
    here = table({"hand": ["TRI-043", "EVT-045", "ann"]}, {}, support("TRI-043", cost=None), counter)
    here.play("EVT-045")
    assert len(here.hand(0)) == 3, "one for Ann alone, beside the two that were left"


@pm("R-PM-22")
def test_five_stand_in_the_main_area_and_a_sixth_takes_a_place() -> None:
    here = table({"hand": ["NEW-046", "fay"], "main": ["ann", "bea", "clo", "dot", "eve"]}, {}, character("NEW-046"))
    assert here.why_not(0, "character", "NEW-046", 0) == "R-PM-22"
    assert here.why_not(0, "character", "fay", 0) == "R-PM-22"
    here.do("overwrite", "NEW-046", "bea")
    assert (here.zone("NEW-046"), here.zone("bea")) == ("main", "discard")


@pm("R-PM-22")
def test_only_an_own_card_of_a_full_main_area_is_overwritten() -> None:
    full = ["ann", "bea", "clo", "dot", "eve"]
    new = character("NEW-062")
    here = table({"hand": ["NEW-062", "fay"], "main": full, "support": ["gus"]}, {"main": ["ann#2"]}, new)
    for over in ("gus", "ann#2"):
        assert here.why_not(0, "overwrite", "NEW-062", over) == "R-PM-22"
    assert here.why_not(0, "overwrite", "fay", "bea") == "R-PM-22", "who has no AP and DP does not stand there"
    free = table({"hand": ["NEW-062"], "main": full[1:]}, {}, new)
    assert free.why_not(0, "overwrite", "NEW-062", "bea") == "R-PM-22"


@pm("R-PM-27")
def test_support_cards_are_set_once_each_and_go_with_their_character() -> None:
    first, again = support("SET-047"), support("SET-047a")
    here = table({"hand": ["SET-047", "SET-047a"], "main": [{"card": "ann"}]}, {"main": ["dot"]}, first, again)
    here.do("set", "SET-047", "ann")
    assert here.zone("SET-047") == "set"
    here.say(("pass",)) if here.asked[0] == 1 else None
    assert here.why_not(0, "set", "SET-047a", "ann") == "R-PM-27"
    here.approach("ann", "dot")
    assert [here.zone(name) for name in ("ann", "SET-047")] == ["discard", "discard"]


@pm("R-PM-27")
def test_support_cards_are_set_in_the_own_main_phase_alone() -> None:
    here = table({"hand": ["tea"]}, {"hand": ["SET-063"], "main": ["ann"]}, support("SET-063"))
    here.say(("pass",))
    assert here.asked == (1, "action")
    assert here.why_not(1, "set", "SET-063", "ann") == "R-PM-19"


@pm("R-PM-26")
def test_a_text_is_used_once_a_turn_and_sideways_not_at_all() -> None:
    user = character("USER-048", text(DRAW, rest=True), text(DRAW))
    here = table({"main": ["USER-048"]}, {}, user)
    here.do("use", "USER-048", 1)
    assert here.why_not(0, "use", "USER-048", 1) == "R-PM-26"
    here.do("use", "USER-048", 0)
    assert here.is_rested("USER-048")
    tired = table({"main": [{"card": "USER-048", "rested": True}]}, {}, user)
    assert tired.why_not(0, "use", "USER-048", 0) == "R-PM-26"
    assert tired.offers("use", "USER-048", 1)


@pm("R-PM-30")
def test_seven_points_or_an_empty_deck_lose() -> None:
    here = table({"points": ["gus"] * 6}, {"main": ["ann"]}, seat="B")
    here.approach("ann")
    outcome = here.game.state.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((1,), "points")
    empty = table({"deck": ["eve"]}, {}, phase="start")
    assert empty.game.state.outcome is not None
    assert empty.game.state.outcome.winners == (1,)


@pm("R-PM-30")
def test_both_at_the_same_moment_is_a_draw_unless_agreed_otherwise() -> None:
    for reading, winners in (("draw", ()), ("turn", (0,)), ("other", (1,))):
        here = table({"deck": 0}, {"deck": 0}, phase="end", flags={"double_win": reading})
        assert here.game.state.outcome is not None
        assert here.game.state.outcome.winners == winners


@pm("R-PM-31")
def test_the_turn_player_resolves_his_triggers_first() -> None:
    first = character("TRG-049", on("main_phase", t.Discard(YOU, 1), t.Anything(), by=t.Players()))
    here = table(
        {"main": ["TRG-049"], "hand": ["ann"]},
        {"main": ["TRG-050"], "hand": ["bea"]},
        first,
        character("TRG-050", *first.abilities),
        phase="start",
    )
    assert here.asked == (0, "card")


@pm("PM-lead-1", "PM-lead-2", "PM-lead-3")
def test_pm_lead_1_pm_lead_2_pm_lead_3() -> None:
    from engine.games.precious_memories.keywords import behind, leading

    ahead = character(
        "LED-051",
        always(t.Modify(t.This(), "ap", 10), when=leading()),
        always(t.Modify(t.This(), "dp", 10), when=behind()),
    )
    for mine, theirs, power in ((2, 3, (40, 30)), (3, 2, (30, 40)), (2, 2, (30, 30))):
        here = table({"main": ["LED-051"], "points": ["gus"] * mine}, {"points": ["gus"] * theirs}, ahead)
        assert here.power("LED-051") == power


@pm("R-PM-10")
def test_adversity_counts_the_own_points() -> None:
    from engine.games.precious_memories.keywords import adversity

    each = character("ADV-052", always(t.Grant(t.This(), (keyword("endures"),)), when=adversity(3)))
    for mine, has in ((2, False), (3, True)):
        here = table({"main": ["ADV-052"], "points": ["gus"] * mine}, {}, each)
        assert here.game.look(here.ref("ADV-052")).has("endures") is has
