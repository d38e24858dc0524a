"""Where things are looked up: in a process of its own where there are cores for it, else in threads beside the loop.

What is large and stays the same (all names of a game's cards) is sent there once, and named from then on.
"""

from __future__ import annotations

import asyncio
import pickle
import secrets
from collections.abc import Callable, Hashable, Mapping
from concurrent.futures.process import BrokenProcessPool
from typing import Generic, TypeVar, cast

from cachetools import LRUCache

from cogs.processes import Processes

T = TypeVar("T")
MOST_KEPT = 64
"""So many of what is large are kept, here and there."""
_brought: LRUCache[str, object] = LRUCache(MOST_KEPT)
"""By its mark, what this process was sent."""


class NotBrought(Exception):
    """A process was asked about something large that it has not got."""


class Parcel(Generic[T]):
    """Something large that nobody changes. `asked` gives what is in it to whoever looks something up."""

    def __init__(self, value: T) -> None:
        self.value = value
        self.mark = secrets.token_hex(8)

    def __reduce__(self) -> tuple[Callable[[str], object], tuple[str]]:
        """It is sent by its mark alone, and is its value there."""
        return _unpacked, (self.mark,)

    def packed(self) -> bytes:
        """What a process is sent that has not got it."""
        return pickle.dumps(self.value, pickle.HIGHEST_PROTOCOL)


class Desk:
    """Looks things up. `processes`: whether there is one for it, begun when it is first asked."""

    def __init__(self, processes: int = 0) -> None:
        self._processes = Processes(1, "searches") if processes else None
        self._parcels: LRUCache[Hashable, tuple[object, Parcel[object]]] = LRUCache(MOST_KEPT)

    async def asked(self, look: Callable[..., T], *args: object) -> T:
        """What a function of a module finds with these arguments, of which parcels stand for what is in them. It raises
        what that raises; who is not answered by a process that died is answered here."""
        if self._processes is None:
            return await asyncio.to_thread(look, *map(_value, args))
        try:
            return await self._sent(look, args)
        except BrokenProcessPool:
            return await asyncio.to_thread(look, *map(_value, args))

    def prepare(self, look: Callable[..., object], *args: object) -> None:
        """Have a process do what it would do at its first look-up, while nobody waits for it."""
        if self._processes is not None:
            self._processes.begin(_looked_up, pickle.dumps((look, args), pickle.HIGHEST_PROTOCOL), {})

    async def parcel(self, name: Hashable, source: object, make: Callable[[], T]) -> Parcel[T]:
        """What is made of a source, by its name, once as long as the source is the same object."""
        known = self._parcels.get((name, id(source)))
        if known is None or known[0] is not source:
            known = self._parcels[name, id(source)] = source, Parcel(await asyncio.to_thread(make))
        return cast(Parcel[T], known[1])

    def close(self) -> None:
        """Nothing is looked up any more."""
        if self._processes is not None:
            self._processes.close()

    async def _sent(self, look: Callable[..., T], args: tuple[object, ...]) -> T:
        packed = pickle.dumps((look, args), pickle.HIGHEST_PROTOCOL)
        try:
            return cast(T, await self._begun(packed, {}))
        except NotBrought:
            parcels = [each for each in args if isinstance(each, Parcel)]
            brought = {each.mark: await asyncio.to_thread(each.packed) for each in parcels}
            return cast(T, await self._begun(packed, brought))

    def _begun(self, packed: bytes, brought: Mapping[str, bytes]) -> asyncio.Future[object]:
        assert self._processes is not None
        return asyncio.wrap_future(self._processes.begin(_looked_up, packed, brought))


def _value(arg: object) -> object:
    return arg.value if isinstance(arg, Parcel) else arg


def _unpacked(mark: str) -> object:
    if mark not in _brought:
        raise NotBrought(mark)
    return _brought[mark]


def _looked_up(packed: bytes, brought: Mapping[str, bytes]) -> object:
    for mark, value in brought.items():
        _brought[mark] = pickle.loads(value)  # noqa: S301 - of the process that has begun this one
    look, args = pickle.loads(packed)  # noqa: S301
    return look(*args)
