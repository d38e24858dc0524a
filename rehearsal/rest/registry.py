"""Application commands over REST: read, bulk overwrite, upsert, delete; global or for the server."""

from __future__ import annotations

from rehearsal import limits
from rehearsal.command_form import A_KIND, SLASH, check_command, check_set
from rehearsal.core import Core
from rehearsal.documents import Doc
from rehearsal.refusal import ApiRefusal
from rehearsal.rest.answers import Answer, Call
from rehearsal.shape import Form

TOO_MANY = 30032
MEANING = (
    "name",
    "name_localizations",
    "description",
    "description_localizations",
    "options",
    "type",
    "nsfw",
    "default_member_permissions",
    "dm_permission",
    "contexts",
    "integration_types",
)


def scope_of(call: Call) -> str:
    """`""` for global commands, else the server's id. Raises 10002 or 10004 for strangers."""
    if call.args["application"] != call.core.world.id_of("application"):
        raise ApiRefusal(404, 10002, "Unknown Application")
    guild = call.args.get("guild", "")
    if guild and guild != call.core.world.id_of("guild"):
        raise ApiRefusal(404, 10004, "Unknown Guild")
    return guild


def in_scope(core: Core, scope: str) -> list[Doc]:
    return [one for one in core.world.all("command") if one["scope"] == scope]


def public(doc: Doc, *, translations: bool = True) -> Doc:
    out = {key: value for key, value in doc.items() if key != "scope"}
    if not translations:
        out = {key: value for key, value in out.items() if not key.endswith("_localizations")}
    return out | ({"guild_id": doc["scope"]} if doc["scope"] else {})


async def listing(call: Call) -> Answer:
    whole = call.query.get("with_localizations", "").lower() in ("1", "true")
    return [public(one, translations=whole) for one in in_scope(call.core, scope_of(call))]


async def fetch(call: Call) -> Answer:
    return public(named(call))


def named(call: Call) -> Doc:
    scope = scope_of(call)
    doc = call.core.world.get("command", call.args["command"])
    if doc is None or doc["scope"] != scope:
        raise ApiRefusal(404, 10063, "Unknown application command")
    return doc


async def overwrite(call: Call) -> Answer:
    """Replaces all commands of a scope. Those that keep kind and name keep their id and do not count as created."""
    scope = scope_of(call)
    form = Form()
    check_set(form, call.items)
    form.settle()
    assert isinstance(call.items, list)
    for kind, most in A_KIND.items():
        if sum(one.get("type", SLASH) == kind for one in call.items) > most:
            raise ApiRefusal(400, TOO_MANY, f"Maximum number of application commands reached ({most}).")
    old = {(one["type"], one["name"]): one for one in in_scope(call.core, scope)}
    fresh = [one for one in call.items if (one.get("type", SLASH), one["name"]) not in old]
    check_creates(call.core, scope, len(fresh))
    kept = [store(call.core, scope, one, old.get((one.get("type", SLASH), one["name"]))) for one in call.items]
    for one in old.values():
        if one["id"] not in [each["id"] for each in kept]:
            call.core.world.drop("command", one["id"])
    changed(call.core)
    return [public(one) for one in kept]


async def upsert(call: Call) -> Answer:
    """Creates one command, or replaces the one of the same kind and name."""
    scope, body = scope_of(call), call.body
    form = Form()
    check_command(form, (), body)
    form.settle()
    kind = body.get("type", SLASH)
    alike = [one for one in in_scope(call.core, scope) if one["type"] == kind]
    old = next((one for one in alike if one["name"] == body["name"]), None)
    if old is None:
        if len(alike) >= A_KIND[kind]:
            raise ApiRefusal(400, TOO_MANY, f"Maximum number of application commands reached ({A_KIND[kind]}).")
        check_creates(call.core, scope, 1)
    doc = store(call.core, scope, body, old)
    changed(call.core)
    return public(doc)


async def change(call: Call) -> Answer:
    doc = named(call)
    form = Form()
    check_command(form, (), {key: doc[key] for key in MEANING if key in doc and key != "type"} | call.body)
    form.settle()
    doc |= call.body
    call.core.world.put("command", doc)
    changed(call.core)
    return public(doc)


async def remove(call: Call) -> Answer:
    call.core.world.drop("command", named(call)["id"])
    changed(call.core)
    return None


def check_creates(core: Core, scope: str, fresh: int) -> None:
    """200 new commands a day and server; the times are stored, so a restart does not reset it."""
    made: list[float] = [
        at for at in core.world.meta(f"creates{scope}").get("at", []) if at > core.world.clock.now() - 86_400
    ]
    if len(made) + fresh > limits.COMMAND_CREATES_A_DAY:
        raise ApiRefusal(
            400,
            30034,
            f"Max number of daily application command creates has been reached ({limits.COMMAND_CREATES_A_DAY})",
        )
    core.world.set_meta(f"creates{scope}", at=[*made, *[core.world.clock.now()] * fresh])


def store(core: Core, scope: str, body: Doc, old: Doc | None) -> Doc:
    body = {
        "type": SLASH,
        "description": "",
        "nsfw": False,
        "default_member_permissions": None,
        "dm_permission": True,
    } | body
    same = old is not None and all(old.get(key) == body.get(key) for key in MEANING)
    name = old["id"] if old else core.world.ids.next()
    version = old["version"] if old and same else core.world.ids.next()
    doc = body | {"id": name, "application_id": core.world.id_of("application"), "version": version, "scope": scope}
    if doc["default_member_permissions"] is not None:
        doc["default_member_permissions"] = str(doc["default_member_permissions"])
    core.world.put("command", doc)
    return doc


def changed(core: Core) -> None:
    core.feed.tell([seat["id"] for seat in core.world.seats()], "commands")
