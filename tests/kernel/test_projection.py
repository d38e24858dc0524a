"""Characteristics are projected: layers, dependency, timestamps; permissions, prohibitions, what has left."""

from __future__ import annotations

import pytest

from engine.kernel.cards import tree as t
from engine.kernel.characteristics.aspect import Shape, bit, shape
from engine.kernel.characteristics.order import Orders
from tests.rules.lorcana.stock import action, character, deal, hurt, lore, ref, sideways

OWN = t.Side(True)


def effect(layer: int = 0, reads: str = "", writes: str = "") -> Shape:
    """A continuous effect as far as its place in the order goes."""
    return shape(layer, bit(reads) if reads else 0, bit(writes) if writes else 0)


def ordered(**effects: Shape) -> str:
    """Letters in the order of application, a circle in brackets; they are given in the order of their timestamps."""
    letters = list(effects)
    found = ["".join(letters[at] for at in step) for step in Orders().of(list(effects.values()))]
    return "".join(step if len(step) == 1 else f"({step})" for step in found)


@pytest.mark.parametrize(
    ("effects", "order"),
    [
        ({"a": effect(), "b": effect(), "c": effect()}, "abc"),
        ({"a": effect(1), "b": effect(1), "c": effect(2)}, "abc"),
        ({"a": effect(reads="x"), "b": effect(writes="x")}, "ba"),
        ({"a": effect(reads="x"), "b": effect(reads="y", writes="x"), "c": effect(writes="y")}, "cba"),
        (
            {"a": effect(1, reads="x"), "b": effect(2, writes="x")},
            "ab",
        ),  # what comes in a later layer is not waited for
        ({"a": effect(reads="x", writes="x")}, "a"),  # nobody waits for himself
        ({"a": effect(reads="x", writes="x"), "b": effect(reads="x", writes="x")}, "(ab)"),
        ({"a": effect(reads="x", writes="y"), "b": effect(reads="y", writes="x")}, "(ab)"),
        (
            {
                "a": effect(reads="x", writes="z"),
                "b": effect(reads="y", writes="x"),
                "c": effect(reads="z", writes="y"),
            },
            "(abc)",
        ),
        ({"a": effect(reads="x", writes="y"), "b": effect(reads="y", writes="x"), "c": effect(writes="y")}, "c(ab)"),
        (
            {
                "a": effect(reads="w"),
                "b": effect(reads="x", writes="y"),
                "c": effect(reads="y", writes="x"),
                "d": effect(reads="x", writes="w"),
            },
            "(bc)da",
        ),  # who only reads what the circle comes to is not in it
    ],
)
def test_order_of_effects(effects: dict[str, Shape], order: str) -> None:
    assert ordered(**effects) == order


RUSH_TO_EVASIVE = character("Your characters with Rush gain Evasive.")


@pytest.mark.parametrize(
    "field", [["captain", "drummer", "scout"], ["drummer", "captain", "scout"], ["scout", "drummer", "captain"]]
)
def test_who_gains_rush_gains_evasive_by_it_in_whatever_order_they_came(field: list[str]) -> None:
    table = deal(
        {"field": field},
        captain=RUSH_TO_EVASIVE,
        drummer=character(),
        trees={"drummer": (t.Static((t.Grant(t.Every(t.AllOf((OWN, t.Named("Scout")))), (t.Keyword("rush"),)),)),)},
    )
    table.expect({"scout": {"keywords": ["rush", "evasive"]}, "captain": {"keywords": []}})


def test_who_loses_what_gave_him_rush_loses_both() -> None:
    table = deal(
        {"field": ["captain", "drummer", "scout"], "hand": ["bolt"], "inkwell": 1},
        captain=RUSH_TO_EVASIVE,
        drummer=character(willpower=2),
        trees={"drummer": (t.Static((t.Grant(t.Every(t.AllOf((OWN, t.Named("Scout")))), (t.Keyword("rush"),)),)),)},
    )
    table.do("A: play bolt")
    table.do("A: choose drummer")
    table.expect({"scout": {"keywords": []}})


def without(missing: str, gained: str) -> t.Tree:
    return (t.Static((t.Grant(t.Every(t.AllOf((OWN, t.Not(t.With(missing))))), (t.Keyword(gained),)),)),)


@pytest.mark.parametrize(("field", "keyword"), [(["sun", "moon"], "rush"), (["moon", "sun"], "evasive")])
def test_a_circle_falls_back_to_timestamps(field: list[str], keyword: str) -> None:
    """Who has no Evasive gains Rush; who has no Rush gains Evasive: the older one decides."""
    table = deal(
        {"field": field},
        sun=character(),
        moon=character(),
        trees={"sun": without("evasive", "rush"), "moon": without("rush", "evasive")},
    )
    table.expect({"sun": {"keywords": [keyword]}, "moon": {"keywords": [keyword]}})


@pytest.mark.parametrize("field", [["titan", "banner"], ["banner", "titan"]])
def test_while_strong_enough_it_has_more_lore_whenever_the_strength_came(field: list[str]) -> None:
    table = deal(
        {"field": field},
        titan=character("While this character has 5 {S} or more, he gets +2 {L}.", strength=4),
        banner=character("Your other characters get +1 {S}."),
    )
    table.expect({"titan": {"strength": 5, "lore": 3}})


