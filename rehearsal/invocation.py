"""Turns what a seat typed or chose into interaction data; refuses what Discord's own client would not send."""

from __future__ import annotations

from collections.abc import Iterable

from rehearsal import channels, command_form, components, people, uploads
from rehearsal.core import Core
from rehearsal.documents import Doc

VALUE_TYPES = {command_form.STRING: "text", command_form.INTEGER: "a whole number", command_form.NUMBER: "a number"}


class Slip(Exception):
    """Something a person did that the client would not let through; the text is for them."""


def visible(core: Core, seat: Doc, channel: Doc) -> list[Doc]:
    """The commands that this seat may use in this channel."""
    return [one for one in core.world.all("command") if admits(core, one, seat, channel)]


def admits(core: Core, command: Doc, seat: Doc, channel: Doc) -> bool:
    guild = channels.in_guild(channel)
    contexts = command.get("contexts")
    if contexts is not None and (0 if guild else 1) not in contexts:
        return False
    if not guild and (command["scope"] or (contexts is None and command.get("dm_permission") is False)):
        return False
    need = int(command.get("default_member_permissions") or 0)
    return not guild or people.power(core.world, seat["id"]) & need == need


def find(core: Core, seat: Doc, channel: Doc, words: str, kind: int = command_form.SLASH) -> tuple[Doc, list[Doc]]:
    """The command for `lorcana deck show`, with the group and subcommand on the way."""
    names = [words] if kind != command_form.SLASH else words.strip().lstrip("/").split()
    root = next(
        (one for one in visible(core, seat, channel) if one["type"] == kind and named(one, names[0] if names else "")),
        None,
    )
    if root is None:
        raise Slip(f"no command {words!r} here")
    path: list[Doc] = []
    for name in names[1:]:
        at = path[-1] if path else root
        step = next((one for one in at.get("options") or [] if one["type"] <= 2 and named(one, name)), None)
        if step is None:
            raise Slip(f"{name!r} is no subcommand of {at['name']!r}")
        path.append(step)
    last = path[-1] if path else root
    if any(one["type"] <= 2 for one in last.get("options") or []):
        raise Slip(f"{words!r} needs a subcommand: {', '.join(one['name'] for one in last['options'])}")
    return root, path


def spoken(root: Doc, path: list[Doc]) -> str:
    """`lorcana deck show`."""
    return " ".join(one["name"] for one in [root, *path])


def named(one: Doc, name: str) -> bool:
    return name == one["name"] or name in (one.get("name_localizations") or {}).values()


def command_data(core: Core, root: Doc, path: list[Doc], values: Doc, *, focused: str | None = None) -> Doc:
    """The data of a slash command, or of an autocomplete request for the option `focused`."""
    last = path[-1] if path else root
    known = {one["name"]: one for one in last.get("options") or []}
    unknown = [name for name in values if name not in known]
    if unknown:
        raise Slip(f"no option {unknown[0]!r}; there are: {', '.join(known) or 'none'}")
    missing = [one["name"] for one in known.values() if one.get("required") and one["name"] not in values]
    if missing and focused is None:
        raise Slip(f"option {missing[0]!r} is required")
    resolved: Doc = {}
    options: list[Doc] = []
    for name, one in known.items():
        if name in values:
            value = converted(core, one, values[name], resolved, raw=focused is not None)
            options.append(
                {"name": name, "type": one["type"], "value": value} | ({"focused": True} if name == focused else {})
            )
    for step in reversed(path):
        options = [{"name": step["name"], "type": step["type"], "options": options}]
    data: Doc = {"id": root["id"], "name": root["name"], "type": root["type"], "options": options}
    if root["scope"]:
        data["guild_id"] = root["scope"]
    return data | ({"resolved": resolved} if resolved else {})


def converted(core: Core, option: Doc, value: object, resolved: Doc, raw: bool) -> object:
    """A value as the option's type wants it. `raw` (autocomplete) lets half-typed values through."""
    kind, name = option["type"], option["name"]
    if kind in VALUE_TYPES:
        return plain_value(option, value, raw)
    if kind == command_form.BOOLEAN:
        if not isinstance(value, bool) and str(value).lower() not in ("true", "false"):
            raise Slip(f"{name!r} is true or false")
        return value if isinstance(value, bool) else str(value).lower() == "true"
    wanted = {
        command_form.USER_OPTION: ("user",),
        command_form.CHANNEL: ("channel",),
        command_form.ROLE: ("role",),
        command_form.MENTIONABLE: ("user", "role"),
        command_form.ATTACHMENT: ("file",),
    }[kind]
    return refer(core, str(value), wanted, resolved)


