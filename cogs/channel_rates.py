"""How many requests of a kind Discord still takes in a channel: the library's count, kept right while several are under
way at once.
"""

from __future__ import annotations

import aiohttp
import discord


class ChannelRate(discord.http.Ratelimit):
    """A window of one kind of request in one channel.

    An answer tells how many more were taken when it was given. The library believes it, though others are under way
    that it knows nothing of: of several that wait for each other, or for their turn in `request_budget`, one too many
    was sent then. Here each request counts from when it is begun, and answers only take away, unless they tell of a new
    window: then all that are under way count towards that one.
    """

    def update(self, response: aiohttp.ClientResponse, *, use_clock: bool = False) -> None:
        """An answer has come. What the first one of all tells is how many there may be."""
        left, over, is_known = self.remaining, self.expires, self.limit > 1
        super().update(response, use_clock=use_clock)
        if over is not None and self.expires is not None and self.expires - over > self.reset_after / 2:
            told = int(response.headers["X-Ratelimit-Remaining"])
            self.remaining = max(told - (self.outgoing - 1), 0)
        elif is_known:
            self.remaining = min(self.remaining, left)


def count_what_is_under_way() -> None:
    """Every client of this process counts so from now on."""
    discord.http.Ratelimit = ChannelRate  # type: ignore[misc]
