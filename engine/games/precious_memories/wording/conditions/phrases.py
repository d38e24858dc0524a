"""Everything that must hold, and every amount, file by file.

A new file of this folder joins here, at the end of the further ones. Of two phrases that say the same, the one that
stands first is printed; further ones stand behind those of all folders and behind the sentences and abilities.
"""

from __future__ import annotations

from engine.games.precious_memories.wording.conditions.as_large import AS_LARGE
from engine.games.precious_memories.wording.conditions.compared import COMPARED
from engine.games.precious_memories.wording.conditions.conditions import CONDITIONS
from engine.games.precious_memories.wording.conditions.counted import FOR_EACH
from engine.games.precious_memories.wording.conditions.counts import COUNTS
from engine.games.precious_memories.wording.conditions.limited import LIMITED
from engine.games.precious_memories.wording.conditions.not_this_turn import NOT_THIS_TURN
from engine.games.precious_memories.wording.conditions.of_one import OF_ONE
from engine.games.precious_memories.wording.conditions.own_and_others import OWN_AND_OTHERS
from engine.games.precious_memories.wording.conditions.own_conditions import OWN_CONDITIONS
from engine.games.precious_memories.wording.conditions.printed_numbers import PRINTED_NUMBERS
from engine.games.precious_memories.wording.conditions.tallied import TALLIED
from engine.games.precious_memories.wording.conditions.this_turn import THIS_TURNS
from engine.games.precious_memories.wording.conditions.thrown import THROWN
from engine.games.precious_memories.wording.conditions.turns_in_which import IN_TURNS

CONDITION_PHRASES = (
    *CONDITIONS,
    *OWN_CONDITIONS,
    *OF_ONE,
    *COUNTS,
)
FURTHER_CONDITIONS = (
    *COMPARED,
    *TALLIED,
    *FOR_EACH,
    *AS_LARGE,
    *THIS_TURNS,
    *IN_TURNS,
    *LIMITED,
    *THROWN,
    *OWN_AND_OTHERS,
    *PRINTED_NUMBERS,
    *NOT_THIS_TURN,
)
