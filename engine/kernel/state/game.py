"""A game in progress: the state, the compiled cards, the projection, and the primitive moves every rulebook uses."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from engine.kernel.cards.face import Face, Library
from engine.kernel.characteristics.aspect import ALWAYS, DAMAGE, EXERT, FIELD, HAND, NEAR, PRINT, of_zones
from engine.kernel.characteristics.lasting import LastingChange
from engine.kernel.characteristics.look import Look, Projection, last_known, printed
from engine.kernel.characteristics.project import project
from engine.kernel.flow.matching import hear
from engine.kernel.flow.reminding import MARK, remind
from engine.kernel.flow.rule_marks import rule
from engine.kernel.record.shuffle import Dice
from engine.kernel.state.departed import last_self, moved_along, part_from, renew_all, stack_of
from engine.kernel.state.event import EVERYBODY, Event
from engine.kernel.state.memory import remember
from engine.kernel.state.places import left_behind
from engine.kernel.state.question import Option
from engine.kernel.state.sides import side_of
from engine.kernel.state.state import CARD_BITS, CARD_MASK, NOBODY, Frame, Pending, Piece, Ref, Run, State, around
from engine.kernel.state.tucked import UNDER, untuck, with_under
from engine.kernel.views.view import Outcome

if TYPE_CHECKING:
    from engine.kernel.flow.rulebook import Rulebook

FIELD_ZONE = -1
NOWHERE = -2


class Game:
    """One game, won by `goal` points. `state` is plain data; everything else can be rebuilt from it."""

    def __init__(
        self,
        rules: Rulebook,
        library: Library,
        cards: Sequence[str],
        owners: Sequence[int],
        dice: Dice,
        state: State[Frame],
        flags: Mapping[str, object] | None = None,
    ) -> None:
        self.rules: Rulebook = rules
        self.library = library
        self.keys = cards
        self.owner = owners
        self.faces: list[Face] = [library.faces[key] for key in cards]
        self.dice = dice
        self.state = state
        self.flags = flags or {}
        goal = self.flags.get("goal")
        self.goal = goal if isinstance(goal, int) else rules.goal
        self.events: list[Event] = []
        self.telling = True
        self.reminds = MARK in library.marks and any(MARK in face.marks for face in self.faces)
        self.projection = Projection()
        self.printed: dict[Ref, Look] = {}
        self.stale = True
        self.touched: dict[Ref, bool] = {0: True}
        self.bound: dict[int, LastingChange] = {}
        self.shuffles = 0
        self.around = around(len(state.players))
        self.index = {zone: number for number, zone in enumerate(rules.zones)}
        self.resource = self.index.get(rules.resource, NOWHERE)
        self.heard = library.heard
        self.memories = library.memories
        self.aspects = of_zones(rules.zones, rules.areas)

    def twin(self) -> Game:
        """The same game, the state too, with events and a projection of its own."""
        twin = Game(self.rules, self.library, self.keys, self.owner, self.dice, self.state, self.flags)
        twin.telling, twin.shuffles = self.telling, self.shuffles
        return twin

    # --- seats ---

    @rule("LOR 1.6.2", "LOR 1.10.2.2")
    def turn_order(self, start: int = -1) -> list[int]:
        """The seats still in, from the active one (or `start`) to the left."""
        players = self.state.players
        first = start if start >= 0 else max(self.state.active, 0)
        order = []
        for seat in self.around[first]:
            if not players[seat].out:
                order.append(seat)
        return order

    @rule("LOR 1.10.1", "LOR 1.10.2", "LOR 1.10.2.1")
    def next_seat(self, seat: int) -> int:
        """The next seat still in, to the left (LOR 1.10.2.1)."""
        following = self.around[seat][1 % len(self.around)]
        return self.turn_order(following)[0] if self.state.players[following].out else following

    # --- looking ---

    @rule("LOR 7.8.1.1")
    def touch(self, aspects: int, ref: Ref = 0) -> None:
        """Say what has changed, `ref`: of which piece alone; the projection is made anew if something depends on it."""
        if aspects & PRINT:
            self.touched[ref] = True
        if self.stale:
            return
        near = self.projection.needs_of
        if aspects & (ALWAYS | self.projection.needs) or (near and aspects & (near.get(ref, 0) if ref else NEAR)):
            self.stale = True

    def view(self) -> Projection:
        """The current projection."""
        if self.stale:
            self.stale = False
            project(self)
        return self.projection

    def looks(self) -> dict[Ref, Look]:
        """The field as it is now, by reference; while it is being projected, as far as it has come."""
        return self.view().looks if self.stale else self.projection.looks

    def look(self, ref: Ref) -> Look:
        """What a reference is now; a departed piece answers as it last was, another card with its printed self."""
        looks = self.view().looks if self.stale else self.projection.looks
        return looks.get(ref) or last_known(self, ref) or printed(self, ref)

    def on_field(self, ref: Ref) -> bool:
        """Whether a reference names a piece in play."""
        return ref in self.state.field

    @rule("LOR 7.1.9.1")
    def is_valid(self, ref: Ref) -> bool:
        """Whether a reference still names the object it was made for."""
        return ref in self.state.field or (
            ref > 0
            and self.state.refs[ref & CARD_MASK] == ref
            and (self.state.zone[ref & CARD_MASK] >= 0 or self.state.zone[ref & CARD_MASK] == UNDER)
        )

    def zone(self, seat: int, name: str) -> list[int]:
        """The card numbers of a zone, top first."""
        return self.state.players[seat].zones[self.index[name]]

    def count(self, seat: int, name: str) -> int:
        """How many cards lie in a zone, or in an area made of several."""
        at = self.index.get(name)
        if at is not None:
            return len(self.state.players[seat].zones[at])
        return sum([len(self.zone(seat, part)) for part in self.rules.areas[name]])

    def zone_looks(self, seat: int, name: str) -> list[Look]:
        """The printed selves of the cards of a zone, or of an area made of several."""
        refs = self.state.refs
        parts = self.rules.areas.get(name, (name,))
        return [printed(self, refs[card]) for part in parts for card in self.zone(seat, part)]

    def options(self, seat: int, name: str) -> list[Option]:
        """The cards of a zone, to choose from."""
        return [("card", self.state.refs[card]) for card in self.zone(seat, name)]

    def top(self, seat: int, number: int) -> list[Ref]:
        """References of the top cards of a deck."""
        return [self.state.refs[card] for card in self.zone(seat, "deck")[: max(number, 0)]]

    def damage_on(self, ref: Ref) -> int:
        """The damage on a piece, now or last."""
        piece = self.state.field.get(ref) or self.look(ref).piece
        return piece.damage if piece else 0

    def note(self, ref: Ref, name: str) -> int:
        """A note on a piece, now or last."""
        piece = self.state.field.get(ref) or self.look(ref).piece
        return piece.notes.get(name, 0) if piece else 0

    # --- saying ---

    def tell(self, kind: str, *args: str | int, to: int = EVERYBODY) -> None:
        """Record an event for its audience."""
        if self.telling:
            self.events.append(Event(kind, args, to))

    def key(self, ref: Ref) -> str:
        """The card key of a reference: the top card of a piece."""
        return self.keys[self.top_card(ref)]

    def face(self, ref: Ref, card: int) -> Face:
        """What a card under a reference is taken for: what is printed, another one of its sides, or another card."""
        side = self.state.sides.get(ref, 0)
        return side_of(self, card, side) if side else self.faces[card]

    def top_card(self, ref: Ref) -> int:
        """The card number of a reference: of a piece, its top card."""
        piece = self.state.field.get(ref)
        return piece.cards[0] if piece else ref & CARD_MASK

    # --- moving ---

    @rule("LOR 8.1.5")
    def renew(self, card: int) -> Ref:
        """A new reference: the card is a new object now (ruling R-LOR-09)."""
        state = self.state
        state.serial += 1
        before = state.refs[card]
        state.refs[card] = ref = state.serial << CARD_BITS | card
        if state.leaving:
            part_from(self, before)
        if state.sides:
            state.sides.pop(before, None)
        if state.covered and card in state.covered:
            state.covered.remove(card)
        return ref

    def holder(self, card: int) -> int:
        """In whose zone a card lies, or lay last: its owner's, unless it came into another player's."""
        return self.state.holders.get(card, self.owner[card])

    def take_out(self, card: int, also: int = 0) -> None:
        """Out of its zone (not out of the field); `also`: what else changes with it."""
        state = self.state
        holders, zone = state.holders, state.zone[card]
        if zone >= 0:
            player = state.players[holders.pop(card, self.owner[card]) if holders else self.owner[card]]
            player.zones[zone].remove(card)
            if zone == self.resource:  # all alike there: what is spent stays (ruling R-LOR-68)
                player.spent = min(player.spent, len(player.zones[zone]))
            also |= self.aspects[zone]
        elif zone == UNDER:
            untuck(self, card)
        self.touch(also)

    def put(self, card: int, zone: str, *, top: bool = False, seat: int = NOBODY, covered: bool = False) -> Ref:
        """Into a zone as a new object, its owner's unless a seat is named; at the end unless `top`. `covered`: face
        down, where other cards of the zone are open."""
        state, number, owner = self.state, self.index[zone], self.owner[card]
        self.take_out(card, self.aspects[number] | HAND)
        if seat >= 0 and seat != owner:
            state.holders[card] = seat
        cards = state.players[seat if seat >= 0 else owner].zones[number]
        cards.insert(0 if top else len(cards), card)
        state.zone[card] = number
        ref = self.renew(card)
        if covered:
            state.covered.append(card)
        return ref

    def enter(
        self,
        card: int,
        *,
        keep: Ref = 0,
        exerted: bool = False,
        dry: bool = False,
        damage: int = 0,
        seat: int | None = None,
    ) -> Piece:
        """Onto the field as a new piece, its owner's or that `seat`'s; `keep`: the reference it was announced under."""
        self.take_out(card)
        self.state.zone[card] = FIELD_ZONE
        ref = keep or self.renew(card)
        seat = self.owner[card] if seat is None else seat
        piece = Piece(ref, seat, [card], self.state.serial, exerted, dry, damage, 0, {})
        self.state.field[ref] = piece
        self.touch(FIELD | HAND, ref)
        self.state.unsettled = True
        return piece

    def stack(self, card: int, ref: Ref) -> Piece:
        """On top of a piece, which keeps its identity, damage and effects (LOR 10.8)."""
        self.take_out(card)
        self.state.zone[card] = FIELD_ZONE
        self.state.refs[card] = ref
        piece = self.state.field[ref]
        piece.cards.insert(0, card)
        self.touch(FIELD | HAND, ref)
        self.state.unsettled = True
        return piece

    def depart(
        self,
        refs: Sequence[Ref],
        zone: str | Mapping[Ref, str],
        *,
        top: bool = False,
        beneath: str = "",
        held: bool = False,
        covered: bool = False,
        seat: int = NOBODY,
    ) -> dict[Ref, list[Ref]]:
        """Pieces leave the field for their owners' zone (each its own, where `zone` says so), whole stacks together;
        gives the new references.

        `beneath`: another zone of their owners, for the cards under the top one. `held`: the top card goes into its
        master's zone and not its owner's, or into that `seat`'s; `covered`: face down.

        Their last selves are remembered, under the new references too. Triggers must have been matched (LOR 8.4.4).
        """
        moved: dict[Ref, list[Ref]] = {}
        looks = self.looks()
        for ref in refs:
            self.state.gone[ref] = last_self(self, looks[ref])
        for ref in refs:
            piece = self.state.field.pop(ref)
            self.touch(FIELD, ref)
            for card in stack_of(piece):
                self.state.zone[card] = NOWHERE
            goal = zone if isinstance(zone, str) else zone[ref]
            first, *rest = stack_of(piece)
            moved[ref] = [self.put(first, goal, top=top, seat=piece.seat if held else seat, covered=covered)]
            moved[ref] += [self.put(card, beneath or goal, top=top) for card in rest]
            self.state.gone[moved[ref][0]] = self.state.gone[ref] = with_under(self.state.gone[ref], piece, moved[ref])
        for other in left_behind(self.state.field.values(), moved):
            self.touch(FIELD, other.ref)
        self.state.unsettled = True
        return moved

    def follow(self, moved: Mapping[Ref, list[Ref]], since: int) -> None:
        """Triggers matched since then follow the one move that they saw."""
        self.state.fresh[since:] = [moved_along(entry, moved) for entry in self.state.fresh[since:]]

    def lot(self, count: int) -> int:
        """One of so many, by the game's dice."""
        return self._throw(count)[0]

    def _throw(self, count: int) -> list[int]:
        """An order by the dice; what comes of it need not come again."""
        order = self.dice.order(count, self.state.no, self.shuffles)
        self.shuffles += 1
        if count > 1:
            self.state.since = -1
        return order

    @rule("LOR シャッフル", "MLP 1-3.1.1", "GOT 5.5.1", "GOT 5.5.1.1")
    def shuffle(self, seat: int, zone: str = "deck") -> None:
        """Randomise a zone by the game's dice; every card in it becomes a new object."""
        cards = self.zone(seat, zone)
        cards[:] = [cards[at] for at in self._throw(len(cards))]
        renew_all(self, cards)
        self.tell("shuffle", seat)

    def set_exerted(self, piece: Piece, exerted: bool) -> bool:
        """Turn a piece; says whether it changed."""
        if piece.exerted == exerted:
            return False
        piece.exerted = exerted
        self.touch(EXERT, piece.ref)
        return True

    def add_damage(self, piece: Piece, number: int) -> None:
        """Counters on or (negative) off a piece."""
        piece.damage = max(piece.damage + number, 0)
        self.state.unsettled = True
        self.touch(DAMAGE, piece.ref)

    # --- triggers ---

    def fire(
        self,
        event: str,
        subject: Ref = 0,
        counterpart: Ref = 0,
        *,
        seat: int = -1,
        amount: int = 0,
        role: str = "",
        by_damage: bool = False,
        nth: int = 0,
        since: int = -1,
    ) -> None:
        """Match an event against everything that listens; what triggers waits among the fresh (LOR 7.4.1).
        `since`: how many were fresh before the first of several events that happen at once.
        """
        if self.reminds:
            remind(self, event, subject, counterpart, seat=seat)
        if event in self.memories:
            remember(self, event, subject, counterpart, seat=seat, role=role, by_damage=by_damage)
        if event in self.heard:
            hear(self, event, subject, counterpart, seat, amount, role, by_damage, nth, since)

    # --- calling ---

    def end(self, winners: Sequence[int], rule: str, reason: str) -> None:
        """The game is over."""
        self.state.outcome = Outcome(tuple(winners), rule, reason)
        self.state.question = None
        self.tell("outcome", reason, *winners)

    def call(self, ability: int, seat: int, source: Ref, **slots: list[int]) -> Run:
        """A frame that resolves an ability of a card as it is now."""
        return Run(ability=ability, seat=seat, source=source, slots=slots, card=self.top_card(source))

    def resolve(self, entry: Pending, **slots: list[int]) -> Run:
        """A frame that resolves what was triggered, by the card that its holder was then."""
        return Run(
            ability=entry.ability,
            seat=entry.seat,
            source=entry.source,
            card=entry.card,
            slots={"subject": [entry.subject], "counterpart": [entry.counterpart], **slots},
        )
