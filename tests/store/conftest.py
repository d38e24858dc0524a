"""Where the store of a test lies: in a file, and the same test once more on a PostgreSQL server.

A test that asks for `path` is about the file; one that asks for `address` about the server.
"""

from collections.abc import AsyncIterator, Iterator
from itertools import count
from pathlib import Path

import pytest

from data.store import Store
from tests import postgres

_numbers = count(1)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "kotatsu.sqlite"


@pytest.fixture(scope="session")
def server() -> Iterator[str]:
    """A PostgreSQL server; its tests are skipped where none is installed, but not in CI."""
    if postgres.programs() is None:
        pytest.fail(postgres.MISSING) if postgres.must_be_there() else pytest.skip(postgres.MISSING)
    with postgres.served() as address:
        yield address


@pytest.fixture
def address(server: str) -> str:
    """A new empty store on the server."""
    return postgres.new_store(server, f"store_{next(_numbers)}")


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
