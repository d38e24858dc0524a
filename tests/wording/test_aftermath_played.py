"""What came of a blow or a challenge, what was where it was, others' top cards, and what lasts longer, at a table."""

import pytest

from tests.rules.lorcana.stock import action, character, deal, item, sideways

from .test_played import run


def test_until_the_end_of_the_next_own_turn() -> None:
    table = deal(
        {"hand": ["oath"], "inkwell": 1, "field": ["scout"], "deck": ["gem"] * 3},
        {"deck": ["gem"] * 3},
        oath=action("Chosen character gets +2 {S} until the end of your next turn."),
    )
    run(table, "A: play oath", "A: scout", "A: end_turn")
    table.expect({"scout": {"strength": 4}})
    table.do("B: end_turn")
    table.expect({"scout": {"strength": 4}})
    table.do("A: end_turn")
    table.expect({"scout": {"strength": 2}})


def test_what_a_player_may_not_do_until_the_end_of_ones_own_next_turn() -> None:
    table = deal(
        {"hand": ["hush"], "inkwell": 1, "deck": ["gem"] * 3},
        {"deck": ["gem"] * 3, "field": ["scout", "raider"]},
        hush=action("Opponents can't gain lore until the end of your next turn."),
    )
    run(table, "A: play hush", "A: end_turn", "B: quest scout")
    table.expect({"B": {"lore": 0}})
    run(table, "B: end_turn", "A: end_turn", "B: quest raider")
    table.expect({"B": {"lore": 1}})


def test_who_challenged_this_turn_is_not_who_was_challenged() -> None:
    table = deal(
        {"hand": ["snare"], "inkwell": 1, "field": ["scout", "owl"]},
        {"field": [sideways("giant")]},
        owl=character(),
        snare=action("Deal 1 damage to chosen character who challenged this turn."),
    )
    run(table, "A: challenge owl giant")
    table.expect({"owl": {"zone": "discard"}})
    table = deal(
        {"hand": ["snare"], "inkwell": 1, "field": ["scout", "oak"]},
        {"field": [sideways("giant")]},
        oak=character(willpower=9),
        snare=action("Deal 1 damage to chosen character who challenged this turn."),
    )
    run(table, "A: challenge oak giant", "A: play snare")
    table.expect({"oak": {"damage": 7}})


def test_it_cannot_be_chosen_by_actions_alone() -> None:
    wall = item("Your characters can't be chosen by opponents' actions.")
    table = deal(
        {"hand": ["bolt"], "inkwell": 1, "field": ["archer"]},
        {"field": ["wall", "scout"]},
        wall=wall,
        archer=character("{E} — Deal 1 damage to chosen opposing character."),
    )
    run(table, "A: play bolt")
    table.expect({"archer": {"damage": 2}, "scout": {"damage": 0}})
    table = deal(
        {"field": ["archer"]},
        {"field": ["wall", "scout"]},
        wall=wall,
        archer=character("{E} — Deal 1 damage to chosen opposing character."),
    )
    table.do("A: use archer")
    table.expect({"scout": {"damage": 1}})


def test_on_top_of_this_card() -> None:
    table = deal(
        {"field": ["ann"], "hand": ["queen"], "inkwell": 2},
        ann=character("When you play a Floodborn character on this card, gain 2 lore.", name="Ann"),
        queen=character("Shift 2", name="Ann", version="Queen", classes=("floodborn",), cost=5),
    )
    table.do("A: shift queen ann")
    table.expect({"A": {"lore": 2}})


@pytest.mark.parametrize(("enemy", "lore"), [("scout", 1), ("giant", 0)])
def test_who_challenges_and_lives(enemy: str, lore: int) -> None:
    hero = character("Whenever this character challenges and isn't banished, gain 1 lore.")
    table = deal({"field": ["hero"]}, {"field": [sideways(enemy)]}, hero=hero)
    table.do(f"A: challenge hero {enemy}")
    table.expect({"A": {"lore": lore}})


@pytest.mark.parametrize(("willpower", "lore"), [(3, 1), (2, 0)])
def test_who_is_hurt_and_lives(willpower: int, lore: int) -> None:
    hero = character("Whenever this character is dealt damage and isn't banished, gain 1 lore.", willpower=willpower)
    table = deal({"field": ["hero"], "hand": ["bolt"], "inkwell": 1}, hero=hero)
    table.do("A: play bolt")
    table.expect({"A": {"lore": lore}})


def test_that_opponent_is_whose_text_chose_it() -> None:
    shy = character(
        "Whenever this character is chosen by an opponent's action, that opponent loses 1 lore.", willpower=9
    )
    table = deal({"hand": ["bolt"], "inkwell": 1, "lore": 3}, {"field": ["shy"], "lore": 3}, shy=shy)
    table.do("A: play bolt")
    table.expect({"A": {"lore": 2}, "B": {"lore": 3}})


@pytest.mark.parametrize(("top", "strength"), [("scout", 4), ("gem", 2)])
def test_the_top_card_of_an_opponent_is_shown(top: str, strength: int) -> None:
    spy = character(
        "When you play this character, reveal the top card of chosen opponent's deck. If it's a character card, this "
        "character gets +2 {S} this turn."
    )
    table = deal({"hand": ["spy"], "inkwell": 1}, {"deck": [top]}, spy=spy)
    table.do("A: play spy")
    table.expect({"spy": {"strength": strength}, "B": {"deck": [top]}})


