"""What stands in the log: pictures, mentions, times, links; and the reader's place in it."""

from __future__ import annotations

import time

from selenium.webdriver.common.keys import Keys

from tests.browser.chromium import Page
from tests.browser.conftest import Open
from tests.browser.stage import Stage, button, picture, row

ALT = "Two rows of golden cards; Aoi decides."


def test_a_picture_opens_large_with_its_alt_text(page: Page, stage: Stage) -> None:
    stage.post(
        "board",
        picture("one"),
        picture("two"),
        attachments=[{"id": 0, "description": ALT}, {"id": 1, "description": "second"}],
    )
    frame = page.see("#server-log .frame")
    page.loaded()
    assert [one.get_attribute("alt") for one in page.all("#server-log .frame img")] == [ALT, "second"]
    small = page.all("#server-log .frame img")[0].size["width"]
    page.all("#server-log .frame")[0].click()
    page.see("#picture .caption", ALT)
    page.wait("it is drawn large", lambda: page.see("#picture .stage img").size["width"] > small * 1.3)
    page.shot("picture")
    fit = page.see("#picture .stage img").size["width"]
    page.keys("+", "+")
    page.wait("plus makes it larger", lambda: page.see("#picture .stage img").size["width"] > 1.9 * fit)
    page.keys("0", Keys.ARROW_RIGHT)
    page.see("#picture .caption", "second")
    page.keys(Keys.ESCAPE)
    page.gone("#picture")
    assert page.focused() == page.all("#server-log .frame")[0], "the focus is back where it was"
    assert frame.is_displayed()


def test_a_picture_opens_by_keyboard_and_by_enter_grows(page: Page, stage: Stage) -> None:
    stage.post("", picture("one"), attachments=[{"id": 0, "description": ALT}])
    page.js("arguments[0].focus()", page.see("#server-log .frame"))
    page.keys(Keys.ENTER)
    before = page.see("#picture .stage img").size["width"]
    page.keys(Keys.ENTER)
    page.wait("Enter zooms", lambda: page.see("#picture .stage img").size["width"] > before)
    page.keys(Keys.ESCAPE)
    page.gone("#picture")


def test_mentions_times_and_small_print(page: Page, stage: Stage) -> None:
    me, now = stage.id_of("Aoi"), int(time.time())
    stage.post(
        f"<@{me}> and <@{stage.id_of('Ben')}>: <t:{now + 29}:R>, <t:{now}:t>\n-# small\n-# print\n- one\n- two\n"
        "||secret|| <script>alert(1)</script>"
    )
    message = page.see("#server-log .message.pinged")
    assert page.see(".mention.me").text == "@Aoi"
    assert [one.text for one in page.all("#server-log .text li")] == ["one", "two"]
    assert [one.text for one in page.all("#server-log .text small")] == ["small", "print"]
    assert "<script>" in message.text, "text stays text"
    running = page.see("#server-log time[data-at]")
    first = running.text
    assert "second" in first
    page.wait("the time runs", lambda: running.text != first)
    page.click(".spoiler")
    page.wait("the spoiler opens", lambda: "open" in (page.see(".spoiler").get_attribute("class") or ""))
    page.see("#places .place")
    assert page.js("return document.title") == "Aoi · Kotatsu"


def test_jump_links_go_to_their_message_also_from_the_other_pane(page: Page, stage: Stage) -> None:
    goal = stage.post("the goal")
    for number in range(30):
        stage.post(f"filler {number}")
    address = f"https://discord.com/channels/{stage.bench.guild}/{stage.bench.channel}/{goal}"
    stage.post(
        f"Your turn: [Board]({address})",
        channel=stage.dm("Aoi"),
        components=row({"type": 2, "style": 5, "label": "Go", "url": address}),
    )
    page.see("#server-log .message", "filler 29")
    page.click("#dm-log a.jump", "Board")
    page.wait("the message has the focus", lambda: page.focused().get_attribute("id") == f"m{goal}")
    page.wait("it is in view", lambda: in_view(page, goal))
    page.click("#server .newest")
    page.wait("at the end again", lambda: at_end(page))
    page.click("#dm-log a.press", "Go")
    page.wait("a link button jumps too", lambda: in_view(page, goal))
    assert len(page.driver.window_handles) == 2, "no window of its own was opened"


def at_end(page: Page) -> bool:
    return bool(
        page.js(
            "const l = document.querySelector('#server-log');return l.scrollHeight - l.scrollTop - l.clientHeight < 3"
        )
    )


def top(page: Page, message: str) -> float:
    return float(page.js("return document.getElementById('m' + arguments[0]).getBoundingClientRect().top", message))


