"""Words of later sets that hang on others, each played on a position."""

from __future__ import annotations

from engine.scenario import ScenarioTable
from tests.rules.lorcana.stock import action, asked, character, deal, item, location, lore, ref, sideways


def stat(table: ScenarioTable, name: str, which: str) -> int:
    return table.play.game.looks()[ref(table, name)].stat(which)


# --- while and unless, said of others


def test_stronger_only_while_challenging_a_damaged_one():
    hunter = character("While challenging a damaged character, this character gets +2 {S}.", strength=1, willpower=9)
    hurt_giant = {"card": "giant", "exerted": True, "damage": 1}
    table = deal({"field": ["hunter"]}, {"field": [hurt_giant]}, hunter=hunter)
    assert stat(table, "hunter", "strength") == 1
    table.do("A: challenge hunter giant")
    table.expect({"giant": {"damage": 4}})
    whole = deal({"field": ["hunter"]}, {"field": [sideways("giant")]}, hunter=hunter)
    whole.do("A: challenge hunter giant")
    whole.expect({"giant": {"damage": 1}})


def test_for_a_turn_all_are_stronger_while_challenging_a_location():
    charge = action("Your characters get +3 {S} while challenging a location this turn.")
    table = deal(
        {"field": ["scout"], "hand": ["charge"], "inkwell": 1},
        {"field": ["tower"]},
        charge=charge,
        tower=location(willpower=9),
    )
    table.do("A: play charge")
    assert stat(table, "scout", "strength") == 2
    table.do("A: challenge scout tower")
    table.expect({"tower": {"damage": 5}})


def test_it_stays_exerted_unless_it_is_at_a_location():
    rain = action(
        "Exert chosen opposing character. That character can't ready at the start of their next turn unless they're "
        "at a location."
    )
    table = deal({"hand": ["rain"], "inkwell": 1}, {"field": ["scout"], "deck": {"filler": 5}}, rain=rain)
    table.do("A: play rain")
    table.do("A: end turn")
    table.expect({"scout": {"exerted": True}})
    at_home = deal(
        {"hand": ["rain"], "inkwell": 1},
        {"field": ["keep", {"card": "scout", "at": "keep"}], "deck": {"filler": 5}},
        rain=rain,
    )
    at_home.do("A: play rain")
    at_home.do("A: end turn")
    at_home.expect({"scout": {"exerted": False}})


# --- what is asked of the one that did it


def test_the_challenging_character_is_asked_for_its_strength():
    inn = location(
        "Whenever a character challenges another character while here, gain 1 lore. If the challenging character has "
        "3 {S} or more, gain 3 lore instead."
    )
    for name, gained in (("scout", 1), ("raider", 3)):
        table = deal({"field": ["inn", {"card": name, "at": "inn"}]}, {"field": [sideways("giant")]}, inn=inn)
        table.do(f"A: challenge {name} giant")
        assert lore(table, "A") == gained


def test_what_they_do_later_this_turn():
    weights = action(
        "Chosen character gets +2 {S} this turn. Whenever they challenge another character this turn, draw a card."
    )
    table = deal(
        {"field": ["scout", "raider"], "hand": ["weights"], "inkwell": 1, "deck": {"filler": 5}},
        {"field": [sideways("giant")]},
        weights=weights,
    )
    table.do("A: play weights")
    table.do("A: choose raider")
    table.do("A: challenge scout giant")
    table.expect({"A": {"hand": 0}})
    table.do("A: challenge raider giant")
    table.expect({"A": {"hand": 1}})


def test_only_the_first_time_in_a_turn_and_more_for_a_knight():
    mine = location(
        "During your turn, the first time you move a character here, you may deal 1 damage to chosen character. If "
        "the moved character is a Knight, deal 2 damage instead.",
        move=0,
    )
    knight = character(classes=["knight"])
    table = deal({"field": ["mine", "knight", "scout"]}, {"field": ["giant"]}, mine=mine, knight=knight)
    table.do("A: move knight mine")
    table.do("A: yes")
    table.do("A: choose giant")
    table.expect({"giant": {"damage": 2}})
    table.do("A: move scout mine")
    assert asked(table).kind == "action"


