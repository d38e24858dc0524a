"""What later sets brought: each verb, condition and event of theirs, played on a position."""

from __future__ import annotations

from engine.kernel.views.build import build_view
from engine.scenario import ScenarioTable
from tests.rules.lorcana.stock import action, asked, character, deal, hurt, item, location, lore, ref, sideways

BOOSTED = "Boost 2 {I}\nWhile there's a card under this character, he gets +2 {L}."


def stat(table: ScenarioTable, name: str, which: str) -> int:
    return table.play.game.looks()[ref(table, name)].stat(which)


# --- cards under a card


def test_boost_puts_the_top_card_of_the_deck_face_down_under_it_once_in_a_turn():
    table = deal(
        {"field": ["drummer"], "inkwell": 5, "deck": {"top": ["gem"], "filler": 5}}, drummer=character(BOOSTED)
    )
    assert stat(table, "drummer", "lore") == 1
    table.do("A: use drummer")
    table.expect({"A": {"deck": 5}, "log": ["tuck A drummer"]})
    assert stat(table, "drummer", "lore") == 3
    assert table.refused("A: use drummer") == "7.5.3"


def test_what_lies_under_it_is_seen_by_nobody_and_counted_by_all():
    table = deal(
        {"field": ["drummer"], "inkwell": 5, "deck": {"top": ["gem"], "filler": 5}}, drummer=character(BOOSTED)
    )
    table.do("A: use drummer")
    for viewer in (0, 1, -1):
        view = build_view(table.play.game, viewer)
        (piece,) = [piece for side in view.seats for piece in side.pieces]
        assert (piece.under, piece.tucked) == ((), 1)


def test_whoever_is_banished_takes_what_lies_under_it_along():
    table = deal(
        {"field": ["drummer"], "hand": ["bolt"], "inkwell": 5, "deck": {"top": ["gem"], "filler": 5}},
        drummer=character(BOOSTED, willpower=2),
    )
    table.do("A: use drummer")
    table.do("A: play bolt")
    table.do("A: choose drummer")
    table.expect({"gem": {"zone": "discard"}, "drummer": {"zone": "discard"}})


def test_cards_from_under_it_come_into_the_hand():
    table = deal(
        {"field": ["drummer"], "inkwell": 5, "deck": {"top": ["gem"], "filler": 5}},
        drummer=character(
            "Boost 1 {I}\nWhenever this character quests, you may put all cards from under him into your hand."
        ),
    )
    table.do("A: use drummer")
    table.do("A: quest drummer")
    table.do("A: yes")
    table.expect({"A": {"hand": ["gem"]}})
    assert len(table.play.game.state.field[ref(table, "drummer")].cards) == 1


def test_when_it_is_banished_what_lay_under_it_is_still_spoken_of():
    table = deal(
        {"field": ["drummer"], "hand": ["bolt"], "inkwell": 5, "deck": {"top": ["gem"], "filler": 5}},
        drummer=character(
            "Boost 1 {I}\nWhen this character is banished, put all cards from under it into your inkwell facedown.",
            willpower=2,
        ),
    )
    table.do("A: use drummer")
    table.do("A: play bolt")
    table.do("A: choose drummer")
    table.expect({"drummer": {"zone": "discard"}, "gem": {"zone": "inkwell"}})


def test_putting_a_card_under_one_triggers():
    table = deal(
        {"field": ["drummer", "fan"], "inkwell": 5, "deck": {"filler": 5}},
        drummer=character("Boost 1 {I}"),
        fan=character("Whenever you put a card under one of your characters or locations, gain 1 lore."),
    )
    table.do("A: use drummer")
    assert lore(table, "A") == 1


def test_for_each_card_under_it():
    table = deal(
        {"field": ["drummer"], "hand": ["study"], "inkwell": 6, "deck": {"filler": 9}},
        drummer=character("Boost 1 {I}\nThis character gets +1 {S} for each card under him."),
        study=action("Put the top card of your deck facedown under one of your characters with Boost.", cost=1),
    )
    table.do("A: use drummer")
    table.do("A: play study")
    table.do("A: choose drummer")
    assert stat(table, "drummer", "strength") == 4


# --- being chosen


