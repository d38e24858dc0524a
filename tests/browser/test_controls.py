"""Buttons, selects and forms behave as on Discord."""

from __future__ import annotations

from pathlib import Path

from selenium.webdriver.common.keys import Keys

from tests.browser.chromium import Page
from tests.browser.stage import Stage, button, row

LETTERS = [{"label": letter.upper(), "value": letter, "description": f"the letter {letter}"} for letter in "abcd"]


def select(**more: object) -> list[dict[str, object]]:
    return row({"type": 3, "custom_id": "s", "options": LETTERS, "placeholder": "Which letters?"} | more)


def test_buttons_wait_answer_fail_and_are_disabled(page: Page, stage: Stage) -> None:
    stage.post(
        "board",
        components=row(button(), button("off", label="Off", disabled=True), button("red", label="Red", style=4)),
    )
    assert not page.see(".press", "Off").is_enabled()
    page.press("Go")
    clicked = stage.heard(3)
    assert page.see(".press.waiting").get_attribute("aria-busy") == "true"
    page.press("Go")
    stage.answer(clicked, 6)
    page.gone(".press.waiting")
    assert sum(one["type"] == 3 for one in stage.bench.world.all("interaction")) == 1, "waiting, it is clicked once"
    page.press("Red")
    page.see(".press.waiting")
    page.shot("button-waiting")
    stage.heard(3)
    stage.silent()
    page.see("#server-log .note.bad", "did not respond")
    page.gone(".press.waiting")


def test_a_select_is_used_by_keyboard(page: Page, stage: Stage) -> None:
    stage.post("choose", components=select())
    page.js("arguments[0].focus()", page.see(".choice"))
    page.keys(Keys.ENTER)
    assert "the letter a" in page.see(".popup li.active").text
    page.keys(Keys.END, Keys.ARROW_UP, Keys.ENTER)
    stage.answer(stage.heard(3), 6)
    assert stage.data()["values"] == ["c"]
    page.gone(".popup")
    assert page.see(".choice").text == "C"
    page.keys(Keys.ENTER)
    assert "the letter c" in page.see(".popup li.active").text, "the list opens where the choice was"
    page.keys("b", Keys.ESCAPE)
    page.gone(".popup")
    assert page.focused().get_attribute("data-custom") == "s"


def test_several_are_chosen_within_their_bounds(page: Page, stage: Stage) -> None:
    stage.post("choose", components=select(min_values=2, max_values=3))
    page.click(".choice", "Which letters?")
    assert "choose 2 to 3" in page.see(".popup .note").text
    page.keys(" ")
    assert not page.see(".popup .press").is_enabled(), "one is too few"
    page.keys(Keys.ARROW_DOWN, " ", Keys.ARROW_DOWN, " ", Keys.ARROW_DOWN, " ")
    page.see(".popup .note", "3 chosen")
    assert len(page.all(".popup li[aria-selected=true]")) == 3, "a fourth is not taken"
    page.shot("multi-select")
    page.keys(Keys.ARROW_UP, " ")
    page.see(".popup .note", "2 chosen")
    page.keys(Keys.TAB, Keys.ENTER)
    stage.answer(stage.heard(3), 6)
    assert stage.data()["values"] == ["a", "b"]


def test_a_select_that_may_stay_empty_and_one_of_people(page: Page, stage: Stage) -> None:
    stage.post(
        "choose",
        components=[
            *select(min_values=0),
            *row({"type": 5, "custom_id": "who", "placeholder": "Whom?"}),
            *row({"type": 6, "custom_id": "off", "placeholder": "Which role?", "disabled": True}),
        ],
    )
    assert not page.see(".choice", "Which role?").is_enabled()
    page.click(".choice", "Which letters?")
    page.click(".popup .press", "Confirm")
    stage.answer(stage.heard(3), 6)
    assert stage.data()["values"] == []
    page.click(".choice", "Whom?")
    page.click(".popup li", "@Ben")
    stage.answer(stage.heard(3), 6)
    assert stage.data()["values"] == [stage.id_of("Ben")]


FORM = {
    "title": "A new deck",
    "custom_id": "f",
    "components": [
        {"type": 10, "content": "Paste a list, or bring a **file**."},
        {"type": 18, "label": "Name", "component": {"type": 4, "custom_id": "name", "style": 1, "max_length": 12}},
        {"type": 18, "label": "Style", "component": {"type": 21, "custom_id": "style", "options": LETTERS[:3]}},
        {
            "type": 18,
            "label": "Colours",
            "description": "At most two",
            "component": {"type": 22, "custom_id": "colours", "options": LETTERS, "max_values": 2},
        },
        {"type": 18, "label": "File", "component": {"type": 19, "custom_id": "file", "required": False}},
    ],
}


def test_a_form_is_filled_in_mended_and_sent(page: Page, stage: Stage, tmp_path: Path) -> None:
    stage.post("board", components=row(button()))
    page.press("Go")
    stage.answer(stage.heard(3), 9, FORM)
    page.see("#form h2", "A new deck")
    assert page.focused().tag_name == "input", "the first field has the focus"
    page.keys("Hares of the moss and more")
    assert page.focused().get_attribute("value") == "Hares of the"
    page.see("#form .counter", "12 / 12")
    page.click("#form fieldset:first-of-type .pick:nth-of-type(2)")
    page.click("#form fieldset:last-of-type .pick", "A")
    page.click("#form fieldset:last-of-type .pick", "C")
    boxes = page.all("#form fieldset input[type=checkbox]")
    assert [one.is_enabled() for one in boxes] == [True, False, True, False], "two are the most"
    upload = tmp_path / "deck.txt"
    upload.write_text("4 hares")
    page.see("#form input[type=file]").send_keys(str(upload))
    page.shot("form")
    page.click("#form .s1", "Send")
    sent = stage.heard(5)
    data = stage.run(stage._data())
    page.see("#form .waiting")
    stage.answer(sent, 4, {"content": "kept", "flags": 64})
    page.gone("#form")
    values = {one["component"]["custom_id"]: one["component"] for one in data["components"] if "component" in one}
    assert (values["name"]["value"], values["style"]["value"], values["colours"]["values"]) == (
        "Hares of the",
        "b",
        ["a", "c"],
    )
    assert len(values["file"]["values"]) == 1


def test_a_form_stays_when_nobody_answers_and_escape_leaves_it(page: Page, stage: Stage) -> None:
    stage.post("board", components=row(button()))
    page.press("Go")
    stage.answer(stage.heard(3), 9, FORM | {"components": FORM["components"][1:2]})  # type: ignore[index]
    page.see("#form h2")
    page.keys("Hare", Keys.ENTER)
    stage.heard(5)
    stage.silent()
    page.see("#form .note.bad", "did not respond")
    assert page.see("#form input").get_attribute("value") == "Hare", "nothing typed is lost"
    page.keys(Keys.ESCAPE)
    page.gone("#form")
    assert page.focused().get_attribute("data-custom") == "go"


def test_the_new_layout_with_its_parts(page: Page, stage: Stage) -> None:
    section = {
        "type": 9,
        "components": [{"type": 10, "content": "## A section"}],
        "accessory": button("more", label="More", style=2),
    }
    box = {
        "type": 17,
        "accent_color": 0xD9603B,
        "components": [
            section,
            {"type": 14},
            {"type": 10, "content": "small"},
            *row(button("ok", label="All right", style=3)),
        ],
    }
    stage.post(flags=1 << 15, components=[box])
    assert page.see(".box h2").text == "A section"
    page.press("More")
    assert stage.heard(3)["label"] == "more"
    page.shot("container")