# --- what is chosen, what is used


def test_what_opponents_cannot_choose():
    keeper = character("Opponents can't choose your items for abilities or effects.")
    smash = action("Banish chosen item.")
    table = deal(
        {"field": ["gem"], "hand": ["smash"], "inkwell": 1},
        {"field": ["keeper", "lens"]},
        keeper=keeper,
        smash=smash,
        lens=item(),
    )
    table.do("A: play smash")
    table.expect({"gem": {"zone": "discard"}, "lens": {"zone": "field"}})


def test_a_location_that_can_be_given_up_while_it_is_crowded():
    den = location(
        "While you have 2 or more characters here, you may banish this location to play a character from your "
        "discard for free."
    )
    one = deal({"field": ["den", {"card": "scout", "at": "den"}], "discard": ["raider"]}, den=den)
    assert one.refused("A: use den") == "7.5.3"
    two = deal(
        {"field": ["den", {"card": "scout", "at": "den"}, {"card": "hawk", "at": "den"}], "discard": ["raider"]},
        den=den,
    )
    two.do("A: use den")
    if asked(two).kind != "action":
        two.do("A: choose raider")
    two.expect({"den": {"zone": "discard"}, "raider": {"zone": "field"}})


def test_the_lore_of_the_location_where_it_is():
    dream = action(
        "Ready chosen character of yours at a location. They can't quest for the rest of this turn. Gain lore equal to "
        "that location's {L}."
    )
    shrine = location(lore=2)
    table = deal(
        {"field": ["shrine", {"card": "scout", "at": "shrine", "exerted": True}], "hand": ["dream"], "inkwell": 1},
        dream=dream,
        shrine=shrine,
    )
    table.do("A: play dream")
    table.expect({"scout": {"exerted": False}})
    assert lore(table, "A") == 2


# --- names


def test_a_named_card_on_top_comes_into_the_hand():
    hat = item(
        "{E} — Name a card, then reveal the top card of your deck. If it's the named card, put that card into "
        "your hand. Otherwise, put it on the top of your deck."
    )
    table = deal({"field": ["hat"], "hand": ["raider"], "deck": {"top": ["scout"], "filler": 5}}, hat=hat)
    table.do("A: use hat")
    question = asked(table)
    assert (question.kind, question.private) == ("name", True)
    assert {str(option[1]) for option in question.options} <= set(table.play.game.keys)
    table.do("A: choose scout")
    table.expect({"A": {"hand": ["raider", "scout"]}, "log": ["name A scout"]})
    other = deal({"field": ["hat"], "hand": ["raider"], "deck": {"top": ["scout"], "filler": 5}}, hat=hat)
    other.do("A: use hat")
    other.do("A: choose raider")
    other.expect({"A": {"hand": ["raider"], "deck": 6}})


def test_nobody_is_told_what_others_have_brought():
    hat = item("{E} — Name a card, then reveal the top card of your deck. If it's the named card, gain 2 lore.")
    table = deal({"field": ["hat"], "deck": {"filler": 5}}, {"hand": ["giant"], "field": ["hawk"]}, hat=hat)
    table.do("A: use hat")
    game = table.play.game
    named = {str(option[1]) for option in asked(table).options}
    hidden = game.keys[game.zone(1, "hand")[0]]
    assert hidden not in named
    seen = {key for key in named if game.owner[game.keys.index(key)] == 1}
    assert seen == {game.key(ref(table, "hawk"))}  # what everybody sees may be named as well


def test_all_cards_of_the_named_name_come_back():
    past = action("Name a card. Return all character cards with that name from your discard to your hand.")
    table = deal({"hand": ["past"], "inkwell": 1, "discard": ["scout", "raider", "scout", "gem"]}, past=past)
    table.do("A: play past")
    table.do("A: choose scout")
    table.expect({"A": {"hand": ["scout", "scout#2"]}})


