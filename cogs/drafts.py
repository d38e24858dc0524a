"""What somebody has typed into a form that could not be used: it stands in the form when he opens that again."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping

import discord

MOST = 200


class Drafts:
    """The last texts of each form by its user, the oldest given up first. Kept in memory: after a restart a form is
    empty."""

    def __init__(self) -> None:
        self._texts: OrderedDict[tuple[int, str], Mapping[str, str]] = OrderedDict()

    def keep(self, user: int, form: str, **fields: str) -> None:
        """Remember what stands in these fields; none are forgotten."""
        self._texts.pop((user, form), None)
        if fields:
            self._texts[user, form] = fields
        while len(self._texts) > MOST:
            self._texts.popitem(last=False)

    def filled(self, form: discord.ui.Modal, user: int) -> discord.ui.Modal:
        """A form with what this user last typed into its fields."""
        texts = self._texts.get((user, form.custom_id), {})
        for item in form.walk_children():
            if isinstance(item, discord.ui.TextInput) and (text := texts.get(item.custom_id, "")):
                item.default = text[: item.max_length or len(text)]
        return form
