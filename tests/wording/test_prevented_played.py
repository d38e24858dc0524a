"""Damage that is prevented or more than was said, what has to be done, and names of what others have, at a table."""

import pytest

from engine.games.lorcana.deck import check
from engine.games.lorcana.wording import compile_text
from engine.kernel.cards.card import Card
from engine.wording import CardTextError
from tests.rules.lorcana.stock import action, asked, character, deal, item, location, sideways, wet

from .lorcana_trial import LORCANA
from .test_played import run

BLOW = action("Deal 2 damage to chosen character.")


@pytest.mark.parametrize(
    ("text", "damage"),
    [
        ("If one of your characters would be dealt damage, prevent 1 of that damage.", 1),
        ("If one of your characters would be dealt damage, prevent that damage.", 0),
        ("If a character would be dealt damage, they're dealt that much damage plus 2 instead.", 4),
        ("Damage dealt to opposing characters is reduced by 1.", 2),
    ],
)
def test_damage_is_less_or_more(text: str, damage: int) -> None:
    table = deal({"field": ["charm", "giant"], "hand": ["blow"], "inkwell": 1}, charm=item(text), blow=BLOW)
    run(table, "A: play blow", "A: giant")
    table.expect({"giant": {"damage": damage}})


def test_it_adds_up_with_resist_and_makes_no_damage_of_none() -> None:
    table = deal(
        {"field": ["charm", "knight", "mouse"], "hand": ["blow", "blow"], "inkwell": 2},
        charm=item("If a character would be dealt damage, they're dealt that much damage plus 2 instead."),
        mouse=character(strength=0, willpower=9),
        blow=BLOW,
    )
    run(table, "A: play blow", "A: knight")
    table.expect({"knight": {"damage": 3}})
    table = deal(
        {"field": ["charm", "mouse"]},
        {"field": [sideways("owl")]},
        charm=item("If a character would be dealt damage, they're dealt that much damage plus 2 instead."),
        mouse=character(strength=0, willpower=9),
        owl=character(strength=1, willpower=9),
    )
    run(table, "A: challenge mouse owl")
    table.expect({"owl": {"damage": 0}, "mouse": {"damage": 3}})


def test_only_the_first_damage_of_a_turn_is_prevented() -> None:
    table = deal(
        {"hand": ["blow", "blow"], "inkwell": 2, "deck": ["gem"] * 3},
        {"field": ["oak"], "hand": ["blow"], "inkwell": 1, "deck": ["gem"] * 3},
        oak=character(
            "The first time this character would be dealt damage during each opponent's turn, prevent that damage.",
            willpower=9,
        ),
        blow=BLOW,
    )
    run(table, "A: play blow#1", "A: oak")
    table.expect({"oak": {"damage": 0}})
    run(table, "A: play blow#2", "A: oak")
    table.expect({"oak": {"damage": 2}})
    run(table, "A: end_turn", "B: play B.blow", "B: oak")
    table.expect({"oak": {"damage": 4}})


def test_the_next_damage_of_this_turn_is_prevented_for_each_time_that_it_was_said() -> None:
    table = deal(
        {"field": ["oak"], "hand": ["ward_off", "ward_off", "blow", "blow", "blow"], "inkwell": 5},
        oak=character(willpower=9),
        ward_off=action("The next time chosen character would be dealt damage this turn, prevent that damage."),
        blow=BLOW,
    )
    run(table, "A: play ward_off#1", "A: oak", "A: play ward_off#2", "A: oak")
    run(table, "A: play blow#1", "A: oak", "A: play blow#2", "A: oak")
    table.expect({"oak": {"damage": 0}})
    run(table, "A: play blow#3", "A: oak")
    table.expect({"oak": {"damage": 2}})


def test_prevention_is_one_of_two_replacements_to_choose_from() -> None:
    table = deal(
        {"hand": ["blow"], "inkwell": 1},
        {"field": ["oak", "shield"]},
        oak=character("If this character would be dealt damage, prevent 1 of that damage.", willpower=9),
        shield=character(
            "If one of your other characters would be dealt damage, put that many damage counters on this character "
            "instead.",
            willpower=9,
        ),
        blow=BLOW,
    )
    run(table, "A: play blow", "A: oak")
    assert {option[0] for option in asked(table).options} == {"resist", "redirect"}


