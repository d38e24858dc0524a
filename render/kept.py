"""What was drawn lately and need not be drawn again: bounded by the bytes that it takes, not by how many there are."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import partial, wraps
from threading import Lock
from typing import Any, Final, Generic, ParamSpec, TypeVar

from PIL import Image

Given = ParamSpec("Given")
Picture = TypeVar("Picture", bound=Image.Image | None)
Value = TypeVar("Value")


class Latest(Generic[Value]):
    """The latest values by key, of `most` bytes together; none that takes more than `largest`. From any thread."""

    def __init__(self, most: int, size: Callable[[Value], int], largest: int | None = None) -> None:
        self._most, self._size, self._largest = most, size, most if largest is None else largest
        self._values: dict[Hashable, Value] = {}
        self._lock = Lock()
        self.taken = 0

    def get(self, key: Hashable, make: Callable[[], Value]) -> Value:
        """The value of a key, made where it is not kept; two threads that ask at once may both make it."""
        with self._lock:
            if key in self._values:
                found = self._values[key] = self._values.pop(key)
                return found
        made = make()
        with self._lock:
            if key not in self._values and self._size(made) <= self._largest:
                self._keep(key, made)
        return made

    def _keep(self, key: Hashable, made: Value) -> None:
        self._values[key] = made
        self.taken += self._size(made)
        while self.taken > self._most:
            self.taken -= self._size(self._values.pop(next(iter(self._values))))

    def forget(self) -> None:
        """Let everything go."""
        with self._lock:
            self._values.clear()
            self.taken = 0


def _bytes(picture: Image.Image | None) -> int:
    """What a picture takes; a point in RGB takes four."""
    return picture.width * picture.height * (4 if picture.mode == "RGB" else 1) if picture else 0


PICTURES: Final[Latest[Any]] = Latest(64 << 20, _bytes, largest=256 << 10)
"""Parts of pictures. What is larger than a card of a hand is wanted so seldom that it is drawn anew each time."""


def kept(draw: Callable[Given, Picture]) -> Callable[Given, Picture]:
    """A function that draws: equal calls give the same picture as long as it is kept; so it is not to be changed."""

    @wraps(draw)
    def drawn(*args: Given.args, **how: Given.kwargs) -> Picture:
        found: Picture = PICTURES.get((draw, args, *how.items()), partial(draw, *args, **how))
        return found

    return drawn
