"""Who is meant after somebody has been spoken of, and who is at the same place, at a table."""

import pytest

from tests.rules.lorcana.stock import action, character, deal, hurt, item, location, ref

from .test_played import run


def test_they_are_the_one_that_was_spoken_of_last() -> None:
    beacon = item(
        "Whenever you play a character, you may return this item to your hand to ready chosen character of yours. They "
        "can't quest for the rest of this turn."
    )
    table = deal({"hand": ["scout"], "inkwell": 1, "field": ["beacon", "giant"]}, beacon=beacon)
    run(table, "A: play scout", "A: yes", "A: giant")
    table.expect({"beacon": {"zone": "hand"}})
    look = table.play.game.looks()[ref(table, "giant")]
    assert "quest" in (look.bans or {})


@pytest.mark.parametrize(("wound", "lore"), [(1, 1), (0, 0)])
def test_the_one_that_was_banished_for_it_is_spoken_of_once_it_was_pointed_at(wound: int, lore: int) -> None:
    oven = item(
        "{E}, Banish one of your characters — Draw cards equal to the banished character's {L}. If they were damaged, "
        "gain 1 lore."
    )
    table = deal({"field": ["oven", hurt("giant", wound)], "deck": ["gem"] * 5}, oven=oven)
    run(table, "A: use oven")
    table.expect({"A": {"hand": 3, "lore": lore}})


def test_all_who_were_at_a_place_that_is_returned() -> None:
    table = deal(
        {"hand": ["tide"], "inkwell": 1, "field": ["raider"]},
        {"field": ["keep", {"card": "scout", "at": "keep"}, "giant"]},
        tide=action("Return chosen location and all characters there to their players' hands."),
    )
    table.do("A: play tide")
    table.expect({"keep": {"zone": "hand"}, "scout": {"zone": "hand"}, "giant": {"zone": "play"}})


@pytest.mark.parametrize(("second", "lore"), [({"card": "raider", "at": "keep"}, 1), ("raider", 0)])
def test_several_at_the_same_place(second: object, lore: int) -> None:
    text = "At the end of your turn, if you have 2 or more characters at the same location, gain 1 lore."
    table = deal({"field": ["bell", "keep", {"card": "scout", "at": "keep"}, second]}, bell=item(text))
    table.do("A: end turn")
    table.expect({"A": {"lore": lore}})


def test_to_where_this_one_is() -> None:
    ring = character("{E} — Move one of your characters to the same location as this character for free.")
    table = deal({"field": ["keep", {"card": "ring", "at": "keep"}, "scout"]}, ring=ring)
    run(table, "A: use ring", "A: scout")
    table.expect({"scout": {"at": "keep"}})


def test_each_player_with_so_much_lore() -> None:
    table = deal(
        {"hand": ["level"], "inkwell": 1, "lore": 12},
        {"lore": 9},
        {"lore": 10},
        level=action("Each player with 10 or more lore loses 2 lore."),
    )
    table.do("A: play level")
    table.expect({"A": {"lore": 10}, "B": {"lore": 9}, "C": {"lore": 8}})


@pytest.mark.parametrize(("answer", "drawn"), [("yes", 2), ("no", 0)])
def test_if_the_opponent_does(answer: str, drawn: int) -> None:
    table = deal(
        {"hand": ["deal"], "inkwell": 1, "deck": ["gem"] * 4},
        {"deck": ["gem"] * 4},
        deal=action("Chosen opponent may draw a card. If they do, draw 2 cards."),
    )
    run(table, "A: play deal", f"B: {answer}")
    table.expect({"A": {"hand": drawn}})


def test_from_one_place_to_another() -> None:
    strider = character("Whenever this character moves from one location to another, gain 1 lore.")
    table = deal({"field": ["keep", "camp", "strider"], "inkwell": 3}, strider=strider, camp=location())
    table.do("A: move strider keep")
    table.expect({"A": {"lore": 0}})
    table.do("A: move strider camp")
    table.expect({"A": {"lore": 1}})


def test_so_many_cards_were_put_there() -> None:
    sweep = action(
        "Put all item cards from your discard on the bottom of your deck in any order. If you put 2 or more cards "
        "there this way, gain 1 lore."
    )
    table = deal({"hand": ["sweep"], "inkwell": 1, "discard": ["gem", "lens", "scout"]}, sweep=sweep, lens=item())
    run(table, "A: play sweep", "A: gem, lens")
    table.expect({"A": {"lore": 1}, "gem": {"zone": "deck"}})


def test_three_cards_go_to_three_places() -> None:
    table = deal(
        {"hand": ["sort"], "inkwell": 1, "deck": ["gem", "scout", "giant", "keep"]},
        sort=action(
            "Look at the top 3 cards of your deck. Put one on the top of your deck, one on the bottom of your deck, "
            "and one in your discard."
        ),
    )
    run(table, "A: play sort", "A: scout", "A: gem")
    table.expect({"giant": {"zone": "discard"}, "A": {"deck": ["scout", "keep", "gem"]}})


def test_the_top_cards_for_each_that_sang() -> None:
    table = deal(
        {"hand": ["plough"], "inkwell": 1, "deck": ["gem"] * 5, "field": ["scout", "raider"]},
        plough=action("Put the top card of your deck into your inkwell facedown for each character you have in play."),
    )
    table.do("A: play plough")
    table.expect({"A": {"inkwell": 3, "deck": 3}})


def test_they_who_are_strong_enough_may_quest() -> None:
    table = deal(
        {"field": ["scout", "giant"]},
        {"field": ["chain"]},
        chain=item("Opposing characters can't quest unless they have 3 {S} or more."),
    )
    run(table, "A: quest giant")
    assert "quest" in (table.play.game.looks()[ref(table, "scout")].bans or {})
    table.expect({"A": {"lore": 3}})


@pytest.mark.parametrize(("answer", "lore", "cards"), [("yes", 3, 0), ("no", 2, 1)])
def test_a_chosen_opponent_escapes_by_a_card(answer: str, lore: int, cards: int) -> None:
    table = deal(
        {"hand": ["toll"], "inkwell": 1},
        {"hand": ["gem"], "lore": 3},
        {"hand": ["gem"], "lore": 3},
        toll=action("Chosen opponent loses 1 lore unless they choose and discard a card."),
    )
    run(table, "A: play toll", "A: C", f"C: {answer}", *(("C: gem",) if answer == "yes" else ()))
    table.expect({"C": {"lore": lore, "hand": cards}, "B": {"lore": 3, "hand": 1}})
