"""Runs tests over and over in one process, with one rule after another switched off."""

from __future__ import annotations

import contextlib
import io
import signal
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from types import FrameType

import pytest
from _pytest.runner import runtestprotocol
from msgspec import Struct, field

from engine.kernel.rule import REGISTER, knocked_out

ROOT = Path(__file__).parents[2]
SUITE = ("tests/rules", "tests/kernel", "tests/scenarios")
SECONDS = 3
"""A test that takes longer with a rule switched off goes round in circles, and so has noticed."""

Report = Callable[["Result"], None]


class Result(Struct):
    """What became of one rule: whether it is registered, how many tests claim to show it, and which went red."""

    rule: str
    registered: bool = True
    marked: int = 0
    red: list[str] = field(default_factory=list)

    @property
    def survives(self) -> bool:
        """Nothing noticed that it was gone."""
        return not self.red


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
        self._report = report
        self._thorough = thorough

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if session.testsfailed:
            raise session.Interrupted("the suite cannot be collected")
        items = [item for item in session.items if not _is_async(item)]
        marked = _by_rule(items)
        signal.signal(signal.SIGALRM, _ring)
        green = [item for item in items if not self._goes_red(item)]
        self.broken = [item.nodeid for item in items if item not in green]
        for rule in self.rules:
            own = [item for item in marked.get(rule, ()) if item in green]
            result = Result(rule, rule in REGISTER, len(own))
            if result.registered:
                rest = [item for item in green if item not in own]
                result.red = self._knock_out(rule, own, rest)
            self.results.append(result)
            if self._report is not None:
                self._report(result)
        return True

    def _knock_out(self, rule: str, own: Iterable[pytest.Item], rest: Iterable[pytest.Item]) -> list[str]:
        with knocked_out(rule):
            red = [item.nodeid for item in own if self._goes_red(item)]
            if red and not self._thorough:
                return red
            found = (item.nodeid for item in rest if self._goes_red(item))
            return red + (list(found) if self._thorough else list(_first(found)))

    def _goes_red(self, item: pytest.Item) -> bool:
        signal.setitimer(signal.ITIMER_REAL, SECONDS)
        try:
            reports = runtestprotocol(item, nextitem=None, log=False)
        except TooLong:
            return True
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)
        return any(report.failed for report in reports)


def _first(found: Iterator[str]) -> Iterator[str]:
    for name in found:
        yield name
        return


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
    """A pytest plugin that only says which rules have a marked test."""

    def __init__(self) -> None:
        self.rules: dict[str, list[str]] = {}

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.rules = {rule: [item.nodeid for item in items] for rule, items in _by_rule(session.items).items()}
        return True


def run(bench: Bench | Collected, paths: Sequence[str] = SUITE) -> int:
    """Collect the suite and hand it to a bench, in silence; gives pytest's exit status."""
    there = [str(ROOT / path) for path in paths if (ROOT / path).is_dir()]
    with contextlib.redirect_stdout(io.StringIO()):
        return pytest.main([*there, "-q", "-p", "no:cacheprovider", "-p", "no:randomly", f"--rootdir={ROOT}"], [bench])
