"""The scenario format: what it means, and that it is strict."""

import json
from pathlib import Path

import pytest

from data.games import folder_of, with_files
from data.scenario_files import known_cards, run_files
from engine.games.registry import GAMES
from engine.kernel.flow.machine import WorkLimit
from engine.kernel.state.event import Event
from engine.kernel.state.question import Input
from engine.scenario import ScenarioError, ScenarioTable, Unmet, load, position, run, schema

DATA = Path(__file__).resolve().parents[1] / "data"
EXAMPLE = """\
game: lorcana
title: A Bodyguard must be challenged first
cards:
  guard:  {type: character, name: Gate Guard, cost: 2, strength: 1, willpower: 4, lore: 1, text: Bodyguard}
  scout:  {type: character, name: Scout, cost: 1, inkwell: true, strength: 2, willpower: 2, lore: 1}
  raider: {type: character, name: Raider, cost: 3, strength: 3, willpower: 3, lore: 1}
seats:
  A: {field: [raider], hand: [scout], inkwell: 3, deck: {filler: 10}}
  B: {field: [{card: guard, exerted: true}, {card: scout, exerted: true}], deck: {filler: 10}}
turn: {seat: A, phase: main, number: 5}
moves:
  - A: challenge raider scout
    refused: "10.2.3"
  - A: challenge raider guard
expect:
  guard: {zone: field, damage: 3}
  raider: {zone: field, damage: 1}
  question: {seat: A, kind: action}
"""


def faults(text: str) -> list[str]:
    return run(load(text), GAMES["lorcana"])


def test_the_example_runs() -> None:
    assert faults(EXAMPLE) == []


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("damage: 3", "damage: 2", "line 16: guard: damage is 3, not 2"),
        ('"10.2.3"', '"10.4.1"', 'line 12: "challenge raider scout" is refused by 10.2.3 (bodyguard), not by 10.4.1'),
        ("challenge raider guard", "quest guard", 'line 14: "quest guard" is refused by 1.8.1 (not_yours)'),
        ("challenge raider guard", "challenge raider", 'line 14: "challenge raider" names too few cards'),
    ],
)
def test_what_does_not_come_out_is_said_with_its_line(old: str, new: str, why: str) -> None:
    assert why in faults(EXAMPLE.replace(old, new, 1))


@pytest.mark.parametrize("game", with_files("scenario.schema.json"))
def test_the_published_schema_is_the_one_that_is_read(game: str) -> None:
    assert json.loads((folder_of(game) / "scenario.schema.json").read_text("utf-8")) == schema(game)


