"""Messages: composed, edited, deleted, and rendered as Discord sends them.

A stored message holds its raw content and attachments; links are signed anew each time it is rendered.
`to` is the one seat that sees an ephemeral message, `token` the interaction whose token may touch it.
"""

from __future__ import annotations

import re

from rehearsal import channels, components, message_form, people, uploads
from rehearsal.core import Core
from rehearsal.documents import Doc, born, copied, iso
from rehearsal.gateway import DIRECT_MESSAGES, GUILD_MESSAGES, MESSAGE_CONTENT
from rehearsal.refusal import unknown_message
from rehearsal.shape import Form, Path
from rehearsal.world import World

REPLY, THREAD_CREATED, SLASH_REPLY, THREAD_STARTER, MENU_REPLY = 19, 18, 20, 21, 23
LOADING = 1 << 7


def compose(core: Core, channel: Doc, author: str, body: Doc, files: list[uploads.Upload], **more: object) -> Doc:
    """Stores a new message from a checked body, wakes an archived thread, and tells everybody whom it concerns."""
    now = core.world.clock.now()
    message: Doc = {
        "id": core.world.ids.next(),
        "channel_id": channel["id"],
        "author_id": author,
        "type": 0,
        "content": "",
        "embeds": [],
        "components": [],
        "attachments": [],
        "flags": 0,
        "timestamp": iso(now),
        "edited_timestamp": None,
        "tts": False,
        "pinned": False,
        "to": None,
        "token": None,
        "nonce": None,
    } | more
    wake(core, channel)
    fill(core, message, body, files)
    message["mentions"] = mentioned(core.world, message, body)
    core.world.put("message", message)
    after_posting(core, channel, message)
    return message


def wake(core: Core, channel: Doc) -> None:
    """A post in an archived thread opens it again."""
    if channel["type"] in channels.THREADS and channel["archived"]:
        channel |= {"archived": False, "archived_at": core.world.clock.now()}
        core.world.put("channel", channel)
        core.announce("THREAD_UPDATE", channel)


def after_posting(core: Core, channel: Doc, message: Doc) -> None:
    if channel["type"] in channels.THREADS:
        channel["messages"] += 1
        # A mention brings the mentioned into a thread.
        channel["members"] += [who for who in message["mentions"] if who not in channel["members"]]
        core.world.put("channel", channel)
    publish(core, "MESSAGE_CREATE", message)


def fill(core: Core, message: Doc, body: Doc, files: list[uploads.Upload]) -> None:
    """Puts a checked body into a message, keeps its files, ties media to attachments. Raises 50035 for a loose tie."""
    listed = {str(one["id"]): one for one in body.get("attachments") or []}
    before = message["attachments"]
    kept = before if body.get("attachments") is None else [one for one in before if one["id"] in listed]
    # Names are tied before anything is written, so that a refused request leaves no trace.
    planned = [{"id": f"new{index}", "filename": file.name} for index, file in enumerate(files)]
    form = Form()
    drawn = copied(body)
    tie(form, drawn, [*kept, *planned])
    form.settle()
    fresh = {
        f"new{index}": uploads.keep(
            core.world, message["channel_id"], file, listed.get(str(index), {}).get("description")
        )
        for index, file in enumerate(files)
    }
    if "attachments" in body:
        for one in kept:
            if "description" in listed.get(one["id"], {}):
                one["description"] = listed[one["id"]]["description"]
    for one in before:
        if one not in kept:
            uploads.forget(core.world, one["id"])
    message["attachments"] = [*kept, *fresh.values()]
    for name in ("content", "embeds", "components"):
        if name in drawn:
            message[name] = drawn[name] or ([] if name != "content" else "")
    for media in media_of(message):
        if media.get("attachment_id", "").startswith("new"):
            media["attachment_id"] = fresh[media["attachment_id"]]["id"]
    components.numbered(message["components"])
    if body.get("flags") is not None:
        fixed = message["flags"] & (message_form.EPHEMERAL | message_form.V2 | LOADING)
        message["flags"] = fixed | body["flags"]


def media_of(message: Doc) -> list[Doc]:
    """Every media reference in a message's components and embeds."""
    media: list[Doc] = []
    for each in components.walk(message.get("components") or []):
        media += [item["media"] for item in each.get("items", [])]
        media += [each[name] for name in ("media", "file") if each.get(name)]
    for embed in message.get("embeds") or []:
        media += [embed[name] for name in ("image", "thumbnail") if embed.get(name)]
    return media


def tie(form: Form, body: Doc, attachments: list[Doc]) -> None:
    path: Path = ("components",)
    for media in media_of(body):
        resolved = uploads.resolve(form, path, media, attachments)
        media.clear()
        media |= resolved


def words(message: Doc) -> str:
    """All text of a message that can mention somebody."""
    shown = [each["content"] for each in components.walk(message["components"]) if each["type"] == 10]
    return "\n".join([message["content"], *shown])


