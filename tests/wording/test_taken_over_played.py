"""What another one takes over, what others say or pick, who was here, who came this turn, at a table."""

import pytest

from engine.scenario import ScenarioTable
from tests.rules.lorcana.stock import action, asked, character, deal, hurt, item, location, ref, sideways

from .test_played import run

MAY_TAKE = (
    "If damage would be dealt to one of your other characters, you may have that damage dealt to this character "
    "instead."
)
MAY_PUT = (
    "During opponents' turns, if one of your other characters would be dealt damage in a challenge, you may put "
    "that many damage counters on this character instead."
)


def guarded(text: str, more: str = "Resist +1") -> ScenarioTable:
    return deal(
        {"hand": ["bolt"], "inkwell": 1, "field": ["raider"]},
        {"field": [sideways("scout"), "nurse"]},
        nurse=character(f"{more}\n{text}", willpower=9),
    )


@pytest.mark.parametrize(("answer", "scout", "nurse"), [("nurse", 0, 1), ("no", 2, 0)])
def test_its_player_says_whether_it_takes_the_damage_over(answer: str, scout: int, nurse: int) -> None:
    table = guarded(MAY_TAKE)
    run(table, "A: play bolt", "A: choose scout")
    assert asked(table).seat == 1
    run(table, f"B: {answer}")
    table.expect({"scout": {"damage": scout}, "nurse": {"damage": nurse}})


def test_counters_that_are_put_are_not_resisted_and_no_effect_is_a_challenge() -> None:
    table = guarded(MAY_PUT)
    run(table, "A: play bolt", "A: choose scout")
    table.expect({"scout": {"damage": 2}, "nurse": {"damage": 0}})
    table = guarded(MAY_PUT)
    run(table, "A: challenge raider scout", "B: nurse")
    table.expect({"scout": {"damage": 0}, "nurse": {"damage": 3}, "raider": {"damage": 2}})


def test_only_during_opponents_turns() -> None:
    table = deal(
        {"field": ["scout", "nurse"]},
        {"field": [sideways("giant")]},
        nurse=character(MAY_PUT, willpower=9),
    )
    table.do("A: challenge scout giant")
    table.expect({"scout": {"zone": "discard"}, "nurse": {"damage": 0}})


def test_two_who_may_take_it_over_are_asked_one_after_the_other() -> None:
    table = deal(
        {"hand": ["bolt"], "inkwell": 1},
        {"field": ["scout", "nurse", "monk"]},
        nurse=character(MAY_TAKE, willpower=9),
        monk=character(MAY_TAKE, willpower=9),
    )
    run(table, "A: play bolt", "A: choose scout", "B: no", "B: monk")
    table.expect({"scout": {"damage": 0}, "nurse": {"damage": 0}, "monk": {"damage": 2}})


def test_who_has_resist_keeps_what_nobody_takes_over() -> None:
    table = deal(
        {"hand": ["bolt"], "inkwell": 1},
        {"field": ["knight", "nurse"]},
        nurse=character(MAY_TAKE, willpower=9),
    )
    run(table, "A: play bolt", "A: choose knight", "B: no")
    table.expect({"knight": {"damage": 1}, "nurse": {"damage": 0}})


MODES = "Chosen opponent chooses one:\n• You draw a card.\n• That opponent loses 1 lore."


@pytest.mark.parametrize(("said", "cards", "left"), [("1", 1, 4), ("2", 0, 3)])
def test_an_opponent_says_which_it_is_and_it_is_done_by_you(said: str, cards: int, left: int) -> None:
    table = deal(
        {"hand": ["vote"], "inkwell": 1, "deck": ["gem"] * 3},
        {"lore": 4, "deck": ["gem"] * 3},
        {"lore": 4, "deck": ["gem"] * 3},
        vote=action(MODES),
    )
    run(table, "A: play vote", "A: C", f"C: {said}")
    table.expect({"A": {"hand": cards}, "B": {"lore": 4, "hand": 0}, "C": {"lore": left, "hand": 0}})


def test_each_opponent_says_it_for_himself() -> None:
    table = deal(
        {"hand": ["vote"], "inkwell": 1},
        {"hand": ["gem"]},
        {"hand": ["gem"]},
        vote=action("Each opponent chooses one:\n• You gain 1 lore.\n• They choose and discard a card."),
    )
    run(table, "A: play vote", "B: 2", "B: gem", "C: 1")
    table.expect({"A": {"lore": 1}, "B": {"hand": 0}, "C": {"hand": 1, "lore": 0}})


PICK = "Reveal the top 3 cards of your deck. Chosen opponent chooses one of them. "


