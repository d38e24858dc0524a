"""The nth of a turn, each time a choice, and what is done unless somebody pays, at a table."""

import pytest

from tests.rules.lorcana.stock import action, asked, character, deal, item, location, sideways, song, told

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


def test_each_opponent_decides_about_a_card_of_his_own():
    text = (
        "Each opponent reveals the top card of their deck. If it's an item card, they may put it into their hand. "
        "Otherwise, they put it on the bottom of their deck."
    )
    table = deal(
        {"hand": ["prize"], "inkwell": 1, "deck": {"top": ["hawk"], "filler": 3}},
        {"deck": {"top": ["idol"], "filler": 3}},
        {"deck": {"top": ["gem"], "filler": 3}},
        {"deck": {"top": ["giant"], "filler": 3}},
        idol=item(),
        prize=action(text),
    )
    table.do("A: play prize")
    table.expect({"question": {"seat": "B", "kind": "may"}})
    run(table, "B: yes", "C: no")
    table.expect(
        {
            "question": {"seat": "A", "kind": "action"},
            "B": {"hand": ["idol"]},
            "C": {"hand": 0, "deck": 4},
            "D": {"hand": 0, "deck": 4},
            "A": {"deck": 4, "hand": 0},
            "hawk": {"zone": "deck"},
        }
    )
    lowest = [table.play.game.keys[table.play.game.zone(seat, "deck")[-1]] for seat in (2, 3)]
    assert lowest == ["gem", "giant"]
    assert [seat for seat, _ in told(table, "reveal")] == [1, 2, 3]


def test_a_revealed_card_that_is_not_wanted_goes_where_it_otherwise_goes():
    text = (
        "Reveal the top card of your deck. If it's a character card, you may put it into your hand. "
        "Otherwise, put it into your discard."
    )
    for words, zone in (("A: yes", "hand"), ("A: no", "discard")):
        table = deal({"hand": ["peek"], "inkwell": 1, "deck": {"top": ["scout"], "filler": 3}}, peek=action(text))
        run(table, "A: play peek", words)
        table.expect({"scout": {"zone": zone}})
    table = deal({"hand": ["peek"], "inkwell": 1, "deck": {"top": ["gem"], "filler": 3}}, peek=action(text))
    table.do("A: play peek")
    table.expect({"gem": {"zone": "discard"}})


SPELLBOOK = action(
    "Look at the top 4 cards of your deck. You may reveal an item card and put it into your hand. If that item costs 2 "
    "or less, you may play it for free instead and it enters play exerted. Put the rest on the bottom of your deck in "
    "any order."
)


def test_what_is_taken_may_be_played_instead():
    cards = {"top": ["scout", "gem", "hawk", "vault"], "filler": 2}
    for words, zone, exerted in (("A: yes", "field", True), ("A: no", "hand", None)):
        table = deal({"hand": ["book"], "inkwell": 1, "deck": cards}, book=SPELLBOOK, vault=item(cost=4))
        run(table, "A: play book", "A: choose gem", words)
        order = asked(table)
        assert order.kind == "order"
        assert len(order.options) == 3
        table.do("A: choose scout hawk vault")
        table.expect({"gem": {"zone": zone}, "A": {"deck": 5}})
        if exerted:
            table.expect({"gem": {"exerted": True}})


def test_what_costs_more_can_only_be_taken_and_nothing_need_be():
    cards = {"top": ["scout", "gem", "hawk", "vault"], "filler": 2}
    table = deal({"hand": ["book"], "inkwell": 1, "deck": cards}, book=SPELLBOOK, vault=item(cost=4))
    run(table, "A: play book", "A: choose vault")
    assert asked(table).kind == "order"
    table.do("A: choose scout gem hawk")
    table.expect({"vault": {"zone": "hand"}})
    table = deal({"hand": ["book"], "inkwell": 1, "deck": cards}, book=SPELLBOOK, vault=item(cost=4))
    run(table, "A: play book", "A: choose")
    assert len(asked(table).options) == 4


