"""A screen of a table as one message of components V2: pictures, what has changed, the question, what may be pressed.

Such a message holds no content of its own, and never becomes one of the old form again; one of the old form becomes
such a one by an edit that empties it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final
from urllib.parse import urlsplit

import discord

from cogs.presentation.controls import Rows, items
from cogs.presentation.screen import Screen

ACCENT: Final = 0xE0B03C
"""The colour at the edge of a question that its reader has to answer."""
PASSING: Final = 9001
"""The number, among the parts of its message, of a text that goes when the message is replaced."""


def layout(screen: Screen) -> discord.ui.LayoutView:
    """A screen for the library. Like `controls.view` it is finished from the start.

    A picture is named as a file of the message, one that is sent along or one that the message holds already.
    """
    made = discord.ui.LayoutView(timeout=None)
    for picture in screen.pictures:
        made.add_item(_gallery([(picture.name, picture.alt)]))
    if screen.changed:
        made.add_item(discord.ui.TextDisplay(screen.changed))
    asked = [*_texts(screen.text, PASSING if screen.is_passing else None), *_lines(screen.rows[: screen.asked])]
    if screen.asked:
        made.add_item(discord.ui.Container(*asked, accent_colour=ACCENT))
    else:
        for item in asked:
            made.add_item(item)
    for row in _lines(screen.rows[screen.asked :]):
        made.add_item(row)
    made.stop()
    return made


def is_laid_out(message: discord.Message) -> bool:
    """Whether a message has the form of components V2."""
    return message.flags.components_v2


def without_controls(message: discord.Message) -> discord.ui.LayoutView:
    """What is left of such a message when there is nothing more to press: its pictures and texts, in their order.

    What it asked, or of whom it said that he is waited for, goes with the buttons, if anything else is left.
    """
    made = discord.ui.LayoutView(timeout=None)
    every = [*parts(message)]
    is_pictured = any(isinstance(part, discord.MediaGalleryComponent) for part in every)
    for part in every:
        if isinstance(part, discord.TextDisplay) and not (is_pictured and part.id == PASSING):
            made.add_item(discord.ui.TextDisplay(part.content))
        elif isinstance(part, discord.MediaGalleryComponent):
            made.add_item(_gallery([(_file(item.media.url), item.description or "") for item in part.items]))
    made.stop()
    return made


def said(text: str) -> discord.ui.LayoutView:
    """A text alone, in the form of components V2."""
    made = discord.ui.LayoutView(timeout=None)
    made.add_item(discord.ui.TextDisplay(text))
    made.stop()
    return made


def parts(message: discord.Message) -> Iterator[Any]:
    """Every component of a message, those that stand in a frame or in a row after what holds them."""
    todo: list[Any] = [*message.components]
    while todo:
        part = todo.pop(0)
        yield part
        todo = [*getattr(part, "children", ()), *todo]


def words(message: discord.Message) -> str:
    """What a message of either form says."""
    texts = [part.content for part in parts(message) if isinstance(part, discord.TextDisplay)]
    return "\n".join([*([message.content] if message.content else []), *texts])


def words_of(screen: Screen) -> str:
    """What a screen says, as `words` reads it from its message."""
    return "\n".join([each for each in (screen.changed, screen.text) if each])


def has_pictures(message: discord.Message) -> bool:
    """Whether a message of either form shows a picture; those that components show are no attachments of it."""
    return bool(message.attachments) or any(isinstance(part, discord.MediaGalleryComponent) for part in parts(message))


def shows(message: discord.Message, name: str) -> bool:
    """Whether a message has a picture of this name."""
    galleries = [part for part in parts(message) if isinstance(part, discord.MediaGalleryComponent)]
    return any(_file(item.media.url) == name for gallery in galleries for item in gallery.items)


def _gallery(pictures: Sequence[tuple[str, str]]) -> discord.ui.MediaGallery[discord.ui.LayoutView]:
    shown = [discord.MediaGalleryItem(f"attachment://{name}", description=alt or None) for name, alt in pictures]
    return discord.ui.MediaGallery(*shown)


def _texts(text: str, number: int | None = None) -> list[discord.ui.TextDisplay[discord.ui.LayoutView]]:
    return [discord.ui.TextDisplay(text, id=number)] if text else []


def _lines(rows: Rows) -> list[discord.ui.ActionRow[discord.ui.LayoutView]]:
    return [discord.ui.ActionRow(*items(row)) for row in rows]


def _file(url: str) -> str:
    """The name of the file behind a link to it.

    >>> _file("https://cdn.example/attachments/1/2/board.png?ex=66"), _file("attachment://board.png")
    ('board.png', 'board.png')
    """
    link = urlsplit(url)
    return link.path.rpartition("/")[2] or link.netloc
