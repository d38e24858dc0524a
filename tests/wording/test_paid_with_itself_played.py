"""What a card pays with itself, what is asked for, and what no character may do, at a table."""

import pytest

from tests.rules.lorcana.stock import action, character, deal, item, sideways

from .test_played import run


def test_a_card_pays_with_itself_and_its_effect_is_done():
    table = deal(
        {"field": ["well"], "deck": {"filler": 9}},
        well=item("{E}, Put this item on the bottom of your deck — Draw 2 cards."),
    )
    table.do("A: use well")
    table.expect({"well": {"zone": "deck"}, "A": {"hand": 2, "field": []}})


def test_who_returns_to_the_hand_as_a_cost_is_there_before_anything_is_chosen():
    table = deal(
        {"field": ["ghost"], "inkwell": 2},
        {"field": ["scout", "giant"]},
        ghost=character("2 {I}, Return this character to your hand — Exert chosen opposing character."),
    )
    table.do("A: use ghost")
    table.expect({"ghost": {"zone": "hand"}, "A": {"inkwell": {"exerted": 2}}})
    table.do("A: choose giant")
    table.expect({"giant": {"exerted": True}, "scout": {"exerted": False}})


def test_damage_that_a_card_deals_itself_to_pay_can_banish_it():
    table = deal(
        {"field": ["martyr"], "deck": {"filler": 9}},
        martyr=character("{E}, Deal 1 damage to this character — Draw a card.", willpower=1),
    )
    table.do("A: use martyr")
    table.expect({"martyr": {"zone": "discard"}, "A": {"hand": 1}})


TOLL = "At the start of your turn, you may pay 2 {I}. If you don't, banish this character."


@pytest.mark.parametrize(
    ("ink", "answers", "zone"), [(2, ("yes",), "field"), (2, ("no",), "discard"), (1, (), "discard")]
)
def test_who_does_not_pay_what_is_asked_for_loses_it(ink, answers, zone):
    table = deal(
        {"deck": {"filler": 9}}, {"field": ["ward"], "inkwell": ink, "deck": {"filler": 9}}, ward=character(TOLL)
    )
    run(table, "A: end", *(f"B: {answer}" for answer in answers))
    table.expect({"ward": {"zone": zone}})
    table.expect({"B": {"inkwell": {"exerted": 2} if zone == "field" else ink}})


@pytest.mark.parametrize(("theirs", "gained"), [((1, 1), 3), ((1, 0), 0), ((0, 0), 0)])
def test_each_opponent_has_more_lore_than_who_has_as_much_has_not(theirs, gained):
    hermit = character("When you play this character, if each opponent has more lore than you, gain 3 lore.")
    others = [{"lore": lore, "deck": {"filler": 3}} for lore in theirs]
    table = deal({"hand": ["hermit"], "inkwell": 1, "deck": {"filler": 3}}, *others, hermit=hermit)
    table.do("A: play hermit")
    table.expect({"A": {"lore": gained}})


def test_who_can_neither_challenge_nor_be_challenged_may_quest():
    saint = character("This character can't challenge or be challenged.")
    table = deal({"field": ["saint"]}, {"field": [sideways("scout")]}, saint=saint)
    table.expect({"not_offered": {"challenge saint scout": "4.3.6.7"}, "offered": ["quest saint"]})
    table = deal({"field": ["scout"]}, {"field": [sideways("saint")]}, saint=saint)
    table.expect({"not_offered": {"challenge scout saint": "4.3.6.7"}})


def test_what_others_have_while_challenging_they_do_not_have_while_challenged():
    captain = character("Your characters with Rush gain Resist +1 while challenging.")
    table = deal({"field": ["captain", "runner"]}, {"field": [sideways("raider")]}, captain=captain)
    table.do("A: challenge runner raider")
    table.expect({"runner": {"damage": 2}, "raider": {"damage": 2}})
    table = deal({"field": ["raider"]}, {"field": ["captain", sideways("runner")]}, captain=captain)
    table.do("A: challenge raider runner")
    table.expect({"runner": {"zone": "discard"}})


def test_no_damage_but_in_a_challenge():
    shade = character("This character can't be dealt damage unless he's being challenged.")
    table = deal({"hand": ["bolt"], "inkwell": 1, "field": ["scout"]}, {"field": [sideways("shade")]}, shade=shade)
    run(table, "A: play bolt", "A: choose shade")
    table.expect({"shade": {"damage": 0}})
    table.do("A: challenge scout shade")
    table.expect({"shade": {"damage": 2}})


def test_who_has_fewer_cards_under_it_gains_nothing():
    table = deal(
        {"field": ["drummer", "chief"], "inkwell": 9, "deck": {"filler": 9}, "hand": ["more"]},
        drummer=character("Boost 1 {I}"),
        chief=character("Your characters with 2 or more cards under them gain Resist +1."),
        more=action("Put the top card of your deck facedown under one of your characters with Boost."),
    )
    table.do("A: use drummer")
    table.expect({"drummer": {"keywords": ["boost 1"]}})
    table.do("A: play more")
    table.expect({"drummer": {"keywords": ["boost 1", "resist 1"]}, "chief": {"keywords": []}})
