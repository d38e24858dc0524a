"""The rows that abilities are made of: asking, binding what was chosen, and taking turns among players."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from msgspec import structs

from engine.kernel.abilities.candidates import candidates
from engine.kernel.abilities.filters import predicate, seats_of
from engine.kernel.abilities.named import HELD, marked, unique
from engine.kernel.abilities.possible import Doable, feasible, feasible_cost, hides, publicly_possible
from engine.kernel.cards import tree as t
from engine.kernel.flow.program import Ask, Flow
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.question import Option
from engine.kernel.state.state import CARD_MASK, Run
from engine.kernel.verbs.verb import Verbs

if TYPE_CHECKING:
    from engine.kernel.state.game import Game

Row = Callable[["Game", Run], Flow]
YES: Option = ("yes",)
NO: Option = ("no",)
CANCEL: Option = ("cancel",)


def nothing(g: Game, f: Run) -> Flow:
    return None


@rule("LOR 1.2.3", "MLP 5-2.1.1a", "GOT 1.3.2", "GOT 10.6.3.1", "GOT 10.6.3.1.2", "GOT 10.6.3.1.3")
def as_possible(wanted: int, there: int) -> int:
    """As many as there are, where that is fewer than wanted."""
    return min(wanted, there)


@rule("MLP 6-15.1.0", "MLP 6-15.1.1", "MLP 6-15.1.2", "MLP 6-15.1.3", "GOT 10.6.3.1.1", "GOT 1.3.5.1")
def how_many(target: t.Chosen, there: int) -> tuple[int, int]:
    """At least and at most so many, as far as there are so many; the chooser says how many in between."""
    return as_possible(target.least, there), min(target.most, there)


@rule("LOR 7.1.3", "GOT 10.7.3.1.1", "GOT 10.7.3.2.1")
def said_yes(g: Game, f: Run) -> bool:
    return bool(f.got) and f.got[0] == YES


def ask_may(verbs: Verbs, body: t.Effect, *, whole: bool = False) -> Row:
    """Asked if the body could do anything, or, `whole`, all of it; where that hangs on hidden cards, asked whenever
    public facts allow it."""
    test = feasible_cost(verbs, body) if whole else feasible(verbs, body)
    hidden, possible = hides(body, verbs), publicly_possible(body, verbs)
    verb = t.tag_of(body).lower()

    def row(g: Game, f: Run) -> Flow:
        able = test(g, f)
        if not able and not (hidden and possible(g, f)):
            f.got = [NO]
            return None
        return Ask(
            f.seat,
            "may",
            [YES, NO] if able else [NO],
            rule=g.rules.cites.may,
            source=source_card(g, f),
            private=hidden,
            verb=verb,
        )

    return row


def ask_player(*, opponent: bool) -> Row:
    """Who is meant is chosen while resolving, in turn order."""

    def row(g: Game, f: Run) -> Flow:
        seats = [seat for seat in g.turn_order() if not (opponent and seat == f.seat)]
        if not seats:
            f.got = []
            return None
        return Ask(
            f.seat, "seat", [("seat", seat) for seat in seats], rule=g.rules.cites.choose, source=source_card(g, f)
        )

    return row


def bind_player(g: Game, f: Run) -> Flow:
    f.slots["player"] = [int(option[1]) for option in f.got]
    return None


def source_card(g: Game, f: Run) -> int:
    """The number of the card whose text is being carried out, whatever lies on top of it by now."""
    return f.card


EACH, CHOOSE = "each", "choose"
"""Two loops over players may run inside each other: who does what, and within it who chooses."""


def queue(f: Run, seats: list[int], loop: str) -> Flow:
    """Seats that are still to have their part; "me" keeps whose ability it is."""
    f.slots[loop] = seats
    f.slots["me:" + loop] = [f.seat]
    return None


def live_queue(g: Game, f: Run, loop: str) -> list[int]:
    """Those of the seats that are still in the game."""
    left = f.slots[loop] = [seat for seat in f.slots[loop] if not g.state.players[seat].out]
    return left


def owner_of(f: Run) -> int:
    """Whose ability it is, also while another player carries out his part."""
    for loop in (EACH, CHOOSE):
        if "me:" + loop in f.slots:
            return f.slots["me:" + loop][0]
    return f.seat


def ask_next() -> Row:
    def row(g: Game, f: Run) -> Flow:
        left = live_queue(g, f, EACH)
        if not left:
            return None
        return Ask(left[0], "may", [YES, NO], rule=g.rules.cites.each, source=source_card(g, f))

    return row


def none_declined(g: Game, f: Run) -> Flow:
    f.slots["n:declined"] = [0]
    return None


def note_declined(g: Game, f: Run) -> Flow:
    """How many of those who were asked did not want to (LOR 7.1.3)."""
    if f.slots[EACH] and not said_yes(g, f):
        f.slots["n:declined"][0] += 1
    return None


def take_next(g: Game, f: Run) -> Flow:
    live_queue(g, f, EACH)
    return None


def become(g: Game, f: Run) -> Flow:
    """While a player carries out his part, "you" is that player."""
    f.seat = f.slots[EACH][0]
    return None


def restore(f: Run, loop: str) -> Flow:
    """It is the ability's own player again."""
    f.seat = f.slots.pop("me:" + loop)[0]
    return None


