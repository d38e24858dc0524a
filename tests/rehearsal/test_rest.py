"""The rest of what a bot asks for: itself, the server, threads, commands one by one, reading and deleting."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import pytest

from rehearsal import limits, uploads


async def test_who_am_i(bench: Any) -> None:
    me = (await bench.ask("GET", "/users/@me")).body
    assert (me["id"], me["bot"]) == (bench.application, True)
    about = (await bench.ask("GET", "/oauth2/applications/@me")).body
    assert {"id", "name", "icon", "description", "owner", "bot_public", "bot_require_code_grant", "verify_key"} <= set(
        about
    )
    assert (await bench.ask("GET", "/gateway/bot")).body["url"] == bench.where.gateway
    assert (await bench.ask("GET", "/users/@me/guilds")).body[0]["id"] == bench.guild


async def test_the_server(bench: Any) -> None:
    ben, guild = (await bench.ben.me())["id"], f"/guilds/{bench.guild}"
    assert (await bench.ask("GET", f"{guild}/members/{ben}")).body["user"]["global_name"] == "Ben"
    assert (await bench.ask("GET", f"/users/{ben}")).body["username"] == "ben"
    assert len((await bench.ask("GET", f"{guild}/members", params={"limit": 100})).body) == 5
    everybody, judges = (await bench.ask("GET", f"{guild}/roles")).body
    assert (everybody["id"], judges["name"], judges["permissions"]) == (bench.guild, "Judges", "0")
    assert [one["name"] for one in (await bench.ask("GET", f"{guild}/channels")).body] == ["table"]
    assert (await bench.ask("GET", guild)).body["owner_id"] == (await bench.aoi.me())["id"]
    for path, code in ((f"{guild}/members/1", 10007), ("/guilds/1", 10004), ("/users/1", 10013)):
        assert (await bench.ask("GET", path)).code == code


async def test_threads(bench: Any) -> None:
    ben, path = (await bench.ben.me())["id"], f"/channels/{bench.channel}"
    room = (await bench.ask("POST", f"{path}/threads", {"name": "room", "type": 11})).body
    assert (room["parent_id"], room["thread_metadata"]["archived"]) == (bench.channel, False)
    assert (await bench.aoi.messages())[0]["type"] == 18
    members = f"/channels/{room['id']}/thread-members"
    await bench.ask("PUT", f"{members}/{ben}")
    assert {one["user_id"] for one in (await bench.ask("GET", members)).body} == {bench.application, ben}
    await bench.ask("DELETE", f"{members}/{ben}")
    assert len((await bench.ask("GET", members)).body) == 1
    active = f"/guilds/{bench.guild}/threads/active"
    assert [one["id"] for one in (await bench.ask("GET", active)).body["threads"]] == [room["id"]]
    await bench.ask("PATCH", f"/channels/{room['id']}", {"archived": True, "locked": True})
    assert (await bench.ask("GET", active)).body["threads"] == []
    assert len((await bench.ask("GET", f"{path}/threads/archived/public")).body["threads"]) == 1
    assert (await bench.ask("PATCH", f"/channels/{room['id']}", {"name": "x"})).code == 50083
    await bench.aoi.forbid("MANAGE_THREADS")
    assert (await bench.post({"content": "x"}, channel=room["id"])).code == 50083
    await bench.aoi.forbid()
    assert (await bench.ask("DELETE", f"/channels/{room['id']}")).status == 200
    assert (await bench.ask("GET", f"/channels/{room['id']}")).code == 10003
    assert (await bench.ask("DELETE", path)).code == 50013
    assert (await bench.ask("PUT", f"{path}/thread-members/{ben}")).code == 50024


async def test_replies(bench: Any) -> None:
    board = await bench.board()
    got = await bench.post({"content": "x", "message_reference": {"message_id": board}})
    assert (got.body["type"], got.body["referenced_message"]["id"]) == (19, board)
    await bench.aoi.delete_message(board)
    lost = {"content": "x", "message_reference": {"message_id": board}}
    assert (await bench.post(lost)).faults == {"message_reference"}
    lost["message_reference"]["fail_if_not_exists"] = False
    assert (await bench.post(lost)).body["type"] == 0


async def test_one_deletes_ones_own_and_edits_nobody_elses(bench: Any) -> None:
    said, board = (await bench.aoi.say("mine"))["id"], await bench.board()
    path = f"/channels/{bench.channel}/messages"
    assert (await bench.edit(said, {"content": "x"})).code == 50005
    assert (await bench.ask("DELETE", f"{path}/{board}")).status == 204
    assert (await bench.ask("DELETE", f"{path}/{said}")).status == 204
    said = (await bench.aoi.say("mine"))["id"]
    await bench.aoi.forbid("MANAGE_MESSAGES")
    assert (await bench.ask("DELETE", f"{path}/{said}")).code == 50013
    assert (await bench.ask("POST", f"/channels/{bench.channel}/typing")).status == 204


@pytest.mark.parametrize(
    ("params", "want"),
    [({"limit": 2}, [3, 2]), ({"before": 2}, [1, 0]), ({"after": 1}, [3, 2]), ({"around": 1, "limit": 3}, [2, 1, 0])],
)
async def test_history(bench: Any, params: dict[str, int], want: list[int]) -> None:
    names = [await bench.board(content=str(n)) for n in range(4)]
    asked = {key: value if key == "limit" else names[value] for key, value in params.items()}
    got = await bench.ask("GET", f"/channels/{bench.channel}/messages", params=asked)
    assert [one["content"] for one in got.body] == [str(n) for n in want]
    assert (await bench.ask("GET", f"/channels/{bench.channel}/messages", params={"limit": 101})).faults == {"limit"}


async def test_attachments_are_kept_described_or_dropped_by_an_edit(bench: Any) -> None:
    made = (await bench.post({"content": "x"}, (b"one", b"two"))).body
    first, second = made["attachments"]
    kept = await bench.edit(made["id"], {"attachments": [{"id": second["id"], "description": "seen"}]})
    assert [(one["id"], one["description"]) for one in kept.body["attachments"]] == [(second["id"], "seen")]
    await bench.aoi.advance(limits.GONE_STAYS + 1)
    uploads.sweep(bench.world)
    async with bench.http.get(first["url"]) as response:
        assert response.status == 404
    path = f"/channels/{bench.channel}/messages/{made['id']}"
    fresh = await bench.ask("PATCH", path, {"attachments": [{"id": 0, "filename": "f0.png"}]}, (b"three",))
    assert [one["size"] for one in fresh.body["attachments"]] == [5]


async def test_pictures_are_measured(bench: Any) -> None:
    png = bytes.fromhex("89504e470d0a1a0a0000000d49484452") + (640).to_bytes(4, "big") + (480).to_bytes(4, "big")
    gif = b"GIF89a" + (64).to_bytes(2, "little") + (48).to_bytes(2, "little")
    jpeg = bytes.fromhex("ffd8ffe000040000ffc0000b08") + (30).to_bytes(2, "big") + (40).to_bytes(2, "big") + b"\0\0"
    got = (await bench.post({}, (png, gif, jpeg))).body["attachments"]
    assert [(one["width"], one["height"]) for one in got] == [(640, 480), (64, 48), (40, 30)]


async def test_commands_one_by_one(bench: Any) -> None:
    path = f"/applications/{bench.application}/commands"
    made = (await bench.ask("POST", path, {"name": "one", "description": "x"})).body
    again = (await bench.ask("POST", path, {"name": "one", "description": "y"})).body
    assert (again["id"], again["description"]) == (made["id"], "y")
    changed = await bench.ask("PATCH", f"{path}/{made['id']}", {"name_localizations": {"ja": "一"}})
    assert changed.body["name_localizations"] == {"ja": "一"}
    assert "name_localizations" not in (await bench.ask("GET", path)).body[0]
    assert "name_localizations" in (await bench.ask("GET", path, params={"with_localizations": "1"})).body[0]
    assert (await bench.ask("GET", f"{path}/{made['id']}")).body["name"] == "one"
    assert (await bench.ask("DELETE", f"{path}/{made['id']}")).status == 204
    assert (await bench.ask("GET", f"{path}/{made['id']}")).code == 10063
    assert (await bench.ask("GET", "/applications/1/commands")).code == 10002
    assert (await bench.ask("GET", f"/applications/{bench.application}/guilds/1/commands")).code == 10004


async def test_an_interactions_messages_are_read_and_deleted_by_token(bench: Any) -> None:
    typed = await bench.typed()
    await bench.answer(typed, 4, {"content": "x"})
    assert (await bench.hook("GET", typed, "/messages/@original")).body["content"] == "x"
    assert (await bench.hook("DELETE", typed, "/messages/@original")).status == 204
    assert (await bench.hook("GET", typed, "/messages/@original")).code == 10008
    assert await bench.aoi.messages() == []
    clicked = await bench.clicked(await bench.board())
    assert (await bench.answer(clicked, 6)).body["resource"] == {"type": 6}
    assert (await bench.hook("PATCH", clicked, "/messages/@original", {"content": "new"})).body["content"] == "new"
    clicked = await bench.clicked(await bench.board())
    await bench.aoi.delete_message(clicked["source"])
    assert (await bench.answer(clicked, 7, {"content": "x"})).code == 10008


async def test_what_is_no_json(bench: Any) -> None:
    path = bench.where.rest + f"/channels/{bench.channel}/messages"
    headers = {"Authorization": f"Bot {bench.where.token}", "Content-Type": "application/json"}
    for data, code in ((b"{", 50109), (b"[]", 50035)):
        async with bench.http.post(path, data=data, headers=headers) as response:
            assert (await response.json())["code"] == code


async def test_json_answers_name_no_charset(bench: Any) -> None:
    assert (await bench.ask("GET", "/users/@me")).headers["Content-Type"] == "application/json"


async def test_scheduled_events(bench: Any) -> None:
    path, now = f"/guilds/{bench.guild}/scheduled-events", bench.world.clock.now()

    def moment(hours: float) -> str:
        return datetime.fromtimestamp(now + 3600 * hours, UTC).isoformat()

    form = {
        "name": "Winter Cup",
        "privacy_level": 2,
        "entity_type": 3,
        "entity_metadata": {"location": "here"},
        "scheduled_start_time": moment(1),
        "scheduled_end_time": moment(3),
    }
    for wrong in (
        {"name": ""},
        {"name": "x" * 101},
        {"entity_metadata": {}},
        {"scheduled_start_time": moment(-1)},
        {"scheduled_end_time": moment(0.5)},
        {"privacy_level": 1},
    ):
        assert (await bench.ask("POST", path, form | wrong)).code == 50035, wrong
    await bench.aoi.forbid("CREATE_EVENTS")
    assert (await bench.ask("POST", path, form)).code == 50013
    await bench.aoi.forbid()
    made = (await bench.ask("POST", path, form)).body
    assert (made["status"], made["creator_id"]) == (1, bench.world.id_of("bot"))
    one = f"{path}/{made['id']}"
    assert (await bench.ask("PATCH", one, {"status": 3})).faults == {"status"}, "it has not begun"
    for status in (2, 3):
        assert (await bench.ask("PATCH", one, {"status": status})).body["status"] == status
    assert (await bench.ask("PATCH", one, {"name": "y"})).code == 180000
    assert [each["status"] for each in (await bench.ask("GET", path)).body] == [3]
    assert (await bench.ask("DELETE", one)).status == 204
    assert (await bench.ask("GET", one)).code == 10070
