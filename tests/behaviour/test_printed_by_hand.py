"""Printed cards played by hand, as their texts read in both languages, where a reader easily goes wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.kernel.cards import tree as t
from engine.scenario import ScenarioTable
from tests import positions
from tests.behaviour.cast import CAST, made
from tests.behaviour.test_abilities import printed_cards

pytestmark = pytest.mark.facts
PEOPLE = {
    card.key: card
    for card in (
        made("princess", classes=("princess",)),
        made("villain", classes=("villain",)),
        made("broom", classes=("broom",)),
        made("dwarf", classes=("seven_dwarfs",)),
        made("captain", willpower=3),
        made("cheap", cost=1, willpower=2),
        made("idea", kind="action", cost=1, abilities=(t.Spell(t.GainPoints(t.You(), 1)),)),
    )
}


class Hands:
    """Lays tables of printed cards and plain ones."""

    def __init__(self, folder: Path) -> None:
        self.cards = {**CAST, **PEOPLE, **printed_cards(folder)}

    def __call__(
        self,
        a: dict[str, object],
        b: dict[str, object] | None = None,
        *,
        turn: str = "A",
        c: dict[str, object] | None = None,
    ) -> ScenarioTable:
        sides: dict[str, dict[str, object]] = {"A": a, "B": b or {}} | ({"C": c} if c is not None else {})
        seats = {seat: {"deck": 8, "inkwell": 10} | side for seat, side in sides.items()}
        return positions.lay("lorcana", seats, self.cards, turn={"seat": turn})


@pytest.fixture
def lay(facts: Path) -> Hands:
    return Hands(facts)


def down(card: str, **more: object) -> dict[str, object]:
    return {"card": card, "exerted": True, **more}


# --- "they", "that card" and zones ---


def test_the_princesses_do_not_quest_even_if_their_readying_is_declined(lay: Hands):
    """1-014."""
    table = lay({"field": ["1-014", down("princess#1"), "princess#2"]})
    table.do("A: quest 1-014")
    table.do("A: no")
    table.expect({"princess#1": {"exerted": True}, "not_offered": ["A: quest princess#2"]})


def test_only_the_banished_card_comes_back_of_a_stack(lay: Hands):
    """1-037: that card; the one beneath it stays in the discard pile."""
    table = lay({"field": ["1-037", {"card": "cheap", "under": ["weak"]}]}, {"field": [down("brute")]})
    table.do("A: challenge cheap brute")
    table.do("A: yes")
    table.expect({"A": {"hand": ["cheap"], "discard": ["weak"]}})


def test_two_masters_fetch_a_broom_only_once(lay: Hands):
    """1-051 and LOR 7.1.9.1."""
    table = lay({"field": ["1-051#1", "1-051#2", "broom"]}, {"field": [down("brute")]})
    table.do("A: challenge broom brute")
    table.do("A: order 1-051#1 1-051#2")
    table.do("A: yes")
    table.expect({"A": {"hand": ["broom"], "discard": 0}, "question": {"kind": "action"}})


def test_a_whole_stack_goes_into_the_inkwell_and_each_card_of_it_is_exerted(lay: Hands):
    """1-163."""
    table = lay({"hand": ["1-163"]}, {"field": [{"card": "plain", "under": ["weak"]}], "inkwell": 2})
    table.do("A: play 1-163")
    table.expect({"B": {"inkwell": {"ready": 2, "exerted": 2}, "field": 0}})


def test_a_character_put_there_face_down_is_ready_ink(lay: Hands):
    """1-147."""
    table = lay({"hand": ["1-147"]}, {"field": ["plain"], "inkwell": {"ready": 0, "exerted": 3}})
    table.do("A: play 1-147")
    table.do("A: yes")
    table.expect({"B": {"inkwell": {"ready": 1, "exerted": 3}}})


def test_the_player_of_the_shuffled_character_draws(lay: Hands):
    """2-060: nobody is asked whether to, since the English text is the official one (1.1.1, ruling R-LOR-50)."""
    table = lay({"hand": ["2-060"]}, {"field": ["plain"]})
    table.do("A: play 2-060")
    table.expect({"B": {"hand": 2, "field": 0}, "A": {"hand": 0}})


def test_its_player_draws_for_the_banished_item(lay: Hands):
    """2-152."""
    table = lay({"hand": ["2-152"]}, {"field": ["cup"]})
    table.do("A: play 2-152")
    table.do("A: yes")
    table.expect({"B": {"hand": 1, "discard": ["cup"]}, "A": {"hand": 0}})


def test_what_was_banished_together_counts_for_each_other(lay: Hands):
    """2-012 lives and heals once for each other; 1-203 counts a guard that goes at the same time."""
    table = lay(
        {"field": [{"card": "2-012", "damage": 3}, {"card": "guard", "damage": 5}, "1-203"], "hand": ["sweep"]},
        {"field": ["weak"]},
    )
    table.do("A: play sweep")
    table.expect({"2-012": {"damage": 4}, "question": {"kind": "trigger", "seat": "A"}})


def test_a_departed_dwarf_helps_the_others_until_the_start_of_the_next_turn(lay: Hands):
    """2-006."""
    table = lay({"field": ["2-006", "dwarf", "plain"], "hand": ["doom"]})
    table.do("A: play doom 2-006")
    table.expect({"dwarf": {"strength": 4}, "plain": {"strength": 2}})
    table.do("A: end")
    table.expect({"dwarf": {"strength": 4}})
    table.do("B: end")
    table.expect({"dwarf": {"strength": 2}})


# --- paying and choosing ---


def test_the_next_one_is_cheaper_only_once_even_if_it_is_played_for_free(lay: Hands):
    """1-033 with 1-029: the free character is the next one."""
    table = lay({"field": ["1-033"], "hand": ["1-029", "plain#1", "plain#2"]})
    table.do("A: use 1-033")
    table.expect({"plain#2": {"cost": 2}, "1-029": {"cost": 3}})
    table.do("A: play 1-029")
    table.do("A: yes")
    table.do("A: choose plain#1")
    table.expect({"plain#1": {"zone": "field"}, "plain#2": {"cost": 3}})


def test_what_was_counted_does_not_change_afterwards(lay: Hands):
    """2-032."""
    table = lay({"field": ["plain", "weak"], "hand": ["2-032", "doom", "rich"]})
    table.do("A: play 2-032")
    table.do("A: play doom weak")
    table.expect({"rich": {"cost": 6}})


def test_the_same_character_may_come_back_at_once(lay: Hands):
    """2-096: of the same cost or less."""
    table = lay({"field": [{"card": "plain", "damage": 3}], "hand": ["2-096", "rich"]})
    table.do("A: play 2-096")
    table.expect({"plain": {"zone": "field", "damage": 0, "dry": False}, "rich": {"zone": "hand"}})


def test_another_chosen_character_is_not_the_first_one(lay: Hands):
    """2-097 and 2-130: with nobody else about, the cost is paid for nothing."""
    table = lay({"field": ["plain"], "hand": ["2-130"]})
    table.do("A: play 2-130")
    table.expect({"plain": {"damage": 2}, "question": {"kind": "action"}})


def test_a_villain_that_has_gone_for_it_cannot_be_chosen_again(lay: Hands):
    """2-131."""
    table = lay({"field": ["villain"], "hand": ["2-131"]}, {"field": ["plain", "warded"]})
    table.do("A: play 2-131")
    table.expect({"A": {"field": 0}, "plain": {"zone": "discard"}, "warded": {"zone": "field"}})


def test_an_opponent_with_one_card_that_is_no_action_discards_that_one(lay: Hands):
    """2-085."""
    table = lay({"hand": ["2-085"]}, {"hand": ["plain"]})
    table.do("A: play 2-085")
    table.expect({"B": {"hand": 0}})


def test_each_opponent_chooses_for_himself_in_turn_order(lay: Hands):
    """2-085 at a table of three."""
    table = lay({"hand": ["2-085"]}, {"hand": ["idea", "plain", "weak"]}, c={"hand": ["cheap", "rich", "bird"]})
    table.do("A: play 2-085")
    table.do("B: yes")
    table.do("C: choose rich bird")
    table.expect({"B": {"discard": ["idea"]}, "C": {"hand": ["cheap"]}})


def test_whose_opponents_discard_draws_for_each_card(lay: Hands):
    """2-089 with 1-031, whose two cards are one discarding."""
    table = lay({"field": ["2-089"], "hand": ["1-031"]}, {"hand": 3})
    table.do("A: play 1-031")
    table.do("B: choose filler filler")
    table.do("A: yes")
    table.expect({"A": {"hand": 2}, "B": {"hand": 1}})


def test_ward_does_not_help_against_what_chooses_nothing(lay: Hands):
    """1-128 and 1-198."""
    table = lay({"hand": ["1-198"]}, {"field": ["warded"]})
    table.do("A: play 1-198")
    table.expect({"warded": {"damage": 2}})


# --- challenges ---


def test_who_takes_the_damage_for_another_does_not_resist_it(lay: Hands):
    """2-172 beside 2-142: counters are put, not dealt."""
    table = lay({"field": ["2-172", "2-142", down("plain")]}, {"field": ["worn"]}, turn="B")
    table.do("B: challenge worn plain")
    table.expect({"question": {"kind": "replace", "seat": "B", "rule": "7.7.5"}})
    table.do("B: choose 2-172")
    table.expect({"plain": {"damage": 0}, "2-172": {"damage": 3}})


def test_challenger_counts_only_while_challenging(lay: Hands):
    """1-038."""
    table = lay({"field": ["1-038"]}, {"field": [down("brute")]})
    table.expect({"1-038": {"strength": 0}})
    table.do("A: challenge 1-038 brute")
    table.expect({"brute": {"damage": 2}, "1-038": {"zone": "discard"}})


def test_who_takes_no_damage_from_a_challenge_still_deals_it(lay: Hands):
    """2-123."""
    table = lay({"field": ["2-123"]}, {"field": [down("brute", damage=1)]})
    table.do("A: challenge 2-123 brute")
    table.expect({"2-123": {"damage": 0}, "brute": {"damage": 6}})


def test_both_gone_and_it_still_banished_the_other(lay: Hands):
    """1-190: each banished the other."""
    table = lay({"field": [{"card": "1-190", "damage": 4}], "lore": 1}, {"field": [down("captain")]})
    table.do("A: challenge 1-190 captain")
    table.expect({"A": {"lore": 2, "discard": ["1-190"]}, "B": {"discard": ["captain"]}})


def test_a_location_is_no_other_character(lay: Hands):
    """2-126."""
    table = lay({"field": ["2-126"]}, {"field": ["yard"]})
    table.do("A: challenge 2-126 yard")
    table.expect({"A": {"lore": 0}})


def test_the_cheap_cannot_challenge_past_the_captain(lay: Hands):
    """1-178: it guards all of one's characters, itself too, but no location."""
    table = lay({"field": ["weak"]}, {"field": [down("1-178"), down("plain"), "yard"]})
    table.expect({"not_offered": ["A: challenge weak plain", "A: challenge weak 1-178"]})
    table.expect({"offered": ["A: challenge weak yard"]})


