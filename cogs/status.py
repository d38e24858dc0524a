"""How the bot is, for whoever runs it: Prometheus metrics, health and readiness, on loopback unless told otherwise.

It is there only where KOTATSU_STATUS_PORT asks for it, and needs the extra `metrics`.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterable

import discord
from aiohttp import web
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4

from cogs.logs import FAULTS
from cogs.services import Services
from cogs.settings import installed
from data.for_operators import METRICS, WAITS
from engine.table import StoreBroken

SECONDS = (0.01, 0.03, 0.1, 0.3, 0.5, 1.0, 1.5, 3.0, 10.0)


class Status:
    """The numbers of one process. `ready`: whether the gateway is there; `latencies`: seconds to it, by shard."""

    def __init__(
        self, services: Services, ready: Callable[[], bool], latencies: Callable[[], Iterable[tuple[int, float]]]
    ) -> None:
        self._services = services
        self._ready = ready
        self._latencies = latencies
        self._runner: web.AppRunner | None = None
        self.registry = CollectorRegistry()
        self._asked = Counter(*_named("kotatsu_interactions"), ("kind",), registry=self.registry)
        age = _named("kotatsu_interaction_age_seconds")
        self._age = Histogram(*age, buckets=SECONDS, registry=self.registry)
        self._held = self._gauge("kotatsu_shards_held")
        self._latency = self._gauge("kotatsu_gateway_latency_seconds", "shard")
        self._behind = self._gauge("kotatsu_tables_behind")
        self._store = self._gauge("kotatsu_store_seconds")
        self._faults = self._gauge("kotatsu_faults", "where")
        self._gauge("kotatsu_info", "version", "store").labels(installed(), services.store.engine).set(1)

    def _gauge(self, name: str, *labels: str) -> Gauge:
        return Gauge(*_named(name), labels, registry=self.registry)

    def count(self, interaction: discord.Interaction) -> None:
        """An interaction has come."""
        self._asked.labels(interaction.type.name).inc()
        self._age.observe(max(0.0, time.time() - interaction.created_at.timestamp()))

    async def start(self) -> None:
        """Serve. Raises OSError for a port that is taken."""
        settings = self._services.settings
        app = web.Application()
        app.add_routes(
            [
                web.get("/metrics", self._metrics),
                web.get("/healthz", self._healthy),
                web.get("/readyz", self._is_ready),
            ]
        )
        self._runner = web.AppRunner(app, access_log=None)
        await self._runner.setup()
        await web.TCPSite(self._runner, settings.status_host, settings.status_port).start()

    async def stop(self) -> None:
        """Serve no more."""
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None

    async def _healthy(self, _: web.Request) -> web.Response:
        """Whoever answers lives."""
        return web.Response(text="ok\n")

    async def _is_ready(self, _: web.Request) -> web.Response:
        """Whether clicks are answered: the gateway is there, and the store."""
        missing = [] if self._ready() else ["gateway"]
        try:
            await self._services.store.last_beat()
        except StoreBroken:
            missing.append("store")
        if missing:
            return web.Response(text=WAITS.format(what=", ".join(missing)), status=503)
        return web.Response(text="ready\n")

    async def _metrics(self, _: web.Request) -> web.Response:
        began = time.perf_counter()
        try:
            behind = await self._services.store.pending_surfaces()
            self._behind.set(sum(self._services.territory.has(row.guild) for row in behind))
            self._store.set(time.perf_counter() - began)
        except StoreBroken:
            self._store.set(math.nan)
        self._held.set(len(self._services.territory.held))
        for shard, seconds in self._latencies():
            self._latency.labels(f"{shard}").set(seconds)
        for where, count in FAULTS.counts.items():
            self._faults.labels(where).set(count)
        return web.Response(body=generate_latest(self.registry), headers={"Content-Type": CONTENT_TYPE_PLAIN_0_0_4})


def _named(name: str) -> tuple[str, str]:
    """A metric's name and what it counts."""
    return name, METRICS[name]
