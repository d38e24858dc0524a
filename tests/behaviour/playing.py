"""Playing a card: for ink, by singing, for free (LOR 4.3.4, 6.3, 10.2, 10.8-10.10)."""

from __future__ import annotations

from engine.kernel.cards import tree as t
from tests.behaviour.joins import asked, carry_out
from tests.behaviour.meaning import holds, printed
from tests.behaviour.menu import may_sing, sings_as
from tests.behaviour.statics import cost_of, discounts, now
from tests.behaviour.triggers import fire, picture
from tests.behaviour.world import Ask, Copy, Flow, Piece, Run, Spot, World


def count(w: World, what: str) -> int:
    tallies = w.sides[w.active].tallies
    tallies[what] = tallies.get(what, 0) + 1
    return tallies[what]


def take_up(w: World, copy: Copy, *, shift: int | None = None) -> int:
    """Out of the hand; what made the next such card cheaper is used up (for free or not). Gives the cost."""
    cost = cost_of(w, copy, shift=shift)
    used = discounts(w, copy)
    w.lasting = [each for each in w.lasting if each not in used]
    w.move(copy, "nowhere")
    return cost


def put_into_play(w: World, seat: int, piece: Piece, *, onto: Piece | None = None, exerted: bool = False) -> Flow[None]:
    """The rest of playing a card: it enters, or it is carried out and goes to the discard pile."""
    copy = piece.top
    if copy.card.kind == "action":
        yield from carry_out_action(w, seat, copy)
        return
    run = Run(seat, piece)
    enters = [
        (ability, how)
        for ability in copy.card.abilities
        if isinstance(ability, t.Static)
        for how in ability.effects
        if isinstance(how, t.Enters) and holds(w, run, ability.condition)
    ]
    optional = "bodyguard" in printed(copy).keywords or any(how.optional for _, how in enters)
    already = exerted or (onto is not None and onto.exerted)
    if optional and not already and (yield from asked(run, True, strict=True)):
        w.saw_keyword(piece, "bodyguard", "entered exerted")
        exerted = True
    if onto is not None:
        onto.copies.insert(0, copy)
        onto.shifted = True
        w.saw_keyword(onto, "shift")
        piece = onto
    else:
        w.clock += 1
        piece.born = w.clock
        w.field.append(piece)
    copy.zone = "play"
    for ability, how in enters:
        if not how.optional:
            w.saw(copy, ability, "on")
            exerted = exerted or how.exerted
            piece.damage += how.damage
    piece.exerted = piece.exerted or exerted
    w.cache = None
    played(w, copy, piece)


def played(w: World, copy: Copy, ref: Piece | Spot) -> None:
    """Counted, then seen by whatever waits for it."""
    seat = copy.seat
    tallies = w.sides[seat].tallies
    for kind in {copy.card.kind, *copy.card.marks}:
        tallies[kind] = tallies.get(kind, 0) + 1
    fire(w, "play", ref, seat=seat, nth=tallies[copy.card.kind])


def carry_out_action(w: World, seat: int, copy: Copy) -> Flow[None]:
    """Its effect at once; the card goes to the discard pile after it."""
    spot = w.spot(copy)
    played(w, copy, spot)
    for ability in copy.card.abilities:
        if isinstance(ability, t.Spell):
            before = picture(w)
            yield from carry_out(w, Run(seat, spot), ability.body)
            w.saw(copy, ability, "did" if picture(w) != before else "nothing")
    w.move(copy, "discard", top=True)


def play_for_free(w: World, seat: int, piece: Piece, exerted: bool) -> Flow[None]:
    """A card that an effect plays; it uses up what made the next such card cheaper."""
    used = discounts(w, piece.top)
    w.lasting = [each for each in w.lasting if each not in used]
    yield from put_into_play(w, seat, piece, exerted=exerted)


def choose_singers(w: World, copy: Copy) -> Flow[list[Piece]]:
    """One at a time until they are enough, and more if wanted (LOR 10.10.3)."""
    number, chosen = printed(copy).keywords["sing_together"], list[Piece]()
    while True:
        options: list[object] = [
            piece for piece in w.field if piece.seat == w.active and may_sing(w, piece) and piece not in chosen
        ]
        if sum(sings_as(w, piece) for piece in chosen) >= number:
            options.append("done")
        got = options if len(options) == 1 else (yield Ask(w.active, "pay", options))
        if got == ["done"]:
            return chosen
        assert isinstance(got[0], Piece)
        chosen.append(got[0])


def sing(w: World, copy: Copy, singers: list[Piece]) -> Flow[None]:
    """The singers exert, and the song is played for nothing."""
    w.saw_keyword(w.spot(copy), "sing_together")
    for piece in singers:
        piece.exerted = True
        w.cache = None
        if now(w, piece).stats["cost"] < copy.card.stats["cost"]:
            w.saw_keyword(piece, "singer")
        fire(w, "sing", piece)
    yield from carry_out_action(w, w.active, copy)
