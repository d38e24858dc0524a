"""The four trigger disciplines, each as a table: what waits, who picks, and in what order all of it resolves."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import pytest

from engine.kernel.flow.trigger import Bag, CheckTiming, Discipline, NewestFirst, OthersFirst
from engine.kernel.state.state import Pending

MASTERLESS, X, Y, Z = -1, 0, 1, 2
Pick = Callable[[Sequence[Pending]], Pending]


def first(entries: Sequence[Pending]) -> Pending:
    return entries[0]


def last(entries: Sequence[Pending]) -> Pending:
    return entries[-1]


class Bench:
    """Resolves triggers named by letters: `seats` says whose each is, `then` what triggers while one resolves."""

    def __init__(
        self,
        discipline: Discipline,
        seats: Mapping[str, int],
        then: Mapping[str, str] | None = None,
        order: Sequence[int] = (X, Y),
    ) -> None:
        self.discipline = discipline
        self.order = order
        self.then = then or {}
        self.entries = {name: Pending(at, seat, at, 0) for at, (name, seat) in enumerate(seats.items(), 1)}
        self.names = {entry.stamp: name for name, entry in self.entries.items()}
        self.waiting: list[Pending] = []
        self.pickers: list[int] = []

    def join(self, names: str) -> None:
        self.discipline.join(self.waiting, [self.entries[name] for name in names], self.order)

    @property
    def list(self) -> str:
        return "".join(self.names[entry.stamp] for entry in self.waiting)

    def run(self, fresh: str, pick: Pick = first) -> str:
        """The letters in the order in which they resolve."""
        self.join(fresh)
        done, resolver = "", -1
        while self.waiting:
            resolver, mine = self.discipline.choices(self.waiting, self.order, resolver)
            chosen = pick(mine)
            self.pickers.append(resolver)
            self.waiting.remove(chosen)
            done += self.names[chosen.stamp]
            self.join(self.then.get(self.names[chosen.stamp], ""))
        return done


# --- the bag (LOR 8.7) ---


@pytest.mark.parametrize(
    ("fresh", "then", "pick", "resolved"),
    [
        ("ab", {}, first, "ab"),  # one's own in any order
        ("ab", {}, last, "ba"),
        ("cad", {}, first, "acd"),  # the active player's first, whatever triggered first
        ("cabd", {}, last, "badc"),
        ("ac", {"a": "b"}, first, "abc"),  # a new one of the active player comes before the other's
        ("ac", {"a": "d"}, first, "acd"),
        ("cd", {"c": "a"}, first, "cda"),  # whoever resolves goes on until he has none, whoever's new ones wait
        ("ca", {"c": "b", "b": "d"}, first, "acbd"),
    ],
)
def test_bag(fresh: str, then: dict[str, str], pick: Pick, resolved: str) -> None:
    assert Bench(Bag(), {"a": X, "b": X, "c": Y, "d": Y}, then).run(fresh, pick) == resolved


def test_in_the_bag_each_player_picks_among_his_own_only() -> None:
    bench = Bench(Bag(), {"a": X, "b": X, "c": Y})
    bench.join("cab")
    seat, mine = bench.discipline.choices(bench.waiting, bench.order, -1)
    assert (seat, [bench.names[entry.stamp] for entry in mine]) == (X, ["a", "b"])


@pytest.mark.parametrize(("active", "resolved"), [((X, Y, Z), "abc"), ((Y, Z, X), "bca"), ((Z, X, Y), "cab")])
def test_the_bag_goes_round_the_table(active: tuple[int, ...], resolved: str) -> None:
    assert Bench(Bag(), {"a": X, "b": Y, "c": Z}, order=active).run("abc") == resolved


def test_the_bag_goes_on_round_the_table_from_who_resolves() -> None:
    """The third player's trigger makes all trigger again: he is done first, then it goes round from him."""
    seats = {"a": X, "b": Y, "c": Z, "p": X, "q": Y, "r": Z}
    assert Bench(Bag(), seats, {"c": "pqr"}, (X, Y, Z)).run("abc") == "abcrpq"


@pytest.mark.parametrize(("active", "left", "after"), [((X, Z), Y, Z), ((Y, Z), X, Y), ((X, Y), Z, X), ((Z, X), Y, Z)])
def test_the_bag_goes_on_to_the_left_of_a_resolver_who_has_left(active: tuple[int, ...], left: int, after: int) -> None:
    """LOR 8.7.7: in turn order, also where the one whose turn it was to resolve is no longer there."""
    bench = Bench(Bag(), {"a": X, "b": Y, "c": Z}, order=active)
    bench.join("".join(name for name, seat in (("c", Z), ("b", Y), ("a", X)) if seat in active))
    assert bench.discipline.choices(bench.waiting, bench.order, left)[0] == after


