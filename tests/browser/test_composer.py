"""Slash commands are completed while they are typed, with the keyboard alone."""

from __future__ import annotations

import pytest
from selenium.webdriver.common.keys import Keys

from tests.browser.chromium import Page
from tests.browser.stage import Stage

PLAY = {
    "name": "tea",
    "description": "Things about tea",
    "name_localizations": {"ja": "お茶"},
    "options": [
        {
            "type": 1,
            "name": "pour",
            "description": "Pours a cup",
            "name_localizations": {"ja": "注ぐ"},
            "description_localizations": {"ja": "一杯注ぎます"},
            "options": [
                {
                    "type": 3,
                    "name": "leaf",
                    "description": "Which leaf",
                    "required": True,
                    "autocomplete": True,
                    "name_localizations": {"ja": "茶葉"},
                },
                {"type": 6, "name": "guest", "description": "For whom", "required": True},
                {"type": 4, "name": "cups", "description": "How many cups", "min_value": 1, "max_value": 9},
                {
                    "type": 3,
                    "name": "heat",
                    "description": "How hot",
                    "choices": [
                        {"name": "Boiling", "value": "b", "name_localizations": {"ja": "熱湯"}},
                        {"name": "Warm", "value": "w"},
                    ],
                },
            ],
        },
        {"type": 1, "name": "clear", "description": "Clears the table"},
    ],
}
LEAVES = [{"name": name, "value": name.lower()} for name in ("Sencha", "Gyokuro", "Hojicha")]


def names(page: Page) -> list[str]:
    return [one.text for one in page.all(".offers .name") if one.is_displayed()]


def test_a_command_is_found_and_filled_in_by_keyboard(page: Page, stage: Stage) -> None:
    stage.commands(PLAY)
    page.line()
    page.keys("/po")
    assert page.see(".offers .active .name").text == "/tea pour"
    assert page.see(".offers .active small").text == "Pours a cup"
    assert page.see(".offers .active .mark", "guest"), "required options are named at once"
    page.keys(Keys.ENTER)
    completion = stage.heard(4)
    assert "leaf" in page.see(".composer .status").text
    assert "required" in page.see(".composer .status").text
    stage.answer(completion, 8, {"choices": LEAVES})
    page.see(".offers li.active", "Sencha")
    page.shot("slash-autocomplete")
    page.keys(Keys.ARROW_DOWN, Keys.ARROW_DOWN, Keys.ARROW_UP)
    assert page.see(".offers li.active").text == "Gyokuro"
    active = page.focused().get_attribute("aria-activedescendant")
    assert page.see(f"[id='{active}']").text == "Gyokuro"
    page.keys(Keys.ENTER)
    page.see(".offers li.active", "@Aoi")
    page.keys("be")
    page.see(".offers li.active", "@Ben")
    page.keys(Keys.TAB)
    page.see(".offers .name", "cups")
    assert names(page) == ["cups", "heat"]
    page.keys("he", Keys.ENTER)
    page.see(".offers li.active", "Boiling")
    page.keys(Keys.ENTER, Keys.ENTER)
    stage.heard(2)
    sent = next(
        one
        for one in iter(stage.data, None)
        if one["name"] == "tea" and not any(each.get("focused") for each in one["options"][0]["options"])
    )
    assert {one["name"]: one["value"] for one in sent["options"][0]["options"]} == {
        "leaf": "gyokuro",
        "guest": stage.id_of("Ben"),
        "heat": "b",
    }
    page.wait("the line has the focus again", lambda: page.focused().get_attribute("id") == "server-line")


def test_what_is_required_is_asked_for_and_escape_goes_back(page: Page, stage: Stage) -> None:
    stage.commands(PLAY)
    page.begin("/tea pour")
    stage.answer(stage.heard(4), 8, {"choices": []})
    page.see(".offers .empty")
    page.keys(Keys.ESCAPE)
    page.gone(".offers")
    page.keys(Keys.ENTER)
    assert "“leaf” is required" in page.see(".status.bad").text
    assert page.focused().get_attribute("aria-invalid") == "true"
    page.keys(Keys.ESCAPE)
    page.wait("the plain line is back", lambda: page.focused().get_attribute("value") == "/tea pour")
    page.see(".offers .active")
    page.keys(Keys.ESCAPE)
    page.gone(".offers")
    page.keys(Keys.ESCAPE)
    assert page.focused().get_attribute("value") == ""


def test_a_wrong_value_stays_to_be_mended_and_silence_is_told(page: Page, stage: Stage) -> None:
    stage.commands(
        PLAY,
        {
            "name": "count",
            "description": "Counts",
            "options": [{"type": 4, "name": "to", "description": "How far", "required": True, "max_value": 9}],
        },
    )
    page.begin("/count")
    page.keys("12", Keys.ENTER)
    page.see(".status.bad", "between")
    page.keys(Keys.BACKSPACE, Keys.ENTER)
    page.see(".status", "Waiting")
    stage.silent()
    page.see("#server-log .note.bad", "did not respond")
    page.click("#server-log .dismiss")
    page.gone("#server-log .note.bad")


