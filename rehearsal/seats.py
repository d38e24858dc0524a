"""The seat API: everything that the page and the tests do in the name of one person. README.md documents it."""

from __future__ import annotations

import hmac
from collections.abc import Awaitable, Callable

from aiohttp import BodyPartReader, web

from rehearsal import channels, components, filling, interactions, invocation, limits, messages, people, uploads
from rehearsal.core import Core
from rehearsal.documents import Doc
from rehearsal.invocation import Slip
from rehearsal.refusal import ApiRefusal
from rehearsal.rest.answers import reply

Handler = Callable[["SeatRequest", web.Request, Doc], Awaitable[object]]
LONGEST_POLL = 30.0


class SeatRequest:
    """One request of one seat. Raises Slip for what its person cannot do."""

    def __init__(self, core: Core, seat: Doc) -> None:
        self.core, self.seat = core, seat

    def channel(self, name: object) -> Doc:
        channel = self.core.world.get("channel", str(name))
        if channel is None or not channels.sees(self.core.world, self.seat["id"], channel):
            raise Slip("no such channel")
        return channel

    def message(self, name: object) -> Doc:
        message = self.core.world.get("message", str(name))
        if message is None or message["to"] not in (None, self.seat["id"]):
            raise Slip("no such message")
        self.channel(message["channel_id"])
        return message


def add_routes(app: web.Application, core: Core, table: list[tuple[str, str, Handler]]) -> None:
    for method, path, handler in table:
        app.router.add_route(method, "/seat/{secret}/api" + path, endpoint(core, handler))


def seat_of(core: Core, request: web.Request) -> Doc:
    """Whose secret this is; 404 for nobody's."""
    given = request.match_info["secret"].encode()
    for seat in core.world.seats():
        if hmac.compare_digest(seat["secret"].encode(), given):
            return seat
    raise web.HTTPNotFound(text="Nobody sits here.")


def endpoint(core: Core, handler: Handler) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
    async def serve(request: web.Request) -> web.StreamResponse:
        seat = seat_of(core, request)
        try:
            multipart = request.content_type.startswith("multipart/") or request.method in ("GET", "DELETE")
            body = {} if multipart else uploads.parse(await request.read())
            answer = await handler(SeatRequest(core, seat), request, body)
            return reply({"ok": True} if answer is None else answer)
        except Slip as slip:
            return reply({"error": str(slip)}, 400)
        except ApiRefusal as refusal:
            return reply({"error": refusal.message}, refusal.status)
        except (KeyError, TypeError, ValueError) as wrong:
            return reply({"error": f"bad request: {wrong!r}"}, 400)

    return serve


# Reading


async def state(at: SeatRequest, request: web.Request, body: Doc) -> object:
    """Everything a page needs to draw itself, and the number of the last event in it."""
    world, feed = at.core.world, at.core.feed
    seen = [one for one in world.all("channel") if channels.sees(world, at.seat["id"], one)]
    # The newest message by channel that this seat sees: others' ephemeral ones are nothing unread.
    newest = {one["channel_id"]: one["id"] for one in world.all("message") if one["to"] in (None, at.seat["id"])}
    return {
        "me": people.user(world, at.seat["id"])
        | {
            "locale": at.seat["locale"],
            "dms_closed": at.seat["dms_closed"],
            "owner": at.seat["id"] == people.owner(world),
        },
        "bot": people.user(world, world.id_of("bot")),
        "guild": {
            "id": world.id_of("guild"),
            "name": "Rehearsal",
            "roles": [{"id": one["id"], "name": one["name"]} for one in people.roles(world)],
        },
        "users": [people.user(world, one["id"]) for one in world.all("user")],
        "channels": [
            channels.describe(world, one) | {"deny": one.get("deny", []), "last_message_id": newest.get(one["id"])}
            for one in seen
        ],
        "connected": at.core.gateway.connected,
        "now": world.clock.now(),
        "epoch": feed.epoch,
        "last": feed.last,
    }


