"""Abilities compiled to rows. All share one frame, `Run`: which ability, which row, and slots of references.

Every selection is a row of its own that asks, followed by one that binds a slot; a verb works on those of its slot that
are still there, so no verb can fail. *May* is not asked when nothing in its body is feasible; "to do B, do A" is one
block of cost rows and effect rows.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from msgspec import structs

from engine.kernel import tree as t
from engine.kernel.face import Ability, Continuous, Library, Listen
from engine.kernel.feasible import feasible, feasible_cost, hides, publicly_possible
from engine.kernel.filters import Context, Test, condition, predicate, refs_of, seats_of, unique
from engine.kernel.program import Ask, Flow
from engine.kernel.question import Option
from engine.kernel.state import Run

if TYPE_CHECKING:
    from engine.kernel.game import Game

Row = Callable[["Game", Run], Flow]
YES: Option = ("yes",)
NO: Option = ("no",)
CANCEL: Option = ("cancel",)


def compile_ability(library: Library, ability: Ability) -> None:
    """Fill in an ability's triggers, condition, cost test and rows."""
    node = ability.node
    writer = Writer(library, ability)
    match node:
        case t.Triggered(on, body, when):
            ability.triggers = tuple(Listen(trigger) for trigger in on)
            ability.condition = condition(when)
            writer.effect(body)
        case t.Activated(costs, body):
            ability.feasible = _all_feasible(costs)
            ability.exerts_self = t.Exert(t.This()) in costs
            for cost in [writer.cost_choice(cost) for cost in costs]:
                writer.effect(cost)
            writer.row(_paid)
            writer.effect(body)
        case t.Spell(body):
            writer.effect(body)
        case t.Static(effects, when):
            ability.continuous = tuple(Continuous(library, effect, when) for effect in effects)
    ability.rows.extend(writer.closing)
    for at in writer.ends:
        writer.jump_unless(at, lambda g, f: f.got[:1] != [CANCEL])


def _all_feasible(costs: tuple[t.Effect, ...]) -> Test:
    tests = [feasible_cost(cost) for cost in costs]
    return lambda g, c: all(test(g, c) for test in tests)


def _paid(g: Game, f: Run) -> Flow:
    """The ability is activated: what its cost chose is not what its effect chose."""
    f.slots.pop("chosen", None)
    return None


