"""The one reader of scenarios, decks and card files: YAML 1.2, core schema, and nothing that surprises.

Refused, each with its line and column: a key written twice, anchors, aliases, tags, a second document, texts above a
size and nesting deeper than `DEPTH`. JSON is a part of YAML 1.2 and takes a faster way to the same result.
"""

from __future__ import annotations

import json
import math
import re
from collections import Counter
from typing import NoReturn

from ruamel.yaml import YAML, events
from ruamel.yaml.error import MarkedYAMLError, StringMark, YAMLError
from ruamel.yaml.reader import ReaderError as CharacterError

LIMIT = 256 * 1024
DEPTH = 20

_NULL = frozenset({"", "~", "null", "Null", "NULL"})
_BOOL = {"true": True, "True": True, "TRUE": True, "false": False, "False": False, "FALSE": False}
_INT = re.compile(r"[-+]?[0-9]+|0o[0-7]+|0x[0-9a-fA-F]+")
_FLOAT = re.compile(r"[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?")
_SPECIAL = re.compile(r"([-+]?)\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN)")
_SURROGATE = re.compile("[\ud800-\udfff]")
_JSON = re.compile(r"[ \t\r\n]*[\[{\"]")


class ReaderError(ValueError):
    """A text that cannot be read: one sentence with its line and column, both counted from one."""

    def __init__(self, problem: str, line: int = 1, column: int = 1) -> None:
        super().__init__(f"line {line}, column {column}: {problem}")
        self.problem = problem
        self.line = line
        self.column = column


def read(text: str | bytes, *, limit: int = LIMIT, yaml_limit: int = LIMIT) -> object:
    """The document as dicts, lists, strings, numbers, booleans and None; an empty one is None.

    `limit`: how many bytes of UTF-8 it may have; a longer text than `yaml_limit` must be JSON, which is read a hundred
    times as fast. Raises ReaderError.

    >>> read("deck: {filler: 10}")
    {'deck': {'filler': 10}}
    """
    source = _decoded(text, limit)
    large = len(source.encode()) > yaml_limit
    if large or _JSON.match(source):
        try:
            document: object = json.loads(source, object_pairs_hook=_unique, parse_constant=_not_json)
            if _plain(document, DEPTH):
                return document
        except (ValueError, RecursionError) as error:
            if large:
                raise _no_json(error) from None
        if large:
            raise ReaderError(f"this is nested deeper than {DEPTH} levels or holds half of a character")
    return _Composer().compose(source)  # the slower way also says what is wrong, and where


def _no_json(error: Exception) -> ReaderError:
    if isinstance(error, json.JSONDecodeError):
        return ReaderError(f"a text as large as this must be JSON: {error.msg}", error.lineno, error.colno)
    return ReaderError(f"a text as large as this must be JSON: {error}")


def _decoded(text: str | bytes, limit: int) -> str:
    try:
        raw = text.encode() if isinstance(text, str) else text
        if len(raw) > limit:
            raise ReaderError(f"the text has {len(raw)} bytes, and {limit} are allowed")
        source = raw.decode()
    except UnicodeError as error:
        start = error.start if isinstance(error, UnicodeDecodeError | UnicodeEncodeError) else 0
        before = text[:start] if isinstance(text, str) else text[:start].decode()
        line, column = before.count("\n") + 1, len(before) - before.rfind("\n")
        raise ReaderError("this is not UTF-8 text", line, column) from None
    return source.removeprefix("\ufeff")


def _unique(pairs: list[tuple[str, object]]) -> dict[str, object]:
    members = dict(pairs)
    if len(members) != len(pairs):
        [(twice, _)] = Counter(key for key, _ in pairs).most_common(1)
        raise ValueError(f"the key {_shown(twice)} is written twice")
    return members


def _not_json(word: str) -> NoReturn:
    raise ValueError(word)


def _plain(value: object, depth: int) -> bool:
    """Whether it is nested no deeper than `depth` and holds no half of a surrogate pair."""
    if isinstance(value, str):
        return not _SURROGATE.search(value)
    if isinstance(value, dict):
        return depth > 0 and all(_plain(key, 1) and _plain(part, depth - 1) for key, part in value.items())
    return not isinstance(value, list) or (depth > 0 and all(_plain(part, depth - 1) for part in value))


