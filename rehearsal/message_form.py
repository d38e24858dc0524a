"""Checks the body of a message: create, edit, interaction answer and follow-up."""

from __future__ import annotations

from rehearsal import components, limits
from rehearsal.documents import Doc
from rehearsal.refusal import ApiRefusal
from rehearsal.shape import (
    Form,
    Path,
    Rule,
    anything,
    boolean,
    length,
    list_of,
    nullable,
    one_of,
    record,
    snowflake,
    text,
    whole,
)

SUPPRESS_EMBEDS, EPHEMERAL, SUPPRESS_NOTIFICATIONS, V2 = 1 << 2, 1 << 6, 1 << 12, 1 << 15

embed_media = record(
    {"url": text(1, 2048)}
    | dict.fromkeys(
        ("proxy_url", "width", "height", "content_type", "placeholder", "placeholder_version", "flags", "description"),
        anything,
    )
)
embed = record(
    {
        "title": nullable(text(0, 256)),
        "type": text(),
        "description": nullable(text(0, 4096)),
        "url": nullable(text()),
        "timestamp": nullable(text()),
        "color": nullable(whole(0, 0xFFFFFF)),
        "image": nullable(embed_media),
        "thumbnail": nullable(embed_media),
        "video": anything,
        "provider": anything,
        "flags": anything,
        "footer": record({"text": text(1, 2048), "icon_url": nullable(text()), "proxy_icon_url": anything}, ("text",)),
        "author": record(
            {"name": text(1, 256), "url": nullable(text()), "icon_url": nullable(text()), "proxy_icon_url": anything},
            ("name",),
        ),
        "fields": list_of(
            record({"name": text(1, 256), "value": text(1, 1024), "inline": boolean}, ("name", "value")), 0, 25
        ),
    }
)
attachment = record(
    {
        "id": snowflake,
        "filename": text(1, 260),
        "description": nullable(text(0, limits.ALT_TEXT)),
        "title": text(),
        "size": anything,
        "url": anything,
        "proxy_url": anything,
        "width": anything,
        "height": anything,
        "content_type": anything,
        "spoiler": anything,
        "is_spoiler": anything,
        "flags": anything,
    },
    required=("id",),
)
mentions = record(
    {
        "parse": list_of(one_of("users", "roles", "everyone"), 0, 3),
        "users": list_of(snowflake, 0, 100),
        "roles": list_of(snowflake, 0, 100),
        "replied_user": boolean,
    }
)


def not_staged(form: Form, path: Path, value: object) -> None:
    """Polls and stickers: Discord knows them, the rehearsal cannot show them, so it does not swallow them."""
    form.fault(path, "NOT_STAGED", "The rehearsal server cannot show this.")


EDIT: dict[str, Rule] = {
    "content": nullable(text(0, limits.CONTENT)),
    "embeds": nullable(list_of(embed, 0, limits.EMBEDS)),
    "components": nullable(anything),
    "attachments": nullable(list_of(attachment)),
    "flags": nullable(whole(0)),
    "allowed_mentions": nullable(mentions),
    # The library sends tts with edits and follow-ups too; Discord reads it over.
    "tts": boolean,
}
ANSWER: dict[str, Rule] = EDIT | {"poll": nullable(not_staged)}
CREATE: dict[str, Rule] = ANSWER | {
    "nonce": anything,
    "enforce_nonce": boolean,
    "sticker_ids": nullable(list_of(not_staged)),
    "message_reference": nullable(
        record(
            {
                "type": one_of(0),
                "message_id": snowflake,
                "channel_id": snowflake,
                "guild_id": nullable(snowflake),
                "fail_if_not_exists": boolean,
            },
            ("message_id",),
        )
    ),
}


