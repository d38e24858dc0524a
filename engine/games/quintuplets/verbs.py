"""What the verbs of ability trees do here; the rest is shared by all games."""

from __future__ import annotations

from collections.abc import Callable

from engine.games.quintuplets import lanes, moving, play
from engine.games.quintuplets.judge import MORE
from engine.games.quintuplets.nodes import Attach, DeckLimit, LayHero, MorePlays, ToLane, ToZone
from engine.games.quintuplets.setup import lay_hero
from engine.kernel.abilities.ability import Writer
from engine.kernel.abilities.filters import Test, amount_of, refs_of, seats_of
from engine.kernel.abilities.rows import NO, YES, source_card
from engine.kernel.abilities.targeting import on_cards, on_pieces
from engine.kernel.cards import tree as t
from engine.kernel.cards.face import Library
from engine.kernel.characteristics import lasting
from engine.kernel.characteristics.continuous import Apply
from engine.kernel.flow.program import Ask, Flow
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.game import Game
from engine.kernel.state.question import Option
from engine.kernel.state.state import CARD_MASK, Ref, Run
from engine.kernel.verbs import drawing, revealing
from engine.kernel.verbs.drawing import draw_cards
from engine.kernel.verbs.revealing import see
from engine.kernel.verbs.verb import Verb, Verbs, citing, named, to_some
from engine.kernel.verbs.verbs import SHARED

SLOT = "slot"


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


# --- heroes (5.2, 4.4) ---


def flip(writer: Writer, node: t.Flip) -> None:
    def act(g: Game, f: Run, refs: list[Ref]) -> Flow:
        return moving.flip(g, refs, f.seat, down=node.down, run=f)

    on_pieces(writer, node.target, act)


@rule("GOT 6.2.1.6.2", "GOT 4.4.4")
def next_hero(writer: Writer, node: LayHero) -> None:
    """From the heroes' deck into a lane without a hero; who plays the effect says which."""
    amount = amount_of(node.amount)

    def start(g: Game, f: Run) -> Flow:
        f.slots["n:left"] = [amount(g, f)]
        return None

    def ask(g: Game, f: Run) -> Flow:
        f.got = []
        free = lanes.empty_hero_lanes(g)
        if f.slots["n:left"][0] <= 0 or not free or not g.zone(g.state.first, "hero_deck"):
            return None
        options: list[Option] = [(SLOT, lane) for lane in free]
        if len(options) == 1:
            f.got = options
            return None
        return Ask(f.seat, SLOT, options, rule="6.2.1.6.1", source=source_card(g, f), verb="hero")

    def lay(g: Game, f: Run) -> Flow:
        if not f.got:
            return None
        f.slots["n:left"][0] -= 1
        ref = lay_hero(g, g.zone(g.state.first, "hero_deck")[0], int(f.got[0][1]))
        g.fire("hero", ref, seat=f.seat)
        f.slots["chosen"] = [ref]
        f.at = loop
        return None

    writer.row(start)
    loop = writer.row(ask)
    writer.row(lay)


# --- drawing and looking up to a number (5.6.3, 5.7.2) ---


def draw(writer: Writer, node: t.Draw) -> None:
    if node.upto:
        draw_up_to(writer, node)
    else:
        drawing.draw(writer, node)


@rule("GOT 5.6.3", "GOT 5.6.3.1", "GOT 5.6.3.2", "GOT 5.6.3.3", "GOT 5.6.3.4")
def draw_up_to(writer: Writer, node: t.Draw) -> None:
    """One after the other, as long as he likes."""
    seats, amount = seats_of(node.who), amount_of(node.amount)

    def start(g: Game, f: Run) -> Flow:
        f.slots["drawing"] = seats(g, f)
        f.slots["n:drawn"] = [0]
        return None

    def ask(g: Game, f: Run) -> Flow:
        f.got = []
        while f.slots["drawing"]:
            seat = f.slots["drawing"][0]
            if f.slots["n:drawn"][0] < amount(g, f) and g.zone(seat, "deck"):
                return Ask(seat, "may", [YES, NO], rule="5.6.3.2", source=source_card(g, f), verb="draw")
            _next_seat(f)
        return None

    def do(g: Game, f: Run) -> Flow:
        if not f.got:
            return None
        if f.got[0] == YES:
            draw_cards(g, f.slots["drawing"][0], 1)
            f.slots["n:drawn"][0] += 1
        else:
            _next_seat(f)
        f.at = loop
        return None

    writer.row(start)
    loop = writer.row(ask)
    writer.row(do)


