"""Whether a word in kana is one of Latin letters as it is heard: by the consonants of both, as kana tell them apart,
and by vowels that do not speak against it."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from typing import Final

from rapidfuzz import fuzz

LEAST: Final = 2
"""So many consonants make a word that can be told from others."""
NEAR: Final = 68
"""So much in a hundred of both, vowels among them, must be the same sounds in the same order."""
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
_SILENT: Final = len(_LATIN) - 1
_SPOKEN: Final = (
    (r"c(?=[eiy])", "s"),
    (r"oo", "u"),
    (r"ee|ea|y$|ie$", "i"),
    (r"(?:er|ar|or)$", "a"),
    (r"e$", ""),
)
"""How vowels of Latin letters are said."""
_LINES: Final = {
    "a": "あかさざただなはばぱまやらわぁゃゎ",
    "i": "いきぎしじちぢにひびぴみりぃ",
    "u": "うくぐすずつづぬふぶぷむゆるぅゅゔ",
    "e": "えけげせぜてでねへべぺめれぇ",
    "o": "おこごそぞとどのほぼぽもよろをぉょ",
}
_VOWELS: Final = {kana: vowel for vowel, line in _LINES.items() for kana in line}
_SMALL: Final = "ぁぃぅぇぉゃゅょゎ"
_OPEN: Final = "あいうえおやゆよわ"
_CLOSED: Final = re.compile("[^aeiouwyr]e?$")
_MUTE: Final = re.compile("(?<=a)l(?=[fkm])", re.IGNORECASE)
"""What is mostly not said: half, talk, calm."""


def sounds_like(typed: str, word: str) -> bool:
    """Whether a word in kana sounds like a word of Latin letters.

    >>> sounds_like("ビースト", "Beast"), sounds_like("すとりーと", "street"), sounds_like("ベル", "bat")
    (True, True, False)
    >>> sounds_like("キツネ", "cotton"), sounds_like("シロク", "silky"), sounds_like("コルク", "calm")
    (False, False, False)
    """
    consonants, said = of_kana(typed), (word, _MUTE.sub("", word))
    if len(consonants) < LEAST or not _may_be(typed, word):
        return False
    sounds = _spoken_kana(typed)
    return any(consonants == of_latin(each) and fuzz.ratio(sounds, _spoken_latin(each)) >= NEAR for each in said)


def _may_be(typed: str, word: str) -> bool:
    """Whether both begin with a vowel or neither, and kana end as a word of Latin letters does: with a vowel that is
    said, or without one by う, by と, by い after a soft consonant, or by ん."""
    kana, plain = _hiragana(typed).rstrip("ー"), _plain(word)
    if (kana[:1] in _OPEN) != (plain[:1] in "aiueowy") and plain[:1] not in "hw":
        return False
    vowel = _VOWELS.get(kana[-1:], "")
    if _CLOSED.search(plain):
        return vowel not in ("a", "e", "o") or kana[-1:] in "とどょ"
    return vowel != "u" or _spoken_latin(word)[-1:] not in ("a", "i", "o")


def _spoken_kana(typed: str) -> str:
    """Consonants and vowels, without those that only part or end consonants, and each sound once."""
    said, kana = "", _hiragana(typed)
    for at, sign in enumerate(kana):
        vowel, is_long = _VOWELS.get(sign, ""), kana[at + 1 : at + 2] == "ー"
        if ((vowel == "u" and sign != "ゅ") or sign in "とど") and not is_long:
            vowel = ""
        said = said[:-1] if sign in _SMALL and said[-1:] in _LINES else said
        said += ("w" if sign == "わ" else _HEARD.get(sign, "")) + vowel
    return _once(said)


@lru_cache(maxsize=16384)
def _spoken_latin(word: str) -> str:
    plain = _plain(word)
    for is_written, said in (*_SPOKEN, *_LATIN[:_SILENT]):
        plain = re.sub(is_written, said, plain)
    return _once(plain)


def _hiragana(typed: str) -> str:
    plain = unicodedata.normalize("NFKC", typed)
    return "".join(chr(ord(sign) - 0x60) if "\u30a1" <= sign <= "\u30f6" else sign for sign in plain)


def _plain(word: str) -> str:
    return re.sub(r"[^a-z]", "", unicodedata.normalize("NFKD", word).casefold())


@lru_cache(maxsize=1024)
def of_kana(typed: str) -> str:
    """The consonants of a word in kana of one sort, "" for anything else."""
    plain = unicodedata.normalize("NFKC", typed)
    if not _KANA.fullmatch(plain):
        return ""
    return _once("".join(_HEARD.get(sign, "") for sign in _hiragana(plain)))


@lru_cache(maxsize=16384)
def of_latin(word: str) -> str:
    """The consonants of a word of Latin letters as kana write them."""
    plain = _plain(word)
    for written, said in _LATIN:
        plain = re.sub(written, said, plain)
    return _once(plain)


def _once(consonants: str) -> str:
    """Each consonant once where it stands twice."""
    return re.sub(r"(.)\1+", r"\1", consonants)
