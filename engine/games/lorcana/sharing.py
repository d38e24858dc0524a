"""Damage to several at once: what two deal to each other, and so much in all, dealt or removed, as its player likes."""

from __future__ import annotations

from engine.games.lorcana import damage
from engine.games.lorcana.nodes import Clash, Share
from engine.games.lorcana.sparing import suffering
from engine.kernel.abilities.ability import Writer
from engine.kernel.abilities.filters import Test, amount_of, refs_of
from engine.kernel.abilities.rows import source_card
from engine.kernel.flow.program import Ask, Flow
from engine.kernel.state.game import Game
from engine.kernel.state.state import Ref, Run
from engine.kernel.verbs.verb import Verb, Verbs, has_target, to_some

SHARING, LEFT, SHARES = "sharing", "n:share", "n:shares"
"""Slots: among whom it is divided, how much of it is left, and what each gets."""


def clash(writer: Writer, node: Clash) -> None:
    """What the two deal to each other, as far as both are there (ruling R-LOR-147)."""
    one, other = refs_of(node.source), refs_of(node.target)

    def row(g: Game, f: Run) -> Flow:
        both = [ref for refs in (one, other) for ref in refs(g, f)[:1] if g.on_field(ref)]
        if len(both) < 2:
            return None
        struck = dict(zip(both, [damage.strength_of(g.looks()[ref]) for ref in reversed(both)], strict=True))
        hurt = suffering(g, f, both, "damage")
        return damage.deal(g, f.seat, hurt, [struck[ref] for ref in hurt])

    writer.row(row)


def both_there(node: Clash) -> Test:
    """Whether both can be found."""
    tests = [has_target(target) for target in (node.source, node.target)]
    return lambda g, c: all(test(g, c) for test in tests)


def share(writer: Writer, node: Share) -> None:
    """How much each gets is said in the order in which they were selected; all of it happens at once."""
    refs, amount, cited = refs_of(node.target), amount_of(node.amount), writer.cited(node)

    def start(g: Game, f: Run) -> Flow:
        f.slots[SHARING] = [ref for ref in refs(g, f) if g.on_field(ref)]
        f.slots[LEFT], f.slots[SHARES] = [amount(g, f)], []
        return None

    def ask(g: Game, f: Run) -> Flow:
        f.got = []
        at, among = len(f.slots[SHARES]), f.slots[SHARING]
        if at == len(among):
            return None
        numbers = range_for(g, f, node, among[at])
        f.got = [("number", numbers[0])]
        if len(numbers) == 1:
            return None
        return Ask(
            f.seat,
            "number",
            [("number", n) for n in numbers],
            rule=cited,
            source=source_card(g, f),
            verb="heal" if node.heals else "deal",
            subject=among[at],
        )

    def note(g: Game, f: Run) -> Flow:
        if f.got:
            number = int(f.got[0][1])
            f.slots[SHARES].append(number)
            f.slots[LEFT][0] -= number
            f.at = loop
        return None

    writer.row(start)
    loop = writer.row(ask)
    writer.row(note)
    writer.row(lambda g, f: healed(g, f) if node.heals else dealt(g, f))


def range_for(g: Game, f: Run, node: Share, ref: Ref) -> list[int]:
    """How much this one can get, the most first: each of those behind it still gets some (ruling R-LOR-151)."""
    left, behind = f.slots[LEFT][0], f.slots[SHARING][len(f.slots[SHARES]) + 1 :]
    if node.heals:
        most = min(left, g.damage_on(ref))
        elsewhere = sum(g.damage_on(other) for other in behind)
        least = 0 if node.upto else min(most, max(0, left - elsewhere))
        return list(range(most, least - 1, -1))
    most = max(left - len(behind), 0)
    return list(range(most, 0, -1)) if behind and most > 1 else [most]


def dealt(g: Game, f: Run) -> Flow:
    """All at once."""
    shares = dict(zip(f.slots[SHARING], f.slots[SHARES], strict=True))
    hurt = [ref for ref in suffering(g, f, list(shares), "damage") if shares[ref] > 0]
    return damage.deal(g, f.seat, hurt, [shares[ref] for ref in hurt]) if hurt else None


def healed(g: Game, f: Run) -> Flow:
    removed = [
        damage.heal(g, f.seat, ref, number) for ref, number in zip(f.slots[SHARING], f.slots[SHARES], strict=True)
    ]
    f.slots["n:removed"] = [sum(removed)]
    return None


def can_share(node: Share) -> Test:
    """Whether there is somebody to get some of it."""
    return to_some(lambda piece: piece.damage > 0 or not node.heals)(node)


SHARED_OUT: Verbs = {
    Clash: Verb(clash, can=both_there),
    Share: Verb(share, can=can_share, rule="7.1.8"),
}
