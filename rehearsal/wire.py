"""How the gateway packs what it sends: plain text, zlib-stream, or zstd-stream."""

from __future__ import annotations

import json
import struct
import zlib

from aiohttp import web

from rehearsal.documents import Doc

BLOCK = 100_000


class Zlib:
    """One deflate stream a connection, flushed after each message."""

    def __init__(self) -> None:
        self._stream = zlib.compressobj()

    def pack(self, data: bytes) -> bytes:
        return self._stream.compress(data) + self._stream.flush(zlib.Z_SYNC_FLUSH)


class Zstd:
    """One endless zstd frame of raw blocks (RFC 8878, 3.1.1.2.2): valid for any decoder, and no library needed here."""

    def __init__(self) -> None:
        # Magic number, a descriptor without sizes or checksum, a window of 128 KiB.
        self._head = struct.pack("<IBB", 0xFD2FB528, 0x00, 0x38)

    def pack(self, data: bytes) -> bytes:
        out, self._head = self._head, b""
        for start in range(0, len(data), BLOCK):
            block = data[start : start + BLOCK]
            out += struct.pack("<I", len(block) << 3)[:3] + block
        return out


class Wire:
    """Sends documents over one socket, packed as the client asked in the address."""

    def __init__(self, socket: web.WebSocketResponse, compress: str) -> None:
        self.socket = socket
        packers: dict[str, Zlib | Zstd] = {"zlib-stream": Zlib(), "zstd-stream": Zstd()}
        self._packer = packers.get(compress)

    async def send(self, doc: Doc) -> None:
        data = json.dumps(doc)
        if self._packer is None:
            await self.socket.send_str(data)
        else:
            await self.socket.send_bytes(self._packer.pack(data.encode()))
