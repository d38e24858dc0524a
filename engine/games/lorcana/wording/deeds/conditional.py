"""What is done if something else is done, or is not: if you do, otherwise, unless, and the condition told behind."""

from __future__ import annotations

from engine.games.lorcana.nodes import PayInk
from engine.games.lorcana.wording.sentences import only_you, yours_to_cost
from engine.kernel.cards.tree import (
    Banish,
    Can,
    Cannot,
    Deal,
    Discard,
    Draw,
    Exert,
    GainPoints,
    Grant,
    Heal,
    If,
    Lose,
    LosePoints,
    May,
    Modify,
    Never,
    Ready,
    ToDo,
    ToHand,
    Unless,
)
from engine.wording import Phrase, Slot, node, passing, phrase

_ASKED_FOR = (Banish, Discard, Exert, PayInk)
"""What can be given for something else not to happen."""
_DONE_IF = (Banish, Deal, Draw, Exert, GainPoints, Heal, LosePoints, May, Modify, Ready, ToHand)
"""What may be done on a condition that is told behind it."""

CONDITIONAL: tuple[Phrase, ...] = (
    # unless
    phrase(
        "plain",
        If,
        condition=node(Never, part=Slot("part")),
        when=lambda bindings: not isinstance(bindings["then"], Modify | Grant | Lose | Cannot | Can),
        ja="{part:condition.nai}かぎり、{then:simple}",
        en="{then:simple} unless {part:condition}",
    ),
    # if it is done
    phrase(
        "plain",
        ToDo,
        ja="{cost:chain}。[そうしたなら|そうした場合]、{body:simple}",
        en="{cost:chain}. ^if you do, {body:simple}",
        when=yours_to_cost,
    ),
    # if it is not done
    phrase(
        "plain",
        Unless,
        escape=node(ToDo, cost=Slot("cost"), body=Slot("then")),
        when=lambda bindings: only_you(bindings["cost"]),
        ja="{cost:chain.te}もよい。そうしたなら、{then:chain}。そうしないなら、{body:simple}",
        en="you may {cost:deeds}. ^if you do, {then:chain}. ^otherwise, {body:simple}",
    ),
    phrase(
        "plain",
        Unless,
        when=lambda bindings: isinstance(bindings["escape"], _ASKED_FOR) and only_you(bindings["escape"]),
        ja="{escape:chain.te}もよい。そうしないなら、{body:simple}",
        en="you may {escape:deeds}. ^if you don't, {body:simple}",
    ),
    # the condition behind what is done
    passing("sentence", "if_behind", en="{it}"),
    passing("after_trigger", "if_behind", en="{it}"),
    phrase(
        "if_behind",
        If,
        when=lambda bindings: isinstance(bindings["then"], _DONE_IF),
        en="{then:simple} if {condition}",
    ),
)
