"""Checks application commands as they are registered."""

from __future__ import annotations

import unicodedata

from rehearsal import limits
from rehearsal.documents import Doc
from rehearsal.shape import (
    Form,
    Path,
    Rule,
    anything,
    boolean,
    length,
    list_of,
    map_of,
    nullable,
    number,
    one_of,
    record,
    text,
    whole,
)

SLASH, USER, MESSAGE = 1, 2, 3
SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN, USER_OPTION, CHANNEL, ROLE, MENTIONABLE, NUMBER, ATTACHMENT = range(1, 12)
A_KIND = {SLASH: limits.SLASH_COMMANDS, USER: limits.USER_COMMANDS, MESSAGE: limits.MESSAGE_COMMANDS}


def slash_name(form: Form, path: Path, value: object) -> None:
    """1-32 letters, digits, `-`, `_` or `'`, in lower case where the script has one."""
    text(1, limits.COMMAND_NAME)(form, path, value)
    if isinstance(value, str) and not (all(map(name_character, value)) and value == value.lower()):
        form.fault(path, "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")


def name_character(character: str) -> bool:
    category = unicodedata.category(character)
    # Marks belong to Devanagari and Thai, whose scripts the documentation admits whole.
    return (
        character in "-_'"
        or category[0] in "LN"
        or (category[0] == "M" and unicodedata.name(character, "").startswith(("DEVA", "THAI")))
    )


def translated(rule: Rule) -> Rule:
    return nullable(map_of(limits.LOCALES, rule))


description = text(1, limits.COMMAND_DESCRIPTION)
choice = record(
    {
        "name": text(1, limits.CHOICE_TEXT),
        "value": anything,
        "name_localizations": translated(text(1, limits.CHOICE_TEXT)),
    },
    required=("name", "value"),
)
option_fields: dict[str, Rule] = {
    "type": whole(1, 11),
    "name": slash_name,
    "name_localizations": translated(slash_name),
    "description": description,
    "description_localizations": translated(description),
    "required": boolean,
    "choices": list_of(choice, 0, limits.CHOICES),
    "options": list_of(anything, 0, limits.COMMAND_OPTIONS),
    "channel_types": list_of(whole(0)),
    "min_value": number,
    "max_value": number,
    "min_length": whole(0, 6000),
    "max_length": whole(1, 6000),
    "autocomplete": boolean,
}
common: dict[str, Rule] = {
    "id": anything,
    "type": one_of(SLASH, USER, MESSAGE),
    "default_member_permissions": nullable(anything),
    "dm_permission": nullable(boolean),
    "default_permission": nullable(boolean),
    "nsfw": boolean,
    "contexts": nullable(list_of(one_of(0, 1, 2))),
    "integration_types": nullable(list_of(one_of(0, 1), 1)),
    "handler": anything,
}
slash_fields = common | {
    "name": slash_name,
    "name_localizations": translated(slash_name),
    "description": description,
    "description_localizations": translated(description),
    "options": list_of(anything, 0, limits.COMMAND_OPTIONS),
}
menu_name = text(1, limits.COMMAND_NAME)
menu_fields = common | {
    "name": menu_name,
    "name_localizations": translated(menu_name),
    "description": text(0, 0),
    "options": list_of(anything, 0, 0),
}


def check_command(form: Form, path: Path, value: object) -> None:
    kind = value.get("type", SLASH) if isinstance(value, dict) else SLASH
    if kind != SLASH:
        record(menu_fields, required=("name",))(form, path, value)
        return
    record(slash_fields, required=("name", "description"))(form, path, value)
    if isinstance(value, dict) and not form.errors:
        check_options(form, path, value.get("options") or [], depth=0)
        if not form.errors and characters(value) > limits.COMMAND_CHARACTERS:
            form.fault(
                path,
                "APPLICATION_COMMAND_TOO_LARGE",
                f"Command exceeds maximum size ({characters(value)} > {limits.COMMAND_CHARACTERS})",
            )


