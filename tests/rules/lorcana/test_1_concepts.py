"""Chapter 1: the golden rules, several players at once, the game state check."""

from engine.kernel.cards import tree as t
from tests.rules.lorcana.stock import action, asked, character, deal, hurt, item, lor, lore, sideways, song, told

MOURNER = character("Whenever one of your other characters is banished, draw a card.", willpower=2)


# --- golden rules ---


@lor("1.2.1")
def test_a_card_that_may_challenge_ready_characters_beats_the_rule():
    table = deal(
        {"field": ["scout", "captain"]},
        {"field": ["raider"]},
        captain=character("Your other characters can challenge ready characters."),
    )
    assert table.refused("A: challenge captain raider") == "4.3.6.6"
    table.do("A: challenge scout raider")
    table.expect({"raider": {"damage": 2}})


@lor("1.2.2")
def test_a_prohibition_to_play_beats_a_permission_to_play_for_free():
    table = deal(
        {"hand": ["bolt", "gate"], "inkwell": 5},
        {"field": ["tyrant", "scout"]},
        tyrant=character("Opponents can't play actions."),
        gate=item(""),
    )
    assert table.refused("A: play bolt") == "1.2.2"
    table.do("A: play gate")


@lor("1.2.2")
def test_what_cannot_ready_does_not_ready():
    table = deal(
        {}, {"field": [sideways("statue"), sideways("scout")]}, statue=character("This character can't ready.")
    )
    table.do("A: end")
    table.expect({"statue": {"exerted": True}, "scout": {"exerted": False}})


@lor("1.2.2")
def test_who_cannot_move_stays():
    table = deal(
        {"field": ["keep", "homebody", "scout"], "inkwell": 3},
        homebody=character("This character can't move to locations."),
    )
    assert table.refused("A: move homebody keep") == "1.2.2"
    table.do("A: move scout keep")


@lor("1.2.2")
def test_who_may_not_sing_such_songs_sings_the_others():
    table = deal(
        {"field": ["hush", "diva"], "hand": ["anthem", "tune"]},
        hush=item("Characters can't {E} to sing songs with cost 4 or more."),
        diva=character(cost=9),
        anthem=song("Draw a card.", cost=4),
        tune=song("Draw a card.", cost=3),
    )
    assert table.refused("A: sing anthem diva") == "1.2.2"
    table.do("A: sing tune diva")


@lor("1.2.2")
def test_what_takes_no_damage_is_dealt_none():
    table = deal(
        {"field": ["raider"]},
        {"field": [sideways("oak")]},
        oak=character(),
        trees={"oak": (t.Static((t.Cannot(t.This(), "take_damage"),)),)},
    )
    table.do("A: challenge raider oak")
    table.expect({"oak": {"damage": 0}, "raider": {"damage": 2}})


@lor("1.2.3")
def test_who_has_fewer_cards_than_he_must_discard_discards_them_all():
    table = deal({"hand": ["toss", "gem"], "inkwell": 1}, toss=action("Choose and discard 2 cards."))
    table.do("A: play toss")
    table.expect({"A": {"hand": 0, "discard": ["toss", "gem"]}})


@lor("1.2.2", "1.2.3")
def test_who_may_not_draw_draws_nothing_and_discards_all_the_same():
    table = deal(
        {"hand": ["sift", "gem"], "inkwell": 1, "deck": 0},
        {"field": ["dam"]},
        dam=character("Opponents can't draw cards."),
        sift=action("Draw 2 cards, then choose and discard a card."),
    )
    table.do("A: play sift")
    table.expect({"A": {"hand": 0, "discard": ["sift", "gem"]}, "not_log": ["draw"], "outcome": None})


@lor("1.2.3")
def test_as_many_targets_are_chosen_as_there_are():
    table = deal(
        {"hand": ["storm"], "inkwell": 1},
        {"field": ["scout"]},
        storm=action("Return 2 chosen opposing characters to their player's hand."),
    )
    table.do("A: play storm")
    table.expect({"scout": {"zone": "hand"}})


@lor("1.2.4", "10.12.1", "10.12")
def test_choosing_happens_while_resolving_so_an_action_without_targets_may_be_played():
    table = deal(
        {"hand": ["flame"], "inkwell": 1},
        {"field": ["witch"]},
        flame=action("Deal 2 damage to chosen character. Draw 2 cards."),
    )
    table.do("A: play flame")
    table.expect({"witch": {"damage": 0}, "A": {"hand": 2}, "flame": {"zone": "discard"}})


@lor("1.2.4")
def test_what_an_action_does_is_chosen_after_it_was_played():
    table = deal({"hand": ["bolt"], "inkwell": 1}, {"field": ["scout", "raider"]})
    table.do("A: play bolt")
    table.expect(
        {"question": {"seat": "A", "kind": "target", "options": ["scout", "raider"]}, "bolt": {"zone": "nowhere"}}
    )
    table.do("A: choose raider")
    table.expect({"raider": {"damage": 2}, "scout": {"damage": 0}})


# --- playing, several players ---


@lor("1.5.1", "4.3.4.3", "プレイ")
def test_a_played_card_is_shown_to_everybody_and_leaves_the_hand():
    table = deal({"hand": ["scout"], "inkwell": 1})
    table.do("A: play scout")
    table.expect({"log": ["play A scout"], "A": {"hand": 0, "field": ["scout"]}})
    assert table.refused("B: play scout") == "1.5.1"