class _Composer:
    """Builds the document from parser events, so that every refusal knows its place."""

    def __init__(self) -> None:
        self._open: list[list[object] | dict[object, object]] = []
        self._keys: list[object] = []  # for each open mapping the key that waits for its value, or _NO_KEY
        self._root: object = None

    def compose(self, source: str) -> object:
        """Raises ReaderError."""
        seen = 0
        try:
            for event in YAML(typ="safe", pure=True).parse(source):
                if isinstance(event, events.DocumentStartEvent):
                    seen += 1
                    self._check_start(event, seen)
                else:
                    self._take(event)
        except CharacterError as error:
            place = error.position
            raise ReaderError(
                "this character may not stand in a text",
                source.count("\n", 0, place) + 1,
                place - source.rfind("\n", 0, place),
            ) from None
        except MarkedYAMLError as error:
            mark = error.problem_mark or error.context_mark
            raise _refusal(_sentence(error), mark) from None
        except (YAMLError, ValueError, OverflowError, RecursionError) as error:
            if isinstance(error, ReaderError):
                raise
            raise ReaderError("this cannot be read as YAML") from None
        return self._root

    def _check_start(self, event: events.DocumentStartEvent, seen: int) -> None:
        if seen > 1:
            raise _refusal("a second document begins here, and one is allowed", event.start_mark)
        if event.tags:
            raise _refusal("tags are not allowed", event.start_mark)
        if event.version and tuple(event.version) != (1, 2):
            raise _refusal("only YAML 1.2 is read", event.start_mark)

    def _take(self, event: events.Event) -> None:
        if isinstance(event, events.NodeEvent):
            self._check_node(event)
        if isinstance(event, events.ScalarEvent):
            self._put(_scalar(event), event)
        elif isinstance(event, events.MappingStartEvent):
            self._enter({}, event)
        elif isinstance(event, events.SequenceStartEvent):
            self._enter([], event)
        elif isinstance(event, events.CollectionEndEvent):
            self._leave()

    def _check_node(self, event: events.NodeEvent) -> None:
        if isinstance(event, events.AliasEvent):
            raise _refusal(f"the alias *{event.anchor} is not allowed", event.start_mark)
        if event.anchor is not None:
            raise _refusal(f"the anchor &{event.anchor} is not allowed", event.start_mark)
        if getattr(event, "ctag", None) is not None:
            raise _refusal("tags are not allowed", event.start_mark)

    def _enter(self, value: list[object] | dict[object, object], event: events.Event) -> None:
        if len(self._open) == DEPTH:
            raise _refusal(f"this is nested deeper than {DEPTH} levels", event.start_mark)
        self._put(value, event)
        self._open.append(value)
        if isinstance(value, dict):
            self._keys.append(_NO_KEY)

    def _leave(self) -> None:
        if isinstance(self._open.pop(), dict):
            self._keys.pop()

    def _put(self, value: object, event: events.Event) -> None:
        if not self._open:
            self._root = value
            return
        parent = self._open[-1]
        if isinstance(parent, list):
            parent.append(value)
        elif self._keys[-1] is not _NO_KEY:
            parent[self._keys[-1]] = value
            self._keys[-1] = _NO_KEY
        elif isinstance(value, list | dict):
            raise _refusal("a key must be a single value", event.start_mark)
        elif value in parent:
            raise _refusal(f"the key {_shown(value)} is written twice", event.start_mark)
        else:
            self._keys[-1] = value


_NO_KEY = object()


def _scalar(event: events.ScalarEvent) -> object:
    """The value by the core schema (YAML 1.2.2, 10.3.2); what is quoted or a block is text."""
    text: str = event.value
    if _SURROGATE.search(text):
        try:
            text = text.encode("utf-16-le", "surrogatepass").decode("utf-16-le")
        except UnicodeDecodeError:
            raise _refusal("this text holds half of a character", event.start_mark) from None
    if event.style:
        return text
    if text in _NULL:
        return None
    if text in _BOOL:
        return _BOOL[text]
    return _number(text, event)


def _number(text: str, event: events.ScalarEvent) -> object:
    if _INT.fullmatch(text):
        if len(text) > 1000:
            raise _refusal("this number is too long", event.start_mark)
        return int(text, 0) if text.startswith(("0o", "0x")) else int(text)
    if _FLOAT.fullmatch(text):
        return float(text)
    if special := _SPECIAL.fullmatch(text):
        sign = special.group(1)
        return math.nan if sign is None else math.copysign(math.inf, -1 if sign == "-" else 1)
    return text


def _shown(value: object) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 60 else f"{text[:59]}…"


def _sentence(error: MarkedYAMLError) -> str:
    """The parser's words on one line, without its advice."""
    words = (error.context, error.problem)
    return " ".join(" ".join(word.split()) for word in words if word) or "this cannot be read as YAML"


def _refusal(problem: str, mark: StringMark | None) -> ReaderError:
    return ReaderError(problem, mark.line + 1, mark.column + 1) if mark else ReaderError(problem)
