"""A whole house for end-to-end tests: the stand-in and the bot as processes of their own, people at its seats."""

from __future__ import annotations

import asyncio
import json
import os
import random
import re
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from datetime import datetime
from pathlib import Path
from typing import Any, Protocol

from cogs.safe import ANSWER_SECONDS
from engine.games.registry import GAMES
from rehearsal.client import (
    PATIENCE,
    InteractionFailed,
    Reply,
    Seat,
    SeatError,
    buttons_of,
    parts,
    pictures_of,
    text_of,
)
from rehearsal.documents import born
from rehearsal.limits import CHANNEL_EDITS
from tests import warm
from tests.draws import seed_of_test
from tests.forked import Forked, Output
from tests.machine import busy, kept

ROOT = Path(__file__).resolve().parents[2]
EPHEMERAL = 64
Doc = dict[str, Any]
BACK = ("Back", "Start over", "Cancel", "End turn", "戻る", "最初から", "やめる", "ターン終了")
"""Buttons of a prompt that lead back, or end a turn."""
UNHURRIED = {"KOTATSU_FADING_SECONDS": "3600", "KOTATSU_NUDGE_SECONDS": "3600", "KOTATSU_OUTAGE_SECONDS": "3600"}
"""Nothing of the bot that waits for its time comes by itself into a test that does not ask for it."""
QUIET = 1.5
"""Nothing comes after so many seconds without a request, unless it waits for its time."""


def _changed(message: Doc) -> float:
    """When a message was changed last, in seconds since 1970; 0 where it never was."""
    told = message["edited_timestamp"]
    return datetime.fromisoformat(told).timestamp() if told else 0.0


class Running(Protocol):
    """A process that was started."""

    @property
    def pid(self) -> int: ...
    @property
    def returncode(self) -> int | None: ...
    def kill(self) -> None: ...
    async def wait(self) -> int: ...


class Process:
    """A process of ours; it can be killed at any moment and started again. `forked`: forked from a server that has
    imported what it imports; `draws`: what it draws then is drawn by that seed, and by another one at each start."""

    def __init__(self, *command: str, env: dict[str, str], log: Path, forked: bool = False, draws: str = "") -> None:
        self._command = command
        self._draws = draws
        self._starts = 0
        self._forked = forked
        self._env = {**os.environ, **env}
        self._log = log
        self.process: Running | None = None
        self._output: Output | asyncio.StreamReader | None = None
        self.killed: list[float] = []

    async def start(self) -> None:
        with self._log.open("ab") as log:
            if self._forked:
                self._starts += 1
                draws = f"{self._draws}/{self._starts}" if self._draws else ""
                forked = Forked(self._command, self._env, ROOT, self._log, draws)
                self.process, self._output = forked, forked.stdout
                return
            started = await asyncio.create_subprocess_exec(
                sys.executable,
                *self._command,
                cwd=ROOT,
                env=self._env,
                stdout=asyncio.subprocess.PIPE,
                stderr=log,
                stdin=asyncio.subprocess.DEVNULL,
            )
        self.process, self._output = started, started.stdout

    async def line(self) -> str:
        assert self._output is not None
        return (await self._output.readline()).decode()

    async def kill(self) -> None:
        self.killed.append(time.time())
        if self.process is not None and self.process.returncode is None:
            self.process.kill()
            await self.process.wait()


def is_answered_once_more(finding: Doc) -> bool:
    """Whether an interaction that was answered got another answer after the time that the bot gives a first try."""
    answered = re.match(r"POST /interactions/(\d+)/", finding["where"]) if finding["code"] == 40060 else None
    return answered is not None and finding["at"] - born(answered[1]) >= ANSWER_SECONDS[0]


def is_inherited(finding: Doc, killed: Sequence[float]) -> bool:
    """Whether a rate was passed within the window that a killed process had opened: its successor hears of that by the
    refusal alone, and waits as it is told."""
    rate = finding.get("status") == 429 and finding["code"] == 0
    return rate and any(0 <= finding["at"] - at < CHANNEL_EDITS[1] for at in killed)


