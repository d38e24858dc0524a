"""The open question as one prompt: message keys and arguments, built from a view. It works out no legality."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from msgspec import Struct, structs

from engine.batches import LEFT, NAMED, Batch, lost_by_ending, owed, paying, scoring
from engine.games.registry import MANIFESTS
from engine.kernel.cards.card import Card
from engine.kernel.state.question import ACTION, ORDER, Option, Question
from engine.kernel.views.view import PieceView, ResolvingView, View
from engine.manifest import Telling
from engine.naming import OPEN, is_alike, is_bare, key_of, name_of, names_a_part, part_of, verb_of
from engine.saying import Arg, Name, Say, card, seat, term

MENU, ONE, SOME, IN_ORDER, IN_TURN, WAIT = "menu", "one", "some", "order", "turn", "wait"
TARGET = "target"
PAIR = "choice-pair"
"""The label of a choice that says what its card goes with."""
ANSWERS = frozenset(("yes", "no", "done", "cancel", "top", "bottom"))


class Choice(Struct, frozen=True):
    """One option: its index in the question, what it is called, what else helps to tell it from others, and the key of
    the card it is about ("" for none). `side`: whether a target is "own" or "opposing", "" for no target. `ref`: the
    piece in play that is chosen, or that its card goes with, 0 for none; `mark`: its number among those that may be,
    for its label and the picture of the table, 0 where no other piece could be chosen, and where not everybody may see
    the choice."""

    index: int
    label: Say
    about: Say | None = None
    key: str = ""
    side: str = ""
    ref: int = 0
    mark: int = 0


class ChoiceGroup(Struct, frozen=True):
    """Choices under one verb of the action menu; a prompt of any other style has one group without a verb."""

    verb: str
    choices: tuple[Choice, ...]


class Prompt(Struct, frozen=True, kw_only=True):
    """What one viewer is shown of the open question.

    `style`: menu (verb, then object), one, some (at least `least`, at most `most`), order (all, one after another),
    turn (some, one after another), or wait, where the viewer may only know who is awaited. `source`: the card whose
    printed text asks, "" where a rule asks; `ability`: the number of the ability that asks, -1 where that is not known;
    `given`: what gave it to the card that asks, the source or a keyword. `batches`: what one choice may
    answer for this question and those that follow; `owed`: of how many pieces a cost still consists, 0 where one
    answer is all; `lost`: the verbs of a menu that nobody gets back once his turn is over.
    """

    no: int
    seat: int
    style: str
    title: Say
    kind: str = ""
    rule: str = ""
    source: str = ""
    ability: int = -1
    given: Name | None = None
    groups: tuple[ChoiceGroup, ...] = ()
    least: int = 1
    most: int = 1
    batches: tuple[Batch, ...] = ()
    owed: int = 0
    lost: tuple[str, ...] = ()

    @property
    def choices(self) -> tuple[Choice, ...]:
        """All choices of all groups."""
        return tuple(choice for group in self.groups for choice in group.choices)


def prompt(view: View, question: Question, viewer: int, keys: Sequence[str], cards: Mapping[str, Card]) -> Prompt:
    """The prompt of a question for a viewer. `keys` are the card keys by number, as the setup dealt them.

    A private question tells nobody but its seat more than who is awaited.
    """
    if question.private and viewer != question.seat:
        return Prompt(
            no=question.no, seat=question.seat, style=WAIT, title=Say("prompt-wait", {"seat": seat(question.seat)})
        )
    return _Words(view, question, keys, cards).prompt()


class _Words:
    """Finds the words for one question."""

    def __init__(self, view: View, question: Question, keys: Sequence[str], cards: Mapping[str, Card]) -> None:
        self.view = view
        self.question = question
        self.keys = keys
        self.cards = cards
        self.telling = MANIFESTS[view.game].telling
        self.pieces = {piece.ref: piece for side in view.seats for piece in side.pieces}

    def prompt(self) -> Prompt:
        q = self.question
        source = self.keys[q.source] if q.source >= 0 else ""
        resolving = next((each for each in self.view.resolving[-1:] if each.key == source), None)
        return Prompt(
            no=q.no,
            seat=q.seat,
            style=self._style(),
            title=self._title(source),
            kind=q.kind,
            rule=q.rule,
            groups=self._groups(),
            least=q.least,
            most=q.most,
            source=resolving.giver or source * resolving.own if resolving else "",
            ability=resolving.number if resolving else -1,
            given=self._given(resolving) if resolving else None,
            batches=self._batches(),
            owed=owed(self.view, q),
            lost=lost_by_ending(self.view, q) if q.kind == ACTION else (),
        )

    def _given(self, resolving: ResolvingView) -> Name | None:
        """What gave a card the ability that asks, None where that is its own."""
        if resolving.giver:
            return card(resolving.giver)
        group = "stat" if resolving.keyword in MANIFESTS[self.view.game].tokens else "keyword"
        return term(group, resolving.keyword) if resolving.keyword else None

    def _batches(self) -> tuple[Batch, ...]:
        """What is proposed for a cost names its pieces."""
        if picks := paying(self.view, self.question):
            named = tuple(self.named(int(self.question.options[pick][1])) for pick in picks)
            return (Batch(Say("choice-proposed"), picks, named),)
        return tuple(scoring(self.view, self.question))

    def _style(self) -> str:
        q = self.question
        if q.kind == ACTION and self.view.phase not in self.telling.at_once:
            return MENU
        if q.kind == ORDER:
            return IN_ORDER
        if q.least == q.most == 1:
            return ONE
        return IN_TURN if q.kind == OPEN else SOME

    def _title(self, source: str) -> Say:
        q = self.question
        args: dict[str, Arg] = {
            "seat": seat(q.seat),
            "least": q.least,
            "most": q.most,
            "effect": self._effect(),
            "card": card(source) if source else "none",
        }
        if q.kind == ACTION:
            return Say(self.telling.phases.get(self.view.phase, "prompt-action"), args | self._at_hand())
        if q.subject:
            args["subject"] = self.named(q.subject)
        if q.kind == "pay":
            args["left"] = int(self.view.facts.get(LEFT, 0))
            args["enough"] = sum(option[0] == "done" for option in q.options)
            args["cards"] = self._paid_with() or "none"
        verb = q.verb if q.kind in special(self.telling).get(q.verb, ()) else ""
        return Say("-".join(filter(None, ("prompt", q.kind, verb.replace("_", "-")))), args)

    def _paid_with(self) -> tuple[Name, ...]:
        """What has been named of a payment so far."""
        refs = [ref for name, ref in self.view.facts.items() if name.startswith(f"{NAMED}_")]
        return tuple(self.named(int(ref)) for ref in refs)

    def _effect(self) -> Name:
        return term("effect", self.question.verb or self.telling.meant.get(self.question.kind, "use"))

    def _at_hand(self) -> dict[str, Arg]:
        """What an action is about that is not a turn's: the two that exchange, the one that acts in its place."""
        q = self.question
        pair = self.view.challenge or ()
        told: dict[str, Arg] = {"target": "none"}
        for ref in pair:
            name = "card" if self.pieces[ref].seat == q.seat else "target"
            stats = self.pieces[ref].stats
            told |= {name: self.named(ref), **{f"{name}_{stat}": stats.get(stat, 0) for stat in self.telling.numbers}}
        slot = next((int(option[1]) for option in q.options if len(option) > 1 and is_bare(self.view, option)), -1)
        for piece in self.pieces.values():
            if slot >= 0 and (piece.seat, piece.slot) == (q.seat, slot):
                told |= {"card": self.named(piece.ref), "slot": term("slot", f"{slot}")}
        return told

    def _groups(self) -> tuple[ChoiceGroup, ...]:
        if self.question.kind != ACTION:
            choices = _numbered(self._told_apart(list(self._choices())))
            return (ChoiceGroup("", self._marked(sorted(choices, key=lambda choice: choice.side == "opposing"))),)
        groups: dict[str, list[Choice]] = {}
        for choice in self._choices():
            verb = verb_of(self.view, self.question.options[choice.index]) if self._style() == MENU else ""
            same = [each for each in groups.get(verb, ()) if (each.label, each.about) == (choice.label, choice.about)]
            if not same:  # copies of a card in hand are one choice; pieces differ by number
                groups.setdefault(verb, []).append(choice)
        return tuple(ChoiceGroup(verb, tuple(choices)) for verb, choices in groups.items())

    def _marked(self, choices: Sequence[Choice]) -> tuple[Choice, ...]:
        """The pieces among which one chooses, numbered in the order in which they are offered."""
        refs = list(dict.fromkeys(choice.ref for choice in choices if choice.ref))
        if self.question.private or len(refs) < 2:
            return tuple(choices)
        return tuple(
            structs.replace(choice, mark=refs.index(choice.ref) + 1) if choice.ref else choice for choice in choices
        )

    def _told_apart(self, choices: list[Choice]) -> list[Choice]:
        """Scenes that nobody could tell from each other are one choice, where only one is to be chosen."""
        if self._style() != ONE or owed(self.view, self.question):
            return choices
        return [
            choice
            for at, choice in enumerate(choices)
            if not any(self._is_same(choice, before) for before in choices[:at])
        ]

    def _is_same(self, one: Choice, other: Choice) -> bool:
        first, second = self._target(one), self._target(other)
        return first is not None and second is not None and is_alike(first, second, self.telling.alike)

    def _target(self, choice: Choice) -> PieceView | None:
        word, *rest = self.question.options[choice.index]
        return self.pieces.get(int(rest[0])) if word == "target" else None

    def _choices(self) -> Iterator[Choice]:
        for index, option in enumerate(self.question.options):
            word = str(option[0])
            if word in ANSWERS:
                yield Choice(index, Say(f"choice-{word}", {"effect": self._effect()}))
            elif is_bare(self.view, option):
                yield Choice(index, Say(f"choice-{word}"))
            elif word == "slot":
                yield self._about_slot(index, int(option[1]))
            elif word == "place":
                yield self._about_place(index, *map(int, option[1:]))
            elif word == "trigger":
                yield self._about_trigger(index, int(option[1]))
            elif word == "number":
                yield Choice(index, Say("choice-number", {"count": int(option[1])}))
            elif word == "named":
                key = str(option[1])
                yield Choice(index, Say("choice-named", {"card": card(key)}), None, key)
            elif word == "seat":
                yield Choice(index, Say("choice-seat", {"seat": seat(int(option[1]))}))
            else:
                yield self._about_card(index, option)

    def _about_trigger(self, index: int, stamp: int) -> Choice:
        """Several may wait of one card: each is called by its ability's name, and copies in play by their number."""
        entry = next((each for each in self.view.waiting if each.stamp == stamp), None)
        if entry is None:
            return Choice(index, Say("choice-number", {"count": index + 1}))
        group = "stat" if entry.keyword in MANIFESTS[self.view.game].tokens else "keyword"
        ability = term(group, entry.keyword) if entry.keyword else term("ability", f"{entry.key}:{entry.ability}")
        named = self.named(entry.piece) if entry.piece else card(entry.key)
        return Choice(index, Say("choice-trigger", {"card": named, "ability": ability}), key=entry.key)

    def _about_slot(self, index: int, slot: int) -> Choice:
        return Choice(index, Say("choice-slot", {"slot": term("slot", f"{slot}")}), self.faced(slot))

    def _about_place(self, index: int, owner: int, zone: int, at: int) -> Choice:
        """A card that is chosen unseen, by where it lies."""
        place = list(self.view.seats[owner].counts)[zone]
        return Choice(index, Say("choice-place", {"seat": seat(owner), "place": term("place", place), "count": at + 1}))

    def _about_card(self, index: int, option: Option) -> Choice:
        word, ref, rest = str(option[0]), int(option[1]), [int(arg) for arg in option[2:]]
        key = self.key(ref)
        args: dict[str, Arg] = {"card": self.named(ref)}
        target = self.part(option, 2)
        if word in self.telling.choices:
            named = [self.named(each) for each in rest if each in self.pieces]
            more: dict[str, Arg] = {"target": named[0], "others": tuple(named[1:]) or "none"} if named else {}
            lying = tuple([self.named(each) for each in (ref, *rest) if each in self._lying()])
            more |= {"cards": lying} if lying else {}
            return Choice(index, Say(f"choice-{word}", args | more), None, key)
        if target is not None and names_a_part(self.view, option):
            return Choice(index, Say("choice-use", {**args, "ability": target}), self.facts(ref), key)
        if target is not None:
            about = self.facts(rest[0]) if rest[0] in self.pieces else self.faced(rest[0])
            aim = rest[0] if rest[0] in self.pieces else 0
            return Choice(index, Say(PAIR, {**args, "target": target}), about, key, self.side(rest[0]), aim)
        side = self.side(ref) if self.question.kind == TARGET else ""
        return Choice(index, Say("choice-card", args), self.facts(ref), key, side, ref if ref in self.pieces else 0)

    def side(self, ref: int) -> str:
        """Whose a piece is to the seat that is asked."""
        piece = self.pieces.get(ref)
        return "" if piece is None else "own" if piece.seat == self.question.seat else "opposing"

    def _lying(self) -> frozenset[int]:
        """The cards that the viewer sees outside the field."""
        zones = [zone for side in self.view.seats for zone in (side.hand or (), *side.zones.values())]
        return frozenset([held.ref for zone in zones for held in zone])

    def part(self, option: Option, at: int) -> Name | None:
        return part_of(self.view, option, at, self.keys, self.cards)

    def named(self, ref: int) -> Name:
        return name_of(self.view, ref, self.keys)

    def key(self, ref: int) -> str:
        return key_of(self.view, ref, self.keys)

    def facts(self, ref: int) -> Say:
        """What tells a piece or card from others: owner and state, or cost and numbers."""
        piece = self.pieces.get(ref)
        return self._piece_facts(piece) if piece else self._card_facts(self.key(ref))

    def faced(self, slot: int) -> Say:
        """What faces a slot of the seat that is asked: what is nobody's lies before what is another player's."""
        theirs = [piece for piece in self.pieces.values() if piece.seat != self.question.seat]
        theirs.sort(key=lambda piece: piece.seat >= 0)
        facing = [piece.ref for piece in theirs if piece.slot == slot]
        return Say("facts-slot", {"card": self.named(facing[0]) if facing else "none"})

    def _piece_facts(self, piece: PieceView) -> Say:
        tokens = tuple(term("stat", name) for name, count in piece.stats.items() if count and name not in piece.base)
        args: dict[str, Arg] = {
            "seat": seat(piece.seat),
            "damage": piece.damage,
            "exerted": int(piece.exerted),
            "face_down": int(piece.face_down),
            "tokens": tokens or "none",
            "slot": term("slot", f"{piece.slot}") if piece.slot >= 0 else "none",
            "wearer": self.named(piece.at) if piece.at in self.pieces else "none",
        }
        return Say("facts-piece", args | self._numbers(piece.stats))

    def _card_facts(self, key: str) -> Say:
        definition = self.cards.get(key)
        stats = definition.stats if definition else {}
        kind = definition.kind if definition else "character"
        args: dict[str, Arg] = {"kind": term("kind", kind), "cost": stats.get("cost", 0)}
        return Say("facts-card", args | self._numbers(stats))

    def _numbers(self, stats: Mapping[str, int]) -> dict[str, Arg]:
        shown = [str(stats[name]) for name in self.telling.numbers if name in stats]
        return {"numbers": "/".join(shown) or "none"}


def _numbered(choices: list[Choice]) -> list[Choice]:
    """Choices that would be called the same get numbers."""
    for choice in list(choices):
        named = choice.label.args.get("card")
        same = [n for n, each in enumerate(choices) if each.label.args == choice.label.args]
        if len(same) > 1 and isinstance(named, Name):
            for nth, n in enumerate(same, 1):
                label = choices[n].label
                args: dict[str, Arg] = {**label.args, "card": structs.replace(named, nth=nth)}
                choices[n] = structs.replace(choices[n], label=Say(label.key, args))
    return choices


SPECIAL: Mapping[str, tuple[str, ...]] = {
    "discard": ("card", "order"),
    "take": ("card",),
    "play": ("card",),
    "top": ("order",),
    "bottom": ("order",),
    "choose_one": ("mode",),
}
"""Verbs of questions that have a message of their own in every game, and for which kinds."""


def special(telling: Telling) -> Mapping[str, tuple[str, ...]]:
    """Those of a game."""
    return {**SPECIAL, **telling.verbs}
