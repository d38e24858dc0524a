"""What the verbs of ability trees do here; the rest is shared by all games."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.games.mlp import leaving, looking, plans, presents, slots
from engine.games.mlp.nodes import AddScene, Relocate, Remove, ToPlan
from engine.games.mlp.scenes import add_scene, flip
from engine.games.mlp.settle import check_losses
from engine.kernel.abilities.ability import Writer
from engine.kernel.abilities.filters import Test, amount_of, refs_of, seats_of
from engine.kernel.abilities.named import unique
from engine.kernel.abilities.rows import source_card
from engine.kernel.abilities.targeting import on_cards, on_pieces
from engine.kernel.cards import tree as t
from engine.kernel.flow.program import Ask, Flow
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.game import Game
from engine.kernel.state.question import Option
from engine.kernel.state.state import CARD_MASK, Ref, Run
from engine.kernel.verbs.drawing import draw_cards
from engine.kernel.verbs.moving import keep_slots
from engine.kernel.verbs.verb import Verb, Verbs, citing, named, to_some
from engine.kernel.verbs.verbs import SHARED


def draw(writer: Writer, node: t.Draw) -> None:
    """One action, however many draw: whoever cannot loses at its end (1-4.2.0)."""
    seats, amount = seats_of(node.who), amount_of(node.amount)

    def row(g: Game, f: Run) -> Flow:
        for seat in seats(g, f):
            draw_cards(g, seat, amount(g, f) - (g.count(seat, "hand") if node.until else 0))
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


def remove(writer: Writer, node: Remove) -> None:
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


def to_plan(writer: Writer, node: ToPlan) -> None:
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
    refs, cited = refs_of(node.target), writer.cited(node)

    def ask(g: Game, f: Run) -> Flow:
        options: list[Option] = [
            (kind, ref, names.index(name))
            for ref in refs(g, f)
            for name in presents.tokens(g, ref)
            if name in names and node.counter in ("", name)
        ]
        f.got = options
        return Ask(f.seat, kind, options, rule=cited, source=source_card(g, f)) if len(options) > 1 else None

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


def scene(writer: Writer, node: AddScene) -> None:
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


def relocate(writer: Writer, node: Relocate) -> None:
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


# --- whether it could do anything ---


@rule("MLP 5-2.1.1c")
def always_drawable() -> bool:
    """Drawing can always be done, out of an empty deck too."""
    return True


def can_draw(node: t.Draw) -> Test:
    return lambda g, c: always_drawable()


def can_add_scene(node: AddScene) -> Test:
    return lambda g, c: bool(g.zone(c.seat, "scene_deck"))


def to_any(fits: Callable[[Game, Ref, Any], object]) -> Callable[[Any], Test]:
    """Whether something that a verb's target names or may choose is such, whoever chooses it."""

    def can(node: Any) -> Test:
        find = named(node.target)
        return lambda g, c: any(fits(g, ref, node) for ref in find(g, c))

    return can


def can_relocate(node: Relocate) -> Test:
    if node.partner is None:
        return to_any(lambda g, ref, node: _in_a_slot(g, ref) and slots.empty(g, g.state.field[ref].seat))(node)
    ones, others = named(node.target), named(node.partner)
    return lambda g, c: len(unique(ref for ref in (*ones(g, c), *others(g, c)) if _in_a_slot(g, ref))) > 1


def can_turn_over(g: Game, ref: Ref, node: t.Flip) -> bool:
    return g.on_field(ref) and g.state.field[ref].face_down != node.down


def can_take_off(g: Game, ref: Ref, node: t.TakeOff) -> bool:
    return any(node.counter in (name, "") for name in presents.tokens(g, ref))


def can_use(g: Game, ref: Ref, node: t.UseCounter) -> bool:
    return any(node.counter in (name, "") for name in presents.on(g, ref))


def can_enter(g: Game, ref: Ref, node: t.ToPlay) -> bool:
    return _can_enter(g, ref) and bool(slots.empty(g, g.owner[ref & CARD_MASK]))


LOOKED_AT, PILED = "6-13.1.0", "6-9.3.0"

VERBS: Verbs = {
    **citing(SHARED, {t.Discard: "6-2.2.0", t.ToDeck: PILED, t.Split: LOOKED_AT}),
    t.Draw: Verb(draw, can=can_draw),
    t.Exert: SHARED[t.Exert]._replace(narrow=t.In("ready")),
    t.Ready: SHARED[t.Ready]._replace(narrow=t.In("exerted")),
    t.Banish: Verb(
        retire, can=to_some(lambda piece: True), narrow=t.Kind("character"), spends="gone", counts="banished"
    ),
    Remove: Verb(remove, can=to_any(lambda g, ref, node: is_plan(g, ref)), each=True),
    ToPlan: Verb(to_plan, can=to_any(lambda g, ref, node: plans.free_stage(g, g.owner[ref & CARD_MASK])), each=True),
    t.Give: Verb(give, can=to_any(lambda g, ref, node: presents.can_gain(g, ref, node.counter)), each=True),
    t.TakeOff: Verb(take_off, can=to_any(can_take_off), each=True, rule="2-7.2.2c"),
    t.UseCounter: Verb(use_counter, can=to_any(can_use), each=True, rule="2-7.2.2c"),
    AddScene: Verb(scene, can=can_add_scene),
    t.Flip: Verb(flip_over, can=to_any(can_turn_over), each=True, spends="once"),
    t.ToPlay: Verb(to_play, can=to_any(can_enter), each=True),
    Relocate: Verb(relocate, can=can_relocate, each=True),
    t.Win: Verb(win),
    t.Look: Verb(looking.look),
    t.Take: SHARED[t.Take]._replace(write=looking.take, rule=LOOKED_AT),
    t.PutRest: Verb(looking.put_rest, rule=PILED),
}
