"""The complete actions that a player may take now, and why another one may not be taken."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.mlp import judge
from engine.games.mlp.costs import cost_of, upright
from engine.games.mlp.frames import Act
from engine.games.mlp.slots import SLOTS, empty
from engine.kernel.characteristics.look import printed
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.game import Game
from engine.kernel.state.question import ACTION, Option, Refusal
from engine.kernel.state.state import CARD_MASK

END: Option = ("end",)
PASS: Option = ("pass",)
UNKNOWN = Refusal("6-16.3.0", "no_such_action")
NOT_NOW = Refusal("5-3.1.1", "not_now")
NOT_ACTING = Refusal("4-4.4.0", "not_now")
MAIN, INSPIRATION, ACTING = "main", "inspiration", "acting"


def menu(g: Game, seat: int) -> list[Option]:
    """Everything in the main phase: play, use, end (4-3.0.0)."""
    options: list[Option] = []
    harmony, free = len(upright(g, seat)), empty(g, seat)
    for card in g.zone(seat, "hand"):
        look = printed(g, g.state.refs[card])
        if judge.usable(g, look) is not None or judge.affordable(harmony, cost_of(g, look.source)) is not None:
            continue
        if look.face.card.kind == "character":
            options += [("play", look.source, slot) for slot in free if judge.slot(free, slot) is None]
        else:
            options += [option for option in plays(g, look.source) if judge.placed(g, look, _where(option)) is None]
    for look in g.looks().values():
        if look.seat == seat:
            for nth in range(len(look.abilities)):
                if judge.use(g, seat, look, nth) is None:
                    options.append(("use", look.source, nth))
    return [*options, END]


def plays(g: Game, ref: int) -> Iterator[Option]:
    """The ways in which a card that is no character may be used: an event, an item onto a wearer."""
    if g.faces[ref & CARD_MASK].card.kind == "item":
        yield from (("play", ref, other) for other, piece in g.state.field.items() if piece.slot >= 0)
    else:
        yield ("play", ref)


def _where(option: Option) -> int | None:
    return int(option[2]) if len(option) > 2 else None


def inspirations(g: Game, seat: int) -> list[Option]:
    """The inspirations that a player may use now."""
    return [
        ("inspire", look.source, nth)
        for look in g.looks().values()
        if look.seat == seat
        for nth in range(len(look.abilities))
        if judge.inspire(g, seat, look, nth) is None
    ]


def secret_inspirations(g: Game, seat: int) -> bool:
    """Whether the own hand decides what he may use, so that nobody else may see whether he is asked."""
    for look in g.looks().values():
        if look.seat == seat and look.piece is not None and not look.piece.face_down:
            for number in look.abilities:
                ability = g.library.abilities[number]
                if ability.secret is not None and judge.window_of(ability) and ability.secret(g, look):
                    return True
    return False


def actions(g: Game, seat: int, slot: int) -> list[Option]:
    """What a character that faces nobody may do."""
    options: list[Option] = []
    if judge.advance(g, seat) is None:
        options.append(("advance", slot))
    if judge.disturb(g, seat) is None:
        options.append(("disturb", slot))
    return options


@rule("MLP 5-3.1.1", "MLP 5-1.3.0")
def your_choice(g: Game, seat: int) -> Refusal | None:
    """Only who is asked for an action, while nothing else is pending."""
    question = g.state.question
    return None if question is not None and question.kind == ACTION and question.seat == seat else NOT_NOW


def why_not(g: Game, seat: int, option: Option) -> Refusal | None:
    """The refusal of an action, or None exactly when it is offered."""
    if (refusal := your_choice(g, seat)) is not None:
        return refusal
    return {MAIN: _in_main, INSPIRATION: _in_inspiration, ACTING: _in_acting}[g.state.phase](g, seat, option)


def _in_main(g: Game, seat: int, option: Option) -> Refusal | None:
    match option:
        case ("end",):
            return None
        case ("play", int(ref), *_) if len(option) < 4:
            return judge.in_hand(g, seat, ref) or judge.play(g, seat, ref, _where(option))
        case ("use", int(ref), int(nth)):
            return judge.use(g, seat, g.looks().get(ref), nth)
        case ("inspire", int(), int()):
            return judge.ONLY_INSPIRES
        case ("advance" | "disturb", int()):
            return NOT_ACTING
    return UNKNOWN


def _in_inspiration(g: Game, seat: int, option: Option) -> Refusal | None:
    match option:
        case ("pass",):
            return None
        case ("inspire", int(ref), int(nth)):
            return judge.inspire(g, seat, g.looks().get(ref), nth)
        case ("play" | "use" | "end", *_):
            return NOT_NOW
        case ("advance" | "disturb", int()):
            return NOT_ACTING
    return UNKNOWN


def _in_acting(g: Game, seat: int, option: Option) -> Refusal | None:
    frame = g.state.frames[-1]
    here = frame.slot if isinstance(frame, Act) else -1
    match option:
        case ("pass",):
            return None
        case ("advance", int(slot)) if slot == here:
            return judge.advance(g, seat)
        case ("disturb", int(slot)) if slot == here:
            return judge.disturb(g, seat)
        case ("advance" | "disturb", int()):
            return NOT_ACTING
        case ("play" | "use" | "inspire" | "end", *_):
            return NOT_NOW
    return UNKNOWN


def sayable(g: Game, seat: int) -> Iterator[Option]:
    """Every action that can be said at all, for whoever compares menu and judge."""
    yield from (END, PASS)
    field = list(g.state.field)
    hand = [g.state.refs[card] for card in g.zone(seat, "hand")]
    for ref in hand:
        yield ("play", ref)
        yield from (("play", ref, where) for where in (*SLOTS, *field))
    for ref in (*field, *hand):
        for nth in range(3):
            yield ("use", ref, nth)
            yield ("inspire", ref, nth)
    for slot in SLOTS:
        yield ("advance", slot)
        yield ("disturb", slot)
