"""What the verbs of ability trees do here; the rest is shared by all games."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any

from engine.games.mlp import leaving, looking, plans, presents, slots
from engine.games.mlp.scenes import add_scene, flip
from engine.games.mlp.settle import check_losses
from engine.kernel.abilities.ability import Writer
from engine.kernel.abilities.candidates import candidates
from engine.kernel.abilities.filters import Context, RefsOf, amount_of, refs_of, seats_of, unique
from engine.kernel.abilities.rows import source_card
from engine.kernel.abilities.targeting import on_cards, on_pieces
from engine.kernel.cards import tree as t
from engine.kernel.cards.face import Verb
from engine.kernel.flow.program import Ask, Flow
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.game import Game
from engine.kernel.state.question import Option
from engine.kernel.state.state import CARD_MASK, Ref, Run
from engine.kernel.verbs.drawing import draw_cards
from engine.kernel.verbs.moving import keep_slots
from engine.kernel.verbs.verbs import SHARED


def draw(writer: Writer, node: t.Draw) -> None:
    """One action, however many draw: whoever cannot loses at its end (1-4.2.0)."""
    seats, amount = seats_of(node.who), amount_of(node.amount)

    def row(g: Game, f: Run) -> Flow:
        for seat in seats(g, f):
            draw_cards(g, seat, amount(g, f))
        check_losses(g)
        return None

    writer.row(row)


def retire(writer: Writer, node: t.Banish) -> None:
    def act(g: Game, f: Run, refs: list[Ref]) -> Flow:
        there = [ref for ref in refs if g.state.field[ref].slot >= 0]
        moved = leaving.retire(g, there)
        keep_slots(f, there, [moved[ref][0] for ref in there])
        return None

    on_pieces(writer, node.target, act)


def remove(writer: Writer, node: t.Remove) -> None:
    """Plans, one after the other from the earliest."""

    def act(g: Game, f: Run, refs: list[Ref]) -> Flow:
        since = len(g.state.fresh)
        for ref in sorted(refs, key=lambda ref: g.state.zone[ref & CARD_MASK]):
            if is_plan(g, ref):
                plans.remove(g, ref, since)
                keep_slots(f, [ref], [g.state.refs[ref & CARD_MASK]])
        return None

    on_cards(writer, node.target, act)


def is_plan(g: Game, ref: Ref) -> bool:
    """Whether a card lies on a story."""
    zone = g.state.zone[ref & CARD_MASK]
    return g.is_valid(ref) and zone >= 0 and g.rules.zones[zone] in plans.PLANS


def to_plan(writer: Writer, node: t.ToPlan) -> None:
    """Where a story is free; a character goes there out of the adventure area like to any other place."""

    def act(g: Game, f: Run, refs: list[Ref]) -> Flow:
        for ref in refs:
            if g.on_field(ref):
                keep_slots(f, [ref], _out_of_play(g, ref))
            else:
                plans.make_plan(g, ref & CARD_MASK)
                keep_slots(f, [ref], [g.state.refs[ref & CARD_MASK]])
        return None

    on_cards(writer, node.target, act)


def _out_of_play(g: Game, ref: Ref) -> list[Ref]:
    """A character becomes a plan where there is room; gives its new reference."""
    seat = g.state.field[ref].seat
    stage = plans.free_stage(g, seat)
    if not stage or not _in_a_slot(g, ref):
        return [ref]
    moved = leaving.depart(g, [ref], plans.zone_of(stage))[ref]
    if plans.guarded(g, seat, stage):
        g.tell("plan", seat, stage)
    return moved[:1]


def give(writer: Writer, node: t.Give) -> None:
    def act(g: Game, f: Run, refs: list[Ref]) -> Flow:
        for ref in refs:
            presents.give(g, ref, node.counter)
        return None

    on_pieces(writer, node.target, act)


def _one_token(
    writer: Writer,
    node: t.TakeOff | t.UseCounter,
    names: tuple[str, ...],
    kind: str,
    act: Callable[[Game, Ref, str], None],
) -> None:
    """One of the tokens that lie there, asked for where there are several."""
    refs = refs_of(node.target)

    def ask(g: Game, f: Run) -> Flow:
        options: list[Option] = [
            (kind, ref, names.index(name))
            for ref in refs(g, f)
            for name in presents.tokens(g, ref)
            if name in names and node.counter in ("", name)
        ]
        f.got = options
        return Ask(f.seat, kind, options, rule="2-7.2.2c", source=source_card(g, f)) if len(options) > 1 else None

    def do(g: Game, f: Run) -> Flow:
        for _, ref, number in f.got:
            act(g, int(ref), names[int(number)])
        return None

    writer.row(ask)
    writer.row(do)


def take_off(writer: Writer, node: t.TakeOff) -> None:
    """Of several characters each loses what is named; of what is not named, one token."""
    if not node.counter:
        _one_token(writer, node, presents.TOKENS, "token", presents.take_off)
        return

    def act(g: Game, f: Run, refs: list[Ref]) -> Flow:
        for ref in refs:
            if g.state.field[ref].counters.get(node.counter):
                presents.take_off(g, ref, node.counter)
        return None

    on_pieces(writer, node.target, act)


def use_counter(writer: Writer, node: t.UseCounter) -> None:
    """A present is opened by an effect: what it does is used after that (5-1.1.2)."""

    def act(g: Game, ref: Ref, name: str) -> None:
        entry = presents.open_present(g, ref, name)
        if entry is not None:
            g.state.fresh.append(entry)

    _one_token(writer, node, tuple(presents.PRESENTS), "open", act)


def scene(writer: Writer, node: t.AddScene) -> None:
    amount = amount_of(node.amount)

    def row(g: Game, f: Run) -> Flow:
        for _ in range(amount(g, f)):
            add_scene(g, f.seat)
        return None

    writer.row(row)


def flip_over(writer: Writer, node: t.Flip) -> None:
    def act(g: Game, f: Run, refs: list[Ref]) -> Flow:
        for ref in refs:
            flip(g, g.state.field[ref], node.down)
        return None

    on_pieces(writer, node.target, act)


Place = Callable[[Game, Ref, int, int], Ref]
"""Puts a card into a slot; the last argument is how many triggers were fresh before the first of them."""


def _into_slots(
    writer: Writer, target: t.Target, fit: Callable[[Game, Ref], bool], place: Place, picks: Callable[[Run, int], int]
) -> None:
    """One after the other into an empty slot; `picks`: who says which, of who carries it out and whose area it is."""
    refs = refs_of(target)

    def start(g: Game, f: Run) -> Flow:
        f.slots["placing"] = [ref for ref in refs(g, f) if fit(g, ref)]
        f.slots["n:fresh"] = [len(g.state.fresh)]
        return None

    def ask(g: Game, f: Run) -> Flow:
        f.got = []
        f.slots["placing"] = [ref for ref in f.slots["placing"] if fit(g, ref)]
        if not f.slots["placing"]:
            return None
        return ask_slot(g, f, f.slots["placing"][0], picks)

    def do(g: Game, f: Run) -> Flow:
        if f.slots["placing"]:
            ref = f.slots["placing"].pop(0)
            if f.got:
                keep_slots(f, [ref], [place(g, ref, int(f.got[0][1]), f.slots["n:fresh"][0])])
            f.at = loop
        return None

    writer.row(start)
    loop = writer.row(ask)
    writer.row(do)


@rule("MLP 3-3.2.0")
def ask_slot(g: Game, f: Run, ref: Ref, picks: Callable[[Run, int], int]) -> Flow:
    """Without an empty slot nothing happens (3-3.3.0, 6-12.1.0)."""
    seat = g.owner[ref & CARD_MASK]
    free = slots.empty(g, seat)
    if not free:
        return None
    return Ask(
        picks(f, seat),
        "slot",
        [("slot", number) for number in free],
        rule="3-3.2.0",
        source=source_card(g, f),
        subject=ref,
    )


@rule("MLP 3-3.2.0")
def who_owns(f: Run, owner: int) -> int:
    """Where a card comes into an area, the owner of that area picks."""
    return owner


@rule("MLP 6-12.1.0")
def who_moves(f: Run, owner: int) -> int:
    """Where one only moves inside it, the player who carries the action out (ruling R-MLP-45)."""
    return f.seat


def to_play(writer: Writer, node: t.ToPlay) -> None:
    """Characters into the adventure area without being used; they meet all the same (2-1.6.1)."""

    def place(g: Game, ref: Ref, slot: int, since: int) -> Ref:
        return slots.enter(g, ref & CARD_MASK, slot, since=since).ref

    _into_slots(writer, node.target, _can_enter, place, who_owns)


def _can_enter(g: Game, ref: Ref) -> bool:
    return g.is_valid(ref) and not g.on_field(ref) and g.faces[ref & CARD_MASK].card.kind == "character"


def relocate(writer: Writer, node: t.Relocate) -> None:
    if node.partner is None:
        _into_slots(writer, node.target, _in_a_slot, slots.relocate, who_moves)
        return
    ones, others = refs_of(node.target), refs_of(node.partner)

    def row(g: Game, f: Run) -> Flow:
        pair = unique(ref for ref in (*ones(g, f), *others(g, f)) if _in_a_slot(g, ref))
        if len(pair) == 2:
            slots.swap(g, *pair)
        return None

    writer.row(row)


def win(writer: Writer, node: t.Win) -> None:
    seats = seats_of(node.who)

    def row(g: Game, f: Run) -> Flow:
        g.end(seats(g, f), "1-4.0.0", "effect")
        return None

    writer.row(row)


def _in_a_slot(g: Game, ref: Ref) -> bool:
    return g.on_field(ref) and g.state.field[ref].slot >= 0


VERBS: Mapping[type[Any], Verb] = {
    **SHARED,
    t.Draw: draw,
    t.Banish: retire,
    t.Remove: remove,
    t.ToPlan: to_plan,
    t.Give: give,
    t.TakeOff: take_off,
    t.UseCounter: use_counter,
    t.AddScene: scene,
    t.Flip: flip_over,
    t.ToPlay: to_play,
    t.Relocate: relocate,
    t.Win: win,
    t.Look: looking.look,
    t.Take: looking.take,
    t.PutRest: looking.put_rest,
}

NARROW: Mapping[type, t.Filter] = {
    t.Exert: t.In("ready"),
    t.Ready: t.In("exerted"),
    t.Banish: t.Kind("character"),
}
"""What a verb can choose at all: only what is not yet turned that way (6-10.2.0, 6-10.4.0)."""


def able(g: Game, c: Context, node: t.Effect) -> bool | None:
    """Whether a verb could do anything, where this game's own rules say so."""
    match node:
        case t.Draw():
            return always_drawable()
        case t.AddScene():
            return bool(g.zone(c.seat, "scene_deck"))
        case t.Flip(target, down):
            return any(g.on_field(ref) and g.state.field[ref].face_down != down for ref in _found(g, c, target))
        case t.Give(target, counter):
            return any(presents.can_gain(g, ref, counter) for ref in _found(g, c, target))
        case t.TakeOff(target, counter):
            return any(counter in (name, "") for ref in _found(g, c, target) for name in presents.tokens(g, ref))
        case t.UseCounter(target, counter):
            return any(name for ref in _found(g, c, target) for name in presents.on(g, ref) if counter in ("", name))
        case t.Relocate(target, partner) if partner is not None:
            return len(unique(ref for ref in (*_found(g, c, target), *_found(g, c, partner)) if _in_a_slot(g, ref))) > 1
        case t.Relocate(target):
            return any(_in_a_slot(g, ref) and slots.empty(g, g.state.field[ref].seat) for ref in _found(g, c, target))
        case t.ToPlay(target):
            return any(_can_enter(g, ref) and slots.empty(g, g.owner[ref & CARD_MASK]) for ref in _found(g, c, target))
        case t.ToPlan(target):
            return any(plans.free_stage(g, g.owner[ref & CARD_MASK]) for ref in _found(g, c, target))
        case t.Remove(target):
            return any(is_plan(g, ref) for ref in _found(g, c, target))
    return None


@rule("MLP 5-2.1.1c")
def always_drawable() -> bool:
    """Drawing can always be done, out of an empty deck too."""
    return True


def _found(g: Game, c: Context, target: t.Target) -> list[Ref]:
    return _finder(target)(g, c)


@lru_cache(maxsize=1024)
def _finder(target: t.Target) -> RefsOf:
    """What a target names, or what its player may choose for it, compiled once."""
    if not isinstance(target, t.Chosen):
        return refs_of(target)
    find = candidates(target)
    return lambda g, c: find(g, c, c.seat)
