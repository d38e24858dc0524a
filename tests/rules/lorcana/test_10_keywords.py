"""Chapter 10: keyword abilities."""

import pytest

from engine.kernel.cards import tree as t
from tests.rules.lorcana.stock import action, asked, character, deal, hurt, lor, sideways, song, told, wet


@lor("10.1.1", "累積")
def test_keywords_with_a_number_add_up():
    table = deal(
        {"field": ["knight"], "hand": ["shield", "bolt"], "inkwell": 2},
        shield=action("Chosen character gains Resist +2 this turn."),
    )
    table.do("A: play shield")
    table.do("A: choose knight")
    table.expect({"knight": {"keywords": ["resist 3"]}})
    table.do("A: play bolt")
    table.do("A: choose knight")
    table.expect({"knight": {"damage": 0}})


@lor("10.1.1", "10.11.1")
def test_keywords_without_a_number_do_not_add_up():
    table = deal({"field": ["squire", "choir", "scout"]}, choir=character("Your other characters gain Support."))
    table.do("A: quest squire")
    assert asked(table).kind == "may"
    assert len(told(table, "resolve")) == 1


# --- Bodyguard ---


@lor("10.2.2")
def test_a_bodyguard_may_enter_exerted_or_not():
    table = deal({"hand": ["guard#1", "guard#2"], "inkwell": 4})
    table.do("A: play guard#1")
    table.do("A: yes")
    table.do("A: play guard#2")
    table.do("A: no")
    table.expect({"guard#1": {"exerted": True}, "guard#2": {"exerted": False}})


@lor("10.2.3")
def test_a_bodyguard_must_be_challenged_first():
    table = deal({"field": ["raider"]}, {"field": [sideways("scout"), sideways("guard")]})
    assert table.refused("A: challenge raider scout") == "10.2.3"
    table.do("A: challenge raider guard")
    table.expect({"guard": {"damage": 3}})


@lor("10.2.3")
def test_a_ready_bodyguard_guards_nobody_and_a_location_is_free():
    table = deal({"field": ["raider", "giant"]}, {"field": [sideways("scout"), "guard", "keep"]})
    table.do("A: challenge raider scout")
    table = deal({"field": ["raider", "giant"]}, {"field": [sideways("scout"), sideways("guard"), "keep"]})
    table.do("A: challenge raider keep")


@lor("10.2.3")
def test_a_bodyguard_guards_its_own_players_characters_only():
    table = deal({"field": ["raider"]}, {"field": [sideways("guard")]}, {"field": [sideways("scout")]})
    table.do("A: challenge raider scout")


# --- Challenger ---


@lor("10.3.1", "4.3.6.10")
def test_a_challenger_is_stronger_while_challenging():
    table = deal({"field": ["boar"]}, {"field": [sideways("giant")]}, boar=character("Challenger +3", strength=1))
    table.do("A: challenge boar giant")
    table.expect({"giant": {"damage": 4}})


@lor("10.3.3")
def test_a_challenger_is_not_stronger_while_being_challenged():
    table = deal({"field": ["giant"]}, {"field": [sideways("boar")]}, boar=character("Challenger +3", strength=1))
    table.do("A: challenge giant boar")
    table.expect({"giant": {"damage": 1}})


# --- Evasive, Reckless ---


@lor("10.4.1")
def test_only_the_evasive_challenge_the_evasive():
    table = deal({"field": ["raider", "hawk"]}, {"field": [sideways("hawk")]})
    assert table.refused("A: challenge raider B.hawk") == "10.4.1"
    table.do("A: challenge A.hawk B.hawk")


@lor("10.5.2")
def test_the_reckless_do_not_quest():
    table = deal({"field": ["brute"]})
    assert table.refused("A: quest brute") == "10.5.2"


@lor("10.5.3")
def test_the_reckless_must_challenge_before_the_turn_ends():
    table = deal({"field": ["brute"]}, {"field": [sideways("giant")]})
    assert table.refused("A: end") == "10.5.3"
    table.do("A: challenge brute giant")
    table.do("A: end")


