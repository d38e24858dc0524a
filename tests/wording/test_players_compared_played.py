"""Players against each other, cards of two kinds, and who chooses before it is said what for, at a table."""

import pytest

from tests.rules.lorcana.stock import action, character, deal, hurt, item, location, song

from .test_played import run


@pytest.mark.parametrize(("own", "theirs", "strength"), [(1, 2, 4), (2, 2, 2), (3, 1, 2)])
def test_fewer_cards_than_an_opponent_are_really_fewer(own: int, theirs: int, strength: int) -> None:
    meek = character(
        "While you have fewer cards in your hand than an opponent, this character gets +2 {S}.", strength=2
    )
    table = deal({"field": ["meek"], "hand": ["scout"] * own}, {"hand": ["scout"] * theirs}, meek=meek)
    table.expect({"meek": {"strength": strength}})


@pytest.mark.parametrize(("own", "theirs", "lore"), [([], ["gem"], 2), (["gem"], ["gem"], 1), (["gem"], [], 1)])
def test_fewer_things_than_each_opponent(own: list[str], theirs: list[str], lore: int) -> None:
    bare = character("While you have fewer items in play than each opponent, this character gets +1 {L}.")
    table = deal({"field": ["bare", *own]}, {"field": theirs}, bare=bare)
    table.expect({"bare": {"lore": lore}})


def test_one_of_two_kinds_is_taken_and_nothing_else() -> None:
    text = (
        "Look at the top 3 cards of your deck. You may reveal a Pirate character card or a location card and put it "
        "into your hand. Put the rest on the bottom of your deck in any order."
    )
    table = deal(
        {"hand": ["map"], "inkwell": 1, "deck": ["scout", "keep", "corsair"]},
        map=action(text),
        corsair=character() | {"classes": ["pirate"]},
    )
    table.do("A: play map")
    table.expect({"offered": ["keep", "corsair"], "not_offered": {"scout": None}})


def test_two_different_cards_come_back() -> None:
    table = deal(
        {"hand": ["chorus"], "inkwell": 1, "discard": ["scout", "tune", "gem"]},
        chorus=action("Return a character card and a song card from your discard to your hand."),
        tune=song("Draw a card."),
    )
    table.do("A: play chorus")
    table.expect({"A": {"hand": ["scout", "tune"], "discard": ["chorus", "gem"]}})


def test_each_opponent_chooses_who_cannot_quest() -> None:
    table = deal(
        {"hand": ["hush"], "inkwell": 1},
        {"field": ["scout", "owl"]},
        hush=action(
            "Each opponent chooses one of their ready characters. Those characters can't quest during their next turn."
        ),
        owl=character(),
    )
    run(table, "A: play hush", "B: owl", "A: end_turn")
    table.expect({"offered": ["quest scout"], "not_offered": {"quest owl": None}})


def test_the_one_that_deals_it_says_how_much() -> None:
    table = deal(
        {"hand": ["duel"], "inkwell": 1, "field": ["ogre", "scout"]},
        {"field": ["oak"]},
        duel=action("Chosen character of yours deals damage equal to their {S} to chosen opposing character."),
        ogre=character(strength=4),
        oak=character(willpower=9),
    )
    run(table, "A: play duel", "A: ogre")
    table.expect({"oak": {"damage": 4}, "ogre": {"damage": 0}})


def test_who_may_enter_exerted_need_not() -> None:
    for answer, exerted in (("yes", True), ("no", False)):
        table = deal({"hand": ["cat"], "inkwell": 1}, cat=character("This character may enter play exerted."))
        run(table, "A: play cat", f"A: {answer}")
        table.expect({"cat": {"exerted": exerted}})


def test_what_a_player_does_instead() -> None:
    text = (
        "Each opponent chooses and discards a card. If you have an item in play, each opponent chooses and discards 2 "
        "cards instead."
    )
    for field, given, left in (([], "scout", ["owl", "gem"]), (["gem"], "scout, owl", ["gem"])):
        table = deal(
            {"hand": ["raid"], "inkwell": 1, "field": field},
            {"hand": ["scout", "owl", "gem"]},
            raid=action(text),
            owl=character(),
        )
        run(table, "A: play raid", f"B: {given}")
        table.expect({"B": {"hand": left}})


