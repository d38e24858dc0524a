"""What the texts of ハーレムマスター say, and how they lie on the cards."""

from __future__ import annotations

from engine.wording import ENGLISH, JAPANESE, Grammar, PrintedAbility, Reader, TextLayout, normalise

LANGUAGES = {"ja": JAPANESE, "en": ENGLISH}


def normal(text: str, lang: str, kind: str) -> str:
    """The text in one spelling, an ability a line."""
    lines = normalise(text, tight=LANGUAGES[lang].tight).split("\n")
    return "\n".join(line.strip() for line in lines if line.strip())


GRAMMAR = Grammar(
    (),
    LANGUAGES,
    Reader,
    TextLayout(
        normal=normal,
        lines=lambda text, lang: [PrintedAbility(None, line) for line in text.split("\n") if line],
        sort=lambda kind: "line",
        kind=lambda card: card.kind,
    ),
)

__all__ = ["GRAMMAR"]