def test_an_opponent_picks_what_comes_into_the_hand() -> None:
    table = deal(
        {"hand": ["show"], "inkwell": 1, "deck": ["gem", "scout", "giant", "keep"]},
        {},
        show=action(PICK + "Put that card into your hand and the rest in your discard."),
    )
    run(table, "A: play show", "B: scout")
    table.expect({"scout": {"zone": "hand"}, "gem": {"zone": "discard"}, "giant": {"zone": "discard"}})


def test_an_opponent_picks_what_is_lost_and_the_rest_is_yours() -> None:
    table = deal(
        {"hand": ["show"], "inkwell": 1, "deck": ["gem", "scout", "giant", "keep"]},
        {},
        show=action(PICK + "Put that card into your discard and the rest into your hand."),
    )
    run(table, "A: play show", "B: giant")
    table.expect({"scout": {"zone": "hand"}, "gem": {"zone": "hand"}, "giant": {"zone": "discard"}})


def test_what_opponents_cannot_return() -> None:
    ban = "Your characters can't be returned to your hand by opponents' effects."
    wave = action("Return chosen character to their player's hand.")
    table = deal(
        {"hand": ["wave"], "inkwell": 1, "field": ["raider"]},
        {"field": ["scout", "anchor"]},
        anchor=item(ban),
        wave=wave,
    )
    run(table, "A: play wave", "A: choose scout")
    table.expect({"scout": {"zone": "play"}})
    table = deal({"hand": ["wave"], "inkwell": 1, "field": ["scout", "anchor"]}, anchor=item(ban), wave=wave)
    run(table, "A: play wave")
    table.expect({"scout": {"zone": "hand"}})


@pytest.mark.parametrize(
    "text",
    [
        "When this location is banished, draw a card for each character you had here.",
        "When this location is banished, draw a card for each character here.",
    ],
)
def test_who_was_here_when_it_was_banished(text: str) -> None:
    table = deal(
        {
            "hand": ["quake"],
            "inkwell": 1,
            "field": ["camp", {"card": "scout", "at": "camp"}, {"card": "giant", "at": "camp"}, "raider"],
            "deck": ["gem"] * 5,
        },
        camp=location(text),
        quake=action("Banish chosen location."),
    )
    table.do("A: play quake")
    table.expect({"A": {"hand": 2}})


def test_they_move_on_to_another_place() -> None:
    text = (
        "When this location is banished, you may move each of your characters that was here to another location of "
        "yours for free."
    )
    table = deal(
        {
            "hand": ["quake"],
            "inkwell": 1,
            "field": ["camp", "keep", {"card": "scout", "at": "camp"}, "raider"],
        },
        camp=location(text),
        quake=action("Banish chosen location."),
    )
    run(table, "A: play quake", "A: choose camp", "A: yes")
    table.expect({"scout": {"at": "keep"}})
    assert table.play.game.state.field[ref(table, "raider")].at == 0


def test_who_came_into_play_this_turn() -> None:
    table = deal(
        {"hand": ["squire", "tide"], "inkwell": 4, "field": ["giant"]},
        {"field": ["scout"]},
        tide=action("Return each character that was played this turn to their player's hand."),
    )
    run(table, "A: play squire", "A: play tide")
    table.expect({"squire": {"zone": "hand"}, "giant": {"zone": "play"}, "scout": {"zone": "play"}})


@pytest.mark.parametrize(("there", "cards"), [(["double"], 0), (["scout"], 1)])
def test_the_same_name_as_another_one_of_theirs(there: list[str], cards: int) -> None:
    text = (
        "Whenever an opponent plays a character with the same name as another character they have in play, that "
        "opponent chooses and discards a card."
    )
    table = deal(
        {"hand": ["twin", "gem"], "inkwell": 3, "field": there},
        {"field": ["watch", "third"]},
        twin=character(name="Ann", version="Second"),
        double=character(name="Ann", version="First"),
        third=character(name="Ann", version="Third"),
        watch=item(text),
    )
    run(table, "A: play twin")
    table.expect({"A": {"hand": cards}})


@pytest.mark.parametrize(("theirs", "drawn"), [(["gem", "gem"], 2), (["gem"], 0)])
def test_an_opponent_who_is_chosen_has_more_of_something(theirs: list[str], drawn: int) -> None:
    table = deal(
        {"hand": ["envy"], "inkwell": 1, "field": ["lens"], "deck": ["bolt"] * 3},
        {"field": theirs},
        {"field": ["scout", "scout"]},
        lens=item(),
        envy=action("If chosen opponent has more items in play than you, draw 2 cards."),
    )
    run(table, "A: play envy", "A: B")
    table.expect({"A": {"hand": drawn}})


