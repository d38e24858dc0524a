"""What waits for being exerted, for lore, for the nth card and the next one, and what lies in a discard, at a table."""

import pytest

from tests.rules.lorcana.stock import action, character, deal, item, song

from .test_played import run


@pytest.mark.parametrize(
    ("line", "times"), [("A: quest scout", 1), ("A: challenge scout brute", 1), ("A: quest elder", 0)]
)
def test_who_quests_or_challenges_is_exerted(line: str, times: int) -> None:
    elder = character("Whenever one of your other characters is exerted, draw a card.")
    table = deal(
        {"field": ["elder", "scout"], "deck": ["gem", "gem", "gem"]},
        {"field": [{"card": "brute", "exerted": True}]},
        elder=elder,
    )
    table.do(line)
    table.expect({"A": {"hand": ["gem"] * times}})


def test_only_its_own_player_exerts_it() -> None:
    warden = character("Whenever you exert one of your characters, draw a card.")
    table = deal(
        {"field": ["warden", "scout"], "deck": ["gem", "gem", "gem"]},
        {"hand": ["nap"], "inkwell": 1, "deck": ["gem", "gem"]},
        warden=warden,
        nap=action("Exert chosen opposing character."),
    )
    run(table, "A: end_turn", "B: play nap", "B: scout")
    table.expect({"A": {"hand": []}})


def test_lore_is_waited_for_however_it_comes() -> None:
    miser = character("Whenever you gain 2 or more lore, draw a card.")
    table = deal({"field": ["miser", "giant", "scout"], "deck": ["gem", "gem", "gem"]}, miser=miser)
    table.do("A: quest scout")
    table.expect({"A": {"hand": []}})
    table.do("A: quest giant")
    table.expect({"A": {"hand": ["gem"]}})


def test_lore_that_an_opponent_loses() -> None:
    imp = character("Whenever an opponent loses lore, this character gets +2 {S} this turn.")
    table = deal(
        {"field": ["imp"], "hand": ["theft", "theft"], "inkwell": 2},
        {"lore": 1},
        imp=imp,
        theft=action("Each opponent loses 1 lore."),
    )
    table.do("A: play theft")
    table.expect({"imp": {"strength": 4}})
    table.do("A: play theft")
    table.expect({"imp": {"strength": 4}})


def test_the_second_card_of_a_turn_whatever_its_type() -> None:
    host = character("Whenever you play a second card in a turn, gain 1 lore.")
    table = deal({"field": ["host"], "hand": ["gem", "scout", "runner"], "inkwell": 3}, host=host)
    for line, lore in (("A: play gem", 0), ("A: play scout", 1), ("A: play runner", 1)):
        table.do(line)
        table.expect({"A": {"lore": lore}})


def test_the_second_of_a_class_is_not_the_second_card() -> None:
    host = character("Whenever you play a second Hero character in a turn, gain 1 lore.", classes=("villain",))
    table = deal(
        {"field": ["host"], "hand": ["ann", "scout", "bob"], "inkwell": 3},
        host=host,
        ann=character(classes=("hero",)),
        bob=character(classes=("hero",)),
    )
    for line, lore in (("A: play ann", 0), ("A: play scout", 0), ("A: play bob", 1)):
        table.do(line)
        table.expect({"A": {"lore": lore}})


def test_the_next_character_alone_gains_it() -> None:
    table = deal(
        {"hand": ["horn", "scout", "squire"], "inkwell": 3},
        horn=action("The next character you play this turn gains Rush."),
    )
    run(table, "A: play horn", "A: play scout", "A: play squire")
    table.expect({"scout": {"keywords": ["rush"]}, "squire": {"keywords": ["support"]}})


def test_the_next_time_is_once() -> None:
    table = deal(
        {"hand": ["horn", "gem", "gem"], "inkwell": 3},
        horn=action("The next time you play an item this turn, gain 2 lore."),
    )
    run(table, "A: play horn", "A: play gem", "A: play gem")
    table.expect({"A": {"lore": 2}})


