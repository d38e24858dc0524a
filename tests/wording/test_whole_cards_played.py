"""What whole cards of others said: who is named so, more than so many, several for free, damage that is taken over."""

import pytest

from engine.wording import CardTextError
from tests.rules.lorcana.stock import action, character, deal, item, location, sideways

from .lorcana_trial import LORCANA
from .test_played import run

GUARD = "If one of your other characters would be dealt damage, this character is dealt that damage instead."


@pytest.mark.parametrize(("whom", "cards"), [("scout", 1), ("raider", 0)])
def test_who_was_chosen_is_asked_for_a_name(whom: str, cards: int) -> None:
    table = deal(
        {"hand": ["soothe"], "inkwell": 1, "field": ["scout", "raider"], "deck": ["gem"] * 3},
        soothe=action("Chosen character gets +1 {S} this turn. If that character is named Scout, draw a card."),
    )
    run(table, "A: play soothe", f"A: {whom}")
    table.expect({"hand": {"A": cards}})


@pytest.mark.parametrize(("held", "left"), [(3, 3), (4, 3)])
def test_an_opponent_with_more_than_so_many_cards_discards(held: int, left: int) -> None:
    table = deal(
        {"hand": ["levy"], "inkwell": 1},
        {"hand": ["gem"] * held},
        levy=action("Each opponent with more than 3 cards in their hand chooses and discards a card."),
    )
    table.do("A: play levy")
    if held > left:
        table.do("B: gem")
    table.expect({"hand": {"B": left}})


def test_a_card_is_looked_for_and_the_deck_shuffled_then() -> None:
    table = deal(
        {"hand": ["seek"], "inkwell": 1, "deck": ["scout", "gem", "scout"]},
        gem=item(),
        seek=action(
            "Search your deck for an item card and reveal that card to all players. Put it into your hand, then "
            "shuffle your deck."
        ),
    )
    run(table, "A: play seek", "A: gem")
    table.expect({"A": {"hand": ["gem"]}})


@pytest.mark.parametrize("second", [True, False])
def test_up_to_two_are_played_one_after_another_and_enter_exerted(second: bool) -> None:
    table = deal(
        {"hand": ["rally"], "inkwell": 1, "discard": ["scout", "elm", "oak"]},
        oak=character(),
        elm=character(),
        rally=action(
            "Play up to 2 characters with cost 2 or less from your discard for free. They enter play exerted.",
        ),
    )
    run(table, "A: play rally", "A: yes", "A: scout", *(("A: yes", "A: elm") if second else ("A: no",)))
    table.expect({"scout": {"exerted": True}, "elm": {"zone": "field" if second else "discard"}})


def test_no_word_means_all_that_were_played_one_after_another() -> None:
    for lasting in ("They gain Rush this turn.", "They get +1 {S} this turn."):
        with pytest.raises(CardTextError):
            LORCANA.read(f"Play up to 2 characters from your discard for free. {lasting}", "en", "action")


@pytest.mark.parametrize(("resist", "damage"), [("", 2), ("\nResist +1", 1)])
def test_damage_that_is_taken_over_is_dealt(resist: str, damage: int) -> None:
    table = deal(
        {"field": ["shield", "scout"], "hand": ["bolt"], "inkwell": 1, "deck": ["gem"] * 3},
        shield=character(f"{GUARD}\nWhenever this character is dealt damage, draw a card.{resist}", willpower=9),
        bolt=action("Deal 2 damage to chosen character."),
    )
    run(table, "A: play bolt", "A: scout")
    table.expect({"scout": {"damage": 0}, "shield": {"damage": damage}, "hand": {"A": 1}})


MUSTER = action("Draw a card for each character you've moved to a location this turn.")
TALLY = action("If 2 or more of your characters moved to a location this turn, draw a card.")


@pytest.mark.parametrize(("second", "cards"), [("scout", 1), ("oak", 3)])
def test_a_character_that_moved_twice_is_one(second: str, cards: int) -> None:
    places = [{"card": "den"}, {"card": "lair"}]
    table = deal(
        {"hand": ["muster", "tally"], "inkwell": 9, "field": ["scout", "oak", *places], "deck": ["gem"] * 5},
        oak=character(),
        den=location(),
        lair=location(),
        muster=MUSTER,
        tally=TALLY,
    )
    run(table, "A: move scout den", f"A: move {second} lair", "A: play muster", "A: play tally")
    table.expect({"hand": {"A": cards}})


@pytest.mark.parametrize(("hurt", "haste"), [(1, True), (0, False)])
def test_it_is_asked_whether_it_has_damage(hurt: int, haste: bool) -> None:
    table = deal(
        {"hand": ["urge"], "inkwell": 1, "field": [{"card": "scout", "damage": hurt, "dry": False}]},
        {"field": [sideways("giant")]},
        urge=action(
            "Chosen character gets +3 {S} this turn. If that character has damage, they also gain Rush this turn."
        ),
    )
    run(table, "A: play urge", "A: scout")
    if haste:
        table.do("A: challenge scout giant")
    else:
        assert table.refused("A: challenge scout giant")


@pytest.mark.parametrize(("first", "cards"), [("A: challenge scout giant", 0), ("A: quest scout", 1)])
def test_none_of_yours_has_challenged(first: str, cards: int) -> None:
    table = deal(
        {"hand": ["calm"], "inkwell": 1, "field": ["scout"], "deck": ["gem"] * 3},
        {"field": [sideways("giant")]},
        calm=action("If none of your characters has challenged this turn, draw a card."),
    )
    run(table, first, "A: play calm")
    table.expect({"hand": {"A": cards}})
