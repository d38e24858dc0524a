"""The gateway: hello, identify, ready, heartbeats, resume with replay, and the events that intents allow."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field

from aiohttp import WSMsgType, web

from rehearsal import channels, limits, people
from rehearsal.documents import Clock, Doc
from rehearsal.findings import Findings
from rehearsal.wire import Wire
from rehearsal.world import World

GUILDS, MEMBERS, PRESENCES, GUILD_MESSAGES, DIRECT_MESSAGES, MESSAGE_CONTENT = (
    1 << 0,
    1 << 1,
    1 << 8,
    1 << 9,
    1 << 12,
    1 << 15,
)
PRIVILEGED = MEMBERS | PRESENCES | MESSAGE_CONTENT
EVERY_INTENT = (1 << 26) - 1
HEARTBEAT_MS = 41_250
BUFFER = 2_000
#: Close codes of the documentation, topics/opcodes-and-status-codes.
UNKNOWN_OPCODE, DECODE_ERROR, NOT_AUTHENTICATED, AUTHENTICATION_FAILED = 4001, 4002, 4003, 4004
ALREADY_AUTHENTICATED, TOO_MANY, INVALID_SHARD, INVALID_INTENTS, DISALLOWED_INTENTS = 4005, 4008, 4010, 4013, 4014


@dataclass(eq=False)
class Session:
    """One identified client. It outlives its connection so that missed events can be replayed."""

    id: str
    intents: int
    shard: tuple[int, int]
    seq: int = 0
    sent: deque[Doc] = field(default_factory=lambda: deque(maxlen=BUFFER))
    queue: asyncio.Queue[Doc] | None = None
    socket: web.WebSocketResponse | None = None

    def push(self, event: str, data: Doc) -> None:
        self.seq += 1
        packet: Doc = {"op": 0, "t": event, "s": self.seq, "d": data}
        self.sent.append(packet)
        if self.queue is not None:
            self.queue.put_nowait(packet)


class GatewayRefused(Exception):
    """The connection ends with this close code. `kind`: that of the finding."""

    def __init__(self, code: int, reason: str, kind: str = "limit") -> None:
        super().__init__(reason)
        self.code, self.kind = code, kind


class Gateway:
    """All sessions. `url` is set when the port is known; `privileged` admits the privileged intents."""

    def __init__(self, world: World, findings: Findings, clock: Clock, *, privileged: bool) -> None:
        self.url = ""
        #: Called when `connected` has changed.
        self.changed: Callable[[], None] = lambda: None
        self._world, self._findings, self._clock = world, findings, clock
        self._privileged = privileged
        self.sessions: dict[str, Session] = {}
        self._identified: deque[float] = deque()
        #: Close codes with which the next ones that identify are met, put in on purpose.
        self.refusals: deque[int] = deque()
        #: So many of the next servers are told in a form that no client can read.
        self.unreadable = 0

    # Events out

    def dispatch(self, event: str, data: Doc, *, intent: int = 0, guild: bool = True) -> None:
        """Gives an event to each session that may have it: by intent, and by the shard that serves the place."""
        for session in self.audience(intent, guild=guild):
            session.push(event, data)

    def audience(self, intent: int, *, guild: bool) -> list[Session]:
        """Sessions that an event of the server (or of DMs, which shard 0 serves) goes to."""
        return [
            one
            for one in self.sessions.values()
            if (not intent or one.intents & intent)
            and one.shard[0] == ((int(self._world.id_of("guild")) >> 22) % one.shard[1] if guild else 0)
        ]

    @property
    def connected(self) -> int:
        return sum(session.socket is not None for session in self.sessions.values())

    def identifies_left(self) -> int:
        while self._identified and self._identified[0] <= self._clock.now() - 86_400:
            self._identified.popleft()
        return max(limits.IDENTIFIES_A_DAY - len(self._identified), 0)

    def reset_after(self) -> float:
        """Seconds until an identify is counted no more; a day where there was none."""
        self.identifies_left()
        return 86_400 - (self._clock.now() - self._identified[0] if self._identified else 0)

    async def drop(self, code: int | None = None, *, forget: bool = False) -> int:
        """Ends every connection: abruptly without a code, else with one. `forget` makes resuming impossible."""
        dropped = 0
        for session in list(self.sessions.values()):
            if forget:
                del self.sessions[session.id]
            if session.socket is not None:
                socket, session.socket, session.queue = session.socket, None, None
                dropped += 1
                self.changed()
                await socket.close(code=code or 1001)
        return dropped

    # One connection

    async def connect(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse(max_msg_size=0)
        await socket.prepare(request)
        wire = Wire(socket, request.query.get("compress", ""))
        await wire.send({"op": 10, "s": None, "t": None, "d": {"heartbeat_interval": HEARTBEAT_MS, "_trace": []}})
        line = GatewayConnection(self, socket)
        writer = asyncio.create_task(line.write(wire))
        try:
            await self._read(line)
        except GatewayRefused as refused:
            self._findings.note(refused.kind, "gateway", refused.code, str(refused))
            await socket.close(code=refused.code, message=str(refused).encode())
        finally:
            writer.cancel()
            if line.session is not None and line.session.socket is socket:
                line.session.socket = line.session.queue = None
                self.changed()
        return socket

    async def _read(self, line: GatewayConnection) -> None:
        async for message in line.socket:
            if message.type not in (WSMsgType.TEXT, WSMsgType.BINARY):
                break
            data = message.data if isinstance(message.data, bytes) else message.data.encode()
            line.count(self._clock.now())
            if len(data) > limits.GATEWAY_BYTES:
                raise GatewayRefused(DECODE_ERROR, f"payload of {len(data)} bytes; at most {limits.GATEWAY_BYTES}")
            try:
                packet = json.loads(data)
                op, body = packet["op"], packet.get("d")
            except (ValueError, KeyError, TypeError, AttributeError):
                raise GatewayRefused(DECODE_ERROR, "not a gateway payload") from None
            self._receive(line, op, body)

    def _receive(self, line: GatewayConnection, op: int, body: object) -> None:
        if op == 1:
            line.queue.put_nowait({"op": 11, "s": None, "t": None, "d": None})
        elif op in (2, 6):
            if line.session is not None:
                raise GatewayRefused(ALREADY_AUTHENTICATED, "already identified")
            if not isinstance(body, dict) or body.get("token") != self._world.meta("secrets")["token"]:
                raise GatewayRefused(AUTHENTICATION_FAILED, "Authentication failed.")
            self._identify(line, body) if op == 2 else self._resume(line, body)
        elif line.session is None:
            raise GatewayRefused(NOT_AUTHENTICATED, "not identified")
        elif op == 8 and isinstance(body, dict):
            self._members(line.session, body)
        elif op not in (3, 4):
            raise GatewayRefused(UNKNOWN_OPCODE, f"unknown opcode {op}")

    def _identify(self, line: GatewayConnection, body: Doc) -> None:
        if not self.identifies_left():
            raise GatewayRefused(AUTHENTICATION_FAILED, f"more than {limits.IDENTIFIES_A_DAY} identifies a day")
        self._identified.append(self._clock.now())
        if self.refusals:
            raise GatewayRefused(self.refusals.popleft(), "Refused on purpose.", "injected")
        intents = body.get("intents")
        if not isinstance(intents, int) or intents & ~EVERY_INTENT:
            raise GatewayRefused(INVALID_INTENTS, "Invalid intent(s).")
        if intents & PRIVILEGED and not self._privileged:
            raise GatewayRefused(DISALLOWED_INTENTS, "Disallowed intent(s).")
        number, count = body.get("shard") or (0, 1)
        if not 0 <= number < count:
            raise GatewayRefused(INVALID_SHARD, "Invalid shard.")
        session = Session(secrets.token_hex(16), intents, (number, count))
        # A session that nobody resumed when its successor has come is gone, as after Discord's own time limit.
        for old in [old for old in self.sessions.values() if old.socket is None and old.shard == session.shard]:
            del self.sessions[old.id]
        self.sessions[session.id] = session
        line.attach(session)
        self.changed()
        self._welcome(session)

    def _welcome(self, session: Session) -> None:
        world, (number, count) = self._world, session.shard
        guild = world.id_of("guild")
        here = (int(guild) >> 22) % count == number
        session.push(
            "READY",
            {
                "v": 10,
                "user": people.user(world, world.id_of("bot")),
                "session_id": session.id,
                "resume_gateway_url": self.url,
                "shard": [number, count],
                "private_channels": [],
                "guilds": [{"id": guild, "unavailable": True}] if here else [],
                "session_type": "normal",
                "application": {"id": world.id_of("application"), "flags": 0},
            },
        )
        if here and session.intents & GUILDS:
            told = self._guild(session)
            if self.unreadable:
                self.unreadable -= 1
                told["roles"] = [{}]
            session.push("GUILD_CREATE", told)

    def _guild(self, session: Session) -> Doc:
        world, everybody = self._world, bool(session.intents & MEMBERS)
        kept = [one for one in world.all("channel") if channels.in_guild(one)]
        who = [one["id"] for one in world.all("user") if everybody or one["id"] == world.id_of("bot")]
        return people.guild(world) | {
            "channels": [channels.describe(world, one) for one in kept if one["type"] not in channels.THREADS],
            "threads": [
                channels.describe(world, one) for one in kept if one["type"] in channels.THREADS and not one["archived"]
            ],
            "members": [people.member(world, one) for one in who],
            "presences": [],
            "voice_states": [],
            "stage_instances": [],
            "guild_scheduled_events": world.all("event"),
            "soundboard_sounds": [],
        }

    def _resume(self, line: GatewayConnection, body: Doc) -> None:
        session = self.sessions.get(str(body.get("session_id")))
        seen = body.get("seq")
        missed = [] if session is None else [one for one in session.sent if isinstance(seen, int) and one["s"] > seen]
        if session is None or not isinstance(seen, int) or seen > session.seq or len(missed) < session.seq - seen:
            line.queue.put_nowait({"op": 9, "s": None, "t": None, "d": False})
            return
        line.attach(session)
        self.changed()
        for packet in missed:
            line.queue.put_nowait(packet)
        session.push("RESUMED", {"_trace": []})

    def _members(self, session: Session, body: Doc) -> None:
        """Answers a request for members: all of them only with the members intent."""
        asked = body.get("user_ids")
        asked = [asked] if isinstance(asked, str) else asked
        query = body.get("query")
        users = [
            one
            for one in self._world.all("user")
            if (asked and one["id"] in map(str, asked))
            or (
                isinstance(query, str)
                and one["username"].startswith(query.lower())
                and (query or session.intents & MEMBERS)
            )
        ]
        session.push(
            "GUILD_MEMBERS_CHUNK",
            {
                "guild_id": self._world.id_of("guild"),
                "members": [people.member(self._world, one["id"]) for one in users],
                "chunk_index": 0,
                "chunk_count": 1,
                "not_found": [],
                "nonce": body.get("nonce"),
            },
        )


class GatewayConnection:
    """One socket and its outgoing queue; knows its session once identified."""

    def __init__(self, gateway: Gateway, socket: web.WebSocketResponse) -> None:
        self.socket = socket
        self.queue: asyncio.Queue[Doc] = asyncio.Queue()
        self.session: Session | None = None
        self._sends: deque[float] = deque()

    def attach(self, session: Session) -> None:
        self.session, session.socket, session.queue = session, self.socket, self.queue

    def count(self, now: float) -> None:
        most, seconds = limits.GATEWAY_SENDS
        self._sends.append(now)
        while self._sends[0] <= now - seconds:
            self._sends.popleft()
        if len(self._sends) > most:
            raise GatewayRefused(TOO_MANY, f"more than {most} sends in {seconds:.0f} s")

    async def write(self, wire: Wire) -> None:
        while True:
            packet = await self.queue.get()
            try:
                await wire.send(packet)
            except ConnectionError:
                return
