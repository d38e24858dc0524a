"""The facts that cannot be tracked: rules texts and printed cards, in the folder that KOTATSU_FACTS names.

A test marked `facts`, or one that asks for the fixture `facts`, is skipped where there is no such folder. Where there
is one, such a skip fails the whole run: a check that was promised and left out must not look like one that passed.
"""

import os
import threading
from collections.abc import AsyncIterator, Iterator
from functools import partial
from itertools import count
from pathlib import Path
from random import Random

import aiosqlite.core
import pytest
from hypothesis import HealthCheck, settings

from data.compiled import build
from data.store import Store
from tests import forced, postgres
from tests.draws import SAME

VARIABLE = "KOTATSU_FACTS"
_stores = count(1)


def facts_folder() -> Path | None:
    """The folder of facts, or None where the variable is unset or names no folder."""
    name = os.environ.get(VARIABLE, "")
    return Path(name) if name and Path(name).is_dir() else None


@pytest.fixture(scope="session")
def facts() -> Path:
    """The folder of facts; skips the test where there is none."""
    folder = facts_folder()
    if folder is None:
        pytest.skip(f"{VARIABLE} names no folder of facts")
    return folder


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    """A store in a file of its own."""
    opened = await Store.open(tmp_path / "kotatsu.sqlite")
    yield opened
    await opened.close()


@pytest.fixture(scope="session")
def server() -> Iterator[str]:
    """A PostgreSQL server; its tests are skipped where none is installed, but not in CI."""
    if postgres.programs() is None:
        pytest.fail(postgres.MISSING) if postgres.must_be_there() else pytest.skip(postgres.MISSING)
    with postgres.served() as address:
        yield address


@pytest.fixture
def address(server: str) -> str:
    """A new empty store on the server."""
    return postgres.new_store(server, f"store_{next(_stores)}")


@pytest.fixture(autouse=True)
def same_decks(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the same is to be drawn at every run, a test's tables shuffle by the test's own name."""
    if SAME:
        monkeypatch.setattr("secrets.token_bytes", Random(request.node.nodeid).randbytes)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    missing = pytest.mark.skip(reason=f"{VARIABLE} names no folder of facts")
    whole = pytest.mark.skip(reason="no function of a compiled engine can be replaced")
    for item in items:
        if item.get_closest_marker("replaces") and build() == "compiled":
            item.add_marker(whole)
        if "facts" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.facts)
        if item.get_closest_marker("facts") and facts_folder() is None:
            item.add_marker(missing)


class SkippedFacts:
    """Counts the skipped tests of facts and fails the run for them. Reports reach it from every xdist worker."""

    def __init__(self) -> None:
        self.skipped: list[str] = []

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        about_facts = "facts" in report.keywords or VARIABLE in str(report.longrepr)
        if report.skipped and about_facts and not hasattr(report, "wasxfail"):
            self.skipped.append(report.nodeid)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.skipped and VARIABLE in str(report.longrepr):
            self.skipped.append(report.nodeid)

    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if self.skipped and session.exitstatus == pytest.ExitCode.OK:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        for test in self.skipped:
            terminalreporter.write_line(f"FAILED {test}: skipped, though {VARIABLE} names a folder", red=True)


def pytest_addoption(parser: pytest.Parser) -> None:
    forced.add_options(parser)


def pytest_configure(config: pytest.Config) -> None:
    forced.install(config)
    # A test that fails while it has a store open must not keep the run from ending.
    aiosqlite.core.Thread = partial(threading.Thread, daemon=True)  # type: ignore[attr-defined]
    # Where many workers share few cores, slow examples say nothing. CI must not fail by the luck of a draw.
    patient = [HealthCheck.too_slow]
    settings.register_profile("kotatsu", deadline=None, suppress_health_check=patient, derandomize=SAME)
    settings.load_profile("kotatsu")
    on_worker = hasattr(config, "workerinput")
    if facts_folder() is not None and not on_worker:
        config.pluginmanager.register(SkippedFacts(), "skipped-facts")
