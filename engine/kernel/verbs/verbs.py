"""What the verbs that all games share do. A rulebook adds its own and may replace any of these."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.kernel.cards import tree as t
from engine.kernel.cards.face import Verb
from engine.kernel.verbs.bestowing import can, cannot, count_now, extra_ink, grant, later, lose, modify, pay_less
from engine.kernel.verbs.drawing import discard, draw, exert, ready, shuffle_deck, turn_ink
from engine.kernel.verbs.looking import look, put_rest, reveal_hand, reveal_top, split, take
from engine.kernel.verbs.moving import to_deck, to_discard, to_hand, tuck

SHARED: Mapping[type[Any], Verb] = {
    t.Draw: draw,
    t.Discard: discard,
    t.Exert: exert,
    t.Ready: ready,
    t.ToHand: to_hand,
    t.ToDiscard: to_discard,
    t.ToDeck: to_deck,
    t.Tuck: tuck,
    t.Look: look,
    t.RevealTop: reveal_top,
    t.RevealHand: reveal_hand,
    t.Take: take,
    t.PutRest: put_rest,
    t.Split: split,
    t.Modify: modify,
    t.Grant: grant,
    t.Lose: lose,
    t.Cannot: cannot,
    t.Can: can,
    t.PayLess: pay_less,
    t.Later: later,
    t.CountNow: count_now,
    t.ExtraInk: extra_ink,
    t.TurnInk: turn_ink,
    t.ShuffleDeck: shuffle_deck,
}