# --- time ---


def test_during_their_next_turn_means_that_turn_only(lay: Hands):
    """1-081."""
    table = lay({"field": ["1-081"]}, {"field": ["plain"]})
    table.do("A: quest 1-081")
    table.do("A: end")
    table.expect({"not_offered": ["B: quest plain"]})
    table.do("B: end")
    table.do("A: end")
    table.expect({"offered": ["B: quest plain"]})


def test_support_adds_what_the_strength_is_when_it_resolves(lay: Hands):
    """1-007 after its strength has grown."""
    table = lay({"field": ["1-007", "plain"], "hand": ["1-132"]})
    table.do("A: play 1-132 1-007")
    table.do("A: quest 1-007")
    table.do("A: yes")
    table.expect({"plain": {"strength": 5}})
    table.do("A: end")
    table.expect({"plain": {"strength": 2}})


def test_what_is_played_off_the_deck_enters_exerted(lay: Hands):
    """2-014."""
    table = lay({"field": ["2-014"], "hand": ["doom"], "deck": ["plain", "filler", "filler"]})
    table.do("A: play doom 2-014")
    table.do("A: yes")
    table.do("A: yes")
    table.expect({"plain": {"zone": "field", "exerted": True}, "A": {"deck": 2}})


def test_a_bodyguard_that_enters_exerted_anyway_is_not_asked_about(lay: Hands):
    """2-014 on 1-020."""
    table = lay({"field": ["2-014"], "hand": ["doom"], "deck": ["1-020", "filler"]})
    for line in ("A: play doom 2-014", "A: yes", "A: yes"):
        table.do(line)
    table.expect({"1-020": {"zone": "field", "exerted": True}, "question": {"kind": "action"}})


