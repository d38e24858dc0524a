"""A person at a seat, for tests: `Seat(address)` types commands, clicks, chooses, fills in forms and waits.

>>> async with Seat(address) as aoi:                                    # doctest: +SKIP
...     reply = await aoi.command("lorcana quest", card="Stitch")
...     board = await aoi.wait(lambda m: "Your turn" in text_of(m))
...     await aoi.click(board, "End turn")
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass
from types import TracebackType
from typing import Any, Self

import aiohttp

Doc = dict[str, Any]
#: What the seat API answers: an object or a list, by request.
Json = Any
#: Seconds that anything may take before a person gives up: a machine with much to do is slow (with a dozen others for
#: each processor a bot takes a minute to start), and a wait that succeeds costs nothing of them. What is promised in
#: seconds is measured.
PATIENCE = 180.0
ANSWERED = {4: "message", 5: "deferred", 6: "deferred", 7: "updated", 8: "choices", 9: "modal"}


class SeatError(Exception):
    """The stand-in did not let the person do that; the text says why."""


class InteractionFailed(Exception):
    """The bot did not answer within three seconds."""


@dataclass(frozen=True)
class Reply:
    """How the bot answered an interaction: `kind` is message, deferred, updated or modal."""

    id: str
    kind: str
    message_id: str | None
    modal: Doc | None


def parts(message: Doc) -> Iterator[Doc]:
    """Every component of a message or modal, nested ones included."""
    todo = list(message.get("components") or [])
    while todo:
        one = todo.pop(0)
        yield one
        todo = [*one.get("components", []), *[one[key] for key in ("accessory", "component") if one.get(key)], *todo]


def text_of(message: Doc) -> str:
    """All words of a message: content, embeds, text displays."""
    words = [message.get("content") or ""]
    for embed in message.get("embeds") or []:
        words += [embed.get("title") or "", embed.get("description") or ""]
        words += [f"{field['name']} {field['value']}" for field in embed.get("fields") or []]
    words += [one["content"] for one in parts(message) if one["type"] == 10]
    return "\n".join(word for word in words if word)


def pictures_of(message: Doc) -> list[tuple[str, str]]:
    """Address and alt text of each picture of a message."""
    pictures = [(one["url"], one.get("description") or "") for one in message.get("attachments") or []]
    for part in parts(message):
        pictures += [(item["media"]["url"], item.get("description") or "") for item in part.get("items") or []]
        if part["type"] == 11:
            pictures.append((part["media"]["url"], part.get("description") or ""))
    return pictures


def buttons_of(message: Doc, *, disabled: bool = False) -> list[str]:
    """Labels of a message's buttons, those that can be clicked unless `disabled`."""
    return [
        one.get("label") or ""
        for one in parts(message)
        if one["type"] == 2 and bool(one.get("disabled")) == disabled and one.get("custom_id")
    ]


