"""The container file and the compose file say what the code says; `python -m tests.container` builds and runs them."""

import json
import re
import shlex
import tomllib
from collections.abc import Mapping
from fnmatch import fnmatch
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import pytest
from ruamel.yaml import YAML

from cogs.settings import Settings
from cogs.shards import Shards
from cogs.stopping import ANSWERED_S
from tests.e2e.house import ROOT

FOLDER: Final = ROOT / "tools" / "container"
OTHERS: Final = frozenset(("PYTHONDONTWRITEBYTECODE", "PYTHONUNBUFFERED", "PGPASSWORD"))
"""What Python and the driver of the database read."""
LEAVING_S: Final = 12
"""So long it takes at most until neighbours listen to what a process has served (docs/operation.md)."""


def instructions() -> dict[str, list[str]]:
    """What stands after each word of the container file."""
    text = (FOLDER / "Containerfile").read_text("utf-8")
    lines = [line.split(maxsplit=1) for line in re.sub(r"\\\n\s*", "", text).splitlines() if line and line[0] != "#"]
    return {word: [rest for each, rest in lines if each == word] for word, _ in lines}


def environment() -> dict[str, str]:
    return dict(part.split("=", 1) for line in instructions()["ENV"] for part in shlex.split(line))


def known() -> set[str]:
    """Every variable that the bot reads."""
    fields = Settings.model_fields.items()
    return (
        {str(field.validation_alias or f"KOTATSU_{name}".upper()) for name, field in fields} | {"KOTATSU_LOG"} | OTHERS
    )


@pytest.fixture(name="compose", scope="module")
def read_compose() -> Mapping[str, Any]:
    read: Mapping[str, Any] = YAML(typ="safe", pure=True).load((FOLDER / "compose.yaml").read_text("utf-8"))
    return read


def bots(compose: Mapping[str, Any]) -> dict[str, Mapping[str, Any]]:
    return {name: each for name, each in compose["services"].items() if "build" in each}


