"""The parts that every handler needs, in one place."""

from __future__ import annotations

from dataclasses import dataclass, field

from rehearsal import channels
from rehearsal.documents import Doc
from rehearsal.feed import Feed
from rehearsal.findings import Findings
from rehearsal.gateway import GUILDS, Gateway
from rehearsal.rates import Faults, Rates
from rehearsal.waits import Waits
from rehearsal.world import World


@dataclass
class Core:
    world: World
    findings: Findings
    rates: Rates
    faults: Faults
    gateway: Gateway
    feed: Feed
    #: `http://127.0.0.1:PORT`, once it listens.
    base: str = ""
    waits: Waits = field(default_factory=Waits)

    def tell_channel(self, channel: Doc, kind: str, **more: object) -> None:
        """Tells the seats that see a channel."""
        self.feed.tell(channels.watchers(self.world, channel), kind, channel_id=channel["id"], **more)

    def announce(self, event: str, channel: Doc) -> None:
        """Tells bot and seats that a channel or thread came, changed or went (`CHANNEL_CREATE` and so on)."""
        if channels.in_guild(channel):
            self.gateway.dispatch(event, channels.describe(self.world, channel), intent=GUILDS)
        self.feed.tell([seat["id"] for seat in self.world.seats()], "channels")
