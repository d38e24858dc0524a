"""What My Little Pony wordings do at a table: each action, condition and trigger, as a text rather than a tree."""

from __future__ import annotations

import pytest

from engine.games.mlp.wording import GRAMMAR
from engine.kernel.cards.card import Card
from engine.kernel.cards.tree import Tree
from engine.kernel.state.state import Piece
from tests.rules.mlp import stock
from tests.rules.mlp.stock import Side, Table, deal, each, flipped, holding, turned

from .mlp_samples import LEXICON


def read(text: str, kind: str) -> Tree:
    lang = "en" if text.isascii() or "【" in text else "ja"
    return GRAMMAR.compile(text, lang, lexicon=LEXICON, card="A card", kind=kind).abilities


def character(key: str, text: str = "", **more: object) -> Card:
    return stock.character(key, *read(text, "character"), **more)  # type: ignore[arg-type]


def event(key: str, text: str, **more: object) -> Card:
    return stock.event(key, *read(text, "event"), **more)  # type: ignore[arg-type]


def item(key: str, text: str) -> Card:
    return stock.item(key, *read(text, "item"))


def scene(key: str, text: str) -> Card:
    return stock.scene(key, *read(text, "scene"))


def used(text: str, a: Side | None = None, b: Side | None = None, *cards: Card, **more: object) -> Table:
    """A table at which seat 0 has just used an event of this text."""
    side = a or Side()
    side.hand.insert(0, "spell")
    side.scenes.append("meadow")
    table = deal(side, b, event("spell", text), *cards, **more)  # type: ignore[arg-type]
    return table.do("play", "spell")


def in_any_order(table: Table) -> None:
    while table.asked[1] == "order":
        table.answer(*range(table.question.least))


def piece(table: Table, name: str, seat: int = 0) -> Piece:
    return table.game.state.field[table.ref(name, seat)]


# --- conditions ---


@pytest.mark.parametrize(("friend", "drawn"), [("cat", 1), ("pony", 0)])
def test_a_keyword_in_the_adventure_area(friend: str, drawn: int) -> None:
    table = used(
        'If there is a "Pet" in your adventure area, draw a card.',
        Side(slots=[friend]),
        None,
        character("cat", classes=("pet",)),
    )
    assert len(table.zone(0, "hand")) == drawn


def test_a_keyword_of_a_scene_is_not_in_the_adventure_area() -> None:
    lake = stock.card("lake", "scene", classes=("pet",))
    table = used(
        'If there is a "Pet" in your adventure area, draw a card.',
        Side(scenes=["lake"]),
        None,
        lake,
        before=turned("lake"),
    )
    assert table.zone(0, "hand") == []


@pytest.mark.parametrize(
    ("text", "drawn"),
    [
        ("If there are 2 or more characters in your adventure area, draw a card.", 1),
        ("If there are 3 or more characters in your adventure area, draw a card.", 0),
        ("If there are 2 or fewer characters in your adventure area, draw a card.", 1),
        ("If there are 1 or fewer characters in your adventure area, draw a card.", 0),
        ("If there is no character in your opponent's adventure area, draw a card.", 1),
        ("If there is no character in your adventure area, draw a card.", 0),
        ("If there are 2 or more items in your rest area, draw a card.", 1),
        ("If there are 2 or more items in your opponent's rest area, draw a card.", 0),
        ("If there is a tapped scene of yours, draw a card.", 1),
        ("If there is a face-down scene of yours, draw a card.", 0),
        ("If there are 2 or more plans of your opponent's, draw a card.", 1),
        ("If there is a plan of yours, draw a card.", 0),
        ("If your lead is on stage 2 or later, draw a card.", 1),
        ("If your lead is on stage 3 or later, draw a card.", 0),
        ("If you have 0 or fewer cards in your hand, draw a card.", 1),
        ("If your opponent has 2 or more cards in their hand, draw a card.", 1),
        ("If there is a character in your adventure area and there is a plan of yours, draw a card.", 0),
        ("If there is a plan of yours, draw 5 cards. Otherwise, draw a card.", 1),
    ],
)
def test_what_there_is(text: str, drawn: int) -> None:
    table = used(
        text,
        Side(slots=["pony", "mare"], rest=["scarf", "scarf"], stage=2),
        Side(hand=["letter", "letter"], plans={1: "pony", 3: "pony"}),
    )
    assert len(table.zone(0, "hand")) == drawn


