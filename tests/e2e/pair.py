"""Two bots over one PostgreSQL server, at one stand."""

import json
import os
import signal
import time

from tests.e2e.house import House, Person, Process, eventually


class Pair(House):
    """A house with two bots: the shard of its server is one's, the shard of direct messages the other's."""

    _read = 0
    """So much of the log is about those who have ended."""

    async def open_pair(self, address: str) -> None:
        self.home.mkdir(parents=True, exist_ok=True)
        await self.stand.start()
        self.where = json.loads(await self.stand.line())
        self.people = {name: Person(name, url) for name, url in self.where["seats"].items()}
        guild = int((await self.anybody.state())["guild"]["id"])
        count = next(count for count in range(2, 99) if (guild >> 22) % count)
        self.count, shard = count, (guild >> 22) % count
        rest = [f"0-{shard - 1}" if shard > 1 else "0", f"{shard}-{count - 1}"]
        self.bots = [self._made(DATABASE_URL=address, KOTATSU_SHARDS=f"{part}/{count}") for part in rest]
        self.direct, self.bot = self.bots
        for bot in self.bots:
            await bot.start()
        await self.anybody.connected(commands=2)
        await self.all_connected()

        async def is_known() -> bool:
            return "lorcana" in [each["name"] for each in await self.anybody.commands()]

        await eventually(is_known)  # each server is told of its games by the process that serves it

    async def all_connected(self) -> None:
        """Each shard is on the gateway, by its own process and by nobody else."""

        async def are_there() -> bool:
            if (await self.anybody.ask("GET", "/counters"))["connected"] != self.count:
                return False
            told = self._log()[self._read :]
            return told.count("is listened to in place of") == told.count("is left to its own process")

        await eventually(are_there)

    def _log(self) -> str:
        log = self.home / "bot.log"
        return log.read_text() if log.exists() else ""

    async def end(self, bot: Process, how: signal.Signals = signal.SIGKILL) -> int:
        """One of both ends; what it did in place of the other ends with it. How it has ended."""
        self._read = len(self._log())
        assert bot.process is not None
        if how is signal.SIGKILL:
            bot.killed.append(time.time())
        os.kill(bot.process.pid, how)
        return await bot.process.wait()

    @property
    def killed(self) -> list[float]:
        return sorted(at for bot in self.bots for at in bot.killed)

    async def close(self) -> None:
        for bot in getattr(self, "bots", []):
            await bot.kill()
        await super().close()
