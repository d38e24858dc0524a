"""The rulebook of ハーレムマスター as the machine sees it."""

from __future__ import annotations

from collections.abc import Mapping

from engine.games.harem_master import use
from engine.games.harem_master.action_list import ACTIONS
from engine.games.harem_master.battle import BATTLE
from engine.games.harem_master.castle import OPEN
from engine.games.harem_master.control import CONTROL, COPY, COUNT
from engine.games.harem_master.ends import ENOUGH, decide, look_at_castles
from engine.games.harem_master.excess import EXCESS, has_excess
from engine.games.harem_master.faction import keep_company
from engine.games.harem_master.fighting import facts as battle_facts
from engine.games.harem_master.frames import Excess, HaremState, Opening
from engine.games.harem_master.judge import REFUSALS, may_act
from engine.games.harem_master.moving import GOING, INSTEAD, leave, put
from engine.games.harem_master.nodes import VOCABULARY
from engine.games.harem_master.settle import SETTLE
from engine.games.harem_master.setup import OPENING
from engine.games.harem_master.sides import sides
from engine.games.harem_master.states import STATES
from engine.games.harem_master.turn import TURN, next_refills
from engine.games.harem_master.use import USE
from engine.games.harem_master.verbs import VERBS
from engine.games.harem_master.windows import ANSWERING, CLOSING_WINDOW, FREE_WINDOW
from engine.kernel.abilities.rows import Row
from engine.kernel.cards.card import Card
from engine.kernel.cards.flag import Flag
from engine.kernel.cards.vocabulary import will
from engine.kernel.characteristics.look import Projection, Watch
from engine.kernel.characteristics.order import TRIAL
from engine.kernel.flow.program import Flow, Program
from engine.kernel.flow.rule_marks import rule
from engine.kernel.flow.rulebook import Cited, Rulebook
from engine.kernel.state.game import Game
from engine.kernel.state.question import Refusal
from engine.kernel.state.state import Frame, Lasting, Ref, Run

RANDOM_CARDS = Flag("random_cards", ("bottom", "discard"), "306.5i")
"""Where the cards of random numbers go (ruling R-HM-02)."""
BONUS_RULE = Flag("bonus_rule", ("standing", "felling"), "103.2")
"""Who gets five points when a castle has fallen (ruling R-HM-01)."""


@rule("HM 407.5", "HM 214.2e")
def then(g: Game, f: Run) -> Flow:
    """What a text does first has been done, all of it at once, when it goes on with "then"."""
    decide(g)
    seats = [seat for seat in g.turn_order() if has_excess(g, seat)] if g.state.unsettled else []
    return Excess(queue=seats) if seats else None


@rule("HM 102.7")
def give_up(g: Game, seat: int, reason: str) -> None:
    """Who concedes has lost, whenever he does."""
    g.state.players[seat].out = True
    g.end((g.next_seat(seat),), "102.7", reason)


class HaremMaster(Rulebook):
    """ハーレムマスター, comprehensive rules, for two players.

    Flags: `random_cards` (bottom unless set: R-HM-02), `bonus_rule` (standing unless set: R-HM-01).
    """

    id = "harem_master"
    zones = ("deck", "hand", "discard", "stack", "court", "scaffold", "aside", "starter", "used")
    in_passing = frozenset(("starter", "used"))
    goal = ENOUGH
    ordering = TRIAL
    vocabulary = VOCABULARY
    entering = frozenset(("play", "wear"))
    deeds = frozenset(("use", will("use"), "use_ability", "triggered", "joins_court", "joins_scaffold"))
    states = STATES
    below_zero = True
    endless = "102.8"
    concession = "102.7"
    cites = Cited(choose="407.4", each="408.2", may="401.7", pay="407.2", over="102")
    flags = (RANDOM_CARDS, BONUS_RULE)
    actions = ACTIONS
    refusals = REFUSALS
    state_type = HaremState
    programs: Mapping[type[Frame], Program] = dict(
        (
            OPENING,
            TURN,
            FREE_WINDOW,
            CLOSING_WINDOW,
            ANSWERING,
            USE,
            BATTLE,
            SETTLE,
            EXCESS,
            GOING,
            INSTEAD,
        )
    )
    verbs = VERBS

    def opening(self, game: Game) -> Frame:
        return Opening()

    def leave(self, game: Game, seat: int, rule: str) -> None:
        give_up(game, seat, rule)

    def may_act(self, game: Game, seat: int) -> Refusal | None:
        return may_act(game, seat)

    def sides(self, card: Card) -> tuple[Card, ...]:
        return sides(card)

    def base(self, game: Game, view: Projection, watch: Watch | None) -> None:
        keep_company(game, view, watch)

    def active_lasting(self, game: Game, effect: Lasting) -> bool:
        return effect.kind not in (CONTROL, COPY, COUNT)

    def between(self) -> Row:
        return then

    def paid(self, game: Game, run: Run) -> Flow:
        return use.paid(game, run)

    def leave_play(self, game: Game, refs: list[Ref], zone: str, *, top: bool = False) -> dict[Ref, list[Ref]]:
        return leave(game, refs, zone, top)

    def put_card(self, game: Game, card: int, zone: str, *, top: bool = False) -> Ref:
        ref = put(game, game.state.refs[card], zone, top)
        look_at_castles(game)
        return ref

    def visible(self, game: Game, seat: int, zone: str, viewer: int) -> bool:
        return visible(seat, zone, viewer)

    def facts(self, game: Game) -> dict[str, int | str]:
        return battle_facts(game) | {f"refill_{seat}": number for seat, number in enumerate(next_refills(game))}

    def after_hand_move(self, game: Game) -> None:
        decide(game)
        look_at_castles(game)


@rule("HM 215.2b", "HM 215.3c", "HM 215.4d", "HM 215.5b", "HM 215.7b", "HM 215.8b", "HM 215.9b")
def visible(seat: int, zone: str, viewer: int) -> bool:
    """Castles and action stacks are nobody's to look at, the hand and who was put down are their owner's, all else is
    open."""
    return zone in OPEN or (zone in ("hand", "starter") and seat == viewer)
