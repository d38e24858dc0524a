"""What texts do with lanes: moving along the own row, changing places, appearing, heroes laid (4.14.2.2, 5.8, 5.9)."""

from __future__ import annotations

from engine.games.quintuplets import lanes, play
from engine.games.quintuplets.frames import Approach
from engine.games.quintuplets.nodes import Attach, LayHero, ToLane, TurnTo
from engine.games.quintuplets.setup import lay_hero
from engine.kernel.abilities.ability import Writer
from engine.kernel.abilities.filters import amount_of, refs_of
from engine.kernel.abilities.rows import source_card
from engine.kernel.abilities.targeting import on_pieces
from engine.kernel.cards import tree as t
from engine.kernel.characteristics.aspect import FIELD
from engine.kernel.flow.program import Ask, Flow
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.game import Game
from engine.kernel.state.question import Option
from engine.kernel.state.state import CARD_MASK, Piece, Ref, Run

SLOT = "slot"


@rule("GOT 3.1.2.4.1")
def ask_lane(g: Game, f: Run, among: list[int], number: str, about: Ref = 0, verb: str = "") -> Flow:
    """Where the text does not say who does it, the effect's master does; one lane alone is not asked for."""
    f.got = []
    options: list[Option] = [(SLOT, lane) for lane in among]
    if len(options) < 2:
        f.got = options
        return None
    return Ask(f.seat, SLOT, options, rule=number, source=source_card(g, f), subject=about, verb=verb)


def relocate(writer: Writer, node: ToLane) -> None:
    if node.partner is not None:
        swap(writer, node.target, node.partner)
    else:
        to_lane(writer, node.target, node.lane)


@rule("GOT 5.8.1", "GOT 5.8.2")
def swap(writer: Writer, target: t.Target, partner: t.Target) -> None:
    """Two characters, or two heroes, change places, also across the table; if either cannot, neither goes."""
    others = refs_of(partner)
    if isinstance(partner, t.Chosen):
        writer.row(lambda g, f: _keep(f, target))
        writer.choose(partner)
        others, target = refs_of(t.Bound("chosen")), t.Bound("paid")

    def act(g: Game, f: Run, refs: list[Ref]) -> Flow:
        pair = list(dict.fromkeys([*refs[:1], *(ref for ref in others(g, f) if g.on_field(ref))]))[:2]
        pieces = [g.state.field[ref] for ref in pair]
        if len(pieces) == 2 and min(piece.slot for piece in pieces) >= 0:
            change_over(g, pieces[0], pieces[1])
        return None

    on_pieces(writer, target, act)


def change_over(g: Game, one: Piece, other: Piece) -> None:
    """Within a row, or each into the other player's; a hero and a character share no lanes."""
    if one.seat == other.seat:
        lanes.move(g, one.ref, other.slot)
    elif not lanes.is_hero(one) and not lanes.is_hero(other):
        lanes.cross(g, one, other)


def _keep(f: Run, target: t.Target) -> Flow:
    f.slots["paid"] = [f.source] if isinstance(target, t.This) else list(f.slots.get("chosen", ()))
    return None


@rule("GOT 4.3.4", "GOT 4.14.2.2", "GOT 4.14.2.2.1")
def to_lane(writer: Writer, target: t.Target, lane: str) -> None:
    """Into another lane of its row; who is there goes to the one that is left. Where the text does not say which lane,
    who plays the effect does."""
    refs = refs_of(target)

    def ask(g: Game, f: Run) -> Flow:
        there = [ref for ref in refs(g, f) if g.on_field(ref) and g.state.field[ref].slot >= 0]
        free = lanes_for(g, there[0], lane, f.seat) if there else []
        return ask_lane(g, f, free, "4.14.2.2", there[0] if there else 0)

    def do(g: Game, f: Run) -> Flow:
        for ref in refs(g, f)[:1]:
            if f.got and g.on_field(ref):
                lanes.move(g, ref, int(f.got[0][1]))
        return None

    writer.row(ask)
    writer.row(do)


@rule("GOT 4.3.2.4")
def lanes_for(g: Game, ref: Ref, lane: str, seat: int) -> list[int]:
    """The lanes that a piece may go to; an empty one is one without a hero, whoever else stands there."""
    piece = g.state.field[ref]
    first = (piece.seat if piece.seat >= 0 else seat) == g.state.first
    named = {"centre": [2], "leftmost": [0 if first else 4], "rightmost": [4 if first else 0]}
    if lane in named:
        return [number for number in named[lane] if number != piece.slot]
    if lane == "empty":
        return [number for number in lanes.empty_hero_lanes(g) if number != piece.slot]
    return [number for number in lanes.LANES if number != piece.slot]


@rule("GOT 9.2.2.3")
def turn_to(writer: Writer, node: TurnTo) -> None:
    """She approaches that hero from now on, whatever she needs (ruling R-GOT-53), unless something forbids it."""
    heroes = refs_of(node.place)

    def act(g: Game, f: Run, refs: list[Ref]) -> Flow:
        sought = [ref for ref in heroes(g, f) if g.on_field(ref) and lanes.is_hero(g.state.field[ref])]
        under_way = next((frame for frame in g.state.frames if isinstance(frame, Approach)), None)
        for ref in refs if sought and under_way is not None else ():
            assert under_way is not None
            if not lanes.kept_apart(g, ref, sought[0]):
                redirect(g, under_way, ref, sought[0])
        return None

    on_pieces(writer, node.target, act)


