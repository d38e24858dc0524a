"""What a reader of files has against one, as the key of a plain sentence and what it names."""

from __future__ import annotations

import re
from typing import Final

from data.printed.faults import BadFile

_WHERE: Final = re.compile(r" - at `(?:key in )?\$\.?([^`]*)`$")
_SAID: Final = (
    (re.compile(r"Object missing required field `(?P<field>[^`]+)`"), "community-missing-field"),
    (re.compile(r"Object contains unknown field `(?P<field>[^`]+)`"), "community-unknown-field"),
    (re.compile(r"Expected `(?P<wanted>[^`]+)`, got `(?P<got>[^`]+)`"), "community-other-kind"),
    (re.compile(r"Expected `int` (?P<bound>[<>]=? -?\d+)"), "community-out-of-range"),
)
_HEAD: Final = {
    "community-missing-field": "community-head-missing",
    "community-unknown-field": "community-head-unknown",
}


def in_plain(said: str) -> tuple[str, dict[str, str]]:
    """A complaint about one card: which sentence says it, and with what.

    >>> in_plain("Expected `int`, got `str` - at `$.cost`")
    ('community-other-kind', {'field': 'cost', 'wanted': 'int', 'got': 'str'})
    """
    where = _WHERE.search(said)
    field = re.sub(r"\[.*", "", where[1]).partition(".")[0] if where else ""
    for form, key in _SAID:
        if match := form.match(said):
            return key, {"field": field} | match.groupdict()
    return "community-bad-field", {"field": field or "?"}


def bad_head(said: str) -> BadFile:
    """A complaint about what stands above the cards."""
    key, told = in_plain(said)
    return BadFile(_HEAD.get(key, "community-head-bad"), field=told["field"])
