"""Two sorts together, what is paid with, and the other one of an event, at a table."""

import pytest

from engine.games.lorcana.wording import CardType
from engine.wording import CardTextError
from tests.rules.lorcana.stock import action, character, deal, hurt, item, location, sideways, song

from .lorcana_trial import LORCANA
from .test_played import run
from .together import AT_ONCE


@pytest.mark.parametrize(("kind", "lang", "text"), AT_ONCE, ids=[text for _, _, text in AT_ONCE])
def test_what_one_card_cannot_be_is_not_read_as_either(kind: CardType, lang: str, text: str) -> None:
    with pytest.raises(CardTextError):
        LORCANA.read(text, lang, kind)


@pytest.mark.parametrize(
    ("field", "lore"), [(["gem"], 1), (["keep"], 1), (["gem", "keep"], 2), (["gem", "other"], 1)], ids=str
)
def test_an_item_and_a_location_are_both_there(field: list[str], lore: int) -> None:
    """The Japanese sample beside it has the same tree."""
    text = "While you have an item and a location in play, this character gets +1 {L}."
    table = deal({"field": ["owner", *field]}, owner=character(text), other=item())
    table.expect({"owner": {"lore": lore}})


def test_two_names_are_two_characters() -> None:
    table = deal(
        {"field": ["lead", "moon", "peach", "scout"]},
        lead=character("Your characters named Kaguya and Momotaro get +2 {S}."),
        moon=character(name="Kaguya"),
        peach=character(name="Momotaro"),
    )
    table.expect({"moon": {"strength": 4}, "peach": {"strength": 4}, "scout": {"strength": 2}})


def test_whom_a_condition_spoke_of_is_meant_behind_it() -> None:
    trap = character(
        "Whenever this character is challenged, if the challenging character has 5 {S} or more, banish them.",
        willpower=9,
    )
    for challenger, zone in (("giant", "discard"), ("raider", "play")):
        table = deal({"field": [challenger]}, {"field": [sideways("trap")]}, trap=trap)
        table.do(f"A: challenge {challenger} trap")
        table.expect({challenger: {"zone": zone}, "trap": {"zone": "play"}})


def test_damage_is_taken_for_a_card() -> None:
    lens = item("{E}, Deal 1 damage to one of your characters — Draw a card.")
    table = deal({"field": ["lens", "scout"], "deck": ["raider"]}, lens=lens)
    run(table, "A: use lens", "A: scout")
    table.expect({"scout": {"damage": 1}, "lens": {"exerted": True}, "A": {"hand": ["raider"]}})
    deal({"field": ["lens", "gem"]}, lens=lens).expect({"not_offered": {"use lens": None}})


def test_only_damage_that_is_there_pays() -> None:
    lens = item("{E}, Remove 1 damage from one of your characters — Draw a card.")
    table = deal({"field": ["lens", hurt("giant", 2), "scout"], "deck": ["raider"]}, lens=lens)
    run(table, "A: use lens", "A: giant")
    table.expect({"giant": {"damage": 1}, "A": {"hand": ["raider"]}})
    deal({"field": ["lens", "scout"]}, lens=lens).expect({"not_offered": {"use lens": None}})


def test_it_depends_on_who_challenges() -> None:
    wall = character("While being challenged by a character with cost 3 or less, this character takes no damage.")
    for challenger, damage in (("raider", 0), ("ogre", 2)):
        table = deal(
            {"field": [challenger]}, {"field": [sideways("wall")]}, wall=wall, ogre=character(cost=4, willpower=9)
        )
        table.do(f"A: challenge {challenger} wall")
        table.expect({"wall": {"damage": damage}})


def test_who_may_play_no_characters_may_play_something_else() -> None:
    table = deal(
        {"hand": ["vow", "scout", "gem"], "inkwell": 4},
        vow=action("You can't play characters for the rest of this turn."),
    )
    table.do("A: play vow")
    table.expect({"offered": ["play gem"], "not_offered": {"play scout": None}})


def test_as_many_as_were_discarded_are_drawn() -> None:
    table = deal(
        {"field": ["heron"], "hand": ["loss", "gem", "keep"], "inkwell": 1, "deck": {"filler": 9}},
        heron=character("Whenever you discard 1 or more cards, draw that many cards."),
        loss=action("Discard your hand."),
    )
    table.do("A: play loss")
    table.expect({"A": {"hand": 2}})


def test_the_first_of_a_turn_counts_in_ones_own_turn_alone() -> None:
    text = "During your turn, the first time one of your items is banished, draw a card."
    table = deal(
        {"field": ["smith", "gem", "other"], "hand": ["crack", "split"], "inkwell": 2, "deck": {"filler": 9}},
        smith=character(text),
        other=item(),
        crack=action("Banish one of your items."),
        split=action("Banish one of your items."),
    )
    run(table, "A: play crack", "A: gem")
    table.expect({"A": {"hand": 2}})
    run(table, "A: play split")
    table.expect({"A": {"hand": 1}, "other": {"zone": "discard"}})