def project() -> Mapping[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


def test_every_variable_is_one_that_is_read(compose: Mapping[str, Any]) -> None:
    told = [environment(), *(each["environment"] for each in bots(compose).values())]
    assert all(each.keys() <= known() for each in told)
    Settings(_env_file=None, **{name.removeprefix("KOTATSU_").lower(): value for name, value in environment().items()})


def test_it_is_installed_as_the_project_says_and_compiled_whole() -> None:
    [done] = instructions()["RUN"]
    steps = [shlex.split(step) for step in done.split("&&")]
    [install] = [step for step in steps if step[:2] == ["pip", "install"]]
    extras = {extra for part in install if (match := re.search(r"\[(.*)\]", part)) for extra in match[1].split(",")}
    assert extras == {"metrics", "postgres"} <= project()["project"]["optional-dependencies"].keys()
    assert (ROOT / install[install.index("-c") + 1]).is_file()
    [compiled] = [step for step in steps if "compileall" in step]
    packages = {pattern.rstrip("*") for pattern in project()["tool"]["setuptools"]["packages"]["find"]["include"]}
    assert {name for name in compiled if name not in ("python", "-m", "compileall", "-q")} == {"bot.py", *packages}


def test_its_python_is_one_that_the_project_takes() -> None:
    [base] = instructions()["FROM"]
    least = project()["project"]["requires-python"].removeprefix(">=")
    assert tuple(map(int, base.removeprefix("python:").removesuffix("-slim").split("."))) >= tuple(
        map(int, least.split("."))
    )


def test_it_runs_the_bot_as_a_user_of_its_own_whose_home_is_kept() -> None:
    said = instructions()
    [user], [volume], [where] = said["USER"], said["VOLUME"], said["WORKDIR"]
    assert user not in ("root", "0")
    assert any(step.split()[-1] == user for step in said["RUN"][0].split("&&") if "useradd" in step)
    assert volume == environment()["KOTATSU_HOME"]
    assert f"chown -R {user} {volume}" in said["RUN"][0]
    assert json.loads(said["CMD"][0]) == ["python", "bot.py"]
    assert not volume.startswith(where)
    assert said["STOPSIGNAL"] == ["SIGTERM"]


def test_its_health_is_asked_where_it_is_told() -> None:
    [check] = instructions()["HEALTHCHECK"]
    command = json.loads(check.partition("CMD ")[2])
    [address] = re.findall(r"http://[^']+", command[-1])
    asked = urlsplit(address)
    assert asked.port == int(environment()["KOTATSU_STATUS_PORT"])
    assert asked.hostname == Settings(_env_file=None).status_host
    assert f'web.get("{asked.path}"' in (ROOT / "cogs" / "status.py").read_text("utf-8")


def test_no_secret_and_nothing_of_a_workplace_is_copied() -> None:
    patterns = (ROOT / ".dockerignore").read_text("utf-8").split()
    for path in (".env", "tools/container/.env", ".git", ".venv", "tests", "cogs/__pycache__"):
        assert any(_ignores(pattern, path) for pattern in patterns), path


def _ignores(pattern: str, path: str) -> bool:
    """As images are built: a pattern is of whole paths, `**/` of none or some folders."""
    return fnmatch(path, pattern) if "**/" not in pattern else Path(path).match(pattern.removeprefix("**/"))


def test_the_bots_serve_every_shard_once_over_the_same_store(compose: Mapping[str, Any]) -> None:
    told = [each["environment"] for each in bots(compose).values()]
    shards = [Shards.parsed(each["KOTATSU_SHARDS"]) for each in told]
    assert {each.count for each in shards} == {len(shards)}
    assert sorted(number for each in shards for number in each.own) == list(range(len(shards)))
    assert len({each["DATABASE_URL"] for each in told}) == 1
    assert all(each["DISCORD_TOKEN"] == "${DISCORD_TOKEN:?}" for each in told)


def test_the_store_is_the_database_beside_them_and_its_password_may_be_any(compose: Mapping[str, Any]) -> None:
    for bot in bots(compose).values():
        address = urlsplit(bot["environment"]["DATABASE_URL"])
        database = compose["services"][address.hostname or ""]
        made = database["environment"]
        assert (address.username, address.path) == (made["POSTGRES_USER"], f"/{made['POSTGRES_DB']}")
        assert address.password is None, "in an address some signs of a password would have to be written otherwise"
        assert bot["environment"]["PGPASSWORD"] == made["POSTGRES_PASSWORD"] == "${POSTGRES_PASSWORD:?}"
        assert int(database["image"].removeprefix("postgres:")) >= 14
        assert bot["depends_on"] == {address.hostname: {"condition": "service_healthy"}}


def test_the_database_is_healthy_once_it_listens_to_others(compose: Mapping[str, Any]) -> None:
    check = compose["services"]["database"]["healthcheck"]["test"]
    assert check[:2] == ["CMD", "pg_isready"]
    assert check[check.index("-h") + 1] == "127.0.0.1", "while it is made it answers on its socket, and ends once more"


def test_each_keeps_its_own_and_has_time_to_leave(compose: Mapping[str, Any]) -> None:
    kept = [volume.split(":") for each in compose["services"].values() for volume in each["volumes"]]
    assert {name for name, _ in kept} == compose["volumes"].keys()
    assert len({name for name, _ in kept}) == len(kept)
    home = environment()["KOTATSU_HOME"]
    assert all(each["volumes"][0].endswith(f":{home}") for each in bots(compose).values())
    for bot in bots(compose).values():
        assert int(bot["stop_grace_period"].removesuffix("s")) > LEAVING_S + ANSWERED_S
        assert (FOLDER / bot["build"]["context"]).resolve() == ROOT
        assert (ROOT / bot["build"]["dockerfile"]).is_file()
        assert bot["restart"] == "unless-stopped"