def plain_value(option: Doc, value: object, raw: bool) -> object:
    kind, name = option["type"], option["name"]
    if option.get("choices"):
        choice = next((one for one in option["choices"] if str(value) in (str(one["value"]), one["name"])), None)
        if choice is None and not raw:
            raise Slip(f"{name!r} must be one of the choices")
        return choice["value"] if choice else value
    if kind == command_form.STRING:
        if not raw and not (option.get("min_length") or 0) <= len(str(value)) <= (option.get("max_length") or 6000):
            raise Slip(f"{name!r} has the wrong length")
        return str(value)
    try:
        made = int(str(value)) if kind == command_form.INTEGER else float(str(value))
    except ValueError:
        if raw:
            return str(value)
        raise Slip(f"{name!r} must be {VALUE_TYPES[kind]}") from None
    least, most = option.get("min_value"), option.get("max_value")
    if not raw and ((least is not None and made < least) or (most is not None and made > most)):
        raise Slip(f"{name!r} must be between {least} and {most}")
    return made


def refer(core: Core, value: str, wanted: Iterable[str], resolved: Doc) -> str:
    """Finds what a value names (by id, mention or name) and adds it to the resolved data."""
    world = core.world
    value = value.strip("<@!#&> ")
    for kind in wanted:
        if kind == "role":
            for each in people.roles(world):
                if value in (each["id"], each["name"]):
                    resolved.setdefault("roles", {})[each["id"]] = each
                    return str(each["id"])
        if kind == "user":
            for one in world.all("user"):
                if value in (one["id"], one["username"], one.get("global_name")):
                    resolved.setdefault("users", {})[one["id"]] = people.user(world, one["id"])
                    resolved.setdefault("members", {})[one["id"]] = people.member(
                        world, one["id"], with_user=False, permissions=people.power(world, one["id"])
                    )
                    return str(one["id"])
        if kind == "channel":
            for one in world.all("channel"):
                if channels.in_guild(one) and value in (one["id"], one["name"]):
                    seen = channels.describe(world, one) | {"permissions": str(people.ORDINARY)}
                    resolved.setdefault("channels", {})[one["id"]] = seen
                    return str(one["id"])
        if kind == "file" and (file := world.get("file", value)):
            resolved.setdefault("attachments", {})[value] = uploads.public(world, core.base, file) | {"ephemeral": True}
            return value
    raise Slip(f"{value!r} names no {' or '.join(wanted)} here")


def component_data(core: Core, component: Doc, values: list[str]) -> Doc:
    """The data of a click or a choice."""
    kind = component["type"]
    if component.get("disabled"):
        raise Slip("that is disabled")
    data: Doc = {"custom_id": component["custom_id"], "component_type": kind, "id": component["id"]}
    if kind == components.BUTTON:
        return data
    resolved: Doc = {}
    data["values"] = chosen(core, component, values, resolved)
    return data | ({"resolved": resolved} if resolved else {})


REFERS = {
    components.USER_SELECT: ("user",),
    components.ROLE_SELECT: ("role",),
    components.CHANNEL_SELECT: ("channel",),
    components.MENTIONABLE_SELECT: ("user", "role"),
    components.FILE_UPLOAD: ("file",),
}


def chosen(core: Core, component: Doc, values: list[str], resolved: Doc) -> list[str]:
    """The values of a select, checkbox group or file upload, within its bounds; labels are taken for values too."""
    if component["type"] in REFERS:
        values = [refer(core, one, REFERS[component["type"]], resolved) for one in values]
    else:
        values = [pick(component, one) for one in values]
    least = component.get("min_values", 1) if component.get("required", True) else 0
    most = component.get("max_values") or (len(component.get("options", [])) if component["type"] == 22 else 1)
    if not least <= len(values) <= most or len(set(values)) != len(values):
        raise Slip(f"choose {least} to {most}, not {len(values)}")
    return values


def pick(component: Doc, value: str) -> str:
    for one in component.get("options") or []:
        if value in (one["value"], one["label"]):
            return str(one["value"])
    raise Slip(f"{value!r} is not offered; there are: {', '.join(one['label'] for one in component['options'])}")