def test_what_is_gained_instead_is_gained_by_the_same_one_for_as_long() -> None:
    text = "Chosen character gains Rush this turn. If you have an item in play, they gain Evasive instead."
    for things, keyword in (([], "rush"), (["gem"], "evasive")):
        table = deal({"hand": ["wind"], "inkwell": 1, "field": ["scout", *things]}, wind=action(text))
        table.do("A: play wind")
        table.expect({"scout": {"keywords": [keyword]}})
        table.do("A: end_turn")
        table.expect({"scout": {"keywords": []}})


def test_the_one_who_played_it_is_the_one_who_loses() -> None:
    table = deal(
        {"field": ["harpy"], "lore": 5},
        {"hand": ["tune"], "inkwell": 3, "lore": 3},
        harpy=character("Whenever an opponent plays a song, they lose 1 lore."),
        tune=song("Draw a card."),
    )
    run(table, "A: end_turn", "B: play tune")
    table.expect({"A": {"lore": 5}, "B": {"lore": 2}})


def test_those_at_the_same_location_and_nobody_else() -> None:
    warden = character("While this character is at a location, your other characters there gain Resist +1.")
    table = deal(
        {"field": ["warden", "scout", "owl", "keep"], "inkwell": 9}, warden=warden, owl=character(), keep=location()
    )
    run(table, "A: move warden keep", "A: move scout keep")
    table.expect({"scout": {"keywords": ["resist 1"]}, "owl": {"keywords": []}})


def test_the_lore_of_the_banished_one_is_gained() -> None:
    text = (
        "During your turn, whenever this character banishes another character in a challenge, gain lore equal to the "
        "banished character's {L}."
    )
    table = deal(
        {"field": ["ogre"]},
        {"field": [{"card": "prize", "exerted": True}]},
        ogre=character(text, strength=5, lore=1),
        prize=character(lore=3),
    )
    table.do("A: challenge ogre prize")
    table.expect({"A": {"lore": 3}})


@pytest.mark.parametrize(("field", "lore"), [(["gem"], 0), (["gem", "gem"], 3), (["gem", "gem", "gem"], 0)])
def test_exactly_so_many_are_neither_fewer_nor_more(field: list[str], lore: int) -> None:
    wise = character("When you play this character, if you have exactly 2 items in play, gain 3 lore.")
    table = deal({"hand": ["wise"], "inkwell": 1, "field": field}, wise=wise)
    table.do("A: play wise")
    table.expect({"A": {"lore": lore}})


@pytest.mark.parametrize(("field", "strength"), [([], 4), (["gem"], 2), (["keep"], 4)])
def test_as_long_as_no_opponent_has_one(field: list[str], strength: int) -> None:
    lone = character("While no opponent has an item in play, this character gets +2 {S}.", strength=2)
    table = deal({"field": ["lone", "gem"]}, {"field": field}, lone=lone)
    table.expect({"lone": {"strength": strength}})


@pytest.mark.parametrize(("field", "lore"), [(["keep"], 1), (["gem"], 1), (["keep", "gem"], 3)])
def test_one_of_each_sort_is_asked_for(field: list[str], lore: int) -> None:
    rich = character("While you have a location and an item in play, this character gets +2 {L}.")
    table = deal({"field": ["rich", *field]}, rich=rich)
    table.expect({"rich": {"lore": lore}})


def test_a_song_is_played_from_the_discard_and_goes_under_the_deck() -> None:
    table = deal(
        {"hand": ["echo"], "inkwell": 1, "discard": ["tune", "gem"], "deck": {"filler": 3}},
        echo=action("Play a song from your discard for free, then put it on the bottom of your deck."),
        tune=song("Gain 2 lore."),
    )
    table.do("A: play echo")
    table.expect({"A": {"lore": 2, "discard": ["echo", "gem"], "deck": 4}})


