"""What cards in play are now: worked out from the print again and again until nothing changes any more."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.lorcana.nodes import ExtraInk
from engine.kernel.cards import tree as t
from tests.behaviour.world import Copy, Lasting, Now, Piece, Ref, Run, World

MOST_ROUNDS = 20
SUPPORT = t.Triggered(
    (t.Trigger("quest", t.Is(t.This())),),
    t.May(
        t.Modify(
            t.Chosen(t.AllOf((t.Kind("character"), t.Other()))), "strength", t.StatOf("strength", t.This()), "turn"
        )
    ),
)
"""LOR 10.11.1."""


def now(w: World, piece: Piece) -> Now:
    """What a piece is; it reads everybody, so all are worked out at once."""
    if w.cache is None:
        w.cache = _settled(w)
    return w.cache[piece]


def _settled(w: World) -> dict[Piece, Now]:
    from tests.behaviour.meaning import printed

    before = {piece: printed(piece.top) for piece in w.field}
    if w.challenge is None and not w.lasting and not any(_has_static(piece.top) for piece in w.field):
        return before
    for _ in range(MOST_ROUNDS):
        w.cache = before
        after = {piece: printed(piece.top) for piece in w.field}
        for piece in w.field:
            for ability in abilities(piece, before[piece]):
                if isinstance(ability, t.Static):
                    _apply_static(w, piece, ability, after)
        for each in w.lasting:
            _apply_lasting(w, each, after)
        if w.challenge is not None and w.challenge[0] in after and w.challenge[0].role == "challenging":
            challenger = w.challenge[0]
            after[challenger].stats["strength"] += before[challenger].keywords.get("challenger", 0)
        if all(after[piece].same(before[piece]) for piece in w.field):
            return after
        before = after
    raise AssertionError("what these cards are never comes to rest")


def _has_static(copy: Copy) -> bool:
    return any(type(ability) is t.Static for ability in copy.card.abilities)


def abilities(piece: Piece, be: Now) -> list[t.Ability]:
    """Printed ones and those it has gained; Support stands for a whole ability, once."""
    support: list[t.Ability] = [SUPPORT] if "support" in be.keywords else []
    return [*piece.top.card.abilities, *be.gained, *support]


def static_run(piece: Piece) -> Run:
    return Run(piece.seat, piece)


def _apply_static(w: World, piece: Piece, ability: t.Static, after: dict[Piece, Now]) -> None:
    from tests.behaviour.meaning import holds, named, value

    run = static_run(piece)
    on = holds(w, run, ability.condition)
    for effect in ability.effects:
        touched = 0
        match effect:
            case t.Modify(target, stat, amount):
                number = value(w, run, amount)
                for ref in named(w, run, target) if on else ():
                    touched += _add_stat(after, ref, stat, number)
            case t.Grant(target, given):
                for ref in named(w, run, target) if on else ():
                    touched += _give(after, ref, given)
            case t.Cannot(target, deed, _, part) if not isinstance(target, t.Who):
                for ref in named(w, run, target) if on else ():
                    touched += _forbid(after, ref, deed, part, ref)
            case t.Can(target, deed):
                for ref in named(w, run, target) if on else ():
                    touched += _allow(after, ref, deed)
            case _:
                continue
        w.saw(piece.top, ability, "on" if touched else "off")


def _add_stat(after: dict[Piece, Now], ref: Ref, stat: str, number: int) -> int:
    if isinstance(ref, Piece) and ref in after:
        after[ref].stats[stat] = after[ref].stats.get(stat, 0) + number
        return int(number != 0)
    return 0


def _give(after: dict[Piece, Now], ref: Ref, given: tuple[t.Ability, ...]) -> int:
    if not isinstance(ref, Piece) or ref not in after:
        return 0
    for ability in given:
        if isinstance(ability, t.Keyword):
            has = after[ref].keywords
            has[ability.name] = has.get(ability.name, 0) + ability.value
        else:
            after[ref].gained.append(ability)
    return 1


def _forbid(after: dict[Piece, Now], ref: Ref, deed: str, part: t.Filter, source: Ref) -> int:
    if isinstance(ref, Piece) and ref in after:
        after[ref].cannot.append((deed, part, source))
        return 1
    return 0


def _allow(after: dict[Piece, Now], ref: Ref, deed: str) -> int:
    if isinstance(ref, Piece) and ref in after:
        after[ref].can.add(deed)
        return 1
    return 0


def lasts(w: World, each: Lasting) -> bool:
    """Some effects are only on during a turn that is still to come."""
    if each.until == "their_next_turn":
        return w.active in each.seats and w.turn > each.turn
    if each.until == "their_next_ready":
        return w.readying and w.active in each.seats and w.turn > each.turn
    return True


def _apply_lasting(w: World, each: Lasting, after: dict[Piece, Now]) -> None:
    if not lasts(w, each):
        return
    for ref in each.refs:
        match each.made:
            case t.Modify(_, stat):
                _add_stat(after, ref, stat, each.number)
            case t.Grant(_, given):
                _give(after, ref, given)
            case t.Cannot(_, deed, _, part):
                _forbid(after, ref, deed, part, ref)
            case t.Can(_, deed):
                _allow(after, ref, deed)


# --- what is not about one piece ---


def statics_of(w: World, kind: type[t.Effect]) -> Iterator[tuple[Piece, t.Static, t.Effect, bool]]:
    """Every static effect of a kind in play, with whether its condition holds."""
    from tests.behaviour.meaning import holds

    for piece in w.field:
        for ability in piece.top.card.abilities:
            for effect in ability.effects if isinstance(ability, t.Static) else ():
                if isinstance(effect, kind):
                    yield piece, ability, effect, holds(w, static_run(piece), ability.condition)


def may_play(w: World, seat: int, copy: Copy) -> bool:
    """Whether no text forbids this player to play this card."""
    from tests.behaviour.meaning import fits, players

    free = True
    for piece, ability, effect, on in statics_of(w, t.Cannot):
        assert isinstance(effect, t.Cannot)
        if effect.deed != "play" or not isinstance(effect.target, t.Who):
            continue
        run = static_run(piece)
        hit = on and seat in players(w, run, effect.target) and fits(w, run, effect.filter, w.spot(copy))
        w.saw(piece.top, ability, "on" if hit else "off")
        free = free and not hit
    return free


def extra_ink(w: World, seat: int) -> int:
    """How many more cards than one a player may ink."""
    number = 0
    for piece, ability, effect, on in statics_of(w, ExtraInk):
        assert isinstance(effect, ExtraInk)
        if piece.seat == seat and w.active == seat:
            w.saw(piece.top, ability, "on" if on else "off")
            number += effect.amount if on else 0
    return number


def cost_of(w: World, copy: Copy, *, shift: int | None = None) -> int:
    """What a card in hand takes to play now."""
    from tests.behaviour.meaning import fits, holds, value

    cost = copy.card.stats["cost"] if shift is None else shift
    spot = w.spot(copy)
    own = Run(copy.seat, spot)
    for ability in copy.card.abilities:
        for effect in ability.effects if isinstance(ability, t.Static) else ():
            if isinstance(effect, t.PayLess) and effect.filter == t.Is(t.This()):
                on = holds(w, own, ability.condition)
                w.saw(copy, ability, "on" if on else "off")
                cost -= value(w, own, effect.amount) if on else 0
    for piece, ability, effect, on in statics_of(w, t.PayLess):
        assert isinstance(effect, t.PayLess)
        run = static_run(piece)
        if effect.filter != t.Is(t.This()) and piece.seat == copy.seat:
            hit = on and fits(w, run, effect.filter, spot)
            w.saw(piece.top, ability, "on" if hit else "off")
            cost -= value(w, run, effect.amount) if hit else 0
    cost -= sum(each.number for each in discounts(w, copy))
    return max(cost, 0)


def discounts(w: World, copy: Copy) -> list[Lasting]:
    """What makes "the next such card" cheaper and fits this one."""
    from tests.behaviour.meaning import fits

    return [
        each
        for each in w.lasting
        if isinstance(each.made, t.PayLess)
        and each.seat == copy.seat
        and fits(w, Run(each.seat, w.spot(copy)), each.made.filter, w.spot(copy))
    ]
