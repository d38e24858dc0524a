"""The whole grammar: the phrases of this game, and how its texts lie on its cards."""

from __future__ import annotations

from engine.wording import Grammar, TextLayout

from .abilities import ABILITIES
from .amounts import AMOUNTS
from .anaphora import MlpReader
from .conditions import CONDITIONS
from .layout import LANGUAGES, lines, normal_text
from .nouns import NOUNS
from .reach import reaches
from .said import SAID
from .sentences import SENTENCES
from .targets import TARGETS
from .terms import TERMS
from .triggers import TRIGGERS
from .verbs import VERBS

KINDS = ("character", "event", "item", "scene", "story", "present")

LAYOUT = TextLayout(
    normal=normal_text,
    lines=lines,
    sort=lambda kind: f"{kind if kind in KINDS else KINDS[0]}_line",
    kind=lambda card: card.kind,
    reaches=reaches,
)
GRAMMAR = Grammar(
    (*TERMS, *NOUNS, *TARGETS, *AMOUNTS, *SAID, *VERBS, *CONDITIONS, *TRIGGERS, *SENTENCES, *ABILITIES),
    LANGUAGES,
    MlpReader,
    LAYOUT,
)
