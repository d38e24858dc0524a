"""Chapters 8 and 9: zones, the bag, damage counters."""

import pytest

from engine.kernel.cards import tree as t
from engine.kernel.state.question import Answer
from engine.scenario import ScenarioTable
from tests.rules.lorcana.stock import action, asked, character, deal, hurt, lor, lore, ref, sideways, told

# --- open and hidden zones ---


@lor("8.1.2", "8.6.3", "8.4.3", "公開領域")
def test_everybody_sees_the_discard_pile_and_the_field():
    table = deal({"discard": ["raider"], "field": ["scout"]})
    for viewer in ("A", "B", "spectator"):
        table.expect({"seen_by": {viewer: {"A": {"discard": ["raider"], "field": ["scout"]}}}})


@lor("8.1.3", "8.2.2", "8.3.2", "8.5.3", "非公開領域")
def test_hidden_zones_show_their_numbers_only():
    table = deal({"hand": ["raider"], "deck": {"top": ["giant"], "filler": 4}, "inkwell": ["gem"]})
    for viewer in ("B", "spectator"):
        table.expect(
            {"seen_by": {viewer: {"A": {"hand": 1, "deck": 5, "inkwell": 1}, "hidden": ["raider", "giant", "gem"]}}}
        )
    table.expect({"seen_by": {"A": {"A": {"hand": ["raider"]}, "hidden": ["giant", "gem"]}}})


@lor("8.5.4")
def test_how_many_ink_cards_are_ready_is_open():
    table = deal({"hand": ["raider"], "inkwell": 5})
    table.do("A: play raider")
    table.expect({"seen_by": {"B": {"A": {"inkwell": {"ready": 2, "exerted": 3}}}}})


@lor("8.1.5")
def test_what_leaves_play_comes_back_as_a_new_card():
    table = deal(
        {"field": [hurt("scout", 1)], "hand": ["cheer", "wind"], "inkwell": 5},
        cheer=action("Your characters get +2 {S} this turn."),
        wind=action("Return chosen character to their player's hand."),
    )
    old = ref(table, "scout")
    table.do("A: play cheer")
    table.do("A: play wind")
    table.do("A: choose scout")
    assert ref(table, "scout") != old
    table.do("A: play scout")
    table.expect({"scout": {"strength": 2, "damage": 0, "dry": False}})


# --- deck and hand ---


@lor("8.2.3", "カードを引く")
def test_drawing_takes_the_top_of_the_own_deck_card_by_card():
    table = deal({"hand": ["study"], "inkwell": 1, "deck": {"top": ["scout", "gem", "raider"], "filler": 2}})
    table.do("A: play study")
    table.expect({"A": {"hand": ["scout", "gem", "raider"], "deck": 2}})


@lor("8.2.4")
def test_where_known_cards_lie_in_a_deck_is_told_to_all():
    table = deal(
        {"hand": ["bury"], "inkwell": 1},
        {"field": ["scout"]},
        bury=action(""),
        trees={"bury": (t.Spell(t.ToDeck(t.Chosen(t.Kind("character")), "either")),)},
    )
    table.do("A: play bury")
    table.do("A: choose scout")
    table.inputs.take(Answer(0, (asked(table).options.index(("bottom",)),)))
    table.expect(
        {"B": {"deck": {"bottom": ["scout"]}}, "seen_by": {"spectator": {"log": ["to_deck B scout", "put_bottom B 1"]}}}
    )


def opened(rest: t.Effect) -> ScenarioTable:
    """Three cards of the deck are looked at by everybody, and then something becomes of them."""
    table = deal(
        {"hand": ["show"], "inkwell": 1, "deck": ["gem", "scout", "hawk", "giant"]},
        show=action(""),
        trees={"show": (t.Spell(t.Seq((t.Look(3, open=True), rest))),)},
    )
    table.do("A: play show")
    return table


@lor("8.2.4")
@pytest.mark.parametrize(
    ("place", "deck", "heard"),
    [
        ("bottom", ["giant", "hawk", "gem", "scout"], ["hawk", "gem", "scout"]),
        ("top", ["hawk", "gem", "scout", "giant"], ["scout", "gem", "hawk"]),
    ],
)
def test_the_order_in_which_open_cards_go_onto_a_deck_is_told_to_all(place, deck, heard):
    table = opened(t.PutRest(place))
    table.expect({"question": {"seat": "A", "kind": "order"}, "seen_by": {"B": {"shown": ["gem", "scout", "hawk"]}}})
    table.do("A: order hawk gem scout")
    log = [*(f"to_deck A {name}" for name in heard), f"put_{place} A 3"]
    table.expect({"A": {"deck": deck}, "seen_by": {"B": {"log": log}, "spectator": {"log": log}}})


