"""Everything that is said of somebody, file by file.

A new file of this folder joins here, at the end of the further ones. Of two phrases that say the same, the one that
stands first is printed; further ones stand behind those of all folders and behind the sentences and abilities.
"""

from __future__ import annotations

from engine.games.precious_memories.wording.said.as_others import AS_OTHERS
from engine.games.precious_memories.wording.said.as_somebody import AS_SOMEBODY
from engine.games.precious_memories.wording.said.at_end import AT_ENDS
from engine.games.precious_memories.wording.said.bans_on_two import BANS_ON_TWO
from engine.games.precious_memories.wording.said.changes import CHANGES
from engine.games.precious_memories.wording.said.each_for import EACH_FOR
from engine.games.precious_memories.wording.said.in_place_if_liked import IN_PLACE_IF_LIKED
from engine.games.precious_memories.wording.said.lost import LOST
from engine.games.precious_memories.wording.said.meanwhile import MEANWHILE
from engine.games.precious_memories.wording.said.mixed import MIXED
from engine.games.precious_memories.wording.said.names_and_traits import NAMES_AND_TRAITS
from engine.games.precious_memories.wording.said.next_start import NEXT_STARTS
from engine.games.precious_memories.wording.said.of_itself import OF_ITSELF
from engine.games.precious_memories.wording.said.paying_for import PAYING_FOR
from engine.games.precious_memories.wording.said.predicates import PREDICATES
from engine.games.precious_memories.wording.said.said import SAID
from engine.games.precious_memories.wording.said.together import TOGETHER
from engine.games.precious_memories.wording.said.told_first import TOLD_FIRST

SAID_PHRASES = (
    *PREDICATES,
    *CHANGES,
    *SAID,
)
FURTHER_SAID = (
    *AT_ENDS,
    *AS_OTHERS,
    *TOGETHER,
    *BANS_ON_TWO,
    *MIXED,
    *MEANWHILE,
    *AS_SOMEBODY,
    *TOLD_FIRST,
    *EACH_FOR,
    *OF_ITSELF,
    *NEXT_STARTS,
    *NAMES_AND_TRAITS,
    *LOST,
    *PAYING_FOR,
    *IN_PLACE_IF_LIKED,
)
