"""Chromium without a screen, and a page of a seat in one of its windows, used as a person uses it."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from selenium.common.exceptions import (
    ElementClickInterceptedException,
    ElementNotInteractableException,
    NoSuchElementException,
    StaleElementReferenceException,
)
from selenium.webdriver import ActionChains, Chrome, ChromeOptions, ChromeService
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.remote.webelement import WebElement
from selenium.webdriver.support.ui import WebDriverWait

ROOT = Path(__file__).resolve().parents[2]
SCREENSHOTS = ROOT / "build" / "screenshots"
PATIENCE = 180.0
PASSING = (
    StaleElementReferenceException,
    ElementClickInterceptedException,
    ElementNotInteractableException,
    NoSuchElementException,
)
SWITCHES = (
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
    "--force-device-scale-factor=1",
    "--lang=en-US",
)
WIDE, PHONE = (1360, 860), (390, 844)
#: What a test may bring about on purpose: a server that is away, a refusal by the seat API.
EXPECTED = ("net::ERR", "status of 400")
T = TypeVar("T")


def programs() -> tuple[str, str] | None:
    """Chromium (or Chrome) and its driver, or None where one of them is missing."""
    browser = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
    driver = shutil.which("chromedriver")
    return (browser, driver) if browser and driver else None


def must_be_there() -> bool:
    """Whether this run promised to be whole: continuous integration, or a machine with the facts."""
    return "CI" in os.environ or "KOTATSU_FACTS" in os.environ


def launch(profile: Path) -> Chrome:
    """A browser with a profile of its own. Raises RuntimeError where there is none."""
    found = programs()
    if found is None:
        raise RuntimeError("chromium and chromedriver are not installed")
    options = ChromeOptions()
    options.binary_location = found[0]
    for switch in (*SWITCHES, f"--user-data-dir={profile}", f"--window-size={WIDE[0]},{WIDE[1]}"):
        options.add_argument(switch)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    return Chrome(options=options, service=ChromeService(found[1]))


class Page:
    """A seat's page in a window of its own. Every look waits until what is sought is there."""

    def __init__(self, driver: Chrome, address: str) -> None:
        self.driver = driver
        driver.switch_to.new_window("window")
        self.handle = driver.current_window_handle
        self.size(*WIDE)
        driver.get(address)
        self.see("#places .place")

    def front(self) -> Page:
        """What follows happens in this window."""
        if self.driver.current_window_handle != self.handle:
            self.driver.switch_to.window(self.handle)
        return self

    def close(self) -> None:
        self.front().driver.close()
        self.driver.switch_to.window(self.driver.window_handles[0])

    # Looking

    def wait(self, why: str, look: Callable[[], T], timeout: float = PATIENCE) -> T:
        """The first result of `look` that is true; looking again while the page is being drawn."""
        self.front()
        waiting = WebDriverWait(self.driver, timeout, 0.05, ignored_exceptions=PASSING)
        return waiting.until(lambda _: look(), f"{why} on {self.driver.title!r}")

    def all(self, css: str) -> list[WebElement]:
        return self.front().driver.find_elements(By.CSS_SELECTOR, css)

    def see(self, css: str, words: str = "", timeout: float = PATIENCE) -> WebElement:
        """The last element that is shown and holds these words."""

        def look() -> WebElement | None:
            return next((one for one in reversed(self.all(css)) if one.is_displayed() and words in one.text), None)

        found = self.wait(f"nothing like {css} {words!r}", look, timeout)
        assert found is not None
        return found

    def gone(self, css: str, words: str = "") -> None:
        self.wait(
            f"{css} {words!r} is still there",
            lambda: not [one for one in self.all(css) if one.is_displayed() and words in one.text],
        )

    def js(self, script: str, *values: object) -> Any:
        return self.front().driver.execute_script(script, *values)

    def focused(self) -> WebElement:
        return self.front().driver.switch_to.active_element

    def complaints(self) -> list[str]:
        """What the browser's console holds of errors, those apart that a test wants."""
        return [
            one["message"]
            for one in self.front().driver.get_log("browser")
            if one["level"] == "SEVERE" and not any(words in one["message"] for words in EXPECTED)
        ]

    # Doing

    def click(self, css: str, words: str = "") -> None:
        def deed() -> bool:
            self.see(css, words).click()
            return True

        self.wait(f"cannot click {css} {words!r}", deed)

    def press(self, label: str, inside: str = "") -> None:
        """Clicks the newest button of a message that can be clicked and has this label."""
        self.click(f"{inside} .press:not(:disabled)", label)

    def keys(self, *keys: str) -> None:
        """Types into whatever has the focus."""
        self.front()
        ActionChains(self.driver).send_keys(*keys).perform()

    def chord(self, held: str, key: str) -> None:
        self.front()
        ActionChains(self.driver).key_down(held).send_keys(key).key_up(held).perform()

    def option(self, css: str, words: str) -> None:
        """Chooses in the first of the menus that has such an option."""
        self.see(css)
        self.wait(
            f"no option {words!r}",
            lambda: next((one.click() or one for one in self.all(f"{css} option") if one.text == words), None),
        )

    def line(self, pane: str = "server") -> WebElement:
        """The message line of a pane, focused."""
        found = self.see(f"#{pane}-line")
        found.click()
        return found

    def begin(self, words: str, offered: str = "") -> None:
        """Types the beginning of a command into the message line and takes the first that is offered."""
        self.line()
        self.keys(words)
        self.see(".offers .active", offered or words)
        self.keys(Keys.ENTER)
        self.see(".slots")

    def size(self, width: int, height: int) -> None:
        self.cdp(
            "Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=width < 600
        )

    def looks(self, kind: str) -> None:
        """`light` or `dark`, as the system would say it."""
        self.cdp("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": kind}])

    def cdp(self, command: str, **values: object) -> Any:
        return self.front().driver.execute_cdp_cmd(command, values)

    def loaded(self) -> None:
        """Pictures that are still on their way are waited for."""
        self.wait(
            "pictures are still loading",
            lambda: self.js(
                "return [...document.images].filter((one) => one.checkVisibility()).every((one) => {"
                "const at = one.getBoundingClientRect(); "
                "return one.complete || at.top > innerHeight || at.bottom < 0; })"
            ),
        )

    def shot(self, name: str) -> Path:
        """Keeps a screenshot, with its pictures."""
        self.loaded()
        SCREENSHOTS.mkdir(parents=True, exist_ok=True)
        path = SCREENSHOTS / f"{name}.png"
        self.driver.save_screenshot(str(path))
        return path
