"""For those who use the keyboard alone, have a screen read out, or need contrast: measured, not looked at."""

from __future__ import annotations

import pytest
from selenium.webdriver.common.keys import Keys

from tests.browser.chromium import PHONE, Page
from tests.browser.stage import Stage, button, picture, row

NAMED = {
    "button",
    "link",
    "textbox",
    "combobox",
    "listbox",
    "option",
    "tab",
    "dialog",
    "checkbox",
    "radio",
    "image",
    "log",
    "navigation",
    "region",
    "tabpanel",
    "searchbox",
}

#: What opens them, and what is seen then.
DIALOGS = (("#open-settings", "#settings h2"), (".choice", ".popup li"), (".frame", "#picture .caption"))

CONTRAST = """
const pen = new OffscreenCanvas(1, 1).getContext('2d', {willReadFrequently: true}), known = new Map();
const parsed = (css) => {
  if (!known.has(css)) {
    pen.clearRect(0, 0, 1, 1); pen.fillStyle = css; pen.fillRect(0, 0, 1, 1);
    const [r, g, b, a] = pen.getImageData(0, 0, 1, 1).data;
    known.set(css, [r, g, b, a / 255]);
  }
  return known.get(css);
};
const over = ([r, g, b, a], [x, y, z]) => [r * a + x * (1 - a), g * a + y * (1 - a), b * a + z * (1 - a)];
const ground = (node) => {
  const layers = [];
  for (let at = node; at; at = at.parentElement) {
    const layer = parsed(getComputedStyle(at).backgroundColor);
    layers.push(layer);
    if (layer[3] === 1) break;
  }
  return layers.reverse().reduce((below, layer) => over(layer, below), [255, 255, 255]);
};
const light = (rgb) => rgb.map((v) => v / 255).map((v) => v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
  .reduce((sum, v, at) => sum + v * [0.2126, 0.7152, 0.0722][at], 0);
const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), poor = [];
let count = 0;
while (walk.nextNode()) {
  const node = walk.currentNode.parentElement;
  const words = walk.currentNode.data.trim();
  if (!words || !node.checkVisibility({opacityProperty: true, visibilityProperty: true})) continue;
  if (node.closest(':disabled, .waiting, .skip, .spoiler:not(.open)')) continue;
  count += 1;
  const behind = ground(node), [a, b] = [light(over(parsed(getComputedStyle(node).color), behind)), light(behind)];
  const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  if (ratio < 4.5) poor.push(`${ratio.toFixed(2)} ${node.className || node.nodeName}: ${words.slice(0, 30)}`);
}
return [count, poor];
"""


def furnish(page: Page, stage: Stage) -> None:
    """Something of everything."""
    me = stage.id_of("Aoi")
    stage.commands(
        {
            "name": "tea",
            "description": "Things about tea",
            "options": [{"type": 3, "name": "leaf", "description": "Which leaf", "required": True}],
        }
    )
    stage.thread("a thread")
    stage.post(
        f"# Head\n<@{me}> `code` [link](https://example.org) <t:1800000000:R>\n-# small",
        picture("b"),
        attachments=[{"id": 0, "description": "A board"}],
        components=[
            *row(*[button(f"b{style}", style=style, label=f"Style {style}") for style in (1, 2, 3, 4)]),
            *row({"type": 3, "custom_id": "s", "options": [{"label": "A", "value": "a"}]}),
        ],
    )
    board = stage.post("go", components=row(button()))
    stage.post("a hand", channel=stage.dm("Aoi"))
    page.see(f"#m{board}")
    page.press("Go")
    stage.answer(
        stage.heard(3),
        4,
        {
            "content": "for you",
            "flags": 64,
            "embeds": [
                {"title": "An embed", "description": "with words", "color": 0xD9603B, "footer": {"text": "foot"}}
            ],
        },
    )
    page.see(".message.private")
    page.see("#dm-log .message")
    page.line()
    page.keys("/te")
    page.see(".offers .active")


