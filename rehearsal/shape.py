"""A small language for checking forms. A rule looks at one value and notes what is wrong with it, where.

>>> form = Form()
>>> record({"name": text(1, 3)}, required=("name",))(form, (), {"name": "four"})
>>> form.errors
{'name': {'_errors': [{'code': 'BASE_TYPE_BAD_LENGTH', 'message': 'Must be between 1 and 3 in length.'}]}}
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping

from rehearsal.documents import Doc
from rehearsal.refusal import ApiRefusal

Path = tuple[str, ...]


class Form:
    """Collects the faults of one request as Discord nests them."""

    def __init__(self) -> None:
        self.errors: Doc = {}

    def fault(self, path: Path, code: str, message: str) -> None:
        at = self.errors
        for step in path:
            at = at.setdefault(step, {})
        at.setdefault("_errors", []).append({"code": code, "message": message})

    def settle(self) -> None:
        """Raises the one refusal (50035) that carries every fault; does nothing when there is none."""
        if self.errors:
            raise ApiRefusal(400, 50035, "Invalid Form Body", errors=self.errors)


Rule = Callable[[Form, Path, object], None]


def length(value: str) -> int:
    """Characters as Discord counts them: Unicode code points."""
    return len(value)


def text(least: int = 0, most: int | None = None) -> Rule:
    def check(form: Form, path: Path, value: object) -> None:
        if not isinstance(value, str):
            form.fault(path, "STRING_TYPE_CONVERT", "Could not convert to string.")
        else:
            span(form, path, length(value), least, most)

    return check


def span(form: Form, path: Path, size: int, least: int, most: int | None) -> None:
    if most is None:
        if size < least:
            form.fault(path, "BASE_TYPE_MIN_LENGTH", f"Must be {least} or more in length.")
    elif not least <= size <= most:
        if least == 0:
            form.fault(path, "BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length.")
        else:
            form.fault(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")


def whole(least: int | None = None, most: int | None = None) -> Rule:
    def check(form: Form, path: Path, value: object) -> None:
        if isinstance(value, bool) or not isinstance(value, int):
            form.fault(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')
        elif least is not None and value < least:
            form.fault(path, "NUMBER_TYPE_MIN", f"int value should be greater than or equal to {least}.")
        elif most is not None and value > most:
            form.fault(path, "NUMBER_TYPE_MAX", f"int value should be less than or equal to {most}.")

    return check


def number(form: Form, path: Path, value: object) -> None:
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        form.fault(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not a number.')


def boolean(form: Form, path: Path, value: object) -> None:
    if not isinstance(value, bool):
        form.fault(path, "BOOLEAN_TYPE_CONVERT", 'Must be either true or false.')


def snowflake(form: Form, path: Path, value: object) -> None:
    if isinstance(value, bool) or not str(value).isdigit() or int(str(value)) >= 1 << 63:
        form.fault(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not snowflake.')


def anything(form: Form, path: Path, value: object) -> None:
    """For fields whose value has no consequence here."""


def one_of(*values: object) -> Rule:
    def check(form: Form, path: Path, value: object) -> None:
        if isinstance(value, bool) != isinstance(values[0], bool) or value not in values:
            form.fault(path, "BASE_TYPE_CHOICES", f"Value must be one of {set(map(str, values))}.")

    return check


def nullable(rule: Rule) -> Rule:
    def check(form: Form, path: Path, value: object) -> None:
        if value is not None:
            rule(form, path, value)

    return check


def list_of(rule: Rule, least: int = 0, most: int | None = None) -> Rule:
    def check(form: Form, path: Path, value: object) -> None:
        if not isinstance(value, list):
            form.fault(path, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
            return
        span(form, path, len(value), least, most)
        for index, item in enumerate(value):
            rule(form, (*path, str(index)), item)

    return check


def map_of(keys: Collection[str], rule: Rule) -> Rule:
    """An object whose keys come from a fixed set, as localisations do."""

    def check(form: Form, path: Path, value: object) -> None:
        if not isinstance(value, dict):
            form.fault(path, "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
            return
        for key, item in value.items():
            if key not in keys:
                form.fault((*path, key), "BASE_TYPE_CHOICES", "This key is not a known locale.")
            else:
                rule(form, (*path, key), item)

    return check


def record(fields: Mapping[str, Rule], required: Collection[str] = ()) -> Rule:
    """An object with known fields. A field that Discord does not know is a fault, being a slip of the sender."""

    def check(form: Form, path: Path, value: object) -> None:
        if not isinstance(value, dict):
            form.fault(path, "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
            return
        for name in required:
            if value.get(name) is None:
                form.fault((*path, name), "BASE_TYPE_REQUIRED", "This field is required")
        for name, item in value.items():
            if name not in fields:
                form.fault((*path, name), "UNKNOWN_FIELD", "Discord knows no such field here.")
            elif item is not None or name not in required:
                fields[name](form, (*path, name), item)

    return check


def checked(rule: Rule, value: object) -> None:
    """Applies a rule to a whole request body; raises the refusal."""
    form = Form()
    rule(form, (), value)
    form.settle()
