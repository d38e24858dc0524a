"""What a tournament answers to an input that it does not accept."""

from __future__ import annotations


class NotAccepted(Exception):
    """Nothing has changed. `key` names one clear sentence, `told` fills it in."""

    def __init__(self, key: str, **told: str | int) -> None:
        self.key = key
        self.told = told
        super().__init__(" ".join([key, *(f"{name}={value}" for name, value in told.items())]))
