"""Where the store of a test lies: in a file, and the same test once more on a PostgreSQL server.

A test that asks for `path` is about the file; one that asks for `address` about the server.
"""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from data.store import Store


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "kotatsu.sqlite"


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "engine" in metafunc.fixturenames:
        is_of_one = {"path", "address"} & {*metafunc.function.__annotations__}
        metafunc.parametrize("engine", sorted(is_of_one) or ["path", "address"], indirect=True)


@pytest.fixture
def engine(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def where(request: pytest.FixtureRequest, engine: str) -> str:
    """A file's path or a server's address."""
    return str(request.getfixturevalue(engine))


@pytest.fixture
async def store(where: str) -> AsyncIterator[Store]:
    """A store on each engine."""
    opened = await Store.open(where)
    yield opened
    await opened.close()
