"""So many and no more, numbers that are set, and what is done at a place or for others' doing, at a table."""

import pytest

from tests.rules.lorcana.stock import action, asked, character, deal, item, location, sideways, song

from .test_played import run


def test_songs_that_may_not_be_sung() -> None:
    table = deal(
        {"field": ["hush", "bard", "diva"], "hand": ["anthem", "tune", "chorus"], "inkwell": 1},
        hush=character("Characters can't {E} to sing songs with cost 4 or more."),
        diva=character(cost=9),
        anthem=song("Draw a card.", cost=4),
        tune=song("Draw a card.", cost=3),
        chorus=song("Sing Together 5\nDraw a card.", cost=5),
    )
    table.expect(
        {
            "not_offered": {"sing anthem diva": "1.2.2", "sing_together chorus": "10.10.3"},
            "offered": ["sing tune diva"],
        }
    )


def test_such_a_song_that_is_sung() -> None:
    table = deal(
        {"field": ["owl", "diva", "bard"], "hand": ["anthem", "ballad"], "deck": ["gem"] * 6},
        owl=character("Whenever one of your characters sings a song with cost 5 or more, gain 1 lore."),
        diva=character(cost=9),
        anthem=song("Each player draws a card.", cost=5),
    )
    run(table, "A: sing ballad bard")
    table.expect({"A": {"lore": 0}})
    run(table, "A: sing anthem diva")
    table.expect({"A": {"lore": 1}})


@pytest.mark.parametrize(
    ("text", "offered", "refused"),
    [
        ("Opponents can't play more than 2 cards each turn.", [], ["gem", "scout#3"]),
        ("Each opponent can't play more than 1 character each turn.", ["gem"], ["scout#3"]),
    ],
)
def test_so_many_cards_and_no_more_in_a_turn(text: str, offered: list[str], refused: list[str]) -> None:
    table = deal(
        {"field": ["law"], "hand": ["raider"], "inkwell": 9, "deck": ["gem"] * 3},
        {"hand": ["scout", "scout", "scout", "gem"], "inkwell": 9, "deck": ["wall"] * 3},
        law=character(text),
        wall=item(),
    )
    run(table, "A: play raider", "A: end_turn", "B: play scout#1")
    if not offered:
        table.do("B: play gem")
        refused = ["scout#2"]
    table.expect({"offered": [f"play {name}" for name in offered]})
    table.expect({"not_offered": {f"play {name}": "1.2.2" for name in refused}})


@pytest.mark.parametrize(("mine", "theirs", "left"), [(1, 2, 1), (2, 2, 2), (0, 1, 0)])
def test_an_opponent_with_more_items_banishes_one(mine: int, theirs: int, left: int) -> None:
    table = deal(
        {"field": ["thief", *["gem"] * mine], "deck": ["scout"] * 2},
        {"field": [*["cup"] * theirs, "scout"]},
        thief=character(
            "Whenever this character quests, "
            "each opponent with more items in play than you chooses and banishes one of their items."
        ),
        cup=item(),
    )
    table.do("A: quest thief")
    if left < theirs:
        table.do("B: cup")
    assert len([piece for piece in table.play.game.state.field.values() if piece.seat == 1]) == left + 1


def test_a_card_of_ones_choice_goes_under_the_others_deck() -> None:
    table = deal(
        {"hand": ["peek"], "inkwell": 1},
        {"hand": ["bolt", "scout"], "deck": ["gem"] * 2},
        peek=action(
            "Chosen opponent reveals their hand and puts an action card of your choice on the bottom of their deck."
        ),
    )
    run(table, "A: play peek", "A: bolt")
    table.expect({"B": {"hand": ["scout"]}, "bolt": {"zone": "deck"}})
    assert table.play.game.zone(1, "deck")[-1] == table.scenario.cast.numbers("bolt")[0]


@pytest.mark.parametrize(("ink", "hand"), [(2, 0), (1, 1)])
def test_what_others_are_made_to_do_is_paid_for(ink: int, hand: int) -> None:
    table = deal(
        {"hand": ["levy"], "inkwell": ink + 1},
        {"hand": ["scout"]},
        levy=item("When you play this item, you may pay 2 {I} to have each opponent choose and discard a card."),
    )
    table.do("A: play levy")
    if ink == 2:
        run(table, "A: yes", *(["B: scout"] if asked(table).seat == 1 else []))
    table.expect({"hand": {"B": hand}})


def test_all_at_a_place_that_is_chosen() -> None:
    table = deal(
        {"hand": ["flood"], "inkwell": 1},
        {"field": ["den", "keep", {"card": "oak", "at": "den"}, {"card": "elm", "at": "keep"}, "ash"]},
        den=location(),
        oak=character(),
        elm=character(),
        ash=character(),
        flood=action("Deal 2 damage to each character at chosen location."),
    )
    run(table, "A: play flood", "A: den")
    table.expect({"oak": {"damage": 2}, "elm": {"damage": 0}, "ash": {"damage": 0}, "den": {"damage": 0}})


@pytest.mark.parametrize("ink", [0, 3, 5])
def test_a_stat_is_what_is_counted_and_what_else_changes_it_comes_on_top(ink: int) -> None:
    table = deal(
        {"field": ["owl", "banner"], "inkwell": ink},
        owl=character("This character's {S} is equal to the number of cards in your inkwell.", strength=4),
        banner=item("Your characters get +1 {S}."),
    )
    table.expect({"owl": {"strength": ink + 1}})


