"""A store at any earlier step is brought up to date when it is opened, once, whoever opens it at the same moment."""

import asyncio
import shutil
import subprocess
import sys
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from data.store import Store, climbing
from data.store.engines import connected
from data.store.migrations import ladder, newest
from engine.table import StoreBroken
from tests import postgres
from tests.store.former import lay_former, schema

ANN, AT_ONCE = 7, 4
_fresh = count()
LATER = '''
from alembic import op

revision = "{name}"
down_revision = "{before}"


def upgrade() -> None:
    op.execute("CREATE TABLE later (a INTEGER)")
    {more}
'''


async def step_of(where: str) -> object:
    db = await connected(where)
    try:
        return (await db.read("SELECT version_num FROM alembic_version"))[0][0]
    finally:
        await db.close()


@pytest.fixture
def fresh(engine: str, tmp_path: Path, request: pytest.FixtureRequest) -> str:
    """Another empty store of the same engine."""
    if engine == "path":
        return str(tmp_path / "fresh.sqlite")
    return postgres.new_store(request.getfixturevalue("server"), f"fresh_{next(_fresh)}")


@pytest.mark.parametrize("step", range(1, climbing.ADOPTED + 1))
async def test_a_home_from_before_alembic_is_taken_over_at_whatever_step_it_was(
    where: str, fresh: str, step: int
) -> None:
    lay_former(where, step, f"INSERT INTO users (id, name) VALUES ({ANN}, 'Ann')")
    opened = await Store.open(where)
    assert await opened.user_name(ANN) == "Ann"
    await opened.close()
    await (await Store.open(fresh)).close()
    assert schema(where) == schema(fresh)
    assert await step_of(where) == await step_of(fresh) == newest()


async def test_every_step_with_statements_is_one_of_alembics() -> None:
    folder = Path(climbing.__file__).with_name("alembic") / "versions"
    assert [f"step_{name}.py" for name in ladder()] == sorted(each.name for each in folder.glob("step_*.py"))[
        : len(ladder())
    ]


async def test_a_store_that_is_up_to_date_is_opened_without_the_tool(path: Path) -> None:
    await (await Store.open(path)).close()
    code = (
        "import asyncio, sys; from data.store import Store; "
        f"asyncio.run(asyncio.wait_for(Store.open({str(path)!r}), 60)); "
        "print([each for each in ('alembic', 'sqlalchemy') if each in sys.modules]); import os; "
        "sys.stdout.flush(); os._exit(0)"
    )
    told = await asyncio.to_thread(subprocess.run, [sys.executable, "-c", code], capture_output=True, text=True)
    assert (told.stdout, told.stderr) == ("[]\n", "")


@pytest.mark.parametrize("step", [0, 3])
async def test_who_opens_it_at_the_same_moment_waits_and_finds_it_done(where: str, step: int) -> None:
    if step:
        lay_former(where, step, f"INSERT INTO users (id, name) VALUES ({ANN}, 'Ann')")
    stores = await asyncio.gather(*(Store.open(where) for _ in range(AT_ONCE)))
    for store in stores:
        assert await store.user_name(ANN) == ("Ann" if step else None)
        await store.close()
    assert await step_of(where) == newest()


async def test_several_new_stores_may_be_opened_at_once(tmp_path: Path, address: str) -> None:
    stores = await asyncio.gather(*(Store.open(where) for where in (tmp_path / "a", tmp_path / "b", address)))
    for store in stores:
        await store.set_user_name(ANN, "Ann")
        await store.close()


@pytest.fixture
def later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Where another step may be put."""
    scripts = tmp_path / "scripts"
    shutil.copytree(Path(climbing.__file__).with_name("alembic"), scripts)
    monkeypatch.setattr(climbing, "SCRIPTS", str(scripts))
    name = f"{int(newest()) + 1:04}"
    for room in ("sqlite", "postgres"):
        monkeypatch.setattr(f"data.store.{room}.newest", lambda: name)
    return scripts / "versions" / f"step_{name}.py"


def put(step: Path, more: str = "pass") -> None:
    name = step.stem.removeprefix("step_")
    step.write_text(LATER.format(name=name, before=f"{int(name) - 1:04}", more=more))


async def test_a_step_that_fails_leaves_the_store_where_it_was(where: str, later: Path) -> None:
    lay_former(where, 3)
    before = schema(where)
    put(later, 'op.execute("CREATE TABLE later (a INTEGER)")')
    with pytest.raises(StoreBroken, match="already exists"):
        await Store.open(where)
    assert schema(where) == before
    put(later)
    stores = await asyncio.gather(*(Store.open(where) for _ in range(AT_ONCE)))
    for store in stores:
        assert await store._db.read("SELECT a FROM later") == []
        await store.close()


async def test_a_store_with_a_step_that_is_not_known_is_left_alone(
    where: str, later: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    put(later)
    await (await Store.open(where)).close()
    before = schema(where)
    monkeypatch.undo()
    with pytest.raises(StoreBroken, match="newer version"):
        await Store.open(where)
    assert schema(where) == before


async def test_a_home_that_a_later_version_without_the_tool_has_changed_is_left_alone(where: str) -> None:
    lay_former(where, climbing.ADOPTED)
    opened = await Store.open(where)
    former = "PRAGMA user_version" if where.endswith(".sqlite") else "SELECT version FROM schema_version"
    assert await opened._db.read(former) == [(climbing.LEFT,)], "which a version from before refuses as newer"
    await opened.close()
