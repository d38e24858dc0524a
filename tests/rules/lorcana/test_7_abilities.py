"""Chapter 7, the first half: sentences and triggered abilities."""

import pytest

from engine.kernel.cards import tree as t
from engine.kernel.state.question import Answer, Refused
from tests.rules.lorcana.stock import (
    action,
    asked,
    character,
    deal,
    lor,
    lore,
    sideways,
    told,
)

# --- sentences ---


@lor("7.1.2.2")
def test_without_the_cost_there_is_no_effect():
    table = deal(
        {"hand": ["bargain"], "inkwell": 1}, bargain=action("You may banish chosen item of yours to draw 3 cards.")
    )
    table.do("A: play bargain")
    table.expect({"question": {"kind": "action"}, "A": {"hand": 0}})


@lor("7.1.2.2")
def test_the_cost_comes_first():
    table = deal(
        {"hand": ["bargain"], "field": ["gem"], "inkwell": 1},
        bargain=action("You may banish chosen item of yours to draw 3 cards."),
    )
    table.do("A: play bargain")
    table.do("A: yes")
    table.expect({"gem": {"zone": "discard"}, "A": {"hand": 3}, "log": ["banish A gem", "draw A 3"]})


@lor("7.1.2.3")
def test_then_means_in_order_and_as_far_as_possible():
    table = deal(
        {"hand": ["sift"], "inkwell": 1, "deck": {"top": ["scout", "gem"], "filler": 5}},
        sift=action("Draw 2 cards, then choose and discard a card."),
    )
    table.do("A: play sift")
    table.expect({"question": {"kind": "card", "options": ["scout", "gem"]}})
    table.do("A: choose gem")
    table.expect({"A": {"hand": ["scout"], "discard": ["sift", "gem"]}})


@lor("7.1.2.4")
def test_and_joins_nothing():
    table = deal(
        {"hand": ["swap"], "inkwell": 1, "field": ["scout"]},
        swap=action("Chosen opposing character gets -3 {S} this turn and chosen character gets +3 {S} this turn."),
    )
    table.do("A: play swap")
    table.expect({"scout": {"strength": 5}})


@lor("7.1.3", "1.9.1.2")
@pytest.mark.parametrize(("answer", "over"), [("no", False), ("yes", True)])
def test_who_may_draw_is_asked_with_an_empty_deck_too_and_loses_by_it(answer, over):
    table = deal(
        {"hand": ["sage"], "inkwell": 1, "deck": 0},
        sage=character("When you play this character, you may draw a card."),
    )
    table.do("A: play sage")
    table.expect({"question": {"seat": "A", "kind": "may"}})
    table.do(f"A: {answer}")
    assert (table.play.game.state.outcome is not None) is over


@lor("7.1.3")
@pytest.mark.parametrize(("hand", "asked_for"), [(["scout", "gem"], "action"), (["scout"], "may")])
def test_who_may_draw_up_to_a_number_is_asked_only_below_it(hand, asked_for):
    table = deal(
        {"hand": ["sage", *hand], "inkwell": 1, "deck": 0},
        sage=character(""),
        trees={"sage": (t.Triggered((t.Trigger("play", t.Is(t.This())),), t.May(t.Draw(t.You(), 2, until=True))),)},
    )
    table.do("A: play sage")
    table.expect({"question": {"kind": asked_for}})


@lor("7.1.3")
@pytest.mark.parametrize(("answer", "cards"), [("yes", 2), ("no", 0)])
def test_who_may_decides(answer, cards):
    table = deal({"hand": ["offer"], "inkwell": 1}, offer=action("You may draw 2 cards."))
    table.do("A: play offer")
    table.expect({"question": {"seat": "A", "kind": "may"}})
    table.do(f"A: {answer}")
    table.expect({"A": {"hand": cards}})


@lor("7.1.3", "1.2.3")
def test_who_may_discard_more_than_he_holds_discards_what_there_is():
    table = deal({"hand": ["offer", "gem"], "inkwell": 1}, offer=action("You may choose and discard 3 cards."))
    table.do("A: play offer")
    table.expect({"question": {"seat": "A", "kind": "may"}})
    table.do("A: yes")
    table.expect({"A": {"discard": ["offer", "gem"]}})


