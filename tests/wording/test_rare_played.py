"""What is seldom printed does what it says, at a table."""

import pytest

from tests.rules.lorcana.stock import action, character, deal, item, location

from .test_played import run

SECOND = character(
    "Whenever you put a card into your inkwell, if it's the second card you've put into your inkwell "
    "this turn, gain 1 lore."
)


def test_the_second_card_into_the_inkwell_is_that_one_alone():
    table = deal(
        {"hand": ["gem", "flood", "flood"], "inkwell": 2, "field": ["clerk"], "deck": {"filler": 9}},
        clerk=SECOND,
        flood=action("Put the top 2 cards of your deck into your inkwell facedown."),
        gem=item() | {"inkwell": True},
    )
    table.do("A: ink gem")
    table.expect({"A": {"lore": 0}})
    table.do("A: play flood")
    table.expect({"A": {"lore": 1, "inkwell": 5}})
    table.do("A: play flood")
    table.expect({"A": {"lore": 1, "inkwell": 7}})


def test_two_cards_that_come_into_the_inkwell_at_once_are_a_first_and_a_second():
    table = deal(
        {"hand": ["flood"], "inkwell": 1, "field": ["clerk"], "deck": {"filler": 9}},
        clerk=SECOND,
        flood=action("Put the top 3 cards of your deck into your inkwell facedown."),
    )
    table.do("A: play flood")
    table.expect({"A": {"lore": 1}})


def test_others_ink_and_that_of_the_turn_before_do_not_count():
    rain = action("Each player puts the top card of their deck into their inkwell facedown.")
    table = deal(
        {"hand": ["rain", "rain"], "inkwell": 2, "field": ["clerk"], "deck": {"filler": 9}},
        {"deck": {"filler": 9}, "hand": ["rain"], "inkwell": 2},
        clerk=SECOND,
        rain=rain,
    )
    table.do("A: play rain")
    table.expect({"A": {"lore": 0}, "B": {"inkwell": 3}})
    run(table, "A: end", "B: play rain")
    table.expect({"A": {"lore": 0, "inkwell": 4}})


def test_the_second_of_a_type_is_counted_among_its_own():
    text = "Whenever you play a character, if it's the second character you've played this turn, gain 3 lore."
    table = deal(
        {"hand": ["gem", "scout", "runner", "owl"], "inkwell": 9, "field": ["host"]},
        host=character(text),
        owl=character(),
    )
    run(table, "A: play gem", "A: play scout")
    table.expect({"A": {"lore": 0}})
    table.do("A: play runner")
    table.expect({"A": {"lore": 3}})
    table.do("A: play owl")
    table.expect({"A": {"lore": 3}})


def test_for_each_one_it_may_be_done_or_left():
    text = "At the end of your turn, for each character you have here, you may draw a card."
    table = deal(
        {
            "field": [
                "hall",
                {"card": "scout", "at": "hall"},
                {"card": "giant", "at": "hall"},
                {"card": "hawk", "at": "hall"},
            ],
            "deck": {"filler": 9},
        },
        hall=location(text),
    )
    run(table, "A: end", "A: yes", "A: no")
    table.expect({"question": {"seat": "A", "kind": "may"}, "A": {"hand": 1}})
    table.do("A: yes")
    table.expect({"A": {"hand": 2}})


def test_each_time_another_one_may_be_chosen():
    text = "For each item you have in play, you may deal 1 damage to chosen character."
    table = deal(
        {"hand": ["sparks"], "inkwell": 1, "field": ["gem", "gem"]}, {"field": ["scout", "giant"]}, sparks=action(text)
    )
    run(table, "A: play sparks", "A: yes", "A: choose scout", "A: yes", "A: choose giant")
    table.expect({"scout": {"damage": 1}, "giant": {"damage": 1}})


@pytest.mark.parametrize("seat", ["A", "B"])
def test_whoever_supports_a_character_of_yours_has_chosen_it_for_support(seat):
    patron = character("Whenever one of your characters is chosen for Support, they gain Resist +2 this turn.")
    mine, theirs = ["patron", "scout"], ["giant"]
    (mine if seat == "A" else theirs).append("squire")
    table = deal({"field": mine}, {"field": theirs}, turn={"seat": seat}, patron=patron)
    run(table, f"{seat}: quest squire", f"{seat}: yes", f"{seat}: choose scout")
    table.expect({"scout": {"strength": 4, "keywords": ["resist 2"]}})
    table = deal({"field": mine}, {"field": theirs}, turn={"seat": seat}, patron=patron)
    run(table, f"{seat}: quest squire", f"{seat}: yes", f"{seat}: choose giant")
    table.expect({"giant": {"strength": 8, "keywords": []}})
