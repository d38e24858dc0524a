"""Who did what this turn, who is chosen only to be spoken of, a card from under a card, how it was that is gone."""

import pytest

from engine.wording import CardTextError
from tests.rules.lorcana.stock import action, character, deal, hurt, item, location, sideways, song

from .lorcana_trial import LORCANA
from .test_played import run

DRUM = "Boost 1 {I}\nWhenever this character quests, you may put a card from under him into your hand."
MORE = action("Put the top card of your deck facedown under chosen character of yours.", cost=0)


@pytest.mark.parametrize(("which", "came"), [("1", "elm"), ("2", "oak")])
def test_one_of_the_cards_under_a_card_is_chosen_by_its_place(which: str, came: str) -> None:
    table = deal(
        {"hand": ["more", "more"], "field": ["drum"], "deck": {"top": ["elm", "oak"], "filler": 3}},
        drum=character(DRUM),
        elm=character(),
        oak=character(),
        more=MORE,
    )
    run(table, "A: play more", "A: drum", "A: play more", "A: drum", "A: quest drum", "A: yes", f"A: {which}")
    table.expect({"A": {"hand": [came]}})


def test_a_card_from_under_a_card_is_paid_with_and_there_has_to_be_one() -> None:
    table = deal(
        {"hand": ["more"], "field": ["chest"], "deck": ["gem"] * 4},
        chest=item("Put a card from under this item into your discard — Gain 2 lore."),
        more=action("Put the top card of your deck facedown under one of your items.", cost=0),
    )
    assert table.refused("A: use chest")
    run(table, "A: play more", "A: use chest")
    table.expect({"A": {"lore": 2, "discard": ["gem", "more"]}})


def test_so_many_of_them_are_taken_and_no_more_than_there_are() -> None:
    table = deal(
        {"hand": ["more"], "field": ["drum"], "deck": ["gem"] * 4},
        drum=character("{E} — Put 2 cards from under this character into your hand."),
        more=MORE,
    )
    run(table, "A: play more", "A: drum", "A: use drum")
    table.expect({"hand": {"A": 1}})


@pytest.mark.parametrize(("condition", "damage", "cards"), [("damaged", 1, 1), ("damaged", 0, 0), ("exerted", 1, 0)])
def test_of_one_that_is_gone_it_is_asked_how_it_was(condition: str, damage: int, cards: int) -> None:
    table = deal(
        {"hand": ["axe"], "inkwell": 1, "field": [hurt("owl", damage)], "deck": ["gem"] * 3},
        owl=character(f"When this character is banished, if they were {condition}, draw a card."),
        axe=action("Banish chosen character."),
    )
    run(table, "A: play axe")
    table.expect({"hand": {"A": cards}})


@pytest.mark.parametrize(("at", "lore"), [({"at": "keep"}, 1), ({}, 0)])
def test_where_it_was_that_is_gone(at: dict[str, str], lore: int) -> None:
    table = deal(
        {"hand": ["axe"], "inkwell": 1, "field": ["keep", {"card": "owl", **at}, "watch"]},
        watch=item("Whenever one of your characters is banished, if that character was at a location, gain 1 lore."),
        owl=character(),
        axe=action("Banish chosen character."),
    )
    run(table, "A: play axe")
    table.expect({"A": {"lore": lore}})


@pytest.mark.parametrize("cards", [0, 1, 2])
def test_whether_cards_were_under_it_and_how_many(cards: int) -> None:
    table = deal(
        {"hand": ["more", "more", "axe"], "inkwell": 1, "field": ["owl"], "deck": ["gem"] * 6},
        owl=character(
            "When this character is banished, if she had a card under her, gain lore equal to the number of cards that "
            "were under her.",
        ),
        more=MORE,
        axe=action("Banish chosen character."),
    )
    run(table, *("A: play more", "A: owl") * cards, "A: play axe", "A: owl")
    table.expect({"A": {"lore": cards}})


