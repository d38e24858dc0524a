"""What people at the table do with the mouse, in words of the game's own buttons."""

from __future__ import annotations

from selenium.webdriver.common.keys import Keys

from tests.browser.chromium import Page

PROMPT = '#dm-log [data-custom^="k:"]:not(:disabled)'
BACKWARD = ("Back", "Start over", "Cancel", "戻る", "最初から", "やめる")
BOARD = "#server-log .message:not(.private) figure img"


def open_table(page: Page, game: str = "lorcana") -> None:
    """Types the command; the game's name stays the same in every language."""
    page.begin(f"/{game} open")
    page.keys(Keys.ENTER)
    page.see("#server-log .press.s3")


def choose_deck(page: Page, number: int) -> None:
    """One of the ready-made decks, in the private message with the menu of decks, which then says so instead."""
    page.click("#server-log .message.private .choice")
    page.see(".popup li")
    menus = len(page.all(".message.private .choice"))
    page.keys(*[Keys.ARROW_DOWN] * number, Keys.ENTER)
    page.gone(".popup")
    page.wait(
        "the deck is taken",
        lambda: not page.all(".choice.waiting") and len(page.all(".message.private .choice")) < menus,
    )


def go_to_the_board(page: Page) -> None:
    """To the thread of the match where it has one; boards come there, else into the channel."""
    threads = "#places ul ul .place"
    page.wait("no board yet", lambda: page.all(threads) or page.all(BOARD))
    if page.all(threads):
        page.click(threads)
    page.see(BOARD)


def prompts(page: Page) -> list[str]:
    """The custom ids of what this player may press."""
    found: list[str] = page.js(
        "return [...document.querySelectorAll(arguments[0])].map((one) => one.dataset.custom)", PROMPT
    )
    return found


def move(page: Page) -> None:
    """Presses the first thing that leads on, and waits until another question or none has taken its place."""
    before = prompts(page)

    def chosen() -> str:
        """The kind of what was clicked; a hand that is drawn anew meanwhile is looked at anew."""
        one = next((one for one in page.all(PROMPT) if one.text not in BACKWARD), None)
        kind = one.get_attribute("class") or "press" if one else ""
        if one is not None:
            one.click()
        return kind

    if "choice" in page.wait("cannot be pressed", chosen):
        page.see(".popup li")
        while page.all(".popup .press:disabled"):
            page.keys(" ", Keys.ARROW_DOWN)
        page.keys(*((Keys.TAB, Keys.ENTER) if page.all(".popup .press") else (Keys.ENTER,)))
    page.wait("the click shows", lambda: prompts(page) != before and not page.all("#dm-log .waiting"))
