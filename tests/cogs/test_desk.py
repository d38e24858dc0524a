"""Look-ups in a process of their own: the same answers, whatever dies, and what is large is sent once."""

import asyncio
import os
import signal
import threading
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from cogs.desk import MOST_KEPT, Desk, Parcel
from data.rules import RuleLibrary


def counted(words: Sequence[str], *more: Sequence[str]) -> tuple[int, int, int]:
    return len(words) + sum(map(len, more)), os.getpid(), threading.get_ident()


def faulty(typed: str) -> int:
    raise LookupError(typed)


def deadly() -> int:
    if threading.current_thread() is threading.main_thread():
        os.kill(os.getpid(), signal.SIGKILL)  # here it is asked in a thread
    return os.getpid()


class Counted(Parcel[list[str]]):
    """Counts how often it is packed."""

    times = 0

    def packed(self) -> bytes:
        self.times += 1
        return super().packed()


async def test_without_a_process_it_is_looked_up_in_a_thread() -> None:
    count, process, thread = await Desk().asked(counted, Parcel(["a", "b"]), ["c"])
    assert (count, process) == (3, os.getpid())
    assert thread != threading.get_ident()


async def test_what_is_large_is_sent_to_a_process_once() -> None:
    desk, names, others = Desk(1), Counted(["a", "b"]), Counted(["c"])
    try:
        for _ in range(3):
            count, process, _ = await desk.asked(counted, names, ["d"])
            assert count == 3
            assert process != os.getpid()
        assert (names.times, others.times) == (1, 0)
        assert (await desk.asked(counted, others, names))[0] == 3
        assert others.times == 1
    finally:
        desk.close()


async def test_what_a_look_up_raises_comes_back() -> None:
    desk = Desk(1)
    try:
        with pytest.raises(LookupError, match="tree"):
            await desk.asked(faulty, "tree")
    finally:
        desk.close()


async def test_who_is_not_answered_by_a_process_that_died_is_answered_here_and_the_next_by_a_new_one() -> None:
    desk, names = Desk(1), Parcel(["a", "b"])
    try:
        first = (await desk.asked(counted, names))[1]
        assert await desk.asked(deadly) == os.getpid()
        count, second, _ = await desk.asked(counted, names)
        assert count == 2
        assert second not in (first, os.getpid())
    finally:
        desk.close()


async def test_a_parcel_is_made_once_for_each_source_and_the_oldest_give_way() -> None:
    desk, made = Desk(), list[str]()

    def make(name: str) -> Callable[[], str]:
        return lambda: made.append(name) or name  # type: ignore[func-returns-value]

    sources = [[number] for number in range(MOST_KEPT + 1)]
    parcel = await desk.parcel("names", sources[0], make("first"))
    assert await desk.parcel("names", sources[0], make("again")) is parcel
    assert await desk.parcel("texts", sources[0], make("other")) is not parcel
    assert made == ["first", "other"]
    for source in sources[1:]:
        await desk.parcel("names", source, make("more"))
    assert await desk.parcel("names", sources[0], make("anew")) is not parcel
    assert made[-1] == "anew"


async def test_rules_are_found_in_a_process_as_they_are_here(tmp_path: Path) -> None:
    desk, library = Desk(1), RuleLibrary(tmp_path)
    asked = [("lorcana", "quest"), ("mlp", "手札"), ("quintuplets", "10.2")]
    try:
        found = await asyncio.gather(*[desk.asked(RuleLibrary.search, library, *each, 5) for each in asked])
        assert found == [library.search(*each, 5) for each in asked]
        assert all(found)
    finally:
        desk.close()


def met(place: str) -> str:
    Path(place).write_text(str(os.getpid()))
    return place


async def test_a_process_can_be_begun_before_anybody_asks(tmp_path: Path) -> None:
    desk, place = Desk(1), tmp_path / "met"
    try:
        desk.prepare(met, str(place))
        assert (await desk.asked(counted, ["a"]))[1] == int(place.read_text()) != os.getpid()
        Desk().prepare(met, str(tmp_path / "nobody"))
        assert os.listdir(tmp_path) == ["met"]
    finally:
        desk.close()
