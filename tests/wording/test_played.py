"""What the further phrases do at a table: each node and parameter that they need is played once."""

import pytest

from engine.scenario import ScenarioTable
from tests.rules.lorcana.stock import action, character, deal, item, location


def run(table: ScenarioTable, *lines: str) -> None:
    for line in lines:
        table.do(line)


def test_two_things_are_said_of_one_character():
    table = deal(
        {"hand": ["gift"], "inkwell": 1, "field": ["scout"]},
        gift=action("Chosen character gets +3 {S} and gains Evasive this turn."),
    )
    table.do("A: play gift")
    table.expect({"scout": {"strength": 5, "keywords": ["evasive"]}})


def test_a_static_ability_says_two_things_while_its_condition_holds():
    table = deal(
        {"field": ["owl", "gem"]},
        owl=character("While you have an item in play, this character gets +4 {S} and gains Ward."),
    )
    table.expect({"owl": {"strength": 6, "keywords": ["ward"]}})
    table = deal(
        {"field": ["owl"]},
        owl=character("While you have an item in play, this character gets +4 {S} and gains Ward."),
    )
    table.expect({"owl": {"strength": 2, "keywords": []}})


def test_a_keyword_is_lost_for_a_turn_with_all_that_it_stands_for():
    table = deal(
        {"hand": ["fog"], "inkwell": 1, "field": ["scout"]},
        {"field": [{"card": "hawk", "exerted": True}]},
        fog=action("Chosen opposing character loses Evasive this turn."),
    )
    table.expect({"not_offered": {"challenge scout hawk": "10.4.1"}})
    table.do("A: play fog")
    table.expect({"hawk": {"keywords": []}, "offered": ["challenge scout hawk"]})


def test_a_static_ability_takes_keywords_away():
    table = deal(
        {"field": ["hush"]},
        {"field": ["witch", "squire"]},
        hush=character("Opposing characters lose Ward and Support."),
    )
    table.expect({"witch": {"keywords": []}, "squire": {"keywords": []}})


def test_who_takes_no_damage_is_dealt_none():
    table = deal(
        {"hand": ["shell", "bolt"], "inkwell": 2, "field": ["scout"]},
        {"field": [{"card": "raider", "exerted": True}]},
        shell=action("Your characters take no damage this turn."),
    )
    table.do("A: play shell")
    table.do("A: challenge scout raider")
    table.expect({"scout": {"damage": 0}, "raider": {"damage": 2}})
    run(table, "A: play bolt", "A: choose scout")
    table.expect({"scout": {"damage": 0}})


def test_up_to_so_many_are_taken_and_the_rest_is_discarded():
    table = deal(
        {"hand": ["sift"], "inkwell": 1, "deck": {"top": ["gem", "scout", "idol"], "filler": 3}},
        sift=action(
            "Look at the top 3 cards of your deck. You may reveal up to 2 item cards and put them into your hand. "
            "Put the rest into your discard."
        ),
        idol=item(),
    )
    run(table, "A: play sift")
    table.expect({"question": {"kind": "card", "least": 0, "most": 2, "options": ["gem", "idol"]}})
    table.do("A: choose idol")
    table.expect({"A": {"hand": ["idol"], "discard": 3}, "gem": {"zone": "discard"}, "scout": {"zone": "discard"}})


@pytest.mark.parametrize(
    ("where", "expected"),
    [
        ("into your discard", {"gem": {"zone": "discard"}}),
        ("into your inkwell facedown and exerted", {"gem": {"zone": "inkwell"}}),
        ("into your inkwell facedown", {"gem": {"zone": "inkwell"}}),
    ],
)
def test_of_two_cards_the_other_goes_somewhere_else(where, expected):
    table = deal(
        {"hand": ["fork"], "inkwell": 1, "deck": {"top": ["scout", "gem"], "filler": 3}},
        fork=action(f"Look at the top 2 cards of your deck. Put one into your hand and the other {where}."),
    )
    run(table, "A: play fork", "A: choose scout")
    table.expect({"scout": {"zone": "hand"}} | expected)


def test_a_chosen_opponent_is_one_and_the_same_for_what_and_joins():
    table = deal(
        {"hand": ["pry"], "inkwell": 1},
        {"hand": ["scout", "ballad"]},
        {"hand": ["gem"]},
        pry=action("Chosen opponent reveals their hand and discards a song card of your choice."),
    )
    table.do("A: play pry")
    table.expect({"question": {"seat": "A", "kind": "seat"}})
    table.do("A: B")
    table.expect({"question": {"seat": "A", "kind": "card", "options": ["ballad"]}})
    table.do("A: choose ballad")
    table.expect({"B": {"hand": ["scout"], "discard": ["ballad"]}, "C": {"hand": ["gem"]}})


