"""Who is chosen in a sentence of its own before it is said what becomes of him."""

from __future__ import annotations

from engine.games.lorcana.wording.nouns.filters import has_kind
from engine.games.lorcana.wording.referents.pronouns import pronoun
from engine.kernel.cards.tree import Chooser, Chosen
from engine.wording import Phrase, Slot, passing, phrase

CHOSEN_BEFORE: tuple[Phrase, ...] = (
    # spoken of again
    *pronoun("named_topic", ja="他のそのキャラクターは"),
    *pronoun("subj", en="the other character"),
    *pronoun("named_topic", ja="そのアイテムは"),
    passing("topic", "select", ja="{it}そのアイテムは"),
    passing("topic", "select", ja="{it}そのロケーションは"),
    # by you
    phrase("subjs", Chosen, when=has_kind("filter", "character"), en="choose {filter:some}. ^they"),
    phrase("subj", Chosen, when=has_kind("filter", "character"), en="choose {filter:some}. ^that character"),
    # by others
    phrase(
        "subjs",
        Chosen,
        by=Slot("by"),
        whose=Chooser(),
        en="{by:player} chooses one of their {filter:people.s}. ^[those characters|they]",
    ),
    phrase(
        "subj",
        Chosen,
        by=Slot("by"),
        whose=Chooser(),
        en="{by:player} chooses one of their {filter:people.s}. ^that character",
    ),
    phrase(
        "topic",
        Chosen,
        by=Slot("by"),
        whose=Chooser(),
        ja="{by:player}自分の{filter:one_of}を選ぶ。[それらの|その]キャラクターは",
    ),
)
