"""A PostgreSQL server of its own for a run of tests: in a temporary folder, on a socket there, and on no port."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg

MISSING = "no PostgreSQL server is installed here"
OF_DEBIAN = Path("/usr/lib/postgresql")
SETTINGS = {"fsync": "off", "listen_addresses": "", "max_connections": "60", "shared_buffers": "16MB", "jit": "off"}


def must_be_there() -> bool:
    """Whether a server that cannot be had is a fault of the check."""
    return "CI" in os.environ or "KOTATSU_FACTS" in os.environ


def programs() -> Path | None:
    """The folder with the server's programs, or None where it is not installed."""
    here = [Path(each).parent for each in [shutil.which("postgres")] if each]
    return next(iter([*sorted(OF_DEBIAN.glob("*/bin"), reverse=True), *here]), None)


def _prefix() -> list[str]:
    """The server refuses to run as root, and ends with whoever has started it."""
    ends = ["--pdeathsig", "INT"]
    other = ["--reuid", "nobody", "--regid", "nogroup", "--clear-groups"] if os.geteuid() == 0 else []
    return ["setpriv", *other, *ends] if shutil.which("setpriv") else []


@contextmanager
def served(**changed: str) -> Iterator[str]:
    """The address of a running server's first database; `changed`: settings other than those for tests.

    Raises CalledProcessError, psycopg.Error.
    """
    folder = Path(tempfile.mkdtemp(prefix="kotatsu-pg-"))
    try:
        if os.geteuid() == 0:
            shutil.chown(folder, "nobody", "nogroup")
        bin_, data = programs() or Path(), folder / "data"
        made = [bin_ / "initdb", "-D", data, "-U", "kotatsu", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"]
        subprocess.run([*_prefix(), *made], check=True, capture_output=True, cwd=folder)
        settings = [part for name, value in {**SETTINGS, **changed}.items() for part in ("-c", f"{name}={value}")]
        started = [bin_ / "postgres", "-D", data, "-k", folder, *settings]
        with (folder / "log").open("wb") as log:
            server = subprocess.Popen([*_prefix(), *started], stdout=log, stderr=log, cwd=folder)
        try:
            yield _awaited(server, f"postgresql:///postgres?host={folder}&user=kotatsu", folder / "log")
        finally:
            server.send_signal(2)  # ends every session at once
            server.wait()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _awaited(server: subprocess.Popen[bytes], address: str, log: Path) -> str:
    """The address, once somebody answers there."""
    while True:
        try:
            psycopg.connect(address).close()
        except psycopg.OperationalError:
            if server.poll() is not None:
                raise RuntimeError(log.read_text("utf-8", "replace")) from None
        else:
            return address


def new_store(address: str, name: str) -> str:
    """The address of a new empty store on the same server: a schema of its own, made faster than a database."""
    with psycopg.connect(address, autocommit=True) as session:
        session.execute(f'CREATE SCHEMA "{name}"'.encode())
    return f"{address}&options=-csearch_path%3D{name}"


def process_of(address: str) -> int:
    """The server's own process, whose children its sessions are."""
    with psycopg.connect(address) as session:
        folder = session.execute("SHOW data_directory").fetchone()
    return int((Path(str((folder or ("",))[0])) / "postmaster.pid").read_text().split()[0])