def test_what_was_removed_here_is_dealt_there() -> None:
    text = "Remove all damage from chosen character of yours. Deal that much damage to chosen opposing character."
    table = deal(
        {"hand": ["flow"], "inkwell": 1, "field": [hurt("scout", 1), hurt("oak", 3)]},
        {"field": ["elm"]},
        flow=action(text),
        oak=character(willpower=9),
        elm=character(willpower=9),
    )
    run(table, "A: play flow", "A: oak")
    table.expect({"oak": {"damage": 0}, "elm": {"damage": 3}, "scout": {"damage": 1}})


def test_two_of_theirs_go_home() -> None:
    table = deal(
        {"hand": ["gale"], "inkwell": 1},
        {"field": ["scout", "raider", "hawk"]},
        gale=action("Each opponent chooses 2 of their characters and returns them to their hand."),
    )
    run(table, "A: play gale", "B: scout, hawk")
    table.expect({"B": {"field": ["raider"], "hand": ["scout", "hawk"]}})


def test_it_happens_the_first_time_in_a_turn_and_not_again() -> None:
    table = deal(
        {"field": ["bell", "scout"], "hand": ["bolt", "bolt"], "inkwell": 2, "deck": {"filler": 5}},
        bell=character("The first time one of your characters is dealt damage each turn, draw a card.", willpower=9),
        bolt=action("Deal 1 damage to chosen character."),
    )
    run(table, "A: play bolt", "A: bell", "A: play bolt", "A: bell")
    table.expect({"A": {"hand": 1}, "bell": {"damage": 2}})


@pytest.mark.parametrize(("own", "theirs", "drawn"), [(1, 2, 2), (2, 2, 0), (3, 2, 0)])
def test_the_lore_of_the_chosen_opponent_is_asked_for(own: int, theirs: int, drawn: int) -> None:
    envy = character("When you play this character, if chosen opponent has more lore than you, draw 2 cards.")
    table = deal({"hand": ["envy"], "inkwell": 1, "lore": own, "deck": {"filler": 5}}, {"lore": theirs}, envy=envy)
    table.do("A: play envy")
    table.expect({"A": {"hand": drawn}})


def test_what_is_played_out_of_the_discard_enters_exerted() -> None:
    text = (
        "When you play this character, you may play a character with cost 2 or less from your discard for free. It "
        "enters play exerted."
    )
    table = deal({"hand": ["caller"], "inkwell": 1, "discard": ["scout"]}, caller=character(text))
    run(table, "A: play caller", "A: yes")
    table.expect({"scout": {"zone": "field", "exerted": True}, "caller": {"exerted": False}})


def test_who_cannot_be_chosen_by_opponents_is_not() -> None:
    table = deal(
        {"field": ["idol", "scout"], "deck": {"filler": 5}},
        {"hand": ["bolt"], "inkwell": 1, "deck": {"filler": 5}},
        idol=character("Your characters named Idol can't be chosen by opponents."),
        bolt=action("Deal 1 damage to chosen opposing character."),
    )
    run(table, "A: end_turn", "B: play bolt")
    table.expect({"scout": {"damage": 1}, "idol": {"damage": 0}})


@pytest.mark.parametrize(("strength", "resist"), [(4, []), (5, ["resist 2"]), (9, ["resist 2"])])
def test_one_of_them_has_so_much(strength: int, resist: list[str]) -> None:
    wary = character("While an opposing character has 5 {S} or more, this character gains Resist +2.", strength=9)
    table = deal({"field": ["wary"]}, {"field": ["scout", "giant"]}, wary=wary, giant=character(strength=strength))
    table.expect({"wary": {"keywords": resist}})


def test_his_own_strength_is_dealt_and_not_that_of_the_other() -> None:
    text = "Whenever this character quests, you may deal damage equal to his {S} to chosen exerted character."
    table = deal(
        {"field": ["archer"]},
        {"field": [{"card": "oak", "exerted": True}, {"card": "elm", "exerted": True}]},
        archer=character(text, strength=3),
        oak=character(strength=1, willpower=9),
        elm=character(strength=1, willpower=9),
    )
    run(table, "A: quest archer", "A: yes", "A: oak")
    table.expect({"oak": {"damage": 3}, "elm": {"damage": 0}})