def test_all_of_the_same_name_are_exerted():
    alice = character("{E} — Exert chosen opposing character and all other opposing characters with the same name.")
    table = deal({"field": ["alice"]}, {"field": ["scout", "raider", "scout"]}, alice=alice)
    table.do("A: use alice")
    table.do("A: choose scout")
    table.expect({"scout": {"exerted": True}, "scout#2": {"exerted": True}, "raider": {"exerted": False}})


def test_one_of_the_name_of_the_banished_one_is_played():
    trade = character(
        "{E}, Banish one of your other characters — Play a character with the same name as the banished "
        "character for free."
    )
    table = deal({"field": ["trade", "scout"], "hand": ["raider", "scout#2"]}, trade=trade)
    table.do("A: use trade")
    while asked(table).kind != "action":
        picks = [at for at, option in enumerate(asked(table).options)]
        assert len(picks) <= 2
        table.do("A: choose scout#2" if asked(table).kind == "card" else "A: choose scout")
    table.expect({"scout": {"zone": "discard"}, "scout#2": {"zone": "field"}})


def test_a_card_that_was_found_lies_on_the_top_of_the_shuffled_deck():
    herald = character(
        "When you play this character, you may search your deck for an item card and reveal that card "
        "to all players. Shuffle your deck and put that card on the top of it."
    )
    table = deal({"hand": ["herald"], "inkwell": 1, "deck": {"top": ["scout", "gem"], "filler": 5}}, herald=herald)
    table.do("A: play herald")
    table.do("A: yes")
    table.do("A: choose gem")
    game = table.play.game
    assert game.keys[game.zone(0, "deck")[0]] == game.keys[ref(table, "gem") & 0xFFF]


# --- dealing damage, and so much for each


def test_whoever_it_strikes_is_not_another_one():
    twin = character(
        "During your turn, whenever this character deals damage to another character in a challenge, deal "
        "the same amount of damage to another chosen character.",
        strength=2,
        willpower=9,
    )
    table = deal({"field": ["twin"]}, {"field": [sideways("giant"), "brute"]}, twin=twin)
    table.do("A: challenge twin giant")
    if asked(table).kind == "target":
        assert len(asked(table).options) == 1
        table.do("A: choose brute")
    table.expect({"giant": {"damage": 2}, "brute": {"damage": 2}, "twin": {"damage": 6}})


def test_resist_for_each():
    snow = character("This character gains Resist +1 for each item you have in play.")
    table = deal({"field": ["snow", "gem", "gem"]}, snow=snow)
    assert table.play.game.looks()[ref(table, "snow")].keywords == {"resist": 2}


def test_resist_and_lore_for_each():
    silver = character("For each item you have in play, this character gains Resist +1 and gets +1 {L}.")
    table = deal({"field": ["silver", "gem", "gem"]}, silver=silver)
    look = table.play.game.looks()[ref(table, "silver")]
    assert (look.keywords, look.stat("lore")) == ({"resist": 2}, 3)


def test_challenger_for_each_this_turn():
    rally = action("Chosen character gains Challenger +1 for each item you have in play this turn.")
    table = deal({"field": ["scout", "gem", "gem"], "hand": ["rally"], "inkwell": 1}, rally=rally)
    table.do("A: play rally")
    table.do("A: choose scout")
    assert table.play.game.looks()[ref(table, "scout")].keywords == {"challenger": 2}


# --- the player whose turn it is


def test_they_discard_down_to_three_at_the_end_of_their_turn():
    mirror = item(
        "At the end of each opponent's turn, if they have more than 3 cards in their hand, they discard until they "
        "have 3 cards in their hand."
    )
    table = deal(
        {"hand": ["scout", "raider", "hawk", "gem"], "deck": {"filler": 5}},
        {"field": ["mirror"], "hand": ["giant", "brute", "guard", "squire", "gem"], "deck": {"filler": 5}},
        mirror=mirror,
    )
    table.do("A: end turn")
    assert (asked(table).seat, asked(table).kind) == (0, "card")
    table.do("A: choose gem")
    table.expect({"A": {"hand": ["scout", "raider", "hawk"]}})


