"""Channels, threads and direct messages: beside each other, or behind tabs on a phone; what is unread; what is lost."""

from __future__ import annotations

from selenium.webdriver.common.keys import Keys

from tests.browser.chromium import PHONE, Page
from tests.browser.stage import Stage, picture


def test_on_a_wide_screen_channel_and_messages_stand_side_by_side(page: Page, stage: Stage) -> None:
    stage.post("a hand", channel=stage.dm("Aoi"))
    stage.post("a board")
    boxes = [page.see(f"#{name} .message").rect for name in ("server", "dm")]
    assert boxes[0]["x"] + boxes[0]["width"] <= boxes[1]["x"]
    assert not page.all("#tabs")[0].is_displayed()


def test_on_a_phone_they_are_tabs_with_marks(page: Page, stage: Stage) -> None:
    page.size(*PHONE)
    stage.post("a board", picture("board"))
    page.see("#server-log .message", "a board")
    stage.post("your hand", channel=stage.dm("Aoi"))
    page.see("#tab-dm .badge", "1")
    page.shot("phone-unread")
    page.js("arguments[0].focus()", page.see("#tab-server"))
    page.keys(Keys.ARROW_RIGHT, Keys.ENTER)
    assert page.see("#tab-dm").get_attribute("aria-selected") == "true"
    page.see("#dm-log .message", "your hand")
    page.gone("#server-log")
    page.gone("#tab-dm .badge")
    assert page.js("return document.documentElement.scrollWidth") == PHONE[0], "nothing sticks out"
    page.click("#tab-side")
    page.see("#places .place", "table")
    page.click("#places .place", "table")
    page.see("#server-log .message", "a board")
    stage.thread("Aoi and Ben: a game with a long name")
    page.click("#tab-side")
    page.click("#places .place", "a long name")
    name, tab = page.see("#tab-server .name", "↳ Aoi and Ben").rect, page.see("#tab-server").rect
    assert tab["x"] <= name["x"] < name["x"] + name["width"] <= tab["x"] + tab["width"], "it begins at its beginning"


def test_threads_stand_under_their_channel_and_open(page: Page, stage: Stage) -> None:
    room = stage.thread("Game 1: Aoi and Ben")
    place = page.see("#places ul ul .place", "Game 1")
    assert "unread" not in (place.get_attribute("class") or "")
    stage.post(f"<@{stage.id_of('Aoi')}> it is your turn", channel=room)
    page.see("#places ul ul .badge", "1")
    page.wait("the title counts", lambda: page.driver.title.startswith("(1) "))
    page.click("#places .place", "Game 1")
    page.see("#server-log .message.pinged", "it is your turn")
    page.see("#server-title", "Game 1: Aoi and Ben")
    assert page.see("#places [aria-current=page]", "Game 1").text.startswith("Game 1")
    page.gone("#places .unread")
    assert "Game 1" in (page.line().get_attribute("placeholder") or "")
    page.shot("thread")
    page.click("#server .back", "#table")
    page.see("#server-title", "table")
    lobby = stage.post("the lobby")
    page.see(f"#m{lobby}")
    stage.ask("POST", f"/channels/{stage.bench.channel}/messages/{lobby}/threads", {"name": "Game 2"})
    page.click(f"#m{lobby} .branch .mention", "Game 2")
    page.see("#server-title", "Game 2")


def test_threads_that_are_over_fold_away_until_something_comes(page: Page, stage: Stage) -> None:
    over, room = stage.thread("yesterday's game"), stage.thread("today's game")
    page.see("#places .place", "today's game")
    stage.ask("PATCH", f"/channels/{over}", {"archived": True})
    page.see("#places summary", "1 closed")
    page.gone("#places .place", "yesterday's game")
    page.click("#places summary", "1 closed")
    page.click("#places .place", "yesterday's game")
    page.see("#server-title", "yesterday's game")
    assert page.see("#places [aria-current=page]", "yesterday's game").text == "yesterday's game"
    page.click("#places .place", "today's game")
    page.see("#server-title", "today's game")
    stage.post("again", channel=over)
    page.see("#places .place.unread", "yesterday's game")
    assert room


def test_channels_are_walked_through_by_arrows(page: Page, stage: Stage) -> None:
    stage.thread("one")
    stage.thread("two")
    page.see("#places .place", "two")
    page.js("document.querySelector('#places [tabindex=\"0\"]').focus()")
    page.keys(Keys.ARROW_DOWN, Keys.ARROW_DOWN)
    assert page.focused().text == "two"
    page.keys(Keys.ENTER)
    page.see("#server-title", "two")


def test_what_came_while_nobody_looked_is_below_a_line(page: Page, stage: Stage, windows: object) -> None:
    stage.post("old")
    page.see("#server-log .message", "old")
    room = stage.thread("room")
    page.click("#places .place", "room")
    page.see("#server-title", "room")
    stage.post("new")
    page.see("#places .place.unread", "table")
    again = windows(stage.seats["Aoi"])  # type: ignore[operator]
    assert room
    assert again.see("#server-log .divider + .message").text.endswith("new"), "also in a page that was opened since"


def test_a_lost_connection_is_told_and_mended(page: Page, stage: Stage) -> None:
    stage.post("before")
    page.see("#server-log .message", "before")
    stage.stop()
    page.see("#banner.lost", "Connection lost")
    page.line()
    page.keys("into the void", Keys.ENTER)
    page.see("#notice", "Connection lost")
    assert page.see("#server-line").get_attribute("value") == "into the void", "nothing typed is lost"
    page.shot("offline")
    stage.start()
    page.gone("#banner")
    stage.post("after")
    page.see("#server-log .message", "after")


def test_a_bot_that_is_away_is_told(page: Page, stage: Stage) -> None:
    stage.pull_out()
    page.see("#banner", "not connected")
    page.see("#online.off", "offline")
    stage.run(stage.plug_in())
    page.see("#online.on", "online")
    page.gone("#banner")
