"""Whether a text may be used: None, or a constant refusal with its rule."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.precious_memories import timing
from engine.games.precious_memories.areas import aids
from engine.games.precious_memories.flags import AID_SOURCE, agreed
from engine.games.precious_memories.judge import BANNED, NO_TIMING, UNMET, UNPAYABLE, USELESS, Table, does_something
from engine.games.precious_memories.pay import price_of
from engine.games.precious_memories.paying import payable
from engine.games.precious_memories.use import discards, is_there, to_discard, used_up
from engine.games.precious_memories.wallet import ways_for_text
from engine.kernel.cards import tree as t
from engine.kernel.characteristics.look import Look, printed
from engine.kernel.flow.acting import forbidden
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.game import Game
from engine.kernel.state.question import Refusal
from engine.kernel.state.state import Ref

USED = Refusal("R-PM-26", "used_this_turn")
RESTED = Refusal("R-PM-26", "is_rested")
NO_DISCARD = Refusal("R-PM-10", "nothing_to_discard")
NO_NAMED = Refusal("R-PM-10", "nobody_named")
NO_AID = Refusal("R-PM-10", "no_aid")


@rule("PM R-PM-26", "PM R-PM-19")
def use(s: Table, look: Look, nth: int) -> Refusal | None:
    """A text of an own card whose timing box is open, once in a turn, if it can be paid."""
    number = look.abilities[nth]
    node = s.g.library.abilities[number].node
    assert isinstance(node, t.Activated)
    if node.window == timing.AID and agreed(s.g.flags, AID_SOURCE) != "field":
        return NO_AID
    if node.window not in s.windows:
        return NO_TIMING
    if used_up(s.g, look.source, number):
        return USED
    if kept_from_using(s, look):
        return BANNED
    return usable(s, look, number)


@rule("PM R-PM-109", "PM R-PM-133")
def kept_from_using(s: Table, look: Look) -> bool:
    """Whether nobody may use its texts, or its player may not use those of what is such as it is by now."""
    if look.bans is not None and "use_text" in look.bans:
        return True
    return bool(s.g.view().player_bans) and forbidden(s.g, s.seat, "use_text", look)


@rule("PM R-PM-26", "PM R-PM-20")
def usable(s: Table, look: Look, number: int) -> Refusal | None:
    """Its condition, and all that it costs."""
    ability, priced = s.g.library.abilities[number], price_of(s.g, number)
    if ability.condition is not None and not ability.condition(s.g, look):
        return UNMET
    if s.g.state.phase == timing.RESPOND and not does_something(s.g, number, look):
        return USELESS
    if priced is None:
        return None
    if priced.rest and look.piece is not None and look.piece.exerted:
        return RESTED
    but = () if look.piece is not None else (look.source,)
    if not discards(s.g, priced):
        if not is_there(s.g, s.seat, number):
            return NO_NAMED
        return None if text_payable(s, number, but, ()) else UNPAYABLE
    spent = to_discard(s.g, s.seat, number, look.source if look.piece is None else 0)
    if not spent:
        return NO_DISCARD
    return None if text_payable(s, number, but, spent) else UNPAYABLE


def text_payable(s: Table, number: int, but: Sequence[Ref], spent: Sequence[Ref]) -> bool:
    """Whether what is not used otherwise is enough."""
    priced = price_of(s.g, number)
    if priced is None or not priced.cost:
        return True
    choices = [(*but, ref) for ref in spent] or [tuple(but)]
    return any(payable(ways_for_text(s.g, s.seat, priced.cost, priced.colors, each)) for each in choices)


@rule("PM R-PM-10")
def aid(s: Table, ref: Ref) -> Refusal | None:
    """〔支援〕 out of the hand: while its condition holds, in the times for texts of an approach."""
    look = printed(s.g, ref)
    number = aid_of(s.g, look) if look.face.activated else -1
    if number < 0 or agreed(s.g.flags, AID_SOURCE) != "hand":
        return NO_AID
    return usable(s, look, number) if timing.AID in s.windows else NO_TIMING


def aid_of(g: Game, look: Look) -> int:
    """The text of a card that aids; -1 for none."""
    for number in look.face.activated:
        if aids(g, number):
            return number
    return -1
