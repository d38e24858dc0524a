"""The Lorcana rulebook as the machine sees it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from engine.games.lorcana import keywords, leaving
from engine.games.lorcana.action_list import ACTIONS
from engine.games.lorcana.actions import CHALLENGE, QUEST
from engine.games.lorcana.banish import INSTEAD
from engine.games.lorcana.damage import DAMAGE
from engine.games.lorcana.discarded import leave_discard
from engine.games.lorcana.frames import LorcanaState, Opening
from engine.games.lorcana.judge.general import REFUSALS, your_turn
from engine.games.lorcana.judge.playing import also_payable
from engine.games.lorcana.nodes import VOCABULARY
from engine.games.lorcana.play import FREE_SHIFT, PLAY, sings_it
from engine.games.lorcana.settle import SETTLE, check_state, dying
from engine.games.lorcana.setup import OPENING
from engine.games.lorcana.sparing import suffering
from engine.games.lorcana.turn import TURN_PROGRAM
from engine.games.lorcana.verbs import VERBS
from engine.kernel.cards.flag import CHOOSER
from engine.kernel.characteristics.look import Look, Mod, printed
from engine.kernel.flow.acting import forbidden
from engine.kernel.flow.program import Program
from engine.kernel.flow.rule_marks import rule
from engine.kernel.flow.rulebook import Cited, Rulebook
from engine.kernel.state.context import Context
from engine.kernel.state.game import Game
from engine.kernel.state.question import Refusal
from engine.kernel.state.state import Frame, Lasting, Ref, Run


class Lorcana(Rulebook):
    """Disney Lorcana, rules of 2025-03-14: two to four players in a free-for-all (ruling R-LOR-16)."""

    id = "lorcana"
    vocabulary = VOCABULARY
    zones = ("deck", "hand", "discard", "inkwell")
    deeds_by_hand = frozenset(("points", "draw", "shuffle", "damage", "exert", "ready"))
    deeds = frozenset(("ink", "chosen", "tuck", "exert", "cover", "lore_rise", "lore_fall", "leave_discard"))
    goal = 20
    seats = (2, 4)
    flags = (CHOOSER, FREE_SHIFT)
    state_type = LorcanaState
    programs: Mapping[type[Frame], Program] = dict(
        (OPENING, TURN_PROGRAM, PLAY, QUEST, CHALLENGE, DAMAGE, SETTLE, INSTEAD)
    )
    cites = Cited(choose="1.2.4", each="1.6.2", may="7.1.3", pay="7.5.3.2", over="3.2.1")
    asks_late = True
    resource = "inkwell"
    prices = ("shift",)
    endless = repeats = "7.1.7"
    actions = ACTIONS
    refusals = REFUSALS
    states: Mapping[str, Callable[[Game, Look], bool]] = {"dying": dying, "sings_it": sings_it}
    levels = frozenset(("singer",))
    keyword_trees = keywords.KEYWORD_TREES
    verbs = VERBS

    def opening(self, game: Game) -> Frame:
        return Opening()

    def may_act(self, game: Game, seat: int) -> Refusal | None:
        return your_turn(game, seat)

    def candidates(self, game: Game, context: Context, chooser: int, looks: Iterable[Look]) -> list[Look]:
        return keywords.candidates(game, context, chooser, looks)

    def ambient(self, game: Game, looks: dict[Ref, Look]) -> list[Mod]:
        return keywords.ambient(game, looks)

    def active_lasting(self, game: Game, effect: Lasting) -> bool:
        """ "During their next turn" holds only then."""
        if effect.until != "their_next_turn":
            return True
        return game.state.active in effect.seats and game.state.turn > effect.turn

    def leave(self, game: Game, seat: int, rule: str) -> None:
        leaving.leave(game, seat, rule)

    def visible(self, game: Game, seat: int, zone: str, viewer: int) -> bool:
        return visible(seat, zone, viewer)

    def may_play(self, game: Game, seat: int, ref: Ref) -> bool:
        """Nothing forbids playing a card for free (1.2.2), and what it costs besides ink can be paid (4.3.4.10)."""
        return not forbidden(game, seat, "play", printed(game, ref)) and also_payable(game, ref) is None

    def suffering(self, game: Game, run: Run, refs: list[Ref], deed: str) -> list[Ref]:
        return suffering(game, run, refs, deed)

    def moves_out(self, game: Game, refs: list[Ref], zone: str) -> None:
        leave_discard(game, refs if zone != "discard" else [])

    def after_hand_move(self, game: Game) -> None:
        check_state(game)


@rule("LOR 8.1.2", "LOR 8.6.3", "LOR 公開領域")
@rule("LOR 8.1.3", "LOR 8.2.2", "LOR 8.3.2", "LOR 8.5.3", "LOR 非公開領域")
def visible(seat: int, zone: str, viewer: int) -> bool:
    """The discard pile is open, the hand is its owner's, deck and inkwell are nobody's."""
    return zone == "discard" or (zone == "hand" and seat == viewer)
