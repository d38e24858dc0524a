"""bot.py as it is started."""

import asyncio
import json
import os
import random
import signal
import sys
from pathlib import Path

from engine.games.registry import GAMES
from rehearsal.client import PATIENCE, buttons_of
from tests import warm
from tests.e2e.house import ROOT, House, Person


def heed_interrupts() -> None:
    """Tests that run in the background of a shell do not, nor would what they start."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


async def started(home: Path, *words: str) -> asyncio.subprocess.Process:
    warm.lend(home)
    env = {name: value for name, value in os.environ.items() if name != "DISCORD_TOKEN"} | {"KOTATSU_HOME": str(home)}
    return await asyncio.create_subprocess_exec(
        sys.executable,
        str(ROOT / "bot.py"),
        *words,
        env=env,
        cwd=home,
        stdin=asyncio.subprocess.DEVNULL,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
        preexec_fn=heed_interrupts,
    )


async def test_without_token_and_terminal_it_names_what_is_missing(tmp_path: Path) -> None:
    process = await started(tmp_path)
    out, err = await process.communicate()
    assert process.returncode == 2
    assert b"DISCORD_TOKEN" in err
    assert len(err.splitlines()) == 1
    assert out == b""


async def test_the_rehearsal_goes_on_where_it_was_killed(tmp_path: Path) -> None:
    found: list[dict[str, str]] = []
    for round_ in range(2):
        process = await started(tmp_path, "rehearse", "--json")
        assert process.stdout is not None
        found.append(json.loads(await process.stdout.readline())["seats"])
        aoi = Person("Aoi", found[-1]["Aoi"])
        try:
            await aoi.connected(commands=2, named=GAMES)
            if round_ == 0:
                await aoi.answer(await aoi.command("lorcana open"))
            lobby = await aoi.wait(lambda m: "Join" in buttons_of(m))
            assert lobby
            assert len([m for m in await aoi.messages() if "Join" in buttons_of(m)]) == 1
        finally:
            await aoi.close()
            process.send_signal(signal.SIGKILL)
            await process.wait()
    assert found[0] == found[1], "the same addresses as before"


async def test_a_game_goes_on_when_everything_was_killed(tmp_path: Path) -> None:
    for round_ in range(2):
        process = await started(tmp_path, "rehearse", "--json")
        assert process.stdout is not None
        seats = json.loads(await process.stdout.readline())["seats"]
        house = House(tmp_path)
        house.people = {name: Person(name, address) for name, address in seats.items()}
        try:
            await house.anybody.connected(commands=2, named=GAMES)
            if round_ == 0:
                await house.sit_down("Aoi", "Ben")
            for _ in range(3):
                first, _other = await house.awaited()
                await first.step(random.Random(round_))
        finally:
            for person in house.people.values():
                await person.close()
            process.send_signal(signal.SIGKILL)
            await process.wait()


async def test_the_rehearsal_prints_an_address_for_each_seat(tmp_path: Path) -> None:
    process = await started(tmp_path, "rehearse", "--seats", "3")
    try:
        assert process.stdout is not None
        lines = [(await process.stdout.readline()).decode() for _ in range(8)]
        seats = [line.split() for line in lines if "http://127.0.0.1:" in line]
        assert [len(seat) for seat in seats] == [2, 2, 2]
        assert any("/lorcana open" in line for line in lines)
        async with Person(*seats[0]) as first:
            await first.connected(commands=2, named=GAMES)
        process.send_signal(signal.SIGINT)
        async with asyncio.timeout(PATIENCE):
            assert await process.wait() == 0
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
