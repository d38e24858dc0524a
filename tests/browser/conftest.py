"""One browser a worker; each test gets a stand, and pages in windows of their own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from selenium.webdriver import Chrome

from tests.browser.chromium import Page, launch, must_be_there, programs
from tests.browser.stage import Stage

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
def stage(tmp_path: Path) -> Iterator[Stage]:
    made = Stage(tmp_path / "home")
    yield made
    made.close()


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
