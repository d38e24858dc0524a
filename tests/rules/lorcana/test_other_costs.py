"""Playing a card for what it asks for in place of ink (ruling R-LOR-106)."""

from __future__ import annotations

from tests.rules.lorcana.stock import action, asked, character, deal, item, lor

TRADER = character("You may banish one of your items to play this character for free.", cost=5)


@lor("4.3.4.4", "4.3.4.10")
def test_without_ink_it_is_played_for_the_item():
    table = deal({"hand": ["trader"], "field": ["gem"]}, trader=TRADER)
    table.do("A: play trader")
    while asked(table).kind != "action":
        table.do("A: choose gem")
    table.expect({"trader": {"zone": "field"}, "gem": {"zone": "discard"}})


def test_without_ink_and_item_it_is_not_played():
    table = deal({"hand": ["trader"]}, trader=TRADER)
    assert table.refused("A: play trader") == "4.3.4.6"


def test_who_could_pay_both_ways_is_asked():
    table = deal({"hand": ["trader"], "field": ["gem"], "inkwell": 5}, trader=TRADER)
    table.do("A: play trader")
    assert (asked(table).kind, asked(table).verb) == ("may", "pay_otherwise")
    table.do("A: no")
    table.expect({"trader": {"zone": "field"}, "gem": {"zone": "field"}})
    assert table.play.game.state.players[0].spent == 5


def test_what_is_cancelled_leaves_all_as_it_was():
    table = deal({"hand": ["trader"], "field": ["gem", "lens"]}, trader=TRADER, lens=item())
    table.do("A: play trader")
    table.do("A: cancel")
    table.expect({"trader": {"zone": "hand"}, "gem": {"zone": "field"}, "lens": {"zone": "field"}})


def test_only_if_its_condition_holds():
    wyrm = character(
        "If you have a Dragon character in play, you may choose and discard a card to play this character for free.",
        cost=7,
    )
    drake = character(classes=("dragon",))
    alone = deal({"hand": ["wyrm", "gem"]}, wyrm=wyrm)
    assert alone.refused("A: play wyrm") == "4.3.4.6"
    table = deal({"hand": ["wyrm", "gem"], "field": ["drake"]}, wyrm=wyrm, drake=drake)
    table.do("A: play wyrm")
    while asked(table).kind != "action":
        table.do("A: choose gem")
    table.expect({"wyrm": {"zone": "field"}, "gem": {"zone": "discard"}})


def test_it_is_not_discarded_for_itself():
    wyrm = character("You may choose and discard a card to play this character for free.", cost=7)
    table = deal({"hand": ["wyrm"]}, wyrm=wyrm)
    assert table.refused("A: play wyrm") == "4.3.4.6"


def test_an_action_too():
    swift = action("You may exert one of your characters to play this action for free.\nDraw 2 cards.", cost=4)
    table = deal({"hand": ["swift"], "field": ["scout"], "deck": {"filler": 4}}, swift=swift)
    table.do("A: play swift")
    while asked(table).kind != "action":
        table.do("A: choose scout")
    table.expect({"scout": {"exerted": True}, "A": {"hand": 2}})
