"""How a printed text lies on a card: an ability a line, each behind the badges of its label and cost.

A badge is followed by a space or a colon, as printed; one spelling has a space behind a label and a colon behind a
cost. A bracket that ends a line is a reminder and is dropped, as is the one that explains face-down effects.
"""

from __future__ import annotations

import re

from engine.wording import ENGLISH, JAPANESE, Line, normalise

LANGUAGES = {"ja": JAPANESE, "en": ENGLISH}

_BADGE = r"(^|(?<=[「\n]))"
_LABEL = re.compile(_BADGE + r"(出会い|お別れ|事前対策|冒険エリア|ひらめき|裏向き)[: ]+", re.MULTILINE)
_TAP = re.compile(_BADGE + r"冒険エリア 横置き[: ]+", re.MULTILINE)
_REMINDER = re.compile(r" ?\([^()]*\)$")
_EXPLAINED = re.compile(r"(?<=。)?自分のメインフェイズに、(?:このシーン)を裏向きにすることで、[^。\n]*使用できる。?$")


def normal_text(text: str, lang: str, kind: str = "") -> str:
    """The text in one spelling, an ability a line, without reminders. Idempotent."""
    text = normalise(text, tight=LANGUAGES[lang].tight)
    if lang == "ja":
        text = _TAP.sub(r"\1冒険エリア 横置き:", _LABEL.sub(r"\1\2 ", text))
    lines = (_without_reminders(line, lang) for line in text.split("\n"))
    return "\n".join(line for line in lines if line)


def _without_reminders(line: str, lang: str) -> str:
    line = _REMINDER.sub("", line)
    return (_EXPLAINED.sub("", line) if lang == "ja" else line).strip()


def lines(normal: str, lang: str) -> list[Line]:
    """The abilities of a normal text; none has a name of its own."""
    return [Line(None, line) for line in normal.split("\n") if line]
