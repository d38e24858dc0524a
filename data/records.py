"""Records as files: one JSON line for the setup, for each input, for each shuffle, and one for the end.

A record that was changed anywhere is told from one that an engine plays otherwise: the setup has its own hash, the
inputs are chained to it, every line must be written as this module writes it, and the end holds a seal over all lines.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from itertools import zip_longest
from pathlib import Path
from typing import Literal, TypeVar

import msgspec
from msgspec import Struct

from engine.games.registry import GAMES
from engine.kernel.flow.machine import Stuck, in_words
from engine.kernel.flow.rulebook import Rulebook
from engine.kernel.record.record import ENGINE, Play, RecordRow, Setup, chain, setup_hash
from engine.kernel.record.shuffle import Dice, commitment
from engine.kernel.state.question import Input, Refused
from engine.kernel.views.view import SPECTATOR, Outcome, View

Result = Literal["exact", "unverified", "diverged", "broken"]
Bad = int | str | None


class SetupLine(Struct, frozen=True, forbid_unknown_fields=True, tag_field="line", tag="setup", kw_only=True):
    """The first line: everything the game started from, its hash, and how many lines of each kind follow."""

    format: Literal["kotatsu-record/1"] = "kotatsu-record/1"
    inputs: int
    shuffles: int
    hash: str
    setup: Setup


class InputLine(Struct, frozen=True, forbid_unknown_fields=True, tag_field="line", tag="input"):
    """One input: `hash` is SHA-256 over the hash before and the input, `digest` now and then one of the state."""

    no: int
    input: Input
    hash: str
    digest: str


class ShuffleLine(Struct, frozen=True, forbid_unknown_fields=True, tag_field="line", tag="shuffle"):
    """One throw of the dice after input `no`, the `nth` there: the order of `size` things by their old places."""

    no: int
    nth: int
    size: int
    order: list[int]


class EndLine(Struct, frozen=True, forbid_unknown_fields=True, tag_field="line", tag="end"):
    """The last line: the last hash, how the game ended, the secret ("" while it is kept) and the seal."""

    head: str
    outcome: Outcome | None
    secret: str
    seal: str


Line = SetupLine | InputLine | ShuffleLine | EndLine
_L = TypeVar("_L", SetupLine, InputLine, ShuffleLine, EndLine)
_decode = msgspec.json.Decoder(Line).decode
_encode = msgspec.json.Encoder().encode


class Record(Struct, frozen=True, kw_only=True):
    """A record read back. `sealed`: no line was changed since it was written. `secret` is empty while it is kept."""

    setup: Setup
    rows: list[RecordRow]
    shuffles: list[ShuffleLine]
    outcome: Outcome | None
    secret: bytes
    sealed: bool


class RecordVerdict(Struct, frozen=True):
    """What became of checking a record. `first_bad`: the number of an input, or the name of another line.

    exact: it plays as it was played. unverified: nothing speaks against it, but it cannot be replayed fully. diverged:
    it is whole, but this engine plays it otherwise. broken: it was changed or damaged.
    """

    result: Result
    first_bad: Bad = None
    why: str = ""


class BrokenRecord(ValueError):
    """A record that was changed or damaged: where first, and in what way."""

    def __init__(self, at: Bad, why: str) -> None:
        super().__init__(f"{at}: {why}")
        self.at = at
        self.why = why


class WatchedDice(Dice):
    """Dice that remember what they threw, by input number and turn; what an undo replays is thrown alike."""

    def __init__(self, shuffle_key: bytes, thrown: dict[tuple[int, int], list[int]]) -> None:
        super().__init__(shuffle_key)
        self._thrown = thrown

    def order(self, count: int, no: int, nth: int) -> list[int]:
        """Throws, and remembers."""
        order = self._thrown[no, nth] = super().order(count, no, nth)
        return list(order)


# --- writing ---


def export(rules: Rulebook, setup: Setup, rows: Sequence[RecordRow], secret: bytes, *, opened: bool) -> bytes:
    """A record as a file. Without an opened secret it lists no shuffle, for they would tell the decks."""
    play, shuffles = _replayed(rules, setup, secret)
    for row in rows:
        play.take(row.input)
    listed = shuffles() if opened else []
    lines: list[Line] = [
        SetupLine(inputs=len(rows), shuffles=len(listed), hash=setup_hash(setup), setup=setup),
        *(InputLine(row.no, row.input, row.hash, row.digest) for row in rows),
        *listed,
    ]
    body = b"".join(_encode(line) + b"\n" for line in lines)
    end = EndLine(play.head, play.outcome, secret.hex() if opened else "", "")
    return body + _encode(msgspec.structs.replace(end, seal=_seal(body, end))) + b"\n"


def boards(record: Record, rules: Mapping[str, Rulebook] = GAMES, viewer: int = SPECTATOR) -> Iterator[View]:
    """What a viewer saw, from the start and after each input. Raises BrokenRecord where it cannot be replayed."""
    if not record.secret or record.setup.game not in rules:
        raise BrokenRecord("end", "its secret is not opened, or its game is not known here")
    play, _ = _begun(rules[record.setup.game], record)
    yield play.view(viewer)
    for row in record.rows:
        _take(play, row)
        yield play.view(viewer)


def _take(play: Play, row: RecordRow) -> None:
    """One input of a record. Raises BrokenRecord where it does not lead where it led."""
    try:
        play.take(row.input)
    except Refused as refused:
        raise BrokenRecord(row.no, f"refused: {refused}") from None
    except Stuck as fault:
        raise BrokenRecord(row.no, in_words(fault)) from None
    if play.rows[-1].digest != row.digest:
        raise BrokenRecord(row.no, "it leads to another state")


class _Shuffles:
    def __init__(self) -> None:
        self.thrown: dict[tuple[int, int], list[int]] = {}

    def __call__(self) -> list[ShuffleLine]:
        return [ShuffleLine(no, nth, len(order), order) for (no, nth), order in sorted(self.thrown.items())]


def _replayed(rules: Rulebook, setup: Setup, secret: bytes) -> tuple[Play, _Shuffles]:
    """A game at its start, and what its dice will have thrown."""
    shuffles = _Shuffles()
    return Play(rules, setup, secret, dice=lambda key: WatchedDice(key, shuffles.thrown)), shuffles


def _begun(rules: Rulebook, record: Record) -> tuple[Play, _Shuffles]:
    """A record's game at its start. Raises BrokenRecord where that cannot be."""
    try:
        return _replayed(rules, record.setup, record.secret)
    except Exception as error:  # the setup is somebody's file: whatever it leads to is its fault
        raise BrokenRecord("setup", f"it cannot be set up: {error!r}") from None


