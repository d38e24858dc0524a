"""The engine and the plain model play the same game side by side; wherever they part, that is a finding.

At every question the two must want the same decision of the same seat among the same options. At every turn action
all cards, pieces, numbers, keywords, costs and the whole menu must agree.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence

from engine.games.lorcana.costs import card_cost
from engine.games.registry import GAMES
from engine.kernel.cards import tree as t
from engine.kernel.cards.card import Card
from engine.kernel.state.question import Answer, Option, Question
from engine.kernel.state.state import CARD_MASK
from engine.scenario import load
from engine.scenario.seating import seat_at
from tests.behaviour.statics import cost_of, now
from tests.behaviour.turn import game
from tests.behaviour.world import ZONES, Ask, Copy, Pending, Piece, Side, Spot, World, copy_of

Token = tuple[object, ...]
Pick = Callable[[Ask], list[object]]


class Parted(AssertionError):
    """The engine and the plain model do not agree."""


class Reversed:
    """Dice that always turn a deck over, so that both models know what lies where after a shuffle."""

    def order(self, count: int, no: int, nth: int) -> list[int]:
        return list(range(count))[::-1]


class Table:
    """One position, played by both. `seats`: as in a scenario, with card keys.

    `changed`: cards that the engine, and it alone, takes for something else, to see whether that is noticed.
    """

    def __init__(
        self,
        cards: Mapping[str, Card],
        seats: Mapping[str, object],
        turn: Mapping[str, object] | None = None,
        changed: Mapping[str, Card] | None = None,
    ) -> None:
        used = {key for side in seats.values() for key in _keys(side)}
        document = {
            "game": "lorcana",
            "title": "both models",
            "seats": seats,
            "turn": turn or {},
            "cards": {key: key for key in sorted(used)},
        }
        changed = changed or {}
        scenario = load(json.dumps(document), lambda game: {**cards, **changed})
        self.play = seat_at(scenario, GAMES["lorcana"])[0]
        self.play.game.dice = Reversed()  # type: ignore[assignment]
        self.world = _world({**scenario.cards, **{key: cards[key] for key in changed}}, scenario)
        self.meant = {new: old for key, card in changed.items() for new, old in _told_apart(card, cards[key])}
        self.flow = game(self.world)
        self.log: list[str] = []
        self.ask: Ask | None = next(self.flow)

    # --- playing ---

    def step(self, pick: Pick) -> None:
        """Answer the open question, which both must ask, and all that leaves no choice."""
        while self.ask is not None:
            question = self._question()
            if self.ask.kind == "may" and not self._is_may(question):
                if self.ask.required:
                    raise self.parted(f"a may of seat {self.ask.seat} is not asked")
                self._send(["no"])
                continue
            self._compare(question)
            picked = pick(self.ask)
            self._answer(question, picked)
            self._send(picked)
            return

    def _is_may(self, question: Question) -> bool:
        assert self.ask is not None
        fits = (question.kind, question.seat, question.source) == ("may", self.ask.seat, self.ask.source)
        fits = fits and (not self.ask.verb or question.verb == self.ask.verb)
        if fits and not self.ask.required and self.ask.strict:
            raise self.parted("something is offered that cannot be done whole")
        return fits

    def rest(self) -> None:
        """Nothing is left to answer before the next turn action: then everything is compared."""
        assert self.ask is not None
        self._compare(self._question())

    def _send(self, picked: list[object]) -> None:
        try:
            self.ask = self.flow.send(picked)
        except StopIteration:
            self.ask = None
            self._check_over()

    def _check_over(self) -> None:
        """Somebody has won or lost; among three the others may go on, which the plain model leaves to the engine."""
        if len(self.world.sides) > 2 and self.world.decked:
            return
        while (question := self.play.question) is not None:
            answer = forced(question)
            if answer is None:
                raise self.parted("the engine's game is not over")
            self.play.take(Answer(question.seat, answer))

    def _question(self) -> Question:
        """The engine's open question after all that leave no choice."""
        while True:
            question = self.play.question
            if question is None:
                raise self.parted("the engine's game is over")
            answer = forced(question)
            if answer is None:
                return question
            self.play.take(Answer(question.seat, answer))

    def _answer(self, question: Question, picked: list[object]) -> None:
        picks: list[int] = []
        tokens = [self.engine_token(option) for option in question.options]
        for each in picked:
            wanted = self.token(each)
            picks.append(next(at for at, token in enumerate(tokens) if token == wanted and at not in picks))
        self.log.append(f"{question.seat} {question.kind}: {', '.join(self.said(each) for each in picked)}")
        self.play.take(Answer(question.seat, tuple(picks)))

    # --- comparing ---

    def _compare(self, question: Question) -> None:
        ask = self.ask
        assert ask is not None
        if ask.kind == "action":
            self._compare_all()
        if (ask.seat, ask.kind) != (question.seat, question.kind):
            raise self.parted(f"wanted {ask.kind} of {ask.seat}, asked {question.kind} of {question.seat}")
        options = [option for option in question.options if option not in (("cancel",), ("repeat",))]
        mine = sorted(map(str, map(self.token, ask.options)))
        found = sorted(map(str, map(self.engine_token, options)))
        if mine != found:
            missing = [each for each in mine if each not in found]
            more = [each for each in found if each not in mine]
            raise self.parted(f"{ask.kind} of {ask.seat}: not offered {missing}, offered too {more}")
        if ask.kind != "action" and (ask.least, ask.most) != (question.least, question.most):
            raise self.parted(f"{ask.kind}: {question.least}-{question.most} instead of {ask.least}-{ask.most}")

    def _compare_all(self) -> None:
        g, w = self.play.game, self.world
        for seat, side in enumerate(w.sides):
            player = g.state.players[seat]
            self._same(f"lore of {seat}", side.lore, player.points)
            self._same(f"spent ink of {seat}", side.spent, player.spent)
            for zone in ZONES:
                mine, found = [copy.number for copy in side.zones[zone]], list(g.zone(seat, zone))
                order = zone == "deck"
                self._same(f"{zone} of {seat}", mine if order else sorted(mine), found if order else sorted(found))
            for copy in side.zones["hand"]:
                self._same(f"cost of {copy.card.key}", cost_of(w, copy), card_cost(g, g.state.refs[copy.number]))
        looks = {look.piece.cards[0]: look for look in g.looks().values() if look.piece is not None}
        self._same("pieces", sorted(piece.top.number for piece in w.field), sorted(looks))
        for piece in w.field:
            look, be, key = looks[piece.top.number], now(w, piece), piece.top.card.key
            there = look.piece
            assert there is not None
            self._same(f"stack of {key}", [copy.number for copy in piece.copies], there.cards)
            at = g.state.field[there.at].cards[0] if there.at else None
            state = (there.exerted, there.dry, there.damage, at)
            mine_at = piece.at.top.number if piece.at else None
            self._same(f"state of {key}", (piece.exerted, piece.dry, piece.damage, mine_at), state)
            self._same(f"stats of {key}", be.stats, look.stats)
            self._same(f"keywords of {key}", be.keywords, dict(look.keywords))

    def _same(self, what: str, mine: object, found: object) -> None:
        if mine != found:
            raise self.parted(f"{what}: {found} instead of {mine}")

    def parted(self, what: str) -> Parted:
        return Parted("; ".join([*self.log[-8:], what]))

    # --- one name for the same thing in both ---

    def token(self, option: object) -> Token:
        """An option of the plain model."""
        match option:
            case Pending() as entry:
                # A floating trigger goes by what it names.
                source = entry.watch.refs[0] if entry.watch else entry.source
                return ("trigger", copy_of(source).number, entry.node, entry.amount)
            case Piece() | Spot():
                return (copy_of(option).number,)
            case Copy():
                return (option.number,)
            case (str(word), *rest):
                return (word, *(part if not isinstance(part, Piece | Copy) else self.token(part)[0] for part in rest))
        return (option,)

    def engine_token(self, option: Option) -> Token:
        """An option of the engine."""
        g = self.play.game
        word, *args = option
        match word:
            case "trigger":
                entry = next(entry for entry in g.state.waiting if entry.stamp == args[0])
                node = g.library.abilities[entry.ability].node
                return ("trigger", self._number(entry.source), self.meant.get(node, node), entry.amount)
            case "use":
                node = g.library.abilities[g.looks()[int(args[0])].abilities[int(args[1])]].node
                return ("use", self._number(int(args[0])), self.meant.get(node, node))
            case "number":
                return (args[0],)
            case "target" | "card" | "resist" | "redirect":
                return (self._number(int(args[0])),)
        return (word, *(self._number(int(arg)) for arg in args))

    def _number(self, ref: int) -> int:
        """The card that a reference names: of a stack in play, or that was, the top one."""
        state = self.play.game.state
        if ref in state.field:
            return state.field[ref].cards[0]
        return state.gone[ref].card if ref in state.gone else ref & CARD_MASK

    def said(self, option: object) -> str:
        match option:
            case Pending() as entry:
                return copy_of(entry.source).card.key
            case Piece() | Spot():
                return copy_of(option).card.key
            case Copy():
                return option.card.key
            case (str(), *_):
                return " ".join(self.said(part) for part in option if not hasattr(part, "body"))
        return str(option)


