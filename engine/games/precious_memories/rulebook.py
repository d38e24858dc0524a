"""The rulebook of Precious Memories as the machine sees it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from engine.games.precious_memories import at_times, bans, flags, leaving
from engine.games.precious_memories.action_list import ACTIONS
from engine.games.precious_memories.approach import APPROACH, together
from engine.games.precious_memories.areas import FAMILIES, MAIN, STATES, areas_for, free_slot, is_public_in_hand
from engine.games.precious_memories.ends import LOST_WITH, look_for_end
from engine.games.precious_memories.frames import Opening, Pay, PreciousState
from engine.games.precious_memories.judge import NOT_NOW
from engine.games.precious_memories.leaving import INSTEAD
from engine.games.precious_memories.levels import LEVELLING
from engine.games.precious_memories.nodes import VOCABULARY
from engine.games.precious_memories.pay import PAY, left_to_pay
from engine.games.precious_memories.play import PLAY
from engine.games.precious_memories.points import BREAK
from engine.games.precious_memories.power import FACED, FACING, belongs, grown, raised
from engine.games.precious_memories.settle import CHECK
from engine.games.precious_memories.setup import OPENING
from engine.games.precious_memories.told_of_effects import (
    MILLED,
    REMOVED,
    THROWN,
    told,
    told_of_leaving,
    told_of_milling,
    told_of_throwing,
)
from engine.games.precious_memories.turn import TURN
from engine.games.precious_memories.use import USE
from engine.games.precious_memories.verbs import CHOOSES, VERBS
from engine.games.precious_memories.windows import BLOCKED_WINDOW, LAST_WINDOW, MAIN_PHASE, PLAY_WINDOW, RESPOND
from engine.kernel.cards import tree as t
from engine.kernel.cards.card import Card
from engine.kernel.characteristics.look import Look, Mod, Projection, Watch
from engine.kernel.characteristics.order import NUMBER, QUALITY, TEXT, TRIAL, Change
from engine.kernel.flow.action import Refusals
from engine.kernel.flow.program import Program
from engine.kernel.flow.rule_marks import rule
from engine.kernel.flow.rulebook import Cited, Rulebook
from engine.kernel.state.context import Context
from engine.kernel.state.game import Game
from engine.kernel.state.question import ACTION, Refusal
from engine.kernel.state.state import Frame, Lasting, Ref

REFUSALS = Refusals(
    unknown=Refusal("R-PM-19", "no_such_action"),
    absent=Refusal("R-PM-19", "not_there"),
    others=Refusal("R-PM-19", "not_yours"),
    hand=Refusal("R-PM-19", "not_in_hand"),
    ability=Refusal("R-PM-19", "no_such_ability"),
)


class PreciousMemories(Rulebook):
    """プレシャスメモリーズ, the special rules and the base rules as far as they are known, for two players."""

    id = "precious_memories"
    zones = (
        "deck",
        "hand",
        "discard",
        "ex_deck",
        "pile_up",
        "pile_down",
        "removed_cards",
        "popped",
        "under_play",
    )
    in_passing = frozenset(("under_play",))
    areas: Mapping[str, tuple[str, ...]] = {
        "pile": ("pile_up", "pile_down"),
        "hand_discard": ("hand", "discard"),
        "ex_discard": ("ex_deck", "discard"),
        "hand_ex": ("hand", "ex_deck"),
        "hand_pile": ("hand", "pile_up", "pile_down"),
        "discard_pile": ("discard", "pile_up", "pile_down"),
        "hand_ex_discard": ("hand", "ex_deck", "discard"),
        "hand_discard_pile": ("hand", "discard", "pile_up", "pile_down"),
    }
    goal = LOST_WITH
    entering = frozenset(("play", "appear", "put_in"))
    vocabulary = VOCABULARY
    states = STATES
    families = FAMILIES
    deeds = frozenset(
        (
            "main_phase",
            "approach_phase",
            "alter",
            "effect_draw",
            "effect_peek",
            "text_used",
            "aided",
            "breaks",
            "pointed",
        )
    )
    printed_only = frozenset(("cost", "generated", "ap", "dp", "lv", FACING, FACED))
    levels = frozenset(("natural",))
    floors = ("cost",)
    ordering = TRIAL
    layers: Mapping[Change, int] = {TEXT: 1, QUALITY: 2, NUMBER: 3}
    endless = "R-PM-48"
    counts_none = False
    apart = True
    concession = "R-PM-48"
    cites = Cited(choose=CHOOSES, each=CHOOSES, may=CHOOSES, pay="R-PM-20", over="R-PM-30")
    flags = flags.ALL
    actions = ACTIONS
    refusals = REFUSALS
    state_type = PreciousState
    keyword_trees: Mapping[str, t.Tree] = {"breaks_in": BREAK}
    programs: Mapping[type[Frame], Program] = dict(
        (
            OPENING,
            TURN,
            MAIN_PHASE,
            PLAY_WINDOW,
            BLOCKED_WINDOW,
            LAST_WINDOW,
            RESPOND,
            PAY,
            PLAY,
            USE,
            LEVELLING,
            APPROACH,
            CHECK,
            INSTEAD,
        )
    )
    verbs = VERBS
    open_zones = ("hand",)

    def opening(self, game: Game) -> Frame:
        return Opening()

    @rule("PM R-PM-19")
    def may_act(self, game: Game, seat: int) -> Refusal | None:
        """Only who has the priority."""
        question = game.state.question
        return None if question is not None and question.kind == ACTION and question.seat == seat else NOT_NOW

    @rule("PM PM-dface-4", "PM PM-dface-5")
    def sides(self, card: Card) -> tuple[Card, ...]:
        """The back of a double-faced card; whichever side is up is all that counts."""
        return (card.back,) if card.back is not None else ()

    def candidates(self, game: Game, context: Context, chooser: int, looks: Iterable[Look]) -> list[Look]:
        return bans.choosable(game, context, looks)

    def beside(self, game: Game, ref: Ref) -> Iterable[Ref]:
        return together(game, ref)

    def base(self, game: Game, view: Projection, watch: Watch | None) -> None:
        belongs(game, view, watch)

    def ambient(self, game: Game, looks: dict[Ref, Look]) -> list[Mod]:
        return grown(game, looks)

    def raised(self, look: Look, stat: str) -> int:
        return raised(look, stat)

    def active_lasting(self, game: Game, effect: Lasting) -> bool:
        return at_times.holds_now(game, effect)

    def leave_play(self, game: Game, refs: list[Ref], zone: str, *, top: bool = False) -> dict[Ref, list[Ref]]:
        told_of_leaving(game, refs, zone)
        return leaving.leave_field(game, refs, zone, top=top)

    def put_card(self, game: Game, card: int, zone: str, *, top: bool = False) -> Ref:
        if zone == "removed_cards":
            told(game, REMOVED, game.state.refs[card])
        if zone == "discard" and not game.library.heard.isdisjoint((MILLED, THROWN)):
            return _to_the_discard_pile(game, card, top=top)
        return leaving.put_card(game, card, zone, top=top)

    def after_move(self, game: Game) -> None:
        """Of what is moved at the same moment nobody's deck runs out before the other's."""
        look_for_end(game)

    def visible(self, game: Game, seat: int, zone: str, viewer: int) -> bool:
        return visible(seat, zone, viewer)

    def is_open(self, game: Game, card: int) -> bool:
        return is_public_in_hand(game, card) and game.state.zone[card] == game.index["hand"]

    def sees_under(self, game: Game, seat: int, viewer: int) -> bool:
        return sees_own(seat, viewer)

    def facts_for(self, game: Game, viewer: int) -> dict[str, int | str]:
        """Who pays is told how much is left to pay and what he has named so far, which is nobody else's to know."""
        frame = game.state.frames[-1] if game.state.frames else None
        if not isinstance(frame, Pay) or frame.seat != viewer:
            return {}
        return {"left": left_to_pay(game, frame), **{f"named_{at}": ref for at, ref in enumerate(frame.named)}}

    def after_hand_move(self, game: Game) -> None:
        _tidy(game)
        look_for_end(game)


