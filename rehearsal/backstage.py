"""The levers behind the scene: delete, forbid, drop the gateway, push the clock, make trouble, read the findings."""

from __future__ import annotations

from aiohttp import web

from rehearsal import channels, interactions, people
from rehearsal import messages as posts
from rehearsal.documents import Doc
from rehearsal.invocation import Slip
from rehearsal.rest.places import take_away
from rehearsal.seats import Handler, SeatRequest


async def delete_message(at: SeatRequest, request: web.Request, body: Doc) -> object:
    message = at.core.world.get("message", request.match_info["message"])
    if message is None:
        raise Slip("no such message")
    posts.delete(at.core, message)
    return None


async def delete_channel(at: SeatRequest, request: web.Request, body: Doc) -> object:
    channel = at.core.world.get("channel", request.match_info["channel"])
    if channel is None:
        raise Slip("no such channel")
    take_away(at.core, channel)
    return None


async def make_channel(at: SeatRequest, request: web.Request, body: Doc) -> object:
    world = at.core.world
    channel: Doc = {
        "id": world.ids.next(),
        "type": channels.TEXT,
        "name": str(body["name"]),
        "deny": [],
        "position": len(world.all("channel")),
    }
    world.put("channel", channel)
    at.core.announce("CHANNEL_CREATE", channel)
    return channels.describe(world, channel)


async def forbid(at: SeatRequest, request: web.Request, body: Doc) -> object:
    """Sets which permissions the bot lacks in a channel: `{"deny": ["SEND_MESSAGES"]}`."""
    channel = at.core.world.get("channel", request.match_info["channel"])
    if channel is None or "deny" not in channel:
        raise Slip("no such channel of the server")
    unknown = set(body["deny"]) - set(people.PERMISSIONS)
    if unknown:
        raise Slip(f"no permission {unknown.pop()!r}; there are: {', '.join(people.PERMISSIONS)}")
    channel["deny"] = list(body["deny"])
    at.core.world.put("channel", channel)
    at.core.announce("CHANNEL_UPDATE", channel)
    return None


async def drop(at: SeatRequest, request: web.Request, body: Doc) -> object:
    """Cuts the gateway connections: `{"code": 4000, "forget": true}`, both optional."""
    return {"dropped": await at.core.gateway.drop(body.get("code"), forget=bool(body.get("forget")))}


async def application(at: SeatRequest, request: web.Request, body: Doc) -> object:
    """Says which process the application is: `{"process": 4711}`."""
    at.core.waits.process = int(body["process"])
    return None


async def refuse(at: SeatRequest, request: web.Request, body: Doc) -> object:
    """What the next ones that identify meet: `{"code": 4011, "times": 9}`, or `{"unreadable": 3}` servers."""
    gateway = at.core.gateway
    gateway.refusals.clear()
    gateway.refusals.extend([int(body["code"])] * int(body.get("times", 1)) if "code" in body else [])
    gateway.unreadable = int(body.get("unreadable", 0))
    return None


async def clock(at: SeatRequest, request: web.Request, body: Doc) -> object:
    return {"now": at.core.world.clock.now(), "offset": at.core.world.clock.offset}


async def advance(at: SeatRequest, request: web.Request, body: Doc) -> object:
    """Pushes the clock forward: tokens, links, rates and the age of messages follow it."""
    seconds = float(body["advance"])
    if seconds < 0:
        raise Slip("the clock runs forward only")
    at.core.world.advance(seconds)
    interactions.expire(at.core)
    return {"now": at.core.world.clock.now(), "offset": at.core.world.clock.offset}


async def faults(at: SeatRequest, request: web.Request, body: Doc) -> object:
    """Sets latency_ms, share, rate_limits; appends orders: `[{"status": 503, "where": "POST", "after": true}]`."""
    trouble = at.core.faults
    trouble.latency = float(body.get("latency_ms", trouble.latency * 1000)) / 1000
    trouble.share = float(body.get("share", trouble.share))
    trouble.orders += [one | {"status": int(one["status"])} for one in body.get("orders", [])]
    at.core.rates.on = bool(body.get("rate_limits", at.core.rates.on))
    return {
        "latency_ms": trouble.latency * 1000,
        "share": trouble.share,
        "orders": trouble.orders,
        "rate_limits": at.core.rates.on,
    }


async def findings(at: SeatRequest, request: web.Request, body: Doc) -> object:
    kind = request.query.get("kind")
    return [one for one in at.core.findings.entries if kind in (None, one["kind"])]


async def clear(at: SeatRequest, request: web.Request, body: Doc) -> object:
    at.core.findings.clear()
    return None


async def counters(at: SeatRequest, request: web.Request, body: Doc) -> object:
    """How often each route was asked, invalid requests within ten minutes, sessions."""
    findings = at.core.findings
    return {
        "requests": dict(findings.requests),
        "invalid_requests": findings.invalid,
        "banned": findings.banned,
        "connected": at.core.gateway.connected,
        "sessions": len(at.core.gateway.sessions),
        "identifies_left": at.core.gateway.identifies_left(),
    }


TABLE: list[tuple[str, str, Handler]] = [
    ("DELETE", r"/messages/{message:\d+}", delete_message),
    ("DELETE", r"/channels/{channel:\d+}", delete_channel),
    ("POST", "/channels", make_channel),
    ("POST", r"/channels/{channel:\d+}/permissions", forbid),
    ("POST", "/application", application),
    ("POST", "/gateway/drop", drop),
    ("POST", "/gateway/refuse", refuse),
    ("GET", "/clock", clock),
    ("POST", "/clock", advance),
    ("POST", "/faults", faults),
    ("GET", "/findings", findings),
    ("DELETE", "/findings", clear),
    ("GET", "/counters", counters),
]