@lor("10.5.3")
def test_the_reckless_who_cannot_challenge_keep_nobody():
    table = deal({"field": ["brute"]}, {"field": ["giant"]})
    table.do("A: end")


@lor("10.5.3")
def test_the_reckless_who_may_challenge_ready_characters_need_not():
    """Only exerted characters and locations oblige them."""
    captain = character("Your other characters can challenge ready characters.")
    table = deal({"field": ["brute", "captain"]}, {"field": ["giant"]}, captain=captain)
    table.expect({"offered": ["challenge brute giant"]})
    table.do("A: end")


@lor("10.5.3")
def test_the_reckless_must_challenge_a_location_too():
    table = deal({"field": ["brute"]}, {"field": ["keep"]})
    assert table.refused("A: end") == "10.5.3"


@lor("10.5.5")
def test_the_reckless_may_exert_to_sing_or_for_an_ability():
    table = deal(
        {"field": ["brute", "monk"], "hand": ["hymn"]},
        {"field": [sideways("giant")]},
        hymn=song("Draw 2 cards.", cost=1),
        monk=character("Reckless\n{E} — Gain 2 lore."),
    )
    table.do("A: sing hymn brute")
    table.do("A: use monk")
    table.do("A: end")
    table.expect({"lore": {"A": 2}})


# --- Resist ---


@lor("10.6.1", "4.3.6.14")
def test_resist_takes_its_number_off_every_damage_dealt():
    table = deal({"hand": ["bolt"], "inkwell": 1}, {"field": ["knight"]})
    table.do("A: play bolt")
    table.do("A: choose knight")
    table.expect({"knight": {"damage": 1}})


@lor("7.1.2.2", "10.6.3")
def test_damage_dealt_as_a_cost_is_paid_even_where_resist_takes_all_of_it():
    """Ruling R-LOR-32."""
    table = deal(
        {"field": ["knight"], "hand": ["spite"], "inkwell": 1},
        {"field": ["scout"]},
        spite=action("Deal 1 damage to chosen character of yours to deal 2 damage to chosen opposing character."),
    )
    table.do("A: play spite")
    table.expect({"knight": {"damage": 0}, "scout": {"damage": 2}})


@lor("10.6.1", "7.1.2.4")
def test_that_much_is_what_was_removed_whatever_resist_makes_of_the_damage():
    """Ruling R-LOR-33."""
    mine, theirs = (t.Chosen(t.AllOf((t.Kind("character"), t.Side(own)))) for own in (True, False))
    that_much = t.Tally("removed")
    table = deal(
        {"field": [{"card": "giant", "damage": 3}], "hand": ["swap"], "inkwell": 1},
        {"field": ["knight"]},
        swap=action(""),
        trees={
            "swap": (
                t.Spell(
                    t.Seq((t.Heal(mine, None, upto=False), t.Deal(theirs, that_much), t.GainPoints(t.You(), that_much)))
                ),
            )
        },
    )
    table.do("A: play swap")
    table.expect({"giant": {"damage": 0}, "knight": {"damage": 2}, "A": {"lore": 3}})


@lor("10.6.3")
def test_damage_reduced_to_none_was_not_dealt():
    table = deal(
        {"hand": ["dart", "dart#2"], "field": ["crow"], "inkwell": 2},
        {"field": ["knight"]},
        dart=action("Deal 1 damage to each opposing character."),
        crow=character("Whenever an opposing character is damaged, gain 1 lore."),
    )
    table.do("A: play dart")
    table.expect({"knight": {"damage": 0}, "lore": {"A": 0}, "not_log": ["damage"], "log": ["no_damage B knight"]})


# --- Rush, Shift ---


