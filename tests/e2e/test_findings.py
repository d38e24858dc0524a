"""What of the stand's findings is the bot's doing, and what a kill's."""

import pytest

from tests.e2e.house import is_inherited

KILLED = 1_000.0


@pytest.mark.parametrize(
    ("status", "code", "at", "inherited"),
    [
        (429, 0, KILLED + 4.9, True),
        (429, 0, KILLED + 5.0, False),
        (429, 0, KILLED - 0.1, False),
        (429, 30046, KILLED + 1.0, False),
        (403, 0, KILLED + 1.0, False),
    ],
)
def test_only_the_window_of_who_was_killed_is_inherited(status: int, code: int, at: float, inherited: bool) -> None:
    assert is_inherited({"status": status, "code": code, "at": at}, [KILLED]) is inherited


def test_who_was_never_killed_inherits_nothing() -> None:
    assert not is_inherited({"status": 429, "code": 0, "at": KILLED}, [])
