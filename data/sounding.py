"""Whether a word in kana is one of Latin letters as it is heard: by the consonants of both, as kana tell them apart."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from typing import Final

LEAST: Final = 2
"""So many consonants make a word that can be told from others."""
_KANA: Final = re.compile("[\u3041-\u3096\u30fc]{2,}|[\u30a1-\u30f6\u30fc]{2,}")
_ROWS: Final = (
    ("", "あいうえおやゆよわをぁぃぅぇぉゃゅょゎっー"),
    ("k", "かきくけこ"),
    ("g", "がぎぐげご"),
    ("s", "さしすせそざじずぜぞ"),
    ("t", "たちつてとぢづ"),
    ("d", "だでど"),
    ("n", "なにぬねのん"),
    ("h", "はひふへほ"),
    ("b", "ばびぶべぼゔ"),
    ("p", "ぱぴぷぺぽ"),
    ("m", "まみむめも"),
    ("r", "らりるれろ"),
)
_HEARD: Final = {kana: consonant for consonant, row in _ROWS for kana in row}
_LATIN: Final = (
    (r"^kn|^gn", "n"),
    (r"ght|gh", "t"),
    (r"tch|ch(?=[aeiouy])|ch$", "t"),
    (r"ck|ch|q", "k"),
    (r"sh|th", "s"),
    (r"ph|f", "h"),
    (r"(?<=[aeiou])r+(?![aeiouy])", ""),
    (r"c(?=[eiy])", "s"),
    (r"g(?=[eiy])", "s"),
    (r"m(?=[pb])", "n"),
    (r"x", "ks"),
    (r"[zj]", "s"),
    (r"c", "k"),
    (r"v", "b"),
    (r"l", "r"),
    (r"[aeiouwy]", ""),
)


def sounds_like(typed: str, word: str) -> bool:
    """Whether a word in kana sounds like a word of Latin letters.

    >>> sounds_like("ビースト", "Beast"), sounds_like("すとりーと", "street"), sounds_like("ベル", "bat")
    (True, True, False)
    """
    consonants = of_kana(typed)
    return len(consonants) >= LEAST and consonants == of_latin(word)


@lru_cache(maxsize=1024)
def of_kana(typed: str) -> str:
    """The consonants of a word in kana of one sort, "" for anything else."""
    plain = unicodedata.normalize("NFKC", typed)
    if not _KANA.fullmatch(plain):
        return ""
    hiragana = (chr(ord(sign) - 0x60) if "\u30a1" <= sign <= "\u30f6" else sign for sign in plain)
    return _once("".join(_HEARD.get(sign, "") for sign in hiragana))


@lru_cache(maxsize=16384)
def of_latin(word: str) -> str:
    """The consonants of a word of Latin letters as kana write them."""
    plain = re.sub(r"[^a-z]", "", unicodedata.normalize("NFKD", word).casefold())
    for written, said in _LATIN:
        plain = re.sub(written, said, plain)
    return _once(plain)


def _once(consonants: str) -> str:
    """Each consonant once where it stands twice."""
    return re.sub(r"(.)\1+", r"\1", consonants)
