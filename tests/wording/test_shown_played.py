"""What is shown and counted, how much ink is ready, who is on top of a card, and where somebody is not, at a table."""

import pytest

from engine.wording import CardTextError
from tests.rules.lorcana.stock import action, character, deal, hurt, item, location, song

from .lorcana_trial import LORCANA
from .test_played import run


def test_the_cards_of_a_hand_that_is_shown_are_counted() -> None:
    table = deal(
        {"hand": ["peek"], "inkwell": 1},
        {"hand": ["gem", "gem", "scout"]},
        {"hand": ["gem"]},
        peek=action("Chosen opponent reveals their hand. For each item card revealed this way, gain 1 lore."),
    )
    run(table, "A: play peek", "A: B")
    table.expect({"A": {"lore": 2}})
    with pytest.raises(CardTextError, match="nothing was shown"):
        LORCANA.read("Gain 1 lore for each item card revealed this way.", "en", "action")


@pytest.mark.parametrize(("answers", "lore"), [(("A: yes", "A: scout, raider"), 2), (("A: no",), 0)])
def test_only_the_cards_that_are_shown_out_of_the_hand_are_counted(answers: tuple[str, ...], lore: int) -> None:
    table = deal(
        {"hand": ["call", "scout", "raider", "giant", "gem"], "inkwell": 1},
        call=action(
            "You may reveal any number of character cards from your hand. Gain 1 lore for each card revealed this way."
        ),
    )
    table.do("A: play call")
    for answer in answers:
        table.do(answer)
    table.expect({"A": {"lore": lore}})


@pytest.mark.parametrize(("ready", "lore"), [(2, 1), (1, 0)])
def test_ready_cards_in_the_inkwell(ready: int, lore: int) -> None:
    table = deal(
        {"field": ["hoard"], "inkwell": {"ready": ready, "exerted": 3}},
        {"deck": ["gem"] * 3},
        hoard=item("At the end of your turn, if you have 2 or more ready cards in your inkwell, gain 1 lore."),
    )
    table.do("A: end_turn")
    table.expect({"A": {"lore": lore}})


def test_who_is_played_on_top_of_this_character_is_spoken_of() -> None:
    table = deal(
        {"hand": ["queen"], "inkwell": 2, "field": ["ann"]},
        ann=character(
            "Whenever you use Shift to play a character on top of this character, that character gets +2 {S} this "
            "turn.",
            name="Ann",
        ),
        queen=character("Shift 2", name="Ann", version="Queen", cost=6, strength=4),
    )
    run(table, "A: shift queen ann")
    table.expect({"queen": {"strength": 6}})


@pytest.mark.parametrize(("at", "keywords"), [({"at": "keep"}, []), ({}, ["ward"])])
def test_while_it_is_at_no_location(at: dict[str, str], keywords: list[str]) -> None:
    table = deal(
        {"field": ["keep", {"card": "owl", **at}]},
        owl=character("While this character isn't at a location, this character gains Ward."),
    )
    table.expect({"owl": {"keywords": keywords}})


def test_only_some_can_challenge_it() -> None:
    table = deal(
        {"field": ["hawk", "scout"]},
        {"field": ["cliff"]},
        cliff=location("Only characters with Evasive can challenge this location."),
    )
    table.expect({"offered": ["challenge hawk cliff"], "not_offered": {"challenge scout cliff": "4.3.6.7"}})


def test_one_that_is_chosen_is_banished_at_the_next_turn() -> None:
    table = deal(
        {"hand": ["doom"], "inkwell": 1, "deck": ["gem"] * 5},
        {"field": ["scout", "raider"], "deck": ["gem"] * 5},
        doom=action("Choose an opposing character. At the start of your next turn, banish that character."),
    )
    run(table, "A: play doom", "A: raider", "A: end_turn")
    table.expect({"B": {"field": ["scout", "raider"]}})
    table.do("B: end_turn")
    table.expect({"B": {"field": ["scout"]}})


@pytest.mark.parametrize(("more", "keywords"), [(["scout"], ["ward"]), ([], [])])
def test_those_of_whom_there_are_so_many(more: list[str], keywords: list[str]) -> None:
    table = deal(
        {"field": ["den", {"card": "owl", "at": "den"}, *({"card": card, "at": "den"} for card in more), "raider"]},
        den=location("While you have 2 or more characters here, they gain Ward."),
        owl=character(),
    )
    table.expect({"owl": {"keywords": keywords}, "raider": {"keywords": []}})


@pytest.mark.parametrize(("helper", "lore"), [("squire", 1), ("page", 0)])
def test_who_is_chosen_for_the_support_of_this_character(helper: str, lore: int) -> None:
    table = deal(
        {"field": ["squire", "page", "giant"]},
        squire=character("Support\nWhenever a character is chosen for this character's Support, gain 1 lore.", lore=0),
        page=character("Support", lore=0),
    )
    run(table, f"A: quest {helper}", "A: yes", "A: giant")
    table.expect({"A": {"lore": lore}})