@pytest.mark.parametrize(
    ("text", "drawn"),
    [
        ("If this character has a candy, draw a card.", 1),
        ("If this character has no candy, draw a card.", 0),
        ("If this character wears an item, draw a card.", 0),
        ("If this character moved this turn, draw a card.", 0),
        ("If there is a character in the facing slot, draw a card.", 1),
        ("If there is no character in the facing slot, draw a card.", 0),
    ],
)
def test_what_a_character_has(text: str, drawn: int) -> None:
    table = deal(
        Side(slots=["asker"]),
        Side(slots=["pony"]),
        character("asker", f"Adventure area, tap: {text}"),
        before=holding("candy", "asker"),
    )
    table.do("use", "asker", 0)
    assert len(table.zone(0, "hand")) == drawn


def test_moves_of_this_turn_are_counted() -> None:
    runner = character(
        "runner",
        "Adventure area: As long as this character moved 2 or more times this turn, this character gets +3 idea.",
    )
    table = used(
        "Move a character of yours to an empty slot, then move it to an empty slot.",
        Side(slots=["runner"]),
        None,
        runner,
    )
    table.choose("runner").do("slot", 1)
    assert table.idea("runner") == 2
    table.do("slot", 2)
    assert table.idea("runner") == 5


def test_who_wears_an_item() -> None:
    dandy = character("dandy", "Adventure area: As long as this character wears an item, this character gets +3 idea.")
    table = deal(
        Side(slots=["dandy", "pony"], hand=["scarf", "hush"], scenes=2),
        None,
        dandy,
        event("hush", "Retire a character wearing an item in your adventure area."),
    )
    assert table.idea("dandy") == 2
    table.do("play", "scarf", "dandy")
    assert table.idea("dandy") == 5
    table.do("play", "hush")
    assert table.names() == ["dandy"]


def test_an_event_that_says_when_it_can_be_used() -> None:
    text = 'Use only if there is a "Baker" in your adventure area. Draw 2 cards.'
    without = deal(Side(slots=["pony"], hand=["bread"], scenes=1), None, event("bread", text))
    assert without.why_not("play", "bread") == "5-1.4.0"
    table = deal(
        Side(slots=["cook"], hand=["bread"], scenes=1),
        None,
        event("bread", text),
        character("cook", classes=("baker",)),
    )
    assert len(table.do("play", "bread").zone(0, "hand")) == 2


def test_a_character_that_says_when_it_can_be_used() -> None:
    shy = character("shy", "Use only if there is no character in your adventure area.")
    assert deal(Side(slots=["pony"], hand=["shy"], scenes=1), None, shy).why_not("play", "shy", 1) == "5-1.4.0"
    assert deal(Side(hand=["shy"], scenes=1), None, shy).why_not("play", "shy", 1) == ""


# --- costs ---


def test_a_character_is_tapped_to_pay() -> None:
    chief = character("chief", "Adventure area, tap a character of yours: Draw a card.")
    table = deal(Side(slots=["chief", "pony", "mare"]), None, chief, before=turned("mare"))
    table.do("use", "chief", 0)
    assert table.names() == ["chief", "pony"]
    table.choose("pony")
    assert piece(table, "pony").exerted
    assert len(table.zone(0, "hand")) == 1


def test_two_costs_are_paid_in_order_and_both_must_be_possible() -> None:
    clerk = character("clerk", "Adventure area, tap, discard a card: Draw 2 cards.")
    empty = deal(Side(slots=["clerk"]), None, clerk)
    assert empty.why_not("use", "clerk", 0) == "5-3.1.6"
    table = deal(Side(slots=["clerk"], hand=["letter"]), None, clerk)
    table.do("use", "clerk", 0).choose("letter")
    assert piece(table, "clerk").exerted
    assert table.zone(0, "discard") == ["letter"]
    assert len(table.zone(0, "hand")) == 2