def test_what_challenges_alone_deal() -> None:
    table = deal(
        {"field": ["scout"], "hand": ["blow"], "inkwell": 1},
        {"field": ["den", sideways("oak", at="den")]},
        den=location("Characters here can't be dealt damage except in challenges.", willpower=9),
        oak=character(willpower=9),
        blow=BLOW,
    )
    run(table, "A: play blow", "A: oak")
    table.expect({"oak": {"damage": 0}})
    run(table, "A: challenge scout oak")
    table.expect({"oak": {"damage": 2}})


def test_who_must_quest_does_before_the_turn_ends() -> None:
    table = deal(
        {"hand": ["push"], "inkwell": 1, "deck": ["gem"] * 3},
        {"field": ["scout", "raider"], "deck": ["gem"] * 3},
        push=action("Chosen opposing character must quest during their next turn if able."),
    )
    run(table, "A: play push", "A: scout", "A: end_turn")
    table.expect({"not_offered": {"end_turn": "1.2.2"}})
    run(table, "B: quest scout", "B: end_turn")
    run(table, "A: end_turn", "B: end_turn")


def test_who_must_challenge_does_if_there_is_whom() -> None:
    goad = action("Chosen opposing character must challenge during their next turn if able.")
    table = deal(
        {"hand": ["goad"], "inkwell": 1, "field": [sideways("gull")], "deck": ["gem"] * 3},
        {"field": ["scout"], "deck": ["gem"] * 3},
        goad=goad,
        gull=character("This character can't ready.", willpower=9),
    )
    run(table, "A: play goad", "A: end_turn")
    table.expect({"not_offered": {"end_turn": "1.2.2"}})
    run(table, "B: challenge scout gull", "B: end_turn")
    table = deal(
        {"hand": ["goad"], "inkwell": 1, "deck": ["gem"] * 3}, {"field": ["scout"], "deck": ["gem"] * 3}, goad=goad
    )
    run(table, "A: play goad", "A: end_turn", "B: end_turn")


@pytest.mark.parametrize("items", [1, 2])
def test_who_may_quest_in_the_turn_of_being_played(items: int) -> None:
    table = deal(
        {"field": [wet("early"), *["gem"] * items]},
        early=character("While you have 2 or more items in play, this character can quest the turn they're played."),
    )
    quest = {"offered": ["quest early"]} if items == 2 else {"not_offered": {"quest early": "6.1.4"}}
    table.expect(quest)


@pytest.mark.parametrize("ink", [0, 1])
def test_who_challenges_here_pays(ink: int) -> None:
    table = deal(
        {"field": ["scout"], "inkwell": ink},
        {"field": ["bridge", sideways("oak", at="bridge"), sideways("elm")]},
        bridge=location("Opposing characters can't challenge characters here unless their player pays 1 {I}."),
        oak=character(),
        elm=character(),
    )
    table.expect({"offered": ["challenge scout elm"]})
    expected = {"offered": ["challenge scout oak"]} if ink else {"not_offered": {"challenge scout oak": "4.3.6.7"}}
    table.expect(expected)


def test_those_are_counted_whom_the_damage_banishes() -> None:
    table = deal(
        {"hand": ["storm"], "inkwell": 1, "deck": ["gem"] * 5},
        {"field": ["mouse", "wren", "giant"]},
        mouse=character(willpower=1),
        wren=character(willpower=2),
        storm=action("Deal 2 damage to each opposing character. Draw a card for each character banished this way."),
    )
    run(table, "A: play storm")
    table.expect({"hand": {"A": 2}, "mouse": {"zone": "discard"}, "giant": {"damage": 2}})


def test_nobody_was_dealt_damage_before_another_was_chosen() -> None:
    with pytest.raises(CardTextError):
        LORCANA.read(
            "Deal 2 damage to each opposing character. Ready chosen character. "
            "Draw a card for each character banished this way.",
            "en",
            "action",
        )


