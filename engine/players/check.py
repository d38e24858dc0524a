"""The invariants of a game, asserted at every question of self-play."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, islice, permutations
from typing import NamedTuple

import msgspec

from engine.kernel.characteristics.account import KEYWORD, STAT, accounts
from engine.kernel.characteristics.look import Look, Projection
from engine.kernel.characteristics.project import project
from engine.kernel.flow.machine import WorkLimit, ask_again, take
from engine.kernel.flow.rulebook import Rulebook
from engine.kernel.record.record import decoder, encoded
from engine.kernel.state.game import FIELD_ZONE, NOWHERE, Game
from engine.kernel.state.question import ORDER, Answer, Leave, Option, Question, Refused
from engine.kernel.state.state import CARD_MASK, Frame, State
from engine.kernel.state.tucked import UNDER
from engine.kernel.views.build import build_view
from engine.kernel.views.view import SPECTATOR
from engine.players.swaps import NOBODY, Swap, exchange, has_shown, knows, must_show, swaps, without

MOST_ANSWERS = 200
"""Answers tried at one question; larger sets of subsets are cut here and counted as tried."""

UNREPEATED = frozenset(("repeat", "start"))
"""A loop was noticed, and its answers were chosen, with the cards as they lay; dice say who chooses who starts."""

_encode = msgspec.msgpack.Encoder().encode


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
    shown, reaching = {ref: _shown_by(look) for ref, look in game.looks().items()}, _reaching(game.projection)
    game.touched[0] = True
    new = project(game)
    for ref, look in new.looks.items():
        if shown.get(ref) != _shown_by(look):
            yield f"{game.key(ref)} has changed and nobody was told"
    if list(shown) != list(new.looks) or reaching != _reaching(new):
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
        {
            event: [(look.source, number) for look, number, _ in listening]
            for event, listening in view.listeners().items()
        },
        [(number, source.source) for _, number, source, _ in view.discounts],
        [(deed, number, source.source) for deed, _, _, number, source in view.cheaper],
        [source.source for _, _, source in view.enters],
        [each.source.source for each in view.redirects],
        [(each.number, each.source.source, each.once) for each in view.lessened],
        [(deed, seats, source.source) for deed, seats, _, source in view.player_bans],
        view.allowances,
    )


def asks_who_is_in(game: Game) -> Iterator[str]:
    """Who has left is asked nothing any more."""
    question = game.state.question
    if question is not None and game.state.players[question.seat].out:
        yield f"seat {question.seat} has left and is asked"


class InvariantCheck:
    """Watches one game after another; each call looks at the open question and gives what is broken."""

    def __init__(self, rules: Rulebook) -> None:
        self._decode = decoder(rules)
        self._rules = rules

    def __call__(self, game: Game) -> Sequence[str]:
        question = game.state.question
        assert question is not None
        before = encoded(game.state)
        faults = [*kept(game), *conserved(game), *adds_up(game), *asks_who_is_in(game)]
        faults += [*self._round_trip(game, before), *self._menu(game, question)]
        faults += self._accepts(game, question, before)
        faults += self._refuses(game, question, before)
        faults += self._hides(game, question, before)
        faults += self._lets_go(game, before)
        self._set(game, before)
        where = f"input {question.no}, {question.kind} of seat {question.seat}"
        return [f"{where}: {finding}" for finding in faults]

    def _set(self, game: Game, encoded: bytes) -> None:
        game.state = self._decode(encoded)
        game.stale = True
        game.events.clear()

    def _round_trip(self, game: Game, before: bytes) -> list[str]:
        again = encoded(self._decode(before))
        return [] if again == before else ["the snapshot does not survive a round trip"]

    def _accepts(self, game: Game, question: Question, before: bytes) -> list[str]:
        """Each offered answer is accepted and leads to a question or an end; taken twice it gives the same bytes."""
        faults: list[str] = []
        for picks in islice(answers(question), MOST_ANSWERS):
            self._set(game, before)
            try:
                take(game, Answer(question.seat, picks))
            except (Refused, WorkLimit, LookupError, ValueError, TypeError, AssertionError, AttributeError) as error:
                faults.append(f"answer {picks} of {question.options} fails: {error!r}")
                continue
            if game.state.question is None and game.state.outcome is None:
                faults.append(f"answer {picks} leads to neither a question nor an end")
            faults += conserved(game)
        self._set(game, before)
        return faults

    def _lets_go(self, game: Game, before: bytes) -> list[str]:
        """Anybody may leave at any time; the others go on, or it is over (LOR 1.10.2.3)."""
        faults: list[str] = []
        for seat in game.turn_order():
            self._set(game, before)
            take(game, Leave(seat))
            faults += [*conserved(game), *asks_who_is_in(game)]
            question = game.state.question
            if question is None and game.state.outcome is None:
                faults.append(f"when seat {seat} leaves there is neither a question nor an end")
        return faults

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
        faults = []
        for answer in wrong:
            try:
                take(game, answer)
                faults.append(f"{answer} is accepted")
                self._set(game, before)
            except Refused:
                pass
        return faults if encoded(game.state) == before else [*faults, "a refusal changed the state"]

    def _menu(self, game: Game, question: Question) -> list[str]:
        """Over the whole product of words and references the judge is silent exactly where the menu offers."""
        if question.kind != "action":
            return []
        offered = set(question.options)
        faults = []
        for option in game.rules.sayable(game, question.seat):
            refusal = game.rules.judge(game, question.seat, option)
            if (refusal is None) != (option in offered):
                faults.append(f"{option} offered {option in offered}, judged {refusal}")
        return faults

    def _hides(self, game: Game, question: Question, before: bytes) -> list[str]:
        """Exchanging hidden cards changes nothing that is sent to whoever cannot see them, now or after an answer."""
        picks = next(answers(question), None)
        looping = ("repeat",) in question.options or game.state.going is not None
        if picks is None or question.kind in UNREPEATED or looping:
            return []
        faults: list[str] = []
        chosen = [question.options[pick] for pick in picks]
        exchanges = [
            (seat, swap)
            for seat in game.turn_order(0)
            for swap in swaps(game, seat, chosen)
            if not knows(game, question, swap)
        ]
        plain = self._told(game, question, chosen, NOBODY) if exchanges else None
        exchanges = [(seat, swap) for seat, swap in exchanges if not has_shown(game, swap)]
        for seat, swap in exchanges:
            self._set(game, before)
            exchange(game, swap.one, swap.other)
            ask_again(game)
            again = game.state.question
            if plain is None or again is None or not _acceptable(again, chosen) or knows(game, again, swap):
                continue
            told = self._told(game, again, chosen, swap.known_to)
            if not plain.equals(told, swap) and not must_show(game, swap):
                faults.append(f"hidden cards {swap.one}, {swap.other} of seat {seat} show after {chosen}")
        self._set(game, before)
        return faults

    def _told(self, game: Game, question: Question, chosen: list[Option], known_to: int) -> SentViews:
        """All that everybody but one is sent before and after an answer."""
        viewers = [viewer for viewer in (*game.turn_order(0), SPECTATOR) if viewer != known_to]
        asked = {viewer: _encode(build_view(game, viewer)) for viewer in viewers}
        game.events.clear()
        try:
            take(game, Answer(question.seat, tuple(question.options.index(option) for option in chosen)))
        except Refused as refused:
            return SentViews(question, asked, {}, str(refused))
        answered = {viewer: _encode(build_view(game, viewer, game.events)) for viewer in viewers}
        return SentViews(question, asked, answered)


class SentViews(NamedTuple):
    """What each viewer is sent when a question is asked, and after an answer; or why the answer was refused."""

    question: Question
    asked: dict[int, bytes]
    answered: dict[int, bytes]
    refused: str = ""

    def equals(self, other: SentViews, swap: Swap) -> bool:
        """Whether who cannot see two cards is sent the same, wherever those lie."""
        if self.refused or other.refused:
            return self.refused == other.refused
        same = all(
            self.asked[viewer] == sent and self.answered[viewer] == other.answered[viewer]
            for viewer, sent in other.asked.items()
        )
        options = [without(told.question.options, swap) for told in (self, other)]
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
            if state.zone[card] not in (FIELD_ZONE, UNDER):
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


def _acceptable(question: Question, chosen: list[Option]) -> bool:
    return question.least <= len(chosen) <= max(question.most, question.least) and all(
        option in question.options for option in chosen
    )
