"""The whole grammar: the phrases of this game, and how its texts lie on its cards.

A new file of a folder joins in the `phrases` of its folder, not here.
"""

from __future__ import annotations

from engine.games.precious_memories.wording.abilities import ABILITIES
from engine.games.precious_memories.wording.conditions.phrases import CONDITION_PHRASES, FURTHER_CONDITIONS
from engine.games.precious_memories.wording.costs import COSTS
from engine.games.precious_memories.wording.deeds.phrases import DEED_PHRASES, FURTHER_DEEDS
from engine.games.precious_memories.wording.events.phrases import EVENT_PHRASES, FURTHER_EVENTS
from engine.games.precious_memories.wording.layout import LANGUAGES, lines, normal
from engine.games.precious_memories.wording.not_done import NOT_DONE
from engine.games.precious_memories.wording.nouns.anaphora import PreciousReader
from engine.games.precious_memories.wording.nouns.phrases import FURTHER_NOUNS, NOUN_PHRASES
from engine.games.precious_memories.wording.or_else import OR_ELSE
from engine.games.precious_memories.wording.reach import reaches
from engine.games.precious_memories.wording.said.phrases import FURTHER_SAID, SAID_PHRASES
from engine.games.precious_memories.wording.sentences import SENTENCES
from engine.games.precious_memories.wording.terms import TERMS
from engine.games.precious_memories.wording.words import WORDS
from engine.wording import Grammar, TextLayout

PHRASES = (
    *TERMS,
    *WORDS,
    *NOUN_PHRASES,
    *DEED_PHRASES,
    *SAID_PHRASES,
    *NOT_DONE,
    *CONDITION_PHRASES,
    *EVENT_PHRASES,
    *SENTENCES,
    *OR_ELSE,
    *COSTS,
    *ABILITIES,
    *FURTHER_NOUNS,
    *FURTHER_EVENTS,
    *FURTHER_SAID,
    *FURTHER_CONDITIONS,
    *FURTHER_DEEDS,
)
GRAMMAR = Grammar(
    PHRASES,
    LANGUAGES,
    PreciousReader,
    TextLayout(normal=normal, lines=lines, sort=lambda kind: "line", kind=lambda card: card.kind, reaches=reaches),
)