def test_vanish_banishes_whom_an_opponent_chooses_for_an_action():
    table = deal({"hand": ["hush"], "inkwell": 3}, {"field": ["ghost"]}, hush=HUSH, ghost=character("Vanish"))
    table.do("A: play hush")
    table.do("A: choose ghost")
    table.expect({"ghost": {"zone": "discard"}})


def test_vanish_minds_neither_its_own_player_nor_an_ability():
    table = deal(
        {"hand": ["hush", "imp"], "field": ["ghost"], "inkwell": 3},
        {"field": ["ghost"]},
        hush=HUSH,
        imp=character("When you play this character, chosen opposing character gets -1 {S} this turn."),
        ghost=character("Vanish"),
    )
    table.do("A: play hush")
    table.do("A: choose A.ghost")
    table.do("A: play imp")
    table.do("A: choose B.ghost")
    table.expect({"A.ghost": {"zone": "field"}, "B.ghost": {"zone": "field"}})


def test_being_chosen_for_support_triggers():
    table = deal(
        {"field": ["squire", "scout", "herald"]},
        herald=character("Whenever one of your characters is chosen for Support, gain 2 lore."),
    )
    table.do("A: quest squire")
    table.do("A: yes")
    table.do("A: choose scout")
    assert lore(table, "A") == 3


HUSH = action("Chosen character gets -1 {S} this turn.")

# --- for free and for something else


def test_a_card_is_free_while_its_condition_holds():
    wish = character("If you have 2 or more items in play, you may play this character for free.", cost=7)
    table = deal({"hand": ["wish"], "field": ["gem", "gem"]}, wish=wish)
    table.do("A: play wish")
    table.expect({"wish": {"zone": "field"}})
    poor = deal({"hand": ["wish"], "field": ["gem"]}, wish=wish)
    assert poor.refused("A: play wish") == "4.3.4.6"


def test_shift_by_another_cost_is_paid_with_that_alone():
    elder = character("Shift: Discard a song card", cost=8, name="Scout", version="Elder")
    table = deal({"hand": ["elder", "ballad", "gem"], "field": ["scout"]}, elder=elder)
    table.do("A: shift elder scout")
    assert asked(table).kind == "pay"
    table.do("A: choose ballad")
    table.expect({"elder": {"zone": "field"}, "ballad": {"zone": "discard"}, "A": {"hand": ["gem"]}})


def test_shift_by_another_cost_is_refused_where_it_cannot_be_paid():
    elder = character("Shift: Discard a song card", cost=8, name="Scout", version="Elder")
    table = deal({"hand": ["elder", "gem"], "field": ["scout"], "inkwell": 7}, elder=elder)
    assert table.refused("A: shift elder scout") == "4.3.4.6"


def test_the_other_cost_of_shift_can_be_taken_back():
    elder = character("Shift: Discard a song card", cost=8, name="Scout", version="Elder")
    table = deal({"hand": ["elder", "ballad"], "field": ["scout"]}, elder=elder)
    table.do("A: shift elder scout")
    table.do("A: cancel")
    table.expect({"A": {"hand": ["elder", "ballad"]}, "question": {"kind": "action"}})


def test_what_is_revealed_among_looked_at_cards_is_played_for_free():
    table = deal(
        {"hand": ["call"], "inkwell": 1, "deck": {"top": ["gem", "scout"], "filler": 5}},
        call=action(
            "Look at the top 2 cards of your deck. You may reveal a character card and play it for free. Put the rest "
            "on the bottom of your deck in any order."
        ),
    )
    table.do("A: play call")
    table.do("A: choose scout")
    table.expect({"scout": {"zone": "field"}, "gem": {"zone": "deck"}})


def test_he_may_move_to_a_location_for_free():
    table = deal(
        {"field": ["wanderer", "keep"]},
        wanderer=character("Whenever this character quests, he may move to a location for free."),
    )
    table.do("A: quest wanderer")
    table.do("A: yes")
    table.do("A: choose keep")
    table.expect({"wanderer": {"at": "keep"}})


def test_whom_the_sentence_before_chose_moves_to_where_this_one_chooses():
    table = deal(
        {"hand": ["haste"], "inkwell": 1, "field": ["scout", "raider", "keep"]},
        haste=action("Chosen character of yours gets +2 {S} this turn. They may move to a location for free."),
    )
    table.do("A: play haste")
    table.do("A: choose scout")
    table.do("A: yes")
    table.do("A: choose keep")
    table.expect({"scout": {"at": "keep", "strength": 4}})


