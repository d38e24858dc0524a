"""What follows from a game's actions (`action`): the menu, why-not, what can be said, and beginning one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby, product
from typing import TYPE_CHECKING

from engine.kernel.characteristics.look import Look
from engine.kernel.flow.action import REPEAT, Action, ActionArgument, Reach
from engine.kernel.flow.loops import MOST_TIMES, barred, go_on, notice
from engine.kernel.flow.program import Ask, Flow
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.question import ACTION, Option, Refusal
from engine.kernel.state.state import CARD_MASK, Ref, Turn

if TYPE_CHECKING:
    from engine.kernel.cards.face import Face
    from engine.kernel.state.game import Game


class Situation:
    """What all judges of one menu share: the game, who acts, everything in play and what is his of it. A game adds what
    its own judges would each find again."""

    def __init__(self, g: Game, seat: int) -> None:
        self.g = g
        self.seat = seat
        self.looks = g.looks()
        self.mine = [look for look in self.looks.values() if look.seat == seat]
        self.pools: dict[str, Sequence[Look | int]] = {}


class Way:
    """An action as the menu lists it; this one names nothing, or one thing."""

    def __init__(self, action: Action) -> None:
        self.word, self.verb, self.parts = action.begins, action.verb, action.parts
        self.at_all, self.judge = action.at_all, action.judge
        self.first = action.parts[0].judge if action.parts else None
        self.kinds = frozenset(action.parts[0].kinds if action.parts else ())

    def list_all(self, s: Situation, firsts: Sequence[Look | int], options: list[Option]) -> None:
        """All of it that begins with one of these."""
        word, judge = self.word, self.judge
        things = [each for each in self.possible(s, firsts) if judge(s, each) is None]
        options.extend([(word, each.source if isinstance(each, Look) else each) for each in things])

    def list_one(self, s: Situation, first: Look | int, options: list[Option]) -> None:
        """All of it that begins with this."""
        if (self.first is None or self.first(s, first) is None) and self.judge(s, first) is None:
            options.append((self.word, named(first)))

    def possible(self, s: Situation, firsts: Sequence[Look | int]) -> Sequence[Look | int]:
        """Those of them that may be named, whatever is named with it."""
        first = self.first
        return firsts if first is None else [each for each in firsts if first(s, each) is None]


class OfMore(Way):
    """An action that names more than one thing."""

    def list_one(self, s: Situation, first: Look | int, options: list[Option]) -> None:
        self.list_all(s, [first], options)


class OfAbilities(OfMore):
    """An action that names a piece and one of its abilities."""

    def list_all(self, s: Situation, firsts: Sequence[Look | int], options: list[Option]) -> None:
        for look in self.possible(s, firsts):
            if isinstance(look, Look) and look.abilities:
                numbers = [nth for nth in range(len(look.abilities)) if self.judge(s, look, nth) is None]
                options.extend([(self.word, look.source, nth) for nth in numbers])


class OfPairs(OfMore):
    """An action that names two things, each pair judged."""

    def list_all(self, s: Situation, firsts: Sequence[Look | int], options: list[Option]) -> None:
        seconds = self.seconds(s) if firsts else ()
        if not seconds:
            return
        possible = self.possible(s, firsts)
        word, judge = self.word, self.judge
        for first in possible:
            one = named(first)
            options.extend([(word, one, named(each)) for each in seconds if judge(s, first, each) is None])

    def seconds(self, s: Situation) -> Sequence[Look | int]:
        """What may be named second, whatever is named first; found once a menu."""
        if self.verb not in s.pools:
            part = self.parts[1]
            fitting = of_kinds(s, pool(s, part), part.kinds)
            s.pools[self.verb] = [each for each in fitting if part.judge is None or part.judge(s, each) is None]
        return s.pools[self.verb]


class OfReach(OfMore):
    """An action that names two things, all second ones to a first found at once."""

    def __init__(self, action: Action, reach: Reach) -> None:
        super().__init__(action)
        self.reach = reach

    def list_all(self, s: Situation, firsts: Sequence[Look | int], options: list[Option]) -> None:
        for first in self.possible(s, firsts):
            word, one = self.word, named(first)
            options.extend([(word, one, named(each)) for each in self.reach(s, first) if not isinstance(each, tuple)])


class OfGroups(OfReach):
    """An action that names three things or more, all that go with a first one found at once."""

    def list_all(self, s: Situation, firsts: Sequence[Look | int], options: list[Option]) -> None:
        for first in self.possible(s, firsts):
            one, found = named(first), self.reach(s, first)
            options.extend([(self.word, one, *map(named, more)) for more in found if isinstance(more, tuple)])


def way_of(action: Action) -> Way:
    """By what it names."""
    if len(action.parts) < 2:
        return Way(action)
    if action.reach is not None:
        return OfReach(action, action.reach) if len(action.parts) == 2 else OfGroups(action, action.reach)
    return OfAbilities(action) if action.parts[1].place == "ability" else OfPairs(action)


def named(thing: Look | int) -> int:
    """How an option names it."""
    return thing.source if isinstance(thing, Look) else thing


def of_kinds(s: Situation, things: Sequence[Look | int], kinds: Sequence[str]) -> Sequence[Look | int]:
    """The cards that are of one of these kinds, if any are asked for."""
    if not kinds:
        return things
    faces = s.g.faces
    of = [each.face.kinds if isinstance(each, Look) else faces[each & CARD_MASK].kinds for each in things]
    return [each for each, its in zip(things, of, strict=True) if not its.isdisjoint(kinds)]


HAND = "hand"


def pool(s: Situation, part: ActionArgument) -> Sequence[Look | int]:
    """What lies where a part is looked for."""
    if part.pool is not None:
        return part.pool(s)
    if part.place == "field":
        return [look for look in s.looks.values() if look.seat != s.seat] if part.theirs else s.mine
    if part.place == "hand":
        if HAND not in s.pools:
            s.pools[HAND] = [s.g.state.refs[card] for card in s.g.zone(s.seat, HAND)]
        return s.pools[HAND]
    return range(part.count)


class WayGroup:
    """Actions that the menu lists together; several of them card by card, so that what one can do stands together."""

    def __init__(self, ways: Sequence[Way]) -> None:
        self.ways = list(ways)
        self.conditional = any(way.at_all is not None for way in ways)
        self.by_card: dict[tuple[frozenset[str], frozenset[str]], list[Way]] = {}

    def list_all(self, s: Situation, options: list[Option]) -> None:
        """Every option of these actions."""
        ways = self.ways
        if self.conditional:
            ways = [way for way in ways if way.at_all is None or way.at_all(s) is None]
        if not ways:
            return
        if not ways[0].parts:
            options.extend([(way.word,) for way in ways if way.judge(s) is None])
        elif len(self.ways) == 1:
            ways[0].list_all(s, pool(s, ways[0].parts[0]), options)
        else:
            for first in pool(s, ways[0].parts[0]):
                for way in self.fitting(first.face if isinstance(first, Look) else s.g.faces[first & CARD_MASK]):
                    if not self.conditional or way in ways:
                        way.list_one(s, first, options)

    def fitting(self, face: Face) -> list[Way]:
        """Those that a card of this kind, or with this keyword, can be named first in; worked out once."""
        sort = (face.kinds, frozenset(face.keywords))
        ways = self.by_card.get(sort)
        if ways is None:
            is_ = sort[0] | sort[1]
            ways = self.by_card[sort] = [way for way in self.ways if not way.kinds or not way.kinds.isdisjoint(is_)]
        return ways


class Actions:
    """The turn actions of a game. `situation`: what its judges share."""

    def __init__(self, *records: Action, situation: type[Situation] = Situation) -> None:
        self.records = records
        self.situation = situation
        self.groups: dict[str, list[WayGroup]] = {}
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
        for group in self._groups(phase):
            group.list_all(s, options)
        return options

    def _groups(self, phase: str) -> list[WayGroup]:
        """The actions of a phase, those together that are listed card by card."""
        if phase not in self.groups:
            fitting = [each for each in self.records if each.begins != REPEAT[0] and phase in (each.phases or (phase,))]
            listed = {(each.begins, each.judge, len(each.parts)): each for each in fitting}  # by another name: once
            together = groupby(listed.values(), lambda each: each.way_of or each.begins)
            self.groups[phase] = [WayGroup([way_of(action) for action in group]) for _, group in together]
        return self.groups[phase]

    # --- one of them ---

    def meant(self, g: Game, option: Option) -> Action | None:
        """The action that an option is, whether it may be taken or not: of several with one word the one for such a
        card; None if it cannot be said."""
        alike = self.alike.get((str(option[0]), len(option)), []) if option else []
        if not all(isinstance(value, int) for value in option[1:]):
            return None
        if len(alike) < 2:
            return alike[0] if alike else None
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
        action = self.meant(g, option)
        assert action is not None
        return action.begin(g, seat, *option[1:])

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
        thing = _found(s, part, value, things)
        if isinstance(thing, Refusal):
            return thing
        things.append(thing)
    if action.at_all is not None and (refusal := action.at_all(s)) is not None:
        return refusal
    for part, thing in zip(action.parts, things, strict=True):
        if part.judge is not None and (refusal := part.judge(s, thing)) is not None:
            return refusal
    return action.judge(s, *things)


def _found(s: Situation, part: ActionArgument, value: int, before: Sequence[Look | int]) -> Look | int | Refusal:
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
