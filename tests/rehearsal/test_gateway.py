"""The gateway, by a raw socket: who gets in, what is replayed, what ends a connection."""

from __future__ import annotations

import asyncio
import json
import zlib
from typing import Any

import pytest

from rehearsal import limits
from rehearsal.client import PATIENCE
from rehearsal.wire import Zstd

GUILDS, GUILD_MESSAGES, DIRECT_MESSAGES, MEMBERS = 1, 1 << 9, 1 << 12, 1 << 1


class Line:
    """A connection to the gateway that keeps all it received."""

    def __init__(self, socket: Any) -> None:
        self.socket = socket
        self.got: list[dict[str, Any]] = []

    async def send(self, op: int, body: object) -> None:
        await self.socket.send_str(json.dumps({"op": op, "d": body}))

    async def until(self, event: str) -> dict[str, Any]:
        async with asyncio.timeout(PATIENCE):
            while True:
                packet = json.loads(await self.socket.receive_str())
                self.got.append(packet)
                if packet.get("t") == event or str(packet["op"]) == event:
                    return packet

    async def close_code(self) -> int:
        async with asyncio.timeout(PATIENCE):
            while not self.socket.closed:
                await self.socket.receive()
        return int(self.socket.close_code)


async def connect(bench: Any, **identify: object) -> Line:
    line = Line(await bench.http.ws_connect(bench.where.gateway))
    if identify:
        await line.send(2, {"token": bench.where.token, "properties": {}} | identify)
    return line


async def test_hello_ready_and_the_server(bench: Any) -> None:
    line = await connect(bench, intents=GUILDS)
    ready = (await line.until("READY"))["d"]
    assert {"user", "session_id", "resume_gateway_url", "guilds"} <= set(ready)
    server = (await line.until("GUILD_CREATE"))["d"]
    assert [one["name"] for one in server["channels"]] == ["table"]
    assert len(server["members"]) == 1
    await line.send(1, ready["session_id"])
    await line.until("11")
    assert line.got[0]["d"]["heartbeat_interval"] > 0


@pytest.mark.parametrize(
    ("identify", "code"),
    [
        ({"token": "stranger", "intents": 1}, 4004),
        ({"intents": 1 << 30}, 4013),
        ({"intents": MEMBERS}, 4014),
        ({"intents": 1, "shard": [2, 2]}, 4010),
    ],
)
async def test_who_does_not_get_in(bench: Any, identify: dict[str, Any], code: int) -> None:
    line = await connect(bench, **identify)
    assert await line.close_code() == code
    assert [one["code"] for one in await bench.aoi.findings()] == [code]


async def test_a_payload_has_4096_bytes(bench: Any) -> None:
    line = await connect(bench, intents=1)
    await line.until("READY")
    await line.send(3, "x" * 4096)
    assert await line.close_code() == 4002


async def test_120_sends_a_minute(bench: Any) -> None:
    line = await connect(bench, intents=1)
    for _ in range(limits.GATEWAY_SENDS[0]):
        await line.send(1, None)
    assert await line.close_code() == 4008


async def test_a_thousand_identifies_a_day(bench: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "IDENTIFIES_A_DAY", 1)
    await (await connect(bench, intents=1)).until("READY")
    assert (await bench.ask("GET", "/gateway/bot")).body["session_start_limit"]["remaining"] == 0
    assert await (await connect(bench, intents=1)).close_code() == 4004


async def test_a_day_after_the_first_identify_it_is_counted_no_more(bench: Any) -> None:
    await (await connect(bench, intents=1)).until("READY")
    await bench.aoi.advance(3600)
    limit = (await bench.ask("GET", "/gateway/bot")).body["session_start_limit"]
    assert (limit["total"], limit["remaining"]) == (1000, 999)
    assert 82_790_000 < limit["reset_after"] <= 82_800_000


async def test_who_identifies_is_refused_on_purpose_as_often_as_was_said(bench: Any) -> None:
    await bench.aoi.refuse_gateway(code=4011, times=2)
    for _ in range(2):
        assert await (await connect(bench, intents=1)).close_code() == 4011
    await (await connect(bench, intents=1)).until("READY")
    assert (await bench.ask("GET", "/gateway/bot")).body["session_start_limit"]["remaining"] == 997
    assert await bench.aoi.findings() == []
    assert [one["code"] for one in await bench.aoi.findings("injected")] == [4011, 4011]


async def test_a_server_is_told_in_a_form_that_no_client_reads_on_purpose(bench: Any) -> None:
    await bench.aoi.refuse_gateway(unreadable=1)
    for roles in ([{}], None):
        told = (await (await connect(bench, intents=GUILDS)).until("GUILD_CREATE"))["d"]["roles"]
        assert told == roles or (roles is None and "id" in told[0])