def check(
    form: Form,
    body: Doc,
    fields: dict[str, Rule],
    *,
    files: int,
    before: Doc | None = None,
    flags_allowed: int = SUPPRESS_EMBEDS | SUPPRESS_NOTIFICATIONS | V2,
    path: Path = (),
) -> None:
    """Notes every fault of a message body. `before` is the message as it stood, for an edit.

    Raises 50006 for a message without anything in it.
    """
    record(fields)(form, path, body)
    flags = body.get("flags") or 0
    if isinstance(flags, int) and flags & ~flags_allowed:
        form.fault((*path, "flags"), "BASE_TYPE_BAD_VALUE", f"Flags {flags & ~flags_allowed} cannot be set here.")
    form.settle()
    was_v2 = bool(before and before["flags"] & V2)
    if was_v2 and "flags" in body and body["flags"] is not None and not flags & V2:
        form.fault(
            (*path, "flags"),
            "MESSAGE_CANNOT_REMOVE_COMPONENTS_V2_FLAG",
            "The IS_COMPONENTS_V2 flag cannot be removed from a message.",
        )
    v2 = was_v2 or bool(flags & V2)
    if body.get("components") is not None:
        components.check_message(form, body["components"], v2=v2, path=(*path, "components"))
    elif v2 and before is None:
        form.fault((*path, "components"), "BASE_TYPE_REQUIRED", "This field is required")
    if v2:
        check_legacy(form, body, before, path)
    check_mentions(form, body, path)
    check_embeds(form, body, path)
    check_files(form, body, files, before, path)
    form.settle()
    if empty(body, files, before, v2):
        raise ApiRefusal(400, 50006, "Cannot send an empty message")


def check_legacy(form: Form, body: Doc, before: Doc | None, path: Path) -> None:
    """With the V2 flag a message holds components alone: no content, embeds, poll or stickers."""
    merged = dict(before or {}) | body
    for name in ("content", "embeds", "poll", "sticker_ids"):
        if merged.get(name):
            form.fault(
                (*path, name),
                "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                f"The '{name}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
            )


def check_mentions(form: Form, body: Doc, path: Path) -> None:
    allowed = body.get("allowed_mentions") or {}
    for name in ("users", "roles"):
        if allowed.get(name) and name in (allowed.get("parse") or []):
            form.fault(
                (*path, "allowed_mentions"),
                "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
                f'parse:["{name}"] and {name}: [ids...] are mutually exclusive.',
            )


def check_embeds(form: Form, body: Doc, path: Path) -> None:
    total = sum(map(embed_size, body.get("embeds") or []))
    if total > limits.EMBED_TOTAL:
        form.fault(
            (*path, "embeds"), "MAX_EMBED_SIZE_EXCEEDED", f"Embed size exceeds maximum size of {limits.EMBED_TOTAL}"
        )


def embed_size(one: Doc) -> int:
    words = [
        one.get("title"),
        one.get("description"),
        (one.get("footer") or {}).get("text"),
        (one.get("author") or {}).get("name"),
    ]
    words += [part for field in one.get("fields") or [] for part in (field["name"], field["value"])]
    return sum(length(word) for word in words if word)


def check_files(form: Form, body: Doc, files: int, before: Doc | None, path: Path) -> None:
    """At most ten attachments on a message, those kept from before included."""
    listed = body.get("attachments")
    known = {each["id"] for each in (before or {}).get("attachments", [])}
    kept = len(known) if listed is None else 0
    for index, one in enumerate(listed or []):
        if str(one["id"]) in known:
            kept += 1
        elif int(one["id"]) >= files:
            form.fault((*path, "attachments", str(index)), "ATTACHMENT_NOT_FOUND", "No such file or attachment.")
    if kept + files > limits.FILES:
        form.fault((*path, "attachments"), "BASE_TYPE_MAX_LENGTH", f"Must be {limits.FILES} or fewer in length.")


def empty(body: Doc, files: int, before: Doc | None, v2: bool) -> bool:
    if v2 or files or body.get("poll") or body.get("sticker_ids"):
        return False
    merged = dict(before or {}) | body
    said = (merged.get("content") or "").strip()
    return not said and not any(merged.get(name) for name in ("embeds", "components", "attachments"))