def test_that_one_s_strength_before_whom_it_strikes() -> None:
    table = deal(
        {"hand": ["lunge"], "inkwell": 1, "field": ["raider", sideways("scout")]},
        {"field": ["giant"]},
        lunge=action(
            "Exert chosen ready character of yours to deal damage equal to that character's {S} to chosen opposing "
            "character."
        ),
    )
    run(table, "A: play lunge")
    table.expect({"raider": {"exerted": True}, "giant": {"damage": 3}})


def test_something_goes_in_its_place_and_it_is_healed() -> None:
    stubborn = character(
        "If this character would be banished, you may banish one of your items instead. If you do, remove all damage "
        "from this character.",
        willpower=3,
    )
    table = deal({"hand": ["bolt"], "inkwell": 1, "field": [hurt("stubborn", 2), "gem"]}, stubborn=stubborn)
    run(table, "A: play bolt", "A: stubborn", "A: stubborn")
    table.expect({"stubborn": {"zone": "play", "damage": 0}, "gem": {"zone": "discard"}})


def test_once_that_is_done_one_may_do_more() -> None:
    host = character(
        "When you play this character, you may discard a card. If you do, you may play a character with cost 2 or less "
        "for free."
    )
    table = deal({"hand": ["host", "gem", "scout"], "inkwell": 1}, host=host)
    run(table, "A: play host", "A: yes", "A: gem", "A: yes")
    table.expect({"scout": {"zone": "play"}})
    table = deal({"hand": ["host", "gem", "scout"], "inkwell": 1}, host=host)
    run(table, "A: play host", "A: no")
    table.expect({"scout": {"zone": "hand"}, "gem": {"zone": "hand"}})


def test_who_was_not_chosen_by_anybody() -> None:
    table = deal(
        {"hand": ["cull"], "inkwell": 1, "field": ["scout", "raider"]},
        {"field": ["giant", "hawk"]},
        cull=action("Each player chooses one of their characters. Banish all characters that weren't chosen this way."),
    )
    run(table, "A: play cull", "A: scout", "B: hawk")
    table.expect(
        {
            "scout": {"zone": "play"},
            "hawk": {"zone": "play"},
            "raider": {"zone": "discard"},
            "giant": {"zone": "discard"},
        }
    )


def test_damage_is_divided_and_dealt_at_once() -> None:
    table = deal(
        {"hand": ["volley"], "inkwell": 1},
        {"field": ["scout", "knight", "giant", "hawk"]},
        volley=action(
            "Deal a total of 4 damage, divided as you choose, among any number of chosen opposing characters."
        ),
    )
    run(table, "A: play volley", "A: choose scout, knight, giant", "A: 1", "A: 2")
    table.expect({"scout": {"damage": 1}, "knight": {"damage": 1}, "giant": {"damage": 1}, "hawk": {"damage": 0}})


def test_each_of_them_gets_some_of_it() -> None:
    table = deal(
        {"hand": ["volley"], "inkwell": 1},
        {"field": ["scout", "giant", "hawk"]},
        volley=action("Deal 2 damage, divided as you choose, among any number of chosen opposing characters."),
    )
    table.do("A: play volley")
    assert asked(table).most == 2
    run(table, "A: choose scout, giant")
    table.expect({"scout": {"damage": 1}, "giant": {"damage": 1}})


def test_damage_is_removed_from_several() -> None:
    table = deal(
        {"hand": ["rest"], "inkwell": 1, "field": [hurt("scout", 2), hurt("giant", 5), "raider"]},
        rest=action("Remove a total of up to 4 damage from any number of your characters."),
    )
    run(table, "A: play rest", "A: choose scout, giant", "A: 1", "A: 3")
    table.expect({"scout": {"damage": 1}, "giant": {"damage": 2}})


@pytest.mark.parametrize(("moved", "drawn"), [("2", 1), ("1", 0)])
def test_so_much_damage_was_moved_this_way(moved: str, drawn: int) -> None:
    table = deal(
        {"hand": ["swap"], "inkwell": 1, "field": [hurt("giant", 4)], "deck": ["gem"] * 3},
        {"field": ["brute"]},
        swap=action(
            "Move up to 2 damage counters from chosen character of yours to chosen opposing character. If you moved 2 "
            "damage counters this way, draw a card."
        ),
    )
    run(table, "A: play swap", f"A: {moved}")
    table.expect({"A": {"hand": drawn}})