async def commands(at: SeatRequest, request: web.Request, body: Doc) -> object:
    channel = at.channel(request.query["channel"])
    return [one | {"scope": None} for one in invocation.visible(at.core, at.seat, channel)]


async def history(at: SeatRequest, request: web.Request, body: Doc) -> object:
    channel = at.channel(request.match_info["channel"])
    visible = [one for one in messages.of_channel(at.core, channel["id"]) if one["to"] in (None, at.seat["id"])]
    return [messages.render(at.core, one) for one in visible[-int(request.query.get("limit", 100)) :]]


async def events(at: SeatRequest, request: web.Request, body: Doc) -> object:
    """Long poll: events after `after`, at once or as soon as one comes, or none after `timeout` seconds."""
    feed = at.core.feed
    if request.query.get("epoch", feed.epoch) != feed.epoch:
        return {"epoch": feed.epoch, "last": feed.last, "reset": True, "events": []}
    timeout = min(float(request.query.get("timeout", 20)), LONGEST_POLL)
    later = await feed.wait(at.seat["id"], int(request.query.get("after", feed.last)), timeout)
    return {"epoch": feed.epoch, "last": later[-1]["no"] if later else feed.last, "reset": False, "events": later}


async def outcome(at: SeatRequest, request: web.Request, body: Doc) -> object:
    doc = own_interaction(at, request.match_info["interaction"])
    return await interactions.outcome(at.core, doc, min(float(request.query.get("timeout", 5)), LONGEST_POLL))


def own_interaction(at: SeatRequest, name: str) -> Doc:
    doc = at.core.world.get("interaction", name)
    if doc is None or doc["user"] != at.seat["id"]:
        raise Slip("no such interaction")
    return doc


# Acting


async def command(at: SeatRequest, request: web.Request, body: Doc) -> object:
    channel = at.channel(body["channel_id"])
    root, path = invocation.find(at.core, at.seat, channel, body["command"])
    data = invocation.command_data(at.core, root, path, body.get("options", {}))
    label = invocation.spoken(root, path)
    return interactions.outline(interactions.start(at.core, at.seat, channel, interactions.COMMAND, data, label=label))


async def menu(at: SeatRequest, request: web.Request, body: Doc) -> object:
    """A command from the context menu of a user (2) or a message (3)."""
    channel, kind = at.channel(body["channel_id"]), int(body["type"])
    root, _ = invocation.find(at.core, at.seat, channel, body["command"], kind)
    target = str(body["target_id"])
    resolved: Doc = {}
    if kind == 2:
        invocation.refer(at.core, target, ("user",), resolved)
    else:
        resolved = {"messages": {target: messages.render(at.core, at.message(target))}}
    data = {"id": root["id"], "name": root["name"], "type": kind, "target_id": target, "resolved": resolved}
    return interactions.outline(
        interactions.start(at.core, at.seat, channel, interactions.COMMAND, data, label=root["name"])
    )


async def autocomplete(at: SeatRequest, request: web.Request, body: Doc) -> object:
    """Asks for the choices of one option and waits for them; none when the bot gives none in time."""
    channel, focused = at.channel(body["channel_id"]), str(body["focused"])
    root, path = invocation.find(at.core, at.seat, channel, body["command"])
    last = path[-1] if path else root
    option = next((one for one in last.get("options") or [] if one["name"] == focused), None)
    if option is None or not option.get("autocomplete"):
        raise Slip(f"{focused!r} has no autocomplete")
    values = {focused: ""} | body.get("options", {})
    data = invocation.command_data(at.core, root, path, values, focused=focused)
    doc = interactions.start(
        at.core,
        at.seat,
        channel,
        interactions.AUTOCOMPLETE,
        data,
        option_type=option["type"],
        label=f"{invocation.spoken(root, path)} {focused}:",
    )
    outcome = await interactions.outcome(at.core, doc, 4.0)
    return {"choices": outcome["choices"] or [], "failed": outcome["state"] != "answered"}