ROLL = character(
    "When you play this character, you may move her and chosen other character of yours to the same location for "
    "free. The other character gets +2 {S} this turn."
)


def test_two_move_to_one_location():
    table = deal(
        {"hand": ["truck"], "inkwell": 1, "field": ["keep", "manor", "scout", "giant"]}, truck=ROLL, manor=location()
    )
    run(table, "A: play truck", "A: yes", "A: choose scout", "A: choose manor")
    table.expect(
        {"truck": {"at": "manor", "strength": 2}, "scout": {"at": "manor", "strength": 4}, "giant": {"strength": 6}}
    )


def test_who_is_alone_moves_alone():
    table = deal({"hand": ["truck"], "inkwell": 1, "field": ["keep"]}, truck=ROLL)
    run(table, "A: play truck", "A: yes", "A: choose keep")
    table.expect({"truck": {"at": "keep", "strength": 2}})


DEAL = character(
    "Whenever this character sings a song, you may play that song again from your discard for free. If you do, put it "
    "on the bottom of your deck instead of into your discard.",
    cost=3,
)


def test_a_song_is_played_again_and_goes_under_the_deck():
    table = deal({"hand": ["ballad"], "field": ["siren"], "deck": {"filler": 9}}, siren=DEAL)
    table.do("A: sing ballad siren")
    table.expect({"A": {"hand": 2, "discard": 1}, "question": {"kind": "may"}})
    table.do("A: yes")
    table.expect({"A": {"hand": 4, "discard": 0, "deck": 6}, "question": {"kind": "action"}})
    assert table.play.game.keys[table.play.game.zone(0, "deck")[-1]] == "ballad"
    table = deal({"hand": ["ballad"], "field": ["siren"], "deck": {"filler": 9}}, siren=DEAL)
    run(table, "A: sing ballad siren", "A: no")
    table.expect({"A": {"hand": 2, "discard": 1}})


def test_a_song_that_has_gone_elsewhere_is_not_played_again():
    wave = song("Draw a card.")
    eater = character(
        "Whenever you play a song, you may put all song cards from your discard on the bottom of your deck in any "
        "order."
    )
    table = deal(
        {"hand": ["wave"], "field": ["siren", "eater"], "deck": {"filler": 9}}, siren=DEAL, wave=wave, eater=eater
    )
    run(table, "A: sing wave siren", "A: eater", "A: yes")
    table.expect({"question": {"kind": "action"}, "A": {"hand": 1, "discard": 0}})


SPEEDWAY = location(
    "Once per turn, you may {E} chosen character here and deal them 2 damage to move them to another location for free."
)


def test_who_pays_with_himself_moves_on():
    table = deal(
        {"field": ["track", {"card": "scout", "at": "track"}, {"card": "giant", "at": "track"}, "keep", "hawk"]},
        track=SPEEDWAY,
    )
    table.do("A: use track")
    table.expect({"question": {"kind": "pay"}})
    run(table, "A: choose scout", "A: choose keep")
    table.expect({"scout": {"at": "keep", "exerted": True, "damage": 2}, "giant": {"at": "track", "exerted": False}})
    assert table.refused("A: use track") == "7.5.3"


def test_nobody_else_pays_for_it():
    table = deal(
        {"field": ["track", "scout", {"card": "hawk", "at": "track", "exerted": True}, "keep"]}, track=SPEEDWAY
    )
    assert table.refused("A: use track") == "7.5.3"


def test_every_line_of_an_action_is_done():
    quests = "Whenever one of your characters quests this turn, gain 3 lore."
    text = f"Your characters get +2 {{S}} this turn.\nDraw a card.\n{quests}"
    table = deal({"hand": ["rally"], "inkwell": 1, "field": ["scout"], "deck": {"filler": 5}}, rally=action(text))
    table.do("A: play rally")
    table.expect({"scout": {"strength": 4}, "A": {"hand": 1, "discard": 1}})
    table.do("A: quest scout")
    table.expect({"A": {"lore": 4}})


