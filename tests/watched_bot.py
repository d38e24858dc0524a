"""The bot with a stopwatch: whatever is typed, or completed while it is typed, is written down with its milliseconds.

The file is named by WATCH_FILE, one line each: the command, whether it was a completion, and how long it took from the
event to the end of the last answer, without what the bot, or who answers it, waited for a processor that others had.
"""

from __future__ import annotations

import os
import runpy
import time
from pathlib import Path
from typing import Any

from discord import Interaction, InteractionType
from discord.app_commands import CommandTree

from tests.machine import kept

WATCH_FILE = "WATCH_FILE"
WATCH_STAND = "WATCH_STAND"
"""The process that the bot speaks to."""


def watch(file: Path, stand: int) -> None:
    """Have every interaction of the command tree written down there."""
    call = CommandTree._call

    def now() -> float:
        return time.perf_counter() - kept(os.getpid(), stand)

    async def timed(tree: CommandTree[Any], interaction: Interaction[Any]) -> None:
        began = now()
        try:
            await call(tree, interaction)
        finally:
            spent = max(1000 * (now() - began), 0.0)
            kind = "completed" if interaction.type is InteractionType.autocomplete else "answered"
            name = (interaction.data or {}).get("name", "")
            with file.open("a") as lines:
                lines.write(f"{name} {kind} {spent:.1f}\n")

    CommandTree._call = timed  # type: ignore[method-assign]


if __name__ == "__main__":
    watch(Path(os.environ[WATCH_FILE]), int(os.environ[WATCH_STAND]))
    runpy.run_path("bot.py", run_name="__main__")
