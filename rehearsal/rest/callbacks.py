"""The first answer to an interaction."""

from __future__ import annotations

from rehearsal import components, interactions, limits, message_form, messages
from rehearsal.core import Core
from rehearsal.documents import Doc
from rehearsal.interactions import (
    AUTOCOMPLETE,
    CHOICES,
    COMMAND,
    DEFER,
    DEFER_UPDATE,
    MESSAGE_ANSWER,
    MODAL,
    OPEN_MODAL,
    UPDATE,
)
from rehearsal.refusal import ApiRefusal, unknown_message
from rehearsal.rest.answers import Answer, Call
from rehearsal.shape import Form, anything, checked, list_of, map_of, nullable, number, one_of, record, text, whole

ANSWER_FLAGS = (
    message_form.SUPPRESS_EMBEDS | message_form.EPHEMERAL | message_form.SUPPRESS_NOTIFICATIONS | message_form.V2
)
callback = record({"type": whole(), "data": anything}, required=("type",))
choice = record(
    {
        "name": text(1, limits.CHOICE_TEXT),
        "value": anything,
        "name_localizations": nullable(map_of(limits.LOCALES, text(1, limits.CHOICE_TEXT))),
    },
    required=("name", "value"),
)
#: Which first answers an interaction may get. Updates are for components, and for modals that a component opened.
ALLOWED = {
    COMMAND: (MESSAGE_ANSWER, DEFER, OPEN_MODAL),
    interactions.COMPONENT: (MESSAGE_ANSWER, DEFER, DEFER_UPDATE, UPDATE, OPEN_MODAL),
    AUTOCOMPLETE: (CHOICES,),
    MODAL: (MESSAGE_ANSWER, DEFER),
}


def allowed(doc: Doc) -> tuple[int, ...]:
    more = (DEFER_UPDATE, UPDATE) if doc["type"] == MODAL and doc["source"] else ()
    return (*ALLOWED[doc["type"]], *more)


async def answer(call: Call) -> Answer:
    """POST /interactions/{id}/{token}/callback."""
    core = call.core
    checked(callback, call.body)
    doc = interactions.awaiting(core, call.args["interaction"], call.args["token"])
    kind, data = call.body["type"], call.body.get("data") or {}
    form = Form()
    one_of(*allowed(doc))(form, ("type",), kind)
    form.settle()
    message = ACT[kind](call, doc, data)
    if call.query.get("with_response", "").lower() not in ("1", "true"):
        return None
    return described(core, doc, kind, message)


def described(core: Core, doc: Doc, kind: int, message: Doc | None) -> Doc:
    about: Doc = {"id": doc["id"], "type": doc["type"]}
    resource: Doc = {"type": kind}
    if message is not None:
        about |= {
            "response_message_id": message["id"],
            "response_message_ephemeral": bool(message["to"]),
            "response_message_loading": bool(message["flags"] & messages.LOADING),
        }
        resource["message"] = messages.render(core, message)
    return {"interaction": about, "resource": resource}


def post(call: Call, doc: Doc, data: Doc) -> Doc:
    """Answer 4: a message."""
    message_form.check(
        Form(), data, message_form.ANSWER, files=len(call.files), flags_allowed=ANSWER_FLAGS, path=("data",)
    )
    message = new_message(call, doc, data, ephemeral=bool((data.get("flags") or 0) & message_form.EPHEMERAL))
    doc |= {"original": message["id"], "ephemeral": bool(message["to"])}
    interactions.settle(call.core, doc, MESSAGE_ANSWER)
    return message


