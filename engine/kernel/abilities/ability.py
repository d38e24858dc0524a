"""Abilities compiled to rows. All share one frame, `Run`: which ability, which row, and slots of references.

Every selection is a row of its own that asks, followed by one that binds a slot; a verb works on those of its slot that
are still there, so no verb can fail. *May* is not asked when nothing in its body is feasible; "to do B, do A" is one
block of cost rows and effect rows.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from msgspec import structs

from engine.kernel.abilities.apart import another, note_apart
from engine.kernel.abilities.filters import condition, refs_of, seats_of
from engine.kernel.abilities.joining import Joining
from engine.kernel.abilities.named import HELD
from engine.kernel.abilities.narrowing import narrowed, of_cards
from engine.kernel.abilities.paying import Price, name_price, named, pay_with, speaks_back
from engine.kernel.abilities.payment import report_paid
from engine.kernel.abilities.possible import doable_to, feasible, hides, publicly_possible
from engine.kernel.abilities.rows import (
    CANCEL,
    CHOOSE,
    Left,
    Row,
    ask_each_target,
    ask_target,
    bind,
    bind_gathered,
    bind_got,
    chosen_to_paid,
    draw_lot,
    gather,
    hold,
    kept,
    left_to,
    next_in_queue,
    nothing,
    queue,
)
from engine.kernel.abilities.sets import choose_set
from engine.kernel.abilities.some_of_top import some_of_top
from engine.kernel.abilities.sums import choose_sum
from engine.kernel.abilities.unseen import ask_unseen, find_beneath, take_unseen
from engine.kernel.abilities.within import (
    asks_for_more,
    chosen_within,
    host_within,
    players_of,
    selects,
    with_bound,
    with_host,
)
from engine.kernel.cards import tree as t
from engine.kernel.cards.face import Ability, Library, Listen
from engine.kernel.characteristics.continuous import Continuous
from engine.kernel.flow.program import Flow
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.state import Run
from engine.kernel.verbs.one_by_one import chosen_by_many, one_by_one

if TYPE_CHECKING:
    from engine.kernel.state.game import Game


def compile_ability(library: Library, ability: Ability) -> None:
    """Fill in an ability's triggers, condition, cost test and rows."""
    node = ability.node
    ability.answers = listens(getattr(node, "answers", ()))
    writer = Writer(library, ability)
    if isinstance(node, t.Triggered | t.Activated | t.Spell):
        node = structs.replace(node, body=of_cards(narrowed(node.body, library.narrow), library.narrow_cards))
    match node:
        case t.Triggered(on, body, when):
            ability.triggers = listens(on)
            ability.condition = condition(when)
            if any(trigger.event == "damage" and trigger.manner == "by_counterpart" for trigger in on):
                writer.row(struck_is_no_other)
            writer.effect(body)
        case t.Activated(costs, body, window, when):
            ability.condition = condition(when)
            price = Price(costs, library.verbs)
            ability.feasible = price.payable
            ability.useful = feasible(library.verbs, body)
            ability.secret = publicly_possible(body, library.verbs) if hides(body, library.verbs) else None
            ability.exerts_self = t.Exert(t.This()) in costs
            ability.once = node.once
            writer.pay(price)
            writer.row(report_paid if window == "playing" else _paid)
            ability.starts = len(writer.rows)
            writer.effect(body)
        case t.Spell(body, when):
            ability.condition = condition(when)
            ability.useful = feasible(library.verbs, body)
            writer.effect(body)
        case t.Static(effects, when):
            ability.continuous = tuple(Continuous(library, effect, when) for effect in effects)
    ability.rows.extend(writer.closing)
    for at in writer.ends:
        writer.jump_unless(at, lambda g, f: f.got[:1] != [CANCEL])


@rule("LOR 7.4.6")
def listens(on: tuple[t.Trigger, ...]) -> tuple[Listen, ...]:
    """Any of its conditions triggers an ability."""
    return tuple(Listen(trigger) for trigger in on)


@rule("LOR 7.1.5")
def struck_is_no_other(g: Game, f: Run) -> Flow:
    """Whom it has dealt damage to has been named: another one is neither of the two (ruling R-LOR-98)."""
    f.slots["chosen"] = list(f.slots["counterpart"])
    return None