class Writer:
    """Writes the rows of one ability."""

    def __init__(self, library: Library, ability: Ability) -> None:
        self.library = library
        self.ability = ability
        self.rows = ability.rows
        self.closing: list[Row] = []
        self.ends: list[int] = []

    def row(self, row: Row) -> int:
        self.rows.append(row)
        return len(self.rows) - 1

    def last(self, row: Row) -> None:
        """A row that runs after all others of this ability, once."""
        if row not in self.closing:
            self.closing.append(row)

    def hole(self) -> int:
        """A row to be written later: a jump."""
        return self.row(_nothing)

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
            case t.Seq(parts):
                for part in parts:
                    self.effect(part)
            case t.May(body, who):
                self.may(body, who)
            case t.ToDo(cost, body):
                self.to_do(cost, body)
            case t.If(when, then, otherwise):
                self.branch(when, then, otherwise)
            case t.InsteadIf(base, when, instead):
                self.instead(base, when, instead)
            case t.Unless(body, escape, who):
                self.unless(body, escape, who)
            case _:
                self.verb(node)

    # --- joining ---

    def may(self, body: t.Effect, who: t.Who) -> None:
        """LOR 7.1.3; for several players each decides and does it in turn order (LOR 1.6.2)."""
        if not isinstance(who, t.You):
            self.each_may(body, who)
            return
        body = self.bind_every(body)
        self.row(_ask_may(body, self.ability))
        skip = self.hole()
        self.effect(body)
        self.jump_unless(skip, _said_yes)

    def bind_every(self, body: t.Effect) -> t.Effect:
        """What "each" and "all" name is known even if the player declines (LOR 7.4.5, example A)."""
        target = getattr(body, "target", None)
        if isinstance(target, t.Every):
            self.target(target)
            return structs.replace(body, target=t.Bound("chosen"))
        return body

    def each_may(self, body: t.Effect, who: t.Who) -> None:
        seats = seats_of(who)
        self.row(lambda g, f: _queue(f, seats(g, f)))
        loop = self.row(_ask_next(self.ability))
        after = self.hole()
        self.row(_become)
        skip = self.hole()
        self.effect(_for_you(body, who))
        self.jump_unless(skip, _said_yes)
        self.row(lambda g, f: _next_in_queue(f, loop))
        self.jump_unless(after, lambda g, f: bool(f.slots["queue"]))
        self.row(_restore)

    def to_do(self, cost: t.Effect, body: t.Effect) -> None:
        """LOR 7.1.2.2: without the cost no effect."""
        test = feasible_cost(cost)
        gate = self.hole()
        self.effect(cost)
        self.row(_note_paid)
        self.effect(body)
        self.jump_unless(gate, test)

    def branch(self, when: t.Condition, then: t.Effect, otherwise: t.Effect | None) -> None:
        test = condition(when)
        assert test is not None
        gate = self.hole()
        self.effect(then)
        if otherwise is None:
            self.jump_unless(gate, test)
            return
        skip = self.hole()
        self.jump_unless(gate, test)
        self.effect(otherwise)
        self.jump_unless(skip, lambda g, f: False)

    def instead(self, base: t.Effect, when: t.Condition, instead: t.Effect) -> None:
        """LOR 7.7.2: the selection of the first half stands, then one of both happens."""
        target = getattr(base, "target", None)
        if isinstance(target, t.Chosen | t.Every):
            self.target(target)
            base = structs.replace(base, target=t.Bound("chosen"))
        self.branch(when, instead, base)

    def unless(self, body: t.Effect, escape: t.Effect, who: t.Who) -> None:
        if not isinstance(who, t.You):
            seats = seats_of(who)
            self.row(lambda g, f: _queue(f, seats(g, f)))
            loop = self.row(_take_next)
            after = self.hole()
            self.row(_become)
            self.one_unless(_for_you(body, who), _for_you(escape, who))
            self.row(lambda g, f: _next_in_queue(f, loop))
            self.jump_unless(after, lambda g, f: bool(f.slots["queue"]))
            self.row(_restore)
            return
        self.one_unless(body, escape)

    def one_unless(self, body: t.Effect, escape: t.Effect) -> None:
        self.row(_ask_may(escape, self.ability))
        gate = self.hole()
        self.effect(escape)
        skip = self.hole()
        self.jump_unless(gate, _said_yes)
        self.effect(body)
        self.jump_unless(skip, lambda g, f: False)

    # --- selecting ---

    def target(self, target: t.Target) -> None:
        """Write the rows that bind a target to the slot "chosen"."""
        match target:
            case t.Chosen():
                self.choose(target)
            case t.Every() | t.Top() | t.This():
                refs = refs_of(target)
                self.row(lambda g, f: _bind(f, refs(g, f)))

    def choose(self, target: t.Chosen) -> None:
        if isinstance(target.by, t.You):
            self.row(_ask_target(target, self.ability))
            self.row(_bind_got)
            return
        seats = seats_of(target.by)
        self.row(lambda g, f: _queue(f, seats(g, f)))
        loop = self.row(_ask_each_target(target, self.ability))
        after = self.hole()
        self.row(_gather)
        self.row(lambda g, f: _next_in_queue(f, loop))
        self.jump_unless(after, lambda g, f: bool(f.slots["queue"]))
        self.row(_bind_gathered)

    def cost_choice(self, cost: t.Effect) -> t.Effect:
        """What a cost chooses is chosen before anything is paid, so that it can still be cancelled."""
        if isinstance(cost, t.Discard) and isinstance(cost.amount, int):
            cost = t.ToDiscard(t.Chosen(cost.filter, cost.amount, cost.amount, "hand", whose=t.You()))
        target = getattr(cost, "target", None)
        if not isinstance(target, t.Chosen):
            return cost
        if isinstance(cost, t.Exert):
            fit = t.AnyOf((t.In("dry"), t.Not(t.Kind("character"))))
            target = structs.replace(target, filter=t.AllOf((target.filter, t.In("ready"), fit)))
        self.row(_ask_target(target, self.ability, cancel=True))
        cancelled = self.hole()
        self.row(_bind_got)
        self.row(_chosen_to_paid)
        self.ends.append(cancelled)
        return structs.replace(cost, target=t.Bound("paid"))

    # --- doing ---

    def verb(self, node: t.Effect) -> None:
        """A verb's selections, then what its rulebook or the kernel does for it."""
        for name in ("source", "target", "location"):
            target = getattr(node, name, None)
            if isinstance(target, t.Chosen | t.Every | t.Top):
                self.target(target)
                slot: t.SlotName = "paid" if name == "source" else "chosen"
                if name == "source":
                    self.row(_chosen_to_paid)
                node = structs.replace(node, **{name: t.Bound(slot)})
        amount = getattr(node, "amount", None)
        inner = chosen_within(amount)
        if inner is not None:
            self.choose(inner)
            node = structs.replace(node, amount=_with_bound(amount))
        self.library.verbs[type(node)](self, node)