def test_sentences_choose_a_player_anew():
    table = deal(
        {"hand": ["gift"], "inkwell": 1},
        {},
        gift=action("Chosen player draws a card. Chosen player draws a card."),
    )
    run(table, "A: play gift", "A: A", "A: B")
    table.expect({"A": {"hand": 1}, "B": {"hand": 1}})


def test_a_card_is_discarded_by_lot():
    table = deal(
        {"hand": ["storm"], "inkwell": 1},
        {"hand": ["gem", "scout"]},
        storm=action("Each opponent discards a card at random."),
    )
    table.do("A: play storm")
    table.expect({"question": {"kind": "action"}, "B": {"hand": 1, "discard": 1}})


def test_cards_are_drawn_until_the_hand_is_that_large():
    table = deal(
        {"hand": ["fill", "gem"], "inkwell": 1}, fill=action("Draw cards until you have 4 cards in your hand.")
    )
    table.do("A: play fill")
    table.expect({"A": {"hand": 4}})


def test_lore_is_compared():
    text = "While an opponent has more lore than you, this character gets +2 {S}."
    table = deal({"field": ["late"]}, {"lore": 3}, late=character(text))
    table.expect({"late": {"strength": 4}})
    table = deal({"field": ["late"], "lore": 3}, {"lore": 3}, late=character(text))
    table.expect({"late": {"strength": 2}})
    text = "While you have 12 or more lore, this character gains Evasive."
    for points, keywords in ((11, []), (12, ["evasive"])):
        table = deal({"field": ["proud"], "lore": points}, proud=character(text))
        table.expect({"proud": {"keywords": keywords}})


def test_once_in_a_turn_means_the_first_time():
    table = deal(
        {"hand": ["gem", "idol"], "inkwell": 2, "field": ["clerk"]},
        clerk=character("Once during your turn, whenever you play an item, gain 2 lore."),
        idol=item(),
    )
    run(table, "A: play gem", "A: play idol")
    table.expect({"A": {"lore": 2}})


@pytest.mark.parametrize(("seat", "gained"), [("A", 0), ("B", 3)])
def test_during_an_opponents_turn_only(seat, gained):
    mourner = character("During an opponent's turn, whenever one of your other characters is banished, gain 3 lore.")
    spells = {"hand": ["bolt"], "inkwell": 1}
    table = deal(
        {"field": ["mourner", {"card": "hawk", "damage": 2}]} | (spells if seat == "A" else {}),
        spells if seat == "B" else {},
        turn={"seat": seat},
        mourner=mourner,
    )
    run(table, f"{seat}: play bolt", f"{seat}: choose hawk")
    table.expect({"hawk": {"zone": "discard"}, "A": {"lore": gained}})


def test_whenever_you_draw_each_card_triggers():
    table = deal(
        {"hand": ["note"], "inkwell": 1, "field": ["reader"]},
        note=action("Draw a card."),
        reader=character("Whenever you draw a card, this character gets +1 {S} this turn."),
    )
    table.do("A: play note")
    table.expect({"reader": {"strength": 3}})


def test_one_of_several_modes_happens():
    text = "Choose one:\n• Draw 3 cards.\n• Banish chosen item. Gain 1 lore."
    table = deal({"hand": ["fork"], "inkwell": 1, "field": ["gem"]}, fork=action(text))
    table.do("A: play fork")
    table.expect({"question": {"seat": "A", "kind": "mode"}})
    table.do("A: 2")
    table.expect({"gem": {"zone": "discard"}, "A": {"hand": 0, "lore": 1}})
    table = deal({"hand": ["fork"], "inkwell": 1, "field": ["gem"]}, fork=action(text))
    run(table, "A: play fork", "A: 1")
    table.expect({"gem": {"zone": "field"}, "A": {"hand": 3, "lore": 0}})


def test_a_card_is_played_for_free_out_of_the_discard():
    table = deal(
        {"hand": ["call"], "inkwell": 1, "discard": ["scout", "giant"]},
        call=action("Play a character with cost 4 or less from your discard for free."),
    )
    table.do("A: play call")
    table.do("A: choose scout")
    table.expect({"scout": {"zone": "field"}, "giant": {"zone": "discard"}})