class Seat:
    """One person. Also an async context manager. Methods raise SeatError and InteractionFailed."""

    def __init__(self, address: str) -> None:
        self._api = address.rstrip("/") + "/api"
        self._session: aiohttp.ClientSession | None = None

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        if self._session is not None:
            await self._session.close()

    async def ask(
        self,
        method: str,
        path: str,
        *,
        json: object = None,
        data: aiohttp.FormData | None = None,
        params: Mapping[str, str | int | float] | None = None,
    ) -> Json:
        """One request to the seat API, for what has no method of its own."""
        if self._session is None:
            self._session = aiohttp.ClientSession()
        async with self._session.request(method, self._api + path, json=json, data=data, params=params) as response:
            if response.content_type != "application/json":
                raise SeatError(f"{response.status} {await response.text()}")
            body = await response.json()
            if response.status >= 400:
                raise SeatError(body["error"])
            return body

    # Seeing

    async def state(self) -> Doc:
        shown: Doc = await self.ask("GET", "/state")
        return shown

    async def me(self) -> Doc:
        user: Doc = (await self.state())["me"]
        return user

    async def channel(self, name: str = "table") -> str:
        """The id of a channel or thread by name, or of the DM by `dm`; an id is taken as it is.

        Raises SeatError when there is none of that name.
        """
        if name.isdecimal():
            return name
        for one in (await self.state())["channels"]:
            if name == one.get("name") or (name == "dm" and one["type"] == 1):
                return str(one["id"])
        raise SeatError(f"no channel {name!r}")

    async def messages(self, channel: str = "table") -> list[Doc]:
        """What this seat sees there, oldest first; nothing when the channel is not there (yet)."""
        try:
            listed: list[Doc] = await self.ask("GET", f"/channels/{await self.channel(channel)}/messages")
        except SeatError:
            return []
        return listed

    async def commands(self, channel: str = "table") -> list[Doc]:
        listed: list[Doc] = await self.ask("GET", "/commands", params={"channel": await self.channel(channel)})
        return listed

    async def wait(
        self, predicate: Callable[[Doc], object], timeout: float = PATIENCE, *, channel: str | None = None
    ) -> Doc:
        """The newest message for which the predicate holds, in any visible channel, waiting for it if need be."""
        last = 0
        try:
            async with asyncio.timeout(timeout):
                while True:
                    state = await self.state()
                    last = state["last"]
                    for one in [channel] if channel else [each["id"] for each in state["channels"]]:
                        for message in reversed(await self.messages(one)):
                            if predicate(message):
                                return message
                    await self.ask("GET", "/events", params={"after": last, "timeout": timeout})
        except TimeoutError:
            seen = [text_of(one)[:60] for one in await self.messages(channel or "table")][-5:]
            raise TimeoutError(f"no such message within {timeout} s; last seen: {seen}") from None

    # Doing

    async def command(self, words: str, /, *, channel: str = "table", **options: object) -> Reply:
        """Types a slash command, `"lorcana deck show"`, and waits for its first answer.

        For an option called `channel` use `invoke`.
        """
        return await self.invoke(words, options, channel=channel)

    async def invoke(self, words: str, options: Doc, *, channel: str = "table") -> Reply:
        body = {"channel_id": await self.channel(channel), "command": words, "options": options}
        return await self._await(await self.ask("POST", "/commands", json=body))

    async def menu(self, words: str, kind: int, target: str, *, channel: str = "table") -> Reply:
        """Uses a command of a user's (2) or a message's (3) context menu."""
        body = {"channel_id": await self.channel(channel), "command": words, "type": kind, "target_id": target}
        return await self._await(await self.ask("POST", "/menu", json=body))

    async def complete(
        self, words: str, focused: str, typed: str = "", *, channel: str = "table", **options: object
    ) -> list[Doc]:
        """The choices that autocomplete offers for what was typed so far. Raises InteractionFailed when it fails."""
        body = {
            "channel_id": await self.channel(channel),
            "command": words,
            "focused": focused,
            "options": options | {focused: typed},
        }
        answer = await self.ask("POST", "/autocomplete", json=body)
        if answer["failed"]:
            raise InteractionFailed(f"no choices for {focused!r} of {words!r}")
        choices: list[Doc] = answer["choices"]
        return choices

    async def click(self, message: Doc | str, button: str) -> Reply:
        """Clicks a button by label or custom id."""
        return await self.choose(message, button)

    async def choose(self, message: Doc | str, select: str, *values: str) -> Reply:
        """Chooses in a select (by custom id) by labels, values, or for users and the like by names or ids."""
        name = message if isinstance(message, str) else message["id"]
        body = {"message_id": name, "component": select, "values": list(values)}
        return await self._await(await self.ask("POST", "/components", json=body))

    async def submit(self, opened: Reply, **values: object) -> Reply:
        """Fills in and sends off the form that a reply opened. Fields by custom id, or by label through `fill`."""
        return await self.fill(opened, values)

    async def fill(self, opened: Reply, values: Doc) -> Reply:
        """As `submit`, for fields whose custom id is no Python name; labels are understood too."""
        by_label: dict[str, str] = {}
        for one in parts(opened.modal or {}):
            inner = one.get("component") or one
            if one.get("label") and inner.get("custom_id"):
                by_label[one["label"]] = inner["custom_id"]
        body = {"values": {by_label.get(name, name): value for name, value in values.items()}}
        return await self._await(await self.ask("POST", f"/modals/{opened.id}", json=body))

    async def upload(self, name: str, data: bytes) -> str:
        """Uploads a file; its id is the value for an attachment option or a file field."""
        form = aiohttp.FormData()
        form.add_field("file", data, filename=name)
        return str((await self.ask("POST", "/uploads", data=form))["id"])

    async def say(self, words: str, *, channel: str = "table") -> Doc:
        body = {"channel_id": await self.channel(channel), "content": words}
        message: Doc = await self.ask("POST", "/messages", json=body)
        return message

    async def _await(self, started: Doc) -> Reply:
        outcome = await self.ask("GET", f"/interactions/{started['id']}", params={"timeout": PATIENCE})
        if outcome["state"] != "answered":
            raise InteractionFailed(f"{outcome['label']}: the application did not respond")
        return Reply(outcome["id"], ANSWERED[outcome["answer"]], outcome["original"], outcome["modal"])

    # Behind the scene

    async def settings(self, **values: object) -> None:
        """Sets `locale`, `dms_closed`, and for the owner `guild_locale`."""
        await self.ask("POST", "/settings", json=values)

    async def delete_message(self, message: Doc | str) -> None:
        await self.ask("DELETE", f"/messages/{message if isinstance(message, str) else message['id']}")

    async def delete_channel(self, channel: str) -> None:
        await self.ask("DELETE", f"/channels/{await self.channel(channel)}")

    async def forbid(self, *permissions: str, channel: str = "table") -> None:
        """Takes permissions from the bot in a channel; none given gives all back."""
        body = {"deny": list(permissions)}
        await self.ask("POST", f"/channels/{await self.channel(channel)}/permissions", json=body)

    async def drop_gateway(self, code: int | None = None, *, forget: bool = False) -> int:
        answer = await self.ask("POST", "/gateway/drop", json={"code": code, "forget": forget})
        return int(answer["dropped"])

    async def application_is(self, process: int) -> None:
        """Says which process the application is, so that what the machine keeps from it counts as no lateness."""
        await self.ask("POST", "/application", json={"process": process})

    async def refuse_gateway(self, **what: int) -> None:
        """`code` and `times`: how the next ones that identify are met; `unreadable`: so many servers are told badly."""
        await self.ask("POST", "/gateway/refuse", json=what)

    async def advance(self, seconds: float) -> None:
        """Pushes the stand-in's clock forward."""
        await self.ask("POST", "/clock", json={"advance": seconds})

    async def faults(self, **values: object) -> None:
        """Sets `latency_ms`, `share`, `rate_limits`; `orders=[{"status": 503, "where": "POST", "after": True}]`."""
        await self.ask("POST", "/faults", json=values)

    async def findings(self, kind: str | None = "limit") -> list[Doc]:
        """What went wrong: `limit` (the bot broke one), `world`, `injected`, or None for all."""
        listed: list[Doc] = await self.ask("GET", "/findings", params={"kind": kind} if kind else {})
        return listed

    async def connected(self, timeout: float = PATIENCE, *, commands: int = 0, named: Collection[str] = ()) -> None:
        """Waits until a bot is on the gateway and has registered at least so many commands, these among them."""
        async with asyncio.timeout(timeout):
            while not (await self.state())["connected"] or not await self._registered(commands, named):
                await self.ask("GET", "/events", params={"timeout": 0.2})

    async def _registered(self, count: int, named: Collection[str]) -> bool:
        known = [one["name"] for one in await self.commands()]
        return len(known) >= count and {*named} <= {*known}

    async def disconnected(self, timeout: float = PATIENCE) -> None:
        """Waits until no bot is on the gateway: of one that was killed, word comes a moment later."""
        async with asyncio.timeout(timeout):
            while (await self.state())["connected"]:
                await self.ask("GET", "/events", params={"timeout": 0.2})
