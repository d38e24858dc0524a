"""Pictures that are drawn in processes: the same ones, whatever dies."""

import os
import signal
import subprocess
import sys
import time
from functools import partial
from pathlib import Path

from cogs.drawing import MOST_CARDS, Pens


def painted(colour: str) -> bytes:
    return f"{colour} {os.getpid()}".encode()


def painted_of(cards: dict[int, int]) -> bytes:
    return f"{len(cards)} {os.getpid()}".encode()


def drawn_by(picture: bytes) -> int:
    return int(picture.split()[-1])


async def test_what_can_be_sent_is_drawn_in_a_process_and_the_rest_here() -> None:
    pens, here = Pens(1), os.getpid()
    try:
        assert drawn_by(await pens.drawn(partial(painted, "red"))) != here
        assert drawn_by(await pens.drawn(lambda: painted("red"))) == here
        assert drawn_by(await pens.drawn(partial(lambda colour: painted(colour), "red"))) == here
        assert drawn_by(await pens.drawn(partial(painted_of, dict.fromkeys(range(MOST_CARDS), 0)))) != here
        assert drawn_by(await pens.drawn(partial(painted_of, dict.fromkeys(range(MOST_CARDS + 1), 0)))) == here
    finally:
        pens.close()


async def test_without_processes_it_is_drawn_here() -> None:
    pens = Pens()
    assert drawn_by(await pens.drawn(partial(painted, "red"))) == os.getpid()
    pens.close()


async def test_a_process_that_is_killed_costs_no_picture() -> None:
    pens = Pens(1)
    try:
        first = drawn_by(await pens.drawn(partial(painted, "red")))
        os.kill(first, signal.SIGKILL)
        pictures = [await pens.drawn(partial(painted, "blue")) for _ in range(3)]
        assert [each.split()[0] for each in pictures] == [b"blue"] * 3
        assert drawn_by(pictures[-1]) not in (first, os.getpid())
    finally:
        pens.close()


KILLED = """
import asyncio, os, signal
from functools import partial
from cogs.drawing import Pens
from tests.cogs.test_drawing import drawn_by, painted

if __name__ == "__main__":
    print(drawn_by(asyncio.run(Pens(1).drawn(partial(painted, "red")))), flush=True)
    os.kill(os.getpid(), signal.SIGKILL)
"""


def test_a_process_that_draws_ends_with_the_one_that_began_it(tmp_path: Path) -> None:
    script = tmp_path / "killed.py"
    script.write_text(KILLED)
    environment = {**os.environ, "PYTHONPATH": str(Path.cwd())}
    told = subprocess.run([sys.executable, script], env=environment, stdout=subprocess.PIPE, text=True, timeout=180)
    assert told.returncode == -signal.SIGKILL
    until = time.monotonic() + 60
    while _lives(int(told.stdout)) and time.monotonic() < until:
        time.sleep(0.05)
    assert not _lives(int(told.stdout))


def _lives(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().split(")")[1].split()[0] != "Z"
    except OSError:
        return False