def test_all_damage_counters_move():
    table = deal(
        {"hand": ["shift"], "inkwell": 1, "field": [{"card": "knight", "damage": 3}]},
        {"field": ["giant"]},
        shift=action("Move all damage counters from chosen character of yours to chosen opposing character."),
    )
    table.do("A: play shift")
    table.expect({"knight": {"damage": 0}, "giant": {"damage": 3}})


def test_opponents_put_cards_off_their_own_decks():
    table = deal(
        {"hand": ["rot"], "inkwell": 1},
        {"deck": {"top": ["gem", "scout"], "filler": 2}},
        rot=action("Each opponent puts the top 2 cards of their deck into their discard."),
    )
    table.do("A: play rot")
    table.expect({"B": {"discard": 2, "deck": 2}, "gem": {"zone": "discard"}, "scout": {"zone": "discard"}})


def test_if_you_do_is_a_cost():
    table = deal(
        {"hand": ["trade"], "inkwell": 1, "field": ["gem"]},
        trade=action("You may banish chosen item of yours. If you do, draw 2 cards."),
    )
    run(table, "A: play trade", "A: no")
    table.expect({"gem": {"zone": "field"}, "A": {"hand": 0}})


def test_each_opponent_returns_one_of_their_own():
    table = deal(
        {"hand": ["tide"], "inkwell": 1},
        {"field": ["scout", "giant"]},
        tide=action("Each opponent chooses one of their characters and returns them to their hand."),
    )
    run(table, "A: play tide", "B: choose giant")
    table.expect({"giant": {"zone": "hand"}, "scout": {"zone": "field"}})


def test_at_a_location_is_at_any():
    table = deal(
        {"field": ["keep", {"card": "sailor", "at": "keep"}, "drifter"]},
        sailor=character("While this character is at a location, he gets +3 {S}."),
        drifter=character("While this character is at a location, he gets +3 {S}."),
    )
    table.expect({"sailor": {"strength": 5}, "drifter": {"strength": 2}})


def test_a_revealed_card_that_is_not_such_goes_below():
    text = (
        "Reveal the top card of your deck. If it's a song card, put it into your hand. "
        "Otherwise, put it on the bottom of your deck."
    )
    for top, zone in (("ballad", "hand"), ("scout", "deck")):
        table = deal({"hand": ["peek"], "inkwell": 1, "deck": {"top": [top], "filler": 3}}, peek=action(text))
        table.do("A: play peek")
        table.expect({top: {"zone": zone}})


def test_damage_as_great_as_a_characters_strength():
    table = deal(
        {"hand": ["lancer"], "inkwell": 1},
        {"field": ["giant"]},
        lancer=character(
            "When you play this character, deal damage equal to this character's {S} to chosen opposing character.",
            strength=4,
        ),
    )
    table.do("A: play lancer")
    table.expect({"giant": {"damage": 4}})


def test_a_named_or_other_and_without():
    table = deal(
        {"hand": ["sweep"], "inkwell": 1},
        {"field": ["hawk", "scout"]},
        sweep=action("Banish all opposing characters without Evasive."),
    )
    table.do("A: play sweep")
    table.expect({"hawk": {"zone": "field"}, "scout": {"zone": "discard"}})


def test_what_happened_this_turn_is_known():
    text = "If a character was banished this turn, gain 3 lore."
    table = deal(
        {"hand": ["wake", "bolt"], "inkwell": 2}, {"field": [{"card": "scout", "damage": 2}]}, wake=action(text)
    )
    run(table, "A: play bolt", "A: choose scout", "A: play wake")
    table.expect({"A": {"lore": 3}})
    table = deal({"hand": ["wake"], "inkwell": 2}, {"field": ["scout"]}, wake=action(text))
    table.do("A: play wake")
    table.expect({"A": {"lore": 0}})


def test_what_happened_is_seen_from_ones_own_side():
    text = "If one of your characters was damaged this turn, draw 2 cards."
    for seat, cards in (("A", 2), ("B", 0)):
        table = deal(
            {"hand": ["bolt", "rally"], "inkwell": 2, "field": ["giant"]}, {"field": ["knight"]}, rally=action(text)
        )
        run(table, "A: play bolt", f"A: choose {'giant' if seat == 'A' else 'knight'}", "A: play rally")
        table.expect({"A": {"hand": cards}})


