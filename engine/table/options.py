"""What may be agreed for a match, of every game: the table's own settings, and those of the game's rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from engine.kernel.cards.flag import Flag, Value
from engine.table.errors import BadOptions
from engine.table.rows import Options

SERIES = (1, 3)
CLOCKS = (0, 120, 600, 3600, 86_400, 259_200)
"""Seconds for each decision; 0: none."""
LANGS = ("en", "ja")
OWN = (
    Flag("best_of", SERIES),
    Flag("clock", CLOCKS),
    Flag("language", LANGS),
    Flag("spectators", (True, False)),
    Flag("undo", (True, False)),
    Flag("by_hand", (False, True)),
)
"""The settings of a table of any game."""
_FIELDS = {"best_of": "best_of", "clock": "clock", "language": "lang", "spectators": "spectators"}


def tournament_of(options: Options) -> str:
    """The tournament whose table this is, "" for none."""
    return str(options.flags.get("tournament") or "")


def may_undo(flags: Mapping[str, Value]) -> bool:
    """Whether steps may be taken back: nowhere at a tournament, elsewhere unless the table has agreed otherwise."""
    return flags.get("undo") is not False and not flags.get("tournament")


def offered(options: Options, flags: Sequence[Flag]) -> tuple[Flag, ...]:
    """What may be set at a table, `flags` being those of its game: a best of three is for two seats, and no tournament
    table settles refused texts by hand."""
    barred = {"best_of"} if options.seats > 2 else set()
    barred |= {"by_hand"} if options.flags.get("tournament") else set()
    return tuple(flag for flag in (*OWN, *flags) if flag.name not in barred)


def value_of(options: Options, flag: Flag) -> Value:
    """How something is set."""
    if flag.name in _FIELDS:
        value: Value = getattr(options, _FIELDS[flag.name])
        return value
    return options.flags.get(flag.name, flag.usual)


def with_value(options: Options, flags: Sequence[Flag], name: str, value: Value) -> Options:
    """The options with one of them set otherwise. Raises BadOptions."""
    flag = next((each for each in (*OWN, *flags) if each.name == name), None)
    if flag is None or not flag.takes(value) or (flag not in offered(options, flags) and value != flag.usual):
        raise BadOptions(what=name, value=value)
    if name in _FIELDS:
        return replace(options, **{_FIELDS[name]: value})
    kept = {each: set_ for each, set_ in options.flags.items() if each != name}
    return replace(options, flags=kept if value == flag.usual else kept | {name: value})


def check_options(options: Options, least: int, most: int) -> None:
    """Raises BadOptions; `least` and `most` seats are the game's.

    A best of three is for two seats, and no tournament table settles refused texts by hand.
    """
    if not least <= options.seats <= most:
        raise BadOptions(what="seats", value=options.seats)
    if options.best_of not in SERIES or (options.best_of > 1 and options.seats > 2):
        raise BadOptions(what="best_of", value=options.best_of)
    if options.clock not in CLOCKS:
        raise BadOptions(what="clock", value=options.clock)
    if options.flags.get("by_hand") and options.flags.get("tournament"):
        raise BadOptions(what="by_hand", value="tournament")
