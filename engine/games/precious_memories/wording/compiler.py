"""The whole grammar: the phrases of this game, and how its texts lie on its cards."""

from __future__ import annotations

from engine.games.precious_memories.wording.abilities import ABILITIES
from engine.games.precious_memories.wording.conditions.as_large import AS_LARGE
from engine.games.precious_memories.wording.conditions.compared import COMPARED
from engine.games.precious_memories.wording.conditions.conditions import CONDITIONS
from engine.games.precious_memories.wording.conditions.counted import FOR_EACH
from engine.games.precious_memories.wording.conditions.counts import COUNTS
from engine.games.precious_memories.wording.conditions.limited import LIMITED
from engine.games.precious_memories.wording.conditions.of_one import OF_ONE
from engine.games.precious_memories.wording.conditions.own_and_others import OWN_AND_OTHERS
from engine.games.precious_memories.wording.conditions.own_conditions import OWN_CONDITIONS
from engine.games.precious_memories.wording.conditions.printed_numbers import PRINTED_NUMBERS
from engine.games.precious_memories.wording.conditions.tallied import TALLIED
from engine.games.precious_memories.wording.conditions.this_turn import THIS_TURNS
from engine.games.precious_memories.wording.conditions.thrown import THROWN
from engine.games.precious_memories.wording.conditions.turns_in_which import IN_TURNS
from engine.games.precious_memories.wording.costs import COSTS
from engine.games.precious_memories.wording.deeds.alternatives import ALTERNATIVES
from engine.games.precious_memories.wording.deeds.as_listed import AS_LISTED
from engine.games.precious_memories.wording.deeds.as_many import AS_MANY
from engine.games.precious_memories.wording.deeds.back_on_top import BACK_ON_TOP
from engine.games.precious_memories.wording.deeds.choosing_then import CHOOSING_THEN
from engine.games.precious_memories.wording.deeds.coins import COINS
from engine.games.precious_memories.wording.deeds.different_ways import DIFFERENT_WAYS
from engine.games.precious_memories.wording.deeds.from_beneath import FROM_BENEATH
from engine.games.precious_memories.wording.deeds.growing_by_effects import GROWING_BY_EFFECTS
from engine.games.precious_memories.wording.deeds.in_place import IN_PLACE
from engine.games.precious_memories.wording.deeds.in_their_turn import IN_THEIR_TURN
from engine.games.precious_memories.wording.deeds.into_theirs import INTO_THEIRS
from engine.games.precious_memories.wording.deeds.looking import LOOKING
from engine.games.precious_memories.wording.deeds.next_plays import NEXT_PLAYS
from engine.games.precious_memories.wording.deeds.player_bans import PLAYER_BANS
from engine.games.precious_memories.wording.deeds.players import PLAYERS
from engine.games.precious_memories.wording.deeds.several import SEVERAL
from engine.games.precious_memories.wording.deeds.some_and_all import SOME_AND_ALL
from engine.games.precious_memories.wording.deeds.taking import TAKING
from engine.games.precious_memories.wording.deeds.two_bans import TWO_BANS
from engine.games.precious_memories.wording.deeds.verbs import VERBS
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
from engine.games.precious_memories.wording.events.triggers import TRIGGERS
from engine.games.precious_memories.wording.layout import LANGUAGES, lines, normal
from engine.games.precious_memories.wording.not_done import NOT_DONE
from engine.games.precious_memories.wording.nouns.anaphora import PreciousReader
from engine.games.precious_memories.wording.nouns.around import AROUND
from engine.games.precious_memories.wording.nouns.had_and_lacked import HAD_AND_LACKED
from engine.games.precious_memories.wording.nouns.in_so_many_words import IN_SO_MANY_WORDS
from engine.games.precious_memories.wording.nouns.meeting import MEETING
from engine.games.precious_memories.wording.nouns.named_colors import NAMED_COLORS
from engine.games.precious_memories.wording.nouns.nouns import NOUNS
from engine.games.precious_memories.wording.nouns.of_a_kind import OF_A_KIND
from engine.games.precious_memories.wording.nouns.one_lot_or_another import ONE_LOT_OR_ANOTHER
from engine.games.precious_memories.wording.nouns.sums import SUMS
from engine.games.precious_memories.wording.nouns.targets import TARGETS
from engine.games.precious_memories.wording.reach import reaches
from engine.games.precious_memories.wording.said.as_others import AS_OTHERS
from engine.games.precious_memories.wording.said.as_somebody import AS_SOMEBODY
from engine.games.precious_memories.wording.said.at_end import AT_ENDS
from engine.games.precious_memories.wording.said.bans_on_two import BANS_ON_TWO
from engine.games.precious_memories.wording.said.changes import CHANGES
from engine.games.precious_memories.wording.said.each_for import EACH_FOR
from engine.games.precious_memories.wording.said.lost import LOST
from engine.games.precious_memories.wording.said.meanwhile import MEANWHILE
from engine.games.precious_memories.wording.said.mixed import MIXED
from engine.games.precious_memories.wording.said.names_and_traits import NAMES_AND_TRAITS
from engine.games.precious_memories.wording.said.next_start import NEXT_STARTS
from engine.games.precious_memories.wording.said.of_itself import OF_ITSELF
from engine.games.precious_memories.wording.said.predicates import PREDICATES
from engine.games.precious_memories.wording.said.said import SAID
from engine.games.precious_memories.wording.said.together import TOGETHER
from engine.games.precious_memories.wording.said.told_first import TOLD_FIRST
from engine.games.precious_memories.wording.sentences import SENTENCES
from engine.games.precious_memories.wording.terms import TERMS
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
    *NEXT_PLAYS,
    *PLAYERS,
    *CHOOSING_THEN,
    *BACK_ON_TOP,
    *NAMED_ONES,
    *DIFFERENT_WAYS,
    *IN_PLACE,
    *NOT_DONE,
    *IN_THEIR_TURN,
    *SEVERAL,
    *PLAYER_BANS,
    *CONDITIONS,
    *OWN_CONDITIONS,
    *OF_ONE,
    *COUNTS,
    *TRIGGERS,
    *BY_EFFECTS,
    *LISTS,
    *COUNTED,
    *JUDGED,
    *PLAYER_EFFECTS,
    *ENTERING,
    *DEEDS_OF_PLAYERS,
    *SENTENCES,
    *COSTS,
    *ABILITIES,
    *OWN_DEEDS,
    *OWN_MOVES,
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
    *FOR_EACH,
    *AS_LARGE,
    *AS_SOMEBODY,
    *AS_MANY,
    *THIS_TURNS,
    *IN_TURNS,
    *LIMITED,
    *THROWN,
    *TOLD_FIRST,
    *EACH_FOR,
    *AS_IT_DOES,
    *AFTER_NAMING,
    *OF_ITSELF,
    *NEXT_STARTS,
    *TWO_BANS,
    *LINKED,
    *INTO_THEIRS,
    *GROWING_BY_EFFECTS,
    *FROM_BENEATH,
    *SUMS,
    *IN_ITS_TURN,
    *NAMES_AND_TRAITS,
    *IN_SO_MANY_WORDS,
    *HAD_AND_LACKED,
    *OWN_AND_OTHERS,
    *OF_A_KIND,
    *LOST,
    *PRINTED_NUMBERS,
    *EACH_PHASE,
    *ONE_LOT_OR_ANOTHER,
    *SOME_AND_ALL,
)
GRAMMAR = Grammar(
    PHRASES,
    LANGUAGES,
    PreciousReader,
    TextLayout(normal=normal, lines=lines, sort=lambda kind: "line", kind=lambda card: card.kind, reaches=reaches),
)