def test_nobody_quested_before() -> None:
    for quest, hand in ((False, 1), (True, 0)):
        table = deal(
            {"field": ["lamp", "scout"], "deck": ["raider", "giant"]},
            lamp=item("At the end of your turn, if you didn't quest this turn, draw a card."),
        )
        if quest:
            table.do("A: quest scout")
        table.do("A: end_turn")
        table.expect({"A": {"hand": hand}})


@pytest.mark.parametrize(
    ("text", "lore"), [("one or more opposing characters are", 1), ("an opposing character is", 3)]
)
def test_several_at_once_are_one_event(text: str, lore: int) -> None:
    table = deal(
        {"field": ["wake"], "hand": ["flood"], "inkwell": 1},
        {"field": ["scout", "raider", "giant"]},
        wake=character(f"Whenever {text} banished, gain 1 lore."),
        flood=action("Banish all opposing characters."),
    )
    table.do("A: play flood")
    table.expect({"A": {"lore": lore}})


@pytest.mark.parametrize(("text", "lore"), [("one or more of your characters sing", 1), ("a character sings", 2)])
def test_who_sings_together_sings_once(text: str, lore: int) -> None:
    table = deal(
        {"field": ["choir", "bard", "giant"], "hand": ["hymn"], "deck": {"filler": 9}},
        choir=item(f"Whenever {text} a song, gain 1 lore."),
        hymn=song("Sing Together 9\nDraw a card.", cost=9),
    )
    run(table, "A: sing together hymn", "A: choose bard", "A: choose giant", "A: choose done")
    table.expect({"A": {"lore": lore}})


@pytest.mark.parametrize(("crowd", "damage"), [(1, 0), (2, 1)])
def test_a_condition_behind_what_may_be_done(crowd: int, damage: int) -> None:
    text = "At the start of your turn, you may deal 1 damage to each opposing character"
    table = deal(
        {"field": ["scout"]},
        {"field": [{"card": "lair"}, *({"card": "hawk", "at": "lair"} for _ in range(crowd))], "deck": {"filler": 3}},
        lair=location(f"{text} if you have 2 or more characters here."),
    )
    run(table, "A: end_turn", *(["B: yes"] if damage else []))
    table.expect({"scout": {"damage": damage}})


@pytest.mark.parametrize(("who", "hand"), [("giant", 3), ("scout", 0)])
def test_how_strong_one_was_is_remembered(who: str, hand: int) -> None:
    table = deal(
        {"field": ["giant", "scout"], "hand": ["toll"], "inkwell": 1, "deck": {"filler": 9}},
        toll=action("Banish chosen character of yours. If they had 5 {S} or more, draw 3 cards."),
    )
    run(table, "A: play toll", f"A: {who}")
    table.expect({who: {"zone": "discard"}, "A": {"hand": hand}})


def test_what_is_revealed_is_played_and_the_rest_goes_under() -> None:
    table = deal(
        {"hand": ["fair"], "inkwell": 1, "deck": ["scout", "gem", "bolt"]},
        fair=action(
            "Reveal the top 3 cards of your deck. You may play an item revealed this way for free. "
            "Put the rest on the bottom of your deck in any order."
        ),
    )
    table.do("A: play fair")
    table.expect({"offered": ["gem"], "not_offered": {"scout": None, "bolt": None}})


@pytest.mark.parametrize(("answer", "zone", "ink"), [("swan", "hand", 2), ("no", "discard", 0)])
def test_what_is_paid_to_be_spared(answer: str, zone: str, ink: int) -> None:
    text = "If this character would be banished in a challenge, you may pay 2 {I} to return her to your hand instead."
    table = deal({"field": ["swan"], "inkwell": 2}, {"field": [sideways("giant")]}, swan=character(text))
    run(table, "A: challenge swan giant", f"A: {answer}")
    table.expect({"swan": {"zone": zone}, "A": {"inkwell": {"ready": 2 - ink, "exerted": ink}}})


def test_the_cards_under_several_are_counted_together() -> None:
    chief = character("While there are 3 or more cards under your characters, this character gets +2 {L}.")
    for more, lore in ((0, 1), (1, 3)):
        table = deal(
            {
                "field": ["chief", "drum", "fife"],
                "inkwell": 9,
                "hand": ["more"] * (1 + more),
                "deck": {"filler": 9},
            },
            chief=chief,
            drum=character("Boost 1 {I}"),
            fife=character("Boost 1 {I}"),
            more=action("Put the top card of your deck facedown under one of your characters with Boost.", cost=0),
        )
        run(table, "A: use drum", "A: play more#1", "A: drum")
        if more:
            run(table, "A: play more#2", "A: fife")
        table.expect({"chief": {"lore": lore}})


