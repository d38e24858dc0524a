"""Playing a card: shown, moved to where it is resolved, resolved (10.6)."""

from __future__ import annotations

from engine.games.quintuplets import keywords, leaving
from engine.games.quintuplets.frames import Play
from engine.games.quintuplets.lanes import character_at
from engine.kernel.cards import tree as t
from engine.kernel.cards.card import Card
from engine.kernel.characteristics.aspect import FIELD
from engine.kernel.flow.program import Flow, program
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.game import Game
from engine.kernel.state.sides import take_for
from engine.kernel.state.state import CARD_MASK, Piece, Ref

BONUS = 2
EVENT, EPISODE = "event", "episode"


# --- what a card can be taken for ---


@rule("GOT 10.6.4.2.1", "GOT 2.10.3.1", "GOT 2.1.2.4")
def sides(card: Card) -> tuple[Card, ...]:
    """The halves of a card that is event and episode; a character's card as an episode, which is one of +2 and nothing
    else."""
    if card.kind == "character":
        return (Card(key=card.key, kind=EPISODE, name={}, id_name=(), stats={"bonus": BONUS}),)
    made, first = [], 0
    for kind, many in card.halves:
        made.append(
            Card(
                key=card.key,
                kind=kind,
                name=card.name,
                id_name=card.id_name,
                version=card.version,
                stats=card.stats,
                abilities=card.abilities[first : first + many],
            )
        )
        first += many
    return tuple(made)


@rule("GOT 2.10.4", "GOT 10.6.2.2", "GOT 2.10.5", "GOT 10.6.4.2.1")
def side_for(card: Card, kind: str) -> int:
    """As what a card is played: 0 where it is nothing but what is printed."""
    if card.kind == "character":
        return int(kind == EPISODE)
    for at, (half, _) in enumerate(card.halves, 1):
        if half == kind:
            return at
    return 0


# --- the procedure ---


@rule("GOT 10.6.2", "GOT 10.6.2.1", "GOT 10.6.2.3", "GOT 10.6.2.2.1")
def announce(g: Game, f: Play) -> Flow:
    """Everybody sees it, and as what it is played; the other half is not there until it leaves."""
    card = f.card & CARD_MASK
    zone = "effect_resolution" if f.ability >= 0 else "lane_resolution"
    f.card = g.put(card, zone, top=True, seat=f.seat)
    if f.side:
        take_for(g, f.card, f.side)
    kind = g.face(f.card, card).card.kind
    g.tell("play", f.seat, g.keys[card], kind if f.where < 0 or kind == "character" else EPISODE, 0)
    g.fire("play", f.card, seat=f.seat)
    return None


@rule("GOT 10.6.2.6", "GOT 10.8.1", "GOT 10.6.4.1", "GOT 10.6.4.2", "GOT 10.6.4.3", "GOT 10.6.5")
def resolve(g: Game, f: Play) -> Flow:
    """A character into its lane, an episode under its character, an event's effect."""
    if f.ability >= 0:
        keywords.note_use(g, f.seat, f.ability, f.card)
        return g.call(f.ability, f.seat, f.card)
    if f.where > CARD_MASK:
        if f.where in g.state.field:
            set_episode(g, f.card & CARD_MASK, f.where, keep=f.card)
    else:
        appear(g, f.card & CARD_MASK, f.seat, f.where, keep=f.card)
    return None


@rule("GOT 10.6.4.3", "GOT 4.1.6")
def put_away(g: Game, f: Play) -> Flow:
    """An event is done: into the waiting room, unless it has gone elsewhere itself (ruling R-GOT-73)."""
    if f.ability >= 0 and g.is_valid(f.card):
        leaving.go(g, f.card & CARD_MASK, "discard", top=True)
        g.tell("to_discard", f.seat, g.keys[f.card & CARD_MASK])
    return None


# --- into lanes ---


@rule("GOT 5.9.1", "GOT 10.9.3.1")
def appear(g: Game, card: int, seat: int, lane: int, *, keep: Ref = 0) -> Ref:
    """A character comes into a lane from elsewhere; what waits for it sees it as everything makes it there."""
    piece = enter_lane(g, card, seat, lane, keep=keep)
    tell_appearance(g, piece)
    return piece.ref


def tell_appearance(g: Game, piece: Piece) -> None:
    g.fire("appear", piece.ref, seat=piece.seat, role="stacked" if len(piece.cards) > 1 else "")


@rule("GOT 4.1.4")
def enter_lane(g: Game, card: int, seat: int, lane: int, *, keep: Ref = 0) -> Piece:
    """It is there, on top of whoever it grows from."""
    below = character_at(g, seat, lane)
    piece = g.enter(card, keep=keep, seat=seat)
    piece.slot = lane
    if below is not None:
        grow(g, piece, g.state.field[below])
    g.touch(FIELD, piece.ref)
    g.tell("appear", seat, g.keys[card], lane)
    return piece


@rule("GOT 10.6.4.1.1", "GOT 12.6.2")
def grow(g: Game, piece: Piece, below: Piece) -> None:
    """On top of a character, whose episodes are its own now; what lay on that one as an effect does not lie on it, for
    it is another card that has only just come (4.1.4, 10.9.2, ruling R-GOT-20)."""
    piece.cards += below.cards
    for each in below.cards:
        g.state.refs[each] = piece.ref
    for other in g.state.field.values():
        if other.at == below.ref:
            other.at = piece.ref
    del g.state.field[below.ref]
    g.touch(FIELD)
    g.state.sides.pop(below.ref, None)


@rule("GOT 5.10.1", "GOT 5.10.1.1", "GOT 4.14.3.1")
def set_episode(g: Game, card: int, wearer: Ref, *, keep: Ref = 0) -> Ref:
    """An episode lies under a character and belongs to it."""
    host = g.state.field[wearer]
    piece = g.enter(card, keep=keep, seat=host.seat)
    side = side_for(g.faces[card].card, EPISODE)
    if side and not keep:
        take_for(g, piece.ref, side)
    piece.at = wearer
    g.touch(FIELD, piece.ref)
    g.tell("set", host.seat, g.keys[card], g.key(wearer))
    g.fire("set", piece.ref, wearer, seat=host.seat)
    return piece.ref


@rule("GOT 10.3.4.1")
def spells(g: Game, ref: Ref, window: str) -> list[int]:
    """The abilities of an event that can be used in a window."""
    numbers = []
    for number in g.faces[ref & CARD_MASK].spells:
        node = g.library.abilities[number].node
        if isinstance(node, t.Spell) and window in node.windows:
            numbers.append(number)
    return numbers


PLAY = program(
    Play,
    ("10.6.2.1", announce),
    ("10.6.2.6", resolve),
    ("10.6.4.3", put_away),
)
