"""The table of routes, and what stands before each of them: token, rates, faults, the log of refusals."""

from __future__ import annotations

import asyncio
import json
import re

from aiohttp import web

from rehearsal import limits
from rehearsal.core import Core
from rehearsal.rates import bucket_of, exempt, injected
from rehearsal.refusal import ApiRefusal
from rehearsal.rest import callbacks, emojis, followups, places, posts, registry, scheduled, server, threads
from rehearsal.rest.answers import Answer, Call, Handler, reply
from rehearsal.uploads import read_form, whole_body

PREFIX = "/api/v10"
CHANNEL, MESSAGE = r"/channels/{channel:\d+}", r"/channels/{channel:\d+}/messages/{message:\d+}"
COMMANDS = r"/applications/{application:\d+}/commands"
GUILD_COMMANDS = r"/applications/{application:\d+}/guilds/{guild:\d+}/commands"
HOOK = r"/webhooks/{application:\d+}/{token}"
GUILD = r"/guilds/{guild:\d+}"
EMOJIS = r"/applications/{application:\d+}/emojis"
EMOJI = EMOJIS + r"/{emoji:\d+}"
EVENTS, EVENT = GUILD + "/scheduled-events", GUILD + r"/scheduled-events/{event:\d+}"

TABLE: tuple[tuple[str, str, Handler], ...] = (
    ("GET", "/users/@me", server.user),
    ("GET", r"/users/{user:\d+}", server.user),
    ("GET", "/users/@me/guilds", server.my_guilds),
    ("POST", "/users/@me/channels", places.open_dm),
    ("GET", "/oauth2/applications/@me", server.application),
    ("GET", "/applications/@me", server.application),
    ("GET", EMOJIS, emojis.listing),
    ("POST", EMOJIS, emojis.create),
    ("GET", EMOJI, emojis.fetch),
    ("PATCH", EMOJI, emojis.change),
    ("DELETE", EMOJI, emojis.remove),
    ("GET", "/gateway", server.gateway),
    ("GET", "/gateway/bot", server.gateway),
    *(
        (method, root + rest, handler)
        for root in (COMMANDS, GUILD_COMMANDS)
        for method, rest, handler in (
            ("GET", "", registry.listing),
            ("PUT", "", registry.overwrite),
            ("POST", "", registry.upsert),
            ("GET", r"/{command:\d+}", registry.fetch),
            ("PATCH", r"/{command:\d+}", registry.change),
            ("DELETE", r"/{command:\d+}", registry.remove),
        )
    ),
    ("GET", GUILD, server.guild),
    ("GET", GUILD + "/channels", server.guild_channels),
    ("GET", GUILD + "/roles", server.roles),
    ("GET", GUILD + "/members", server.members),
    ("GET", GUILD + r"/members/{user:\d+}", server.member),
    ("GET", GUILD + "/emojis", server.nothing),
    ("GET", GUILD + "/threads/active", threads.active_threads),
    ("GET", EVENTS, scheduled.listing),
    ("POST", EVENTS, scheduled.create),
    ("GET", EVENT, scheduled.fetch),
    ("PATCH", EVENT, scheduled.change),
    ("DELETE", EVENT, scheduled.remove),
    ("GET", CHANNEL, places.channel),
    ("PATCH", CHANNEL, places.change),
    ("DELETE", CHANNEL, places.remove),
    ("POST", CHANNEL + "/typing", posts.typing),
    ("GET", CHANNEL + "/messages", posts.listing),
    ("POST", CHANNEL + "/messages", posts.create),
    ("GET", CHANNEL + "/messages/pins", posts.pins),
    ("PUT", CHANNEL + r"/messages/pins/{message:\d+}", posts.pin),
    ("DELETE", CHANNEL + r"/messages/pins/{message:\d+}", posts.unpin),
    ("GET", MESSAGE, posts.fetch),
    ("PATCH", MESSAGE, posts.edit),
    ("DELETE", MESSAGE, posts.remove),
    ("POST", CHANNEL + "/threads", threads.thread),
    ("POST", MESSAGE + "/threads", threads.thread_on_message),
    ("GET", CHANNEL + "/threads/archived/public", threads.archived_threads),
    ("GET", CHANNEL + "/thread-members", threads.thread_members),
    ("PUT", CHANNEL + "/thread-members/{user}", threads.add_member),
    ("DELETE", CHANNEL + "/thread-members/{user}", threads.remove_member),
    ("POST", r"/interactions/{interaction:\d+}/{token}/callback", callbacks.answer),
    ("POST", HOOK, followups.follow_up),
    ("GET", HOOK + "/messages/{message}", followups.fetch),
    ("PATCH", HOOK + "/messages/{message}", followups.edit),
    ("DELETE", HOOK + "/messages/{message}", followups.remove),
)