def test_until_the_next_own_turn_each_challenge_is_answered() -> None:
    table = deal(
        {"hand": ["ward"], "inkwell": 1, "field": [sideways("giant"), "keep"], "deck": ["gem"] * 3},
        {"field": ["scout", "raider"], "deck": ["gem"] * 3},
        ward=action(
            "Until the start of your next turn, whenever an opposing character challenges one of your characters, "
            "deal 2 damage to the challenging character."
        ),
        keep=location(willpower=9),
    )
    run(table, "A: play ward", "A: end_turn", "B: challenge raider keep")
    table.expect({"raider": {"damage": 0}})
    run(table, "B: challenge scout giant")
    table.expect({"scout": {"zone": "discard"}, "giant": {"damage": 2}})


@pytest.mark.parametrize(("answer", "ink"), [("yes", 1), ("no", 0)])
def test_the_very_card_that_is_discarded(answer: str, ink: int) -> None:
    table = deal(
        {"hand": ["gem"], "field": ["bin"], "deck": ["gem"] * 3},
        {"hand": ["rob"], "inkwell": 1, "deck": ["gem"] * 3},
        turn={"seat": "B"},
        bin=item(
            "During opponents' turns, whenever you discard a card, you may put that card into your inkwell facedown."
        ),
        rob=action("Each opponent chooses and discards a card."),
    )
    run(table, "B: play rob", "A: gem", f"A: {answer}")
    table.expect({"A": {"inkwell": {"ready": ink, "exerted": 0}}})


def test_each_card_of_a_kind_that_is_discarded_counts() -> None:
    table = deal(
        {"hand": ["toss", "scout", "raider", "gem"], "inkwell": 1, "field": ["bin"]},
        bin=item("Whenever you discard a character card, gain 1 lore."),
        toss=action("Discard your hand."),
    )
    run(table, "A: play toss")
    table.expect({"A": {"lore": 2}})


def test_all_but_those_that_were_chosen() -> None:
    table = deal(
        {"hand": ["cull"], "inkwell": 1, "field": ["scout", "raider"]},
        {"field": ["giant", "hawk"]},
        cull=action("Each player chooses one of their characters. Banish all other characters."),
    )
    run(table, "A: play cull", "A: raider", "B: hawk")
    table.expect({"A": {"field": ["raider"]}, "B": {"field": ["hawk"]}})


def test_all_that_are_weaker_than_the_one_that_was_chosen() -> None:
    table = deal(
        {"hand": ["awe"], "inkwell": 1, "field": ["raider", "giant"]},
        {"field": ["scout", "brute", "knight"]},
        awe=action("Choose one of your characters. Banish all opposing characters with less {S} than that character."),
    )
    run(table, "A: play awe", "A: raider")
    table.expect({"B": {"field": ["brute", "knight"]}})


def test_on_a_character_nobody_can_tell_whether_it_is_another_than_those_that_were_chosen() -> None:
    said = "ach player chooses one of their characters. Banish all other characters."
    LORCANA.read(f"E{said}", "en", "action")
    for text in (f"When you play this character, e{said}", "When you play this character, choose one of your items."):
        with pytest.raises(CardTextError):
            LORCANA.read(text, "en", "character")


@pytest.mark.parametrize(("lore", "damage"), [(15, 2), (14, 0)])
def test_it_is_asked_how_much_lore_the_player_of_one_has(lore: int, damage: int) -> None:
    table = deal(
        {"field": ["trap"], "deck": ["gem"] * 3},
        {"field": ["giant"], "lore": lore - 3, "deck": ["gem"] * 3},
        turn={"seat": "B"},
        trap=item(
            "Whenever an opposing character quests, if their player has 15 or more lore, deal 2 damage to that "
            "character."
        ),
    )
    run(table, "B: quest giant")
    table.expect({"giant": {"damage": damage}})