def _to_the_discard_pile(game: Game, card: int, *, top: bool) -> Ref:
    """Whoever speaks of cards that come there, or that come there from a deck, hears of those."""
    origin = game.rules.zones[game.state.zone[card]]
    ref = leaving.put_card(game, card, "discard", top=top)
    if origin == "deck":
        told_of_milling(game, ref)
    told_of_throwing(game, ref, origin)
    return ref


@rule("PM PM-ex-G2", "PM PM-ex-G3", "PM PM-ex-G4", "PM PM-pop-1", "PM PM-dface-10", "PM PM-dface-11")
def visible(seat: int, zone: str, viewer: int) -> bool:
    """The deck is nobody's to look at; hand, EX deck and what lies face down is its owner's; all else is open."""
    return zone in leaving.OPEN or (zone in ("hand", "ex_deck", "popped") and seat == viewer)


@rule("PM PM-scheme-1", "PM PM-scheme-2")
def sees_own(seat: int, viewer: int) -> bool:
    """Cards face down beneath a character are its player's to look at, and nobody else's."""
    return seat == viewer


def _tidy(game: Game) -> None:
    """What was put into play by hand stands in the main area if there is room and it has AP and DP."""
    for piece in game.state.field.values():
        look = game.looks().get(piece.ref)
        fresh = piece.slot < 0 and not piece.at and "came" not in piece.notes
        if look is not None and fresh:
            piece.notes["came"] = game.state.turn
            if MAIN in areas_for(game, piece.seat, look):
                piece.slot = free_slot(game, piece.seat)