def test_a_value_below_zero_is_kept_and_acts_as_zero() -> None:
    table = deal(
        {"field": ["scout"], "hand": ["cheer"], "inkwell": 1},
        {"field": ["gloom"]},
        gloom=character("Opposing characters get -3 {S}."),
        cheer=action("Your characters get +2 {S} this turn."),
    )
    table.expect({"scout": {"strength": -1}})
    table.do("A: play cheer")
    table.expect({"scout": {"strength": 1}})


def test_a_gained_ability_is_projected_too() -> None:
    """A captain gives his characters an ability that makes others stronger."""
    inner = t.Static((t.Modify(t.Every(t.AllOf((OWN, t.Other()))), "strength", 1),))
    table = deal(
        {"field": ["captain", "scout", "raider"]},
        captain=character(),
        trees={"captain": (t.Static((t.Grant(t.Every(t.Named("Scout")), (inner,)),)),)},
    )
    table.expect({"raider": {"strength": 4}, "captain": {"strength": 3}, "scout": {"strength": 2}})


# --- permissions and prohibitions ---


@pytest.mark.parametrize("order", [["may", "not"], ["not", "may"]])
def test_a_prohibition_beats_a_permission_whichever_came_last(order: list[str]) -> None:
    trees = {
        "may": (t.Static((t.Can(t.Every(OWN), "challenge_ready"),)),),
        "not": (t.Static((t.Cannot(t.Every(OWN), "challenge"),)),),
    }
    table = deal(
        {"field": [*order, "raider"]}, {"field": ["scout"]}, **{name: character() for name in order}, trees=trees
    )
    assert table.refused("A: challenge raider scout") == "4.3.6.7"


def test_a_prohibition_that_was_left_behind_beats_a_printed_permission() -> None:
    table = deal(
        {"field": ["raider"], "hand": ["chain"], "inkwell": 1},
        {"field": ["scout"]},
        chain=action(""),
        raider=character(),
        trees={
            "raider": (t.Static((t.Can(t.This(), "challenge_ready"),)),),
            "chain": (t.Spell(t.Cannot(t.Every(t.Kind("character")), "challenge", "turn")),),
        },
    )
    table.do("A: play chain")
    assert table.refused("A: challenge raider scout") == "4.3.6.7"


# --- what has left ---


def test_an_effect_knows_what_it_banished_as_it_last_was() -> None:
    table = deal(
        {"field": ["scout", "banner"], "hand": ["rite"], "inkwell": 1},
        rite=action(""),
        banner=character("Your other characters get +1 {S}."),
        trees={
            "rite": (
                t.Spell(
                    t.Seq(
                        (
                            t.Banish(t.Chosen(t.Kind("character"))),
                            t.GainPoints(t.You(), t.StatOf("strength", t.Bound("chosen"))),
                        )
                    )
                ),
            )
        },
    )
    table.do("A: play rite")
    table.do("A: choose scout")
    table.expect({"lore": {"A": 3}})


def test_a_trigger_knows_who_has_left_as_it_last_was() -> None:
    """Both go at once; the one that triggers was stronger by the other."""
    table = deal(
        {"hand": ["flood"], "inkwell": 1},
        {"field": ["martyr", "banner"]},
        martyr=character(strength=1, willpower=2),
        banner=character("Your other characters get +4 {S}.", willpower=2),
        flood=action("Deal 2 damage to each character."),
        trees={
            "martyr": (
                t.Triggered(
                    (t.Trigger("banish", t.Is(t.This())),), t.GainPoints(t.You(), t.StatOf("strength", t.This()))
                ),
            )
        },
    )
    table.do("A: play flood")
    table.expect({"lore": {"B": 5}})


def test_damage_on_what_has_left_is_still_known_to_the_effect_that_removed_it() -> None:
    table = deal(
        {"field": [hurt("giant", 3)], "hand": ["rite"], "inkwell": 1},
        rite=action(""),
        trees={
            "rite": (
                t.Spell(
                    t.Seq(
                        (t.ToHand(t.Chosen(t.Kind("character"))), t.GainPoints(t.You(), t.DamageOn(t.Bound("chosen"))))
                    )
                ),
            )
        },
    )
    table.do("A: play rite")
    table.expect({"lore": {"A": 3}, "giant": {"zone": "hand"}})


def test_a_stale_reference_names_nothing() -> None:
    table = deal(
        {"field": ["scout"], "hand": ["wind"], "inkwell": 3},
        wind=action("Return chosen character to their player's hand."),
    )
    old, game = ref(table, "scout"), table.play.game
    table.do("A: play wind")
    table.do("A: choose scout")
    assert not game.is_valid(old)
    table.do("A: play scout")
    assert not game.is_valid(old)
    assert game.is_valid(ref(table, "scout"))
    assert game.rules.judge(game, 0, ("quest", old)).reason == "not_there"  # type: ignore[union-attr]


def test_an_effect_does_nothing_to_what_is_no_longer_there() -> None:
    """The second of two triggers finds its character gone, and nothing fails."""
    table = deal(
        {"field": ["hunter", "raider"]},
        {"field": [sideways("prey")]},
        hunter=character(),
        raider=character(),
        prey=character(willpower=9),
        trees={
            "hunter": (t.Triggered((t.Trigger("challenge", t.Kind("character")),), t.ToHand(t.Bound("counterpart"))),),
            "prey": (t.Triggered((t.Trigger("challenged", t.Is(t.This())),), t.Heal(t.This(), 2)),),
        },
    )
    table.do("A: challenge raider prey")
    table.expect({"prey": {"zone": "hand"}, "question": {"seat": "A", "kind": "action"}})
    assert lore(table, "A") == 0
