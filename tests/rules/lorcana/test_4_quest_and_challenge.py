"""Chapters 4.3.5 and 4.3.6: questing and challenging."""

from engine.kernel.cards import tree as t
from tests.rules.lorcana.stock import action, character, deal, hurt, location, lor, sideways, told, wet

# --- quest ---


@lor("4.3.5.3", "4.3.5.4", "4.3.5.7", "4.3.5.8", "クエスト")
def test_who_quests_exerts_and_gives_its_lore():
    table = deal({"field": ["giant"]})
    table.do("A: quest giant")
    table.expect({"giant": {"exerted": True}, "lore": {"A": 3}, "log": ["quest A giant 3"]})


@lor("4.3.5.5", "4.3.5.1", "6.1.3", "5.1.1")
def test_only_ready_dry_characters_quest():
    table = deal({"field": [sideways("scout"), wet("raider"), "keep"]})
    assert table.refused("A: quest scout") == "5.1.1"
    assert table.refused("A: quest raider") == "6.1.4"
    assert table.refused("A: quest keep") == "6.1.3"


@lor("4.3.5.6")
def test_who_is_kept_from_questing_may_not():
    table = deal({"field": ["rock"]}, rock=character("This character can't quest."))
    assert table.refused("A: quest rock") == "4.3.5.6"


@lor("4.3.5.9", "4.3.5.10", "7.4.1")
def test_questing_triggers_once_and_is_over_when_that_is_done():
    table = deal({"field": ["seer"]}, seer=character("Whenever this character quests, gain 2 lore."))
    table.do("A: quest seer")
    table.expect(
        {"log": ["quest A seer 1", "resolve A seer", "gain_lore A 2"], "lore": {"A": 3}, "question": {"kind": "action"}}
    )
    assert len(told(table, "resolve")) == 1


# --- declaring a challenge ---


@lor("4.3.6.4", "4.3.6.8", "4.3.6.12", "4.3.6.15", "4.3.6.9", "チャレンジ")
def test_both_deal_their_strength_and_the_challenger_exerts():
    table = deal({"field": ["raider"]}, {"field": [sideways("giant")]}, raider=character(strength=3, willpower=9))
    table.do("A: challenge raider giant")
    table.expect(
        {"raider": {"damage": 6, "exerted": True}, "giant": {"damage": 3}, "log": ["challenge A raider B giant"]}
    )


@lor("4.3.6.5")
def test_the_challenger_must_be_dry_and_ready():
    table = deal({"field": [wet("scout"), sideways("raider"), "keep"]}, {"field": [sideways("giant")]})
    assert table.refused("A: challenge scout giant") == "6.1.4"
    assert table.refused("A: challenge raider giant") == "5.1.1"
    assert table.refused("A: challenge keep giant") == "6.1.3"


@lor("6.1.3", "4.3.6.1")
def test_only_characters_challenge_and_are_challenged():
    table = deal({"field": ["raider", "gem"]}, {"field": [sideways("scout"), sideways("gem")]})
    assert table.refused("A: challenge A.gem scout") == "6.1.3"
    assert table.refused("A: challenge raider B.gem") == "4.3.6.2"


@lor("4.3.6.6")
def test_only_exerted_opposing_characters_are_challenged():
    table = deal({"field": ["raider", sideways("scout")]}, {"field": ["giant"]})
    assert table.refused("A: challenge raider giant") == "4.3.6.6"
    assert table.refused("A: challenge raider scout") == "4.3.6.6"


@lor("4.3.6.7")
def test_a_prevented_challenge_may_not_be():
    table = deal(
        {"field": ["monk", "raider"]},
        {"field": [sideways("ghost"), sideways("scout")]},
        monk=character("This character can't challenge."),
        ghost=character("This character can't be challenged."),
    )
    assert table.refused("A: challenge monk scout") == "4.3.6.7"
    assert table.refused("A: challenge raider ghost") == "4.3.6.7"
    table.do("A: challenge raider scout")


@lor("4.3.6.9")
def test_a_challenge_once_declared_has_occurred():
    table = deal({"field": ["raider"]}, {"field": [sideways("giant")]})
    table.do("A: challenge raider giant")
    table.expect({"log": ["challenge A raider B giant"]})
    assert next(iter(table.play.game.state.field.values())).notes.get("challenged") == table.play.game.state.turn


def fallen(manner: t.Manner, effect: t.Effect) -> t.Triggered:
    """When this one is banished in that part of a challenge."""
    return t.Triggered((t.Trigger("banish", t.Is(t.This()), manner=manner),), effect)


# --- while challenging ---


@lor("4.3.6.10", "10.3.1")
def test_what_holds_while_challenging_counts_for_the_damage():
    table = deal({"field": ["boar"]}, {"field": [sideways("giant")]}, boar=character("Challenger +2", strength=1))
    table.do("A: challenge boar giant")
    table.expect({"giant": {"damage": 3}})


@lor("4.3.6.11", "4.3.6.13")
def test_what_declaring_triggers_resolves_before_the_damage():
    table = deal(
        {"field": ["hunter"]},
        {"field": [sideways("giant")]},
        hunter=character("Whenever this character challenges, he gets +3 {S} this turn."),
    )
    table.do("A: challenge hunter giant")
    table.expect({"giant": {"damage": 5}})


@lor("4.3.6.11")
def test_being_challenged_triggers():
    table = deal(
        {"field": ["raider"]},
        {"field": [sideways("crier")]},
        crier=character("Whenever this character is challenged, gain 2 lore.", willpower=9),
    )
    table.do("A: challenge raider crier")
    table.expect({"log": ["gain_lore B 2", "damage B crier 3"]})