def test_each_character_at_a_location_makes_it_cheaper() -> None:
    port = location("You pay 1 {I} less to play characters for each character at a location.")
    table = deal(
        {"field": ["port", "scout", "owl"], "hand": ["giant"], "inkwell": 3},
        port=port,
        owl=character(),
        giant=character(cost=3),
    )
    run(table, "A: move scout port", "A: play giant")
    table.expect({"giant": {"zone": "field"}})


@pytest.mark.parametrize(("hand", "drawn"), [([], 1), (["gem"], 0)])
def test_it_is_asked_whether_a_card_was_discarded(hand: list[str], drawn: int) -> None:
    sift = action("Each opponent discards a card. If no cards were discarded this way, draw a card.")
    table = deal({"hand": ["sift"], "inkwell": 1, "deck": {"filler": 3}}, {"hand": hand}, sift=sift)
    run(table, "A: play sift")
    table.expect({"A": {"hand": drawn}, "B": {"hand": 0}})


def test_they_are_the_one_that_moved_and_not_the_place() -> None:
    cart = item("{E}, 2 {I} — You may move one of your characters to a location for free. They get +1 {L} this turn.")
    table = deal({"field": ["cart", "scout", "keep"], "inkwell": 2}, cart=cart, keep=location(lore=1))
    run(table, "A: use cart", "A: yes", "A: scout")
    table.expect({"scout": {"lore": 2}, "keep": {"lore": 1}})


def test_who_has_not_quested_is_hurt() -> None:
    text = "At the end of your turn, if this character didn't quest this turn, put a damage counter on her."
    for moves, damage in (([], 1), (["A: quest idler"], 0)):
        table = deal({"field": ["idler"]}, {"deck": {"filler": 3}}, idler=character(text))
        run(table, *moves, "A: end_turn")
        table.expect({"idler": {"damage": damage}})


def test_who_cannot_challenge_some_can_challenge_others() -> None:
    table = deal(
        {"field": ["timid"]},
        {"field": [{"card": "scout", "exerted": True}, {"card": "giant", "exerted": True}]},
        timid=character("This character can't challenge characters with cost 4 or more."),
        giant=character(cost=5),
    )
    table.expect({"offered": ["challenge timid scout"], "not_offered": {"challenge timid giant": None}})


def test_whose_turn_it_is_is_asked() -> None:
    text = "When this character is banished, if it's an opponent's turn, draw 2 cards."
    fell = action("Banish chosen character.")
    table = deal(
        {"field": ["martyr"], "hand": ["fell"], "inkwell": 1, "deck": {"filler": 5}}, martyr=character(text), fell=fell
    )
    table.do("A: play fell")
    table.expect({"A": {"hand": 0}})
    table = deal(
        {"field": ["martyr"], "deck": {"filler": 5}},
        {"hand": ["fell"], "inkwell": 1, "deck": {"filler": 5}},
        martyr=character(text),
        fell=fell,
    )
    run(table, "A: end_turn", "B: play fell")
    table.expect({"A": {"hand": 2}})


@pytest.mark.parametrize(
    ("own", "theirs", "keywords"), [(["keep"], [], ["evasive"]), ([], ["keep"], ["evasive"]), ([], [], [])]
)
def test_a_location_of_anybody_counts(own: list[str], theirs: list[str], keywords: list[str]) -> None:
    kite = character("While there's a location in play, this character gains Evasive.")
    table = deal({"field": ["kite", *own]}, {"field": theirs}, kite=kite)
    table.expect({"kite": {"keywords": keywords}})


def test_what_was_revealed_goes_to_either_end() -> None:
    text = (
        "Whenever this character quests, reveal the top card of your deck. If it's an item card, you may play it for "
        "free. Otherwise, put it on the top or the bottom of your deck."
    )
    for place, drawn in (("top", ["owl"]), ("bottom", ["gem"])):
        table = deal(
            {"field": ["seer"], "deck": ["owl", "gem", "gem"]},
            {"deck": {"filler": 3}},
            seer=character(text),
            owl=character(),
        )
        run(table, "A: quest seer", f"A: {place}", "A: end_turn", "B: end_turn")
        table.expect({"A": {"hand": drawn}})
