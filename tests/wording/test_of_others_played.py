"""What is said of other people's cards, of two of theirs, and down to a number, at a table."""

from tests.rules.lorcana.stock import action, character, deal, hurt, item, location, song

from .test_played import run


def test_each_opponent_gives_up_two_of_his_own_choice():
    table = deal(
        {"hand": ["cull"], "inkwell": 1, "field": ["owl"]},
        {"field": ["scout", "raider", "hawk"]},
        cull=action("Each opponent chooses and banishes 2 of their characters."),
        owl=character(),
    )
    run(table, "A: play cull", "B: scout, hawk")
    table.expect({"A": {"field": ["owl"]}, "B": {"field": ["raider"]}})


def test_who_has_but_one_gives_up_that_one():
    table = deal(
        {"hand": ["cull"], "inkwell": 1},
        {"field": ["scout"]},
        cull=action("Each opponent chooses and banishes 2 of their characters."),
    )
    table.do("A: play cull")
    table.expect({"B": {"field": []}})


def test_all_cards_of_a_kind_leave_the_hand_and_no_other():
    table = deal(
        {"hand": ["raid", "tune"], "inkwell": 1},
        {"hand": ["tune", "gem", "tune", "scout"]},
        raid=action("Each opponent reveals their hand and discards all song cards."),
        tune=song("Draw a card."),
    )
    table.do("A: play raid")
    table.expect({"A": {"hand": ["tune"]}, "B": {"hand": ["gem", "scout"], "discard": ["tune", "tune"]}})


def test_each_player_keeps_so_many_cards():
    keep = action("Each player with more than 2 cards in their hand discards until they have 2 cards in their hand.")
    table = deal(
        {"hand": ["keep", "gem"], "inkwell": 1}, {"hand": ["gem", "scout", "owl", "owl"]}, keep=keep, owl=item()
    )
    run(table, "A: play keep", "B: owl, owl")
    table.expect({"A": {"hand": 1}, "B": {"hand": ["gem", "scout"]}})


def test_the_discard_of_the_chosen_opponent_goes_into_that_deck():
    table = deal(
        {"hand": ["wash"], "inkwell": 1, "discard": ["gem"]},
        {"discard": ["scout", "gem"], "deck": {"filler": 3}},
        wash=action("Shuffle chosen opponent's discard into their deck."),
    )
    table.do("A: play wash")
    table.expect({"A": {"discard": ["wash", "gem"]}, "B": {"discard": [], "deck": 5}})


def test_a_card_of_another_discard_goes_into_that_inkwell():
    table = deal(
        {"hand": ["rust"], "inkwell": 1},
        {"discard": ["scout", "gem"], "inkwell": 1},
        rust=action("Put an item card from chosen opponent's discard into their inkwell facedown and exerted."),
    )
    run(table, "A: play rust")
    table.expect({"A": {"inkwell": 1}, "B": {"discard": ["scout"], "inkwell": 2}})


def test_nobody_may_be_stronger_and_an_equal_one_is_not():
    proud = character("While no opposing character has more {S} than this character, this character gets +5 {L}.")
    table = deal({"field": ["proud"]}, {"field": ["owl"]}, proud=proud, owl=character())
    table.expect({"proud": {"lore": 6}})
    table = deal(
        {"field": ["proud"]}, {"field": ["owl", "ogre"]}, proud=proud, owl=character(), ogre=character(strength=9)
    )
    table.expect({"proud": {"lore": 1}})


def test_an_action_costs_less_while_its_condition_holds():
    text = "If you have a damaged character in play, you pay 2 {I} less to play this action.\nGain 1 lore."
    table = deal({"hand": ["surge"], "inkwell": 1, "field": ["scout"]}, surge=action(text) | {"cost": 3})
    table.expect({"not_offered": {"play surge": "4.3.4.6"}})
    table = deal({"hand": ["surge"], "inkwell": 1, "field": [hurt("scout", 1)]}, surge=action(text) | {"cost": 3})
    table.do("A: play surge")
    table.expect({"A": {"lore": 1}})


def test_whoever_is_moved_to_a_location_sets_it_off_however_often():
    table = deal(
        {"field": ["pilgrim", "keep", "tower"], "inkwell": 2, "deck": {"filler": 5}},
        pilgrim=character("When you move this character to a location, draw a card."),
        tower=location(),
    )
    run(table, "A: move pilgrim keep", "A: move pilgrim tower")
    table.expect({"A": {"hand": 2}})