class Stopwatch:
    """Seconds in which a house could do what is promised in seconds: those in which the machine let it wait for others
    do not count.
    """

    def __init__(self, house: House) -> None:
        self._house = house
        self._began, self._queued = time.monotonic(), self._waited()

    @property
    def seconds(self) -> float:
        return time.monotonic() - self._began - (self._waited() - self._queued)

    def _waited(self) -> float:
        assert self._house.bot is not None
        running = (self._house.stand.process, self._house.bot.process)
        return kept(os.getpid(), *[one.pid for one in running if one and one.returncode is None])


class House:
    """`people` sit at the seats by name; `bot` may be killed. `forked`: neither it nor the stand has to import anything
    when it starts, and nothing comes by itself because a minute has passed."""

    BOT: tuple[str, ...] = ("bot.py",)
    """What Python is started with for the bot."""

    def __init__(self, home: Path, seats: int = 2, judges: int = 0, *, forked: bool = False) -> None:
        self.home = home
        self._forked = forked
        self.stand = Process(
            "-m",
            "rehearsal",
            "--home",
            str(home / "stand"),
            "--seats",
            str(seats),
            "--judges",
            str(judges),
            "--json",
            env={},
            log=home / "stand.log",
            forked=forked,
        )
        self._seats = seats
        self.people: dict[str, Person] = {}
        self.bot: Process | None = None
        self.where: Doc = {}

    async def open(self, **env: str) -> None:
        self.home.mkdir(parents=True, exist_ok=True)
        await self.stand.start()
        self.where = json.loads(await self.stand.line())
        self.people = {name: Person(name, address) for name, address in self.where["seats"].items()}
        self.bot = self._made(**env)
        warm.lend(self.home / "kotatsu")
        await self._begin(self.bot)
        await self.anybody.connected(commands=2, named=GAMES)
        warm.keep(self.home / "kotatsu")

    async def join(self, other: House, **env: str) -> None:
        """A bot of this home, but at the stand of another house and with its token."""
        self.home.mkdir(parents=True, exist_ok=True)
        self.where = other.where
        self.bot = self._made(**env)
        warm.lend(self.home / "kotatsu")
        await self.bot.start()
        async with asyncio.timeout(PATIENCE):
            while (await other.anybody.ask("GET", "/counters"))["connected"] < 2:  # noqa: ASYNC110
                await asyncio.sleep(0.05)

    def _made(self, **env: str) -> Process:
        return Process(
            *self.BOT,
            log=self.home / "bot.log",
            forked=self._forked,
            draws=seed_of_test(),
            env={
                "DISCORD_TOKEN": self.where["token"],
                "KOTATSU_DISCORD_API": self.where["rest"],
                "KOTATSU_DISCORD_GATEWAY": self.where["gateway"],
                "KOTATSU_DISCORD_CDN": self.where["cdn"],
                "KOTATSU_HOME": str(self.home / "kotatsu"),
                "PYTHONPATH": str(ROOT),
                **(UNHURRIED if self._forked else {}),
                **env,
            },
        )

    @property
    def anybody(self) -> Person:
        return next(iter(self.people.values()))

    async def restart(self, meanwhile: Callable[[], None] = lambda: None) -> Stopwatch:
        """SIGKILL, something perhaps that is done meanwhile, and a new start, from which the watch runs. The bot is
        there again when this returns: the stand has seen the one go and the other come.
        """
        assert self.bot is not None
        await self.bot.kill()
        await self.anybody.disconnected()
        meanwhile()
        watch = Stopwatch(self)
        await self._begin(self.bot)
        await self.anybody.connected()
        return watch

    async def _begin(self, bot: Process) -> None:
        """Start it, and let the stand know whose lateness may be the machine's."""
        await bot.start()
        assert bot.process is not None
        await self.anybody.application_is(bot.process.pid)

    async def close(self) -> None:
        for person in self.people.values():
            await person.close()
        if self.bot is not None:
            await self.bot.kill()
        await self.stand.kill()

    async def awaited(self, *, after: str = "") -> tuple[Person, Person]:
        """Who has a prompt in his direct messages, and the other, once that is so. `after`: a game that is over, whose
        prompts may still stand there for a moment.
        """
        aoi, ben = self.people["Aoi"], self.people["Ben"]
        async with asyncio.timeout(PATIENCE):
            while True:
                if await aoi.is_awaited(after):
                    return aoi, ben
                if await ben.is_awaited(after):
                    return ben, aoi
                await asyncio.sleep(0.05)

    @asynccontextmanager
    async def slowly(self) -> AsyncIterator[None]:
        """Each request of the bot takes half a second: what several people do at once, they do before it shows."""
        await self.anybody.faults(latency_ms=500)
        yield
        await self.anybody.faults(latency_ms=0)

    async def settled(self) -> None:
        """Wait until nothing has been asked of Discord for a while in which the bot had as good as nothing to do."""
        while True:
            asked, worked = await self._asked_and_worked()
            await asyncio.sleep(QUIET)
            asked_now, worked_now = await self._asked_and_worked()
            if asked_now == asked and worked_now - worked < QUIET / 5:
                return

    async def _asked_and_worked(self) -> tuple[int, float]:
        bot = self.bot.process if self.bot is not None else None
        worked = busy(bot.pid) if bot is not None and bot.returncode is None else 0.0
        return sum((await self.requests()).values()), worked

    async def is_nobody_asked(self) -> bool:
        """No direct message has anything of a prompt to press."""
        return not [person for person in self.people.values() if await person.is_awaited()]

    async def findings(self) -> list[Doc]:
        """Limits that the bot has broken. A click that a killed process never answered is the kill's doing, and an
        answer that takes longer than the bot waits is given once more, as it should be. What a killed process had
        spent of a rate, the next one learns by a refusal.
        """
        killed = self.killed
        offset = (await self.anybody.ask("GET", "/clock"))["offset"]
        return [
            one
            for one in await self.anybody.findings()
            if not (killed and one["code"] == 10062 and one["where"].startswith("interaction"))
            and not is_answered_once_more(one)
            and not is_inherited(one, [at + offset for at in killed])
        ]

    @property
    def killed(self) -> list[float]:
        """When bots of this house were killed."""
        return self.bot.killed if self.bot is not None else []

    def complaints(self) -> list[str]:
        """What the bot logged as an error."""
        log = self.home / "bot.log"
        lines = log.read_text().splitlines() if log.exists() else []
        return [line for line in lines if line.startswith(("ERROR", "Traceback", "CRITICAL"))]

    async def requests(self) -> Doc:
        found: Doc = (await self.anybody.ask("GET", "/counters"))["requests"]
        return found

    async def sit_down(
        self,
        *names: str,
        game: str = "lorcana",
        best_of: int = 1,
        decks: tuple[str | bytes, ...] = ("hearth", "island"),
    ) -> None:
        """A table with decks, ready-made or brought as a list, everybody ready; the game begins."""
        first, *others = [self.people[name] for name in names]
        seats: Doc = {"seats": len(names)} if len(names) > 2 else {}
        opened = await first.invoke(f"{game} open", {"best_of": best_of, **seats})
        await first.answer(opened)
        lobby = await first.wait(lambda m: "Join" in buttons_of(m) and newer(m, opened), channel=await first.channel())
        for other in others:
            await other.answer(await other.click(lobby, "Join"))
        for person, deck in zip([first, *others], (*decks, *decks), strict=False):
            brought = {"deck": deck} if isinstance(deck, str) else {"file": await person.upload("deck.txt", deck)}
            await person.answer(await person.invoke("match deck", brought))
        for person in [first, *others]:
            await person.answer(await person.command("match ready"))


