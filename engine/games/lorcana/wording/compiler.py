"""The grammar of this game, and how its texts lie on its cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from engine.kernel.cards.card import Card
from engine.kernel.cards.tree import Tree
from engine.wording import Grammar, Lang, Lexicon, Reading, TextLayout, Voice

from .abilities import ABILITIES
from .activated import ACTIVATED
from .amounts.amounts import AMOUNTS
from .amounts.counted import COUNTED
from .amounts.every import EVERY
from .amounts.greatest import GREATEST
from .amounts.stats_of import STATS_OF
from .conditions.both import BOTH
from .conditions.compared import COMPARED
from .conditions.conditions import CONDITIONS
from .conditions.hands_and_piles import HANDS_AND_PILES
from .conditions.history import HISTORY
from .conditions.in_play import IN_PLAY
from .conditions.quantities import QUANTITIES
from .conditions.spoken_of import SPOKEN_OF
from .conditions.states import STATES
from .conditions.this_turn import THIS_TURN
from .conditions.this_way import THIS_WAY
from .continuous import CONTINUOUS
from .costs import COSTS
from .deckbuilding import DECKBUILDING
from .deeds.active import ACTIVE
from .deeds.at_chosen_place import AT_CHOSEN_PLACE
from .deeds.by_lot import BY_LOT
from .deeds.choices_of_players import CHOICES_OF_PLAYERS
from .deeds.choose_and import CHOOSE_AND
from .deeds.conditional import CONDITIONAL
from .deeds.damage import DAMAGE
from .deeds.deck import DECK
from .deeds.decks_of_others import DECKS_OF_OTHERS
from .deeds.discarding import DISCARDING
from .deeds.divided import DIVIDED
from .deeds.drawing import DRAWING
from .deeds.for_others import FOR_OTHERS
from .deeds.free import FREE
from .deeds.in_turn import IN_TURN
from .deeds.into_decks import INTO_DECKS
from .deeds.into_hand import INTO_HAND
from .deeds.into_inkwell import INTO_INKWELL
from .deeds.later import LATER
from .deeds.moved_damage import MOVED_DAMAGE
from .deeds.moves import MOVES
from .deeds.moving_to import MOVING_TO
from .deeds.pairs import PAIRS
from .deeds.piles_of_players import PILES_OF_PLAYERS
from .deeds.players import PLAYERS
from .deeds.players_with import PLAYERS_WITH
from .deeds.playing import PLAYING
from .deeds.searching import SEARCHING
from .deeds.shown import SHOWN
from .deeds.taking import TAKING
from .deeds.their_own import THEIR_OWN
from .deeds.told_first import TOLD_FIRST
from .deeds.verbs import VERBS
from .events.at_once import AT_ONCE
from .events.cards_moved import CARDS_MOVED
from .events.challenges import CHALLENGES
from .events.chosen import CHOSEN
from .events.exerting import EXERTING
from .events.healing import HEALING
from .events.lore import LORE
from .events.moments import MOMENTS
from .events.moving import MOVING
from .events.nth import NTH
from .events.several import SEVERAL
from .events.shifting import SHIFTING
from .events.triggers import TRIGGERS
from .events.whenever_they import WHENEVER_THEY
from .from_discard import FROM_DISCARD
from .instead import INSTEAD
from .layout import LANGUAGES, lines, normal_text
from .nouns.around import AROUND
from .nouns.chosen_before import CHOSEN_BEFORE
from .nouns.filters import FILTERS
from .nouns.negated import NEGATED
from .nouns.same_name import SAME_NAME
from .nouns.selections import SELECTIONS
from .nouns.targets import TARGETS
from .nouns.two_kinds import TWO_KINDS
from .referents.anaphora import LorcanaReader
from .said.attached import ATTACHED
from .said.bans_on_cards import BANS_ON_CARDS
from .said.bans_on_players import BANS_ON_PLAYERS
from .said.bans_on_texts import BANS_ON_TEXTS
from .said.draws import DRAWS
from .said.entering import ENTERING
from .said.granting import GRANTING
from .said.in_turns import IN_TURNS
from .said.limits import LIMITS
from .said.lists import LISTS
from .said.losing import LOSING
from .said.meanwhile import MEANWHILE
from .said.obliged import OBLIGED
from .said.predicates import PREDICATES
from .said.prevented import PREVENTED
from .said.prices import PRICES
from .said.stats import STATS_SAID
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