def test_as_much_damage_as_another_chosen_one_is_strong():
    table = deal(
        {"hand": ["lend"], "inkwell": 1, "field": ["raider"]},
        {"field": ["giant", "scout"]},
        lend=action("Deal damage to chosen opposing character equal to the {S} of chosen character of yours."),
    )
    table.do("A: play lend")
    table.do("A: choose giant")
    if asked(table).kind == "target":
        table.do("A: choose raider")
    table.expect({"giant": {"damage": 3}, "raider": {"damage": 0}})


def test_several_move_to_the_same_location():
    table = deal(
        {"hand": ["march"], "inkwell": 1, "field": ["scout", "raider", "keep"]},
        march=action("Move up to 3 of your characters to the same location for free."),
    )
    table.do("A: play march")
    table.do("A: choose scout raider")
    table.do("A: choose keep")
    table.expect({"scout": {"at": "keep"}, "raider": {"at": "keep"}})


# --- elsewhere


def test_the_top_of_an_opponents_deck_is_looked_at_and_put_back_there():
    table = deal(
        {"hand": ["peek"], "inkwell": 1},
        {"deck": {"top": ["gem", "scout"], "filler": 5}},
        peek=action(
            "Look at the top 2 cards of chosen opponent's deck. Put one on the top and the other on the bottom of "
            "their deck."
        ),
    )
    table.do("A: play peek")
    table.do("A: choose B")
    table.do("A: choose scout")
    table.expect({"B": {"deck": ["scout", *["filler"] * 5, "gem"]}})


def test_a_card_of_an_opponents_discard_goes_under_their_deck():
    table = deal(
        {"hand": ["rid"], "inkwell": 1},
        {"discard": ["gem"], "deck": {"filler": 5}},
        rid=action("Choose a card from chosen opponent's discard and put it on the bottom of their deck."),
    )
    table.do("A: play rid")
    table.do("A: choose B")
    table.do("A: choose gem")
    table.expect({"gem": {"zone": "deck"}, "B": {"deck": 6, "discard": 0}})


def test_a_card_comes_out_of_the_inkwell_by_lot():
    table = deal({"hand": ["dip"], "inkwell": 3}, dip=action("Return a card at random from your inkwell to your hand."))
    table.do("A: play dip")
    table.expect({"A": {"hand": 1, "inkwell": 2}})


def test_an_item_of_yours_becomes_ink():
    table = deal(
        {"hand": ["melt"], "field": ["gem"], "inkwell": 1},
        melt=action("Put chosen item of yours into your inkwell facedown and exerted."),
    )
    table.do("A: play melt")
    table.do("A: choose gem")
    table.expect({"gem": {"zone": "inkwell"}, "A": {"inkwell": 2}})


# --- as much as


def test_as_much_damage_as_was_dealt():
    table = deal(
        {"hand": ["bolt"], "inkwell": 1, "field": ["mirror"]},
        {"field": ["giant"]},
        mirror=character(
            "Whenever this character is dealt damage, you may deal that much damage to chosen opposing character.",
            willpower=5,
        ),
    )
    table.do("A: play bolt")
    table.do("A: choose mirror")
    table.do("A: yes")
    table.do("A: choose giant")
    table.expect({"giant": {"damage": 2}})


def test_only_who_has_the_greatest_strength_can_be_chosen():
    table = deal(
        {"hand": ["fell"], "inkwell": 1, "field": ["scout"]},
        {"field": ["giant", "raider"]},
        fell=action("Banish chosen character with the greatest {S}."),
    )
    table.do("A: play fell")
    table.expect({"question": {"options": ["giant"]}})


def test_more_than_each_opposing_character():
    proud = character("While this character has more {S} than each opposing character, he gets +3 {L}.", strength=3)
    even = deal({"field": ["proud"]}, {"field": ["raider"]}, proud=proud)
    assert stat(even, "proud", "lore") == 1
    above = deal({"field": ["proud"]}, {"field": ["scout"]}, proud=proud)
    assert stat(above, "proud", "lore") == 4
    alone = deal({"field": ["proud"]}, {}, proud=proud)
    assert stat(alone, "proud", "lore") == 4


