"""Each limit of a message bites."""

from __future__ import annotations

from typing import Any

import pytest

from rehearsal import limits, uploads


def button(custom: str = "go", **more: object) -> dict[str, Any]:
    return {"type": 2, "style": 1, "label": "Go", "custom_id": custom} | more


def row(*inside: dict[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": list(inside)}


def select(**more: object) -> dict[str, Any]:
    return {"type": 3, "custom_id": "s", "options": [{"label": "a", "value": "a"}]} | more


def words(text: str) -> dict[str, Any]:
    return {"type": 10, "content": text}


V2 = 1 << 15
BUTTON_AT, SELECT_AT = "components.0.components.0", "components.0.components.0"
OPTION = {"label": "a", "value": "a"}
BAD: dict[str, tuple[dict[str, Any], str]] = {
    "content": ({"content": "x" * 2001}, "content"),
    "eleven_embeds": ({"embeds": [{"title": "x"}] * 11}, "embeds"),
    "embed_total": ({"embeds": [{"description": "x" * 3001}] * 2}, "embeds"),
    "embed_title": ({"embeds": [{"title": "x" * 257}]}, "embeds.0.title"),
    "unknown_field": ({"content": "x", "colour": 1}, "colour"),
    "unknown_component_field": ({"components": [row(button(colour=1))]}, BUTTON_AT + ".colour"),
    "ephemeral_in_channel": ({"content": "x", "flags": 64}, "flags"),
    "nonce": ({"content": "x", "nonce": "n" * 26}, "nonce"),
    "mentions_exclusive": (
        {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
        "allowed_mentions",
    ),
    "six_rows": ({"components": [row(button(str(n))) for n in range(6)]}, "components"),
    "six_buttons": ({"components": [row(*[button(str(n)) for n in range(6)])]}, "components.0.components"),
    "select_beside_button": ({"components": [row(button(), select())]}, "components.0.components"),
    "button_outside_row": ({"components": [button()]}, "components.0.type"),
    "label": ({"components": [row(button(label="x" * 81))]}, BUTTON_AT + ".label"),
    "long_custom_id": ({"components": [row(button("x" * 101))]}, BUTTON_AT + ".custom_id"),
    "empty_custom_id": ({"components": [row(button(""))]}, BUTTON_AT + ".custom_id"),
    "custom_id_twice": ({"components": [row(button(), button())]}, "components.0.components.1.custom_id"),
    "button_without_face": ({"components": [row({"type": 2, "style": 1, "custom_id": "x"})]}, BUTTON_AT),
    "link_with_custom_id": ({"components": [row(button(style=5, url="https://e.com"))]}, BUTTON_AT + ".custom_id"),
    "bad_emoji": ({"components": [row(button(emoji={"name": "fire"}))]}, BUTTON_AT + ".emoji.name"),
    "placeholder": ({"components": [row(select(placeholder="x" * 151))]}, SELECT_AT + ".placeholder"),
    "26_options": (
        {"components": [row(select(options=[{"label": "a", "value": str(n)} for n in range(26)]))]},
        SELECT_AT + ".options",
    ),
    "option_label": (
        {"components": [row(select(options=[OPTION | {"label": "x" * 101}]))]},
        SELECT_AT + ".options.0.label",
    ),
    "option_value": (
        {"components": [row(select(options=[OPTION | {"value": "x" * 101}]))]},
        SELECT_AT + ".options.0.value",
    ),
    "option_description": (
        {"components": [row(select(options=[OPTION | {"description": "x" * 101}]))]},
        SELECT_AT + ".options.0.description",
    ),
    "option_twice": ({"components": [row(select(options=[OPTION, OPTION]))]}, SELECT_AT + ".options.1.value"),
    "min_above_max": ({"components": [row(select(min_values=2, max_values=1))]}, SELECT_AT + ".min_values"),
    "v2_with_content": ({"flags": V2, "content": "x", "components": [words("x")]}, "content"),
    "v2_with_embeds": ({"flags": V2, "embeds": [{"title": "x"}], "components": [words("x")]}, "embeds"),
    "v2_with_poll": ({"flags": V2, "poll": {"question": {"text": "x"}}, "components": [words("x")]}, "poll"),
    "v2_component_without_flag": ({"components": [words("x")]}, "components.0.type"),
    "v2_41_components": (
        {"flags": V2, "components": [{"type": 17, "components": [words("x")] * 39}, words("x")]},
        "components",
    ),
    "v2_text": ({"flags": V2, "components": [words("x" * 2001), words("x" * 2000)]}, "components"),
    "v2_gallery": (
        {"flags": V2, "components": [{"type": 12, "items": [{"media": {"url": "https://e.com/a.png"}}] * 11}]},
        "components.0.items",
    ),
    "v2_alt_text": (
        {
            "flags": V2,
            "components": [
                {"type": 12, "items": [{"media": {"url": "https://e.com/a.png"}, "description": "x" * 1025}]}
            ],
        },
        "components.0.items.0.description",
    ),
    "v2_section_of_four": (
        {"flags": V2, "components": [{"type": 9, "components": [words("x")] * 4, "accessory": button()}]},
        "components.0.components",
    ),
    "v2_section_without_accessory": (
        {"flags": V2, "components": [{"type": 9, "components": [words("x")]}]},
        "components.0.accessory",
    ),
    "v2_container_in_container": (
        {"flags": V2, "components": [{"type": 17, "components": [{"type": 17, "components": [words("x")]}]}]},
        "components.0.components.0.type",
    ),
    "v2_lost_attachment": (
        {"flags": V2, "components": [{"type": 12, "items": [{"media": {"url": "attachment://lost.png"}}]}]},
        "components",
    ),
}


@pytest.mark.parametrize("name", BAD)
async def test_a_message_over_a_limit_is_refused(bench: Any, name: str) -> None:
    body, where = BAD[name]
    got = await bench.post(body)
    assert (got.status, got.code) == (400, 50035), got.body
    assert where in got.faults
    assert [one["code"] for one in await bench.aoi.findings()] == [50035]
    assert await bench.aoi.messages() == []


FULL = [
    {"content": "x" * 2000, "nonce": "n" * 25},
    {"embeds": [{"description": "x" * 600}] * 10},
    {"components": [row(*[button(f"{n}{m}" + "x" * 98, label="x" * 80) for m in range(5)]) for n in range(5)]},
    {
        "components": [
            row(
                select(
                    placeholder="x" * 150,
                    max_values=25,
                    options=[{"label": "x" * 100, "value": f"{n:0100}", "description": "x" * 100} for n in range(25)],
                )
            )
        ]
    },
    {"flags": V2, "components": [{"type": 17, "components": [words("x" * 100)] * 38}, words("x" * 200)]},
]


@pytest.mark.parametrize("body", FULL)
async def test_a_message_at_its_limits_is_taken(bench: Any, body: dict[str, Any]) -> None:
    got = await bench.post(body)
    assert got.status == 200, got.body
    assert await bench.aoi.findings() == []


async def test_an_empty_message_is_refused(bench: Any) -> None:
    for content in ("", " \n", None):
        assert (await bench.post({"content": content})).code == 50006


async def test_ten_files_and_no_more(bench: Any) -> None:
    assert (await bench.post({}, (b"x",) * 11)).faults == {"attachments"}
    got = await bench.post({}, (b"x",) * 10)
    assert len(got.body["attachments"]) == 10
    one = {"id": got.body["id"], "attachments": [{"id": each["id"]} for each in got.body["attachments"]] + [{"id": 0}]}
    more = await bench.ask(
        "PATCH", f"/channels/{bench.channel}/messages/{one['id']}", {"attachments": one["attachments"]}, (b"y",)
    )
    assert more.faults == {"attachments"}


async def test_alt_text_has_1024_characters(bench: Any) -> None:
    def body(length: int) -> dict[str, Any]:
        return {"attachments": [{"id": 0, "filename": "f0.png", "description": "x" * length}]}

    assert (await bench.post(body(1025), (b"x",))).faults == {"attachments.0.description"}
    assert len((await bench.post(body(1024), (b"x",))).body["attachments"][0]["description"]) == 1024


async def test_a_file_has_10_mib_and_a_request_25(bench: Any) -> None:
    big = b"x" * (limits.FILE_BYTES + 1)
    assert [(got := await bench.post({}, (big,))).status, got.code] == [413, 40005]
    ten = b"x" * (9 * 1024 * 1024)
    assert (await bench.post({}, (ten,) * 3)).code == 40005
    assert (await bench.post({}, (ten,))).status == 200


async def test_the_v2_flag_cannot_be_taken_back(bench: Any) -> None:
    made = await bench.post({"flags": V2, "components": [words("x")]})
    assert (await bench.edit(made.body["id"], {"flags": 0})).faults == {"flags"}
    assert (await bench.edit(made.body["id"], {"content": "x"})).faults == {"content"}
    assert (await bench.edit(made.body["id"], {"components": [words("y")]})).body["flags"] & V2


async def test_an_old_message_becomes_v2_only_without_its_content(bench: Any) -> None:
    name = await bench.board()
    change = {"flags": V2, "components": [words("x")]}
    assert (await bench.edit(name, change)).faults == {"content"}
    assert (await bench.edit(name, change | {"content": None})).status == 200


async def test_a_nonce_posts_once(bench: Any) -> None:
    body = {"content": "x", "nonce": "42", "enforce_nonce": True}
    first, again = await bench.post(body), await bench.post(body)
    assert first.body["id"] == again.body["id"]
    assert first.body["nonce"] == "42"
    path = f"/channels/{bench.channel}/messages"
    kept = [(await bench.ask("GET", f"{path}/{first.body['id']}")).body, *(await bench.ask("GET", path)).body]
    assert not any("nonce" in one for one in kept), "it is kept nowhere"
    assert len(await bench.aoi.messages()) == 1
    await bench.aoi.advance(limits.NONCE_MEMORY + 1)
    assert (await bench.post(body)).body["id"] != first.body["id"]


async def test_attachments_shown_in_components_are_not_listed_twice(bench: Any) -> None:
    gallery = [{"type": 12, "items": [{"media": {"url": "attachment://f0.png"}, "description": "alt"}]}]
    got = await bench.post({"flags": V2, "components": gallery}, (b"x",))
    assert got.body["attachments"] == []
    media = got.body["components"][0]["items"][0]["media"]
    async with bench.http.get(media["url"]) as response:
        assert await response.read() == b"x"
    await bench.aoi.advance(limits.LINK_LIFE + 1)
    async with bench.http.get(media["url"]) as response:
        assert response.status == 404
    again = await bench.ask("GET", f"/channels/{bench.channel}/messages/{got.body['id']}")
    async with bench.http.get(again.body["components"][0]["items"][0]["media"]["url"]) as response:
        assert response.status == 200


async def test_a_picture_that_was_replaced_can_still_be_fetched_for_a_while(bench: Any) -> None:
    """A page that was told of it a moment before may be on its way."""
    got = await bench.post({"content": "board"}, (b"x",))
    [before] = got.body["attachments"]
    path = f"/channels/{bench.channel}/messages/{got.body['id']}"
    assert (await bench.ask("PATCH", path, {"attachments": []})).body["attachments"] == []
    async with bench.http.get(before["url"]) as response:
        assert await response.read() == b"x"
    await bench.aoi.advance(limits.GONE_STAYS + 1)
    uploads.sweep(bench.world)
    async with bench.http.get(before["url"]) as response:
        assert response.status == 404


async def test_mentions_ping_as_allowed_and_never_in_edits(bench: Any) -> None:
    me = (await bench.aoi.me())["id"]
    loud = await bench.post({"content": f"<@{me}>"})
    assert [one["id"] for one in loud.body["mentions"]] == [me]
    assert (await bench.post({"content": f"<@{me}>", "allowed_mentions": {"parse": []}})).body["mentions"] == []
    quiet = await bench.board()
    assert (await bench.edit(quiet, {"content": f"<@{me}>"})).body["mentions"] == []
