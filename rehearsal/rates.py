"""Rate limits: fixed windows, the headers that announce them, and faults put in on purpose."""

from __future__ import annotations

import random
import re
from dataclasses import dataclass, field
from hashlib import blake2s

from rehearsal import limits
from rehearsal.documents import Clock, Doc
from rehearsal.refusal import ApiRefusal, rate_limited

Limit = tuple[int, float]


class Rates:
    """Windows by name. With `on` false nothing is ever refused, and no header is sent.

    A window opens with its first request and is empty again, all at once, when its time is over: clients that sleep
    for `X-RateLimit-Reset-After` count on the full number then.
    """

    def __init__(self, clock: Clock, on: bool) -> None:
        self.on = on
        self._clock = clock
        self._windows: dict[str, tuple[float, int]] = {}

    def room(self, name: str, limit: Limit) -> tuple[int, float]:
        """How many requests are left in the window, and in how many seconds it is over."""
        opened, used = self._windows.get(name, (0.0, 0))
        left = opened + limit[1] - self._clock.now()
        return (limit[0] - used, left) if left > 0 else (limit[0], limit[1])

    def spend(
        self,
        name: str,
        limit: Limit,
        *,
        scope: str = "user",
        code: int = 0,
        message: str = "You are being rate limited.",
    ) -> None:
        """Counts one request; raises the 429 when the window is full."""
        left, wait = self.room(name, limit)
        if self.on and left <= 0:
            raise rate_limited(wait, scope=scope, code=code, message=message)
        opened, used = self._windows.get(name, (0.0, 0))
        fresh = left == limit[0]
        self._windows[name] = (self._clock.now(), 1) if fresh else (opened, used + 1)

    def headers(self, name: str, limit: Limit) -> dict[str, str]:
        if not self.on:
            return {}
        left, wait = self.room(name, limit)
        bucket = blake2s(name.split(":")[0].encode(), digest_size=8).hexdigest()
        return {
            "X-RateLimit-Limit": str(limit[0]),
            "X-RateLimit-Remaining": str(max(left, 0)),
            "X-RateLimit-Reset": f"{self._clock.now() + wait:.3f}",
            "X-RateLimit-Reset-After": f"{wait:.3f}",
            "X-RateLimit-Bucket": bucket,
        }


def bucket_of(method: str, path: str) -> tuple[str, Limit] | None:
    """The announced bucket of a request: posts and edits of messages, each by channel."""
    if method == "POST" and (route := re.fullmatch(r"/channels/(\d+)/messages", path)):
        return f"post:{route[1]}", limits.CHANNEL_MESSAGES
    if method == "PATCH" and (route := re.fullmatch(r"/channels/(\d+)/messages/\d+", path)):
        return f"edit:{route[1]}", limits.CHANNEL_EDITS
    return None


def exempt(path: str) -> bool:
    """Interaction endpoints do not count towards the global rate."""
    return path.startswith(("/interactions/", "/webhooks/"))


@dataclass
class Faults:
    """Trouble put in on purpose: latency for each request, a share of failures, and failures ordered one by one."""

    latency: float = 0.0
    share: float = 0.0
    orders: list[Doc] = field(default_factory=list)
    chance: random.Random = field(default_factory=random.Random)

    def next(self, where: str) -> Doc | None:
        """The fault for this request: `{"status": 429 or 5xx, "after": bool}`; `after` means the deed is done first."""
        for order in self.orders:
            if str(order.get("where", "")) in where:
                self.orders.remove(order)
                return order
        if self.share and self.chance.random() < self.share:
            return {"status": self.chance.choice((429, 503))}
        return None


def injected(status: int) -> ApiRefusal:
    if status == 429:
        return rate_limited(0.2, scope="shared")
    return ApiRefusal(status, 0, "Service unavailable (fault put in on purpose)")
