"""Effects that a resolved ability leaves behind, bound to the pieces it found (LOR 7.6.3)."""

from __future__ import annotations

from collections.abc import Mapping, Set
from typing import TYPE_CHECKING

from engine.kernel.abilities.recall import holder_of, slots_of
from engine.kernel.characteristics.aspect import LASTING, bit, shape
from engine.kernel.characteristics.continuous import gives
from engine.kernel.characteristics.look import GAIN, Look, Mod, Projection
from engine.kernel.characteristics.order import NUMBER, QUALITY, TEXT, Change
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.state import Lasting, Recalled, Ref, Run

if TYPE_CHECKING:
    from engine.kernel.state.game import Game

VALUE = "value"
"""The kind of what sets a number: what changed it before no longer counts, what changes it later does."""

CHANGES: dict[str, Change] = {
    "stat": NUMBER,
    VALUE: NUMBER,
    "keyword": TEXT,
    "lose": TEXT,
    "text": TEXT,
    "ability": TEXT,
    "no_gain": TEXT,
}

IN_PLAY, SIDEWAYS = "while_in_play", "while_exerted"
"""What lasts as long as its maker is in play, or as long as it lies sideways there without a break."""
COSTS = "costs"
"""The kind of what makes such cards of these players dearer to play."""
ENDS_AT_ONCE = frozenset(("turn", "main_phase", "challenge_phase", "challenge", IN_PLAY, SIDEWAYS))
"""Durations that are over, whoever's turn it is, once their end is told."""
OF_LOOKS = frozenset((*CHANGES, "cannot", "can"))
"""Kinds that change the pieces that they are bound to; one that only a game knows allows its players more of that."""


class LastingChange:
    """A lasting effect as an entry of the projection; it stands in for a `Continuous`. `source`: a look that stands in
    for its maker."""

    __slots__ = ("effect", "far", "filter", "keyword", "near", "shape", "source", "until")

    def __init__(self, game: Game, effect: Lasting) -> None:
        self.effect = effect
        self.until = effect.until
        self.keyword = ""
        self.far = 0
        self.near = 0
        self.shape = shape(game.library.layers.get(CHANGES.get(effect.kind, QUALITY), 0), 0, _writes(game, effect))
        self.filter = game.library.filters[effect.filter] if effect.filter >= 0 else None
        self.source = Look(holder_of(effect), effect.seat, effect.source, game.faces[effect.source])
        self.source.target = effect.stamp
        if effect.recall:
            self.source.slots = slots_of(effect.recall)

    def apply(self, game: Game, view: Projection, source: Look) -> None:
        """Onto the looks of the pieces it is bound to that are still there."""
        effect = self.effect
        if effect.kind == "watch":
            ability = game.library.abilities[effect.number]
            source.slots = {slot: list(effect.refs) for slot in ("chosen", "played", "subject")}
            for trigger in ability.triggers:
                view.delayed = (*view.delayed, (source, effect.number, trigger))
            return
        if effect.kind == "seat_cannot":
            view.player_bans = (*view.player_bans, (effect.name, effect.seats, self.filter, source))
            return
        if effect.kind == COSTS and self.filter is not None:
            view.discounts = (*view.discounts, (self.filter, -effect.number, source, effect.seats))
            return
        if effect.kind not in OF_LOOKS:
            for seat in effect.seats:
                view.allow_more(effect.kind, seat, effect.number)
            return
        for look in bound_to(effect, view.looks):
            _apply(game, look, effect)


def _writes(game: Game, effect: Lasting) -> int:
    match effect.kind:
        case "stat" | "value":
            return bit(effect.name)
        case "keyword" | "lose" | "no_gain":
            return bit("kw:" + effect.name)
        case "text":
            return bit("ability")
        case "ability":
            return gives(game.library, game.library.abilities[effect.number].node)
    return bit("effect")


@rule("LOR 7.6.3", "GOT 10.9.2", "HM 407.6")
def bound_to(effect: Lasting, looks: Mapping[Ref, Look]) -> list[Look]:
    """What was found when the ability resolved, as far as it is there; nothing that came later."""
    there = []
    for ref in effect.refs:
        if ref in looks:
            there.append(looks[ref])
    return there


