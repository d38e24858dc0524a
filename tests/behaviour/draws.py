"""Small programs at random: trees put together from a game's own nodes, as far as its grammar can print them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import NamedTuple

from engine.games.lorcana.nodes import PayInk, ToInkwell
from engine.games.lorcana.wording.nouns.filters import LEAVES as LORCANA_LEAVES
from engine.games.mlp.nodes import AddScene, Relocate, Remove, ToPlan
from engine.games.mlp.wording.filters import LEAVES as MLP_LEAVES
from engine.games.mlp.wording.filters import SOME_PRESENT
from engine.kernel.cards import tree as t
from engine.wording import REFUSED, CardTextError, Leaves
from engine.wording.referents import Unclear
from tests.wording.lorcana_trial import LORCANA
from tests.wording.mlp_trial import MLP
from tests.wording.trial import Trial

LARGEST = 40
"""Nodes of a program; a larger one is no small program any more."""
CHARACTER = t.Kind("character")
WHO: Sequence[t.Who] = (t.You(), t.You(), t.Opponents(), t.Players())
Draw = Callable[[], t.Effect]


class Program(NamedTuple):
    """An ability on a card of a kind, and how it is printed."""

    kind: str
    ability: t.Ability
    text: str


class Draws:
    """What is drawn in any game; a game adds its verbs, its leaves of filters, its conditions and its cards."""

    trial: Trial
    leaves: Leaves
    kinds: Sequence[tuple[str, Callable[[], t.Ability]]]
    verbs: Sequence[Draw]

    def __init__(self, random: Random) -> None:
        self.random = random
        self.bearer = ""

    def program(self) -> Program:
        """The next one that can be printed and says what was meant: a "them" that speaks of nothing does not."""
        while True:
            self.bearer, draw = self.random.choice(self.kinds)
            ability = draw()
            if REFUSED in (ability, *parts_of(ability)) or len(t.nodes_of(ability)) > LARGEST:
                continue
            try:
                text = self.trial.plain((ability,), "en", self.bearer)
                read = self.trial.read(text, "en", self.bearer).abilities
            except (CardTextError, TypeError, Unclear):
                continue
            if read == (ability,):
                return Program(self.bearer, ability, text)

    # --- bodies ---

    def body(self) -> t.Effect:
        """One verb, two, or one under a condition or at somebody's will."""
        match self.random.randrange(10):
            case 0 | 1 | 2:
                return self.verb()
            case 3 | 4:
                return t.Seq((self.verb(), self.further()))
            case 5:
                return t.Seq((self.verb(), self.further()), "then")
            case 6:
                return t.May(self.verb())
            case 7:
                return t.If(self.condition(), self.verb())
            case 8:
                return t.If(self.condition(), self.verb(), self.verb())
        return self.to_do()

    def to_do(self) -> t.Effect:
        """One thing done for the sake of another."""
        return t.ToDo(self.cost(), self.verb())

    def verb(self) -> t.Effect:
        return self.random.choice(self.verbs)()

    def further(self) -> t.Effect:
        """Another verb, sometimes of what the one before has named."""
        node = self.verb()
        if isinstance(getattr(node, "target", None), t.Chosen | t.Every) and self.random.random() < 0.6:
            return type(node)(
                **{name: getattr(node, name) for name in node.__struct_fields__} | {"target": t.Bound("chosen")}
            )
        return node

    def cost(self) -> t.Effect:
        """What one's own cards and hand allow."""
        deed = self.verb()
        return t.Discard(t.You(), self.number()) if getattr(deed, "who", t.You()) != t.You() else deed

    def condition(self) -> t.Condition:
        raise NotImplementedError

    # --- parts ---

    def number(self, most: int = 3) -> int:
        return self.random.randint(1, most)

    def combined(self, *parts: t.Filter) -> t.Filter:
        """A filter of these leaves, in the order in which it is printed."""
        return self.leaves.combined([part for part in parts if not isinstance(part, t.Anything)])  # type: ignore[return-value]

    def some(self, leaves: Sequence[Callable[[], t.Filter]], *fixed: t.Filter) -> t.Filter:
        """None, one or two of the leaves, and those that are fixed."""
        drawn = self.random.sample(leaves, self.random.choice((0, 0, 1, 1, 2)))
        return self.combined(*fixed, *(leaf() for leaf in drawn))

    def among(self, filter_: t.Filter) -> t.Target:
        """One of these, several, up to several, or all."""
        n = self.random.randint(2, 3)
        return self.random.choice(
            (
                t.Chosen(filter_),
                t.Chosen(filter_),
                t.Chosen(filter_, n, n),
                t.Chosen(filter_, 0, n),
                t.Every(filter_),
            )
        )

    def bounds(self) -> t.Op:
        return self.random.choice((">=", "<="))