async def component(at: SeatRequest, request: web.Request, body: Doc) -> object:
    """A click on a button, or a choice in a select, by custom id, numeric id or label."""
    message = at.message(body["message_id"])
    mark = str(body["component"])
    pressed = next(
        (
            one
            for one in components.walk(message["components"])
            if one.get("custom_id") and mark in (one["custom_id"], str(one["id"]), one.get("label"))
        ),
        None,
    )
    if pressed is None:
        raise Slip(f"the message has no component {mark!r}")
    data = invocation.component_data(at.core, pressed, [str(one) for one in body.get("values", [])])
    doc = interactions.start(
        at.core, at.seat, at.channel(message["channel_id"]), interactions.COMPONENT, data, source=message
    )
    return interactions.outline(doc)


async def submit(at: SeatRequest, request: web.Request, body: Doc) -> object:
    """Sends off the form that an interaction opened."""
    opener = own_interaction(at, request.match_info["interaction"])
    if opener["modal"] is None:
        raise Slip("that interaction opened no form")
    data = filling.modal_data(at.core, opener["modal"], body.get("values", {}))
    source = at.core.world.get("message", opener["source"] or "")
    channel = at.channel(opener["channel_id"])
    return interactions.outline(interactions.start(at.core, at.seat, channel, interactions.MODAL, data, source=source))


async def say(at: SeatRequest, request: web.Request, body: Doc) -> object:
    channel = at.channel(body["channel_id"])
    if not 1 <= len(str(body["content"])) <= 2000:
        raise Slip("a message has 1 to 2,000 characters")
    said = {"content": str(body["content"])}
    return messages.render(at.core, messages.compose(at.core, channel, at.seat["id"], said, []))


async def upload(at: SeatRequest, request: web.Request, body: Doc) -> object:
    """Takes one file (multipart field `file`) for an attachment option or a file field; gives its id."""
    async for part in await request.multipart():
        if isinstance(part, BodyPartReader) and part.name == "file":
            data = bytes(await part.read())
            if len(data) > limits.FILE_BYTES:
                raise Slip("a file has at most 10 MiB")
            world = at.core.world
            return uploads.keep(world, world.id_of("channel"), uploads.Upload(part.filename or "file", data))
    raise Slip("no file in the request")


async def settings(at: SeatRequest, request: web.Request, body: Doc) -> object:
    """Sets `locale` and `dms_closed` of this seat; the owner also `guild_locale`."""
    for name in ("locale", "guild_locale"):
        if name in body and body[name] not in limits.LOCALES:
            raise Slip(f"{body[name]!r} is no locale of Discord")
    at.seat["locale"] = body.get("locale", at.seat["locale"])
    at.seat["dms_closed"] = bool(body.get("dms_closed", at.seat["dms_closed"]))
    at.core.world.put("user", at.seat)
    if "guild_locale" in body:
        at.core.world.set_meta("guild", locale=body["guild_locale"])
    return None


async def open_dm(at: SeatRequest, request: web.Request, body: Doc) -> object:
    """Opens this seat's DM with the bot from its own side."""
    channel = channels.open_dm(at.core.world, at.seat["id"])
    at.core.feed.tell([at.seat["id"]], "channels")
    return channels.describe(at.core.world, channel)


TABLE: list[tuple[str, str, Handler]] = [
    ("GET", "/state", state),
    ("GET", "/commands", commands),
    ("GET", r"/channels/{channel:\d+}/messages", history),
    ("GET", "/events", events),
    ("GET", r"/interactions/{interaction:\d+}", outcome),
    ("POST", "/commands", command),
    ("POST", "/menu", menu),
    ("POST", "/autocomplete", autocomplete),
    ("POST", "/components", component),
    ("POST", r"/modals/{interaction:\d+}", submit),
    ("POST", "/messages", say),
    ("POST", "/uploads", upload),
    ("POST", "/settings", settings),
    ("POST", "/dm", open_dm),
]
