"""The knock-out runs themselves, and a sample of them. The whole run is `python -m tests.knockout`."""

from __future__ import annotations

import functools
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from data.rules.digests import digests
from engine.kernel.flow.rule_marks import REGISTER, rule
from tests.knockout.bench import ROOT
from tests.knockout.coverage import places, read
from tests.knockout.register import GAMES, MULTIPLAYER, NO_KNOCK_OUT, inventory, registered, required
from tests.knockout.stand_ins import STAND_INS, place
from tests.knockout.switching import knocked_out

RULING = re.compile(r"\bR-PM-\d+\b")


def knock_out(*arguments: str) -> tuple[int, dict[str, object]]:
    """A run in a process of its own; its exit status and document."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.knockout", *arguments], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.stdout, done.stderr
    return done.returncode, json.loads(done.stdout)


@functools.cache
def listed() -> dict[str, dict[str, list[str]]]:
    """Where each rule of all games stands, and which tests are marked with it."""
    _, rows = knock_out("--list")
    return rows  # type: ignore[return-value]


@pytest.mark.parametrize(("game", "prefix"), GAMES.items())
def test_the_page_names_every_rule_with_its_places_and_no_other(game: str, prefix: str) -> None:
    """Every rule that constrains or does something; what only defines a word may be registered, and is not switched
    off."""
    told = read((ROOT / "docs" / "coverage.md").read_text("utf-8"))[game]
    numbers = [number.partition(" ")[2] for number in registered(prefix)]
    wanted = [each for each in numbers if digests(game)[each].kind in "CP" or each in MULTIPLAYER]
    assert told == {each: places(f"{prefix} {each}") for each in wanted}


def test_a_function_that_is_knocked_out_comes_back():
    @rule("TEST 1")
    def seven() -> int | None:
        return 7

    with knocked_out("TEST 1"):
        assert seven() is None
    assert seven() == 7
    del REGISTER["TEST 1"]


def test_what_stands_in_is_told_by_place_and_by_rule_where_there_are_several(monkeypatch: pytest.MonkeyPatch):
    @rule("TEST 2")
    @rule("TEST 4")
    def same(number: int) -> int:
        return number

    monkeypatch.setitem(STAND_INS, place(same), "lambda number: -number")  # type: ignore[arg-type]
    monkeypatch.setitem(STAND_INS, f"{place(same)} TEST 4", "0")  # type: ignore[arg-type]
    for number, stands in (("TEST 2", -3), ("TEST 4", 0)):
        with knocked_out(number):
            assert same(3) == stands
        assert same(3) == 3
        del REGISTER[number]


def test_one_site_of_several_can_be_switched_off_alone():
    @rule("TEST 3")
    def one() -> bool:
        return True

    @rule("TEST 3")
    def other() -> bool:
        return True

    with knocked_out("TEST 3", 1):
        assert (one(), other()) == (True, None)
    del REGISTER["TEST 3"]


def test_nothing_stands_in_for_what_is_not_there():
    marked = {(place(function), number) for number, functions in REGISTER.items() for function in functions}
    known = {at for at, _ in marked} | {f"{at} {number}" for at, number in marked}
    assert STAND_INS.keys() - known == set()


@pytest.mark.parametrize(
    ("game", "rows"),
    [("lorcana", 232), ("mlp", 173), ("quintuplets", 248), ("harem_master", 129), ("precious_memories", 111)],
)
def test_every_rule_that_constrains_or_does_something_is_registered_and_shown(game: str, rows: int, facts: Path):
    rules = required(facts, GAMES[game])
    assert len(rules) == rows
    assert [number for number in rules if number not in REGISTER] == []
    assert [number for number in rules if not listed()[number]["tests"]] == []


def test_no_function_and_no_test_names_a_rule_that_is_not_there(facts: Path):
    known = inventory(facts) | inventory(facts, "MLP") | inventory(facts, "GOT") | inventory(facts, "HM")
    ruled = RULING.findall((ROOT / "docs" / "rulings.md").read_text("utf-8"))
    known = {*known, *inventory(facts, "PM"), *(f"PM {each}" for each in ruled)}  # its base rules are rulings
    numbers = [*(number for prefix in GAMES.values() for number in registered(prefix)), *listed(), *NO_KNOCK_OUT]
    assert [number for number in numbers if number not in known] == []


def test_what_cannot_be_switched_off_is_not_registered_and_is_shown_all_the_same(facts: Path):
    assert [number for number in NO_KNOCK_OUT if number in REGISTER] == []
    shown = [number for number, row in listed().items() if row["tests"]]
    assert [number for number in NO_KNOCK_OUT if number not in shown] == []


def test_a_sample_of_rules_is_missed_when_it_is_gone():
    sample = ["LOR 1.9.5", "LOR 4.3.6.8", "LOR 8.7.9", "LOR 10.2.3", "LOR 退場", "MLP 6-14.2.0"]
    status, document = knock_out(*(word for number in sample for word in ("--only", number)), "--json")
    assert (status, document["survivors"]) == (0, [])
    assert sorted(row["rule"] for row in document["rules"] if row["red"]) == sorted(sample)  # type: ignore[attr-defined]


def test_a_rule_that_nothing_shows_survives_and_fails_the_run():
    script = (
        "from tests.knockout.bench import Bench, run\n"
        "from engine.kernel.flow.rule_marks import rule\n"
        "@rule('LOR 0.0')\n"
        "def unused(): return None\n"
        "bench = Bench(['LOR 0.0', 'LOR 0.1', 'LOR 2.1.1.1'])\n"
        "run(bench, ['tests/rules/lorcana/test_2_decks.py'])\n"
        "print([(result.registered, result.survives) for result in bench.results])\n"
    )
    done = subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[(True, True), (False, True), (True, False)]"