def test_damage_that_would_be_dealt_comes_to_lie_on_this_card():
    table = deal(
        {"field": ["idol", "scout"], "hand": ["bolt"], "inkwell": 2},
        idol=character(
            "If one of your other characters would be dealt damage, put that many damage counters on this character "
            "instead.",
            willpower=9,
        ),
        bolt=action("Deal 2 damage to chosen character."),
    )
    run(table, "A: play bolt", "A: scout")
    table.expect({"scout": {"damage": 0}, "idol": {"damage": 2}})


def test_the_cards_that_were_under_one_that_is_banished_come_to_the_hand():
    table = deal(
        {"hand": ["bury", "bane"], "field": ["chest"], "inkwell": 2, "deck": {"top": ["gem"], "filler": 5}},
        chest=character("When this character is banished, put all cards that were under him into your hand."),
        bury=action("Put the top card of your deck facedown under chosen character of yours."),
        bane=action("Banish chosen character of yours."),
    )
    run(table, "A: play bury", "A: play bane")
    table.expect({"A": {"hand": ["gem"], "field": []}})


def test_the_cards_under_one_that_is_chosen_come_to_the_hand_and_no_others():
    table = deal(
        {
            "hand": ["bury", "bury", "lift"],
            "field": ["chest", "owl"],
            "inkwell": 3,
            "deck": {"top": ["gem", "keep"], "filler": 5},
        },
        chest=character(),
        owl=character(),
        bury=action("Put the top card of your deck facedown under chosen character of yours."),
        lift=action("Put all cards from under one of your characters into your hand."),
    )
    run(table, "A: play bury", "A: chest", "A: play bury", "A: owl", "A: play lift", "A: owl")
    table.expect({"A": {"hand": ["keep"]}})


def test_as_many_are_drawn_as_the_chosen_opponent_has():
    text = "Draw cards until you have as many cards in your hand as chosen opponent."
    table = deal(
        {"hand": ["level", "gem"], "inkwell": 1, "deck": {"filler": 9}},
        {"hand": ["gem", "scout", "gem", "scout"]},
        level=action(text),
    )
    table.do("A: play level")
    table.expect({"A": {"hand": 4}})


def test_what_a_banished_one_was_worth_is_gained():
    table = deal(
        {"field": ["altar", "giant", "scout"]},
        altar=item("{E}, Banish one of your characters — Gain lore equal to the banished character's {L}."),
    )
    run(table, "A: use altar", "A: giant")
    table.expect({"A": {"lore": 3, "field": ["altar", "scout"]}})


def test_everybody_but_those_of_a_name_is_exerted():
    table = deal(
        {"hand": ["hush"], "inkwell": 1, "field": ["scout", "owl"]},
        {"field": ["sprite", "raider"]},
        hush=action("Exert all characters not named Willow."),
        owl=character(name="Willow"),
        sprite=character(name="Willow", version="Old"),
    )
    table.do("A: play hush")
    for name, exerted in (("scout", True), ("raider", True), ("Willow", False), ("Willow - Old", False)):
        table.expect({name: {"exerted": exerted}})


def test_damaged_ones_of_the_others_alone_are_counted():
    table = deal(
        {"hand": ["tally"], "inkwell": 1, "field": [hurt("scout", 1)]},
        {"field": [hurt("raider", 1), hurt("giant", 2), "owl"]},
        tally=action("Gain lore equal to the number of damaged opposing characters."),
        owl=character(),
    )
    table.do("A: play tally")
    table.expect({"A": {"lore": 2}})


def test_moving_costs_the_others_more_and_oneself_as_much_as_before():
    toll = item("Opponents pay 1 {I} more to move their characters to a location.")
    table = deal({"field": ["toll", "scout", "keep"], "inkwell": 1}, {}, toll=toll)
    table.expect({"offered": ["move scout keep"]})
    table = deal({"field": ["scout", "keep"], "inkwell": 1}, {"field": ["toll"]}, toll=toll)
    table.expect({"not_offered": {"move scout keep": "4.3.7.4"}})
    table = deal({"field": ["scout", "keep"], "inkwell": 2}, {"field": ["toll"]}, toll=toll)
    table.expect({"offered": ["move scout keep"]})


def test_two_cards_have_to_be_put_under_it_in_the_turn():
    table = deal(
        {"hand": ["bury", "bury"], "field": ["chest"], "inkwell": 2, "deck": {"filler": 5}},
        chest=character("If you've put 2 or more cards under this character this turn, this character gets +3 {S}."),
        bury=action("Put the top card of your deck facedown under chosen character of yours."),
    )
    table.do("A: play bury")
    table.expect({"chest": {"strength": 2}})
    table.do("A: play bury")
    table.expect({"chest": {"strength": 5}})


