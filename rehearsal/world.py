"""The persisted state: who is here, channels, messages, commands. Held in memory, written through to SQLite."""

from __future__ import annotations

import json
import secrets
import sqlite3
from collections import defaultdict
from pathlib import Path

from rehearsal.documents import Clock, Doc, Snowflakes

#: As many as a tournament of 32 tables seats.
_NAMES = (
    "Aoi",
    "Ben",
    "Chika",
    "Dan",
    "Emi",
    "Finn",
    "Goro",
    "Hana",
    "Ines",
    "Jun",
    "Kei",
    "Lena",
    "Mio",
    "Nils",
    "Ori",
    "Pia",
    "Quinn",
    "Ren",
    "Sora",
    "Tom",
    "Ume",
    "Vera",
    "Wim",
    "Xenia",
    "Yui",
    "Zoe",
    "Akira",
    "Bea",
    "Chiyo",
    "Dora",
    "Eiji",
    "Fritz",
    "Gen",
    "Hugo",
    "Ivo",
    "Jana",
    "Kenta",
    "Lou",
    "Mari",
    "Nao",
    "Otto",
    "Paula",
    "Rei",
    "Saki",
    "Theo",
    "Uta",
    "Vito",
    "Wakana",
    "Yuma",
    "Zita",
    "Asa",
    "Bruno",
    "Cora",
    "Daiki",
    "Elsa",
    "Fumi",
    "Greta",
    "Haru",
    "Ida",
    "Jiro",
    "Kaya",
    "Leo",
    "Miki",
    "Nina",
)
NAMES = (*_NAMES, *(f"{name}2" for name in _NAMES))
KINDS = ("meta", "user", "channel", "message", "file", "gone", "command", "interaction", "event", "emoji")


class World:
    """A home directory. Every `put` and `drop` is on disk when it returns, so that SIGKILL loses nothing.

    `judges`: so many of the last seats have the role for judges.

    Raises ValueError when the home holds a world with more seats than asked for is possible.
    """

    def __init__(self, home: Path, seats: int, judges: int = 0) -> None:
        if not 1 <= seats <= len(NAMES):
            raise ValueError(f"seats must be 1 to {len(NAMES)}, not {seats}")
        self.files = home / "files"
        self.files.mkdir(parents=True, exist_ok=True)
        self._db = sqlite3.connect(home / "rehearsal.db", isolation_level=None)
        self._db.execute("PRAGMA journal_mode=WAL")
        # A killed process loses nothing this way; only a crash of the machine might lose the last moments.
        self._db.execute("PRAGMA synchronous=NORMAL")
        self._db.execute("CREATE TABLE IF NOT EXISTS doc (kind TEXT, id TEXT, body TEXT, PRIMARY KEY (kind, id))")
        self._docs: dict[str, dict[str, Doc]] = {kind: {} for kind in KINDS}
        self._messages: defaultdict[str, dict[str, Doc]] = defaultdict(dict)
        for kind, _, body in self._db.execute("SELECT kind, id, body FROM doc ORDER BY length(id), id"):
            self._take(kind, json.loads(body))
        self.clock = Clock(self.meta("clock").get("offset", 0.0))
        newest = max((int(name) for kind in KINDS[1:] for name in self._docs[kind] if name.isdigit()), default=0)
        self.ids = Snowflakes(self.clock, newest)
        self._establish(seats)
        self._appoint(judges)

    def close(self) -> None:
        self._db.close()

    def _take(self, kind: str, doc: Doc) -> None:
        self._docs[kind][doc["id"]] = doc
        if kind == "message":
            self._messages[doc["channel_id"]][doc["id"]] = doc

    def put(self, kind: str, doc: Doc) -> None:
        self._take(kind, doc)
        self._db.execute("INSERT OR REPLACE INTO doc VALUES (?, ?, ?)", (kind, doc["id"], json.dumps(doc)))

    def drop(self, kind: str, name: str) -> None:
        dropped = self._docs[kind].pop(name, None)
        if kind == "message" and dropped is not None:
            del self._messages[dropped["channel_id"]][name]
        self._db.execute("DELETE FROM doc WHERE kind = ? AND id = ?", (kind, name))

    def get(self, kind: str, name: str) -> Doc | None:
        return self._docs[kind].get(name)

    def all(self, kind: str) -> list[Doc]:
        return list(self._docs[kind].values())

    def messages(self, channel: str) -> list[Doc]:
        """Those of a channel, oldest first."""
        return list(self._messages.get(channel, {}).values())

    def meta(self, name: str) -> Doc:
        return self._docs["meta"].get(name, {})

    def set_meta(self, name: str, **values: object) -> None:
        self.put("meta", self.meta(name) | values | {"id": name})

    def _establish(self, seats: int) -> None:
        """Sets the server up on the first start; later starts only add seats."""
        if not self.meta("ids"):
            names = ("guild", "everyone", "bot", "application", "channel")
            given = {name: self.ids.next() for name in names}
            # The role @everyone carries the id of its server, the application that of its bot.
            given |= {"everyone": given["guild"], "application": given["bot"]}
            self.set_meta("ids", **given)
            self.set_meta("secrets", token=f"rehearsal.{secrets.token_urlsafe(24)}", links=secrets.token_hex(16))
            self.put("user", {"id": given["bot"], "username": "Kotatsu", "bot": True})
            self.put("channel", {"id": given["channel"], "type": 0, "name": "table", "position": 0, "deny": []})
        for name in NAMES[len(self.seats()) : seats]:
            self.put(
                "user",
                {
                    "id": self.ids.next(),
                    "username": name.lower(),
                    "global_name": name,
                    "locale": "en-US",
                    "seat": len(self.seats()),
                    "secret": secrets.token_urlsafe(18),
                    "dms_closed": False,
                },
            )

    def _appoint(self, judges: int) -> None:
        """Gives the last seats the role for judges, and takes it from the others."""
        if "judges" not in self.meta("ids"):
            self.set_meta("ids", judges=self.ids.next())
        seats = self.seats()
        for number, seat in enumerate(seats):
            is_judge = number >= len(seats) - judges
            if seat.get("judge", False) != is_judge:
                self.put("user", seat | {"judge": is_judge})

    def seats(self) -> list[Doc]:
        return [user for user in self._docs["user"].values() if "seat" in user]

    def id_of(self, name: str) -> str:
        """The id of a fixed thing: guild, bot, application, channel, everyone."""
        return str(self.meta("ids")[name])

    def advance(self, seconds: float) -> None:
        self.clock.offset += seconds
        self.set_meta("clock", offset=self.clock.offset)