def test_files_are_run_and_counted(tmp_path: Path) -> None:
    (tmp_path / "good.yaml").write_text(EXAMPLE, "utf-8")
    (tmp_path / "bad.yaml").write_text(EXAMPLE.replace("damage: 1", "damage: 2"), "utf-8")
    (tmp_path / "worse.yaml").write_text("game: [", "utf-8")
    report = run_files([tmp_path, tmp_path / "none.yaml"])
    assert report["passed"] == 1
    assert [Path(each["file"]).name for each in report["failed"]] == ["bad.yaml", "worse.yaml", "none.yaml"]
    assert report["failed"][0]["why"] == "line 17: raider: damage is 1, not 2"


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("moves:", "movse:", "line 11, column 1: movse is no part of a scenario"),
        ("{field: [raider],", "{feild: [raider],", "line 8, column 7: seats.A: Object contains unknown field `feild`"),
        ("damage: 3", "wounds: 3", "line 16, column 24: expect.guard: Object contains unknown field `wounds`"),
        ("  guard: {zone", "  gaurd: {zone", "line 16, column 3: gaurd is neither a card here nor a"),
        ("field: [raider]", "field: [rider]", "line 8, column 15: there is no card rider in cards"),
        ("text: Bodyguard", "text: Bodyguards", "line 4, column 3: guard: "),
        ("phase: main", "phase: noon", "line 10, column 17: turn.phase: "),
        ("cost: 3", 'cost: "3"', "line 6, column 43: cards.raider.cost: Expected `int`, got `str`"),
        ("willpower: 3,", "", "line 6, column 3: raider: this character needs willpower"),
        ("  guard:  {type", "  log:  {type", "line 4, column 3: log has a meaning of its own"),
        ('    refused: "10.2.3"', "    refused: 10.2", "line 13, column 5: moves.0.refused: Expected `str`, got "),
        ('    refused: "10.2.3"', "    B: pass", "line 12, column 5: a move is one seat's, or an expectation"),
        ("game: lorcana", "game: poker", "line 1, column 1: the game poker is not known"),
        ("moves:", "flags: {starter: A}\nmoves:", "line 11, column 9: there is no setting starter; known: by_"),
    ],
)
def test_a_text_is_read_strictly(old: str, new: str, why: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        load(EXAMPLE.replace(old, new, 1))
    assert str(caught.value).startswith(why)


def test_a_position_serves_other_tests() -> None:
    table = position(EXAMPLE)
    assert table.refused("A: challenge raider scout") == "10.2.3"
    table.do("A: challenge raider guard")
    table.expect({"guard": {"damage": 3}, "question": {"seat": "A", "kind": "action"}})
    with pytest.raises(Unmet, match="guard: damage is 3, not 1"):
        table.expect({"guard": {"damage": 1}})


# --- the words of a script ---

CARDS = """\
game: lorcana
title: A table to try words at
cards:
  imp:     {type: character, name: {en: Cellar Imp, ja: 地下の小鬼}, version: Small, \
cost: 2, strength: 2, willpower: 2, lore: 1}
  choir:   {type: song, name: Cellar Choir, cost: 7, text: "Sing Together 5\\nDraw 2 cards."}
  sneeze:  {type: action, name: Cellar Sneeze, cost: 1, text: Deal 1 damage to chosen character.}
  gong:    {type: item, name: Cellar Gong, cost: 1, text: "{E} - Draw a card.\\n{E}, 1 {I} - Gain 1 lore."}
  sage:    {type: character, name: Cellar Sage, cost: 3, strength: 1, willpower: 2, lore: 1, \
text: "Whenever this character quests, gain 1 lore."}
  bard:    {type: character, name: Cellar Bard, cost: 3, strength: 1, willpower: 2, lore: 1, \
text: "Whenever one of your characters quests, gain 1 lore."}
  page:    {type: character, name: Cellar Page, cost: 1, strength: 1, willpower: 2, lore: 1, text: Support}
  vault:   {type: location, name: Cellar Vault, cost: 1, move: 1, willpower: 5, lore: 1}
"""


def table(seats: str, rest: str = "") -> str:
    return f"{CARDS}seats:\n{seats}\n{rest}"


def after(seats: str, *lines: str) -> ScenarioTable:
    there = position(table(seats))
    for line in lines:
        there.do(line)
    return there


def test_copies_are_counted_in_the_order_of_the_file() -> None:
    there = after("  A: {field: [imp, {card: imp, damage: 1}], hand: [imp]}\n  B: {field: [imp]}")
    there.expect({"imp": {"damage": 0}, "imp#2": {"damage": 1}, "imp#3": {"zone": "hand"}, "B.imp": {"zone": "field"}})
    there.do("A: quest imp#2")
    there.expect({"imp#1": {"exerted": False}, "A.imp#2": {"exerted": True}, "imp#4": {"seat": "B"}})


@pytest.mark.parametrize("name", ["imp", "A.imp#1", '"Cellar Imp"', '"cellar imp - small"', "地下の小鬼"])
def test_a_card_is_named_by_its_key_or_its_printed_name(name: str) -> None:
    after("  A: {field: [imp]}", f"A: quest {name}").expect({"A": {"lore": 1}})


@pytest.mark.parametrize("line", ["move imp vault", "move imp to vault", "move vault imp"])
def test_little_words_and_unmistakable_orders_are_understood(line: str) -> None:
    after("  A: {field: [imp, vault], inkwell: 1}", f"A: {line}").expect({"imp": {"at": "vault"}})


@pytest.mark.parametrize(
    "lines",
    [
        ["sing_together choir", "choose imp#1", "choose imp#2", "choose imp#3"],
        ["sing_together choir", "choose imp#1 imp#2 imp#3"],
        ["sing_together choir imp imp imp"],
        ["sing together choir with imp imp imp"],
    ],
)
def test_singers_are_named_one_by_one_or_at_once(lines: list[str]) -> None:
    there = after("  A: {field: [imp, imp, imp], hand: [choir]}", *(f"A: {line}" for line in lines))
    there.expect({"A": {"hand": 2, "deck": 8}, "choir": {"zone": "discard"}, "question": {"kind": "action"}})


def test_a_payment_can_be_taken_back() -> None:
    seats = "  A: {field: [imp, imp, imp], hand: [choir]}"
    there = after(seats, "A: sing_together choir", "A: choose imp#2", "A: cancel")
    there.expect({"choir": {"zone": "hand"}, "imp#2": {"exerted": False}, "question": {"kind": "action"}})


def test_abilities_are_used_by_their_number() -> None:
    after("  A: {field: [gong], inkwell: 1}", "A: use gong 2").expect({"lore": {"A": 1}, "hand": {"A": 0}})
    after("  A: {field: [gong], inkwell: 1}", "A: use gong").expect({"lore": {"A": 0}, "hand": {"A": 1}})


def test_what_an_action_asks_first_may_stand_in_its_line() -> None:
    there = after("  A: {hand: [sneeze], inkwell: 1}\n  B: {field: [imp, imp]}", "A: play sneeze imp#2")
    there.expect({"imp#1": {"damage": 0}, "imp#2": {"damage": 1}})


def test_a_forced_answer_is_given_unless_the_script_gives_it() -> None:
    seats = "  A: {hand: [sneeze], inkwell: 1}\n  B: {field: [imp]}"
    after(seats, "A: play sneeze").expect({"imp": {"damage": 1}})
    after(seats, "A: play sneeze", "A: choose imp").expect({"imp": {"damage": 1}})
    there = after(seats, "A: play sneeze")
    there.expect({"question": {"seat": "A", "kind": "target", "options": ["imp"]}, "imp": {"damage": 0}})


def test_triggers_are_picked_or_put_in_order() -> None:
    seats = "  A: {field: [sage, bard, imp]}"
    there = after(seats, "A: quest sage", "A: choose bard")
    there.expect({"log": ["resolve A bard", "resolve A sage"]})
    there = after(seats, "A: quest sage", "A: order sage bard")
    there.expect({"log": ["resolve A sage", "resolve A bard"], "not_log": ["resolve A imp"], "lore": {"A": 3}})


def test_choosing_says_yes_first() -> None:
    there = after("  A: {field: [page, imp, sage]}", "A: quest page", "A: choose sage")
    there.expect({"sage": {"strength": 2}, "question": {"kind": "action"}})


def test_undo_goes_back_alone_or_by_agreement() -> None:
    seats = "  A: {field: [imp, imp], deck: 3}\n  B: {deck: 3}"
    after(seats, "A: quest imp#1", "A: undo").expect({"lore": {"A": 0}, "imp#1": {"exerted": False}})
    there = after(seats, "A: quest imp#1", "A: end")
    assert there.refused("A: undo") == ""
    there.do("A: undo agreed")
    there.expect({"question": {"seat": "A", "kind": "action"}, "lore": {"A": 1}})
    there.do("B: undo 0 agreed")
    there.expect({"lore": {"A": 0}})


def test_a_draw_needs_everybody() -> None:
    after("  A: {}", "A: draw").expect({"outcome": None})
    after("  A: {}", "A: draw", "B: draw").expect({"outcome": {"winners": [], "reason": "agreed_draw"}})
    after("  A: {}\n  C: {}", "A: draw", "A: end", "C: draw", "B: draw").expect({"outcome": None})


@pytest.mark.parametrize("word", ["concede", "leave", "time"])
def test_who_goes_loses(word: str) -> None:
    after("  A: {}\n  B: {}", f"B: {word}").expect({"outcome": "A", "question": None})
    after("  A: {}\n  C: {}", f"B: {word}").expect({"outcome": None, "question": {"seat": "A"}})


def test_zones_are_compared_in_order() -> None:
    ink = "inkwell: {ready: 1, exerted: 2}"
    there = after(f"  A: {{hand: [imp, sage], deck: [bard, {{filler: 3}}, imp], discard: [gong], {ink}}}")
    there.expect(
        {
            "A": {"hand": ["imp", "sage"], "deck": {"top": ["bard"], "bottom": ["imp"]}},
            "inkwell": {"A": {"ready": 1, "exerted": 2}},
            "discard": {"A": ["gong"]},
            "seats": {"B": {"deck": 10, "field": []}},
        }
    )
    with pytest.raises(Unmet, match="A's hand is imp, sage"):
        there.expect({"A": {"hand": ["sage", "imp"]}})
    with pytest.raises(Unmet, match="A's deck is bard, filler, filler, filler, imp"):
        there.expect({"A": {"deck": ["bard"]}})
    after("  A: {deck: [bard, {filler: 3}]}").expect({"A": {"deck": ["bard"]}})


def test_options_are_compared_without_order() -> None:
    there = after("  A: {hand: [sneeze], inkwell: 1}\n  B: {field: [imp, imp]}", "A: play sneeze")
    there.expect({"question": {"options": ["imp#2", "imp#1"]}})
    there.expect({"offered": ["choose imp#2"], "not_offered": ["choose sneeze"]})
    with pytest.raises(Unmet, match="it offers imp#2 as well"):
        there.expect({"question": {"options": ["imp#1"]}})


def test_turn_actions_are_options_too() -> None:
    there = after("  A: {field: [imp]}")
    there.expect({"question": {"options": ["quest imp", "end"]}})
    with pytest.raises(Unmet, match="imp is no option: A must decide: turn action"):
        there.expect({"question": {"options": ["imp"]}})


def test_triggers_of_one_card_are_told_apart_by_their_place() -> None:
    there = after("  A: {field: [sage, bard, imp]}", "A: quest sage")
    there.expect({"question": {"kind": "trigger", "options": ["bard", "sage"]}})
    there.do("A: choose 2")
    there.expect({"lore": {"A": 3}, "question": {"kind": "action"}})


def test_outcomes_and_questions_are_compared_in_every_part() -> None:
    there = after("  A: {lore: 19, field: [imp]}")
    for wanted, why in [
        ({"outcome": "A"}, "the game is not over"),
        ({"question": None}, "a question is open: A must decide"),
        ({"question": {"seat": "B"}}, "its seat is A"),
        ({"question": {"kind": "may"}}, "its kind is action"),
        ({"question": {"rule": "7.1.3"}}, "its rule is 4.3.2"),
        ({"offered": ["play imp"]}, '"play imp" is not offered'),
        ({"not_offered": ["quest imp"]}, '"quest imp" is offered'),
        ({"not_offered": {"play imp": "4.3.4.6"}}, '"play imp" is refused by .*, not 4.3.4.6'),
        ({"A": {"lore": 20}}, "A's lore is 19, not 20"),
        ({"D": {"lore": 0}}, "there is no seat D"),
        ({"A": {"inkwell": {"ready": 1}}}, "A's inkwell is 0 ready and 0 exerted"),
        ({"deck": {"A": 9}}, "A's deck has 10 cards, not 9"),
        ({"imp": {"under": "imp"}}, "imp: under is none, not imp"),
        ({"log": ["quest A"]}, 'the log has no "quest A" there'),
    ]:
        with pytest.raises(Unmet, match=why):
            there.expect(wanted)
    there.do("A: quest imp")
    there.expect({"outcome": {"winner": "A", "rule": "1.9.1.1", "reason": "lore"}, "question": None})
    for wanted, why in [
        ({"outcome": None}, "the game is over"),
        ({"outcome": {"winners": ["B"]}}, "winners: A"),
        ({"outcome": {"rule": "3.2.1.2"}}, "it ended by rule 1.9.1.1"),
        ({"outcome": {"reason": "decked"}}, "the reason is lore"),
        ({"question": {"kind": "action"}}, "no question is open"),
        ({"not_log": ["quest A imp 1"]}, 'the log has "quest A imp 1"'),
    ]:
        with pytest.raises(Unmet, match=why):
            there.expect(wanted)
    assert there.refused("A: quest imp") == there.refused("A: choose imp") == "3.2.1"


def test_views_are_compared_in_every_part() -> None:
    there = after("  A: {hand: [imp], field: [page], deck: 4, inkwell: 2}\n  B: {hand: [sage], discard: [gong]}")
    there.expect({"seen_by": {"B": {"A": {"field": ["page"], "deck": 4, "inkwell": {"ready": 2}}, "question": None}}})
    for wanted, why in [
        ({"names": ["imp"]}, "imp is not seen"),
        ({"shown": ["imp"]}, "shown are no cards"),
        ({"question": "may"}, "the open question is shown as none"),
        ({"log": ["turn"]}, 'the log has no "turn" there'),
        ({"A": {"lore": 1}}, "A's lore is 0"),
        ({"A": {"hand": 2}}, "A's hand is 1, not 2"),
        ({"A": {"deck": ["imp"]}}, "A's deck is not seen"),
        ({"A": {"field": ["imp"]}}, "A's field is seen as page"),
        ({"A": {"inkwell": {"exerted": 2}}}, "A's inkwell is 2 ready and 0 exerted"),
        ({"B": {"discard": []}}, "B's discard is seen as gong"),
        ({"page": {"exerted": True}}, "page: exerted is False, not True"),
    ]:
        with pytest.raises(Unmet, match=f"as B sees it, {why}"):
            there.expect({"seen_by": {"B": wanted}})


def test_a_view_is_compared_card_by_card() -> None:
    there = after("  A: {hand: [imp], field: [{card: sage, damage: 1}], discard: [gong]}\n  B: {}")
    there.expect(
        {
            "seen_by": {
                "A": {"imp": {"zone": "hand"}, "A": {"hand": ["imp"]}},
                "B": {
                    "imp": {"zone": "hidden"},
                    "sage": {"zone": "field", "damage": 1},
                    "A": {"hand": 1, "discard": ["gong"]},
                },
                "spectator": {"hidden": ["imp"], "names": ["sage"], "question": None, "A": {"lore": 0}},
            }
        }
    )
    with pytest.raises(Unmet, match="as B sees it, A's hand is not seen"):
        there.expect({"seen_by": {"B": {"A": {"hand": ["imp"]}}}})
    with pytest.raises(Unmet, match="as A sees it, imp is seen"):
        there.expect({"seen_by": {"A": {"hidden": ["imp"]}}})


def test_keywords_are_complete_as_a_list_and_some_as_a_map() -> None:
    there = after("  A: {field: [page]}")
    there.expect({"page": {"keywords": ["Support"]}})
    there.expect({"page": {"keywords": {"support": True, "ward": False}}})
    with pytest.raises(Unmet, match="page: keywords is support, not none"):
        there.expect({"page": {"keywords": []}})


@pytest.mark.parametrize(
    ("seats", "moves", "why"),
    [
        ("  A: {field: [page, imp]}", "  - A: quest page", "a question is left that the script does not answer"),
        ("  A: {field: [imp]}", '  - A: "yes"', '"yes" does not answer: A must decide: turn action (quest imp, end)'),
        ("  A: {field: [imp]}", "  - B: pass", "\"pass\" is B's, but A must decide"),
        ("  A: {field: [imp]}", "  - A: quest imp#2", "there is no card imp#2"),
        ("  A: {lore: 19, field: [imp]}", "  - A: quest imp", "the game is over, and no outcome is expected"),
        ("  A: {field: [imp]}", "  - A: quest imp\n    refused: '5.1.1'", '"quest imp" should be refused by 5.1.1'),
        ("  A: {field: [imp]}", "  - A: quest imp\n  - expect: {log: [quest B]}", 'the log has no "quest B" there'),
    ],
)
def test_a_script_is_played_strictly(seats: str, moves: str, why: str) -> None:
    found = faults(table(seats, f"moves:\n{moves}\n"))
    assert len(found) == 1
    assert why in found[0]


def test_a_question_that_the_last_move_expects_may_stay_open() -> None:
    def left(wanted: str) -> str:
        moves = f"moves:\n  - A: quest page\n  - expect: {{{wanted}}}\n"
        return " ".join(faults(table("  A: {field: [page, imp]}", moves)))

    assert left("question: {seat: A}") == ""
    assert "a question is left" in left("A: {lore: 1}")


@pytest.mark.parametrize(
    ("seats", "why"),
    [
        ("  A: {hand: [{card: imp, damage: 1}]}", "line 13, column 14: imp: only cards on the field have a state"),
        ("  A: {field: [{card: imp, face: down}]}", "line 13, column 15: imp: no card lies face down on the field"),
        ("  A: {field: [{exerted: true}]}", "line 13, column 15: an entry names a card, or so much filler"),
        (
            "  A: {field: [{card: imp, under: ghost}]}",
            "line 13, column 7: there is no card ghost in cards, nor in a set that is at hand",
        ),
    ],
)
def test_a_position_that_cannot_be_is_refused(seats: str, why: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        load(table(seats))
    assert str(caught.value) == why


def test_nobody_can_be_at_a_place_that_is_not_there() -> None:
    assert faults(table("  A: {field: [{card: imp, at: vault}]}")) == ["line 12: imp: there is no vault to be at"]


def test_cards_of_a_set_are_named_by_key() -> None:
    text = "game: lorcana\ntitle: A printed card\ncards: {child: HRT-001}\nseats: {A: {field: [child]}}\n"
    assert run(load(text, known_cards), GAMES["lorcana"]) == []
    with pytest.raises(ScenarioError, match="line 3, column 9: child: there is no card HRT-001"):
        load(text)


def test_both_texts_of_a_card_must_mean_the_same() -> None:
    card = '{type: action, name: Old Bell, cost: 1, text: {en: Draw 2 cards., ja: カードを3枚引く。}}'
    with pytest.raises(ScenarioError, match="line 3, column 9: bell: its texts say different things"):
        load(f"game: lorcana\ntitle: Two texts\ncards: {{bell: {card}}}\n")


# --- the three ways of running ---


def test_an_input_that_comes_to_something_else_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    there = position(table("  A: {field: [imp]}"), undo=True)
    honest = there.play.take

    def tampered(move: Input) -> list[Event]:
        events = honest(move)
        there.play.game.state.players[1].points += 1
        return events

    monkeypatch.setattr(there.play, "take", tampered)
    with pytest.raises(Unmet, match="came to something else when it was taken back and taken again"):
        there.do("A: quest imp")


@pytest.mark.parametrize("round_trip", [False, True])
def test_a_round_trip_makes_the_state_anew(round_trip: bool) -> None:
    there = position(table("  A: {field: [imp]}"), round_trip=round_trip)
    before = there.play.game.state
    there.do("A: quest imp")
    assert (there.play.game.state is not before) == round_trip


def test_what_is_only_tried_leaves_no_trace() -> None:
    there = position(table("  A: {field: [imp, page], hand: [sneeze], inkwell: 1}"))
    before = there.play.snapshot()
    there.expect({"offered": ["quest imp", "play sneeze"], "not_offered": {"challenge imp page": "4.3.6.6"}})
    there.expect({"not_offered": {"B: end": "1.5.1"}})
    for line in ("A: challenge imp page", "B: quest imp", "A: undo", "A: choose imp", "B: pass"):
        there.refused(line)
    with pytest.raises(Unmet, match="should be refused, but it is accepted"):
        there.refused("A: play sneeze")
    assert there.play.snapshot() == before


def test_a_fault_of_the_engine_is_told_and_ends_the_run(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(self: ScenarioTable, seat: str, words: str, *, only_try: bool = False) -> None:
        raise KeyError("a zone")

    monkeypatch.setattr(ScenarioTable, "attempt", broken)
    assert faults(EXAMPLE) == ["line 12: the engine broke: KeyError: 'a zone'"]


def test_a_seat_without_a_card_is_a_player_all_the_same() -> None:
    there = position(table("  A: {field: [imp]}\n  C: {deck: 0, lore: 3}"))
    there.expect({"lore": {"B": 0, "C": 3}})
    there.do("A: end")
    there.do("B: end")
    there.expect({"question": {"seat": "A"}, "log": ["left C"]})


# --- copies, stacks, counts ---


def test_copies_are_counted_seat_by_seat_as_they_are_written() -> None:
    there = after("  B: {hand: [imp], field: [imp]}\n  A: {discard: [imp], field: [imp, {card: imp, damage: 1}]}")
    for name, seat, zone in [
        ("imp#1", "B", "hand"),
        ("imp#2", "B", "field"),
        ("imp#3", "A", "discard"),
        ("imp#5", "A", "field"),
        ("B.imp#2", "B", "field"),
        ("A.imp", "A", "discard"),
    ]:
        there.expect({name: {"seat": seat, "zone": zone}})
    there.expect({"imp#5": {"damage": 1}})


@pytest.mark.parametrize(
    ("seats", "why"),
    [
        ("  A: {field: [imp#1], hand: [imp#1]}", "imp#1 lies in two places"),
        ("  A: {field: [imp, imp#3]}", "imp#3 is written, but there are not so many"),
        ("  A: {field: [B.imp]}", "B.imp lies with A"),
    ],
)
def test_a_copy_that_cannot_be_is_refused(seats: str, why: str) -> None:
    with pytest.raises(ScenarioError, match=why):
        load(table(seats))


STACK = "  A: {field: [{card: page, under: [imp, sage]}, imp]}"


def test_a_piece_goes_by_the_name_of_its_top_card() -> None:
    there = after(STACK)
    there.expect(
        {
            "page": {"zone": "field", "under": ["imp", "sage"]},
            "imp": {"zone": "field", "under": []},
            "imp#1": {"zone": "under"},
            "imp#2": {"zone": "field"},
            "sage": {"zone": "under"},
        }
    )
    there.do("A: quest imp")
    there.expect({"imp": {"exerted": True}, "page": {"exerted": False}})
    with pytest.raises(Unmet, match="sage lies beneath another card"):
        there.do("A: quest sage")
    with pytest.raises(Unmet, match="imp#1 lies beneath another card"):
        there.do("A: quest imp#1")


def test_a_trigger_goes_by_the_card_on_top_of_its_piece() -> None:
    there = after("  A: {field: [{card: sage, under: imp}, bard]}", "A: quest sage")
    there.expect({"question": {"kind": "trigger", "options": ["sage", "bard"]}})


def test_every_zone_may_be_counted() -> None:
    cards = "cards: {mule: {type: character, name: Mule, cost: 1, idea: 1}}"
    there = position(f"game: mlp\ntitle: Counts\n{cards}\nseats: {{A: {{slots: [mule, null], plans: {{I: mule}}}}}}\n")
    counts = {"slots": 1, "plans": 1, "stories": 4, "deck": 10, "scene_deck": 5, "scenes": 0, "hand": 0, "rest": 0}
    there.expect({"A": counts, "seen_by": {"B": {"A": counts}}})
    for zone, number in counts.items():
        with pytest.raises(Unmet, match=f"A's {zone} has {number} cards, not {number + 1}"):
            there.expect({zone: {"A": number + 1}})
    counts = {"field": 2, "hand": 1, "discard": 1, "inkwell": 3, "deck": 4}
    after("  A: {field: [imp, vault], hand: 1, discard: [gong], inkwell: 3, deck: 4}").expect({"A": counts})


# --- what was asked ---


def test_what_was_answered_by_itself_was_asked_all_the_same() -> None:
    seats = "  A: {hand: [sneeze], inkwell: 1}\n  B: {field: [imp]}"
    there = after(seats, "A: play sneeze")
    there.expect({"asked": ["target", {"seat": "A", "least": 1}], "not_asked": ["may", {"seat": "B"}]})
    there.expect({"imp": {"damage": 1}})
    with pytest.raises(Unmet, match="there was a question kind target: A's"):
        there.expect({"not_asked": ["target"]})
    with pytest.raises(Unmet, match="there was no question seat B, kind target"):
        there.expect({"asked": [{"seat": "B", "kind": "target"}]})
    there.do("A: end")
    there.expect({"not_asked": ["target"]})


def test_what_has_no_answer_is_not_asked() -> None:
    after("  A: {hand: [sneeze], inkwell: 1}", "A: play sneeze").expect({"not_asked": ["target"]})
    after("  A: {field: [page]}", "A: quest page").expect({"not_asked": ["may", "target"], "asked": ["action"]})
    with pytest.raises(ScenarioError, match="line 4, column 15: no question is of the kind maybe"):
        load("game: lorcana\ntitle: A kind that is none\nexpect:\n" + "  not_asked: [maybe]\n")


# --- repeating ---

LOOP = """\
game: lorcana
title: A mill that goes round
cards:
  mill: {type: character, name: Round Mill, cost: 1, strength: 1, willpower: 1, lore: 1, \
text: "{E} - Gain 1 lore. Ready this character."}
seats: {A: {field: [mill]}, B: {}}
"""


def test_a_loop_is_repeated_in_one_move() -> None:
    there = position(LOOP)
    assert there.refused("A: repeat 3") == "4.3.1"
    for _ in range(3):
        there.do("A: use mill")
    before = len(there.play.rows)
    there.do("A: repeat 3")
    there.expect({"lore": {"A": 6}, "not_offered": {"use mill": "7.1.7"}})
    assert len(there.play.rows) == before + 2


def test_a_loop_is_not_repeated_more_often_than_is_offered() -> None:
    there = position(LOOP)
    for _ in range(3):
        there.do("A: use mill")
    with pytest.raises(Unmet, match='"1000"" does not answer: A must decide: repeat'):
        there.do("A: repeat 1000")


# --- faults of the engine ---


@pytest.mark.parametrize("place", ["attempt", "differences"])
def test_play_that_never_comes_to_a_question_is_one_clear_line(place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def endless(*args: object, **more: object) -> None:
        raise WorkLimit("mill, wheel")

    monkeypatch.setattr(ScenarioTable, place, endless)
    line = {"attempt": 12, "differences": 15}[place]
    assert faults(EXAMPLE) == [f"line {line}: play goes on and on and never comes to a question: mill, wheel"]


@pytest.mark.parametrize("where", ["engine.scenario.table.seat_at", "data.scenario_files.load"])
def test_a_fault_anywhere_is_one_line_of_its_file(
    where: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def breaks(*args: object) -> None:
        raise KeyError("a zone\nthat is none")

    monkeypatch.setattr(where, breaks)
    (tmp_path / "good.yaml").write_text(EXAMPLE, "utf-8")
    failed = run_files([tmp_path])["failed"]
    assert [each["why"].removeprefix("line 7: ") for each in failed] == [
        "the engine broke: KeyError: 'a zone\\nthat is none'"
    ]