def _told_apart(new: object, old: object) -> Iterator[tuple[t.Ability, t.Ability]]:
    """The abilities of a changed card beside those at the same place of the true one."""
    if isinstance(new, Card) and isinstance(old, Card):
        yield from _told_apart(new.abilities, old.abilities)
    elif isinstance(new, tuple) and isinstance(old, tuple) and len(new) == len(old):
        for one, other in zip(new, old, strict=True):
            yield from _told_apart(one, other)
    elif isinstance(new, t.Node) and type(new) is type(old):
        if isinstance(new, t.Ability) and isinstance(old, t.Ability):
            yield new, old
        for name in new.__struct_fields__:
            yield from _told_apart(getattr(new, name), getattr(old, name))


def forced(question: Question) -> tuple[int, ...] | None:
    """The only answer to a question that leaves no choice, paying back left out."""
    if question.kind == "action":
        return None
    real = tuple(at for at, option in enumerate(question.options) if option != ("cancel",))
    if question.most == 0:
        return ()
    if question.kind == "order":
        return real if len(real) < 2 else None
    return real if len(real) == question.least or (len(real) == 1 and question.least) else None


def _keys(side: object) -> Sequence[str]:
    assert isinstance(side, dict)
    found: list[str] = []
    for entries in side.values():
        for each in entries if isinstance(entries, list) else ():
            if isinstance(each, str):
                found.append(each)
            else:
                found += [str(each["card"]), *each.get("under", ())]
    return [key.split("#")[0] for key in found if key != "filler"]


