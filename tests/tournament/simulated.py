"""Whole tournaments at random, with everything that people do to them, and the laws that hold whatever they do.

python -m tests.tournament.simulated --events 10000 --most 256
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections import Counter

from msgspec.structs import replace

from engine.tournament import (
    BY_LOTS,
    BYE,
    CUTS,
    DOUBLE,
    DROPPED,
    FINISHED,
    FORMS,
    PRESENT,
    ROUND_ROBIN,
    SEEDINGS,
    SWISS,
    Amend,
    Begin,
    Drop,
    Exchange,
    Extend,
    Finish,
    Input,
    LateJoin,
    NotAccepted,
    Register,
    Result,
    Return,
    Score,
    Seed,
    TournamentPlan,
    TournamentState,
    Unpair,
    champion,
    fold,
    needed,
    next_round,
    standings,
    take,
)

DECK = ("A-1",)
ROBIN_MOST = 20
STEPS = 4000
TOLD = 500
"""How far it has come is told after so many events."""


class Event:
    """One tournament, its journal, and the chance by which it goes."""

    def __init__(self, seed: int, most: int) -> None:
        self.pick = random.Random(seed)
        self.plan = self._plan()
        self.players = self._size(most)
        self.state = TournamentState(self.plan)
        self.journal: list[Input] = []
        self.slowest = 0.0

    def _plan(self) -> TournamentPlan:
        form = self.pick.choice((SWISS, SWISS, *FORMS))
        cut = self.pick.choice((0, *CUTS)) if form == SWISS else 0
        best_of = self.pick.choice((1, 3))
        cut_best_of = self.pick.choice((0, 3))
        return TournamentPlan(
            best_of=best_of,
            check_in=False,
            most=256,
            form=form,
            cut=cut,
            cut_best_of=cut_best_of,
            adapts=True,
            seeding=self.pick.choice((BY_LOTS, *SEEDINGS)),
        )

    def _size(self, most: int) -> int:
        """Small ones often, large ones now and then."""
        largest = min(most, ROBIN_MOST) if self.plan.form == ROUND_ROBIN else most
        return min(largest, round(2 * (largest / 2) ** self.pick.random()))

    def take(self, move: Input) -> bool:
        """Whether it was accepted; a refusal changes nothing."""
        try:
            after = take(self.state, move)
        except NotAccepted:
            return False
        self.state = after
        self.journal.append(move)
        return True

    def play(self) -> None:
        """From the registration to the end."""
        for player in range(self.players):
            assert self.take(Register(player, DECK))
        if self.plan.seeding != BY_LOTS:
            ranked = self.pick.sample(range(self.players), self.pick.randrange(self.players + 1))
            assert self.take(Seed(tuple(ranked)))
        assert self.take(Begin())
        for _ in range(STEPS):
            if self._step():
                break
        else:
            raise AssertionError("it never ends")
        assert self.take(Finish())
        self._over()

    def _step(self) -> bool:
        """Something happens; True when nothing is left to be done."""
        if self.state.open:
            self._report()
            self._meddle()
            return False
        if self.state.all_paired and self.pick.random() < 0.3:
            self.take(Extend())
        if self.state.all_paired or len(self.state.with_status(PRESENT)) < 2:
            return True
        self._pair()
        return False

    def _pair(self) -> None:
        before, began = self.state, time.process_time()
        move = next_round(before, f"seed {len(self.journal)}")
        self.slowest = max(self.slowest, time.process_time() - began)
        assert self.take(move), "what was drawn is accepted"
        self._paired_well(before)
        if self.pick.random() < 0.1:
            assert self.take(Unpair("typed too fast"))
            assert replace(self.state, attempt=0, no=0, length=0) == replace(before, attempt=0, no=0, length=0)
            assert self.take(next_round(self.state, "again"))
        if self.pick.random() < 0.1:
            one, other = self.pick.sample(range(len(self.state.players)), 2)
            self.take(Exchange(one, other, "brothers"))

    def _report(self) -> None:
        place = self.pick.choice(self.state.open)
        number = len(self.state.rounds) - 1
        assert self.take(Result(number, place, self._score(number)))

    def _score(self, number: int) -> Score:
        games = needed(self.state.best_of(number))
        lost = self.pick.randrange(games)
        scores = [Score((games, lost)), Score((lost, games)), Score((0, 0), 1), Score((0, 0), neither=True)]
        return self.pick.choices(scores, (8, 8, 2, 1))[0]

    def _meddle(self) -> None:
        chance = self.pick.random()
        someone = self.pick.randrange(len(self.state.players))
        if chance < 0.03:
            self.take(Drop(someone))
        elif chance < 0.05:
            self.take(Return(someone))
        elif chance < 0.07:
            self.take(LateJoin(len(self.state.players), DECK))
        elif chance < 0.09:
            number = self.pick.randrange(len(self.state.rounds))
            place = self.pick.randrange(len(self.state.rounds[number].matches))
            self.take(Amend(number, place, self._score(number), "seen again"))

    # --- laws ---

    def _paired_well(self, before: TournamentState) -> None:
        last = self.state.rounds[-1]
        seated = Counter(player for match in last.matches for player in match.pairing.players if player != BYE)
        assert set(seated.values()) == {1}, "nobody sits twice"
        assert all(self.state.players[player].status == PRESENT for player in seated)
        if self.state.in_bracket:
            assert set(seated) <= set(self.state.seeds)
            assert not any(match.pairing.is_bye for match in last.matches)
            return
        assert set(seated) == set(before.with_status(PRESENT)), "everybody who is there sits"
        if self.plan.form == ROUND_ROBIN:
            self._met_once()

    def _met_once(self) -> None:
        met = Counter(
            tuple(sorted(match.pairing.players))
            for each in self.state.rounds
            for match in each.matches
            if not match.pairing.is_bye
        )
        assert set(met.values()) <= {1}, "nobody meets the same twice"

    def _over(self) -> None:
        state = self.state
        assert state.phase == FINISHED
        assert fold(self.plan, self.journal) == state, "the journal alone gives it back"
        rows = standings(state)
        assert [row.place for row in rows] == sorted(row.place for row in rows)
        assert rows[0].place == 1
        assert len({row.player for row in rows}) == len(rows)
        if state.in_bracket and state.all_paired:
            self._bracket_over()

    def _bracket_over(self) -> None:
        state, best = self.state, champion(self.state)
        assert best is not None, "a bracket that is over has an end"
        if best != BYE and not any(isinstance(move, Amend) for move in self.journal):
            assert standings(state)[0].player == best
            lost = self._lost()
            assert lost[best] <= (1 if self.plan.form == DOUBLE else 0)
            out = 2 if self.plan.form == DOUBLE else 1
            there = [player for player in state.seeds if state.players[player].status != DROPPED and player != best]
            assert all(lost[player] >= out for player in there), "who is still there and has not won has lost"

    def _lost(self) -> Counter[int]:
        """So often each has lost in the bracket: a draw is lost by the lower seed."""
        lost: Counter[int] = Counter()
        for each in self.state.rounds[self.state.bracket_from :]:
            for match in each.matches:
                assert match.score is not None
                one, other = match.pairing.players
                first, second = match.score.points(0), match.score.points(1)
                if match.score.neither:
                    lost.update({one: 2, other: 2})
                elif first == second:
                    lost[max(one, other, key=self.state.seeds.index)] += 1
                else:
                    lost[other if first > second else one] += 1
        return lost


def simulate(seed: int, most: int) -> Event:
    """One whole event. Raises AssertionError where a law does not hold."""
    event = Event(seed, most)
    event.play()
    return event


def main() -> int:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--events", type=int, default=1000)
    reader.add_argument("--most", type=int, default=64)
    reader.add_argument("--seed", type=int, default=0)
    args = reader.parse_args()
    forms: Counter[str] = Counter()
    slowest, largest, broken = 0.0, 0, 0
    for seed in range(args.seed, args.seed + args.events):
        if seed > args.seed and not (seed - args.seed) % TOLD:
            print(f"{seed - args.seed} events, {broken} broken", flush=True)
        try:
            event = simulate(seed, args.most)
        except Exception as error:
            broken += 1
            print(f"seed {seed}: {error!r}", flush=True)
            continue
        forms[f"{event.plan.form}{'+cut' * bool(event.plan.cut)}"] += 1
        slowest, largest = max(slowest, event.slowest), max(largest, event.players)
    print(
        f"{args.events} events, {dict(forms)}, up to {largest} players, {broken} broken; "
        f"slowest pairing {slowest:.2f} s of processor time"
    )
    return int(broken > 0)


if __name__ == "__main__":
    sys.exit(main())