@lor("8.2.4")
def test_the_order_of_cards_that_one_player_alone_has_seen_is_told_to_nobody():
    table = deal(
        {"hand": ["peek"], "inkwell": 1, "deck": ["gem", "scout", "hawk"]},
        peek=action(""),
        trees={"peek": (t.Spell(t.Seq((t.Look(2), t.PutRest("bottom")))),)},
    )
    table.do("A: play peek")
    table.do("A: order scout gem")
    table.expect({"A": {"deck": ["hawk", "scout", "gem"]}})
    assert told(table, "to_deck") == []


@lor("8.2.4")
def test_a_card_revealed_off_the_deck_is_named_as_it_goes_under_it():
    table = deal(
        {"hand": ["show"], "inkwell": 1, "deck": ["gem", "scout"]},
        show=action(""),
        trees={"show": (t.Spell(t.Seq((t.RevealTop(), t.ToDeck(t.Bound("revealed"), "bottom")))),)},
    )
    table.do("A: play show")
    table.expect({"A": {"deck": ["scout", "gem"]}, "seen_by": {"B": {"log": ["to_deck A gem", "put_bottom A 1"]}}})


@lor("8.1.4")
def test_among_open_cards_one_cannot_fail_to_find():
    table = opened(t.Seq((t.Take(t.Kind("character")), t.PutRest("bottom"))))
    table.expect({"question": {"seat": "A", "kind": "card", "least": 1, "options": ["scout", "hawk"]}})


@lor("8.3.3")
def test_a_hand_may_be_as_large_as_it_grows():
    table = deal({"hand": ["study", *[f"scout#{n}" for n in range(1, 15)]], "inkwell": 1})
    table.do("A: play study")
    table.do("A: end")
    table.expect({"A": {"hand": 17}})


@lor("8.3.4", "捨てる")
def test_who_discards_chooses_himself():
    table = deal(
        {"hand": ["rob"], "inkwell": 1},
        {"hand": ["scout", "gem"]},
        rob=action("Each opponent chooses and discards a card."),
    )
    table.do("A: play rob")
    table.expect({"question": {"seat": "B", "kind": "card", "options": ["scout", "gem"]}})
    table.do("B: choose gem")
    table.expect({"B": {"hand": ["scout"], "discard": ["gem"]}})


@lor("8.6.4")
@pytest.mark.parametrize("order", [["gem", "raider"], ["raider", "gem"]])
def test_cards_discarded_together_lie_as_their_player_orders_them(order):
    table = deal({"hand": ["toss", "scout", "gem", "raider"], "inkwell": 1}, toss=action("Choose and discard 2 cards."))
    table.do("A: play toss")
    options = asked(table).options
    table.inputs.take(Answer(0, tuple(options.index(("card", ref(table, name))) for name in order)))
    table.expect({"A": {"discard": ["toss", *reversed(order)], "hand": ["scout"]}})


# --- play, inkwell, discard ---


@lor("8.4.1")
def test_what_is_played_lies_on_its_own_players_side():
    table = deal({"hand": ["gem"], "inkwell": 1})
    table.do("A: play gem")
    table.expect({"gem": {"zone": "field", "seat": "A"}, "A": {"field": ["gem"]}, "B": {"field": 0}})


@lor("8.4.4")
def test_what_leaves_play_triggers_by_what_it_was_there():
    table = deal(
        {"field": ["raider"]},
        {"field": [sideways("ghost")]},
        ghost=character(),
        trees={"ghost": (t.Triggered((t.Trigger("leave", t.Is(t.This())),), t.GainPoints(t.You(), 2)),)},
    )
    table.do("A: challenge raider ghost")
    table.expect({"lore": {"B": 2}})


@lor("8.5.1")
def test_every_ink_card_is_worth_one_whatever_it_is():
    table = deal({"hand": ["raider"], "inkwell": ["giant", "gem", "ballad"]})
    table.do("A: play raider")
    table.expect({"A": {"inkwell": {"ready": 0, "exerted": 3}}})


@lor("8.5.2")
def test_ink_enters_ready_and_unseen():
    table = deal({"hand": ["scout"]})
    table.do("A: ink scout")
    table.expect({"seen_by": {"B": {"A": {"inkwell": {"ready": 1, "exerted": 0}}}}})
    assert '"scout"' not in repr(table.view(1).seats)


