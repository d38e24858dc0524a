"""Everything that happens, file by file.

A new file of this folder joins here, at the end of the further ones. Of two phrases that say the same, the one that
stands first is printed; further ones stand behind those of all folders and behind the sentences and abilities.
"""

from __future__ import annotations

from engine.games.precious_memories.wording.events.after_naming import AFTER_NAMING
from engine.games.precious_memories.wording.events.as_it_does import AS_IT_DOES
from engine.games.precious_memories.wording.events.by_effects import BY_EFFECTS
from engine.games.precious_memories.wording.events.counted import COUNTED
from engine.games.precious_memories.wording.events.deeds_of_players import DEEDS_OF_PLAYERS
from engine.games.precious_memories.wording.events.each_phase import EACH_PHASE
from engine.games.precious_memories.wording.events.entering import ENTERING
from engine.games.precious_memories.wording.events.in_its_turn import IN_ITS_TURN
from engine.games.precious_memories.wording.events.judged import JUDGED
from engine.games.precious_memories.wording.events.linked import LINKED
from engine.games.precious_memories.wording.events.lists import LISTS
from engine.games.precious_memories.wording.events.named_ones import NAMED_ONES
from engine.games.precious_memories.wording.events.own_deeds import OWN_DEEDS
from engine.games.precious_memories.wording.events.own_moves import OWN_MOVES
from engine.games.precious_memories.wording.events.phases import PHASES
from engine.games.precious_memories.wording.events.player_effects import PLAYER_EFFECTS
from engine.games.precious_memories.wording.events.said_of_all import SAID_OF_ALL
from engine.games.precious_memories.wording.events.texts_used import TEXTS_USED
from engine.games.precious_memories.wording.events.triggers import TRIGGERS

EVENT_PHRASES = (
    *NAMED_ONES,
    *TRIGGERS,
    *BY_EFFECTS,
    *LISTS,
    *COUNTED,
    *JUDGED,
    *PLAYER_EFFECTS,
    *ENTERING,
    *DEEDS_OF_PLAYERS,
)
FURTHER_EVENTS = (
    *OWN_DEEDS,
    *OWN_MOVES,
    *PHASES,
    *AS_IT_DOES,
    *AFTER_NAMING,
    *LINKED,
    *IN_ITS_TURN,
    *EACH_PHASE,
    *SAID_OF_ALL,
    *TEXTS_USED,
)
