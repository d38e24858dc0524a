"""A game in progress: the state, the compiled cards, the projection, and the primitive moves every rulebook uses."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from engine.kernel import tree as t
from engine.kernel.aspect import DAMAGE, EXERT, FIELD, HAND, ZONES
from engine.kernel.event import EVERYBODY, Event
from engine.kernel.face import Face, Library, Listen
from engine.kernel.filters import Context, during_turn
from engine.kernel.lasting import mods
from engine.kernel.look import Look, Mod, Projection, last_known, printed, project
from engine.kernel.memory import remember
from engine.kernel.reminding import MARK, remind
from engine.kernel.rule import rule
from engine.kernel.shuffle import Dice
from engine.kernel.state import CARD_BITS, CARD_MASK, Frame, Gone, Pending, Piece, Ref, Run, State
from engine.kernel.trigger import manner_fits
from engine.kernel.view import Outcome

if TYPE_CHECKING:
    from engine.kernel.rulebook import Rulebook

FIELD_ZONE = -1
NOWHERE = -2
BY_SEAT = frozenset((
    "play", "discard", "turn_start", "turn_end", "heal", "ready", "ink", "draw", "inspire", "advance", "plan_removed",
))
COUNTED = frozenset(("discard",))
"""Told once of several cards: a "whenever" of each card is met as often as there are cards."""


class Game:
    """One game, won by `goal` points. `state` is plain data; everything else can be rebuilt from it."""

    def __init__(self, rules: Rulebook, library: Library, cards: Sequence[str], owners: Sequence[int], dice: Dice,
                 state: State[Frame], flags: Mapping[str, object] | None = None) -> None:
        self.rules = rules
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
        self.reminds = any(MARK in face.marks for face in self.faces)
        self.projection = Projection()
        self.stale = True
        self.shuffles = 0
        self.index = {zone: number for number, zone in enumerate(rules.zones)}
        self.heard = library.heard
        self.aspects = [ZONES.get(zone, 0) for zone in rules.zones]
        for area, parts in rules.areas.items():
            for part in parts:
                self.aspects[self.index[part]] |= ZONES[area]

    # --- seats ---

    @rule("LOR 1.6.2", "LOR 1.10.2.2",
          off=lambda self, start=-1: [seat for seat, player in enumerate(self.state.players) if not player.out])
    def turn_order(self, start: int = -1) -> list[int]:
        """The seats still in, from the active one (or `start`) to the left."""
        players = self.state.players
        count = len(players)
        first = start if start >= 0 else max(self.state.active, 0)
        return [seat % count for seat in range(first, first + count) if not players[seat % count].out]

    @rule("LOR 1.10.1", "LOR 1.10.2", "LOR 1.10.2.1", off=lambda self, seat: 1 - seat)
    def next_seat(self, seat: int) -> int:
        """The next seat still in, to the left (LOR 1.10.2.1)."""
        order = self.turn_order((seat + 1) % len(self.state.players))
        return order[0]

    # --- looking ---

    @rule("LOR 7.8.1.1")
    def touch(self, aspects: int) -> None:
        """Say what has changed; the projection is made anew only if something depends on it."""
        if aspects & (FIELD | self.projection.needs):
            self.stale = True

    def view(self) -> Projection:
        """The current projection."""
        if self.stale:
            self.stale = False
            project(self)
        return self.projection

    def looks(self) -> dict[Ref, Look]:
        """The field as it is now, by reference; while it is being projected, as far as it has come."""
        return self.view().looks

    def look(self, ref: Ref) -> Look:
        """What a reference is now; a departed piece answers as it last was, another card with its printed self."""
        return self.looks().get(ref) or last_known(self, ref) or printed(self, ref)

    def on_field(self, ref: Ref) -> bool:
        """Whether a reference names a piece in play."""
        return ref in self.state.field

    @rule("LOR 7.1.9.1", off="True")
    def is_valid(self, ref: Ref) -> bool:
        """Whether a reference still names the object it was made for."""
        return ref in self.state.field or (
            ref > 0 and self.state.refs[ref & CARD_MASK] == ref and self.state.zone[ref & CARD_MASK] >= 0
        )

    def zone(self, seat: int, name: str) -> list[int]:
        """The card numbers of a zone, top first."""
        return self.state.players[seat].zones[self.index[name]]

    def count(self, seat: int, name: str) -> int:
        """How many cards lie in a zone, or in an area made of several."""
        zones = self.state.players[seat].zones
        if name in self.rules.areas:
            return sum(len(zones[self.index[part]]) for part in self.rules.areas[name])
        return len(zones[self.index[name]])

    def zone_looks(self, seat: int, name: str) -> list[Look]:
        """The printed selves of the cards of a zone, or of an area made of several."""
        refs = self.state.refs
        parts = self.rules.areas.get(name, (name,))
        return [printed(self, refs[card]) for part in parts for card in self.zone(seat, part)]

    def top(self, seat: int, number: int) -> list[Ref]:
        """References of the top cards of a deck."""
        return [self.state.refs[card] for card in self.zone(seat, "deck")[:max(number, 0)]]

    def damage_on(self, ref: Ref) -> int:
        """The damage on a piece, now or last."""
        piece = self.state.field.get(ref)
        return piece.damage if piece else self.look(ref).damage

    def note(self, ref: Ref, name: str) -> int:
        """A note on a piece, now or last."""
        piece = self.state.field.get(ref) or self.look(ref).piece
        return piece.notes.get(name, 0) if piece else 0

    def lasting_mods(self, looks: Mapping[Ref, Look]) -> list[Mod]:
        """Effects that resolved abilities left behind, as entries of the projection."""
        return mods(self, looks)

    # --- saying ---

    def tell(self, kind: str, *args: str | int, to: int = EVERYBODY) -> None:
        """Record an event for its audience."""
        if self.telling:
            self.events.append(Event(kind, args, to))

    def key(self, ref: Ref) -> str:
        """The card key of a reference: the top card of a piece."""
        piece = self.state.field.get(ref)
        return self.keys[piece.cards[0] if piece else ref & CARD_MASK]

    # --- moving ---

    @rule("LOR 8.1.5", off=lambda self, card: self.state.refs[card])
    def renew(self, card: int) -> Ref:
        """A new reference: the card is a new object now (ruling R-LOR-09)."""
        state = self.state
        state.serial += 1
        ref = state.refs[card] = state.serial << CARD_BITS | card
        return ref

    def take_out(self, card: int) -> None:
        """Out of its zone (not out of the field)."""
        zone = self.state.zone[card]
        if zone >= 0:
            self.state.players[self.owner[card]].zones[zone].remove(card)

    def put(self, card: int, zone: str, *, top: bool = False) -> Ref:
        """Into its owner's zone, as a new object; at the end unless `top`."""
        self.take_out(card)
        number, before = self.index[zone], self.state.zone[card]
        cards = self.state.players[self.owner[card]].zones[number]
        if top:
            cards.insert(0, card)
        else:
            cards.append(card)
        self.state.zone[card] = number
        self.touch(self.aspects[number] | (self.aspects[before] if before >= 0 else 0) | HAND)
        return self.renew(card)

    def enter(self, card: int, *, keep: Ref = 0, exerted: bool = False, dry: bool = False, damage: int = 0) -> Piece:
        """Onto its owner's field as a new piece; `keep`: the reference it was announced under."""
        self.take_out(card)
        self.state.zone[card] = FIELD_ZONE
        ref = keep or self.renew(card)
        piece = Piece(ref, self.owner[card], [card], self.state.serial, exerted, dry, damage, 0, {})
        self.state.field[ref] = piece
        self.touch(FIELD | HAND)
        self.state.unsettled = True
        return piece

    def stack(self, card: int, ref: Ref) -> Piece:
        """On top of a piece, which keeps its identity, damage and effects (LOR 10.8)."""
        self.take_out(card)
        self.state.zone[card] = FIELD_ZONE
        self.state.refs[card] = ref
        piece = self.state.field[ref]
        piece.cards.insert(0, card)
        self.touch(FIELD | HAND)
        self.state.unsettled = True
        return piece

    def depart(self, refs: Sequence[Ref], zone: str | Mapping[Ref, str], *, top: bool = False) -> dict[Ref, list[Ref]]:
        """Pieces leave the field for their owners' zone (each its own, where `zone` says so), whole stacks together;
        gives the new references.

        Their last selves are remembered, under the new references too, which is what triggers follow. Triggers must
        have been matched before (LOR 8.4.4).
        """
        moved: dict[Ref, list[Ref]] = {}
        looks = self.looks()
        for ref in refs:
            self.state.gone[ref] = _gone(looks[ref])
        for ref in refs:
            piece = self.state.field.pop(ref)
            for card in stack_of(piece):
                self.state.zone[card] = NOWHERE
            goal = zone if isinstance(zone, str) else zone[ref]
            moved[ref] = [self.put(card, goal, top=top) for card in stack_of(piece)]
            self.state.gone[moved[ref][0]] = self.state.gone[ref]
        for other in self.state.field.values():
            if other.at in moved:
                other.at = 0
        self.touch(FIELD)
        self.state.unsettled = True
        return moved

    def follow(self, moved: Mapping[Ref, list[Ref]], since: int) -> None:
        """Triggers matched since then follow the one move that they saw."""
        fresh = self.state.fresh
        for at in range(since, len(fresh)):
            old = fresh[at]
            fresh[at] = Pending(
                old.stamp, old.seat, old.ability, moved.get(old.source, (old.source,))[0],
                moved.get(old.subject, (old.subject,))[0], moved.get(old.counterpart, (old.counterpart,))[0],
                old.amount, old.group,
            )

    def lot(self, count: int) -> int:
        """One of so many, by the game's dice."""
        order = self.dice.order(count, self.state.no, self.shuffles)
        self.shuffles += 1
        return order[0]

    @rule("LOR シャッフル", "MLP 1-3.1.1")
    def shuffle(self, seat: int, zone: str = "deck") -> None:
        """Randomise a zone by the game's dice; every card in it becomes a new object."""
        cards = self.zone(seat, zone)
        order = self.dice.order(len(cards), self.state.no, self.shuffles)
        self.shuffles += 1
        cards[:] = [cards[at] for at in order]
        for card in cards:
            self.renew(card)
        self.tell("shuffle", seat)

    def set_exerted(self, piece: Piece, exerted: bool) -> bool:
        """Turn a piece; says whether it changed."""
        if piece.exerted == exerted:
            return False
        piece.exerted = exerted
        self.touch(EXERT)
        return True

    def add_damage(self, piece: Piece, number: int) -> None:
        """Counters on or (negative) off a piece."""
        piece.damage = max(piece.damage + number, 0)
        self.state.unsettled = True
        self.touch(DAMAGE)

    # --- triggers ---

    def fire(self, event: str, subject: Ref = 0, counterpart: Ref = 0, *, seat: int = -1, amount: int = 0,
             role: str = "", by_damage: bool = False, nth: int = 0, since: int = -1) -> None:
        """Match an event against everything that listens; what triggers waits among the fresh (LOR 7.4.1).

        `since`: how many were fresh before the first of several events that happen at once.
        """
        if self.reminds:
            remind(self, event, subject, counterpart, seat=seat)
        if self.library.memories:
            remember(self, event, subject, counterpart, seat=seat, role=role, by_damage=by_damage)
        if event not in self.heard:
            return
        earlier = self.state.fresh[since:] if since >= 0 else []
        for look, number, listen in self.view().listeners.get(event, ()):
            assert isinstance(listen, Listen)
            if listen.yours and not during_turn(self, look.seat):
                continue
            if listen.theirs and during_turn(self, look.seat):
                continue
            if not self.whose_deed(listen, look.seat, seat):
                continue
            if (listen.nth and listen.nth != nth) or listen.least > amount:
                continue
            one, two = subject, counterpart
            if listen.manner and not manner_fits(listen.manner, role, by_damage):
                continue
            if listen.manner == "by_counterpart":
                one, two = counterpart, subject
            if listen.once and self.had_its_turn(look, number):
                continue
            if self.fits(listen, look, one, two):
                known = self.state.serial
                for _ in range(self.times_met(listen, look, number, event, amount, earlier)):
                    self._trigger(look, number, one, two, amount)
                if listen.once and look.piece is not None and self.state.serial != known:
                    look.piece.notes[f"once:{number}"] = self.state.turn

    def had_its_turn(self, look: Look, number: int) -> bool:
        """Whether an ability that triggers once in a turn already has."""
        return look.piece is not None and look.piece.notes.get(f"once:{number}") == self.state.turn

    @rule("MLP 5-1.1.3", off=lambda self, listen, look, number, event, amount, earlier: 1)
    def times_met(self, listen: Listen, look: Look, number: int, event: str, amount: int,
                  earlier: Sequence[Pending]) -> int:
        """Of what happens several times at once a "whenever" counts each, a "when" all together once: not again if it
        has been met `earlier` among them."""
        if listen.times == "each":
            return max(amount, 1) if event in COUNTED else 1
        if listen.times == "once":
            return 0 if any(entry.ability == number and entry.source == look.source for entry in earlier) else 1
        return 1

    def trigger_own(self, event: str, ref: Ref) -> list[int]:
        """A card outside the field triggers by its own text; gives the stamps of what waits now."""
        look = printed(self, ref)
        since = len(self.state.fresh)
        for name, number, _ in look.listens:
            if name == event:
                self._trigger(look, number, ref, 0, 0)
        return [entry.stamp for entry in self.state.fresh[since:]]

    def whose_deed(self, listen: Listen, mine: int, seat: int) -> bool:
        """Whether a deed of that seat is one that a trigger of mine waits for."""
        if listen.event not in BY_SEAT or isinstance(listen.by, t.Players):
            return True
        return (mine == seat) == isinstance(listen.by, t.You)

    def fits(self, listen: Listen, context: Context, subject: Ref, counterpart: Ref) -> bool:
        """Whether the cards of an event are those that a trigger waits for."""
        if listen.subject is not None and not listen.subject(self, self.look(subject), context):
            return False
        return listen.counterpart is None or listen.counterpart(self, self.look(counterpart), context)

    @rule("LOR 7.4.1")
    def _trigger(self, look: Look, number: int, subject: Ref, counterpart: Ref, amount: int) -> None:
        """Once for each time that its condition is met; the additional condition is read now, unless the rulebook
        reads it as what triggered joins the others."""
        ability = self.library.abilities[number]
        if ability.condition is not None and not self.rules.asks_late:
            context = Run(ability=number, seat=look.seat, source=look.source,
                          slots={"subject": [subject], "counterpart": [counterpart]})
            if not self.holds_at_trigger(number, context):
                return
        self.state.serial += 1
        self.state.fresh.append(Pending(
            self.state.serial, look.seat, number, look.source, subject, counterpart, amount, look.target,
        ))

    @rule("LOR 7.4.4.1", off="True")
    def holds_at_trigger(self, number: int, context: Context) -> bool:
        """Whether an ability's additional condition holds (LOR 7.4.4.1)."""
        test = self.library.abilities[number].condition
        return test is None or test(self, context)

    # --- calling ---

    def end(self, winners: Sequence[int], rule: str, reason: str) -> None:
        """The game is over."""
        self.state.outcome = Outcome(tuple(winners), rule, reason)
        self.state.question = None
        self.tell("outcome", reason, *winners)

    def call(self, ability: int, seat: int, source: Ref, **slots: list[int]) -> Run:
        """A frame that resolves an ability."""
        return Run(ability=ability, seat=seat, source=source, slots=slots)


@rule("LOR 10.8.6", off=lambda piece: piece.cards[:1])
def stack_of(piece: Piece) -> list[int]:
    """The whole stack leaves play together, and is no stack any more."""
    return piece.cards


@rule("MLP 2-7.2.1c", "MLP 2-7.2.2f", off=lambda look: Gone(
    look.seat, look.card, look.face.stats, look.keywords, 0, False, look.piece.notes))
def _gone(look: Look) -> Gone:
    """What lay on it stays known while it is under way."""
    piece = look.piece
    assert piece is not None
    return Gone(piece.seat, piece.cards[0], look.stats, look.keywords, piece.damage, piece.exerted, piece.notes)