@lor("8.5.6")
def test_what_an_effect_puts_into_the_inkwell_needs_no_symbol_and_stays_unseen():
    table = deal(
        {"field": ["miner"], "deck": {"top": ["curio"], "filler": 3}},
        curio=character(inkwell=False),
        miner=character(
            "Whenever this character quests, put the top card of your deck into your inkwell facedown and exerted."
        ),
    )
    table.do("A: quest miner")
    table.expect(
        {
            "curio": {"zone": "inkwell"},
            "A": {"inkwell": {"ready": 0, "exerted": 1}},
            "seen_by": {"B": {"hidden": ["curio"]}},
        }
    )


@lor("8.6.1", "8.6.2", "退場")
def test_the_banished_lie_on_their_own_players_pile():
    table = deal({"hand": ["bolt"], "inkwell": 1}, {"field": [hurt("scout", 1)], "discard": ["gem"]})
    table.do("A: play bolt")
    table.expect({"B": {"discard": ["scout", "gem"]}, "A": {"discard": ["bolt"]}})


# --- the bag ---

GREET = "When you play this character, gain 1 lore."


@lor("8.7.2")
def test_only_triggers_use_the_bag():
    table = deal({"hand": ["herald", "study"], "inkwell": 3}, herald=character(GREET))
    table.do("A: play study")
    assert not told(table, "resolve")
    table.do("A: play herald")
    assert told(table, "resolve") == [(0, "herald")]


@lor("8.7.3")
def test_each_player_adds_his_own_triggers():
    table = deal(
        {"hand": ["flood"], "inkwell": 1},
        {"field": ["scout", "mourner"]},
        flood=action("Deal 3 damage to each character."),
        mourner=character("Whenever one of your other characters is banished, gain 2 lore.", willpower=9),
    )
    table.do("A: play flood")
    table.expect({"lore": {"A": 0, "B": 2}})


@lor("8.7.4")
def test_a_player_picks_any_one_of_his_own_triggers():
    table = deal(
        {"field": ["poet", "monk"], "hand": ["study"], "inkwell": 1},
        poet=character("Whenever you play an action, gain 1 lore."),
        monk=character("Whenever you play an action, draw 2 cards."),
    )
    table.do("A: play study")
    table.expect({"question": {"seat": "A", "kind": "trigger", "options": ["poet", "monk"]}})
    table.do("A: choose monk")
    assert told(table, "resolve") == [(0, "monk"), (0, "poet")]


def chain_of_triggers():
    """A plays a character. A's greeter makes A play another one from the hand; B's watcher counts each."""
    return deal(
        {"field": ["greeter"], "hand": ["scout", "raider"], "inkwell": 1},
        {"field": ["watcher#1", "watcher#2"]},
        greeter=character(),
        watcher=character(),
        trees={
            "greeter": (
                t.Triggered((t.Trigger("play", t.Named("Scout")),), t.PlayFree(t.Kind("character"))),
                t.Triggered((t.Trigger("play", t.Named("Raider")),), t.GainPoints(t.You(), 1)),
            ),
            "watcher": (
                t.Triggered((t.Trigger("play", t.Kind("character"), by=t.Opponents()),), t.GainPoints(t.You(), 1)),
            ),
        },
    )


@lor("8.7.5")
def test_the_active_player_resolves_all_of_his_new_ones_too_before_the_other_begins():
    table = chain_of_triggers()
    table.do("A: play scout")
    while asked(table).kind != "action":
        table.inputs.take(Answer(asked(table).seat, (0,)))
    assert [args[0] for args in told(table, "resolve")] == [0, 0, 1, 1, 1, 1]
    assert (lore(table, "A"), lore(table, "B")) == (1, 4)


@lor("8.7.6", "8.7.7")
def test_then_the_next_player_resolves_all_of_his_whoever_s_new_ones_wait():
    """B's first trigger makes A trigger: B goes on with his second all the same."""
    table = deal(
        {"field": ["miser"], "hand": ["scout"], "inkwell": 1},
        {"field": ["tosser#1", "tosser#2"], "hand": ["gem", "gem#2", "gem#3"]},
        miser=character(),
        tosser=character(),
        trees={
            "tosser": (
                t.Triggered((t.Trigger("play", t.Kind("character"), by=t.Opponents()),), t.Discard(t.You(), 1)),
            ),
            "miser": (t.Triggered((t.Trigger("discard", by=t.Opponents()),), t.GainPoints(t.You(), 1)),),
        },
    )
    table.do("A: play scout")
    while asked(table).kind != "action":
        table.inputs.take(Answer(asked(table).seat, (0,)))
    assert [args[0] for args in told(table, "resolve")] == [1, 1, 0, 0]


@lor("8.7.8")
def test_with_an_empty_bag_the_game_goes_on():
    table = deal({"hand": ["herald"], "inkwell": 1}, herald=character(GREET))
    table.do("A: play herald")
    table.expect({"question": {"seat": "A", "kind": "action"}})
    assert table.play.game.state.waiting == []