def test_another_action_is_not_this_one():
    text = "If you played another action this turn, gain 4 lore."
    table = deal({"hand": ["echo", "note"], "inkwell": 2}, echo=action(text), note=action("Draw a card."))
    table.do("A: play echo")
    table.expect({"A": {"lore": 0}})
    table = deal({"hand": ["echo", "note"], "inkwell": 2}, echo=action(text), note=action("Draw a card."))
    run(table, "A: play note", "A: play echo")
    table.expect({"A": {"lore": 4}})


def test_cards_of_others_enter_exerted():
    table = deal(
        {"field": ["frost"]},
        {"hand": ["scout"], "inkwell": 1},
        turn={"seat": "B"},
        frost=item("Opposing characters enter play exerted."),
    )
    table.do("B: play scout")
    table.expect({"scout": {"exerted": True}})
    table = deal(
        {"field": ["frost"], "hand": ["scout"], "inkwell": 1}, frost=item("Opposing characters enter play exerted.")
    )
    table.do("A: play scout")
    table.expect({"scout": {"exerted": False}})


def test_only_some_ready_characters_can_be_challenged():
    table = deal(
        {"field": ["hunter"]},
        {"field": [{"card": "giant", "damage": 1}, "knight"]},
        hunter=character("This character can challenge ready damaged characters."),
    )
    table.expect({"offered": ["challenge hunter giant"], "not_offered": {"challenge hunter knight": "4.3.6.6"}})


def test_moving_costs_less_or_nothing():
    for text, offered in (
        ("You pay 1 {I} less to move your characters here.", True),
        ("Your characters may move here for free.", True),
        ("", False),
    ):
        table = deal({"field": ["keep", "scout"], "inkwell": 0}, keep=location(text, move=1))
        table.expect({"offered": ["move scout keep"]} if offered else {"not_offered": {"move scout keep": "4.3.7.4"}})


def test_who_cannot_move_stays():
    table = deal(
        {"field": ["keep", "homebody"], "inkwell": 3}, homebody=character("This character can't move to locations.")
    )
    table.expect({"not_offered": {"move homebody keep": "1.2.2"}})


def test_who_does_not_ready_in_the_ready_step_is_active_by_effects():
    table = deal(
        {"field": [{"card": "sloth", "exerted": True}], "hand": ["shake"], "inkwell": 1},
        {},
        sloth=character("This character doesn't ready at the start of your turn."),
        shake=action("Ready chosen character of yours."),
    )
    run(table, "A: end", "B: end")
    table.expect({"sloth": {"exerted": True}})
    run(table, "A: play shake", "A: choose sloth")
    table.expect({"sloth": {"exerted": False}})


def test_opponents_cannot_play_some_cards_for_a_while():
    table = deal(
        {"hand": ["hush"], "inkwell": 1},
        {"hand": ["bolt"], "inkwell": 1},
        hush=action("Opponents can't play actions until the start of your next turn."),
    )
    run(table, "A: play hush", "A: end")
    table.expect({"not_offered": {"play bolt": "1.2.2"}})


def test_once_a_turn_is_not_bound_to_your_turn():
    table = deal(
        {"field": ["reader"]},
        {"hand": ["note", "note"], "inkwell": 2},
        turn={"seat": "B"},
        note=action("Each player draws a card."),
        reader=character("Once per turn, whenever you draw a card, gain 2 lore."),
    )
    run(table, "B: play note", "B: play note")
    table.expect({"A": {"lore": 2}})


def test_an_opponents_board_is_counted_by_itself():
    text = "While an opponent has 2 or more characters in play, this character gets +2 {S}."
    for foes, strength in ((["scout", "knight"], 4), (["scout"], 2)):
        table = deal({"field": ["late"]}, {"field": foes}, late=character(text))
        table.expect({"late": {"strength": strength}})
    text = "While you have more items in play than each opponent, this character gets +2 {L}."
    for foes, lore in ((["idol"], 1), ([], 3)):
        table = deal({"field": ["late", "gem"]}, {"field": foes}, late=character(text), idol=item())
        table.expect({"late": {"lore": lore}})


def test_challenges_leave_some_unharmed():
    table = deal(
        {"field": ["shell"]},
        {"field": [{"card": "giant", "exerted": True}]},
        shell=character("This character takes no damage from challenges."),
    )
    table.do("A: challenge shell giant")
    table.expect({"shell": {"damage": 0}})


