"""A stand in a thread of its own, so that a browser can be driven beside it, and a bot that says what a test wants."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine
from io import BytesIO
from pathlib import Path
from typing import Any, TypeVar

from PIL import Image, ImageDraw

from rehearsal import Stand
from rehearsal.client import PATIENCE
from tests.rehearsal.conftest import Bench, Got, button, row
from tests.rehearsal.test_gateway import GUILDS, Line, connect

__all__ = ["Stage", "button", "picture", "row"]
Doc = dict[str, Any]
T = TypeVar("T")


def picture(words: str, size: tuple[int, int] = (780, 420)) -> bytes:
    """A PNG with something to see in it."""
    image = Image.new("RGB", size, "#1d3b2f")
    draw = ImageDraw.Draw(image)
    for at in range(0, size[0], 60):
        draw.rectangle((at + 8, size[1] // 3, at + 50, size[1] // 3 + 60), fill="#d9a441", outline="#f6ead2")
    draw.text((20, 20), words, fill="#ffffff", font_size=36)
    out = BytesIO()
    image.save(out, "PNG")
    return out.getvalue()


class Stage:
    """Every method waits for its effect on the stand. The stand may stop and start again at the same address. Its clock
    stands still (`still`), so that `silent` alone lets the bot's three seconds pass.
    """

    def __init__(self, home: Path) -> None:
        self.home = home
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self._heard = 0
        self.start()

    def run(self, deed: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(deed, self._loop).result(PATIENCE)

    def start(self) -> None:
        self.run(self._open())

    async def _open(self) -> None:
        stand = Stand(self.home, seats=3, rate_limits=False)
        self.bench = Bench(stand, await stand.start())
        self.seats = self.bench.where.seats
        await self.plug_in()

    async def plug_in(self) -> None:
        """The bot is on the gateway."""
        self._line: Line = await connect(self.bench, intents=GUILDS)
        await self._line.until("GUILD_CREATE")

    def pull_out(self) -> None:
        """The bot leaves the gateway."""
        self.run(self._line.socket.close())

    def stop(self) -> None:
        self.run(self._close())

    async def _close(self) -> None:
        await self._line.socket.close()
        await self.bench.close()

    def close(self) -> None:
        self.stop()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    # What the bot does

    def ask(self, method: str, path: str, body: object = None) -> Any:
        return self._good(self.run(self.bench.ask(method, path, body))).body

    def post(self, content: str = "", *files: bytes, channel: str | None = None, **body: object) -> str:
        """A message of the bot; its id."""
        return str(self._good(self.run(self.bench.post({"content": content} | body, files, channel))).body["id"])

    def edit(self, message: str, **body: object) -> None:
        self._good(self.run(self.bench.edit(message, body)))

    def commands(self, *commands: Doc) -> None:
        self.ask("PUT", f"/applications/{self.bench.application}/commands", list(commands))

    def dm(self, name: str) -> str:
        """The channel of a person's direct messages."""
        return str(self.ask("POST", "/users/@me/channels", {"recipient_id": self.id_of(name)})["id"])

    def thread(self, name: str, **more: object) -> str:
        body = {"name": name, "type": 11} | more
        return str(self.ask("POST", f"/channels/{self.bench.channel}/threads", body)["id"])

    def id_of(self, name: str) -> str:
        return next(str(one["id"]) for one in self.bench.world.seats() if one["global_name"] == name)

    def heard(self, kind: int) -> Doc:
        """The next interaction of a kind: 2 a command, 3 a component, 4 autocomplete, 5 a form."""
        return self.run(self._hear(kind))

    async def _hear(self, kind: int) -> Doc:
        async with asyncio.timeout(PATIENCE):
            while True:
                for one in self.bench.world.all("interaction"):
                    if one["type"] == kind and int(one["id"]) > self._heard:
                        self._heard = int(one["id"])
                        return one
                await asyncio.sleep(0.01)

    def data(self) -> Doc:
        """What came with the newest interaction, as the bot gets it over the gateway."""
        return self.run(self._data())

    async def _data(self) -> Doc:
        while True:
            packet = await self._line.until("INTERACTION_CREATE")
            if int(packet["d"]["id"]) >= self._heard:
                return dict(packet["d"]["data"])

    def answer(self, interaction: Doc, kind: int, data: object = None) -> None:
        self._good(self.run(self.bench.answer(interaction, kind, data)))

    def silent(self) -> None:
        """The three seconds that the bot had for its answer are over."""
        self.run(self.bench.aoi.advance(3.1))

    @staticmethod
    def _good(got: Got) -> Got:
        assert got.status < 300, got.body
        return got
