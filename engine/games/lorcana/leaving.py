"""A player leaves: by concession, time, an empty deck, or on his own (1.10.2.3, 3.2.1.2, 3.2.1.3, 8.7.9)."""

from __future__ import annotations

from engine.games.lorcana.actions import end_while_challenging
from engine.games.lorcana.frames import Challenge, Damage, Play, Quest, Turn
from engine.kernel.abilities.rows import owner_of
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.game import NOWHERE, Game
from engine.kernel.state.state import CARD_MASK, Frame, Run


def leave(g: Game, seat: int, why: str) -> None:
    """Out of the game with everything; the last one left wins, else the others go on."""
    g.state.players[seat].out = True
    left = last_one(g)
    if left is not None:
        g.end(left, "3.2.1.3", why)
        return
    g.tell("left", seat)
    remove_cards(g, seat)
    remove_effects(g, seat)
    remove_triggers(g, seat)
    _drop_frames(g, seat)


@rule("LOR 3.2.1.3")
def last_one(g: Game) -> tuple[int, ...] | None:
    left = tuple(seat for seat, player in enumerate(g.state.players) if not player.out)
    return left if len(left) < 2 else None


@rule("LOR 1.10.2.3", "LOR 3.2.1.2")
def remove_cards(g: Game, seat: int) -> None:
    """All his cards are removed from the game, without triggering anything."""
    state = g.state
    for ref in [ref for ref, piece in state.field.items() if piece.seat == seat]:
        del state.field[ref]
    for piece in state.field.values():
        if piece.at not in state.field:
            piece.at = 0
    for cards in state.players[seat].zones:
        cards.clear()
    state.after = [ref for ref in state.after if g.owner[ref & CARD_MASK] != seat]
    for card, owner in enumerate(g.owner):
        if owner == seat:
            state.zone[card] = NOWHERE
            g.renew(card)
    state.after = [ref for ref in state.after if g.owner[ref & CARD_MASK] != seat]
    state.drew_empty = [other for other in state.drew_empty if other != seat]
    g.touch(-1)
    state.unsettled = True


@rule("LOR 1.10.2.3", "LOR 1.10.2")
def remove_effects(g: Game, seat: int) -> None:
    """His effects end, those too that would have lasted to a later turn."""
    g.state.lasting = [effect for effect in g.state.lasting if effect.seat != seat]
    g.touch(-1)


@rule("LOR 8.7.9")
def remove_triggers(g: Game, seat: int) -> None:
    g.state.waiting = [entry for entry in g.state.waiting if entry.seat != seat]
    g.state.fresh = [entry for entry in g.state.fresh if entry.seat != seat]


def _drop_frames(g: Game, seat: int) -> None:
    """What he was carrying out is dropped; in his own turn what still waits resolves, then the next one (3.2.1.2)."""
    state = g.state
    asking = state.frames[-1]
    for frame in state.frames:
        if isinstance(frame, Challenge) and frame.seat == seat:
            end_while_challenging(g, frame)
        elif isinstance(frame, Damage):
            drop_blows(g, frame, seat)
    kept = [frame for frame in state.frames if _stays(frame, seat)]
    state.frames[:] = kept
    if asking is not kept[-1]:
        state.question = None
    base = kept[0]
    if isinstance(base, Turn) and base.seat == seat:
        base.step = "4.4.1.2"
        state.phase = "end"
        if asking is base:
            state.question = None


@rule("LOR 1.10.2.3")
def drop_blows(g: Game, f: Damage, seat: int) -> None:
    """What his characters were about to deal in a challenge is dealt no more, and nobody is asked about it."""
    kept = [at for at, source in enumerate(f.sources) if not source or g.owner[source & CARD_MASK] != seat]
    f.at = sum(at < f.at for at in kept)
    f.to, f.amounts, f.sources, f.shields = (
        [values[at] for at in kept] for values in (f.to, f.amounts, f.sources, f.shields)
    )


def _stays(frame: Frame, seat: int) -> bool:
    """Whether a procedure goes on without this player: not what he himself was doing."""
    if isinstance(frame, Run):
        return owner_of(frame) != seat
    return not (isinstance(frame, Play | Quest | Challenge | Damage) and frame.seat == seat)