def test_two_different_modes_are_done_in_the_order_of_the_text():
    text = "Choose 2:\n• Draw a card.\n• Gain 1 lore.\n• Deal 3 damage to chosen character."
    table = deal({"hand": ["trio"], "inkwell": 1, "deck": {"filler": 5}}, {"field": ["giant"]}, trio=action(text))
    table.do("A: play trio")
    assert len(asked(table).options) == 3
    table.do("A: 3")
    assert asked(table).options == [("number", 1), ("number", 2)]
    table.do("A: 2")
    table.expect({"A": {"lore": 1, "hand": 0}, "giant": {"damage": 3}, "question": {"kind": "action"}})


def test_each_opponent_may_pay_to_be_spared():
    toll = action("Each opponent discards a card unless they pay 3 {I}.")
    table = deal(
        {"hand": ["toll"], "inkwell": 1},
        {"hand": ["gem"], "inkwell": 3},
        {"hand": ["gem"], "inkwell": 3},
        {"hand": ["gem"], "inkwell": 2},
        toll=toll,
    )
    run(table, "A: play toll", "B: yes", "C: no")
    table.expect(
        {
            "B": {"hand": 1, "inkwell": {"exerted": 3}},
            "C": {"hand": 0},
            "D": {"hand": 0},
            "question": {"kind": "action", "seat": "A"},
        }
    )


@pytest.mark.parametrize(("words", "zone", "left"), [("B: yes", "field", 0), ("B: no", "discard", 2)])
def test_its_player_pays_for_the_chosen_one(words, zone, left):
    hunt = action("Banish chosen opposing character unless their player pays 2 {I}.")
    table = deal({"hand": ["hunt"], "inkwell": 1}, {"field": ["scout", "giant"], "inkwell": 2}, hunt=hunt)
    run(table, "A: play hunt", "A: choose giant", words)
    table.expect(
        {
            "giant": {"zone": zone},
            "scout": {"zone": "field"},
            "B": {"inkwell": {"ready": left, "exerted": 2 - left}},
            "A": {"inkwell": {"exerted": 1}},
        }
    )


def test_who_cannot_pay_is_not_asked_and_nobody_is_without_a_target():
    hunt = action("Banish chosen opposing character unless their player pays 2 {I}.")
    table = deal({"hand": ["hunt"], "inkwell": 1}, {"field": ["scout", "giant"], "inkwell": 1}, hunt=hunt)
    run(table, "A: play hunt", "A: choose giant")
    table.expect({"giant": {"zone": "discard"}, "question": {"kind": "action"}})
    table = deal({"hand": ["hunt"], "inkwell": 1}, {"inkwell": 2}, hunt=hunt)
    table.do("A: play hunt")
    table.expect({"question": {"kind": "action", "seat": "A"}})


def test_as_many_are_drawn_as_were_discarded():
    table = deal(
        {"hand": ["fresh", "gem", "scout", "gem"], "inkwell": 1, "deck": {"filler": 9}},
        fresh=action("Discard your hand, then draw that many cards."),
    )
    table.do("A: play fresh")
    table.expect({"A": {"hand": 3, "discard": 4, "deck": 6}})


def test_cards_cost_less_for_each_one_there():
    text = "You pay 1 {I} less to play items for each character you have here."
    table = deal(
        {
            "hand": ["vault"],
            "inkwell": 2,
            "field": ["forge", {"card": "scout", "at": "forge"}, {"card": "hawk", "at": "forge"}],
        },
        forge=location(text),
        vault=item(cost=4),
    )
    table.do("A: play vault")
    table.expect({"A": {"inkwell": {"exerted": 2}}})
    poor = deal(
        {"hand": ["vault"], "inkwell": 3, "field": ["forge", "scout"]}, forge=location(text), vault=item(cost=4)
    )
    assert poor.refused("A: play vault") == "4.3.4.6"


