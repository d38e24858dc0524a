"""What was drawn lately and need not be drawn again: bounded by the bytes that it takes, not by how many there are."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import partial, wraps
from threading import Lock
from typing import Any, Final, Generic, ParamSpec, TypeVar

from cachetools import LRUCache
from PIL import Image

Given = ParamSpec("Given")
Picture = TypeVar("Picture", bound=Image.Image | None)
Value = TypeVar("Value")


class Latest(Generic[Value]):
    """The latest values by key, of `most` bytes together; none that takes more than `largest`. From any thread."""

    def __init__(self, most: int, size: Callable[[Value], int], largest: int | None = None) -> None:
        self._size, self._largest = size, most if largest is None else largest
        self._values: LRUCache[Hashable, Value] = LRUCache(most, getsizeof=size)
        self._lock = Lock()

    @property
    def taken(self) -> int:
        """The bytes of all that are kept."""
        return int(self._values.currsize)

    def get(self, key: Hashable, make: Callable[[], Value]) -> Value:
        """The value of a key, made where it is not kept; two threads that ask at once may both make it."""
        with self._lock:
            if key in self._values:
                return self._values[key]
        made = make()
        if self._size(made) <= self._largest:
            with self._lock:
                self._values[key] = made
        return made

    def forget(self) -> None:
        """Let everything go."""
        with self._lock:
            self._values.clear()


def _bytes(picture: Image.Image | None) -> int:
    """What a picture takes; a point in RGB takes four."""
    return picture.width * picture.height * (4 if picture.mode == "RGB" else 1) if picture else 0


PICTURES: Final[Latest[Any]] = Latest(32 << 20, _bytes, largest=256 << 10)
"""Parts of pictures. What is larger than a card of a hand is wanted so seldom that it is drawn anew each time."""


def kept(draw: Callable[Given, Picture]) -> Callable[Given, Picture]:
    """A function that draws: equal calls give the same picture as long as it is kept; so it is not to be changed."""

    @wraps(draw)
    def drawn(*args: Given.args, **how: Given.kwargs) -> Picture:
        picture: Picture = PICTURES.get((draw, args, *how.items()), partial(draw, *args, **how))
        return picture

    return drawn