def test_an_action_card_that_is_no_song() -> None:
    table = deal(
        {"hand": ["recall"], "inkwell": 1, "discard": ["bolt", "ballad"]},
        recall=action("Return an action card that isn't a song from your discard to your hand."),
    )
    run(table, "A: play recall")
    table.expect({"A": {"hand": ["bolt"]}})


def test_damage_for_each_who_sang_this_song() -> None:
    table = deal(
        {"hand": ["hymn"], "field": ["scout", "raider"]},
        {"field": ["giant"]},
        hymn=song(
            "Sing Together 4\nDeal damage to chosen opposing character equal to the number of characters who sang this "
            "song.",
            cost=9,
        ),
    )
    run(table, "A: sing_together hymn", "A: scout", "A: raider", "A: done")
    table.expect({"giant": {"damage": 2}})


def test_from_one_location_to_another_for_free_and_not_from_nowhere() -> None:
    table = deal(
        {"field": ["wander", "keep", "den", {"card": "scout", "at": "keep"}, "raider"], "inkwell": 0},
        wander=item("Your characters may move from one location to another location for free."),
        den=location(),
    )
    table.expect({"offered": ["move scout den"], "not_offered": {"move raider den": "4.3.7.4"}})


def test_opponents_draw_nothing_in_ones_own_turn() -> None:
    table = deal(
        {"hand": ["gift"], "inkwell": 1, "field": ["hush"], "deck": ["gem"] * 3},
        {"deck": ["gem"] * 3},
        hush=item(),
        gift=action("Each player draws a card."),
        trees={"hush": LORCANA.read("対戦相手はあなたのターンの間、カードを引けない。", "ja", "item").abilities},
    )
    run(table, "A: play gift")
    table.expect({"hand": {"A": 1, "B": 0}})
    table.do("A: end_turn")
    table.expect({"hand": {"B": 1}})


@pytest.mark.parametrize(("lore", "left"), [(10, 8), (9, 9)])
def test_only_opponents_with_so_much_lore(lore: int, left: int) -> None:
    table = deal(
        {"hand": ["levy"], "inkwell": 1, "lore": 12},
        {"lore": lore},
        levy=action("Each opponent with 10 or more lore loses 2 lore."),
    )
    table.do("A: play levy")
    table.expect({"A": {"lore": 12}, "B": {"lore": left}})


def test_as_many_as_the_player_of_the_one_that_was_chosen_holds() -> None:
    table = deal(
        {"hand": ["taunt", "gem"], "inkwell": 1, "field": ["giant"]},
        {"hand": ["gem", "gem", "gem"], "field": ["brute"]},
        taunt=action("Deal damage to chosen opposing character equal to the number of cards in their player's hand."),
    )
    table.do("A: play taunt")
    table.expect({"B": {"discard": ["brute"]}})


@pytest.mark.parametrize(("card", "strength"), [("gem", 3), ("hum", 3), ("study", 2)])
def test_a_song_or_an_item(card: str, strength: int) -> None:
    table = deal(
        {"hand": [card], "inkwell": 9, "field": ["owl"], "deck": ["gem"] * 5},
        owl=character("Whenever you play a song or an item, this character gets +1 {S} this turn."),
        hum=song("Gain 1 lore."),
    )
    table.do(f"A: play {card}")
    table.expect({"owl": {"strength": strength}})


def test_damage_that_anybody_removes() -> None:
    table = deal(
        {"field": ["watch"], "deck": ["gem"] * 3},
        {"hand": ["salve"], "inkwell": 1, "deck": ["gem"] * 3},
        turn={"seat": "B"},
        watch=item("Whenever damage is removed from a character, gain 1 lore."),
        salve=action("Remove 1 damage from chosen character."),
    )
    table.do("B: play salve")
    table.expect({"A": {"lore": 0}})
    table = deal(
        {"field": ["watch"], "deck": ["gem"] * 3},
        {"hand": ["salve"], "inkwell": 1, "field": [hurt("scout", 1)], "deck": ["gem"] * 3},
        turn={"seat": "B"},
        watch=item("Whenever damage is removed from a character, gain 1 lore."),
        salve=action("Remove 1 damage from chosen character."),
    )
    table.do("B: play salve")
    table.expect({"A": {"lore": 1}})


@pytest.mark.parametrize(("lying", "lore"), [(9, 1), (10, 2)])
def test_for_every_full_five_cards(lying: int, lore: int) -> None:
    table = deal(
        {"hand": ["harvest"], "inkwell": 1, "discard": ["gem"] * lying},
        harvest=action("For each 5 cards in your discard, gain 1 lore."),
    )
    table.do("A: play harvest")
    table.expect({"A": {"lore": lore}})