def test_the_second_one_of_an_opponent():
    watch = item("Whenever an opponent plays a second character in a turn, draw a card.")
    table = deal(
        {"field": ["watch"], "deck": {"filler": 5}},
        {"hand": ["scout", "hawk", "runner"], "inkwell": 9},
        turn={"seat": "B"},
        watch=watch,
    )
    table.do("B: play scout")
    table.expect({"A": {"hand": 0}})
    run(table, "B: play hawk", "B: play runner")
    table.expect({"A": {"hand": 1}})


TOLL = character("Opposing characters can't challenge this character unless their player pays 2 {I}.")


def test_a_challenge_is_paid_for():
    table = deal(
        {"field": ["raider", "hawk"], "inkwell": 3}, {"field": [sideways("queen"), sideways("scout")]}, queen=TOLL
    )
    table.do("A: challenge raider queen")
    table.expect({"queen": {"zone": "discard"}, "A": {"inkwell": {"ready": 1, "exerted": 2}}})
    assert (
        deal({"field": ["hawk"], "inkwell": 1}, {"field": [sideways("queen")]}, queen=TOLL).refused(
            "A: challenge hawk queen"
        )
        == "4.3.6.7"
    )
    table.do("A: challenge hawk scout")
    table.expect({"A": {"inkwell": {"ready": 1, "exerted": 2}}})


def test_who_has_no_ink_need_not_choose_the_guard():
    text = "Bodyguard\nOpposing characters can't challenge this character unless their player pays 2 {I}."
    for ink, offered in ((1, True), (2, False)):
        table = deal(
            {"field": ["raider"], "inkwell": ink},
            {"field": [sideways("wall"), sideways("scout")]},
            wall=character(text),
        )
        if offered:
            table.do("A: challenge raider scout")
        else:
            assert table.refused("A: challenge raider scout") == "10.2.3"


def test_the_reckless_need_not_pay():
    table = deal({"field": ["brute"], "inkwell": 5}, {"field": [sideways("queen")]}, queen=TOLL)
    table.do("A: end")
    table.expect({"question": {"seat": "B"}})
    free = deal({"field": ["brute"]}, {"field": [sideways("scout")]})
    assert free.refused("A: end") == "10.5.3"


@pytest.mark.parametrize(("words", "hand", "points"), [(("A: yes", "A: choose gem"), 3, 0), (("A: no",), 0, 1)])
def test_what_is_not_done_has_its_other_side(words, hand, points):
    text = "You may banish one of your items. If you do, draw 3 cards. Otherwise, gain 1 lore."
    table = deal(
        {"hand": ["bargain"], "inkwell": 1, "field": ["gem", "vault"], "deck": {"filler": 5}},
        bargain=action(text),
        vault=item(),
    )
    run(table, "A: play bargain", *words)
    table.expect({"A": {"hand": hand, "lore": points}, "question": {"kind": "action"}})


def test_who_cannot_pay_gets_the_other_side():
    text = "You may banish one of your items. If you do, draw 3 cards. Otherwise, gain 1 lore."
    table = deal({"hand": ["bargain"], "inkwell": 1, "deck": {"filler": 5}}, bargain=action(text))
    table.do("A: play bargain")
    table.expect({"A": {"hand": 0, "lore": 1}, "question": {"kind": "action"}})


def test_the_character_that_a_card_chose_is_meant_not_one_that_was_banished_before():
    fear = action(
        "Chosen opposing character gets -1 {S} this turn. If a character was banished this turn, that character gets "
        "-2 {S} instead."
    )
    cull = action("Banish chosen character of yours.")
    table = deal(
        {"hand": ["fear", "cull", "fright"], "inkwell": 9, "field": ["scout"]},
        {"field": ["giant", "raider"]},
        fear=fear,
        fright=fear,
        cull=cull,
    )
    run(table, "A: play fear", "A: choose raider")
    table.expect({"raider": {"strength": 2}})
    run(table, "A: play cull", "A: play fright", "A: choose giant")
    table.expect({"raider": {"strength": 2}, "giant": {"strength": 4}})
