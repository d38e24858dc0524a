"""`python -m tests.newcomer`: how long a newcomer waits, from the clone to the first picture of a board.

Clones this repository's last commit, runs `make play` on a terminal as README says, sits down two people with
ready-made decks and stops the clock at the first board. pip takes from its cache what is there: run it twice.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import pty
import re
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from engine.games.registry import GAMES
from rehearsal.client import Doc, Reply, buttons_of, pictures_of
from rehearsal.documents import born
from tests.e2e.house import ROOT, House, Person

SEAT = re.compile(rb"(\w+)\s+(http://127\.0\.0\.1:\d+/seat/\S+)")


class Newcomer(Person):
    """Notes when it last said that it was ready."""

    ready_at = 0.0

    async def invoke(self, words: str, options: Doc, *, channel: str = "table") -> Reply:
        if words.endswith(" ready"):
            Newcomer.ready_at = time.time()
        return await super().invoke(words, options, channel=channel)


class Stopwatch:
    def __init__(self) -> None:
        self.start = self.last = time.time()

    def lap(self, what: str) -> None:
        now = time.time()
        print(f"{what:48} {now - self.last:6.1f} s", flush=True)
        self.last = now


def make_play(clone: Path, home: Path) -> tuple[subprocess.Popen[bytes], dict[str, str]]:
    """README's command on a terminal of its own; the addresses of the first two seats, once it prints them."""
    env = {name: value for name, value in os.environ.items() if name not in ("DISCORD_TOKEN", "PYTHONPATH")}
    _keyboard, terminal = pty.openpty()  # the far end stays open as long as this process lives
    process = subprocess.Popen(
        ["make", "play"],
        cwd=clone,
        env=env | {"KOTATSU_HOME": str(home)},
        stdin=terminal,
        stdout=subprocess.PIPE,
        start_new_session=True,
    )
    os.close(terminal)
    assert process.stdout is not None
    seats: dict[str, str] = {}
    while len(seats) < 2:
        line = process.stdout.readline()
        if not line:
            raise SystemExit("make play ended early")
        if found := SEAT.search(line):
            seats[found[1].decode()] = found[2].decode()
    return process, seats


async def play(seats: dict[str, str], home: Path, watch: Stopwatch, game: str) -> float:
    """Two people sit down; seconds from the last Ready to the first board."""
    house = House(home)
    house.people = {name: Newcomer(name, address) for name, address in seats.items()}
    try:
        await house.anybody.connected(60, commands=2, named=GAMES)
        watch.lap("the bot is connected, its commands are there")
        await house.sit_down(*seats, game=game, decks=tuple(READY_MADE[game]))
        board = await house.anybody.wait(lambda m: "My move" in buttons_of(m) and bool(pictures_of(m)), 20)
        watch.lap("a table, two decks, both ready, the first board")
        return born(board["id"]) - Newcomer.ready_at
    finally:
        for person in house.people.values():
            await person.close()


READY_MADE = {"lorcana": ("hearth", "island"), "mlp": ("bread", "mail")}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=READY_MADE, default="lorcana")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        clone, home, watch = Path(folder, "kotatsu"), Path(folder, "home"), Stopwatch()
        subprocess.run(["git", "clone", "--quiet", f"file://{ROOT}", str(clone)], check=True)
        watch.lap("git clone")
        process, seats = make_play(clone, home)
        watch.lap("make play, until it prints the addresses")
        try:
            waited = asyncio.run(play(seats, home, watch, args.game))
        finally:
            os.killpg(process.pid, signal.SIGKILL)
            process.communicate()
    print(f"{'from the clone to the first board':48} {watch.last - watch.start:6.1f} s (bar: 120)")
    print(f"{'from the last Ready to the first board':48} {waited:6.2f} s (bar: 1)")
    sys.exit(watch.last - watch.start > 120 or waited > 1)


if __name__ == "__main__":
    main()