def test_what_cannot_be_played_stays_on_top(lay: Hands):
    """2-014 on an item: it is put back."""
    table = lay({"field": ["2-014"], "hand": ["doom"], "deck": ["cup", "weak", "plain"]})
    table.do("A: play doom 2-014")
    table.do("A: yes")
    table.expect({"A": {"deck": ["cup", "weak", "plain"]}})


def test_nobody_plays_actions_against_a_celebrating_princess(lay: Hands):
    """2-196, neither by singing nor for free (1-076)."""
    table = lay({"hand": ["1-132", "sing_out"], "field": ["1-076", "rich"]}, {"field": [down("2-196")]})
    table.expect({"not_offered": ["A: play 1-132", "A: sing sing_out rich"]})
    table.do("A: quest 1-076")
    table.expect({"question": {"kind": "action"}})


def test_the_second_action_of_a_turn_counts_once(lay: Hands):
    """2-114: not the first, not the third; a song sung is one of them."""
    table = lay({"field": ["2-114", "rich"], "hand": ["idea#1", "sing_out", "idea#2"]})
    table.do("A: play idea#1")
    table.expect({"2-114": {"lore": 1}})
    table.do("A: sing sing_out rich")
    table.expect({"2-114": {"lore": 3}})
    table.do("A: play idea#2")
    table.expect({"2-114": {"lore": 3}})


