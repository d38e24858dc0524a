"""The whole grammar: the phrases of this game, and how its texts lie on its cards."""

from __future__ import annotations

from engine.games.quintuplets.wording.abilities import ABILITIES
from engine.games.quintuplets.wording.anaphora import QuintupletsReader
from engine.games.quintuplets.wording.conditions import CONDITIONS
from engine.games.quintuplets.wording.layout import LANGUAGES, lines, normal
from engine.games.quintuplets.wording.nouns import NOUNS
from engine.games.quintuplets.wording.reach import reaches
from engine.games.quintuplets.wording.said import SAID
from engine.games.quintuplets.wording.sentences import SENTENCES
from engine.games.quintuplets.wording.targets import TARGETS
from engine.games.quintuplets.wording.terms import TERMS
from engine.games.quintuplets.wording.triggers import TRIGGERS
from engine.games.quintuplets.wording.verbs import VERBS
from engine.kernel.cards.card import Card
from engine.wording import Grammar, TextLayout

KINDS = ("hero", "character", "episode", "event", "event_episode")


def kind_of(card: Card) -> str:
    """One that is event and episode has lines of both (2.10.3)."""
    return "event_episode" if card.halves else card.kind


GRAMMAR = Grammar(
    (*TERMS, *NOUNS, *TARGETS, *SAID, *VERBS, *CONDITIONS, *TRIGGERS, *SENTENCES, *ABILITIES),
    LANGUAGES,
    QuintupletsReader,
    TextLayout(
        normal=normal,
        lines=lines,
        sort=lambda kind: f"{kind if kind in KINDS else 'character'}_line",
        kind=kind_of,
        reaches=reaches,
    ),
)
