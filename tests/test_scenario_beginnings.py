"""Where a scenario begins: before the first turn, or in the middle of one; and with which cards."""

from pathlib import Path

import pytest

from data.cards import CardSetError
from data.scenario_files import run_files
from engine.scenario import ScenarioError, ScenarioTable, Unmet, position
from tests.test_scenario_runner import CARDS, faults

# --- the opening ---

OPENING = (
    CARDS
    + """\
seats:
  A: {deck: [imp, sage, bard, imp, imp, imp, page, gong, {filler: 5}]}
  B: {deck: [sage, imp, page, imp, imp, imp, bard, gong, vault, {filler: 5}]}
turn: {phase: opening, first: B}
"""
)


def test_an_opening_deals_from_decks_that_lie_as_they_are_written() -> None:
    there = position(OPENING)
    there.expect({"question": {"seat": "B", "kind": "mulligan"}, "hand": {"A": 7}, "log": ["starts B", "shuffle A"]})
    there.expect({"B": {"hand": ["sage", "imp", "page", "imp", "imp", "imp", "bard"], "deck": ["gong", "vault"]}})
    there.do("B: choose B.sage B.page")
    there.expect(
        {"B": {"hand": ["imp", "imp", "imp", "imp", "bard", "gong", "vault"], "deck": {"bottom": ["sage", "page"]}}}
    )
    there.do("A: pass")
    there.expect({"question": {"seat": "B", "kind": "action"}, "A": {"deck": ["gong"]}})


def test_who_starts_is_asked_where_it_is_not_said() -> None:
    there = position(OPENING.replace(", first: B", ""))
    there.expect({"question": {"seat": "A", "kind": "start", "options": ["A", "B"]}})
    there.do("A: choose B")
    there.expect({"question": {"seat": "B", "kind": "mulligan"}})


def test_an_opening_may_be_left_to_chance() -> None:
    there = position(OPENING + "flags: {stacked: false}\n")
    with pytest.raises(Unmet, match="A's hand is"):
        there.expect({"A": {"hand": ["imp", "sage", "bard", "imp", "imp", "imp", "page"]}})


def test_another_game_opens_in_its_own_way() -> None:
    there = position("""\
game: mlp
title: The top of a deck is dealt, then laid as plans
cards:
  mule: {type: character, name: Mule, cost: 1, idea: 5}
  owl:  {type: character, name: Owl, cost: 1, idea: 2}
  glen: {type: scene, name: Glen}
seats: {A: {deck: [mule, owl, mule, mule, mule, owl, {filler: 15}], scene_deck: [glen, {filler: 3}]}, B: {}}
turn: {phase: opening, first: A}
""")
    there.expect({"question": {"kind": "mulligan"}, "A": {"hand": ["mule", "owl", "mule", "mule", "mule"]}})
    there.do("A: no")
    there.do("B: no")
    there.expect({"glen": {"zone": "scenes"}})
    there.expect({"A": {"plans": {"I": "owl", "II": "filler", "III": "filler", "IV": "filler"}}})


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("A: {deck", "A: {hand: [imp], deck", "line 15: in the phase opening every card lies in a deck"),
        ("A: {deck", "A: {lore: 3, deck", "line 13: in the phase opening nobody has lore"),
        ("first: B", "first: C", "line 15: there is no seat C"),
        ("turn:", "earlier: [{A: ink}]\nturn:", "line 15: in the phase opening nothing is under way"),
    ],
)
def test_an_opening_that_cannot_be_is_refused(old: str, new: str, why: str) -> None:
    assert faults(OPENING.replace(old, new, 1)) == [why]


# --- what is under way ---

UNDER_WAY = (
    CARDS
    + """\
  cheer: {type: action, name: Cellar Cheer, cost: 1, text: "Chosen character gets +3 {S} this turn."}
  wake:  {type: action, name: Cellar Wake, cost: 1, text: "If a character was banished this turn, draw 2 cards."}
seats:
  A: {field: [imp, sage, bard], hand: [imp, wake], discard: [cheer, imp], inkwell: 3}
  B: {field: [imp]}
"""
)


def under_way(more: str) -> ScenarioTable:
    return position(UNDER_WAY + more)


@pytest.mark.parametrize(
    "entry",
    [
        '{text: "This character gets +3 {S} this turn.", on: imp}',
        '{card: cheer, on: imp}',
        '{text: {ja: "キャラクター1体を選び、このターン、+3{S}する。"}, on: [imp]}',
    ],
)
def test_an_effect_lasts_from_before(entry: str) -> None:
    there = under_way(f"lasting: [{entry}]\n")
    there.expect({"imp": {"strength": 5}, "B.imp": {"strength": 2}, "A": {"hand": 2, "deck": 10}, "log": []})
    there.do("A: end")
    there.expect({"imp": {"strength": 2}})


def test_an_effect_lasts_from_the_turn_that_is_written() -> None:
    text = "Chosen opposing character can't quest during their next turn."
    there = under_way(f'lasting: [{{by: B, turn: 4, text: "{text}", on: imp}}]\n')
    there.expect({"not_offered": {"quest imp": "4.3.5.6"}, "offered": ["quest sage"]})
    there.do("A: end")
    there.do("B: end")
    there.expect({"offered": ["quest imp"]})


