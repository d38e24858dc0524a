"""Why a card is what it is: each part with its source, adding up; nothing of what the asker may not know."""

from __future__ import annotations

from engine.kernel.characteristics.account import Account
from engine.kernel.views.view import SPECTATOR
from engine.scenario import ScenarioTable
from tests.rules.lorcana.stock import action, asked, character, deal, item, ref

HOST, GUEST = 0, 1


def told(table: ScenarioTable, name: str, viewer: int = HOST) -> Account:
    found = table.play.account(viewer, ref(table, name))
    assert found is not None
    return found


def parts(told: Account, what: str, name: str) -> list[tuple[int, str, str, str]]:
    """What makes up one value: number, how, whose effect, how it ends."""
    return [
        (part.number, part.how, part.source, part.until)
        for part in told.parts
        if (part.what, part.name) == (what, name)
    ]


def test_each_change_of_a_number_has_its_source_and_its_end() -> None:
    table = deal(
        {"field": ["captain", "scout"], "hand": ["cheer"], "inkwell": 1},
        captain=character("Your other characters get +1 {S}."),
        cheer=action("Chosen character gets +3 {S} this turn."),
    )
    table.do("A: play cheer")
    table.do("A: choose scout")
    found = told(table, "scout")
    assert parts(found, "stat", "strength") == [
        (2, "printed", "", ""),
        (1, "effect", "captain", ""),
        (3, "effect", "cheer", "turn"),
    ]
    assert found.total("strength") == 6
    assert [part.piece for part in found.parts if part.source == "captain"] == [ref(table, "captain")]


def test_the_effect_of_a_shifted_character_is_that_of_the_card_on_top() -> None:
    """Also where the card below it or a later one of its stack says nothing of the sort."""
    table = deal(
        {"field": [{"card": "elder", "under": ["cub"]}, "scout"], "hand": ["eldest"], "inkwell": 2},
        cub=character(name="Fox", version="Cub"),
        elder=character(
            "Whenever this character quests, chosen character gets +3 {S} this turn.", name="Fox", version="Elder"
        ),
        eldest=character("Shift 2", name="Fox", version="Eldest"),
    )
    table.do("A: quest elder")
    assert asked(table).source == table.scenario.cast.numbers("elder")[0]
    assert [each.key for each in table.view(HOST).resolving] == ["elder"]
    table.do("A: choose scout")
    table.do("A: shift eldest elder")
    assert parts(told(table, "scout"), "stat", "strength") == [(2, "printed", "", ""), (3, "effect", "elder", "turn")]


def test_keywords_gained_and_lost_are_told_of() -> None:
    table = deal(
        {"field": ["pilot", "scout", "hawk"], "hand": ["net"], "inkwell": 1},
        pilot=character("Your other characters gain Evasive."),
        net=action("Chosen character loses Evasive this turn."),
    )
    assert parts(told(table, "scout"), "keyword", "evasive") == [(0, "effect", "pilot", "")]
    assert parts(told(table, "hawk"), "keyword", "evasive") == [(0, "printed", "", "")]
    table.do("A: play net")
    table.do("A: choose hawk")
    assert parts(told(table, "hawk"), "lost", "evasive") == [(0, "effect", "net", "turn")]


def test_a_gained_ability_is_told_once_and_what_it_listens_for() -> None:
    table = deal(
        {"field": ["bell", "scout", "squire"]},
        bell=item('Your characters gain "Whenever this character quests, gain 1 lore."'),
    )
    found = told(table, "scout")
    (gained,) = [part for part in found.parts if part.what == "ability"]
    assert (gained.source, gained.number) == ("bell", 1)
    assert [listening.ability for listening in found.listening] == [gained.ability]
    assert [part for part in told(table, "squire").parts if part.what == "ability"] == [gained]  # of Support none


