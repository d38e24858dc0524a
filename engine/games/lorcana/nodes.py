"""What only Lorcana's texts say: nodes of its own, and its words."""

from __future__ import annotations

from engine.kernel.abilities.filters import Test, refs_of
from engine.kernel.cards import tree as t
from engine.kernel.cards.vocabulary import Vocabulary
from engine.kernel.state.context import Context
from engine.kernel.state.game import Game


class UsedShift(t.OwnCondition, frozen=True):
    """The card that was played used Shift (`target`: which card)."""

    target: t.Target = t.This()

    def test(self) -> Test:
        shifted = refs_of(self.target)
        return lambda g, c: any(g.note(ref, "shifted") for ref in shifted(g, c))


class Inked(t.OwnCondition, frozen=True):
    """So many cards of your inkwell are ready, or `exerted`."""

    least: int
    exerted: bool = False

    def test(self) -> Test:
        def enough(g: Game, c: Context) -> bool:
            spent = g.state.players[c.seat].spent
            return (spent if self.exerted else g.count(c.seat, "inkwell") - spent) >= self.least

        return enough


class PayInk(t.OwnEffect, frozen=True):
    """Pays ink: only as a cost."""

    amount: t.Amount


class ExtraInk(t.OwnEffect, frozen=True):
    """You may put additional cards into the inkwell during your turn, or, by an effect, in this turn."""

    amount: int = 1


class AllInk(t.OwnEffect, frozen=True):
    """All cards in your hand count as having the inkwell symbol (6.2.8)."""


class TurnInk(t.OwnEffect, frozen=True):
    """Exerts or readies all cards of an inkwell."""

    who: t.Who
    exerted: bool


class ToInkwell(t.OwnEffect, frozen=True):
    """Face down into its player's inkwell (8.5.6)."""

    target: t.Target
    exerted: bool = False


class MoveTo(t.OwnEffect, frozen=True):
    """Moves characters to a location for free. `along`: who moves there with them."""

    target: t.Target
    place: t.Target
    along: t.Target | None = None


class LoreGoal(t.OwnEffect, frozen=True):
    """So much lore these players need to win (3.2.1.1)."""

    who: t.Who
    amount: int


class DeckLimit(t.OwnEffect, frozen=True, tag="LorDeckLimit"):
    """So many of a card may be in a deck, None for any number; `named`: the title is its name without the version."""

    title: str
    most: int | None = None
    named: bool = False


class Clash(t.OwnEffect, frozen=True):
    """Each of the two deals as much damage to the other as it has strength, both at once."""

    source: t.Target
    target: t.Target


class Share(t.OwnEffect, frozen=True):
    """So much damage in all, dealt to those selected at once, or, `heals`, removed from them, as its player divides it,
    each with some of it; `upto`: or less of it."""

    target: t.Target
    amount: t.Amount
    heals: bool = False
    upto: bool = False


VOCABULARY = Vocabulary(
    kinds=frozenset("character action item location".split()),
    stats=frozenset("lore move strength willpower".split()),
    states=frozenset(("dying", "sings_it")),
    events=frozenset("aftermath challenged cover lore_rise ink leave_discard lore_fall vacate quest sing".split()),
    deeds=frozenset(
        "be_challenged be_chosen challenge challenge_ready draw_step forgo_challenge forgo_quest move quest "
        "quest_drying shift sing take_challenge_damage suffer_banish suffer_damage suffer_exert suffer_to_hand "
        "take_damage take_shift".split()
    ),
    keywords=frozenset(
        "bodyguard challenger evasive reckless resist rush shift sing_together singer support ward".split()
    ),
    zones=frozenset(("inkwell", "inkwell_exerted")),
    nodes=(UsedShift, Inked, Clash, Share, PayInk, ExtraInk, AllInk, TurnInk, ToInkwell, MoveTo, LoreGoal, DeckLimit),
)
t.declare(*VOCABULARY.nodes)