# --- triggers ---


@pytest.mark.parametrize(
    ("text", "seen"),
    [
        ("When you draw a card, untap this character.", True),
        ("When your opponent draws a card, untap this character.", False),
        ("When you use an event, untap this character.", True),
        ("When you use an item, untap this character.", False),
        ("When your opponent uses an event, untap this character.", False),
        ("During your opponent's turn, when you use an event, untap this character.", False),
        ("During your turn, when you use an event, untap this character.", True),
    ],
)
def test_what_a_character_sees(text: str, seen: bool) -> None:
    table = used(
        "Draw a card.",
        Side(slots=["watcher"]),
        None,
        character("watcher", "Adventure area: " + text),
        before=turned("watcher"),
    )
    assert piece(table, "watcher").exerted is not seen


@pytest.mark.parametrize(
    ("text", "drawn"),
    [
        ("When a character retires, draw a card.", 1),
        ("Whenever a character retires, draw a card.", 3),
        ("Whenever a character of your opponent's retires, draw a card.", 2),
        ("Whenever another character of yours retires, draw a card.", 1),
        ("Whenever a character of yours retires through an exchange, draw a card.", 0),
        ('Whenever a "Pet" of your opponent\'s retires, draw a card.', 1),
    ],
)
def test_who_retires(text: str, drawn: int) -> None:
    table = used(
        'Retire all characters with 2 idea or less in an adventure area.',
        Side(slots=["watcher", "pony"]),
        Side(slots=["cat", "pony", "mare"]),
        character("watcher", "Adventure area: " + text, idea=3),
        character("cat", classes=("pet",)),
    )
    assert table.slots(1) == [None, None, "mare"]
    in_any_order(table)
    assert len(table.zone(0, "hand")) == drawn


def test_it_is_the_card_that_retired() -> None:
    keeper = character("keeper", 'Adventure area: Whenever another "Pet" of yours retires, return it to hand.')
    table = used(
        "Retire a character of yours.", Side(slots=["keeper", "cat"]), None, keeper, character("cat", classes=("pet",))
    )
    table.choose("cat")
    assert table.zone(0, "hand") == ["cat"]


def test_whoever_wins_an_exchange() -> None:
    winner = character("winner", "Adventure area: When this character wins an exchange, draw 2 cards.", idea=5)
    table = deal(Side(slots=["winner"]), Side(slots=["pony"]), winner, phase="exchange")
    assert len(table.zone(0, "hand")) == 2


def test_a_move_an_inspiration_a_removed_plan_and_an_advance_are_seen() -> None:
    seer = character(
        "seer",
        "\n".join(
            "Adventure area: " + text
            for text in (
                "When this character moves in the adventure area, draw a card.",
                "When you use an inspiration, draw a card.",
                "When a plan of your opponent's is removed, draw a card.",
                "When you advance your story, draw a card.",
            )
        ),
        idea=4,
    )
    spark = scene("spark", "Inspiration: Give a character of yours +1 idea until the end of this exchange.")
    table = used(
        "Move a character of yours to an empty slot, then remove a plan of your opponent's.",
        Side(slots=["seer"], scenes=["spark"]),
        Side(slots=[None, "pony"], plans={1: "mare"}),
        seer,
        spark,
    )
    if table.asked[1] == "pay":
        table.do("target", "meadow")
    table.choose("seer").do("slot", 1)
    if table.asked[1] != "action":
        table.answer(0)
    in_any_order(table)
    assert len(table.zone(0, "hand")) == 2
    table.end().do("inspire", "spark", 0).choose("seer")
    assert len(table.zone(0, "hand")) == 3


def test_turns_begin_and_end() -> None:
    clock = character(
        "clock",
        "Adventure area: At the start of your turn, draw a card.\n"
        "Adventure area: At the end of your opponent's turn, draw 3 cards.",
    )
    table = deal(Side(slots=["clock"]), None, clock, phase="start")
    assert len(table.zone(0, "hand")) == 2
    table.end()
    while table.asked[0] == 0:
        table.skip()
    before = len(table.zone(0, "hand"))
    table.end()
    while table.asked != (0, "action"):
        table.skip()
    assert len(table.zone(0, "hand")) == before + 3 + 2