@pytest.mark.parametrize(("others", "won"), [(3, False), (4, True)])
def test_less_lore_is_needed(others: int, won: bool) -> None:
    table = deal(
        {"field": ["owl", *["scout"] * others], "lore": 17, "deck": ["gem"]},
        owl=character("While you have 5 or more characters in play, you need only 18 lore to win the game."),
    )
    table.do("A: quest owl")
    assert (table.play.game.state.outcome is not None) is won


def test_others_need_more_lore() -> None:
    table = deal(
        {"field": ["owl"], "deck": ["gem"] * 3},
        {"field": ["scout", "raider"], "lore": 19, "deck": ["gem"] * 3},
        owl=character("Opponents need 21 lore to win the game."),
    )
    run(table, "A: end_turn", "B: quest scout")
    assert table.play.game.state.outcome is None
    table.do("B: quest raider")
    assert table.play.game.state.outcome is not None


def test_once_a_turn_one_of_those_here_moves_away() -> None:
    table = deal(
        {"field": ["cross", "keep", {"card": "oak", "at": "cross"}, {"card": "elm", "at": "cross"}]},
        cross=location(
            "Once during your turn, "
            "you may move one of your characters from this location to another location for free. "
            "If you do, that character gains Ward until the start of your next turn."
        ),
        oak=character(),
        elm=character(),
    )
    run(table, "A: use cross", "A: oak", "A: keep")
    table.expect({"oak": {"at": "keep", "keywords": ["ward"]}, "elm": {"at": "cross"}})
    table.expect({"not_offered": {"use cross": "7.5.3"}})


def test_who_is_spared_is_healed() -> None:
    table = deal(
        {"field": ["giant"]},
        {"field": ["friend", sideways("scout", damage=1)]},
        friend=character(
            "If one of your other characters would be banished in a challenge, "
            "you may banish this character and remove all damage from that character instead."
        ),
    )
    run(table, "A: challenge giant scout", "B: friend")
    table.expect({"friend": {"zone": "discard"}, "scout": {"damage": 0, "zone": "field"}})


def test_opponents_choose_nobody_here_for_actions() -> None:
    table = deal(
        {"hand": ["bolt"], "inkwell": 1, "field": ["dart"]},
        {"field": ["den", {"card": "oak", "at": "den"}, "elm"]},
        den=location("Characters here can't be chosen by opponents' actions."),
        oak=character(),
        elm=character(),
        dart=item("{E} — Deal 1 damage to chosen character."),
    )
    table.do("A: play bolt")
    chosen = {table.play.game.look(int(option[1])).face.card.name["en"] for option in asked(table).options}
    assert chosen == {"Elm"}
    run(table, "A: elm", "A: use dart", "A: oak")
    table.expect({"oak": {"damage": 1}})


def test_damage_moves_off_each_of_several() -> None:
    table = deal(
        {
            "field": [{"card": "oak", "damage": 2}, {"card": "elm", "damage": 1}, "scout"],
            "hand": ["shift"],
            "inkwell": 1,
        },
        {"field": ["giant"]},
        oak=character(),
        elm=character(),
        shift=action("Move 1 damage counter from each of your characters to chosen opposing character."),
    )
    run(table, "A: play shift", "A: giant")
    table.expect({"oak": {"damage": 1}, "elm": {"damage": 0}, "giant": {"damage": 2}})


@pytest.mark.parametrize("damage", [0, 1])
def test_damage_that_is_removed_pays(damage: int) -> None:
    table = deal(
        {"field": [{"card": "oak", "damage": damage}], "deck": ["gem"] * 2},
        oak=character("{E}, Remove 1 damage from this character — Draw a card."),
    )
    if damage:
        table.do("A: use oak")
        table.expect({"oak": {"damage": 0}, "hand": {"A": 1}})
    else:
        table.expect({"not_offered": {"use oak": "7.5.3"}})


@pytest.mark.parametrize("cards", [0, 1, 2])
def test_as_many_as_went_under_the_deck_are_drawn(cards: int) -> None:
    table = deal(
        {"hand": ["swap", "scout", "raider"], "inkwell": 1, "deck": ["gem"] * 4},
        swap=action("Put up to 2 cards from your hand on the bottom of your deck in any order. Draw that many cards."),
    )
    table.do("A: play swap")
    run(table, *(["A: done"], ["A: choose scout"], ["A: choose scout raider", 'A: order "Scout" "Raider"'])[cards])
    table.expect({"hand": {"A": 2}})
    gem = table.play.game.keys[table.scenario.cast.numbers("gem")[0]]
    assert [table.play.game.keys[card] for card in table.play.game.zone(0, "hand")].count(gem) == cards


@pytest.mark.parametrize("company", [True, False])
def test_nobody_else_is_there(company: bool) -> None:
    table = deal(
        {"hand": ["owl"], "inkwell": 1},
        {"field": ["scout"] if company else []},
        owl=character("When you play this character, if no other characters are in play, gain 2 lore."),
    )
    table.do("A: play owl")
    table.expect({"A": {"lore": 0 if company else 2}})


def test_what_is_banished_as_the_turn_ends() -> None:
    table = deal(
        {"field": ["lamp", "scout"], "deck": ["gem"] * 2},
        {"deck": ["gem"] * 2},
        lamp=item("{E} — Give chosen character +1 {L} this turn. Banish this item at the end of your turn."),
    )
    run(table, "A: use lamp", "A: scout")
    table.expect({"scout": {"lore": 2}, "lamp": {"zone": "field"}})
    table.do("A: end_turn")
    table.expect({"lamp": {"zone": "discard"}})