def test_one_of_mine_with_more_than_each_of_theirs():
    banner = item(
        "At the start of your turn, if you have a character in play with more {S} than each opposing "
        "character, gain 3 lore."
    )
    table = deal({}, {"field": ["banner", "giant"], "deck": {"filler": 5}}, banner=banner)
    table.do("A: end")
    assert lore(table, "B") == 3
    none = deal({}, {"field": ["banner"], "deck": {"filler": 5}}, banner=banner)
    none.do("A: end")
    assert lore(none, "B") == 0


def test_for_each_that_was_banished_this_turn():
    table = deal(
        {"hand": ["bolt", "toll"], "inkwell": 2},
        {"field": ["scout#1", {"card": "scout#2", "damage": 1}]},
        bolt=action("Deal 3 damage to each opposing character."),
        toll=action("Gain 2 lore for each character that was banished this turn."),
    )
    table.do("A: play bolt")
    table.do("A: play toll")
    assert lore(table, "A") == 4


def test_as_often_as_played_this_turn_is_it_cheaper():
    late = character("For each character you've played this turn, you pay 2 {I} less to play this character.", cost=6)
    table = deal({"hand": ["late", "scout", "runner"], "inkwell": 4}, late=late)
    table.do("A: play scout")
    assert table.refused("A: play late") == "4.3.4.6"
    table.do("A: play runner")
    table.do("A: play late")
    table.expect({"late": {"zone": "field"}})


# --- players


def test_each_discards_down_to_so_many():
    table = deal(
        {"hand": ["famine", "gem"], "inkwell": 1},
        {"hand": ["scout", "raider", "gem"]},
        famine=action("Each player discards until they have 2 cards in their hand."),
    )
    table.do("A: play famine")
    assert asked(table).seat == 1
    table.do("B: choose gem")
    table.expect({"B": {"hand": 2}, "A": {"hand": 1}})


def test_who_has_fewer_draws_up_to_so_many():
    table = deal(
        {"hand": ["feast"], "inkwell": 1, "deck": {"filler": 9}},
        {"hand": ["scout", "raider", "gem"], "deck": {"filler": 9}},
        feast=action("Each player with fewer than 2 cards in their hand draws until they have 2."),
    )
    table.do("A: play feast")
    table.expect({"A": {"hand": 2}, "B": {"hand": 3}})


def test_each_opponent_chooses_whom_to_exert_and_whom_to_hurt():
    table = deal(
        {"hand": ["dare", "sting"], "inkwell": 2},
        {"field": ["scout", "giant"]},
        dare=action("Each opponent chooses one of their characters and exerts them."),
        sting=action("Each opponent chooses one of their characters and deals 2 damage to them."),
    )
    table.do("A: play dare")
    table.do("B: choose scout")
    table.do("A: play sting")
    table.do("B: choose giant")
    table.expect({"scout": {"exerted": True, "damage": 0}, "giant": {"exerted": False, "damage": 2}})


def test_it_enters_exerted_and_stays_so():
    lazy = character("This character enters play exerted and can't ready at the start of your turn.")
    table = deal({"field": [sideways("lazy")], "deck": {"filler": 5}}, {"deck": {"filler": 5}}, lazy=lazy)
    table.do("A: end")
    table.do("B: end")
    table.expect({"lazy": {"exerted": True}})


def test_fewer_than_so_many_cards_in_the_hand():
    table = deal(
        {"hand": ["muse", "gem", "scout"], "inkwell": 1, "deck": {"filler": 5}},
        muse=action("If you have fewer than 3 cards in your hand, draw until you have 3."),
    )
    table.do("A: play muse")
    table.expect({"A": {"hand": 3}})


def test_a_location_counts_who_is_here():
    table = deal(
        {},
        {"field": ["hall", {"card": "scout", "at": "hall"}, {"card": "raider", "at": "hall"}], "deck": {"filler": 5}},
        hall=location("At the start of your turn, if 2 or more characters are here, gain 2 lore.", lore=0),
    )
    table.do("A: end")
    assert lore(table, "B") == 2


# --- what may not be, and once in a turn


