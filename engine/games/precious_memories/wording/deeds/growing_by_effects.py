"""Levels that an effect puts on a character: which card, and on whom."""

from __future__ import annotations

from engine.games.precious_memories.nodes import LevelUp
from engine.kernel.cards.tree import Chosen, You
from engine.wording import Bindings, Phrase, phrase, plain

_ON = "[レベルアップ|〔レベルアップ〕]<させる>"


def _off_the_field(bindings: Bindings) -> bool:
    """Whether it is one card of the own hand, pile or EX deck: what stands on the field is no further level."""
    source = plain(bindings["source"])
    return isinstance(source, Chosen) and source.zone != "play" and source.whose == You()


GROWING_BY_EFFECTS: tuple[Phrase, ...] = (
    phrase(
        "act",
        LevelUp,
        when=_off_the_field,
        ja=(
            "{source:one}を[、|]{place:topic}から" + _ON,
            "{source:upto}[、|]{place:topic}から" + _ON,
            "{place:topic}を[、|]{source:one}に" + _ON,
            "{place:topic}に[、|]{source:one}を" + _ON,
            "{place:topic}から[、|]{source:one}に" + _ON,
        ),
        en="level {place:subj} up into {source:obj}",
    ),
)
