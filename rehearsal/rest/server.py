"""The bot itself, its application, the server, its members and roles over REST."""

from __future__ import annotations

from rehearsal import channels, limits, people
from rehearsal.refusal import ApiRefusal
from rehearsal.rest.answers import Answer, Call


async def guild(call: Call) -> Answer:
    check_guild(call)
    return people.guild(call.core.world)


def check_guild(call: Call) -> None:
    if call.args["guild"] != call.core.world.id_of("guild"):
        raise ApiRefusal(404, 10004, "Unknown Guild")


async def guild_channels(call: Call) -> Answer:
    check_guild(call)
    world = call.core.world
    return [channels.describe(world, one) for one in world.all("channel") if one["type"] == channels.TEXT]


async def roles(call: Call) -> Answer:
    check_guild(call)
    return people.roles(call.core.world)


async def members(call: Call) -> Answer:
    check_guild(call)
    world = call.core.world
    return [people.member(world, one["id"]) for one in world.all("user")][: int(call.query.get("limit", 1))]


async def member(call: Call) -> Answer:
    check_guild(call)
    if call.core.world.get("user", call.args["user"]) is None:
        raise ApiRefusal(404, 10007, "Unknown Member")
    return people.member(call.core.world, call.args["user"])


def user_named(call: Call) -> str:
    who = call.args.get("user", "@me")
    who = call.core.world.id_of("bot") if who == "@me" else who
    if call.core.world.get("user", who) is None:
        raise ApiRefusal(404, 10013, "Unknown User")
    return who


async def user(call: Call) -> Answer:
    return people.user(call.core.world, user_named(call))


async def my_guilds(call: Call) -> Answer:
    world = call.core.world
    return [
        {
            "id": world.id_of("guild"),
            "name": "Rehearsal",
            "icon": None,
            "owner": False,
            "permissions": str(people.ORDINARY),
            "features": [],
        }
    ]


async def nothing(call: Call) -> Answer:
    return []


async def application(call: Call) -> Answer:
    return people.application(call.core.world)


async def gateway(call: Call) -> Answer:
    left = call.core.gateway.identifies_left()
    return {
        "url": call.core.gateway.url,
        "shards": 1,
        "session_start_limit": {
            "total": limits.IDENTIFIES_A_DAY,
            "remaining": left,
            "max_concurrency": 1,
            "reset_after": round(call.core.gateway.reset_after() * 1000),
        },
    }
