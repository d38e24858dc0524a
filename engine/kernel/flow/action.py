"""Turn actions as data: what each is called, what it names and where that is looked for, when and why it may not be
done, and what begins it. The menu, why-not and what can be said (`acting`), commands, prompts, scenarios and policies
are derived from it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Literal

from msgspec import Struct

from engine.kernel.flow.program import Flow
from engine.kernel.state.question import Option, Refusal
from engine.kernel.state.state import CARD_MASK

if TYPE_CHECKING:
    from engine.kernel.characteristics.look import Look
    from engine.kernel.state.game import Game

Place = Literal["hand", "field", "slot", "ability"]
"""Where something that an action names is looked for: in the own hand, in play, among the slots of an area (from 0), or
among the abilities of the card named before (from 0)."""
Tag = Literal["", "builds", "scores", "harmless", "sometimes"]
"""What keeps boards: it builds them, is done rarely because it scores, does no harm, or is done now and then."""


Judge = Callable[..., Refusal | None]
"""Why something may not be done, None if it may: of a `Situation` and what is named, a piece as its look, a card of the
hand as its reference, slots and abilities as numbers."""
Reach = Callable[..., Sequence["Look | int | tuple[Look | int, ...]"]]
"""All that may be named after the first part, of a `Situation` and what is named first: a thing each, or as many as
there are parts left."""
Begin = Callable[..., Flow]
"""The step that carries an action out: of the game, the seat and the numbers of its option."""


class ActionArgument(Struct, frozen=True):
    """Something that an action names. `name`: the option of the slash command, "" if it goes without saying. `kinds`:
    what a card must be, by its kind or a keyword, none if it may be anything; `theirs`: whether it is the opponent's;
    `count`: how many slots or abilities there are to be named.

    `judge`: why it cannot be named, whatever is named with it. `pool`: what the menu tries, found once for all, where
    that is less than all that lies there; `sifted`: whether the judge would let all of it be named. `others`: why a
    piece of somebody else's cannot act, where that is no matter of the game's usual refusal.
    """

    name: str
    place: Place
    kinds: tuple[str, ...] = ()
    theirs: bool = False
    count: int = 3
    judge: Judge | None = None
    pool: Callable[..., Sequence[Look | int]] | None = None
    sifted: bool = False
    others: Refusal | None = None

    @property
    def is_numbered(self) -> bool:
        """Whether it is named by a number."""
        return self.place in ("slot", "ability")


def allowed(situation: object, *named: Look | int) -> Refusal | None:
    """Nothing is to be said against it."""
    return None


def nothing(game: Game, seat: int, *named: int) -> Flow:
    """Who passes does nothing."""
    return None


class Action(Struct, frozen=True, kw_only=True):
    """A turn action.

    `verb`: what messages, policies and why-not call it. `word`: with what its options begin, if several verbs share it.
    `command`: the subcommand it is typed with, if not the verb's;
    None if it has none of its own. `way_of`: the command of which it is one way among
    several. `tag`, `rank`: see Tag; of those that build the lower rank comes first.

    `at_all`: why it may not be done whatever is named, asked once a menu; then each part is judged, then `judge` says
    of all of them together. `reach`: all that may be named after the first part, found at once where judging each
    would be slow. `begin`: the step that carries it out. `phases`: when it may be done, in any phase if it says none;
    at another time it is refused by `rule`, as `untimely`.

    The menu lists actions in the order in which they are written down; those of one word, or ways of one command, that
    stand next to each other, card by card.
    """

    verb: str
    parts: tuple[ActionArgument, ...] = ()
    word: str = ""
    command: str | None = ""
    way_of: str = ""
    tag: Tag = ""
    rank: int = 0
    at_all: Judge | None = None
    judge: Judge = allowed
    reach: Reach | None = None
    begin: Begin = nothing
    phases: tuple[str, ...] = ()
    rule: str = ""
    untimely: str = "not_now"

    @property
    def begins(self) -> str:
        """The first word of its options."""
        return self.word or self.verb

    @property
    def typed(self) -> str:
        """Its subcommand, "" if it has none of its own."""
        return "" if self.command is None else self.command or self.verb

    @property
    def said(self) -> tuple[ActionArgument, ...]:
        """What has to be said beside the verb."""
        return tuple(part for part in self.parts if part.name)

    @property
    def written(self) -> tuple[ActionArgument, ...]:
        """The cards and slots that are named whenever it is written down; an ability is, where there are several."""
        return tuple(part for part in self.parts if part.place != "ability" and (part.name or not part.is_numbered))

    @property
    def is_by_number(self) -> bool:
        """Whether it names an ability."""
        return any(part.place == "ability" for part in self.parts)

    @property
    def either_way(self) -> bool:
        """Whether its two cards cannot be taken for each other."""
        if len(self.written) != 2:
            return False
        one, other = self.written
        return one.place != other.place or bool(one.kinds and other.kinds and not {*one.kinds} & {*other.kinds})

    @property
    def is_bare(self) -> bool:
        """Whether the verb says everything."""
        return all(part.place == "slot" and not part.name for part in self.parts)

    def fits(self, option: Option, kind: Callable[[int], str]) -> bool:
        """Whether a complete option is this action. `kind`: what a piece in play is, "" for whatever is none."""
        if option[0] != self.begins or len(option) != len(self.parts) + 1:
            return False
        return all(_lies(part, int(value), kind) for part, value in zip(self.parts, option[1:], strict=True))


def _lies(part: ActionArgument, value: int, kind: Callable[[int], str]) -> bool:
    if part.is_numbered:
        return value <= CARD_MASK
    if part.place == "hand":
        return value > CARD_MASK
    kind_of_it = kind(value)
    return bool(kind_of_it) and (not part.kinds or kind_of_it in part.kinds)


def action_of(actions: Iterable[Action], option: Option, kind: Callable[[int], str]) -> Action | None:
    """The action that an option is; None for one that no action begins like."""
    alike = [action for action in actions if action.begins == option[0]]
    return next((action for action in alike if action.fits(option, kind)), alike[0] if alike else None)


class Refusals(Struct, frozen=True, kw_only=True):
    """Why an action is refused before any judge is asked, each by a game's own rule: it is `unknown`, what is named is
    not in play (`absent`) or somebody else's (`others`), not in the hand (`hand`; `stale`, a card that has become
    another object since; `others_hand`), or no such `ability`."""

    unknown: Refusal
    absent: Refusal
    others: Refusal
    hand: Refusal
    ability: Refusal | None = None
    stale: Refusal | None = None
    others_hand: Refusal | None = None


REPEAT: Option = ("repeat",)
REPEATING = Action(verb="repeat", command=None)
"""To repeat what has just been gone through twice, offered beside the menu where a game lets its players do that."""


def verbs(actions: Sequence[Action]) -> tuple[str, ...]:
    """What these actions are called."""
    return tuple(action.verb for action in actions)
