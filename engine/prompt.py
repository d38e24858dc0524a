"""The open question as one prompt: message keys and arguments, built from a view. It works out no legality."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from msgspec import Struct, structs

from engine.kernel.card import Card
from engine.kernel.question import ACTION, ORDER, Option, Question
from engine.kernel.state import CARD_MASK
from engine.kernel.tree import Activated
from engine.kernel.view import PieceView, View
from engine.saying import Arg, Name, Say, card, seat, term

MENU, ONE, SOME, IN_ORDER, WAIT = "menu", "one", "some", "order", "wait"
ANSWERS = frozenset(("yes", "no", "done", "cancel", "top", "bottom"))


class Choice(Struct, frozen=True):
    """One option: its index in the question, what it is called, what else helps to tell it from others, and the key of
    the card it is about ("" for none)."""

    index: int
    label: Say
    about: Say | None = None
    key: str = ""


class Group(Struct, frozen=True):
    """Choices under one verb of the action menu; a prompt of any other style has one group without a verb."""

    verb: str
    choices: tuple[Choice, ...]


class Prompt(Struct, frozen=True, kw_only=True):
    """What one viewer is shown of the open question.

    `style`: menu (verb, then object), one, some (at least `least`, at most `most`), order (all, one after another), or
    wait, where the viewer may only know who is awaited. `source`: the card that asks, "" for a rule.
    """

    no: int
    seat: int
    style: str
    title: Say
    kind: str = ""
    rule: str = ""
    source: str = ""
    groups: tuple[Group, ...] = ()
    least: int = 1
    most: int = 1

    @property
    def choices(self) -> tuple[Choice, ...]:
        """All choices of all groups."""
        return tuple(choice for group in self.groups for choice in group.choices)


def prompt(view: View, question: Question, viewer: int, keys: Sequence[str], cards: Mapping[str, Card]) -> Prompt:
    """The prompt of a question for a viewer. `keys` are the card keys by number, as the setup dealt them.

    A private question tells nobody but its seat more than who is awaited.
    """
    if question.private and viewer != question.seat:
        return Prompt(no=question.no, seat=question.seat, style=WAIT,
                      title=Say("prompt-wait", {"seat": seat(question.seat)}))
    return _Words(view, question, keys, cards).prompt()


def key_of(view: View, ref: int, keys: Sequence[str]) -> str:
    """The card key of a reference that the viewer may know: the top card of a piece."""
    for side in view.seats:
        for piece in side.pieces:
            if piece.ref == ref:
                return piece.key
    return keys[ref & CARD_MASK]


def name_of(view: View, ref: int, keys: Sequence[str]) -> Name:
    """The name of a piece or card; pieces of one player that share it are numbered in the order of the board."""
    for side in view.seats:
        mine = [piece for piece in side.pieces if piece.ref == ref]
        if mine:
            same = [each.ref for each in side.pieces if each.key == mine[0].key]
            return card(mine[0].key, same.index(ref) + 1 if len(same) > 1 else 0)
    return card(keys[ref & CARD_MASK])


class _Words:
    """Finds the words for one question."""

    def __init__(self, view: View, question: Question, keys: Sequence[str], cards: Mapping[str, Card]) -> None:
        self.view = view
        self.question = question
        self.keys = keys
        self.cards = cards
        self.pieces = {piece.ref: piece for side in view.seats for piece in side.pieces}

    def prompt(self) -> Prompt:
        q = self.question
        source = self.keys[q.source] if q.source >= 0 else ""
        return Prompt(
            no=q.no, seat=q.seat, style=self._style(), title=self._title(source), kind=q.kind, rule=q.rule,
            source=source, groups=self._groups(), least=q.least, most=q.most,
        )

    def _style(self) -> str:
        q = self.question
        if q.kind == ACTION:
            return MENU
        if q.kind == ORDER:
            return IN_ORDER
        return ONE if q.least == q.most == 1 else SOME

    def _title(self, source: str) -> Say:
        q = self.question
        args: dict[str, Arg] = {"seat": seat(q.seat), "least": q.least, "most": q.most,
                                "effect": term("effect", q.verb or "use")}
        if q.subject:
            args["subject"] = self.named(q.subject)
        if source:
            args["card"] = card(source)
        verb = q.verb if q.kind in SPECIAL.get(q.verb, ()) else ""
        return Say("-".join(filter(None, ("prompt", q.kind, verb.replace("_", "-")))), args)

    def _groups(self) -> tuple[Group, ...]:
        if self.question.kind != ACTION:
            return (Group("", tuple(_numbered(list(self._choices())))),)
        groups: dict[str, list[Choice]] = {}
        for choice in self._choices():
            verb = str(self.question.options[choice.index][0])
            same = [each for each in groups.get(verb, ()) if (each.label, each.about) == (choice.label, choice.about)]
            if not same:  # copies of a card in hand are one choice; pieces differ by number
                groups.setdefault(verb, []).append(choice)
        return tuple(Group(verb, tuple(choices)) for verb, choices in groups.items())

    def _choices(self) -> Iterator[Choice]:
        waiting = [entry.key for entry in self.view.waiting if entry.seat == self.question.seat]
        for index, option in enumerate(self.question.options):
            word = str(option[0])
            if word in ANSWERS:
                effect = term("effect", self.question.verb or "use")
                yield Choice(index, Say(f"choice-{word}", {"effect": effect}))
            elif word in ("end", "repeat"):
                yield Choice(index, Say(f"choice-{word}"))
            elif word == "trigger":
                key = waiting[index] if index < len(waiting) else ""
                yield Choice(index, Say("choice-trigger", {"card": card(key)}), key=key)
            elif word == "number":
                yield Choice(index, Say("choice-number", {"count": int(option[1])}))
            elif word == "seat":
                yield Choice(index, Say("choice-seat", {"seat": seat(int(option[1]))}))
            else:
                yield self._about_card(index, option)

    def _about_card(self, index: int, option: Option) -> Choice:
        word, ref, rest = str(option[0]), int(option[1]), [int(arg) for arg in option[2:]]
        key = self.key(ref)
        args: dict[str, Arg] = {"card": self.named(ref)}
        if word == "use":
            return Choice(index, Say("choice-use", {**args, "ability": term("ability", self._ability(key, rest[0]))}),
                          self.facts(ref), key)
        if rest:
            return Choice(index, Say("choice-pair", {**args, "target": self.named(rest[0])}), self.facts(rest[0]), key)
        if word in ("resist", "redirect"):
            return Choice(index, Say(f"choice-{word}", args), None, key)
        return Choice(index, Say("choice-card", args), self.facts(ref), key)

    def named(self, ref: int) -> Name:
        return name_of(self.view, ref, self.keys)

    def _ability(self, key: str, nth: int) -> str:
        """An ability's name as card, colon and place in the tree: "1-002:3"; the place is -1 for a granted one."""
        found = self.cards.get(key)
        tree = found.abilities if found else ()
        places = [at for at, ability in enumerate(tree) if isinstance(ability, Activated)]
        return f"{key}:{places[nth] if nth < len(places) else -1}"

    def key(self, ref: int) -> str:
        return key_of(self.view, ref, self.keys)

    def facts(self, ref: int) -> Say:
        """What tells a piece or card from others: owner and state, or cost and numbers."""
        piece = self.pieces.get(ref)
        return self._piece_facts(piece) if piece else self._card_facts(self.key(ref))

    def _piece_facts(self, piece: PieceView) -> Say:
        args: dict[str, Arg] = {"seat": seat(piece.seat), "damage": piece.damage, "exerted": int(piece.exerted)}
        return Say("facts-piece", args | self._numbers(piece.stats))

    def _card_facts(self, key: str) -> Say:
        found = self.cards.get(key)
        stats = found.stats if found else {}
        kind = found.kind if found else "character"
        args: dict[str, Arg] = {"kind": term("kind", kind), "cost": stats.get("cost", 0)}
        return Say("facts-card", args | self._numbers(stats))

    def _numbers(self, stats: Mapping[str, int]) -> dict[str, Arg]:
        shown = [str(stats[name]) for name in ("strength", "willpower", "lore") if name in stats]
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


SPECIAL: dict[str, tuple[str, ...]] = {
    "enter_exerted": ("may",), "discard": ("card",), "take": ("card",), "play": ("card",), "top": ("order",),
    "bottom": ("order",), "heal": ("number",), "move_damage": ("number",), "hand": ("split",),
    "choose_one": ("mode",),
}
"""Verbs of questions that have a message of their own, and for which kinds."""
