"""Damage dealt, put, removed and moved (LOR 4.3.6.12-15, 7.7, 9, 10.6)."""

from __future__ import annotations

from typing import NamedTuple

from engine.kernel.cards import tree as t
from tests.behaviour.meaning import fits
from tests.behaviour.statics import now, static_run, statics_of
from tests.behaviour.triggers import fire
from tests.behaviour.world import Flow, Piece, World, choose


class Blow(NamedTuple):
    """Damage to a piece, by the player whose card or character deals it; `by`: which character, in a challenge."""

    to: Piece
    amount: int
    seat: int
    by: Piece | None = None


def deal(w: World, blows: list[Blow]) -> Flow[None]:
    """At once. One replacement for each: its own Resist, or another card that takes the damage (ruling R-LOR-30)."""
    hits: list[tuple[Blow, Piece | None]] = []
    for blow in blows:
        if blow.to not in w.field or blow.amount <= 0:
            continue
        shields: list[object] = [blow.to] if now(w, blow.to).keywords.get("resist", 0) else []
        for piece, ability, effect, on in statics_of(w, t.Redirect):
            assert isinstance(effect, t.Redirect)
            hit = on and piece is not blow.to and fits(w, static_run(piece), effect.filter, blow.to)
            w.saw(piece.top, ability, "on" if hit else "off")
            shields += [piece] if hit else []
        picked = yield from choose(blow.seat, "replace", shields)
        shield = picked[0] if picked else blow.to
        hits.append((blow, shield if isinstance(shield, Piece) and shield is not blow.to else None))
    resists = {blow.to: now(w, blow.to).keywords.get("resist", 0) for blow, _ in hits}
    for blow, shield in hits:
        if shield is not None:
            put(w, shield, blow.amount)
        else:
            hurt(w, blow, blow.amount - resists[blow.to])


def hurt(w: World, blow: Blow, amount: int) -> None:
    """Reduced to nothing is not damage (LOR 10.6.3)."""
    if amount < blow.amount:
        w.saw_keyword(blow.to, "resist")
    if amount <= 0:
        return
    blow.to.struck = blow.to.struck or blow.by is not None
    put(w, blow.to, amount, blow.by)


def put(w: World, piece: Piece, amount: int, by: Piece | None = None) -> None:
    """Counters: whoever gets some is damaged, whether they are dealt or put (ruling R-LOR-20)."""
    if piece in w.field and amount > 0:
        piece.damage += amount
        w.cache = None
        fire(w, "damage", piece, by, amount=amount)


def remove(w: World, seat: int, piece: Piece, amount: int) -> int:
    """How many counters were taken off; who did it may trigger on it."""
    removed = min(max(amount, 0), piece.damage)
    if removed:
        piece.damage -= removed
        w.cache = None
        fire(w, "heal", piece, seat=seat, amount=removed)
    return removed