def add_routes(app: web.Application, core: Core) -> None:
    for method, path, handler in TABLE:
        app.router.add_route(method, PREFIX + path, Endpoint(core, handler).serve)
    app.router.add_route("*", PREFIX + "/{rest:.*}", Endpoint(core, unknown).serve)


async def unknown(call: Call) -> Answer:
    raise ApiRefusal(404, 0, "404: Not Found")


class Endpoint:
    """One route: everything that happens to a request before and after its handler."""

    def __init__(self, core: Core, handler: Handler) -> None:
        self._core, self._handler = core, handler

    async def serve(self, request: web.Request) -> web.StreamResponse:
        core, path = self._core, request.path.removeprefix(PREFIX)
        where = request.method + " " + re.sub(r"(?<=/)[\w.-]{40,}", "(token)", path)
        core.findings.requests[re.sub(r"\d{15,}", "(id)", where)] += 1
        if core.findings.banned:
            return web.Response(status=429, text="error code: 1015", content_type="text/html")
        await asyncio.sleep(core.faults.latency)
        bucket = bucket_of(request.method, path)
        try:
            fault = core.faults.next(where)
            if fault and not fault.get("after"):
                return self._inject(where, fault["status"])
            answer = await self._handle(request, path, bucket)
            if fault:
                return self._inject(where, fault["status"])
        except ApiRefusal as refusal:
            return self._refuse(where, refusal, core.rates.headers(*bucket) if bucket else {})
        return reply(answer, headers=core.rates.headers(*bucket) if bucket else None)

    async def _handle(self, request: web.Request, path: str, bucket: tuple[str, tuple[int, float]] | None) -> Answer:
        core = self._core
        call = await self._read(request)
        if not exempt(path):
            if request.headers.get("Authorization") != f"Bot {core.world.meta('secrets')['token']}":
                raise ApiRefusal(401, 0, "401: Unauthorized")
            core.rates.spend("global", limits.GLOBAL_RATE, scope="global")
        if bucket:
            core.rates.spend(*bucket)
        return await self._handler(call)

    async def _read(self, request: web.Request) -> Call:
        call = Call(self._core, dict(request.match_info), dict(request.query))
        if request.method == "PUT" and request.path.endswith("/commands"):
            try:
                call.items = json.loads(await whole_body(request))
            except ValueError:
                raise ApiRefusal(400, 50109, "The request body contains invalid JSON.") from None
        elif request.method in ("POST", "PATCH", "PUT"):
            call.body, call.files = await read_form(request)
        return call

    def _inject(self, where: str, status: int) -> web.Response:
        refusal = injected(status)
        self._core.findings.note("injected", where, 0, refusal.message, status=status)
        return reply(refusal.body, refusal.status, refusal.headers)

    def _refuse(self, where: str, refusal: ApiRefusal, headers: dict[str, str]) -> web.Response:
        self._core.findings.refusal(where, refusal)
        self._core.findings.count(refusal.status, refusal.headers.get("X-RateLimit-Scope", ""))
        if refusal.headers.get("X-RateLimit-Scope") == "global":
            headers = {}
        return reply(refusal.body, refusal.status, headers | refusal.headers)