@lor("7.1.3")
@pytest.mark.parametrize("exerted", [True, False])
def test_nobody_is_asked_whether_he_draws_no_card(exerted: bool):
    table = deal(
        {"hand": ["offer"], "inkwell": 1, "field": [{"card": "scout", "exerted": exerted}]},
        offer=action("You may draw a card for each exerted character you have in play."),
    )
    table.do("A: play offer")
    table.expect({"question": {"kind": "may" if exerted else "action"}})


@lor("7.1.4")
def test_what_an_effect_put_into_the_inkwell_it_can_take_back():
    table = deal(
        {"hand": ["sift", "gem"], "inkwell": 1},
        sift=action("Put a card from your hand into your inkwell facedown and exerted. Return that card to your hand."),
    )
    table.do("A: play sift")
    table.expect({"A": {"hand": ["gem"]}})


@lor("7.1.4", "8.2.3")
def test_adding_to_the_hand_is_not_drawing():
    table = deal(
        {"hand": ["rescue"], "discard": ["gem"], "deck": 0, "inkwell": 1},
        rescue=action("Return an item card from your discard to your hand."),
    )
    table.do("A: play rescue")
    table.expect({"outcome": None, "A": {"hand": ["gem"]}, "log": ["to_hand A gem"], "not_log": ["draw"]})


@lor("7.1.8")
def test_up_to_two_may_be_none_and_never_the_same_twice():
    table = deal(
        {"hand": ["tire"], "inkwell": 1},
        {"field": ["scout", "raider"]},
        tire=action("Up to 2 chosen characters get -1 {S} this turn."),
    )
    table.do("A: play tire")
    table.expect({"question": {"kind": "target", "least": 0, "most": 2}})
    with pytest.raises(Refused):
        table.inputs.take(Answer(0, (1, 1)))
    table.inputs.take(Answer(0, ()))
    table.expect({"scout": {"strength": 2}, "raider": {"strength": 3}})


@lor("7.1.9.1")
def test_that_card_is_lost_once_it_has_moved_on():
    """Both want the fallen one back; the second finds it gone, and says nothing of it."""
    table = deal(
        {"field": ["mage#1", "mage#2", "broom"]},
        {"field": [sideways("giant")]},
        mage=character(
            "Whenever one of your other characters is banished in a challenge, return that card to your hand."
        ),
        broom=character(willpower=1),
    )
    table.do("A: challenge broom giant")
    while asked(table).kind == "trigger":
        table.do("A: choose mage")
    assert told(table, "to_hand") == [(0, "broom")]
    assert len(told(table, "resolve")) == 2


SEARCH: t.Tree = (t.Spell(t.Seq((t.Look(2), t.May(t.Take(t.Kind("character"), reveal=True)), t.PutRest("bottom")))),)
"""Looks at the top two cards, may take a character and shows it, puts the rest under the deck."""


@lor("7.1.10", "公開する")
def test_only_among_the_cards_looked_at_one_is_revealed_and_all_see_it():
    table = deal(
        {"hand": ["seek"], "inkwell": 1, "deck": {"top": ["gem", "scout", "gem#2", "raider"], "filler": 5}},
        seek=action(""),
        trees={"seek": SEARCH},
    )
    table.do("A: play seek")
    table.expect({"question": {"options": ["scout"]}})
    table.do("A: choose scout")
    table.expect({"A": {"hand": ["scout"]}, "log": ["reveal A scout"], "seen_by": {"B": {"log": ["reveal A scout"]}}})


@lor("8.1.4")
def test_who_searches_may_fail_to_find():
    table = deal(
        {"hand": ["seek"], "inkwell": 1, "deck": {"top": ["scout", "gem"], "filler": 5}},
        seek=action(""),
        trees={"seek": SEARCH},
    )
    table.do("A: play seek")
    assert (asked(table).kind, asked(table).least, asked(table).most) == ("card", 0, 1)
    table.inputs.take(Answer(0, ()))
    table.expect({"question": {"kind": "order"}})


@lor("7.1.3")
def test_whether_to_take_any_card_is_one_question():
    table = deal(
        {"hand": ["glance"], "inkwell": 1, "deck": {"top": ["gem", "scout"], "filler": 5}},
        glance=action(""),
        trees={"glance": (t.Spell(t.Seq((t.Look(2), t.May(t.Take()), t.PutRest("bottom")))),)},
    )
    table.do("A: play glance")
    table.do("A: yes")
    assert (asked(table).kind, asked(table).least, asked(table).most) == ("card", 0, 1)
    table.do("A: no")
    table.expect({"question": {"kind": "order"}, "A": {"hand": []}})


