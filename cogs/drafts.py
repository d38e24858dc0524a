"""What somebody has typed into a form that could not be used: it stands in the form when he opens that again."""

from __future__ import annotations

from collections import OrderedDict

import discord

MOST = 200


class Drafts:
    """The last text of each form by its user, the oldest given up first. Kept in memory: after a restart a form is
    empty."""

    def __init__(self) -> None:
        self._texts: OrderedDict[tuple[int, str], str] = OrderedDict()

    def keep(self, user: int, form: str, text: str) -> None:
        """Remember it; an empty text is forgotten."""
        self._texts.pop((user, form), None)
        if text:
            self._texts[user, form] = text
        while len(self._texts) > MOST:
            self._texts.popitem(last=False)

    def filled(self, form: discord.ui.Modal, user: int) -> discord.ui.Modal:
        """A form with what this user last typed into its longest field."""
        text = self._texts.get((user, form.custom_id), "")
        for item in form.walk_children():
            if text and isinstance(item, discord.ui.TextInput) and item.style is discord.TextStyle.paragraph:
                item.default = text[: item.max_length or len(text)]
        return form