def _next_seat(f: Run) -> None:
    f.slots["drawing"].pop(0)
    f.slots["n:drawn"] = [0]


def look(writer: Writer, node: t.Look) -> None:
    if node.upto:
        look_up_to(writer, node)
    else:
        revealing.look(writer, node)


@rule("GOT 5.7.2", "GOT 5.7.2.1", "GOT 5.7.2.2", "GOT 5.7.2.3", "GOT 5.7.2.4", "GOT 5.7.2.5")
def look_up_to(writer: Writer, node: t.Look) -> None:
    """One card further each time, as long as he likes."""
    amount = amount_of(node.amount)

    def start(g: Game, f: Run) -> Flow:
        f.slots["looked"], f.slots["looker"], f.slots["revealed"] = [], [f.seat], []
        return None

    def ask(g: Game, f: Run) -> Flow:
        f.got = []
        seen = len(f.slots["looked"])
        if seen >= amount(g, f) or seen >= g.count(f.seat, "deck"):
            return None
        return Ask(f.seat, "may", [YES, NO], rule="5.7.2.3", source=source_card(g, f), verb="look")

    def do(g: Game, f: Run) -> Flow:
        if f.got[:1] != [YES]:
            return None
        before = f.slots["looked"]
        see(g, f, g.top(f.seat, len(before) + 1)[len(before) :], everybody=node.open)
        f.slots["looked"] = [*before, *f.slots["looked"]]
        f.at = loop
        return None

    writer.row(start)
    loop = writer.row(ask)
    writer.row(do)


# --- lanes (4.14.2.2, 5.8, 5.9, 5.10) ---


def relocate(writer: Writer, node: ToLane) -> None:
    if node.partner is not None:
        swap(writer, node.target, node.partner)
    else:
        to_lane(writer, node.target, node.lane)


@rule("GOT 5.8.1", "GOT 5.8.2")
def swap(writer: Writer, target: t.Target, partner: t.Target) -> None:
    """Two of one row change places; if either cannot, neither goes."""
    others = refs_of(partner)
    if isinstance(partner, t.Chosen):
        writer.row(lambda g, f: _keep(f, target))
        writer.choose(partner)
        others, target = refs_of(t.Bound("chosen")), t.Bound("paid")

    def act(g: Game, f: Run, refs: list[Ref]) -> Flow:
        pair = [*refs[:1], *(ref for ref in others(g, f) if g.on_field(ref))][:2]
        pieces = [g.state.field[ref] for ref in pair]
        if len(pieces) == 2 and pieces[0].seat == pieces[1].seat and min(piece.slot for piece in pieces) >= 0:
            lanes.move(g, pair[0], pieces[1].slot)
        return None

    on_pieces(writer, target, act)


def _keep(f: Run, target: t.Target) -> Flow:
    f.slots["paid"] = [f.source] if isinstance(target, t.This) else list(f.slots.get("chosen", ()))
    return None


@rule("GOT 4.3.4", "GOT 4.14.2.2", "GOT 4.14.2.2.1")
def to_lane(writer: Writer, target: t.Target, lane: str) -> None:
    """Into another lane of its row; who is there goes to the one that is left. Where the text does not say which lane,
    who plays the effect does."""
    refs = refs_of(target)

    def ask(g: Game, f: Run) -> Flow:
        f.got = []
        there = [ref for ref in refs(g, f) if g.on_field(ref) and g.state.field[ref].slot >= 0]
        if not there:
            return None
        options: list[Option] = [(SLOT, number) for number in lanes_for(g, there[0], lane, f.seat)]
        if len(options) < 2:
            f.got = options
            return None
        return Ask(f.seat, SLOT, options, rule="4.14.2.2", source=source_card(g, f), subject=there[0])

    def do(g: Game, f: Run) -> Flow:
        for ref in refs(g, f)[:1]:
            if f.got and g.on_field(ref):
                lanes.move(g, ref, int(f.got[0][1]))
        return None

    writer.row(ask)
    writer.row(do)


