"""Every worked example of the rules documents has a scenario, a test that bears its id, or a reason to be left out."""

import re
from pathlib import Path

import pytest

from engine.games.lorcana.deck import check
from engine.kernel.cards.card import Card
from engine.reader import read
from engine.scenario.dialects import DIALECTS
from tests.knockout.register import inventory

HERE = Path(__file__).resolve().parent
GAMES = ("LOR", "MLP", "GOT", "HM", "PM")  # the games whose rules are there to be tested
TEST = re.compile(r"def test_(\w+)\(")


def expanded(entry: str) -> list[str]:
    """The ids of one entry: `X-ex1/2` are two, `X / Y` as well."""
    ids = []
    for part in entry.split(" / "):
        first, *others = part.strip().split("/")
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


@pytest.mark.facts
def test_every_worked_example_is_shown_or_left_out_for_a_reason(facts: Path) -> None:
    ids, files, reasons, names = listed(facts), shown(), left_out(), names_of_tests()
    assert len(ids) > 45
    missing = [each for each in ids if each not in files and each not in reasons and as_name(each) not in names]
    assert missing == []


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