def test_nobody_orders_anything_before_it_joins_the_bag() -> None:
    bench = Bench(Bag(), {"a": X, "b": X})
    assert bench.discipline.to_order(list(bench.entries.values()), bench.order) is None


# --- the list, newest on top (MLP 5-4) ---


def test_list_mlp_5_4_6_0_the_other_players_last_one_lies_on_top() -> None:
    """X puts A, then B; Y puts D, then C: from top to bottom C, D, B, A."""
    bench = Bench(NewestFirst(), {"A": X, "B": X, "C": Y, "D": Y})
    bench.join("ABDC")
    assert bench.list == "CDBA"
    assert bench.run("") == "CDBA"


def test_list_mlp_5_4_5_0_what_triggers_meanwhile_waits_for_the_whole_effect_and_goes_on_top() -> None:
    bench = Bench(NewestFirst(), {"C": X, "B": X, "A": X, "E": X}, {"A": "E"})
    bench.join("CBA")
    assert bench.list == "ABC"
    assert bench.run("") == "AEBC"


def test_the_list_asks_the_active_player_first_and_only_who_has_several() -> None:
    bench = Bench(NewestFirst(), {"a": X, "b": Y, "c": Y})
    entries = list(bench.entries.values())
    asked = bench.discipline.to_order(entries, (X, Y))
    assert asked is not None
    assert (asked[0], [bench.names[entry.stamp] for entry in asked[1]]) == (Y, ["b", "c"])
    assert bench.discipline.to_order(entries[:2], (X, Y)) is None
    assert (
        Bench(NewestFirst(), {"a": X, "b": X, "c": Y, "d": Y}).discipline.to_order(
            [*Bench(NewestFirst(), {"a": X, "b": X, "c": Y, "d": Y}).entries.values()], (Y, X)
        )[0]
        == Y
    )  # type: ignore[index]


def test_nobody_picks_from_the_list() -> None:
    bench = Bench(NewestFirst(), {"a": X, "b": Y})
    bench.join("ab")
    assert [len(bench.discipline.choices(bench.waiting, bench.order, -1)[1])] == [1]


# --- check timing (GOT 10.5.3) ---


@pytest.mark.parametrize(
    ("fresh", "then", "resolved"),
    [
        ("ca", {}, "ac"),  # the turn player's before the other's
        ("cam", {}, "mac"),  # masterless ones before both
        ("ab", {"a": "m"}, "amb"),  # one, then all over again: a new masterless one comes next
        ("cd", {"c": "a"}, "cad"),  # ... and so does a new one of the turn player
        ("acd", {"a": "b", "c": "m"}, "abcmd"),
    ],
)
def test_check_timing(fresh: str, then: dict[str, str], resolved: str) -> None:
    assert Bench(CheckTiming(), {"a": X, "b": X, "c": Y, "d": Y, "m": MASTERLESS}, then).run(fresh) == resolved


def test_at_check_timing_the_turn_player_plays_what_has_no_master() -> None:
    bench = Bench(CheckTiming(), {"m": MASTERLESS, "c": X, "a": Y}, order=(Y, X))
    assert bench.run("mca") == "mac"
    assert bench.pickers == [Y, Y, X]


def test_check_timing_differs_from_the_bag_where_the_other_player_resolves() -> None:
    seats, then = {"a": X, "c": Y, "d": Y}, {"c": "a"}
    assert Bench(Bag(), seats, then).run("cd") == "cda"
    assert Bench(CheckTiming(), seats, then).run("cd") == "cad"


# --- the other player first (HM 408) ---


@pytest.mark.parametrize(
    ("fresh", "pick", "resolved"),
    [
        ("ac", first, "ca"),
        ("abcd", first, "cdab"),
        ("abcd", last, "dcba"),
    ],
)
def test_others_first(fresh: str, pick: Pick, resolved: str) -> None:
    assert Bench(OthersFirst(), {"a": X, "b": X, "c": Y, "d": Y}).run(fresh, pick) == resolved


def test_what_jumps_comes_before_all_others() -> None:
    bench = Bench(OthersFirst(lambda entry: entry.ability == 2), {"a": X, "b": X, "c": Y})
    assert bench.run("abc") == "bca"


@pytest.mark.parametrize("discipline", [Bag(), CheckTiming(), OthersFirst()])
def test_triggers_of_who_is_not_in_the_game_are_a_fault(discipline: Discipline) -> None:
    bench = Bench(discipline, {"c": Z})
    bench.join("c")
    with pytest.raises(ValueError, match="nobody in the game"):
        discipline.choices(bench.waiting, (X, Y), -1)
