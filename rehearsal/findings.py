"""What the bot did wrong: each refusal, late answer and gateway fault, kept in memory and in a file."""

from __future__ import annotations

import json
from collections import Counter, deque
from pathlib import Path

from rehearsal import limits
from rehearsal.documents import Clock, Doc
from rehearsal.refusal import ApiRefusal


class Findings:
    """An append-only log. Kinds: `limit` (the bot broke one), `world` (a closed door), `injected` (a fault put in)."""

    def __init__(self, path: Path, clock: Clock) -> None:
        self._path, self._clock = path, clock
        self.entries: list[Doc] = []
        self.requests: Counter[str] = Counter()
        self._invalid: deque[float] = deque()
        if path.exists():
            self.entries = [json.loads(line) for line in path.read_text("utf-8").splitlines() if line.endswith("}")]

    def note(self, kind: str, where: str, code: int, message: str, **more: object) -> None:
        entry: Doc = {"at": self._clock.now(), "kind": kind, "where": where, "code": code, "message": message} | more
        self.entries.append(entry)
        with self._path.open("a", encoding="utf-8") as log:
            log.write(json.dumps(entry) + "\n")

    def refusal(self, where: str, refusal: ApiRefusal) -> None:
        more: Doc = {"status": refusal.status}
        if refusal.errors:
            more["errors"] = refusal.errors
        self.note(refusal.kind, where, refusal.code, refusal.message, **more)

    def clear(self) -> None:
        self.entries.clear()
        self._path.unlink(missing_ok=True)

    def count(self, status: int, scope: str) -> None:
        """Counts an invalid request (401, 403, and 429 unless shared) towards the ban."""
        if status in (401, 403) or (status == 429 and scope != "shared"):
            self._invalid.append(self._clock.now())

    @property
    def invalid(self) -> int:
        """Invalid requests within the last ten minutes."""
        while self._invalid and self._invalid[0] <= self._clock.now() - limits.INVALID_REQUESTS[1]:
            self._invalid.popleft()
        return len(self._invalid)

    @property
    def banned(self) -> bool:
        return self.invalid >= limits.INVALID_REQUESTS[0]
