"""Rate limits are announced, bite, and spare the interaction endpoints; faults come on order."""

from __future__ import annotations

from typing import Any

import pytest

from rehearsal import limits


async def test_five_messages_in_five_seconds_a_channel(bench: Any) -> None:
    for left in (4, 3, 2, 1, 0):
        got = await bench.post({"content": "x"})
        assert got.headers["X-RateLimit-Remaining"] == str(left)
    got = await bench.post({"content": "x"})
    assert got.status == 429
    assert got.headers["Via"]
    assert got.headers["X-RateLimit-Scope"] == "user"
    assert 0 < got.body["retry_after"] <= 5
    assert got.body["global"] is False
    await bench.aoi.advance(5)
    assert (await bench.post({"content": "x"})).status == 200


async def test_five_edits_in_five_seconds_a_channel(bench: Any) -> None:
    name = await bench.board()
    assert [(await bench.edit(name, {"content": str(n)})).status for n in range(6)] == [200] * 5 + [429]


async def test_rate_limits_can_be_switched_off(bench: Any) -> None:
    await bench.aoi.faults(rate_limits=False)
    got = [await bench.post({"content": "x"}) for _ in range(7)]
    assert {one.status for one in got} == {200}
    assert "X-RateLimit-Remaining" not in got[0].headers


async def test_fifty_requests_a_second_in_all_but_interactions_are_free(bench: Any) -> None:
    got = [await bench.ask("GET", "/users/@me") for _ in range(51)]
    assert [one.status for one in got] == [200] * 50 + [429]
    assert got[-1].body["global"] is True
    assert got[-1].headers["X-RateLimit-Scope"] == "global"
    typed = await bench.aoi.ask("POST", "/dm")
    assert typed["type"] == 1
    bench.world.put(
        "interaction",
        {
            "id": "1",
            "token": "t",
            "type": 2,
            "user": (await bench.aoi.me())["id"],
            "channel_id": bench.channel,
            "created": bench.world.clock.now(),
            "state": "waiting",
            "answer": None,
            "original": None,
            "source": None,
            "ephemeral": False,
            "modal": None,
            "choices": None,
            "label": "x",
            "option_type": 0,
        },
    )
    assert (await bench.answer({"id": "1", "token": "t"}, 4, {"content": "free"})).status == 200


async def test_edits_of_messages_over_an_hour_old_are_few(bench: Any) -> None:
    name = await bench.board()
    await bench.aoi.advance(limits.OLD_MESSAGE + 1)
    got = [await bench.edit(name, {"content": str(n)}) for n in range(4)]
    assert [one.status for one in got] == [200] * 3 + [429]
    assert got[-1].code == 30046
    assert got[-1].body["retry_after"] > 15
    await bench.aoi.advance(20)
    assert (await bench.edit(name, {"content": "again"})).status == 200


async def test_a_name_changes_twice_in_ten_minutes(bench: Any) -> None:
    got = [await bench.ask("PATCH", f"/channels/{bench.channel}", {"name": f"n{n}"}) for n in range(3)]
    assert [one.status for one in got] == [200, 200, 429]
    assert got[-1].body["retry_after"] > 590


async def test_direct_messages_are_not_opened_in_bulk(bench: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "NEW_DMS", (2, 60.0))
    seats = [one["id"] for one in bench.world.seats()]
    got = [await bench.ask("POST", "/users/@me/channels", {"recipient_id": one}) for one in [*seats[:2], *seats[:3]]]
    assert [one.status for one in got] == [200] * 4 + [429]
    assert got[-1].code == 40003


async def test_ten_thousand_invalid_requests_are_a_ban(bench: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "INVALID_REQUESTS", (3, 600.0))
    for _ in range(3):
        assert (await bench.ask("GET", "/users/@me", headers={"Authorization": "Bot stranger"})).status == 401
    banned = await bench.ask("GET", "/users/@me")
    assert (banned.status, banned.headers.get("Via")) == (429, None)
    assert (await bench.aoi.ask("GET", "/counters"))["banned"]
    await bench.aoi.advance(600)
    assert (await bench.ask("GET", "/users/@me")).status == 200


async def test_faults_come_on_order_before_or_after_the_deed(bench: Any) -> None:
    await bench.aoi.faults(orders=[{"status": 503, "where": "POST"}, {"status": 503, "where": "POST", "after": True}])
    assert [(await bench.post({"content": "x"})).status for _ in range(3)] == [503, 503, 200]
    assert len(await bench.aoi.messages()) == 2
    assert (await bench.aoi.findings(), len(await bench.aoi.findings("injected"))) == ([], 2)


async def test_a_share_of_requests_fails(bench: Any) -> None:
    await bench.aoi.faults(share=1.0, latency_ms=5)
    got = await bench.ask("GET", "/users/@me")
    assert got.status in (429, 503)
    assert got.status == 503 or got.headers["Via"]
