"""Channels, DMs and threads: how they look, who sees them, and what the bot may do there."""

from __future__ import annotations

from rehearsal import people
from rehearsal.documents import Doc, iso
from rehearsal.refusal import ApiRefusal, missing_access, missing_permissions, unknown_channel
from rehearsal.world import World

TEXT, DM, PUBLIC_THREAD, PRIVATE_THREAD = 0, 1, 11, 12
THREADS = (PUBLIC_THREAD, PRIVATE_THREAD)


def describe(world: World, channel: Doc) -> Doc:
    """A channel as Discord sends it."""
    last = next((one["id"] for one in reversed(world.all("message")) if one["channel_id"] == channel["id"]), None)
    doc: Doc = {"id": channel["id"], "type": channel["type"], "last_message_id": last, "flags": 0}
    if channel["type"] == DM:
        return doc | {"recipients": [people.user(world, channel["recipient"])]}
    doc |= {"guild_id": world.id_of("guild"), "name": channel["name"], "nsfw": False, "rate_limit_per_user": 0}
    if channel["type"] in THREADS:
        return doc | describe_thread(channel)
    denied = sum(people.PERMISSIONS[name] for name in channel["deny"])
    overwrites = [{"id": world.id_of("bot"), "type": 1, "allow": "0", "deny": str(denied)}] if denied else []
    return doc | {
        "position": channel["position"],
        "topic": channel.get("topic"),
        "parent_id": None,
        "permission_overwrites": overwrites,
    }


def describe_thread(thread: Doc) -> Doc:
    return {
        "parent_id": thread["parent_id"],
        "owner_id": thread["owner_id"],
        "message_count": thread["messages"],
        "total_message_sent": thread["messages"],
        "member_count": len(thread["members"]),
        "thread_metadata": {
            "archived": thread["archived"],
            "auto_archive_duration": thread["auto_archive_duration"],
            "archive_timestamp": iso(thread["archived_at"]),
            "locked": thread["locked"],
            "invitable": thread.get("invitable", True),
            "create_timestamp": iso(thread["archived_at"]),
        },
    }


def thread_member(thread: Doc, who: str) -> Doc:
    return {"id": thread["id"], "user_id": who, "join_timestamp": iso(thread["archived_at"]), "flags": 0}


def in_guild(channel: Doc) -> bool:
    return bool(channel["type"] != DM)


def sees(world: World, who: str, channel: Doc) -> bool:
    """Whether a seat sees a channel: its own DM, and in the server all but private threads it is not in."""
    if channel["type"] == DM:
        return bool(channel["recipient"] == who)
    return channel["type"] != PRIVATE_THREAD or who in channel["members"] or who == people.owner(world)


def watchers(world: World, channel: Doc) -> list[str]:
    return [seat["id"] for seat in world.seats() if sees(world, seat["id"], channel)]


def reach(world: World, name: str, *needs: str) -> Doc:
    """The channel, for the bot, with the permissions that a request needs.

    Raises 10003 for an unknown channel, 50001 without the right to see it, 50013 without another one.
    """
    channel = world.get("channel", name)
    if channel is None or (channel["type"] == PRIVATE_THREAD and world.id_of("bot") not in channel["members"]):
        raise unknown_channel()
    have = people.bot_permissions(world, channel)
    if not have & people.PERMISSIONS["VIEW_CHANNEL"]:
        raise missing_access()
    for need in needs:
        if need == "SEND_MESSAGES" and channel["type"] in THREADS:
            need = "SEND_MESSAGES_IN_THREADS"
        if not have & people.PERMISSIONS[need]:
            raise missing_permissions()
    return channel


def check_open(world: World, channel: Doc) -> None:
    """Raises 50007 when the channel is the DM of somebody who closed theirs."""
    if channel["type"] == DM:
        recipient = world.get("user", channel["recipient"])
        if recipient is None or recipient.get("dms_closed"):
            raise ApiRefusal(403, 50007, "Cannot send messages to this user")


def dm_of(world: World, who: str) -> Doc | None:
    return next((one for one in world.all("channel") if one["type"] == DM and one["recipient"] == who), None)


def open_dm(world: World, who: str) -> Doc:
    """The DM channel between the bot and a user, made when there is none."""
    channel = dm_of(world, who)
    if channel is None:
        channel = {"id": world.ids.next(), "type": DM, "recipient": who}
        world.put("channel", channel)
    return channel