def test_a_floating_and_a_delayed_effect() -> None:
    table = used("At the end of this turn, draw 2 cards.\nPrecaution: Draw a card.", turn=2)
    assert table.zone(0, "hand") == []
    table.end()
    assert len(table.zone(0, "hand")) == 2


# --- actions ---


def test_up_to_any_number_and_just_so_many() -> None:
    side = {"slots": ["pony", "mare", "filly"]}
    table = used("Tap up to 2 characters of yours.", Side(**side))  # type: ignore[arg-type]
    assert (table.question.least, table.question.most) == (0, 2)
    table = used("Tap any number of characters of yours.", Side(**side))  # type: ignore[arg-type]
    assert (table.question.least, table.question.most) == (0, 3)
    table = used("Tap 2 characters of yours.", Side(**side))  # type: ignore[arg-type]
    assert (table.question.least, table.question.most) == (2, 2)


@pytest.mark.parametrize(
    ("text", "least", "most"),
    [
        ("Tap 2 or more characters of yours.", 2, 3),
        ("Tap 4 or more characters of yours.", 3, 3),
        ("Discard any number of cards.", 0, 4),
        ("Discard 2 or more cards.", 2, 4),
        ("Discard up to 3 cards.", 0, 3),
        ("Discard any number of events.", 0, 1),
        ("Remove 2 or more plans of your opponent's.", 2, 3),
    ],
)
def test_so_many_or_more(text: str, least: int, most: int) -> None:
    table = used(
        text,
        Side(slots=["pony", "mare", "filly"], hand=["letter", "pony", "pony", "mare"]),
        Side(plans={1: "pony", 2: "pony", 3: "pony"}),
    )
    assert (table.question.least, table.question.most) == (least, most)


def test_what_is_discarded_by_number_is_discarded() -> None:
    miser = character(
        "miser", "Adventure area: Whenever you discard a card, this character gets +1 idea until end of turn."
    )
    table = used(
        "Discard any number of cards, then draw a card.", Side(slots=["miser"], hand=["pony", "mare"]), None, miser
    )
    table.choose("pony", "mare")
    in_any_order(table)
    assert (table.zone(0, "discard"), table.idea("miser")) == (["spell", "mare", "pony"], 4)


def test_the_bottom_of_the_deck_is_opened() -> None:
    deck = ["filly", "mare", "pony", "scarf", "letter"]
    table = used(
        "Open the bottom 3 cards of your deck, then add an item from among them to your hand.", Side(deck=deck)
    )
    assert table.names() == ["scarf"]
    table.choose("scarf")
    assert table.zone(0, "hand") == ["scarf"]
    table = used("Put the bottom 2 cards of your deck into the rest area.", Side(deck=deck))
    assert table.zone(0, "discard")[:3] == ["spell", "letter", "scarf"]
    table = used("Make the bottom card of your deck a plan.", Side(deck=deck))
    assert table.zone(0, "deck") == deck[:-1]


@pytest.mark.parametrize(
    ("text", "token", "drawn"),
    [
        ("this character has a present", "cheer", 1),
        ("this character has a present", "candy", 0),
        ("this character has no present", "dazzle", 0),
        ("this character has no present", "candy", 1),
        ('this character has a "Present of Recall"', "recall", 1),
        ('this character has a "Present of Recall"', "search", 0),
        ('this character has no "Present of Recall"', "recall", 0),
        ('there is a character with a "Present of Errands" in your adventure area', "errand", 1),
        ("there is a character without a present in your adventure area", "journey", 0),
    ],
)
def test_presents_that_lie_on_a_character(text: str, token: str, drawn: int) -> None:
    table = deal(
        Side(slots=["asker"]),
        None,
        character("asker", f"Adventure area, tap: If {text}, draw a card."),
        before=holding(token, "asker"),
    )
    table.do("use", "asker", 0)
    assert len(table.zone(0, "hand")) == drawn


