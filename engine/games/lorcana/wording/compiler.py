"""The grammar of this game, and how its texts lie on its cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from engine.games.lorcana.wording.amounts.amounts import AMOUNTS
from engine.games.lorcana.wording.amounts.counted import COUNTED
from engine.games.lorcana.wording.amounts.every import EVERY
from engine.games.lorcana.wording.amounts.greatest import GREATEST
from engine.games.lorcana.wording.amounts.stats_of import STATS_OF
from engine.games.lorcana.wording.conditions.both import BOTH
from engine.games.lorcana.wording.conditions.compared import COMPARED
from engine.games.lorcana.wording.conditions.conditions import CONDITIONS
from engine.games.lorcana.wording.conditions.hands_and_piles import HANDS_AND_PILES
from engine.games.lorcana.wording.conditions.history import HISTORY
from engine.games.lorcana.wording.conditions.in_play import IN_PLAY
from engine.games.lorcana.wording.conditions.quantities import QUANTITIES
from engine.games.lorcana.wording.conditions.spoken_of import SPOKEN_OF
from engine.games.lorcana.wording.conditions.states import STATES
from engine.games.lorcana.wording.conditions.this_turn import THIS_TURN
from engine.games.lorcana.wording.conditions.this_way import THIS_WAY
from engine.games.lorcana.wording.deeds.active import ACTIVE
from engine.games.lorcana.wording.deeds.at_chosen_place import AT_CHOSEN_PLACE
from engine.games.lorcana.wording.deeds.by_lot import BY_LOT
from engine.games.lorcana.wording.deeds.choices_of_players import CHOICES_OF_PLAYERS
from engine.games.lorcana.wording.deeds.choose_and import CHOOSE_AND
from engine.games.lorcana.wording.deeds.conditional import CONDITIONAL
from engine.games.lorcana.wording.deeds.damage import DAMAGE
from engine.games.lorcana.wording.deeds.deck import DECK
from engine.games.lorcana.wording.deeds.decks_of_others import DECKS_OF_OTHERS
from engine.games.lorcana.wording.deeds.discarding import DISCARDING
from engine.games.lorcana.wording.deeds.divided import DIVIDED
from engine.games.lorcana.wording.deeds.drawing import DRAWING
from engine.games.lorcana.wording.deeds.for_others import FOR_OTHERS
from engine.games.lorcana.wording.deeds.free import FREE
from engine.games.lorcana.wording.deeds.in_turn import IN_TURN
from engine.games.lorcana.wording.deeds.into_decks import INTO_DECKS
from engine.games.lorcana.wording.deeds.into_hand import INTO_HAND
from engine.games.lorcana.wording.deeds.into_inkwell import INTO_INKWELL
from engine.games.lorcana.wording.deeds.later import LATER
from engine.games.lorcana.wording.deeds.moved_damage import MOVED_DAMAGE
from engine.games.lorcana.wording.deeds.moves import MOVES
from engine.games.lorcana.wording.deeds.moving_to import MOVING_TO
from engine.games.lorcana.wording.deeds.pairs import PAIRS
from engine.games.lorcana.wording.deeds.piles_of_players import PILES_OF_PLAYERS
from engine.games.lorcana.wording.deeds.players import PLAYERS
from engine.games.lorcana.wording.deeds.players_with import PLAYERS_WITH
from engine.games.lorcana.wording.deeds.playing import PLAYING
from engine.games.lorcana.wording.deeds.searching import SEARCHING
from engine.games.lorcana.wording.deeds.shown import SHOWN
from engine.games.lorcana.wording.deeds.taking import TAKING
from engine.games.lorcana.wording.deeds.their_own import THEIR_OWN
from engine.games.lorcana.wording.deeds.told_first import TOLD_FIRST
from engine.games.lorcana.wording.deeds.verbs import VERBS
from engine.games.lorcana.wording.events.at_once import AT_ONCE
from engine.games.lorcana.wording.events.cards_moved import CARDS_MOVED
from engine.games.lorcana.wording.events.challenges import CHALLENGES
from engine.games.lorcana.wording.events.chosen import CHOSEN
from engine.games.lorcana.wording.events.exerting import EXERTING
from engine.games.lorcana.wording.events.healing import HEALING
from engine.games.lorcana.wording.events.lore import LORE
from engine.games.lorcana.wording.events.moments import MOMENTS
from engine.games.lorcana.wording.events.moving import MOVING
from engine.games.lorcana.wording.events.nth import NTH
from engine.games.lorcana.wording.events.several import SEVERAL
from engine.games.lorcana.wording.events.shifting import SHIFTING
from engine.games.lorcana.wording.events.triggers import TRIGGERS
from engine.games.lorcana.wording.events.whenever_they import WHENEVER_THEY
from engine.games.lorcana.wording.nouns.around import AROUND
from engine.games.lorcana.wording.nouns.chosen_before import CHOSEN_BEFORE
from engine.games.lorcana.wording.nouns.filters import FILTERS
from engine.games.lorcana.wording.nouns.negated import NEGATED
from engine.games.lorcana.wording.nouns.same_name import SAME_NAME
from engine.games.lorcana.wording.nouns.selections import SELECTIONS
from engine.games.lorcana.wording.nouns.targets import TARGETS
from engine.games.lorcana.wording.nouns.two_kinds import TWO_KINDS
from engine.games.lorcana.wording.referents.anaphora import LorcanaReader
from engine.games.lorcana.wording.said.attached import ATTACHED
from engine.games.lorcana.wording.said.bans_on_cards import BANS_ON_CARDS
from engine.games.lorcana.wording.said.bans_on_players import BANS_ON_PLAYERS
from engine.games.lorcana.wording.said.bans_on_texts import BANS_ON_TEXTS
from engine.games.lorcana.wording.said.draws import DRAWS
from engine.games.lorcana.wording.said.entering import ENTERING
from engine.games.lorcana.wording.said.granting import GRANTING
from engine.games.lorcana.wording.said.in_turns import IN_TURNS
from engine.games.lorcana.wording.said.limits import LIMITS
from engine.games.lorcana.wording.said.lists import LISTS
from engine.games.lorcana.wording.said.losing import LOSING
from engine.games.lorcana.wording.said.meanwhile import MEANWHILE
from engine.games.lorcana.wording.said.obliged import OBLIGED
from engine.games.lorcana.wording.said.predicates import PREDICATES
from engine.games.lorcana.wording.said.prevented import PREVENTED
from engine.games.lorcana.wording.said.prices import PRICES
from engine.games.lorcana.wording.said.stats import STATS_SAID
from engine.kernel.cards.card import Card
from engine.kernel.cards.tree import Tree
from engine.wording import Grammar, Lang, Lexicon, Reading, TextLayout, Voice

from .abilities import ABILITIES
from .activated import ACTIVATED
from .continuous import CONTINUOUS
from .costs import COSTS
from .deckbuilding import DECKBUILDING
from .from_discard import FROM_DISCARD
from .instead import INSTEAD
from .layout import LANGUAGES, lines, normal_text
from .sentences import SENTENCES
from .synonyms import SYNONYMS
from .terms import TERMS
from .under_cards import UNDER_CARDS
from .would_be import WOULD_BE

CardType = Literal["character", "action", "song", "item", "location"]


def _kind(card: Card) -> str:
    """A song's text is laid out otherwise than another action's (LOR 6.3.3)."""
    return "song" if "song" in card.marks else card.kind


LAYOUT = TextLayout(
    normal=lambda text, lang, kind: normal_text(text, lang, song=kind == "song"),
    lines=lines,
    sort=lambda kind: "spell_line" if kind in ("action", "song") else "line",
    kind=_kind,
    synonyms=SYNONYMS,
)
GRAMMAR = Grammar(
    (
        *TERMS,
        *FILTERS,
        *TARGETS,
        *AMOUNTS,
        *PREDICATES,
        *LISTS,
        *PAIRS,
        *PLAYERS,
        *VERBS,
        *MOVES,
        *DECK,
        *CONDITIONS,
        *COMPARED,
        *HISTORY,
        *TRIGGERS,
        *MOMENTS,
        *WHENEVER_THEY,
        *SENTENCES,
        *CONTINUOUS,
        *IN_PLAY,
        *INSTEAD,
        *ABILITIES,
        *STATES,
        *FREE,
        *UNDER_CARDS,
        *BY_LOT,
        *GREATEST,
        *DECKS_OF_OTHERS,
        *SEARCHING,
        *HANDS_AND_PILES,
        *ENTERING,
        *MEANWHILE,
        *ATTACHED,
        *SPOKEN_OF,
        *SAME_NAME,
        *BOTH,
        *ACTIVE,
        *INTO_INKWELL,
        *CONDITIONAL,
        *IN_TURN,
        *WOULD_BE,
        *DAMAGE,
        *ACTIVATED,
        *STATS_OF,
        *THEIR_OWN,
        *NTH,
        *CHOSEN,
        *CHOSEN_BEFORE,
        *DISCARDING,
        *PILES_OF_PLAYERS,
        *BANS_ON_PLAYERS,
        *THIS_TURN,
        *GRANTING,
        *TWO_KINDS,
        *PRICES,
        *SEVERAL,
        *BANS_ON_CARDS,
        *PLAYERS_WITH,
        *PLAYING,
        *COSTS,
        *CARDS_MOVED,
        *TAKING,
        *IN_TURNS,
        *AT_ONCE,
        *LORE,
        *EXERTING,
        *LOSING,
        *DRAWS,
        *FROM_DISCARD,
        *SELECTIONS,
        *STATS_SAID,
        *EVERY,
        *HEALING,
        *COUNTED,
        *CHALLENGES,
        *CHOOSE_AND,
        *BANS_ON_TEXTS,
        *DRAWING,
        *THIS_WAY,
        *MOVING,
        *SHIFTING,
        *AROUND,
        *MOVING_TO,
        *QUANTITIES,
        *INTO_DECKS,
        *FOR_OTHERS,
        *SHOWN,
        *CHOICES_OF_PLAYERS,
        *PREVENTED,
        *LATER,
        *MOVED_DAMAGE,
        *OBLIGED,
        *LIMITS,
        *AT_CHOSEN_PLACE,
        *INTO_HAND,
        *DECKBUILDING,
        *NEGATED,
        *TOLD_FIRST,
        *DIVIDED,
    ),
    LANGUAGES,
    LorcanaReader,
    LAYOUT,
)


def compile_text(
    text: str,
    lang: Lang,
    *,
    names: Mapping[str, str] | None = None,
    card: str = "",
    type: CardType = "character",  # noqa: A002  # the word that cards use
) -> Reading:
    """Read a text with no words of a card pool but names. Raises CardTextError."""
    return GRAMMAR.compile(text, lang, lexicon=Lexicon(names or {}), card=card, kind=type)


def print_text(
    abilities: Tree,
    lang: Lang,
    *,
    names: Mapping[str, str] | None = None,
    voice: Voice = (),
    labels: Sequence[str | None] = (),
    type: CardType = "character",  # noqa: A002  # as above
) -> str:
    """The normal text of a tree. Raises CardTextError."""
    return GRAMMAR.write(abilities, lang, lexicon=Lexicon(names or {}), voice=voice, labels=labels, kind=type)
