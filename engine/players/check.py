"""The invariants of a game, asserted at every question of self-play."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations, islice, permutations
from typing import NamedTuple

import msgspec

from engine.games.registry import MANIFESTS
from engine.kernel.account import KEYWORD, STAT, accounts
from engine.kernel.game import FIELD_ZONE, NOWHERE, Game
from engine.kernel.look import Look, Projection
from engine.kernel.machine import WorkLimit, ask_again, take
from engine.kernel.project import project
from engine.kernel.question import ORDER, Answer, Leave, Option, Question, Refused
from engine.kernel.record import decoder
from engine.kernel.rulebook import Rulebook
from engine.kernel.state import CARD_MASK, Frame, State
from engine.kernel.view import SPECTATOR
from engine.kernel.viewing import build_view

MOST_ANSWERS = 200
"""Answers tried at one question; larger sets of subsets are cut here and counted as tried."""

NOBODY = -2
LEAST_DECK = 12

UNREPEATED = frozenset(("repeat", "start"))
"""A loop was noticed, and its answers were chosen, with the cards as they lay; dice say who chooses who starts."""

_encode = msgspec.msgpack.Encoder().encode


def secrets(game: str) -> Sequence[tuple[str, str]]:
    """Zones whose first card may change places with another one's last without anybody's knowing."""
    return MANIFESTS[game].trial.secrets if game in MANIFESTS else (("deck", "deck"),)


@cache
def unseen(game: str) -> frozenset[str]:
    """Zones that are opened to nobody; the check does not take the word of the rulebook that it watches."""
    return frozenset(zone for pair in secrets(game) for zone in pair)


@cache
def hidden(game: str) -> frozenset[str]:
    """Zones that are not opened to all."""
    return unseen(game) | {"hand"}


def answers(question: Question) -> Iterator[tuple[int, ...]]:
    """Every acceptable answer: each option, each subset of an acceptable size, each order."""
    count = len(question.options)
    if question.kind == ORDER:
        yield from permutations(range(count))
        return
    for size in range(question.least, question.most + 1):
        yield from combinations(range(count), size)


def adds_up(game: Game) -> Iterator[str]:
    """What a card is told to be made of comes to what it is."""
    looks = game.looks()
    for told in accounts(game):
        look = looks[told.ref]
        for what, values in ((STAT, look.stats), (KEYWORD, look.keywords)):
            wrong = {name: value for name, value in values.items() if told.total(name, what) != value}
            if wrong:
                yield f"the account of {told.key} does not come to {wrong}"


def kept(game: Game) -> Iterator[str]:
    """A projection that was kept is what a new one comes to."""
    if game.stale:
        return
    old = game.projection
    new = project(game)
    for ref, look in new.looks.items():
        if ref not in old.looks or _shown_by(old.looks[ref]) != _shown_by(look):
            yield f"{game.key(ref)} has changed and nobody was told"
    if list(old.looks) != list(new.looks) or _reaching(old) != _reaching(new):
        yield "what is in play has changed and nobody was told"


def _shown_by(look: Look) -> tuple[object, ...]:
    return (
        look.seat,
        look.card,
        look.stats,
        look.keywords,
        look.abilities,
        look.gained,
        look.bans,
        look.cans,
        [(event, number) for event, number, _ in look.listens],
    )


def _reaching(view: Projection) -> tuple[object, ...]:
    """Who listens, and all that lies on players and costs, by whose it is."""
    return (
        {event: [(look.source, number) for look, number, _ in found] for event, found in view.listeners.items()},
        [(number, source.source) for _, number, source, _ in view.discounts],
        [(deed, number, source.source) for deed, _, _, number, source in view.cheaper],
        [source.source for _, _, source in view.enters],
        [source.source for _, source in view.redirects],
        [(deed, seats, source.source) for deed, seats, _, source in view.player_bans],
        view.extra_ink,
    )


def asks_who_is_in(game: Game) -> Iterator[str]:
    """Who has left is asked nothing any more."""
    question = game.state.question
    if question is not None and game.state.players[question.seat].out:
        yield f"seat {question.seat} has left and is asked"


class Check:
    """Watches one game after another; each call looks at the open question and gives what is broken."""

    def __init__(self, rules: Rulebook) -> None:
        self._decode = decoder(rules)
        self._rules = rules

    def __call__(self, game: Game) -> Sequence[str]:
        question = game.state.question
        assert question is not None
        before = _encode(game.state)
        found = [*kept(game), *conserved(game), *adds_up(game), *asks_who_is_in(game)]
        found += [*self._round_trip(game, before), *self._menu(game, question)]
        found += self._accepts(game, question, before)
        found += self._refuses(game, question, before)
        found += self._hides(game, question, before)
        found += self._lets_go(game, before)
        self._set(game, before)
        where = f"input {question.no}, {question.kind} of seat {question.seat}"
        return [f"{where}: {finding}" for finding in found]

    def _set(self, game: Game, encoded: bytes) -> None:
        game.state = self._decode(encoded)
        game.stale = True
        game.events.clear()

    def _round_trip(self, game: Game, before: bytes) -> list[str]:
        again = _encode(self._decode(before))
        return [] if again == before else ["the snapshot does not survive a round trip"]

    def _accepts(self, game: Game, question: Question, before: bytes) -> list[str]:
        """Each offered answer is accepted and leads to a question or an end; taken twice it gives the same bytes."""
        found: list[str] = []
        for picks in islice(answers(question), MOST_ANSWERS):
            self._set(game, before)
            try:
                take(game, Answer(question.seat, picks))
            except (Refused, WorkLimit, LookupError, ValueError, TypeError, AssertionError, AttributeError) as error:
                found.append(f"answer {picks} of {question.options} fails: {error!r}")
                continue
            if game.state.question is None and game.state.outcome is None:
                found.append(f"answer {picks} leads to neither a question nor an end")
            found += conserved(game)
        self._set(game, before)
        return found

    def _lets_go(self, game: Game, before: bytes) -> list[str]:
        """Anybody may leave at any time; the others go on, or it is over (LOR 1.10.2.3)."""
        found: list[str] = []
        for seat in game.turn_order():
            self._set(game, before)
            take(game, Leave(seat))
            found += [*conserved(game), *asks_who_is_in(game)]
            question = game.state.question
            if question is None and game.state.outcome is None:
                found.append(f"when seat {seat} leaves there is neither a question nor an end")
        return found

    def _refuses(self, game: Game, question: Question, before: bytes) -> list[str]:
        """Wrong numbers, strangers and unknown options are refused and change nothing."""
        count = len(question.options)
        wrong = [
            Answer(question.seat, (count,)),
            Answer(question.seat, (-1,)),
            Answer(question.seat, (0, 0)),
            Answer(question.seat + 1, tuple(range(question.least))),
        ]
        if question.kind == ORDER:
            wrong.append(Answer(question.seat, (0,)))
        else:
            wrong.append(Answer(question.seat, tuple(range(question.most + 1))))
            if question.least:
                wrong.append(Answer(question.seat, tuple(range(question.least - 1))))
        found = []
        for answer in wrong:
            try:
                take(game, answer)
                found.append(f"{answer} is accepted")
                self._set(game, before)
            except Refused:
                pass
        return found if _encode(game.state) == before else [*found, "a refusal changed the state"]

    def _menu(self, game: Game, question: Question) -> list[str]:
        """Over the whole product of words and references the judge is silent exactly where the menu offers."""
        if question.kind != "action":
            return []
        offered = set(question.options)
        found = []
        for option in game.rules.sayable(game, question.seat):
            refusal = game.rules.judge(game, question.seat, option)
            if (refusal is None) != (option in offered):
                found.append(f"{option} offered {option in offered}, judged {refusal}")
        return found

    def _hides(self, game: Game, question: Question, before: bytes) -> list[str]:
        """Exchanging hidden cards changes nothing that is sent to whoever cannot see them, now or after an answer."""
        picks = next(answers(question), None)
        looping = ("repeat",) in question.options or game.state.going is not None
        if picks is None or question.kind in UNREPEATED or looping:
            return []
        found: list[str] = []
        chosen = [question.options[pick] for pick in picks]
        exchanges = [
            (seat, swap)
            for seat in game.turn_order(0)
            for swap in swaps(game, seat, chosen)
            if not _knows(game, question, swap)
        ]
        plain = self._told(game, question, chosen, NOBODY) if exchanges else None
        exchanges = [(seat, swap) for seat, swap in exchanges if not _shown(game, swap)]
        for seat, swap in exchanges:
            self._set(game, before)
            _exchange(game, swap.one, swap.other)
            ask_again(game)
            again = game.state.question
            if plain is None or again is None or not _acceptable(again, chosen) or _knows(game, again, swap):
                continue
            if not plain.equals(self._told(game, again, chosen, swap.known_to), swap):
                found.append(f"hidden cards {swap.one}, {swap.other} of seat {seat} show after {chosen}")
        self._set(game, before)
        return found

    def _told(self, game: Game, question: Question, chosen: list[Option], known_to: int) -> Told:
        """All that everybody but one is sent before and after an answer."""
        viewers = [viewer for viewer in (*game.turn_order(0), SPECTATOR) if viewer != known_to]
        asked = {viewer: _encode(build_view(game, viewer)) for viewer in viewers}
        game.events.clear()
        try:
            take(game, Answer(question.seat, tuple(question.options.index(option) for option in chosen)))
        except Refused as refused:
            return Told(question, asked, {}, str(refused))
        answered = {viewer: _encode(build_view(game, viewer, game.events)) for viewer in viewers}
        return Told(question, asked, answered)


class Told(NamedTuple):
    """What each viewer is sent when a question is asked, and after an answer; or why the answer was refused."""

    question: Question
    asked: dict[int, bytes]
    answered: dict[int, bytes]
    refused: str = ""

    def equals(self, other: Told, swap: Swap) -> bool:
        """Whether who cannot see two cards is sent the same, wherever those lie."""
        if self.refused or other.refused:
            return self.refused == other.refused
        same = all(
            self.asked[viewer] == sent and self.answered[viewer] == other.answered[viewer]
            for viewer, sent in other.asked.items()
        )
        options = [_without(told.question.options, swap) for told in (self, other)]
        return same and (swap.known_to == self.question.seat or options[0] == options[1])


def conserved(game: Game) -> list[str]:
    """Every card is in exactly one place."""
    state: State[Frame] = game.state
    places = [0] * len(state.zone)
    for player in state.players:
        for zone, cards in enumerate(player.zones):
            for card in cards:
                places[card] += 1
                if state.zone[card] != zone:
                    return [f"card {card} lies in zone {zone} and says {state.zone[card]}"]
    for piece in state.field.values():
        for card in piece.cards:
            places[card] += 1
            if state.zone[card] != FIELD_ZONE:
                return [f"card {card} is in play and says {state.zone[card]}"]
    nowhere = _under_way(game)
    lost = [card for card, times in enumerate(places) if times != (0 if card in nowhere else 1)]
    return [f"cards {lost} are not in exactly one place"] if lost else []


def _under_way(game: Game) -> set[int]:
    """Cards that lie nowhere for a good reason: being played, about to be, or of a player who has left."""
    state = game.state
    played = {getattr(frame, "card", 0) & CARD_MASK for frame in state.frames if getattr(frame, "card", 0)}
    played |= {ref & CARD_MASK for ref in state.after}
    return {
        card
        for card, zone in enumerate(state.zone)
        if zone == NOWHERE and (card in played or state.players[game.owner[card]].out or state.outcome is not None)
    }


class Swap(NamedTuple):
    """Two cards of a seat that change places, and the one seat that may know of it, NOBODY for none."""

    one: int
    other: int
    known_to: int


def swaps(game: Game, seat: int, chosen: list[Option]) -> Iterator[Swap]:
    """Exchanges of cards that the answer does not name: one between hand and deck, one among what nobody sees, one of
    a card that somebody has just looked at.

    At every other input the top of the deck is taken in place of its bottom.
    """
    answered = {int(arg) & CARD_MASK for option in chosen for arg in option[1:]}
    named = answered | {ref & CARD_MASK for slots in _slots(game) for slot in slots.values() for ref in slot}
    for slots in _slots(game):
        yield from _looked_at(game, seat, slots, answered, named)
    hand = [card for card in game.zone(seat, "hand") if card not in named]
    deck = game.zone(seat, "deck")
    at = -(game.state.no % 2)
    if hand and len(deck) >= LEAST_DECK and deck[at] not in named:
        yield Swap(hand[0], deck[at], seat)
    pairs = [(one, other) for one, other in secrets(game.rules.id) if one in game.index and game.zone(seat, one)]
    one, other = pairs[game.state.no % len(pairs)] if pairs else ("deck", "deck")
    first, last = game.zone(seat, one)[:1], game.zone(seat, other)[-1:]
    if first and last and first != last and not named.intersection((*first, *last)):
        yield Swap(first[0], last[0], NOBODY)


def _slots(game: Game) -> list[dict[str, list[int]]]:
    """What the abilities under way have named."""
    return [getattr(frame, "slots", {}) for frame in game.state.frames]


def _looked_at(
    game: Game, seat: int, slots: dict[str, list[int]], answered: set[int], named: set[int]
) -> Iterator[Swap]:
    """A card that one seat alone has looked at, and one out of the same player's deck that nobody has."""
    deck = [card for card in game.zone(seat, "deck") if card not in named]
    unopened = [ref for ref in slots.get("looked", ()) if ref not in slots.get("revealed", ())]
    looked = [
        card
        for card in (ref & CARD_MASK for ref in unopened if game.is_valid(ref))
        if game.owner[card] == seat and card not in answered and _is_hidden(game, card, unseen(game.rules.id))
    ]
    if looked and deck:
        yield Swap(looked[0], deck[-1], slots["looker"][0])