def test_each_has_so_much_for_its_own_damage() -> None:
    drum = item("Your characters get +1 {S} for each damage on them.")
    table = deal(
        {"field": ["drum", {"card": "giant", "damage": 3}, {"card": "scout", "damage": 1}, "runner"]}, drum=drum
    )
    table.expect({"giant": {"strength": 9}, "scout": {"strength": 3}, "runner": {"strength": 2}})


def test_a_draw_step_is_skipped_once() -> None:
    table = deal(
        {"hand": ["fog"], "inkwell": 1, "deck": ["gem", "gem"]},
        {"deck": ["gem", "gem", "gem"]},
        fog=action("Chosen opponent skips their Draw step during their next turn."),
    )
    run(table, "A: play fog", "A: end_turn")
    table.expect({"B": {"hand": []}})
    run(table, "B: end_turn", "A: end_turn")
    table.expect({"B": {"hand": ["gem"]}})


@pytest.mark.parametrize(("ink", "offered"), [(0, False), (1, True)])
def test_questing_is_paid_for(ink: int, offered: bool) -> None:
    toll = character("Opposing characters can't quest unless their player pays 1 {I}.")
    table = deal({"field": ["scout"], "inkwell": ink}, {"field": ["toll"]}, toll=toll)
    if offered:
        table.do("A: quest scout")
        table.expect({"A": {"lore": 1, "inkwell": {"ready": 0, "exerted": 1}}})
    else:
        table.expect({"not_offered": {"quest scout": None}})


def test_who_has_more_cards_in_the_hand_discards() -> None:
    tax = action("Each opponent with more cards in their hand than you loses 2 lore.")
    table = deal({"hand": ["tax", "gem"], "inkwell": 1}, {"hand": ["gem", "gem"], "lore": 3}, tax=tax)
    table.do("A: play tax")
    table.expect({"B": {"lore": 1}})
    table = deal({"hand": ["tax", "gem"], "inkwell": 1}, {"hand": ["gem"], "lore": 3}, tax=tax)
    table.do("A: play tax")
    table.expect({"B": {"lore": 3}})


def test_what_lies_in_a_discard_comes_back() -> None:
    moth = character("At the start of your turn, if this card is in your discard, you may return it to your hand.")
    table = deal({"deck": ["gem", "gem"], "discard": ["moth"]}, {"deck": ["gem", "gem"]}, moth=moth)
    run(table, "A: end_turn", "B: end_turn", "A: yes")
    table.expect({"A": {"hand": ["moth", "gem"], "discard": []}})


def test_what_lies_in_a_discard_is_played_from_there() -> None:
    moth = character(
        "At the start of your turn, if this card is in your discard, you may play it for free and it enters play "
        "exerted."
    )
    table = deal({"deck": ["gem", "gem"], "discard": ["moth"]}, {"deck": ["gem", "gem"]}, moth=moth)
    run(table, "A: end_turn", "B: end_turn", "A: yes")
    table.expect({"moth": {"exerted": True}, "A": {"discard": []}})


def test_in_play_it_says_nothing_of_the_discard() -> None:
    moth = character("At the start of your turn, if this card is in your discard, gain 1 lore.")
    table = deal({"deck": ["gem", "gem"], "field": ["moth"]}, {"deck": ["gem", "gem"]}, moth=moth)
    run(table, "A: end_turn", "B: end_turn")
    table.expect({"A": {"lore": 0}})


def test_cards_that_leave_a_discard_together_are_one_event() -> None:
    for text, lore in (
        ("Whenever one or more cards leave your discard, gain 1 lore.", 1),
        ("Whenever a card leaves your discard, gain 1 lore.", 2),
    ):
        table = deal(
            {"field": ["ghoul"], "hand": ["dig"], "inkwell": 1, "discard": ["gem", "scout", "runner"]},
            ghoul=character(text),
            dig=action("Return 2 character cards from your discard to your hand."),
        )
        table.do("A: play dig")
        table.expect({"A": {"lore": lore}})


