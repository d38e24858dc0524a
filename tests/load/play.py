"""One table of the load: two people, a thread, and how long the bot takes over each of their clicks."""

from __future__ import annotations

import asyncio
import random
import time
from dataclasses import dataclass, field
from datetime import datetime
from typing import Final

from rehearsal.client import InteractionFailed, SeatError, buttons_of, pictures_of
from tests.e2e.house import Doc, Person, prompt_controls, prompt_ids, wise

PATIENCE: Final = 15.0
"""Seconds after a click in which something new must have come."""
RECENT: Final = 6
#: Events are fetched this often at most; when something happened stands in the messages themselves.
PACE: Final = 0.1


@dataclass
class Click:
    """One click; times in seconds after it, None for what did not come.

    `is_input`: it answered the question (anything else only leads on inside the prompt). `board`, `hand`: the first
    picture in the channel and in the clicker's own messages. `shown`: the first change of the message clicked.
    `passed`: the prompt of the other one, if it is his turn to decide now.
    """

    at: float
    acknowledged: float | None = None
    shown: float | None = None
    board: float | None = None
    hand: float | None = None
    passed: float | None = None
    is_input: bool = False

    @property
    def picture(self) -> float | None:
        """The later of both pictures."""
        return max((each for each in (self.board, self.hand) if each is not None), default=None)


def moment(message: Doc) -> float:
    """When a message was last written, in seconds since 1970."""
    return datetime.fromisoformat(message["edited_timestamp"] or message["timestamp"]).timestamp()


def number(message: Doc) -> int:
    """The number of the question that a prompt asks; -1 for none."""
    ids = prompt_ids(message)
    return int(ids[0].split(":")[2]) if ids else -1


def files(message: Doc) -> set[str]:
    """The addresses of its pictures: a new one for each new picture."""
    return {url for url, _ in pictures_of(message)}


@dataclass
class Table:
    """Two people who play by clicking until told to stop; `clicks` is what they measured."""

    people: tuple[Person, Person]
    channel: str
    think: float
    chance: random.Random
    patience: float = PATIENCE
    clicks: list[Click] = field(default_factory=list)
    games: int = 1
    problems: list[str] = field(default_factory=list)
    _homes: dict[str, str] = field(default_factory=dict)
    _clicker: Person | None = None

    async def play(self, until: float) -> None:
        """Click, two seconds after the last picture of the game, until the time (in seconds since 1970) has come."""
        for person in self.people:
            self._homes[person.name] = await person.channel("dm")
        while time.time() < until:
            found = await self._awaited()
            if found is None:
                self._clicker = None
                await self._again()
                continue
            person, message, last = found
            self._note_passed(person, message)
            await asyncio.sleep(max(last + self.think - time.time(), 0.0))
            if time.time() < until:
                await self._click(person, message)

    async def messages(self, person: Person, channel: str, count: int = RECENT) -> list[Doc]:
        found: list[Doc] = await person.ask("GET", f"/channels/{channel}/messages", params={"limit": count})
        return found

    async def _awaited(self) -> tuple[Person, Doc, float] | None:
        """Who has something to press, where, and when the last picture came; None if nobody has."""
        found: tuple[Person, Doc] | None = None
        pictures = [one for one in await self.messages(self.people[0], self.channel) if pictures_of(one)]
        for person in self.people:
            for message in await self.messages(person, self._homes[person.name]):
                if pictures_of(message):
                    pictures.append(message)
                if prompt_controls(message):
                    found = person, message
        if found is None:
            return None
        return *found, max((moment(one) for one in pictures), default=0.0)

    def _note_passed(self, person: Person, message: Doc) -> None:
        """If the click before made it somebody else's turn, how long that took."""
        if self._clicker is not None and self._clicker is not person:
            self.clicks[-1].passed = moment(message) - self.clicks[-1].at
        self._clicker = None

    async def _click(self, person: Person, message: Doc) -> None:
        boards = {one["id"]: files(one) for one in await self.messages(person, self.channel)}
        after = (await person.ask("GET", "/events", params={"timeout": 0}))["last"]
        click = Click(time.time())
        control = wise(message, self.chance)
        try:
            pressed = await person.press(message, control, self.chance)
        except TimeoutError:
            pressed = "failed: no line to the stand-in"
        if pressed.startswith("failed"):
            self.problems.append(pressed)
            await asyncio.sleep(self.think)
            return
        click.acknowledged = time.time() - click.at
        await self._watch(person, message, boards, click, after)
        self.clicks.append(click)
        self._clicker = person

    async def _watch(self, person: Person, before: Doc, boards: dict[str, set[str]], click: Click, after: int) -> None:
        """Read the person's events until what the click led to is there."""
        own, is_hand_new = self._homes[person.name], False
        while time.time() < click.at + self.patience:
            found = await person.ask("GET", "/events", params={"after": after, "timeout": 1})
            after = found["last"]
            for event in found["events"]:
                message = event.get("message")
                if message is None or message["channel_id"] not in (own, self.channel):
                    continue
                took = moment(message) - click.at
                if message["id"] == before["id"]:
                    click.shown = click.shown or took
                    click.is_input = click.is_input or number(message) != number(before)
                    is_hand_new = files(message) != files(before)
                    click.hand = click.hand or (took if is_hand_new else None)
                elif message["channel_id"] == self.channel and click.board is None and took > 0:
                    fresh = files(message) - boards.get(message["id"], set())
                    click.board = took if fresh else None
            if click.shown and (click.board or not click.is_input):
                return
            await asyncio.sleep(PACE)
        self.problems.append(
            f"nothing new for {self.patience:.0f} s after {'an answer' if click.is_input else 'a click'}"
        )

    async def _again(self) -> None:
        """Nobody is asked: if the game is over, the same two sit down once more."""
        first, other = self.people
        over = [one for one in await self.messages(first, self.channel) if "Rematch" in buttons_of(one)]
        if not over:
            await asyncio.sleep(PACE * 2)
            return
        try:
            await first.answer(await first.click(over[-1], "Rematch"), channel=self.channel)
            for person in (first, other):
                await person.answer(await person.command("match ready", channel=self.channel), channel=self.channel)
            self.games += 1
        except (SeatError, InteractionFailed, TimeoutError) as wrong:
            self.problems.append(f"rematch: {wrong}")
            await asyncio.sleep(self.think)


async def open_table(host: Person, guest: Person, name: str, decks: tuple[str, str]) -> str:
    """A channel with a game that has begun; gives the id of its thread."""
    channel = str((await host.ask("POST", "/channels", json={"name": name}))["id"])
    for person in (host, guest):
        await person.ask("POST", "/dm")  # Discord lets a bot open few of them in a minute
    await host.answer(await host.command("lorcana open", seats=2, channel=channel), channel=channel)
    lobby = await host.wait(lambda m: "Join" in buttons_of(m), channel=channel)
    await guest.answer(await guest.click(lobby, "Join"), channel=channel)
    for person, deck in zip((host, guest), decks, strict=True):
        await person.answer(await person.command("match deck", deck=deck, channel=channel), channel=channel)
    for person in (host, guest):
        await person.answer(await person.command("match ready", channel=channel), channel=channel)
    board = await host.wait(lambda m: bool(pictures_of(m)), channel=channel)
    return str(board["channel_id"])