def test_each_who_declines_is_counted():
    text = "Each opponent may choose and discard a card. For each opponent who doesn't, draw 2 cards."
    for answer, cards in (("yes", 0), ("no", 2)):
        table = deal({"hand": ["deal"], "inkwell": 1}, {"hand": ["gem"]}, deal=action(text))
        run(table, "A: play deal", f"B: {answer}", *(["B: choose gem"] if answer == "yes" else []))
        table.expect({"A": {"hand": cards}})


def test_whose_hand_is_compared_is_chosen_while_resolving():
    text = "If chosen opponent has more cards in their hand than you, draw cards until you have the same number."
    table = deal({"hand": ["even"], "inkwell": 1}, {"hand": ["gem", "scout"]}, {"hand": []}, even=action(text))
    run(table, "A: play even", "A: B")
    table.expect({"A": {"hand": 2}})
    table = deal({"hand": ["even"], "inkwell": 1}, {"hand": ["gem", "scout"]}, {"hand": []}, even=action(text))
    run(table, "A: play even", "A: C")
    table.expect({"A": {"hand": 0}})


def test_revealed_cards_of_a_kind_all_come_to_hand():
    text = (
        "Reveal the top 3 cards of your deck. Put all revealed character cards into your hand. "
        "Put the rest on the bottom of your deck in any order."
    )
    table = deal(
        {"hand": ["call"], "inkwell": 1, "deck": {"top": ["scout", "gem", "knight"], "filler": 2}}, call=action(text)
    )
    table.do("A: play call")
    table.expect({"scout": {"zone": "hand"}, "knight": {"zone": "hand"}, "gem": {"zone": "deck"}})


def test_one_of_the_cards_looked_at_becomes_ink():
    text = (
        "Look at the top 2 cards of your deck. Put one into your inkwell facedown and exerted. "
        "Put the rest on the bottom of your deck in any order."
    )
    table = deal({"hand": ["dig"], "inkwell": 1, "deck": {"top": ["scout", "gem"], "filler": 2}}, dig=action(text))
    run(table, "A: play dig", "A: choose gem")
    table.expect({"gem": {"zone": "inkwell"}, "scout": {"zone": "deck"}})


def test_a_deck_is_searched_and_shuffled():
    text = "Search your deck for an item card, reveal it, and put it into your hand. Then, shuffle your deck."
    table = deal({"hand": ["seek"], "inkwell": 1, "deck": {"top": ["scout", "gem"], "filler": 2}}, seek=action(text))
    run(table, "A: play seek", "A: choose gem")
    table.expect({"gem": {"zone": "hand"}, "scout": {"zone": "deck"}})


def test_the_own_discard_alone_goes_back():
    table = deal(
        {"hand": ["again"], "inkwell": 1, "discard": ["gem"]},
        {"discard": ["scout"]},
        again=action("Shuffle your discard into your deck."),
    )
    table.do("A: play again")
    table.expect({"gem": {"zone": "deck"}, "scout": {"zone": "discard"}})


def test_cards_go_below_in_the_order_chosen():
    table = deal(
        {"hand": ["bury", "gem", "scout"], "inkwell": 1, "deck": {"filler": 1}},
        bury=action("Put 2 cards from your hand on the bottom of your deck in any order."),
    )
    run(table, "A: play bury", "A: choose gem, scout")
    table.expect({"question": {"kind": "order"}})


def test_damage_as_great_as_the_strength_of_who_was_exerted_for_it():
    text = "{E} one of your characters to deal damage equal to their {S} to chosen opposing character."
    table = deal({"hand": ["spring"], "inkwell": 1, "field": ["raider"]}, {"field": ["giant"]}, spring=action(text))
    run(table, "A: play spring", "A: choose raider", "A: choose giant")
    table.expect({"raider": {"exerted": True}, "giant": {"damage": 3}})


def test_a_further_card_may_be_inked_this_turn():
    table = deal(
        {"hand": ["flow", "knight", "scout"], "inkwell": 1},
        flow=action("This turn, you may put an additional card from your hand into your inkwell facedown."),
    )
    run(table, "A: play flow", "A: ink knight")
    table.expect({"offered": ["ink scout"]})


