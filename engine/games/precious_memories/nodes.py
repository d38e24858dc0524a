"""What only the texts of Precious Memories say: nodes of their own, and their words.

Their tags begin with the game's letters, since a record may hold the cards of any game.
"""

from __future__ import annotations

from typing import Literal

from engine.games.precious_memories.flags import ADVERSITY, agreed
from engine.games.precious_memories.further_nodes import (
    Apart,
    GiveAfterAll,
    NextPlays,
    PaysJust,
    PaysMore,
    Shed,
    ShuffleRest,
)
from engine.games.precious_memories.timing import APPROACHES, MAIN, phase_of
from engine.kernel.abilities.filters import amount_of, condition
from engine.kernel.cards import tree as t
from engine.kernel.cards.vocabulary import Vocabulary
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.game import Game
from engine.kernel.state.state import CARD_MASK

Area = Literal["", "main", "support"]


class Priced(t.OwnEffect, frozen=True, tag="PmPriced"):
    """What a used text does, and what it costs: so much generated cost, `x` any amount instead; at least one card of
    each of the `colors`; with `rest` the card itself turned sideways; a card of the hand that is such discarded."""

    body: t.Effect
    cost: int = 0
    colors: tuple[str, ...] = ()
    x: bool = False
    rest: bool = False
    discard: t.Filter | None = None


class Leaves(t.OwnEffect, frozen=True, tag="PmLeaves"):
    """Exits the field (退場)."""

    target: t.Target


class Remove(t.OwnEffect, frozen=True, tag="PmRemove"):
    """Out of the game."""

    target: t.Target


class Pop(t.OwnEffect, frozen=True, tag="PmPop"):
    """Face down into the support area (〔POP〕)."""

    target: t.Target


class Appear(t.OwnEffect, frozen=True, tag="PmAppear"):
    """Appears on the field without being paid for (登場); `area`: where, if the text says so."""

    target: t.Target
    area: Area = ""


class ToField(t.OwnEffect, frozen=True, tag="PmToField"):
    """Is put onto the field, which is no appearing (場に出す); `rested`: sideways."""

    target: t.Target
    area: Area = ""
    rested: bool = False


class SetOn(t.OwnEffect, frozen=True, tag="PmSetOn"):
    """Sets a support card on a character."""

    source: t.Target
    place: t.Target


class ToArea(t.OwnEffect, frozen=True, tag="PmToArea"):
    """Into the other area of the field."""

    target: t.Target
    area: Literal["main", "support"]


class Transform(t.OwnEffect, frozen=True, tag="PmTransform"):
    """The front of a double-faced card is turned to its back."""

    target: t.Target


class LevelUp(t.OwnEffect, frozen=True, tag="PmLevelUp"):
    """A card is put on top of a character as its next level, for nothing: of the hand, where no `source` is named."""

    source: t.Target | None
    place: t.Target


class Alter(t.OwnEffect, frozen=True, tag="PmAlter"):
    """The top card of the own deck is removed from the game, so often (改変)."""

    amount: t.Amount = 1


class PutCoins(t.OwnEffect, frozen=True, tag="PmPutCoins"):
    """So many coins of a kind onto cards."""

    target: t.Target
    coin: str
    amount: t.Amount = 1


class TakeCoins(t.OwnEffect, frozen=True, tag="PmTakeCoins"):
    """So many coins of a kind off cards, off all of them together, None for as many as the player likes; `upto`: or
    fewer of them. Binds how many were removed."""

    target: t.Target
    coin: str
    amount: t.Amount | None = 1
    upto: bool = False


class GainCoins(t.OwnEffect, frozen=True, tag="PmGainCoins"):
    """A player gets coins of his own."""

    coin: str
    amount: t.Amount = 1
    who: t.Who = t.You()


class SpendCoins(t.OwnEffect, frozen=True, tag="PmSpendCoins"):
    """A player's own coins go; as a cost only if he has so many; binds how many were removed."""

    coin: str
    amount: t.Amount = 1


