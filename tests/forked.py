"""Processes that know already what each of them would have to learn anew: forked from a server that has imported the
bot and the rehearsal server and has read cards once. What they run, they run from its first line.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import runpy
import secrets
import sys
from collections.abc import Mapping, Sequence
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerContext
from pathlib import Path

from tests.draws import SameDraws


def context() -> ForkServerContext:
    """Where processes are forked from that server, one of which there is for each process of ours."""
    multiprocessing.set_forkserver_preload(["tests.preloaded"])
    return multiprocessing.get_context("forkserver")


class Output:
    """What a process prints, line by line."""

    def __init__(self, pipe: Connection) -> None:
        self._pipe = pipe

    async def readline(self) -> bytes:
        return await asyncio.to_thread(self._line)

    def _line(self) -> bytes:
        line = b""
        while not line.endswith(b"\n") and (sign := os.read(self._pipe.fileno(), 1)):
            line += sign
        return line


class Forked:
    """A process as asyncio would give it, of what Python would be started with. `draws`: what it draws is drawn by
    that seed."""

    def __init__(self, command: Sequence[str], env: Mapping[str, str], cwd: Path, log: Path, draws: str = "") -> None:
        mine, theirs = context().Pipe(duplex=False)
        self._process = context().Process(target=_run, args=(command, dict(env), str(cwd), str(log), theirs, draws))
        self._process.start()
        theirs.close()
        self.stdout = Output(mine)

    @property
    def pid(self) -> int:
        assert self._process.pid is not None
        return self._process.pid

    @property
    def returncode(self) -> int | None:
        return self._process.exitcode

    def kill(self) -> None:
        self._process.kill()

    async def wait(self) -> int:
        await asyncio.to_thread(self._process.join)
        assert self._process.exitcode is not None
        return self._process.exitcode


def _run(command: Sequence[str], env: dict[str, str], cwd: str, log: str, out: Connection, draws: str) -> None:
    """Begin as `python COMMAND` would."""
    os.chdir(cwd)
    os.environ.clear()
    os.environ.update(env)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(out.fileno(), 1)
    os.dup2(os.open(log, os.O_WRONLY | os.O_APPEND), 2)
    if draws:
        secrets.token_bytes = SameDraws(draws).token_bytes
    sys.path.insert(0, cwd)
    sys.argv = [*command[1:]] if command[0] == "-m" else [*command]
    if command[0] == "-m":
        runpy.run_module(command[1], run_name="__main__", alter_sys=True)
    else:
        runpy.run_path(command[0], run_name="__main__")
