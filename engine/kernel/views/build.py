"""Views built by allow-list: a field is shown because a rule here says so, never because it was not hidden."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.kernel.cards.tree import Keyword, Node, nodes_of
from engine.kernel.characteristics.look import Look
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.event import EVERYBODY, Event
from engine.kernel.state.sight import lies_open
from engine.kernel.state.state import NOBODY, Pending, Piece, Player, Run
from engine.kernel.state.tucked import tucked
from engine.kernel.views.view import (
    Awaited,
    CardView,
    EventView,
    PieceView,
    ResolvingView,
    SeatView,
    View,
    WaitingView,
)

if TYPE_CHECKING:
    from engine.kernel.state.game import Game


def build_view(g: Game, viewer: int, events: Sequence[Event] = ()) -> View:
    """The position as a viewer may see it, with the events of the last input that are meant for him."""
    state = g.state
    return View(
        game=g.rules.id,
        viewer=viewer,
        no=state.no,
        turn=state.turn,
        active=state.active,
        phase=state.phase,
        first=state.first,
        goal=g.goal,
        seats=tuple(_seat(g, seat, viewer) for seat in range(len(state.players))),
        waiting=tuple(_waiting(g, entry) for entry in [*state.waiting, *_to_order(g)]),
        shown=_shown(g, viewer),
        resolving=tuple(_resolving(g, frame) for frame in state.frames if isinstance(frame, Run)),
        challenge=_challenge(g),
        awaited=_awaited(g, viewer),
        outcome=state.outcome,
        last=tuple(EventView(event.kind, event.args) for event in events if event.to in (EVERYBODY, viewer)),
        facts=g.rules.facts(g) | g.rules.facts_for(g, viewer),
    )


def _to_order(g: Game) -> list[Pending]:
    """What has only just triggered is shown as soon as somebody is asked for its order."""
    options = g.state.question.options if g.state.question else ()
    return [entry for entry in g.state.fresh if ("trigger", entry.stamp) in options]


def _resolving(g: Game, frame: Run) -> ResolvingView:
    ability = g.library.abilities[frame.ability]
    if ability.card:
        return ResolvingView(ability.card, number=_numbered(g, ability.card, ability.node))
    key, keyword = g.keys[frame.card], _keyword(g, frame.ability)
    if keyword:
        number = _keyword_numbered(g, key, keyword)
        return ResolvingView(key, own=number >= 0, number=number, keyword=keyword if number < 0 else "")
    for giver in dict.fromkeys((key, *_open_keys(g))):
        if (number := _numbered(g, giver, ability.node)) >= 0:
            return ResolvingView(key, own=key == giver, number=number, giver=giver if key != giver else "")
    return ResolvingView(key, own=False)


def _open_keys(g: Game) -> list[str]:
    """The cards that everybody sees: those in play, then those in open zones."""
    there = [piece.cards[0] for piece in g.state.field.values()]
    lying = [card for player in g.state.players for zone in player.zones for card in zone]
    return [g.keys[card] for card in (*there, *lying) if lies_open(g, card)]


def _keyword(g: Game, ability: int) -> str:
    """The keyword that an ability belongs to, "" for none."""
    return next((name for name, numbers in g.library.keyword_abilities.items() if ability in numbers), "")


def _keyword_numbered(g: Game, key: str, keyword: str) -> int:
    """Which of a card's printed abilities is a keyword, -1 for none."""
    tree = g.library.faces[key].card.abilities
    return next((at for at, node in enumerate(tree) if isinstance(node, Keyword) and node.name == keyword), -1)


def _numbered(g: Game, key: str, node: Node) -> int:
    """Which of a card's abilities it is, or gives it to others; -1 for none."""
    tree = g.library.faces[key].card.abilities
    giving = (at for at, ability in enumerate(tree) if any(each == node for each in nodes_of(ability)))
    return tree.index(node) if node in tree else next(giving, -1)


def _waiting(g: Game, entry: Pending) -> WaitingView:
    """Which ability it is, in words of the card: everybody has seen it trigger."""
    ability = g.library.abilities[entry.ability]
    key = ability.card or g.keys[entry.card]
    return WaitingView(
        entry.seat,
        key,
        entry.stamp,
        entry.source if g.on_field(entry.source) else 0,
        _numbered(g, key, ability.node),
        _keyword(g, entry.ability),
    )


def _seat(g: Game, seat: int, viewer: int) -> SeatView:
    player = g.state.players[seat]
    return SeatView(
        seat=seat,
        points=player.points,
        counts=_counts(g, player),
        ready=_ready(g, seat),
        spent=player.spent,
        pieces=_pieces(g, seat, viewer) + (_pieces(g, NOBODY, viewer) if seat == max(g.state.first, 0) else ()),
        discard=_cards(g, seat, "discard") if g.rules.visible(g, seat, "discard", viewer) else (),
        hand=_cards(g, seat, "hand") if g.rules.visible(g, seat, "hand", viewer) else None,
        out=player.out,
        zones={
            zone: _cards(g, seat, zone)
            for zone in g.rules.zones
            if zone not in ("hand", "discard") and g.rules.visible(g, seat, zone, viewer)
        },
        open=_open(g, seat, viewer),
        counters=dict(player.counters),
    )