class Fight(t.OwnEffect, frozen=True, tag="PmFight"):
    """Two characters come to an exit judgement by an effect."""

    target: t.Target
    partner: t.Target


class Nullify(t.OwnEffect, frozen=True, tag="PmNullify"):
    """The play of such a card that is being responded to is void, with `texts` the use of a text of it too; the card
    goes to the discard pile, or with `hand` back to the hand, and with `named` cards of its name cannot be played this
    turn."""

    filter: t.Filter = t.Anything()
    hand: bool = False
    named: bool = False
    texts: bool = False


class Again(t.OwnEffect, frozen=True, tag="PmAgain"):
    """Active once more, and may approach again this turn."""

    target: t.Target


class Change(t.OwnEffect, frozen=True, tag="PmChange"):
    """A number of a character is changed to that value; None puts it back to what is printed."""

    target: t.Target
    stat: t.Stat
    amount: t.Amount | None = None
    duration: t.Duration = ""


class TurnPoint(t.OwnEffect, frozen=True, tag="PmTurnPoint"):
    """A card of a point pile is turned."""

    target: t.Target
    down: bool = True


class ToPoints(t.OwnEffect, frozen=True, tag="PmToPoints"):
    """Into its owner's point pile, face up unless it says `down`."""

    target: t.Target
    down: bool = False


class Swap(t.OwnEffect, frozen=True, tag="PmSwap"):
    """A card of the own hand and one of the own point pile change places (置き換える)."""

    hand: t.Target
    points: t.Target


class Designate(t.OwnEffect, frozen=True, tag="PmDesignate"):
    """Names a card of which the text speaks on (指定する)."""

    target: t.Target


class Show(t.OwnEffect, frozen=True, tag="PmShow"):
    """A card is shown to everybody and stays where it is."""

    target: t.Target


class ToEx(t.OwnEffect, frozen=True, tag="PmToEx"):
    """Into its owner's EX deck."""

    target: t.Target


class CountsAs(t.OwnEffect, frozen=True, tag="PmCountsAs"):
    """They have that name, trait or colour besides (としても扱う)."""

    target: t.Target
    what: t.Filter
    duration: t.Duration = ""


class Rename(t.OwnEffect, frozen=True, tag="PmRename"):
    """They have that name and no other one (名称を…として扱う)."""

    target: t.Target
    what: t.Filter
    duration: t.Duration = ""


class IsAlso(t.OwnEffect, frozen=True, tag="PmIsAlso"):
    """This card has that name, trait or colour besides, wherever it lies (ゲーム中)."""

    what: t.Filter


class PlayUnder(t.OwnEffect, frozen=True, tag="PmPlayUnder"):
    """One card of this one's work from under it may be played, whenever that is and for nothing (〔知略〕)."""


class DeckLimit(t.OwnEffect, frozen=True, tag="PmDeckLimit"):
    """So many copies of this card may be in a deck, None for any number."""

    most: int | None = None


class Coins(t.OwnCondition, frozen=True, tag="PmCoins"):
    """The player has at least so many coins of a kind himself."""

    coin: str
    least: int = 1

    def test(self) -> object:
        coin, least = self.coin, self.least
        return lambda g, c: g.state.players[c.seat].counters.get(coin, 0) >= least


class Paid(t.OwnCondition, frozen=True, tag="PmPaid"):
    """At least so much was paid for the text."""

    least: int

    def test(self) -> object:
        return condition(t.Compare(t.Tally("paid"), ">=", self.least))


class InPhase(t.OwnCondition, frozen=True, tag="PmInPhase"):
    """It is an approach phase, or else a main phase."""

    approach: bool = True

    def test(self) -> object:
        phases = APPROACHES if self.approach else (MAIN,)
        return lambda g, c: phase_of(g) in phases


class Adverse(t.OwnCondition, frozen=True, tag="PmAdverse"):
    """〔逆境N〕: so many cards lie in the own point pile, or just so many where the table has agreed so (R-PM-10)."""

    number: int
    points: t.Amount = t.Count(t.Anything(), "pile", t.You())

    def test(self) -> object:
        number, points = self.number, amount_of(self.points)
        return lambda g, c: adverse(g, points(g, c), number)