@pytest.mark.parametrize(("active", "drawn"), [(0, 1), (1, 1 + 1)])
def test_the_end_of_any_turn(active: int, drawn: int) -> None:
    """Behind the other one's turn stands the own one, with its draw."""
    clerk = character("clerk", "冒険エリア ターン終了時、カードを1枚引く。")
    table = deal(Side(slots=["clerk"]), None, clerk, active=active, phase="end")
    assert len(table.zone(0, "hand")) == drawn


def test_further_actions_work_on_what_was_chosen() -> None:
    table = used(
        "Tap a character of your opponent's, then give it -1 idea until end of turn.",
        None,
        Side(slots=["mare", "filly"]),
    )
    table.choose("mare")
    assert piece(table, "mare", 1).exerted
    assert table.idea("mare") == 3


def test_a_character_gains_a_text_for_a_turn() -> None:
    text = 'A character of yours gains "Adventure area, tap: Draw a card." until end of turn.'
    table = used(text, Side(slots=["pony"]))
    table.choose("pony").do("use", "pony", 0)
    assert len(table.zone(0, "hand")) == 1


def test_characters_gain_a_farewell_as_long_as_another_is_there() -> None:
    keeper = character("keeper", 'Adventure area: All "Pet" in your adventure area gain "Farewell: Draw 2 cards."')
    table = used(
        "Retire a character of yours.", Side(slots=["keeper", "cat"]), None, keeper, character("cat", classes=("pet",))
    )
    table.choose("cat")
    assert len(table.zone(0, "hand")) == 2


def test_two_of_one_area_change_places_and_have_not_moved() -> None:
    dancer = character("dancer", "Adventure area: When this character moves in the adventure area, draw a card.")
    table = used(
        "Swap the positions of 2 characters in your adventure area.", Side(slots=["dancer", None, "mare"]), None, dancer
    )
    table.choose("dancer", "mare")
    assert table.slots(0) == ["mare", None, "dancer"]
    assert table.zone(0, "hand") == []
    assert table.told("swap") == [("swap", 0, "dancer", "mare")]


def test_this_character_changes_places_with_another() -> None:
    guide = character(
        "guide",
        "Adventure area, tap: Swap the positions of this character and another character in your adventure area.",
    )
    table = deal(Side(slots=["guide", "mare"]), Side(slots=["pony"]), guide)
    table.do("use", "guide", 0)
    assert table.names() == ["mare"]
    table.choose("mare")
    assert table.slots(0) == ["mare", "guide", None]


def test_one_alone_changes_places_with_nobody() -> None:
    table = used("Swap the positions of 2 characters in your adventure area.", Side(slots=["pony"]))
    table.choose("pony")
    assert table.slots(0) == ["pony", None, None]


def test_plans_are_made_removed_and_looked_at() -> None:
    table = used(
        "Make a card in your hand a plan, then make the top card of your deck a plan.",
        Side(hand=["letter"], deck=["mare", "pony"]),
    )
    table.choose("letter")
    assert table.plans(0) == {4: "letter", 3: "mare"}
    table = used("Remove a plan of your opponent's.", None, Side(plans={2: "mare"}))
    table.answer(0)
    assert table.zone(1, "hand") == ["mare"]
    table = used("Look at a plan of your opponent's.", None, Side(plans={2: "mare", 3: "letter"}))
    table.answer(1)
    assert table.told("looked") == [("looked", 0, "letter")]
    assert table.plans(1) == {2: "mare", 3: "letter"}


def test_own_plans_go_back_in_any_order() -> None:
    table = used("Look at all plans of yours, then put them back in any order.", Side(plans={1: "mare", 4: "letter"}))
    table.choose("letter", "mare")
    assert table.plans(0) == {1: "letter", 4: "mare"}