def test_ink_is_turned():
    table = deal({"hand": ["tap", "gem"], "inkwell": 3}, tap=action("Exert all cards in your inkwell."))
    table.do("A: play tap")
    table.expect({"not_offered": {"play gem": "4.3.4.6"}})
    table = deal({"hand": ["untap", "gem"], "inkwell": 1}, untap=action("Ready all cards in your inkwell."))
    table.do("A: play untap")
    table.expect({"offered": ["play gem"]})


def test_a_hand_is_looked_at_by_one_alone():
    table = deal({"hand": ["spy"], "inkwell": 1}, {"hand": ["gem"]}, spy=action("Look at chosen opponent's hand."))
    run(table, "A: play spy", "A: B")
    told = [event for event in table.inputs.events if event.kind == "reveal_hand"]
    assert [(event.args, event.to) for event in told] == [((1, "gem"), 0)]


def test_cards_lost_by_lot_are_as_many_as_said():
    table = deal(
        {"hand": ["storm"], "inkwell": 1},
        {"hand": ["gem", "scout", "bolt"]},
        storm=action("Each opponent discards 2 cards at random."),
    )
    table.do("A: play storm")
    table.expect({"B": {"hand": 1, "discard": 2}})


def test_shift_onto_a_class_or_onto_anybody():
    for text, offered in (("Ally Shift 1", True), ("Hero Shift 1", False), ("Universal Shift 1", True)):
        table = deal(
            {"hand": ["pup"], "inkwell": 1, "field": ["friend"]},
            pup=character(text, cost=5),
            friend=character(classes=("ally",)),
        )
        table.expect({"offered": ["shift pup friend"]} if offered else {"not_offered": {"shift pup friend": "10.8.1"}})


def test_shift_alone_is_cheaper():
    table = deal(
        {"hand": ["elder"], "inkwell": 1, "field": ["scout", "guide"]},
        elder=character("Shift 2", cost=2, name="Scout", version="Old"),
        guide=item("You pay 1 {I} less to play characters using Shift."),
    )
    table.expect({"offered": ["shift elder scout"], "not_offered": {"play elder": "4.3.4.6"}})


def test_alert_challenges_who_is_evasive():
    table = deal(
        {"field": ["scout", "lookout"]}, {"field": [{"card": "hawk", "exerted": True}]}, lookout=character("Alert")
    )
    table.expect({"offered": ["challenge lookout hawk"], "not_offered": {"challenge scout hawk": "10.4.1"}})


def test_who_counts_for_more_sings_more():
    table = deal(
        {"hand": ["tune", "ballad"], "inkwell": 1, "field": ["scout"]},
        tune=action("Chosen character counts as having +2 cost to sing songs this turn."),
    )
    run(table, "A: play tune", "A: choose scout")
    table.expect({"offered": ["sing ballad scout"]})


def test_draws_for_what_was_banished_this_way():
    table = deal(
        {"hand": ["scrap"], "inkwell": 1, "field": ["gem", "idol"]},
        idol=item(),
        scrap=action("Banish any number of your items, then draw a card for each item banished this way."),
    )
    run(table, "A: play scrap", "A: choose gem, idol")
    table.expect({"A": {"hand": 2}})


def test_that_location_is_the_one_just_moved_to():
    table = deal(
        {"inkwell": 2, "field": ["guide", "scout", "inn", "port"]},
        guide=character(
            "Whenever this character moves to a location, you may move one of your other characters to that location "
            "for free."
        ),
        inn=location(""),
        port=location(""),
    )
    run(table, "A: move guide port", "A: yes")
    table.expect({"scout": {"at": "port"}, "guide": {"at": "port"}})


def test_the_challenging_character_is_weaker_only_while_it_challenges():
    table = deal(
        {"field": ["raider"]},
        {"field": [{"card": "thorn", "exerted": True}]},
        thorn=character(
            "While this character is being challenged, the challenging character gets -1 {S}.", willpower=9
        ),
    )
    table.expect({"raider": {"strength": 3}})
    table.do("A: challenge raider thorn")
    table.expect({"thorn": {"damage": 2}})


@pytest.mark.parametrize(("answer", "lore", "hand"), [("yes", 0, 0), ("no", 3, 1)])
def test_what_is_done_if_they_do_not(answer, lore, hand):
    table = deal(
        {"field": ["raider"], "hand": ["gem"]},
        {"field": [{"card": "thorn", "exerted": True}]},
        thorn=character(
            "Whenever this character is challenged, the challenging player may choose and discard a card. If they "
            "don't, you gain 3 lore.",
            willpower=9,
        ),
    )
    run(table, "A: challenge raider thorn", f"A: {answer}")
    table.expect({"B": {"lore": lore}, "A": {"hand": hand}})


