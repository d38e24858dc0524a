"""Japanese in Latin letters as people type it: "onigashima" is おにがしま."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from itertools import product
from typing import Final

_ROWS: Final = {
    "": "あいうえお", "k": "かきくけこ", "g": "がぎぐげご", "s": "さしすせそ", "z": "ざじずぜぞ", "t": "たちつてと",
    "d": "だぢづでど", "n": "なにぬねの", "h": "はひふへほ", "b": "ばびぶべぼ", "p": "ぱぴぷぺぽ", "m": "まみむめも",
    "r": "らりるれろ",
}  # fmt: skip
_OTHERS: Final = {
    "ya": "や", "yu": "ゆ", "yo": "よ", "wa": "わ", "wo": "を", "fu": "ふ", "shi": "し", "chi": "ち", "tsu": "つ",
    "sha": "しゃ", "shu": "しゅ", "sho": "しょ", "cha": "ちゃ", "chu": "ちゅ", "cho": "ちょ", "ja": "じゃ", "ji": "じ",
    "ju": "じゅ", "jo": "じょ", "n": "ん", "n'": "ん",
    "che": "ちぇ", "she": "しぇ", "je": "じぇ", "fa": "ふぁ", "fi": "ふぃ", "fe": "ふぇ", "fo": "ふぉ", "tsa": "つぁ",
    "va": "ゔぁ", "vi": "ゔぃ", "vu": "ゔ", "ve": "ゔぇ", "vo": "ゔぉ", "wi": "うぃ", "we": "うぇ",
}  # fmt: skip
_VOWELS: Final = "aiueo"
_DOUBLED: Final = re.compile(r"([kgsztdhbpmrcj])(?=\1)|t(?=ch)")
_LONG: Final = str.maketrans(
    {"â": "aa", "ā": "aa", "î": "ii", "ī": "ii", "û": "uu", "ū": "uu", "ê": "ee", "ē": "ee", "ô": "ou", "ō": "ou"}
)
LEAST: Final = 4
"""So many letters may be Japanese; fewer are mostly something else."""


def _syllables() -> dict[str, str]:
    plain = {row + vowel: kana for row, line in _ROWS.items() for vowel, kana in zip(_VOWELS, line, strict=True)}
    soft = {
        f"{row}y{vowel}": _ROWS[row][1] + small
        for row, (vowel, small) in product("kgnhbpmr", zip("auo", "ゃゅょ", strict=True))
    }
    return {**plain, **soft, **_OTHERS}


_SYLLABLES: Final = _syllables()
_SYLLABLE: Final = re.compile("|".join(sorted(map(re.escape, _SYLLABLES), key=len, reverse=True)) + "|っ")


@lru_cache(maxsize=1024)
def to_kana(typed: str) -> str:
    """What was typed in kana, "" where it is not wholly Japanese in Latin letters.

    >>> to_kana("chesha neko")
    'ちぇしゃねこ'
    >>> to_kana("Onigashima"), to_kana("ikkyū san"), to_kana("kin'iro"), to_kana("dragon")
    ('おにがしま', 'いっきゅうさん', 'きんいろ', '')
    """
    plain = unicodedata.normalize("NFKC", typed).casefold().translate(_LONG).replace(" ", "").replace("-", "")
    if len(plain) < LEAST or not plain.isascii():
        return ""
    plain = _DOUBLED.sub("っ", plain)
    if _SYLLABLE.sub("", plain):
        return ""
    return _SYLLABLE.sub(lambda part: _SYLLABLES.get(part[0], part[0]), plain)
