"""The reader takes YAML 1.2 of the core schema, and refuses the rest with its place."""

from __future__ import annotations

import contextlib
import json
import math
import re
import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.reader import DEPTH, LIMIT, ReaderError, read

REFUSED = [
    ("a: 1\nb: 2\na: 3", 3, 1, 'the key "a" is written twice'),
    ('{"a": 1,\n "a": 2}', 2, 2, 'the key "a" is written twice'),
    ("a: {b: 1, b: 2}", 1, 11, 'the key "b" is written twice'),
    ("true: x\n1: y", 2, 1, "the key 1 is written twice"),
    ("a: &x 1", 1, 4, "the anchor &x is not allowed"),
    ("- *x", 1, 3, "the alias *x is not allowed"),
    ("a: !!str 1", 1, 4, "tags are not allowed"),
    ("a: !python/object:os.system x", 1, 4, "tags are not allowed"),
    ("%TAG ! tag:x,2000:\n---\na", 2, 1, "tags are not allowed"),
    ("---\na\n---\nb", 3, 1, "a second document begins here, and one is allowed"),
    ("%YAML 1.1\n---\na: yes", 2, 1, "only YAML 1.2 is read"),
    ("? [a, b]\n: c", 1, 3, "a key must be a single value"),
    ("a: b: c", 1, 5, "mapping values are not allowed here"),
    ("a:\n  - 1\n  - '", 3, 6, "while scanning a quoted scalar found unexpected end of stream"),
    ("a: 1\nb: \x07", 2, 4, "this character may not stand in a text"),
    (b"a: 1\nb: \xff", 2, 4, "this is not UTF-8 text"),
    ("a: \ud800", 1, 4, "this is not UTF-8 text"),
    ('["\\ud83d"]', 1, 2, "this text holds half of a character"),
    ("[" + "9" * 5000 + "]", 1, 2, "this number is too long"),
    ("x" * (LIMIT + 1), 1, 1, f"the text has {LIMIT + 1} bytes, and {LIMIT} are allowed"),
]


@pytest.mark.parametrize(("text", "line", "column", "problem"), REFUSED)
def test_what_is_refused_says_where_and_why(text: str | bytes, line: int, column: int, problem: str) -> None:
    with pytest.raises(ReaderError) as caught:
        read(text)
    assert (caught.value.line, caught.value.column, caught.value.problem) == (line, column, problem)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(("opening", "closing"), [("[", "]"), ("- ", ""), ('{"a":', "}")])
def test_twenty_levels_are_read_and_the_next_is_refused(opening: str, closing: str) -> None:
    assert read(opening * DEPTH + "1" + closing * DEPTH) is not None
    with pytest.raises(ReaderError, match="nested deeper than 20 levels"):
        read(opening * (DEPTH + 1) + "1" + closing * (DEPTH + 1))


@pytest.mark.parametrize(
    ("plain", "value"),
    [
        ("yes", "yes"),
        ("no", "no"),
        ("on", "on"),
        ("1_000", "1_000"),
        ("1:30", "1:30"),
        ("2001-01-01", "2001-01-01"),
        ("0b1", "0b1"),
        ("<<", "<<"),
        ("012", 12),
        ("0o17", 15),
        ("0x1F", 31),
        ("+3", 3),
        ("-3", -3),
        ("1e3", 1000.0),
        (".5", 0.5),
        ("True", True),
        ("FALSE", False),
        ("~", None),
        ("NULL", None),
        (".INF", math.inf),
        ("-.inf", -math.inf),
        ("４", "４"),
        ("１", "１"),
    ],
)
def test_plain_words_follow_the_core_schema(plain: str, value: object) -> None:
    assert read(f"- {plain}") == [value]
    assert read(f"- '{plain}'") == [plain]


def test_not_a_number_is_a_number() -> None:
    document = read("[.nan]")
    assert isinstance(document, list)
    assert math.isnan(document[0])


def test_nothing_reads_as_nothing() -> None:
    assert read("") is None
    assert read(b"\xef\xbb\xbf# only a comment\n") is None


def test_a_larger_limit_can_be_given_for_json() -> None:
    long = "x" * LIMIT
    assert read(json.dumps([long]), limit=2 * LIMIT) == [long]


@pytest.mark.parametrize(
    ("text", "line", "column", "problem"),
    [
        ("- {}", 1, 1, "a text as large as this must be JSON: Expecting value"),
        ('["{}",\n x]', 2, 2, "a text as large as this must be JSON: Expecting value"),
        ('{{"a": "{}", "a": 2}}', 1, 1, 'a text as large as this must be JSON: the key "a" is written twice'),
        ("[" * 21 + '"{}"' + "]" * 21, 1, 1, "this is nested deeper than 20 levels or holds half of a character"),
        ("[" * 100_000 + '"{}"', 1, 1, "a text as large as this must be JSON"),
    ],
)
def test_a_large_text_that_is_no_json_is_refused(text: str, line: int, column: int, problem: str) -> None:
    with pytest.raises(ReaderError) as caught:
        read(text.format("x" * LIMIT), limit=2 * LIMIT)
    assert (caught.value.line, caught.value.column) == (line, column)
    assert caught.value.problem.startswith(problem)


def test_a_scenario_reads_as_it_looks() -> None:
    text = 'turn: {seat: A, number: 5}\nmoves:\n  - A: challenge raider scout\n    refused: "10.2.3"\n  - A: yes\n'
    assert read(text) == {
        "turn": {"seat": "A", "number": 5},
        "moves": [{"A": "challenge raider scout", "refused": "10.2.3"}, {"A": "yes"}],
    }


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=30), inner, max_size=4),
    max_leaves=12,
)


@settings(max_examples=150, deadline=None)
@given(JSON, st.booleans())
def test_json_reads_as_itself_by_both_ways(document: object, ascii_only: bool) -> None:
    text = json.dumps(document, ensure_ascii=ascii_only)
    assert read(text) == document
    slower = json.dumps(document).replace("\x7f", "\\u007f")
    assert read(f"# this comment forbids the faster way\n{slower}") == document


NOISE = st.text(st.sampled_from(list("ab1 \n:-?[]{},#&*!|>'\"%@`\\.~\t\ré\u2028")), max_size=40)


@settings(max_examples=300, deadline=None)
@given(NOISE | st.binary(max_size=40))
def test_whatever_comes_is_read_or_refused(text: str | bytes) -> None:
    try:
        read(text)
    except ReaderError as refusal:
        said = str(refusal)
        assert re.fullmatch(r"line [1-9]\d*, column [1-9]\d*: [^\n]+", said)


@pytest.mark.parametrize("text", ["[" * 200_000, '"' + "\\\n" * 100_000, "\n".join(f"k{i}: {i}" for i in range(8000))])
def test_no_text_takes_long(text: str) -> None:
    start = time.process_time()
    with contextlib.suppress(ReaderError):
        read(text)
    assert time.process_time() - start < 10