def chosen_within(amount: object) -> t.Chosen | None:
    """A selection inside an amount: "the damage on chosen character"."""
    match amount:
        case t.DamageOn(t.Chosen() as target) | t.StatOf(_, t.Chosen() as target):
            return target
        case t.Per(_, inner):
            return chosen_within(inner)
    return None


def _with_bound(amount: object) -> object:
    match amount:
        case t.DamageOn() | t.StatOf():
            return structs.replace(amount, target=t.Bound("chosen"))
        case t.Per(each, inner):
            return t.Per(each, _with_bound(inner))  # type: ignore[arg-type]
    return amount


def _nothing(g: Game, f: Run) -> Flow:
    return None


def _said_yes(g: Game, f: Run) -> bool:
    return bool(f.got) and f.got[0] == YES


def _ask_may(body: t.Effect, ability: Ability) -> Row:
    """Asked if the body could do anything; where that hangs on hidden cards, asked whenever public facts allow it."""
    test, hidden, possible = feasible(body), hides(body), publicly_possible(body)
    verb = type(body).__name__.lower()

    def row(g: Game, f: Run) -> Flow:
        able = test(g, f)
        if not able and not (hidden and possible(g, f)):
            f.got = [NO]
            return None
        return Ask(f.seat, "may", [YES, NO] if able else [NO], rule="7.1.3", source=source_card(g, f), private=hidden,
                   verb=verb)

    return row


def source_card(g: Game, f: Run) -> int:
    """The number of the card whose text is being carried out."""
    piece = g.state.field.get(f.source)
    return piece.cards[0] if piece else f.source & 4095


def _queue(f: Run, seats: list[int]) -> Flow:
    f.slots["queue"] = seats
    f.slots["gathered"] = []
    f.slots["me"] = [f.seat]
    return None


def _live_queue(g: Game, f: Run) -> list[int]:
    queue = f.slots["queue"] = [seat for seat in f.slots["queue"] if not g.state.players[seat].out]
    return queue


def _ask_next(ability: Ability) -> Row:
    def row(g: Game, f: Run) -> Flow:
        queue = _live_queue(g, f)
        if not queue:
            return None
        return Ask(queue[0], "may", [YES, NO], rule="1.6.2", source=source_card(g, f))

    return row


def _take_next(g: Game, f: Run) -> Flow:
    _live_queue(g, f)
    return None


def _become(g: Game, f: Run) -> Flow:
    """While a player carries out his part, "you" is that player."""
    f.seat = f.slots["queue"][0]
    return None


def _restore(g: Game, f: Run) -> Flow:
    f.seat = f.slots["me"][0]
    return None


def _next_in_queue(f: Run, loop: int) -> Flow:
    f.seat = f.slots["me"][0]
    if f.slots["queue"]:
        f.slots["queue"].pop(0)
    f.at = loop
    return None


