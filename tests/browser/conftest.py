"""One browser a worker; each test gets a stand, and pages in windows of their own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from selenium.webdriver import Chrome

from tests import warm
from tests.browser.chromium import ROOT, Page, launch, must_be_there, programs
from tests.browser.stage import Stage
from tests.draws import seed_of_test
from tests.rehearsal.conftest import still

__all__ = ["still"]

Open = Callable[[str], Page]


@pytest.fixture(scope="session")
def chromium(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Chrome]:
    if programs() is None:
        reason = "needs Debian's packages chromium and chromium-driver"
        pytest.fail(reason) if must_be_there() else pytest.skip(reason)
    driver = launch(tmp_path_factory.mktemp("profile"))
    yield driver
    driver.quit()


@pytest.fixture
def stage(tmp_path: Path, still: None) -> Iterator[Stage]:
    made = Stage(tmp_path / "home")
    yield made
    made.close()


def as_drawn(site: Path, seed: str) -> dict[str, str]:
    """The environment in which every process of Python draws by a seed; without one, by chance."""
    if not seed:
        return {}
    site.mkdir()
    lines = (
        "import secrets",
        "from tests.draws import SameDraws",
        f"secrets.token_bytes = SameDraws({seed!r}).token_bytes",
    )
    (site / "sitecustomize.py").write_text("\n".join(lines), "utf-8")
    return {"PYTHONPATH": os.pathsep.join((str(site), str(ROOT)))}


@pytest.fixture
def seats(tmp_path: Path) -> Iterator[dict[str, str]]:
    """The whole of it, bot and rehearsal server, as `bot.py rehearse` starts it: the addresses of two seats."""
    env = {name: value for name, value in os.environ.items() if name != "DISCORD_TOKEN"}
    env |= as_drawn(tmp_path / "site", seed_of_test())
    warm.lend(tmp_path / "kotatsu")
    with (tmp_path / "log").open("wb") as log:
        process = subprocess.Popen(
            [sys.executable, str(ROOT / "bot.py"), "rehearse", "--json", "--seats", "2"],
            cwd=tmp_path,
            env=env | {"KOTATSU_HOME": str(tmp_path / "kotatsu")},
            stdout=subprocess.PIPE,
            stderr=log,
        )
        try:
            assert process.stdout is not None
            yield json.loads(process.stdout.readline())["seats"]
        finally:
            process.kill()
            process.communicate()


@pytest.fixture
def windows(chromium: Chrome) -> Iterator[Callable[[str], Page]]:
    """Opens addresses in windows of their own; at the end no page may have complained."""
    opened: list[Page] = []

    def open_(address: str) -> Page:
        opened.append(Page(chromium, address))
        return opened[-1]

    yield open_
    complaints = [one for page in opened for one in page.complaints()]
    for page in opened:
        page.close()
    assert complaints == []


@pytest.fixture
def page(stage: Stage, windows: Open) -> Page:
    """Aoi's page, with the bot connected."""
    made = windows(stage.seats["Aoi"])
    made.see("#online", "online")
    return made
