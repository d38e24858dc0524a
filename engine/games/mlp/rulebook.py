"""The rulebook of My Little Pony as the machine sees it."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.games.mlp import judge, leaving, slots
from engine.games.mlp.action_list import ACTIONS
from engine.games.mlp.deck import FREE_LEAD
from engine.games.mlp.exchange import ACT, EXCHANGE
from engine.games.mlp.frames import MlpState, Opening
from engine.games.mlp.nodes import VOCABULARY
from engine.games.mlp.plans import LAST, PLANS
from engine.games.mlp.play import PLAY, owed
from engine.games.mlp.prepare import PREPARE
from engine.games.mlp.presents import PRESENTS
from engine.games.mlp.settle import SETTLE, check_losses
from engine.games.mlp.setup import OPENING
from engine.games.mlp.turn import TURN
from engine.games.mlp.verbs import VERBS
from engine.kernel.cards.flag import CHOOSER, Flag
from engine.kernel.characteristics.look import Look, printed
from engine.kernel.characteristics.order import TOGETHER
from engine.kernel.flow.program import Program
from engine.kernel.flow.rule_marks import rule
from engine.kernel.flow.rulebook import Cited, Rulebook
from engine.kernel.state.game import Game
from engine.kernel.state.question import Refusal
from engine.kernel.state.state import Frame, Ref

ITEMS_ON_OPPONENT = Flag("items_on_opponent", (False, True), "2-3.0.0")
"""Whether an item may be put on a character of the opponent."""
FAREWELL = Flag("farewell_on_any_leave", (True, False), "6-14.1.1")
"""Whether a farewell comes whenever a character leaves the adventure area, or only when it retires."""
OPEN_ZONES = frozenset(("discard", "processing", "stories", "lead"))


class Mlp(Rulebook):
    """My Little Pony trading card game, Japanese core rules 1.3.0, for two players.

    Flags: `farewell_on_any_leave` (true unless set: R-MLP-16), `items_on_opponent` (false unless set: R-MLP-22) and
    `free_lead` (false unless set: 1-2.2.0).
    """

    id = "mlp"
    vocabulary = VOCABULARY
    zones = ("deck", "hand", "discard", "scene_deck", "stories", "lead", "processing", *PLANS)
    in_passing = frozenset(("processing",))
    areas: Mapping[str, tuple[str, ...]] = {"plans": PLANS}
    floors = ("idea",)
    deeds = frozenset(("inspire", "advance", "plan_removed"))
    orders_piles = "6-9.3.0"
    counts_chosen = True
    entering = frozenset(("play", "wear"))
    blind = frozenset(("plans",))
    states: Mapping[str, Callable[[Game, Look], bool]] = {"wearing": slots.wears}
    ordering = TOGETHER
    endless = "1-4.0.0"
    cites = Cited(choose="5-2.1.1", each="5-2.1.1", may="5-2.1.1", pay="5-3.1.6", over="1-4.0.0")
    concession = "1-4.0.0"
    goal = LAST
    flags = (CHOOSER, ITEMS_ON_OPPONENT, FAREWELL, FREE_LEAD)
    actions = ACTIONS
    refusals = judge.REFUSALS
    state_type = MlpState
    programs: Mapping[type[Frame], Program] = dict((OPENING, TURN, PREPARE, PLAY, EXCHANGE, ACT, SETTLE))
    keyword_trees = PRESENTS
    verbs = VERBS

    def opening(self, game: Game) -> Frame:
        return Opening()

    def may_act(self, game: Game, seat: int) -> Refusal | None:
        return judge.your_choice(game, seat)

    def may_play(self, game: Game, seat: int, ref: Ref) -> bool:
        """Nothing forbids using a card without its cost (5-1.4.0)."""
        return judge.usable(game, printed(game, ref)) is None

    def leave_play(self, game: Game, refs: list[Ref], zone: str, *, top: bool = False) -> dict[Ref, list[Ref]]:
        return leaving.depart(game, refs, zone, top=top)

    def visible(self, game: Game, seat: int, zone: str, viewer: int) -> bool:
        return visible(seat, zone, viewer)

    def facts(self, game: Game) -> dict[str, int | str]:
        return owed(game)

    def after_hand_move(self, game: Game) -> None:
        _tidy(game)
        check_losses(game)


def _tidy(game: Game) -> None:
    """A character that was put into play by hand lies in the first empty slot; without one it rests, as does an item
    without a wearer."""
    for ref, piece in list(game.state.field.items()):
        kind = game.faces[piece.cards[0]].card.kind
        free = slots.empty(game, piece.seat)
        if kind == "character" and piece.slot < 0 and free:
            piece.slot = free[0]
        elif (kind == "character" and piece.slot < 0) or (kind == "item" and not piece.at):
            game.depart([ref], "discard", top=True)


@rule("MLP 3-1.1.0", "MLP 3-2.1.0", "MLP 3-4.1.1", "MLP 3-4.1.2", "MLP 3-6.1.0", "MLP 3-7.1.0")
def visible(seat: int, zone: str, viewer: int) -> bool:
    """Stories, lead, rest area and what is being processed are open, the hand is its owner's; decks and plans are
    nobody's, the owner's neither."""
    return zone in OPEN_ZONES or (zone == "hand" and seat == viewer)