# --- damage counters ---


@lor("9.1.1", "ダメージ")
def test_one_counter_is_one_damage():
    table = deal({"hand": ["bolt"], "inkwell": 1}, {"field": ["giant"]})
    table.do("A: play bolt")
    table.expect({"giant": {"damage": 2}})


@lor("9.2.1", "ダメージ・カウンター", "7.7.2", "7.7.1")
def test_counters_that_are_put_are_not_dealt():
    table = deal(
        {"hand": ["mark"], "inkwell": 1},
        {"field": ["knight"]},
        mark=action(""),
        trees={"mark": (t.Spell(t.PutDamage(t.Chosen(t.Kind("character")), 2)),)},
    )
    table.do("A: play mark")
    table.expect({"knight": {"damage": 2}, "not_log": ["damage"]})


@lor("5.1.3", "9.2.1")
@pytest.mark.parametrize(("text", "heard"), [("is damaged", 1), ("is dealt damage", 0)])
def test_who_has_counters_put_on_it_is_damaged_but_not_dealt_damage(text, heard):
    """Ruling R-LOR-20."""
    table = deal(
        {"hand": ["mark", "bolt"], "inkwell": 2, "field": ["crow"]},
        {"field": ["giant"]},
        mark=action("Put 2 damage counters on chosen opposing character."),
        crow=character(f"Whenever an opposing character {text}, gain 1 lore."),
    )
    table.do("A: play mark")
    table.expect({"giant": {"damage": 2}, "lore": {"A": heard}})
    table.do("A: play bolt")
    table.do("A: choose giant")
    table.expect({"giant": {"damage": 4}, "lore": {"A": heard + 1}})


@lor("5.1.3", "9.3.1")
def test_who_damage_is_moved_to_is_damaged():
    table = deal(
        {"hand": ["drain"], "inkwell": 1, "field": ["crow", hurt("giant", 3)]},
        {"field": ["raider"]},
        drain=action("Move up to 2 damage counters from chosen character to chosen opposing character."),
        crow=character("Whenever an opposing character is damaged, gain 1 lore."),
    )
    table.do("A: play drain")
    table.do("A: choose giant")
    table.do("A: choose 2")
    table.expect({"raider": {"damage": 2}, "lore": {"A": 1}})


@lor("5.1.3", "9.2.1")
@pytest.mark.parametrize(("asked_for", "drawn"), [("was damaged", 1), ("was dealt damage", 0)])
def test_a_turn_remembers_who_was_damaged_and_who_was_dealt_damage(asked_for, drawn):
    table = deal(
        {"hand": ["mark", "tally"], "inkwell": 2, "deck": 3},
        {"field": ["giant"]},
        mark=action("Put 2 damage counters on chosen opposing character."),
        tally=action(f"If an opposing character {asked_for} this turn, draw a card."),
    )
    table.do("A: play mark")
    table.do("A: play tally")
    table.expect({"A": {"hand": drawn}})


@lor("7.7.1", "7.7.2")
def test_damage_is_put_on_another_instead():
    table = deal(
        {"hand": ["bolt"], "inkwell": 1},
        {"field": ["scout", "shield"]},
        shield=character(willpower=9),
        trees={"shield": (t.Static((t.Redirect(t.AllOf((t.Side(True), t.Kind("character"), t.Other()))),)),)},
    )
    table.do("A: play bolt")
    table.do("A: choose scout")
    table.expect({"scout": {"damage": 0}, "shield": {"damage": 2}})


@lor("9.3.1")
def test_moving_counters_takes_them_from_one_and_puts_them_on_another():
    table = deal(
        {"hand": ["shift5"], "field": [hurt("giant", 3)], "inkwell": 1},
        {"field": ["raider"]},
        shift5=action("Move up to 2 damage counters from chosen character to chosen opposing character."),
    )
    table.do("A: play shift5")
    table.do("A: choose giant")
    if asked(table).kind == "target":
        table.do("A: choose raider")
    table.do("A: 2")
    table.expect({"giant": {"damage": 1}, "raider": {"damage": 2}})


@lor("9.4.1")
def test_counters_are_forgotten_when_their_card_has_left_and_all_is_quiet():
    table = deal(
        {"hand": ["wind"], "inkwell": 2, "field": [hurt("scout", 2)]},
        wind=action("Return chosen character to their player's hand."),
    )
    old = ref(table, "scout")
    table.do("A: play wind")
    table.do("A: choose scout")
    assert table.play.game.damage_on(old) == 0
    assert not table.play.game.state.gone
    table.do("A: play scout")
    table.expect({"scout": {"damage": 0}})
