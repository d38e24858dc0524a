"""The register of rules: which function carries out which numbered rule.

Knock-out runs use it to switch one rule off at a time; look-ups use it to say where a rule is enforced.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FunctionType
from typing import TypeVar, cast

F = TypeVar("F", bound=Callable[..., object])
Instead = str | Callable[..., object]
"""What stands in for a function that is switched off: a name out of the list below, or a lambda of its own."""

_OFF: dict[str, FunctionType] = {
    "None": cast(FunctionType, lambda *a, **k: None),
    "True": cast(FunctionType, lambda *a, **k: True),
    "False": cast(FunctionType, lambda *a, **k: False),
    "0": cast(FunctionType, lambda *a, **k: 0),
    "()": cast(FunctionType, lambda *a, **k: ()),
    "first": cast(FunctionType, lambda *a, **k: a[0]),
    "second": cast(FunctionType, lambda *a, **k: a[1]),
    "third": cast(FunctionType, lambda *a, **k: a[2]),
    "[]": cast(FunctionType, lambda *a, **k: []),
    "always": cast(FunctionType, lambda *a, **k: lambda *b, **c: True),
}

Site = tuple[FunctionType, Instead]
REGISTER: dict[str, list[Site]] = {}
"""Rule id such as "LOR 4.3.6.8" -> the functions that carry it out, each with what it yields when switched off."""


def rule(*numbers: str, off: Instead = "None") -> Callable[[F], F]:
    """Register a function under rule numbers ("LOR 10.4.1"); `off` says what it does when knocked out.

    A lambda for `off` must close over nothing; it runs among the names of the function's own module.
    """

    def register(function: F) -> F:
        for number in numbers:
            REGISTER.setdefault(number, []).append((cast(FunctionType, function), off))
        return function

    return register


@contextmanager
def knocked_out(number: str, site: int | None = None) -> Iterator[None]:
    """Switch off everything registered under one rule number, or one of its sites; restores it on leaving."""
    sites = REGISTER[number] if site is None else REGISTER[number][site:site + 1]
    kept = [function.__code__ for function, _ in sites]
    for function, off in sites:
        function.__code__ = (_OFF[off] if isinstance(off, str) else cast(FunctionType, off)).__code__
    try:
        yield
    finally:
        for (function, _), code in zip(sites, kept, strict=True):
            function.__code__ = code
