"""Users, members, permissions and the server as Discord describes them."""

from __future__ import annotations

from rehearsal.documents import Doc, born, iso
from rehearsal.world import World

PERMISSIONS = {
    "VIEW_CHANNEL": 1 << 10,
    "SEND_MESSAGES": 1 << 11,
    "MANAGE_MESSAGES": 1 << 13,
    "EMBED_LINKS": 1 << 14,
    "ATTACH_FILES": 1 << 15,
    "READ_MESSAGE_HISTORY": 1 << 16,
    "MENTION_EVERYONE": 1 << 17,
    "USE_EXTERNAL_EMOJIS": 1 << 18,
    "USE_APPLICATION_COMMANDS": 1 << 31,
    "MANAGE_EVENTS": 1 << 33,
    "MANAGE_THREADS": 1 << 34,
    "CREATE_PUBLIC_THREADS": 1 << 35,
    "CREATE_PRIVATE_THREADS": 1 << 36,
    "SEND_MESSAGES_IN_THREADS": 1 << 38,
    "CREATE_EVENTS": 1 << 44,
    # Split from MANAGE_MESSAGES in January 2026.
    "PIN_MESSAGES": 1 << 51,
}
ORDINARY = sum(PERMISSIONS.values())
MANAGER = ORDINARY | 1 << 3 | 1 << 4 | 1 << 5 | 1 << 28


def user(world: World, who: str) -> Doc:
    """A user as others see them."""
    doc = world.get("user", who)
    assert doc is not None
    return {
        "id": who,
        "username": doc["username"],
        "global_name": doc.get("global_name"),
        "discriminator": "0",
        "avatar": None,
        "bot": bool(doc.get("bot")),
        "flags": 0,
        "public_flags": 0,
    }


def member(world: World, who: str, *, with_user: bool = True, permissions: int | None = None) -> Doc:
    doc: Doc = {
        "roles": [world.id_of("judges")] if is_judge(world, who) else [],
        "nick": None,
        "avatar": None,
        "joined_at": iso(born(who)),
        "deaf": False,
        "mute": False,
        "flags": 0,
        "pending": False,
        "communication_disabled_until": None,
        "premium_since": None,
    }
    if with_user:
        doc["user"] = user(world, who)
    if permissions is not None:
        doc["permissions"] = str(permissions)
    return doc


def owner(world: World) -> str:
    """The first seat owns the server and manages it."""
    return str(world.seats()[0]["id"])


def power(world: World, who: str) -> int:
    return MANAGER if who == owner(world) else ORDINARY


def home_of(world: World, channel: Doc) -> Doc:
    """The channel whose permissions count: for a thread its parent."""
    parent = world.get("channel", channel.get("parent_id", ""))
    return parent if parent is not None else channel


def bot_permissions(world: World, channel: Doc) -> int:
    """What the bot may do in a channel: everything ordinary, less what was switched off there."""
    if channel["type"] == 1:
        return ORDINARY
    return ORDINARY & ~sum(PERMISSIONS[name] for name in home_of(world, channel)["deny"])


def is_judge(world: World, who: str) -> bool:
    """Whether somebody has the role for judges."""
    return bool((world.get("user", who) or {}).get("judge"))


def roles(world: World) -> list[Doc]:
    """@everyone, and one without any power of its own for judges."""
    return [_role(world, "everyone", "@everyone", 0, ORDINARY), _role(world, "judges", "Judges", 1, 0)]


def _role(world: World, which: str, name: str, position: int, power: int) -> Doc:
    return {
        "id": world.id_of(which),
        "name": name,
        "color": 0,
        "colors": {"primary_color": 0},
        "hoist": False,
        "position": position,
        "permissions": str(power),
        "managed": False,
        "mentionable": False,
        "flags": 0,
    }


def application(world: World) -> Doc:
    return {
        "id": world.id_of("application"),
        "name": "Kotatsu",
        "icon": None,
        "description": "",
        "summary": "",
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": 0,
        "owner": user(world, owner(world)),
        "team": None,
        "bot": user(world, world.id_of("bot")),
        "integration_types_config": {"0": {}},
    }


def guild(world: World) -> Doc:
    """The server without its channels and threads."""
    name = world.id_of("guild")
    return {
        "id": name,
        "name": "Rehearsal",
        "icon": None,
        "owner_id": owner(world),
        "roles": roles(world),
        "emojis": [],
        "stickers": [],
        "features": [],
        "verification_level": 0,
        "preferred_locale": world.meta("guild").get("locale", "en-US"),
        "mfa_level": 0,
        "afk_timeout": 60,
        "default_message_notifications": 0,
        "explicit_content_filter": 0,
        "nsfw_level": 0,
        "premium_tier": 0,
        "system_channel_flags": 0,
        "max_members": 100,
        "member_count": len(world.all("user")),
        "joined_at": iso(born(name)),
        "large": False,
        "unavailable": False,
        "vanity_url_code": None,
        "description": None,
        "banner": None,
        "premium_progress_bar_enabled": False,
    }
