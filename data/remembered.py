"""What takes long to make and can be made again at any time: kept in files by the hash of what it was made from."""

from __future__ import annotations

import hashlib
import os
import tempfile
from functools import cache
from pathlib import Path
from typing import TypeVar

import msgspec

MOST = 16
"""How many files a folder keeps; the oldest give way."""
_ROOT = Path(__file__).resolve().parent.parent
_T = TypeVar("_T")


def recall(file: Path | None, kind: type[_T]) -> _T | None:
    """What was kept there; None for nothing, and for what cannot be read any more."""
    try:
        return msgspec.msgpack.decode(file.read_bytes(), type=kind) if file else None
    except (OSError, msgspec.DecodeError):
        return None


def keep(file: Path | None, made: object) -> None:
    """Keep it for the next time; a folder that cannot be written to costs only that time."""
    if not file:
        return
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(dir=file.parent, delete=False) as draft:
            draft.write(msgspec.msgpack.encode(made))
        os.replace(draft.name, file)
        for old in sorted(file.parent.glob("*.msgpack"), key=lambda each: each.stat().st_mtime)[:-MOST]:
            old.unlink(missing_ok=True)
    except OSError:
        return


@cache
def sources(*parts: str) -> bytes:
    """A hash of our own sources, files and folders under the root, named or by a pattern: what they made must not meet
    their next version."""
    digest = hashlib.sha256()
    for path in (path for part in parts for path in sorted(_ROOT.glob(part))):
        for file in sorted(path.glob("**/*.py")) if path.is_dir() else [path]:
            digest.update(file.read_bytes())
    return digest.digest()
