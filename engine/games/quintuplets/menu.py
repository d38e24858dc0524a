"""The complete actions that a player may take now, and why another one may not be taken."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.quintuplets import judge
from engine.games.quintuplets.lanes import LANES, character_at, characters, heroes
from engine.kernel.characteristics.look import Look, printed
from engine.kernel.flow.loops import barred
from engine.kernel.flow.rule_marks import rule
from engine.kernel.flow.window import PASS, PASS_ON
from engine.kernel.state.game import Game
from engine.kernel.state.question import ACTION, Option, Refusal

MAIN, APPROACH, EVENTS = "main", "approach", "events"
END: Option = ("end",)
DONE: Option = ("done",)
REPEAT: Option = ("repeat",)
UNKNOWN = Refusal("8.1.1", "no_such_action")
NOT_NOW = Refusal("10.5.4.2", "not_now")
LOOPED = Refusal("13.1.1.2", "loop_repeated")


@rule("GOT 8.1.1", "GOT 8.1.3")
def menu(g: Game, seat: int) -> list[Option]:
    """Everything in the main phase: characters, episodes, events, abilities, the end."""
    options: list[Option] = []
    there = _lanes(g, seat)
    for card in g.zone(seat, "hand"):
        options += _plays(g, seat, printed(g, g.state.refs[card]), there)
    for look in g.looks().values():
        if look.seat == seat and look.abilities:
            numbers = range(len(look.abilities))
            options += [("use", look.source, nth) for nth in numbers if judge.use(g, seat, look, nth) is None]
    if g.state.trail.barred:
        options = [option for option in options if option not in barred(g, [*options, END])]
    return [*options, END]


def _lanes(g: Game, seat: int) -> list[Look | None]:
    looks = g.looks()
    refs = [character_at(g, seat, lane) for lane in LANES]
    return [None if ref is None else looks[ref] for ref in refs]


def _plays(g: Game, seat: int, look: Look, there: list[Look | None]) -> list[Option]:
    found: list[Option] = []
    ref = look.source
    if judge.playable_character(g, seat, look) is None:
        found += [("character", ref, at) for at in LANES if judge.lane(g, seat, look, at, there[at]) is None]
    if judge.playable_episode(g, seat, look) is None:
        hosts = [each.source for each in there if each is not None]
        found += [("episode", ref, host) for host in hosts if judge.wearer(g, seat, look, host) is None]
    if "event" in look.face.kinds and judge.event(g, seat, ref, MAIN) is None:
        found.append(("event", ref))
    return found


@rule("GOT 9.2.2", "GOT 9.2.2.4")
def approaches(g: Game, seat: int) -> list[Option]:
    """Who may approach whom, beside what has been declared already."""
    looks = g.looks()
    there = [looks[piece.ref] for piece in characters(g, seat)]
    sought = [looks[piece.ref] for piece in heroes(g)]
    return [
        ("approach", one.source, hero.source)
        for one in there
        for hero in sought
        if judge.approach(g, seat, one, hero) is None
    ]


def events(g: Game, seat: int) -> list[Option]:
    """The events that a player may play in an event step."""
    refs = [g.state.refs[card] for card in g.zone(seat, "hand")]
    return [("event", ref) for ref in refs if judge.event(g, seat, ref, APPROACH) is None]


@rule("GOT 10.5.4.2")
def your_choice(g: Game, seat: int) -> Refusal | None:
    """Only who has been given the time to act."""
    question = g.state.question
    return None if question is not None and question.kind == ACTION and question.seat == seat else NOT_NOW


def why_not(g: Game, seat: int, option: Option) -> Refusal | None:
    """The refusal of an action, or None exactly when it is offered."""
    if (refusal := your_choice(g, seat)) is not None:
        return refusal
    return {MAIN: _in_main, APPROACH: _in_approach, EVENTS: _in_events}[g.state.phase](g, seat, option)


def _in_main(g: Game, seat: int, option: Option) -> Refusal | None:
    match option:
        case ("end",):
            return None
        case ("repeat",):
            question = g.state.question
            return None if question is not None and REPEAT in question.options else UNKNOWN
        case ("approach" | "done" | "pass" | "pass_on", *_):
            return NOT_NOW
    found = _judged(g, seat, option)
    if found is None and g.state.trail.barred and option in barred(g, [option, END]):
        return LOOPED
    return found


def _judged(g: Game, seat: int, option: Option) -> Refusal | None:
    match option:
        case ("character", int(ref), int(lane)):
            look = printed(g, ref) if judge.in_hand(g, seat, ref) is None else None
            if look is None:
                return judge.NOT_IN_HAND
            there = character_at(g, seat, lane)
            on = None if there is None else g.looks()[there]
            return judge.playable_character(g, seat, look) or judge.lane(g, seat, look, lane, on)
        case ("episode", int(ref), int(host)):
            if judge.in_hand(g, seat, ref) is not None:
                return judge.NOT_IN_HAND
            look = printed(g, ref)
            return judge.playable_episode(g, seat, look) or judge.wearer(g, seat, look, host)
        case ("event", int(ref)):
            return judge.in_hand(g, seat, ref) or judge.event(g, seat, ref, MAIN)
        case ("use", int(ref), int(nth)):
            return judge.use(g, seat, g.looks().get(ref), nth)
    return UNKNOWN


def _in_approach(g: Game, seat: int, option: Option) -> Refusal | None:
    match option:
        case ("done",):
            return None
        case ("approach", int(one), int(hero)):
            looks = g.looks()
            return judge.approach(g, seat, looks.get(one), looks.get(hero))
    return NOT_NOW


def _in_events(g: Game, seat: int, option: Option) -> Refusal | None:
    match option:
        case ("pass" | "pass_on",):
            return None
        case ("event", int(ref)):
            return judge.in_hand(g, seat, ref) or judge.event(g, seat, ref, APPROACH)
    return NOT_NOW


def sayable(g: Game, seat: int) -> Iterator[Option]:
    """Every action that can be said at all, for whoever compares menu and judge."""
    yield from (END, DONE, PASS, PASS_ON)
    field = list(g.state.field)
    hand = [g.state.refs[card] for card in g.zone(seat, "hand")]
    for ref in hand:
        yield ("event", ref)
        yield from (("character", ref, lane) for lane in (*LANES, len(LANES)))
        yield from (("episode", ref, host) for host in (*field, ref))
    for ref in (*field, *hand[:1]):
        yield from (("use", ref, nth) for nth in range(2))
        yield from (("approach", ref, other) for other in field)