def parts_of(value: object) -> list[object]:
    """Everything that stands in a tree."""
    if isinstance(value, tuple):
        return [inner for part in value for inner in (part, *parts_of(part))]
    if isinstance(value, t.Node):
        fields = [getattr(value, name) for name in value.__struct_fields__]
        return [inner for part in fields for inner in (part, *parts_of(part))]
    return []


class LorcanaDraws(Draws):
    """What Lorcana's cards speak of."""

    trial, leaves = LORCANA, LORCANA_LEAVES

    def __init__(self, random: Random) -> None:
        super().__init__(random)
        self.kinds = (
            ("action", lambda: t.Spell(self.body())),
            ("action", lambda: t.Spell(self.body())),
            ("character", self.triggered),
            ("character", self.static),
            ("item", lambda: t.Activated((self.random.choice((t.Exert(t.This()), PayInk(1))),), self.body())),
        )
        self.verbs = (
            lambda: t.Draw(self.who(), self.amount()),
            lambda: t.Discard(self.who(), self.number()),
            lambda: t.GainPoints(t.You(), self.amount()),
            lambda: t.LosePoints(t.Opponents(), self.number()),
            lambda: t.Deal(self.characters(), self.amount()),
            lambda: t.PutDamage(self.characters(), self.number()),
            lambda: t.Heal(self.characters(), self.number()),
            lambda: t.Banish(self.characters()),
            lambda: t.Exert(self.characters()),
            lambda: t.Ready(self.characters()),
            lambda: t.ToHand(self.random.choice((self.characters(), self.pile()))),
            lambda: ToInkwell(
                self.random.choice((t.Top(), t.Chosen(t.Anything(), zone="hand", whose=t.You()))), exerted=True
            ),
            lambda: t.Modify(
                self.characters(),
                self.random.choice(("strength", "willpower", "lore")),
                self.random.choice((1, 2, -1, -2)),
                "turn",
            ),
            lambda: t.Grant(self.characters(), (self.keyword(),), "turn"),
            lambda: t.Cannot(self.characters(), self.random.choice(("quest", "challenge")), "turn"),
            lambda: t.Seq((t.Look(self.number() + 1), t.Take(), t.PutRest(self.random.choice(("top", "bottom"))))),
            lambda: t.PlayFree(
                self.combined(self.random.choice((CHARACTER, t.Kind("item"))), t.Has("cost", "<=", self.number(5)))
            ),
        )
        self.traits: tuple[Callable[[], t.Filter], ...] = (
            lambda: t.Side(self.random.random() < 0.5),
            t.Other,
            lambda: t.Has(self.random.choice(("cost", "strength", "willpower")), self.bounds(), self.number(5)),
            lambda: t.In(self.random.choice(("exerted", "damaged", "ready", "undamaged"))),
            lambda: t.With(self.random.choice(("evasive", "rush", "ward"))),
            lambda: t.Class(self.random.choice(("hero", "villain", "princess"))),
        )

    def who(self) -> t.Who:
        return self.random.choice(WHO)

    def characters(self) -> t.Target:
        filter_ = self.some(self.traits, CHARACTER)
        own = (t.This(),) if self.bearer in ("character", "item") else ()
        return self.random.choice((self.among(filter_), self.among(filter_), *own))

    def pile(self) -> t.Target:
        kind = self.random.choice((CHARACTER, t.Kind("item"), t.Kind("action")))
        return t.Chosen(kind, zone="discard", whose=t.You())

    def keyword(self) -> t.Keyword:
        name = self.random.choice(("evasive", "rush", "ward", "challenger", "resist"))
        return t.Keyword(name, self.number() if name in ("challenger", "resist") else 0)

    def amount(self) -> t.Amount:
        count = t.Count(self.some(self.traits, CHARACTER, t.Side(True)))
        return self.random.choice((self.number(), self.number(), count))

    def condition(self) -> t.Condition:
        hand = t.Count(t.Anything(), "hand", self.random.choice((t.You(), t.AnyOpponent())))
        there = t.Count(self.some(self.traits, CHARACTER, t.Side(True)))
        return self.random.choice(
            (
                t.Compare(hand, self.bounds(), self.number()),
                t.Compare(there, ">=", self.number()),
                t.Matches(t.This(), t.In(self.random.choice(("exerted", "undamaged")))),
                t.Matches(t.This(), t.Has("strength", ">=", self.number())),
            )
        )

    def triggered(self) -> t.Ability:
        one = self.random.choice((t.Is(t.This()), self.some(self.traits, CHARACTER)))
        on = self.random.choice(
            (
                t.Trigger("play", t.Is(t.This())),
                t.Trigger("quest", one),
                t.Trigger("banish", one),
                t.Trigger("turn_start"),
                t.Trigger("damage", one),
                t.Trigger("discard"),
                t.Trigger("leave", one),
            )
        )
        return t.Triggered((on,), self.body(), self.random.choice((None, None, self.condition())))

    def static(self) -> t.Ability:
        """What it reads is nothing that it changes: in which order such effects count is no small question."""
        plain = (*self.traits[:2], *self.traits[3:4], *self.traits[5:], lambda: t.Has("cost", "<=", self.number(5)))
        target = self.random.choice((t.This(), t.Every(self.some(plain, CHARACTER))))
        effect = self.random.choice(
            (
                t.Modify(target, self.random.choice(("strength", "lore")), self.random.choice((1, 2, -1))),
                t.Modify(target, "willpower", self.number()),
                t.Modify(target, "strength", t.Per(1, t.Count(self.some(plain, CHARACTER)))),
                t.Grant(target, (self.keyword(),)),
                t.Cannot(target, self.random.choice(("quest", "challenge"))),
            )
        )
        hand = t.Compare(t.Count(t.Anything(), "hand", t.You()), self.bounds(), self.number())
        return t.Static((effect,), self.random.choice((None, hand, t.YourTurn())))


