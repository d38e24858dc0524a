"""Scheduled events of the server: those that take place somewhere else, as a bot announces them."""

from __future__ import annotations

from datetime import datetime

from rehearsal import limits, people
from rehearsal.core import Core
from rehearsal.documents import Doc
from rehearsal.refusal import ApiRefusal, missing_permissions
from rehearsal.rest.answers import Answer, Call
from rehearsal.shape import Form, anything, checked, nullable, one_of, record, text

EXTERNAL, GUILD_ONLY = 3, 2
INTENT = 1 << 16
SCHEDULED, ACTIVE, COMPLETED, CANCELED = 1, 2, 3, 4
STEPS = {SCHEDULED: (ACTIVE, CANCELED), ACTIVE: (COMPLETED,)}
"""What may become of an event."""
FIELDS = {
    "name": text(1, limits.EVENT_NAME),
    "description": nullable(text(0, limits.EVENT_TEXT)),
    "privacy_level": one_of(GUILD_ONLY),
    "entity_type": one_of(EXTERNAL),
    "entity_metadata": record({"location": text(1, limits.EVENT_PLACE)}, ("location",)),
    "scheduled_start_time": text(1),
    "scheduled_end_time": text(1),
    "image": anything,
}
new_event = record(FIELDS, required=tuple(name for name in FIELDS if name not in ("description", "image")))
event_change = record(FIELDS | {"status": one_of(*range(1, 5))})


async def listing(call: Call) -> Answer:
    return call.core.world.all("event")


async def create(call: Call) -> Answer:
    """Raises 50013 without a permission for events, 50035 for a bad form or a time that is over."""
    core = call.core
    _must_be_allowed(core)
    checked(new_event, call.body)
    _check_times(core, call.body)
    if sum(one["status"] in STEPS for one in core.world.all("event")) >= limits.OPEN_EVENTS:
        raise ApiRefusal(400, 30038, "Maximum number of guild scheduled events reached")
    doc = {
        "description": None,
        **call.body,
        "id": core.world.ids.next(),
        "guild_id": core.world.id_of("guild"),
        "creator_id": core.world.id_of("bot"),
        "channel_id": None,
        "entity_id": None,
        "status": SCHEDULED,
    }
    core.world.put("event", doc)
    core.gateway.dispatch("GUILD_SCHEDULED_EVENT_CREATE", doc, intent=INTENT)
    return doc


async def fetch(call: Call) -> Answer:
    return _known(call)


async def change(call: Call) -> Answer:
    """Raises 50035 for a step that cannot be: an event begins, then ends, or is cancelled before it begins."""
    _must_be_allowed(call.core)
    doc = _known(call)
    checked(event_change, call.body)
    status = call.body.get("status", doc["status"])
    if status != doc["status"] and status not in STEPS.get(doc["status"], ()):
        _fault("status", "Invalid Guild Scheduled Event Status Update")
    if doc["status"] not in STEPS:
        raise ApiRefusal(400, 180000, "Cannot update a finished event")
    if {"scheduled_start_time", "scheduled_end_time"} & call.body.keys():
        _check_times(call.core, doc | call.body)
    doc |= call.body
    call.core.world.put("event", doc)
    call.core.gateway.dispatch("GUILD_SCHEDULED_EVENT_UPDATE", doc, intent=INTENT)
    return doc


async def remove(call: Call) -> Answer:
    _must_be_allowed(call.core)
    doc = _known(call)
    call.core.world.drop("event", doc["id"])
    call.core.gateway.dispatch("GUILD_SCHEDULED_EVENT_DELETE", doc, intent=INTENT)
    return None


def _known(call: Call) -> Doc:
    doc = call.core.world.get("event", call.args["event"])
    if doc is None:
        raise ApiRefusal(404, 10070, "Unknown Guild Scheduled Event")
    return doc


def _must_be_allowed(core: Core) -> None:
    """A bot that may create events may change its own; the first channel says what it may."""
    home = core.world.get("channel", core.world.id_of("channel"))
    assert home is not None
    if not people.bot_permissions(core.world, home) & people.PERMISSIONS["CREATE_EVENTS"]:
        raise missing_permissions()


def _check_times(core: Core, body: Doc) -> None:
    moments = []
    for name in ("scheduled_start_time", "scheduled_end_time"):
        try:
            moments.append(datetime.fromisoformat(body[name]).timestamp())
        except ValueError:
            _fault(name, "Could not parse.")
    start, end = moments
    if start <= core.world.clock.now():
        _fault("scheduled_start_time", "Cannot schedule event in the past.")
    if end <= start:
        _fault("scheduled_end_time", "Must be after the start.")


def _fault(name: str, message: str) -> None:
    form = Form()
    form.fault((name,), "GUILD_SCHEDULED_EVENT_SCHEDULE_PAST", message)
    form.settle()
