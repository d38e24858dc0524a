"""Where two rules meet: what a check must notice, who is next when somebody has left, and when a condition is read."""

from tests.rules.lorcana.stock import action, character, deal, hurt, location, lor, lore, sideways, song

# --- a willpower that changes without anything happening to the character ---


@lor("1.9.2", "4.2.1.1")
def test_a_willpower_that_ends_as_its_giver_readies_is_checked_in_that_step():
    captain = character("While this character is exerted, your other characters get +2 {W}.")
    table = deal(
        {"field": [sideways("captain"), hurt("scout", 4)], "deck": 5},
        {"deck": 5},
        turn={"seat": "B"},
        captain=captain,
    )
    table.expect({"scout": {"zone": "field", "willpower": 5}})
    table.do("B: end")
    table.expect({"scout": {"zone": "discard"}})


@lor("1.9.2", "4.2.1.2")
def test_a_willpower_of_the_opponents_turns_ends_with_the_own_one():
    wall = character("During opponents' turns, this character gets +2 {W}.")
    table = deal({"field": [hurt("wall", 4)], "deck": 5}, {"deck": 5}, turn={"seat": "B"}, wall=wall)
    table.expect({"wall": {"zone": "field"}})
    table.do("B: end")
    table.expect({"wall": {"zone": "discard"}})


@lor("1.9.2", "4.3.6.17")
def test_a_willpower_of_the_challenge_ends_with_it():
    lancer = character("While challenging, this character gets +2 {W}.")
    table = deal({"field": ["lancer"]}, {"field": [sideways("raider")]}, lancer=lancer)
    table.do("A: challenge lancer raider")
    table.expect({"lancer": {"zone": "discard"}, "raider": {"damage": 2}})


@lor("1.9.2", "4.3.7.6")
def test_a_willpower_of_a_place_is_left_there():
    shelter = location("Characters get +2 {W} while here.", lore=0)
    table = deal(
        {"field": ["shelter", "keep", {"card": "scout", "at": "shelter", "damage": 4}, "raider"], "inkwell": 2},
        shelter=shelter,
    )
    table.do("A: quest raider")
    table.expect({"scout": {"zone": "field"}})
    table.do("A: move scout keep")
    table.expect({"scout": {"zone": "discard"}})


# --- keywords with a level ---


@lor("10.1.1")
def test_two_singers_are_no_sum_and_the_higher_one_counts():
    lesson = action("Chosen character gains Singer 6 this turn.")
    aria = song("Draw 2 cards.", cost=7)
    table = deal({"field": ["bard"], "hand": ["lesson", "aria"], "inkwell": 1}, lesson=lesson, aria=aria)
    table.do("A: play lesson bard")
    table.expect({"bard": {"keywords": {"singer": 6}}, "not_offered": {"A: sing aria bard": "6.3.3.3"}})


@lor("10.1.1")
def test_a_lower_singer_takes_nothing_away():
    lesson = action("Chosen character gains Singer 4 this turn.")
    table = deal({"field": ["bard"], "hand": ["lesson"], "inkwell": 1}, lesson=lesson)
    table.do("A: play lesson bard")
    table.expect({"bard": {"keywords": {"singer": 5}}})


# --- who is next in the bag ---


@lor("8.7.7", "8.7.9")
def test_after_a_resolver_who_has_left_the_next_to_his_left_resolves():
    table = deal(
        {"field": ["scout", "gleaner"], "deck": 5},
        {"field": [sideways("fool")], "deck": 1},
        {"field": ["warden"], "deck": 5},
        gleaner=character("Whenever an opponent draws a card, gain 1 lore."),
        fool=character("Whenever this character is challenged, draw 2 cards."),
        warden=character("Whenever an opposing character challenges another character, each opponent loses 1 lore."),
    )
    table.do("A: challenge scout fool")
    table.expect({"field": {"B": 0}, "question": {"seat": "A", "kind": "action"}})
    assert lore(table, "A") == 1, "the warden takes nothing yet, then the gleaner's lore comes"


# --- what several players choose ---

TYRANT = action("Each opponent chooses and banishes one of their characters. Gain 1 lore.")
HERALD = character("Whenever an opposing character is banished, gain 1 lore.")


@lor("1.6.2", "1.10.2.2")
def test_what_the_next_one_banishes_is_not_seen_by_what_has_gone_before_it():
    table = deal(
        {"hand": ["tyrant"], "inkwell": 1},
        {"field": ["herald"]},
        {"field": ["scout"]},
        tyrant=TYRANT,
        herald=HERALD,
    )
    table.do("A: play tyrant")
    table.expect({"herald": {"zone": "discard"}, "scout": {"zone": "discard"}, "lore": {"B": 0}})