def _seal(body: bytes, end: EndLine) -> str:
    return hashlib.sha256(body + _encode(msgspec.structs.replace(end, seal=""))).hexdigest()


# --- reading ---


def read(path: Path) -> Record:
    """A record whose form, setup and chain hold. Raises BrokenRecord, naming the first line that does not."""
    try:
        lines = path.read_bytes().split(b"\n")
    except OSError as error:
        raise BrokenRecord("file", error.strerror or str(error)) from None
    opening = _line(lines, 0, SetupLine, "setup")
    if opening.hash != setup_hash(opening.setup):
        raise BrokenRecord("setup", "its hash does not fit")
    rows = _chained(opening, lines)
    listed = [
        _line(lines, at, ShuffleLine, f"shuffle {nth}")
        for nth, at in enumerate(range(1 + opening.inputs, 1 + opening.inputs + opening.shuffles), 1)
    ]
    last = 1 + opening.inputs + opening.shuffles
    end = _line(lines, last, EndLine, "end")
    if end.head != (rows[-1].hash if rows else opening.hash):
        raise BrokenRecord("end", "its hash is not that of the last input")
    if lines[last + 1 :] != [b""]:
        raise BrokenRecord("end", "it is not the end of the file")
    body = b"".join(line + b"\n" for line in lines[:last])
    return Record(
        setup=opening.setup,
        rows=rows,
        shuffles=listed,
        outcome=end.outcome,
        secret=_secret(opening.setup, end),
        sealed=_seal(body, end) == end.seal,
    )


def _line(lines: Sequence[bytes], at: int, kind: type[_L], name: Bad) -> _L:
    """One line of an expected kind, written exactly as this module writes it."""
    if at >= len(lines) - 1:
        raise BrokenRecord(name, "it is missing or cut off")
    try:
        line = _decode(lines[at])
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise BrokenRecord(name, str(error)) from None
    if not isinstance(line, kind) or _encode(line) != lines[at]:
        raise BrokenRecord(name, "it is not written as a record is")
    return line


def _chained(opening: SetupLine, lines: Sequence[bytes]) -> list[RecordRow]:
    rows: list[RecordRow] = []
    head = opening.hash
    for no in range(1, opening.inputs + 1):
        line = _line(lines, no, InputLine, no)
        head = chain(head, line.input)
        if line.no != no or line.hash != head:
            raise BrokenRecord(no, "its number or hash does not fit")
        rows.append(RecordRow(no, line.input, line.hash, line.digest))
    return rows


def _secret(setup: Setup, end: EndLine) -> bytes:
    if not end.secret:
        return b""
    try:
        secret = bytes.fromhex(end.secret)
    except ValueError:
        raise BrokenRecord("end", "its secret is no hexadecimal number") from None
    if end.secret != secret.hex() or commitment(secret, setup.id) != setup.commitment:
        raise BrokenRecord("end", "its secret is not the one that was committed to")
    return secret


# --- checking ---


def verify(path: Path, rules: Mapping[str, Rulebook] = GAMES) -> RecordVerdict:
    """Read a record and replay it: every input, state digest, shuffle, and the outcome."""
    try:
        record = read(path)
    except BrokenRecord as broken:
        return RecordVerdict("broken", broken.at, broken.why)
    whole = RecordVerdict("exact")
    if not record.secret:
        whole = RecordVerdict("unverified", None, "the secret of its shuffles is not opened")
    elif record.setup.game not in rules:
        whole = RecordVerdict("unverified", None, f"no rules for {record.setup.game}")
    else:
        try:
            _replay(record, rules[record.setup.game])
        except BrokenRecord as broken:
            return RecordVerdict("diverged" if record.sealed else "broken", broken.at, broken.why)
    if not record.sealed:
        return RecordVerdict("broken", "end", "the seal does not fit")
    if whole.result == "exact" and record.setup.engine != ENGINE and not (record.rows and record.rows[-1].digest):
        return RecordVerdict(
            "unverified", None, f"played by version {record.setup.engine}, and its last state has no digest"
        )
    return whole


def _replay(record: Record, rules: Rulebook) -> None:
    """Raises BrokenRecord at the first place where the replay is not the record."""
    play, shuffles = _begun(rules, record)
    for row in record.rows:
        _take(play, row)
    for at, (told, thrown) in enumerate(zip_longest(record.shuffles, shuffles()), 1):
        if told != thrown:
            raise BrokenRecord(f"shuffle {at}", "the secret gives another order")
    if play.outcome != record.outcome:
        raise BrokenRecord("end", f"the game ends otherwise: {play.outcome}")