def next_in_queue(f: Run, loop: str, at: int) -> Flow:
    """On to the next seat's part, which begins at a row."""
    f.seat = f.slots["me:" + loop][0]
    if f.slots[loop]:
        f.slots[loop].pop(0)
    f.at = at
    return None


def for_you(node: t.Effect, who: t.Who) -> t.Effect:
    """The same effect from the view of the player whose turn it is to do it."""
    if getattr(node, "who", None) == who:
        node = structs.replace(node, who=t.You())
    if isinstance(node, t.Seq):
        node = structs.replace(node, parts=tuple(for_you(part, who) for part in node.parts))
    target = getattr(node, "target", None)
    if isinstance(target, t.Chosen) and target.by == who:
        node = structs.replace(node, target=structs.replace(target, by=t.You()))
    return node


def bind(f: Run, refs: list[int]) -> Flow:
    f.slots["chosen"] = list(refs)
    return None


def option_of(g: Game, kind: str, zone: str, ref: int) -> Option:
    """How a card is named in a choice: one that nobody sees by its place, as (place, seat, zone, index), since a hidden
    card's reference stays in the kernel."""
    if zone not in g.rules.blind:
        return (kind, ref)
    card = ref & CARD_MASK
    seat, number = g.owner[card], g.state.zone[card]
    return ("place", seat, number, g.state.players[seat].zones[number].index(card))


def named_by(g: Game, option: Option) -> int:
    """The reference that an option means."""
    if option[0] != "place":
        return int(option[1])
    seat, number, at = (int(part) for part in option[1:])
    return g.state.refs[g.state.players[seat].zones[number][at]]


def bind_got(g: Game, f: Run) -> Flow:
    chosen = [named_by(g, option) for option in f.got]
    f.slots["chosen"] = chosen
    for ref in chosen:
        if g.on_field(ref):
            g.tell("choose", f.seat, g.key(ref))
    chosen_for(g, f, chosen)
    return None


def chosen_for(g: Game, f: Run, refs: list[int]) -> None:
    """Being chosen may trigger; what for is the kind of the card whose text chooses, or the keyword that it is."""
    if "chosen" in g.heard:
        named = (name for name, numbers in g.library.keyword_abilities.items() if f.ability in numbers)
        role = "for_" + next(named, g.faces[f.card].card.kind)
        for ref in refs:
            if g.on_field(ref):
                g.fire("chosen", ref, f.source, seat=f.seat, role=role)