def test_challenger_counts_while_its_bearer_challenges() -> None:
    table = deal(
        {"field": ["lancer"]},
        {"field": [{"card": "wall", "exerted": True}]},
        lancer=character('Challenger +2\nWhenever this character challenges, you may draw a card.'),
        wall=character(willpower=8),
    )
    assert told(table, "lancer").total("strength") == 2
    table.do("A: challenge lancer wall")
    (bonus,) = [part for part in told(table, "lancer").parts if part.keyword]
    assert (bonus.keyword, bonus.number, bonus.what, bonus.name) == ("challenger", 2, "stat", "strength")


def test_what_a_card_in_the_hand_costs_and_why() -> None:
    table = deal(
        {"field": ["gem", "host"], "hand": ["smith", "bell"], "inkwell": 2},
        host=character("You pay 1 {I} less to play characters."),
        smith=character("If you have an item in play, you pay 2 {I} less to play this character.", cost=4),
        bell=action("You pay 2 {I} less for the next character you play this turn."),
    )
    table.do("A: play bell")
    found = told(table, "smith")
    assert sorted(parts(found, "stat", "cost")) == sorted(
        [
            (4, "printed", "", ""),
            (-2, "effect", "smith", ""),
            (-1, "effect", "host", ""),
            (-2, "effect", "bell", ""),
            (1, "rule", "", ""),
        ]
    )
    assert found.total("cost") == 0


def test_deeds_are_judged_as_the_menu_judges_them() -> None:
    table = deal({"field": ["scout", {"card": "raider", "exerted": True}], "hand": ["giant"], "inkwell": 2})
    quest = ("quest", ref(table, "raider"))
    refusal = dict(told(table, "raider").deeds)[quest]
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("5.1.1", "exerted")
    assert dict(told(table, "scout").deeds)["quest", ref(table, "scout")] is None
    short = dict(told(table, "giant").deeds)["play", ref(table, "giant")]
    assert short is not None
    assert short.reason == "not_enough_ink"


def test_nobody_else_is_told_of_a_hand_or_of_what_another_may_do() -> None:
    table = deal({"field": ["scout"], "hand": ["giant"], "deck": {"top": ["gem"], "filler": 3}})
    for viewer in (GUEST, SPECTATOR):
        assert table.play.account(viewer, ref(table, "giant")) is None
        assert told(table, "scout", viewer).deeds == ()
    assert table.play.account(HOST, ref(table, "gem")) is None
    assert [table.play.account(HOST, wrong) for wrong in (0, -1, 1 << 40)] == [None, None, None]


def test_a_ban_names_who_imposes_it() -> None:
    table = deal(
        {"hand": ["frost"], "inkwell": 1},
        {"field": ["scout"]},
        frost=action("Chosen opposing character can't quest during their next turn."),
    )
    table.do("A: play frost")
    table.do("A: end")
    assert parts(told(table, "scout", GUEST), "cannot", "quest") == [(1, "effect", "frost", "their_next_turn")]


def test_asking_changes_nothing() -> None:
    table = deal({"field": ["scout", "captain"]}, captain=character("Your other characters get +1 {S}."))
    before = table.play.snapshot()
    told(table, "scout")
    assert table.play.snapshot() == before
    assert table.play.game.looks()[ref(table, "scout")].stat("strength") == 3


def test_what_resolves_is_named_though_it_is_a_keyword_or_was_given() -> None:
    table = deal(
        {"field": ["squire", "bell", "scout"]},
        bell=item('Your characters gain "Whenever this character quests, you may draw a card."'),
    )
    table.do("A: quest scout")
    keys = [(each.key, each.own) for each in table.play.view(SPECTATOR).resolving]
    assert keys == [("scout", False)], "it was given"
    table = deal({"field": ["squire", "scout"]})
    table.do("A: quest squire")
    keys = [(each.key, each.own) for each in table.play.view(SPECTATOR).resolving]
    assert keys == [("squire", True)], "it is printed on it"