# --- triggered abilities ---


@lor("7.4.1")
def test_an_ability_triggers_once_for_each_time():
    table = deal(
        {"field": ["miser", "gem"], "hand": ["bolt", "study"], "inkwell": 2},
        miser=character("Whenever you play an action, gain 1 lore.", willpower=9),
    )
    table.do("A: play bolt")
    table.do("A: play study")
    assert lore(table, "A") == 2


@lor("7.4.4.1")
def test_an_additional_condition_is_read_when_it_triggers():
    table = deal(
        {"hand": ["smith"], "inkwell": 1},
        smith=character("When you play this character, if you have an item in play, gain 2 lore."),
    )
    table.do("A: play smith")
    table.expect({"lore": {"A": 0}, "not_log": ["resolve"]})


@lor("7.4.4", "7.4.4.2")
def test_an_additional_condition_is_read_again_when_it_resolves():
    """Two triggers; the first one resolved takes away what the second one needs."""
    table = deal(
        {"hand": ["smith"], "field": ["gem", "thief"], "inkwell": 1},
        smith=character("When you play this character, if you have an item in play, gain 2 lore."),
        thief=character(),
        trees={"thief": (t.Triggered((t.Trigger("play", t.Kind("character")),), t.Banish(t.Every(t.Kind("item")))),)},
    )
    table.do("A: play smith")
    table.do("A: choose thief")
    table.expect(
        {
            "lore": {"A": 0},
            "gem": {"zone": "discard"},
            "log": ["resolve A thief", "resolve A smith", "no_longer A smith"],
        }
    )


@lor("7.4.5")
def test_sentences_of_one_trigger_are_independent():
    table = deal(
        {"field": ["chief", sideways("scout")]},
        chief=character(
            "Whenever this character quests, you may ready your other characters. "
            "They can't quest for the rest of this turn."
        ),
    )
    table.do("A: quest chief")
    table.do("A: no")
    table.expect({"scout": {"exerted": True}})
    assert "quest" in table.view(0).seats[0].pieces[1].notes
    assert table.refused("A: quest scout") == "5.1.1"


@lor("7.4.6")
def test_either_of_two_conditions_triggers():
    table = deal(
        {"hand": ["pirate"], "field": ["pirate#2"], "inkwell": 1},
        pirate=character("When you play this character and whenever he quests, gain 2 lore."),
    )
    table.do("A: play pirate#1")
    table.expect({"lore": {"A": 2}})
    table.do("A: quest pirate#2")
    table.expect({"lore": {"A": 5}})


@lor("7.4.3")
def test_what_triggers_goes_into_the_bag_and_is_told_there():
    table = deal({"field": ["seer"]}, seer=character("Whenever this character quests, draw 2 cards."))
    table.do("A: quest seer")
    table.expect({"log": ["quest A seer", "resolve A seer", "draw A 2"]})


@lor("7.1.3", "7.4.1")
def test_who_declines_what_may_be_done_once_in_a_turn_is_not_asked_again_that_turn() -> None:
    """Ruling R-LOR-155."""
    table = deal(
        {"field": ["owl"], "hand": ["gem"] * 3, "inkwell": 9, "deck": ["scout"] * 9},
        {"deck": ["scout"] * 9},
        owl=character("Once per turn, whenever you play an item, you may gain 1 lore.", lore=0),
    )
    table.do("A: play gem#1")
    table.do('A: "no"')
    table.do("A: play gem#2")
    table.expect({"question": {"seat": "A", "kind": "action"}, "A": {"lore": 0}})
    for line in ("A: end_turn", "B: end_turn", "A: play gem#3", 'A: "yes"'):
        table.do(line)
    table.expect({"A": {"lore": 1}})


@lor("7.1.3", "7.5.1")
def test_what_may_be_begun_once_in_a_turn_is_used_only_when_it_is_begun() -> None:
    """Ruling R-LOR-155."""
    table = deal(
        {"field": ["owl"], "hand": ["gem"], "inkwell": 9},
        owl=character("Once per turn, you may pay 1 {I} to gain 1 lore."),
    )
    table.do("A: play gem")
    table.expect({"offered": ["use owl"]})
    table.do("A: use owl")
    table.expect({"A": {"lore": 1}, "not_offered": {"use owl": "7.5.3"}})
