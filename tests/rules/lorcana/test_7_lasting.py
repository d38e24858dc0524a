"""Chapter 7, the second half: activated and static abilities, replacement, changed characteristics."""

from engine.kernel.cards import tree as t
from engine.kernel.state.question import Answer
from tests.rules.lorcana.stock import action, asked, character, deal, item, lor, sideways

# --- activated abilities ---


@lor("7.5.2")
def test_only_the_active_player_uses_abilities():
    table = deal({}, {"field": ["lamp"]}, lamp=item("{E} — Gain 3 lore."))
    assert table.refused("B: use lamp") == "1.5.1"


@lor("7.5.2")
def test_nothing_is_used_while_something_is_to_be_decided():
    table = deal(
        {"field": ["lamp", "scout", "raider"], "hand": ["bolt"], "inkwell": 1}, lamp=item("{E} — Gain 3 lore.")
    )
    table.do("A: play bolt")
    assert table.refused("A: use lamp")
    table.do("A: choose scout")
    table.do("A: use lamp")


@lor("7.5.3", "起動能力")
def test_what_cannot_be_paid_cannot_be_used():
    table = deal({"field": ["lamp"], "inkwell": 1}, lamp=item("{E}, 2 {I} — Gain 3 lore."))
    assert table.refused("A: use lamp") == "7.5.3"
    table.expect({"lamp": {"exerted": False}})


@lor("7.5.3.2")
def test_everything_in_the_cost_is_paid_before_the_effect():
    table = deal(
        {"field": ["lamp"], "hand": ["gem", "scout"], "inkwell": 2},
        lamp=item("{E}, 1 {I}, Choose and discard a card — Draw 2 cards."),
    )
    table.do("A: use lamp")
    table.do("A: choose gem")
    table.expect(
        {
            "lamp": {"exerted": True},
            "A": {"inkwell": {"ready": 1, "exerted": 1}, "hand": 3, "discard": ["gem"]},
            "log": ["discard A gem", "draw A 2"],
        }
    )


@lor("7.5.3.3")
def test_an_activated_ability_resolves_at_once_without_the_bag():
    table = deal({"field": ["lamp"]}, lamp=item("{E} — Gain 3 lore."))
    table.do("A: use lamp")
    table.expect({"lore": {"A": 3}, "not_log": ["resolve"]})


@lor("7.5.4")
def test_what_using_triggers_waits_until_it_is_resolved():
    table = deal(
        {"field": ["pyre", "mourner"]},
        pyre=character("Banish this character — Draw 2 cards."),
        mourner=character("Whenever one of your other characters is banished, gain 2 lore."),
    )
    table.do("A: use pyre")
    table.expect(
        {"log": ["banish A pyre", "draw A 2", "resolve A mourner", "gain_lore A 2"], "question": {"kind": "action"}}
    )


# --- static abilities ---


@lor("7.6.2")
def test_static_abilities_apply_as_a_card_enters():
    table = deal(
        {"field": ["saint"], "hand": ["frail"], "inkwell": 1},
        saint=character("Your other characters get +2 {W}."),
        frail=character("This character enters play with 2 damage.", willpower=1),
    )
    table.do("A: play frail")
    table.expect({"frail": {"zone": "field", "willpower": 3, "damage": 2}})


@lor("7.6.3")
def test_what_an_effect_left_behind_does_not_reach_who_comes_later():
    table = deal(
        {"field": ["scout"], "hand": ["cheer", "raider"], "inkwell": 4},
        cheer=action("Your characters get +2 {S} this turn."),
    )
    table.do("A: play cheer")
    table.do("A: play raider")
    table.expect({"scout": {"strength": 4}, "raider": {"strength": 3}})


@lor("7.6.4")
def test_a_printed_static_ability_is_off_at_once_when_its_card_leaves():
    table = deal(
        {"hand": ["bolt"], "inkwell": 1},
        {"field": ["saint", "scout"]},
        saint=character("Your other characters get +1 {S}.", willpower=2),
    )
    table.expect({"scout": {"strength": 3}})
    table.do("A: play bolt")
    table.do("A: choose saint")
    table.expect({"scout": {"strength": 2}})


# --- replacement, changed characteristics ---


@lor("7.7.3")
def test_entering_in_another_way_is_no_event_of_its_own():
    table = deal({"hand": ["late"], "inkwell": 1}, late=character("This character enters play exerted."))
    table.do("A: play late")
    table.expect({"late": {"exerted": True}, "not_log": ["exert"]})