@lor("10.7.1", "4.3.6.5")
def test_rush_lets_challenge_in_the_turn_it_came_and_only_that():
    table = deal({"field": [wet("runner"), wet("scout")]}, {"field": [sideways("giant")]})
    assert table.refused("A: challenge scout giant") == "6.1.4"
    assert table.refused("A: quest runner") == "6.1.4"
    table.do("A: challenge runner giant")
    table.expect({"giant": {"damage": 2}})


LORD = character("Shift 2", cost=5, strength=5, willpower=6, name="Scout")


@lor("10.8.1")
def test_shift_costs_its_own_cost_and_lies_on_a_character_of_the_same_name():
    table = deal({"field": ["scout", "raider"], "hand": ["lord"], "inkwell": 2}, {"field": ["scout#2"]}, lord=LORD)
    assert table.refused("A: shift lord raider") == "10.8.1"
    assert table.refused("A: shift lord scout#2") == "10.8.1"
    table.do("A: shift lord scout#1")
    table.expect({"lord": {"under": "scout#1", "zone": "field"}, "A": {"inkwell": {"exerted": 2}}})


@lor("10.8.3")
def test_who_shifts_is_dry_and_exerted_as_the_one_beneath():
    table = deal({"field": ["scout", wet("raider")], "hand": ["lord"], "inkwell": 2}, lord=LORD)
    table.do("A: shift lord scout")
    table.expect({"lord": {"dry": True, "exerted": False}})
    table.do("A: quest lord")
    table = deal({"field": [sideways("scout")], "hand": ["lord"], "inkwell": 2}, lord=LORD)
    table.do("A: shift lord scout")
    table.expect({"lord": {"exerted": True}})


@lor("10.8.3")
def test_who_shifts_onto_one_that_is_not_dry_is_not_dry():
    table = deal({"field": [wet("scout")], "hand": ["lord"], "inkwell": 2}, lord=LORD)
    table.do("A: shift lord scout")
    table.expect({"lord": {"dry": False}})
    assert table.refused("A: quest lord") == "6.1.4"


@lor("10.8.4")
def test_who_shifts_may_still_enter_exerted():
    table = deal(
        {"field": ["scout"], "hand": ["lord"], "inkwell": 2},
        lord=LORD | {"text": "Shift 2\nThis character enters play exerted."},
    )
    table.do("A: shift lord scout")
    table.expect({"lord": {"exerted": True}})


@lor("10.8.5")
def test_damage_and_effects_stay_and_the_old_abilities_go():
    table = deal(
        {"field": [hurt("scout", 1)], "hand": ["cheer", "lord"], "inkwell": 3},
        lord=LORD,
        scout=character("Evasive"),
        cheer=action("Your characters get +2 {S} this turn."),
    )
    table.do("A: play cheer")
    table.do("A: shift lord scout")
    table.expect({"lord": {"damage": 1, "strength": 7, "keywords": ["shift 2"]}})


@lor("10.8.6", "重なっている")
def test_a_whole_stack_leaves_together_and_is_none_any_more():
    table = deal(
        {"hand": ["wind"], "inkwell": 1},
        {"field": [{"card": "lord", "under": "scout"}]},
        lord=LORD,
        wind=action("Return chosen character to their player's hand."),
    )
    table.do("A: play wind")
    table.expect({"lord": {"zone": "hand"}, "scout": {"zone": "hand"}, "B": {"hand": 2, "field": 0}})


@lor("重なっている")
def test_a_stack_is_one_character():
    table = deal({"field": ["scout"], "hand": ["lord"], "inkwell": 2}, lord=LORD)
    table.do("A: shift lord scout")
    table.expect({"A": {"field": ["lord"]}, "scout": {"zone": "under"}})


# --- Singer, Support, Ward ---


@lor("10.9", "10.9.1", "4.3.4.9")
def test_a_singer_counts_as_more_only_for_songs():
    table = deal(
        {"field": ["bard"], "hand": ["anthem", "banish2"], "inkwell": 1},
        anthem=song("Draw 2 cards.", cost=5),
        banish2=action(""),
        trees={"banish2": (t.Spell(t.Banish(t.Every(t.Has("cost", ">=", 5)))),)},
    )
    table.do("A: play banish2")
    table.expect({"bard": {"zone": "field", "cost": 2}})
    table.do("A: sing anthem bard")