class Person(Seat):
    """Somebody who plays by clicking what is there."""

    def __init__(self, name: str, address: str) -> None:
        super().__init__(address)
        self.name = name

    async def answer(self, reply: Reply, timeout: float = PATIENCE, *, channel: str | None = None) -> Doc:
        """The private answer to an interaction, once it is there, be it in the place of the private message that was
        clicked. `channel`: where it will be, if that is known."""
        if reply.message_id is None:
            return {}
        asked = born(reply.id)

        def is_it(message: Doc) -> bool:
            if message["id"] != reply.message_id or not text_of(message):
                return False
            is_old = born(message["id"]) < asked and message.get("flags", 0) & EPHEMERAL
            return not is_old or _changed(message) >= asked

        return await self.wait(is_it, timeout, channel=channel)

    async def messages(self, channel: str = "table") -> list[Doc]:
        """What this seat sees there and in the threads of that channel, oldest first: a match has a thread."""
        found = await super().messages(channel)
        for one in (await self.state())["channels"]:
            if one.get("parent_id") and channel in (one["parent_id"], "table"):
                found += await super().messages(one["id"])
        return sorted(found, key=lambda message: int(message["id"]))

    async def thread(self) -> str:
        """The id of the newest thread that this seat sees. Raises SeatError when there is none."""
        threads = [str(one["id"]) for one in (await self.state())["channels"] if one.get("parent_id")]
        if not threads:
            raise SeatError("no thread")
        return max(threads, key=int)

    async def hand(self, after: str = "") -> Doc | None:
        """The newest direct message with something to press in a prompt, of another game than the one that is over."""
        for message in reversed(await self.messages("dm")):
            if prompt_ids(message) and game_of(message) != after:
                return message
        return None

    async def is_awaited(self, after: str = "") -> bool:
        return await self.hand(after) is not None

    async def boards(self) -> list[Doc]:
        """Pictures of tables that this seat sees in the channel and its threads, oldest first; not those of results."""
        return [
            message
            for message in await self.messages()
            if any("/victory.png" not in address for address, _ in pictures_of(message))
        ]

    async def may_press_the_last_board_alone(self) -> bool:
        return not any(buttons_of(message) for message in (await self.boards())[:-1])

    async def my_move(self) -> Doc:
        """What the button under the newest board shows; boards may be replaced meanwhile."""
        async with asyncio.timeout(PATIENCE):
            while True:
                board = await self.wait(lambda m: "My move" in buttons_of(m) and bool(pictures_of(m)))
                try:
                    return await self.answer(await self.click(board["id"], "My move"))
                except SeatError:
                    await asyncio.sleep(0.05)

    async def press(self, message: Doc, control: Doc, chance: random.Random) -> str:
        """Press a button, or choose at random in a select; gives the custom id, or why it could not be done."""
        values: list[str] = []
        if control["type"] != 2:
            options = [each["value"] for each in control["options"]]
            most = min(control.get("max_values", 1), len(options))
            values = chance.sample(options, chance.randint(max(control.get("min_values", 1), 1), most))
        try:
            await self.choose(message, control["custom_id"], *values)
        except (SeatError, InteractionFailed) as wrong:
            return f"failed: {wrong}"
        return str(control["custom_id"])

    async def step(self, chance: random.Random) -> str | None:
        """Press one sensible thing and wait until it has shown; gives what was pressed, None if there was nothing."""
        message = await self.hand()
        if message is None:
            return None
        pressed = await self.press(message, wise(message, chance), chance)
        shown = prompt_ids(message)
        await self.until(lambda now: prompt_ids(now) != shown, message["id"])
        return pressed

    async def until(self, changed: Callable[[Doc], bool], message: str, timeout: float = PATIENCE) -> None:
        """Wait until a message looks different."""
        await self.wait(lambda m: m["id"] == message and changed(m), timeout, channel="dm")


