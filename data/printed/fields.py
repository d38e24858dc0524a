"""Fields of a file that anybody may have written: each is looked at before it is believed."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping

from data.printed.faults import BadFile

NAME_SIGNS = 100
SHOWN_SIGNS = 60
MOST_NUMBER = 99
ICONS = str.maketrans({"⟳": "{E}", "⬡": "{I}", "¤": "{S}", "⛉": "{W}", "◊": "{L}", "◆": "{L}"})
"""Signs that stand for the icons of cards where they are published."""


def clean_line(text: str) -> str:
    """On one line, without signs that are not seen or that turn the writing direction; otherwise as it was written.

    >>> clean_line("Fox\\u202e of\\tthe @everyone")
    'Fox of the @everyone'
    """
    kept = (" " if sign.isspace() else sign for sign in text if sign.isspace() or unicodedata.category(sign)[0] != "C")
    return " ".join("".join(kept).split())


def clean_text(text: str) -> str:
    """The same for a text of several lines; empty ones are left out."""
    lines = (clean_line(line) for line in text.splitlines())
    return "\n".join(line for line in lines if line)


class Fields:
    """The facts of one card. `place`: its number in the file, from 1, by which it is named until its name is known."""

    def __init__(self, facts: object, place: int) -> None:
        self.label = f"#{place}"
        if not isinstance(facts, dict):
            raise self.fault("community-not-a-card")
        self.facts: Mapping[object, object] = facts

    def fault(self, key: str, **args: str | int) -> BadFile:
        """A fault that names this card."""
        return BadFile(key, card=self.label, **args)

    def bad(self, field: str) -> BadFile:
        """The fault of a field that holds something else than it should."""
        return self.fault("community-bad-field", field=field)

    def text(self, field: str) -> str:
        """A text as it stands, "" where there is none."""
        value = self.facts.get(field)
        if value is not None and not isinstance(value, str):
            raise self.bad(field)
        return value or ""

    def line(self, field: str) -> str:
        """A short text, cleaned."""
        line = clean_line(self.text(field))
        if len(line) > NAME_SIGNS:
            raise self.fault("community-name-too-long", field=field, most=NAME_SIGNS)
        return line

    def name(self, field: str) -> str:
        """A name, which must be there; from now on the card is called by it."""
        name = self.line(field)
        if not name:
            raise self.fault("community-missing-field", field=field)
        self.label = name[:SHOWN_SIGNS]
        return name

    def number(self, field: str) -> int | None:
        """A number from 0 to 99, or None."""
        value = self.facts.get(field)
        if value is None:
            return None
        if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= MOST_NUMBER:
            raise self.bad(field)
        return value

    def whole(self, field: str) -> str:
        """A number of any size as its digits, "" where there is none."""
        value = self.facts.get(field)
        if value is not None and (isinstance(value, bool) or not isinstance(value, int | str)):
            raise self.bad(field)
        return "" if value is None else str(value)[:SHOWN_SIGNS]

    def flag(self, field: str) -> bool:
        """Yes or no; no where nothing is said."""
        value = self.facts.get(field)
        if value is not None and not isinstance(value, bool):
            raise self.bad(field)
        return bool(value)

    def lines(self, field: str, most: int = 20) -> list[str]:
        """A list of texts; a single text counts as a list of one."""
        value = self.facts.get(field)
        listed = [value] if isinstance(value, str) else value or []
        if not isinstance(listed, list) or len(listed) > most:
            raise self.bad(field)
        return [self._entry(each, field) for each in listed]

    def _entry(self, value: object, field: str) -> str:
        if not isinstance(value, str):
            raise self.bad(field)
        return value

    def part(self, field: str) -> Mapping[object, object]:
        """An object inside, empty where there is none."""
        value = self.facts.get(field)
        return value if isinstance(value, dict) else {}
