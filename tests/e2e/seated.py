"""Players of a tournament who know nothing but its buttons: they register, go where they are sent, and play."""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Sequence
from typing import NamedTuple

from rehearsal.client import PATIENCE, buttons_of, parts, text_of
from tests.e2e.house import Doc, Person
from tests.e2e.test_commands import typed
from tests.e2e.test_tournament import pressed

TABLE = re.compile(r"\]\(https://discord\.com/channels/\d+/(\d+)(?:/(\d+))?\)")
"""Where somebody is sent: a message of the channel, or the thread of the table."""
LOOKS = 0.1
"""Seconds between two looks of somebody who waits for his opponent."""
FEW = 2
"""So many decisions a player makes before he concedes."""
TO_THE_END = 1 << 30


class Words(NamedTuple):
    """What a player reads, and the labels of what he presses."""

    register: str
    now: str
    to_wait: tuple[str, ...]
    to_ready: str
    to_next_game: str
    to_decide: str
    ready: str
    next_game: str
    concede: str
    pair: str
    finish: str
    sure: str


WORDS = {
    "en-US": Words(
        "Register",
        "What now?",
        ("is being set up", "is being recorded"),
        "press **Ready**",
        "press **Next game**",
        "your turn to decide",
        "Ready",
        "Next game",
        "Yes, I concede",
        "Pair the round",
        "Finish",
        "Yes, I am sure",
    ),
    "ja": Words(
        "参加登録",
        "次にすること",
        ("卓を用意しています", "結果を記録しています"),
        "**準備完了**を押して",
        "**次のゲームへ**を押して",
        "あなたの番です",
        "準備完了",
        "次のゲームへ",
        "はい、投了する",
        "組み合わせを決める",
        "終了",
        "はい、実行する",
    ),
}


class Event:
    """One tournament. `strong`: its players, each of whom concedes to those before him after `moves` decisions; with
    `TO_THE_END` of them they play a game until somebody has won.
    `through_three`: matches are a best of three, in which he wins the first game. `played`: by the names of both, who
    has won how many games of each match.
    """

    def __init__(
        self, strong: Sequence[Person], locale: str = "en-US", moves: int = FEW, *, through_three: bool = False
    ) -> None:
        self.strong, self.moves, self.through_three = strong, moves, through_three
        self.words = WORDS[locale]
        self.chance = random.Random(7)
        self.played: list[dict[str, int]] = []
        self._now: dict[str, dict[str, int]] = {}

    async def register(self, main: Doc) -> None:
        """Everybody registers by the button, each with the next deck of the select."""
        for at, person in enumerate(self.strong):
            chooser = await person.answer(await person.click(main, self.words.register))
            menu = next(one for one in parts(chooser) if str(one.get("custom_id", "")).endswith("cuptake"))
            deck = menu["options"][at % len(menu["options"])]["value"]
            told = text_of(await person.answer(await person.choose(chooser, menu["custom_id"], deck)))
            assert "legal" in told or "使用可" in told, told

    async def round(self, organiser: Person) -> bool:
        """Pair a round by the organiser's button and play it at its tables; whether there was one to pair."""
        asked = await self._asked(organiser)
        if self.words.pair not in buttons_of(asked):
            return False
        await pressed(organiser, asked, self.words.pair)
        await self.play()
        return True

    async def finish(self, organiser: Person) -> None:
        """By the organiser's button, which is there once every round is played."""
        await pressed(organiser, await self._asked(organiser), self.words.finish)

    async def _asked(self, organiser: Person) -> Doc:
        """What the organiser is told once there is something for him to do."""
        async with asyncio.timeout(PATIENCE):
            while True:
                asked = await organiser.answer(await organiser.command("tournament next"))
                if {self.words.pair, self.words.finish} & {*buttons_of(asked)}:
                    return asked
                await asyncio.sleep(LOOKS)

    # --- at the tables ---

    async def play(self) -> None:
        """Everybody plays until he is sent to no table any more."""
        self._now = {}
        async with asyncio.timeout(20 * PATIENCE):
            await asyncio.gather(*[self._seated(person) for person in self.strong])
        for score in self._now.values():
            if not any(score.values()):
                await self._read(score)
        self.played += self._now.values()

    async def _read(self, score: dict[str, int]) -> None:
        """Who has won a match that was played to its end, as its log says."""
        person = next(one for one in self.strong if one.name in score)
        [won] = [name for name in score if f"{name} wins" in await typed(person, "match show", what="log")]
        score[won] += 1

    async def _seated(self, person: Person) -> None:
        """Do what somebody is told to do, look by look."""
        games = made = 0
        while self._is_at_table(told := await typed(person, "tournament next")):
            if self.words.to_ready in told:
                await self._pressed(person, told, self.words.ready)
            elif self.words.to_next_game in told and await self._pressed(person, told, self.words.next_game):
                games, made = games + 1, 0
            elif self.words.to_decide in told:
                made += await self._decided(person, self.moves - made)
            if TABLE.search(told):
                await self._perhaps_concede(person, self._score(person, told), made, games)
            await asyncio.sleep(LOOKS)

    async def _decided(self, person: Person, most: int) -> int:
        """Decide as long as there is something to decide, but once at least; how often that was."""
        made = 0
        while (not made or made < most) and await person.step(self.chance) is not None:
            made += 1
        return made

    def _is_at_table(self, told: str) -> bool:
        return TABLE.search(told) is not None or any(words in told for words in self.words.to_wait)

    async def _pressed(self, person: Person, told: str, label: str) -> bool:
        """Press a button of the message that a link leads to, or of the thread; whether it is there yet."""
        channel, message = TABLE.findall(told)[0]
        leads = [
            one for one in await person.messages(channel) if message in ("", one["id"]) and label in buttons_of(one)
        ]
        if leads:
            await person.answer(await person.click(leads[-1], label))
        return bool(leads)

    def _score(self, person: Person, told: str) -> dict[str, int]:
        """The games that each of the two has won in the match of which somebody is told."""
        line = next(line for line in told.splitlines() if TABLE.search(line))
        names = [one.name for one in self.strong if one is person or one.name in line]
        return self._now.setdefault(" ".join(names), dict.fromkeys(names, 0))

    async def _perhaps_concede(self, person: Person, score: dict[str, int], made: int, games: int) -> None:
        """By its button, where it is this player who loses the game that goes on, and he has made his decisions."""
        strong, weak = score
        winner = weak if self.through_three and not any(score.values()) else strong
        if person.name != winner and made >= self.moves and games == sum(score.values()):
            score[winner] += 1
            sure = await person.answer(await person.command("match concede"))
            await person.answer(await person.click(sure, self.words.concede))
