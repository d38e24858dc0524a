"""A turn (4): start, main and end phase."""

from __future__ import annotations

from engine.games.lorcana.actions import gain_lore, kept_from, lore_of
from engine.games.lorcana.costs import INK
from engine.games.lorcana.frames import Turn
from engine.games.lorcana.settle import check_state, settle, unchecked
from engine.kernel.characteristics import lasting
from engine.kernel.characteristics.aspect import TALLY
from engine.kernel.flow import acting, turns
from engine.kernel.flow.program import Flow, Jump, go_to, program
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.game import Game


def begin_turn(g: Game, f: Turn) -> Flow:
    """The player becomes the active one (1.3.1), and what holds during his turn begins to (4.2.1.2)."""
    turns.begin_turn(g, f.seat)
    return None


@rule("LOR 4.2.1.1", "LOR レディステップ", "LOR レディ")
def ready_all(g: Game, f: Turn) -> Flow:
    """Everything of his in play and in the inkwell."""
    g.state.players[f.seat].spent = 0
    g.touch(INK)
    turns.ready_all(g, f.seat)
    lasting.end(g, {"their_next_ready"}, f.seat)
    return None


@rule("LOR 4.2.1.3")
def until_turn_ends(g: Game, f: Turn) -> Flow:
    lasting.end(g, {"until_your_next_turn"}, f.seat)
    return None


@rule("LOR 4.2.1.4", "LOR スタートフェイズ")
def start_triggers(g: Game, f: Turn) -> Flow:
    """They trigger now and wait for the set step; only the state check closes this step (1.9.2)."""
    g.fire("turn_start", seat=f.seat)
    if unchecked(g):
        check_state(g)
    return None


@rule("LOR 4.2.2.1", "LOR セットステップ")
def dry_all(g: Game, f: Turn) -> Flow:
    """His characters in play are dry from here on (ruling R-LOR-03)."""
    for piece in g.state.field.values():
        if piece.seat == f.seat:
            piece.dry = True
    g.touch(TALLY)
    return None


@rule("LOR 4.2.2.2", "LOR 6.5.6")
def location_lore(g: Game, f: Turn) -> Flow:
    """No trigger, no bag."""
    for look in g.looks().values():
        if look.seat == f.seat and "location" in look.face.kinds and lore_of(look):
            g.tell("location_lore", f.seat, g.keys[look.card], lore_of(look))
            gain_lore(g, f.seat, lore_of(look))
    return None


@rule("LOR 4.2.2.3")
def settle_set_step(g: Game, f: Turn) -> Flow:
    return settle(g, f)


@rule("LOR 4.2.3.2", "LOR ドローステップ", "LOR カードを引く")
def draw_step(g: Game, f: Turn) -> Flow:
    if not kept_from(g, f.seat, "draw_step"):
        turns.draw_for_turn(g, f.seat)
    return None


@rule("LOR 4.2.3.3")
def settle_draw_step(g: Game, f: Turn) -> Flow:
    return settle(g, f)


@rule("LOR 4.3.2", "LOR メインフェイズ")
def ask_action(g: Game, f: Turn) -> Flow:
    """Any turn action in any order (4.3.1)."""
    return acting.ask_action(g, f.seat, "main", "4.3.2")


@rule("LOR 4.3.4.8", "LOR 4.3.5.10", "LOR 4.3.7.6", "LOR 7.5.4")
def settle_action(g: Game, f: Turn) -> Flow:
    """What the action triggered resolves before the next (4.3.5.10, 4.3.7.6)."""
    return settle(g, f)


def end_phase(g: Game, f: Turn) -> Flow:
    g.state.phase = "end"
    return None


@rule("LOR 4.4.1.1", "LOR エンドフェイズ")
def end_triggers(g: Game, f: Turn) -> Flow:
    g.fire("turn_end", seat=f.seat)
    return None


@rule("LOR 4.4.1.2")
def settle_end(g: Game, f: Turn) -> Flow:
    return settle(g, f)


@rule("LOR 4.4.1.3")
def end_this_turn(g: Game, f: Turn) -> Flow:
    """ "This turn" is over; what triggers by that resolves, and then it is asked again."""
    lasting.end(g, {"turn"})
    lasting.end(g, {"their_next_turn", "through_your_next_turn"}, f.seat)
    if unchecked(g):
        check_state(g)
    return Jump("4.4.1.2") if g.state.fresh or g.state.waiting else None


@rule("LOR 4.4.1.4", "LOR 1.10.2.1", "LOR 1.3.1", "LOR ターン")
def next_turn(g: Game, f: Turn) -> Flow:
    """The player to the left goes on."""
    f.seat = g.next_seat(f.seat)
    return Jump("4.2.1")


TURN_PROGRAM = program(
    Turn,
    ("4.2.1", begin_turn),
    ("4.2.1.1", ready_all),
    ("4.2.1.3", until_turn_ends),
    ("4.2.1.4", start_triggers),
    ("4.2.2.1", dry_all),
    ("4.2.2.2", location_lore),
    ("4.2.2.3", settle_set_step),
    ("4.2.3.2", draw_step),
    ("4.2.3.3", settle_draw_step),
    ("4.3.2", ask_action),
    ("4.3.2 taken", acting.take_action),
    ("7.1.7", acting.repeat),
    ("4.3.2 settle", settle_action),
    ("4.3.2 next", go_to("4.3.2")),
    ("4.4.1", end_phase),
    ("4.4.1.1", end_triggers),
    ("4.4.1.2", settle_end),
    ("4.4.1.3", end_this_turn),
    ("4.4.1.4", next_turn),
)