def test_what_is_left_of_the_cards_seen_rests() -> None:
    table = used(
        "Open the top 3 cards of your deck, then add up to 1 event from among them to your hand, then put the "
        "rest into the rest area.",
        Side(deck=["letter", "mare", "filly", "pony"]),
    )
    assert (table.question.least, table.names()) == (0, ["letter"])
    table.choose("letter")
    table.choose("mare", "filly")
    assert table.zone(0, "hand") == ["letter"]
    assert set(table.zone(0, "discard")) == {"mare", "filly", "spell"}
    assert table.zone(0, "deck") == ["pony"]


def test_all_of_a_kind_are_taken() -> None:
    table = used(
        "Open the top 4 cards of your deck, then add all events from among them to your hand, then put the "
        "rest on the bottom of your deck.",
        Side(deck=["letter", "mare", "letter", "filly", "pony"]),
    )
    table.choose("mare", "filly")
    assert table.zone(0, "hand") == ["letter", "letter"]
    assert table.zone(0, "deck") == ["pony", "mare", "filly"]


@pytest.mark.parametrize(
    ("where", "deck"),
    [
        ("on top of", ["mare", "filly", "pony"]),
        ("on the bottom of", ["pony", "mare", "filly"]),
    ],
)
def test_what_is_left_goes_on_top_or_to_the_bottom(where: str, deck: list[str]) -> None:
    table = used(
        "Look at the top 3 cards of your deck, then add a card from among them to your hand, then put the "
        f"rest {where} your deck.",
        Side(deck=["letter", "mare", "filly", "pony"]),
    )
    table.choose("letter").choose("mare", "filly")
    assert table.zone(0, "deck") == deck


def test_cards_come_out_of_the_rest_area() -> None:
    rest = ["mare", "elder", "letter"]
    table = used("Add a character with harmony cost 2 or less in your rest area to your hand.", Side(rest=rest))
    assert table.names() == ["mare"]
    assert table.choose("mare").zone(0, "hand") == ["mare"]
    table = used("Put a character in your rest area into the adventure area.", Side(rest=rest))
    table.choose("elder").do("slot", 1)
    assert table.slots(0) == [None, "elder", None]
    table = used("Shuffle 2 cards in your rest area into their owner's main deck.", Side(rest=rest, deck=1))
    table.choose("mare", "letter")
    assert sorted(table.zone(0, "deck")) == ["letter", "mare", "pony"]


def test_cards_go_onto_the_deck_and_into_the_rest_area() -> None:
    text = "Put a card in your hand on top of the deck, then put the top 2 cards of your deck into the rest area."
    table = used(text, Side(hand=["letter"], deck=["mare", "pony"]))
    table.choose("letter")
    assert table.zone(0, "discard") == ["spell", "mare", "letter"]
    assert table.zone(0, "deck") == ["pony"]


def test_scenes_are_turned_over_and_untapped() -> None:
    table = used(
        "Turn a face-down scene of yours face up, then untap it.",
        Side(scenes=["stream", "stream"]),
        None,
        before=each(flipped("stream"), turned("stream", "stream#2")),
    )
    assert table.names() == ["stream"]
    table.answer(0)
    assert not piece(table, "stream").face_down
    assert not piece(table, "stream").exerted


def test_a_scenes_face_down_effect() -> None:
    spring = scene("spring", "Face down: Untap a scene of yours.")
    table = deal(Side(scenes=["spring", "meadow"]), None, spring, before=turned("meadow"))
    table.do("use", "spring", 0).choose("meadow")
    assert piece(table, "spring").face_down
    assert not piece(table, "meadow").exerted


# --- tokens ---


def test_a_candy_is_gained_and_only_once() -> None:
    table = used(
        "Give a character without a candy of yours a candy.",
        Side(slots=["pony", "mare"]),
        None,
        before=holding("candy", "mare"),
    )
    assert table.names() == ["pony"]
    table.choose("pony")
    assert piece(table, "pony").counters == {"candy": 1}


def test_a_present_is_gained_and_opened() -> None:
    table = used('Give a character of yours a "Present of Cheer", then open a present of it.', Side(slots=["pony"]))
    table.choose("pony")
    assert table.idea("pony") == 3
    assert piece(table, "pony").counters == {}


