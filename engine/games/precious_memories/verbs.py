"""What the verbs of ability trees do here; the rest is shared by all games."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.games.precious_memories import (
    verbs_of_approach,
    verbs_of_coins,
    verbs_of_parting,
    verbs_of_play,
    verbs_of_points,
)
from engine.games.precious_memories.besides import counts_as, is_always, make_count_as
from engine.games.precious_memories.dearer import in_hand, make_dearer, makes_dearer, next_plays
from engine.games.precious_memories.doable import can_leave
from engine.games.precious_memories.ends import look_for_end
from engine.games.precious_memories.further_nodes import NextPlays, PaysJust, PaysMore, Shed
from engine.games.precious_memories.leaving import exits, leave_field
from engine.games.precious_memories.nodes import (
    CountsAs,
    DeckLimit,
    Designate,
    IsAlso,
    Leaves,
    Pop,
    Remove,
    Rename,
    Show,
    ToEx,
)
from engine.games.precious_memories.turned_by_effects import exert, ready
from engine.kernel.abilities.ability import Writer
from engine.kernel.abilities.filters import Test, amount_of, seats_of
from engine.kernel.abilities.rows import source_card
from engine.kernel.abilities.targeting import on_cards, on_pieces
from engine.kernel.cards import tree as t
from engine.kernel.cards.face import Library
from engine.kernel.characteristics import continuous, lasting, order
from engine.kernel.characteristics.aspect import bit
from engine.kernel.characteristics.look import Look, Projection
from engine.kernel.flow.program import Ask, Flow
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.game import Game
from engine.kernel.state.question import Option
from engine.kernel.state.state import CARD_MASK, Ref, Run
from engine.kernel.verbs import drawing
from engine.kernel.verbs.moving import keep_slots, move
from engine.kernel.verbs.verb import Apply, Verb, Verbs, citing, reaches
from engine.kernel.verbs.verbs import SHARED

CHOOSES = "R-PM-47"
"""By which rule one chooses what a text says."""


# --- drawing ---


def draw(writer: Writer, node: t.Draw) -> None:
    """An empty deck ends the game at once. Card by card it is told that an effect has done it."""
    seats, amount = seats_of(node.who), amount_of(node.amount)

    def ask(g: Game, f: Run) -> Flow:
        f.got = []
        options: list[Option] = [("number", number) for number in range(amount(g, f) + 1)]
        return Ask(seats(g, f)[0], "number", options, rule="R-PM-113", source=source_card(g, f), verb="draw")

    def row(g: Game, f: Run) -> Flow:
        number = int(f.got[0][1]) if node.upto else amount(g, f)
        for seat in seats(g, f):
            drawn = drawing.draw_cards(g, seat, number - (g.count(seat, "hand") if node.until else 0))
            since = len(g.state.fresh)
            for _ in range(drawn):
                g.fire("effect_draw", 0, f.source, seat=seat, since=since)
        return None

    if node.upto:
        writer.row(ask)
    writer.row(row)
    writer.row(ends)


def ends(g: Game, f: Run) -> Flow:
    look_for_end(g)
    return None


@rule("PM R-PM-100")
def look(writer: Writer, node: t.Look) -> None:
    """Whoever sees cards of his own deck that the other one does not see has looked into it."""
    own = node.target is None and not node.open
    SHARED[t.Look].write(writer, node)

    def tell(g: Game, f: Run) -> Flow:
        if own and f.slots["looked"]:
            g.fire("effect_peek", 0, f.source, seat=f.seat)
        return None

    writer.row(tell)


# --- leaving the field ---


def leave(writer: Writer, node: Leaves) -> None:
    on_pieces(writer, node.target, lambda g, f, refs: exits(g, refs, f.seat))


def sends(zone: str) -> Callable[[Writer, Any], None]:
    """The verb that puts cards into a zone, wherever they are."""

    def write(writer: Writer, node: t.ToDiscard | t.ToHand | Remove) -> None:
        def act(g: Game, f: Run, refs: list[Ref]) -> Flow:
            refs = [ref for ref in refs if not lies_in(g, ref, zone)]
            new = move(g, f, refs, zone, top=zone != "hand", reveal=getattr(node, "reveal", zone != "hand"))
            keep_slots(f, refs, new)
            if zone == "removed_cards":  # what the text says on of this card is said of it there
                f.source = dict(zip(refs, new, strict=False)).get(f.source, f.source)
            look_for_end(g)
            return None

        on_cards(writer, node.target, act)

    return write


def lies_in(g: Game, ref: Ref, zone: str) -> bool:
    return g.state.zone[ref & CARD_MASK] == g.index[zone]


@rule("PM R-PM-130")
def goes_to(zone: str) -> Callable[[Any], Test]:
    """Whether something that a target names lies elsewhere: what lies there already is not put there."""
    return lambda node: reaches(node.target, lambda g, ref: g.is_valid(ref) and not lies_in(g, ref, zone))


@rule("PM PM-pop", "PM PM-dface-Q11", "PM PM-dface-Q12", "PM PM-pop-2", "PM R-PM-39")
def pop(writer: Writer, node: Pop) -> None:
    """Face down beside the support area: no card by name, no character, and nobody else's to see (R-PM-16)."""

    def act(g: Game, f: Run, refs: list[Ref]) -> Flow:
        pieces = [ref for ref in refs if ref in g.state.field]
        if pieces:
            leave_field(g, pieces, "popped")
        for ref in refs:
            if ref not in pieces:
                g.put(ref & CARD_MASK, "popped")
            seat = g.owner[ref & CARD_MASK]
            g.tell("popped", seat)
            g.tell("popped_own", seat, g.keys[ref & CARD_MASK], to=seat)
            g.fire("pop", seat=seat)
        look_for_end(g)
        return None

    on_cards(writer, node.target, act)


