"""Switches rules off, one site at a time."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from engine.kernel.flow.rule_marks import REGISTER
from tests.knockout.stand_ins import stand_in


@contextmanager
def knocked_out(rule: str, site: int | None = None) -> Iterator[None]:
    """Switch off everything that carries a rule out, or one site of it; restores it on leaving."""
    sites = REGISTER[rule] if site is None else REGISTER[rule][site : site + 1]
    kept = [function.__code__ for function in sites]
    for function in sites:
        function.__code__ = stand_in(function, rule).__code__
    try:
        yield
    finally:
        for function, code in zip(sites, kept, strict=True):
            function.__code__ = code
