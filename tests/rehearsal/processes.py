"""The rehearsal server as a process of its own."""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path

from rehearsal import Addresses

ROOT = Path(__file__).parents[2]


async def run(home: Path, *options: str) -> tuple[asyncio.subprocess.Process, Addresses]:
    """Started over what lies in `home`; where everything is reached."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "rehearsal",
        "--home",
        str(home),
        "--json",
        *options,
        cwd=ROOT,
        stdout=asyncio.subprocess.PIPE,
    )
    assert process.stdout is not None
    return process, Addresses(**json.loads(await process.stdout.readline()))