@pytest.mark.parametrize(("hand", "drawn"), [(["gem"], 0), (["gem", "squire"], 1)])
def test_more_cards_than_each_opponent(hand, drawn):
    table = deal(
        {"inkwell": 1, "hand": ["count", *hand]},
        {"hand": ["scout"]},
        count=action("If you have more cards in your hand than each opponent, draw a card."),
    )
    table.do("A: play count")
    table.expect({"A": {"hand": len(hand) + drawn}})


def test_who_looks_at_hands_decides_himself():
    table = deal(
        {"inkwell": 1, "hand": ["spy"]},
        {"hand": ["scout"]},
        spy=character("When you play this character, you may look at each opponent's hand."),
    )
    table.do("A: play spy")
    table.expect({"question": {"seat": "A", "kind": "may"}})


def test_all_such_cards_go_from_the_discard_into_the_inkwell():
    table = deal(
        {"inkwell": 1, "hand": ["sweep"], "discard": ["gem", "idol", "scout"]},
        sweep=action("Put all item cards from your discard into your inkwell facedown and exerted."),
        idol=item(),
    )
    table.do("A: play sweep")
    table.expect({"gem": {"zone": "inkwell"}, "idol": {"zone": "inkwell"}, "scout": {"zone": "discard"}})


def test_what_is_searched_for_comes_to_the_hand():
    table = deal(
        {"inkwell": 1, "hand": ["seek"], "deck": {"top": ["scout", "gem"], "filler": 2}},
        seek=action(
            "Search your deck for an item card and reveal that card to all players. Put that card into your hand and "
            "shuffle your deck."
        ),
    )
    run(table, "A: play seek", "A: choose gem")
    table.expect({"A": {"hand": ["gem"], "deck": 3}})


@pytest.mark.parametrize(("answer", "cards"), [("yes", 2), ("no", 0)])
def test_you_decide_on_what_their_player_does_then(answer, cards):
    table = deal(
        {"inkwell": 1, "hand": ["swap"]},
        {"field": ["raider"]},
        swap=action("You may return chosen character to their player's hand, then that player draws a card."),
    )
    run(table, "A: play swap", f"A: {answer}", *(["A: choose raider"] if answer == "yes" else []))
    table.expect({"B": {"hand": cards}})


@pytest.mark.parametrize(("strength", "lore"), [(4, 3), (3, 1)])
def test_only_a_strong_quest_triggers(strength, lore):
    boar = character(
        "Whenever this character quests while he has 4 {S} or more, gain 2 lore.", strength=strength, lore=1
    )
    table = deal({"field": ["boar"]}, boar=boar)
    table.do("A: quest boar")
    table.expect({"A": {"lore": lore}})


@pytest.mark.parametrize(("hand", "answer", "zone"), [([], [], "discard"), (["gem"], ["A: yes"], "play")])
def test_who_cannot_discard_is_banished(hand, answer, zone):
    table = deal(
        {"inkwell": 1, "hand": ["cynic", *hand]},
        cynic=character("When you play this character, choose and discard a card or banish this character."),
    )
    run(table, "A: play cynic", *answer)
    table.expect({"cynic": {"zone": zone}, "A": {"hand": 0}})


def test_the_one_that_was_chosen_first_is_banished_and_not_all_who_were_dealt_damage():
    table = deal(
        {"hand": ["doom"], "inkwell": 1, "field": ["scout"]},
        {"field": ["raider", "squire"]},
        doom=action(
            "Chosen character gets +2 {S} this turn. Deal 1 damage to each opposing character. Banish that character."
        ),
    )
    run(table, "A: play doom", "A: choose scout")
    table.expect({"scout": {"zone": "discard"}, "raider": {"damage": 1}, "squire": {"damage": 1}})


def test_here_on_a_character_is_the_location_at_which_he_is():
    table = deal(
        {"field": ["inn", {"card": "guide", "at": "inn"}, {"card": "scout", "at": "inn", "exerted": True}, "squire"]},
        inn=location(),
        guide=character(
            "Whenever this character quests while at a location, ready all other characters here. "
            "They can't quest for the rest of this turn."
        ),
    )
    table.do("A: quest guide")
    table.expect({"scout": {"exerted": False}, "not_offered": {"quest scout": None}, "offered": ["quest squire"]})