def prompt_controls(message: Doc) -> list[Doc]:
    """Buttons and selects of a prompt that may be used."""
    return [one for one in parts(message) if str(one.get("custom_id", "")).startswith("k:") and not one.get("disabled")]


def prompt_ids(message: Doc) -> list[str]:
    return [one["custom_id"] for one in prompt_controls(message)]


def game_of(message: Doc) -> str:
    """The game that a message's prompt is of, "" where it has none."""
    return next((each.split(":")[1] for each in prompt_ids(message)), "")


def newer(message: Doc, than: Reply | Doc) -> bool:
    """Whether a message was posted after something was done or posted: what has this in common with it is not old."""
    return int(message["id"]) > int(than.id if isinstance(than, Reply) else than["id"])


async def eventually(look: Callable[[], Awaitable[object]]) -> None:
    """Look until it is so: pictures, hands and pings come one after another, and old ones lose their buttons last."""
    async with asyncio.timeout(PATIENCE):
        while not await look():  # noqa: ASYNC110
            await asyncio.sleep(0.05)


def wise(message: Doc, chance: random.Random) -> Doc:
    """A control that leads on: never back, and rarely the end of the turn while there is more to do."""
    controls = prompt_controls(message)
    labels = {one["custom_id"]: one.get("label", "") for one in controls}
    forward = [one for one in controls if labels[one["custom_id"]] not in BACK]
    return chance.choice(forward or controls)