@pytest.mark.parametrize(("held", "mine", "theirs"), [("Gem", 2, 0), ("Keep", 0, 1)])
def test_whether_the_named_card_is_in_the_hand_that_is_shown(held: str, mine: int, theirs: int) -> None:
    table = deal(
        {"hand": ["guess"], "inkwell": 1, "discard": ["gem", "keep"]},
        {"hand": ["gem", "scout"]},
        guess=action(
            "Name a card, then chosen opponent reveals their hand. If a card with that name is revealed this way, you "
            "gain 2 lore. Otherwise, that opponent gains 1 lore."
        ),
    )
    run(table, "A: play guess", f"A: {held}")
    table.expect({"A": {"lore": mine}, "B": {"lore": theirs}})


@pytest.mark.parametrize(("paid", "drawn"), [("giant", 3), ("scout", 1)])
def test_how_it_was_that_paid_for_it(paid: str, drawn: int) -> None:
    altar = item(
        "{E}, Banish one of your characters — Draw a card. If the banished character had cost 6 or more, draw 3 cards "
        "instead."
    )
    table = deal({"field": ["altar", "giant", "scout"], "deck": ["gem"] * 5}, altar=altar)
    run(table, "A: use altar", f"A: {paid}")
    table.expect({"A": {"hand": drawn}})


@pytest.mark.parametrize(("answer", "zone"), [("yes", "deck"), ("no", "discard")])
def test_what_is_played_again_goes_under_the_deck(answer: str, zone: str) -> None:
    table = deal(
        {"hand": ["sage"], "inkwell": 1, "discard": ["study"], "deck": ["gem"] * 5},
        sage=character(
            "When you play this character, you may play an action with cost 2 or less from your discard for free. If "
            "you do, put that card on the bottom of your deck instead of into your discard."
        ),
    )
    run(table, "A: play sage", f"A: {answer}")
    table.expect({"study": {"zone": zone}})


@pytest.mark.parametrize(("there", "damage"), [(["gem"], 3), ([], 1)])
def test_what_is_done_instead_is_chosen_for_once(there: list[str], damage: int) -> None:
    table = deal(
        {"hand": ["zap"], "inkwell": 1, "field": there},
        {"field": ["giant", "knight"]},
        zap=action(
            "Deal 1 damage to chosen character. If you have an item in play, deal 3 damage to chosen character instead."
        ),
    )
    run(table, "A: play zap", "A: giant")
    assert asked(table).kind == "action"
    table.expect({"giant": {"damage": damage}})


@pytest.mark.parametrize(("card", "damage"), [("swab", 3), ("scout", 1)])
def test_what_is_paid_is_paid_whatever_is_done_instead(card: str, damage: int) -> None:
    chief = character(
        "Whenever this character quests, choose and discard a card to deal 1 damage to chosen opposing character. If a "
        "Pirate card was discarded, deal 3 damage to chosen opposing character instead."
    )
    table = deal(
        {"hand": ["swab", "scout"], "field": ["chief"]},
        {"field": ["giant"]},
        chief=chief,
        swab=character(classes=("pirate",)),
    )
    run(table, "A: quest chief", f"A: {card}")
    table.expect({card: {"zone": "discard"}, "giant": {"damage": damage}})


def test_so_many_as_one_likes_are_discarded_and_as_many_drawn() -> None:
    table = deal(
        {"hand": ["churn", "gem", "scout", "giant"], "inkwell": 1, "deck": ["bolt"] * 5},
        churn=action("Choose and discard any number of cards, then draw that many cards."),
    )
    run(table, "A: play churn", "A: gem, giant")
    table.expect({"A": {"hand": ["scout", "bolt", "bolt"]}, "gem": {"zone": "discard"}, "giant": {"zone": "discard"}})


def test_lore_for_each_that_moved() -> None:
    table = deal(
        {"hand": ["guide"], "inkwell": 1, "field": ["keep", "scout", "raider", {"card": "giant", "at": "keep"}]},
        guide=character(
            "When you play this character, you may move any number of your characters to the same location for free. "
            "Gain 1 lore for each character you moved."
        ),
    )
    run(table, "A: play guide", "A: yes", "A: scout, raider, giant")
    table.expect({"scout": {"at": "keep"}, "raider": {"at": "keep"}, "A": {"lore": 2}})


@pytest.mark.parametrize(("escape", "lore", "cards"), [("yes", 3, 0), ("no", 2, 1)])
def test_whoever_does_not_want_the_one_has_to_do_the_other(escape: str, lore: int, cards: int) -> None:
    table = deal(
        {"hand": ["toll"], "inkwell": 1},
        {"hand": ["gem"], "lore": 3},
        toll=action("Each opponent may choose and discard a card. If they don't, they lose 1 lore."),
    )
    run(table, "A: play toll", f"B: {escape}", *(("B: gem",) if escape == "yes" else ()))
    table.expect({"B": {"lore": lore, "hand": cards}})