def test_a_present_of_that_name_is_opened() -> None:
    table = used(
        'Open a "Present of Cheer" of a character of yours.',
        Side(slots=["pony"]),
        None,
        before=each(holding("cheer", "pony"), holding("search", "pony")),
    )
    table.choose("pony")
    assert piece(table, "pony").counters == {"search": 1}


def test_of_several_tokens_the_player_names_one() -> None:
    table = used(
        "Remove a token from a character of your opponent's.",
        None,
        Side(slots=["pony"]),
        before=each(holding("cheer", "pony", seat=1), holding("candy", "pony", seat=1)),
    )
    table.choose("pony")
    assert table.asked == (0, "token")
    table.answer(1)
    assert piece(table, "pony", 1).counters == {"cheer": 1}


def test_a_token_of_that_name_is_removed() -> None:
    table = used(
        "Remove a candy from a character of yours, then draw a card.",
        Side(slots=["pony"]),
        None,
        before=each(holding("cheer", "pony"), holding("candy", "pony")),
    )
    table.choose("pony")
    assert piece(table, "pony").counters == {"cheer": 1}


# --- players, costs and numbers ---


def test_both_players_draw_and_the_opponent_discards() -> None:
    table = used("Each player draws 2 cards, then your opponent discards a card.", None, Side(hand=["letter"]))
    assert table.asked == (1, "card")
    table.choose("letter")
    assert (len(table.zone(0, "hand")), len(table.zone(1, "hand"))) == (2, 2)


def test_an_effect_wins_the_game() -> None:
    table = used("You win the game.", Side(slots=["pony"]))
    outcome = table.game.state.outcome
    assert outcome is not None
    assert outcome.winners == (0,)


def test_if_you_do() -> None:
    text = "You may discard a card. If you do, draw 2 cards."
    table = used(text, Side(hand=["letter"])).yes()
    table = table.choose("letter") if table.asked[1] == "card" else table
    assert len(table.zone(0, "hand")) == 2
    table = used(text, Side(hand=["letter"])).do("no")
    assert table.zone(0, "hand") == ["letter"]
    table = used(text)
    assert table.zone(0, "hand") == []


def test_cheaper_cards() -> None:
    agent = character("agent", "Adventure area: Events you use cost 1 less harmony.")
    dear = event("dear", "Draw a card.", cost=3)
    table = deal(Side(slots=["agent"], hand=["dear", "elder"], scenes=2), None, agent, dear)
    assert table.why_not("play", "dear") == ""
    assert table.why_not("play", "elder", 1) == "4-3.0.0"


def test_the_next_card_is_cheaper_and_only_that_one() -> None:
    dear = event("dear", "Draw a card.", cost=2)
    table = used("The next event you use this turn costs 2 less harmony.", Side(hand=["dear", "dear"]), None, dear)
    table.do("play", "dear")
    assert table.why_not("play", "dear#2") == "4-3.0.0"


def test_a_card_is_cheaper_for_each_of_a_number() -> None:
    crowd = event(
        "crowd",
        "This card costs X less harmony to use, where X is the number of characters in your "
        "adventure area.\nDraw 3 cards.",
        cost=3,
    )
    table = deal(Side(slots=["pony", "mare"], hand=["crowd"], scenes=1), None, crowd)
    table.do("play", "crowd")
    assert len(table.zone(0, "hand")) == 3


def test_numbers_are_counted_when_it_is_done() -> None:
    text = "Give a character of yours +X idea until end of turn, where X is the number of events in your rest area."
    table = used(text, Side(slots=["pony"], rest=["letter", "letter", "mare"]))
    table.choose("pony")
    assert table.idea("pony") == 4
    table = used(
        "Draw X cards, where X is the number of characters in an adventure area.",
        Side(slots=["pony"]),
        Side(slots=["pony", "mare"]),
    )
    assert len(table.zone(0, "hand")) == 3
    gloom = character(
        "gloom",
        "Adventure area: All characters in your opponent's adventure area get -X idea, where X "
        "is the number of plans of yours.",
    )
    table = deal(Side(slots=["gloom"], plans={1: "pony", 2: "pony", 3: "pony"}), Side(slots=["mare"]), gloom)
    assert table.idea("mare") == 1


