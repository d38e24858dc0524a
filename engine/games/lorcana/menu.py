"""The action menu: every turn action that may be taken, complete with arguments (4.3.2), and why another may not."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.games.lorcana import judge
from engine.games.lorcana.costs import card_cost, has_discounts, ready_ink
from engine.kernel.characteristics.look import Look, printed
from engine.kernel.flow.loops import barred
from engine.kernel.flow.rule import rule
from engine.kernel.state.game import Game
from engine.kernel.state.question import Option, Refusal
from engine.kernel.state.state import CARD_MASK

UNKNOWN = Refusal("4.3.1", "no_such_action")
LOOPED = Refusal("7.1.7", "loop_repeated")
NOT_YOUR_TURN = Refusal("1.5.1", "not_your_turn")


def menu(g: Game, seat: int) -> list[Option]:
    """All turn actions, in a fixed order: ink, play, quest, challenge, move, use, end."""
    options = _all(g, seat)
    without = looped(g, options)
    return [option for option in options if option not in without] if without else options


def _all(g: Game, seat: int) -> list[Option]:
    options: list[Option] = []
    mine = [look for look in g.looks().values() if look.seat == seat]
    _from_hand(g, seat, mine, options)
    _from_field(g, seat, mine, options)
    if judge.end_turn(g, seat) is None:
        options.append(("end",))
    return options


def _from_hand(g: Game, seat: int, mine: list[Look], options: list[Option]) -> None:
    refs, faces = g.state.refs, g.faces
    hand = g.zone(seat, "hand")
    if judge.ink_once(g, seat) is None:
        options.extend(("ink", refs[card]) for card in hand if judge.ink_symbol(g, card) is None)
    ink = ready_ink(g, seat)
    changed = has_discounts(g)
    banned = g.view().player_bans
    for card in hand:
        ref, face = refs[card], faces[card]
        if (banned or face.self_bans) and judge.play_ban(g, seat, printed(g, ref)) is not None:
            continue
        plain = not changed and not face.self_discounts
        cost = face.stats["cost"] if plain else card_cost(g, ref)
        if cost <= ink and judge.affordable(g, seat, cost) is None and judge.also_payable(g, ref) is None:
            options.append(("play", ref))
        if "shift" in face.keywords:
            _shifts(g, ref, mine, ink, options)
        if "song" in face.kinds:
            _songs(g, ref, mine, options)


def _shifts(g: Game, ref: int, mine: list[Look], ink: int, options: list[Option]) -> None:
    if card_cost(g, ref, shift=True) > ink:
        return
    card = printed(g, ref)
    options.extend(
        ("shift", ref, look.source)
        for look in mine
        if judge.shift_name(g, card, look) is None
        and judge.also_payable(g, ref, look.source) is None
        and judge.shift_payable(g, ref, look.source) is None
    )


def _songs(g: Game, ref: int, mine: list[Look], options: list[Option]) -> None:
    song = printed(g, ref)
    singers = [look for look in mine if judge.singer(g, look) is None]
    number = song.keywords.get("sing_together", 0)
    if number and singers and _together_payable(g, ref, singers, number) is None:
        options.append(("sing_together", ref))
    options.extend(
        ("sing", ref, look.source)
        for look in singers
        if judge.sings_enough(look, song) is None and judge.also_payable(g, ref, look.source) is None
    )


def _together_payable(g: Game, ref: int, singers: list[Look], number: int) -> Refusal | None:
    return judge.together_enough(singers, number) or judge.also_payable(g, ref)


def _from_field(g: Game, seat: int, mine: list[Look], options: list[Option]) -> None:
    places = [look for look in mine if "location" in look.face.kinds]
    options.extend(("quest", look.source) for look in mine if judge.quest(g, look) is None)
    targets = judge.exposed_to(g, seat)
    for look in mine:
        if judge.challenger(g, look) is None:
            options.extend(("challenge", look.source, target.source) for target in judge.targets_of(g, look, targets))
    if places:
        pairs = [(look, place) for look in mine for place in places]
        options.extend(("move", one.source, two.source) for one, two in pairs if judge.move(g, one, two) is None)
    for look in mine:
        options.extend(
            ("use", look.source, nth) for nth in range(len(look.abilities)) if judge.use(g, look, nth) is None
        )


@rule("LOR 7.1.7")
def looped(g: Game, options: Sequence[Option]) -> Sequence[Option]:
    """What would begin a loop again that was just repeated: another action has to be taken."""
    return barred(g, options)


@rule("LOR 7.5.2")
def your_turn(g: Game, seat: int) -> Refusal | None:
    """Only the active player takes turn actions; a question for one is open only while nothing else is under way."""
    return None if seat == g.state.active else NOT_YOUR_TURN


def why_not(g: Game, seat: int, option: Option) -> Refusal | None:
    """The refusal of a turn action, or None exactly when the menu offers it."""
    if (refusal := your_turn(g, seat)) is not None:
        return refusal
    if g.state.trail.barred and option in looped(g, _all(g, seat)):
        return LOOPED
    match option:
        case ("repeat",):
            return None if option in (g.state.question.options if g.state.question else ()) else UNKNOWN
        case ("end",):
            return judge.end_turn(g, seat)
        case ("ink", int(ref)):
            return judge.in_hand(g, seat, ref) or judge.ink_once(g, seat) or judge.ink_symbol(g, ref & CARD_MASK)
        case ("play", int(ref)):
            return judge.in_hand(g, seat, ref) or judge.play(g, seat, ref)
        case ("shift" | "sing", int(ref), int()):
            return judge.in_hand(g, seat, ref) or judge.play_ban(g, seat, printed(g, ref)) or _onto(g, seat, option)
        case ("sing_together", int(ref)):
            return judge.in_hand(g, seat, ref) or judge.play_ban(g, seat, printed(g, ref)) or _together(g, seat, ref)
        case (str(word), int(ref), *_):
            return _field_action(g, seat, word, ref, [int(arg) for arg in option[2:]])
    return UNKNOWN


def _onto(g: Game, seat: int, option: Option) -> Refusal | None:
    word, ref, other = str(option[0]), int(option[1]), int(option[2])
    look, card = g.looks().get(other), printed(g, ref)
    if look is None:
        return judge.NOT_THERE
    if word == "shift" and "shift" not in card.keywords:
        return judge.NO_SHIFT
    if look.seat != seat:
        return judge.SHIFT_NAME if word == "shift" else judge.OTHERS_CARD
    if word == "shift":
        cost = card_cost(g, ref, shift=True)
        refusal = judge.shift_name(g, card, look) or judge.affordable(g, seat, cost)
        return refusal or judge.also_payable(g, ref, other) or judge.shift_payable(g, ref, other)
    if "song" not in card.face.kinds:
        return judge.NOT_A_SONG
    return judge.singer(g, look) or judge.sings_enough(look, card) or judge.also_payable(g, ref, other)


def _together(g: Game, seat: int, ref: int) -> Refusal | None:
    number = printed(g, ref).keywords.get("sing_together", 0)
    if not number:
        return judge.NOT_TOGETHER
    singers = [look for look in g.looks().values() if look.seat == seat and judge.singer(g, look) is None]
    if not singers:
        return judge.SUM_TOO_SMALL
    return _together_payable(g, ref, singers, number)


def _field_action(g: Game, seat: int, word: str, ref: int, rest: list[int]) -> Refusal | None:
    looks = g.looks()
    look = looks.get(ref)
    if look is None:
        return judge.NOT_THERE
    if look.seat != seat:
        return judge.OTHERS_CARD
    if word == "quest" and not rest:
        return judge.quest(g, look)
    if word == "use" and len(rest) == 1:
        return judge.use(g, look, rest[0])
    if len(rest) != 1 or word not in ("challenge", "move"):
        return UNKNOWN
    other = looks.get(rest[0])
    if other is None:
        return judge.NOT_THERE
    return judge.challenge(g, look, other) if word == "challenge" else judge.move(g, look, other)


def sayable(g: Game, seat: int) -> Iterator[Option]:
    """Every turn action that can be said at all."""
    hand = [g.state.refs[card] for card in g.zone(seat, "hand")]
    field = list(g.state.field)
    yield ("end",)
    for ref in hand:
        for word in ("ink", "play", "sing_together"):
            yield (word, ref)
        for other in field:
            yield ("shift", ref, other)
            yield ("sing", ref, other)
    for ref in field:
        yield ("quest", ref)
        for other in field:
            yield ("challenge", ref, other)
            yield ("move", ref, other)
        for nth in range(3):
            yield ("use", ref, nth)