def _for_you(node: t.Effect, who: t.Who) -> t.Effect:
    """The same effect from the view of the player whose turn it is to do it."""
    if getattr(node, "who", None) == who:
        node = structs.replace(node, who=t.You())
    if isinstance(node, t.Seq):
        node = structs.replace(node, parts=tuple(_for_you(part, who) for part in node.parts))
    target = getattr(node, "target", None)
    if isinstance(target, t.Chosen) and target.by == who:
        node = structs.replace(node, target=structs.replace(target, by=t.You()))
    return node


def _bind(f: Run, refs: list[int]) -> Flow:
    f.slots["chosen"] = list(refs)
    return None


def _bind_got(g: Game, f: Run) -> Flow:
    chosen = [int(option[1]) for option in f.got]
    f.slots["chosen"] = chosen
    for ref in chosen:
        if g.on_field(ref):
            g.tell("choose", f.seat, g.key(ref))
    return None


def _gather(g: Game, f: Run) -> Flow:
    f.slots["gathered"] += [int(option[1]) for option in f.got]
    return None


def _bind_gathered(g: Game, f: Run) -> Flow:
    f.slots["chosen"] = f.slots.pop("gathered")
    return None


def _chosen_to_paid(g: Game, f: Run) -> Flow:
    f.slots["paid"] = f.slots.pop("chosen", [])
    return None


def _note_paid(g: Game, f: Run) -> Flow:
    """What the cost used stays known as "paid"; Other still excludes it (LOR 7.1.5)."""
    f.slots.setdefault("paid", f.slots.get("chosen", []))
    return None


Candidates = Callable[["Game", "Context", int], list[int]]


def candidates(target: t.Chosen) -> Candidates:
    """What a seat may choose, as references; Ward and its like are asked in the rulebook's `candidates`."""
    test, zone = predicate(target.filter), target.zone
    if zone == "play":
        own = isinstance(target.whose, t.Chooser)

        def on_field(g: Game, f: Context, chooser: int) -> list[int]:
            looks = [look for look in g.looks().values() if (not own or look.seat == chooser) and test(g, look, f)]
            return [look.source for look in g.rules.candidates(g, f, chooser, looks)]

        return on_field
    seats = seats_of(target.whose)

    def in_zone(g: Game, f: Context, chooser: int) -> list[int]:
        return [
            look.source for seat in seats(g, f) for look in g.zone_looks(seat, zone) if test(g, look, f)
        ]

    return in_zone


def _ask_target(target: t.Chosen, ability: Ability, *, cancel: bool = False) -> Row:
    find = candidates(target)
    kind = "target" if target.zone == "play" else "card"
    private = target.zone in ("hand", "deck")
    hidden, possible = hides(target), publicly_possible(target)

    def row(g: Game, f: Run) -> Flow:
        refs = unique(find(g, f, f.seat))
        if not refs and not (hidden and possible(g, f)):
            f.got = []
            return None
        most = min(target.most, len(refs))
        options: list[Option] = [(kind, ref) for ref in refs]
        if cancel and most == 1:
            return Ask(f.seat, "pay", [*options, CANCEL], 1, 1, "7.5.3.2", source_card(g, f), private)
        return Ask(f.seat, kind, options, min(target.least, most), most, "1.2.4", source_card(g, f), private)

    return row


def _ask_each_target(target: t.Chosen, ability: Ability) -> Row:
    find = candidates(target)
    kind = "target" if target.zone == "play" else "card"
    private = target.zone in ("hand", "deck")
    hidden, possible = hides(target), publicly_possible(target)

    def row(g: Game, f: Run) -> Flow:
        f.got = []
        for seat in list(_live_queue(g, f)):
            f.seat = seat
            refs = unique(find(g, f, seat))
            if refs or (hidden and possible(g, f)):
                most = min(target.most, len(refs))
                return Ask(seat, kind, [(kind, ref) for ref in refs], min(target.least, most), most, "1.6.2",
                           source_card(g, f), private)
            f.slots["queue"].remove(seat)
        f.seat = f.slots["me"][0]
        return None

    return row