class MlpDraws(Draws):
    """What My Little Pony's cards speak of."""

    trial, leaves = MLP, MLP_LEAVES

    def __init__(self, random: Random) -> None:
        super().__init__(random)
        self.kinds = (
            ("event", lambda: t.Spell(self.body())),
            ("event", lambda: t.Spell(self.body())),
            ("event", lambda: t.Spell(self.body())),
            ("character", self.static),
        )
        scenes = self.scenes
        self.verbs = (
            lambda: t.Draw(self.random.choice(WHO), self.amount()),
            lambda: t.Discard(self.random.choice(WHO), self.random.choice((1, 2, None))),
            lambda: t.Discard(t.You(), 1, self.random.choice((t.Kind("event"), t.Class("pet")))),
            lambda: t.ToDiscard(t.Chosen(t.Anything(), self.random.randint(0, 2), 99, "hand", whose=t.You())),
            lambda: t.Banish(self.characters()),
            lambda: t.Exert(self.random.choice((self.characters(), scenes()))),
            lambda: t.Ready(self.random.choice((self.characters(), scenes()))),
            lambda: t.ToHand(self.random.choice((self.characters(), self.pile()))),
            lambda: t.ToDiscard(self.random.choice((t.Top(self.number()), t.Top(self.number(), bottom=True)))),
            lambda: t.Modify(self.characters(), "idea", self.change(), "turn"),
            lambda: t.Give(self.characters(), self.random.choice(("candy", "cheer", "recall"))),
            lambda: t.TakeOff(self.characters(), self.random.choice(("candy", "cheer"))),
            lambda: AddScene(self.number()),
            lambda: t.Flip(scenes(), self.random.random() < 0.5),
            lambda: Relocate(self.characters()),
            lambda: t.ToPlay(self.random.choice((self.pile(CHARACTER), self.hand(CHARACTER)))),
            lambda: ToPlan(self.random.choice((self.hand(t.Anything()), t.Top(), t.Top(bottom=True)))),
            lambda: Remove(self.plans()),
            lambda: t.ToDeck(
                self.random.choice((self.hand(t.Anything()), self.pile())),
                self.random.choice(("top", "bottom", "shuffle")),
            ),
            self.looking,
        )
        self.traits: tuple[Callable[[], t.Filter], ...] = (
            lambda: t.Side(self.random.random() < 0.5),
            t.Other,
            lambda: t.Has(self.random.choice(("idea", "cost")), self.bounds(), self.number(4)),
            lambda: t.In(self.random.choice(("exerted", "ready"))),
            lambda: t.Has("candy", *self.random.choice(((">=", 1), ("==", 0)))),
            lambda: self.random.choice((SOME_PRESENT, t.Not(SOME_PRESENT), t.Has("cheer", ">=", 1))),
            lambda: self.random.choice((t.Class("pet"), t.Class("baker"))),
        )

    def characters(self) -> t.Target:
        filter_ = self.some(self.traits, CHARACTER)
        if self.random.random() < 0.1:
            return t.Chosen(filter_, *self.random.choice(((0, 99), (2, 99))))
        return self.among(filter_)

    def to_do(self) -> t.Effect:
        return t.May(super().to_do())

    def scenes(self) -> t.Target:
        sides = ((t.Side(True),), (t.Side(False),), ())
        faces = ((), (), (t.In(self.random.choice(("exerted", "ready", "face_up", "face_down"))),))
        filter_ = self.combined(t.Kind("scene"), *self.random.choice(sides), *self.random.choice(faces))
        return self.random.choice((t.Chosen(filter_), t.Chosen(filter_, 2, 2), t.Chosen(filter_, 0, 2)))

    def pile(self, *kinds: t.Filter) -> t.Target:
        kind = self.random.choice(kinds or (CHARACTER, t.Kind("event"), t.Anything()))
        least, most = self.random.choice(((1, 1), (1, 1), (0, 2)))
        return t.Chosen(kind, least, most if kind is not t.Anything() else 1, "discard", whose=t.You())

    def hand(self, kind: t.Filter) -> t.Target:
        return t.Chosen(kind, zone="hand", whose=t.You())

    def plans(self) -> t.Target:
        whose = self.random.choice((t.You(), t.Opponents(), t.Players()))
        return t.Chosen(t.Anything(), *self.random.choice(((1, 1), (2, 2), (0, 2))), "plans", whose=whose)

    def looking(self) -> t.Effect:
        look = t.Look(self.number() + 1, open=self.random.random() < 0.5)
        kind = self.random.choice((t.Anything(), CHARACTER, t.Kind("event")))
        take = t.Take(kind, self.random.choice((1, 2, None)), upto=self.random.random() < 0.3)
        if take.amount is None:
            take = t.Take(kind, None)
        rest = t.PutRest(self.random.choice(("top", "bottom", "discard")))
        return t.Seq((look, take, rest), "then")

    def count(self) -> t.Count:
        whose = self.random.choice((t.You(), t.Opponents()))
        return self.random.choice(
            (
                t.Count(self.some(self.traits, CHARACTER)),
                t.Count(t.Kind("event"), "discard", whose),
                t.Count(t.Anything(), "plans", whose),
                t.Count(self.combined(t.Kind("scene"), t.Side(True))),
            )
        )

    def amount(self) -> t.Amount:
        return self.random.choice((self.number(), self.number(), self.count()))

    def change(self) -> t.Amount:
        return self.random.choice((1, 2, -1, -2, self.count(), t.Per(-1, self.count())))

    def condition(self) -> t.Condition:
        hand = t.Count(t.Anything(), "hand", self.random.choice((t.You(), t.Opponents())))
        return self.random.choice(
            (
                t.Compare(hand, self.bounds(), self.number()),
                t.Compare(self.count(), *self.random.choice(((">=", 1), ("==", 0), (">=", 2), ("<=", 2)))),
                t.Compare(t.Points(t.You()), self.bounds(), self.number()),
            )
        )

    def own_condition(self) -> t.Condition:
        return t.Matches(
            t.This(),
            self.random.choice(
                (
                    t.Has("candy", ">=", 1),
                    t.Has("candy", "==", 0),
                    SOME_PRESENT,
                    t.In("wearing"),
                )
            ),
        )

    def static(self) -> t.Ability:
        """What it reads is no idea: in which order such effects count is no small question."""
        facing = t.AllOf((CHARACTER, t.Faces(t.This())))
        plain = self.traits
        self.traits = (*plain[:2], *plain[3:], lambda: t.Has("cost", "<=", self.number()))
        target = self.random.choice((t.This(), t.Every(self.some(self.traits, CHARACTER)), t.Every(facing)))
        when = self.random.choice((None, self.condition(), self.own_condition(), t.YourTurn()))
        effect = t.Modify(target, "idea", self.change())
        self.traits = plain
        return t.Static((effect,), when)


DRAWS: dict[str, type[Draws]] = {"lorcana": LorcanaDraws, "mlp": MlpDraws}