def defer(call: Call, doc: Doc, data: Doc) -> Doc:
    """Answer 5: "thinking". It may say that the answer will be ephemeral, and nothing else."""
    form = Form()
    record({"flags": whole(), "tts": anything})(form, ("data",), data)
    if isinstance(data.get("flags"), int) and data["flags"] & ~message_form.EPHEMERAL:
        form.fault(("data", "flags"), "BASE_TYPE_BAD_VALUE", "A deferral may set EPHEMERAL only.")
    form.settle()
    message = new_message(call, doc, {"flags": messages.LOADING}, ephemeral=bool(data.get("flags")))
    doc |= {"original": message["id"], "ephemeral": bool(message["to"])}
    interactions.settle(call.core, doc, DEFER)
    return message


def new_message(call: Call, doc: Doc, data: Doc, *, ephemeral: bool) -> Doc:
    """A message of the bot that belongs to an interaction; an ephemeral one is seen by its user alone."""
    core = call.core
    channel = core.world.get("channel", doc["channel_id"])
    if channel is None:
        raise ApiRefusal(404, 10003, "Unknown Channel")
    author, application = core.world.id_of("bot"), core.world.id_of("application")
    flags = message_form.EPHEMERAL if ephemeral else 0
    who = core.world.get("user", doc["user"])
    assert who is not None
    about: Doc = {
        "id": doc["id"],
        "type": doc["type"],
        "user": {
            "id": who["id"],
            "username": who["username"],
            "global_name": who.get("global_name"),
            "discriminator": "0",
            "avatar": None,
        },
        "authorizing_integration_owners": {},
    }
    if doc["source"] and doc["type"] == interactions.COMPONENT:
        about["interacted_message_id"] = doc["source"]
    kind = messages.SLASH_REPLY if doc["type"] == COMMAND else 0
    return messages.compose(
        core,
        channel,
        author,
        data,
        call.files,
        flags=flags,
        token=doc["token"],
        type=kind,
        to=doc["user"] if ephemeral else None,
        webhook_id=application,
        application_id=application,
        interaction_metadata=about,
        interaction_name=doc["label"],
    )


def defer_update(call: Call, doc: Doc, data: Doc) -> Doc | None:
    """Answer 6: nothing changes yet; @original is the message with the component."""
    source = source_of(call.core, doc)
    doc["original"] = source["id"]
    interactions.settle(call.core, doc, DEFER_UPDATE)
    return None


def update(call: Call, doc: Doc, data: Doc) -> Doc:
    """Answer 7: the message with the component changes."""
    source = source_of(call.core, doc)
    message_form.check(Form(), data, message_form.ANSWER, files=len(call.files), before=source, path=("data",))
    messages.edit(call.core, source, data, call.files)
    doc["original"] = source["id"]
    interactions.settle(call.core, doc, UPDATE)
    return source


def source_of(core: Core, doc: Doc) -> Doc:
    source = core.world.get("message", doc["source"] or "")
    if source is None:
        raise unknown_message()
    return source


def offer(call: Call, doc: Doc, data: Doc) -> None:
    """Answer 8: up to 25 choices for autocomplete, each value of the option's own type."""
    form = Form()
    record({"choices": list_of(choice, 0, limits.CHOICES)}, required=("choices",))(form, ("data",), data)
    form.settle()
    rule = {3: text(0, limits.CHOICE_TEXT), 4: whole(-(1 << 53), 1 << 53), 10: number}[doc["option_type"]]
    for index, one in enumerate(data["choices"]):
        rule(form, ("data", "choices", str(index), "value"), one["value"])
    form.settle()
    doc["choices"] = data["choices"]
    interactions.settle(call.core, doc, CHOICES)


def open_modal(call: Call, doc: Doc, data: Doc) -> None:
    """Answer 9: a form opens at the user's."""
    form = Form()
    components.check_modal(form, data)
    form.settle()
    components.numbered(data["components"])
    doc["modal"] = data
    interactions.settle(call.core, doc, OPEN_MODAL)


ACT = {
    MESSAGE_ANSWER: post,
    DEFER: defer,
    DEFER_UPDATE: defer_update,
    UPDATE: update,
    CHOICES: offer,
    OPEN_MODAL: open_modal,
}