def _world(cards: Mapping[str, Card], scenario: object) -> World:
    """The same position in the plain model."""
    from engine.scenario import Scenario

    assert isinstance(scenario, Scenario)
    turn = scenario.file.turn
    w = World([Side() for _ in scenario.file.seats], "ABCD".index(turn.seat), turn.number)
    homes: list[tuple[Piece, int, str]] = []
    for number, placed in enumerate(scenario.cast.placed):
        copy = Copy(number, cards[placed.key], placed.seat, placed.zone)
        entry = placed.entry
        if placed.zone == "field":
            copy.zone = "play"
            piece = Piece([copy], placed.seat, number)
            if entry is not None:
                piece.exerted, piece.dry, piece.damage = entry.exerted, entry.dry, entry.damage
                homes.append((piece, placed.seat, entry.at))
            w.field.append(piece)
        elif placed.zone == "under":
            copy.zone = "play"
            w.field[-1].copies.append(copy)
            w.field[-1].shifted = True
        else:
            w.zone(placed.seat, placed.zone).append(copy)
            w.sides[placed.seat].spent += int(placed.zone == "inkwell" and entry is not None and entry.exerted)
    for piece, seat, home in homes:
        if home:
            piece.at = next(each for each in w.field if each.seat == seat and each.top.card.key == home)
    for letter, entry in scenario.file.seats.items():
        w.sides["ABCD".index(letter)].lore = entry.lore
    return w