@lor("1.6.2")
def test_each_player_decides_the_active_one_first():
    table = deal(
        {"field": [], "deck": 10},
        {"field": ["host"]},
        host=character("At the start of your turn, each player may draw a card."),
    )
    table.do("A: end")
    table.expect({"question": {"seat": "B", "kind": "may"}, "A": {"hand": 0}, "B": {"hand": 0}})
    table.do("B: yes")
    table.expect({"question": {"seat": "A", "kind": "may"}})
    table.do("A: yes")
    table.expect({"A": {"hand": 1}, "B": {"hand": 2}})


@lor("1.7.2", "8.7.3")
def test_triggers_of_both_players_join_the_bag_together():
    table = deal(
        {"field": ["hunter"]},
        {"field": [sideways("prey")]},
        hunter=character("Whenever this character challenges, gain 2 lore."),
        prey=character("Whenever this character is challenged, gain 3 lore."),
    )
    table.do("A: challenge hunter prey")
    assert told(table, "resolve") == [(0, "hunter"), (1, "prey")]
    assert (lore(table, "A"), lore(table, "B")) == (2, 3)


# --- the game state check ---


@lor("1.9.1.1", "3.2.1.1")
def test_twenty_lore_win():
    table = deal({"field": ["giant"], "lore": 17})
    table.do("A: quest giant")
    table.expect({"outcome": {"winner": "A", "rule": "1.9.1.1"}})


@lor("1.9.1.1")
def test_nineteen_lore_do_not_win():
    table = deal({"field": ["giant"], "lore": 16})
    table.do("A: quest giant")
    table.expect({"outcome": None, "lore": {"A": 19}})


@lor("1.9.1.2", "3.2.1.2")
def test_who_must_draw_from_an_empty_deck_loses():
    table = deal({"field": ["scout"]}, {"deck": 0})
    table.do("A: end")
    table.expect({"outcome": {"winner": "A"}})


@lor("1.9.1.2")
def test_an_empty_deck_alone_loses_nothing():
    table = deal({"hand": ["study"], "inkwell": 1, "deck": 3})
    table.do("A: play study")
    table.expect({"outcome": None, "A": {"hand": 3, "deck": 0}})


@lor("1.9.1.3", "6.2.10", "退場", "8.6.2")
def test_damage_as_high_as_willpower_banishes():
    table = deal({"hand": ["bolt"], "inkwell": 1}, {"field": [hurt("scout", 1)]})
    table.do("A: play bolt")
    table.expect({"scout": {"zone": "discard"}, "log": ["banish B scout"]})


@lor("1.9.2", "状況起因処理")
def test_the_state_is_checked_after_an_action():
    table = deal({"field": ["raider"], "hand": ["bolt"], "inkwell": 1}, {"field": [hurt("scout", 1), "hawk"]})
    table.do("A: play bolt")
    table.do("A: choose scout")
    table.expect({"B": {"field": ["hawk"]}})


@lor("1.9.2.1")
def test_who_wins_and_loses_at_once_wins():
    table = deal({"hand": ["gamble"], "inkwell": 1, "deck": 1, "lore": 17}, gamble=action("Draw 2 cards. Gain 3 lore."))
    table.do("A: play gamble")
    table.expect({"outcome": {"winner": "A", "reason": "lore"}})


@lor("1.9.3")
def test_after_a_banishing_the_state_is_checked_again():
    """The second one lives only by the first one's blessing."""
    table = deal(
        {"hand": ["flame"], "inkwell": 1},
        {"field": ["saint", hurt("child", 3)]},
        saint=character("Your other characters get +2 {W}.", willpower=2),
        child=character(willpower=2),
        flame=action("Deal 2 damage to chosen character."),
    )
    table.expect({"child": {"willpower": 4}})
    table.do("A: play flame")
    table.do("A: choose saint")
    table.expect({"saint": {"zone": "discard"}, "child": {"zone": "discard"}})


@lor("1.9.4", "7.4.3")
def test_what_a_check_triggers_resolves_after_the_whole_check():
    table = deal(
        {"hand": ["flood"], "inkwell": 1},
        {"field": [hurt("martyr", 2), "saint", hurt("child", 2)]},
        martyr=character("When this character is banished, draw 3 cards.", willpower=1),
        saint=character("Your other characters get +2 {W}.", willpower=1),
        child=character(willpower=2),
        flood=action("Deal 1 damage to each character."),
    )
    table.do("A: play flood")
    table.expect({"log": ["banish B martyr", "banish B saint", "banish B child", "resolve B martyr"], "B": {"hand": 3}})


@lor("1.9.4", "8.7.2")
def test_triggers_wait_in_the_bag():
    table = deal(
        {"field": ["hunter"]},
        {"field": [sideways("prey")]},
        hunter=character("Whenever this character challenges, gain 2 lore."),
        prey=character(willpower=9),
    )
    table.do("A: challenge hunter prey")
    table.expect({"log": ["challenge A hunter", "resolve A hunter", "gain_lore A 2", "damage B prey 2"]})


@lor("1.9.5")
def test_several_banished_by_one_check_see_each_other_go():
    table = deal(
        {"hand": ["flood"], "inkwell": 1},
        {"field": ["mourner#1", "mourner#2"]},
        mourner=MOURNER,
        flood=action("Deal 2 damage to each character."),
    )
    table.do("A: play flood")
    assert len(told(table, "banish")) == 2
    while asked(table).kind == "trigger":
        table.do("B: choose mourner")
    table.expect({"B": {"hand": 2}})