def _without(options: list[Option], swap: Swap) -> list[Option]:
    """Options with the places of the exchanged cards in place of the cards."""
    return [
        (
            word,
            *(
                arg & ~CARD_MASK if isinstance(arg, int) and arg & CARD_MASK in swap[:2] and arg > CARD_MASK else arg
                for arg in args
            ),
        )
        for word, *args in options
    ]


def _acceptable(question: Question, chosen: list[Option]) -> bool:
    return question.least <= len(chosen) <= max(question.most, question.least) and all(
        option in question.options for option in chosen
    )


def _knows(game: Game, question: Question, swap: Swap) -> bool:
    """Whether whoever answers may take one of the cards out of a deck, or out of a hand that was revealed to him: an
    effect has him look through it.
    """
    if question.kind != "card" or swap.known_to == question.seat:
        return False
    offered = {
        arg & CARD_MASK for option in question.options for arg in option[1:] if isinstance(arg, int) and arg > CARD_MASK
    }
    return any(card in offered and _is_hidden(game, card, hidden(game.rules.id)) for card in swap[:2])


def _shown(game: Game, swap: Swap) -> bool:
    """Whether an answer has just shown one of these cards to who did not know them: they may differ from now on."""
    if any(event.kind in ("reveal", "reveal_hand", "looked") for event in game.events):
        return True
    known = swap.known_to == game.owner[swap.one]
    zones = hidden(game.rules.id) if known else unseen(game.rules.id)
    return not all(_is_hidden(game, card, zones) for card in (swap.one, swap.other))


def _is_hidden(game: Game, card: int, zones: frozenset[str]) -> bool:
    zone = game.state.zone[card]
    return zone >= 0 and game.rules.zones[zone] in zones


def _exchange(game: Game, one: int, other: int) -> None:
    """Two hidden cards change places, and what has been looked at with them; their references keep their serials."""
    state = game.state
    before = state.refs[one], state.refs[other]
    for player in state.players:
        for cards in player.zones:
            cards[:] = [other if card == one else one if card == other else card for card in cards]
    state.zone[one], state.zone[other] = state.zone[other], state.zone[one]
    first, second = before
    state.refs[one] = second & ~CARD_MASK | one
    state.refs[other] = first & ~CARD_MASK | other
    moved = {before[0]: state.refs[other], before[1]: state.refs[one]}
    for slots in _slots(game):
        for name, refs in slots.items():
            slots[name] = [moved.get(ref, ref) for ref in refs]
    game.stale = True
