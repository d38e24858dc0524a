"""The whole grammar: the phrases of this game, and how its texts lie on its cards."""

from __future__ import annotations

from engine.games.harem_master.wording.abilities import ABILITIES
from engine.games.harem_master.wording.amounts import AMOUNTS
from engine.games.harem_master.wording.anaphora import HaremReader
from engine.games.harem_master.wording.changes import CHANGES
from engine.games.harem_master.wording.conditions import CONDITIONS
from engine.games.harem_master.wording.continuous import CONTINUOUS
from engine.games.harem_master.wording.layout import KINDS, LANGUAGES, lines, normal
from engine.games.harem_master.wording.moving import MOVING
from engine.games.harem_master.wording.notes import NOTES
from engine.games.harem_master.wording.nouns import NOUNS
from engine.games.harem_master.wording.reach import reaches
from engine.games.harem_master.wording.sentences import SENTENCES
from engine.games.harem_master.wording.targets import TARGETS
from engine.games.harem_master.wording.terms import TERMS
from engine.games.harem_master.wording.triggers import TRIGGERS
from engine.games.harem_master.wording.verbs import VERBS
from engine.wording import Grammar, TextLayout

GRAMMAR = Grammar(
    (
        *(*TERMS, *NOUNS, *AMOUNTS, *TARGETS, *CHANGES, *VERBS, *MOVING),
        *(*CONDITIONS, *TRIGGERS, *NOTES, *SENTENCES, *CONTINUOUS, *ABILITIES),
    ),
    LANGUAGES,
    HaremReader,
    TextLayout(
        normal=normal,
        lines=lines,
        sort=lambda kind: f"{kind if kind in KINDS else 'character'}_line",
        kind=lambda card: card.kind,
        reaches=reaches,
    ),
)