def test_only_what_they_draw_in_their_own_turn():
    raven = character(
        "During each opponent's turn, whenever they draw a card while this character is exerted, you may draw a card."
    )
    table = deal(
        {"deck": {"filler": 5}},
        {"field": [sideways("raven")], "deck": {"filler": 5}},
        {"deck": {"filler": 5}},
        raven=raven,
        turn={"seat": "B"},
    )
    table.do("B: end turn")
    table.do("B: yes")
    table.expect({"B": {"hand": 1}, "C": {"hand": 1}})


# --- as long as it is in play


def test_it_stays_exerted_as_long_as_the_palace_is_in_play():
    palace = location(
        "When you play this location, choose an exerted character. While this location is in play, that character "
        "can't ready at the start of their turn."
    )
    table = deal(
        {"hand": ["palace"], "inkwell": 3, "deck": {"filler": 5}},
        {"field": [sideways("scout")], "hand": ["storm"], "inkwell": 3, "deck": {"filler": 5}},
        palace=palace,
        storm=action("Banish chosen location."),
    )
    table.do("A: play palace")
    table.do("A: end turn")
    table.expect({"scout": {"exerted": True}})
    table.do("B: play storm")
    table.do("B: end turn")
    table.do("A: end turn")
    table.expect({"scout": {"exerted": False}})


# --- keywords that cannot be gained, names for Shift, ink without the symbol


def test_what_it_cannot_gain_it_does_not_have():
    hook = character("Characters named Scout lose Evasive and can't gain Evasive.")
    wings = action("Your characters gain Evasive this turn.")
    table = deal({"field": ["hook", "scout", "raider"], "hand": ["wings"], "inkwell": 1}, hook=hook, wings=wings)
    table.do("A: play wings")
    looks = table.play.game.looks()
    assert not looks[ref(table, "scout")].has("evasive")
    assert looks[ref(table, "raider")].has("evasive")


def test_a_name_for_shift():
    turbo = character("This character counts as being named Candy for Shift.")
    morph = character("You may play any character with Shift on this character as if this character had any name.")
    candy = character("Shift 2", name="Candy", version="Sweet")
    elsa = character("Shift 2", name="Elsa", version="Cold")
    table = deal(
        {"field": ["turbo", "morph"], "hand": ["candy", "elsa"], "inkwell": 4},
        turbo=turbo,
        morph=morph,
        candy=candy,
        elsa=elsa,
    )
    assert table.refused("A: shift elsa turbo") == "10.8.1"
    table.do("A: shift candy turbo")
    table.do("A: shift elsa morph")
    table.expect({"candy": {"zone": "field"}, "elsa": {"zone": "field"}})


def test_every_card_of_the_hand_can_be_ink():
    caster = item("All cards in your hand count as having {C}.")
    plain = character(inkwell=False)
    bare = deal({"hand": ["plain"]}, plain=plain)
    assert bare.refused("A: ink plain") == "4.3.3.1"
    table = deal({"field": ["caster"], "hand": ["plain"]}, caster=caster, plain=plain)
    table.do("A: ink plain")
    table.expect({"plain": {"zone": "inkwell"}})


# --- out of the hand or the discard, and back onto the deck


def test_an_item_out_of_the_hand_or_the_discard():
    prince = character("{E} — Play an item from your hand or discard with cost 2 or less for free, exerted.")
    table = deal({"field": ["prince"], "hand": ["scout", "lens"], "discard": ["gem"]}, prince=prince, lens=item())
    table.do("A: use prince")
    assert len(asked(table).options) == 2
    table.do("A: choose gem")
    table.expect({"gem": {"zone": "field", "exerted": True}})


def test_any_number_on_the_top_and_the_rest_on_the_bottom():
    boss = action(
        "Look at the top 3 cards of your deck. Put any number of them on the top or the bottom of your deck in any "
        "order. Gain 1 lore."
    )
    table = deal({"hand": ["boss"], "inkwell": 1, "deck": {"top": ["scout", "raider", "gem"], "filler": 2}}, boss=boss)
    table.do("A: play boss")
    table.do("A: choose gem scout")
    table.do("A: order gem scout")
    table.expect({"A": {"deck": {"top": ["gem", "scout"]}}})
    assert (
        table.play.game.keys[table.play.game.zone(0, "deck")[-1]] == table.play.game.keys[ref(table, "raider") & 0xFFF]
    )


