"""What the further wordings of My Little Pony do at a table."""

from __future__ import annotations

import pytest

from tests.rules.mlp.stock import Side, deal, holding, turned

from .test_mlp_played import character, event, item, used


@pytest.mark.parametrize(
    ("text", "drawn"),
    [
        ("If you have no cards in your hand, draw a card.", 1),
        ("If your opponent has no cards in their hand, draw a card.", 0),
        ("If your opponent's lead is on stage 3 or later, draw a card.", 1),
        ("If your opponent's lead is on stage 2 or earlier, draw a card.", 0),
        ("If it is your turn, draw a card.", 1),
        ("If it is your opponent's turn, draw a card.", 0),
        ("If there are more characters of your opponent's than characters of yours, draw a card.", 0),
        ("If there are fewer characters of your opponent's than characters of yours, draw a card.", 1),
        ("Draw cards until you have 3 cards in your hand.", 3),
        ("Tap a character in your opponent's adventure area. If it has a candy, draw a card.", 0),
        ("Tap a character in your opponent's adventure area. If it is tapped, draw a card.", 1),
        ("Tap a character in your opponent's adventure area. If that character has 2 idea or less, draw a card.", 1),
        ("Tap a character in your opponent's adventure area. If that character has 3 idea or more, draw a card.", 0),
        ("Remove a candy from a character of your opponent's. If you did, draw a card.", 0),
        ("Add a scene. If you did, draw a card.", 1),
    ],
)
def test_what_there_is_and_what_was_done(text: str, drawn: int) -> None:
    table = used(text, Side(slots=["mare", "filly"]), Side(slots=["pony"], hand=["letter"], stage=3))
    if table.asked[1] == "target":
        table.choose("pony")
    assert len(table.zone(0, "hand")) == drawn


def test_a_hand_that_is_full_enough_draws_nothing() -> None:
    table = used("Draw cards until you have 2 cards in your hand.", Side(hand=["pony", "pony", "mare"]))
    assert len(table.zone(0, "hand")) == 3


@pytest.mark.parametrize(("lies", "idea"), [(True, 4), (False, 2)])
def test_as_long_as_it_is_tapped(lies: bool, idea: int) -> None:
    sleeper = character("sleeper", "Adventure area: As long as this character is tapped, this character gets +2 idea.")
    table = deal(Side(slots=["sleeper"]), None, sleeper, before=turned("sleeper") if lies else None)
    assert table.idea("sleeper") == idea


def test_the_idea_of_whom_it_faces() -> None:
    text = "Meet: If the facing character has 4 idea or more, draw a card."
    for facing, drawn in (("mare", 1), ("pony", 0)):
        table = deal(Side(hand=["asker"], scenes=1), Side(slots=[facing, facing, facing]), character("asker", text)).do(
            "play", "asker", 1
        )
        assert len(table.zone(0, "hand")) == drawn


def test_an_item_hears_of_its_wearer() -> None:
    scarf = item("bell", "As long as the wearer has a candy, the wearer gets +2 idea.")
    for sweet, idea in ((True, 4), (False, 2)):
        table = deal(
            Side(slots=["pony"], hand=["bell"], scenes=1),
            None,
            scarf,
            before=holding("candy", "pony") if sweet else None,
        ).do("play", "bell", "pony")
        assert table.idea("pony") == idea


def test_who_has_not_the_keyword() -> None:
    table = used(
        'Retire a character other than "Pet" in an adventure area.',
        Side(slots=["cat", "pony"]),
        Side(slots=["mare"]),
        character("cat", classes=("pet",)),
    )
    assert sorted(table.names()) == ["mare", "pony"]


def test_one_of_the_hand_enters_the_area() -> None:
    table = used(
        'Put a "Pet" in your hand into the adventure area.',
        Side(hand=["cat", "pony"]),
        None,
        character("cat", classes=("pet",)),
    )
    table.choose("cat").do("slot", 1)
    assert ("cat" in table.slots(0), table.zone(0, "hand")) == (True, ["pony"])


def test_your_opponent_does_it() -> None:
    table = used(
        'Your opponent does this: "Retire a character of yours."',
        Side(slots=["mare"]),
        Side(slots=["pony", "filly"]),
    )
    assert table.asked[0] == 1
    assert sorted(table.names()) == ["filly", "pony"]
    table.choose("filly")
    assert (table.slots(0)[0], table.slots(1)) == ("mare", ["pony", None, None])


def test_your_opponent_may_draw() -> None:
    table = used('Your opponent does this: "You may draw a card."', Side(), Side(deck=["mare", "pony"]))
    assert table.asked[0] == 1
    table.yes()
    assert (table.zone(0, "hand"), table.zone(1, "hand")) == ([], ["mare"])


def test_each_player_does_it() -> None:
    table = used(
        'Each player does this: "Put the top 2 cards of your deck into the rest area."',
        Side(deck=["mare", "filly", "pony"]),
        Side(deck=["elder", "mare", "pony"]),
    )
    assert [len(table.zone(seat, "deck")) for seat in (0, 1)] == [1, 1]
    assert sorted(table.zone(1, "discard")) == ["elder", "mare"]


def test_a_hand_is_looked_at() -> None:
    table = used("Look at your opponent's hand.", Side(), Side(hand=["mare", "letter"]))
    assert any("mare" in told and "letter" in told for told in table.told("reveal_hand", "looked_at", "hand", "saw"))


def test_one_of_two_is_done() -> None:
    for pick, drawn, scenes in ((0, 2, 1), (1, 0, 2)):
        table = used('Choose one: "Draw 2 cards." "Add a scene."', Side())
        table.answer(pick)
        assert len(table.zone(0, "hand")) == drawn
        assert len([each for each in table.game.state.field.values() if each.seat == 0]) == scenes


def test_more_for_each() -> None:
    fan = character(
        "fan",
        'Adventure area: This character gets +1 idea for each other "Pet" in your adventure area.',
        classes=("pet",),
    )
    table = deal(Side(slots=["fan", "cat", "cat"]), None, fan, character("cat", classes=("pet",)))
    assert table.idea("fan") == 4
    assert deal(Side(slots=["fan", "pony"]), None, fan).idea("fan") == 2


def test_a_change_and_a_text_at_once() -> None:
    cape = item("cape", 'The wearer gets +2 idea and gains "Farewell: Draw a card."')
    table = deal(
        Side(slots=["pony"], hand=["cape", "hush"], scenes=2), None, cape, event("hush", "Retire a character of yours.")
    ).do("play", "cape", "pony")
    assert table.idea("pony") == 4
    table.do("play", "hush").choose("pony")
    assert len(table.zone(0, "hand")) == 1


@pytest.mark.parametrize(("scenes", "why"), [(1, True), (2, False)])
def test_events_of_the_opponent_cost_more(scenes: int, why: bool) -> None:
    lock = character("lock", "Adventure area: Events your opponent uses cost 1 more harmony.")
    table = deal(Side(hand=["letter"], scenes=scenes), Side(slots=["lock"]), lock)
    assert bool(table.why_not("play", "letter")) == why


def test_the_deck_is_shuffled_and_keeps_its_cards() -> None:
    deck = ["mare", "filly", "pony", "elder", "scarf", "letter"]
    table = used("Shuffle your deck.", Side(deck=deck))
    assert sorted(table.zone(0, "deck")) == sorted(deck)
