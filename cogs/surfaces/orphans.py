"""Messages that a process posted and never wrote down, found again when Discord no longer knows their nonce."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final

import discord

from cogs.presentation.layout import has_pictures, parts, words, words_of
from cogs.presentation.screen import Screen
from cogs.safe import RequestOutcome, attempt
from cogs.surfaces.button_removal import Keeper
from engine.table import SurfaceRow

NONCE_SECONDS: Final = 60.0
"""So long a nonce is relied on; Discord remembers it for a few minutes."""
SLACK: Final = 60.0
"""So many seconds our clock and Discord's may differ."""
MOST: Final = 100
EPOCH: Final = discord.utils.DISCORD_EPOCH / 1000


async def orphans(
    client: discord.Client,
    keeper: Keeper,
    row: SurfaceRow,
    screen: Screen,
    since: float,
) -> RequestOutcome[list[int]]:
    """Our own messages in a surface's channel since a moment that look like it and are no surface, the oldest first."""
    moment = discord.utils.time_snowflake(datetime.fromtimestamp(max(since - SLACK, EPOCH), UTC))
    place = client.get_partial_messageable(row.channel)

    async def look() -> list[discord.Message]:
        return [message async for message in place.history(limit=MOST, after=discord.Object(moment))]

    there = await attempt(look())
    own = [message.id for message in there.value or () if _is_like(message, row, screen, client)]
    return RequestOutcome([each for each in own if await keeper.surface_of(each) is None], there.trouble)


def _is_like(message: discord.Message, row: SurfaceRow, screen: Screen, client: discord.Client) -> bool:
    """Whether a message of ours has a control of this surface's owner, or says just this without any."""
    if client.user is None or message.author.id != client.user.id:
        return False
    ids = [str(custom) for part in parts(message) if (custom := getattr(part, "custom_id", ""))]
    ours = any(custom.split(":")[1].partition(".")[0] == row.table for custom in ids if ":" in custom)
    is_said = not ids and words(message) == words_of(screen)
    return has_pictures(message) == bool(screen.pictures) and (ours or is_said)