def draw_lot(target: t.Lot) -> Row:
    """So many cards of each player's zone, by the game's dice."""
    seats, test = seats_of(target.whose), predicate(target.filter)

    def row(g: Game, f: Run) -> Flow:
        drawn: list[int] = []
        for seat in seats(g, f):
            refs = [look.source for look in g.zone_looks(seat, target.zone) if test(g, look, f)]
            drawn += [refs.pop(g.lot(len(refs))) for _ in range(as_possible(target.amount, len(refs)))]
        return bind(f, drawn)

    return row


def gather(g: Game, f: Run) -> Flow:
    refs = [named_by(g, option) for option in f.got]
    f.slots.setdefault("gathered", []).extend(refs)
    chosen_for(g, f, refs)
    return None


def bind_gathered(g: Game, f: Run) -> Flow:
    """What all of them chose is "chosen"; the ability's own player goes on."""
    f.slots["chosen"] = f.slots.pop("gathered", [])
    return restore(f, CHOOSE)


def kept(row: Row, target: t.Target) -> Row:
    """A row that binds a selection; what a text speaks of again after another one stays known."""
    if not isinstance(target, t.Marked | t.MarkedAll):
        return row
    slot = marked(target.mark)

    def keeping(g: Game, f: Run) -> Flow:
        flow = row(g, f)
        f.slots[slot] = list(f.slots["chosen"])
        return flow

    return keeping


def hold(g: Game, f: Run) -> Flow:
    """What was selected is kept while the same verb selects on."""
    f.slots[marked(HELD)] = list(f.slots.get("chosen", ()))
    return None


def chosen_to_paid(g: Game, f: Run) -> Flow:
    f.slots["paid"] = f.slots.pop("chosen", [])
    return None


def note_paid(g: Game, f: Run) -> Flow:
    """What the cost used stays known as "paid"; Other still excludes it (LOR 7.1.5)."""
    f.slots.setdefault("paid", f.slots.get("chosen", []))
    return None


Left = Callable[["Game", Run, list[int]], list[int]]


@rule("PM R-PM-134")
def left_to(doable: Doable, least: int = 0) -> Left:
    """Those to which a verb can be done; all of them where fewer than so many are left."""

    def left(g: Game, f: Run, refs: list[int]) -> list[int]:
        able = [ref for ref in refs if doable(g, f, ref)]
        return able if len(able) >= least else refs

    return left


def ask_target(target: t.Chosen, *, cancel: bool = False, left: Left | None = None) -> Row:
    """`cancel`: one may be named or nothing done at all; `left`: which of those that are found may be named."""
    find = candidates(target)
    kind = "target" if target.zone == "play" else "card"
    private = target.zone in ("hand", "deck")
    hidden, possible = hides(target), publicly_possible(target)

    def row(g: Game, f: Run) -> Flow:
        refs = unique(find(g, f, f.seat))
        if left is not None:
            refs = left(g, f, refs)
        if not refs and not (hidden and possible(g, f)):
            f.got = [CANCEL] if cancel and target.least else []
            return None
        least, most = how_many(target, len(refs))
        options: list[Option] = [option_of(g, kind, target.zone, ref) for ref in refs]
        if cancel and most == 1:
            return Ask(f.seat, "pay", [*options, CANCEL], 1, 1, g.rules.cites.pay, source_card(g, f), private)
        return Ask(f.seat, kind, options, least, most, g.rules.cites.choose, source_card(g, f), private)

    return row


def ask_each_target(target: t.Chosen) -> Row:
    find = candidates(target)
    kind = "target" if target.zone == "play" else "card"
    private = target.zone in ("hand", "deck")
    hidden, possible = hides(target), publicly_possible(target)

    def row(g: Game, f: Run) -> Flow:
        f.got = []
        for seat in list(live_queue(g, f, CHOOSE)):
            f.seat = seat
            refs = unique(find(g, f, seat))
            if refs or (hidden and possible(g, f)):
                least, most = how_many(target, len(refs))
                options = [option_of(g, kind, target.zone, ref) for ref in refs]
                return Ask(seat, kind, options, least, most, g.rules.cites.each, source_card(g, f), private)
            f.slots[CHOOSE].remove(seat)
        f.seat = f.slots["me:" + CHOOSE][0]
        return None

    return row
