"""The marks of rules: which function carries out which numbered rule.

Knock-out runs find by them what to switch off; scenarios, which numbers speak of the same thing.
"""

from __future__ import annotations

from collections.abc import Callable
from types import FunctionType
from typing import TypeVar, cast

F = TypeVar("F", bound=Callable[..., object])

REGISTER: dict[str, list[FunctionType]] = {}
"""Rule id such as "LOR 4.3.6.8" -> the functions that carry it out."""
CARRIED: dict[str, list[str]] = {}
"""Rule id -> the full names of those functions: all that a compiled engine has, where nothing can be switched off."""


def carries(name: str, *numbers: str) -> None:
    """Put a function's full name down under rule numbers."""
    for number in numbers:
        CARRIED.setdefault(number, []).append(name)


def rule(*numbers: str) -> Callable[[F], F]:
    """Mark a function with the numbers of the rules that it carries out ("LOR 10.4.1")."""

    def mark(function: F) -> F:
        for number in numbers:
            REGISTER.setdefault(number, []).append(cast(FunctionType, function))
        carries(f"{function.__module__}.{function.__qualname__}", *numbers)
        return function

    return mark
