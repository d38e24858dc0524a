"""What a game's rules tell the machine: a class with what most games have; a game says what is otherwise.

First what every game must say, then, by who asks it: the procedure, legality, the projection, views.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, NamedTuple

from engine.kernel.cards import tree as t
from engine.kernel.cards.vocabulary import Vocabulary
from engine.kernel.characteristics.order import AGE, Change, Ordering
from engine.kernel.flow.acting import Actions
from engine.kernel.flow.action import Refusals
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.question import Option, Refusal
from engine.kernel.state.state import Frame, Lasting, Ref, Run
from engine.kernel.verbs import by_hand, moving

if TYPE_CHECKING:
    from engine.kernel.abilities.rows import Row
    from engine.kernel.cards.card import Card
    from engine.kernel.cards.flag import Flag
    from engine.kernel.characteristics.look import Look, Mod, Projection, Watch
    from engine.kernel.flow.program import Flow, Program
    from engine.kernel.state.context import Context
    from engine.kernel.state.game import Game
    from engine.kernel.verbs.verb import Verbs
    from engine.kernel.views.view import View


class Cited(NamedTuple):
    """By which rule one chooses what a text says, each player has his part in turn, one does what one may, a cost is
    paid, and nothing is done once a game is over. Verbs have rules of their own."""

    choose: str = ""
    each: str = ""
    may: str = ""
    pay: str = ""
    over: str = ""


class Rulebook(ABC):
    """The rules of a game.

    `id`: what the game is called everywhere; `zones`: its zones of cards outside play, by name; `goal`: the score that
    wins; `programs`: its procedures by their frames; `verbs`: what it knows of each verb of a text; `actions`: what
    a player may do, and `refusals`: why not, before any judge is asked; `state_type`: the type of its states, for
    decoding. `seats`: how few and how many may play; `flags`: what they may agree.
    """

    id: str
    zones: tuple[str, ...]
    goal: int
    programs: Mapping[type[Frame], Program]
    verbs: Verbs
    actions: Actions
    refusals: Refusals
    state_type: object
    seats: tuple[int, int] = (2, 2)
    flags: tuple[Flag, ...] = ()
    also: frozenset[str] = frozenset()
    """Keywords by which a card is, wherever it lies, of the classes that it names too."""
    keyword_trees: Mapping[str, t.Tree] = {}
    """What each keyword abbreviates."""
    areas: Mapping[str, tuple[str, ...]] = {}
    """Zones that count as one, by the name of the whole."""

    def sides(self, card: Card) -> tuple[Card, ...]:
        """The other cards that a printed card can be taken for: its halves, its back."""
        return ()

    vocabulary: Vocabulary = Vocabulary()
    """The words of its cards' trees."""
    cites: Cited = Cited()
    """By which rules of its own the machine does what it does for every game."""
    deeds: frozenset[str] = frozenset()
    """Events of its own that are some player's deed: a trigger says whose."""
    concession: str = ""
    """The rule by which who leaves a game of two loses it."""

    # --- procedure ---

    endless: str = ""
    """The rule by which a circle that nobody can leave ends the game."""
    asks_late: bool = False
    """Whether a trigger's additional condition is first read when it joins those that wait, not when it is met."""
    orders_piles: str = ""
    """The rule by which who puts several cards on a deck says in which order; "" where only a text can say so."""
    resource: str = ""
    """The zone whose cards are spent to pay with; "" where none is."""
    entering: frozenset[str] = frozenset(("play",))
    """Deeds by which cards come into play: what a card's own text forbids of them holds before it is there."""
    counts_none: bool = True
    """Whether what is done to up to so many has been done where none was chosen."""
    apart: bool = False
    """Whether each of several to whom one sentence does the same is another one."""
    counts_chosen: bool = False
    """Whether what an effect has chosen is one of the "others" that a condition of it asks for."""

    @abstractmethod
    def opening(self, game: Game) -> Frame:
        """The frame with which a game begins."""

    @rule("PM R-PM-48")
    def leave(self, game: Game, seat: int, rule: str) -> None:
        """A seat gives up, or is out of time: the other has won."""
        game.state.players[seat].out = True
        game.end((1 - seat,), self.concession, rule)

    def leave_play(self, game: Game, refs: list[Ref], zone: str, *, top: bool = False) -> dict[Ref, list[Ref]]:
        """Pieces go to a zone of their owners; gives the new references of the cards of each."""
        return moving.leave_play(game, refs, zone, top=top)

    def between(self) -> Row | None:
        """What the rules do between what a text does first and what it does "then"."""
        return None

    def paid(self, game: Game, run: Run) -> Flow:
        """What comes between the costs of an activated ability, which have been paid, and its effect."""
        return None

    def put_card(self, game: Game, card: int, zone: str, *, top: bool = False) -> Ref:
        """A card outside the field goes to another zone by an effect; gives its new reference."""
        return game.put(card, zone, top=top)

    def suffering(self, game: Game, run: Run, refs: list[Ref], deed: str) -> list[Ref]:
        """Those of these pieces to which a text may do so."""
        return refs

    def moves_out(self, game: Game, refs: list[Ref], zone: str) -> None:  # noqa: B027  # most games need nothing
        """Cards outside the field are about to leave, together, for a zone, or for another place."""

    def after_move(self, game: Game) -> None:  # noqa: B027  # most games need nothing
        """All cards that an effect moves together have been moved."""

    deeds_by_hand: frozenset[str] = frozenset(("draw", "shuffle", "exert", "ready"))
    """What is done by hand beside moving cards: of `points`, `draw`, `shuffle`, `damage`, `exert`, `ready`."""
    in_passing: frozenset[str] = frozenset()
    """Zones in which cards lie only while something is under way: nobody puts one there by hand."""

    def hand_moves(self, view: View, seat: int) -> list[by_hand.Offer]:
        """Every move by hand that a seat can be offered, out of his own view alone."""
        return by_hand.hand_moves(view, seat, self.deeds_by_hand, self.in_passing)

    def hand_move(self, game: Game, seat: int, move: str, args: tuple[int, ...]) -> Refusal | None:
        """A player's move by hand, or a judge's (seat -1), and what the rules do by themselves after it."""
        refusal = by_hand.make(game, move, args, seat)
        if refusal is None:
            self.after_hand_move(game)
        return refusal

    def after_hand_move(self, game: Game) -> None:  # noqa: B027  # most games need nothing
        """What the rules do by themselves once something was moved by hand."""

    # --- legality ---

    repeats: str = ""
    """The rule by which a player may repeat what has just been gone through twice; "" where none lets him."""

    def menu(self, game: Game, seat: int) -> list[Option]:
        """Every turn action that may be taken, complete with its arguments."""
        return self.actions.menu(game, seat, game.state.phase)

    def judge(self, game: Game, seat: int, option: Option) -> Refusal | None:
        """Why a turn action may not be taken; None exactly when the menu offers it."""
        return self.actions.judge(game, seat, option)

    def sayable(self, game: Game, seat: int) -> Iterator[Option]:
        """Every turn action that can be said at all, for whoever compares menu and judge."""
        return self.actions.sayable(game, seat)

    def may_act(self, game: Game, seat: int) -> Refusal | None:
        """Why a seat may take no action at all now."""
        return None

    def candidates(self, game: Game, context: Context, chooser: int, looks: Iterable[Look]) -> list[Look]:
        """Which of these a seat may choose."""
        return list(looks)

    def beside(self, game: Game, ref: Ref) -> Iterable[Ref]:
        """Who does together with a card what it does: an event that names it as the other one names them as well."""
        return ()

    def may_play(self, game: Game, seat: int, ref: Ref) -> bool:
        """Whether nothing forbids playing a card without its cost."""
        return True

    # --- projection ---

    ordering: Ordering = AGE
    """How continuous effects that read what others write are put in order, and what a circle of them does."""
    layers: Mapping[Change, int] = {}
    """The layer of each kind of change; those that are not named apply in layer 0."""
    states: Mapping[str, Callable[[Game, Look], bool]] = {}
    """Its own states in which a card in play may be."""
    families: Mapping[str, Callable[[Game, Look, str], bool]] = {}
    """States that are told with a value: by what stands before the colon, whether it holds of a card with what stands
    behind it."""
    prices: tuple[str, ...] = ()
    """Keywords whose number is another price to play a card for."""
    floors: tuple[str, ...] = ()
    """Stats that are never below zero."""
    printed_only: frozenset[str] = frozenset()
    """Stats which a card that they are not printed on does not have: no comparison of them holds of it."""
    below_zero: bool = False
    """Whether a value below zero counts as what it is in sums and comparisons, and for zero only in what is done."""
    levels: frozenset[str] = frozenset()
    """Keywords whose number is a level and no +N: of several of them the highest counts."""

    faceless: bool = False
    """Whether a piece that lies face down is nothing but that: no numbers, no text, no name."""

    def base(self, game: Game, view: Projection, watch: Watch | None) -> None:  # noqa: B027  # most games need nothing
        """What belongs to the values of pieces before any continuous effect; `watch` is told of each part."""

    def ambient(self, game: Game, looks: dict[Ref, Look]) -> list[Mod]:
        """Continuous effects that come from no text."""
        return []

    def raised(self, look: Look, stat: str) -> int:
        """What lies on or beneath a piece makes of a number by rule, whatever value an effect has given it."""
        return 0

    def active_lasting(self, game: Game, effect: Lasting) -> bool:
        """Whether a lasting effect applies now."""
        return True

    # --- views ---

    blind: frozenset[str] = frozenset()
    """Zones and areas out of which one chooses without seeing."""

    @abstractmethod
    def visible(self, game: Game, seat: int, zone: str, viewer: int) -> bool:
        """Whether a viewer sees the cards of a seat's zone."""

    def facts(self, game: Game) -> dict[str, int | str]:
        """What everybody knows of the procedure that goes on, where neither pieces nor zones say it."""
        return {}

    open_zones: tuple[str, ...] = ()
    """Zones that not everybody sees, in which some cards are open to all."""

    def facts_for(self, game: Game, viewer: int) -> dict[str, int | str]:
        """What one of the players alone knows of it besides; nothing for who only watches."""
        return {}

    def is_open(self, game: Game, card: int) -> bool:
        """Whether everybody sees a card although it lies in such a zone."""
        return False

    def sees_under(self, game: Game, seat: int, viewer: int) -> bool:
        """Whether a viewer sees what lies face down under a seat's pieces."""
        return False
