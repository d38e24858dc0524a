"""The README names every limit and only tests that exist."""

from __future__ import annotations

import re
from pathlib import Path

from rehearsal import limits

HERE = Path(__file__).parent
README = (HERE.parents[1] / "rehearsal" / "README.md").read_text("utf-8")


def test_every_limit_has_a_row() -> None:
    assert [name for name in vars(limits) if name.isupper() and f"`{name}`" not in README] == []


def test_every_test_named_there_exists() -> None:
    known = set(re.findall(r"def (test_\w+)", "".join(path.read_text("utf-8") for path in HERE.glob("test_*.py"))))
    assert set(re.findall(r"`(test_\w+)`", README)) <= known
