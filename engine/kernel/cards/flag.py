"""A setting that the rules of a game leave to those who play it."""

from __future__ import annotations

from msgspec import Struct

Value = bool | int | str


class Flag(Struct, frozen=True):
    """A setting of a match by its name, with the values it may have, the usual one first. `rule`: the rule of which it
    settles the reading, "" where it settles none."""

    name: str
    values: tuple[Value, ...]
    rule: str = ""

    @property
    def usual(self) -> Value:
        """What counts where nobody has said anything."""
        return self.values[0]

    @property
    def is_switch(self) -> bool:
        """Whether it is yes or no."""
        return isinstance(self.usual, bool)

    def takes(self, value: Value) -> bool:
        """Whether it may have a value; `True` is not 1.

        >>> Flag("undo", (True, False)).takes(1)
        False
        """
        return any(each == value and type(each) is type(value) for each in self.values)


CHOOSER = Flag("chooser", (-1, 0, 1))
"""The seat that says who starts the first game of a series; -1: by lot (LOR 3.1.2, MLP 1-3.3.0)."""
