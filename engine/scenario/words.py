"""A line of a script: its words, and the options that they mean."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import product

from engine.kernel.flow.action import Action, ActionArgument
from engine.kernel.state.game import Game
from engine.kernel.state.question import ACTION, ORDER, Option, Question
from engine.kernel.state.state import CARD_MASK, Pending, Ref
from engine.manifest.dialect.cast import Cast
from engine.manifest.dialect.dialect import Dialect, is_beneath
from engine.manifest.dialect.errors import Unmet
from engine.manifest.dialect.form import SEATS

ALIASES = {"sing-together": "sing_together", "end_turn": "end", "done": "pass"}
BETWEEN = frozenset(("onto", "on", "into", "in", "slot", "to", "with", "by", "at"))
CHOOSING = frozenset(("choose", "order", "open"))
REPEAT = "repeat"
"""In every game the action that goes through a loop again, so often."""
INPUTS = frozenset(("concede", "leave", "undo", "draw", "time"))
PLACES = frozenset(("number", "slot", "trigger"))
_WORD = re.compile(r'"([^"]*)"|\'([^\']*)\'|([^\s,]+)')


class ScriptLine:
    """One input as written: its words, the first of them a verb unless it is a bare answer."""

    def __init__(self, text: str | int, aliases: Mapping[str, str] = ALIASES) -> None:
        words = [next(filter(None, word.groups()), "") for word in _WORD.finditer(str(text))]
        if not words:
            raise Unmet("there is nothing to do in an empty move")
        self.text = str(text)
        self.verb = aliases.get(words[0].casefold(), words[0].casefold())
        self.rest = words[1:]
        self.words = words
        if self.verb == "sing" and self.rest[:1] == ["together"]:
            self.verb, self.rest = "sing_together", self.rest[1:]

    @property
    def is_input(self) -> bool:
        """Whether it is another input than an answer."""
        return self.verb in INPUTS


def split_seat(line: str) -> tuple[str, str]:
    """Seat ("" if none is written) and words of `A: quest raider`."""
    head, colon, rest = line.partition(":")
    if colon and head.strip() in tuple(SEATS):
        return head.strip(), rest.strip()
    return "", line


class Meaning:
    """What the words of a script mean in a position."""

    def __init__(self, game: Game, cast: Cast, dialect: Dialect) -> None:
        self.game = game
        self.cast = cast
        self.dialect = dialect

    def line(self, text: str | int) -> ScriptLine:
        """A line in the words of this game: what an action of it begins with is no other name for another one."""
        begun = {each.begins for each in self.dialect.actions}
        aliases = {word: verb for word, verb in ALIASES.items() if word not in begun}
        return ScriptLine(text, {**aliases, **self.dialect.called()})

    def is_action(self, line: ScriptLine) -> bool:
        """Whether it is a turn action; to pass may answer another question too."""
        question = self.game.state.question
        acting = question is None or question.kind == ACTION
        if line.verb == REPEAT:
            return acting
        return self._action(line) is not None and (acting or line.verb != "pass")

    def refs(self, name: str) -> list[int]:
        """The references that a card's name may mean now; what lies beneath another card is none."""
        return [self.game.state.refs[number] for number in self.cast.numbers(name) if not is_beneath(self.game, number)]

    # --- turn actions ---

    def actions(self, line: ScriptLine, seat: int) -> Iterator[Option]:
        """Every complete action that the words may mean, the likeliest first."""
        names, takes, action = self._cards(line), self._takes(line), self._action(line)
        if len(names) < len(takes):
            raise Unmet(f'"{line.text}" names too few cards')
        names = names[: len(takes)]
        orders = [names]
        if action is not None and action.either_way and _fit(names[::-1], takes):
            orders.append(names[::-1])
        for order in orders:
            choices = [
                self._slots(line, name) if part.is_numbered else self._sorted(part, name, seat)
                for name, part in zip(order, takes, strict=True)
            ]
            for args in product(*choices):
                yield (line.verb, *args, *self._ability(line), *self.dialect.ending(self.game, line.verb))

    def _action(self, line: ScriptLine) -> Action | None:
        names = self._cards(line)
        cards = self.cast.numbers(names[0]) if names else []
        likely = self.dialect.action(line.verb, self.game.faces[cards[0]].card if cards else None)
        if likely is None or not likely.parts:
            return likely
        alike = [
            each for each in self.dialect.actions if (each.begins, each.parts[:1]) == (line.verb, likely.parts[:1])
        ]
        return max(alike, key=lambda each: len(each.written) if len(each.written) <= len(names) else -1)

    def _takes(self, line: ScriptLine) -> Sequence[ActionArgument]:
        action = self._action(line)
        return action.written if action and line.verb != REPEAT else ()

    def _slots(self, line: ScriptLine, name: str) -> list[int]:
        """Slots are counted from 1."""
        if not name.isdigit():
            raise Unmet(f'"{line.text}" names no slot: {name}')
        return [int(name) - 1]

    def _sorted(self, part: ActionArgument, name: str, seat: int) -> list[int]:
        """Copies where such a card is looked for come first."""
        if not self.cast.numbers(name):
            raise Unmet(f"there is no card {name}")
        if not self.refs(name):
            raise Unmet(f"{name} lies beneath another card")
        hand = part.place == "hand"

        def unlikely(ref: int) -> tuple[bool, bool]:
            card = ref & CARD_MASK
            in_hand = self.game.state.zone[card] == self.game.index["hand"]
            return (in_hand if not hand else not in_hand, (self.game.owner[card] == seat) == part.theirs)

        return sorted(self.refs(name), key=unlikely)

    def _cards(self, line: ScriptLine) -> list[str]:
        """The cards that an action names, without the little words between them."""
        return [word for word in line.rest if word not in BETWEEN or self.cast.numbers(word)]

    def _ability(self, line: ScriptLine) -> tuple[int, ...]:
        """An ability is named by its number among the card's activated ones, from 1."""
        if not self._is_by_number(line.verb):
            return ()
        names = self._cards(line)
        return (int(names[1]) - 1,) if len(names) > 1 and names[1].isdigit() else (0,)

    def _is_by_number(self, word: str) -> bool:
        return any(action.is_by_number for action in self.dialect.actions if action.begins == word)

    def further(self, line: ScriptLine) -> list[str]:
        """What an action names beyond itself: answers to the questions that it asks first."""
        names = self._cards(line)[len(self._takes(line)) :]
        if line.verb == "end":
            return []
        return names[1:] if self._is_by_number(line.verb) and names and names[0].isdigit() else names

    def offered_action(self, question: Question, line: ScriptLine) -> Option | None:
        """The first of these actions that the open question offers."""
        offered = set(question.options)
        return next((option for option in self.actions(line, question.seat) if option in offered), None)

    # --- answers ---

    def picks(self, question: Question, line: ScriptLine) -> tuple[int, ...] | None:
        """The picks that an answer means, or None if the question does not offer them."""
        if question.kind == ACTION:
            return None
        if line.verb in ("pass", "nothing"):
            return self._nothing(question)
        words = line.rest if line.verb in CHOOSING else line.words
        if line.verb == "order" and question.kind not in (ORDER, "trigger"):
            return None
        if line.verb == "choose" and not words:
            return self._nothing(question)
        picks: list[int] = []
        for word in words:
            pick = next((at for at in self._named(question, word) if at not in picks), None)
            if pick is None:
                return None
            picks.append(pick)
        return tuple(picks)

    def _nothing(self, question: Question) -> tuple[int, ...] | None:
        for word in ("done", "no"):
            if (word,) in question.options:
                return (question.options.index((word,)),)
        return () if question.least == 0 and question.kind != ORDER else None

    def named(self, question: Question, word: str) -> list[int]:
        """The places of all options that a word names."""
        return list(self._named(question, word))

    def _named(self, question: Question, word: str) -> Iterator[int]:
        """The places of the options that a word names."""
        plain = word.casefold()
        for at, option in enumerate(question.options):
            if len(option) == 1:
                if option[0] == plain:
                    yield at
            elif option[0] == "seat":
                if word == SEATS[int(option[1])]:
                    yield at
            elif option[0] in PLACES and word.isdigit():
                if word == str(self._place(at, option)):
                    yield at
            elif plain in (option[0], self.dialect.tag(option)) or self._is(option, word):
                yield at

    def _place(self, at: int, option: Option) -> int:
        """What counts among options that a digit names: the number itself, the slot from 1, the place in the list."""
        return {"number": int(option[1]), "slot": int(option[1]) + 1}.get(str(option[0]), at + 1)

    def _is(self, option: Option, word: str) -> bool:
        if option[0] == "named":
            return option[1] in {self.game.keys[number] for number in self.cast.numbers(word)}
        if option[0] == "trigger":
            return self._source(int(option[1])) in self.cast.numbers(word)
        return option[1] in self.refs(word)

    def _source(self, stamp: int) -> int:
        """The card whose trigger waits."""
        return next(entry.card for entry in self._pending() if entry.stamp == stamp)

    def _top(self, ref: Ref) -> int:
        """The card by whose name something goes: of a piece, there or gone, the top one."""
        piece, gone = self.game.state.field.get(ref), self.game.state.gone.get(ref)
        return piece.cards[0] if piece else gone.card if gone else ref & CARD_MASK

    def _pending(self) -> Iterator[Pending]:
        yield from (*self.game.state.waiting, *self.game.state.fresh)
        for frame in self.game.state.frames:
            yield from getattr(frame, "declared", ())

    # --- saying ---

    def said(self, option: Option) -> str:
        """An option in the words of a script."""
        word, *args = option
        if word == "seat":
            return SEATS[int(args[0])]
        if word in ("number", "slot"):
            return str(self._place(0, option))
        if word == "named":
            return self.cast.name(self.game.keys.index(str(args[0])))
        if word == "trigger":
            return self.cast.name(self._source(int(args[0])))
        if self._is_by_number(str(word)) and not args[-1]:
            args = args[:-1]
        tag = self.dialect.tag(option)
        if word == "place":
            return tag
        names = [self._card(args[0]), tag] if tag else [self._card(arg) for arg in args]
        return " ".join(names if word in ("card", "target") else [str(word), *names])

    def _card(self, arg: str | int) -> str:
        """A card; what is too small to be a reference is a place, counted from 1."""
        ref = int(arg)
        return str(ref + 1) if ref <= CARD_MASK else self.cast.name(self._top(ref))

    def question(self, question: Question) -> str:
        """The open question in a few words."""
        options = [self.said(option) for option in question.options]
        shown = ", ".join(options[:12]) + (", …" if len(options) > 12 else "")
        kind = "turn action" if question.kind == ACTION else question.kind
        return f"{SEATS[question.seat]} must decide: {kind} ({shown or 'nothing'})"


def _fit(names: Sequence[str], takes: Sequence[ActionArgument]) -> bool:
    """Whether words could be these parts of an action: a slot is a number, a card is none."""
    return all(name.isdigit() == part.is_numbered for name, part in zip(names, takes, strict=True))
