"""The whole grammar: the phrases of this game, and how its texts lie on its cards."""

from __future__ import annotations

from engine.games.precious_memories.wording.abilities import ABILITIES
from engine.games.precious_memories.wording.alternatives import ALTERNATIVES
from engine.games.precious_memories.wording.anaphora import PreciousReader
from engine.games.precious_memories.wording.around import AROUND
from engine.games.precious_memories.wording.as_listed import AS_LISTED
from engine.games.precious_memories.wording.as_others import AS_OTHERS
from engine.games.precious_memories.wording.at_end import AT_ENDS
from engine.games.precious_memories.wording.bans_on_two import BANS_ON_TWO
from engine.games.precious_memories.wording.by_effects import BY_EFFECTS
from engine.games.precious_memories.wording.changes import CHANGES
from engine.games.precious_memories.wording.coins import COINS
from engine.games.precious_memories.wording.compared import COMPARED
from engine.games.precious_memories.wording.conditions import CONDITIONS
from engine.games.precious_memories.wording.costs import COSTS
from engine.games.precious_memories.wording.counts import COUNTS
from engine.games.precious_memories.wording.deeds_of_players import DEEDS_OF_PLAYERS
from engine.games.precious_memories.wording.entering import ENTERING
from engine.games.precious_memories.wording.layout import LANGUAGES, lines, normal
from engine.games.precious_memories.wording.limited import LIMITED
from engine.games.precious_memories.wording.looking import LOOKING
from engine.games.precious_memories.wording.meanwhile import MEANWHILE
from engine.games.precious_memories.wording.meeting import MEETING
from engine.games.precious_memories.wording.mixed import MIXED
from engine.games.precious_memories.wording.named_colors import NAMED_COLORS
from engine.games.precious_memories.wording.nouns import NOUNS
from engine.games.precious_memories.wording.own_conditions import OWN_CONDITIONS
from engine.games.precious_memories.wording.own_deeds import OWN_DEEDS
from engine.games.precious_memories.wording.phases import PHASES
from engine.games.precious_memories.wording.player_bans import PLAYER_BANS
from engine.games.precious_memories.wording.players import PLAYERS
from engine.games.precious_memories.wording.predicates import PREDICATES
from engine.games.precious_memories.wording.reach import reaches
from engine.games.precious_memories.wording.said import SAID
from engine.games.precious_memories.wording.sentences import SENTENCES
from engine.games.precious_memories.wording.taking import TAKING
from engine.games.precious_memories.wording.tallied import TALLIED
from engine.games.precious_memories.wording.targets import TARGETS
from engine.games.precious_memories.wording.terms import TERMS
from engine.games.precious_memories.wording.this_turn import THIS_TURNS
from engine.games.precious_memories.wording.thrown import THROWN
from engine.games.precious_memories.wording.together import TOGETHER
from engine.games.precious_memories.wording.told_first import TOLD_FIRST
from engine.games.precious_memories.wording.triggers import TRIGGERS
from engine.games.precious_memories.wording.verbs import VERBS
from engine.games.precious_memories.wording.words import WORDS
from engine.wording import Grammar, TextLayout

PHRASES = (
    *TERMS,
    *WORDS,
    *NOUNS,
    *AROUND,
    *MEETING,
    *TARGETS,
    *PREDICATES,
    *CHANGES,
    *VERBS,
    *COINS,
    *SAID,
    *LOOKING,
    *TAKING,
    *PLAYERS,
    *PLAYER_BANS,
    *CONDITIONS,
    *OWN_CONDITIONS,
    *COUNTS,
    *TRIGGERS,
    *BY_EFFECTS,
    *ENTERING,
    *DEEDS_OF_PLAYERS,
    *SENTENCES,
    *COSTS,
    *ABILITIES,
    *OWN_DEEDS,
    *PHASES,
    *AT_ENDS,
    *AS_OTHERS,
    *TOGETHER,
    *COMPARED,
    *BANS_ON_TWO,
    *MIXED,
    *MEANWHILE,
    *ALTERNATIVES,
    *NAMED_COLORS,
    *AS_LISTED,
    *TALLIED,
    *THIS_TURNS,
    *LIMITED,
    *THROWN,
    *TOLD_FIRST,
)
GRAMMAR = Grammar(
    PHRASES,
    LANGUAGES,
    PreciousReader,
    TextLayout(normal=normal, lines=lines, sort=lambda kind: "line", kind=lambda card: card.kind, reaches=reaches),
)
