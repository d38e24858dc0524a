"""A player of Lorcana: inks what is too dear, trades well, keeps removal for a good target, quests with the rest."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from engine.games.lorcana.gains import A_CARD, gain, left, price, value
from engine.games.lorcana.nodes import ExtraInk, MoveTo, PayInk, ToInkwell, TurnInk
from engine.kernel.cards import tree as t
from engine.kernel.cards.card import Card
from engine.kernel.state.question import Option, Question
from engine.kernel.views.view import PieceView
from engine.manifest.minds import fitting
from engine.manifest.minds.weighing import CARD, Weighing

SOME_INK, ENOUGH_INK = 5, 8
FEW = 3
DEAR = 5
LORE = 0.7
"""A point, in cards."""
SUNG = 0.55
"""A point that a singer does not quest for: the ink that is saved counts too."""
ENOUGH = 0.25
"""What a card or an ability must promise before it is better kept."""
CROWD = 2
"""No more characters than this are sent to one location."""
INKING, WINNING, TRADING, PLAYING, USING, MOVING, QUESTING, ENDING = 40.0, 100.0, 30.0, 20.0, 15.0, 12.0, 10.0, 0.5
"""What is done first; within each, by how good it looks. Not at all is below 0."""
NEVER = -1.0
PROMISES: Mapping[type, float] = {
    t.Look: 0.2,
    t.Take: 0.8,
    t.PutRest: 0.0,
    t.Split: 0.8,
    t.RevealTop: 0.3,
    t.RevealHand: 0.1,
    t.PlayFree: 1.5,
    ToInkwell: 0.7,
    t.ToHand: 1.0,
    t.ToDeck: 0.1,
    t.ToDiscard: 0.1,
    t.PayLess: 0.3,
    PayInk: -0.1,
    t.CountNow: 0.0,
    TurnInk: 1.0,
    t.ShuffleDeck: 0.0,
    ExtraInk: 0.3,
    t.Redirect: 0.3,
    t.Later: 0.5,
    MoveTo: 0.3,
}
REACHING = ("target", "source", "place")


class LorcanaMind(Weighing):
    """Ink first, then good trades, then cards, then quests; the end of the turn when nothing else is left."""

    GUESSES = PROMISES
    ON_ENTERING = frozenset(["play"])
    using: PieceView | None = None
    """Whose ability is being weighed."""
    reach: t.Effect | None = None
    """The effect that the open question chooses for."""

    def answer(self, question: Question, source: Card | None) -> tuple[int, ...]:
        self.reach = self._asking(question, source) if source else None
        return super().answer(question, source)

    def worth(self, option: Option, question: Question, source: Card | None) -> float:
        match question.kind, option:
            case "may", ("yes",) if source is not None:
                return self.agreeing(source)
            case "mode", ("number", int(number)) if source is not None:
                ways = [node for node in t.nodes_of(source.abilities) if isinstance(node, t.OneOf)]
                asked = next((way for way in ways if len(way.options) == len(question.options)), None)
                if asked is None:
                    return float(number)
                promised = self.promise(asked.options[number - 1])
                return -promised if isinstance(asked, t.Posed) else promised
        return super().worth(option, question, source)

    def mulligan(self, option: Option) -> float:
        return self.cost(option) - DEAR + 0.5

    def agreeing(self, source: Card) -> float:
        """What may be done is done, unless all that the card could mean by it looks bad."""
        bodies = [node.body for node in t.nodes_of(source.abilities) if isinstance(node, t.May) and node.who == t.You()]
        best = max((self.promise(body) for body in bodies), default=CARD)
        return best if best > 0 else 2 * NEVER

    # --- turn actions ---

    def action(self, option: Option) -> float:
        match option:
            case ("ink", _):
                return self.inking(option)
            case ("play", int(ref)) | ("sing_together", int(ref)):
                return self.playing(ref, option)
            case ("shift", int(ref), _):
                return self.playing(ref, option) + 3.0
            case ("sing", int(ref), int(singer)):
                return self.playing(ref, option, sung=SUNG * self.pieces[singer].stats.get("lore", 0))
            case ("challenge", int(mine), int(other)):
                return self.trade(self.pieces[mine], self.pieces[other])
            case ("quest", int(ref)):
                return self.questing(self.pieces[ref])
            case ("move", int(ref), int(place)):
                return self.moving(self.pieces[ref], self.pieces[place])
            case ("use", int(ref), int(nth)):
                return self.use(self.pieces[ref], nth)
        return ENDING if option[0] == "end" else NEVER

    def inking(self, option: Option) -> float:
        """What is far too dear now goes first; the last cards are kept once there is ink for each of them."""
        ink = self.mine.ready + self.mine.spent
        costs = [self.cost(("card", card.ref)) for card in self.mine.hand or ()]
        served = ink >= SOME_INK and len(costs) <= FEW and max(costs) <= ink
        if ink >= ENOUGH_INK or len(costs) < 2 or served:
            return NEVER
        return INKING + abs(self.cost(option) - ink - 1)

    def playing(self, ref: int, option: Option, sung: float = 0.0) -> float:
        """Whatever stays in play, the dearest first; an action only where it does enough."""
        card = self.cards[self.held[ref].key]
        said = sum(self.promise(body) for body in self.at_once(card)) - sung
        if card.kind == "action" and said < ENOUGH:
            return NEVER
        free = option[0] != "play" and card.kind == "action"
        return PLAYING + self.cost(option) + 0.1 * said + (3.0 if free else 0.0)

    def questing(self, piece: PieceView) -> float:
        """If it wins, before all else; who helps the others by it goes ahead of them."""
        able = sum(
            each.stats.get("lore", 0)
            for each in self.mine.pieces
            if each.kind == "character" and each.dry and not each.exerted and "quest" not in each.notes
        )
        if self.mine.points + able >= self.view.goal:
            return WINNING + piece.stats.get("lore", 0)
        said = sum(self.promise(body) for body in self.on_questing(piece))
        return QUESTING + 0.1 * piece.stats.get("lore", 0) + min(said, 5.0) * 0.2

    def on_questing(self, piece: PieceView) -> list[t.Effect]:
        return [
            each.body
            for each in self.cards[piece.key].abilities
            if isinstance(each, t.Triggered) and any(on.event == "quest" for on in each.on)
        ]

    def moving(self, piece: PieceView, place: PieceView) -> float:
        """To where it is better for being there: because the place says so, or the one who goes."""
        there = sum(each.at == place.ref for each in self.pieces.values())
        if piece.at and self._welcome(piece, self.pieces[piece.at]):
            return NEVER
        wants = self._welcome(piece, place) and there < CROWD
        return MOVING + 0.1 * price(piece) - there if wants else NEVER

    def _welcome(self, piece: PieceView, place: PieceView) -> bool:
        """Whether a place has something for this one, as far as class and kind go."""
        own = t.nodes_of(self.cards[piece.key].abilities)
        if any(isinstance(node, t.At) and node.target != t.This() for node in own):
            return True
        spoken = [node for node in t.nodes_of(self.cards[place.key].abilities) if isinstance(node, t.AllOf)]
        here = [node for node in spoken if t.At(t.This()) in node.parts]
        return any(self.fits(node, piece) for node in here) or self._looks_for_visitors(place)

    def _looks_for_visitors(self, place: PieceView) -> bool:
        nodes = t.nodes_of(self.cards[place.key].abilities)
        return any(isinstance(node, t.Trigger) and node.event == "move" for node in nodes)

    def use(self, piece: PieceView, nth: int) -> float:
        """Leftover ink costs little; to exert a character costs its quest."""
        ability = self.ability(piece, nth)
        self.using = piece
        if ability is None:
            return USING
        said = self.promise(ability.body) + sum(self.promise(cost) for cost in ability.costs)
        return USING + said if said > ENOUGH else NEVER

    def trade(self, mine: PieceView, other: PieceView) -> float:
        """Worth it if what dies there is worth more than what dies here; a location may be worn down."""
        blow = mine.stats.get("strength", 0) + dict(mine.keywords).get("challenger", 0)
        blow -= dict(other.keywords).get("resist", 0)
        back = other.stats.get("strength", 0) - dict(mine.keywords).get("resist", 0)
        if other.kind == "location":
            got = (value(other) + 2 * other.stats.get("lore", 0)) * min(blow / left(other), 1.0)
        else:
            got = self.danger(other) if blow >= left(other) else 0.0
        loss = value(mine) if back >= left(mine) else 0.1 * back
        worth = got - loss - mine.stats.get("lore", 0)
        return TRADING + worth if got > 0 and worth > 0 else NEVER

    def danger(self, piece: PieceView) -> float:
        """What a piece of the others is worth; its lore counts for more the nearer they are to the goal."""
        near = self.view.seats[piece.seat].points / self.view.goal
        return value(piece) + 2 * near * piece.stats.get("lore", 0)

    # --- choices ---

    def target(self, piece: PieceView, source: Card | None) -> float:
        """Where the effect that asks brings most."""
        mine = piece.seat == self.view.viewer
        if self.reach is None:
            return price(piece) if mine else -price(piece)
        return gain(self.reach, piece, mine=mine)

    def _asking(self, question: Question, source: Card) -> t.Effect | None:
        """The first effect of the source whose targets are all that is offered."""
        offered = [
            self.pieces[int(option[1])]
            for option in question.options
            if option[0] == "target" and int(option[1]) in self.pieces
        ]
        for effect, chosen in self._choosing(source):
            if offered and all(self.fits(chosen.filter, piece) for piece in offered):
                return effect
        return None

    def _choosing(self, source: Card) -> Iterator[tuple[t.Effect, t.Chosen]]:
        """What it says of pieces that are chosen, in the order of the text."""
        for node in t.nodes_of(source.abilities):
            for name in REACHING:
                target = getattr(node, name, None)
                if isinstance(target, t.Chosen) and target.zone == "play":
                    yield node, target  # type: ignore[misc]  # only effects reach

    # --- what a text promises ---

    def promise(self, effect: t.Effect) -> float:
        """What an effect of one's own would be worth, in cards."""
        match effect:
            case t.OneOf(options):
                return max(self.promise(option) for option in options)
            case t.ToDo(cost, body):
                return self.promise(cost) + self.promise(body) if self.payable(cost) else 0.0
            case t.InsteadIf(base, _, instead):
                return (self.promise(base) + self.promise(instead)) / 2
            case t.GainPoints(who, amount) | t.LosePoints(who, amount):
                sign = 1 if isinstance(effect, t.GainPoints) else -1
                return LORE * self.number(amount) * self.side(who) * sign
            case t.PayLess(test) if not self.held_back(test):
                return 0.0
            case t.MoveDamage(source, target, _):
                return min(self.reached(source, effect), self.reached(target, t.Deal(target, 2)))
        aim: t.Target | None = getattr(effect, "target", None)
        if aim == t.This() and self.using is not None:
            return gain(effect, self.using, mine=True)
        if aim is not None and self.on_board(aim):
            return self.reached(aim, effect)
        return super().promise(effect)

    def payable(self, cost: t.Effect) -> bool:
        """Whether there is somebody for a cost that chooses."""
        aim: t.Target | None = getattr(cost, "target", None)
        if not isinstance(aim, t.Chosen) or aim.zone != "play":
            return True
        return any(self.fits(aim.filter, piece) for piece in self.pieces.values())

    def held_back(self, test: t.Filter) -> bool:
        """Whether such a card waits in the hand."""
        cards = [self.cards[card.key] for card in self.mine.hand or ()]
        return any(
            fitting.fits(
                test,
                PieceView(0, card.key, self.mine.seat, card.kind, dict(card.stats), dict(card.stats), ()),
                card,
                self.mine.seat,
            )
            for card in cards
        )

    def reached(self, target: t.Target, effect: t.Effect) -> float:
        """What it brings on the board as it is."""
        if not self.on_board(target):
            return CARD / A_CARD
        return self.total(target, self.pieces.values(), self._gain(effect))

    def _gain(self, effect: t.Effect) -> Callable[[PieceView], float]:
        return lambda piece: gain(effect, piece, mine=piece.seat == self.view.viewer)

    def fits(self, test: t.Filter, piece: PieceView) -> bool:
        warded = piece.seat != self.view.viewer and "ward" in dict(piece.keywords)
        return not warded and fitting.fits(test, piece, self.cards[piece.key], self.view.viewer)
