"""Names as they are heard: who types kana finds what is printed in kanji.

`readings.txt` holds a kanji (or a numeral) a line with how it can be read; that it sounds softer inside a word, or that
its end is swallowed, is worked out here.
"""

from __future__ import annotations

import re
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Final, Literal

from engine.spelling import letters

Heard = Literal["", "holds", "begins", "equals"]
"""How what was typed sounds in a name: not at all, somewhere, at its beginning, or as the whole of it."""
FILE: Final = Path(__file__).with_suffix(".txt")
LEAST: Final = 2
"""So many kana must be typed before the beginning of a single reading is enough."""
_KANJI: Final = re.compile(r"[\u3400-\u9fff0-9]")
_PARTS: Final = re.compile(r"\d+|\D")
OF: Final = "ヶ"
"""Between two kanji: 鬼ヶ島, 一ヶ月."""
_BETWEEN: Final = re.compile(r"(?<=[\u3400-\u9fff0-9])け(?=[\u3400-\u9fff])")
_SOFT: Final = str.maketrans("かきくけこさしすせそたちつてとはひふへほ", "がぎぐげござじずぜぞだじずでどばびぶべぼ")
_SHARP: Final = str.maketrans("はひふへほ", "ぱぴぷぺぽ")
_SWALLOWED: Final = ("く", "ち", "き")


@cache
def readings() -> Mapping[str, tuple[str, ...]]:
    """How each kanji and numeral of the table can be read, in the one spelling."""
    lines = (line.split() for line in FILE.read_text("utf-8").splitlines())
    return {sign: tuple(map(letters, said)) for sign, *said in lines}


def heard(name: str, typed: str, small: Container[int] = ()) -> Heard:
    """Where a name that is not written in kana alone sounds like what was typed, both in the one spelling; typed kanji
    are taken as they stand. `small`: where a small っ was typed, with which no kanji is read to begin.

    >>> heard("魔法の鏡", "まほうのかがみ"), heard("大釜", "大がま"), heard("半神半人", "はんじん")
    ('equals', 'equals', 'begins')
    >>> heard("鬼け島", "おにがしま"), heard("花見酒", "はなけさけ")
    ('equals', '')
    >>> heard("海月", "みつき"), heard("海月", "みつき", {1}), heard("1寸", "いつすん", {1})
    ('equals', '', 'equals')
    """
    if not typed or not _KANJI.search(name):
        return ""
    parts, firsts = _parts(name)
    for start, first in enumerate(firsts):
        sound = _from(parts[start:], typed, small) if typed[0] in first else ""
        if sound:
            return "holds" if start else sound
    return ""


def _from(parts: Sequence[Sequence[str]], typed: str, small: Container[int]) -> Heard:
    """Whether these parts sound from the first on like what was typed, of the last of which less may have been typed
    than is heard."""
    reached = {0}
    begun: Heard = ""
    for nth, ways in enumerate(parts, 1):
        heard_to = {
            at + len(way) for at in reached for way in (ways[:1] if at in small else ways) if typed.startswith(way, at)
        }
        if len(typed) in heard_to:
            return "equals" if nth == len(parts) else "begins"
        if _is_begun(ways, [at for at in reached if at not in small], typed):
            begun = "begins"
        if not heard_to:
            break
        reached = heard_to
    return begun


def _is_begun(ways: Sequence[str], reached: Iterable[int], typed: str) -> bool:
    """Whether what is left of what was typed is the beginning of one of these."""
    left = [typed[at:] for at in reached if at or len(typed) >= LEAST]
    return any(way.startswith(rest) for rest in left for way in ways)


@lru_cache(maxsize=16384)
def _parts(name: str) -> tuple[tuple[tuple[str, ...], ...], tuple[frozenset[str], ...]]:
    """The ways of each part of a name, and with which letters they begin."""
    signs = _PARTS.findall(_BETWEEN.sub(OF, name))
    parts = tuple(tuple(dict.fromkeys(_ways(sign))) for sign in signs)
    return parts, tuple(frozenset(way[0] for way in ways) for ways in parts)


def _ways(part: str) -> Iterator[str]:
    """All that a kanji, a numeral or a kana may sound like; as it stands too."""
    yield part
    if part == OF:
        yield from ("け", "が", "か", "こ")
    for said in readings().get(part, ()):
        for ends in (said, said[:-1] + "つ") if len(said) > 1 and said.endswith(_SWALLOWED) else (said,):
            yield from (ends, ends[0].translate(_SOFT) + ends[1:], ends[0].translate(_SHARP) + ends[1:])