def test_cards_are_revealed_until_one_is_such():
    dig = action(
        "Reveal cards from the top of your deck until you reveal an item card. Put that card into your hand. Put the "
        "rest on the bottom of your deck in any order."
    )
    table = deal(
        {"hand": ["dig"], "inkwell": 1, "deck": {"top": ["scout", "raider", "gem", "hawk"], "filler": 2}}, dig=dig
    )
    table.do("A: play dig")
    table.do("A: order scout raider")
    table.expect({"A": {"hand": ["gem"], "deck": {"top": ["hawk"]}}, "log": ["reveal A scout", "reveal A gem"]})


def test_where_none_is_such_the_whole_deck_was_revealed():
    dig = action(
        "Reveal cards from the top of your deck until you reveal an item card. Put that card into your hand and "
        "shuffle the rest into your deck."
    )
    table = deal({"hand": ["dig"], "inkwell": 1, "deck": {"top": ["scout", "raider"]}}, dig=dig)
    table.do("A: play dig")
    table.expect({"A": {"hand": 0, "deck": 2}})


def test_one_here_one_there_and_one_away():
    sort = action(
        "Look at the top 3 cards of your deck. Put one into your hand, one into your inkwell facedown and exerted, and "
        "one into your discard."
    )
    table = deal({"hand": ["sort"], "inkwell": 1, "deck": {"top": ["scout", "raider", "gem"], "filler": 2}}, sort=sort)
    table.do("A: play sort")
    table.do("A: choose raider")
    table.do("A: choose gem")
    table.expect({"A": {"hand": ["raider"]}, "gem": {"zone": "inkwell"}, "scout": {"zone": "discard"}})


def test_the_highest_among_the_others():
    proud = character("This character gets +{S} equal to the highest {S} among your other characters.", strength=1)
    table = deal({"field": ["proud", "giant", "scout"]}, {"field": ["brute"]}, proud=proud)
    assert stat(table, "proud", "strength") == 1 + stat(table, "giant", "strength")


def test_only_the_dearest_can_be_chosen():
    fall = action("Banish chosen opposing character with the highest cost.")
    table = deal({"hand": ["fall"], "inkwell": 1}, {"field": ["scout", "giant"]}, fall=fall)
    table.do("A: play fall")
    table.expect({"giant": {"zone": "discard"}, "scout": {"zone": "field"}})


def test_each_opponent_puts_a_card_of_his_own_choice_away():
    fog = action("Each opponent chooses a card from their hand and puts it on the bottom of their deck.")
    table = deal({"hand": ["fog"], "inkwell": 1}, {"hand": ["scout", "gem"], "deck": {"filler": 2}}, fog=fog)
    table.do("A: play fog")
    assert (asked(table).seat, asked(table).private) == (1, True)
    table.do("B: choose gem")
    table.expect({"B": {"hand": ["scout"], "deck": 3}})


def test_free_after_three_other_cards():
    rush = character("You may play this character for free if you've played 2 or more other cards this turn.", cost=9)
    table = deal({"hand": ["rush", "gem", "lens"], "inkwell": 2}, rush=rush, lens=item())
    assert table.refused("A: play rush") == "4.3.4.6"
    table.do("A: play gem")
    table.do("A: play lens")
    table.do("A: play rush")
    table.expect({"rush": {"zone": "field"}})


def test_damage_stays_on_opposing_characters_only():
    curse = item("Damage counters can't be removed from opposing characters.")
    mend = action("Remove all damage from chosen character.")
    table = deal(
        {"field": ["curse", {"card": "scout", "damage": 1}], "hand": ["mend", "mend"], "inkwell": 2},
        {"field": [{"card": "giant", "damage": 2}]},
        curse=curse,
        mend=mend,
    )
    table.do("A: play mend")
    table.do("A: choose giant")
    table.do("A: play mend#2")
    table.do("A: choose scout")
    table.expect({"giant": {"damage": 2}, "scout": {"damage": 0}})


