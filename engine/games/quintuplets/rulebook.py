"""The rulebook of the Quintuplets as the machine sees it."""

from __future__ import annotations

from collections.abc import Mapping

from engine.games.quintuplets import leaving, play
from engine.games.quintuplets.action_list import ACTIONS
from engine.games.quintuplets.approach import APPROACH, EVENT_STEP
from engine.games.quintuplets.drawing import DRAWING
from engine.games.quintuplets.frames import Opening, QuintupletsState
from engine.games.quintuplets.judge import REFUSALS, your_choice
from engine.games.quintuplets.lanes import STATES, empty_hero_lanes, empty_lanes
from engine.games.quintuplets.moving import INSTEAD
from engine.games.quintuplets.nodes import VOCABULARY
from engine.games.quintuplets.play import PLAY
from engine.games.quintuplets.power import set_on
from engine.games.quintuplets.settle import BRIDES, CHECK, process_rules, still_holds
from engine.games.quintuplets.setup import OPENING
from engine.games.quintuplets.turn import TURN
from engine.games.quintuplets.verbs import VERBS
from engine.kernel.cards.card import Card
from engine.kernel.cards.flag import Flag
from engine.kernel.characteristics.look import Projection, Watch
from engine.kernel.characteristics.order import NUMBER, QUALITY, TEXT, TRIAL, Change
from engine.kernel.flow.program import Flow, Program
from engine.kernel.flow.rule_marks import rule
from engine.kernel.flow.rulebook import Cited, Rulebook
from engine.kernel.state.game import Game
from engine.kernel.state.question import Refusal
from engine.kernel.state.state import CARD_MASK, NOBODY, Frame, Ref, Run

HAND_LIMIT = Flag("hand_limit", (0, 5, 6, 7, 8, 9, 10), "7.5.3")
"""So many cards may be kept at the end of a turn, 0 for any number (ruling R-GOT-04)."""


class Quintuplets(Rulebook):
    """五等分の花嫁カードゲーム, comprehensive rules 1.07, for two players.

    Flag: `hand_limit` (none unless set: R-GOT-04).
    """

    id = "quintuplets"
    zones = ("deck", "hand", "discard", "hero_deck", "brides", "removed", "lane_resolution", "effect_resolution")
    deeds_by_hand = frozenset(("draw", "shuffle"))
    in_passing = frozenset(("lane_resolution", "effect_resolution"))
    goal = BRIDES
    vocabulary = VOCABULARY
    states = STATES
    entering = frozenset(("play", "wear"))
    faceless = True
    below_zero = True
    also = frozenset(("disguise",))
    deeds = frozenset(
        (
            "start_phase",
            "main_phase",
            "approach_phase",
            "approach_step",
            "event_step",
            "judgement_step",
            "to_discard",
            "approach",
        )
    )
    ordering = TRIAL
    layers: Mapping[Change, int] = {TEXT: 1, QUALITY: 2, NUMBER: 3}
    asks_late = True
    endless = "13.1.1.3"
    repeats = "13.1.1.2"
    orders_piles = "4.1.5"
    concession = "1.2.3"
    cites = Cited(choose="10.6.3", each="1.3.4", may="10.7.3.1.1", pay="10.4.2", over="1.2.1")
    flags = (HAND_LIMIT,)
    actions = ACTIONS
    refusals = REFUSALS
    state_type = QuintupletsState
    programs: Mapping[type[Frame], Program] = dict((OPENING, TURN, PLAY, APPROACH, EVENT_STEP, CHECK, INSTEAD, DRAWING))
    verbs = VERBS

    def opening(self, game: Game) -> Frame:
        return Opening()

    def may_act(self, game: Game, seat: int) -> Refusal | None:
        return your_choice(game, seat)

    def paid(self, game: Game, run: Run) -> Flow:
        return still_holds(game, run)

    def sides(self, card: Card) -> tuple[Card, ...]:
        return play.sides(card)

    def leave(self, game: Game, seat: int, rule: str) -> None:
        concede(game, seat, rule)

    def base(self, game: Game, view: Projection, watch: Watch | None) -> None:
        set_on(game, view, watch)

    def leave_play(self, game: Game, refs: list[Ref], zone: str, *, top: bool = False) -> dict[Ref, list[Ref]]:
        return leaving.leave_lanes(game, refs, zone, top=top)

    def put_card(self, game: Game, card: int, zone: str, *, top: bool = False) -> Ref:
        return leaving.go(game, card, zone, top=top)

    def visible(self, game: Game, seat: int, zone: str, viewer: int) -> bool:
        return visible(seat, zone, viewer)

    def after_hand_move(self, game: Game) -> None:
        _tidy(game)
        process_rules(game)


@rule("GOT 1.2.3", "GOT 1.2.3.1")
def concede(game: Game, seat: int, reason: str) -> None:
    """At any time, and at once: no card is asked (ruling R-GOT-05)."""
    game.state.players[seat].out = True
    game.end((1 - seat,), "1.2.3", reason)


def _tidy(game: Game) -> None:
    """What was put into play by hand lies in the first lane that is empty; without one, or where it cannot lie in any,
    it rests."""
    for ref, piece in list(game.state.field.items()):
        kind = game.faces[ref & CARD_MASK].card.kind
        if piece.slot >= 0 or piece.at:
            continue
        if kind == "hero":
            piece.seat = NOBODY
        free = empty_hero_lanes(game) if kind == "hero" else empty_lanes(game, piece.seat)
        if kind in ("hero", "character") and free:
            piece.slot = free[0]
        else:
            game.depart([ref], "discard", top=True)


@rule("GOT 4.6.2", "GOT 4.7.2", "GOT 4.8.2", "GOT 4.9.2", "GOT 4.10.2", "GOT 4.11.2", "GOT 4.12.2", "GOT 4.13.2")
def visible(seat: int, zone: str, viewer: int) -> bool:
    """Decks are nobody's to look at, the hand is its owner's, everything else is open."""
    return zone in leaving.OPEN or (zone == "hand" and seat == viewer)
