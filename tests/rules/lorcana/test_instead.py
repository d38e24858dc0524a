"""What happens in place of being banished or of discarding, each played on a position."""

from __future__ import annotations

from tests.rules.lorcana.stock import action, asked, character, deal, hurt, item, lor, sideways


@lor("7.7.1", "7.7.4")
def test_an_item_goes_in_place_of_the_character_if_its_player_likes():
    saved = character("If this character would be banished, you may banish one of your items instead.")
    strike = action("Banish chosen character.")
    table = deal({"hand": ["strike"], "inkwell": 1}, {"field": ["saved", "gem"]}, saved=saved, strike=strike)
    table.do("A: play strike")
    table.do("A: choose saved")
    assert (asked(table).kind, asked(table).seat) == ("replace", 1)
    table.do("B: choose saved")
    table.expect({"saved": {"zone": "field"}, "gem": {"zone": "discard"}})
    left = deal({"hand": ["strike"], "inkwell": 1}, {"field": ["saved", "gem"]}, saved=saved, strike=strike)
    left.do("A: play strike")
    left.do("A: choose saved")
    left.do("B: no")
    left.expect({"saved": {"zone": "discard"}, "gem": {"zone": "field"}})


def test_nobody_is_asked_where_it_could_not_be_done():
    saved = character("If this character would be banished, you may banish one of your items instead.")
    strike = action("Banish chosen character.")
    table = deal({"hand": ["strike"], "inkwell": 1}, {"field": ["saved"]}, saved=saved, strike=strike)
    table.do("A: play strike")
    table.expect({"saved": {"zone": "discard"}})


@lor("1.9.3", "7.7.2")
def test_one_that_damage_would_banish_comes_back_to_the_hand():
    keeper = item("If one of your characters would be banished, return that card to your hand instead.")
    table = deal(
        {"hand": ["bolt"], "inkwell": 1}, {"field": ["keeper", "mouse"]}, keeper=keeper, mouse=character(willpower=2)
    )
    table.do("A: play bolt")
    table.do("A: choose mouse")
    table.expect({"B": {"hand": ["mouse"], "discard": 0}})


def test_only_in_a_challenge():
    brave = character(
        "If this character would be banished in a challenge, put this card into your inkwell facedown instead.",
        willpower=1,
        strength=1,
    )
    table = deal({"field": ["brave"]}, {"field": [sideways("giant")]}, brave=brave)
    table.do("A: challenge brave giant")
    table.expect({"brave": {"zone": "inkwell"}})
    strike = action("Banish chosen character.")
    other = deal({"hand": ["strike"], "inkwell": 1}, {"field": ["brave"]}, brave=brave, strike=strike)
    other.do("A: play strike")
    other.expect({"brave": {"zone": "discard"}})


def test_it_goes_in_place_of_another_one_in_the_own_turn_only():
    shield = character(
        "During your turn, if one of your other characters would be banished, you may banish this character instead."
    )
    strike = action("Banish chosen damaged character.")
    table = deal(
        {"field": ["shield", hurt("scout", 1)], "hand": ["strike"], "inkwell": 1}, shield=shield, strike=strike
    )
    table.do("A: play strike")
    table.do("A: choose shield")
    table.expect({"shield": {"zone": "discard"}, "scout": {"zone": "field"}})
    theirs = deal(
        {"hand": ["strike"], "inkwell": 1}, {"field": ["shield", hurt("scout", 1)]}, shield=shield, strike=strike
    )
    theirs.do("A: play strike")
    theirs.expect({"shield": {"zone": "field"}, "scout": {"zone": "discard"}})


def test_what_replaces_is_not_replaced_by_itself():
    saved = character("If this character would be banished, you may banish one of your characters instead.")
    strike = action("Banish chosen damaged character.")
    table = deal({"hand": ["strike"], "inkwell": 1}, {"field": [hurt("saved", 1), "scout"]}, saved=saved, strike=strike)
    table.do("A: play strike")
    table.do("B: choose saved")
    table.do("B: choose saved")
    table.expect({"saved": {"zone": "discard"}, "scout": {"zone": "field"}})


def test_a_banishing_that_never_was_triggers_nothing():
    saved = character("If this character would be banished, you may choose and discard a card instead.")
    mourner = character("Whenever one of your other characters is banished, gain 1 lore.")
    strike = action("Banish chosen damaged character.")
    table = deal(
        {"hand": ["strike"], "inkwell": 1},
        {"field": [hurt("saved", 1), "mourner"], "hand": ["gem"]},
        saved=saved,
        mourner=mourner,
        strike=strike,
    )
    table.do("A: play strike")
    table.do("B: choose saved")
    if asked(table).kind == "card":
        table.do("B: choose gem")
    table.expect({"saved": {"zone": "field"}, "B": {"hand": 0, "lore": 0}})


def test_whom_no_effect_makes_discard():
    witch = character(
        "During opponents' turns, if an effect would cause you to discard one or more cards from your "
        "hand, you don't discard."
    )
    gale = action("Each player discards a card.")
    table = deal(
        {"hand": ["gale", "gem"], "inkwell": 1}, {"field": ["witch"], "hand": ["scout"]}, witch=witch, gale=gale
    )
    table.do("A: play gale")
    if asked(table).kind == "card":
        table.do("A: choose gem")
    table.expect({"A": {"hand": 0}, "B": {"hand": ["scout"]}})
