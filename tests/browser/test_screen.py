"""One screen: a question with all its buttons stands under the lower half of its picture, at a desk and on a phone."""

from __future__ import annotations

from typing import Any

from selenium.webdriver.common.keys import Keys

from tests.browser.chromium import PHONE, Page
from tests.browser.conftest import Open
from tests.browser.players import PROMPT, go_to_the_board, move

DESKS = ((1440, 900), (1920, 1080))
SIZES = (*DESKS, PHONE)
STEPS = 6
LAID = """
const log = document.querySelector("#dm-log"), seen = log.getBoundingClientRect();
log.scrollTop = log.scrollHeight;
const one = [...log.querySelectorAll(".message")].filter((each) => each.querySelector("figure img")).pop();
const box = (node) => node.getBoundingClientRect();
const picture = box([...one.querySelectorAll("figure img")].pop());
const asked = [...one.querySelectorAll(".box, .box .text, .press, .choice")].map(box);
return {top: seen.top, bottom: seen.bottom, middle: (picture.top + picture.bottom) / 2, under: picture.bottom,
  first: Math.min(...asked.map((each) => each.top)), last: Math.max(...asked.map((each) => each.bottom))};
"""
WIDE = """
const shown = [...document.querySelectorAll("#server-log figure img")];
return shown.some((one) => one.naturalWidth >= 1440 && one.naturalWidth * 10 >= one.naturalHeight * 16);
"""


def check(page: Page) -> None:
    """At each size the picture's lower half, the question and its buttons are in sight, in this order."""
    for size in SIZES:
        page.size(*size)
        if size == PHONE:
            page.click("#tab-dm")
        page.loaded()
        page.js(LAID)
        laid: dict[str, Any] = page.js(LAID)
        assert laid["top"] <= laid["middle"], (size, laid)
        assert laid["under"] <= laid["first"], (size, laid)
        assert laid["last"] <= laid["bottom"], (size, laid)


def begin(page: Page, kind: str) -> None:
    page.see("#online.on", "online")
    page.begin(f"/{kind}")
    page.keys("lorcana")
    page.see(".offers .active", "Lorcana")
    page.keys(Keys.ENTER)
    page.keys(Keys.ENTER)
    page.see(PROMPT)


def test_a_question_and_its_buttons_stand_under_the_pictures_lower_half(seats: dict[str, str], windows: Open) -> None:
    page = windows(seats["Aoi"])
    begin(page, "practice")
    for _ in range(STEPS):
        check(page)
        page.size(*SIZES[0])
        move(page)
        page.see(PROMPT)


def test_what_a_lesson_says_stands_there_too(seats: dict[str, str], windows: Open) -> None:
    page = windows(seats["Aoi"])
    begin(page, "tutorial")
    check(page)
    assert "Step 1 of" in page.see("#dm-log .box .text").text


def test_whoever_plays_at_a_desk_may_have_wide_pictures(seats: dict[str, str], windows: Open) -> None:
    page = windows(seats["Aoi"])
    begin(page, "practice")
    page.size(*DESKS[0])
    page.press("My settings", "#dm-log")
    page.press("Wide pictures", "#dm-log")
    go_to_the_board(page)
    page.wait("no wide board", lambda: page.js(WIDE))
    for size in DESKS:
        page.size(*size)
        page.loaded()
        page.shot(f"wide-{size[0]}")
        page.js(LAID)
        laid = page.js(LAID)
        assert laid["last"] <= laid["bottom"], (size, laid)
