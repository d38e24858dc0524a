"""Texts read against the table by hand: what they say in positions that are easily got wrong."""

from __future__ import annotations

from tests.rules.lorcana.stock import action, character, deal, item, sideways, wet

LOAN = action("Play a character with cost 3 or less for free. They gain Rush. At the end of the turn, banish them.")


def test_what_an_effect_plays_gains_what_the_same_effect_gives():
    table = deal({"hand": ["loan", "scout"], "inkwell": 1}, {"field": [sideways("giant")]}, loan=LOAN)
    table.do("A: play loan")
    table.do("A: choose scout")
    table.expect({"scout": {"zone": "field", "keywords": ["rush"]}, "offered": ["A: challenge scout giant"]})


def test_what_an_effect_has_lent_is_banished_at_the_end_of_the_turn():
    table = deal({"hand": ["loan", "scout"], "inkwell": 1, "deck": 5}, {"field": ["giant"], "deck": 5}, loan=LOAN)
    table.do("A: play loan")
    table.do("A: choose scout")
    table.do("A: end")
    table.expect({"scout": {"zone": "discard"}, "giant": {"zone": "field"}})


CONTRACT = item("{E}, {E} one of your characters — Draw 2 cards.")


def test_a_cost_that_exerts_a_character_needs_a_dry_one():
    table = deal({"field": ["contract", wet("scout"), sideways("raider")]}, contract=CONTRACT)
    assert table.refused("A: use contract") == "7.5.3"


def test_with_a_dry_one_it_can_be_paid():
    table = deal({"field": ["contract", wet("scout"), "raider"], "deck": 3}, contract=CONTRACT)
    table.do("A: use contract")
    table.expect({"raider": {"exerted": True}, "scout": {"exerted": False}, "hand": {"A": 2}})


DRAGON = character(
    "Evasive\nWhen you play this character, banish him or return another 3 chosen characters of yours to your hand.",
)


def test_two_characters_are_no_way_out_where_three_are_asked_for():
    table = deal({"hand": ["dragon"], "field": ["scout", "raider"], "inkwell": 1}, dragon=DRAGON)
    table.do("A: play dragon")
    table.expect({"dragon": {"zone": "discard"}, "scout": {"zone": "field"}, "question": {"kind": "action"}})


def test_three_characters_are():
    table = deal({"hand": ["dragon"], "field": ["scout", "raider", "giant"], "inkwell": 1}, dragon=DRAGON)
    table.do("A: play dragon")
    table.do("A: yes")
    table.expect({"dragon": {"zone": "field"}, "hand": {"A": 3}})


FREEZE = action("Chosen character can't ready at the start of their next turn.")
ROUSE = action("Ready chosen character.")


def test_who_cannot_ready_at_the_start_of_a_turn_can_be_readied_before():
    table = deal(
        {"hand": ["freeze", "rouse"], "inkwell": 2, "field": [sideways("scout")]},
        {"deck": 5},
        freeze=FREEZE,
        rouse=ROUSE,
    )
    table.do("A: play freeze scout")
    table.expect({"scout": {"exerted": True}})
    table.do("A: play rouse scout")
    table.expect({"scout": {"ready": True}})


def test_who_cannot_ready_stays_exerted_through_that_step_and_can_be_readied_after_it():
    table = deal(
        {"hand": ["freeze"], "inkwell": 1, "deck": 5},
        {"hand": ["rouse"], "inkwell": 1, "deck": 5, "field": [sideways("scout")]},
        freeze=FREEZE,
        rouse=ROUSE,
    )
    table.do("A: play freeze")
    table.do("A: end")
    table.expect({"scout": {"exerted": True}})
    table.do("B: play rouse")
    table.expect({"scout": {"ready": True}})


FRIEND = character("Whenever you ready this character, gain 2 lore.")


def test_you_ready_a_character_only_by_your_own_deed():
    table = deal(
        {"field": [sideways("friend")], "deck": 5, "hand": ["rouse#1"], "inkwell": 1},
        {"hand": ["rouse#2"], "inkwell": 1, "deck": 5},
        turn={"seat": "B"},
        friend=FRIEND,
        rouse=ROUSE,
    )
    table.do("B: play rouse friend")
    table.expect({"friend": {"ready": True}, "lore": {"A": 0}})


def test_you_ready_it_by_an_effect_and_at_the_start_of_your_turn():
    table = deal(
        {"field": [sideways("friend")], "deck": 5, "hand": ["rouse"], "inkwell": 1},
        {"deck": 5},
        friend=FRIEND,
        rouse=ROUSE,
    )
    table.do("A: play rouse friend")
    table.expect({"lore": {"A": 2}})
    table = deal({"field": [sideways("friend")], "deck": 5}, {"deck": 5}, turn={"seat": "B"}, friend=FRIEND)
    table.do("B: end")
    table.expect({"lore": {"A": 2}})


LENDER = character(
    "{E} — Play a character with cost 3 or less for free. They gain Rush. At the end of the turn, banish them.",
)


def test_who_has_lent_nobody_is_not_banished_himself():
    table = deal({"field": ["lender"], "deck": 5}, {"deck": 5}, lender=LENDER)
    table.do("A: use lender")
    table.do("A: end")
    table.expect({"lender": {"zone": "field"}})


AVENGER = character(
    "When this character challenges and is banished, you may deal 1 damage to the challenged character.",
    strength=3,
)


def test_nobody_is_asked_whether_to_hurt_who_fell_in_the_same_challenge():
    table = deal({"field": ["avenger"]}, {"field": [sideways("raider")]}, avenger=AVENGER)
    table.do("A: challenge avenger raider")
    table.expect({"avenger": {"zone": "discard"}, "raider": {"zone": "discard"}, "question": {"kind": "action"}})


THIEF = character(
    "When you play this character, each opponent loses 2 lore. You may draw a card for each 1 lore lost this way.",
)


def test_nobody_is_asked_to_draw_for_nothing_lost():
    table = deal({"hand": ["thief"], "inkwell": 1, "deck": 3}, {"lore": 0}, thief=THIEF)
    table.do("A: play thief")
    table.expect({"question": {"kind": "action"}, "hand": {"A": 0}})


NURSE = character("When you play this character, you may remove up to 4 damage from chosen character.")


def test_nobody_is_asked_to_heal_the_unhurt():
    table = deal({"hand": ["nurse"], "inkwell": 1, "field": ["scout"]}, nurse=NURSE)
    table.do("A: play nurse")
    table.expect({"question": {"kind": "action"}})


WEAKEN = action("Chosen character gets -3 {S} this turn.")


def test_support_adds_nothing_below_zero():
    """R-LOR-31."""
    table = deal({"hand": ["weaken"], "inkwell": 1, "field": ["squire", "raider"]}, weaken=WEAKEN)
    table.do("A: play weaken squire")
    table.do("A: quest squire")
    table.do("A: yes")
    table.expect({"squire": {"strength": -1}, "raider": {"strength": 3}})


DARE = action("Chosen opposing character gains Reckless during their next turn.")
DUELLIST = character("This character can challenge ready characters.")


def test_a_ready_target_obliges_no_reckless_character():
    """LOR 10.5.3 speaks of exerted characters and locations only."""
    table = deal(
        {"hand": ["dare"], "inkwell": 1, "field": ["scout"], "deck": 5},
        {"field": ["duellist"], "deck": 5},
        dare=DARE,
        duellist=DUELLIST,
    )
    table.do("A: play dare duellist")
    table.do("A: end")
    table.expect({"offered": ["B: challenge duellist scout", "B: end"]})