def in_view(page: Page, message: str) -> bool:
    return 0 < top(page, message) < 800


def test_the_reader_keeps_his_place_and_follows_at_the_end(page: Page, stage: Stage) -> None:
    said = [stage.post(f"message {number}\nwith a second line") for number in range(40)]
    page.see("#server-log .message", "message 39")
    page.wait("it follows", lambda: at_end(page))
    stage.post("", picture("late", (780, 500)))
    page.see("#server-log figure")
    page.wait("it follows pictures too", lambda: at_end(page))
    page.js("document.querySelector('#server-log').scrollTop = 900")
    page.see("#server .newest")
    kept = next(one for one in said if top(page, one) > 60)
    before = top(page, kept)
    stage.edit(said[0], content="now\nmuch\nlonger\nthan\nbefore")
    for number in range(3):
        stage.post(f"news {number}")
    page.see("#server .newest", "3 new")
    page.wait("he stays where he was", lambda: abs(top(page, kept) - before) < 2)
    assert page.see(".place.unread .badge")
    page.click("#server .newest")
    page.wait("at the end", lambda: at_end(page))
    page.gone("#server .newest")
    page.gone(".place.unread")


def test_a_change_further_up_than_is_shown_is_no_news(stage: Stage, windows: Open) -> None:
    first = stage.post("far up")
    for no in range(100):
        stage.post(str(no))
    page = windows(stage.seats["Aoi"])
    page.see("#server-log .message", "99")
    stage.edit(first, content="changed")
    last = stage.post("the newest")
    page.see(f"#m{last}")
    assert page.all(f"#m{first}") == []
    page.click("#server-log .opening .press")
    page.see(f"#m{first}", "changed")


def test_boards_that_replace_each_other_do_not_shake_the_reader_off(page: Page, stage: Stage) -> None:
    last = ""
    for number in range(6):
        if last:
            stage.edit(last, components=[])
        last = stage.post(
            f"board {number}\n-# what happened",
            picture(f"board {number}", (780, 500 + 40 * number)),
            components=row(button()),
        )
    page.see("#server-log .message", "board 5")
    page.wait("it follows", lambda: at_end(page))
    page.gone("#server .newest")
    page.gone(".place.unread")


def test_the_keyboard_walks_through_messages_and_back_to_the_line(page: Page, stage: Stage) -> None:
    said = [stage.post(f"message {number}") for number in range(5)]
    page.see("#server-log .message", "message 4")
    page.js("document.querySelector('#server-log').focus()")
    page.keys(Keys.ARROW_UP, Keys.ARROW_UP)
    assert page.focused().get_attribute("id") == f"m{said[3]}"
    page.keys(Keys.HOME)
    assert page.focused().get_attribute("id") == f"m{said[0]}"
    page.keys(Keys.ESCAPE)
    assert page.focused().get_attribute("id") == "server-line"
    stage.post("board", components=row(button("a", label="A"), button("b", disabled=True), button("c", label="C")))
    page.see(".press", "C")
    page.js("document.querySelector('#server-log').focus()")
    page.keys(Keys.ARROW_UP, Keys.ENTER)
    assert page.focused().text == "A", "Enter goes into a message"
    page.keys(Keys.ARROW_RIGHT)
    assert page.focused().text == "C", "arrows go from button to button"


def test_what_only_i_see_says_so_and_can_be_dismissed(page: Page, stage: Stage, windows: object) -> None:
    board = stage.post("board", components=row(button()))
    page.press("Go")
    stage.answer(stage.heard(3), 4, {"content": "a hand", "flags": 64})
    private = page.see("#server-log .message.private")
    assert "Only you can see this" in private.text
    ben = windows(stage.seats["Ben"])  # type: ignore[operator]
    ben.see(f"#m{board}")
    assert not ben.all(".message.private")
    page.click("#server-log .dismiss")
    page.gone("#server-log .message.private")


def test_a_message_that_is_drawn_anew_keeps_focus_and_picture(page: Page, stage: Stage) -> None:
    board = stage.post("board", picture("one"), components=row(button(), button("stop", label="Stop")))
    stop = page.see(".press", "Stop")
    page.js("arguments[0].focus(); document.querySelector('.frame img').dataset.known = 'yes'", stop)
    stage.edit(board, content="changed")
    page.see("#server-log .text", "changed")
    assert page.focused().get_attribute("data-custom") == "stop"
    assert page.see("#server-log .frame img").get_attribute("data-known") == "yes", "no flicker: not fetched again"
    stage.edit(board, components=row(button()))
    page.gone(".press", "Stop")
    assert page.focused().get_attribute("id") == f"m{board}"
