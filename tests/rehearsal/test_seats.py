"""What a person at a seat can do, and what the client would not let them do."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from rehearsal.client import PATIENCE, SeatError

OPTIONS = [
    {"type": 3, "name": "word", "description": "x", "min_length": 2, "max_length": 4},
    {"type": 4, "name": "count", "description": "x", "min_value": 1, "max_value": 9},
    {"type": 10, "name": "share", "description": "x"},
    {"type": 5, "name": "sure", "description": "x"},
    {"type": 6, "name": "friend", "description": "x"},
    {"type": 7, "name": "place", "description": "x"},
    {"type": 8, "name": "rank", "description": "x"},
    {"type": 9, "name": "anyone", "description": "x"},
    {"type": 11, "name": "deck", "description": "x"},
    {"type": 3, "name": "ink", "description": "x", "choices": [{"name": "Ruby", "value": "r"}]},
]


async def register(bench: Any, *commands: dict[str, Any]) -> None:
    got = await bench.ask("PUT", f"/applications/{bench.application}/commands", list(commands))
    assert got.status == 200, got.body


async def heard(bench: Any, deed: Any) -> dict[str, Any]:
    """The interaction that the bot gets for what a person does."""
    from .test_gateway import connect

    line = await connect(bench, intents=1)
    await line.until("GUILD_CREATE")
    doing = asyncio.create_task(deed)
    data: dict[str, Any] = (await line.until("INTERACTION_CREATE"))["d"]
    doing.cancel()
    return data


async def test_every_kind_of_option_arrives_with_its_data(bench: Any) -> None:
    nested = {
        "type": 2,
        "name": "group",
        "description": "x",
        "options": [{"type": 1, "name": "go", "description": "x", "options": OPTIONS}],
    }
    await register(bench, {"name": "all", "description": "x", "options": [nested]})
    deck = await bench.aoi.upload("deck.txt", b"x")
    values = {
        "word": "hare",
        "count": "3",
        "share": 0.5,
        "sure": "true",
        "friend": "Ben",
        "place": "table",
        "rank": bench.guild,
        "anyone": "Aoi",
        "deck": deck,
        "ink": "Ruby",
    }
    got = await heard(bench, bench.aoi.invoke("all group go", values))
    leaf = got["data"]["options"][0]["options"][0]
    found = {one["name"]: one["value"] for one in leaf["options"]}
    ben = (await bench.ben.me())["id"]
    assert (leaf["name"], found["count"], found["share"], found["sure"]) == ("go", 3, 0.5, True)
    assert (found["friend"], found["ink"], found["place"]) == (ben, "r", bench.channel)
    resolved = got["data"]["resolved"]
    assert resolved["users"][ben]["global_name"] == "Ben"
    assert resolved["attachments"][deck]["filename"] == "deck.txt"
    assert set(resolved) == {"users", "members", "channels", "roles", "attachments"}
    assert {"attachment_size_limit", "guild_id", "channel", "member", "locale", "app_permissions"} <= set(got)


@pytest.mark.parametrize(
    ("values", "why"),
    [
        ({"word": "x"}, "length"),
        ({"count": 10}, "between"),
        ({"count": "x"}, "whole number"),
        ({"sure": "maybe"}, "true"),
        ({"friend": "Zoe"}, "names no user"),
        ({"ink": "Mud"}, "choices"),
        ({"lost": 1}, "no option"),
        ({"deck": "1"}, "names no file"),
    ],
)
async def test_a_wrong_option_is_not_sent(bench: Any, values: dict[str, Any], why: str) -> None:
    await register(bench, {"name": "all", "description": "x", "options": OPTIONS})
    with pytest.raises(SeatError, match=why):
        await bench.aoi.invoke("all", values)
    assert bench.world.all("interaction") == []


async def test_required_options_and_subcommands(bench: Any) -> None:
    await register(
        bench,
        {"name": "a", "description": "x", "options": [OPTIONS[0] | {"required": True}]},
        {"name": "b", "description": "x", "options": [{"type": 1, "name": "c", "description": "x"}]},
    )
    for words, why in (("a", "required"), ("b", "needs a subcommand"), ("b d", "no subcommand"), ("e", "no command")):
        with pytest.raises(SeatError, match=why):
            await bench.aoi.command(words)


async def test_localised_names_are_understood(bench: Any) -> None:
    await register(bench, {"name": "play", "description": "x", "name_localizations": {"ja": "遊ぶ"}})
    await bench.aoi.settings(locale="ja", guild_locale="fr")
    got = await heard(bench, bench.aoi.command("遊ぶ"))
    assert (got["data"]["name"], got["locale"], got["guild_locale"]) == ("play", "ja", "fr")
    with pytest.raises(SeatError, match="no locale"):
        await bench.aoi.settings(locale="jp")


async def test_context_menus(bench: Any) -> None:
    await register(bench, {"name": "Look at", "type": 2}, {"name": "Explain", "type": 3})
    ben, board = (await bench.ben.me())["id"], await bench.board()
    got = await heard(bench, bench.aoi.menu("Look at", 2, ben))
    assert (got["data"]["target_id"], list(got["data"]["resolved"]["users"])) == (ben, [ben])
    got = await heard(bench, bench.aoi.menu("Explain", 3, board))
    assert got["data"]["resolved"]["messages"][board]["content"] == "board"


def select(kind: int, **more: object) -> list[dict[str, Any]]:
    return [{"type": 1, "components": [{"type": kind, "custom_id": "s"} | more]}]


LETTERS = [{"label": letter.upper(), "value": letter} for letter in "abc"]


@pytest.mark.parametrize(
    ("kind", "more", "values", "sent"),
    [
        (3, {"options": LETTERS}, ["A"], ["a"]),
        (3, {"options": LETTERS, "min_values": 0, "max_values": 3}, [], []),
        (3, {"options": LETTERS, "max_values": 2}, ["a", "C"], ["a", "c"]),
        (8, {}, ["table"], None),
        (7, {}, ["Ben"], None),
        (5, {}, ["Ben"], None),
    ],
)
async def test_choices_arrive_as_values(
    bench: Any, kind: int, more: dict[str, Any], values: list[str], sent: list[str] | None
) -> None:
    board = await bench.board(components=select(kind, **more))
    got = await heard(bench, bench.aoi.choose(board, "s", *values))
    assert got["data"]["component_type"] == kind
    assert got["message"]["id"] == board
    if sent is None:
        assert got["data"]["values"][0] in [key for one in got["data"]["resolved"].values() for key in one]
    else:
        assert got["data"]["values"] == sent


@pytest.mark.parametrize(
    ("more", "values"),
    [({}, []), ({}, ["a", "b"]), ({"max_values": 2}, ["a", "a"]), ({}, ["d"]), ({"disabled": True}, ["a"])],
)
async def test_choices_out_of_bounds_are_not_sent(bench: Any, more: dict[str, Any], values: list[str]) -> None:
    board = await bench.board(components=select(3, options=LETTERS, **more))
    with pytest.raises(SeatError):
        await bench.aoi.choose(board, "s", *values)
    assert bench.world.all("interaction") == []


FORM = {
    "title": "x",
    "custom_id": "f",
    "components": [
        {"type": 10, "content": "read me"},
        {"type": 1, "components": [{"type": 4, "custom_id": "old", "label": "Old", "style": 1, "required": False}]},
        *[
            {"type": 18, "label": one["custom_id"], "component": one}
            for one in (
                {"type": 4, "custom_id": "text", "style": 2, "min_length": 3, "max_length": 5},
                {"type": 21, "custom_id": "radio", "options": LETTERS},
                {"type": 22, "custom_id": "boxes", "options": LETTERS, "min_values": 1, "max_values": 2},
            )
        ],
    ],
}
GOOD = {"text": "hare", "radio": "b", "boxes": ["a", "C"]}


async def opened(bench: Any, form: dict[str, Any]) -> str:
    clicked = await bench.clicked(await bench.board())
    got = await bench.answer(clicked, 9, form)
    assert got.status == 200, got.body
    return str(clicked["id"])


async def test_a_form_arrives_field_by_field(bench: Any) -> None:
    form = await opened(bench, FORM)
    body = {"values": GOOD}
    got = await heard(bench, bench.aoi.ask("POST", f"/modals/{form}", json=body))
    values = {}
    for one in got["data"]["components"]:
        for field in [one.get("component"), *one.get("components", [])]:
            if field:
                values[field["custom_id"]] = field.get("values", field.get("value"))
    assert values == {"old": "", "text": "hare", "radio": "b", "boxes": ["a", "c"]}
    assert got["message"]["content"] == "board"


@pytest.mark.parametrize(
    "change",
    [
        {"text": "xx"},
        {"text": "xxxxxx"},
        {"text": ""},
        {"radio": None},
        {"radio": "d"},
        {"boxes": []},
        {"boxes": ["a", "b", "c"]},
        {"lost": 1},
    ],
)
async def test_a_form_filled_in_wrongly_is_not_sent(bench: Any, change: dict[str, Any]) -> None:
    form = await opened(bench, FORM)
    with pytest.raises(SeatError):
        await bench.aoi.ask("POST", f"/modals/{form}", json={"values": GOOD | change})
    assert len(bench.world.all("interaction")) == 1


async def test_others_cannot_use_what_is_mine(bench: Any) -> None:
    form = await opened(bench, FORM)
    with pytest.raises(SeatError, match="no such interaction"):
        await bench.ben.ask("POST", f"/modals/{form}", json={"values": GOOD})
    typed = await bench.typed()
    hidden = await bench.answer(typed, 4, {"content": "x", "flags": 64})
    with pytest.raises(SeatError, match="no such message"):
        await bench.ben.click(hidden.body["resource"]["message"]["id"], "go")


async def test_events_reach_those_who_see_them(bench: Any) -> None:
    start = await bench.ben.state()
    waiting = asyncio.create_task(bench.ben.ask("GET", "/events", params={"after": start["last"], "timeout": PATIENCE}))
    await bench.board()
    got = await waiting
    assert [one["kind"] for one in got["events"]] == ["message_create"]
    typed = await bench.typed()
    await bench.answer(typed, 4, {"content": "x", "flags": 64})
    seen = await bench.ben.ask("GET", "/events", params={"after": got["last"], "timeout": 0.1})
    assert {one["kind"] for one in seen["events"]} <= {"commands"}
    assert (await bench.ben.ask("GET", "/events", params={"after": 0, "epoch": "old"}))["reset"]


async def test_bad_requests_are_told_in_one_line(bench: Any) -> None:
    for method, path in (("POST", "/commands"), ("GET", "/commands"), ("POST", "/clock"), ("POST", "/channels")):
        with pytest.raises(SeatError, match="bad request"):
            await bench.aoi.ask(method, path)
    with pytest.raises(SeatError, match="forward"):
        await bench.aoi.advance(-1)
    with pytest.raises(SeatError, match="no permission"):
        await bench.aoi.forbid("FLY")
