"""A short game by clicking, two seats in two windows, as `make play` offers it to a newcomer."""

from __future__ import annotations

from selenium.webdriver.common.keys import Keys

from tests.browser.chromium import PHONE
from tests.browser.conftest import Open
from tests.browser.players import BOARD, choose_deck, go_to_the_board, move, open_table, prompts


def test_two_friends_begin_a_game_and_make_their_moves(seats: dict[str, str], windows: Open) -> None:
    aoi, ben = windows(seats["Aoi"]), windows(seats["Ben"])
    ben.click("#open-settings")
    ben.option("#settings select", "日本語")
    ben.see("#settings h2", "設定")
    ben.keys(Keys.ESCAPE)
    aoi.see("#online.on", "online")
    open_table(aoi)
    ben.press("Join")
    choose_deck(ben, 0)
    aoi.press("Deck")
    choose_deck(aoi, 1)
    aoi.shot("lobby")
    ben.press("Ready", "#server-log")
    aoi.press("Ready", "#server-log")
    for page in (aoi, ben):
        go_to_the_board(page)
    first = aoi.see(BOARD).get_attribute("alt")
    for _ in range(6):
        page = aoi.wait("somebody is asked", lambda: next((one for one in (aoi, ben) if prompts(one)), None))
        assert page is not None
        move(page)
    aoi.wait("the board follows", lambda: aoi.see(BOARD).get_attribute("alt") != first)
    for looks in ("light", "dark"):
        aoi.looks(looks)
        aoi.shot(f"game-{looks}")
    ben.shot("game-japanese")
    ben.size(*PHONE)
    ben.shot("game-phone-board")
    ben.click("#tab-dm")
    ben.see("#dm-log .message")
    ben.shot("game-phone-hand")
    assert ben.js("return document.documentElement.scrollWidth") == PHONE[0]
