"""What ends an input that cannot be carried out."""

from __future__ import annotations


class Stuck(RuntimeError):
    """The machine cannot carry an input out; the game is as it was. The message is one line for whoever runs it."""


class WorkLimit(Stuck):
    """The work limit is spent; the message names the cards and steps of the cycle."""


class EngineFault(Stuck):
    """A fault of the engine, the cause of this; the message is its kind and what it says."""
