"""Everything that an interaction's token may do after the first answer."""

from __future__ import annotations

from rehearsal import interactions, message_form, messages
from rehearsal.documents import Doc
from rehearsal.interactions import DEFER
from rehearsal.refusal import unknown_message
from rehearsal.rest.answers import Answer, Call
from rehearsal.rest.callbacks import ANSWER_FLAGS, new_message
from rehearsal.shape import Form


async def follow_up(call: Call) -> Answer:
    """POST /webhooks/{application}/{token}: a further message, or, after a deferral, the awaited one."""
    core = call.core
    doc = interactions.by_token(core, call.args["application"], call.args["token"])
    message_form.check(Form(), call.body, message_form.ANSWER, files=len(call.files), flags_allowed=ANSWER_FLAGS)
    first = core.world.get("message", doc["original"] or "")
    if doc["answer"] == DEFER and first is not None and first["flags"] & messages.LOADING:
        body = call.body | {"flags": (call.body.get("flags") or 0) & ~message_form.EPHEMERAL}
        message = messages.edit(core, first, body, call.files, mark=False)
    else:
        hidden = bool((call.body.get("flags") or 0) & message_form.EPHEMERAL)
        message = new_message(call, doc, call.body, ephemeral=hidden)
    return messages.render(core, message) if call.query.get("wait", "").lower() in ("1", "true") else None


def belonging(call: Call) -> Doc:
    """The message that a token may touch: @original, or one made with this very token. Raises 10008."""
    doc = interactions.by_token(call.core, call.args["application"], call.args["token"])
    name = call.args["message"]
    message = call.core.world.get("message", doc["original"] or "" if name == "@original" else name)
    if message is None or (message["token"] != doc["token"] and message["id"] != doc["original"]):
        raise unknown_message()
    return message


async def fetch(call: Call) -> Answer:
    return messages.render(call.core, belonging(call))


async def edit(call: Call) -> Answer:
    message = belonging(call)
    message_form.check(Form(), call.body, message_form.ANSWER, files=len(call.files), before=message)
    loading = bool(message["flags"] & messages.LOADING)
    return messages.render(call.core, messages.edit(call.core, message, call.body, call.files, mark=not loading))


async def remove(call: Call) -> Answer:
    messages.delete(call.core, belonging(call))
    return None
