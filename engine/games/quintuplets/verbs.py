"""What the verbs of ability trees do here; the rest is shared by all games."""

from __future__ import annotations

from collections.abc import Callable

from engine.games.quintuplets import drawing, moving, ordering, relocating
from engine.games.quintuplets.judge import MORE
from engine.games.quintuplets.nodes import Attach, DeckLimit, LayHero, MorePlays, ToLane, ToZone, TurnTo
from engine.kernel.abilities.ability import Writer
from engine.kernel.abilities.filters import Test, amount_of, seats_of
from engine.kernel.abilities.recall import holds_towards
from engine.kernel.abilities.targeting import on_cards, on_pieces
from engine.kernel.cards import tree as t
from engine.kernel.cards.face import Library
from engine.kernel.characteristics import lasting
from engine.kernel.characteristics.look import Look
from engine.kernel.flow.program import Flow
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.context import Context
from engine.kernel.state.game import Game
from engine.kernel.state.state import CARD_MASK, Ref, Run
from engine.kernel.verbs import bestowing, revealing
from engine.kernel.verbs.verb import Apply, Verb, Verbs, citing, named, to_some
from engine.kernel.verbs.verbs import SHARED

# --- moving cards (5.3, 5.4) ---


def sends(zone: str) -> Callable[[Writer, t.ToDiscard | t.ToHand], None]:
    """The verb that puts cards into a zone."""

    def write(writer: Writer, node: t.ToDiscard | t.ToHand) -> None:
        def act(g: Game, f: Run, refs: list[Ref]) -> Flow:
            if zone == "hand" and getattr(node, "reveal", False):
                revealing.reveal(g, f.seat, refs)
            return moving.send(g, refs, zone, f.seat, f)

        on_cards(writer, node.target, act)

    return write


def to_zone(writer: Writer, node: ToZone) -> None:
    """Face down where the text says so (4.11.2)."""

    def act(g: Game, f: Run, refs: list[Ref]) -> Flow:
        return moving.send(g, refs, node.zone, f.seat, f)

    def cover(g: Game, f: Run, refs: list[Ref]) -> Flow:
        g.state.covered += [ref & CARD_MASK for ref in refs if g.state.zone[ref & CARD_MASK] == g.index[node.zone]]
        return None

    on_cards(writer, node.target, act)
    if node.covered:
        on_cards(writer, t.Bound("chosen"), cover)


# --- heroes (5.2) ---


def flip(writer: Writer, node: t.Flip) -> None:
    def act(g: Game, f: Run, refs: list[Ref]) -> Flow:
        return moving.flip(g, refs, f.seat, down=node.down, run=f)

    on_pieces(writer, node.target, act)


# --- numbers (1.3.3) ---


def modify(writer: Writer, node: t.Modify) -> None:
    """As everywhere, but a power that nothing lowers stays (1.3.3)."""
    amount = amount_of(node.amount)

    def spare(g: Game, f: Run) -> Flow:
        f.slots["spared"] = []
        if node.stat == "power" and amount(g, f) < 0:
            f.slots["spared"] = [ref for ref, look in g.looks().items() if is_spared(g, look, f)]
        return None

    def act(g: Game, f: Run, refs: list[Ref]) -> Flow:
        reached = [ref for ref in refs if ref not in f.slots["spared"]]
        number = amount(g, f)
        if reached:
            bestowing.leave_behind(g, f, "stat", node.stat, number, reached, node.duration or "turn")
        for ref in reached:
            g.tell("modify", g.look(ref).seat, g.key(ref), node.stat, number)
        return None

    writer.row(spare)
    on_pieces(writer, node.target, act)


@rule("GOT 1.3.3")
def is_spared(g: Game, look: Look, f: Run) -> bool:
    """Whether nothing of that sort may lower the power of a character."""
    if look.bans is None or "lose_power" not in look.bans or look.piece is None:
        return False
    cause = g.look(f.source)
    return any(holds_towards(g, hold, cause, look) for hold in look.bans["lose_power"])


# --- the end (1.2.4) ---


@rule("GOT 1.2.4")
def win(writer: Writer, node: t.Win) -> None:
    seats = seats_of(node.who)

    def row(g: Game, f: Run) -> Flow:
        won = seats(g, f)
        g.end(won if len(won) == 1 else (), "1.2.4", "effect")
        return None

    writer.row(row)


def more_plays(writer: Writer, node: MorePlays) -> None:
    """In this turn."""

    def row(g: Game, f: Run) -> Flow:
        lasting.add(g, f, MORE + node.sort, "", node.amount, (), (f.seat,), "turn")
        return None

    writer.row(row)


def allows_more(library: Library, node: MorePlays) -> Apply:
    """As long as its card is in a lane."""
    return lambda g, view, source: view.allow_more(MORE + node.sort, source.seat, node.amount)


def says_nothing_in_play(library: Library, node: DeckLimit) -> Apply:
    """Once the game has begun it is void (6.1.4)."""
    return lambda g, view, source: None


def can_turn(node: t.Flip) -> Test:
    """Whether some of them lie the other way."""
    find = named(node.target)
    return lambda g, c: any(g.on_field(ref) and g.state.field[ref].face_down != node.down for ref in find(g, c))


def can_lay_hero(node: LayHero) -> Test:
    return lambda g, c: bool(g.zone(max(g.state.first, 0), "hero_deck"))


def can_draw_some(node: t.Draw) -> Test:
    """Whether anybody who is to draw has a deck; with `until`, who has fewer cards in hand than that."""
    seats, amount = seats_of(node.who), amount_of(node.amount)

    def can(g: Game, c: Context) -> bool:
        most = amount(g, c)
        return any(g.zone(seat, "deck") and most > (g.count(seat, "hand") if node.until else 0) for seat in seats(g, c))

    return can


VERBS: Verbs = {
    **citing(SHARED, {t.Take: "5.7.1", t.Split: "5.7.1"}),
    t.ToDiscard: SHARED[t.ToDiscard]._replace(write=sends("discard")),
    t.ToHand: SHARED[t.ToHand]._replace(write=sends("hand")),
    ToZone: Verb(to_zone, spends="gone"),
    t.Flip: Verb(flip, can=can_turn, spends="once"),
    LayHero: Verb(relocating.next_hero, can=can_lay_hero),
    t.Draw: SHARED[t.Draw]._replace(write=drawing.draw, can=can_draw_some),
    t.Discard: SHARED[t.Discard]._replace(write=drawing.discard, rule="4.8.3"),
    t.ToDeck: SHARED[t.ToDeck]._replace(write=ordering.to_deck, rule="4.1.5"),
    t.PutRest: SHARED[t.PutRest]._replace(write=ordering.put_rest, rule="4.1.5"),
    t.Look: SHARED[t.Look]._replace(write=drawing.look),
    ToLane: Verb(relocating.relocate, can=to_some(lambda piece: piece.slot >= 0)),
    TurnTo: Verb(relocating.turn_to),
    t.Modify: SHARED[t.Modify]._replace(write=modify),
    Attach: Verb(relocating.attach),
    t.ToPlay: Verb(relocating.to_play),
    MorePlays: Verb(more_plays, standing=allows_more),
    DeckLimit: Verb(standing=says_nothing_in_play),
    t.Win: Verb(win),
}
