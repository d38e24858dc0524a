"""Channels and DMs over REST: read, open, change, take away."""

from __future__ import annotations

from rehearsal import channels, limits, messages, people
from rehearsal.core import Core
from rehearsal.documents import Doc
from rehearsal.refusal import ApiRefusal, missing_permissions
from rehearsal.rest.answers import Answer, Call
from rehearsal.shape import anything, boolean, checked, list_of, nullable, one_of, record, snowflake, text, whole

archive_minutes = one_of(*limits.ARCHIVE_MINUTES)
thread_name = text(1, limits.CHANNEL_NAME)
thread_change = record(
    {
        "name": thread_name,
        "archived": boolean,
        "auto_archive_duration": archive_minutes,
        "locked": boolean,
        "invitable": boolean,
        "rate_limit_per_user": nullable(whole(0, 21600)),
        "flags": whole(0),
        "applied_tags": list_of(snowflake, 0, 5),
    }
)
channel_change = record(
    {
        "name": text(1, limits.CHANNEL_NAME),
        "topic": nullable(text(0, 1024)),
        "position": nullable(whole(0)),
        "nsfw": nullable(boolean),
        "rate_limit_per_user": nullable(whole(0, 21600)),
        "parent_id": nullable(snowflake),
        "permission_overwrites": anything,
        "default_auto_archive_duration": nullable(archive_minutes),
        "flags": whole(0),
    }
)
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
        raise ApiRefusal(400, 50278, "Cannot send messages to this user due to having no mutual guilds")
    if user.get("bot"):
        raise ApiRefusal(400, 50007, "Cannot send messages to this user")
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
        raise ApiRefusal(400, 50083, "Thread is archived")
    if "archived" in call.body and call.body["archived"] != place["archived"]:
        place["archived_at"] = core.world.clock.now()
    kept = ("name", "archived", "auto_archive_duration", "locked", "invitable", "topic", "position")
    place |= {key: value for key, value in call.body.items() if key in kept}
    core.world.put("channel", place)
    core.announce("THREAD_UPDATE" if is_thread else "CHANNEL_UPDATE", place)
    return channels.describe(core.world, place)


async def remove(call: Call) -> Answer:
    place = channels.reach(call.core.world, call.args["channel"])
    if (
        place["type"] == channels.TEXT
        or not people.bot_permissions(call.core.world, place) & people.PERMISSIONS["MANAGE_THREADS"]
    ):
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