def test_each_opponent_counts_what_is_his_own() -> None:
    text = "When you play this character, each opponent loses 1 lore for each damaged character they have in play."
    table = deal(
        {"hand": ["rook"], "field": [hurt("knight", 1)], "inkwell": 1, "lore": 5},
        {"field": [hurt("giant", 1), hurt("raider", 1), "scout"], "lore": 5},
        rook=character(text),
    )
    table.do("A: play rook")
    table.expect({"lore": {"A": 5, "B": 3}})


def test_as_many_of_a_pile_as_one_likes() -> None:
    table = deal(
        {"hand": ["tide"], "inkwell": 1, "discard": ["scout", "gem", "keep"]},
        tide=action("Put any number of cards from your discard on the bottom of your deck in any order."),
    )
    run(table, "A: play tide", "A: scout, keep", "A: scout, keep")
    table.expect({"A": {"discard": ["tide", "gem"]}, "scout": {"zone": "deck"}, "keep": {"zone": "deck"}})


def test_who_is_exerted_is_harder_to_reach() -> None:
    moth = character("This character gains Evasive and Ward while exerted.")
    for where, keywords in (("moth", []), (sideways("moth"), ["evasive", "ward"])):
        deal({"field": [where]}, moth=moth).expect({"moth": {"keywords": keywords}})


def test_it_is_chosen_and_then_banished() -> None:
    table = deal(
        {"hand": ["axe"], "inkwell": 1},
        {"field": ["gem", "anvil"]},
        axe=action("Choose an item with cost 3 or less and banish it. Gain 1 lore."),
        anvil=item(cost=4),
    )
    run(table, "A: play axe")
    table.expect({"gem": {"zone": "discard"}, "anvil": {"zone": "play"}, "A": {"lore": 1}})


@pytest.mark.parametrize(("hand", "left"), [(3, 3), (4, 3), (5, 4)])
def test_only_who_has_so_many_discards(hand: int, left: int) -> None:
    table = deal(
        {"hand": ["levy", "gem", "gem", "gem", "gem", "gem"], "inkwell": 1},
        {"hand": ["scout"] * hand},
        levy=action("Each opponent with 4 or more cards in their hand chooses and discards a card."),
    )
    run(table, "A: play levy", *(["B: scout#1"] if left < hand else []))
    table.expect({"A": {"hand": 5}, "B": {"hand": left}})


def test_who_is_banished_lies_under_another() -> None:
    text = "When this character is banished, you may put this card facedown under one of your characters."
    table = deal(
        {"field": ["seed", "tree"], "hand": ["bolt"], "inkwell": 1},
        seed=character(text, willpower=1),
        tree=character("While there's a card under this character, she gets +3 {S}."),
    )
    run(table, "A: play bolt", "A: choose seed", "A: yes")
    table.expect({"tree": {"strength": 5}, "A": {"discard": ["bolt"]}})


def test_somebody_is_at_a_location() -> None:
    fog = item("While you have a character at a location, opposing characters get -1 {S}.")
    for at, strength in (({"at": "keep"}, 1), ({}, 2)):
        table = deal({"field": ["fog", "keep", {"card": "hawk", **at}]}, {"field": ["scout"]}, fog=fog)
        table.expect({"scout": {"strength": strength}})


def test_so_many_are_discarded_as_are_there() -> None:
    text = "chosen opponent discards a card at random for each Pirate character you have in play."
    table = deal(
        {"hand": ["raid"], "inkwell": 1, "field": ["mate", "cook", "scout"]},
        {"hand": ["gem"] * 5},
        raid=action(text.capitalize()),
        mate=character() | {"classes": ["pirate"]},
        cook=character() | {"classes": ["pirate"]},
    )
    table.do("A: play raid")
    table.expect({"B": {"hand": 3}})


def test_who_has_a_keyword_is_known_by_it() -> None:
    muse = character("While this character has Ward, she gets +1 {L}.")
    for field, lore in ((["muse"], 1), (["muse", "veil"], 2)):
        table = deal({"field": field}, muse=muse, veil=item("Your characters gain Ward."))
        table.expect({"muse": {"lore": lore}})


def test_only_the_strong_ones_here_are_counted() -> None:
    table = deal(
        {
            "field": ["gate", {"card": "giant", "at": "gate"}, {"card": "scout", "at": "gate"}, "ogre"],
            "deck": {"filler": 9},
        },
        gate=location("At the end of your turn, draw a card for each character here with 5 {S} or more."),
        ogre=character(strength=7),
    )
    table.do("A: end_turn")
    table.expect({"A": {"hand": 1}})


def test_who_is_challenged_is_weakened() -> None:
    text = "Whenever this character challenges another character, the challenged character gets -2 {S} this turn."
    table = deal({"field": ["fox"]}, {"field": [sideways("raider")]}, fox=character(text))
    table.do("A: challenge fox raider")
    table.expect({"fox": {"damage": 1}})
