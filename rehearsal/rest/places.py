"""Channels, threads, DMs, the server and its members over REST."""

from __future__ import annotations

from rehearsal import channels, limits, messages, people
from rehearsal.core import Core
from rehearsal.documents import Doc
from rehearsal.gateway import GUILDS
from rehearsal.refusal import Refusal, missing_permissions
from rehearsal.rest.answers import Answer, Call
from rehearsal.shape import anything, boolean, checked, list_of, nullable, one_of, record, snowflake, text, whole

archive_minutes = one_of(*limits.ARCHIVE_MINUTES)
thread_name = text(1, limits.CHANNEL_NAME)
from_channel = record({
    "name": thread_name, "auto_archive_duration": nullable(archive_minutes), "type": nullable(one_of(11, 12)),
    "invitable": nullable(boolean), "rate_limit_per_user": nullable(whole(0, 21600))}, required=("name",))
from_message = record({
    "name": thread_name, "auto_archive_duration": nullable(archive_minutes),
    "rate_limit_per_user": nullable(whole(0, 21600))}, required=("name",))
thread_change = record({
    "name": thread_name, "archived": boolean, "auto_archive_duration": archive_minutes, "locked": boolean,
    "invitable": boolean, "rate_limit_per_user": nullable(whole(0, 21600)), "flags": whole(0),
    "applied_tags": list_of(snowflake, 0, 5)})
channel_change = record({
    "name": text(1, limits.CHANNEL_NAME), "topic": nullable(text(0, 1024)), "position": nullable(whole(0)),
    "nsfw": nullable(boolean), "rate_limit_per_user": nullable(whole(0, 21600)), "parent_id": nullable(snowflake),
    "permission_overwrites": anything, "default_auto_archive_duration": nullable(archive_minutes), "flags": whole(0)})
new_dm = record({"recipient_id": snowflake}, required=("recipient_id",))


async def channel(call: Call) -> Answer:
    return channels.describe(call.core.world, channels.reach(call.core.world, call.args["channel"]))


async def open_dm(call: Call) -> Answer:
    """Opens a DM. Raises 50278 for somebody who is in no common server, 40003 when many are opened fast."""
    core = call.core
    checked(new_dm, call.body)
    who = str(call.body["recipient_id"])
    user = core.world.get("user", who)
    if user is None:
        raise Refusal(400, 50278, "Cannot send messages to this user due to having no mutual guilds")
    if user.get("bot"):
        raise Refusal(400, 50007, "Cannot send messages to this user")
    if channels.dm_of(core.world, who) is None:
        core.rates.spend("dms", limits.NEW_DMS, code=40003, message="You are opening direct messages too fast")
        core.announce("CHANNEL_CREATE", channels.open_dm(core.world, who))
    return channels.describe(core.world, channels.open_dm(core.world, who))


async def change(call: Call) -> Answer:
    core = call.core
    place = channels.reach(core.world, call.args["channel"])
    if place["type"] not in (channels.TEXT, *channels.THREADS):
        raise missing_permissions()
    is_thread = place["type"] in channels.THREADS
    checked(thread_change if is_thread else channel_change, call.body)
    if call.body.get("name", place["name"]) != place["name"]:
        core.rates.spend(f"name:{place['id']}", limits.CHANNEL_NAMES)
    if is_thread and place["archived"] and call.body.get("archived") is not False and set(call.body) - {"locked"}:
        raise Refusal(400, 50083, "Thread is archived")
    if "archived" in call.body and call.body["archived"] != place["archived"]:
        place["archived_at"] = core.world.clock.now()
    kept = ("name", "archived", "auto_archive_duration", "locked", "invitable", "topic", "position")
    place |= {key: value for key, value in call.body.items() if key in kept}
    core.world.put("channel", place)
    core.announce("THREAD_UPDATE" if is_thread else "CHANNEL_UPDATE", place)
    return channels.describe(core.world, place)


async def remove(call: Call) -> Answer:
    place = channels.reach(call.core.world, call.args["channel"])
    if place["type"] == channels.TEXT or not people.bot_permissions(call.core.world, place) & people.PERMISSIONS[
            "MANAGE_THREADS"]:
        raise missing_permissions()
    doc = channels.describe(call.core.world, place)
    take_away(call.core, place)
    return doc


def take_away(core: Core, place: Doc) -> None:
    """Deletes a channel or thread with its messages and threads."""
    for thread in [one for one in core.world.all("channel") if one.get("parent_id") == place["id"]]:
        take_away(core, thread)
    for message in messages.of_channel(core, place["id"]):
        core.world.drop("message", message["id"])
    core.world.drop("channel", place["id"])
    core.announce("THREAD_DELETE" if place["type"] in channels.THREADS else "CHANNEL_DELETE", place)


