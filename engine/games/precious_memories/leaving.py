"""Cards that move: off the field with all that goes with them, and into decks that are not theirs."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.games.precious_memories.areas import set_on
from engine.games.precious_memories.frames import Instead
from engine.games.precious_memories.identity import EX, speaks_of
from engine.games.precious_memories.points import POINT, give_points, points_of
from engine.games.precious_memories.told_of_effects import told_of_leaving
from engine.kernel.characteristics import lasting
from engine.kernel.flow.program import RETURN, Flow, program
from engine.kernel.flow.replace import Replacing, happen
from engine.kernel.flow.replace import rows as replacing
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.game import Game
from engine.kernel.state.state import CARD_MASK, Ref

OPEN = frozenset(("discard", "removed_cards", "pile_up", "pile_down", "under_play"))
EXIT = "exit"
FOUGHT = "fought"
"""What is noted, while an effect has two of them judged, of each: the other one."""
EXITED_NOW = "exited_now"
"""The state of who has exited this turn, and what its player notes of it."""


@rule("PM PM-levelup-E4", "PM PM-levelup-Q5", "PM PM-levelup-Q6", "PM PM-dface-9", "PM PM-dface-Q5", "PM PM-dface-Q6")
def leave_field(g: Game, refs: Sequence[Ref], zone: str, *, top: bool = False) -> dict[Ref, list[Ref]]:
    """Pieces leave the field together, whole stacks to the same place, and what is set on them to the discard pile; a
    card that was turned to its back shows its front again."""
    since = len(g.state.fresh)
    worn = [each for ref in refs for each in set_on(g, ref) if each not in refs]
    for ref in (*refs, *worn):
        g.fire("leave", ref, seat=g.state.field[ref].seat)
    gone = {card for ref in (*refs, *worn) for card in g.state.field[ref].cards}
    moved = g.depart(list(refs), zone, top=top)
    if worn:
        moved |= g.depart(worn, "discard", top=True)
    lasting.end_with(g, gone)
    g.follow(moved, since)
    strike_ex(g, [ref & CARD_MASK for renewed in moved.values() for ref in renewed])
    return moved


@rule("PM PM-ex-C3", "PM PM-ex-C4", "PM PM-ex-N1", "PM PM-ex-N2")
def strike_ex(g: Game, cards: Iterable[int]) -> None:
    """EX cards that have come into the main deck are removed from the game right away; elsewhere they stay."""
    deck = g.index["deck"]
    for card in cards:
        if g.state.zone[card] == deck and EX in g.faces[card].keywords:
            g.put(card, "removed_cards", top=True)
            g.tell("to_removed_cards", g.owner[card], g.keys[card])


@rule("PM PM-ex-C3", "PM R-PM-27")
def put_card(g: Game, card: int, zone: str, *, top: bool = False) -> Ref:
    """A card outside the field to another zone by an effect."""
    g.put(card, zone, top=top)
    strike_ex(g, (card,))
    return g.state.refs[card]


# --- exits (退場) ---


def exits(g: Game, refs: list[Ref], seat: int, *, judged: bool = False, fought: bool = False) -> Flow:
    """They exit, unless an effect says otherwise. `judged`: by the judgement of an approach; `fought`: by one that an
    effect has brought about."""
    staying = [ref for ref in refs if ref in g.state.field and not cannot_exit(g, ref, judged=judged)]
    role = "in_challenge" if judged else FOUGHT if fought else ""
    deciding = happen(g, Instead, EXIT, staying, seat=seat, word=role, switch=judged)
    if deciding is not None:
        return deciding
    go(g, staying, role)
    return None


def cannot_exit(g: Game, ref: Ref, *, judged: bool = False) -> bool:
    """Whether an effect keeps it on the field; some only in the judgement of an approach."""
    bans = g.looks()[ref].bans
    return bans is not None and ("exits" in bans or (judged and "exits_approaching" in bans))


def go(g: Game, refs: list[Ref], role: str) -> None:
    """To the discard piles of their owners, all at once."""
    since = len(g.state.fresh)
    for ref in refs:
        g.tell("exit", g.state.field[ref].seat, g.key(ref))
        g.fire(EXIT, ref, opposed(g, ref), seat=g.state.field[ref].seat, role=part_of(g, ref, role))
    if refs and role in ("", FOUGHT):
        told_of_leaving(g, refs, "" if role else EXIT)
    if refs:
        moved = leave_field(g, refs, "discard", top=True)
        g.follow(moved, since)
        note_exits(g, moved)


def note_exits(g: Game, moved: dict[Ref, list[Ref]]) -> None:
    """For texts that speak of who has exited this turn."""
    if speaks_of(g.library, EXITED_NOW):
        for ref in [ref for new in moved.values() for ref in new]:
            g.state.players[g.owner[ref & CARD_MASK]].tallies[f"{EXITED_NOW}:{ref}"] = 1


@rule("PM R-PM-87", "PM R-PM-102")
def part_of(g: Game, ref: Ref, role: str) -> str:
    """Which part it has in the approach in which it is judged; none in a judgement that an effect brings about."""
    if role in ("", FOUGHT):
        return role
    return "challenging" if g.state.field[ref].notes.get("challenging") else "being_challenged"


def opposed(g: Game, ref: Ref) -> Ref:
    """Whom a character meets in the approach that goes on, or in a judgement that an effect has brought about."""
    piece = g.state.field[ref]
    if FOUGHT in piece.notes:
        return piece.notes[FOUGHT]
    pair = ("challenging", "being_challenged")
    wanted = next((theirs for mine, theirs in zip(pair, pair[::-1], strict=True) if piece.notes.get(mine)), "")
    return next((other for other, each in g.state.field.items() if wanted and each.notes.get(wanted)), 0)


def perform(g: Game, f: Replacing) -> Flow:
    """Those that nothing replaced exit after all, or give their point."""
    if f.event == POINT:
        give_points(g, g.next_seat(f.seat), f.seat, f.kept[0], points_of(g, f.kept[0]))
        return RETURN
    go(g, [ref for ref in f.kept if ref in g.state.field], f.word)
    return RETURN


@rule("PM R-PM-45")
def gives_instead(g: Game, seat: int, approacher: Ref) -> Flow:
    """What happens in place of the point that an approach would give, if a text says so; None where it gives it."""
    return happen(g, Instead, POINT, [approacher], seat=seat)


@rule("PM R-PM-45")
def affected(g: Game, f: Replacing, ref: Ref) -> int:
    """Who decides: whose character it is."""
    return g.look(ref).seat


INSTEAD = program(Instead, *replacing("R-PM-45", perform, affected))
