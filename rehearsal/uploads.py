"""Files: taken out of multipart requests, measured, kept under the home, served by signed links that expire."""

from __future__ import annotations

import hmac
import json
import mimetypes
import re
import struct
from dataclasses import dataclass
from hashlib import sha256
from urllib.parse import quote

from aiohttp import BodyPartReader, web

from rehearsal import limits
from rehearsal.documents import Doc
from rehearsal.refusal import ApiRefusal, too_large
from rehearsal.shape import Form, Path
from rehearsal.world import World

#: Types that a browser shows in place; everything else is offered for download.
SHOWN = ("image/png", "image/jpeg", "image/gif", "image/webp")


@dataclass
class Upload:
    name: str
    data: bytes


async def read_form(request: web.Request) -> tuple[Doc, list[Upload]]:
    """The JSON body and the files of a request, by index. Raises 40005 for too much and 50109 for no JSON."""
    if not request.headers.get("Content-Type", "").lower().startswith("multipart/"):
        return parse(await whole_body(request)), []
    if (request.content_length or 0) > limits.REQUEST_BYTES:
        raise too_large()
    body: Doc = {}
    files: dict[int, Upload] = {}
    total = 0
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader):
            continue
        data = bytes(await part.read())
        total += len(data)
        if len(data) > limits.FILE_BYTES or total > limits.REQUEST_BYTES:
            raise too_large()
        name = part.name or ""  # worked out from the headers each time
        if name == "payload_json":
            body = parse(data)
        elif indexed := re.fullmatch(r"files\[(\d+)\]", name):
            files[int(indexed[1])] = Upload(part.filename or "file", data)
    return body, [files[index] for index in sorted(files)]


async def whole_body(request: web.Request) -> bytes:
    try:
        return await request.read()
    except web.HTTPRequestEntityTooLarge:
        raise too_large() from None


def parse(data: bytes) -> Doc:
    try:
        body = json.loads(data or b"{}")
    except ValueError:
        raise ApiRefusal(400, 50109, "The request body contains invalid JSON.") from None
    if not isinstance(body, dict):
        raise ApiRefusal(
            400,
            50035,
            "Invalid Form Body",
            errors={"_errors": [{"code": "MODEL_TYPE_CONVERT", "message": "Only dictionaries here."}]},
        )
    return body


def keep(world: World, channel: str, upload: Upload, description: str | None = None) -> Doc:
    """Writes a file under the home and returns its attachment, without a link."""
    name = re.sub(r"[^\w.\-]", "_", upload.name) or "file"
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    doc: Doc = {
        "id": world.ids.next(),
        "channel_id": channel,
        "filename": name,
        "size": len(upload.data),
        "content_type": kind,
    }
    if size := picture_size(upload.data):
        doc["width"], doc["height"] = size
    if description:
        doc["description"] = description
    (world.files / doc["id"]).write_bytes(upload.data)
    world.put("file", doc)
    return doc


def forget(world: World, attachment: str) -> None:
    """No message holds it any more; it is taken away a little later (`sweep`)."""
    world.put("gone", {"id": attachment, "at": world.clock.now()})


def sweep(world: World) -> None:
    """Takes away what has been forgotten for long enough."""
    for gone in world.all("gone"):
        if world.clock.now() - gone["at"] > limits.GONE_STAYS:
            world.drop("file", gone["id"])
            (world.files / gone["id"]).unlink(missing_ok=True)
            world.drop("gone", gone["id"])


def picture_size(data: bytes) -> tuple[int, int] | None:
    """Width and height of a PNG, GIF or JPEG, read from its header."""
    if data[:8] == b"\x89PNG\r\n\x1a\n" and len(data) >= 24:
        return struct.unpack(">II", data[16:24])
    if data[:4] == b"GIF8" and len(data) >= 10:
        return struct.unpack("<HH", data[6:10])
    at = 2
    while data[:2] == b"\xff\xd8" and at + 9 < len(data) and data[at] == 0xFF:
        if 0xC0 <= data[at + 1] <= 0xC3:
            height, width = struct.unpack(">HH", data[at + 5 : at + 9])
            return width, height
        at += 2 + struct.unpack(">H", data[at + 2 : at + 4])[0]
    return None


def sign(world: World, path: str, expires: int) -> str:
    key = str(world.meta("secrets")["links"]).encode()
    return hmac.new(key, f"{path}:{expires}".encode(), sha256).hexdigest()[:32]


def public(world: World, base: str, doc: Doc) -> Doc:
    """An attachment as Discord sends it, with a fresh signed link."""
    path = f"/cdn/attachments/{doc['channel_id']}/{doc['id']}/{quote(doc['filename'])}"
    expires = int(world.clock.now() + limits.LINK_LIFE)
    url = f"{base}{path}?ex={expires:x}&hm={sign(world, path, expires)}"
    given = {key: value for key, value in doc.items() if key != "channel_id"}
    return given | {"url": url, "proxy_url": url}


async def serve(world: World, request: web.Request) -> web.StreamResponse:
    """Gives a file to whoever holds a valid link; 404 otherwise, as a content network does."""
    doc = world.get("file", request.match_info["attachment"])
    try:
        expires = int(request.query.get("ex", ""), 16)
    except ValueError:
        expires = 0
    good = sign(world, quote(request.path), expires)
    if doc is None or expires < world.clock.now() or not hmac.compare_digest(good, request.query.get("hm", "")):
        raise web.HTTPNotFound(text="This content is no longer available.")
    headers = {
        "Content-Type": doc["content_type"],
        "X-Content-Type-Options": "nosniff",
        "Content-Security-Policy": "default-src 'none'; sandbox",
    }
    if doc["content_type"] not in SHOWN:
        headers |= {"Content-Type": "application/octet-stream", "Content-Disposition": "attachment"}
    return web.FileResponse(world.files / doc["id"], headers=headers)


def resolve(form: Form, path: Path, media: Doc, attachments: list[Doc]) -> Doc:
    """A media reference with its attachment; notes a fault when `attachment://name` names none."""
    url = str(media.get("url", ""))
    for one in attachments:
        if url == f"attachment://{one['filename']}" or f"/{one['id']}/" in url:
            return {"attachment_id": one["id"]}
    if url.startswith("attachment://"):
        form.fault(path, "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND", f"The media {url} was not found.")
    return {"url": url}
