"""How a printed text lies on a card: an ability a line (401.3)."""

from __future__ import annotations

import re

from engine.wording import ENGLISH, JAPANESE, PrintedAbility, normalise

LANGUAGES = {"ja": JAPANESE, "en": ENGLISH}
KINDS = ("character", "item", "event")
_NAMES = str.maketrans("《》", "≪≫")
_EFFECT = re.compile(r"(?<=\))\{([^{}]*)\}")
"""An effect between the braces that 402.1 sets around it."""
_COST = re.compile(r"^(\[OT\])? *(\([^()\n]*\)) *(?=\S)|^(\[OT\]) *(?=[^(\s])", re.MULTILINE)
"""What stands before an effect in English, with a space behind it."""
_AFTER_ICONS = re.compile(r"(?<=[)\]]) +(?=[^\s])|(?<=\S) +(?=\[)")


def normal(text: str, lang: str, kind: str = "") -> str:
    """The text in one spelling, an ability a line. Idempotent."""
    text = normalise(text, tight=LANGUAGES[lang].tight).translate(_NAMES)
    text = _EFFECT.sub(r"\1", text)
    if lang == "ja":
        text = _AFTER_ICONS.sub("", text)
    else:
        text = _COST.sub(lambda cost: "".join(filter(None, cost.groups())) + " ", text)
        text = text.replace(". Then, ", ". Then ")
    return "\n".join(line for line in (line.strip() for line in text.split("\n")) if line)


def lines(text: str, lang: str) -> list[PrintedAbility]:
    """The abilities of a normal text; none has a name of its own."""
    return [PrintedAbility(None, line) for line in text.split("\n") if line]
