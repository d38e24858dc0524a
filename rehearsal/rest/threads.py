"""Threads over REST: start, members, lists."""

from __future__ import annotations

from rehearsal import channels, limits, messages
from rehearsal.core import Core
from rehearsal.documents import Doc
from rehearsal.gateway import GUILDS
from rehearsal.refusal import ApiRefusal
from rehearsal.rest.answers import Answer, Call
from rehearsal.rest.places import archive_minutes, thread_name
from rehearsal.rest.server import user_named
from rehearsal.shape import boolean, checked, nullable, one_of, record, whole

from_channel = record(
    {
        "name": thread_name,
        "auto_archive_duration": nullable(archive_minutes),
        "type": nullable(one_of(11, 12)),
        "invitable": nullable(boolean),
        "rate_limit_per_user": nullable(whole(0, 21600)),
    },
    required=("name",),
)
from_message = record(
    {
        "name": thread_name,
        "auto_archive_duration": nullable(archive_minutes),
        "rate_limit_per_user": nullable(whole(0, 21600)),
    },
    required=("name",),
)


def make_thread(core: Core, parent: Doc, body: Doc, *, name: str, kind: int) -> Doc:
    active = sum(one["type"] in channels.THREADS and not one["archived"] for one in core.world.all("channel"))
    if active >= limits.ACTIVE_THREADS:
        raise ApiRefusal(400, 160006, "Maximum number of active threads reached")
    bot = core.world.id_of("bot")
    thread: Doc = {
        "id": name,
        "type": kind,
        "name": body["name"],
        "parent_id": parent["id"],
        "owner_id": bot,
        "members": [bot],
        "auto_archive_duration": body.get("auto_archive_duration") or 4320,
        "archived": False,
        "locked": False,
        "archived_at": core.world.clock.now(),
        "messages": 0,
        "invitable": body.get("invitable", True),
    }
    core.world.put("channel", thread)
    core.announce("THREAD_CREATE", thread)
    return thread


async def thread(call: Call) -> Answer:
    core = call.core
    checked(from_channel, call.body)
    kind = call.body.get("type") or channels.PRIVATE_THREAD
    need = "CREATE_PUBLIC_THREADS" if kind == channels.PUBLIC_THREAD else "CREATE_PRIVATE_THREADS"
    parent = channels.reach(core.world, call.args["channel"], need)
    check_parent(parent)
    made = make_thread(core, parent, call.body, name=core.world.ids.next(), kind=kind)
    if kind == channels.PUBLIC_THREAD:
        line = {"content": made["name"]}
        messages.compose(
            core,
            parent,
            core.world.id_of("bot"),
            line,
            [],
            type=messages.THREAD_CREATED,
            message_reference={"channel_id": made["id"], "type": 0},
        )
    return channels.describe(core.world, made) | {"member": channels.thread_member(made, core.world.id_of("bot"))}


def check_parent(parent: Doc) -> None:
    if parent["type"] != channels.TEXT:
        raise ApiRefusal(400, 50024, "Cannot execute action on this channel type")


async def thread_on_message(call: Call) -> Answer:
    core = call.core
    checked(from_message, call.body)
    parent = channels.reach(core.world, call.args["channel"], "CREATE_PUBLIC_THREADS")
    check_parent(parent)
    message = messages.reach(core, parent, call.args["message"])
    if core.world.get("channel", message["id"]):
        raise ApiRefusal(400, 160004, "A thread has already been created for this message")
    made = make_thread(core, parent, call.body, name=message["id"], kind=channels.PUBLIC_THREAD)
    return channels.describe(core.world, made) | {"member": channels.thread_member(made, core.world.id_of("bot"))}


def thread_named(call: Call) -> Doc:
    place = channels.reach(call.core.world, call.args["channel"])
    if place["type"] not in channels.THREADS:
        raise ApiRefusal(400, 50024, "Cannot execute action on this channel type")
    return place


async def add_member(call: Call) -> Answer:
    place, who = thread_named(call), user_named(call)
    if place["archived"]:
        raise ApiRefusal(400, 50083, "Thread is archived")
    if who not in place["members"]:
        place["members"].append(who)
        store_members(call.core, place, {"added_members": [channels.thread_member(place, who)]})
    return None


async def remove_member(call: Call) -> Answer:
    place, who = thread_named(call), user_named(call)
    if who in place["members"]:
        place["members"].remove(who)
        store_members(call.core, place, {"removed_member_ids": [who]})
    return None


def store_members(core: Core, place: Doc, change: Doc) -> None:
    core.world.put("channel", place)
    core.gateway.dispatch(
        "THREAD_MEMBERS_UPDATE",
        change | {"id": place["id"], "guild_id": core.world.id_of("guild"), "member_count": len(place["members"])},
        intent=GUILDS,
    )
    core.feed.tell([seat["id"] for seat in core.world.seats()], "channels")


async def thread_members(call: Call) -> Answer:
    place = thread_named(call)
    return [channels.thread_member(place, who) for who in place["members"]]


async def active_threads(call: Call) -> Answer:
    world = call.core.world
    active = [one for one in world.all("channel") if one["type"] in channels.THREADS and not one["archived"]]
    return {"threads": [channels.describe(world, one) for one in active], "members": []}


async def archived_threads(call: Call) -> Answer:
    world = call.core.world
    archived = [
        one
        for one in world.all("channel")
        if one.get("parent_id") == call.args["channel"] and one["archived"] and one["type"] == channels.PUBLIC_THREAD
    ]
    return {"threads": [channels.describe(world, one) for one in archived], "members": [], "has_more": False}
