"""What the bot has to be allowed in a channel, and what does not work without it."""

from __future__ import annotations

import discord
from msgspec import Struct

from cogs.presentation.words import Speaker


class Need(Struct, frozen=True):
    """A permission by Discord's name for it, with the keys of what people call it and of what does not work without
    it. `vital`: no table is opened without it.
    """

    name: str
    called: str
    lost: str
    vital: bool = False


SEEING = Need("view_channel", "permission-view", "lost-view", vital=True)
POSTING = Need("send_messages", "permission-send", "lost-send", vital=True)
IN_THREADS = Need("send_messages_in_threads", "permission-threads", "lost-threads")
IN_A_THREAD = Need("send_messages_in_threads", "permission-threads", "lost-send", vital=True)
OPENING = Need("create_public_threads", "permission-open_threads", "lost-threads")
PRIVATE = Need("create_private_threads", "permission-private_threads", "lost-private")
FILES = Need("attach_files", "permission-files", "lost-files", vital=True)
LINKS = Need("embed_links", "permission-links", "lost-links", vital=True)
CHANNEL = (SEEING, POSTING, FILES, LINKS, IN_THREADS, OPENING, PRIVATE)
THREAD = (SEEING, IN_A_THREAD, FILES, LINKS)


def missing(may: discord.Permissions, *, thread: bool) -> list[Need]:
    """What is not allowed; whoever may not even see a place is told that alone."""
    if not may.view_channel:
        return [SEEING]
    return [need for need in (THREAD if thread else CHANNEL) if not getattr(may, need.name)]


def named(needs: list[Need], speaker: Speaker) -> str:
    """Permissions as Discord shows them."""
    return speaker.listed(speaker.text(need.called) for need in needs)