def check_options(form: Form, path: Path, options: list[object], depth: int) -> None:
    """Subcommands and groups only at their levels, not mixed with values; required ones first; names once."""
    names: set[object] = set()
    optional = nested = plain = False
    for index, value in enumerate(options):
        here = (*path, "options", str(index))
        record(option_fields, required=("type", "name", "description"))(form, here, value)
        if not isinstance(value, dict) or form.errors:
            continue
        if value["name"] in names:
            form.fault((*here, "name"), "APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATED", "Option name is not unique")
        names.add(value["name"])
        if value["type"] in (SUBCOMMAND, GROUP):
            nested = True
            check_nesting(form, here, value, depth)
            continue
        plain = True
        if value.get("required") and optional:
            form.fault(
                (*here, "required"),
                "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
                "Required options must be placed before non-required options",
            )
        optional = optional or not value.get("required")
        check_value_option(form, here, value)
    if nested and plain:
        form.fault(
            (*path, "options"),
            "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
            "Sub-command and sub-command group option types are mutually exclusive to all other types",
        )


def check_nesting(form: Form, path: Path, value: Doc, depth: int) -> None:
    if (value["type"] == GROUP and depth > 0) or depth > 1:
        form.fault((*path, "type"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Nested two levels below the root")
        return
    inside = value.get("options") or []
    if value["type"] == GROUP and not all(isinstance(one, dict) and one.get("type") == SUBCOMMAND for one in inside):
        form.fault((*path, "options"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "A group holds subcommands only")
    check_options(form, path, inside, depth + 1 if value["type"] == GROUP else 2)


def check_value_option(form: Form, path: Path, value: Doc) -> None:
    choices = value.get("choices") or []
    if choices and value.get("autocomplete"):
        form.fault(
            (*path, "autocomplete"),
            "APPLICATION_COMMAND_OPTION_AUTOCOMPLETE_INVALID",
            "Autocomplete cannot be combined with choices",
        )
    if (choices or value.get("autocomplete")) and value["type"] not in (STRING, INTEGER, NUMBER):
        form.fault((*path, "type"), "APPLICATION_COMMAND_OPTION_AUTOCOMPLETE_INVALID", "Only for text and numbers")
    for index, one in enumerate(choices):
        check_choice(form, (*path, "choices", str(index)), one, value["type"])


def check_choice(form: Form, path: Path, one: Doc, kind: int) -> None:
    rule = (
        {STRING: text(0, limits.CHOICE_TEXT), INTEGER: whole(-(1 << 53), 1 << 53), NUMBER: number}[kind]
        if kind in (STRING, INTEGER, NUMBER)
        else anything
    )
    rule(form, (*path, "value"), one["value"])


def longest(value: Doc, name: str) -> int:
    """The longest of a text and its localisations, which is what counts towards 8,000."""
    return max(length(each) for each in [value.get(name, ""), *(value.get(f"{name}_localizations") or {}).values()])


def characters(value: Doc) -> int:
    """Name, description and values of a command with all its options and choices."""
    own = longest(value, "name") + longest(value, "description")
    choices = sum(longest(one, "name") + len(str(one["value"])) for one in value.get("choices") or [])
    return own + choices + sum(map(characters, value.get("options") or []))


def check_set(form: Form, value: object) -> None:
    """Checks a whole list of commands: each by itself, names once a kind, and the counts."""
    list_of(check_command)(form, (), value)
    if form.errors or not isinstance(value, list):
        return
    seen: set[tuple[int, str]] = set()
    for index, command in enumerate(value):
        mark = (command.get("type", SLASH), command["name"])
        if mark in seen:
            form.fault(
                (str(index), "name"), "APPLICATION_COMMANDS_DUPLICATE_NAME", "Application command names must be unique"
            )
        seen.add(mark)