def test_who_searches_for_any_card_finds_one_and_for_a_kind_of_card_may_find_none():
    deck = {"top": ["gem", "keep"], "filler": 3}
    text = "Search your deck for any card, put that card into your hand, then shuffle your deck."
    table = deal({"hand": ["dig"], "inkwell": 1, "deck": deck}, dig=action(text))
    table.do("A: play dig")
    assert table.question is not None
    assert (table.question.least, table.question.most, len(table.question.options)) == (1, 1, 5)
    table.do("A: keep")
    table.expect({"A": {"hand": ["keep"], "deck": 4}})
    text = "Search your deck for an item card, reveal that card, put it into your hand, then shuffle your deck."
    table = deal({"hand": ["dig"], "inkwell": 1, "deck": deck}, dig=action(text))
    table.do("A: play dig")
    assert table.question is not None
    assert table.question.least == 0


def test_who_searches_an_empty_deck_finds_nothing():
    text = "Search your deck for any card, put that card into your hand, then shuffle your deck. Gain 1 lore."
    table = deal({"hand": ["dig"], "inkwell": 1, "deck": {"filler": 0}}, dig=action(text))
    table.do("A: play dig")
    table.expect({"A": {"hand": 0, "lore": 1}})


def test_who_loses_all_abilities_is_an_ordinary_character_for_the_turn():
    table = deal(
        {"hand": ["hush"], "inkwell": 1, "field": ["scout"]},
        {"field": [{"card": "hawk", "exerted": True}, {"card": "proud", "exerted": True}], "deck": {"filler": 3}},
        hush=action("Chosen opposing character loses all abilities this turn."),
        proud=character("While this character is exerted, this character gets +3 {S}."),
    )
    table.expect({"not_offered": {"challenge scout hawk": "10.4.1"}, "proud": {"strength": 5}})
    run(table, "A: play hush", "A: hawk")
    table.expect({"offered": ["challenge scout hawk"], "proud": {"strength": 5}})


def test_an_ability_that_says_nothing_of_keywords_is_lost_too_and_comes_back():
    table = deal(
        {"hand": ["hush"], "inkwell": 1, "deck": {"filler": 3}},
        {"field": [{"card": "proud", "exerted": True}], "deck": {"filler": 3}},
        hush=action("Chosen opposing character loses all abilities this turn."),
        proud=character("This character gets +3 {S} for each card in your hand."),
    )
    run(table, "A: play hush")
    table.expect({"proud": {"strength": 2}})
    run(table, "A: end")
    table.expect({"proud": {"strength": 5}})


def test_some_of_the_cards_go_under_the_deck_and_the_rest_lie_on_top_again():
    text = (
        "Look at the top 3 cards of your deck. Put any number of them on the bottom of your deck in any order and the "
        "rest on the top in any order. Draw a card."
    )
    table = deal(
        {"hand": ["sift"], "inkwell": 1, "deck": {"top": ["gem", "keep", "owl"], "filler": 2}},
        sift=action(text),
        owl=character(),
    )
    run(table, "A: play sift", "A: gem, keep", "A: gem, keep")
    table.expect({"A": {"hand": ["owl"]}})


def test_a_song_that_was_sung_counts_as_a_song_in_the_discard():
    owl = character("While you have a song in your discard, this character gets +2 {S}.")
    table = deal({"field": ["owl"], "discard": ["gem"]}, owl=owl)
    table.expect({"owl": {"strength": 2}})
    table = deal({"field": ["owl"], "discard": ["ballad"]}, owl=owl)
    table.expect({"owl": {"strength": 4}})


def test_the_weakest_of_ones_own_is_the_weakest_among_them_alone():
    table = deal(
        {"hand": ["cull"], "inkwell": 1, "field": ["raider", "giant"]},
        {"field": ["scout", "mouse"]},
        cull=action("Banish one of your characters with the lowest {S}."),
        mouse=character(strength=0),
    )
    table.do("A: play cull")
    table.expect({"A": {"field": ["giant"]}, "B": {"field": ["scout", "mouse"]}})


def test_the_strongest_of_ones_own_may_be_weaker_than_another_ones():
    table = deal(
        {"hand": ["dare"], "inkwell": 1, "field": ["scout", "raider"]},
        {"field": ["giant"]},
        dare=action(
            "Choose one of your characters with the highest {S}. They can challenge ready characters this turn."
        ),
    )
    table.expect({"not_offered": {"challenge raider giant": "4.3.6.6"}})
    table.do("A: play dare")
    table.expect({"offered": ["challenge raider giant"], "not_offered": {"challenge scout giant": "4.3.6.6"}})
