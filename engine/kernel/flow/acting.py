"""What follows from a game's actions (`action`): the menu, why-not, what can be said, and beginning one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby, product
from typing import TYPE_CHECKING

from engine.kernel.characteristics.look import Look
from engine.kernel.flow.action import REPEAT, Action, ActionArgument
from engine.kernel.flow.listing import Listing, listings
from engine.kernel.flow.loops import MOST_TIMES, barred, go_on, notice
from engine.kernel.flow.program import Ask, Flow
from engine.kernel.flow.rule_marks import rule
from engine.kernel.flow.situation import Situation
from engine.kernel.state.context import Context
from engine.kernel.state.question import ACTION, Option, Refusal
from engine.kernel.state.state import CARD_MASK, Ref, Turn

if TYPE_CHECKING:
    from engine.kernel.cards.face import Face
    from engine.kernel.state.game import Game


class Actions:
    """The turn actions of a game. `situation`: what its judges share."""

    def __init__(self, *records: Action, situation: type[Situation] = Situation) -> None:
        self.records = records
        self.situation = situation
        self.listings: dict[str, list[Listing]] = {}
        self.alike: dict[tuple[str, int], list[Action]] = {}
        for action in records:
            self.alike.setdefault((action.begins, len(action.parts) + 1), []).append(action)

    # --- the menu ---

    def menu(self, g: Game, seat: int, phase: str) -> list[Option]:
        """Every action of a phase that may be taken, complete with what it names."""
        options = self._all(g, seat, phase)
        without = looped(g, options) if g.state.trail.barred else ()
        return [option for option in options if option not in without] if without else options

    def _all(self, g: Game, seat: int, phase: str) -> list[Option]:
        s = self.situation(g, seat)
        options: list[Option] = []
        for listing in self.listings.get(phase) or self._listings(phase):
            listing.list_all(s, options)
        return options

    def _listings(self, phase: str) -> list[Listing]:
        """How the actions of a phase are listed, worked out once."""
        fitting = [each for each in self.records if each.begins != REPEAT[0] and phase in (each.phases or (phase,))]
        listed = {(each.begins, each.judge, len(each.parts)): each for each in fitting}  # by another name: once
        together = groupby(listed.values(), lambda each: each.way_of or each.begins)
        self.listings[phase] = [listing for _, group in together for listing in listings(list(group))]
        return self.listings[phase]

    # --- one of them ---

    def meant(self, g: Game, option: Option) -> Action | None:
        """The action that an option is, whether it may be taken or not: of several with one word the one for such a
        card; None if it cannot be said."""
        alike = self.alike.get((str(option[0]), len(option)), []) if option else []
        if not all(isinstance(value, int) for value in option[1:]):
            return None
        return self._for_card(g, alike, option) if alike else None

    def _for_card(self, g: Game, alike: Sequence[Action], option: Option) -> Action:
        if len(alike) == 1:
            return alike[0]
        card = int(option[1]) & CARD_MASK
        kinds = g.faces[card].kinds if card < len(g.faces) else frozenset()
        return next((each for each in alike if not kinds.isdisjoint(each.parts[0].kinds)), alike[0])

    def judge(self, g: Game, seat: int, option: Option) -> Refusal | None:
        """The refusal of an action, or None exactly when the menu offers it."""
        if (refusal := g.rules.may_act(g, seat)) is not None:
            return refusal
        if option == REPEAT:
            return (
                None
                if g.state.question is not None and option in g.state.question.options
                else g.rules.refusals.unknown
            )
        if g.state.trail.barred and option in looped(g, self._all(g, seat, g.state.phase)):
            return Refusal(g.rules.repeats, "loop_repeated")
        action = self.meant(g, option)
        if action is None:
            return g.rules.refusals.unknown
        if action.phases and g.state.phase not in action.phases:
            return Refusal(action.rule, action.untimely)
        return _judged(self.situation(g, seat), action, [int(value) for value in option[1:]])

    def begin(self, g: Game, seat: int, option: Option) -> Flow:
        """Carry out an action that the menu has offered."""
        alike = self.alike[str(option[0]), len(option)]
        return self._for_card(g, alike, option).begin(g, seat, *option[1:])

    def sayable(self, g: Game, seat: int) -> Iterator[Option]:
        """Every action that can be said at all, for whoever compares menu and judge."""
        for action in self.records:
            if action.begins != REPEAT[0]:
                many = len(action.parts) > 2
                for values in product(*[_sayable(g, seat, part, fitting=many) for part in action.parts]):
                    yield action.begins, *values


def _sayable(g: Game, seat: int, part: ActionArgument, *, fitting: bool) -> Sequence[int]:
    """`fitting`: only what is of the kind that is asked for, since there are so many ways to name three things."""
    if part.place == "hand":
        return [g.state.refs[card] for card in g.zone(seat, "hand")]
    if part.place != "field":
        return range(part.count)
    return [look.source for look in g.looks().values() if not fitting or not look.face.kinds.isdisjoint(part.kinds)]


def _judged(s: Situation, action: Action, values: Sequence[int]) -> Refusal | None:
    """Whether all that it names is there, then each judge in turn."""
    things: list[Look | int] = []
    for part, value in zip(action.parts, values, strict=True):
        thing = _thing_named(s, part, value, things)
        if isinstance(thing, Refusal):
            return thing
        things.append(thing)
    if action.at_all is not None and (refusal := action.at_all(s)) is not None:
        return refusal
    for part, thing in zip(action.parts, things, strict=True):
        if part.judge is not None and (refusal := part.judge(s, thing)) is not None:
            return refusal
    return action.judge(s, *things)


def _thing_named(s: Situation, part: ActionArgument, value: int, before: Sequence[Look | int]) -> Look | int | Refusal:
    """What a number of an option names; who acts with a piece in play must have it himself."""
    refusals = s.g.rules.refusals
    if part.place == "hand":
        refusal = in_hand(s.g, s.seat, value)
        return value if refusal is None else refusal
    if part.place == "field":
        look = s.looks.get(value)
        if look is None:
            return refusals.absent
        return part.others or refusals.others if not before and look.seat != s.seat else look
    if part.place == "ability":
        holder = before[0]
        assert isinstance(holder, Look)
        return value if 0 <= value < len(holder.abilities) else refusals.ability or refusals.absent
    return value


# --- asking for one ---


def ask_action(g: Game, seat: int, phase: str, number: str) -> Ask:
    """The question for any action of a phase; `number`: the rule that lets him choose."""
    g.state.phase = phase
    options = g.rules.menu(g, seat)
    if g.rules.repeats and loop_seen(g):
        options.append(REPEAT)
    return Ask(seat, ACTION, options, rule=number, private=True)


@rule("LOR 7.1.7")
def loop_seen(g: Game) -> bool:
    """Whether the same steps have led here twice."""
    return notice(g)


@rule("LOR 7.1.7")
def looped(g: Game, options: Sequence[Option]) -> Sequence[Option]:
    """What would begin a loop again that was just repeated: another action has to be taken."""
    return barred(g, options)


def take_action(g: Game, f: Turn) -> Flow:
    """Begin what was chosen; whatever it is, a loop that was repeated before may be begun again after it."""
    option, f.got = f.got[0], []
    if option == REPEAT:
        return Ask(f.seat, "repeat", [("number", times) for times in range(1, MOST_TIMES + 1)], rule=g.rules.repeats)
    go_on(g)
    return g.rules.actions.begin(g, f.seat, option)


def repeat(g: Game, f: Turn) -> Flow:
    """The machine goes through the steps so often, within this one input; then he is asked again."""
    if f.got:
        g.state.repeat = int(f.got[0][1])
        g.tell("repeat", f.seat, g.state.repeat)
    return None


@rule("LOR 7.5.3.1", "LOR 7.5.3.3", "LOR 4.3.8.1", "LOR 起動する", "MLP 4-3.1.0", "MLP 5-1.3.0", "MLP 5-3.2.4")
def use(g: Game, seat: int, ref: Ref, nth: int) -> Flow:
    """An activated ability: its costs in order, then its effect, at once; what paying triggered waits until after it
    (ruling R-MLP-31)."""
    g.tell("use", seat, g.key(ref))
    return g.call(g.looks()[ref].abilities[nth], seat, ref)


@rule("LOR 4.3.4.2", "MLP 6-16.3.0", "MLP 3-7.1.0", "GOT 8.1.3", "HM 402.3a")
def in_hand(g: Game, seat: int, ref: Ref) -> Refusal | None:
    """Cards are used out of the own hand."""
    card, refusals = ref & CARD_MASK, g.rules.refusals
    if ref <= 0 or card >= len(g.owner) or g.state.refs[card] != ref:
        return refusals.stale or refusals.hand
    if g.state.zone[card] != g.index["hand"]:
        return refusals.hand
    return None if g.owner[card] == seat else refusals.others_hand or refusals.hand


@rule("LOR 1.2.2", "MLP 5-1.4.0")
def forbidden(g: Game, seat: int, deed: str, look: Look) -> bool:
    """Whether a prohibition on a player keeps him from doing something with a card; it beats any permission."""
    for what, seats, test, source in g.view().player_bans:
        if what == deed and seat in seats and (test is None or test(g, look, source)):
            return True
    return False


def forbids_itself(g: Game, face: Face, deed: str, c: Context) -> bool:
    """Whether a card's own text keeps it from a deed, as its player (`c`) sees it."""
    for test, what, _ in face.self_bans:
        if what == deed and (test is None or test(g, c)):
            return True
    return False