def _paid(g: Game, f: Run) -> Flow:
    """The ability is activated: what its cost chose is not what its effect chose."""
    f.slots.pop("chosen", None)
    piece = g.state.field.get(f.source)
    if piece is not None and g.library.abilities[f.ability].once:
        piece.notes[f"used:{f.ability}"] = g.state.turn
    return g.rules.paid(g, f)


class Writer(Joining):
    """Writes the rows of one ability."""

    def __init__(self, library: Library, ability: Ability) -> None:
        self.library = library
        self.ability = ability
        self.rows = ability.rows
        self.closing: list[Row] = []
        self.ends: list[int] = []
        self.player: t.ChosenPlayer | None = None
        self.whole = False
        self.others = False
        self.beside: list[t.Chosen] | None = None

    def row(self, row: Row) -> int:
        self.rows.append(row)
        return len(self.rows) - 1

    def last(self, row: Row) -> None:
        """A row that runs after all others of this ability, once."""
        if row not in self.closing:
            self.closing.append(row)

    def hole(self) -> int:
        """A row to be written later: a jump."""
        return self.row(nothing)

    def jump_unless(self, at: int, test: Callable[[Game, Run], bool]) -> None:
        """Write into a hole: jump to here unless the test holds."""
        target = len(self.rows)

        def row(g: Game, f: Run) -> Flow:
            if not test(g, f):
                f.at = target
            return None

        self.rows[at] = row

    def effect(self, node: t.Effect) -> None:
        match node:
            case t.Seq(parts, link):
                self.in_turn(parts, link)
            case t.Posed(options, _, by):
                self.posed(options, by)
            case t.OneOf(options, count):
                self.some_of(options, count) if count > 1 else self.one_of(options, able=node.able)
            case t.May(t.Take() as take, t.You()):
                self.effect(structs.replace(take, upto=True))  # to choose none is to decline
            case t.May(body, who):
                self.may(body, who)
            case t.ToDo(cost, body):
                self.to_do(cost, body)
            case t.If(when, then, otherwise):
                self.branch(when, then, otherwise)
            case t.InsteadIf(base, when, instead):
                self.instead(base, when, instead)
            case t.Repeat(times, body):
                self.repeat(times, body)
            case t.InTurn(who, body):
                if isinstance(who, t.ChosenPlayer):
                    self.choose_player(who)
                self.each_in_turn(who, lambda: self.by_others(body))
            case t.Unless(body, escape, who):
                self.unless(body, escape, who)
            case _:
                self.verb(node)

    def do(self, node: t.Effect) -> None:
        """The rows of a verb for which nothing is to be selected any more."""
        self.library.verbs[type(node)].write(self, node)

    def cited(self, node: t.Effect) -> str:
        """The rule of the game by which a verb asks."""
        return self.library.verbs[type(node)].rule

    # --- selecting ---

    def target(self, target: t.Target, left: Left | None = None) -> None:
        """Write the rows that bind a target to the slot "chosen"; `left`: which of those found may be named."""
        match target:
            case t.Chosen():
                self.choose(target, left)
            case t.Lot():
                self.row(draw_lot(target))
            case t.SomeUnder(of, amount):
                self.choose_unseen(of, amount)
            case t.TopSome():
                some_of_top(self, target)
            case t.Every() | t.Top() | t.This() | t.Under():
                refs = refs_of(target)
                keep = left if left is not None else lambda g, f, those: those
                self.row(kept(lambda g, f: bind(f, keep(g, f, refs(g, f))), target))

    @rule("LOR 1.2.4", "GOT 10.6.3", "GOT 10.6.2.4")
    def choose(self, target: t.Chosen, left: Left | None = None) -> None:
        """A choice is a row of the effect: it is made while that resolves."""
        if isinstance(target, t.ChosenSet):
            choose_set(self, target, left)
            return
        if isinstance(target, t.ChosenSum):
            choose_sum(self, target, left)
            return
        if isinstance(target.by, t.You):
            self.row(ask_target(target, left=left))
            self.row(kept(bind_got, target))
            return
        seats = seats_of(target.by)
        self.row(lambda g, f: queue(f, seats(g, f), CHOOSE))
        loop = self.row(ask_each_target(target))
        after = self.hole()
        self.row(gather)
        self.row(lambda g, f: next_in_queue(f, CHOOSE, loop))
        self.jump_unless(after, lambda g, f: bool(f.slots[CHOOSE]))
        self.row(kept(bind_gathered, target))

    def choose_unseen(self, of: t.Target, amount: int) -> None:
        """Some of the cards that lie under a piece, one after another, by their places (ruling R-LOR-145)."""
        hosts = refs_of(of)
        self.row(lambda g, f: find_beneath(g, f, hosts(g, f)))
        loop = self.row(ask_unseen(amount))
        self.row(lambda g, f: take_unseen(f, loop))

    @rule("LOR 7.5.3.2")
    def pay(self, price: Price) -> None:
        """Everything that an activated ability costs: all is chosen before anything is paid, so that it can still be
        cancelled."""
        for at, cost in enumerate(price.costs):
            self.choose_price(price, at, getattr(cost, "target", None))
        for at, cost in enumerate(price.costs):
            self.effect(self.chosen_price(at, cost))

    def choose_price(self, price: Price, at: int, target: object) -> None:
        if isinstance(target, t.Chosen):
            self.row(ask_target(target, cancel=True, left=lambda g, f, refs: price.left(g, f, at, refs, named(f))))
            self.ends.append(self.hole())
            self.row(bind_got)
            self.row(lambda g, f: name_price(f, at))

    def chosen_price(self, at: int, cost: t.Effect) -> t.Effect:
        if speaks_back(cost):
            return structs.replace(cost, target=t.Bound("paid"))
        if not isinstance(getattr(cost, "target", None), t.Chosen):
            return cost
        self.row(lambda g, f: pay_with(f, at))
        return structs.replace(cost, target=t.Bound("paid"))

    # --- doing ---

    def left_for(self, node: t.Effect, name: str) -> Left | None:
        """Which of those found may be named: of several to whom the same is done, those to whom it has not been."""
        left = self.payable_with(node, name)
        return left if self.beside is None else another(left, self.beside if self.whole else ())

    def payable_with(self, node: t.Effect, name: str) -> Left | None:
        """In "if you do" only what it can be done to may be named; where another player has to do it, as far as there
        is enough of that."""
        target, obliged = getattr(node, name), self.others and self.library.verbs[type(node)].obliges
        doable = doable_to(self.library.verbs, node, name) if self.whole or obliged else None
        if doable is None:
            return None
        return left_to(doable, 0 if self.whole else getattr(target, "least", 0))

    def by_others(self, body: t.Effect) -> None:
        """What other players have to do."""
        before, self.others = self.others, True
        self.effect(body)
        self.others = before

    def verb(self, node: t.Effect) -> None:
        """A verb's selections, then what its rulebook or the kernel does for it."""
        later_too = self.library.verbs[type(node)].later_too
        if later_too is not None and later_too(node):
            self.do(node)
            return
        for who in players_of(node):
            self.choose_player(who)
        many = chosen_by_many(node)
        if many is not None:
            one_by_one(self, node, many)
            return
        if getattr(node, "target", None) == t.Bound("chosen") and asks_for_more(node):
            self.row(hold)
            node = structs.replace(node, target=t.Earlier(HELD))
        host = host_within(node)
        if host is not None:
            self.choose(host)
            node = with_host(node)
        for name in ("source", "target", "place", "under"):
            target = getattr(node, name, None)
            if selects(target):
                self.target(target, self.left_for(node, name))
                if self.beside is not None:
                    self.row(note_apart)
                node = structs.replace(node, **{name: self.bound(name, node)})
        amount = getattr(node, "amount", None)
        inner = chosen_within(amount)
        if inner is not None:
            self.choose(inner)
            node = structs.replace(node, amount=with_bound(amount))
        self.do(node)

    def bound(self, name: str, node: t.Effect) -> t.Target:
        """What stands for a selection of a verb; one that another selection of the same verb follows is held."""
        if name == "source":
            self.row(chosen_to_paid)
            return t.Bound("paid")
        if name != "target" or not asks_for_more(node):
            return t.Bound("chosen")
        self.row(hold)
        return t.Earlier(HELD)
