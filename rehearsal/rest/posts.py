"""Messages over REST: create, read, edit, delete, pin; typing."""

from __future__ import annotations

from rehearsal import channels, limits, message_form, messages, people
from rehearsal.core import Core
from rehearsal.documents import Doc, born
from rehearsal.refusal import ApiRefusal, missing_permissions
from rehearsal.rest.answers import Answer, Call
from rehearsal.shape import Form


def may_post(core: Core, name: str, *, files: bool) -> Doc:
    """The channel to post in, with every right that takes; raises what is missing."""
    needs = ("SEND_MESSAGES", "ATTACH_FILES") if files else ("SEND_MESSAGES",)
    channel = channels.reach(core.world, name, *needs)
    channels.check_open(core.world, channel)
    manages = people.bot_permissions(core.world, channel) & people.PERMISSIONS["MANAGE_THREADS"]
    if channel.get("locked") and not manages:
        raise (
            ApiRefusal(400, 50083, "Thread is archived")
            if channel["archived"]
            else ApiRefusal(400, 160005, "Thread is locked")
        )
    return channel


async def create(call: Call) -> Answer:
    core, body = call.core, call.body
    channel = may_post(core, call.args["channel"], files=bool(call.files))
    form = Form()
    nonce = body.get("nonce")
    if nonce is not None and (
        isinstance(nonce, bool) or not isinstance(nonce, (str, int)) or len(str(nonce)) > limits.NONCE
    ):
        form.fault(("nonce",), "BASE_TYPE_MAX_LENGTH", f"Must be {limits.NONCE} or fewer in length.")
    message_form.check(form, body, message_form.CREATE, files=len(call.files))
    if nonce is not None and body.get("enforce_nonce") and (known := with_nonce(core, channel, str(nonce))):
        return messages.render(core, known)
    more: Doc = {"nonce": str(nonce) if nonce is not None else None}
    if reference := body.get("message_reference"):
        more |= reply_to(core, channel, reference)
    message = messages.compose(core, channel, core.world.id_of("bot"), body, call.files, **more)
    return messages.render(core, message)


def with_nonce(core: Core, channel: Doc, nonce: str) -> Doc | None:
    """The message that was posted here with this nonce within the last minutes."""
    since = core.world.clock.now() - limits.NONCE_MEMORY
    return next(
        (one for one in messages.of_channel(core, channel["id"]) if one["nonce"] == nonce and born(one["id"]) > since),
        None,
    )


def reply_to(core: Core, channel: Doc, reference: Doc) -> Doc:
    if core.world.get("message", str(reference["message_id"])) is None:
        if reference.get("fail_if_not_exists", True):
            form = Form()
            form.fault(("message_reference",), "MESSAGE_REFERENCE_UNKNOWN_MESSAGE", "Unknown message")
            form.settle()
        return {}
    return {
        "type": messages.REPLY,
        "message_reference": {"message_id": str(reference["message_id"]), "channel_id": channel["id"], "type": 0},
    }


def stored(core: Core, message: Doc) -> Doc:
    """A message as it is read back: its nonce was told to whoever listened, and is kept nowhere."""
    return {key: value for key, value in messages.render(core, message).items() if key != "nonce"}


async def fetch(call: Call) -> Answer:
    channel = channels.reach(call.core.world, call.args["channel"], "READ_MESSAGE_HISTORY")
    return stored(call.core, messages.reach(call.core, channel, call.args["message"]))


async def listing(call: Call) -> Answer:
    """Newest first, 1 to 100, around, before or after an id."""
    core = call.core
    channel = channels.reach(core.world, call.args["channel"], "READ_MESSAGE_HISTORY")
    limit = int(call.query.get("limit", 50))
    if not 1 <= limit <= 100:
        form = Form()
        form.fault(("limit",), "NUMBER_TYPE_MAX", "int value should be between 1 and 100.")
        form.settle()
    page = [one for one in messages.of_channel(core, channel["id"]) if not one["to"]]
    if after := call.query.get("after"):
        page = [one for one in page if int(one["id"]) > int(after)][:limit]
    elif around := call.query.get("around"):
        start = max(sum(int(one["id"]) < int(around) for one in page) - limit // 2, 0)
        page = page[start : start + limit]
    elif before := call.query.get("before"):
        page = [one for one in page if int(one["id"]) < int(before)]
    return [stored(core, one) for one in reversed(page[-limit:])]


async def edit(call: Call) -> Answer:
    core = call.core
    channel = channels.reach(core.world, call.args["channel"])
    message = messages.reach(core, channel, call.args["message"])
    check_own(core, message)
    if channel["type"] in channels.THREADS and channel["archived"]:
        raise ApiRefusal(400, 50083, "Thread is archived")
    message_form.check(Form(), call.body, message_form.EDIT, files=len(call.files), before=message)
    check_age(core, channel, message)
    return stored(core, messages.edit(core, message, call.body, call.files))


def check_own(core: Core, message: Doc) -> None:
    if message["author_id"] != core.world.id_of("bot"):
        raise ApiRefusal(403, 50005, "Cannot edit a message authored by another user")


def check_age(core: Core, channel: Doc, message: Doc) -> None:
    """Edits of messages over an hour old have their own, tighter limit in each channel, which no header announces."""
    if messages.age(core, message) > limits.OLD_MESSAGE:
        core.rates.spend(
            f"old:{channel['id']}",
            limits.OLD_EDITS,
            code=30046,
            message="Maximum number of edits to messages older than 1 hour reached.",
        )


async def remove(call: Call) -> Answer:
    core = call.core
    channel = channels.reach(core.world, call.args["channel"])
    message = messages.reach(core, channel, call.args["message"])
    own = message["author_id"] == core.world.id_of("bot")
    if not own and not people.bot_permissions(core.world, channel) & people.PERMISSIONS["MANAGE_MESSAGES"]:
        raise missing_permissions()
    messages.delete(core, message)
    return None


async def typing(call: Call) -> Answer:
    channel = channels.reach(call.core.world, call.args["channel"], "SEND_MESSAGES")
    channels.check_open(call.core.world, channel)
    call.core.tell_channel(channel, "typing")
    return None


async def pin(call: Call) -> Answer:
    set_pin(call, True)
    return None


async def unpin(call: Call) -> Answer:
    set_pin(call, False)
    return None


def set_pin(call: Call, pinned: bool) -> None:
    channel = channels.reach(call.core.world, call.args["channel"], "PIN_MESSAGES")
    message = messages.reach(call.core, channel, call.args["message"])
    message["pinned"] = pinned
    call.core.world.put("message", message)
    messages.publish(call.core, "MESSAGE_UPDATE", message)


async def pins(call: Call) -> Answer:
    core = call.core
    channel = channels.reach(core.world, call.args["channel"], "READ_MESSAGE_HISTORY")
    pinned = [one for one in messages.of_channel(core, channel["id"]) if one["pinned"]]
    return {
        "has_more": False,
        "items": [{"pinned_at": one["timestamp"], "message": stored(core, one)} for one in reversed(pinned)],
    }
