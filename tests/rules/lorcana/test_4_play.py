"""Chapter 4.3.4: playing a card, step by step."""

import pytest

from engine.kernel.state.question import Answer
from tests.rules.lorcana.stock import action, asked, character, deal, item, location, lor, lore, song, told, wet

CHORUS = song("Sing Together 7\nDraw 3 cards.", cost=7)


@lor("4.3.4.1")
def test_what_cannot_be_paid_whole_is_taken_back():
    table = deal({"field": ["bard", "raider"], "hand": ["chorus"]}, chorus=CHORUS)
    table.do("A: sing together chorus")
    table.do("A: choose bard")
    table.do("A: choose cancel")
    table.expect(
        {
            "bard": {"exerted": False},
            "chorus": {"zone": "hand"},
            "not_log": ["play", "sing"],
            "question": {"kind": "action"},
        }
    )


@lor("4.3.4.2")
def test_cards_are_played_from_the_own_hand_only():
    table = deal({"discard": ["gem"], "hand": ["scout"], "inkwell": 5}, {"hand": ["raider"]})
    assert table.refused("A: play gem") == "4.3.4.2"
    assert table.refused("A: play raider") == "4.3.4.2"
    table.do("A: play scout")


@lor("4.3.4.4", "6.3.3.3", "歌", "エグザート")
def test_a_song_is_paid_with_ink_or_by_a_singer_not_by_both():
    table = deal({"field": ["raider"], "hand": ["ballad#1", "ballad#2"], "inkwell": 3})
    table.do("A: sing ballad#1 raider")
    table.expect({"raider": {"exerted": True}, "A": {"inkwell": {"ready": 3, "exerted": 0}, "hand": 3}})
    table.do("A: play ballad#2")
    table.expect({"A": {"inkwell": {"ready": 0, "exerted": 3}, "hand": 4}})


@lor("4.3.4.5")
def test_what_is_cheaper_costs_less_but_never_less_than_nothing():
    table = deal(
        {"field": ["friend"], "hand": ["bolt", "deal5"], "inkwell": 2},
        {"field": ["giant"]},
        friend=character("You pay 2 {I} less to play actions."),
        deal5=action("Gain 1 lore.", cost=4),
    )
    table.expect({"bolt": {"cost": 0}, "deal5": {"cost": 2}})
    table.do("A: play bolt")
    table.do("A: choose giant")
    table.expect({"A": {"inkwell": {"ready": 2}}})
    table.do("A: play deal5")
    table.expect({"A": {"inkwell": {"ready": 0, "exerted": 2}}})


@lor("4.3.4.5")
def test_the_next_one_is_cheaper_and_the_one_after_is_not():
    table = deal(
        {"hand": ["bell", "raider#1", "raider#2"], "inkwell": 5},
        bell=action("You pay 2 {I} less for the next character you play this turn."),
    )
    table.do("A: play bell")
    table.expect({"raider#1": {"cost": 1}, "raider#2": {"cost": 1}})
    table.do("A: play raider#1")
    table.expect({"raider#2": {"cost": 3}, "A": {"inkwell": {"ready": 3, "exerted": 2}}})


@lor("4.3.4.6", "コスト", "インク", "インクウェル", "8.5.1")
def test_the_total_cost_is_paid_by_exerting_as_many_ink_cards():
    table = deal({"hand": ["raider", "scout"], "inkwell": 3})
    table.do("A: play raider")
    table.expect({"A": {"inkwell": {"ready": 0, "exerted": 3}}})
    assert table.refused("A: play scout") == "4.3.4.6"


@lor("4.3.4.7", "8.4.1")
def test_what_is_played_enters_play_on_its_players_side():
    table = deal({"hand": ["scout", "gem", "keep"], "inkwell": 3})
    for card in ("scout", "gem", "keep"):
        table.do(f"A: play {card}")
    table.expect({"A": {"field": ["scout", "gem", "keep"]}, "B": {"field": 0}, "scout": {"ready": True, "dry": False}})


@lor("4.3.4.8", "6.3.4", "7.2.1")
def test_what_playing_triggers_waits_until_the_action_is_done():
    table = deal(
        {"field": ["fan"], "hand": ["study"], "inkwell": 1}, fan=character("Whenever you play an action, gain 2 lore.")
    )
    table.do("A: play study")
    table.expect({"log": ["play A study", "draw A 3", "resolve A fan", "gain_lore A 2"], "lore": {"A": 2}})


