"""Runs tests over and over in one process, with one rule after another switched off."""

from __future__ import annotations

import contextlib
import io
import signal
from collections.abc import Callable, Iterable, Sequence
from itertools import islice
from pathlib import Path
from types import FrameType
from typing import Literal

import pytest
from _pytest.runner import runtestprotocol
from msgspec import Struct, field

from engine.kernel.flow.rule_marks import REGISTER
from tests.knockout.switching import knocked_out

ROOT = Path(__file__).parents[2]
SUITE = ("tests/rules", "tests/kernel", "tests/scenarios")
SECONDS = 3
"""Processor time: a test that takes longer with a rule switched off goes round in circles, and so has noticed."""

Report = Callable[["Result"], None]


class Result(Struct):
    """What became of one rule: how many tests claim to show it, and which went red.

    A rule may be carried out at several sites: `silent` are the functions whose loss alone nothing noticed.
    """

    rule: str
    registered: bool = True
    marked: int = 0
    red: list[str] = field(default_factory=list)
    silent: list[str] = field(default_factory=list)

    @property
    def survives(self) -> bool:
        """Nothing noticed that it, or some site of it, was gone."""
        return not self.red or bool(self.silent)


class TooLong(BaseException):
    """The time for one test is over; nothing in the code under test may catch it."""


class Bench:
    """A pytest plugin in place of the usual run: collects once, then runs each rule's tests with the rule off.

    The tests marked with a rule are run first; only if all of them stay green, the whole suite is.
    """

    def __init__(self, rules: Sequence[str], report: Report | None = None, *, thorough: bool = False) -> None:
        self.rules = rules
        self.results: list[Result] = []
        self.broken: list[str] = []
        self._green: dict[str, bool] = {}
        self._report = report
        self._thorough = thorough

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if session.testsfailed:
            raise session.Interrupted("the suite cannot be collected")
        items = [item for item in session.items if not _is_async(item)]
        marked = _by_rule(items)
        signal.signal(signal.SIGPROF, _ring)
        for rule in self.rules:
            own = marked.get(rule, [])
            result = Result(rule, rule in REGISTER, len(own))
            if result.registered:
                self._knock_out(result, own, [item for item in items if item not in own])
            self.results.append(result)
            if self._report is not None:
                self._report(result)
        return True

    def _knock_out(self, result: Result, own: Sequence[pytest.Item], rest: Sequence[pytest.Item]) -> None:
        """Each site of a rule alone."""
        found: list[str] = []
        for number, function in enumerate(REGISTER[result.rule]):
            red = self._red(own, rest, result.rule, number)
            found += red
            if not red:
                result.silent.append(f"{function.__module__}.{function.__qualname__}")
        result.red = list(dict.fromkeys(found))

    def _red(self, own: Iterable[pytest.Item], rest: Iterable[pytest.Item], rule: str, site: int) -> list[str]:
        red = [item.nodeid for item in own if self._notices(item, rule, site)]
        if red and not self._thorough:
            return red
        others = (item.nodeid for item in rest if self._notices(item, rule, site))
        return red + (list(others) if self._thorough else list(islice(others, 1)))

    def _notices(self, item: pytest.Item, rule: str, site: int) -> bool:
        """Whether a test that is green goes red. One that is too slow by itself is not asked."""
        if item.nodeid not in self._green:
            outcome = self._run(item)
            self._green[item.nodeid] = outcome == "green"
            if outcome == "red":
                self.broken.append(item.nodeid)
        with knocked_out(rule, site):
            return self._green[item.nodeid] and self._run(item) != "green"

    def _run(self, item: pytest.Item) -> Literal["green", "red", "slow"]:
        signal.setitimer(signal.ITIMER_PROF, SECONDS)
        try:
            failed = [report for report in runtestprotocol(item, nextitem=None, log=False) if report.failed]
        except TooLong:
            return "slow"
        finally:
            signal.setitimer(signal.ITIMER_PROF, 0)
        if any(TooLong.__name__ in str(report.longrepr) for report in failed):
            return "slow"
        return "red" if failed else "green"


def _ring(number: int, frame: FrameType | None) -> None:
    raise TooLong


def _is_async(item: pytest.Item) -> bool:
    return item.get_closest_marker("asyncio") is not None


def _by_rule(items: Iterable[pytest.Item]) -> dict[str, list[pytest.Item]]:
    marked: dict[str, list[pytest.Item]] = {}
    for item in items:
        for mark in item.iter_markers("rules"):
            for rule in mark.args:
                marked.setdefault(rule, []).append(item)
    return marked


class Collected:
    """A pytest plugin that only says which tests are marked with which rules."""

    def __init__(self) -> None:
        self.rules: dict[str, list[str]] = {}

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.rules = {rule: [item.nodeid for item in items] for rule, items in _by_rule(session.items).items()}
        return True


def run(bench: Bench | Collected, paths: Sequence[str] = SUITE) -> int:
    """Collect the suite and hand it to a bench, in silence; gives pytest's exit status."""
    there = [str(ROOT / path) for path in paths if (ROOT / path).exists()]
    with contextlib.redirect_stdout(io.StringIO()):
        return pytest.main([*there, "-q", "-p", "no:cacheprovider", "-p", "no:randomly", f"--rootdir={ROOT}"], [bench])