def test_strength_and_lore_that_hang_on_each_other(lay: Hands):
    """2-088: five is not seven."""
    table = lay({"field": ["2-088"], "hand": ["idea#1", "idea#2"]})
    table.do("A: play idea#1")
    table.expect({"2-088": {"strength": 5, "lore": 2}})
    table.do("A: play idea#2")
    table.expect({"2-088": {"strength": 7, "lore": 4}})


# --- more of the same ---


def test_only_opponents_who_are_ahead_lose_lore(lay: Hands):
    """2-111 at a table of three; as much is not more."""
    table = lay({"hand": ["2-111"], "lore": 2}, {"lore": 2}, c={"lore": 5})
    table.do("A: play 2-111")
    table.expect({"lore": {"A": 2, "B": 2, "C": 4}})


def test_the_discarded_character_is_worth_its_printed_lore(lay: Hands):
    """2-093: an action cannot be discarded for it."""
    table = lay({"field": ["2-093"], "hand": ["rich", "bolt"]})
    table.do("A: use 2-093")
    table.expect({"A": {"lore": 2, "hand": ["bolt"]}})


def test_a_lent_ability_works_from_the_discard_pile(lay: Hands):
    """2-041: +3 while challenging, and back to the hand."""
    table = lay({"field": ["2-041", "plain"]}, {"field": [down("brute")]})
    table.do("A: quest 2-041")
    table.do("A: challenge plain brute")
    table.expect({"brute": {"damage": 5}, "A": {"hand": ["plain"], "discard": 0}})


def test_a_floating_trigger_ends_with_its_turn(lay: Hands):
    """1-097."""
    table = lay({"field": ["plain", "weak"], "hand": ["1-097"]}, {"lore": 5})
    for line in ("A: play 1-097", "A: quest plain", "A: quest weak"):
        table.do(line)
    table.expect({"lore": {"B": 3}})
    for line in ("A: end", "B: end", "A: quest plain"):
        table.do(line)
    table.expect({"lore": {"B": 3}})


def test_who_is_already_exerted_cannot_be_exerted_to_draw(lay: Hands):
    """1-023 with 1-020, which enters exerted."""
    table = lay({"field": ["1-023"], "hand": ["1-020"]})
    table.do("A: play 1-020")
    table.do("A: yes")
    table.expect({"1-020": {"exerted": True}, "question": {"kind": "action"}, "A": {"hand": 0}})


def test_a_reckless_character_neither_quests_nor_lets_the_turn_end(lay: Hands):
    """1-080."""
    table = lay({"field": ["1-080", down("weak")]}, {"field": ["plain"]})
    for line in ("A: use 1-080", "A: choose plain", "A: end"):
        table.do(line)
    table.expect({"not_offered": {"B: quest plain": "10.5.2", "B: end": "10.5.3"}})


def test_the_guardian_does_not_guard_herself(lay: Hands):
    """1-139: of her side she alone can be chosen."""
    table = lay({"field": ["1-139", "plain"]}, {"hand": ["doom"]}, turn="B")
    table.do("B: play doom")
    table.expect({"1-139": {"zone": "discard"}, "plain": {"zone": "field"}})


