"""Leaving effects behind: stats, abilities, prohibitions, cheaper cards, floating triggers."""

from __future__ import annotations

from collections.abc import Iterator

from engine.kernel.abilities.ability import Writer
from engine.kernel.abilities.filters import amount_of, seats_of
from engine.kernel.abilities.recall import MAKER, asked_of, recalled
from engine.kernel.abilities.targeting import on_pieces_to_be
from engine.kernel.cards import tree as t
from engine.kernel.characteristics import continuous, lasting, order
from engine.kernel.characteristics.aspect import bit
from engine.kernel.flow.program import Flow
from engine.kernel.state.game import Game
from engine.kernel.state.state import Recalled, Ref, Run
from engine.kernel.verbs.verb import Verb, Verbs


def _owners(g: Game, refs: list[Ref], until: str, seat: int) -> list[tuple[tuple[Ref, ...], tuple[int, ...]]]:
    """Pieces grouped by the player whose turn ends the effect."""
    if not until.startswith("their"):
        return [(tuple(refs), (seat,))]
    seats = dict.fromkeys(g.look(ref).seat for ref in refs)
    return [(tuple(ref for ref in refs if g.look(ref).seat == owner), (owner,)) for owner in seats]


def leave_behind(
    g: Game,
    f: Run,
    kind: str,
    name: str,
    number: int,
    refs: list[Ref],
    until: str,
    filter_number: int = -1,
    recall: Recalled = (),
) -> None:
    """An effect on these pieces for a duration; `recall`: what its filter asks of what was named."""
    for group, seats in _owners(g, refs, until, f.seat):
        lasting.add(g, f, kind, name, number, group, seats, until, filter_number, recall)


def modify(writer: Writer, node: t.Modify) -> None:
    amount = amount_of(node.amount)
    its_own = node.target == t.Bound("chosen") and t.Bound("chosen") in t.nodes_of(node.amount)

    def change(g: Game, f: Run, refs: list[Ref]) -> Flow:
        number = amount(g, f)
        leave_behind(g, f, "stat", node.stat, number, refs, node.duration or "turn")
        f.slots["n:gained"] = [max(number, 0)] * len(refs)
        for ref in refs:
            g.tell("modify", g.look(ref).seat, g.key(ref), node.stat, number)
        return None

    def act(g: Game, f: Run, refs: list[Ref]) -> Flow:
        """Where it is a number of those that it is done to, each has its own (ruling R-LOR-148)."""
        if not its_own:
            return change(g, f, refs)
        chosen = f.slots["chosen"]
        for ref in refs:
            f.slots["chosen"] = [ref]
            change(g, f, [ref])
        f.slots["chosen"] = chosen
        return None

    on_pieces_to_be(writer, node.target, act)


def grant(writer: Writer, node: t.Grant) -> None:
    entries = [
        ("keyword", part.name, part.value)
        if isinstance(part, t.Keyword)
        else ("ability", "", writer.library.ability(writer.ability.card, part))
        for part in node.abilities
    ]

    def act(g: Game, f: Run, refs: list[Ref]) -> Flow:
        for kind, name, number in entries:
            leave_behind(g, f, kind, name, number, refs, node.duration or "turn")
            for ref in refs:
                g.tell("gain", g.look(ref).seat, g.key(ref), name or kind, number)
        return None

    on_pieces_to_be(writer, node.target, act)


def grant_for_each(writer: Writer, node: t.GrantPer) -> None:
    """As many times as it is when this resolves."""
    keywords = [(part.name, part.value) for part in node.abilities if isinstance(part, t.Keyword)]
    times = amount_of(node.times)

    def act(g: Game, f: Run, refs: list[Ref]) -> Flow:
        number = times(g, f)
        for name, value in keywords if number > 0 else ():
            leave_behind(g, f, "keyword", name, value * number, refs, node.duration or "turn")
            for ref in refs:
                g.tell("gain", g.look(ref).seat, g.key(ref), name, value * number)
        return None

    on_pieces_to_be(writer, node.target, act)


def lose(writer: Writer, node: t.Lose) -> None:
    """Keywords are lost for a duration."""

    def act(g: Game, f: Run, refs: list[Ref]) -> Flow:
        if node.whole:
            leave_behind(g, f, "text", "", 0, refs, node.duration or "turn")
        for name in node.keywords:
            leave_behind(g, f, "lose", name, 0, refs, node.duration or "turn")
        return None

    on_pieces_to_be(writer, node.target, act)


def cannot_gain(writer: Writer, node: t.CannotGain) -> None:
    def act(g: Game, f: Run, refs: list[Ref]) -> Flow:
        for name in node.keywords:
            leave_behind(g, f, "no_gain", name, 0, refs, node.duration or "turn")
        return None

    on_pieces_to_be(writer, node.target, act)


def cannot(writer: Writer, node: t.Cannot) -> None:
    number = -1 if isinstance(node.filter, t.Anything) else writer.library.filter(node.filter)
    target, asked = node.target, asked_of(node.filter)
    if isinstance(target, t.Who):
        seats = seats_of(target)

        def ban_seats(g: Game, f: Run) -> Flow:
            until, named = node.duration or "turn", tuple(seats(g, f))
            groups: list[tuple[int, ...]] = [(seat,) for seat in named] if until.startswith("their") else [named]
            for group in groups:  # each one's own next turn ends what lies on him
                lasting.add(g, f, "seat_cannot", node.deed, 0, (), group, until, number, recalled(f, asked))
            return None

        writer.row(ban_seats)
        return

    def act(g: Game, f: Run, refs: list[Ref]) -> Flow:
        leave_behind(g, f, "cannot", node.deed, 0, refs, node.duration or "turn", number, recalled(f, asked))
        for ref in refs:
            g.tell("cannot", g.look(ref).seat, g.key(ref), node.deed)
        return None

    on_pieces_to_be(writer, target, act)


