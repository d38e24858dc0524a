"""Faces and the library: pinned cards compiled once into functions and rows."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING

from msgspec import structs

from engine.kernel.abilities.filters import Test, amount_of, condition, predicate
from engine.kernel.cards import tree as t
from engine.kernel.cards.card import Card
from engine.kernel.cards.numerals import ALL_OF_IT, greatest
from engine.kernel.characteristics.continuous import Continuous
from engine.kernel.characteristics.look import Look, Predicate
from engine.kernel.characteristics.order import Change, Orders
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.memory import asked_of, in_order, name_of

if TYPE_CHECKING:
    from engine.kernel.abilities.rows import Row
    from engine.kernel.state.game import Game
    from engine.kernel.verbs.verb import Verb, Verbs


class Listen:
    """A trigger condition, compiled (LOR 7.4.2)."""

    __slots__ = (
        "by",
        "counted",
        "counterpart",
        "event",
        "itself",
        "least",
        "manner",
        "nth",
        "once",
        "state",
        "subject",
        "theirs",
        "times",
        "yours",
    )

    def __init__(self, node: t.Trigger) -> None:
        self.event = node.event
        self.subject = None if isinstance(node.subject, t.Anything) else predicate(node.subject)
        self.counterpart = None if isinstance(node.counterpart, t.Anything) else predicate(node.counterpart)
        self.itself = speaks_of_itself(node.subject)
        self.manner = node.manner
        self.by = node.by
        self.nth = node.nth
        self.counted = in_order(node)
        self.yours = node.yours
        self.least = node.least
        self.theirs = node.theirs
        self.once = node.once
        self.times = node.times
        self.state = condition(node.state)


def speaks_of_itself(subject: t.Filter) -> bool:
    """Whether a trigger waits for something to happen to its own card, or to the one that this card is on."""
    match subject:
        case t.Is(t.This() | t.Bound("host")):
            return True
        case t.AllOf(parts):
            return any(speaks_of_itself(part) for part in parts)
    return False


class Ability:
    """A compiled ability: its kind, triggers, costs and rows; `number` is its place in the library.

    `feasible`: whether its costs can be paid; `useful`: whether it could do anything; `secret`: where that hangs on
    hidden cards, whether it could as far as everybody can see. `answers`: what it can be used in answer to.
    `tags`: what all that it says is called. `starts`: its first row after those that pay.
    """

    __slots__ = (
        "answers",
        "card",
        "condition",
        "continuous",
        "exerts_self",
        "feasible",
        "kind",
        "node",
        "number",
        "once",
        "rows",
        "secret",
        "starts",
        "tags",
        "triggers",
        "useful",
    )

    def __init__(self, number: int, card: str, kind: str, node: t.Ability) -> None:
        self.number = number
        self.card = card
        self.kind = kind
        self.node = node
        self.rows: list[Row] = []
        self.triggers: tuple[Listen, ...] = ()
        self.answers: tuple[Listen, ...] = ()
        self.continuous: tuple[Continuous, ...] = ()
        self.condition: Test | None = None
        self.feasible: Test | None = None
        self.useful: Test | None = None
        self.secret: Test | None = None
        self.exerts_self = False
        self.once = False
        self.tags = frozenset(t.tag_of(part) for part in t.nodes_of(node))
        self.starts = 0


class Face:
    """A printed card, ready to be looked up fast. `sorts`: what an action may ask it to be, a kind or a keyword;
    `is_plain`: whether it says nothing itself of when it can be played or what that costs."""

    __slots__ = (
        "activated",
        "by_keyword",
        "card",
        "classes",
        "colors",
        "continuous",
        "enters",
        "extra_cost",
        "hears",
        "is_plain",
        "keywords",
        "kinds",
        "listens",
        "lying",
        "marks",
        "names",
        "other_price",
        "other_when",
        "self_bans",
        "self_discounts",
        "sorts",
        "spell",
        "spells",
        "stacking_cost",
        "stacks_onto",
        "stats",
    )

    def __init__(self, card: Card) -> None:
        self.card = card
        self.kinds = frozenset((card.kind, *card.marks, *(kind for kind, _ in card.halves)))
        self.names = frozenset(card.id_name)
        self.classes = frozenset(card.classes)
        self.by_keyword: dict[str, str] = {}
        self.colors = frozenset(card.colors)
        self.marks = frozenset(card.marks)
        self.stats: dict[str, int] = dict(card.stats)
        self.keywords: dict[str, int] = {}
        self.sorts = self.kinds
        self.activated: tuple[int, ...] = ()
        self.listens: tuple[tuple[str, int, Listen], ...] = ()
        self.hears: frozenset[str] = frozenset()
        self.lying: tuple[tuple[str, int, Listen], ...] = ()
        self.continuous: tuple[Continuous, ...] = ()
        self.self_discounts: tuple[tuple[Test | None, Callable[[Game, Look], int]], ...] = ()
        self.self_bans: tuple[tuple[Test | None, str, Predicate], ...] = ()
        self.enters: tuple[tuple[Test | None, t.Enters], ...] = ()
        self.stacks_onto: Predicate | None = None
        self.spell = -1
        self.spells: tuple[int, ...] = ()
        self.is_plain = True
        self.extra_cost = -1
        self.other_price = -1
        self.other_when: Test | None = None
        self.stacking_cost = -1


class Library:
    """All cards of a game compiled once; ability numbers are the same wherever the same cards are pinned in order.

    `compile_`: fills in an ability's rows. `layers`: the layer of each kind of change, where a game has layers.
    `entering`: deeds by which cards come into play.
    `sides`: the other cards that each can be taken for; `blank`: what lies face down; `also`: keywords that add
    classes.
    `lent`: events that an ability listens for which a card may have though it is not printed on it; `answered`: what
    abilities can be used in answer to, by its event; `unasked`: abilities that are not used in answer to something
    alone, by window; `tags`: what all abilities say. `between`: what is done between what a text does first and what
    then. `apart`: whether each of several to whom one sentence does the same is another one.
    """

    def __init__(
        self,
        cards: Mapping[str, Card],
        keyword_trees: Mapping[str, t.Tree],
        verbs: Verbs,
        compile_: Callable[[Library, Ability], None],
        layers: Mapping[Change, int] = MappingProxyType({}),
        entering: frozenset[str] = frozenset(("play",)),
        sides: Callable[[Card], tuple[Card, ...]] = lambda card: (),
        also: frozenset[str] = frozenset(),
        between: Row | None = None,
        apart: bool = False,
    ) -> None:
        self.verbs = verbs
        self.also = also
        self.between = between
        self.apart = apart
        self._compile = compile_
        self.narrow = {kind: verb.narrow for kind, verb in verbs.items() if verb.narrow is not None}
        self.narrow_cards = {kind: verb.only for kind, verb in verbs.items() if verb.only is not None}
        self.abilities: list[Ability] = []
        self.filters: list[Predicate] = []
        self.layers = layers
        self._entering = entering
        self.orders = Orders()
        self._numbers: dict[tuple[str, t.Ability], int] = {}
        self._filter_numbers: dict[t.Filter, int] = {}
        self.keyword_abilities: dict[str, tuple[int, ...]] = {}
        for name, tree in keyword_trees.items():
            self.keyword_abilities[name] = tuple(self.ability("", node) for node in tree)
        self.faces = {key: self.face(cards[key]) for key in sorted(cards)}
        self.sides = {key: tuple(self.face(side) for side in sides(cards[key])) for key in sorted(cards)}
        self.blank = Face(Card(key="", kind="", name={"en": ""}, id_name=()))
        asked = dict.fromkeys(on for key in sorted(cards) for on in asked_of(cards[key].abilities))
        self.asked_states = frozenset(
            part.state for key in sorted(cards) for part in t.nodes_of(cards[key].abilities) if isinstance(part, t.In)
        )
        self._memory_names = {on: name_of(number) for number, on in enumerate(asked)}
        self.memories: dict[str, list[tuple[Listen, str]]] = {}
        for on, name in self._memory_names.items():
            self.memories.setdefault(on.event, []).append((Listen(on), name))
        self._greatest = -1
        self.marks = frozenset().union(*[face.marks for face in self.faces.values()])
        self.heard = _events(self.abilities)
        self.lying = _events(ability for ability in self.abilities if ability.kind == "lying")
        self.answered: dict[str, list[Listen]] = {}
        for listen in (each for ability in self.abilities for each in ability.answers):
            self.answered.setdefault(listen.event, []).append(listen)
        self.unasked = _by_window(self.abilities)
        self.tags = frozenset(tag for ability in self.abilities for tag in ability.tags)
        printed = {number for face in self.faces.values() for _, number, _ in face.listens}
        stood_for = {number for numbers in self.keyword_abilities.values() for number in numbers}
        self.lent = _events(
            ability for ability in self.abilities if ability.number not in printed or ability.number in stood_for
        )

    @rule("LOR 10.11.1")
    def stands_for(self, keyword: str) -> tuple[int, ...]:
        """The whole abilities that a keyword abbreviates."""
        return self.keyword_abilities.get(keyword, ())

    @property
    def greatest(self) -> int:
        """The greatest number printed on any card, in its texts or beside them."""
        if self._greatest < 0:
            self._greatest = greatest(face.card for face in self.faces.values())
        return self._greatest

    def memory(self, on: t.Trigger) -> str:
        """How the tallies that count this event of the turn begin; the reference of its subject follows."""
        return self._memory_names[on]

    def filter(self, node: t.Filter) -> int:
        """The number of a filter, so that states can name it."""
        if node not in self._filter_numbers:
            self._filter_numbers[node] = len(self.filters)
            self.filters.append(predicate(node))
        return self._filter_numbers[node]

    def ability(self, card: str, node: t.Ability) -> int:
        """The number of an ability, compiling it the first time."""
        key = (card, node)
        if key not in self._numbers:
            number = self._numbers[key] = len(self.abilities)
            kind = type(node).__name__.lower()
            self.abilities.append(Ability(number, card, kind, node))
            self._compile(self, self.abilities[number])
        return self._numbers[key]

    def face(self, card: Card) -> Face:
        """A card compiled, one of its own each time that it is asked for."""
        face = Face(card)
        for node in card.abilities:
            self._join(face, node)
        face.hears = frozenset(event for event, _, _ in face.listens)
        face.sorts = face.kinds.union(face.keywords)
        face.is_plain = not face.self_bans and not face.self_discounts and max(face.extra_cost, face.other_price) < 0
        return face

    def _join(self, face: Face, node: t.Ability) -> None:
        match node:
            case t.Keyword(name, value, onto, cost):
                face.keywords[name] = face.keywords.get(name, 0) + value
                face.stacks_onto = predicate(onto) if onto is not None else face.stacks_onto
                face.stacking_cost = self._price(face, cost) if cost is not None else face.stacking_cost
                if name in self.also:
                    face.by_keyword |= dict.fromkeys(sorted(classes_in(onto) - face.classes), name)
                    face.classes |= classes_in(onto)
                for number in self.stands_for(name):
                    self._join_number(face, number)
            case t.Static(effects, when):
                for effect in effects:
                    self._join_static(face, effect, when)
            case _:
                if isinstance(node, t.Spell) and node.condition is not None:
                    self._join_static(face, t.Cannot(t.This(), "play"), t.Never(node.condition))
                self._join_number(face, self.ability(face.card.key, node))

    def _join_number(self, face: Face, number: int) -> None:
        ability = self.abilities[number]
        if ability.kind == "triggered":
            face.listens += tuple((listen.event, number, listen) for listen in ability.triggers)
        elif ability.kind == "lying":
            face.lying += tuple((listen.event, number, listen) for listen in ability.triggers)
        elif ability.kind == "activated":
            face.activated += (number,)
        elif ability.kind == "spell":
            face.spell = number
            face.spells += (number,)

    def _join_static(self, face: Face, effect: t.Effect, when: t.Condition | None) -> None:
        match effect:
            case t.Enters(whom=None):
                face.enters += ((condition(when), effect),)
            case t.PayLess(t.Is(t.This()), None, also=t.Node() as cost):
                face.other_price, face.other_when = self._price(face, cost), condition(when)
            case t.PayLess(also=t.Node() as cost):
                face.extra_cost = self._price(face, cost)
            case t.PayLess(t.Is(t.This()), amount, deed="play"):
                face.self_discounts += ((condition(when), amount_of(ALL_OF_IT if amount is None else amount)),)
            case t.Cannot(t.This(), deed, _, filter_) if deed in self._entering:
                face.self_bans += ((condition(when), deed, predicate(filter_)),)
            case _ if (verb := self.verbs.get(type(effect))) is not None and _is_printed(verb, effect, when):
                assert verb.prints is not None
                verb.prints(face, effect)
            case _:
                face.continuous += (Continuous(self, effect, when),)

    def _price(self, face: Face, cost: t.Effect) -> int:
        """What is paid when a card is played, as an ability without effect."""
        return self.ability(face.card.key, t.Activated((besides(cost),), t.Seq(()), "playing"))


def _is_printed(verb: Verb, effect: t.Effect, when: t.Condition | None) -> bool:
    """Whether it is part of its card wherever that lies; what says so of another one, or for a time, has to last."""
    always = when is None and getattr(effect, "target", t.This()) == t.This()
    return verb.prints is not None and (always or verb.standing is None)


def _events(abilities: Iterable[Ability]) -> frozenset[str]:
    return frozenset(listen.event for ability in abilities for listen in ability.triggers)


@rule("GOT 12.9.2")
def classes_in(onto: t.Filter | None) -> set[str]:
    """The classes that a keyword names; its card is of them in every zone."""
    return {part.name for part in t.nodes_of(onto) if isinstance(part, t.Class)}


def besides(cost: t.Effect) -> t.Effect:
    """A cost of playing a card is not paid with that card, nor with those that are named for playing it."""
    target = getattr(cost, "target", None)
    if isinstance(cost, t.Discard):
        return structs.replace(cost, filter=t.AllOf((cost.filter, t.Other())))
    if isinstance(target, t.Chosen):
        return structs.replace(cost, target=structs.replace(target, filter=t.AllOf((target.filter, t.Other()))))
    return cost


def _by_window(abilities: Iterable[Ability]) -> dict[str, list[Ability]]:
    """Those that are used at other times than in answer to something, by the windows that they name."""
    by_window: dict[str, list[Ability]] = {}
    for ability in abilities:
        if ability.answers and not getattr(ability.node, "also", False):
            continue
        for window in getattr(ability.node, "windows", ()) or (getattr(ability.node, "window", ""),):
            by_window.setdefault(window, []).append(ability)
    return by_window
