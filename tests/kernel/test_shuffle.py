"""Shuffles: fair, without bias, the same for the same key and place, never the same for another."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from itertools import permutations
from math import factorial

import pytest

from engine.kernel.record import shuffle
from engine.kernel.record.shuffle import Dice, commitment, key

KEY = b"k" * 32
CRITICAL = {3: 20.52, 4: 49.73}
"""Chi-square for 5 and 23 degrees of freedom at 0.001; the stream is fixed, so nothing here is left to luck."""


@pytest.mark.parametrize("count", [3, 4])
def test_every_order_is_equally_likely(count: int) -> None:
    tries = 500 * factorial(count)
    seen = Counter(tuple(Dice(KEY).order(count, no, 0)) for no in range(tries))
    expected = tries / factorial(count)
    chi_square = sum((seen[order] - expected) ** 2 / expected for order in permutations(range(count)))
    assert chi_square < CRITICAL[count]


@pytest.mark.parametrize("place", [0, 30, 59])
def test_every_card_of_a_deck_comes_to_every_place_equally_often(place: int) -> None:
    tries = 6000
    seen = Counter(Dice(KEY).order(60, no, 0)[place] for no in range(tries))
    chi_square = sum((seen[card] - tries / 60) ** 2 / (tries / 60) for card in range(60))
    assert chi_square < 98.3  # 59 degrees of freedom at 0.001


def test_numbers_that_would_bias_are_thrown_away(monkeypatch: pytest.MonkeyPatch) -> None:
    """65,535 = 3 * 21,845: of three things the number 65,535 would be one too many for the first."""
    monkeypatch.setattr(shuffle, "_numbers", lambda *place: (65535, 1, 0))
    rejected = Dice(KEY).order(3, 0, 0)
    monkeypatch.setattr(shuffle, "_numbers", lambda *place: (1, 0))
    assert rejected == Dice(KEY).order(3, 0, 0)
    monkeypatch.setattr(shuffle, "_numbers", lambda *place: (65534, 0))
    assert Dice(KEY).order(3, 0, 0) == [1, 0, 2]


@pytest.mark.parametrize("count", [0, 1, 2, 7, 60, 500])
def test_an_order_holds_each_thing_once(count: int) -> None:
    assert sorted(Dice(KEY).order(count, 3, 1)) == list(range(count))


def test_the_same_key_and_place_give_the_same_order() -> None:
    assert Dice(KEY).order(60, 12, 1) == Dice(KEY).order(60, 12, 1)


@pytest.mark.parametrize("other", [(b"K" * 32, 12, 1), (KEY, 13, 1), (KEY, 12, 2), (KEY, 121, 0)])
def test_another_key_input_or_shuffle_gives_another_order(other: tuple[bytes, int, int]) -> None:
    assert Dice(other[0]).order(60, *other[1:]) != Dice(KEY).order(60, 12, 1)


def test_the_key_hangs_on_secret_game_and_each_players_entropy_in_order() -> None:
    good = key(b"secret", "game", ("one", "two"))
    assert good == hmac.new(b"secret", b"game\0one\0two", hashlib.sha256).digest()
    for other in (
        key(b"Secret", "game", ("one", "two")),
        key(b"secret", "game2", ("one", "two")),
        key(b"secret", "game", ("two", "one")),
        key(b"secret", "game", ("one", "two", "")),
    ):
        assert other != good


def test_a_commitment_binds_the_secret_to_one_game() -> None:
    published = commitment(b"secret", "game")
    assert published == hashlib.sha256(b"kotatsu\0game\0secret").hexdigest()
    assert commitment(b"secret", "other") != published
    assert commitment(b"Secret", "game") != published
