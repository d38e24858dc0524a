"""Chapters 5 and 6: states and card types."""

from tests.rules.lorcana.stock import character, deal, item, location, lor, sideways, song, wet


@lor("5.1.1")
def test_an_exerted_card_cannot_pay_by_exerting_again():
    table = deal({"field": [sideways("lamp"), sideways("raider")], "hand": ["ballad"]}, lamp=item("{E} — Gain 3 lore."))
    assert table.refused("A: use lamp") == "5.1.1"
    assert table.refused("A: sing ballad raider") == "5.1.1"


@lor("6.1.3")
def test_neither_items_nor_locations_quest():
    table = deal({"field": ["gem", "keep"]})
    assert table.refused("A: quest gem") == "6.1.3"
    assert table.refused("A: quest keep") == "6.1.3"


@lor("6.1.4")
def test_a_character_that_is_not_dry_may_use_what_it_need_not_exert_for():
    table = deal({"field": [wet("monk")], "inkwell": 1}, monk=character("1 {I} — Gain 2 lore."))
    table.do("A: use monk")
    table.expect({"lore": {"A": 2}})


@lor("6.2.8", "4.3.3.1")
def test_the_symbol_says_what_can_be_ink():
    table = deal({"hand": ["curio", "scout"]}, curio=character(inkwell=False))
    table.expect({"offered": ["ink scout"], "not_offered": {"ink curio": "4.3.3.1"}})


@lor("6.3.3.3", "歌")
def test_who_sings_must_cost_as_much_as_the_song():
    table = deal({"field": ["scout", "raider"], "hand": ["ballad", "gem"]})
    assert table.refused("A: sing ballad scout") == "6.3.3.3"
    assert table.refused("A: sing gem raider") == "6.3.3.2"
    table.do("A: sing ballad raider")
    table.expect({"raider": {"exerted": True}, "A": {"hand": 3}})


@lor("6.3.3.3")
def test_the_songs_own_cost_is_what_a_singer_must_reach():
    table = deal({"field": ["scout"], "hand": ["hymn"]}, hymn=song("Draw 2 cards.", cost=1))
    table.do("A: sing hymn scout")
    table.expect({"A": {"hand": 2, "discard": ["hymn"]}})


@lor("6.5.5", "1.9.1.3")
def test_damage_on_a_location_stays():
    table = deal({"field": ["scout"]}, {"field": ["keep"]})
    table.do("A: challenge scout keep")
    table.do("A: end")
    table.do("B: end")
    table.expect({"keep": {"damage": 2}})
    table.do("A: challenge scout keep")
    table.expect({"keep": {"zone": "discard"}})


@lor("6.5.6", "4.2.2.2")
def test_a_location_gives_its_lore_to_its_own_player_only():
    table = deal({"field": ["keep"]}, {"field": ["tower"]}, tower=location(lore=2))
    table.do("A: end")
    table.expect({"lore": {"A": 0, "B": 2}})
    table.do("B: end")
    table.expect({"lore": {"A": 1, "B": 2}})


@lor("6.5.7")
def test_a_location_serves_in_the_turn_it_is_played():
    table = deal({"hand": ["mill"], "inkwell": 2}, mill=location("1 {I} — Gain 2 lore."))
    table.do("A: play mill")
    table.do("A: use mill")
    table.expect({"lore": {"A": 2}})