def test_an_ability_that_is_paid_for_once_in_a_turn():
    seer = character("Once per turn, you may pay 1 {I} to draw a card.")
    table = deal({"field": ["seer"], "inkwell": 3, "deck": {"filler": 5}}, {"deck": {"filler": 5}}, seer=seer)
    table.do("A: use seer")
    table.expect({"A": {"hand": 1}})
    assert table.refused("A: use seer") == "7.5.3"
    table.do("A: end")
    table.do("B: end")
    table.do("A: use seer")
    table.expect({"A": {"hand": 3}})


def test_a_card_that_cannot_be_played_without_its_condition():
    shy = character("You can't play this character unless you have 2 or more characters in play.")
    table = deal({"hand": ["shy", "scout"], "field": ["scout"], "inkwell": 3}, shy=shy)
    assert table.refused("A: play shy") == "1.2.2"
    table.do("A: play scout")
    table.do("A: play shy")
    table.expect({"shy": {"zone": "field"}})


def test_who_cannot_lose_lore_loses_none():
    table = deal(
        {"hand": ["theft"], "inkwell": 1},
        {"field": ["vault"], "lore": 5},
        vault=item("During opponents' turns, you can't lose lore."),
        theft=action("Each opponent loses 2 lore."),
    )
    table.do("A: play theft")
    assert lore(table, "B") == 5


def test_damage_that_cannot_be_removed_stays():
    table = deal(
        {"hand": ["balm"], "field": [hurt("giant", 3), "curse"], "inkwell": 1},
        curse=item("Damage counters can't be removed."),
        balm=action("Remove all damage from chosen character."),
    )
    table.do("A: play balm")
    table.do("A: choose giant")
    table.expect({"giant": {"damage": 3}})


def test_only_the_second_card_of_a_turn_into_the_inkwell():
    table = deal(
        {"hand": ["scout", "pour"], "field": ["well"], "inkwell": 1, "deck": {"filler": 5}},
        well=item(
            "During your turn, whenever you put a card into your inkwell, if it's the second card you've put into "
            "your inkwell this turn, gain 2 lore."
        ),
        pour=action("You may put the top card of your deck into your inkwell facedown and exerted."),
    )
    table.do("A: ink scout")
    assert lore(table, "A") == 0
    table.do("A: play pour")
    table.do("A: yes")
    assert lore(table, "A") == 2


def test_if_you_do_after_what_has_to_be_done():
    words = "Return chosen character of yours to your hand. If you do, draw 2 cards."
    table = deal({"hand": ["recall"], "field": ["scout"], "inkwell": 1, "deck": {"filler": 5}}, recall=action(words))
    table.do("A: play recall")
    table.expect({"A": {"hand": 3}})
    nobody = deal({"hand": ["recall"], "inkwell": 1, "deck": {"filler": 5}}, recall=action(words))
    nobody.do("A: play recall")
    nobody.expect({"A": {"hand": 0}})


def test_a_card_was_put_under_it_this_turn():
    table = deal(
        {"field": ["drummer"], "inkwell": 5, "deck": {"filler": 5}},
        drummer=character("Boost 1 {I}\nIf you've put a card under this character this turn, he gets +3 {S}."),
    )
    assert stat(table, "drummer", "strength") == 2
    table.do("A: use drummer")
    assert stat(table, "drummer", "strength") == 5


def test_every_card_that_fits_of_the_revealed_ones():
    table = deal(
        {"hand": ["sift"], "inkwell": 1, "deck": {"top": ["scout", "gem", "giant"], "filler": 5}},
        sift=action(
            "Reveal the top 3 cards of your deck. You may put each character card with cost 2 or less into your hand. "
            "Put the rest on the bottom of your deck in any order."
        ),
    )
    table.do("A: play sift")
    while asked(table).kind in ("may", "order"):
        table.do("A: yes" if asked(table).kind == "may" else "A: order gem giant")
    table.expect({"A": {"hand": ["scout"]}})


def test_two_named_characters_together():
    table = deal(
        {"hand": ["call"], "inkwell": 1, "field": ["scout", "raider"], "deck": {"filler": 5}},
        call=action("If you have characters named Scout and Raider in play, draw 2 cards."),
    )
    table.do("A: play call")
    table.expect({"A": {"hand": 2}})
    one = deal(
        {"hand": ["call"], "inkwell": 1, "field": ["scout"], "deck": {"filler": 5}},
        call=action("If you have characters named Scout and Raider in play, draw 2 cards."),
    )
    one.do("A: play call")
    one.expect({"A": {"hand": 0}})
