"""The application's own emojis: taken, named, shown and refused as Discord does."""

from __future__ import annotations

import base64
from typing import Any

import pytest

from rehearsal import limits

PNG = b"\x89PNG\r\n\x1a\n" + bytes(100)


def uri(data: bytes = PNG, kind: str = "png") -> str:
    return f"data:image/{kind};base64,{base64.b64encode(data).decode()}"


async def test_emojis_of_the_application(bench: Any) -> None:
    path = f"/applications/{bench.application}/emojis"
    assert (await bench.ask("GET", path)).body == {"items": []}
    made = (await bench.ask("POST", path, {"name": "sword", "image": uri()})).body
    assert (made["name"], made["animated"], made["user"]["id"]) == ("sword", False, bench.world.id_of("bot"))
    assert (await bench.ask("GET", path)).body == {"items": [made]}
    async with bench.http.get(f"{bench.where.cdn}/emojis/{made['id']}.webp") as response:
        assert (response.status, response.content_type, await response.read()) == (200, "image/png", PNG)
    one = f"{path}/{made['id']}"
    assert (await bench.ask("PATCH", one, {"name": "blade"})).body == made | {"name": "blade"}
    assert (await bench.ask("GET", one)).body["name"] == "blade"
    assert (await bench.ask("DELETE", one)).status == 204
    assert [(await bench.ask(method, one)).code for method in ("GET", "DELETE")] == [10014, 10014]
    async with bench.http.get(f"{bench.where.cdn}/emojis/{made['id']}.webp") as response:
        assert response.status == 404


@pytest.mark.parametrize(
    ("wrong", "at"),
    [
        ({"name": "x"}, {"name"}),
        ({"name": "x" * 33}, {"name"}),
        ({"name": "a-b"}, {"name"}),
        ({"name": "taken"}, {"name"}),
        ({"name": None}, {"name"}),
        ({"image": "no picture"}, {"image"}),
        ({"image": uri(PNG + bytes(limits.EMOJI_BYTES))}, {"image"}),
        ({"roles": []}, {"roles"}),
    ],
)
async def test_an_emoji_that_discord_would_not_take(bench: Any, wrong: dict[str, Any], at: set[str]) -> None:
    path = f"/applications/{bench.application}/emojis"
    assert (await bench.ask("POST", path, {"name": "taken", "image": uri()})).status == 200
    got = await bench.ask("POST", path, {"name": "free", "image": uri()} | wrong)
    assert (got.status, got.code, got.faults) == (400, 50035, at)
    assert len(bench.world.all("emoji")) == 1


async def test_a_file_of_another_kind_is_no_emoji_and_there_are_2000(
    bench: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = f"/applications/{bench.application}/emojis"
    assert (await bench.ask("POST", path, {"name": "text", "image": uri(b"text")})).code == 50046
    assert limits.EMOJIS == 2000
    monkeypatch.setattr(limits, "EMOJIS", 1)
    assert (await bench.ask("POST", path, {"name": "one", "image": uri()})).status == 200
    assert (await bench.ask("POST", path, {"name": "two", "image": uri()})).code == 30008
