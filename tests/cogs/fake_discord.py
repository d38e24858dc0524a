"""Channels that remember their messages, and a process that dies at a chosen moment: for tests of repair."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from types import SimpleNamespace
from typing import Any, cast

import discord


def posted_now() -> Iterator[int]:
    """Ids of messages, each posted when it is asked for; no two are the same, in whichever world."""
    last = 0
    while True:
        last = max(last + 1, discord.utils.time_snowflake(datetime.now(UTC)))
        yield last


IDS = posted_now()


class Killed(BaseException):
    """SIGKILL: nothing of ours may catch it."""


@dataclass
class Fuse:
    """Burns down by one at each await that matters; at zero the process is dead."""

    left: int = -1
    burnt: bool = False
    """Whether the process has died, in whichever of its tasks."""

    def burn(self) -> None:
        if self.left == 0:
            self.burnt = True
            raise Killed
        self.left -= 1


@dataclass
class Posted:
    """A message as everybody sees it."""

    id: int
    channel: int
    content: str
    buttons: list[str]
    nonce: str
    pictures: list[str] = field(default_factory=list)
    pinged: tuple[int, ...] = ()
    parts: list[Any] = field(default_factory=list)
    """Its components as Discord was told them."""
    is_laid_out: bool = False


@dataclass
class World:
    """All messages of all channels, in order."""

    fuse: Fuse
    slow: float = 0.0
    """So many seconds edits of messages in `frozen` take before they are refused, as the library tries them again."""
    messages: dict[int, Posted] = field(default_factory=dict)
    edits: int = 0
    frozen: set[int] = field(default_factory=set)
    threads: dict[int, str] = field(default_factory=dict)
    members: dict[int, set[int]] = field(default_factory=dict)
    forbidden: bool = False
    """Whether threads may no longer be made."""
    locked: set[int] = field(default_factory=set)
    """Threads in which nobody may write any more."""
    locks_by: int = 160005
    """How a post there is refused: 50083 if the thread is put away as well."""
    gone: set[int] = field(default_factory=set)
    """Channels that were deleted."""
    shut: set[int] = field(default_factory=set)
    """Direct messages that were closed."""
    faulty: bool = False
    """Whether direct messages cannot be opened for a while."""
    before_told: Callable[[Posted], Awaitable[None]] | None = None
    """What happens after a message was posted, and before who posted it hears which one it is."""

    def in_channel(self, channel: int) -> list[Posted]:
        return [message for message in self.messages.values() if message.channel == channel]


Shown = discord.ui.View | discord.ui.LayoutView


def custom_ids(view: Shown | None) -> list[str]:
    told = [getattr(item, "custom_id", "") for item in view.walk_children()] if view else []
    return [str(custom) for custom in told if custom]


def texts(view: Shown | None) -> str:
    """What a layout says."""
    items = view.walk_children() if view else ()
    return "\n".join([item.content for item in items if isinstance(item, discord.ui.TextDisplay)])


def names(view: Shown | None) -> list[str]:
    """The files that a layout shows."""
    galleries = [item for item in view.walk_children() if isinstance(item, discord.ui.MediaGallery)] if view else []
    return [item.media.url.removeprefix("attachment://") for gallery in galleries for item in gallery.items]


def is_layout(view: Shown | None) -> bool:
    return isinstance(view, discord.ui.LayoutView)


def _pinged(content: str, allowed: discord.AllowedMentions) -> tuple[int, ...]:
    """Whom a new message notifies: who is named in it and allowed to be."""
    users = [user.id for user in allowed.users] if isinstance(allowed.users, Sequence) else []
    return tuple(user for user in users if f"<@{user}>" in content)


@dataclass
class Channel:
    world: World
    id: int

    async def send(
        self,
        content: str | None = None,
        *,
        view: Shown,
        files: Sequence[discord.File],
        nonce: str,
        allowed_mentions: discord.AllowedMentions,
    ) -> Posted:
        self.world.fuse.burn()
        if self.id in self.world.gone:
            raise refusal(10003)
        if self.id in self.world.shut:
            raise refusal(50007, 403)
        if self.id in self.world.locked:
            raise refusal(self.world.locks_by)
        assert not (content and is_layout(view)), "Discord refuses it (50035)"
        assert names(view) == [file.filename for file in files if is_layout(view)]
        known = [each for each in self.world.in_channel(self.id) if each.nonce == nonce]
        if not known:
            told = content or texts(view)
            made = Posted(
                next(IDS),
                self.id,
                told,
                custom_ids(view),
                nonce,
                [file.filename for file in files],
                _pinged(told, allowed_mentions),
                view.to_components(),
                is_layout(view),
            )
            self.world.messages[made.id] = made
            known = [made]
            if self.world.before_told:
                await self.world.before_told(made)
        self.world.fuse.burn()  # done, but nobody here knows it yet
        return known[0]

    async def history(self, *, limit: int, after: discord.Object) -> AsyncIterator[Any]:
        """The oldest ones after a moment, without their nonces, which Discord keeps nowhere."""
        self.world.fuse.burn()
        for each in [message for message in self.world.in_channel(self.id) if message.id > after.id][:limit]:
            yield read(each)

    def get_partial_message(self, message: int) -> Message:
        return Message(self.world, message)


def read(posted: Posted) -> Any:
    """A message as Discord tells it: what its components show is neither its content nor among its attachments."""
    return SimpleNamespace(
        id=posted.id,
        author=SimpleNamespace(id=1),
        flags=discord.MessageFlags(components_v2=posted.is_laid_out),
        content="" if posted.is_laid_out else posted.content,
        components=[discord.components._component_factory(part) for part in posted.parts],
        attachments=[] if posted.is_laid_out else posted.pictures,
    )


@dataclass
class Message:
    world: World
    id: int

    async def fetch(self) -> Any:
        self.world.fuse.burn()
        return read(self.world.messages[self.id])

    async def edit(self, **changed: Any) -> Posted:
        self.world.fuse.burn()
        if self.id in self.world.frozen:
            await asyncio.sleep(self.world.slow)
            raise refusal(30046)
        there = self.world.messages[self.id]
        if there.channel in self.world.gone:
            raise refusal(10003)
        self.world.edits += 1
        view = changed.get("view")
        there.is_laid_out = there.is_laid_out or is_layout(view)
        if "content" in changed or is_layout(view):
            there.content = changed.get("content") or texts(view)
        if "view" in changed:
            assert is_layout(view) or not there.is_laid_out, "Discord refuses it (50035)"
            there.buttons = custom_ids(view)
            there.parts = view.to_components() if view else []
        if "attachments" in changed:
            there.pictures = [file.filename for file in changed["attachments"]]
        assert names(view) == there.pictures or not is_layout(view), "a file that is not there, or is not shown"
        self.world.fuse.burn()
        return there


@dataclass
class Http:
    """Threads, as Discord makes them: one on a message has its id, and there is never a second."""

    world: World

    async def start_thread_with_message(self, channel: int, message: int, *, name: str, **_: object) -> dict[str, Any]:
        self.world.fuse.burn()
        if self.world.forbidden:
            raise refusal(50013)
        if message in self.world.threads:
            raise refusal(160004)
        self.world.threads[message] = name
        self.world.fuse.burn()
        return {"id": str(message)}

    async def start_thread_without_message(self, channel: int, *, name: str, **_: object) -> dict[str, Any]:
        self.world.fuse.burn()
        if self.world.forbidden:
            raise refusal(50013)
        thread = 5000 + len(self.world.threads)
        self.world.threads[thread] = name
        self.world.fuse.burn()
        return {"id": str(thread)}

    async def get_active_threads(self, guild: int) -> dict[str, Any]:
        self.world.fuse.burn()
        return {
            "threads": [
                {"id": str(thread), "name": name, "owner_id": "1"} for thread, name in self.world.threads.items()
            ]
        }

    async def add_user_to_thread(self, thread: int, user: int) -> None:
        self.world.fuse.burn()
        self.world.members.setdefault(thread, set()).add(user)


def refusal(code: int, status: int = 400) -> discord.HTTPException:
    answer = cast(Any, SimpleNamespace(status=status, reason=""))
    return discord.HTTPException(answer, {"code": code, "message": ""})


class Client:
    """As much of a client as surfaces need."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.http = Http(world)
        self.user = SimpleNamespace(id=1)

    def get_partial_messageable(self, channel: int) -> Channel:
        return Channel(self.world, channel)

    async def create_dm(self, user: discord.Object) -> Channel:
        """Everybody's direct messages are 200 and his number."""
        if self.world.faulty:
            raise refusal(0, 503)
        return Channel(self.world, 200 + user.id)