def test_ready_again_after_the_challenge():
    prince = character(
        "Whenever this character challenges a damaged character, ready this character after the challenge.", willpower=9
    )
    table = deal({"field": ["prince"]}, {"field": [{"card": "giant", "exerted": True, "damage": 1}]}, prince=prince)
    table.do("A: challenge prince giant")
    table.expect({"prince": {"exerted": False}})


def test_whoever_has_the_most_cards_discards():
    friar = character(
        "When you play this character, the player or players with the most cards in their hand chooses and discards a "
        "card."
    )
    table = deal({"hand": ["friar", "gem"], "inkwell": 1}, {"hand": ["scout"]}, {"hand": []}, friar=friar)
    table.do("A: play friar")
    for _ in range(2):
        if asked(table).kind == "card":
            table.do("A: choose gem" if asked(table).seat == 0 else "B: choose scout")
    table.expect({"A": {"hand": 0}, "B": {"hand": 0}})


def test_what_a_chosen_opponent_cannot_play():
    hush = action("Chosen opponent can't play characters during their next turn.")
    table = deal(
        {"hand": ["hush"], "inkwell": 1, "deck": {"filler": 5}},
        {"hand": ["scout"], "inkwell": 3, "deck": {"filler": 5}},
        {"hand": ["raider"], "inkwell": 3, "deck": {"filler": 5}},
        hush=hush,
    )
    table.do("A: play hush")
    table.do("A: choose B")
    table.do("A: end turn")
    assert table.refused("B: play scout") == "1.2.2"
    table.do("B: end turn")
    table.do("C: play raider")
    table.expect({"raider": {"zone": "field"}})


def test_as_many_as_were_discarded_this_way():
    anew = action("Discard your hand, then draw a card for each card discarded this way.")
    table = deal({"hand": ["anew", "gem", "scout"], "inkwell": 1, "deck": {"filler": 5}}, anew=anew)
    table.do("A: play anew")
    table.expect({"A": {"hand": 2, "discard": 3}})


def test_two_stats_for_each_card_under_it():
    tower = character("Boost 1 {I}\nThis character gets +1 {S} and +2 {W} for each card under him.", strength=1)
    table = deal({"field": ["tower"], "inkwell": 2, "deck": {"filler": 5}}, tower=tower)
    table.do("A: use tower")
    assert (stat(table, "tower", "strength"), stat(table, "tower", "willpower")) == (2, 5)


def test_unless_you_have_an_item():
    knave = character("Whenever this character quests, choose and discard a card unless you have an item in play.")
    table = deal({"field": ["knave", "gem"], "hand": ["scout"]}, knave=knave)
    table.do("A: quest knave")
    table.expect({"A": {"hand": ["scout"]}})
    bare = deal({"field": ["knave"], "hand": ["scout"]}, knave=knave)
    bare.do("A: quest knave")
    bare.expect({"A": {"hand": 0}})


def test_for_each_of_them_another_one_is_returned():
    queen = character(
        "When you play this character, for each of your items in play, return chosen opposing character to their "
        "player's hand."
    )
    table = deal(
        {"hand": ["queen"], "field": ["gem", "gem"], "inkwell": 1}, {"field": ["scout", "raider", "hawk"]}, queen=queen
    )
    table.do("A: play queen")
    table.do("A: choose scout")
    table.do("A: choose hawk")
    table.expect({"B": {"hand": ["scout", "hawk"]}, "raider": {"zone": "field"}})


def test_for_none_of_them_nothing_is_returned():
    queen = character(
        "When you play this character, for each of your items in play, return chosen opposing character to their "
        "player's hand."
    )
    table = deal({"hand": ["queen"], "inkwell": 1}, {"field": ["scout"]}, queen=queen)
    table.do("A: play queen")
    assert asked(table).kind == "action"