@lor("1.6.2", "1.10.2.2")
def test_what_goes_after_another_has_seen_it_go():
    table = deal(
        {"hand": ["tyrant"], "inkwell": 1},
        {"field": ["scout"]},
        {"field": ["herald"]},
        tyrant=TYRANT,
        herald=HERALD,
    )
    table.do("A: play tyrant")
    table.expect({"herald": {"zone": "discard"}, "scout": {"zone": "discard"}, "lore": {"C": 1}})


@lor("1.6.2")
def test_the_active_player_has_done_his_part_before_the_other_one_chooses():
    warren = action("Each player chooses one of their characters and returns them to their hand. Gain 1 lore.")
    table = deal(
        {"hand": ["warren"], "inkwell": 1, "field": ["scout", "raider"]},
        {"field": ["giant", "guard"]},
        warren=warren,
    )
    table.do("A: play warren raider")
    table.expect({"raider": {"zone": "hand"}, "question": {"seat": "B", "kind": "target"}})
    table.do("B: choose giant")
    table.expect({"giant": {"zone": "hand"}, "lore": {"A": 1}})


@lor("1.6.2")
def test_what_all_of_them_chose_is_what_the_next_sentence_speaks_of():
    lull = action(
        "Each player chooses and exerts one of their characters. They can't ready at the start of their next turn.",
    )
    table = deal(
        {"hand": ["lull"], "inkwell": 1, "field": ["scout"], "deck": 5},
        {"field": ["raider"], "deck": 5},
        lull=lull,
    )
    table.do("A: play lull")
    table.expect({"scout": {"exerted": True}, "raider": {"exerted": True}})
    table.do("A: end")
    table.expect({"raider": {"exerted": True}})
    table.do("B: end")
    table.expect({"scout": {"exerted": True}})


# --- when an additional condition is read ---


@lor("7.4.4.1", "8.7.4")
def test_a_condition_is_read_when_the_ability_that_caused_the_trigger_is_done():
    table = deal(
        {"field": ["reaper", "martyr"], "deck": 3},
        reaper=character("Whenever this character quests, banish chosen character of yours. Draw a card.", lore=0),
        martyr=character("When this character is banished, if you have a card in your hand, gain 1 lore."),
    )
    table.do("A: quest reaper")
    table.do("A: choose martyr")
    table.expect({"martyr": {"zone": "discard"}, "lore": {"A": 1}})


@lor("4.2.2.3", "7.4.4.1")
def test_a_condition_of_the_turns_start_is_read_after_the_lore_of_places():
    sage = character("At the start of your turn, if you have 5 or more lore, draw a card.")
    table = deal(
        {"field": ["sage", "keep"], "deck": 3, "lore": 4},
        {"deck": 3},
        turn={"seat": "B"},
        sage=sage,
    )
    table.do("B: end")
    table.expect({"hand": {"A": 2}, "lore": {"A": 5}})


@lor("7.4.4.1")
def test_what_did_not_join_the_bag_has_not_had_its_turn():
    steward = character(
        "Once during your turn, whenever you play a character, if you have 2 or more lore, draw a card.",
    )
    table = deal(
        {"field": ["steward", "raider"], "hand": ["scout", "runner", "witch"], "inkwell": 3, "deck": 5, "lore": 1},
        steward=steward,
    )
    table.do("A: play scout")
    table.expect({"hand": {"A": 2}})
    table.do("A: quest raider")
    table.do("A: play runner")
    table.expect({"hand": {"A": 2}})
    table.do("A: play witch")
    table.expect({"hand": {"A": 1}})


# --- who leaves while he chooses for another's damage ---


@lor("1.10.2.3", "4.3.6.22", "7.7.5")
def test_who_leaves_while_he_says_where_his_blow_goes_deals_it_no_more():
    shield = character(
        "Whenever one of your other characters would be dealt damage, put that many damage counters on this character "
        "instead.",
    )
    table = deal(
        {"field": ["knight", "shield"], "deck": 5},
        {"field": [sideways("giant")]},
        {"deck": 5},
        shield=shield,
    )
    table.do("A: challenge knight giant")
    table.expect({"question": {"seat": "B", "kind": "replace"}})
    table.do("B: concede")
    table.expect(
        {
            "knight": {"damage": 0, "exerted": True},
            "shield": {"damage": 0},
            "question": {"seat": "A", "kind": "action"},
            "not_log": ["no_damage A knight"],
        }
    )


# --- a prohibition of several players ---


@lor("1.2.2", "1.10.2")
def test_what_opponents_cannot_do_in_their_next_turn_holds_for_each_in_his_own():
    hush = action("Opponents can't play actions during their next turn.")
    side = {"hand": ["bolt"], "inkwell": 1, "deck": 5}
    table = deal({"hand": ["hush"], "inkwell": 1, "deck": 5}, side, side, hush=hush)
    table.do("A: play hush")
    table.do("A: end")
    assert table.refused("B: play B.bolt") == "1.2.2"
    table.do("B: end")
    assert table.refused("C: play C.bolt") == "1.2.2"
    table.do("C: end")
    table.do("A: end")
    table.expect({"offered": ["B: play B.bolt"]})