def test_a_line_is_sent_by_enter_and_broken_by_shift(page: Page, stage: Stage) -> None:
    page.line()
    page.keys("two")
    page.chord(Keys.SHIFT, Keys.ENTER)
    page.keys("lines **loud**", Keys.ENTER)
    assert page.see("#server-log .text").text == "two\nlines loud"
    page.see("#server-log .text strong", "loud")
    assert page.focused().get_attribute("value") == ""


def test_commands_are_read_in_japanese(page: Page, stage: Stage) -> None:
    stage.commands(PLAY)
    page.click("#open-settings")
    page.option("#settings select", "日本語")
    page.see("#settings h2", "設定")
    page.keys(Keys.ESCAPE)
    assert page.js("return document.documentElement.lang") == "ja"
    page.line()
    page.keys("／注")
    assert "/お茶 注ぐ" in page.see(".offers .active").text
    assert "一杯注ぎます" in page.see(".offers .active").text
    page.shot("slash-japanese")
    page.keys(Keys.ENTER)
    page.see(".slot .key", "茶葉")
    page.keys(Keys.ESCAPE)


def test_a_command_named_in_a_message_is_taken_up_by_a_click(page: Page, stage: Stage) -> None:
    stage.commands(PLAY)
    stage.post("Try </tea clear:1>")
    page.click("#server-log button.mention", "/tea clear")
    page.see(".slots strong", "/tea clear")
    page.keys(Keys.ENTER)
    assert stage.heard(2)["label"] == "tea clear"


TUTORIAL = {
    "name": "lesson",
    "description": "A lesson",
    "options": [
        {
            "type": 3,
            "name": "game",
            "description": "Which game",
            "required": True,
            "choices": [{"name": "Reversi, the Long Name", "value": "reversi"}, {"name": "Go", "value": "go"}],
        }
    ],
}


def sent_game(stage: Stage) -> object:
    """What was chosen in the command that was sent."""
    stage.heard(2)
    sent = next(one for one in iter(stage.data, None) if one["name"] == "lesson")
    return sent["options"][0]["value"]


def test_a_command_typed_with_its_value_is_filled_in(page: Page, stage: Stage) -> None:
    stage.commands(TUTORIAL)
    page.line()
    page.keys("/lesson rever")
    page.see(".slots strong", "/lesson")
    page.see(".offers li.active", "Reversi")
    page.keys(Keys.ENTER, Keys.ENTER)
    assert sent_game(stage) == "reversi"


def test_a_value_typed_behind_a_command_that_needs_none_is_not_lost(page: Page, stage: Stage) -> None:
    game = {**TUTORIAL["options"][0], "required": False}
    stage.commands(TUTORIAL | {"options": [game]})
    page.line()
    page.keys("/lesson ")
    page.see(".slots strong", "/lesson")
    page.keys("reversi", Keys.ENTER)
    assert sent_game(stage) == "reversi"


def test_an_option_that_is_typed_with_its_name_is_that_one(page: Page, stage: Stage) -> None:
    role = {"type": 8, "name": "judges", "description": "Who judges"}
    game = {**TUTORIAL["options"][0], "required": False}
    stage.commands(TUTORIAL | {"options": [game, role]})
    page.line()
    page.keys("/lesson ")
    page.see(".slots strong", "/lesson")
    page.keys("judges:Judges", Keys.ENTER)
    stage.heard(2)
    sent = next(one for one in iter(stage.data, None) if one["name"] == "lesson")
    assert [one["name"] for one in sent["options"]] == ["judges"]
    assert [one["name"] for one in sent["resolved"]["roles"].values()] == ["Judges"]


@pytest.mark.parametrize("words", ["/lesson reversi", "/lesson game:reversi", "／lesson Reversi, the Long Name"])
def test_a_command_pasted_with_its_value_waits_only_to_be_sent(page: Page, stage: Stage, words: str) -> None:
    stage.commands(TUTORIAL)
    page.line()
    page.js(
        "const line = document.activeElement; line.value = arguments[0]; line.dispatchEvent(new Event('input'))", words
    )
    page.see(".slots strong", "/lesson")
    page.keys(Keys.ENTER)
    assert sent_game(stage) == "reversi"


def test_an_unknown_command_is_answered_with_what_is_near(page: Page, stage: Stage) -> None:
    stage.commands(TUTORIAL, PLAY)
    page.line()
    page.keys("/tea cler", Keys.ENTER)
    assert "no command “/tea cler”" in page.see("#server-log .note.bad").text
    assert names(page)[0] == "/tea clear"
    assert page.focused().get_attribute("value") == "/tea cler", "nothing typed is lost"
    page.keys(Keys.ARROW_DOWN, Keys.ENTER)
    page.see(".slots strong", "/tea clear")


def test_a_name_behind_an_at_sign_is_a_mention(page: Page, stage: Stage) -> None:
    page.line()
    page.keys("@ben look here", Keys.ENTER)
    page.see("#server-log .mention", "@Ben")