def test_what_happened_earlier_is_remembered() -> None:
    there = under_way("")
    there.expect({"not_offered": {"ink imp#2": "4.3.3.1"}})
    there.do("A: play wake")
    there.expect({"hand": {"A": 1}})
    there = under_way("earlier: [{A: ink}, {A: banish imp#3}]\n")
    assert there.refused("A: ink imp#2") == "4.3.3"
    there.do("A: play wake")
    there.expect({"hand": {"A": 3}})


SEER = """\
game: lorcana
title: Things of this turn
cards:
  seer: {type: character, name: Seer, cost: 2, strength: 1, willpower: 2, lore: 1, \
text: "Once during your turn, whenever you play a character, gain 1 lore."}
  imp:  {type: character, name: Imp, cost: 1, inkwell: true, strength: 1, willpower: 2, lore: 1}
seats: {A: {field: [seer], hand: [imp], inkwell: 1}}
"""


@pytest.mark.parametrize(("earlier", "lore"), [("", 1), ("earlier: [{A: trigger seer}]\n", 0)])
def test_what_triggers_once_in_a_turn_may_have_done_so(earlier: str, lore: int) -> None:
    there = position(SEER + earlier)
    there.do("A: play imp")
    there.expect({"lore": {"A": lore}})


def test_a_trigger_that_waits_resolves_first() -> None:
    there = under_way("waiting: [{of: sage}, {of: bard}]\n")
    there.expect({"question": {"kind": "trigger", "options": ["sage", "bard"]}, "lore": {"A": 0}})
    there.do("A: choose 1")
    there.expect({"lore": {"A": 2}, "question": {"kind": "action"}})


@pytest.mark.parametrize("mode", [{"round_trip": True}, {"undo": True}])
def test_what_is_under_way_is_part_of_the_state(mode: dict[str, bool]) -> None:
    there = position(UNDER_WAY + "lasting: [{card: cheer, on: imp}]\nwaiting: [{of: sage}, {of: bard}]\n", **mode)
    there.do("A: choose 2")
    there.do("A: quest imp")
    there.expect({"lore": {"A": 4}, "imp": {"strength": 5}})


@pytest.mark.parametrize(
    ("more", "why"),
    [
        ("lasting: [{on: imp}]", "line 17, column 11: what lasts is a text, or the effect of a card"),
        ('lasting: [{text: Sneeze loudly., on: imp}]', "line 17, column 12: nothing matches at"),
        ('lasting: [{text: Draw a card.}]', "line 17: this leaves nothing behind that lasts"),
        ('lasting: [{card: cheer}]', "line 17: it is not said on whom: A must decide: target"),
        ('lasting: [{card: cheer, on: [imp, sage]}]', "line 17: nothing is done to sage"),
        ('lasting: [{card: imp}]', "line 17: imp has no triggered ability 1"),
        ('lasting: [{card: ghost}]', "line 17: there is no card ghost to speak of"),
        ("earlier: [{A: sneeze}]", "line 17: there is no sneeze that is remembered; known: ink, play"),
        ("earlier: [{A: quest}]", 'line 17: "quest" names 0 cards; quest takes 1 to 1'),
        ("earlier: [{A: ink, B: ink}]", "line 17, column 11: what happened earlier is one seat's"),
        ("waiting: [{of: imp}]", "line 17: imp has no triggered ability 1"),
        ("waiting: [{of: sage, about: ghost}]", "line 17: there is no card ghost to speak of"),
        ("waiting: [{for: sage}]", "line 17, column 12: waiting.0: Object contains unknown field `for`"),
    ],
)
def test_what_cannot_be_under_way_is_refused(more: str, why: str) -> None:
    try:
        found = faults(f"{UNDER_WAY}{more}\n")
    except ScenarioError as error:
        found = [str(error)]
    assert len(found) == 1
    assert found[0].startswith(why)


# --- cards of a set ---


SHEET = """\
game: lorcana
set: XYZ
name: {en: A set}
cards:
- {id: XYZ-001, type: character, name: {en: Far Heron}, ink: ruby, cost: 2, inkwell: true, strength: 1, willpower: 2, \
lore: 2, classes: [storyborn], text: {en: Evasive}}
"""
OF_A_SET = """\
game: lorcana
title: Cards by key
cards: {heron: XYZ-001}
seats: {A: {field: [heron, XYZ-001], hand: [HRT-001]}}
moves: [{A: quest XYZ-001}, {A: quest Far Heron}]
expect: {lore: {A: 4}, heron: {keywords: [evasive]}, HRT-001: {zone: hand}}
"""


def test_cards_of_further_sets_are_named_by_key(tmp_path: Path) -> None:
    file, sheet = tmp_path / "keys.yaml", tmp_path / "sheet.json"
    file.write_text(OF_A_SET.replace("quest Far Heron", "quest heron"), "utf-8")
    sheet.write_text(SHEET, "utf-8")
    assert run_files([file], [sheet]) == {"passed": 1, "failed": []}
    why = "line 3, column 9: heron: there is no card XYZ-001 in the sets that are at hand"
    assert run_files([file])["failed"] == [{"file": str(file), "why": why}]
    file.write_text(OF_A_SET.replace("cards: {heron: XYZ-001}\n", ""), "utf-8")
    failed = run_files([file], [sheet])["failed"]
    assert "there is no card heron in cards, nor in a set that is at hand" in failed[0]["why"]


def test_a_card_file_that_cannot_be_used_stops_everything(tmp_path: Path) -> None:
    (tmp_path / "sheet.yaml").write_text("cards: [", "utf-8")
    with pytest.raises(CardSetError):
        run_files([tmp_path], [tmp_path / "sheet.yaml"])