@pytest.mark.parametrize(("cards", "lore"), [(4, 0), (5, 1), (10, 2)])
def test_cards_that_were_shuffled_are_counted(cards: int, lore: int) -> None:
    table = deal(
        {"hand": ["mend"], "inkwell": 1, "discard": ["gem"] * cards},
        mend=action(
            "Shuffle all cards from your discard into your deck. Gain 1 lore for every 5 cards shuffled this way."
        ),
    )
    run(table, "A: play mend")
    table.expect({"A": {"lore": lore}})


def test_another_than_the_one_whose_event_it_is() -> None:
    table = deal(
        {"field": ["raider"]},
        {"field": ["thread", sideways("oak", damage=1), {"card": "elm", "damage": 1}]},
        thread=item(
            "Whenever one of your characters is challenged, "
            "you may remove up to 1 damage from another chosen character."
        ),
        oak=character(willpower=9),
        elm=character(willpower=9),
    )
    run(table, "A: challenge raider oak", "B: yes")
    chosen = {option[1] for option in asked(table).options if option[0] == "target"}
    refs = table.play.game.state.refs
    cast = table.scenario.cast
    assert chosen == {refs[cast.numbers(name)[0]] for name in ("elm", "raider")}


def test_a_named_card_is_not_played_for_a_while() -> None:
    table = deal(
        {"hand": ["hush"], "inkwell": 1, "deck": ["gem"] * 3},
        {"hand": ["scout", "raider"], "inkwell": 3, "discard": ["scout"], "deck": ["gem"] * 3},
        hush=action("Name a card. Opponents can't play cards with that name until the start of your next turn."),
    )
    table.do("A: play hush")
    named = {
        table.play.game.faces[table.play.game.keys.index(str(option[1]))].card.name["en"]
        for option in asked(table).options
    }
    assert named - {"Filler"} == {"Hush", "Gem", "Scout"}
    run(table, "A: scout", "A: end_turn")
    table.expect({"not_offered": {"play B.scout#1": "1.2.2"}, "offered": ["play raider"]})


def test_all_with_a_name_are_discarded() -> None:
    table = deal(
        {"hand": ["hunt"], "inkwell": 1, "deck": ["gem"] * 3},
        {"hand": ["scout", "scout", "raider"], "field": ["scout"], "deck": ["gem"] * 3},
        hunt=action("Name a card. Each opponent reveals their hand and discards all cards with that name."),
    )
    run(table, "A: play hunt", "A: scout")
    table.expect({"hand": {"B": 1}})


def puppy(key: str, text: str) -> Card:
    tree = compile_text(text, "en").abilities if text else ()
    return Card(
        key=key,
        kind="character",
        name={"en": "Crane Wife"},
        id_name=("Crane Wife",),
        version={"en": "Weaver"},
        colors=("amber",),
        stats={"cost": 1},
        abilities=tree,
    )


@pytest.mark.parametrize(
    ("text", "count", "faults"),
    [
        ("", 5, ["2.1.1.3"]),
        ("You may have up to 20 copies of Crane Wife - Weaver in your deck.", 20, []),
        ("You may have up to 20 copies of Crane Wife - Weaver in your deck.", 21, ["2.1.1.3"]),
        ("You may only have 2 copies of Crane Wife - Weaver in your deck.", 3, ["2.1.1.3"]),
        ("You may have any number of cards named Crane Wife in your deck.", 60, []),
        ("You may have up to 20 copies of Crane Wife - Dancer in your deck.", 5, ["2.1.1.3"]),
    ],
)
def test_a_card_says_how_often_a_deck_may_hold_it(text: str, count: int, faults: list[str]) -> None:
    other = {
        f"c{number}": Card(
            key=f"c{number}",
            kind="item",
            name={"en": f"C{number}"},
            id_name=(f"C{number}",),
            colors=("amber",),
            stats={"cost": 1},
        )
        for number in range(15)
    }
    deck = [*["crane"] * count, *[key for key in other for _ in range(4)]][: max(60, count)]
    assert [fault.rule for fault in check(deck, other | {"crane": puppy("crane", text)})] == faults