def mentioned(world: World, message: Doc, body: Doc) -> list[str]:
    """Whom a new message pings: users named in it, as far as allowed_mentions lets through."""
    named = list(dict.fromkeys(re.findall(r"<@!?(\d+)>", words(message))))
    named = [who for who in named if world.get("user", who)]
    allowed = body.get("allowed_mentions")
    if allowed is None or "users" in allowed.get("parse", []):
        return named
    return [who for who in named if who in map(str, allowed.get("users") or [])]


def edit(core: Core, message: Doc, body: Doc, files: list[uploads.Upload], *, mark: bool = True) -> Doc:
    """Changes a message. An edit never pings."""
    fill(core, message, body, files)
    if mark:
        message["edited_timestamp"] = iso(core.world.clock.now())
    message["flags"] &= ~LOADING
    core.world.put("message", message)
    publish(core, "MESSAGE_UPDATE", message)
    return message


def delete(core: Core, message: Doc) -> None:
    core.world.drop("message", message["id"])
    for one in message["attachments"]:
        uploads.forget(core.world, one["id"])
    publish(core, "MESSAGE_DELETE", message)


def publish(core: Core, event: str, message: Doc) -> None:
    """Tells the seats who see it, and the bot when it is public."""
    channel = core.world.get("channel", message["channel_id"])
    if channel is None:
        return
    seats = [message["to"]] if message["to"] else channels.watchers(core.world, channel)
    gone = event == "MESSAGE_DELETE"
    kind = event.lower()
    doc = {"id": message["id"], "channel_id": channel["id"]} if gone else render(core, message)
    if gone:
        core.feed.tell(seats, kind, channel_id=channel["id"], message_id=message["id"])
    else:
        core.feed.tell(seats, kind, channel_id=channel["id"], message=doc)
    if message["to"] is None:
        dispatch(core, event, channel, doc)


def dispatch(core: Core, event: str, channel: Doc, doc: Doc) -> None:
    guild = channels.in_guild(channel)
    if guild:
        doc = doc | {"guild_id": core.world.id_of("guild")}
        if "author" in doc and not doc.get("webhook_id"):
            doc["member"] = people.member(core.world, doc["author"]["id"], with_user=False)
    bot = core.world.id_of("bot")
    for session in core.gateway.audience(GUILD_MESSAGES if guild else DIRECT_MESSAGES, guild=guild):
        hidden = (
            guild
            and "author" in doc
            and doc["author"]["id"] != bot
            and not any(one["id"] == bot for one in doc["mentions"])
            and not session.intents & MESSAGE_CONTENT
        )
        blank: Doc = {"content": "", "embeds": [], "attachments": [], "components": []} if hidden else {}
        session.push(event, doc | blank)


def render(core: Core, message: Doc) -> Doc:
    """A message as Discord sends it. Attachments that components or embeds show are not listed a second time."""
    world = core.world
    doc = copied(message)
    files = {one["id"]: uploads.public(world, core.base, one) for one in doc["attachments"]}
    shown = set()
    for media in media_of(doc):
        if one := files.get(media.get("attachment_id", "")):
            shown.add(one["id"])
            media |= {key: one.get(key) for key in ("url", "proxy_url", "width", "height", "content_type")}
            media |= {"loading_state": 2, "flags": 0, "placeholder": ""}
        else:
            media |= {"proxy_url": media.get("url", ""), "loading_state": 1, "flags": 0, "placeholder": ""}
    for each in components.walk(doc["components"]):
        if each["type"] == components.FILE and (one := files.get(each["file"].get("attachment_id", ""))):
            each |= {"name": one["filename"], "size": one["size"]}
    doc["attachments"] = [one for name, one in files.items() if name not in shown]
    doc["author"] = people.user(world, doc.pop("author_id"))
    doc["mentions"] = [people.user(world, who) for who in doc["mentions"]]
    doc |= {"mention_everyone": False, "mention_roles": [], "embeds": [{"type": "rich"} | one for one in doc["embeds"]]}
    for private in ("to", "token") + (() if doc["nonce"] else ("nonce",)):
        del doc[private]
    return quote(core, doc)


def quote(core: Core, doc: Doc) -> Doc:
    """Adds the message that a reply or a thread's first line refers to."""
    reference = doc.get("message_reference")
    if reference and doc["type"] in (REPLY, THREAD_STARTER):
        original = core.world.get("message", reference["message_id"])
        doc["referenced_message"] = render(core, original) if original else None
    return doc


def reach(core: Core, channel: Doc, name: str) -> Doc:
    """A message of a channel as the bot reaches it by id. Raises 10008, also for ephemeral ones."""
    message = core.world.get("message", name)
    if message is None or message["channel_id"] != channel["id"] or message["to"]:
        raise unknown_message()
    return message


def age(core: Core, message: Doc) -> float:
    return core.world.clock.now() - born(message["id"])


def of_channel(core: Core, channel: str) -> list[Doc]:
    """Messages of a channel, oldest first."""
    return core.world.messages(channel)
