"""Deck lists as players paste them, from any deck builder and in either language."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence

from msgspec import Struct

from data.names import NameIndex
from engine.kernel.cards.card import Card

MOST_BYTES = 64 * 1024
MOST_LINES = 200
MOST_COPIES = 99
MOST_SIGNS = 200
_SUGGESTED = 10  # for how many unknown names nearby ones are looked up; each costs milliseconds


class DeckListEntry(Struct, frozen=True):
    """One line of a list; `code`: a collector number as card keys write it ("1-002"), `whole`: the line as it stood."""

    line: int
    count: int
    name: str
    code: str = ""
    whole: str = ""


class ListFault(Struct, frozen=True):
    """What is wrong with a line (0: with the whole text): a message key and what the message names."""

    line: int
    key: str
    args: dict[str, str | int]


def parse(text: str | bytes, codes: Mapping[str, str] | None = None) -> tuple[list[DeckListEntry], list[ListFault]]:
    """The lines that ask for cards, and the lines that cannot be understood.

    `codes`: set codes as printed and the set they stand for in card keys ({"TFC": "1"}).

    >>> parse("# mine\\n4x Kintaro - Bear Wrestler")[0]
    [Entry(line=2, count=4, name='Kintaro - Bear Wrestler', code='', whole='4x Kintaro - Bear Wrestler')]
    """
    source, fault = _decoded(text)
    if fault:
        return [], [fault]
    lines = source.splitlines()
    if len(lines) > MOST_LINES:
        return [], [ListFault(MOST_LINES + 1, "list-too-many-lines", {"count": len(lines), "most": MOST_LINES})]
    entries: list[DeckListEntry] = []
    faults: list[ListFault] = []
    for number, raw in enumerate(lines, 1):
        entry = _read_line(number, unicodedata.normalize("NFKC", raw), codes or {})
        if isinstance(entry, DeckListEntry):
            entries.append(entry)
        elif entry:
            faults.append(entry)
    return entries, faults


def resolve(entries: Sequence[DeckListEntry], cards: Mapping[str, Card]) -> tuple[list[str], list[ListFault]]:
    """The deck's card keys, each as often as asked for, and the lines that name no card or more than one."""
    names = NameIndex(cards)
    keys: list[str] = []
    faults: list[ListFault] = []
    for entry in entries:
        meant = _card(entry, names, cards)
        if isinstance(meant, ListFault):
            suggest = sum(fault.key == "list-unknown-card" for fault in faults) < _SUGGESTED
            faults.append(_with_nearest(meant, entry, names) if suggest else meant)
        else:
            key, count = meant
            keys += [key] * count
    return keys, faults


def read_list(
    text: str | bytes, codes: Mapping[str, str], cards: Mapping[str, Card]
) -> tuple[list[str], list[ListFault]]:
    """The card keys of a list, and its lines that ask for none, by their numbers."""
    entries, faults = parse(text, codes)
    keys, unknown = resolve(entries, cards)
    return keys, sorted([*faults, *unknown], key=lambda fault: fault.line)


def _decoded(text: str | bytes) -> tuple[str, ListFault | None]:
    """The text, or the one fault that makes it no list at all."""
    try:
        raw = text.encode() if isinstance(text, str) else text
        if len(raw) > MOST_BYTES:
            return "", ListFault(0, "list-too-large", {"count": len(raw), "most": MOST_BYTES})
        source = raw.decode("utf-8-sig")
    except UnicodeError:
        return "", ListFault(0, "list-not-text", {})
    if any(unicodedata.category(sign) == "Cc" and sign not in "\t\n\r\x0b\x0c\x85" for sign in source):
        return "", ListFault(0, "list-not-text", {})
    return source, None


# --- one line ------------------------------------------------------------------------------------------------------

_COMMENT = re.compile(r"(?:^|\s)(?:#|//)(?:\s.*)?$|^(?:#|//|```).*")
_BULLET = re.compile(r"^(?:[-*+>]\s+|[•・]\s*)")
_FOIL = re.compile(r"\s*(?:\*[FE]\*|\((?:foil|cold foil|enchanted)\))$", re.IGNORECASE)
_WRAPPED = re.compile(r"\[[^\]]*\]|【[^】]*】|<[^>]*>|([=~*_-]{2,}).*\1")
_SECTION = re.compile(
    r"(?:my |main ?|scene ?|story ?)?(?:deck(?: ?list)?|main(?:board)?|characters?|actions?|songs?|items?|locations?"
    r"|events?|scenes?|stor(?:y|ies)|leads?|total|cards|inks?|(?:メイン|シーン|ストーリー)?デッキ|キャラ(?:クター)?"
    r"|アクション|歌|アイテム|ロケーション|イベント|シーン|ストーリー|主役|合計|カード|インク)(?:カード)?"
    r"(?:\s*[:(]?\s*\d+\s*(?:枚|cards)?\)?)?",
    re.IGNORECASE,
)
_ABOUT = re.compile(
    r"(?:deck(?: name)?|name|title|format|inks?|author|by|total|デッキ名?|インク|作者|合計)\s*:.*",
    re.IGNORECASE,
)

_LEADING = re.compile(r"(\d+)(?:\s*[x×*]\s+|\s*[x×](?=\W|[A-Z])|\s*[枚×]\s*|\s+|(?=[^\x00-\x7f]))(.*)")
_CROSSED = re.compile(r"[x×]\s*(\d+)\s+(.*)")
_TRAILING = re.compile(r"(.+?)(?:\s+[x*]\s*|\s*×\s*|\s+(?=\d+\s*枚))(\d+)\s*枚?")
_BARE = re.compile(r"(.*\D)\s+(\d{1,2})")