async def test_what_was_missed_is_replayed(bench: Any) -> None:
    line = await connect(bench, intents=GUILDS)
    ready = await line.until("READY")
    seen = (await line.until("GUILD_CREATE"))["s"]
    assert await bench.aoi.drop_gateway(4000) == 1
    assert await line.close_code() == 4000
    typed = await bench.typed()
    again = await connect(bench)
    await again.send(6, {"token": bench.where.token, "session_id": ready["d"]["session_id"], "seq": seen})
    assert (await again.until("INTERACTION_CREATE"))["d"]["id"] == typed["id"]
    await again.until("RESUMED")


async def test_a_forgotten_session_must_identify_anew(bench: Any) -> None:
    line = await connect(bench, intents=GUILDS)
    ready = await line.until("READY")
    await bench.aoi.drop_gateway(forget=True)
    again = await connect(bench)
    await again.send(6, {"token": bench.where.token, "session_id": ready["d"]["session_id"], "seq": 1})
    assert (await again.until("9"))["d"] is False


async def test_messages_come_by_intent_and_without_content_of_others(bench: Any) -> None:
    deaf, keen = await connect(bench, intents=GUILDS), await connect(bench, intents=GUILDS | GUILD_MESSAGES)
    await deaf.until("READY")
    await keen.until("READY")
    await bench.aoi.say("hello")
    name = await bench.board()
    await bench.edit(name, {"content": "new"})
    await bench.aoi.delete_message(name)
    assert (await keen.until("MESSAGE_CREATE"))["d"]["content"] == ""
    assert (await keen.until("MESSAGE_CREATE"))["d"]["content"] == "board"
    assert (await keen.until("MESSAGE_UPDATE"))["d"]["content"] == "new"
    assert (await keen.until("MESSAGE_DELETE"))["d"]["id"] == name
    await deaf.send(1, None)
    await deaf.until("11")
    assert not [one for one in deaf.got if str(one.get("t")).startswith("MESSAGE")]


async def test_the_server_and_the_dms_belong_to_their_shards(bench: Any) -> None:
    home = (int(bench.guild) >> 22) % 2
    lines = [await connect(bench, intents=GUILDS | DIRECT_MESSAGES, shard=[n, 2]) for n in (0, 1)]
    for line in lines:
        await line.until("READY")
    await lines[home].until("GUILD_CREATE")
    await bench.aoi.ask("POST", "/dm")
    await bench.aoi.say("psst", channel="dm")
    await lines[0].until("MESSAGE_CREATE")
    await lines[1].send(1, None)
    await lines[1].until("11")  # it has had whatever came before
    assert "MESSAGE_CREATE" not in [one["t"] for one in lines[1].got]


async def test_members_are_given_by_id_and_all_of_them_only_by_intent(bench: Any) -> None:
    line = await connect(bench, intents=GUILDS)
    await line.until("GUILD_CREATE")
    ben = (await bench.ben.me())["id"]
    for asked, count in (({"user_ids": [ben]}, 1), ({"query": "be"}, 1), ({"query": ""}, 0)):
        await line.send(8, {"guild_id": bench.guild, "limit": 0} | asked)
        assert len((await line.until("GUILD_MEMBERS_CHUNK"))["d"]["members"]) == count


@pytest.mark.parametrize(("op", "body", "code"), [(3, {}, 4003), (1, None, None), (99, {}, 4003)])
async def test_nothing_but_heartbeats_before_identifying(bench: Any, op: int, body: object, code: int | None) -> None:
    line = await connect(bench)
    await line.send(op, body)
    if code is None:
        await line.until("11")
    else:
        assert await line.close_code() == code


async def test_what_is_no_packet_ends_the_connection(bench: Any) -> None:
    for words, code in (("x", 4002), ("[]", 4002), ('{"op": 99}', 4001), ('{"op": 2, "d": {}}', None)):
        line = await connect(bench, intents=GUILDS)
        await line.until("GUILD_CREATE")
        await line.socket.send_str(words)
        assert await line.close_code() == (code or 4005)


async def test_zlib_stream(bench: Any) -> None:
    socket = await bench.http.ws_connect(bench.where.gateway + "?v=10&encoding=json&compress=zlib-stream")
    inflate = zlib.decompressobj()
    first = await socket.receive_bytes()
    assert first.endswith(b"\0\0\xff\xff")
    assert json.loads(inflate.decompress(first))["op"] == 10
    await socket.send_str(json.dumps({"op": 1, "d": None}))
    assert json.loads(inflate.decompress(await socket.receive_bytes()))["op"] == 11


def test_zstd_stream_is_one_frame_of_raw_blocks() -> None:
    wire = Zstd()
    first, second = wire.pack(b"a" * 150_000), wire.pack(b"b")
    assert first[:6] == bytes.fromhex("28b52ffd0038")
    assert int.from_bytes(first[6:9], "little") == 100_000 << 3
    assert second == b"\x08\0\0b"
