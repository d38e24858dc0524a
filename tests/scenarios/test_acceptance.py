"""Every worked example of the rules documents has a scenario, a test that bears its id, or a reason to be left out."""

import re
from collections import defaultdict
from pathlib import Path

import pytest

from engine.games.lorcana.deck import check
from engine.games.registry import GAMES as RULES
from engine.kernel.cards.card import Card
from engine.reader import read
from engine.scenario.dialects import DIALECTS
from tests.knockout.register import inventory

HERE = Path(__file__).resolve().parent
GAMES = ("LOR", "MLP", "GOT", "HM", "PM")  # the games whose rules are there to be tested
TEST = re.compile(r"def test_(\w+)\(")
OF_DECKS = "LOR-gl-deck PM-priority-3 PM-ex-B1 PM-ex-B2 PM-ex-D2 PM-ex-D3 PM-ex-D5".split()
"""Of which decks may be played a scenario says nothing: it begins with cards on a table."""


def expanded(entry: str) -> list[str]:
    """The ids of one entry: `X-ex1/2` are two, `X / Y` as well; `X-a-1 / -2` and `X-a-1..2` name the topic once."""
    ids: list[str] = []
    for part in re.split(r" / |, ", entry):
        first, *others = part.strip().split("/")
        if first.startswith("-"):
            first = "-".join(ids[0].split("-")[:2]) + first
        if row := re.fullmatch(r"(.*?)(\d+)\.\.(?:-?[A-Z])?(\d+)", first):
            ids += [f"{row[1]}{number}" for number in range(int(row[2]), int(row[3]) + 1)]
            continue
        ids += [first, *(first[: -len(other)] + other for other in others)]
    return ids


def listed(facts: Path) -> list[str]:
    """All ids of the acceptance list of the games that are there."""
    text = (facts / "facts" / "acceptance-scenarios.md").read_text("utf-8")
    entries = re.findall(r"^- \*\*([^*]+)\*\*", text, re.MULTILINE)
    return [each for entry in entries for each in expanded(entry) if each.startswith(GAMES)]


def as_name(scenario: str) -> str:
    """How an id is written in the name of a test."""
    return re.sub(r"\W+", "_", scenario).casefold()


def shown() -> set[str]:
    """Ids that have a scenario file."""
    return {path.stem for path in HERE.rglob("*.yaml")}


def left_out() -> dict[str, str]:
    """Ids that no test shows, with the reason."""
    reasons = read((HERE / "out_of_scope.yaml").read_bytes())
    assert isinstance(reasons, dict)
    return reasons


def names_of_tests() -> str:
    """The names of all tests, one after the other."""
    return "\n".join(name for path in HERE.parent.rglob("test_*.py") for name in TEST.findall(path.read_text("utf-8")))


def test_ids_written_together_are_counted_one_by_one() -> None:
    assert expanded("LOR-10.8.3-ex1/2") == ["LOR-10.8.3-ex1", "LOR-10.8.3-ex2"]
    assert expanded("MLP-6.17.1.0-exA/B/C")[2] == "MLP-6.17.1.0-exC"
    assert expanded("LOR-gl-effect / LOR-gl-keyword") == ["LOR-gl-effect", "LOR-gl-keyword"]
    assert expanded("PM-dface-4 / -5") == ["PM-dface-4", "PM-dface-5"]
    assert expanded("PM-levelup / -M1") == ["PM-levelup", "PM-levelup-M1"]
    assert expanded("PM-ex-G1..G3") == ["PM-ex-G1", "PM-ex-G2", "PM-ex-G3"]
    assert expanded("PM-dface-S1..S3, -T1..-T4")[2:4] == ["PM-dface-S3", "PM-dface-T1"]


@pytest.mark.facts
def test_every_worked_example_is_a_scenario_or_left_out_for_a_reason(facts: Path) -> None:
    ids, files, reasons = listed(facts), shown(), left_out()
    assert len(ids) > 200
    assert [each for each in ids if each not in files and each not in reasons and each not in OF_DECKS] == []


def test_what_is_said_of_building_decks_has_a_test_of_its_name() -> None:
    names = names_of_tests()
    assert [each for each in OF_DECKS if as_name(each) not in names] == []


@pytest.mark.facts
def test_nothing_is_left_out_that_is_not_listed(facts: Path) -> None:
    ids = listed(facts)
    assert [each for each in left_out() if each.startswith(GAMES) and each not in ids] == []
    assert all(len(reason.split()) > 3 for reason in left_out().values())


def test_lor_gl_deck() -> None:
    """Sixty cards, two inks, four of a full name; every fault names its rule."""
    keys = [(ink, f"{ink}{number}") for ink in ("amber", "ruby", "steel") for number in range(8)]
    cards = {key: Card(key=key, kind="item", name={"en": key}, id_name=(key,), colors=(ink,)) for ink, key in keys}
    amber = [f"amber{number}" for number in range(8) for _ in range(4)]
    ruby = [f"ruby{number}" for number in range(7) for _ in range(4)]
    assert check([*amber, *ruby], cards) == []
    assert [fault.rule for fault in check([*amber, *ruby[1:]], cards)] == ["2.1.1.1"]
    assert [fault.rule for fault in check([*amber, *ruby[1:], "steel1"], cards)] == ["2.1.1.2"]
    assert [fault.rule for fault in check([*amber, *ruby[1:], "amber0"], cards)] == ["2.1.1.3"]


NUMBER = re.compile(r"(?:\d+-)?\d+(?:\.\d+)+[a-z]?")


def cited(value: object) -> set[str]:
    """Every rule number that a scenario names, whatever for."""
    if isinstance(value, dict):
        return set().union(*(cited(part) for key, part in value.items() if key not in ("title", "cards", "seats")))
    if isinstance(value, list):
        return set().union(*(cited(part) for part in value))
    return {value} if isinstance(value, str) and NUMBER.fullmatch(value) else set()


@pytest.mark.facts
@pytest.mark.parametrize("path", sorted(HERE.rglob("*-*.yaml")), ids=lambda path: path.stem)
def test_every_rule_that_a_scenario_names_is_in_the_rulebook(path: Path, facts: Path) -> None:
    prefix = DIALECTS[path.parent.name].prefix
    known = {number.removeprefix(prefix) for number in inventory(facts, prefix.strip())}
    assert sorted(cited(read(path.read_bytes())) - known) == []


def agreed_upon(game: str) -> dict[str, set[str]]:
    """The values of each setting with which some scenario of a game is played."""
    played: dict[str, set[str]] = defaultdict(set)
    for path in HERE.glob(f"{game}/*.yaml"):
        document = read(path.read_bytes())
        assert isinstance(document, dict)
        for flag, value in document.get("flags", {}).items():
            played[flag].add(str(value))
    return played


@pytest.mark.parametrize("game", ["quintuplets", "precious_memories"])
def test_each_open_reading_is_a_scenario_each_way(game: str) -> None:
    """The first value is the usual one, of which a scenario need not speak; of a long row another one will do."""
    readings = [flag for flag in RULES[game].flags if flag.rule]
    played = agreed_upon(game)
    assert readings
    for flag in readings:
        others = {str(value) for value in flag.values[1:]}
        assert played[flag.name] - {str(flag.usual)} if len(others) > 2 else played[flag.name] >= others, flag.name