@lor("4.3.6.13", "7.8.2", "6.2.9")
def test_negative_strength_deals_no_damage():
    table = deal({"field": ["weak"]}, {"field": [sideways("giant")]}, weak=character("This character gets -5 {S}."))
    table.expect({"weak": {"strength": -3}})
    table.do("A: challenge weak giant")
    table.expect({"giant": {"damage": 0}})


@lor("4.3.6.14", "10.6.1")
def test_resist_is_taken_off_the_damage_of_a_challenge():
    table = deal({"field": ["raider"]}, {"field": [sideways("knight")]})
    table.do("A: challenge raider knight")
    table.expect({"knight": {"damage": 2}})


@lor("4.3.6.15", "ダメージ", "9.1.1")
def test_damage_is_as_many_counters_and_stays():
    table = deal({"field": ["scout"]}, {"field": [sideways(**hurt("giant", 3))]})
    table.do("A: challenge scout giant")
    table.do("A: end")
    table.expect({"giant": {"damage": 5}})


@lor("4.3.6.16")
def test_who_is_banished_by_a_challenge_triggers_within_it():
    table = deal(
        {"field": ["raider"]},
        {"field": [sideways("cat")]},
        cat=character("When this character is challenged and banished, gain 4 lore."),
    )
    table.do("A: challenge raider cat")
    table.expect({"log": ["banish B cat", "gain_lore B 4", "challenge_over"]})


@lor("4.3.6.16", "7.1.9.1")
def test_what_returns_itself_returns_from_where_it_went():
    """One banishes the other after its own banishing; the other then returns, still within the challenge."""
    table = deal(
        {"field": ["snow"]},
        {"field": [sideways("cat")]},
        snow=character(strength=5),
        cat=character(),
        trees={
            "snow": (fallen("in_challenge", t.ToHand(t.This())),),
            "cat": (fallen("being_challenged", t.Banish(t.Bound("counterpart"))),),
        },
    )
    table.do("A: challenge snow cat")
    table.expect(
        {
            "snow": {"zone": "hand"},
            "cat": {"zone": "discard"},
            "log": [
                "banish B cat",
                "resolve B cat",
                "banish A snow",
                "resolve A snow",
                "to_hand A snow",
                "challenge_over",
            ],
        }
    )


@lor("4.3.6.17")
def test_what_holds_while_challenging_ends_with_the_challenge():
    table = deal(
        {"field": ["boar"]},
        {"field": [sideways("rabbit")]},
        boar=character("Challenger +2", strength=1, willpower=9),
        rabbit=character(willpower=9),
    )
    table.do("A: challenge boar rabbit")
    table.expect({"boar": {"strength": 1}, "log": ["challenge_over"]})
    assert table.view(0).challenge is None


@lor("4.3.6.22")
def test_a_challenge_ends_when_one_of_the_two_is_gone():
    table = deal(
        {"field": ["raider"]},
        {"field": [sideways("bomb")]},
        bomb=character("Whenever this character is challenged, banish the challenging character."),
    )
    table.do("A: challenge raider bomb")
    table.expect(
        {
            "raider": {"zone": "discard"},
            "bomb": {"zone": "field", "damage": 0},
            "log": ["challenge_over"],
            "question": {"seat": "A", "kind": "action"},
        }
    )
    assert not told(table, "damage")


# --- locations ---


@lor("4.3.6.18", "4.3.6.19", "4.3.6.20", "4.3.6.21")
def test_a_location_can_always_be_challenged_and_deals_no_damage():
    table = deal({"field": ["raider"]}, {"field": ["tower"]}, tower=location(willpower=9))
    table.do("A: challenge raider tower")
    table.expect({"tower": {"damage": 3, "zone": "field"}, "raider": {"damage": 0, "exerted": True}})


@lor("6.5.5", "1.9.1.3", "退場")
def test_a_location_is_banished_by_damage_as_high_as_its_willpower():
    table = deal({"field": ["raider"]}, {"field": [{"card": "keep", "damage": 1}]})
    table.do("A: challenge raider keep")
    table.expect({"keep": {"zone": "discard"}})


@lor("4.3.6.21")
def test_a_location_in_a_challenge_deals_nothing_even_with_a_number_for_strength():
    table = deal(
        {"field": ["raider"]},
        {"field": ["tower"]},
        tower=location(willpower=9),
        trees={"tower": (t.Static((t.Modify(t.This(), "strength", 4),)),)},
    )
    table.do("A: challenge raider tower")
    table.expect({"raider": {"damage": 0}})


# --- the bag within a challenge ---


@lor("1.9.1.3", "4.3.6.12")
def test_both_of_a_challenge_may_be_banished_at_once():
    table = deal({"field": ["raider"]}, {"field": [sideways("raider#2")]})
    table.do("A: challenge A.raider B.raider")
    assert told(table, "banish") == [(0, "raider"), (1, "raider")]
    table.expect({"A": {"field": 0}, "B": {"field": 0}})


@lor("4.4.1.3")
def test_support_ends_with_the_turn():
    table = deal({"field": ["squire", "scout"], "hand": ["bell"]}, bell=action("Gain 1 lore."))
    table.do("A: quest squire")
    table.do("A: yes")
    table.expect({"scout": {"strength": 4}})
    table.do("A: end")
    table.expect({"scout": {"strength": 2}})