def test_what_left_a_discard_is_remembered() -> None:
    ghoul = character("If a card left your discard this turn, this character gets +3 {S}.")
    table = deal(
        {"field": ["ghoul"], "hand": ["dig"], "inkwell": 1, "discard": ["gem"]},
        ghoul=ghoul,
        dig=action("Play an item from your discard for free."),
    )
    table.expect({"ghoul": {"strength": 2}})
    run(table, "A: play dig", "A: gem")
    table.expect({"ghoul": {"strength": 5}})


def test_the_first_of_each_turn_costs_less() -> None:
    host = character("You pay 1 {I} less for the first character you play each turn.")
    table = deal({"field": ["host"], "hand": ["raider", "giant"], "inkwell": 8}, host=host)
    table.do("A: play raider")
    table.expect({"A": {"inkwell": {"ready": 6, "exerted": 2}}})
    table.do("A: play giant")
    table.expect({"A": {"inkwell": {"ready": 0, "exerted": 8}}})


def test_others_texts_do_nothing_to_it() -> None:
    case = item("Your characters can't be exerted by opponents' actions.")
    table = deal(
        {"hand": ["nap", "lull"], "inkwell": 2},
        {"field": ["case", "scout", "owl"]},
        case=case,
        owl=character(),
        nap=action("Exert chosen opposing character."),
        lull=action("Exert all opposing characters."),
    )
    run(table, "A: play nap", "A: scout", "A: play lull")
    table.expect({"scout": {"exerted": False}, "owl": {"exerted": False}})


def test_of_actions_it_takes_no_damage_but_of_characters() -> None:
    hide = character("If this character would be dealt damage by an action, prevent that damage.", willpower=9)
    table = deal(
        {"hand": ["bolt"], "inkwell": 1, "field": ["scout"]},
        {"field": [{"card": "hide", "exerted": True}]},
        hide=hide,
    )
    run(table, "A: play bolt", "A: hide")
    table.expect({"hide": {"damage": 0}})
    table.do("A: challenge scout hide")
    table.expect({"hide": {"damage": 2}})


def test_the_most_among_their_own() -> None:
    weed = action("Each opponent chooses and banishes one of their characters with the highest cost.")
    table = deal({"hand": ["weed"], "inkwell": 1, "field": ["giant"]}, {"field": ["raider", "scout"]}, weed=weed)
    table.do("A: play weed")
    table.expect({"B": {"discard": ["raider"]}, "giant": {"damage": 0}})


def test_for_every_few() -> None:
    coin = character("This character gets +1 {S} for every 3 cards in your hand.")
    table = deal({"field": ["coin"], "hand": ["gem"] * 7}, coin=coin)
    table.expect({"coin": {"strength": 4}})


def test_a_card_is_shown_out_of_the_hand() -> None:
    bard = character("When you play this character, you may reveal a song card from your hand. If you do, gain 2 lore.")
    table = deal({"hand": ["poet", "ballad"], "inkwell": 1}, poet=bard)
    run(table, "A: play poet", "A: yes")
    table.expect({"A": {"lore": 2, "hand": ["ballad"]}})
    table = deal({"hand": ["poet", "gem"], "inkwell": 1}, poet=bard)
    table.do("A: play poet")
    table.expect({"A": {"lore": 0}})


def test_who_is_stronger_than_the_challenger_himself() -> None:
    hero = character("Whenever this character challenges a character with more {S} than him, gain 2 lore.", strength=2)
    for target, lore in (("raider", 2), ("scout", 0)):
        table = deal({"field": ["hero"]}, {"field": [{"card": target, "exerted": True}]}, hero=hero)
        table.do(f"A: challenge hero {target}")
        table.expect({"A": {"lore": lore}})


def test_songs_sung_this_turn_are_counted_by_singers() -> None:
    tune = song("Draw a card for each character that sang this turn.", cost=2)
    table = deal({"field": ["bard"], "hand": ["tune"], "deck": ["gem", "gem"]}, tune=tune)
    table.do("A: sing tune bard")
    table.expect({"A": {"hand": ["gem"]}})