def test_as_much_as_was_gained_is_what_all_gained_by_the_latest_change() -> None:
    gain = "Give a character of yours +3 idea until end of turn, then draw as many cards as the idea gained."
    table = used(gain, Side(slots=["pony"]))
    table.choose("pony")
    assert len(table.zone(0, "hand")) == 3
    table = used(
        "All characters in your adventure area get +2 idea until end of turn, then draw as many cards as the "
        "idea gained.",
        Side(slots=["pony", "mare"]),
    )
    assert len(table.zone(0, "hand")) == 4
    table = used(
        "All characters in an adventure area get -2 idea until end of turn, then draw as many cards as the "
        "idea gained.",
        Side(slots=["pony"]),
    )
    assert table.zone(0, "hand") == []


def test_what_is_forbidden_to_the_opponent() -> None:
    hush = character("hush", "Adventure area: Your opponent can't use events.")
    table = deal(Side(hand=["letter", "pony"], scenes=1), Side(slots=["hush"]), hush)
    assert table.why_not("play", "letter") == "5-1.4.0"
    assert table.why_not("play", "pony", 0) == ""


def test_an_item_says_who_wears_it_and_what_it_does() -> None:
    apron = item("apron", 'Only a "Baker" can wear this item.\nThe wearer gets +2 idea.')
    table = deal(
        Side(slots=["cook", "pony"], hand=["apron"], scenes=1), None, apron, character("cook", classes=("baker",))
    )
    assert table.why_not("play", "apron", "pony") == "2-3.0.0"
    table.do("play", "apron", "cook")
    assert table.idea("cook") == 4


def test_the_facing_character() -> None:
    stern = character("stern", "Meet: The facing character gets -3 idea until end of turn.")
    table = deal(Side(hand=["stern"], scenes=1), Side(slots=["mare", "elder"]), stern)
    table.do("play", "stern", 1)
    assert (table.idea("mare"), table.idea("elder")) == (4, 4)


def test_the_turn_says_whether_it_holds() -> None:
    owl = character("owl", "Adventure area: During your opponent's turn, this character gets +4 idea.")
    assert deal(Side(slots=["owl"]), None, owl).idea("owl") == 2
    assert deal(Side(slots=["owl"]), None, owl, active=1).idea("owl") == 6


@pytest.mark.parametrize(
    ("text", "drawn"),
    [
        ("If this character has a candy, draw 2 cards.", 2),
        ("If this character has no candy, draw 2 cards.", 0),
        ("If this character wears an item, draw 2 cards.", 0),
        ("If there is a character in the facing slot, draw 2 cards.", 2),
        ("Draw X cards, where X is the idea of this character.", 3),
    ],
)
def test_who_says_farewell_is_still_known_as_it_was(text: str, drawn: int) -> None:
    table = used(
        "Retire a character of yours.",
        Side(slots=[None, "ghost"]),
        Side(slots=["mare", "pony"]),
        character("ghost", f"Farewell: {text}", idea=3),
        before=holding("candy", "ghost"),
    )
    table.choose("ghost")
    assert len(table.zone(0, "hand")) == drawn


def test_a_farewell_reaches_the_character_that_was_opposite() -> None:
    table = used(
        "Retire a character of yours.",
        Side(slots=[None, "ghost"]),
        Side(slots=["mare", "pony"]),
        character("ghost", "Farewell: Retire the facing character."),
    )
    table.choose("ghost")
    assert table.slots(1) == ["mare", None, None]


def test_what_it_wore_is_known_too() -> None:
    ghost = character("ghost", "Farewell: If this character wears an item, draw 2 cards.")
    table = deal(
        Side(slots=["ghost"], hand=["scarf", "hush"], scenes=2),
        None,
        ghost,
        event("hush", "Retire a character of yours."),
    )
    table.do("play", "scarf", "ghost").do("play", "hush").choose("ghost")
    assert len(table.zone(0, "hand")) == 2
