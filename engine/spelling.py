"""One spelling of whatever is typed or printed: the same name is the same letters however somebody writes it.

Widths, case, accents, both kana, small kana, long vowels, middle dots, old forms of kanji and numerals are written one
way; what is left over of signs only parts words, or nothing.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from functools import lru_cache
from typing import Final

_HIRAGANA: Final = {code: code - 0x60 for code in range(0x30A1, 0x30F7)}
_SMALL: Final = str.maketrans("ぁぃぅぇぉっゃゅょゎゕゖ", "あいうえおつやゆよわかけ")
_SAME: Final = str.maketrans(
    {
        "ぢ": "じ",
        "づ": "ず",
        "を": "お",
        "ゐ": "い",
        "ゑ": "え",
        "龍": "竜",
        "國": "国",
        "劍": "剣",
        "澤": "沢",
        "廣": "広",
    }
    | {
        "邊": "辺",
        "邉": "辺",
        "齋": "斎",
        "櫻": "桜",
        "體": "体",
        "學": "学",
        "會": "会",
        "黑": "黒",
        "眞": "真",
        "聲": "声",
    }
)
_V: Final = (("ゔぁ", "ば"), ("ゔぃ", "び"), ("ゔぇ", "べ"), ("ゔぉ", "ぼ"), ("ゔ", "ぶ"))
_UNHEARD: Final = re.compile("[ー~〜～・･'’‘‛`´ʼ′\u0300-\u036f\u200b]")
_WORDS: Final = "zero one two three four five six seven eight nine ten eleven twelve".split()
_WORD: Final = re.compile(rf"\b({'|'.join(_WORDS)})\b")
_DIGITS: Final = "〇一二三四五六七八九"
_UNITS: Final = {"十": 10, "百": 100, "千": 1000}
_NUMERAL: Final = re.compile("[〇一二三四五六七八九十百千]+")


@lru_cache(maxsize=16384)
def even(text: str) -> str:
    """A text in the one spelling, its words parted by single spaces.

    >>> even("ﾐｯｷｰﾏｳｽ － 名探偵"), even("Belle’s  Café No. Seven"), even("七人のこびと")
    ('みつきまうす 名探偵', 'belles cafe no 7', '7人のこびと')
    """
    plain = unicodedata.normalize("NFKC", text).casefold()
    plain = _UNHEARD.sub("", "".join(map(_bare, plain)).translate(_HIRAGANA))
    for written, said in _V:
        plain = plain.replace(written, said)
    plain = re.sub("(.)々", r"\1\1", plain.translate(_SMALL).translate(_SAME))
    plain = _NUMERAL.sub(_number, _WORD.sub(lambda word: str(_WORDS.index(word[0])), plain))
    return " ".join("".join(sign if sign.isalnum() else " " for sign in plain).split())


def letters(text: str) -> str:
    """The same without spaces: what is compared where a name is meant as a whole.

    >>> letters("ピーター・パン") == letters("ぴーたー ぱん"), letters("The Gate-Guard")
    (True, 'thegateguard')
    """
    return even(text).replace(" ", "")


def holds(typed: str, names: Iterable[str]) -> bool:
    """Whether what was typed stands in one of these names, each of its words by itself.

    >>> holds("guard gate", ["Gate Guard"]), holds("ガード", ["門のがーど"]), holds("gate keeper", ["Gate Guard"])
    (True, True, False)
    """
    words = even(typed).split()
    return any(all(word in name for word in words) for name in map(letters, names))


def _bare(sign: str) -> str:
    """A Latin letter without its accent; the sound marks of kana are no accents."""
    first = unicodedata.normalize("NFD", sign)[0]
    return first if first.isascii() else sign


def _number(numeral: re.Match[str]) -> str:
    """A numeral in kanji, whether it counts by places or by tens."""
    if not any(unit in numeral[0] for unit in _UNITS):
        return "".join(str(_DIGITS.index(digit)) for digit in numeral[0])
    total, digit = 0, 0
    for sign in numeral[0]:
        if sign in _UNITS:
            total, digit = total + (digit or 1) * _UNITS[sign], 0
        else:
            digit = _DIGITS.index(sign)
    return str(total + digit)