def make_thread(core: Core, parent: Doc, body: Doc, *, name: str, kind: int) -> Doc:
    active = sum(one["type"] in channels.THREADS and not one["archived"] for one in core.world.all("channel"))
    if active >= limits.ACTIVE_THREADS:
        raise Refusal(400, 160006, "Maximum number of active threads reached")
    bot = core.world.id_of("bot")
    thread: Doc = {
        "id": name, "type": kind, "name": body["name"], "parent_id": parent["id"], "owner_id": bot, "members": [bot],
        "auto_archive_duration": body.get("auto_archive_duration") or 4320, "archived": False, "locked": False,
        "archived_at": core.world.clock.now(), "messages": 0, "invitable": body.get("invitable", True)}
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
        messages.compose(core, parent, core.world.id_of("bot"), line, [], type=messages.THREAD_CREATED,
                         message_reference={"channel_id": made["id"], "type": 0})
    return channels.describe(core.world, made) | {"member": channels.thread_member(made, core.world.id_of("bot"))}


def check_parent(parent: Doc) -> None:
    if parent["type"] != channels.TEXT:
        raise Refusal(400, 50024, "Cannot execute action on this channel type")


async def thread_on_message(call: Call) -> Answer:
    core = call.core
    checked(from_message, call.body)
    parent = channels.reach(core.world, call.args["channel"], "CREATE_PUBLIC_THREADS")
    check_parent(parent)
    message = messages.reach(core, parent, call.args["message"])
    if core.world.get("channel", message["id"]):
        raise Refusal(400, 160004, "A thread has already been created for this message")
    made = make_thread(core, parent, call.body, name=message["id"], kind=channels.PUBLIC_THREAD)
    return channels.describe(core.world, made) | {"member": channels.thread_member(made, core.world.id_of("bot"))}


def thread_named(call: Call) -> Doc:
    place = channels.reach(call.core.world, call.args["channel"])
    if place["type"] not in channels.THREADS:
        raise Refusal(400, 50024, "Cannot execute action on this channel type")
    return place


async def add_member(call: Call) -> Answer:
    place, who = thread_named(call), member_named(call)
    if place["archived"]:
        raise Refusal(400, 50083, "Thread is archived")
    if who not in place["members"]:
        place["members"].append(who)
        store_members(call.core, place, {"added_members": [channels.thread_member(place, who)]})
    return None


async def remove_member(call: Call) -> Answer:
    place, who = thread_named(call), member_named(call)
    if who in place["members"]:
        place["members"].remove(who)
        store_members(call.core, place, {"removed_member_ids": [who]})
    return None


def member_named(call: Call) -> str:
    who = call.args.get("user", "@me")
    who = call.core.world.id_of("bot") if who == "@me" else who
    if call.core.world.get("user", who) is None:
        raise Refusal(404, 10013, "Unknown User")
    return who


def store_members(core: Core, place: Doc, change: Doc) -> None:
    core.world.put("channel", place)
    core.gateway.dispatch("THREAD_MEMBERS_UPDATE", change | {
        "id": place["id"], "guild_id": core.world.id_of("guild"), "member_count": len(place["members"])}, intent=GUILDS)
    core.feed.tell([seat["id"] for seat in core.world.seats()], "channels")


async def thread_members(call: Call) -> Answer:
    place = thread_named(call)
    return [channels.thread_member(place, who) for who in place["members"]]


async def active_threads(call: Call) -> Answer:
    world = call.core.world
    found = [one for one in world.all("channel") if one["type"] in channels.THREADS and not one["archived"]]
    return {"threads": [channels.describe(world, one) for one in found], "members": []}


async def archived_threads(call: Call) -> Answer:
    world = call.core.world
    found = [one for one in world.all("channel") if one.get("parent_id") == call.args["channel"]
             and one["archived"] and one["type"] == channels.PUBLIC_THREAD]
    return {"threads": [channels.describe(world, one) for one in found], "members": [], "has_more": False}


async def guild(call: Call) -> Answer:
    check_guild(call)
    return people.guild(call.core.world)


def check_guild(call: Call) -> None:
    if call.args["guild"] != call.core.world.id_of("guild"):
        raise Refusal(404, 10004, "Unknown Guild")


async def guild_channels(call: Call) -> Answer:
    check_guild(call)
    world = call.core.world
    return [channels.describe(world, one) for one in world.all("channel") if one["type"] == channels.TEXT]


async def roles(call: Call) -> Answer:
    check_guild(call)
    return [people.role(call.core.world)]


async def members(call: Call) -> Answer:
    check_guild(call)
    world = call.core.world
    return [people.member(world, one["id"]) for one in world.all("user")][:int(call.query.get("limit", 1))]


async def member(call: Call) -> Answer:
    check_guild(call)
    if call.core.world.get("user", call.args["user"]) is None:
        raise Refusal(404, 10007, "Unknown Member")
    return people.member(call.core.world, call.args["user"])


async def user(call: Call) -> Answer:
    return people.user(call.core.world, member_named(call))


async def my_guilds(call: Call) -> Answer:
    world = call.core.world
    return [{"id": world.id_of("guild"), "name": "Rehearsal", "icon": None, "owner": False,
             "permissions": str(people.ORDINARY), "features": []}]


async def no_items(call: Call) -> Answer:
    return {"items": []}


async def nothing(call: Call) -> Answer:
    return []


async def application(call: Call) -> Answer:
    return people.application(call.core.world)


async def gateway(call: Call) -> Answer:
    left = call.core.gateway.identifies_left()
    return {"url": call.core.gateway.url, "shards": 1, "session_start_limit": {
        "total": limits.IDENTIFIES_A_DAY, "remaining": left, "reset_after": 86_400_000, "max_concurrency": 1}}