@rule("PM R-PM-10")
def adverse(g: Game, points: int, number: int) -> bool:
    """From so many points on, or only with just so many."""
    return points == number or (points > number and agreed(g.flags, ADVERSITY) == "from")


class BrokenOut(t.OwnCondition, frozen=True, tag="PmBrokenOut"):
    """The event is played by 〔ブレイク〕, out of the point pile in which it stays."""

    def test(self) -> object:
        return lambda g, c: g.is_valid(c.source) and g.state.zone[c.source & CARD_MASK] == g.index["pile_down"]


class Even(t.OwnCondition, frozen=True, tag="PmEven"):
    """The amount is even, or `odd`; none at all is even."""

    amount: t.Amount
    odd: bool = False

    def test(self) -> object:
        amount, rest = amount_of(self.amount), int(self.odd)
        return lambda g, c: amount(g, c) % 2 == rest


VOCABULARY = Vocabulary(
    kinds=frozenset("character event support".split()),
    stats=frozenset("generated ap dp ap+dp lv ten_coin facing faced".split()),
    states=frozenset(
        "in_main in_support approaching blocking blocked fresh appeared_now exited_now approached_now aids by_effect"
        " blocked_with_now fought_now scored_now clad textless traitless voided covers"
        " woken_by_effect tired_by_effect put_in_now".split()
    ),
    events=frozenset(
        "appear come_in exit approach block_declared blocked gave_point became_point grows levelled"
        " transformed main_phase approach_phase pop alter effect_put_in effect_left effect_come_in"
        " effect_discarded effect_removed effect_draw set_on text_used breaks pointed rested approach_or_block"
        " used_as_cost cost_used effect_milled effect_thrown effect_exited effect_returned effect_buried effect_rested"
        " effect_woken effect_peek appear_bought appear_elsewhere text_cost aided".split()
    ),
    deeds=frozenset(
        "approach block_with be_blocked exits exits_approaching give_points use_text set_free from_support be_chosen"
        " put_in appear play_elsewhere approach_again appear_main_theirs appear_approach appear_approach_own"
        " appear_approach_theirs appear_outside_main appear_interrupt appear_free levels_up_main_theirs"
        " levels_up_approach levels_up_approach_own levels_up_approach_theirs levels_up_outside_main".split()
    ),
    keywords=frozenset(
        "ex_card active_at_once breaks_in free_appearance endures forceful breakthrough10 breakthrough30 levels_up"
        " magic natural natural_plus must_approach link interrupts unlimited twins lone combi twofold_points"
        " threefold_points".split()
    ),
    zones=frozenset(
        "hand_discard ex_discard hand_ex hand_pile discard_pile hand_ex_discard hand_discard_pile aside ex_deck pile"
        " pile_up pile_down removed_cards popped under_play".split()
    ),
    windows=frozenset(
        "main_own main_theirs main_both approach_own approach_theirs approach_both main_interrupt approach_interrupt"
        " aid_window".split()
    ),
    nodes=(
        Priced,
        PaysMore,
        PaysJust,
        NextPlays,
        Leaves,
        Remove,
        Pop,
        Appear,
        ToField,
        SetOn,
        ToArea,
        Transform,
        LevelUp,
        Alter,
        PutCoins,
        TakeCoins,
        GainCoins,
        SpendCoins,
        Fight,
        Apart,
        Shed,
        ShuffleRest,
        GiveAfterAll,
        Nullify,
        Again,
        Change,
        TurnPoint,
        ToPoints,
        Designate,
        ToEx,
        Swap,
        Show,
        CountsAs,
        Rename,
        IsAlso,
        PlayUnder,
        DeckLimit,
        Adverse,
        Coins,
        Paid,
        BrokenOut,
        Even,
        InPhase,
    ),
)
t.declare(*VOCABULARY.nodes)