def _apply(game: Game, look: Look, effect: Lasting) -> None:
    match effect.kind:
        case "stat":
            look.change(effect.name, effect.number)
        case "value":
            now = effect.number + game.rules.raised(look, effect.name)
            look.change(effect.name, now - look.stat(effect.name))
        case "keyword":
            look.gain_keyword(game, effect.name, effect.number)
        case "lose":
            look.lose_keyword(game, effect.name)
        case "no_gain":
            look.ban(GAIN + effect.name, effect.source)
        case "text":
            look.lose_text()
        case "ability":
            look.gain_ability(game, effect.number)
        case "cannot":
            look.ban(effect.name, effect.source, effect.filter, effect.recall)
        case "can":
            look.allow(effect.name, effect.source, effect.filter, effect.recall)


def mods(game: Game) -> list[Mod]:
    """All lasting effects that apply now, each with the look that stands in for its maker."""
    active: list[Mod] = []
    known, game.bound = game.bound, {}
    for effect in game.state.lasting:
        if effect.kind != "discount" and game.rules.active_lasting(game, effect):
            bound = known.get(effect.stamp)
            if bound is None or bound.effect is not effect:
                bound = LastingChange(game, effect)
            game.bound[effect.stamp] = bound
            active.append((bound, bound.source, effect.stamp))
    return active


def add(
    game: Game,
    maker: Run,
    kind: str,
    name: str,
    number: int,
    refs: tuple[Ref, ...],
    seats: tuple[int, ...],
    until: str,
    filter_number: int = -1,
    recall: Recalled = (),
) -> None:
    """Leave an effect behind for a duration; one that lasts as long as its maker is in play needs it there."""
    if until in (IN_PLAY, SIDEWAYS) and not _lasts_from_now(game, maker.source, until):
        return
    game.state.serial += 1
    game.state.lasting.append(
        Lasting(
            game.state.serial,
            maker.seat,
            maker.card,
            kind,
            name,
            number,
            refs,
            seats,
            until,
            game.state.turn,
            filter_number,
            recall,
        )
    )
    game.touch(LASTING)
    game.state.unsettled = True


def _lasts_from_now(game: Game, source: Ref, until: str) -> bool:
    """Whether its maker is there at all, and sideways where it has to be."""
    piece = game.state.field.get(source)
    return piece is not None and (until == IN_PLAY or bool(piece.exerted))


@rule("LOR 7.6.3")
def end_with(game: Game, gone: set[int]) -> None:
    """What lasted as long as its maker was in play ends when that leaves."""
    _end_of(game, gone, (IN_PLAY, SIDEWAYS))


def end_upright(game: Game, makers: set[int]) -> None:
    """What lasted as long as its maker lay sideways ends when that is turned upright."""
    _end_of(game, makers, (SIDEWAYS,))


def _end_of(game: Game, makers: set[int], over: tuple[str, ...]) -> None:
    kept = [effect for effect in game.state.lasting if effect.until not in over or effect.source not in makers]
    if len(kept) != len(game.state.lasting):
        game.state.lasting = kept
        game.touch(LASTING)
        game.state.unsettled = True


def end(game: Game, over: Set[str], seat: int = -1) -> None:
    """End all effects whose duration is over; `seat` limits those that wait for one player's turn."""
    kept = []
    for effect in game.state.lasting:
        if effect.until not in over or _waits(game, effect, seat):
            kept.append(effect)
    if len(kept) != len(game.state.lasting):
        game.state.lasting = kept
        game.touch(LASTING)
        game.state.unsettled = True


def _waits(game: Game, effect: Lasting, seat: int) -> bool:
    if effect.until in ENDS_AT_ONCE:
        return False
    if effect.until == "until_your_next_turn":
        return effect.seat != seat
    if effect.until in ("through_your_next_turn", "your_next_turn"):
        return effect.seat != seat or effect.turn == game.state.turn
    if effect.until == "through_opposing_turn":
        return effect.seat == seat
    if effect.until in ("through_next_opposing_turn", "next_opposing_turn"):
        return effect.seat == seat or effect.turn == game.state.turn
    return seat not in effect.seats or effect.turn == game.state.turn