@pytest.mark.parametrize("looks", ["light", "dark"])
def test_every_text_stands_out_from_its_ground(page: Page, stage: Stage, looks: str) -> None:
    page.looks(looks)
    furnish(page, stage)
    count, poor = page.js(CONTRAST)
    assert count > 40
    assert poor == []
    page.shot(f"everything-{looks}")
    page.keys(Keys.ESCAPE)
    for css, shown in DIALOGS:
        page.click(css)
        page.see(shown)
        assert page.js(CONTRAST)[1] == [], css
        page.keys(Keys.ESCAPE)
        page.gone(shown)
    page.size(*PHONE)
    page.see("#tabs")
    assert page.js(CONTRAST)[1] == []
    page.shot(f"everything-{looks}-phone")


def told(page: Page) -> list[tuple[str, str]]:
    """Role and name of everything that a screen reader meets; each control must have a name."""
    nodes = page.cdp("Accessibility.getFullAXTree")["nodes"]
    found = [(one["role"]["value"], one.get("name", {}).get("value", "")) for one in nodes if not one["ignored"]]
    assert [role for role, name in found if role in NAMED and not name.strip()] == []
    return found


def test_every_control_has_a_name(page: Page, stage: Stage) -> None:
    furnish(page, stage)
    seen = told(page)
    roles = {role for role, _ in seen}
    assert {"log", "navigation", "main", "combobox", "listbox", "option", "button", "image", "heading"} <= roles
    assert ("image", "A board") in seen
    headings = [name for role, name in seen if role == "heading"]
    assert headings[:2] == ["Rehearsal", "Channels"]
    page.keys(Keys.ESCAPE)
    for css, shown in DIALOGS:
        page.click(css)
        page.see(shown)
        assert told(page)
        page.keys(Keys.ESCAPE)
        page.gone(shown)


def test_tab_goes_from_the_skip_link_through_the_page_in_order(page: Page, stage: Stage) -> None:
    stage.post("hello")
    page.see(".message")
    page.js("document.body.focus()")
    order = []
    for _ in range(9):
        page.keys(Keys.TAB)
        node = page.focused()
        order.append(node.get_attribute("id") or (node.get_attribute("class") or "").split()[0])
    assert order == ["skip", "place", "open-settings", "server-log", "server-line", "send", "dm-log", "dm-line", "send"]
    outline = page.js("return getComputedStyle(document.activeElement).outlineStyle")
    assert outline == "solid", "the focus is seen"


def test_the_skip_link_leads_to_the_line(page: Page, stage: Stage) -> None:
    page.js("document.body.focus()")
    page.keys(Keys.TAB)
    page.wait("it slides into view", lambda: page.see("#skip").rect["y"] >= 0)
    page.keys(Keys.ENTER)
    page.wait("the line has the focus", lambda: page.focused().get_attribute("id") == "server-line")


def test_a_dialog_keeps_the_focus_and_gives_it_back(page: Page, stage: Stage) -> None:
    page.js("document.querySelector('#open-settings').focus()")
    page.keys(Keys.ENTER)
    page.see("#settings h2")
    for _ in range(14):
        page.keys(Keys.TAB)
        assert page.js(
            "const at = document.activeElement;"
            "return at === document.body || document.querySelector('#settings').contains(at)"
        )
    page.shot("settings")
    page.keys(Keys.ESCAPE)
    page.gone("#settings")
    assert page.focused().get_attribute("id") == "open-settings"


def test_looks_are_chosen_and_remembered(page: Page, stage: Stage) -> None:
    page.looks("light")
    page.click("#open-settings")
    page.option("#settings select", "dark")
    page.wait("it is dark", lambda: page.js("return getComputedStyle(document.body).colorScheme") == "dark")
    dark = page.js("return getComputedStyle(document.body).backgroundColor")
    page.driver.refresh()
    page.see("#places .place")
    assert page.js("return getComputedStyle(document.body).backgroundColor") == dark
    assert page.js("return getComputedStyle(document.body).colorScheme") == "dark"