def test_who_challenges_ready_characters_must_choose_a_ready_guard(lay: Hands):
    """2-189."""
    table = lay({"field": ["2-189"]}, {"field": ["guard", down("plain")]})
    table.expect({"offered": ["A: challenge 2-189 guard"], "not_offered": {"A: challenge 2-189 plain": "10.2.3"}})


def test_the_cost_is_paid_even_if_nobody_can_be_chosen(lay: Hands):
    """2-118 against Ward alone."""
    table = lay({"field": ["2-118"]}, {"field": ["warded"]})
    table.do("A: use 2-118")
    table.expect({"2-118": {"zone": "discard"}, "warded": {"zone": "field"}})


def test_a_hand_is_shown_to_everybody(lay: Hands):
    """2-165 at a table of three; nothing of it leaves the hand."""
    table = lay({"hand": ["2-165"]}, {"hand": ["plain", "cup"]}, c={"hand": ["weak"]})
    table.do("A: play 2-165")
    shown = {"log": ["reveal_hand B plain cup", "reveal_hand C weak"]}
    table.expect({**shown, "A": {"hand": 1}, "B": {"hand": 2}, "seen_by": {"B": shown, "C": shown}})


def test_what_spares_her_is_over_with_that_challenge(lay: Hands):
    """2-123 readied by 1-131: the second one she challenges is unhurt and strikes back."""
    table = lay({"field": ["2-123"], "hand": ["1-131"]}, {"field": [down("worn", damage=1), down("tough")]})
    table.do("A: challenge 2-123 worn")
    table.do("A: play 1-131 2-123")
    table.do("A: challenge 2-123 tough")
    table.expect({"2-123": {"damage": 2}, "worn": {"damage": 6}, "tough": {"damage": 4}})


def test_both_of_a_challenge_gone_at_once_leave_nobody_to_banish(lay: Hands):
    """1-016 and 1-084: the counterpart lies in the discard pile already."""
    for mine, theirs in (("1-016", down("plain", damage=4)), ("plain", down("1-084", damage=3))):
        table = lay({"field": [{"card": mine, "damage": 2 if mine == "1-016" else 3}]}, {"field": [theirs]})
        table.do(f"A: challenge {mine} {theirs['card']}")
        table.expect({"A": {"field": 0}, "B": {"field": 0}, "question": {"kind": "action"}})


def test_what_a_stack_cost_was_its_top_card(lay: Hands):
    """2-096 returns both cards, and either may come back; 2-060 shuffles both away and asks the same player to draw."""
    table = lay({"hand": ["2-096"], "field": [{"card": "rich", "under": ["weak"]}]})
    table.do("A: play 2-096")
    table.do("A: choose rich")
    table.do("A: choose weak")
    table.expect({"A": {"field": ["weak"], "hand": ["rich"]}})
    table = lay({"hand": ["2-060"]}, {"field": [{"card": "plain", "under": ["weak"]}], "deck": 3})
    table.do("A: play 2-060")
    table.expect({"B": {"hand": 2, "deck": 3}})


def test_two_shields_and_who_stands_before_whom(lay: Hands):
    """2-172 twice: each guards the other, and the attacker's player chooses which one takes it for a third."""
    table = lay({"field": ["2-172#1", "2-172#2", down("plain")]}, {"field": ["worn"]}, turn="B")
    table.do("B: challenge worn plain")
    table.do("B: choose 2-172#2")
    table.expect({"2-172#2": {"damage": 3}, "plain": {"damage": 0}})
    table = lay({"field": [down("2-172#1"), "2-172#2"]}, {"field": ["worn"]}, turn="B")
    table.do("B: challenge worn 2-172#1")
    table.expect({"2-172#1": {"damage": 0}, "2-172#2": {"damage": 3}})


def test_any_one_opponent_is_enough_and_their_cards_are_not_added_up(lay: Hands):
    """1-157, 2-071."""
    for held, drawn in (((0, 2), 1), ((1, 1), 0)):
        table = lay({"hand": ["1-157", "plain"]}, {"hand": held[0]}, c={"hand": held[1]})
        table.do("A: play 1-157")
        table.expect({"A": {"hand": 1 + drawn}})
    table = lay({"field": ["2-071"]}, {"hand": 0}, c={"hand": 2})
    table.expect({"2-071": {"lore": lay.cards["2-071"].stats["lore"] + 2}})