@lor("4.3.4.8")
def test_what_entering_triggers_is_done_before_the_next_action():
    table = deal({"hand": ["herald"], "inkwell": 1}, herald=character("When you play this character, gain 3 lore."))
    table.do("A: play herald")
    table.expect({"question": {"kind": "action"}, "lore": {"A": 3}})


@lor("4.3.4.9", "10.9.1", "10.9.3", "10.9")
def test_a_singer_sings_dearer_songs_but_costs_what_it_costs():
    table = deal(
        {"field": ["bard"], "hand": ["anthem", "hunt"], "inkwell": 1},
        anthem=song("Draw 2 cards.", cost=5),
        hunt=action("Banish all characters."),
    )
    table.expect({"bard": {"cost": 2}})
    table.do("A: sing anthem bard")
    table.expect({"bard": {"cost": 2, "exerted": True}, "A": {"hand": 3}})


@lor("4.3.4.10", "4.3.8.4", "「コストを支払わずに」")
def test_for_free_means_without_ink():
    table = deal(
        {"hand": ["gift", "raider"], "inkwell": 1},
        gift=action("You may play a character with cost 5 or less for free."),
    )
    table.do("A: play gift")
    table.do("A: yes")
    table.expect({"raider": {"zone": "field"}, "A": {"inkwell": {"ready": 0, "exerted": 1}}})


@lor("4.3.4.7")
def test_an_action_never_is_in_play():
    table = deal({"hand": ["bolt"], "inkwell": 1}, {"field": ["scout", "raider"]})
    table.do("A: play bolt")
    table.expect({"bolt": {"zone": "nowhere"}, "A": {"field": 0, "discard": 0}})
    table.do("A: choose scout")
    table.expect({"bolt": {"zone": "discard"}})


@lor("4.3.4.4")
def test_all_singers_exert_and_no_ink_is_paid():
    table = deal({"field": ["bard", "raider"], "hand": ["chorus"], "inkwell": 7}, chorus=CHORUS)
    table.do("A: sing together chorus bard raider")
    table.expect({"bard": {"exerted": True}, "raider": {"exerted": True}, "A": {"inkwell": {"ready": 7}, "hand": 3}})


@lor("7.6.5")
def test_a_card_can_make_itself_cheaper_in_the_hand():
    table = deal(
        {"field": ["gem"], "hand": ["smith#1", "smith#2"], "inkwell": 4},
        smith=character("If you have an item in play, you pay 2 {I} less to play this character.", cost=4),
    )
    table.expect({"smith#1": {"cost": 2}})
    table.do("A: play smith#1")
    table.do("A: play smith#2")
    table.expect({"A": {"inkwell": {"exerted": 4}}})


@lor("8.5.5")
def test_an_additional_card_may_be_inked_where_a_text_allows_it():
    table = deal(
        {"field": ["miller"], "hand": ["scout", "raider", "guard"]},
        miller=character("During your turn, you may ink an additional card."),
    )
    table.do("A: ink scout")
    table.do("A: ink raider")
    assert table.refused("A: ink guard") == "4.3.3"


@lor("7.1.6")
def test_a_card_played_by_an_effect_enters_when_that_effect_is_done():
    table = deal(
        {"hand": ["feast", "herald"], "inkwell": 1},
        feast=action("Play a character with cost 5 or less for free. Draw 2 cards."),
        herald=character("When you play this character, gain 3 lore."),
    )
    table.do("A: play feast")
    table.expect(
        {"log": ["will_play A herald", "draw A 2", "play A herald", "gain_lore A 3"], "herald": {"zone": "field"}}
    )


@lor("7.1.6")
def test_two_cards_played_by_one_effect_both_enter_one_after_the_other():
    table = deal(
        {"hand": ["feast", "herald", "lamp"], "inkwell": 1},
        feast=action("Play a character with cost 5 or less for free. Play an item with cost 5 or less for free."),
        herald=character("When you play this character, gain 3 lore."),
        lamp=item("{E} — Gain 3 lore."),
    )
    table.do("A: play feast")
    table.expect(
        {
            "log": ["will_play A herald", "will_play A lamp", "play A herald", "play A lamp", "gain_lore A 3"],
            "herald": {"zone": "field"},
            "lamp": {"zone": "field"},
        }
    )


