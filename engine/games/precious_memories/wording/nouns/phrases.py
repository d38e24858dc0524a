"""Everything that says who is meant, file by file.

A new file of this folder joins here, at the end of the further ones. Of two phrases that say the same, the one that
stands first is printed; further ones stand behind those of all folders and behind the sentences and abilities.
"""

from __future__ import annotations

from engine.games.precious_memories.wording.nouns.around import AROUND
from engine.games.precious_memories.wording.nouns.asking import ASKING
from engine.games.precious_memories.wording.nouns.either_of import EITHER_OF
from engine.games.precious_memories.wording.nouns.had_and_lacked import HAD_AND_LACKED
from engine.games.precious_memories.wording.nouns.in_so_many_words import IN_SO_MANY_WORDS
from engine.games.precious_memories.wording.nouns.meeting import MEETING
from engine.games.precious_memories.wording.nouns.named_colors import NAMED_COLORS
from engine.games.precious_memories.wording.nouns.nouns import NOUNS
from engine.games.precious_memories.wording.nouns.of_a_kind import OF_A_KIND
from engine.games.precious_memories.wording.nouns.one_lot_or_another import ONE_LOT_OR_ANOTHER
from engine.games.precious_memories.wording.nouns.sums import SUMS
from engine.games.precious_memories.wording.nouns.superlative import SUPERLATIVE
from engine.games.precious_memories.wording.nouns.targets import TARGETS
from engine.games.precious_memories.wording.nouns.there_first import THERE_FIRST
from engine.games.precious_memories.wording.nouns.told_last import TOLD_LAST
from engine.games.precious_memories.wording.nouns.two_numbers import TWO_NUMBERS
from engine.games.precious_memories.wording.nouns.whose_last import WHOSE_LAST

NOUN_PHRASES = (
    *NOUNS,
    *AROUND,
    *MEETING,
    *TARGETS,
)
FURTHER_NOUNS = (
    *NAMED_COLORS,
    *SUMS,
    *IN_SO_MANY_WORDS,
    *HAD_AND_LACKED,
    *OF_A_KIND,
    *ONE_LOT_OR_ANOTHER,
    *ASKING,
    *TOLD_LAST,
    *TWO_NUMBERS,
    *THERE_FIRST,
    *SUPERLATIVE,
    *EITHER_OF,
    *WHOSE_LAST,
)