@pytest.mark.parametrize(("name", "strength"), [("Cleo", 4), ("Dora", 2)])
def test_one_of_three_names(name: str, strength: int) -> None:
    table = deal(
        {"field": ["owl", "friend"]},
        owl=character("While you have a character named Ann, Bea, or Cleo in play, this character gets +2 {S}."),
        friend=character(name=name),
    )
    table.expect({"owl": {"strength": strength}})


@pytest.mark.parametrize(("deed", "damage"), [("A: sing ballad bard", 1), ("A: quest bard", 0)])
def test_who_sang_a_song_this_turn_and_no_other(deed: str, damage: int) -> None:
    table = deal(
        {"hand": ["ballad", "cough"], "inkwell": 1, "field": ["bard", "scout"], "deck": ["gem"] * 4},
        cough=action("Deal 1 damage to each character who sang a song this turn."),
    )
    run(table, deed, "A: play cough")
    table.expect({"bard": {"damage": damage}, "scout": {"damage": 0}})


def test_what_was_sung_before_this_turn_is_forgotten() -> None:
    table = deal(
        {"hand": ["ballad", "cough"], "inkwell": 1, "field": ["bard"], "deck": ["gem"] * 9},
        {"deck": ["gem"] * 3},
        cough=action("Deal 1 damage to each character who sang a song this turn."),
    )
    run(table, "A: sing ballad bard", "A: end_turn", "B: end_turn", "A: play cough")
    table.expect({"bard": {"damage": 0}})


def test_those_who_sang_this_very_song_count() -> None:
    table = deal(
        {"hand": ["hymn"], "field": ["scout", "raider", "giant"], "deck": ["gem"] * 3},
        hymn=song("Sing Together 4\nGain 1 lore for each character who sang this song.", cost=9),
    )
    run(table, "A: sing_together hymn", "A: scout", "A: raider", "A: done")
    table.expect({"A": {"lore": 2}})
    with pytest.raises(CardTextError):
        LORCANA.read("Draw a card for each character who sang this song.", "en", "action")


def test_opponents_cannot_move_their_characters() -> None:
    table = deal(
        {"hand": ["block"], "inkwell": 9, "field": ["keep", "scout"], "deck": ["gem"] * 3},
        {"inkwell": 3, "field": ["keep", "raider"], "deck": ["gem"] * 3},
        block=action("Opponents can't move characters to locations until the start of your next turn."),
    )
    run(table, "A: play block", "A: move scout A.keep", "A: end_turn")
    assert table.refused("B: move raider B.keep")


def test_who_moves_from_here_to_another_place() -> None:
    table = deal(
        {"inkwell": 9, "field": ["road", "den", {"card": "scout", "at": "road"}, "raider"]},
        road=location(
            "Whenever one of your characters moves from here to another location, they get +1 {L} this turn."
        ),
        den=location(),
    )
    run(table, "A: move scout den", "A: move raider den")
    table.expect({"scout": {"lore": 2}, "raider": {"lore": 1}})


@pytest.mark.parametrize(("theirs", "lore"), [(4, 4), (5, 1)])
def test_as_much_lore_as_an_opponent(theirs: int, lore: int) -> None:
    table = deal(
        {"field": ["owl"], "lore": 4},
        {"lore": theirs},
        owl=character("While you and an opponent have the same amount of lore, this character gets +3 {L}."),
    )
    table.expect({"owl": {"lore": lore}})


def test_exerted_and_with_damage_at_once() -> None:
    table = deal(
        {"hand": ["owl"], "inkwell": 1},
        owl=character("This character enters play exerted and with 1 damage."),
    )
    run(table, "A: play owl")
    table.expect({"owl": {"exerted": True, "damage": 1}})


def test_those_that_cost_as_much_as_this_one() -> None:
    table = deal(
        {"field": ["owl"]},
        {"field": ["raider", "giant", "elm"]},
        owl=character(
            "This character gets +1 {S} for each opposing character with the same cost as this character.", cost=3
        ),
        elm=character(cost=3),
    )
    table.expect({"owl": {"strength": 4}})