def can(writer: Writer, node: t.Can) -> None:
    asked = asked_of(node.filter)
    number = -1 if isinstance(node.filter, t.Anything) else writer.library.filter(node.filter)

    def act(g: Game, f: Run, refs: list[Ref]) -> Flow:
        leave_behind(g, f, "can", node.deed, 0, refs, node.duration or "turn", number, recalled(f, asked))
        return None

    on_pieces_to_be(writer, node.target, act)


def pay_less(writer: Writer, node: t.PayLess) -> None:
    """The next such card this turn."""
    assert node.amount is not None
    number, amount = writer.library.filter(node.filter), amount_of(node.amount)
    asked = asked_of(node.filter)

    def row(g: Game, f: Run) -> Flow:
        lasting.add(g, f, "discount", "", amount(g, f), (), (f.seat,), "turn", number, recalled(f, asked))
        g.tell("discount", f.seat, amount(g, f))
        return None

    writer.row(row)


def later(writer: Writer, node: t.Later) -> None:
    """A floating or delayed trigger (LOR 7.4.7); it remembers what this ability has named, and this card where it
    speaks of both. Where it speaks of what was named and there was none, nothing is left behind (LOR 7.1.9)."""
    number = writer.library.ability(writer.ability.card, t.Triggered((node.on,), node.body))
    slot = spoken_of(node.on) or ("subject" if waits_for_cause(node) else spoken_of(node.body))
    asked = ("subject",) if speaks_of_cause(node) else ()
    of_both = slot != "" and speaks_of_this(node)

    def row(g: Game, f: Run) -> Flow:
        refs = tuple(f.slots.get(slot, ())) if slot else (f.source,)
        if refs:
            name, until, recall = "once" if node.once else "", node.duration or "turn", recalled(f, asked)
            recall += ((MAKER, (f.source,)),) if of_both else ()
            lasting.add(g, f, "watch", name, number, refs, (f.seat,), until, recall=recall)
        return None

    writer.row(row)


def spoken_of(body: t.Effect | t.Trigger) -> str:
    """What of an earlier sentence a later effect, or what it waits for, speaks of; "" if it names all that it needs
    itself."""
    parts = list(parts_of(body))
    if any(isinstance(part, t.Chosen | t.Every) for part in parts):
        return ""
    return next((part.slot for part in parts if isinstance(part, t.Bound) and part.slot in ("played", "chosen")), "")


def speaks_of_cause(node: t.Later) -> bool:
    """Whether it is done to what the text itself was triggered by: what it waits for names nobody else."""
    alone = isinstance(node.on.subject, t.Anything) or waits_for_cause(node)
    return alone and any(part == t.Bound("subject") for part in parts_of(node.body))


def waits_for_cause(node: t.Later) -> bool:
    """Whether it waits for something that befalls what the text itself was triggered by."""
    return any(part == t.Bound("subject") for part in parts_of(node.on))


def speaks_of_this(node: t.Later) -> bool:
    """Whether it, or what it waits for, speaks of the card that it is printed on; what it gives to somebody speaks of
    him."""
    mine = (t.This(), t.Bound("host"))
    return any(part in mine for part in parts_of((node.on, node.body), quoted=False))


def parts_of(node: object, *, quoted: bool = True) -> Iterator[object]:
    """A node and everything in it; not `quoted`: but for the texts that it gives to somebody."""
    yield node
    if isinstance(node, t.Node):
        for name in node.__struct_fields__:
            if quoted or name != "abilities":
                yield from parts_of(getattr(node, name), quoted=quoted)
    elif isinstance(node, tuple):
        for part in node:
            yield from parts_of(part, quoted=quoted)


def count_now(writer: Writer, node: t.CountNow) -> None:
    amount = amount_of(t.Count(node.filter))

    def row(g: Game, f: Run) -> Flow:
        f.slots["n:counted"] = [amount(g, f)]
        return None

    writer.row(row)


def choose(writer: Writer, node: t.Choose) -> None:
    """Whoever it is has been chosen by now."""


BESTOWING: Verbs = {
    t.Choose: Verb(choose),
    t.Modify: Verb(
        modify, standing=continuous.modifies, writes=lambda library, node: bit(node.stat), change=order.NUMBER
    ),
    t.Equals: Verb(standing=continuous.equals, writes=lambda library, node: bit(node.stat), change=order.NUMBER),
    t.Grant: Verb(grant, standing=continuous.grants, writes=continuous.granted, change=order.TEXT),
    t.GrantPer: Verb(grant_for_each, standing=continuous.grants_for_each, writes=continuous.granted, change=order.TEXT),
    t.Lose: Verb(lose, standing=continuous.loses, writes=continuous.lost, change=order.TEXT),
    t.Cannot: Verb(cannot, standing=continuous.forbids),
    t.CannotGain: Verb(cannot_gain, standing=continuous.keeps_from, writes=continuous.kept_from, change=order.TEXT),
    t.Can: Verb(can, standing=continuous.allows),
    t.PayLess: Verb(pay_less, standing=continuous.makes_cheaper),
    t.Enters: Verb(standing=continuous.makes_enter),
    t.Redirect: Verb(standing=continuous.redirects),
    t.Divert: Verb(standing=continuous.redirects),
    t.Lessen: Verb(standing=continuous.lessens),
    t.Instead: Verb(standing=continuous.replaces),
    t.Later: Verb(later),
    t.CountNow: Verb(count_now),
}
