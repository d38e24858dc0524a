"""What can be wrong: with a scenario as a text, or with what happened when it was played."""

from __future__ import annotations


class ScenarioError(ValueError):
    """A scenario that cannot be read: one sentence with its place; `line` 0 means the whole text."""

    def __init__(self, problem: str, line: int = 0, column: int = 0) -> None:
        place = f"line {line}, column {column}" if column else f"line {line}"
        super().__init__(f"{place}: {problem}" if line else problem)
        self.problem = problem
        self.line = line
        self.column = column


class Unmet(AssertionError):
    """Play went otherwise than the script says: one sentence."""