def test_one_goes_elsewhere_and_the_rest_back() -> None:
    sift = action(
        "Look at the top 2 cards of your deck. Put one into your discard and the other back on the top of your deck."
    )
    table = deal({"hand": ["sift"], "inkwell": 1, "deck": ["scout", "gem", "keep"]}, sift=sift)
    run(table, "A: play sift", "A: gem")
    table.expect({"A": {"deck": ["scout", "keep"], "discard": ["sift", "gem"]}})


def test_one_may_go_under_the_deck() -> None:
    sift = action("Look at the top 2 cards of your deck. You may put one of them on the bottom of your deck.")
    table = deal({"hand": ["sift"], "inkwell": 1, "deck": ["scout", "gem", "keep"]}, sift=sift)
    run(table, "A: play sift", "A: yes", "A: scout")
    table.expect({"A": {"deck": ["gem", "keep", "scout"]}})


def test_one_stays_on_top() -> None:
    sift = action(
        "Look at the top 3 cards of your deck. Put one on the top of your deck and the rest on the bottom in any order."
    )
    table = deal({"hand": ["sift"], "inkwell": 1, "deck": ["scout", "gem", "keep", "hawk"]}, sift=sift)
    run(table, "A: play sift", "A: keep", "A: scout, gem")
    table.expect({"A": {"deck": ["keep", "hawk", "scout", "gem"]}})


def test_it_readies_in_whatever_way() -> None:
    cursed = character("Whenever this character readies, gain 1 lore.")
    table = deal({"field": [sideways("cursed")], "deck": ["gem"] * 3}, {"deck": ["gem"] * 3}, cursed=cursed)
    run(table, "A: end_turn", "B: end_turn")
    table.expect({"A": {"lore": 1}})


def test_it_challenges_only_such() -> None:
    giant = character("This character can challenge only characters with 4 {S} or more.")
    table = deal({"field": ["giant2"]}, {"field": [sideways("scout"), sideways("giant"), "keep"]}, giant2=giant)
    table.expect({"offered": ["challenge giant2 giant"]})
    table.expect({"not_offered": {"challenge giant2 scout": None, "challenge giant2 keep": None}})


def test_others_draw_if_one_likes() -> None:
    host = action("You may have each opponent draw a card. If you do, gain 2 lore.")
    for answer, drawn, lore in (("yes", 1, 2), ("no", 0, 0)):
        table = deal({"hand": ["host"], "inkwell": 1}, {"deck": ["gem", "gem"]}, host=host)
        run(table, "A: play host", f"A: {answer}")
        table.expect({"B": {"hand": drawn}, "A": {"lore": lore}})


@pytest.mark.parametrize(("damage", "drawn"), [(1, 1), (0, 0)])
def test_what_was_damaged_before_it_went_back(damage: int, drawn: int) -> None:
    gust = action(
        "Return chosen opposing character to their player's hand. If that character was damaged, draw a card."
    )
    table = deal(
        {"hand": ["gust"], "inkwell": 1, "deck": ["gem", "gem"]},
        {"field": [{"card": "scout", "damage": damage}]},
        gust=gust,
    )
    table.do("A: play gust")
    table.expect({"A": {"hand": drawn}, "B": {"hand": ["scout"]}})


def test_the_second_card_that_is_drawn() -> None:
    host = character("Whenever you draw a second card in a turn, gain 1 lore.")
    table = deal({"field": ["host"], "hand": ["study"], "inkwell": 1, "deck": ["gem"] * 5}, host=host)
    table.do("A: play study")
    table.expect({"A": {"lore": 1}})


def test_by_shift_alone() -> None:
    host = character("Whenever you play a character using Shift, gain 1 lore.")
    table = deal(
        {"field": ["host", "ann"], "hand": ["queen", "scout"], "inkwell": 3},
        host=host,
        ann=character(name="Ann"),
        queen=character("Shift 2", name="Ann", version="Queen", cost=5),
    )
    run(table, "A: play scout", "A: shift queen ann")
    table.expect({"A": {"lore": 1}})


@pytest.mark.parametrize(("target", "drawn"), [("scout", 1), ("giant", 0)])
def test_banished_by_the_damage(target: str, drawn: int) -> None:
    blow = action("Deal 3 damage to chosen character. If they're banished this way, draw a card.")
    table = deal({"hand": ["blow"], "inkwell": 1, "deck": ["gem", "gem"]}, {"field": ["scout", "giant"]}, blow=blow)
    run(table, "A: play blow", f"A: {target}")
    table.expect({"A": {"hand": drawn}})


def test_one_or_the_other() -> None:
    storm = action("Deal 4 damage to chosen location or 2 damage to chosen character.")
    table = deal({"hand": ["storm"], "inkwell": 1}, {"field": ["giant", "keep"]}, storm=storm)
    run(table, "A: play storm", "A: 2")
    table.expect({"giant": {"damage": 2}, "keep": {"damage": 0}})


def test_what_a_cost_chose_is_pointed_at() -> None:
    brew = item("{E}, Banish one of your characters — Gain lore equal to that character's cost.")
    table = deal({"field": ["brew", "raider"]}, brew=brew)
    table.do("A: use brew")
    table.expect({"A": {"lore": 3}})


def test_less_than_the_cards_in_the_hand() -> None:
    weed = action("Banish chosen character with {S} less than the number of cards in your hand.")
    table = deal({"hand": ["weed", "gem", "gem", "gem"], "inkwell": 1}, {"field": ["scout", "raider"]}, weed=weed)
    table.do("A: play weed")
    table.expect({"B": {"discard": ["scout"]}, "raider": {"damage": 0}})
