"""What whoever runs the bot can see of it: metrics, health, and logs that give nothing away."""

import json
import logging
import socket
import time
from collections.abc import AsyncIterator
from types import SimpleNamespace
from typing import Any, cast

import aiohttp
import pytest

from cogs.logs import Discreet, Faults, Structured
from cogs.settings import Settings
from cogs.shards import Shards, Territory
from cogs.status import Status
from data.store import Store
from engine.table import StoreBroken
from tests.cogs.test_shards import of_table
from tests.store.test_store import table


class Gateway:
    """Whether it is there."""

    is_there = False


class Seen:
    """A status and where it is served."""

    def __init__(self, store: Store) -> None:
        with socket.socket() as taken:
            taken.bind(("127.0.0.1", 0))
            self.port = taken.getsockname()[1]
        settings = Settings(status_port=self.port, _env_file=None)
        services = SimpleNamespace(store=store, settings=settings, territory=Territory(Shards(), of_table))
        self.gateway = Gateway()
        self.status = Status(cast(Any, services), lambda: self.gateway.is_there, lambda: [(0, 0.25)])

    async def get(self, path: str) -> tuple[int, str]:
        async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{self.port}{path}") as answer:
            return answer.status, await answer.text()


@pytest.fixture
async def seen(store: Store) -> AsyncIterator[Seen]:
    made = Seen(store)
    await made.status.start()
    yield made
    await made.status.stop()


async def test_it_is_ready_when_both_gateway_and_store_are_there(
    seen: Seen, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert await seen.get("/healthz") == (200, "ok\n")
    assert await seen.get("/readyz") == (503, "waits for gateway\n")
    seen.gateway.is_there = True
    assert await seen.get("/readyz") == (200, "ready\n")

    async def away(process: int = 0) -> float:
        raise StoreBroken("store-away", "The database does not answer.")

    monkeypatch.setattr(store, "last_beat", away)
    assert await seen.get("/readyz") == (503, "waits for store\n")


async def test_the_metrics_count_what_came_and_what_waits(seen: Seen, store: Store) -> None:
    at = SimpleNamespace(timestamp=lambda: time.time() - 0.2)
    for kind in ("component", "component", "application_command"):
        seen.status.count(cast(Any, SimpleNamespace(type=SimpleNamespace(name=kind), created_at=at)))
    await store.create_table(table())
    status, text = await seen.get("/metrics")
    lines = text.splitlines()
    assert status == 200
    assert 'kotatsu_interactions_total{kind="component"} 2.0' in lines
    assert 'kotatsu_interaction_age_seconds_bucket{le="0.1"} 0.0' in lines
    assert "kotatsu_interaction_age_seconds_count 3.0" in lines
    assert "kotatsu_tables_behind 1.0" in lines, "it has no message yet"
    assert "kotatsu_shards_held 1.0" in lines
    assert 'kotatsu_gateway_latency_seconds{shard="0"} 0.25' in lines
    assert any(line.startswith("kotatsu_info{") and 'store="SQLite"' in line for line in lines)


def record(error: Exception | None = None, *args: object) -> logging.LogRecord:
    info = (type(error), error, error.__traceback__) if error else None
    return logging.LogRecord("cogs.client", logging.ERROR, "x.py", 1, "in %s", args or ("here",), info)


def raised() -> Exception:
    try:
        raise KeyError("HRT-002 in Ann's hand")
    except KeyError as error:
        return error


@pytest.mark.parametrize("form", [Discreet, Structured])
def test_no_secret_stands_in_a_line(form: type[Discreet]) -> None:
    line = form("token-1", "", "pass-1").format(record(None, "postgresql://bot:pass-1@db with token-1"))
    assert "pass-1" not in line
    assert "token-1" not in line
    assert "postgresql://bot:***@db" in line


def test_a_document_tells_where_something_was_raised_and_not_what_it_quoted() -> None:
    told = json.loads(Structured().format(record(raised())))
    assert (told["level"], told["from"], told["says"], told["raised"]) == (
        "ERROR",
        "cogs.client",
        "in here",
        "KeyError",
    )
    assert told["at"].endswith("+00:00")
    assert any("test_status.py" in place for place in told["places"])
    assert "HRT-002" not in json.dumps(told)


def test_the_last_fault_is_remembered_by_its_place_alone() -> None:
    faults = Faults()
    assert faults.last is None
    for _ in range(2):
        faults.handle(record(raised()))
    assert faults.last is not None
    assert (faults.last.where, faults.counts) == ("cogs.client", {"cogs.client": 2})