@rule("PM R-PM-47")
def reveal_hand(writer: Writer, node: t.RevealHand) -> None:
    """What the text goes on to select "among them" is selected among these."""
    SHARED[t.RevealHand].write(writer, node)
    seats = seats_of(node.who)

    def row(g: Game, f: Run) -> Flow:
        f.slots["revealed"] = [g.state.refs[card] for seat in seats(g, f) for card in g.zone(seat, "hand")]
        return None

    writer.row(row)


def show(writer: Writer, node: Show) -> None:
    def act(g: Game, f: Run, refs: list[Ref]) -> Flow:
        for ref in refs:
            g.tell("reveal", g.owner[ref & CARD_MASK], g.key(ref))
            g.state.seen += 1
        return None

    on_cards(writer, node.target, act)


def designate(writer: Writer, node: Designate) -> None:
    """What is named has been chosen; nothing happens to it."""


# --- numbers ---


@rule("PM R-PM-44")
def has_number(g: Game, refs: list[Ref], stat: str) -> list[Ref]:
    """Those that have such a number at all: what is not printed is not changed."""
    return [ref for ref in refs if stat in g.look(ref).face.stats]


def modify(writer: Writer, node: t.Modify) -> None:
    if in_hand(node):
        make_dearer(writer, node)
        return
    amount = amount_of(node.amount)

    def act(g: Game, f: Run, refs: list[Ref]) -> Flow:
        number, there = amount(g, f), has_number(g, refs, node.stat)
        if there:
            lasting.add(g, f, "stat", node.stat, number, tuple(there), (f.seat,), node.duration or "turn")
        for ref in there:
            g.tell("modify", g.look(ref).seat, g.key(ref), node.stat, number)
        return None

    on_pieces(writer, node.target, act)


@rule("PM R-PM-44")
def modifies(library: Library, node: t.Modify) -> Apply:
    """As long as it lasts, those that have such a number."""
    if in_hand(node):
        return makes_dearer(node)
    if isinstance(node.target, t.Every) and node.target.zone == "play":
        fit = t.Has(node.stat, ">=", 0)
        node = t.Modify(t.Every(t.AllOf((node.target.filter, fit))), node.stat, node.amount, node.duration)
        return continuous.modifies(library, node)
    apply, stat = continuous.modifies(library, node), node.stat

    def guarded(game: Game, view: Projection, source: Look) -> None:
        if stat in source.face.stats or isinstance(node.target, t.Bound):
            apply(game, view, source)

    return guarded


# --- the end ---


def win(writer: Writer, node: t.Win) -> None:
    seats = seats_of(node.who)

    def row(g: Game, f: Run) -> Flow:
        g.end(seats(g, f)[:1], "R-PM-30", "effect")
        return None

    writer.row(row)


def says_nothing(library: Library, node: object) -> Apply:
    """It is read where it matters and nowhere else."""
    return lambda g, view, source: None


VERBS: Verbs = {
    **citing(
        SHARED,
        {t.Discard: CHOOSES, t.ToDeck: CHOOSES, t.Take: CHOOSES, t.PutRest: CHOOSES, t.Split: CHOOSES},
    ),
    t.Draw: SHARED[t.Draw]._replace(write=draw),
    t.Look: SHARED[t.Look]._replace(write=look),
    t.ToDiscard: SHARED[t.ToDiscard]._replace(write=sends("discard"), can=goes_to("discard"), each=True),
    t.ToHand: SHARED[t.ToHand]._replace(write=sends("hand"), can=goes_to("hand"), each=True),
    Remove: Verb(sends("removed_cards"), can=goes_to("removed_cards"), each=True, spends="gone"),
    t.Exert: SHARED[t.Exert]._replace(write=exert, obliges=True),
    t.Ready: SHARED[t.Ready]._replace(write=ready, obliges=True),
    t.RevealHand: SHARED[t.RevealHand]._replace(write=reveal_hand),
    Leaves: Verb(leave, can=can_leave, each=True),
    ToEx: Verb(sends("ex_deck"), can=goes_to("ex_deck"), each=True, spends="gone"),
    Designate: Verb(designate),
    Show: Verb(show),
    Pop: Verb(pop, spends="gone"),
    t.Modify: Verb(
        modify, later_too=in_hand, standing=modifies, writes=lambda library, node: bit(node.stat), change=order.NUMBER
    ),
    t.Win: Verb(win),
    NextPlays: Verb(next_plays),
    PaysMore: Verb(standing=says_nothing),
    PaysJust: Verb(standing=says_nothing),
    DeckLimit: Verb(standing=says_nothing),
    IsAlso: Verb(prints=is_always),
    Rename: Verb(make_count_as, standing=counts_as),
    Shed: Verb(make_count_as, standing=counts_as),
    CountsAs: Verb(make_count_as, standing=counts_as),
    **verbs_of_approach.VERBS,
    **verbs_of_play.VERBS,
    **verbs_of_points.VERBS,
    **verbs_of_coins.VERBS,
    **verbs_of_parting.VERBS,
}