_SET_NUMBER = re.compile(r"(.*?)\s*[(\[]([A-Z0-9]{1,4})[)\]]\s*#?(\d{1,3})?")
_CODE_LAST = re.compile(r"(?:(.*?)\s+)??[(\[]?\b([A-Z0-9]{1,4})-(\d{1,3})[)\]]?")
_CODE_FIRST = re.compile(r"()([A-Z0-9]{1,4})-(\d{1,3})\s+(.*)")
_OF_A_TITLE = re.compile(
    r"(?:(.*?)\s+)??[(\[]?\b([A-Za-z][A-Za-z0-9]{0,5})[-_ ]([0-9A-Z]{2,3})-(\d{3}[a-z]?)[)\]]?(?:\s+(.*))?"
)
"""A number within a title's code: "WELL 01-001"."""
_PRINTED = re.compile(r"(.*?)\s*\(?(\d{1,3})/\d{3}\s*[·•]?\s*(?:EN|JA|JP)?\s*[·•]?\s*(\d{1,2})\)?")


def _read_line(number: int, raw: str, codes: Mapping[str, str]) -> DeckListEntry | ListFault | None:
    """What the line asks for; None for a comment, a heading or an empty line."""
    if len(raw) > MOST_SIGNS:
        return ListFault(number, "list-line-too-long", {"text": raw[:40], "most": MOST_SIGNS})
    line = _cleaned(raw)
    return None if not line or _is_heading(line) else _entry(number, line, codes)


def _cleaned(raw: str) -> str:
    line = _COMMENT.sub("", raw.replace("\u200b", "").strip())
    return _FOIL.sub("", _BULLET.sub("", line)).strip()


def _is_heading(line: str) -> bool:
    if not any(sign.isalnum() for sign in line) or _WRAPPED.fullmatch(line):
        return True
    if _SECTION.fullmatch(line.rstrip(":").rstrip()) or _ABOUT.fullmatch(line):
        return True
    return line.endswith(":") and not _LEADING.fullmatch(line)


def _entry(number: int, line: str, codes: Mapping[str, str]) -> DeckListEntry | ListFault:
    count, rest, code = _counted(line, codes)
    if not rest and not code:
        return ListFault(number, "list-no-name", {"text": line})
    if not 1 <= count <= MOST_COPIES:
        return ListFault(number, "list-bad-count", {"text": line, "count": min(count, 10**6), "most": MOST_COPIES})
    return DeckListEntry(number, count, rest.strip('《》「」"“” '), code, line)


def _counted(line: str, codes: Mapping[str, str]) -> tuple[int, str, str]:
    """How many, the name, and the collector number."""
    for pattern in (_LEADING, _CROSSED):
        if match := pattern.fullmatch(line):
            return _number(match[1]), *_coded(match[2].strip(), codes)
    if match := _TRAILING.fullmatch(line):
        return _number(match[2]), *_coded(match[1], codes)
    if line.isdecimal():
        return _number(line), "", ""
    name, code = _coded(line, codes)
    if not code and (match := _BARE.fullmatch(name)):
        return int(match[2]), *_coded(match[1], codes)
    return 1, name, code


def _number(digits: str) -> int:
    return int(digits[:7])


def _coded(text: str, codes: Mapping[str, str]) -> tuple[str, str]:
    """The name without its collector number, and the number as a card key."""
    if (match := _OF_A_TITLE.fullmatch(text)) and match[2].upper() in codes:
        return match[1] or match[5] or "", f"{codes[match[2].upper()]}-{match[3]}-{match[4]}"
    if match := _SET_NUMBER.fullmatch(text):
        return match[1], _key(match[2], match[3], codes) if match[3] else ""
    if match := _CODE_FIRST.fullmatch(text):
        return match[4], _key(match[2], match[3], codes)
    if match := _CODE_LAST.fullmatch(text):
        return match[1] or "", _key(match[2], match[3], codes)
    if match := _PRINTED.fullmatch(text):
        return match[1], _key(match[3], match[2], codes)
    return text, ""


def _key(code: str, number: str, codes: Mapping[str, str]) -> str:
    return f"{codes.get(code, code)}-{int(number):03d}"


# --- from lines to cards ------------------------------------------------------------------------------------------


def _card(entry: DeckListEntry, names: NameIndex, cards: Mapping[str, Card]) -> tuple[str, int] | ListFault:
    if not entry.name:
        if entry.code in cards:
            return entry.code, entry.count
        return ListFault(entry.line, "list-unknown-code", {"code": entry.code})
    for text, count in ((entry.name, entry.count), (entry.whole, 1)):
        if full := names.full(text):
            return entry.code if entry.code in full else full[0], count
    keys = names.bare(entry.name)
    if entry.code in keys or len(keys) == 1:
        return entry.code if entry.code in keys else keys[0], entry.count
    if keys:
        versions = "; ".join(dict.fromkeys(names.title(key, entry.name) for key in keys))
        return ListFault(entry.line, "list-which-version", {"name": entry.name, "versions": versions})
    return ListFault(entry.line, "list-unknown-card", {"name": entry.name, "nearest": ""})


def _with_nearest(fault: ListFault, entry: DeckListEntry, names: NameIndex) -> ListFault:
    if fault.key != "list-unknown-card":
        return fault
    return ListFault(fault.line, fault.key, {**fault.args, "nearest": "; ".join(names.nearest(entry.name))})
