"""The grammar of this game, and how its texts lie on its cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from engine.kernel.cards.card import Card
from engine.kernel.cards.tree import Tree
from engine.wording import Grammar, Lang, Lexicon, Reading, TextLayout, Voice

from .abilities import ABILITIES
from .active import ACTIVE
from .afterwards import AFTERWARDS
from .alike import ALIKE
from .also import ALSO
from .amounts import AMOUNTS
from .anaphora import LorcanaReader
from .asked import ASKED
from .attached import ATTACHED
from .beneath import BENEATH
from .besides import BESIDES
from .coming import COMING
from .compared import COMPARED
from .conditions import CONDITIONS
from .continuous import CONTINUOUS
from .decided import DECIDED
from .deck import DECK
from .deckbuilding import DECKBUILDING
from .deeds import DEEDS_DONE
from .divided import DIVIDED
from .elsewhere import ELSEWHERE
from .filters import FILTERS
from .finer import FINER
from .foregone import FOREGONE
from .free import FREE
from .happenings import HAPPENINGS
from .having import HAVING
from .history import HISTORY
from .instead import INSTEAD
from .inverted import INVERTED
from .layout import LANGUAGES, lines, normal_text
from .limits import LIMITS
from .lists import LISTS
from .meanwhile import MEANWHILE
from .measure import MEASURE
from .mixed import MIXED
from .moments import MOMENTS
from .moves import MOVES
from .negated import NEGATED
from .obliged import OBLIGED
from .orders import ORDERS
from .others import OTHERS
from .pairs import PAIRS
from .piles import PILES
from .players import PLAYERS
from .predicates import PREDICATES
from .prevented import PREVENTED
from .quantities import QUANTITIES
from .seldom import SELDOM
from .sentences import SENTENCES
from .shown import SHOWN
from .standing import STANDING
from .stats import STATS_SAID
from .sundry import SUNDRY
from .synonyms import SYNONYMS
from .targets import TARGETS
from .terms import TERMS
from .their import THEIR
from .thisway import THIS_WAY
from .thither import THITHER
from .told import TOLD
from .triggers import TRIGGERS
from .variety import VARIETY
from .verbs import VERBS
from .wider import WIDER
from .wouldbe import WOULD_BE

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
        *STATS_SAID,
        *PAIRS,
        *PLAYERS,
        *VERBS,
        *MOVES,
        *DECK,
        *CONDITIONS,
        *COMPARED,
        *HAVING,
        *HISTORY,
        *STANDING,
        *TRIGGERS,
        *MOMENTS,
        *THEIR,
        *SENTENCES,
        *INSTEAD,
        *CONTINUOUS,
        *ABILITIES,
        *MEANWHILE,
        *BENEATH,
        *FREE,
        *ELSEWHERE,
        *MEASURE,
        *ALSO,
        *ASKED,
        *OTHERS,
        *ATTACHED,
        *ALIKE,
        *ACTIVE,
        *WOULD_BE,
        *SELDOM,
        *WIDER,
        *PILES,
        *MIXED,
        *TOLD,
        *HAPPENINGS,
        *COMING,
        *SUNDRY,
        *BESIDES,
        *VARIETY,
        *AFTERWARDS,
        *FINER,
        *DEEDS_DONE,
        *DECIDED,
        *SHOWN,
        *PREVENTED,
        *OBLIGED,
        *INVERTED,
        *LIMITS,
        *THITHER,
        *DECKBUILDING,
        *NEGATED,
        *QUANTITIES,
        *ORDERS,
        *FOREGONE,
        *THIS_WAY,
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