@lor("10.9.3")
def test_a_singers_own_cost_is_what_it_was():
    table = deal({"field": ["bard"], "hand": ["anthem"]}, anthem=song("Draw 2 cards.", cost=5))
    table.do("A: sing anthem bard")
    table.expect({"bard": {"exerted": True, "cost": 2}})


@lor("10.11.1")
def test_support_adds_the_strength_of_who_quests_to_another():
    table = deal({"field": ["squire", "scout", "raider"]})
    table.do("A: quest squire")
    table.do("A: yes")
    table.expect({"question": {"kind": "target", "options": ["scout", "raider"]}})
    table.do("A: choose raider")
    table.expect({"raider": {"strength": 5}, "squire": {"strength": 2}})


@lor("10.12.1", "10.12")
def test_opponents_cannot_choose_what_is_warded():
    table = deal({"hand": ["bolt", "bolt#2"], "inkwell": 2, "field": ["witch#2"]}, {"field": ["witch", "scout"]})
    table.do("A: play bolt")
    table.expect({"question": {"options": ["witch#2", "scout"]}})


@lor("10.12.1")
def test_what_is_warded_can_be_challenged():
    table = deal({"field": ["scout"]}, {"field": [sideways("witch")]})
    table.do("A: challenge scout witch")
    table.expect({"witch": {"zone": "discard"}})


@lor("10.12.3")
def test_what_does_not_choose_reaches_the_warded_too():
    table = deal({"hand": ["doom"], "inkwell": 1}, {"field": ["witch"]}, doom=action("Banish all characters."))
    table.do("A: play doom")
    table.expect({"witch": {"zone": "discard"}})


_GIFT = "Play a character with cost 9 or less for free. They gain Evasive this turn."


@lor("10.8.1", "4.3.4.10")
@pytest.mark.parametrize(("flag", "under"), [(False, False), (True, True)])
def test_what_is_played_for_free_is_shifted_where_the_table_reads_it_so(flag: bool, under: bool) -> None:
    table = deal(
        {"hand": ["gift", "lord"], "inkwell": 1, "field": [{"card": "elder", "exerted": True, "damage": 1}]},
        flags={"free_shift": flag},
        gift=action(_GIFT),
        elder=character(name="Lord", version="Young"),
        lord=character("Shift 5", name="Lord", version="Old", cost=9, willpower=7, strength=5),
    )
    table.do("A: play gift")
    if flag:
        table.do("A: choose elder")
    table.expect({"lord": {"zone": "field", "exerted": under, "damage": int(under), "keywords": ["evasive", "shift"]}})
    table.expect({"elder": {"zone": "under" if under else "field"}})


@lor("10.8.1", "4.3.4.10")
def test_who_may_shift_for_free_need_not_and_pays_what_is_no_ink() -> None:
    table = deal(
        {"hand": ["gift", "lord", "gem"], "inkwell": 1, "field": ["elder"]},
        flags={"free_shift": True},
        gift=action(_GIFT),
        elder=character(name="Lord", version="Young"),
        lord=character("Shift 5", name="Lord", version="Old", cost=9),
    )
    table.do("A: play gift")
    table.do("A: pass")
    table.expect({"elder": {"zone": "field"}, "lord": {"zone": "field"}})
    table = deal(
        {"hand": ["gift", "lord", "gem"], "inkwell": 1, "field": ["elder"]},
        flags={"free_shift": True},
        gift=action(_GIFT),
        elder=character(name="Lord", version="Young"),
        lord=character("Shift: Discard an item card", name="Lord", version="Old", cost=9),
    )
    table.do("A: play gift")
    table.expect({"elder": {"zone": "field"}, "lord": {"zone": "field"}, "gem": {"zone": "hand"}})
