"""Writes pictures as PNG, strip by strip: a strip that was written lately is not compressed again."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from functools import partial
from typing import Final

from PIL import Image

from render.kept import Latest

try:
    from zlib_ng import zlib_ng as zlib  # packs a quarter faster and a little smaller
except ImportError:
    import zlib  # type: ignore[no-redef]

STRIP: Final = 32
TALL: Final = 128
"""The height of strips where few bytes matter more than that a strip is found again."""
STRIPS: Final[Latest[bytes]] = Latest(8 << 20, len)
_LEVEL: Final = 5
_SAMPLE: Final = (2, 4, 6, 8)
_OF: Final = 11
_SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
_BEGIN: Final = b"\x78\x5e"
_END: Final = b"\x03\x00"


def estimated(image: Image.Image) -> int:
    """About how many bytes a picture takes, within some 5 %, by a third of its strips, of each eleven;
    nothing is compressed in vain."""
    strips = [rows for no, rows in enumerate(_strips(image, STRIP)) if no % _OF in _SAMPLE]
    share = sum(map(len, strips)) / ((image.width + 1) * image.height)
    return round(sum(len(_kept(rows)) for rows in strips) / share) if strips else 0


def encoded(image: Image.Image, tall: int = STRIP) -> bytes:
    """A picture in mode "P" as a PNG; equal pictures give equal bytes, whatever was kept. From any thread."""
    check = 1
    parts = [_BEGIN]
    for rows in _strips(image, tall):
        check = zlib.adler32(rows, check)
        parts.append(_kept(rows))
    colours = bytes(image.getpalette() or ())
    header = struct.pack(">IIBBBBB", image.width, image.height, 8, 3, 0, 0, 0)
    data = b"".join((*parts, _END, struct.pack(">I", check)))
    chunks = ((b"IHDR", header), (b"PLTE", colours), (b"IDAT", data), (b"IEND", b""))
    return _SIGNATURE + b"".join(_chunk(name, content) for name, content in chunks)


def _strips(image: Image.Image, tall: int) -> Iterator[bytes]:
    """The rows, each with the zero in front that says "unfiltered": a column outside the picture, which is all zero."""
    rows = image.crop((-1, 0, image.width, image.height)).tobytes()
    step = (image.width + 1) * tall
    return (rows[at : at + step] for at in range(0, len(rows), step))


def _kept(rows: bytes) -> bytes:
    return STRIPS.get((hash(rows), zlib.crc32(rows)), partial(_packed, rows))  # a digest would take as long as to pack


def _packed(rows: bytes) -> bytes:
    """The rows compressed so that strips can stand one after another."""
    packer = zlib.compressobj(_LEVEL, zlib.DEFLATED, -15, 9)
    return packer.compress(rows) + packer.flush(zlib.Z_FULL_FLUSH)


def _chunk(name: bytes, content: bytes) -> bytes:
    return struct.pack(">I", len(content)) + name + content + struct.pack(">I", zlib.crc32(name + content))
