"""Closed doors, things gone, threads; the page's guards; a state that survives SIGKILL."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from rehearsal import Stand, limits, people
from rehearsal.client import Seat, SeatError
from rehearsal.world import World
from tests.rehearsal.processes import ROOT, run


async def test_what_is_gone_is_unknown(bench: Any) -> None:
    name = await bench.board()
    await bench.aoi.delete_message(name)
    got = await bench.edit(name, {"content": "x"})
    assert (got.status, got.code) == (404, 10008)
    await bench.aoi.delete_channel("table")
    got = await bench.post({"content": "x"})
    assert (got.status, got.code) == (404, 10003)
    assert [one["kind"] for one in await bench.aoi.findings(None)] == ["world", "world"]


async def test_missing_permissions_by_channel(bench: Any) -> None:
    await bench.aoi.forbid("SEND_MESSAGES")
    got = await bench.post({"content": "x"})
    assert (got.status, got.code) == (403, 50013)
    await bench.aoi.forbid("ATTACH_FILES")
    assert (await bench.post({}, (b"x",))).code == 50013
    await bench.aoi.forbid("PIN_MESSAGES")
    assert (await bench.ask("PUT", f"/channels/{bench.channel}/messages/pins/1")).code == 50013
    await bench.aoi.forbid("VIEW_CHANNEL")
    assert (await bench.post({"content": "x"})).code == 50001
    await bench.aoi.forbid("CREATE_PUBLIC_THREADS")
    assert (await thread(bench, type=11)).code == 50013
    await bench.aoi.forbid()
    assert (await bench.post({"content": "x"})).status == 200


async def test_an_answer_needs_no_right_to_post(bench: Any) -> None:
    await bench.aoi.forbid("SEND_MESSAGES")
    assert (await bench.answer(await bench.typed(), 4, {"content": "x"})).status == 200


async def test_closed_dms(bench: Any) -> None:
    me = (await bench.aoi.me())["id"]
    dm = (await bench.ask("POST", "/users/@me/channels", {"recipient_id": me})).body["id"]
    assert (await bench.post({"content": "x"}, channel=dm)).status == 200
    await bench.aoi.settings(dms_closed=True)
    got = await bench.post({"content": "x"}, channel=dm)
    assert (got.status, got.code) == (403, 50007)
    assert (await bench.ask("POST", "/users/@me/channels", {"recipient_id": "1"})).code == 50278


async def thread(bench: Any, **body: object) -> Any:
    return await bench.ask("POST", f"/channels/{bench.channel}/threads", {"name": "room"} | body)


async def test_an_archived_thread_refuses_edits_and_wakes_by_posts(bench: Any) -> None:
    room = (await thread(bench, type=11)).body["id"]
    made = (await bench.post({"content": "x"}, channel=room)).body["id"]
    assert (await bench.ask("PATCH", f"/channels/{room}", {"archived": True})).body["thread_metadata"]["archived"]
    got = await bench.ask("PATCH", f"/channels/{room}/messages/{made}", {"content": "y"})
    assert (got.status, got.code) == (400, 50083)
    assert (await bench.ask("PUT", f"/channels/{room}/thread-members/{bench.application}")).code == 50083
    await bench.post({"content": "z"}, channel=room)
    found = await bench.ask("GET", f"/channels/{room}")
    assert found.body["thread_metadata"]["archived"] is False


async def test_a_locked_thread_takes_no_posts_of_who_does_not_manage_it(bench: Any) -> None:
    room = (await thread(bench, type=11)).body["id"]
    made = (await bench.post({"content": "x"}, channel=room)).body["id"]
    await bench.ask("PATCH", f"/channels/{room}", {"locked": True})
    assert (await bench.post({"content": "y"}, channel=room)).status == 200
    await bench.aoi.forbid("MANAGE_THREADS")
    assert (await bench.post({"content": "z"}, channel=room)).code == 160005
    assert (await bench.ask("PATCH", f"/channels/{room}/messages/{made}", {"content": "y"})).status == 200
    await bench.ask("PATCH", f"/channels/{room}", {"archived": True})
    assert (await bench.post({"content": "z"}, channel=room)).code == 50083
    assert await bench.aoi.findings() == []


async def test_thread_rules(bench: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    assert (await thread(bench, auto_archive_duration=61)).faults == {"auto_archive_duration"}
    assert (await thread(bench, name="x" * 101)).faults == {"name"}
    name = await bench.board()
    path = f"/channels/{bench.channel}/messages/{name}/threads"
    assert (await bench.ask("POST", path, {"name": "on it"})).body["id"] == name
    assert (await bench.ask("POST", path, {"name": "on it"})).code == 160004
    monkeypatch.setattr(limits, "ACTIVE_THREADS", 1)
    assert (await thread(bench)).code == 160006


async def test_a_private_thread_is_seen_by_its_members(bench: Any) -> None:
    room = (await thread(bench, type=12)).body["id"]
    with pytest.raises(SeatError):
        await bench.ben.channel("room")
    me = (await bench.ben.me())["id"]
    await bench.post({"content": f"<@{me}>"}, channel=room)
    assert len(await bench.ben.messages("room")) == 1


async def test_reading_back(bench: Any) -> None:
    names = [await bench.board(content=str(n)) for n in range(4)]
    path = f"/channels/{bench.channel}/messages"
    assert [one["id"] for one in (await bench.ask("GET", path, params={"limit": 2})).body] == names[:1:-1]
    assert [one["id"] for one in (await bench.ask("GET", path, params={"after": names[2]})).body] == names[3:]
    assert (await bench.ask("GET", f"{path}/{names[0]}")).body["content"] == "0"
    assert (await bench.ask("PUT", f"{path}/pins/{names[1]}")).status == 204
    assert (await bench.ask("GET", f"{path}/pins")).body["items"][0]["message"]["id"] == names[1]
    assert (await bench.ask("GET", "/nowhere")).status == 404


@pytest.mark.parametrize(
    "headers",
    [{"Host": "evil.example"}, {"Host": "evil.example:80"}, {"Origin": "http://evil.example"}, {"Origin": "null"}],
)
async def test_strangers_are_kept_out(bench: Any, headers: dict[str, str]) -> None:
    for address in (bench.where.seats["Aoi"], bench.where.seats["Aoi"] + "/api/state", bench.where.rest + "/users/@me"):
        async with bench.http.get(address, headers=headers) as response:
            assert response.status == 403


async def test_the_page_needs_its_secret_and_forbids_foreign_code(bench: Any) -> None:
    async with bench.http.get(bench.where.seats["Aoi"]) as response:
        assert response.headers["Content-Security-Policy"].startswith("default-src 'self'")
        assert "Access-Control-Allow-Origin" not in response.headers
    for address in (bench.where.seats["Aoi"] + "x", bench.where.rest.replace("/api/v10", "/seat/guess/api/state")):
        async with bench.http.get(address) as response:
            assert response.status == 404


def test_the_page_never_turns_text_into_markup() -> None:
    scripts = {path.name: path.read_text("utf-8") for path in (ROOT / "rehearsal/page").glob("*.js")}
    assert "page.js" in scripts
    risks = (
        "innerHTML",
        "outerHTML",
        "insertAdjacentHTML",
        "setHTML",
        "document.write",
        "DOMParser",
        "eval(",
        "new Function",
        "import(",
        "http://cdn",
        "//cdn",
    )
    assert [(name, risky) for name, script in scripts.items() for risky in risks if risky in script] == []


async def test_every_part_of_the_page_is_served_as_what_it_is(bench: Any) -> None:
    kinds = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml"}
    for path in (ROOT / "rehearsal/page").iterdir():
        async with bench.http.get(bench.where.cdn.removesuffix("/cdn") + f"/page/{path.name}") as response:
            expected = kinds.get(path.suffix)
            assert (response.status, response.content_type) == ((200, expected) if expected else (404, "text/plain"))
            assert not expected or response.headers["X-Content-Type-Options"] == "nosniff"


async def test_files_that_a_browser_would_run_are_only_offered(bench: Any) -> None:
    upload = await bench.aoi.upload("evil.html", b"<script>")
    form = bench.world.get("file", upload)
    from rehearsal.uploads import public

    async with bench.http.get(public(bench.world, bench.where.cdn.removesuffix("/cdn"), form)["url"]) as response:
        assert response.headers["Content-Disposition"] == "attachment"
        assert response.headers["Content-Type"] == "application/octet-stream"


async def test_sigkill_loses_nothing(tmp_path: Path) -> None:
    process, before = await run(tmp_path, "--seats", "2")
    channel_of: list[str] = []
    async with aiohttp.ClientSession(headers={"Authorization": f"Bot {before.token}"}) as http:
        async with Seat(before.seats["Ben"]) as ben:
            channel_of.append(await ben.channel())
            await ben.settings(locale="ja")
        row = {"type": 1, "components": [{"type": 2, "style": 1, "label": "Go", "custom_id": "go"}]}
        address = f"{before.rest}/channels/{channel_of[0]}/messages"
        async with http.post(address, json={"content": "board", "components": [row]}) as response:
            made = await response.json()
        process.kill()
        await process.wait()
        process, after = await run(tmp_path, "--seats", "2")
        assert after == before
        async with Seat(after.seats["Ben"]) as ben:
            board = (await ben.messages())[0]
            assert board["id"] == made["id"]
            assert board["components"] == made["components"]
            assert (await ben.me())["locale"] == "ja"
            await ben.ask("POST", "/components", json={"message_id": board["id"], "component": "go"})
    process.kill()
    await process.wait()


async def test_a_taken_port_is_an_error_in_one_line(tmp_path: Path) -> None:
    stand = Stand(tmp_path / "a")
    port = (await stand.start()).rest.split(":")[2].split("/")[0]
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "rehearsal",
        "--home",
        str(tmp_path / "b"),
        "--port",
        port,
        cwd=ROOT,
        stderr=asyncio.subprocess.PIPE,
    )
    _, said = await process.communicate()
    assert process.returncode == 2
    assert said.count(b"\n") == 1
    await stand.stop()


def test_the_last_seats_are_judges_as_long_as_it_is_asked_for(tmp_path: Path) -> None:
    for judges, wanted in ((1, [False, False, True]), (2, [False, True, True]), (0, [False, False, False])):
        world = World(tmp_path, 3, judges)
        assert [people.is_judge(world, seat["id"]) for seat in world.seats()] == wanted
        role = [world.id_of("judges")] if judges else []
        assert people.member(world, world.seats()[2]["id"])["roles"] == role
        world.close()