def _open(g: Game, seat: int, viewer: int) -> tuple[CardView, ...]:
    """Cards that everybody sees though they lie in a zone that this viewer does not; where among the others they lie
    is nobody's affair."""
    closed = [zone for zone in g.rules.open_zones if not g.rules.visible(g, seat, zone, viewer)]
    cards = [card for zone in closed for card in g.zone(seat, zone) if g.rules.is_open(g, card)]
    return tuple([CardView(g.state.refs[card], g.keys[card], at) for at, card in enumerate(cards)])


@rule("MLP 3-1.3.0", "MLP 3-2.3.0", "MLP 3-7.2.0", "GOT 4.1.2.2", "HM 215.2c", "HM 215.4e")
def _counts(g: Game, player: Player) -> dict[str, int]:
    """How many cards lie in a zone is open to everybody."""
    return {zone: len(cards) for zone, cards in zip(g.rules.zones, player.zones, strict=True)}


@rule("LOR 8.5.4")
def _ready(g: Game, seat: int) -> int:
    """How many cards to pay with are ready is open to everybody, as their number is."""
    return g.count(seat, g.rules.resource) - g.state.players[seat].spent if g.rules.resource else 0


def _cards(g: Game, seat: int, zone: str) -> tuple[CardView, ...]:
    refs, keys = g.state.refs, g.keys
    cards = [(at, card) for at, card in enumerate(g.zone(seat, zone)) if card not in g.state.covered]
    return tuple([CardView(refs[card], keys[card], at) for at, card in cards])


@rule("LOR 8.4.3", "MLP 3-3.1.0", "MLP 3-5.1.0", "MLP 3-5.1.1", "MLP 3-5.1.2", "GOT 4.5.4")
def _pieces(g: Game, seat: int, viewer: int) -> tuple[PieceView, ...]:
    """What is in play is open to everybody."""
    looks = g.looks()
    under = g.rules.sees_under(g, seat, viewer)
    return tuple([_piece(g, looks[ref], under=under) for ref, piece in g.state.field.items() if piece.seat == seat])


def _piece(g: Game, look: Look, *, under: bool) -> PieceView:
    piece = look.piece
    assert piece is not None
    below = len(tucked(piece))
    return PieceView(
        ref=piece.ref,
        key=g.keys[piece.cards[0]],
        seat=piece.seat,
        kind=look.face.card.kind or g.faces[piece.cards[0]].card.kind,
        stats=dict(look.stats),
        base=dict(look.face.stats),
        keywords=tuple(look.keywords.items()),
        damage=piece.damage,
        exerted=piece.exerted,
        dry=piece.dry,
        under=tuple([g.keys[card] for card in piece.cards[1 : len(piece.cards) - below]]),
        tucked=below,
        at=piece.at,
        notes=_notes(look, piece) if look.bans or look.cans or piece.notes else (),
        slot=piece.slot,
        face_down=piece.face_down,
        side=g.state.sides.get(piece.ref, 0) if g.state.sides else 0,
        beneath=tuple([g.keys[card] for card in tucked(piece)]) if under else (),
        classes=() if piece.face_down else look.face.card.classes,
    )


def _notes(look: Look, piece: Piece) -> tuple[str, ...]:
    now = (name for name in ("challenging", "being_challenged", "acting") if piece.notes.get(name))
    return (*(look.bans or ()), *("may_" + deed for deed in look.cans or ()), *now)


def _shown(g: Game, viewer: int) -> tuple[CardView, ...]:
    """Cards looked at (by their looker alone) or revealed (to everybody) while an ability resolves."""
    shown: list[int] = []
    for frame in g.state.frames:
        if isinstance(frame, Run):
            shown += [ref for ref in frame.slots.get("revealed", ()) if g.is_valid(ref)]
            if has_looked(frame, viewer):
                shown += [ref for ref in frame.slots.get("looked", ()) if g.is_valid(ref)]
    return tuple(CardView(ref, g.key(ref), at) for at, ref in enumerate(dict.fromkeys(shown)))


@rule("LOR 8.1.3", "MLP 6-13.1.0")
def has_looked(frame: Run, viewer: int) -> bool:
    """Whether it is his eyes that an effect lets see hidden cards, whoever carries out a part of it meanwhile."""
    return viewer in frame.slots.get("looker", ())


def _challenge(g: Game) -> tuple[int, int] | None:
    pair = [0, 0]
    for ref, piece in g.state.field.items():
        if piece.notes.get("challenging"):
            pair[0] = ref
        if piece.notes.get("being_challenged"):
            pair[1] = ref
    return (pair[0], pair[1]) if all(pair) else None


def _awaited(g: Game, viewer: int) -> Awaited | None:
    question = g.state.question
    if question is None:
        return None
    if question.private and question.seat != viewer:
        return Awaited(question.seat, "")
    return Awaited(question.seat, question.kind, question.rule)
