"""What handlers have in common: the parts of a request, and JSON as discord.py expects it."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from aiohttp import web

from rehearsal.core import Core
from rehearsal.documents import Doc
from rehearsal.uploads import Upload


@dataclass
class Call:
    """One request to the API, read and authorised."""

    core: Core
    args: dict[str, str]
    query: dict[str, str]
    body: Doc = field(default_factory=dict)
    files: list[Upload] = field(default_factory=list)
    #: A body that is a list (bulk overwrite of commands).
    items: object = None


Answer = Doc | list[Doc] | None
Handler = Callable[[Call], Awaitable[Answer]]


def reply(answer: object, status: int = 200, headers: dict[str, str] | None = None) -> web.Response:
    """204 without a body for None; else JSON, whose content type must not name a charset."""
    if answer is None:
        return web.Response(status=204, headers=headers)
    return web.Response(
        body=json.dumps(answer).encode(), status=status, headers=headers, content_type="application/json"
    )
