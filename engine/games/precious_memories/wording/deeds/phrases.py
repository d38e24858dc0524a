"""Everything that is done, file by file.

A new file of this folder joins here, at the end of the further ones. Of two phrases that say the same, the one that
stands first is printed; further ones stand behind those of all folders and behind the sentences and abilities.
"""

from __future__ import annotations

from engine.games.precious_memories.wording.deeds.alternatives import ALTERNATIVES
from engine.games.precious_memories.wording.deeds.as_listed import AS_LISTED
from engine.games.precious_memories.wording.deeds.as_many import AS_MANY
from engine.games.precious_memories.wording.deeds.back_on_top import BACK_ON_TOP
from engine.games.precious_memories.wording.deeds.by_oneself import BY_ONESELF
from engine.games.precious_memories.wording.deeds.choosing_then import CHOOSING_THEN
from engine.games.precious_memories.wording.deeds.coins import COINS
from engine.games.precious_memories.wording.deeds.different_ways import DIFFERENT_WAYS
from engine.games.precious_memories.wording.deeds.from_beneath import FROM_BENEATH
from engine.games.precious_memories.wording.deeds.growing_by_effects import GROWING_BY_EFFECTS
from engine.games.precious_memories.wording.deeds.in_place import IN_PLACE
from engine.games.precious_memories.wording.deeds.in_their_turn import IN_THEIR_TURN
from engine.games.precious_memories.wording.deeds.into_theirs import INTO_THEIRS
from engine.games.precious_memories.wording.deeds.looking import LOOKING
from engine.games.precious_memories.wording.deeds.moved_coins import MOVED_COINS
from engine.games.precious_memories.wording.deeds.naming_for_each import NAMING_FOR_EACH
from engine.games.precious_memories.wording.deeds.next_plays import NEXT_PLAYS
from engine.games.precious_memories.wording.deeds.nullified import NULLIFIED
from engine.games.precious_memories.wording.deeds.player_bans import PLAYER_BANS
from engine.games.precious_memories.wording.deeds.players import PLAYERS
from engine.games.precious_memories.wording.deeds.several import SEVERAL
from engine.games.precious_memories.wording.deeds.some_and_all import SOME_AND_ALL
from engine.games.precious_memories.wording.deeds.taking import TAKING
from engine.games.precious_memories.wording.deeds.they_choose import THEY_CHOOSE
from engine.games.precious_memories.wording.deeds.two_bans import TWO_BANS
from engine.games.precious_memories.wording.deeds.up_to_as_many import UP_TO_AS_MANY
from engine.games.precious_memories.wording.deeds.verbs import VERBS

DEED_PHRASES = (
    *VERBS,
    *COINS,
    *LOOKING,
    *TAKING,
    *PLAYERS,
    *CHOOSING_THEN,
    *BACK_ON_TOP,
    *DIFFERENT_WAYS,
    *IN_PLACE,
    *IN_THEIR_TURN,
    *SEVERAL,
    *PLAYER_BANS,
)
FURTHER_DEEDS = (
    *NEXT_PLAYS,
    *ALTERNATIVES,
    *AS_LISTED,
    *AS_MANY,
    *TWO_BANS,
    *INTO_THEIRS,
    *GROWING_BY_EFFECTS,
    *FROM_BENEATH,
    *SOME_AND_ALL,
    *UP_TO_AS_MANY,
    *NAMING_FOR_EACH,
    *MOVED_COINS,
    *BY_ONESELF,
    *NULLIFIED,
    *THEY_CHOOSE,
)
