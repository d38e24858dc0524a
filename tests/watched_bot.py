"""The bot with a stopwatch: whatever is typed, or completed while it is typed, is written down with its milliseconds.

The file is named by WATCH_FILE, one line each: the command, whether it was a completion, and how long it took from the
event to the end of the last answer, without what the bot waited for a processor that others had.
"""

from __future__ import annotations

import os
import runpy
import time
from pathlib import Path
from typing import Any

from discord import Interaction, InteractionType
from discord.app_commands import CommandTree

from tests.machine import queued_here

WATCH_FILE = "WATCH_FILE"


def watch(file: Path) -> None:
    """Have every interaction of the command tree written down there."""
    call = CommandTree._call

    async def timed(tree: CommandTree[Any], interaction: Interaction[Any]) -> None:
        began = time.perf_counter() - queued_here()
        try:
            await call(tree, interaction)
        finally:
            spent = 1000 * (time.perf_counter() - queued_here() - began)
            kind = "completed" if interaction.type is InteractionType.autocomplete else "answered"
            name = (interaction.data or {}).get("name", "")
            with file.open("a") as lines:
                lines.write(f"{name} {kind} {spent:.1f}\n")

    CommandTree._call = timed  # type: ignore[method-assign]


if __name__ == "__main__":
    watch(Path(os.environ[WATCH_FILE]))
    runpy.run_path("bot.py", run_name="__main__")