SHIELD = character(willpower=9)
SHIELDING = {"shield": (t.Static((t.Redirect(t.AllOf((t.Side(True), t.Kind("character"), t.Other()))),)),)}
"""Damage dealt to others of its side is put on it instead."""


@lor("7.7.4")
def test_a_replaced_event_never_happened():
    table = deal({"hand": ["bolt"], "inkwell": 1}, {"field": ["scout", "shield"]}, shield=SHIELD, trees=SHIELDING)
    table.do("A: play bolt")
    table.do("A: choose scout")
    table.expect({"scout": {"damage": 0}, "shield": {"damage": 2}, "not_log": ["damage"]})


@lor("7.7.5", "10.6.1")
def test_of_several_replacements_the_player_of_the_source_chooses_one():
    """Resist and a shield both apply: the attacker takes the one that serves him."""
    table = deal({"hand": ["bolt"], "inkwell": 1}, {"field": ["knight", "shield"]}, shield=SHIELD, trees=SHIELDING)
    table.do("A: play bolt")
    table.do("A: choose knight")
    table.expect({"question": {"seat": "A", "kind": "replace", "rule": "7.7.5"}})
    resist = next(at for at, option in enumerate(asked(table).options) if option[0] == "resist")
    table.inputs.take(Answer(0, (resist,)))
    table.expect({"knight": {"damage": 1}, "shield": {"damage": 0}})


@lor("7.7.5")
def test_one_replacement_is_enough():
    """The other one chosen: the counters go to the shield, in full, since put counters are not dealt damage."""
    table = deal(
        {"hand": ["bolt"], "inkwell": 1},
        {"field": ["knight", "shield"]},
        shield=SHIELD,
        trees={"shield": (*SHIELDING["shield"], t.Keyword("resist", 1))},
    )
    table.do("A: play bolt")
    table.do("A: choose knight")
    redirect = next(at for at, option in enumerate(asked(table).options) if option[0] == "redirect")
    table.inputs.take(Answer(0, (redirect,)))
    table.expect({"knight": {"damage": 0}, "shield": {"damage": 2}})


@lor("7.8.1.1")
def test_characteristics_are_worked_out_anew_with_every_change():
    table = deal(
        {"field": ["brain"], "hand": ["scout", "gem"], "inkwell": 2},
        brain=character("This character gets +1 {S} for each card in your hand."),
    )
    table.expect({"brain": {"strength": 4}})
    table.do("A: play gem")
    table.expect({"brain": {"strength": 3}})
    table.do("A: play scout")
    table.expect({"brain": {"strength": 2}})


@lor("7.8.1.1")
def test_who_was_there_first_sees_what_a_later_card_changes():
    table = deal(
        {"field": ["titan"], "hand": ["banner"], "inkwell": 1},
        titan=character("While this character has 5 {S} or more, he gets +2 {L}.", strength=4),
        banner=character("Your other characters get +1 {S}."),
    )
    table.expect({"titan": {"lore": 1}})
    table.do("A: play banner")
    table.expect({"titan": {"strength": 5, "lore": 3}})


@lor("7.8.1.1")
def test_of_a_keyword_gained_and_lost_what_came_later_counts():
    trees = {
        "wind": (t.Static((t.Grant(t.Every(t.Kind("character")), (t.Keyword("evasive"),)),)),),
        "net": (t.Static((t.Lose(t.Every(t.Kind("character")), ("evasive",)),)),),
    }
    for field, keywords in ((["wind", "net", "scout"], []), (["net", "wind", "scout"], ["evasive"])):
        table = deal({"field": field}, wind=character(), net=character(), trees=trees)
        table.expect({"scout": {"keywords": keywords}})


@lor("7.8.2", "6.2.9", "4.3.6.13")
def test_strength_below_zero_deals_nothing_back():
    table = deal(
        {"field": ["raider"]}, {"field": [sideways("weak")]}, weak=character("This character gets -5 {S}.", willpower=9)
    )
    table.do("A: challenge raider weak")
    table.expect({"raider": {"damage": 0}})


@lor("7.8.3")
def test_a_lore_value_below_zero_counts_as_none():
    table = deal({"field": ["shame"], "lore": 2}, shame=character("This character gets -5 {L}."))
    table.expect({"shame": {"lore": -4}})
    table.do("A: quest shame")
    table.expect({"lore": {"A": 2}})
