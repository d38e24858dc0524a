"""How a printed text lies on a card: an ability a line, each behind the badges of its label and cost.

A badge is followed by a space, a colon or, where it is only coloured, nothing; one spelling has a space behind a label
and a colon behind a cost. Quotes inside quotes are quotes. A bracket that ends a line is a reminder and is dropped, as
is the one that explains face-down effects.
"""

from __future__ import annotations

import re

from engine.wording import ENGLISH, JAPANESE, PrintedAbility, normalise

LANGUAGES = {"ja": JAPANESE, "en": ENGLISH}

_BADGE = r"(^|(?<=[「\n]))"
_LABELS = r"(出会い|お別れ|事前対策|冒険エリア|ひらめき|裏向き)"
_LABEL = re.compile(_BADGE + _LABELS + r"(?:[: ]+|(?=[^: \nにのをがはで内]))", re.MULTILINE)
"""A particle behind a label's word makes it an ordinary word."""
_TAP = re.compile(_BADGE + r"冒険エリア 横置き[: ]+", re.MULTILINE)
_LETTER = "[ぁ-ゖァ-ヺー々一-龠]"
_NUMBERED = re.compile(rf"([《【][^》】]*[》】])|(?<={_LETTER}) (?=[+\-]?\d)|(?<=\d) (?={_LETTER})")
"""Spaces around a number, but not those inside a name."""
_QUOTES = str.maketrans("『』", "「」")
_REMINDER = re.compile(r" ?\([^()]*\)$")
_EXPLAINED = re.compile(r"(?<=。)?自分のメインフェイズに、(?:このシーン)を裏向きにすることで、[^。\n]*使用できる。?$")


def normal_text(text: str, lang: str, kind: str = "") -> str:
    """The text in one spelling, an ability a line, without reminders. Idempotent."""
    text = normalise(text, tight=LANGUAGES[lang].tight)
    if lang == "ja":
        text = _NUMBERED.sub(r"\1", text.translate(_QUOTES))
        text = _TAP.sub(r"\1冒険エリア 横置き:", _LABEL.sub(r"\1\2 ", text))
    lines = (_without_reminders(line, lang) for line in text.split("\n"))
    return "\n".join(line for line in lines if line)


def _without_reminders(line: str, lang: str) -> str:
    line = _REMINDER.sub("", line)
    return (_EXPLAINED.sub("", line) if lang == "ja" else line).strip()


def lines(normal: str, lang: str) -> list[PrintedAbility]:
    """The abilities of a normal text; none has a name of its own."""
    return [PrintedAbility(None, line) for line in normal.split("\n") if line]
