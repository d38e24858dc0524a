"""The application's own emojis: kept with their pictures, which anybody may see who has their number."""

from __future__ import annotations

import base64
import binascii
import re

from aiohttp import web

from rehearsal import limits, people
from rehearsal.documents import Doc
from rehearsal.refusal import ApiRefusal
from rehearsal.rest.answers import Answer, Call
from rehearsal.shape import Form, Path, checked, record
from rehearsal.world import World

STARTS = {"png": b"\x89PNG\r\n\x1a\n", "jpeg": b"\xff\xd8\xff", "gif": b"GIF8", "webp": b"RIFF"}
"""How a picture of each type begins."""
DATA = re.compile(r"data:image/(png|jpeg|gif|webp);base64,(.*)", re.DOTALL)


def name(form: Form, path: Path, value: object) -> None:
    """Letters, digits and _, as many as an emoji's name may have."""
    least, most = limits.EMOJI_NAME
    if not isinstance(value, str):
        form.fault(path, "STRING_TYPE_CONVERT", "Could not convert to string.")
    elif not least <= len(value) <= most:
        form.fault(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")
    elif not re.fullmatch(r"[A-Za-z0-9_]+", value):
        form.fault(path, "STRING_TYPE_REGEX", "String value did not match validation regex.")


def image(form: Form, path: Path, value: object) -> None:
    """A picture as a data URI."""
    if not isinstance(value, str) or not DATA.fullmatch(value):
        form.fault(path, "IMAGE_INVALID", "Invalid image data.")
    elif len(picture(value)) > limits.EMOJI_BYTES:
        form.fault(path, "BINARY_TYPE_MAX_SIZE", f"File cannot be larger than {limits.EMOJI_BYTES / 1024} kb.")


new_emoji = record({"name": name, "image": image}, required=("name", "image"))
emoji_change = record({"name": name})


def picture(uri: str) -> bytes:
    """The file in a data URI. Raises 50046 for what is no picture of the type that it is said to be."""
    kind, data = DATA.fullmatch(uri).groups()  # type: ignore[union-attr]  # only such ones come here
    try:
        file = base64.b64decode(data, validate=True)
    except binascii.Error:
        file = b""
    if not file.startswith(STARTS[kind]):
        raise ApiRefusal(400, 50046, "Invalid Asset")
    return file


async def listing(call: Call) -> Answer:
    return {"items": [describe(call.core.world, one) for one in call.core.world.all("emoji")]}


async def create(call: Call) -> Answer:
    """Raises 50035 for a bad form and a name that is taken, 50046 for a bad picture, 30008 for one too many."""
    world = call.core.world
    checked(new_emoji, call.body)
    _must_be_free(world, call.body["name"])
    if len(world.all("emoji")) >= limits.EMOJIS:
        raise ApiRefusal(400, 30008, f"Maximum number of emojis reached ({limits.EMOJIS})")
    doc: Doc = {"id": world.ids.next(), "name": call.body["name"], "type": DATA.match(call.body["image"])[1]}  # type: ignore[index]
    (world.files / doc["id"]).write_bytes(picture(call.body["image"]))
    world.put("emoji", doc)
    return describe(world, doc)


async def fetch(call: Call) -> Answer:
    return describe(call.core.world, _known(call))


async def change(call: Call) -> Answer:
    """Raises 50035 for a bad name and one that is taken."""
    doc = _known(call)
    checked(emoji_change, call.body)
    if call.body.get("name", doc["name"]) != doc["name"]:
        _must_be_free(call.core.world, call.body["name"])
    doc |= call.body
    call.core.world.put("emoji", doc)
    return describe(call.core.world, doc)


async def remove(call: Call) -> Answer:
    doc = _known(call)
    call.core.world.drop("emoji", doc["id"])
    (call.core.world.files / doc["id"]).unlink(missing_ok=True)
    return None


def serve(world: World, number: str) -> web.StreamResponse:
    """The picture of an emoji, by its number; 404 where there is none."""
    doc = world.get("emoji", number)
    if doc is None:
        raise web.HTTPNotFound(text="There is no such emoji.")
    headers = {"Content-Type": f"image/{doc['type']}", "X-Content-Type-Options": "nosniff"}
    return web.FileResponse(world.files / number, headers=headers)


def describe(world: World, doc: Doc) -> Doc:
    """An emoji as Discord sends it."""
    return {
        "id": doc["id"],
        "name": doc["name"],
        "roles": [],
        "user": people.user(world, world.id_of("bot")),
        "require_colons": True,
        "managed": False,
        "animated": doc["type"] == "gif",
        "available": True,
    }


def _known(call: Call) -> Doc:
    doc = call.core.world.get("emoji", call.args["emoji"])
    if doc is None:
        raise ApiRefusal(404, 10014, "Unknown Emoji")
    return doc


def _must_be_free(world: World, wanted: str) -> None:
    form = Form()
    if any(one["name"] == wanted for one in world.all("emoji")):
        form.fault(("name",), "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", "An emoji with this name already exists.")
    form.settle()
