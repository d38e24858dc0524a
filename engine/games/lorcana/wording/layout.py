"""How a printed text lies on a card: its abilities, their story names, and the reminders in brackets.

A reminder is a bracket that ends an ability (LOR: reminders are no rules text), or, on a song, the bracket that stands
first. It is dropped together with the brackets; any other bracket stays, and so refuses the text.
"""

from __future__ import annotations

import re

from engine.wording import ENGLISH, JAPANESE, PrintedAbility, normalise

ICONS = {"⟳": "{E}", "⬡": "{I}", "¤": "{S}", "⛉": "{W}", "◊": "{L}", "◆": "{L}"}
LANGUAGES = {"ja": JAPANESE, "en": ENGLISH}

# In Japanese nothing but a story name is followed by a space, and a bracket ends an ability.
_JA_NAME_FOLLOWS = re.compile(r"(?<=[。)])(?=[^。()「」《》\n ][^。()「」《》\n]* )")
_JA_KEYWORD_FOLLOWS = re.compile(r"(?<=。)(?=[^。()「」、\n]+\()")
_AFTER_BRACKET = re.compile(r"(?<=\))(?=[^\n])")
_EN_REMINDER_ENDS = re.compile(r"(?m)^([^(\n][^\n]*\([^()\n]*[.!]\)) ?(?=[A-Z{])")
_REMINDER = re.compile(r"(?: ?\([^()]*\))+$")
_MODE_REMINDER = re.compile(r" ?\([^()]*\)(?=\s*[•·・●])")
_SONG_REMINDER = re.compile(r"^\([^()]*\)(?:\n| |)")
_BULLET = re.compile(r"\n *[•·・●] *")
_CAPITALS = re.compile(r"[^\sa-z{}()\d+\-—][^\sa-z{}()]*")


def normal_text(text: str, lang: str, *, song: bool = False) -> str:
    """The text in one spelling, an ability a line, without reminders. Idempotent."""
    text = normalise(text, ICONS, tight=LANGUAGES[lang].tight)
    if lang == "ja":
        text = _AFTER_BRACKET.sub("\n", _JA_KEYWORD_FOLLOWS.sub("\n", _JA_NAME_FOLLOWS.sub("\n", text)))
    else:
        text = _EN_REMINDER_ENDS.sub(r"\1\n", text)
    if song:
        text = _SONG_REMINDER.sub("", text)
    text = _MODE_REMINDER.sub("", text)
    text = _BULLET.sub(" • " if lang == "en" else "・", text)
    lines = (_REMINDER.sub("", line).strip() for line in text.split("\n"))
    return "\n".join(line for line in lines if line)


def lines(normal: str, lang: str) -> list[PrintedAbility]:
    """The abilities of a normal text, each cut into name and text."""
    cut = _cut_japanese if lang == "ja" else _cut_english
    return [cut(line) for line in normal.split("\n") if line]


def _cut_japanese(line: str) -> PrintedAbility:
    head = re.split(r"[。《「:]", line, maxsplit=1)[0]
    name, space, _ = head.rpartition(" ")
    return PrintedAbility(name, line[len(name) + 1 :]) if space and name else PrintedAbility(None, line)


def _cut_english(line: str) -> PrintedAbility:
    words = line.split(" ")
    count = 0
    while count < len(words) and _CAPITALS.fullmatch(words[count]):
        count += 1
    if not 0 < count < len(words) or (count == 1 and words[0] in ("A", "I")):
        return PrintedAbility(None, line)
    return PrintedAbility(" ".join(words[:count]), " ".join(words[count:]))