@lor("6.4.3", "4.3.8.3", "6.5.7")
def test_items_and_locations_serve_in_the_turn_they_are_played():
    table = deal(
        {"hand": ["lamp", "mill"], "inkwell": 3}, lamp=item("{E} — Gain 3 lore."), mill=location("1 {I} — Gain 2 lore.")
    )
    table.do("A: play lamp")
    table.do("A: play mill")
    table.do("A: use lamp")
    table.do("A: use mill")
    table.expect({"lore": {"A": 5}})


@lor("6.1.4", "4.3.8.2", "4.3.5.5", "塗りたて")
def test_who_came_this_turn_neither_quests_nor_challenges_nor_sings():
    table = deal({"field": [wet("raider")], "hand": ["ballad"]}, {"field": [{"card": "scout", "exerted": True}]})
    assert table.refused("A: quest raider") == "6.1.4"
    assert table.refused("A: challenge raider scout") == "6.1.4"
    assert table.refused("A: sing ballad raider") == "6.1.4"


@lor("7.7.3", "10.2.2")
def test_who_enters_exerted_never_was_ready():
    table = deal({"hand": ["guard"], "inkwell": 2})
    table.do("A: play guard")
    table.expect({"question": {"seat": "A", "kind": "may", "rule": "10.2.2"}, "guard": {"zone": "nowhere"}})
    table.do("A: yes")
    table.expect({"guard": {"exerted": True}, "not_log": ["exert"]})


@lor("7.7.3", "10.8.4")
def test_a_card_enters_play_as_its_text_says():
    table = deal(
        {"hand": ["late", "worn"], "inkwell": 2},
        late=character("This character enters play exerted."),
        worn=character("This character enters play with 2 damage.", willpower=4),
    )
    table.do("A: play late")
    table.do("A: play worn")
    table.expect({"late": {"exerted": True}, "worn": {"damage": 2}})
    assert not told(table, "damage")
    assert lore(table, "A") == 0


@lor("6.3.1", "6.3.1.2")
def test_an_actions_effect_does_not_use_the_bag():
    table = deal({"hand": ["study"], "inkwell": 1})
    table.do("A: play study")
    table.expect({"A": {"hand": 3}, "not_log": ["resolve"]})


@lor("10.10.1", "10.10.3")
def test_singers_together_must_reach_the_number():
    table = deal({"field": ["scout#1", "raider", "scout#2"], "hand": ["chorus"]}, chorus=CHORUS)
    assert table.refused("A: sing together chorus") == "10.10.3"


@lor("10.10.1", "10.10.3")
def test_any_number_of_singers_may_sing_together():
    table = deal({"field": ["scout", "raider", "giant"], "hand": ["chorus"]}, chorus=CHORUS)
    table.do("A: sing together chorus")
    table.do("A: choose raider")
    assert ("done",) not in asked(table).options
    table.do("A: choose giant")
    done = asked(table).options.index(("done",))
    table.inputs.take(Answer(0, (done,)))
    table.expect({"A": {"hand": 3}, "scout": {"exerted": False}})


@lor("6.3.3.3", "10.10.1")
def test_a_song_for_many_voices_can_be_sung_by_one_that_is_dear_enough_as_any_song():
    """The one pays what every song asks for, the song's own cost; together they pay the number of Sing Together."""
    table = deal(
        {"field": ["sage", "giant"], "hand": ["choir"], "inkwell": 1, "deck": 5},
        choir=song("Sing Together 5\nDraw 2 cards.", cost=7),
        sage=character(cost=7),
    )
    offered = [option[0] for option in asked(table).options if option[0] in ("sing", "sing_together")]
    assert offered == ["sing_together", "sing"]
    assert table.refused("A: sing choir giant") == "6.3.3.3"
    table.do("A: sing choir sage")
    table.expect({"A": {"hand": 2}, "sage": {"exerted": True}, "giant": {"exerted": False}, "log": ["sing A sage"]})


@lor("10.10.4")
def test_each_of_several_singers_has_sung():
    table = deal(
        {"field": ["star#1", "star#2"], "hand": ["chorus"]},
        chorus=CHORUS,
        star=character("Whenever this character sings a song, gain 2 lore.", cost=4),
    )
    table.do("A: sing together chorus star#1 star#2")
    while asked(table).kind == "trigger":
        table.do("A: choose star")
    table.expect({"lore": {"A": 4}})


# --- what else it costs ---

TOLL = "To play this character, you must also discard a card."


