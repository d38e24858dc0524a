"""How the effects of a text are joined: in turn, one of several, if, unless, to do, for each."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from msgspec import structs

from engine.kernel.abilities.apart import begin_apart, chosen_in, end_apart, enough_apart, note_this, of_several
from engine.kernel.abilities.filters import Test, amount_of, condition, seats_of
from engine.kernel.abilities.modes import (
    POSED,
    among_picked,
    ask_modes_of,
    ask_one_more,
    ask_one_of,
    no_modes,
    note_mode,
    picked,
)
from engine.kernel.abilities.possible import done_in_part, feasible_cost, hides
from engine.kernel.abilities.rows import (
    EACH,
    Left,
    Row,
    ask_may,
    ask_next,
    ask_player,
    become,
    bind,
    bind_player,
    for_you,
    next_in_queue,
    none_declined,
    note_declined,
    note_paid,
    queue,
    restore,
    said_yes,
    take_next,
)
from engine.kernel.cards import tree as t
from engine.kernel.flow.program import Flow
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.state import Run

if TYPE_CHECKING:
    from engine.kernel.cards.face import Library
    from engine.kernel.state.game import Game


def back_to(f: Run, row: int) -> Flow:
    """On with an earlier row."""
    f.at = row
    return None


def speaks_of_it(parts: object) -> bool:
    """Whether something is told of what was selected before."""
    return any(node == t.Bound("chosen") or isinstance(node, t.Earlier) for node in t.nodes_of(parts))


def selects(body: t.Effect) -> bool:
    """Whether somebody is selected in it."""
    match body:
        case t.Seq(parts):
            return any(selects(part) for part in parts)
        case t.ToDo(cost, then):
            return selects(cost) or selects(then)
        case t.May(inner) | t.If(then=inner, otherwise=None):
            return selects(inner)
    return isinstance(getattr(body, "target", None), t.Chosen | t.Top)


@rule("PM R-PM-131")
def may_be_none(cost: t.Effect) -> bool:
    """Whether none at all may be chosen for a cost: then, by the rules of some games, it has not been done."""
    first = cost.parts[0] if isinstance(cost, t.Seq) else cost
    target = getattr(first, "target", None)
    return isinstance(target, t.Chosen) and target.least == 0 and isinstance(target.by, t.You)


class Joining:
    """What whoever writes rows gives: rows, holes that are jumps, effects and targets."""

    library: Library
    rows: list[Row]
    player: t.ChosenPlayer | None
    whole: bool
    beside: list[t.Chosen] | None

    def row(self, row: Row) -> int:
        """Another row; its number."""
        raise NotImplementedError

    def hole(self) -> int:
        """A row to be written later: a jump."""
        raise NotImplementedError

    def jump_unless(self, at: int, test: Callable[[Game, Run], bool]) -> None:
        """Write into a hole."""
        raise NotImplementedError

    def effect(self, node: t.Effect) -> None:
        """The rows of an effect."""
        raise NotImplementedError

    def target(self, target: t.Target, left: Left | None = None) -> None:
        """The rows that bind a target."""
        raise NotImplementedError

    @rule("LOR 7.1.2.3", "LOR 7.1.2.4", "MLP 5-2.1.1")
    def in_turn(self, parts: tuple[t.Effect, ...], link: t.Link) -> None:
        """Each part as far as it can be done, whatever became of the ones before; sentences choose a player anew."""
        groups = of_several(parts) if link == "and" and self.library.apart else []
        if groups:
            self.each_another(groups)
            return
        for at, part in enumerate(parts):
            if link == "sentence":
                self.player = None
            if at and link == "then" and self.library.between is not None:
                self.row(self.library.between)
            self.effect(part)

    def each_another(self, groups: list[list[t.Effect]]) -> None:
        """The same done to one after the other, each of whom is another one."""
        self.row(begin_apart)
        before = self.beside
        for at, group in enumerate(groups):
            if isinstance(getattr(group[0], "target", None), t.This):
                self.row(note_this)
            self.beside = chosen_in(groups[at + 1 :])
            for part in group:
                self.effect(part)
        self.beside = before
        self.row(end_apart)

    def one_of(self, options: tuple[t.Effect, ...], *, able: bool = False) -> None:
        """One is chosen while resolving (LOR 1.2.4) and carried out as far as it can; in "if you do", or if only the
        `able` ones are offered, one that can."""
        verbs = self.library.verbs
        tried = self.whole or able
        tests = [feasible_cost(verbs, option) for option in options] if tried else ()
        self.row(ask_one_of(len(options), tests, private=tried and any(hides(each, verbs) for each in options)))
        done = []
        for at, option in enumerate(options):
            gate = self.hole()
            self.effect(option)
            done.append(self.hole())
            self.jump_unless(gate, picked(at))
        for hole in done:
            self.jump_unless(hole, lambda g, f: False)

    def posed(self, options: tuple[t.Effect, ...], who: t.Who) -> None:
        """Each of these players says which one it is, and that is done, before the next one does (LOR 1.6.2)."""
        self.choose_one_of(who)
        seats = seats_of(who)
        self.row(lambda g, f: f.slots.update({POSED: seats(g, f)}))
        loop = self.row(ask_modes_of(len(options)))
        after = self.hole()
        for at, option in enumerate(options):
            gate = self.hole()
            self.effect(option)
            self.jump_unless(gate, picked(at))
        self.row(lambda g, f: f.slots.update({POSED: f.slots[POSED][1:]}))
        self.row(lambda g, f: back_to(f, loop))
        self.jump_unless(after, lambda g, f: bool(f.slots[POSED]))

    def some_of(self, options: tuple[t.Effect, ...], count: int) -> None:
        """So many different ones are chosen first, then carried out in the order of the text."""
        self.row(no_modes)
        for _ in range(min(count, len(options))):
            self.row(ask_one_more(len(options)))
            self.row(note_mode)
        for at, option in enumerate(options):
            gate = self.hole()
            self.effect(option)
            self.jump_unless(gate, among_picked(at))

    def choose_player(self, who: t.ChosenPlayer) -> None:
        if who != self.player and not who.again:
            self.row(ask_player(opponent=who.opponent))
            self.row(bind_player)
            self.player = who

    def choose_one_of(self, who: t.Who) -> None:
        """Who is told to be chosen, before anything is asked of him."""
        if isinstance(who, t.ChosenPlayer):
            self.choose_player(who)

    def choose_players(self, when: t.Condition) -> None:
        """The player of whom a condition speaks."""
        left = getattr(when, "left", None)
        who = left.who if isinstance(left, t.Points) else getattr(left, "whose", None)
        if isinstance(who, t.ChosenPlayer):
            self.choose_player(who)

    def may(self, body: t.Effect, who: t.Who) -> None:
        """LOR 7.1.3; for several players each decides and does it in turn order (LOR 1.6.2)."""
        if not isinstance(who, t.You):
            self.choose_one_of(who)
            self.each_may(body, who)
            return
        body = self.bind_every(body)
        self.row(ask_may(self.library.verbs, body))
        skip = self.hole()
        self.effect(body)
        self.or_nobody(skip, said_yes, body)

    def or_nobody(self, skip: int, test: Callable[[Game, Run], bool], body: t.Effect) -> None:
        """Unless the test holds the body is passed over: then whoever would have been selected in it is nobody, not who
        was selected before."""
        over = self.hole() if selects(body) else -1
        self.jump_unless(skip, test)
        if over >= 0:
            self.row(lambda g, f: bind(f, []))
            self.jump_unless(over, lambda g, f: False)

    @rule("LOR 7.4.5")
    def bind_every(self, body: t.Effect) -> t.Effect:
        """What "each" and "all" name is known even if the player declines (LOR 7.4.5, example A)."""
        target = getattr(body, "target", None)
        if isinstance(target, t.Every):
            self.target(target)
            return structs.replace(body, target=t.Bound("chosen"))
        return body

    def each_may(self, body: t.Effect, who: t.Who) -> None:
        seats = seats_of(who)
        self.row(lambda g, f: queue(f, seats(g, f), EACH))
        self.row(none_declined)
        loop = self.row(ask_next())
        after = self.hole()
        self.row(note_declined)
        self.row(become)
        skip = self.hole()
        self.effect(for_you(body, who))
        self.jump_unless(skip, said_yes)
        self.row(lambda g, f: next_in_queue(f, EACH, loop))
        self.jump_unless(after, lambda g, f: bool(f.slots[EACH]))
        self.row(lambda g, f: restore(f, EACH))

    def to_do(self, cost: t.Effect, body: t.Effect) -> None:
        """LOR 7.1.2.2: without the cost no effect."""
        test = self.payable(cost)
        gate = self.hole()
        before, self.whole = self.whole, done_in_part(self.library.verbs, cost) is None
        self.effect(cost)
        self.whole = before
        self.row(note_paid)
        none = self.hole() if may_be_none(cost) else -1
        self.effect(body)
        self.jump_unless(gate, test)
        if none >= 0:
            self.jump_unless(none, lambda g, f: g.rules.counts_none or bool(f.slots.get("chosen")))

    def payable(self, cost: t.Effect) -> Test:
        """Whether it can be paid whole."""
        test, apart = feasible_cost(self.library.verbs, cost), enough_apart(cost) if self.library.apart else None
        return test if apart is None else lambda g, c: test(g, c) and apart(g, c)

    @rule("MLP 5-1.5.1")
    def branch(self, when: t.Condition, then: t.Effect, otherwise: t.Effect | None) -> None:
        self.choose_players(when)
        test = condition(when)
        assert test is not None
        gate = self.hole()
        self.effect(then)
        if otherwise is None:
            self.or_nobody(gate, test, then)
            return
        skip = self.hole()
        self.jump_unless(gate, test)
        self.effect(otherwise)
        self.jump_unless(skip, lambda g, f: False)

    def instead(self, base: t.Effect, when: t.Condition, instead: t.Effect) -> None:
        """LOR 7.7.2: where the other half speaks of it, the selection of the first one stands; then one of both
        happens."""
        target = getattr(base, "target", None)
        if isinstance(target, t.Chosen | t.Every) and not speaks_of_it((when, instead)):
            self.branch(when, instead, base)
            return
        if isinstance(target, t.Chosen | t.Every):
            self.target(target)
            base = structs.replace(base, target=t.Bound("chosen"))
        base = self.taken(base)
        if isinstance(instead, t.May):
            self.if_wanted(when, instead.body, base)
        else:
            self.branch(when, instead, base)

    def taken(self, base: t.Effect) -> t.Effect:
        """What is taken is selected now; what is left of the effect is to put it where it belongs."""
        take = base.body if isinstance(base, t.May) else base
        if not isinstance(take, t.Take):
            return base
        self.effect(structs.replace(take, upto=take.upto or isinstance(base, t.May), into=""))
        return t.ToHand(t.Bound("chosen"), take.reveal)

    def if_wanted(self, when: t.Condition, body: t.Effect, otherwise: t.Effect) -> None:
        """Whoever does not want what he may do if the condition holds does the other."""
        test = condition(when)
        assert test is not None
        gate = self.hole()
        self.row(ask_may(self.library.verbs, body))
        skip = self.hole()
        self.effect(body)
        over = self.hole()
        self.jump_unless(gate, test)
        self.jump_unless(skip, said_yes)
        self.effect(otherwise)
        self.jump_unless(over, lambda g, f: False)

    @rule("LOR 7.1.2.3")
    def repeat(self, times: t.Amount, body: t.Effect) -> None:
        """How often is read before the first time; each time as far as it can be done."""
        amount, left = amount_of(times), f"n:left{len(self.rows)}"

        def begin(g: Game, f: Run) -> Flow:
            f.slots[left] = [amount(g, f)]
            return None

        def once_less(g: Game, f: Run) -> Flow:
            f.slots[left][0] -= 1
            return None

        self.row(begin)
        loop = self.hole()
        self.row(once_less)
        self.effect(body)
        self.row(lambda g, f: back_to(f, loop))
        self.jump_unless(loop, lambda g, f: f.slots[left][0] > 0)

    def unless(self, body: t.Effect, escape: t.Effect, who: t.Who) -> None:
        if isinstance(who, t.You):
            self.one_unless(body, escape)
        elif isinstance(who, t.PlayerOf):
            self.unless_its_player(body, escape, who)
        else:
            self.choose_one_of(who)
            self.each_in_turn(who, lambda: self.one_unless(for_you(body, who), for_you(escape, who)))

    def unless_its_player(self, body: t.Effect, escape: t.Effect, who: t.PlayerOf) -> None:
        """What it is done to is chosen first; then its player may spare it that."""
        target, seats = getattr(body, "target", None), seats_of(who)
        if isinstance(target, t.Chosen | t.Every):
            self.target(target)
            body = structs.replace(body, target=t.Bound("chosen"))
        self.row(lambda g, f: queue(f, seats(g, f), EACH))
        nobody = self.hole()
        self.row(become)
        self.row(ask_may(self.library.verbs, for_you(escape, who), whole=True))
        gate = self.hole()
        self.effect(for_you(escape, who))
        self.row(lambda g, f: restore(f, EACH))
        spared = self.hole()
        self.jump_unless(gate, said_yes)
        self.jump_unless(nobody, lambda g, f: bool(f.slots[EACH]))
        self.row(lambda g, f: restore(f, EACH))
        self.effect(body)
        self.jump_unless(spared, lambda g, f: False)

    def each_in_turn(self, who: t.Who, write: Callable[[], None]) -> None:
        """The rows that `write` writes are carried out by each of these players, who meanwhile is "you"."""
        seats = seats_of(who)
        self.row(lambda g, f: queue(f, seats(g, f), EACH))
        loop = self.row(take_next)
        after = self.hole()
        self.row(become)
        write()
        self.row(lambda g, f: next_in_queue(f, EACH, loop))
        self.jump_unless(after, lambda g, f: bool(f.slots[EACH]))
        self.row(lambda g, f: restore(f, EACH))

    def one_unless(self, body: t.Effect, escape: t.Effect) -> None:
        """Only who can do all of the escape escapes."""
        self.row(ask_may(self.library.verbs, escape, whole=True))
        gate = self.hole()
        self.effect(escape)
        skip = self.hole()
        self.jump_unless(gate, said_yes)
        self.effect(body)
        self.jump_unless(skip, lambda g, f: False)