def lanes_for(g: Game, ref: Ref, lane: str, seat: int) -> list[int]:
    """The lanes that a piece may go to."""
    piece = g.state.field[ref]
    first = (piece.seat if piece.seat >= 0 else seat) == g.state.first
    named = {"centre": [2], "leftmost": [0 if first else 4], "rightmost": [4 if first else 0]}
    if lane in named:
        return [number for number in named[lane] if number != piece.slot]
    if lane == "empty":
        return lanes.empty_lanes(g, piece.seat) if piece.seat >= 0 else lanes.empty_hero_lanes(g)
    return [number for number in lanes.LANES if number != piece.slot]


def attach(writer: Writer, node: Attach) -> None:
    """Episodes, or characters as episodes, are set on somebody whom they may be set on."""
    sources, places = refs_of(node.source), refs_of(node.place)

    def row(g: Game, f: Run) -> Flow:
        hosts = [ref for ref in places(g, f) if g.on_field(ref) and lanes.is_character(g.state.field[ref])]
        for ref in sources(g, f):
            if hosts and g.is_valid(ref) and not g.on_field(ref):
                play.set_episode(g, ref & CARD_MASK, hosts[0])
        return None

    writer.row(row)


@rule("GOT 5.9.1", "GOT 12.6.2")
def to_play(writer: Writer, node: t.ToPlay) -> None:
    """Characters appear in lanes of the player of the effect; one that grows only where it can, else it stays."""
    refs = refs_of(node.target)

    def ask(g: Game, f: Run) -> Flow:
        f.got = []
        there = [ref for ref in refs(g, f) if g.is_valid(ref) and not g.on_field(ref)]
        options: list[Option] = [(SLOT, lane) for lane in lanes_to_appear(g, there[0], f.seat)] if there else []
        if len(options) < 2:
            f.got = options
            return None
        return Ask(f.seat, SLOT, options, rule="5.9.1", source=source_card(g, f), subject=there[0])

    def do(g: Game, f: Run) -> Flow:
        for ref in refs(g, f)[:1]:
            if f.got and g.is_valid(ref) and not g.on_field(ref):
                f.slots["chosen"] = [play.appear(g, ref & CARD_MASK, f.seat, int(f.got[0][1]))]
        return None

    writer.row(ask)
    writer.row(do)


def lanes_to_appear(g: Game, ref: Ref, seat: int) -> list[int]:
    """Empty lanes, or those of whom it grows from."""
    face, look = g.faces[ref & CARD_MASK], g.look(ref)
    if face.card.kind != "character":
        return []
    if "growth" not in face.keywords:
        return lanes.empty_lanes(g, seat)
    looks, onto = g.looks(), face.stacks_onto
    return [piece.slot for piece in lanes.characters(g, seat) if onto is not None and onto(g, looks[piece.ref], look)]


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


def can_draw_some(node: t.Draw) -> Test:
    """Whether anybody who draws has a deck."""
    seats, amount = seats_of(node.who), amount_of(node.amount)
    return lambda g, c: amount(g, c) > 0 and any(g.zone(seat, "deck") for seat in seats(g, c))


VERBS: Verbs = {
    **citing(SHARED, {t.Discard: "4.8.3", t.ToDeck: "4.1.5", t.Take: "5.7.1", t.PutRest: "4.1.5", t.Split: "5.7.1"}),
    t.ToDiscard: SHARED[t.ToDiscard]._replace(write=sends("discard")),
    t.ToHand: SHARED[t.ToHand]._replace(write=sends("hand")),
    ToZone: Verb(to_zone, spends="gone"),
    t.Flip: Verb(flip, can=can_turn, spends="once"),
    LayHero: Verb(next_hero, can=lambda node: lambda g, c: bool(g.zone(max(g.state.first, 0), "hero_deck"))),
    t.Draw: SHARED[t.Draw]._replace(write=draw, can=can_draw_some),
    t.Look: SHARED[t.Look]._replace(write=look),
    ToLane: Verb(relocate, can=to_some(lambda piece: piece.slot >= 0)),
    Attach: Verb(attach),
    t.ToPlay: Verb(to_play),
    MorePlays: Verb(more_plays, standing=allows_more),
    DeckLimit: Verb(standing=says_nothing_in_play),
    t.Win: Verb(win),
}