@lor("4.3.4.5", "4.3.4.6")
@pytest.mark.parametrize(
    ("text", "whose", "inkwell"),
    [
        ("You pay 1 {I} more to play characters.", "A", 2),
        ("Each opponent pays 1 {I} more to play characters.", "B", 2),
        ("Each player pays 2 {I} more to play characters.", "B", 3),
        ("Each opponent pays 1 {I} more to play characters.", "A", 1),
    ],
)
def test_what_costs_more_is_paid_in_full(text, whose, inkwell):
    field = {"A": {}, "B": {}, whose: {"field": ["tithe"]}}
    tithe = item(text)
    poor = deal({"hand": ["scout"], "inkwell": inkwell - 1} | field["A"], field["B"], tithe=tithe)
    if inkwell > 1:
        assert poor.refused("A: play scout") == "4.3.4.6"
    table = deal({"hand": ["scout"], "inkwell": inkwell} | field["A"], field["B"], tithe=tithe)
    table.do("A: play scout")
    table.expect({"scout": {"zone": "field"}, "A": {"inkwell": {"ready": 0, "exerted": inkwell}}})


@lor("4.3.4.5")
def test_what_makes_a_card_dearer_and_what_makes_it_cheaper_are_added_up():
    table = deal(
        {"field": ["tithe", "gift"], "hand": ["raider"], "inkwell": 3},
        tithe=item("You pay 2 {I} more to play characters."),
        gift=item("You pay 2 {I} less to play characters."),
    )
    table.do("A: play raider")
    table.expect({"raider": {"zone": "field"}, "A": {"inkwell": {"ready": 0, "exerted": 3}}})


@lor("4.3.4.5", "4.3.4.10")
def test_what_is_sung_or_played_for_free_costs_no_more_ink():
    """Singing is playing without paying (6.3.3.3), and then all ink is left out."""
    table = deal({"field": ["tithe", "raider"], "hand": ["ballad"]}, tithe=item("You pay 2 {I} more to play songs."))
    table.do("A: sing ballad raider")
    table.expect({"A": {"hand": 2}})


@lor("4.3.4.5", "4.3.4.6")
def test_an_additional_cost_is_paid_with_another_card():
    table = deal({"hand": ["toll", "scout", "gem"], "inkwell": 1}, toll=character(TOLL))
    table.do("A: play toll")
    table.expect({"question": {"kind": "pay", "options": ["scout", "gem", "cancel"]}})
    table.do("A: choose gem")
    table.expect({"toll": {"zone": "field"}, "gem": {"zone": "discard"}, "scout": {"zone": "hand"}})


@lor("4.3.4.1", "4.3.4.5")
def test_an_additional_cost_that_is_not_paid_takes_everything_back():
    table = deal({"hand": ["toll", "gem"], "inkwell": 1}, toll=character(TOLL))
    table.do("A: play toll")
    table.do("A: choose cancel")
    table.expect({"toll": {"zone": "hand"}, "gem": {"zone": "hand"}, "A": {"inkwell": {"ready": 1}}})
    assert deal({"hand": ["toll"], "inkwell": 1}, toll=character(TOLL)).refused("A: play toll") == "4.3.4.6"


@lor("4.3.4.5", "4.3.4.10")
def test_an_additional_cost_is_paid_by_who_sings_too_and_not_with_the_singer():
    hymn = song("To play this song, you must also exert one of your characters.\nDraw a card.", cost=3)
    alone = deal({"field": ["raider"], "hand": ["hymn"]}, hymn=hymn)
    assert alone.refused("A: sing hymn raider") == "4.3.4.6"
    table = deal({"field": ["raider", "scout"], "hand": ["hymn"]}, hymn=hymn)
    table.do("A: sing hymn raider")
    table.do("A: choose scout")
    table.expect({"raider": {"exerted": True}, "scout": {"exerted": True}, "A": {"hand": 1}})


@lor("4.3.4.5", "4.3.4.10")
def test_an_additional_cost_is_paid_for_what_is_played_for_free():
    gate = action("Play a character for free.")
    table = deal({"hand": ["gate", "toll", "gem"], "inkwell": 1}, gate=gate, toll=character(TOLL))
    table.do("A: play gate")
    table.do("A: choose toll")
    table.do("A: choose gem")
    table.expect({"toll": {"zone": "field"}, "gem": {"zone": "discard"}})
    again = deal({"hand": ["gate", "toll", "gem"], "inkwell": 1}, gate=gate, toll=character(TOLL))
    again.do("A: play gate")
    again.do("A: choose toll")
    again.do("A: choose cancel")
    again.expect({"toll": {"zone": "hand"}, "gem": {"zone": "hand"}, "gate": {"zone": "discard"}})
