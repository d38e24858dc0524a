"""A bench: a stand in this process, asked by raw requests, with people at its seats."""

from __future__ import annotations

import io
import json
import time
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from rehearsal import Addresses, Stand
from rehearsal.client import Seat
from rehearsal.documents import Clock


@dataclass
class Got:
    status: int
    body: Any
    headers: Any

    @property
    def code(self) -> int:
        return int(self.body["code"])

    @property
    def faults(self) -> set[str]:
        """Paths of the nested errors: `components.0.components.1.label`."""
        found: set[str] = set()

        def walk(at: dict[str, Any], path: tuple[str, ...]) -> None:
            for key, value in at.items():
                if key == "_errors":
                    found.add(".".join(path))
                else:
                    walk(value, (*path, key))

        walk(self.body.get("errors", {}), ())
        return found


class Bench:
    def __init__(self, stand: Stand, where: Addresses) -> None:
        self.stand, self.where = stand, where
        self.world = stand.core.world
        self.http = aiohttp.ClientSession()
        self.aoi, self.ben = Seat(where.seats["Aoi"]), Seat(where.seats["Ben"])
        self.channel, self.application = self.world.id_of("channel"), self.world.id_of("application")
        self.guild = self.world.id_of("guild")

    async def close(self) -> None:
        for one in (self.http, self.aoi, self.ben):
            await one.close()
        await self.stand.stop()

    async def ask(self, method: str, path: str, body: object = None, files: tuple[bytes, ...] = (), **more: Any) -> Got:
        headers = {"Authorization": f"Bot {self.where.token}"} | more.pop("headers", {})
        if files:
            form = aiohttp.FormData(quote_fields=False)
            form.add_field("payload_json", json.dumps(body))
            for index, data in enumerate(files):
                form.add_field(f"files[{index}]", io.BytesIO(data), filename=f"f{index}.png")
            more["data"] = form
        elif body is not None:
            more["json"] = body
        async with self.http.request(method, self.where.rest + path, headers=headers, **more) as response:
            text = await response.text()
            found = json.loads(text) if response.content_type == "application/json" else text
            return Got(response.status, found, response.headers)

    async def post(self, body: object, files: tuple[bytes, ...] = (), channel: str | None = None) -> Got:
        return await self.ask("POST", f"/channels/{channel or self.channel}/messages", body, files)

    async def edit(self, message: str, body: object) -> Got:
        return await self.ask("PATCH", f"/channels/{self.channel}/messages/{message}", body)

    async def board(self, **body: object) -> str:
        """Posts a message with a button `go` and returns its id."""
        got = await self.post({"content": "board", "components": row(button("go"))} | body)
        assert got.status == 200, got.body
        return str(got.body["id"])

    async def register(self) -> None:
        options = [{"type": 3, "name": "card", "description": "a card", "autocomplete": True}]
        got = await self.ask(
            "PUT",
            f"/applications/{self.application}/commands",
            [{"name": "play", "description": "plays", "options": options}],
        )
        assert got.status == 200, got.body

    async def typed(self) -> dict[str, Any]:
        """Aoi uses /play; the interaction as the bot would get it."""
        await self.register()
        await self.aoi.ask("POST", "/commands", json={"channel_id": self.channel, "command": "play"})
        return self.newest()

    async def clicked(self, message: str, seat: Seat | None = None) -> dict[str, Any]:
        body = {"message_id": message, "component": "go"}
        await (seat or self.aoi).ask("POST", "/components", json=body)
        return self.newest()

    def newest(self) -> dict[str, Any]:
        return self.world.all("interaction")[-1]

    async def answer(
        self,
        interaction: dict[str, Any],
        kind: int,
        data: object = None,
        files: tuple[bytes, ...] = (),
    ) -> Got:
        path = f"/interactions/{interaction['id']}/{interaction['token']}/callback?with_response=1"
        return await self.ask("POST", path, {"type": kind} | ({"data": data} if data is not None else {}), files)

    async def hook(self, method: str, interaction: dict[str, Any], rest: str = "", body: object = None) -> Got:
        return await self.ask(method, f"/webhooks/{self.application}/{interaction['token']}{rest}", body)


def button(custom: str = "go", **more: object) -> dict[str, Any]:
    return {"type": 2, "style": 1, "label": "Go", "custom_id": custom} | more


def row(*inside: dict[str, Any]) -> list[dict[str, Any]]:
    return [{"type": 1, "components": list(inside)}]


@pytest.fixture
def still(monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock of each stand in this process stands still unless it is pushed forward: no limit depends on how long
    the machine takes.
    """
    moment = time.time()
    monkeypatch.setattr(Clock, "now", lambda clock: moment + clock.offset)


@pytest.fixture
async def bench(tmp_path: Path, still: None) -> AsyncIterator[Bench]:
    stand = Stand(tmp_path / "home")
    made = Bench(stand, await stand.start())
    yield made
    await made.close()
