"""Interactions: made by a seat, sent to the bot, awaited for three seconds, then open for fifteen minutes."""

from __future__ import annotations

import asyncio
import secrets

from rehearsal import channels, limits, messages, people
from rehearsal.core import Core
from rehearsal.documents import Doc
from rehearsal.refusal import ApiRefusal, invalid_token, unknown_interaction

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL = 2, 3, 4, 5
MESSAGE_ANSWER, DEFER, DEFER_UPDATE, UPDATE, CHOICES, OPEN_MODAL = 4, 5, 6, 7, 8, 9


def start(
    core: Core,
    seat: Doc,
    channel: Doc,
    kind: int,
    data: Doc,
    *,
    source: Doc | None = None,
    option_type: int = 0,
    label: str = "",
) -> Doc:
    """Stores an interaction and sends it to the bot. `source` is the message whose component was used.

    `option_type` is that of the option being completed, for autocomplete; `label` is how people call the deed.
    """
    world = core.world
    doc: Doc = {
        "id": world.ids.next(),
        "token": secrets.token_urlsafe(48),
        "type": kind,
        "user": seat["id"],
        "channel_id": channel["id"],
        "created": world.clock.now(),
        "waits": core.waits.seconds(),
        "state": "waiting",
        "answer": None,
        "original": None,
        "source": source["id"] if source else None,
        "ephemeral": False,
        "modal": None,
        "choices": None,
        "label": label or data.get("custom_id"),
        "option_type": option_type,
    }
    world.put("interaction", doc)
    core.gateway.dispatch(
        "INTERACTION_CREATE", payload(core, seat, channel, doc, data, source), guild=channels.in_guild(channel)
    )
    return doc


def payload(core: Core, seat: Doc, channel: Doc, doc: Doc, data: Doc, source: Doc | None) -> Doc:
    world, guild = core.world, channels.in_guild(channel)
    seen = channels.describe(world, channel) | {"permissions": str(people.power(world, seat["id"]))}
    out: Doc = {
        "id": doc["id"],
        "application_id": world.id_of("application"),
        "type": doc["type"],
        "token": doc["token"],
        "version": 1,
        "data": data,
        "channel": seen,
        "channel_id": channel["id"],
        "locale": seat["locale"],
        "app_permissions": str(people.bot_permissions(world, channel)),
        "attachment_size_limit": limits.FILE_BYTES,
        "entitlements": [],
        "context": 0 if guild else 1,
        "authorizing_integration_owners": {"0": world.id_of("guild") if guild else "0"},
    }
    if guild:
        locale = people.guild(world)["preferred_locale"]
        out |= {
            "guild_id": world.id_of("guild"),
            "guild_locale": locale,
            "guild": {"id": world.id_of("guild"), "locale": locale, "features": []},
            "member": people.member(world, seat["id"], permissions=people.power(world, seat["id"])),
        }
    else:
        out["user"] = people.user(world, seat["id"])
    if source is not None:
        out["message"] = messages.render(core, source)
    return out


def awaiting(core: Core, name: str, token: str) -> Doc:
    """The interaction that a callback may still answer. Raises 10062 when unknown or late, 40060 when answered."""
    doc = core.world.get("interaction", name)
    if doc is None or doc["token"] != token:
        raise unknown_interaction()
    if doc["answer"] is not None:
        raise ApiRefusal(400, 40060, "Interaction has already been acknowledged.")
    if is_late(core, doc):
        raise unknown_interaction()
    return doc


def is_late(core: Core, doc: Doc) -> bool:
    """Whether its first answer is no longer taken. What the machine kept from the application does not count."""
    waited = max(core.waits.seconds() - doc.get("waits", 0.0), 0.0)
    return bool(core.world.clock.now() - doc["created"] - waited > limits.FIRST_ANSWER)


def by_token(core: Core, application: str, token: str) -> Doc:
    """The answered interaction of a token. Raises 10015 when there is none, 50027 after fifteen minutes."""
    doc = next((one for one in core.world.all("interaction") if one["token"] == token), None)
    if doc is None or application != core.world.id_of("application"):
        raise ApiRefusal(404, 10015, "Unknown Webhook")
    if core.world.clock.now() - doc["created"] > limits.TOKEN_LIFE:
        raise invalid_token()
    if doc["answer"] in (None, CHOICES):
        raise ApiRefusal(404, 10015, "Unknown Webhook")
    return doc


def settle(core: Core, doc: Doc, answer: int) -> None:
    """Marks an interaction answered and tells its user."""
    doc |= {"state": "answered", "answer": answer}
    core.world.put("interaction", doc)
    report(core, doc)


def report(core: Core, doc: Doc) -> None:
    core.feed.tell([doc["user"]], "interaction", interaction=outline(doc))


def outline(doc: Doc) -> Doc:
    """What the user's client knows of an interaction."""
    names = ("id", "type", "state", "answer", "original", "source", "modal", "choices", "channel_id", "label")
    return {name: doc[name] for name in names}


def expire(core: Core) -> None:
    """Fails what was not answered within three seconds, and forgets what is over for good."""
    now = core.world.clock.now()
    for doc in core.world.all("interaction"):
        if doc["state"] == "waiting" and is_late(core, doc):
            doc["state"] = "failed"
            core.world.put("interaction", doc)
            core.findings.note(
                "limit",
                f"interaction {doc['label']}",
                10062,
                f"no answer within {limits.FIRST_ANSWER:.0f} s",
                interaction=doc["id"],
            )
            report(core, doc)
        elif now - doc["created"] > 2 * limits.TOKEN_LIFE:
            core.world.drop("interaction", doc["id"])


async def outcome(core: Core, doc: Doc, timeout: float) -> Doc:
    """The interaction's outline once it is answered or failed, or as it stands when the time is over."""
    try:
        async with asyncio.timeout(timeout):
            while doc["state"] == "waiting":
                await core.feed.wait(doc["user"], core.feed.last, timeout)
    except TimeoutError:
        pass
    return outline(doc)