def redirect(g: Game, f: Approach, one: Ref, hero: Ref) -> None:
    """Whom she approached before is approached no more, unless by others."""
    pairs = [(ref, at) for ref, at in zip(f.pairs[::2], f.pairs[1::2], strict=True) if ref != one]
    f.pairs = [ref for pair in (*pairs, (one, hero)) for ref in pair]
    for ref in list(g.state.field):
        if ref not in f.pairs:
            g.state.field[ref].notes.pop("approached", 0)
    g.state.field[one].notes["approaching"] = 1
    g.state.field[one].at = hero
    g.state.field[hero].notes["approached"] = 1
    g.touch(FIELD)
    g.tell("approach", f.seat, g.key(one), g.key(hero))


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


# --- appearing (5.9) ---


@rule("GOT 5.9.1", "GOT 12.6.2")
def to_play(writer: Writer, node: t.ToPlay) -> None:
    """Characters appear together in lanes of the player of the effect, each where he says; one that grows only where it
    can, else it stays."""
    refs = refs_of(node.target)

    def start(g: Game, f: Run) -> Flow:
        f.slots["arriving"] = [ref for ref in refs(g, f) if g.is_valid(ref) and not g.on_field(ref)]
        f.slots["arrived"], f.slots["n:lanes"] = [], []
        return None

    def ask(g: Game, f: Run) -> Flow:
        f.got = []
        if not f.slots["arriving"]:
            return None
        one = f.slots["arriving"][0]
        free = [lane for lane in lanes_to_appear(g, one, f.seat) if lane not in f.slots["n:lanes"]]
        return ask_lane(g, f, free, "5.9.1", one)

    def note(g: Game, f: Run) -> Flow:
        if not f.slots["arriving"]:
            return None
        one = f.slots["arriving"].pop(0)
        if f.got:
            f.slots["arrived"].append(one)
            f.slots["n:lanes"].append(int(f.got[0][1]))
        f.at = loop
        return None

    def act(g: Game, f: Run) -> Flow:
        pairs = zip(f.slots.pop("arrived"), f.slots.pop("n:lanes"), strict=True)
        f.slots["chosen"] = appear_together(g, [(ref & CARD_MASK, lane) for ref, lane in pairs], f.seat)
        return None

    writer.row(start)
    loop = writer.row(ask)
    writer.row(note)
    writer.row(act)


@rule("GOT 10.7.4.2")
def appear_together(g: Game, cards: list[tuple[int, int]], seat: int) -> list[Ref]:
    """All of them are there before any of it triggers, so that each sees the others come (ruling R-GOT-72)."""
    pieces = [play.enter_lane(g, card, seat, lane) for card, lane in cards]
    for piece in pieces:
        play.tell_appearance(g, piece)
    return [piece.ref for piece in pieces]


def lanes_to_appear(g: Game, ref: Ref, seat: int) -> list[int]:
    """Empty lanes, or those of whom it grows from."""
    face, look = g.faces[ref & CARD_MASK], g.look(ref)
    if face.card.kind != "character":
        return []
    if "growth" not in face.keywords:
        return lanes.empty_lanes(g, seat)
    looks, onto = g.looks(), face.stacks_onto
    return [piece.slot for piece in lanes.characters(g, seat) if onto is not None and onto(g, looks[piece.ref], look)]


@rule("GOT 6.2.1.6.2", "GOT 4.4.4")
def next_hero(writer: Writer, node: LayHero) -> None:
    """From the heroes' deck into lanes without one, all at once; who plays the effect says which (ruling R-GOT-74)."""
    amount = amount_of(node.amount)

    def start(g: Game, f: Run) -> Flow:
        f.slots["n:left"], f.slots["n:lanes"] = [min(amount(g, f), len(g.zone(g.state.first, "hero_deck")))], []
        return None

    def ask(g: Game, f: Run) -> Flow:
        taken = f.slots["n:lanes"]
        free = [lane for lane in lanes.empty_hero_lanes(g) if lane not in taken]
        return ask_lane(g, f, free if len(taken) < f.slots["n:left"][0] else [], "6.2.1.6.1", verb="hero")

    def note(g: Game, f: Run) -> Flow:
        if f.got:
            f.slots["n:lanes"].append(int(f.got[0][1]))
            f.at = loop
        return None

    def lay(g: Game, f: Run) -> Flow:
        f.slots["chosen"] = lay_together(g, f.slots.pop("n:lanes"), f.seat)
        return None

    writer.row(start)
    loop = writer.row(ask)
    writer.row(note)
    writer.row(lay)


@rule("GOT 10.7.4.2")
def lay_together(g: Game, numbers: list[int], seat: int) -> list[Ref]:
    """They lie there before any of it triggers."""
    refs = [lay_hero(g, g.zone(g.state.first, "hero_deck")[0], lane) for lane in numbers]
    for ref in refs:
        g.fire("hero", ref, seat=seat)
    return refs
