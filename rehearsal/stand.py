"""The stand-in as one object: start, stop, addresses."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path

from aiohttp import web

from rehearsal import backstage, limits, seats, uploads
from rehearsal.core import Core
from rehearsal.feed import Feed
from rehearsal.findings import Findings
from rehearsal.gateway import Gateway
from rehearsal.interactions import expire
from rehearsal.rates import Faults, Rates
from rehearsal.rest import add_routes, emojis
from rehearsal.rest.routes import PREFIX
from rehearsal.world import World

HOST = "127.0.0.1"
PAGE = Path(__file__).parent / "page"
SWEEP = 0.1
TYPES = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml"}
ASSETS = {path.name: TYPES[path.suffix] for path in PAGE.iterdir() if path.suffix in TYPES}


@dataclass(frozen=True)
class Addresses:
    """Where everything is. `seats` are the pages of the players, by name."""

    rest: str
    gateway: str
    cdn: str
    token: str
    seats: dict[str, str]


class Stand:
    """A stand-in for Discord on 127.0.0.1. Its state lives under `home` and survives being killed.

    `port` 0 means the port of the last time, or a free one. Raises OSError when the port is taken.
    """

    def __init__(
        self,
        home: Path,
        *,
        seats: int = 4,
        port: int = 0,
        latency_ms: float = 0,
        fault_rate: float = 0,
        rate_limits: bool = True,
        privileged_intents: bool = False,
        judges: int = 0,
    ) -> None:
        home.mkdir(parents=True, exist_ok=True)
        world = World(home, seats, judges)
        findings = Findings(home / "findings.jsonl", world.clock)
        self.core = Core(
            world,
            findings,
            Rates(world.clock, rate_limits),
            Faults(latency_ms / 1000, fault_rate),
            Gateway(world, findings, world.clock, privileged=privileged_intents),
            Feed(),
        )
        self.core.gateway.changed = self._tell_connected
        self._port = port
        self._runner: web.AppRunner | None = None
        self._sweeper: asyncio.Task[None] | None = None

    @property
    def addresses(self) -> Addresses:
        """Valid once started."""
        base, world = self.core.base, self.core.world
        return Addresses(
            rest=base + PREFIX,
            gateway=self.core.gateway.url,
            cdn=base + "/cdn",
            token=world.meta("secrets")["token"],
            seats={one["global_name"]: f"{base}/seat/{one['secret']}" for one in world.seats()},
        )

    async def start(self) -> Addresses:
        app = web.Application(client_max_size=limits.REQUEST_BYTES + 1024 * 1024, middlewares=[self._guard])
        add_routes(app, self.core)
        seats.add_routes(app, self.core, seats.TABLE + backstage.TABLE)
        app.router.add_get("/gateway/", self._gateway)
        app.router.add_get(r"/cdn/attachments/{channel:\d+}/{attachment:\d+}/{name}", self._file)
        app.router.add_get(r"/cdn/emojis/{emoji:\d+}.{type:png|webp|gif}", self._emoji)
        app.router.add_get("/seat/{secret}", self._page)
        app.router.add_get("/page/{name}", self._asset)
        app.router.add_get("/favicon.ico", self._no_icon)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.2)
        await self._runner.setup()
        remembered = int(self.core.world.meta("port").get("port", 0))
        site = web.TCPSite(self._runner, HOST, self._port or remembered)
        await site.start()
        port = self._runner.addresses[0][1]
        self.core.world.set_meta("port", port=port)
        self.core.base = f"http://{HOST}:{port}"
        self.core.gateway.url = f"ws://{HOST}:{port}/gateway/"
        self._sweeper = asyncio.create_task(self._sweep())
        return self.addresses

    async def stop(self) -> None:
        if self._sweeper is not None:
            self._sweeper.cancel()
        await self.core.gateway.drop()
        if self._runner is not None:
            await self._runner.cleanup()
        self.core.world.close()

    async def _sweep(self) -> None:
        while True:
            expire(self.core)
            uploads.sweep(self.core.world)
            await asyncio.sleep(SWEEP)

    def _tell_connected(self) -> None:
        everybody = [seat["id"] for seat in self.core.world.seats()]
        self.core.feed.tell(everybody, "gateway", connected=self.core.gateway.connected)

    @web.middleware
    async def _guard(
        self,
        request: web.Request,
        handler: Callable[[web.Request], Awaitable[web.StreamResponse]],
    ) -> web.StreamResponse:
        """Only this machine, by name: a foreign Host (rebinding) or Origin (another page) gets 403."""
        here = self.core.base.removeprefix("http://")
        names = (here, here.replace(HOST, "localhost"))
        origin = request.headers.get("Origin")
        if request.host not in names or (origin is not None and origin.removeprefix("http://") not in names):
            return web.Response(status=403, text="Only from this machine.")
        response = await handler(request)
        if not response.prepared:
            response.headers.setdefault("Content-Security-Policy", "default-src 'self'; frame-ancestors 'none'")
            response.headers.setdefault("X-Content-Type-Options", "nosniff")
            response.headers.setdefault("Referrer-Policy", "no-referrer")
            response.headers.setdefault("Cache-Control", "no-store")
        return response

    async def _gateway(self, request: web.Request) -> web.StreamResponse:
        return await self.core.gateway.connect(request)

    async def _file(self, request: web.Request) -> web.StreamResponse:
        return await uploads.serve(self.core.world, request)

    async def _emoji(self, request: web.Request) -> web.StreamResponse:
        return emojis.serve(self.core.world, request.match_info["emoji"])

    async def _page(self, request: web.Request) -> web.StreamResponse:
        seats.seat_of(self.core, request)
        return web.Response(body=(PAGE / "index.html").read_bytes(), content_type="text/html", charset="utf-8")

    async def _no_icon(self, request: web.Request) -> web.StreamResponse:
        return web.Response(status=204)

    async def _asset(self, request: web.Request) -> web.StreamResponse:
        name = request.match_info["name"]
        if name not in ASSETS:
            raise web.HTTPNotFound
        return web.Response(body=(PAGE / name).read_bytes(), content_type=ASSETS[name], charset="utf-8")
